# Kinds, elements, classes, stats and the sentences of card texts.
kind-terrain = Terrain
kind-hero = Hero
kind-equipment = Equipment
kind-attack = Attack
kind-chapter = Chapter
rarity-bronze = Bronze
rarity-silver = Silver
rarity-gold = Gold
rarity-platinum = Platinum
rarity-crystal = Crystal
class-brawler = Brawler
class-swordsman = Swordsman
class-archer = Archer
class-bombardier = Bombardier
class-sorcerer = Sorcerer
type-weapon = Weapon
type-armour = Armour
type-fetish = Fetish
type-offensive = Offensive
type-special = Special
type-support = Support
stat-pv = PV
stat-pm = PM
stat-attack = Attack
stat-defence = Defence
stat-speed = Speed
stat-luck = Luck
stat-heart = Heart
stat-damage = Damage
stat-cost = PM cost
stat-uses = Uses
stat-life = Life
stat-endless = Endless
element-air = Air
element-fire = Fire
element-earth = Earth
element-water = Water
element-ice = Ice
element-plant = Plant
element-lightning = Lightning
element-sand = Sand
element-metal = Metal
element-poison = Poison
element-magic = Magic
element-war = War
element-animal = Animal
element-spirit = Spirit
element-strength = Strength
element-tech = Tech
element-life = Life
element-death = Death
element-darkness = Darkness
element-light = Light
element-diamond = Diamond

line-hero = { $class } · lvl { $level }
line-equipment = { $type } · lvl { $level } · { $class }
line-attack = { $type } · lvl { $level }
line-terrain = Terrain
line-chapter = Chapter
line-chapter-part = Chapter, part { $level } of a series
face-price = { $n } coins, resale { $half }
face-strong = Strong against: { $elements }.
face-weak = Weak against: { $elements }.
face-none = nothing
face-release = Release: { $needs }.
face-release-free = Release: at once.
face-again = Again, as for { $card }: { $needs }.
face-boost = { $elements } heroes: { $stats }.
face-malus = Heroes weak against { $elements }: { $stats }.
face-bonus = Bonus: { $stats }.
face-number = No. { $n } · { $rarity }
face-under = Evolved from { $card }.

# A text: moment, condition, price: what happens.
text-after = { $parts }: { $text }
text-sentence = { $text }.
text-moment = { $when } ({ $notes })
text-needs = if { $needs }
on-hero = on { $hero }
on-hero-instead = on { $hero } instead
list-or = { $most } or { $last }
limit-turn = { $n ->
    [2] twice a turn
   *[other] { $n } times a turn
}
limit-game = { $n ->
    [1] once a game
    [2] twice a game
   *[other] { $n } times a game
}
mark-prison = even in Prison
mark-locked = even locked
mark-optional = if you wish
cost-coins = { $n ->
    [one] pay 1 coin
   *[other] pay { $n } coins
}
cost-pm = spend { $n } PM
cost-cards = { $n ->
    [one] discard a card
   *[other] discard { $n } cards
}
cost-heart = lose { $n } Heart PV
cost-pv = take { $n } PV from this hero

# Whom a moment speaks of.
it-hero = it
its-hero = its
it-equipment = its bearer
its-equipment = its
it-terrain = one of your heroes
its-terrain = your
it-attack = it
its-attack = its
it-chapter = it
its-chapter = its
when-activate = power
when-before = before the blow
when-after = after the blow
when-setup = before the first turn
when-upkeep = at the start of your turn
when-after_draw = after your draw
when-after_luck_roll = after your luck roll
when-on_buy = when you buy a card
when-on_sell = when you sell a card
when-on_attach = when { $it } is given a card
when-on_evolve = when { $it } evolves
when-on_release = when { $it } is freed
when-on_deploy = when { $it } enters the field
when-on_swap_in = when { $it } is swapped in
when-on_swap_out = when { $it } is swapped out
when-on_enter_square = when { $it } enters a square
when-on_pass_square = when { $it } passes a square
when-on_attack_declared = when { $it } attacks
when-on_hit = when { $its } blow lands
when-on_damage_dealt = when { $its } blow deals damage
when-on_damage_taken = when { $it } takes damage
when-on_ko_enemy = when an enemy hero is knocked out
when-on_ko_self = when { $it } is knocked out
when-on_heart_damaged = when your Heart is hurt
when-end_of_turn = at the end of your turn

time-turn = { " " }this turn
time-turns = { $n ->
    [one] { " " }until your next turn
   *[other] { " " }for { $n } of your turns
}
time-turns-any = { $n ->
    [one] { " " }for one of your turns
   *[other] { " " }for { $n } of your turns
}
time-attack = { " " }for this attack
time-game = { " " }for the rest of the game

who-self = this hero
who-own_field = your hero on the field
who-own_prisoner = a hero in your Prison
who-own_locked = one of your locked heroes
who-own_hero = one of your heroes
who-own_other = another of your heroes
who-every_own = { $case ->
    [any] any of your heroes
    [no] none of your heroes
   *[plain] all your heroes
}
who-every_prisoner = { $case ->
    [any] any hero in your Prison
    [no] no hero in your Prison
   *[plain] all heroes in your Prison
}
who-every_locked = { $case ->
    [any] any of your locked heroes
    [no] none of your locked heroes
   *[plain] all your locked heroes
}
who-every_other = { $case ->
    [any] any of your other heroes
    [no] none of your other heroes
   *[plain] all your other heroes
}
who-every_enemy_hero = { $case ->
    [any] any enemy hero on the field or in Prison
    [no] no enemy hero on the field or in Prison
   *[plain] all enemy heroes, on the field or in Prison
}
who-enemy_field = the enemy hero on the field
who-enemy_prisoner = an enemy prisoner
who-enemy_hero = an enemy hero on the field or in Prison
who-every_enemy = { $case ->
    [any] any enemy hero on the field
    [no] no enemy hero on the field
   *[plain] every enemy hero on the field
}
who-every_enemy_prisoner = { $case ->
    [any] any enemy prisoner
    [no] no enemy prisoner
   *[plain] all enemy prisoners
}
who-everyone_field = { $case ->
    [any] any hero on the field
    [no] no hero on the field
   *[plain] every hero on the field
}
who-target = the target
who-own_heart = your Heart
who-enemy_heart = the enemy Heart
who-both_hearts = both Hearts
who-only = { $who } ({ $only })
only-level = Level { $level }

effect-then = { $a }, then { $b }
effect-stat = { $stat } { $by } for { $who }{ $time }
effect-stat-set = { $stat } = { $by } for { $who }{ $time }, whatever it was
effect-stat-times = { $stat } ×{ $by } for { $who }{ $time }
effect-pierce = blows of { $of_who } ignore { $by } Defence{ $time }
effect-immune = blows do nothing to { $any_who }{ $time }
effect-cap = a blow takes at most { $by } PV from { $who }{ $time }
effect-reflect = whoever hurts { $any_who } with a blow takes { $by } damage{ $time }
effect-range = range { $by } for { $who }{ $time }
effect-class_bonus = class bonus { $by } for { $who }{ $time }
effect-metric = diagonals { $by ->
    [0] count as one square
   *[1] do not count
} for the attacks of { $of_who }{ $time }
effect-changed = { $change } for { $who }{ $time }
effect-diagonal = { $who } may also move diagonally{ $time }
effect-root = { $no_who } { $all ->
    [yes] can
   *[no] cannot
} move{ $time }
effect-no_attack = { $no_who } { $all ->
    [yes] can
   *[no] cannot
} attack{ $time }
effect-no_power = { $no_who } { $all ->
    [yes] can
   *[no] cannot
} use powers{ $time }
effect-cost = attacks of { $of_who } cost { $by } PM { $way }{ $time }
effect-element_bonus = each elemental advantage of { $of_who } counts { $by } { $way }{ $time }
effect-extra_attack = { $who } may attack { $by ->
    [one] once
   *[other] { $by } times
} more{ $time }
effect-add_element = { $who } { $several ->
    [one] gains
   *[other] gain
} the element { $element }{ $time }
effect-replace_element = { $who } { $several ->
    [one] has
   *[other] have
} only the element { $element }{ $time }
effect-second = you may have a second hero on the field{ $time }
effect-discount = each card of { $whose ->
    [enemy] the enemy’s shop
   *[you] your shop
} costs { $by ->
    [one] 1 coin
   *[other] { $by } coins
} { $way ->
    [less] more
   *[more] less
}{ $time }
effect-extra_attack_card = you may attach { $by ->
    [one] one more attack
   *[other] { $by } more attacks
}{ $static ->
    [yes] { " " }a turn
   *[no] { $time }
}
effect-extra_equipment = you may attach { $by ->
    [one] one more equipment
   *[other] { $by } more equipments
}{ $static ->
    [yes] { " " }a turn
   *[no] { $time }
}
effect-damage = deal { $n } damage to { $to_who }
effect-heal = restore { $n } PV to { $to_who }
effect-ko = knock out { $who }
effect-coins = gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-coins-lose = lose { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-coins-enemy = the enemy gains { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-coins-enemy-lose = the enemy loses { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-steal = steal up to { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
effect-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-discard = discard { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-discard-enemy = the enemy loses { $n ->
    [one] a random card
   *[other] { $n } random cards
} from hand
effect-look = look at the top { $n ->
    [one] card
   *[other] { $n } cards
} of your pile
effect-reorder = look at the top { $n ->
    [one] card of your pile
   *[other] { $n } cards of your pile and put them back in any order
}
effect-swap_shop_card = put a card of your shop under your pile and lay out the next one
effect-refresh_shop = put your shop under your pile and lay out new cards
one-terrain = a Terrain card
one-hero = a Hero card
one-equipment = an Equipment card
one-attack = an Attack card
one-chapter = a Chapter card
effect-search_pile = take { $card } of your choice from your pile, then shuffle the pile
effect-salvage = take { $card } back from your cemetery
effect-bonus_roll = roll the luck die once more for coins
effect-reroll = roll the luck die again and keep the new number
effect-roll_for = roll a die; on { $n } or more, { $then }{ $other }
effect-otherwise = ; otherwise, { $other }
effect-pm = restore { $n } PM to { $to_who }
effect-pm-drain = drain { $n } PM from { $who }
effect-restore_uses = restore { $n ->
    [one] one use
   *[other] { $n } uses
} to an attack of { $of_who }
effect-add_life = add { $n } to the life of an equipment of { $of_who }
effect-destroy-attack = destroy an attack of { $of_who }
effect-destroy-equipment = destroy an equipment of { $of_who }
effect-move_attachment-attack = move an attack from one of your heroes to another
effect-move_attachment-equipment = move an equipment from one of your heroes to another
effect-move = move { $who } up to { $n ->
    [one] one square
   *[other] { $n } squares
}
effect-teleport = move { $who } to any free square
effect-push = { $n ->
    [one] push { $who } one square
   *[other] push { $who } up to { $n } squares in a straight line
}
effect-block = close a free square{ $time }
effect-free = free { $who }, whatever { $several ->
    [one] its condition
   *[other] their conditions
}
effect-lock = lock { $who } again{ $turns ->
    [0] { "" }
    [one] ; no condition frees it in its owner’s next turn
   *[other] ; no condition frees it in its owner’s next { $turns } turns
}
effect-return = send { $who } back to Prison, still free
effect-force_swap = { $who } must be swapped for another freed hero of { $several ->
    [one] its
   *[other] their
} side
effect-revert = { $who } { $several ->
    [one] loses
   *[other] lose
} a level
effect-copy_power = use the power of { $of_who }
effect-contest = compare the Luck of your hero and the enemy hero; if you win, { $then }{ $other }
effect-choose = choose one: { $modes }
effect-may = you may pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
}; if you do, { $then }

need-group = ({ $need })
need-else = or else { $needs }
need-round = round { $n } is reached
need-heart_at_most = your Heart has { $n } PV or fewer
need-bank = { $n ->
    [one] you have at least 1 coin
   *[other] you have at least { $n } coins
}
need-cemetery = { $n ->
    [one] at least one card lies in your cemetery
   *[other] at least { $n } cards lie in your cemetery
}
need-hand = { $n ->
    [one] you hold at least one card
   *[other] you hold at least { $n } cards
}
need-terrain = the Terrain has the element { $element }
need-wearing-any = { $n ->
    [one] this hero wears a card
   *[other] this hero wears { $n } cards
}
need-wearing-attack = { $n ->
    [one] this hero wears an attack
   *[other] this hero wears { $n } attacks
}
need-wearing-equipment = { $n ->
    [one] this hero wears an equipment
   *[other] this hero wears { $n } equipments
}
need-wearing-offensive = { $n ->
    [one] this hero wears an Offensive attack
   *[other] this hero wears { $n } Offensive attacks
}
need-wearing-special = { $n ->
    [one] this hero wears a Special attack
   *[other] this hero wears { $n } Special attacks
}
need-wearing-support = { $n ->
    [one] this hero wears a Support attack
   *[other] this hero wears { $n } Support attacks
}
need-wearing-weapon = { $n ->
    [one] this hero wears a Weapon
   *[other] this hero wears { $n } Weapons
}
need-wearing-armour = { $n ->
    [one] this hero wears an Armour
   *[other] this hero wears { $n } Armours
}
need-wearing-fetish = { $n ->
    [one] this hero wears a Fetish
   *[other] this hero wears { $n } Fetishes
}
need-level = { $need } of Level { $level } or more
need-ally-alive = { $hero } is alive
need-ally-freed = { $hero } is free
need-ally-evolved = { $hero } has evolved
need-ally-field = { $hero } is on the field
need-enemy_on_field = an enemy hero is on the field
need-event-bought = { $n ->
    [one] you have bought a card
   *[other] you have bought { $n } cards
}
need-event-sold = { $n ->
    [one] you have sold a card
   *[other] you have sold { $n } cards
}
need-event-chapters = { $n ->
    [one] you have played a Chapter
   *[other] you have played { $n } Chapters
}
need-event-own_ko = { $n ->
    [one] one of your heroes was knocked out
   *[other] { $n } of your heroes were knocked out
}
need-event-enemy_ko = { $n ->
    [one] an enemy hero was knocked out
   *[other] { $n } enemy heroes were knocked out
}
need-event-taken = your heroes have taken { $n } damage
need-event-dealt = you have dealt { $n } damage
need-luck_face = your luck die has shown { $n }
need-received = { $n ->
    [one] this hero was given a card
   *[other] this hero was given { $n } cards
}
need-lower-freed = its lower level was free
need-lower-received = { $n ->
    [one] its lower level was given a card
   *[other] its lower level was given { $n } cards
}
need-lower-dealt = its lower level dealt { $n } damage
need-pay = { $n ->
    [one] pay 1 coin
   *[other] pay { $n } coins
}
need-discard = { $n ->
    [one] discard a card
   *[other] discard { $n } cards
}
need-give_up = { $n ->
    [one] give up an attached card
   *[other] give up { $n } attached cards
}
need-lose_heart = lose { $n } Heart PV
need-roll = roll { $n } or more
