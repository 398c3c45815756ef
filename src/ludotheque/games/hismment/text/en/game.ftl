title = Hismment
blurb = Free your heroes from Prison, arm them, and break the enemy Heart across a field of thirty-six squares.
mode-duel = Duel

setting-terrain_drawer = Who draws the Terrain
setting-terrain_drawer-help = Only for show: every Terrain is as likely.
setting-terrain_drawer-seat1 = Player 1
setting-terrain_drawer-seat2 = Player 2
setting-first_player = First turn
setting-first_player-help = By the rules, whoever’s Terrain was not drawn begins.
setting-first_player-terrain_rule = By the Terrain
setting-first_player-seat1 = Player 1
setting-first_player-seat2 = Player 2
setting-first_player-random = By lot
setting-phase_order = Steps of a turn
setting-phase_order-help = In order, or steps 3 to 6 mixed as you like.
setting-phase_order-strict = In order
setting-phase_order-open_middle = Steps 3 to 6 in any order
setting-draw_and_roll = Draw and luck die
setting-draw_and_roll-help = They happen by themselves, or you may decline them.
setting-draw_and_roll-mandatory = By themselves
setting-draw_and_roll-optional = On request
setting-releases_per_turn = Releases per turn
setting-releases_per_turn-help = How many heroes may be freed in one turn.
setting-releases_per_turn-any = Any number
setting-releases_per_turn-one = One
setting-luck_income = Luck income
setting-luck_income-help = Whose Luck pays coins at the start of a turn.
setting-luck_income-field = The hero on the field
setting-luck_income-freed = All freed heroes
setting-luck_income-all = All living heroes
setting-power_uses = Powers
setting-power_uses-help = How often one power may be used in a turn.
setting-power_uses-once_per_turn = Once a turn
setting-power_uses-unlimited = Up to twenty times
setting-attack_chain = Attack levels
setting-attack_chain-help = One ladder of levels for all attacks of a hero, or one for each type.
setting-attack_chain-shared = One ladder
setting-attack_chain-per_type = One for each type
setting-level_chain = The level below
setting-level_chain-help = It must have been attached once, or still be there.
setting-level_chain-history = Attached once
setting-level_chain-current = Still attached
setting-equipment_tick = Equipment in Prison
setting-equipment_tick-help = Whether its life runs down there too.
setting-equipment_tick-always = Wears out everywhere
setting-equipment_tick-field_only = Wears out on the field
setting-start_layout = Start squares
setting-start_layout-help = Beside the middle, or in opposite corners.
setting-start_layout-centre = C0 and D7
setting-start_layout-corner = A0 and F7
setting-occupied_start = An enemy on your start square
setting-occupied_start-help = Deploying pushes it off, or is not possible.
setting-occupied_start-push_back = Is pushed off
setting-occupied_start-block = Blocks it
setting-sorcerer_metric = Range of Sorcerers
setting-sorcerer_metric-help = Four squares, with diagonals or without.
setting-sorcerer_metric-square = Diagonals count as one
setting-sorcerer_metric-orthogonal = No diagonals
setting-element_table = Element table
setting-element_table-help = As printed, or with its doubtful marks amended.
setting-element_table-printed = As printed
setting-element_table-amended = Amended
setting-reinforcements = Reinforcements
setting-reinforcements-help = Spare Level-1 heroes may come into Prison when you have fewer than three.
setting-reinforcements-off = Off
setting-reinforcements-on = On
setting-chapter_copies_max = Copies of a Chapter
setting-chapter_copies_max-help = The most a deck may hold; 0 for no limit.
setting-no_progress_rounds = Rounds without progress
setting-no_progress_rounds-help = After so many the game ends; 0 for never.
setting-max_rounds = Round limit
setting-max_rounds-help = After so many the game ends; 0 for never.
setting-open_decklists = Open deck lists
setting-open_decklists-help = Both may read which cards the other brought.

deck-emberfront-about = Melee rush: Brawlers and Swordsmen cross the field before the enemy is armed.
deck-high-battery-about = Long range: Archers and Bombardiers shoot from afar on Terrains that slow everyone down.
deck-dusk-coven-about = Sorcerers with Special and Support attacks who drain, lock up and wear down.
deck-wildwood-about = Evolution: two lines grow to Level 3 and heal as they fight.
deck-golden-caravan-about = Economy: Luck, sales and bargains pay for whatever is needed.
deck-stone-rampart-about = Equipment wall: heavily armoured giants that hardly anything can hurt.
deck-stormwatch-about = Gambles and double attacks from the water’s edge.
deck-evergreen-choir-about = Healing: heroes and Heart recover faster than they are hurt.
deck-plague-cart-about = Attrition: poison that lingers, prisoners that burn, a price on every death.
deck-iron-works-about = Machines: cheap goods, repaired weapons, and a wrestler to hold the line.

region-heart = Heart
region-prison = Prison
region-shop = Shop · { $coins } coins
region-arms = On the field
region-hand = Hand
region-pile = Pile
region-cemetery = Cemetery
region-field = { $terrain } · round { $round }
region-terrain = Terrain
region-bench = Heroes to pick from
region-picked = Picked for Prison
region-chart = { $table ->
    [printed] Who beats whom · table as printed
   *[amended] Who beats whom · amended table
}
region-classes = How far each class reaches
region-turn = The seven steps of a turn
turn-1 = 1 · You draw a card.
turn-2 = 2 · You roll the luck die: 5 coins for each point.
turn-3 = 3 · Buy from your shop, sell from your hand for half the price.
turn-4 = 4 · Attach one attack (same element), one equipment (same class), one evolution.
turn-5 = 5 · Play Chapters, use powers of heroes on the field.
turn-6 = 6 · Free heroes whose condition is met.
turn-7 = 7 · Deploy a freed hero, move up to its Speed, attack once.
chart-worth = Rows attack, columns are attacked. Each element of the attacking hero that beats one of the target adds 1 to the Attack.
region-left = Left in your pile
region-deck = Deck of { $name }
chart-beats = beats
chart-beats-row = beats
chart-beats-column = loses to
chart-here = beats here, not in the { $table ->
    [printed] amended
   *[amended] printed
} table
chart-here-row = beats (only in this table)
chart-here-column = loses to (only in this table)
chart-there = would beat in the { $table ->
    [printed] amended
   *[amended] printed
} table only
chart-there-row = would beat in the { $table ->
    [printed] amended
   *[amended] printed
} table
chart-there-column = would lose, in the { $table ->
    [printed] amended
   *[amended] printed
} table, to
square-start = start
square-closed = closed
square-blow = Best damage from here
square-answer = The enemy could strike you here for
hero-freed = free
hero-locked = locked
hero-shut = An effect keeps it locked through its owner’s next turn, whatever its condition.
hero-relief = Has just taken the place of a hero that went back to Prison: no attack in its first turn.
hero-changed = { $n ->
    [one] 1 change
   *[other] { $n } changes
}
stat-sum = { $stat } { $n }: { $printed } printed { $parts }
part-terrain = Terrain
part-equipment = equipment
part-elements = elements
part-class = class
part-card = card
part-powers = powers and specialities
lasting-game = for the rest of the game
lasting-turn = this turn
lasting-turns = { $n } more turns, both players’ counted
reach = { $klass }: { $reach }. { $bonus }
reach-all = attacks reach the whole field
reach-some = attacks reach { $n ->
    [one] 1 square
   *[other] { $n } squares
}, { $metric ->
    [orthogonal] diagonals do not count
   *[square] diagonals count
}
bonus-brawler = Attack +2 on every hit.
bonus-swordsman = Attack +1 on every hit.
bonus-archer = Attack −1 for every two squares of distance, without diagonals.
bonus-bombardier = Attack −1 up to 2 squares away, +1 from 5 squares on.
bonus-sorcerer = No bonus, no malus.
need-first = To be freed: { $needs }
need-met = ✓ { $need }
need-open = ○ { $need }
plate-coins = Coins
plate-hand = Cards in hand
plate-heroes = Living heroes
the-heart = the Heart of { $name }
way-free = at once

ask-pick = Pick a hero for your Prison; three will start there.
ask-act = { $phase ->
    [p3] Buy or sell cards: you have { $coins } coins.
    [p4] Attach one attack, one equipment, one evolution.
    [p5] Play Chapters, use powers of your heroes.
    [p6] Free heroes whose condition is met.
   *[other] What now?
}
ask-act_on_field = { $may ->
    [both] { $hero } may move up to { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    } and attack once.
    [move] { $hero } may move up to { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }.
    [attack] { $hero } may attack once.
    [swap] { $hero } may change places with another freed hero.
   *[deploy] Send a freed hero to your start square?
}
ask-decide_draw = Draw a card?
ask-decide_roll = Roll the luck die for coins?
ask-accept = { $card } — { $text } Use it?
ask-choose_aim = { $text }: whom do you aim at?
ask-discard = Discard a card.
ask-give_up = Give up an attached card.
ask-put_on_top = Which of these cards goes lowest?
ask-exchange = Which shop card goes under your pile?
ask-take_from_pile = Which card do you take from your pile?
ask-take_back = Which card do you take back from your cemetery?
ask-choose_mode = Choose one.
ask-pay_if = Pay { $n ->
    [one] 1 coin
   *[other] { $n } coins
}? If so: { $text }.
ask-block = Which square do you close?
ask-put_there = To which square does { $hero } go?
ask-walk_there = Where does { $hero } walk?
ask-push = Push { $hero } which way?
ask-substitute = Who takes the place of { $hero }?
ask-change_attachment = { $what ->
    [restore] Which attack of { $hero } can be used again?
    [life] Which equipment of { $hero } will last longer?
   *[destroy] Which card of { $hero } is destroyed?
}
ask-carry = Which card goes to whom?

do-pick = Pick { $card }
do-back = Take the last pick back
do-buy = Buy { $card } for { $n }
do-sell = Sell { $card } for { $n }
do-attach = { $card } → { $hero }
do-evolve = Evolve { $hero } into { $card }
do-reinforce = { $card } into Prison
do-chapter = Play { $card }
do-power = { $card } — { $text }
do-free = Free { $hero } ({ $way })
do-on = Go on
do-end = End the turn
do-yes = Yes
do-no = No
do-act = Act with { $hero }
do-deploy = Deploy { $hero }
do-move = Move to { $square }
do-attack = { $aimed ->
    [blow] { $card } → { $target }: { $n } damage
    [yes] { $card } → { $target }
   *[no] Use { $card }
}
do-swap = Swap with { $hero }
do-aim = { $target }
do-discard = Discard { $card }
do-give_up = Give up { $card }
do-under = { $card }
do-exchange = Replace { $card }
do-search = Take { $card }
do-salvage = Take back { $card }
do-mode = { $script }
do-pay = Pay { $n }
do-skip = No, thank you
do-square = { $square }
do-push = { $way ->
    [up] Away from you
    [down] Towards you
    [left] Upwards
   *[right] Downwards
}
do-substitute = { $hero }
do-attached = { $card }
do-carry = { $card } → { $hero }

use-fits = { $heroes } can wear it.
use-level = Level { $level }: { $heroes } must have worn Level { $below } first.
use-twin = A hero of yours already wears one of this type and level.
use-none = None of your heroes can use it.
use-evolves = The next level of { $hero }.
use-lower = { $card } comes first.
use-terrain = A Terrain in hand can only be sold.
attach-frees = It can then be freed this turn.
attach-locks = It is locked again until the new condition is met.

sum-hero = Attack of { $hero }
sum-terrain = Terrain: { $terrain }
sum-equipment = Equipment
sum-powers = Powers and specialities
sum-elements = Elements ({ $pairs })
sum-class = { $far ->
    [0] { $class }
    [one] { $class }, 1 square away
   *[other] { $class }, { $far } squares away
}
sum-card = { $card }
sum-attack = = Attack total { $n }
sum-against-hero = Defence of { $hero }
sum-against-terrain = Terrain, for its Defence: { $terrain }
sum-against-equipment = Its equipment
sum-against-powers = Powers and specialities on its Defence
sum-defence = = Defence total { $n }
sum-damage = = { $n } damage
sum-spared = A text spares the target part of it
sum-left = { $hero } would have { $n } PV left
sum-ko = { $hero } is knocked out: { $over } on to the Heart (left: { $heart }), { $coins } coins for you
sum-heart = { $n ->
    [0] The Heart would be broken
   *[other] The Heart would have { $n } PV left
}
sum-back = { $hero } takes { $n } in return
sum-cost = Costs { $n } PM, { $left } left
element-beats = { $a } beats { $b }
move-attack = From there: { $card } on { $target }, { $n } damage
move-answer = There { $hero } could strike you for { $n }

event-terrain = { $seat } draws the Terrain: { $card }. Both Hearts have { $heart } PV.
event-begin = { $seat } takes the first turn.
event-turn = Round { $round }: { $seat } to play.
event-income = Luck brings { $seat } { $n } coins.
event-draw = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
event-luck = { $seat } rolls { $face } on the luck die: { $n } coins.
event-reroll = { $seat } rolls again: { $face }, so { $n } coins.
event-buy = { $seat } buys { $card } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-shop = { $card } comes into the shop of { $seat }.
event-sell = { $seat } sells { $card } for { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-attach = { $seat } attaches { $card } to { $on_card }.
event-worn_out = { $card } leaves { $on_card } for the cemetery.
event-evolve = { $on_card } evolves into { $card }.
event-revert = { $card } falls back to { $on_card }.
event-reinforce = { $seat } brings { $card } into Prison.
event-chapter = { $seat } plays { $card }.
event-power = { $seat } uses the power of { $card }.
event-triggered = { $card } takes effect.
event-pay = { $seat } pays { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-release_roll = { $seat } rolls { $face } for { $card }; { $n } was needed.
event-free = { $card } is free.
event-lock = { $card } is locked again.
event-deploy = { $seat } deploys { $card }.
event-move = { $card } goes to { $square }.
event-stopped = { $card } gets no further than { $square }.
event-pushed = { $card } is pushed to { $square }.
event-swap = { $card } takes the place of { $out_card }.
event-return = { $card } goes back to Prison.
event-attack = { $by_card } attacks with { $card }.
event-strike = { $card } takes { $n } damage: { $attack_parts } = { $a } against { $defence_parts } = { $b }.
event-missed = { $card } stays out of reach: { $by_card } strikes at nothing.
event-spared = A text spares { $card } { $n } of it.
event-strike_heart = The Heart of { $seat } is struck for { $n }: { $attack_parts } = { $n }.
event-reflect = { $card } takes { $n } damage in return.
event-effect_damage = { $card } takes { $n } damage.
event-overflow = { $n } damage goes on to the Heart of { $seat }.
event-heart = The Heart of { $seat } loses { $n } PV.
event-heal = { $card } recovers { $n } PV.
event-heal_heart = The Heart of { $seat } recovers { $n } PV.
event-ko = { $card } is knocked out; { $seat_paid } gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-pm = { $card } now has { $n } PM.
event-modify = { $turns ->
    [-2] { $card }: { $change }, for this attack.
    [-1] { $card }: { $change }, for the rest of the game.
    [0] { $card }: { $change }, this turn.
    [1] { $now ->
        [1] { $card }: { $change }, until the next turn of { $seat }.
       *[0] { $card }: { $change }, for the next turn of { $seat }.
    }
   *[other] { $card }: { $change }, for { $turns } turns of { $seat }.
}
event-modify_side = { $turns ->
    [-1] { $seat }: { $change }, for the rest of the game.
    [0] { $seat }: { $change }, this turn.
    [1] { $now ->
        [1] { $seat }: { $change }, until their next turn.
       *[0] { $seat }: { $change }, for their next turn.
    }
   *[other] { $seat }: { $change }, for { $turns } of their turns.
}
event-modify_enemy = { $turns ->
    [-1] { $seat_hit }: { $change }, for the rest of the game.
    [0] { $seat_hit }: { $change }, this turn.
    [1] { $now ->
        [1] { $seat_hit }: { $change }, until the next turn of { $seat }.
       *[0] { $seat_hit }: { $change }, for the next turn of { $seat }.
    }
   *[other] { $seat_hit }: { $change }, for { $turns } turns of { $seat }.
}
event-gain = { $seat } gains { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-lose = { $seat } loses { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-steal = { $seat } steals { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
event-discard = { $seat } discards { $card }.
event-look = { $cards ->
    [hidden] { $seat } looks at the top card of the pile.
   *[other] { $seat } looks at the top of the pile: { $cards }.
}
event-exchange = { $seat } puts { $card } under the pile.
event-refresh = { $seat } lays out a new shop: { $cards }.
event-search = { $card ->
    [hidden] { $seat } takes a card from the pile.
   *[other] { $seat } takes { $card } from the pile.
}
event-salvage = { $seat } takes { $card } back from the cemetery.
event-effect_roll = { $seat } rolls { $face }; { $n } was needed.
event-contest_roll = Luck is equal; the dice show { $a } and { $b }.
event-contest = { $seat } has more luck.
event-block = { $seat } closes { $square }.
event-restored = { $card } has { $n } uses again.
event-mended = { $card } now has { $n } life.
event-chain = Too many effects in a row: { $card } stays silent. This is a fault of the cards.
event-concede = { $seat } concedes.
event-ended = The game ends: { $ending } Hearts { $a } and { $b }, round { $round }.

what-pv = PV
what-pm = PM
what-attack = Attack
what-defence = Defence
what-speed = Speed
what-luck = Luck
what-pierce = Piercing
what-immune = Immune to blows
what-cap = The most a blow can do
what-reflect = Riposte
what-range = Range
what-class_bonus = Class bonus
what-metric = Another way to count distances
what-diagonal = Diagonal steps
what-root = Rooted to the spot
what-no_attack = No attacks
what-no_power = No powers
what-cost = Cost of attacks
what-element_bonus = Worth of each element
what-extra_attack = Attacks a turn
what-add_element = Also of the element
what-replace_element = Now only of the element
what-second = Room for a second hero on the field
what-discount = Shop prices
what-extra_attack_card = Attacks to attach a turn
what-extra_equipment = Equipments to attach a turn
ending-heart = A Heart is broken.
ending-no_heroes = No hero is left on either side.
ending-no_harm = Neither side can harm the other any more.
ending-no_action = Nobody can do anything any more.
ending-no_progress = Nothing has happened for too long.
ending-round_limit = The round limit is reached.
ending-concede = One side gave up.
verdict-broken = The Heart of { $name } is broken.
verdict-hearts = Hearts: { $a } against { $b }.
verdict-round = Round { $n }.

refuse-price = You have { $coins } coins; it costs { $n }.
refuse-step = That belongs to another step of the turn; the steps go in order.
refuse-terrain = Terrains serve at the start only; you can sell this one.
refuse-placed = You have already attached a card of this kind this turn.
refuse-element = This hero has not the element of that attack.
refuse-class = That equipment is for another class.
refuse-level = This hero needs a card of the level below first.
refuse-twin = This hero already wears equipment of this type and level.
refuse-line = That is not the next level of this hero.
refuse-locked = That hero is still locked; its card says what frees it.
refuse-condition = Its release condition is not met; its card says what is missing.
refuse-pm = The hero has { $left } PM; the attack takes { $n }.
refuse-range = The target is out of range.
refuse-attacked = Only one attack a turn.
refuse-swapped = Who comes in because a hero went back to Prison does not attack in its first turn.
refuse-prison = Prison and Heart can be struck only from the enemy start square, with no enemy on the field.
refuse-prisoners-first = Prisoners come before the Heart.
refuse-enemy-start = You may enter the enemy start square only while the enemy has no hero on the field.
refuse-far = That square is too far: { $steps } steps are left.
refuse-taken = Another hero stands there.
refuse-swap-place = To swap, your hero must stand on its own start square.
refuse-swap-once = One swap a turn.
refuse-on-field = You already have a hero on the field.
refuse-used = That power was already used this turn.
refuse-series = The part before it has not been played yet.
refuse-nothing = It would have nothing to act on.
refuse-text-condition = Its text asks for something that is not so now.
refuse-text-price = You cannot pay what its text asks.
refuse-own-shop = You buy from your own shop only.
refuse-not-in-hand = Only cards in your hand can be sold.
refuse-power-prison = That power needs its hero on the field.
refuse-power-locked = That power works in Prison, but only once its hero is freed.
refuse-deployed = The step for powers is over: a hero just deployed must wait a turn.
refuse-release-once = One release a turn was agreed on.
refuse-shut = An effect keeps that hero locked for this turn, whatever its condition.
refuse-rolled = One roll per hero and turn; it was made.
refuse-release-cost = You cannot pay all that its release asks for.
refuse-deploy-once = One deployment a turn.
refuse-start-own = Another hero of yours stands on your start square.
refuse-deploy-first = A hero is deployed before another one acts.
refuse-start-held = An enemy stands on your start square, and it was agreed that this blocks it.
refuse-reinforce = A hero joins the Prison only if reinforcements were agreed on, at Level 1, and while you have fewer than three living heroes.
refuse-attach-what = Only attacks and equipment in your hand can be attached.
refuse-own-hero = That must be a hero of yours.
refuse-own-other = Another hero of yours must take its place.
refuse-free-already = That hero is free already, and stays so.
refuse-no-square = There is no such square.
refuse-stands-there = Your hero stands there already.
refuse-not-attached = A hero attacks only with an Attack card attached to it.
refuse-forbidden = A card in force forbids it.
refuse-not-named = Special and Support attacks strike prisoners or the Heart only if their text names them.
refuse-aim-enemy = Offensive attacks are aimed at the enemy.
refuse-no-aim = That attack is not aimed at this, or would do nothing now.
refuse-used-up = That power was already used as often as its card allows in a game.
refuse-nobody-there = You have no hero on the field; deploy a freed one first.
refuse-who-acts = First choose which of your heroes acts this turn.
refuse-not-on-field = That hero is not on the field.
refuse-acts-already = Another hero acts this turn already.
refuse-not-chapter = That card is no Chapter.
refuse-no-power = That is no power of a hero of yours.
refuse-no-way = Its card names no such way out.
refuse-own-hand = That card is not in your hand.
refuse-not-looked-at = That is none of the cards still to be put back.
refuse-not-in-shop = That card does not lie in your shop.
refuse-not-in-pile = No such card lies in your pile.
refuse-not-in-cemetery = No such card lies in your cemetery.
refuse-other-kind = The text speaks of cards of another kind.
refuse-not-worn = That card is attached to no hero of yours.
refuse-picked = You have picked that hero already.
refuse-not-to-pick = You pick among the Level-1 heroes of your own deck.
refuse-none-picked = You have picked nobody yet.
refuse-off-grid = The text speaks of the 36 squares of the grid, A1 to F6.
refuse-closed = That square is closed for a while.
refuse-nobody-to-move = The hero that was to move is gone.
refuse-no-push = Nothing can be pushed that way: the next square is held or closed, or the field ends there.
refuse-there-already = That hero is on the field already.
refuse-not-worn-attack = That is no attack attached to the hero in question.
refuse-not-worn-gear = That is no equipment worn by the hero in question.
refuse-full = That attack has all its uses.
refuse-endless = That equipment never wears out.
refuse-worn-here = That hero wears this card already.
refuse-not-meant = The text does not speak of that.
refuse-no-effect = There it would do nothing now.
refuse-not-on-card = The text does not offer that.
refuse-pay-so-much = The text asks for { $n } coins, neither more nor less.
metric-rounds = Rounds
metric-heart = Ended by a broken Heart
trait-deck = Deck
trait-turn = Turn order
trait-turn-first = plays first
trait-turn-second = plays second
trait-deck-emberfront = Emberfront
trait-deck-high-battery = High Battery
trait-deck-dusk-coven = Dusk Coven
trait-deck-wildwood = Wildwood
trait-deck-golden-caravan = Golden Caravan
trait-deck-stone-rampart = Stone Rampart
trait-deck-stormwatch = Stormwatch
trait-deck-evergreen-choir = Evergreen Choir
trait-deck-plague-cart = Plague Cart
trait-deck-iron-works = Iron Works
