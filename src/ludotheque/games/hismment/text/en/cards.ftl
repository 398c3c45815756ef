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
face-cumulative = Release, all of it again: { $needs }.
face-boost = { $elements } heroes: { $stats }.
face-malus = Heroes weak against { $elements }: { $stats }.
face-bonus = Bonus: { $stats }.
face-signature = On { $hero }: { $text }
face-number = No. { $n } · { $rarity }
face-under = Evolved from { $card }.

text-line = { $when }{ $needs }{ $cost }{ $effects }{ $limit }
text-needs = If { $needs }:{ " " }
text-cost = { $cost }:{ " " }
limit-none = { "" }
limit-times = { " " }({ $n } times a turn)
limit-game = { $n ->
    [one] { " " }(once a game)
   *[other] { " " }({ $n } times a game)
}
mark-prison = { " " }(works in Prison)
mark-optional = { " " }(if you wish)
cost-coins = Pay { $n } coins
cost-pm = Spend { $n } PM
cost-cards = { $n ->
    [one] Discard a card
   *[other] Discard { $n } cards
}
cost-heart = Lose { $n } Heart PV
cost-pv = Lose { $n } PV

when-play = { "" }
when-static = { "" }
when-activate = Power —{ " " }
when-before = Before the blow:{ " " }
when-after = { "" }
when-setup = Before the first turn:{ " " }
when-upkeep = At the start of your turn:{ " " }
when-after_draw = After your draw:{ " " }
when-after_luck_roll = After your luck roll:{ " " }
when-on_buy = When you buy a card:{ " " }
when-on_sell = When you sell a card:{ " " }
when-on_attach = When a card is attached to it:{ " " }
when-on_evolve = When it evolves:{ " " }
when-on_release = When it is freed:{ " " }
when-on_deploy = When it enters the field:{ " " }
when-on_swap_in = When it is swapped in:{ " " }
when-on_swap_out = When it is swapped out:{ " " }
when-on_enter_square = When it ends a move:{ " " }
when-on_pass_square = On every square it passes:{ " " }
when-on_attack_declared = When it attacks:{ " " }
when-on_hit = When its blow lands:{ " " }
when-on_damage_dealt = When its blow deals damage:{ " " }
when-on_damage_taken = When it takes damage:{ " " }
when-on_ko_enemy = When an enemy hero is knocked out:{ " " }
when-on_ko_self = When it is knocked out:{ " " }
when-on_heart_damaged = When your Heart is hurt:{ " " }
when-end_of_turn = At the end of your turn:{ " " }

time-now = { "" }
time-turn = { " " }this turn
time-turns = { $n ->
    [one] { " " }until your next turn
   *[other] { " " }for { $n } of your turns
}
time-game = { " " }for the rest of the game

who-self = this hero
who-own_field = your hero on the field
who-own_prisoner = a hero in your Prison
who-own_locked = one of your locked heroes
who-own_hero = one of your heroes
who-own_other = another of your heroes
who-every_own = all your heroes
who-every_prisoner = all heroes in your Prison
who-enemy_field = the enemy hero on the field
who-enemy_prisoner = an enemy prisoner
who-enemy_hero = an enemy hero, prisoners included
who-every_enemy = every enemy hero on the field
who-every_enemy_prisoner = all enemy prisoners
who-everyone_field = every hero on the field
who-target = the target
who-own_heart = your Heart
who-enemy_heart = the enemy Heart
who-both_hearts = both Hearts
who-only = { $who } ({ $only })
only-level = Level { $level }

effect-stat = { $stat } { $by } for { $who }{ $time }.
effect-stat-set = { $stat } of { $who } becomes { $by }{ $time }.
effect-stat-times = { $stat } of { $who } ×{ $by }{ $time }.
effect-pierce = Blows of { $who } ignore { $by } Defence{ $time }.
effect-immune = Blows do nothing to { $who }{ $time }.
effect-cap = A blow takes at most { $by } PV from { $who }{ $time }.
effect-reflect = Who hurts { $who } with a blow takes { $by } damage{ $time }.
effect-range = Range { $by } for { $who }{ $time }.
effect-class_bonus = Class bonus { $by } for { $who }{ $time }.
effect-metric = Diagonals count as one square for the attacks of { $who }{ $time }.
effect-diagonal = { $who } may also move diagonally{ $time }.
effect-root = { $who } cannot move{ $time }.
effect-no_attack = { $who } cannot attack{ $time }.
effect-no_power = { $who } cannot use powers{ $time }.
effect-cost = Attacks of { $who } cost { $by } PM{ $time }.
effect-element_bonus = Each elemental advantage of { $who } counts { $by } more{ $time }.
effect-extra_attack = { $who } may attack { $by ->
    [one] once
   *[other] { $by } times
} more{ $time }.
effect-add_element = { $who } gains the element { $element }{ $time }.
effect-replace_element = { $who } has only the element { $element }{ $time }.
effect-second = You may have a second hero on the field{ $time }.
effect-discount = Your shop asks { $by } coins less{ $time }.
effect-extra_attack_card = You may attach { $by } more attack{ $time }.
effect-extra_equipment = You may attach { $by } more equipment{ $time }.
effect-damage = { $n } damage to { $who }.
effect-heal = Heal { $n } PV of { $who }.
effect-ko = Knock out { $who }.
effect-coins = Gain { $n } coins.
effect-coins-lose = Lose { $n } coins.
effect-coins-enemy = The enemy gains { $n } coins.
effect-coins-enemy-lose = The enemy loses { $n } coins.
effect-steal = Steal up to { $n } coins.
effect-draw = { $n ->
    [one] Draw a card.
   *[other] Draw { $n } cards.
}
effect-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } cards.
}
effect-discard-enemy = { $n ->
    [one] The enemy loses a random hand card.
   *[other] The enemy loses { $n } random hand cards.
}
effect-look = Look at the top { $n } cards of your pile.
effect-reorder = Look at the top { $n } cards of your pile and put them back in any order.
effect-swap_shop_card = Put a card of your shop under your pile; the next one takes its place.
effect-refresh_shop = Put your shop under your pile and lay out new cards.
effect-search_pile = Search your pile for a card of the kind { $kind }, then shuffle it.
effect-salvage = Take a card of the kind { $kind } back from your cemetery.
effect-bonus_roll = Roll the luck die once more for coins.
effect-reroll = Roll the luck die again; the new number counts.
effect-roll_for = Roll a die. { $n } or more: { $then } { $other }
effect-otherwise = Otherwise: { $other }
effect-pm = { $who } regains { $n } PM.
effect-pm-drain = { $who } loses { $n } PM.
effect-restore_uses = { $n ->
    [one] An attack of { $who } regains one use.
   *[other] An attack of { $who } regains { $n } uses.
}
effect-add_life = An equipment of { $who } gains { $n } life.
effect-destroy-attack = Destroy an attack of { $who }.
effect-destroy-equipment = Destroy an equipment of { $who }.
effect-move_attachment-attack = Move an attack from one of your heroes to another.
effect-move_attachment-equipment = Move an equipment from one of your heroes to another.
effect-move = { $n ->
    [one] Walk up to one square with { $who }.
   *[other] Walk up to { $n } squares with { $who }.
}
effect-teleport = Put { $who } on any free square.
effect-push = { $n ->
    [one] Push { $who } one square.
   *[other] Push { $who } up to { $n } squares in a line.
}
effect-block = Close a free square{ $time }.
effect-free = Free { $who }, whatever its condition.
effect-lock = Lock { $who } again.
effect-return = Send { $who } back to Prison, still free.
effect-force_swap = { $who } must be swapped for another freed hero.
effect-revert = { $who } falls back one level.
effect-copy_power = Use the power of { $who }.
effect-contest = Compare Luck with the enemy hero. If you win: { $then } { $other }
effect-choose = Choose: { $modes }
effect-or = { $a } — or — { $b }
effect-may = You may pay { $n } coins: { $then }

need-round = round { $n } or later
need-heart_at_most = your Heart has { $n } PV or fewer
need-bank = you have { $n } coins
need-cemetery = { $n } cards lie in your cemetery
need-hand = you hold { $n } cards
need-terrain = the Terrain is { $element }
need-wearing-any = { $n ->
    [one] it wears a card
   *[other] it wears { $n } cards
}
need-wearing-attack = { $n ->
    [one] it wears an attack
   *[other] it wears { $n } attacks
}
need-wearing-equipment = { $n ->
    [one] it wears an equipment
   *[other] it wears { $n } equipments
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
    [one] you have used a Chapter
   *[other] you have used { $n } Chapters
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
    [one] a card was attached to it
   *[other] { $n } cards were attached to it
}
need-lower-freed = its lower level was free
need-lower-received = { $n ->
    [one] a card was attached to its lower level
   *[other] { $n } cards were attached to its lower level
}
need-lower-dealt = its lower level dealt { $n } damage
need-pay = pay { $n } coins
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
need-or = { $a } or { $b }
