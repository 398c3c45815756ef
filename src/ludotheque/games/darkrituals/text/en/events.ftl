event-begin = The encounter begins with { $energy } energy.
event-round = Round { $n } begins; all { $energy } energy is available again.
event-pass = The Witch Master passes.
event-drew = A witchcraft card is drawn: { $card }.
event-discarded = { $card } is discarded.
event-attack = { $who } attacks { $whom }: { $die } + { $force } = { $n }.
event-hit = { $n } beats { $m }: { $whom } is hit.
event-miss = { $n } does not beat { $m }: { $whom } is not hit.
event-foiled = The attack on { $whom } is foiled.
event-hit-serf = { $n } beats { $m }: { $whom } needs an Arrow Save.
event-saved = { $who } is saved ({ $die }, in all { $n }).
event-lost-save = { $who } is not saved ({ $die }, in all { $n }).
event-wound = { $who }: { $n } { $n ->
    [one] wound
   *[other] wounds
}, { $left } health left.
event-eliminated = { $who } is eliminated { $cause ->
    [hero] by the heroes
    [peasant] by peasants
    [militia] by the militia
    [demon] by the demon
    [plague] by a plague
    [sacrifice] in the sacrifice
    [welcome] by the demon’s wrath
    [spell] by a spell
   *[legion] by the Legion
}.
event-defend = { $who } defends: { $die }{ $x ->
    [0] {""}
   *[other] {" "}+ { $x }
}, in all { $n }.
event-spell = { $who } works { $spell }.
event-recoil = The spell strikes back at { $who }.
event-stripped = { $who } loses { $card }.
event-cast = { $who } casts: { $die } + { $x } = { $n }, { $spell ->
    [none] and nothing happens
   *[other] { $spell }
}.
event-drained = { $n ->
    [0] The heroes have no plant card to discard.
    [one] The heroes discard { $n } plant card.
   *[other] The heroes discard { $n } plant cards.
}
event-healed = { $who } loses { $n } { $n ->
    [one] wound
   *[other] wounds
}.
event-placed = { $who } appears in { $zone }.
event-legion-moved = { $who } moves to { $zone }.
event-possessed = { $who } possesses a peasant in { $zone }.
event-crafted = { $who } plays { $card }.
event-plague = { $who } spreads { $card }: { $effect ->
    [energy] { $n } energy for good
    [wounds] { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } among the heroes
   *[cubes] cubes go back { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
}.
event-took = { $who } takes the ruby in { $zone }.
event-threw = { $who } throws the ruby into the Pit.
event-dropped = { $who } drops the ruby in { $zone }.
event-trapped = A soul is trapped in { $zone }.
event-freed = { $who } frees a trapped soul ({ $n } in all).
event-soul = The soul counter is at { $n }.
event-reward = A plague reward: { $card }.
event-sacrifice = A soul on the Pit ({ $n } in all), and blood for it.
event-tally = One more soul on the Pit ({ $n } in all).
event-summoned = { $who } is summoned in { $zone }!
event-welcomed = A witch welcomes the demon.
event-unwelcome = Nobody welcomes the demon: every witch is wounded.
event-demon-card = The demon’s card: { $card }.
event-militia = The hot-headed militia attack.
event-ai-shuffled = The hero cards are shuffled again.
event-turned = { $card } is turned. { $who ->
    [nobody] Number { $slot } acts, and nobody has it.
   *[other] Hero { $slot } acts: { $who }
}
event-spawned = { $who } enters in { $zone } as hero { $slot }; that was the first action.
event-entry = { $taken ->
    [true] ✓ { $text }
   *[false] ✗ { $text } — { $why }
}
event-idle = { $who } finds nothing to do.
event-moved = { $who } { $verb ->
    [evade] evades
    [teleport] teleports
   *[move] moves
}: { $zones }.
event-reach = { $who } lengthens the blow with alchemy ({ $n } { $n ->
    [one] plant
   *[other] plants
}).
event-reaction = { $who } answers with { $card_id } ({ $n } { $n ->
    [one] plant
   *[other] plants
}).
event-alchemy = { $who } casts a spell ({ $n } { $n ->
    [one] plant
   *[other] plants
}).
event-cube = { $attribute }: the cube is at { $n }.
attribute-force = Force
attribute-resistance = Resistance
attribute-agility = Agility
attribute-alchemy = Alchemy
event-searched = { $who } searches a chest.
event-equipped = { $who } takes { $card }.
event-unused = { $who } has no use for { $card }.
event-blood = { $card } is of no use to heroes; another card is drawn.
event-picked = { $who } picks up botanicals worth { $n }.
event-over = { $side ->
    [master] The Witch Master has won
   *[heroes] The heroes have won
}: { $reason }.
reason-souls-freed = enough souls are free
reason-souls-trapped = enough souls are trapped
reason-witches-lost = enough witches were eliminated
reason-heroes-lost = enough heroes were eliminated
reason-demon-kills = the demon has killed enough heroes
reason-possessed-gone = no possessed serf is left
reason-demon-gone = the demon is gone
reason-ritualist-gone = the ritual is broken
reason-no-witch = no witch is left
reason-rounds = the night is over
