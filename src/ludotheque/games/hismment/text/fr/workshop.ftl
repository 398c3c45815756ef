# L’atelier : des decks à soi.
workshop-deck = Decks
deck-emberfront = Front de braise
deck-high-battery = Haute batterie
deck-dusk-coven = Cercle du soir
deck-wildwood = Bois sauvage
deck-golden-caravan = Caravane d’or
deck-stone-rampart = Rempart de pierre
deck-stormwatch = Guet d’orage
deck-evergreen-choir = Chœur toujours vert
deck-plague-cart = Charrette de peste
deck-iron-works = Forges

section-terrain = Terrains
section-hero = Héros
section-equipment = Équipements
section-attack = Attaques
section-chapter = Chapitres
facet-element = Élément
facet-class = Classe
facet-type = Type
facet-level = Niveau
facet-rarity = Rareté
scale-price = Prix

figure-cards = Cartes
figure-terrains = Terrains
figure-first-heroes = Héros de niveau 1
figure-evolutions = Évolutions
figure-equipment = Équipements
figure-attacks = Attaques
figure-chapters = Chapitres
figure-price = Prix de l’ensemble

problem-cards = un deck compte 40 cartes, pas { $n }
problem-terrains = un deck compte 3 Terrains, pas { $n }
problem-first-heroes = un deck compte au moins 3 Héros de niveau 1, qui commencent en Prison ; ici il y en a { $n }
problem-twice = { $card } est { $n } fois dans le deck ; seuls les Chapitres peuvent se répéter
problem-chapters = { $card } est { $n } fois dans le deck ; on a convenu de { $most } au plus
problem-no-limits = sans aucune des deux limites, des bots pourraient jouer sans fin
problem-no-lower-hero = on ne peut que vendre { $card } : { $lower_card }, un de ses niveaux inférieurs, n’est pas dans le deck
problem-no-element = on ne peut que vendre { $card } : aucun Héros du deck n’a l’élément { $element }
problem-attack-gap = on ne peut que vendre { $card } : les attaques des niveaux inférieurs ne sont pas dans le deck
problem-no-class = on ne peut que vendre { $card } : aucun Héros du deck n’est de la classe { $class }
problem-gear-gap = on ne peut que vendre { $card } : le niveau inférieur ({ $type }) n’est pas dans le deck
problem-chapter-gap = on ne peut que vendre { $card } : la partie précédente de la série n’est pas dans le deck
problem-spare-heroes = { $n ->
    [one] un Héros de niveau 1 de trop ne peut qu’être vendu
   *[other] { $n } Héros de niveau 1 de trop ne peuvent qu’être vendus
}
problem-harmless = sans attaque offensive, les Héros n’infligent aucun dégât d’attaque
