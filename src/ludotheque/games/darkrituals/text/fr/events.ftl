event-begin = La rencontre commence avec { $energy } d’énergie.
event-round = Le round { $n } commence ; toute l’énergie ({ $energy }) est de nouveau disponible.
event-pass = Le Maître Sorcier passe.
event-drew = Une carte de sorcellerie est piochée : { $card }.
event-discarded = Carte défaussée : { $card }.
event-attack = { $who } attaque { $whom } : { $die } + { $force } = { $n }.
event-hit = { $n } bat { $m } : l’attaque touche { $whom }.
event-miss = { $n } ne bat pas { $m } : l’attaque ne touche pas { $whom }.
event-foiled = L’attaque contre { $whom } est déjouée.
event-hit-serf = { $n } bat { $m } : { $whom } doit réussir une sauvegarde.
event-saved = { $who } est sauvé ({ $die }, en tout { $n }).
event-lost-save = { $who } n’est pas sauvé ({ $die }, en tout { $n }).
event-wound = { $who } : { $n } { $n ->
    [one] blessure
   *[other] blessures
}, il lui reste { $left } de vie.
event-eliminated = { $cause ->
    [hero] Les héros éliminent
    [peasant] Des paysans éliminent
    [militia] La milice élimine
    [demon] Le démon élimine
    [plague] Une peste élimine
    [sacrifice] Le sacrifice emporte
    [welcome] La colère du démon emporte
    [spell] Un sort élimine
   *[legion] La Légion élimine
} { $who }.
event-defend = { $who } se défend : { $die }{ $x ->
    [0] {""}
   *[other] {" "}+ { $x }
}, en tout { $n }.
event-spell = { $who } lance { $spell }.
event-recoil = Le sort se retourne contre { $who }.
event-stripped = { $who } perd { $card }.
event-cast = { $who } lance un sort : { $die } + { $x } = { $n }, { $spell ->
    [none] et rien ne se passe
   *[other] { $spell }
}.
event-drained = { $n ->
    [0] Les héros n’ont pas de carte Plante à défausser.
    [one] Les héros défaussent { $n } carte Plante.
   *[other] Les héros défaussent { $n } cartes Plante.
}
event-healed = { $who } perd { $n } { $n ->
    [one] blessure
   *[other] blessures
}.
event-placed = { $who } apparaît en { $zone }.
event-legion-moved = { $who } va en { $zone }.
event-possessed = { $who } possède un paysan en { $zone }.
event-crafted = { $who } joue { $card }.
event-plague = { $who } répand { $card } : { $effect ->
    [energy] { $n } d’énergie pour de bon
    [wounds] { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    } parmi les héros
   *[cubes] les cubes reculent de { $n }
}.
event-took = { $who } prend le rubis en { $zone }.
event-threw = { $who } jette le rubis dans la Fosse.
event-dropped = { $who } lâche le rubis en { $zone }.
event-trapped = Une âme est piégée en { $zone }.
event-freed = { $who } libère une âme piégée ({ $n } en tout).
event-soul = Le compteur d’âmes est à { $n }.
event-reward = Une récompense de peste : { $card }.
event-sacrifice = Une âme sur la Fosse ({ $n } en tout), et du sang pour elle.
event-tally = Une âme de plus sur la Fosse ({ $n } en tout).
event-summoned = { $who } est invoqué en { $zone } !
event-welcomed = Une sorcière accueille le démon.
event-unwelcome = Personne n’accueille le démon : chaque sorcière est blessée.
event-demon-card = La carte du démon : { $card }.
event-militia = Les miliciens fougueux attaquent.
event-ai-shuffled = Les cartes des héros sont mélangées de nouveau.
event-turned = { $card } est retournée. { $who ->
    [nobody] Le numéro { $slot } agit, et personne ne le porte.
   *[other] Le héros { $slot } agit : { $who }
}
event-spawned = { $who } entre en { $zone } comme héros { $slot } ; c’était la première action.
event-entry = { $taken ->
    [true] ✓ { $text }
   *[false] ✗ { $text } — { $why }
}
event-idle = { $who } ne trouve rien à faire.
event-moved = { $who } { $verb ->
    [evade] s’évade
    [teleport] se téléporte
   *[move] se déplace
} : { $zones }.
event-reach = { $who } allonge son coup par l’alchimie ({ $n } { $n ->
    [one] plante
   *[other] plantes
}).
event-reaction = { $who } répond par { $card_id } ({ $n } { $n ->
    [one] plante
   *[other] plantes
}).
event-alchemy = { $who } lance un sort ({ $n } { $n ->
    [one] plante
   *[other] plantes
}).
event-cube = { $attribute } : le cube est à { $n }.
attribute-force = Force
attribute-resistance = Résistance
attribute-agility = Agilité
attribute-alchemy = Alchimie
event-searched = { $who } fouille un coffre.
event-equipped = { $who } prend { $card }.
event-unused = { $who } n’a pas l’usage de { $card }.
event-blood = { $card } ne sert à rien aux héros ; une autre carte est piochée.
event-picked = { $who } prend des plantes valant { $n }.
event-over = { $side ->
    [master] Le Maître Sorcier a gagné
   *[heroes] Les héros ont gagné
} : { $reason }.
reason-souls-freed = assez d’âmes sont libres
reason-souls-trapped = assez d’âmes sont piégées
reason-witches-lost = assez de sorcières ont été éliminées
reason-heroes-lost = assez de héros ont été éliminés
reason-demon-kills = le démon a tué assez de héros
reason-possessed-gone = il ne reste aucun serf possédé
reason-demon-gone = le démon n’est plus
reason-ritualist-gone = le rituel est rompu
reason-no-witch = il ne reste aucune sorcière
reason-rounds = la nuit est finie
