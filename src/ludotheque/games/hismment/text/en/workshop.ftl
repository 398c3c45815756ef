# The workshop: decks of one's own.
workshop-deck = Decks
deck-emberfront = Emberfront
deck-high-battery = High Battery
deck-dusk-coven = Dusk Coven
deck-wildwood = Wildwood
deck-golden-caravan = Golden Caravan
deck-stone-rampart = Stone Rampart
deck-stormwatch = Stormwatch
deck-evergreen-choir = Evergreen Choir
deck-plague-cart = Plague Cart
deck-iron-works = Iron Works

section-terrain = Terrains
section-hero = Heroes
section-equipment = Equipment
section-attack = Attacks
section-chapter = Chapters
facet-element = Element
facet-class = Class
facet-type = Type
facet-level = Level
facet-rarity = Rarity
scale-price = Price

figure-cards = Cards
figure-terrains = Terrains
figure-first-heroes = Level-1 heroes
figure-evolutions = Evolutions
figure-equipment = Equipment
figure-attacks = Attacks
figure-chapters = Chapters
figure-price = Price of everything

problem-cards = a deck has 40 cards, not { $n }
problem-terrains = a deck has 3 Terrains, not { $n }
problem-first-heroes = a deck has 3 Level-1 heroes or more, who start in Prison; here there are { $n }
problem-twice = { $card } is in the deck { $n } times; only Chapters may repeat
problem-chapters = { $card } is in the deck { $n } times; at most { $most } were agreed
problem-no-limits = with both limits off, bots could play for ever
problem-no-lower-hero = { $card } can only be sold: { $lower_card }, a lower level of it, is not in the deck
problem-no-element = { $card } can only be sold: no hero of the deck has the element { $element }
problem-attack-gap = { $card } can only be sold: the attack levels below it are not in the deck
problem-no-class = { $card } can only be sold: no hero of the deck is of the class { $class }
problem-gear-gap = { $card } can only be sold: the level below it ({ $type }) is not in the deck
problem-chapter-gap = { $card } can only be sold: the earlier part of its series is not in the deck
problem-spare-heroes = { $n ->
    [one] one Level-1 hero too many can only be sold
   *[other] { $n } Level-1 heroes too many can only be sold
}
problem-harmless = without an Offensive attack the heroes deal no attack damage
