type-warrior = Hero, warrior
type-hunter = Hero, hunter
type-healer = Hero, healer
type-adept = Hero, adept
type-rogue = Hero, rogue
type-scholar = Hero, scholar
type-witch = Witch
type-minion = Minion
type-creature = Creature
type-possessed = Dark Legion
type-demon = Demon
type-peasant = Serf
type-militia = Serf
type-spell = Spell
type-action = Action card
type-ai = Hero card
type-witchcraft = Witchcraft
type-plague = Plague
type-loot = Loot
type-plant = Plant
type-botanicals = Token
type-encounter = Encounter
stat-force = Force
stat-resistance = Resistance
stat-agility = Agility
stat-alchemy = Alchemy
stat-health = Health
stat-damage = Damage
stat-grip = Grip
stat-left = Health left
weapon-melee = Melee weapon, damage { $damage }.
weapon-ranged = Ranged weapon: range 1, +{ $shot } at a distance; damage { $damage }.
row-attack = Attack: { $row }
row-defence = Defence: { $row }
about-minion = Attacks for { $cost } energy in its own zone.
about-creature = Attacks for { $cost } energy, range { $range }.
about-possessed = A serf that obeys the witches. Attacks for { $cost } energy in its own zone.
about-demon = Acts by the cards of its deck only.
about-peasant = Saved from a hit by { $save } or more.
about-militia = Saved from a hit by { $save } or more.
plague-text = Choose one: { $n } energy for good, { $n ->
    [one] { $n } wound for a hero, or a cube { $n } step back.
   *[other] { $n } wounds among the heroes, or cubes { $n } steps back.
}
source-blood = Source: blood
source-breath = Source: breath
source-bone = Source: bone
source-flesh = Source: flesh
loot-attack = Attack upgrade: Force +1.
loot-defence = Defence upgrade: Resistance +1.
loot-artefact = Artefact: Agility +1.
loot-blood = Blood magic: of no use here.
plant-plain = An ingredient.
plant-other = No plain ingredient: of no use here.
botanicals-text = Worth { $n } plant { $n ->
    [one] card
   *[other] cards
}.
encounter-text = The Witch Master starts with { $energy } energy.
spell-in-attack = In attack: { $text }
spell-in-defence = In defence: { $text }

effect-strike = attack at range { $range }, damage { $damage }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } to the total
}{ $drain ->
    [true] ; hit or not, a hero discards a plant card
   *[false] {""}
}{ $strip ->
    [true] ; on a hit the hero loses an upgrade of your choice
   *[false] {""}
}.
effect-restore = remove up to { $n } wounds from a Legion character within 1.
effect-raise = place one { $unit } in the witch’s zone or beside it.
effect-guard = +{ $bonus } to the defence{ $blunt ->
    [true] ; the attacker loses his attack upgrade
   *[false] {""}
}{ $recoil ->
    [0] {""}
   *[other] ; if the attack misses, the attacker takes { $recoil } wound
}{ $draw ->
    [0] {""}
   *[other] ; draw a witchcraft card
}.
effect-foil = the attack misses, and the attacking hero loses an upgrade of your choice.
effect-nothing = Nothing happens: magic is not perfect.
effect-exhaust = Each hero in one zone within { $range } costs the heroes a plant card.
effect-bolt = An attack at range { $range } with the witch’s Force, damage { $damage }.
effect-step = A Legion character other than the demon moves one zone, evading by itself.
effect-mend = Remove { $n } wounds from a Legion character anywhere.
effect-frenzy = Each minion in one zone, anywhere, makes a free attack on a target of your choice.
effect-call = Place { $unit } in the witch’s zone.
effect-obey = Give the demon up to { $n } free actions.
effect-march = { $alone ->
    [true] If alone, it moves
   *[false] It moves
} up to { $n } towards the nearest { $at ->
    [hero] hero
    [legion] other member of the Legion
   *[any] character
}, evading by itself.
effect-maul = It attacks { $each ->
    [true] every other character in its zone
   *[false] the nearest { $at ->
        [hero] hero
        [legion] other member of the Legion
       *[any] character
    } in its zone
}.
effect-idle = It does nothing.

acts-then = { $first }, then { $second }
acts-else = { $first }, else { $second }
targets-else = { $first }, else { $second }
targets-or = { $first } or { $second }
entry-spell = [Level { $level }] { $text }
act-activate = activate the objective
act-attack = attack { $n ->
    [each] { $target } here
    [1] { $target }
   *[other] { $n } { $target }
}
act-move = move { $n ->
    [1] {""}
   *[other] { $n }{" "}
}{ $how ->
    [towards] towards { $target }
   *[to] to { $target }
}
act-evade = evade { $n ->
    [1] {""}
   *[other] { $n }{" "}
}{ $how ->
    [towards] towards { $target }
   *[to] to { $target }
}
act-teleport = teleport { $n ->
    [far] {""}
   *[other] { $n }{" "}
}{ $how ->
    [towards] towards { $target }
   *[to] to { $target }
}
act-search = search a chest
act-pick = pick up botanicals
act-heal = heal { $n } { $n ->
    [1] hero
   *[other] heroes
}
act-command = command { $n } { $n ->
    [1] serf
   *[other] serfs
}
act-gain = { $text } with +{ $n }
noun-witch = { $form ->
    [no] no witch
    [each] each witch
    [many] witches
   *[one] a witch
}
noun-creature = { $form ->
    [no] no creature
    [each] each creature
    [many] creatures
   *[one] a creature
}
noun-minion = { $form ->
    [no] no minion
    [each] each minion
    [many] minions
   *[one] a minion
}
noun-disciple = { $form ->
    [no] no disciple
    [each] each disciple
    [many] disciples
   *[one] a disciple
}
noun-hero = { $form ->
    [no] no other hero
    [each] each hero
    [many] heroes
   *[one] another hero
}
noun-serf = { $form ->
    [no] no serf
    [each] each serf
    [many] serfs
   *[one] a serf
}
noun-enemy = { $form ->
    [no] no enemy
    [each] each enemy
    [many] enemies
   *[one] an enemy
}
noun-objective = { $form ->
    [no] no objective
    [each] each objective
    [many] objectives
   *[one] the objective
}
noun-chest = { $form ->
    [no] no chest
    [each] each chest
    [many] chests
   *[one] a chest
}
noun-botanicals = { $form ->
    [no] no botanicals
    [each] all botanicals
    [many] botanicals
   *[one] botanicals
}
noun-soul = { $form ->
    [no] no trapped soul
    [each] each trapped soul
    [many] trapped souls
   *[one] a trapped soul
}
noun-demon = { $form ->
    [no] no demon
    [each] the demon
    [many] demons
   *[one] the demon
}
noun-carrier = { $form ->
    [no] no ruby carrier
    [each] each ruby carrier
    [many] ruby carriers
   *[one] a ruby carrier
}
noun-ritualist = { $form ->
    [no] no witch of the ritual
    [each] the witch of the ritual
    [many] witches of the ritual
   *[one] the witch of the ritual
}
noun-entrance = { $form ->
    [no] no guard of the entrance
    [each] each guard of the entrance
    [many] guards of the entrance
   *[one] a guard of the entrance
}
noun-witch-or-demon = { $form ->
    [no] neither witch nor demon
    [each] each witch or demon
    [many] witches or demons
   *[one] a witch or the demon
}
reaction-text = Reaction [Level { $level }] { $when }: { $effect }
when-attacked = when any hero is attacked
when-attacks = when any hero attacks{ $named ->
    [true] {" "}{ $kind }
   *[false] {""}
}
when-melee = when any hero makes a melee attack
when-save = when a serf makes an Arrow Save
when-search = when any hero searches a chest
gain-reach = range { $n }
gain-loot = { $n } more loot cards
gain-plus = +{ $n }

card-curthouse = Curthouse
card-battista = Battista
card-ysolde = Ysolde
card-malvoisin = Malvoisin
card-teuta = Teuta
card-corday = Corday
card-brannoc = Brannoc
card-aldith = Aldith
card-gisela = Gisela
card-orsino = Orsino
card-vesna = Vesna
card-tancred = Tancred
card-ikrek = Ikrek
card-hagatha = Hagatha
card-pekka = Pekka
the-condemned = the Condemned
the-ravenous = the Ravenous
the-hexhound = the Hexhound
the-mirefiend = the Mire Fiend
the-gallowswing = the Gallows Wing
the-bonehulk = the Bone Hulk
the-possessed = the Possessed Serf
the-peasant = the Peasant
the-militia = the Militia
card-condemned = Condemned
card-ravenous = Ravenous
card-hexhound = Hexhound
card-mirefiend = Mire Fiend
card-gallowswing = Gallows Wing
card-bonehulk = Bone Hulk
card-possessed = Possessed Serf
card-haborym = Haborym
card-peasant = Peasant
card-militia = Militia
card-action-1 = Action card 1
card-action-2 = Action card 2
card-action-3 = Action card 3
card-action-4 = Action card 4
card-action-5 = Action card 5
card-action-6 = Action card 6
card-ai-1a = Straight to the Point
card-ai-1b = Charge
card-ai-1c = Sweeping Blow
card-ai-2a = On the Trail
card-ai-2b = The Long Spear
card-ai-2c = To Arms!
card-ai-3a = Healing Draught
card-ai-3b = Ward of Herbs
card-ai-3c = Faith
card-ai-4a = Through the Veil
card-ai-4b = Burning Words
card-ai-4c = Ring of Fire
card-ai-5a = Light Fingers
card-ai-5b = Out of the Shadows
card-ai-5t = Whirl of Blades
card-ai-6a = A Plan
card-ai-6b = Salves
card-ai-6f = Curiosity
card-sappen = Sappen
card-rekovoren = Rekovoren
card-genereta = Genereta
card-dorn = Dorn
card-perfora = Perfora
card-fummel = Fummel
card-fallen = Fallen
card-schild = Schild
card-fallen-schild = Fallen Schild
card-brechen = Brechen
card-haraha = Haraha
card-schopfen = Schopfen
card-faux-pas = Faux Pas
card-exhaust = Exhaust
card-fallen-card = Fallen
card-dark-step = Dark Step
card-mend = Mend
card-frenzy = Frenzy
card-call-hexhound = Call the Hexhound
card-call-mirefiend = Call the Mire Fiend
card-call-gallowswing = Call the Gallows Wing
card-call-bonehulk = Call the Bone Hulk
card-itching-pox = Itching Pox
card-sweating-fever = Sweating Fever
card-choking-mist = Choking Mist
card-bone-rot = Bone Rot
card-black-death = Black Death
card-whetted-blade = Whetted Blade
card-barbed-flail = Barbed Flail
card-blessed-bolts = Blessed Bolts
card-mail-coat = Mail Coat
card-oak-shield = Oak Shield
card-iron-helm = Iron Helm
card-swift-boots = Swift Boots
card-hare-foot = Hare’s Foot
card-feather-cloak = Feather Cloak
card-blood-pact = Blood Pact
card-blood-mirror = Blood Mirror
card-henbane = Henbane
card-wolfsbane = Wolfsbane
card-mandrake = Mandrake
card-nightshade = Nightshade
card-witchs-hazel = Witch’s Hazel
card-dream-poppy = Dream Poppy
card-botanicals-1 = A few herbs
card-botanicals-2 = A handful of herbs
card-botanicals-3 = A bundle of herbs
card-obey = Obey
card-hunt = Hunt
card-rage = Rage
card-brood = Brood
card-chassen = Chassen
card-sulker = Sulker
card-souls = Gather their souls
card-heroes = Kill the heroes
card-rubies = Risky solution
card-caverns = Give me souls!
card-blood = Blood sacrifice
