title = Dark Rituals
blurb = Lead three witches and their Dark Legion, alone, against six heroes who are driven by two decks of cards. Five encounters, each harder than the last.
mode-souls = 1 · Gather their souls
mode-souls-help = Slay serfs and hold four of their souls at once, before the heroes free three. The shortest, and the one to begin with.
mode-heroes = 2 · Kill the heroes
mode-heroes-help = Eliminate four heroes before they fell three witches. No special rules.
mode-rubies = 3 · Risky solution
mode-rubies-help = Have a possessed serf throw a ruby into the Pit: the demon rises, and must slay two heroes itself.
mode-caverns = 4 · Give me souls!
mode-caverns-help = Five dead serfs call the demon. Until then Pekka must live, deep in her guarded caverns.
mode-blood = 5 · Blood sacrifice
mode-blood-help = Six heroes must fall. Each of them costs Ikrek blood, and no witch who falls comes back.

setting-energy_delta = Energy more or less
setting-energy_delta-help = More starting energy makes it easier, less makes it harder.
setting-energy_delta-3 = +3
setting-energy_delta-6 = +6
setting-energy_delta-9 = +9
setting-energy_delta--2 = −2
setting-energy_delta--4 = −4
setting-plague_1 = First plague reward
setting-plague_1-help = The number of the soul counter on which the first reward lies. Lower is easier.
setting-plague_2 = Second plague reward
setting-plague_2-help = The number of the soul counter on which the second reward lies. Lower is easier.
setting-plague_3 = Third plague reward
setting-plague_3-help = The number of the soul counter on which the third reward lies. Lower is easier.
setting-plague_4 = Fourth plague reward
setting-plague_4-help = The number of the soul counter on which the fourth reward lies. Lower is easier.
setting-remove_last_plague = Without the last plague reward
setting-remove_last_plague-help = The highest reward is taken away. Harder.
setting-plague_value = Value of plagues
setting-plague_value-help = As printed; a 1 counts as 2 (easier); every plague counts as 2 (harder).
setting-plague_value-printed = as printed
setting-plague_value-min2 = a 1 counts as 2
setting-plague_value-fixed2 = all count as 2
setting-minion_shift = Minions further back
setting-minion_shift-help = Each minion starts one zone further from the heroes. Easier.
setting-bonus_creature = A creature from the start
setting-bonus_creature-help = One creature starts on the board, far from the heroes. Easier.
setting-extra_minions = Minions near the heroes
setting-extra_minions-help = Extra Condemned start near the heroes, who grow by killing them. Harder in encounter 2; easier in encounter 1, where peasants stand near the heroes; elsewhere it hardly matters.
setting-ranged_weapons = Ranged weapons
setting-ranged_weapons-help = Without them every hero must stand in the zone of its target. Simpler for a first game.
setting-advanced_choice = Advanced choice
setting-advanced_choice-help = Ranged heroes choose place and target better. Harder.
setting-other_plants = Plants of no use
setting-other_plants-help = Taken out at the start, or drawn again when they turn up.
setting-other_plants-out = taken out
setting-other_plants-redraw = drawn again
setting-blood_magic = Blood magic in the loot
setting-blood_magic-help = Taken out at the start, or drawn again when it turns up.
setting-blood_magic-out = taken out
setting-blood_magic-redraw = drawn again
setting-round_cap = Rounds at most
setting-round_cap-help = A game that goes on longer counts as won by the heroes: a house rule, so that nobody passes for ever.
setting-witch_1 = First witch
setting-witch_1-help = Which witch leads from the first of the three places on the map, Ikrek’s. The witch with the most health bleeds in the sacrifice of encounter 5, wherever she stands.
setting-witch_2 = Second witch
setting-witch_2-help = Which witch leads from the second place, Hagatha’s.
setting-witch_3 = Third witch
setting-witch_3-help = Which witch leads from the third place, Pekka’s. In encounter 4 the one who stands there holds the ritual.
setting-hero_1 = Hero number 1
setting-hero_1-help = Any hero may have any number, and acts when a card of that number is turned; a warrior suits this one best.
setting-hero_2 = Hero number 2
setting-hero_2-help = Any hero may have any number, and acts when a card of that number is turned; a hunter suits this one best.
setting-hero_3 = Hero number 3
setting-hero_3-help = Any hero may have any number, and acts when a card of that number is turned; a healer suits this one best.
setting-hero_4 = Hero number 4
setting-hero_4-help = Any hero may have any number, and acts when a card of that number is turned; an adept suits this one best.
setting-hero_5 = Hero number 5
setting-hero_5-help = Any hero may have any number, and acts when a card of that number is turned; a rogue suits this one best.
setting-hero_6 = Hero number 6
setting-hero_6-help = Any hero may have any number, and acts when a card of that number is turned; a scholar suits this one best.

zone = { $tile } { $corner }
corner = { $corner }
figure-at = { $name } ({ $zone })
area-pit = The Pit: nobody enters it
area-cave = Caverns
area-gate = The entrance of the caverns: guarded as long as the Legion is here
area-green = Where the demon wants to be welcomed
area-yellow = Where the demon arrives
area-red = Where heroes appear
place-pit = Pit
place-cave = caverns
place-gate = entrance
place-green = welcome
place-yellow = demon
place-red = heroes’ arrival
zone-called = { $zone } · { $what }
token-chest = Chest
token-herb = Botanicals
token-soul = Trapped soul
token-ruby = Neemoss ruby
token-reward = Plague reward
slot-empty = empty slot

region-map = Round { $round }
region-energy = Energy
region-heroes = Heroes
region-goals = Who wins, and how
region-orders = What drives the heroes
region-cubes = Morale
region-pool = Plants
region-next = Next hero
region-souls = Souls
region-hand = Witchcraft and plagues
region-ai = Hero cards
region-craft = Witchcraft
region-demon = Demon’s deck
plate-round = Round { $n }
orders-turned = { $card }, for hero { $n }: { $who }
orders-line = { $mark } { $text }{ $taken ->
    [first] {" "}(first action)
    [second] {" "}(second action)
    [both] {" "}(both actions)
   *[never] {""}
}{ $why ->
    [none] {""}
   *[other] { $taken ->
        [never] {" "}— { $why }
       *[other] {" "}— the other time: { $why }
    }
}
orders-action = Action card { $n }:
orders-aim = Objective now: { $aim }
orders-trail = The way: { $zones }
orders-next = Next to act: hero { $n }, { $who }
orders-unknown = Next to act: unknown, the deck will be shuffled
verdict-master = The Witch Master wins: { $reason }.
verdict-heroes = The heroes win: { $reason }.

reasons = { $first }; { $second }
why-none = { $no } in play
why-reach = { $no } in reach
why-few = only { $have } of { $n } in reach
why-here = already with { $one }
why-far = the nearest is { $n } zones away
why-path = no way to { $one }
why-evade = evading takes Agility { $n }, here it is { $have }
why-alchemy = needs Alchemy { $n }, here it is { $have }
why-plants = level { $n } takes { $n } { $n ->
    [one] plant
   *[other] plants
}, the pool has { $have }
why-token = { $no } here
why-healthy = nobody is hurt
why-serfs = no peasant could strike

aid-actions = Action cards
aid-spells = Spells
aid-costs = Costs
aid-action = { $n }: { $lines }
aid-spell = { $name }: { $text }
aid-cost-list = Move 1 · attack: minion or possessed serf 1, creature 2 · Cast 2 + X · Defend 1, a witch 1 + X · summon a minion 3 · bring back a witch 4 · possess 2 · spread a plague 2 · take or throw a ruby 2 · witchcraft as printed.
goal-objective = The heroes’ objective: { $aims }
goal-heroes = Heroes win: { $what }
goal-master = You win: { $what }
goal-rubies = The demon comes when a possessed serf throws a ruby into the Pit from a zone beside it.
goal-caverns = The demon comes when { $n } serfs have been eliminated. Until then { $witch } may only defend herself.
goal-sacrifice = The demon comes when { $n } souls of heroes lie on the Pit, or when { $witch } is eliminated.
goal-always = Always: you win when six heroes have been eliminated in all, the heroes when no witch is on the board.
aim-soul = free a trapped soul
aim-witch = attack a witch
aim-demon = attack the demon
aim-carrier = attack who carries a ruby
aim-ritualist = attack the witch of the ritual, if they are or can get inside the caverns
aim-entrance = attack the guards of the entrance
aim-witch-or-demon = attack the nearest witch or the demon
end-souls-freed = { $n } souls freed
end-souls-trapped = { $n } trapped souls on the board at once
end-witches-lost = { $n } witches eliminated in all
end-heroes-lost = { $n } heroes eliminated in all
end-demon-kills = the demon lands the fatal wound on { $n } heroes
end-possessed-gone = every serf ever possessed is gone before the summoning
end-demon-gone = the demon is eliminated
end-ritualist-gone = the witch of the ritual is eliminated before the summoning
end-no-witch = all witches are eliminated
end-rite-serfs = { $n } serfs eliminated, and the demon comes
end-rite-pit = { $n } souls on the Pit, and the demon comes

ask-act = { $energy ->
    [0] Your turn, but you have no energy left. Pass to get it back.
   *[other] Your turn, with { $energy } energy: choose one of your figures, or pass.
}
ask-act_again = { $who } may act once more ({ $energy } energy left), or stop.
ask-discard = Discard spells you do not want; then your hand is filled up to three.
ask-defend = { $who } attacks { $whom }: { $n } against Resistance { $m }. Defend? ({ $energy } energy left)
ask-strip_chosen = { $who } must discard an upgrade. Which?
ask-restore = Whose wounds does { $who } heal?
ask-raise_unit = Where does { $who } place the figure?
ask-step_to = Where does { $who } step?
ask-frenzy_attack = Frenzy: whom does { $who } attack?
ask-infect = The plague deals { $n } more { $n ->
    [one] wound
   *[other] wounds
}. To whom is the next?
ask-lower = Move cubes back, { $n } more { $n ->
    [one] step
   *[other] steps
}. Which?
ask-order = The demon obeys you: move it or let it attack, free of charge ({ $n } { $n ->
    [one] action
   *[other] actions
} left).
do-pass = { $n ->
    [0] Pass
   *[other] Pass (energy: +{ $n })
}
do-stop = Stop here
do-keep = Keep these
do-enough = That is enough
do-decline = Do not defend
do-discard = Discard { $card }
do-strip = Strip { $card }
do-lower = { $attribute } back
do-defend = { $x ->
    [0] Defend
   *[other] With X = { $x }
} (energy: { $cost })
do-place = { $zone }
do-demon-move = Demon to { $zone }
do-demon-attack = Demon attacks { $whom }
do-heal = Heal { $whom }
do-target = Attack { $whom }
do-infect = Wound { $whom }
do-move = { $who } to { $zone } (energy: 1)
do-attack = { $who } attacks { $whom } (energy: { $cost })
do-cast = { $who } casts{ $whom ->
    [none] {" "}at nobody
   *[other] {" "}at { $whom }
}, X = { $x } (energy: { $cost })
do-summon = { $who } summons one { $unit } (energy: 3)
do-recall = { $who } brings back { $whom } (energy: 4)
do-possess = { $who } possesses { $whom } (energy: 2)
do-craft = { $who } plays { $card }{ $at ->
    [none] {""}
   *[other] {" "}on { $at }
} (energy: { $cost })
do-plague = { $who } spreads { $card }: { $effect ->
    [energy] gain { $n } energy
    [wounds] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
   *[cubes] { $n ->
        [one] { $n } step back
       *[other] { $n } steps back
    }
} (energy: 2)
do-take = { $who } takes the ruby (energy: 2)
do-throw = { $who } throws the ruby into the Pit (energy: 2)
odds-hit = { $how ->
    [never] Cannot hit
    [always] Always hits
   *[some] Hits on { $need } or more ({ $chance } %)
}
odds-wounds = { $left ->
    [0] it is eliminated
   *[other] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }, { $left } health left
}
odds-hero = { $how }: { $wounds }
odds-serf = { $how }; then a die of { $save } or more saves it. Eliminated: { $chance } %
odds-legion = { $how }, unless it defends: { $wounds }
odds-face = Die { $faces }: { $spell ->
    [none] nothing
   *[other] { $spell }, { $text }
}{ $hit ->
    [hit] {" "}— hits
    [save] {" "}— hits (a save may help)
    [miss] {" "}— misses
    [idle] {" "}— but no target
   *[none] {""}
}
short-strike = { $damage ->
    [one] { $damage } wound
   *[other] { $damage } wounds
}{ $drain ->
    [true] , a plant lost
   *[false] {""}
}{ $strip ->
    [true] , an upgrade lost
   *[false] {""}
}
short-restore = heals { $n } beside her
short-raise = a { $unit } appears
odds-pass = { $who ->
    [none] A hero acts
   *[other] { $who } acts
}{ $energy ->
    [0] {" "}and you cannot defend yourself
   *[other] {" "}and you can defend yourself with the { $energy } energy you have
}; then all { $spent } spent energy comes back, a new round begins, and another hero acts.
odds-defend = { $n ->
    [0] no face stops it
    [one] { $n } of 6 faces stops it
   *[other] { $n } of 6 faces stop it
}
odds-decline = { $hit ->
    [true] hits: { $wounds }
   *[false] does not hit as it stands
}
refuse-energy = That costs { $cost } energy and you have { $energy }.
refuse-evade = It is held fast: leaving needs Agility { $need }, and it has { $agility }.
refuse-ritual = This witch is busy with her ritual until the demon comes; she can only react.
refuse-carrier = Who carries a ruby can only move or throw it.
refuse-pit = Nobody can move onto the Pit.
refuse-own = The Legion does not attack its own.
refuse-second = The second action belongs to the same character.
refuse-begun = You have already acted this turn, so you can no longer pass.
refuse-not-legion = You command the Dark Legion only.
refuse-off-board = It is not on the board.
refuse-demon = The demon acts by its own cards only.
refuse-witches-only = Only a witch can do that.
refuse-casts = A witch does not strike: she casts.
refuse-x = X goes from 0 to { $most }.
refuse-no-x = Only a witch can put more than 1 energy into her defence.
refuse-adjacent = A move leads to an adjacent zone; a wall between two zones keeps them apart.
refuse-range = That is no hero or serf within range { $range }.
refuse-reserve = No such minion is left in the reserve.
refuse-devoted = The witches are devoted to the sacrifice: they call no other witch back.
refuse-not-lost = Only an eliminated witch can be brought back.
refuse-no-peasant = Only a peasant in the witch’s own zone can be possessed.
refuse-no-ruby = Only a possessed serf can take a ruby, and one that lies in its zone.
refuse-no-ruby-held = It carries no ruby.
refuse-no-pit = A ruby is thrown from a zone beside the Pit.
refuse-no-hero = No hero is on the board to be wounded.
refuse-no-such-hero = Wounds of a plague go to heroes on the board.
refuse-no-cube = Every cube stands at 0: none can go back.
refuse-cube-zero = A cube at 0 cannot go back.
refuse-in-play = That creature is in play already.
refuse-no-target = There is nobody the card could be played on now.
refuse-not-held = You do not hold that card.
refuse-not-worn = The hero has no such upgrade.
refuse-heal-legion = Only figures of the Dark Legion are healed.
refuse-unhurt = It is not wounded.
refuse-witch-near = The spell reaches the witch’s own zone and those beside it.
refuse-no-energy = You have no energy left: pass to get it back.
refuse-exhaust-where = The card is for a zone within { $range } with a hero in it.
refuse-frenzy-where = The card is for a zone where a minion stands with a hero or a serf.
refuse-aimless = The card is aimed at nothing.
refuse-legion-only = The card is for a figure of the Dark Legion on the board.
refuse-walled-in = From there no step leads anywhere.
refuse-copy = You hold that card twice; its copy is offered in its place.
refuse-plague-effect = A plague brings energy, deals wounds or moves cubes back.
refuse-no-minion = Only a minion can be summoned.
refuse-not-begun = You have done nothing yet: act or pass.
problem-hero-twice = { $card } already fills another slot
problem-witch-twice = { $card } leads from another place already
problem-plague-twice = two plague rewards may not share a number ({ $n })
metric-rounds = Rounds
metric-heroes_lost = Heroes eliminated
metric-witches_lost = Witches eliminated
metric-souls = Soul counter
metric-morale = Cubes of the attribute board

lesson-first = Your first night
lesson-first-1 = You are the Witch Master. You win this encounter with four trapped souls on the board at once; the heroes win by freeing three. Before each round you may exchange spells. Keep these for now.
lesson-first-2 = Look for the Condemned that shares its zone, A3 NW, with a peasant. Click it, then the peasant: an attack costs 1 energy. If the peasant fails its Arrow Save, its soul is trapped there.
lesson-first-3 = A soul is yours. The same character may act once more. Move it to A3 NE for 1 energy, and watch the heroes answer: the card that is turned names who acts, and its entries are tried from the top. Each one is ticked or crossed, with the reason.
lesson-first-4 = The adept came for the soul and struck at your minion on his way. You see the Attack Total before you decide. Defending costs 1 energy and adds a die to the Resistance. Try it.
lesson-first-5 = Heroes who kill grow stronger: look at their morale. “Next to act” tells who acts after your turn. When your energy runs low, pass: the heroes act, all spent energy comes back, and they act again. Now trap four souls before three are freed.
