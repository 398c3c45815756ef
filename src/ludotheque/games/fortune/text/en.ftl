title = Fortune and Glory
blurb = The 1930s, a world map, lost artifacts. Outrun your rivals, or stand together against villains, one cliffhanger at a time.
mode-basic = Basic: a race for fortune
mode-basic-help = Hunt artifacts, survive dangers, sell what you found. The shortest rules, for a first evening.
mode-advanced = Advanced: temples, villains, zeppelin
mode-advanced-help = The same race with everything in the box: temples that collapse, villains with plans of their own, the war zeppelin.
mode-coop_nazi = Together against the Nazis
mode-coop_nazi-help = One to eight heroes on one side; the rules play the enemy, who wants the artifacts first.
mode-coop_mob = Together against the Mob
mode-coop_mob-help = One to eight heroes on one side; the rules play gangsters who settle in one city after another.

setting-victory_fortune = Fortune to win
setting-victory_fortune-help = Be home with this much fortune at the end of a round.
setting-round_limit = Last round
setting-round_limit-help = After this round the richest hero wins; 0 for no limit.
setting-zeppelin = Zeppelin
setting-zeppelin-help = A treasure-laden airship crosses the world and drops soldiers.
setting-villains = Roaming villains
setting-villains-help = Villains come with some cards and hunt the same artifacts.
setting-deep_jungle = Deep jungle
setting-deep_jungle-help = Five jungles hide their artifacts; two fortune more for whoever finds them.
setting-temples = Temples
setting-temples-help = Six artifacts are places full of coins that may collapse.
setting-adventure_text = Adventure texts
setting-adventure_text-help = Some adventures change the artifact they belong to.
setting-flights = Flights
setting-flights-help = From city to city for fortune.
setting-danger_deck = Danger deck
setting-danger_deck-help = Shuffle before every draw, or let every card pass before one returns.
setting-danger_deck-shuffle_each = Shuffle each time
setting-danger_deck-cycle_bottom = Go round
setting-hero_pick = Heroes
setting-hero_pick-help = Dealt at random, or chosen in seat order.
setting-hero_pick-random = At random
setting-hero_pick-choose = Chosen
setting-hero_ko_at = A hero falls
setting-hero_ko_at-help = When wounds go beyond health, or already when they equal it.
setting-hero_ko_at-beyond = Beyond health
setting-hero_ko_at-equal = At health
setting-challenge_villain = Challenge villains
setting-challenge_villain-help = A hero may attack a villain instead of the space’s own encounter.
setting-coop_chart_shift = Harder or easier
setting-coop_chart_shift-help = Added to the fortune the team needs.
setting-coop_sneak_roll = Sneaking together
setting-coop_sneak_roll-help = One roll for the group, or one for each hero.
setting-coop_sneak_roll-shared = One roll
setting-coop_sneak_roll-individual = One each
setting-coop_hands = Event hands
setting-coop_hands-help = Kept secret, or shown to the team.
setting-coop_hands-secret = Secret
setting-coop_hands-open = Open
setting-war_zeppelin = War zeppelin
setting-war_zeppelin-help = Brought by a card, there from the start, or left out.
setting-war_zeppelin-by_card = By card
setting-war_zeppelin-from_start = From the start
setting-war_zeppelin-off = Left out

# What is asked
ask-played = { $occasion } You may use: { $cards }
ask-event_draw = { $phase ->
    [initiative] You rolled a 1 for initiative: draw an Event? Some must be played at once.
   *[other] You rolled a 1 for movement: draw an Event? Some must be played at once.
}
ask-keep_one = Keep one of these Events; the others are discarded.
ask-target_chosen = Whom shall it strike?
ask-move = { $points ->
    [one] You have { $points } movement point. Where to?
   *[other] You have { $points } movement points. Where to?
}
ask-stepped = One space further, for free: where to?
ask-way_out = You must step to an adjacent space; it costs nothing.
ask-encounter_chosen = You are in { $space }. What do you do this turn?
ask-join = A hunt begins where you stand. Do you take part?
ask-part_chosen = { $cliff ->
    [yes] Cliffhanger! { $card }:
   *[no] { $danger ->
        [0] { $card }:
       *[other] Danger { $danger } of { $number }, { $card }:
    }
} { $join ->
    [and] everything must be done. What first?
   *[or] which way?
}
ask-tester_chosen = { $card }: who takes this test?
ask-dig = { $what } { $target }+: { $scored } of { $need } successes. Dig deep? Each wound you take adds a die to the next roll.
ask-supported = A team-mate tests { $what } { $target }+: { $scored } of { $need } successes. Take 1 wound to add a die?
ask-fight_order = { $enemy }: who fights this round?
ask-fight_chosen = { $enemy }: fight, or try to escape?
ask-number_named = { $n ->
    [one] Sneak past one search die: name a number you hope it does not show
   *[other] Sneak past { $n } search dice: name a number you hope none of them shows
} ({ $percent }% to stay unseen).
ask-pressed = { $coins ->
    [0] { $markers } of { $number } dangers beaten.
   *[other] { $coins } coins left in the temple.
} { $wounds ->
    [0] Press on for the next danger, or camp down?
    [one] Press on for the next danger, or camp down and heal a wound?
   *[other] Press on for the next danger, or camp down and heal { $wounds } wounds?
}
ask-carrier_chosen = The artifact is yours. Who carries it?
ask-treasure_carried = The temple treasure is yours. Who carries it?
ask-swap_chosen = Before the turn ends: swap anything with a team-mate here?
ask-deal_done = { $loot ->
    [0] You are in { $space } with { $glory } glory. Buy or heal, then leave.
   *[other] You are in { $space } with { $glory } glory. Choose an artifact of yours to sell it; buy or heal, then leave.
}
ask-surplus_dropped = You can carry three of a kind. Which card goes?
ask-shed_card = You can carry three of a kind. Which card goes?
ask-discarded = Which card do you give up?
ask-ko_pays = { $together ->
    [yes] Knocked out: { $n } still to give up, in Gear or glory.
   *[no] Knocked out: { $n } still to give up, in Gear, glory or fortune.
}
ask-wrecking = The guards are dealt with. Wreck it by cunning, or by force?
ask-plunder = Destroyed! What do you take from the villains?
ask-goal_chosen = These artifacts tempt the villain alike. Which one?
ask-picked = Choose your hero.
ask-gift_chosen = What do you give?
ask-wish_chosen = What do you ask for?
ask-answered = A team-mate offers you a swap.
ask-reroll_one = Which die do you roll again?
ask-destination = Which city do you fly to?
ask-site_moved = Which artifact turns out to lie elsewhere?
ask-site_removed = Which artifact leaves the board?
ask-temple_shaken = Which temple trembles?
ask-city_freed = Which city is freed?
waiting-cards = The others may have a card to play.

# What can be done
do-pass = Pass
do-play = { $other ->
    [none] { $who ->
        [none] Play { $card }
       *[other] Play { $card } for { $who }
    }
   *[other] Play { $card } against { $other }
}
do-use = { $other ->
    [none] Use { $card }
   *[other] Use { $card } against { $other }
}
do-quiet = { $until ->
    [turn] Pass until my turn
   *[phase] Pass until the phase ends
}
do-mute = Do not ask about { $card } again
do-listen = Ask me again about cards
do-draw = Draw an Event
do-decline = { $what ->
    [turn] Do nothing this turn
   *[event] Draw none
}
do-keep = Keep { $card }
do-hero = { $who }
do-move = { $cost ->
    [0] To { $space }
    [one] To { $space } (1 point)
   *[other] To { $space } ({ $cost } points)
}
do-fly = { $cost ->
    [0] Fly to { $space }
   *[other] Fly to { $space } ({ $cost } fortune)
}
do-stop = Stay here
do-face = Face the cliffhanger
do-hunt = Hunt for the artifact
do-board = Board the zeppelin
do-assault = Attack the outpost
do-challenge = Challenge the villain
do-city = Enter the city
do-roam = Look around
do-join = Join
do-stay = Stay out
do-part = { $part }
do-tester = { $who }
do-dig = { $n ->
    [0] Just roll
    [one] Take { $n } wound
   *[other] Take { $n } wounds
}
do-support = { $n ->
    [0] Do not help
   *[other] Help: 1 wound, 1 die
}
do-fighter = { $who }
do-fight = Fight
do-escape = Escape: { $part }
do-number = { $n }
do-press = { $pot ->
    [0] Press on
   *[other] Press on: { $pot } glory at stake
}
do-camp = { $pot ->
    [0] Camp down
   *[other] Camp down: bank { $pot } glory
}
with-odds = { $what } · { $percent }%
do-carrier = { $who }
do-sell = Sell { $card } for { $n }
do-treasure = { $n ->
    [0] A temple treasure
   *[other] Sell a temple treasure for { $n }
}
do-card = { $card }
do-buy = { $kind ->
    [gear] Buy Gear ({ $n } glory)
   *[ally] Hire an Ally ({ $n } glory)
}
do-item = Buy { $card } ({ $n } glory)
do-heal = { $n ->
    [one] Heal { $n } wound ({ $n } glory)
   *[other] Heal { $n } wounds ({ $n } glory)
}
do-done = Leave
do-trade = Swap with { $who }
do-nothing = Nothing
do-back = Back
do-accept = Accept
do-refuse = Refuse
do-drop = Give up { $card }
do-give = { $what ->
    [gear] Give up { $card }
    [glory] Give up { $n } glory
   *[fortune] Give up { $n } fortune
}
do-wreck = With { $skill }
do-take = Take { $card }
do-money = Take their fortune ({ $n })
do-site = { $space }
do-die = Roll the { $face } again
do-enough = Enough
preview-next = { $last ->
    [yes] About { $percent }%, and the artifact is yours.
   *[no] About { $percent }% to overcome the next danger.
}
preview-press = { $pot ->
    [0] A danger failed leaves you hanging.
   *[other] A danger failed leaves you hanging, and the { $pot } glory is lost.
}
preview-hang = Failed: you are left hanging, and the turn ends.
preview-ko = Failed: you are KO.
preview-struck = Failed: the enemy strikes, and you do not strike back.
preview-camp = { $wounds ->
    [0] The turn ends.
    [1] 1 wound healed, and the turn ends.
   *[other] { $wounds } wounds healed, and the turn ends.
}

# Why not
refuse-not-adjacent = That space is not next to yours.
refuse-too-far = Entering it costs { $cost }, and { $points } are left.
refuse-no-flights = Flights are not part of this game.
refuse-fly-cities = One flies from a city to another city.
refuse-no-points = A flight takes a movement point, and none is left.
refuse-fare = That flight costs { $price } fortune; there is { $have }.
refuse-fly-step = After an escape one steps away on foot.
refuse-travel-city = The card leads to a city.
refuse-travel-here = You are there already.
refuse-price = That costs { $price } glory; you have { $have }.
refuse-sold-out = None is left.
refuse-not-for-sale = Artifacts cannot be bought.
refuse-only-artifacts = A city buys artifacts and temple treasures only.
refuse-not-in-shop = That is no Common Item of the shop.
refuse-wounds = { $have ->
    [0] You have no wounds.
    [one] You have only one wound.
   *[other] You have only { $have } wounds.
}
refuse-not-yours = You carry no such thing.
refuse-no-swaps = Rivals cannot trade.
refuse-swap-alone = No team-mate is in this space.
refuse-swap-goods = There is nothing here that could be swapped: only artifacts, Gear and Allies change hands.
refuse-swap-away = That hero is not here with you.
refuse-swap-asked = That hero has had a say in this already.
refuse-swap-city-card = City cards do not change hands.
refuse-swap-nothing = You give nothing, so ask for something.
refuse-drop-kind = A card of the other kind does not help: it is of this one that you carry too many.
refuse-discard-kind = The card asks for another kind of card.
refuse-not-drawn = That card is not among those drawn.
refuse-hanging = First you must face your cliffhanger.
refuse-not-hanging = You hang in no cliffhanger.
refuse-declined = You stayed out of this hunt; it is not for you in this phase.
refuse-not-in-hunt = Only a hero who takes part in the hunt can carry it.
refuse-part-met = That part has been met.
refuse-fight-first = This adventure begins with a fight.
refuse-not-in-group = That hero does not face this danger.
refuse-no-such-hero = There is no such hero.
refuse-hero-taken = Somebody has that hero already.
refuse-no-challenge = Heroes cannot choose to attack a villain in this game.
refuse-no-villain = There is no villain in this space.
refuse-site-none = No artifact lies there.
refuse-no-temple = There is no temple in that space.
refuse-not-occupied = That city is not occupied.
refuse-villain-there = There is a villain already.
refuse-lesser-site = Villains go where the greatest fortune lies, and of those where the danger is least.
refuse-no-artifact = There is no artifact in this space.
refuse-no-zeppelin = The zeppelin is not here.
refuse-no-outpost = There is no outpost in this space.
refuse-wreck-skill = It is wrecked with Cunning or with Combat.
refuse-not-theirs = The villains hold no such thing.
refuse-no-money = The villains hold no fortune.
refuse-no-roaming = One looks around on land without an artifact, or at sea.
refuse-no-city = This is no city.
refuse-city-turn = In a city you enter the city.
refuse-must-roam = Where there is nothing to leave alone, you look around.
refuse-no-such-escape = This enemy knows no such way out.
refuse-not-in-fight = That hero is not in this fight.
refuse-had-round = That hero has had a round; the others come first.
refuse-one-to-six = Name a number from 1 to 6.
refuse-too-deep = { $most ->
    [one] You can take one more wound without falling, no more.
   *[other] You can take { $most } more wounds without falling, no more.
}
refuse-rerolled-once = That die has been rolled again already; its new face counts.
refuse-no-such-face = No die shows that face.
refuse-one-die = A companion gives one die or none.
refuse-not-in-hand = That card is not in your hand.
refuse-flipped = That card has been used this round.
refuse-listening = You are asked about every card already.
refuse-target-ko = A hero who is KO is no target.
refuse-target-rival = This is for another hero.
refuse-not-this-moment = That card has no part in this moment.
refuse-used-in-fight = That ability serves once a fight.
refuse-ko-plays-nothing = A hero who is KO plays no cards.
refuse-muted = You asked not to be asked about that card.
refuse-no-effect = That card would do nothing good now.
refuse-stops-which = Say which card it is to stop.
refuse-stops-nothing = That card stops no other.
refuse-not-stopped = That card cannot be stopped now.
refuse-nothing-to-pass = You have nothing to play anyway.
refuse-not-the-price = A KO is paid for in Gear, glory and fortune only.
refuse-team-fortune = A team’s fortune does not pay for a KO.
refuse-too-much = The KO costs { $n } more, not as much as that.
refuse-have-less = You have only { $have } of that.
refuse-not-your-gear = You carry no such Gear.
refuse-no-escape = There is no escaping from this one.

# The table
region-map = The world
region-others = Other heroes
region-mine = You
region-moment = Now
region-cliff = Cliffhanger!
region-remains = Still in effect
region-beaten = Beaten this turn
region-dice = Dice
region-rolled = The last roll: { $target } or more on each die
region-test = Test: { $n } of { $need } successes, each die { $target } or more
region-fund = Shared fortune
region-track = Villain track
region-organisation = { $who }: { $n } fortune
region-quests = Artifacts on the board
region-shop = Common Items
region-pile = { $deck }: discards, { $n } left to draw
region-chart = Vile Tactics
region-outpost = Outpost
mark-occupied = Occupied
mark-auction = Auction
mark-zeppelin = Zeppelin
mark-war-zeppelin = War zeppelin
mark-cost = cost
mark-fortune = fortune
mark-skull = fortune under the skull
mark-flipped = turned over
mark-first = first player
mark-prices = Gear and Allies: { $n } glory more
hideout-prices = Gear, Allies and Common Items cost 2 glory more here.
mark-glory = glory
mark-danger = danger number
mark-markers = danger markers
mark-instability = instability
mark-wounds = wounds
mark-health = wounds/health
mark-defence = defence
mark-search = search
mark-explored = exploration
mark-pot = glory not banked
mark-price = price in glory
mark-loyalty = loyalty
mark-state = state
mark-hand = cards in hand
mark-ko = KO
mark-cliff = Cliffhanger
space-major = major city
space-minor = minor city
space-sea = sea, { $cost } to enter
home-of = Home of { $who }
hero-at = in { $space } · home { $home }
hangs-in = Hangs in: { $card }
at-base = at the base
villain-at = { $state }, { $space }
mark-guards = bodyguards
site-facts = { $skull ->
    [0] Fortune { $fortune }, Danger { $danger }.
   *[other] Fortune { $fortune }, { $skull } more under the skull, Danger { $danger }.
}
temple-treasure = Temple treasure
temple-tale = Temple treasure { $name }
pair = { $artifact } { $adventure }
plate-name = { $hero } · { $who }
plate-villains = Villains
verdict-home = { $hero } ({ $who }) wins: home in { $place } with { $n } fortune.
verdict-limit = The last round is over: { $hero } ({ $who }) wins with the most fortune, { $n }.
verdict-team-won = Won with { $fund } fortune where { $goal } were needed: the world is safe, and rich. The villain track stopped at { $track } of { $end }.
verdict-team-lost = { $who } have won: the villain track has reached its end, and the team had { $fund } of { $goal } fortune.
kind-enemy = Enemy
kind-city = City
kind-event = Event
kind-gear = Gear
kind-ally = Ally
kind-artifact = Artifact
kind-adventure = Adventure
kind-danger = Danger
kind-cliff = Cliffhanger
kind-hero = Hero
kind-plot = Villain Event
kind-villain = Villain
kind-sheet = Sheet

# Card texts
amount-d3 = D3
amount-d6 = D6
amount-all = all
skill-combat = Combat
skill-agility = Agility
skill-cunning = Cunning
skill-lore = Lore
part-test = { $need ->
    [one] { $skills } { $target }+ (1 success)
   *[other] { $skills } { $target }+ ({ $need } successes)
}
part-fight = { $infantry ->
    [yes] Fight: { $enemy } (Infantry only)
   *[no] Fight: { $enemy }
}
part-sneak = Sneak past the villain
join-or = OR
join-and = AND
temple-text = A temple. If it collapses: { $test }, or KO.
escape-text = Escape: { $test }.
stands-for = Stands for a villain: { $clan }.
escort-text = Escort: keep it and draw another enemy, who guards the gold.
city-cliff = Cliffhanger: { $text } ({ $n } glory).
immediate = Play immediately.
remains = Remains in play.
any-time = at any moment
power-play = Play { $when } ({ $whose }).
power-activate = Activate { $when } ({ $whose }).
power-fight = Once per fight, { $when }.
whose-own = yours
whose-rival = another hero’s
whose-any = anybody’s
only-skills = Only { $skills }.
only-on = Only { $where }.
on-danger = on a danger
on-cliff = on a cliffhanger
on-escape = on an escape
on-card_escape = on an escape from an enemy card
on-collapse = in a collapse
on-assault = on an assault
on-fight = in a fight
on-hunt = on an artifact hunt
on-movement = in the Movement phase
on-adventure = in the Adventure phase
window-round_start = at the start of a round
window-initiative_after_roll = after the initiative roll
window-phase_start = at the start of a phase
window-phase_end = at the end of a phase
window-turn_start = at the start of a turn
window-turn_end = at the end of a turn
window-move_after_roll = after a movement roll
window-enter_space = on entering a space
window-card_drawn = when a card is drawn
window-card_played = when a card is played
window-danger_revealed = when a danger is revealed
window-test_before_roll = before a test roll
window-test_after_roll = after a test roll
window-test_end = at the end of a test
window-fight_round_start = before a fight round
window-fight_after_roll = after a fight roll
window-fight_round_end = between fight rounds
window-would_be_wounded = when wounds would be taken
window-would_be_ko = when a hero would be KO’d
window-danger_overcome = when a danger is overcome
window-press_or_camp = before pressing on or camping
window-artifact_recovered = when an artifact is recovered
window-sale = when an artifact is sold
window-collapse_test = before a collapse test
window-villain_search = before a villain searches
window-move_step = between two steps of a move
window-option_chosen = when a way past a danger is chosen
window-escape_test = before an escape test
window-villain_state_change = when a villain’s state changes
window-track_change = when the villain track moves
who-me = You
who-pick = A hero of your choice
who-rival = Another hero of your choice
who-each = Every hero
who-others = Every other hero
who-here = Every hero in your space
who-subject = That hero
effect-on = { $who }: { $text }
effect-gain = { $what ->
    [glory] +{ $n } glory.
   *[fortune] +{ $n } fortune.
}
effect-lose = { $what ->
    [glory] −{ $n } glory.
   *[fortune] −{ $n } fortune.
}
effect-steal = { $what ->
    [glory] Steal { $n } glory.
   *[fortune] Steal { $n } fortune.
}
effect-hits = { $n } hits.
effect-wounds = { $n } wounds.
effect-storm = { $n } hits for every hero on { $terrain }.
effect-heal = Heal { $n }.
effect-draw = { $deck ->
    [event] Draw { $n } Event (keep { $keep }).
    [city] Draw { $n } City card; keep secret ones (up to { $keep }).
    [gear] Take { $n } Gear (keep { $keep }).
   *[ally] Take { $n } Ally (keep { $keep }).
}
effect-discard = { $what ->
    [gear] Discard a Gear.
    [ally] Discard an Ally.
   *[event] Discard an Event.
}
effect-dice = { $n ->
    [-2] 2 dice fewer.
    [-1] 1 die fewer.
    [1] 1 more die.
   *[other] { $n } more dice.
}
effect-target = { $n ->
    [-1] Each die needs 1 less.
   *[other] Each die needs { $n } more.
}
effect-reroll = { $n ->
    [all] Roll all dice again.
    [1] Roll one die again.
   *[other] Roll up to { $n } dice again.
}
effect-decide = { $passed ->
    [yes] The test is passed.
   *[no] The test is failed.
}
effect-avoid = Another danger is drawn instead.
effect-prevent = Prevent { $n } wounds.
effect-move = { $to ->
    [step] Move to an adjacent space.
    [location] Move to a random location.
    [city] Move to a random city.
    [home] Move home.
   *[any_city] Move to a city of your choice.
}
effect-points = { $n } movement points.
effect-henchman = { $at ->
    [here] Henchmen appear in the hero’s space: { $n }.
    [city] Henchmen appear in random cities: { $n }.
   *[location] Henchmen appear at random locations: { $n }.
}
effect-new_artifact = { $temple ->
    [yes] A temple appears at a random location.
   *[no] One more artifact appears at a random location.
}
effect-move_artifact = An artifact of your choice moves to a random location.
effect-lose_artifact = An artifact of your choice leaves the board.
effect-auction = The auction marker goes to a random city: the first sale there brings D3 more.
effect-fake = The sale brings nothing.
effect-fight = An enemy attacks: { $enemy }.
effect-loyalty = One of your Allies, at random, makes a loyalty test.
effect-treason = A random Ally in play makes a loyalty test.
effect-ready = Everything you have activated is ready again.
effect-ko = KO.
effect-cancel = Cancel a card: the one just played, or one that remains in play.
effect-villain = A random villain comes to your space.
effect-boost = { $what ->
    [guard] A random villain: one more bodyguard if Deployed, else Ready.
    [ready] A random villain becomes Ready.
    [search] A random Deployed villain searches once more; without one, the track moves 1.
    [wound] A random villain takes { $n } wounds.
   *[heal] A random villain heals { $n } wounds.
}
effect-instability = A temple of your choice: { $n } instability, then a collapse test.
effect-coins = Every temple: { $n } coins.
effect-track = Villain track { $n }{ $per ->
        [0] { "" }
        [1] { " " }for every hero in play
       *[other] { " " }for every { $per } heroes in play
    }{ $clan ->
        [nazi] { " " }against the Nazis
        [mob] { " " }against the Mob
       *[any] { "" }
    }{ $heroes ->
        [one] , for a lone hero
        [several] , with two or more heroes
       *[any] { "" }
    }.
effect-org_gain = The organisation gains { $n } fortune.
effect-extort = The shared fortune loses { $n } to the organisation.
effect-outpost = A new outpost.
effect-occupy = A random city is occupied.
effect-free_city = Remove an occupation marker.
effect-prices = Gear and Allies cost { $n } glory more until the next Villain phase.
effect-war_zeppelin = The war zeppelin enters, or acts once more.
effect-vile_tactics = Roll on the organisation’s chart.
trait-skill = { $skill } { $sign }.
trait-defence = Defence { $sign }.
trait-health = Health { $sign }.
trait-movement = Movement { $sign }.
trait-keyword = { $sign } die on { $keyword } tests.
trait-escape = { $sign } die on escape tests.
trait-explore = { $sign } die when exploring the deep jungle.
trait-sneak = Whoever searches for you rolls { $n } die fewer.
trait-fight_glory = { $sign } glory for each enemy beaten.
trait-sale = { $city ->
    [anywhere] Artifacts sell for { $sign }.
   *[other] Sells for { $sign } in { $city }.
}
trait-flight = Any flight costs you { $price } fortune.
trait-recover = Heal { $n } at each Initiative phase.
trait-two_events = When a roll of 1 lets you draw an Event, draw two and keep one.
trait-lost_on_one = Lost on a movement roll of 1.
trait-danger_number = Danger { $sign }.
trait-first_fight = If the first danger of a turn offers a fight, it must be fought.
trait-discount = Cards cost you { $n } glory less.
trait-loyal = { $sign } die on loyalty tests.
trait-search_double = Each 6 of a search counts twice.
trait-extra_guard = Enters with one more bodyguard.
trait-ignore_one = Ignores the first 1 of each search.
trait-bully = Hits on 3+ against a hero without Allies.
trait-toll = A hero found sneaking pays 1 glory for each matching die.
trait-fence = Taking an artifact also brings the organisation 1 fortune.
trait-fierce = Deals 1 hit more in the first round.
trait-greedy = Each wound it deals also costs 1 glory.
terrain-desert = desert
terrain-jungle = jungle
terrain-deep_jungle = deep jungle
terrain-mountain = mountains
terrain-ice = ice
terrain-forest = forest
terrain-plains = plains
terrain-island = islands
keyword-driving = Driving
keyword-chase = Chase
keyword-water = Water
keyword-trap = Trap
keyword-puzzle = Puzzle
keyword-fire = Fire
keyword-fall = Fall
keyword-creature = Creature
keyword-crime = Crime
keyword-undead = Undead
keyword-cult = Cult
keyword-combat = Combat
keyword-infantry = Infantry
keyword-construct = Construct
keyword-vehicle = Vehicle
keyword-science = Science
keyword-escort = Escort
keyword-command = Command
keyword-weapon = Weapon
keyword-book = Book
keyword-armor = Armour
keyword-explorer = Explorer
keyword-pilot = Pilot
keyword-reporter = Reporter
keyword-thief = Thief
keyword-scientist = Scientist
keyword-fighter = Fighter
keyword-professor = Professor
keyword-archaeologist = Archaeologist
deck-event = Events
deck-city = City cards
deck-gear = Gear
deck-ally = Allies
deck-enemy = an enemy from the deck
deck-nazi = a Nazi enemy from the deck
deck-artifact = Artifacts
deck-adventure = Adventures
deck-location = Locations
deck-danger = Dangers
deck-plot = Villain Events
clan-nazi = Nazis
clan-mob = the Mob
henchman-nazi = Nazi soldier
henchman-mob = Mobster
state-ko = KO
state-delayed = Delayed
state-ready = Ready
state-deployed = Deployed
what-glory = glory
what-fortune = fortune
what-gear = Gear
what-guard = reinforcements
what-ready = new orders
what-search = a new lead
what-wound = a setback
what-heal = a rest
phase-initiative = Initiative
phase-movement = Movement
phase-adventure = Adventure
phase-villain = Villains
phase-end = End

# What happened
event-begin = The hunt for fortune and glory begins.
event-is_hero = { $seat_player } plays { $hero }.
event-round = Round { $n }.
event-phase = Phase: { $phase }.
event-initiative = { $seat } rolls { $n } for initiative.
event-initiative_again = Tie: { $seat } rolls { $n }.
event-first = { $seat } goes first this round.
event-placed = { $artifact_card } { $adventure_card } is said to lie in { $space }.
event-removed = { $artifact_card } is gone from { $space }.
event-shuffled = A shuffle icon: a fresh deck ({ $deck }).
event-drew = { $card ->
    [hidden] { $seat } draws an Event.
   *[other] { $seat } draws { $card }.
}
event-drew_secret = { $card ->
    [hidden] { $seat } keeps a secret City card.
   *[other] { $seat } keeps { $card } in secret.
}
event-peeked = { $seat } looks at { $n } cards and chooses.
event-rejected = { $seat } discards { $card }.
event-played = { $seat } plays { $card }.
event-played_for = { $seat } plays { $card } for { $seat2 }.
event-activated = { $seat } activates { $card }.
event-cancelled = { $card } is cancelled.
event-move_roll = { $points ->
    [one] { $seat } rolls { $n } for movement: { $points } point.
   *[other] { $seat } rolls { $n } for movement: { $points } points.
}
event-moved = { $seat } enters { $space }.
event-flew = { $seat } flies to { $space } for { $n } fortune.
event-mishap = { $seat } loses { $artifact_card } on the way.
event-mishap_treasure = { $seat } loses a temple treasure on the way.
event-roam = { $n ->
    [1] { $seat } looks around and rolls 1: an enemy attacks!
    [2] { $seat } looks around and rolls 2: nothing happens.
    [3] { $seat } looks around and rolls 3: nothing happens.
   *[other] { $seat } looks around and rolls { $n }: an Event.
}
event-hunt = { $seat } goes after { $artifact_card } { $adventure_card }.
event-joined = { $seat } joins the hunt.
event-explored = { $seat } finds the way through the jungle ({ $dice }).
event-got_lost = { $seat } gets lost in the jungle ({ $dice }).
event-danger = { $seat } faces { $danger_card }.
event-cliff = Cliffhanger! { $seat }: { $cliff_card }.
event-no_danger = No danger is left to draw.
event-danger_overcome = { $seat } overcomes { $danger_card } ({ $n } glory, not banked yet).
event-cliff_overcome = { $seat } escapes { $cliff_card }!
event-hangs = { $seat } is left hanging: { $cliff_card }!
event-pressed = { $seat } presses on.
event-camped = { $seat } camps down.
event-recovered = { $seat } recovers { $artifact_card } { $adventure_card }!
event-test = { $n ->
    [one] { $seat } tests { $skills } { $target }+: 1 success needed.
   *[other] { $seat } tests { $skills } { $target }+: { $n } successes needed.
}
event-rolled = { $seat } rolls { $dice } ({ $target }+).
event-rerolled = { $seat } rolls again: { $dice }.
event-scored = { $n } of { $need }: { $seat } rolls on.
event-test_passed = { $seat } passes the test.
event-test_failed = { $seat } fails the test.
event-dug = { $n ->
    [one] { $seat } digs deep: a wound for a die.
   *[other] { $seat } digs deep: { $n } wounds for as many dice.
}
event-supported = { $seat } takes a wound to help.
event-enemy = { $enemy } against { $seat }.
event-no_enemy = No fitting enemy is left: { $enemy }.
event-stalemate = After thirty rounds { $enemy } lets go.
event-escaped = { $seat } escapes from { $enemy }.
event-fight_roll = { $seat } rolls { $dice }, { $enemy } { $foes }.
event-beaten = { $seat } beats { $enemy }.
event-hit = { $n ->
    [one] { $seat } takes a hit ({ $blocked } parried).
   *[other] { $seat } takes { $n } hits ({ $blocked } parried).
}
event-wounded = { $n ->
    [one] { $seat } takes a wound ({ $total } now).
   *[other] { $seat } takes { $n } wounds ({ $total } now).
}
event-healed = { $n ->
    [one] { $seat } heals 1 wound.
   *[other] { $seat } heals { $n } wounds.
}
event-ko = { $seat } is KO’d and carried home to { $space }.
event-ko_price = The KO will cost { $seat } { $n }, in glory or belongings.
event-ko_paid = { $seat } gives up { $n }.
event-ko_gave = { $seat } gives up { $n } ({ $what }).
event-ko_artifact = { $seat } rolls { $n } for { $artifact_card }: 4 or more keeps it.
event-ko_treasure = { $seat } rolls { $n } for a temple treasure: 4 or more keeps it.
event-stands = { $seat } is on their feet again.
event-lost_card = { $seat } loses { $card }.
event-glory = { $seat } gains { $n } glory.
event-fortune = { $seat } gains { $n } fortune.
event-lost_glory = { $n ->
    [0] { $seat } has no glory to lose.
   *[other] { $seat } loses { $n } glory.
}
event-lost_fortune = { $n ->
    [0] { $seat } has no fortune to lose.
   *[other] { $seat } loses { $n } fortune.
}
event-stole = { $seat } takes { $n } { $what } from { $seat2 }.
event-city_find = { $seat } finds { $card } in the city.
event-bought = { $seat } takes { $card }.
event-auction_at = An auction is announced in { $space }.
event-auction = The auction brings { $seat } { $n } more.
event-sold = { $seat } sells { $artifact_card } for { $n }.
event-sold_treasure = { $seat } sells a temple treasure for { $n }.
event-loyal = { $card } stays loyal to { $seat } ({ $dice }).
event-deserted = { $card } deserts { $seat } ({ $dice }).
event-henchman = A henchman appears in { $space } ({ $clan }).
event-henchman_gone = No henchman is left in { $space }.
event-no_figure = No figure is left ({ $clan }).
event-temple_coin = { $seat } takes a coin from the temple ({ $n } left).
event-treasure = { $seat } takes a temple treasure.
event-treasure_carried = { $seat } carries the temple treasure.
event-unstable = The temple in { $space } trembles: instability { $n }.
event-collapse_test = Collapse test in { $space }: { $dice }.
event-collapse = { $n ->
    [one] The temple in { $space } collapses; a coin is lost.
   *[other] The temple in { $space } collapses; { $n } coins are lost.
}
event-zeppelin_at = The zeppelin is sighted in { $space }.
event-zeppelin = The zeppelin reaches { $space } ({ $n } fortune aboard); soldiers on 4+: { $roll }.
event-boards = { $seat } climbs aboard the zeppelin.
event-looted = { $seat } takes { $n } fortune from the zeppelin.
event-war_zeppelin = The war zeppelin looms over { $space }.
event-war_zeppelin_down = { $seat } brings the war zeppelin down!
event-villain_enters = { $villain } appears in { $space }.
event-guards = { $n ->
    [one] { $villain } has a bodyguard.
   *[other] { $villain } has { $n } bodyguards.
}
event-villain_fight = { $seat } rolls { $dice }, { $villain } { $foes }.
event-villain_wounded = { $n ->
    [one] { $villain } takes a wound ({ $guards } by bodyguards).
   *[other] { $villain } takes { $n } wounds ({ $guards } by bodyguards).
}
event-villain_leaves = { $villain } leaves ({ $state }).
event-villain_gone = { $villain } leaves.
event-villain_explores = { $villain } looks for the way ({ $dice }).
event-villain_search = { $villain } searches: { $dice } (successes: { $n }, wounds: { $hurt }).
event-villain_takes = { $villain } takes { $artifact_card } { $adventure_card }.
event-villain_coin = { $villain } takes a coin from the temple ({ $n } left).
event-villain_state = { $villain }: { $state }.
event-boost = { $villain }: { $what }.
event-no_gold = The gold stays guarded.
event-named = { $seat } hopes not to see a { $n }.
event-sneak = { $found ->
    [0] No { $n } among { $dice }: { $seat } slips past unseen.
   *[other] { $dice } shows a { $n }: { $seat } is spotted.
}
event-plot = Villain Event: { $card }.
event-tactics = Vile Tactics: { $n }.
event-org_gains = The villains gain { $n } fortune.
event-track = { $way ->
    [down] The villain track goes back { $steps }, to { $total }.
   *[up] The villain track moves up { $steps }, to { $total }.
}
event-outpost = An outpost in { $space }.
event-outpost_down = { $seat } destroys the outpost in { $space }.
event-assaults = { $seat } attacks the outpost in { $space }.
event-regained = { $seat } wins back { $artifact_card }.
event-occupied = { $space } falls under occupation.
event-freed = { $space } is free.
event-prices = Gear and Allies cost { $n } more.
event-traded = { $seat } and { $seat2 } swap.
event-trade_refused = { $seat } refuses the swap.
event-round_limit = The last round, { $n }, is over.
event-won = { $seat } is home with { $n } fortune and wins.
event-team_won = The team has { $n } fortune.
event-lost = The villain track stands at { $n }.

lesson-first = First expedition
lesson-first-1 = You are Alexander Cartwright, at home in Lima, and you rolled 3 for movement. An artifact is said to lie at the Amazon Falls, two steps away. Each land or city costs 1 point, a sea what is printed on it. Into the mountains!
lesson-first-2 = Two points left, and the Amazon Falls are next door. The coin on the artifact is what it sells for, the skull how many dangers guard it.
lesson-first-3 = There you are. Moving is never compulsory: stay here. All heroes move before anybody’s adventure begins.
lesson-first-4 = Your rival stayed at home. Now it is your adventure turn. Go hunting: danger after danger, until you have as many markers as the artifact has skulls, here 3.
lesson-first-5 = Piranhas! OR means that you choose: Agility or Combat, one die of 4 or more is enough. You have 3 dice for either: swim for it.
lesson-first-6 = Well done: one marker, and 2 glory — but not banked yet. Camp down now and it is yours; press on, and a failure would cost it and leave you hanging until next round. Be brave: press on.
lesson-first-7 = Two of three! You still have no wound, and one danger is left. Press on once more.
lesson-first-8 = An oracle whispers. Lore asks for two successes here, Cunning for one. Successes add up over several rolls, as long as every roll brings at least one, and Lore is what you are best at: 4 dice. After that, carry the artifact to a city, sell it, and be first home with 15 fortune.

metric-rounds = Rounds
metric-answers = Answers a round
metric-moments = “You may act” questions a round
metric-passes = … of these, let pass
metric-track = Villain track

occasion-card = { $whose ->
    [own] You play { $card }.
    [nobodys] { $card } takes effect.
   *[anothers] { $who } plays { $card }.
}
occasion-blow = { $whose ->
    [own] You are about to take { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }.
   *[anothers] { $who } is about to take { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }.
}
occasion-test = { $whose ->
    [own] You are about to roll { $skills } { $target }+, { $n } of { $need } successes.
   *[anothers] { $who } is about to roll { $skills } { $target }+, { $n } of { $need } successes.
}
occasion-roll = { $whose ->
    [own] You rolled { $dice }: { $n } of { $need } successes.
   *[anothers] { $who } rolled { $dice }: { $n } of { $need } successes.
}
occasion-fight = { $whose ->
    [own] You face { $enemy }.
   *[anothers] { $who } faces { $enemy }.
}
occasion-hits = { $whose ->
    [own] Your hits: { $n }. { $enemy }: { $foes }.
   *[anothers] Hits of { $who }: { $n }. { $enemy }: { $foes }.
}
occasion-sale = { $whose ->
    [own] You are selling { $card } for { $n }.
   *[anothers] { $who } is selling { $card } for { $n }.
}
occasion-round_start = Round { $round } begins.
occasion-initiative_after_roll = Initiative has been rolled.
occasion-phase_start = Round { $round }: the { $phase } phase begins.
occasion-phase_end = Round { $round }: the { $phase } phase ends.
occasion-turn_start = { $whose ->
    [own] Your turn begins ({ $phase }).
   *[anothers] { $who }’s turn begins ({ $phase }).
}
occasion-turn_end = { $whose ->
    [own] Your turn ends ({ $phase }).
   *[anothers] { $who }’s turn ends ({ $phase }).
}
occasion-move_after_roll = { $whose ->
    [own] You have rolled for movement: { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
   *[anothers] { $who } has rolled for movement: { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
}
occasion-move_step = { $whose ->
    [own] You are on the move, in { $space }.
   *[anothers] { $who } is on the move, in { $space }.
}
occasion-enter_space = { $whose ->
    [own] You enter { $space }.
   *[anothers] { $who } enters { $space }.
}
occasion-card_drawn = { $whose ->
    [own] You have drawn a card.
   *[anothers] { $who } has drawn a card.
}
occasion-card_played = A card is played.
occasion-danger_revealed = { $whose ->
    [own] You face { $card }.
   *[anothers] { $who } faces { $card }.
}
occasion-option_chosen = { $whose ->
    [own] { $card }: you have chosen a way.
   *[anothers] { $card }: { $who } has chosen a way.
}
occasion-danger_overcome = { $whose ->
    [own] You have overcome { $card }.
   *[anothers] { $who } has overcome { $card }.
}
occasion-press_or_camp = { $whose ->
    [own] Press on or camp down: { $pot } glory of yours is not banked yet.
   *[anothers] { $who } is about to press on or camp down, { $pot } glory not banked yet.
}
occasion-artifact_recovered = { $whose ->
    [own] You are recovering the artifact in { $space }.
   *[anothers] { $who } is recovering the artifact in { $space }.
}
occasion-collapse_test = A temple trembles and may collapse.
occasion-escape_test = { $whose ->
    [own] You try to get away.
   *[anothers] { $who } tries to get away.
}
occasion-would_be_wounded = { $whose ->
    [own] You are about to be wounded.
   *[anothers] { $who } is about to be wounded.
}
occasion-would_be_ko = { $whose ->
    [own] You are about to be knocked out.
   *[anothers] { $who } is about to be knocked out.
}
occasion-villain_search = A villain is about to search.
occasion-villain_state_change = A villain’s state changes.
occasion-track_change = The villain track is about to move.
occasion-test_before_roll = { $whose ->
    [own] You are about to roll.
   *[anothers] { $who } is about to roll.
}
occasion-test_after_roll = { $whose ->
    [own] You have rolled.
   *[anothers] { $who } has rolled.
}
occasion-test_end = { $whose ->
    [own] Your test is over.
   *[anothers] { $who }’s test is over.
}
occasion-fight_round_start = { $whose ->
    [own] Your fight goes on.
   *[anothers] { $who }’s fight goes on.
}
occasion-fight_after_roll = { $whose ->
    [own] You have rolled in your fight.
   *[anothers] { $who } has rolled in a fight.
}
occasion-fight_round_end = { $whose ->
    [own] A round of your fight is over.
   *[anothers] A round of { $who }’s fight is over.
}

preview-odds = { $dice ->
    [one] 1 die: about { $percent }% to pass.
   *[other] { $dice } dice: about { $percent }% to pass.
}
preview-fight = Your { $dice } dice against { $foes }; it can take { $left } more{ $defence ->
    [0] .
   *[other] , { $defence } of your hits parried each time.
}

tally-successes = Successes
tally-needed = Needed
tally-test = { $skills } { $target }+
tally-note = kept: { $kept }
    this roll: { $rolled }
tally-dice = Dice
tally-hits = Hits
tally-left = Can still take
region-dice-ready = { $n ->
    [one] 1 die
   *[other] { $n } dice
}

short-duke_dudley = Duke
short-jake_zane = Jake
short-sharon_hunter = Sharon
short-jacques_moreau = Jacques
short-dr_zhukov = Zhukov
short-li_mei_chen = Li Mei
short-alexander_cartwright = Alexander
short-shelly_hargrove = Shelly

# What is wrong with spaces that somebody added to the board.
problem-no-enemy = sends “{ $word }” into a fight, and no enemy is called so; “enemy” and “nazi” stand for the decks
problem-no-place = names “{ $word }”, which is no such place on the board
problem-no-part = has no use for “{ $word }”: it means nothing on a card of this kind
problem-keep = keeps { $keep } of { $n } cards drawn
problem-no-side = is a danger, so it needs both “danger” and “cliffhanger”
problem-link-nowhere = is linked to “{ $word }”, which does not exist
problem-link-one-way = is linked to { $word }, but not the other way round: add it to the links of { $word }
