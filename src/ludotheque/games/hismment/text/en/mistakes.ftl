# What is wrong with cards that somebody wrote. Fields and words in quotes are as in the file.
mistake-need = “{ $need }”: { $what }
mistake-below-0 = must be 0 or more
mistake-below-1 = must be 1 or more
mistake-level = must be 1, 2 or 3
mistake-die = the luck die shows 1 to { $faces } (HIS-E04)
mistake-no-hero = this card has no hero of its own

# The fields of a card.
mistake-field = { $kind ->
    [equipment] an equipment
    [attack] an attack
   *[other] a { $kind }
} has no such field
mistake-price = must be 0 or more (HIS-K12)
mistake-terrain = a terrain needs both
mistake-terrain-level = a terrain has none
mistake-hero = a hero needs them all
mistake-elements = a hero has { $most } at most
mistake-lower = a hero of level 1 lies on no lower card (HIS-V14)
mistake-evolves = exactly the heroes above level 1 need it
mistake-cumulative = only for evolved heroes (HIS-V15)
mistake-equipment = an equipment needs a class and is a weapon, an armour or a fetish
mistake-life = 1 or more, or none at all (HIS-A21)
mistake-attack = an attack is offensive, special or support and has one element
mistake-signature = a Signature Hero and its Signature Power go together (HIS-A24)
mistake-exhaustion = must be 1 or more (HIS-A22)
mistake-no-text = an attack that is not offensive needs a text (HIS-F06)
mistake-play = a chapter needs a text with when = "play"
mistake-series = a chapter above level 1 needs it (HIS-T16)

# A text: when, how often, at what price, under which conditions.
mistake-when = when = "{ $when }" never comes for this kind; it may be { $moments }
mistake-do = needs at least one effect
mistake-times = must be 1 or more (HIS-T12)
mistake-often = so often a turn is for powers (activate); with per_game, so often a game (HIS-T12)
mistake-once = a Chapter is played once anyway (HIS-T26), a game is set up once (HIS-S16)
mistake-always = not for what is always in force (static)
mistake-locked = heroes are locked in Prison, so it goes with prison = true (HIS-T31)
mistake-cost = nobody pays less than nothing (HIS-E22)
mistake-nobody-pays = no hero of its own is there to pay them (HIS-T15)
mistake-paid = “{ $need }” frees heroes; what a text takes is its cost (HIS-T15)
mistake-ways = each needs at least one condition

# What a text does, and to whom.
mistake-static = only modify can always be in force (static)
mistake-heart = only damage and heal act on a Heart
mistake-self = to = "self" (also where nothing is said): this card has no hero of its own
mistake-both-hearts = at setup a terrain speaks to each player: "both_hearts" stands in a text of its own
mistake-target = to = "target" is for attacks and what happens in them
mistake-aim = an attack is aimed at the field (target) or at the Prison (enemy_prisoner)
mistake-in-prison = in Prison nobody can be meant by “{ $verb }”
mistake-on-field = on the field nobody can be meant by “{ $verb }”
mistake-enemy-side = of the enemy’s side, only prices can be changed (discount)
mistake-turns = 0 for this turn, a number of turns, or -1 for good (HIS-T23)
mistake-this-attack = { $turns }, this attack, is for heroes and { $moments } (HIS-F22)
mistake-metric = a metric is 0, with diagonals, or 1, without (HIS-C02)
mistake-by = { $word } takes 1 or more
mistake-how = { $word } can only be added to
mistake-cap = damage cannot be capped below 0 (HIS-F11)
mistake-element = exactly add_element and replace_element need it
mistake-only-element = whose elements always change cannot depend on their elements (only.element)
mistake-branches = one of them needs an effect
mistake-may = 0 coins or more, and at least one effect
mistake-modes = each needs at least one effect

# Cards that do not fit those beside them.
mistake-evolves-from = must be the hero one level lower of the same line
mistake-no-line = no hero line is called “{ $line }”
