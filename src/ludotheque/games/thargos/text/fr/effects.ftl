bonus-part = +{ $n } { $attribute }
effect-hand_size = Votre main compte { $size } cartes.
effect-extra_lasting = Vous pouvez attacher { $n } avantages par tour.
effect-ward = { $uses ->
    [0] Ce héros ne peut être blessé.
    [one] Évite la prochaine blessure de ce héros.
   *[other] Évite les { $uses } prochaines blessures de ce héros.
}
effect-bonus = { $when ->
    [attack] En attaque :
    [defence] En défense :
   *[always] {""}
} { $what }{ $has_beside ->
    [1] {" "}avec { $beside } sur le même héros
   *[other] {""}
}{ $against ->
    [undead] {" "}contre les morts-vivants
    [creature] {" "}contre les créatures
   *[other] {""}
}.
effect-dice_attributes = Trois dés fixent puissance, esprit et mysticisme à chaque tour.
effect-peek = { $uses ->
    [0] En conflit, vous pouvez regarder les cartes face cachée de l’autre camp.
    [one] Une fois par partie : regardez les cartes face cachée de l’autre camp.
   *[other] { $uses } fois par partie : regardez les cartes face cachée de l’autre camp.
}
effect-tamper = { $uses ->
    [0] En conflit, vous pouvez
    [one] Une fois par partie, vous pouvez
   *[other] { $uses } fois par partie, vous pouvez
} { $how ->
    [cancel] défausser une carte face cachée de l’autre camp.
    [move] déplacer une carte face cachée de l’autre camp vers un autre attribut.
    [swap] échanger une de vos cartes face cachée avec votre main une fois les leurs posées.
   *[weaken] affaiblir de 1 une carte face cachée de l’autre camp.
}
effect-surge = { $uses ->
    [0] Dans un conflit : +{ $n } à un attribut.
   *[other] { $uses } fois par partie : +{ $n } à un attribut d’un conflit.
}
effect-ambush = À poser sur une piste : { $uses } fois, +{ $n } à un attribut d’un conflit sur cette piste.
effect-draw = { $who ->
    [you] Piochez
    [opponent] Un adversaire pioche
    [opponents] Vos adversaires piochent
   *[everyone] Tous piochent
} { $n ->
    [one] une carte.
   *[other] { $n } cartes.
}
effect-discard = { $who ->
    [you] Défaussez
    [opponent] Un adversaire défausse
    [opponents] Vos adversaires défaussent
   *[everyone] Tous défaussent
} { $n ->
    [0] toute la main
    [one] une carte
   *[other] { $n } cartes
}{ $how ->
    [random] {" "}au hasard.
   *[choice] .
}
effect-burn = { $who ->
    [you] Brûlez votre deck :
    [opponent] Brûlez le deck d’un adversaire :
    [opponents] Brûlez les decks adverses :
   *[everyone] Brûlez tous les decks :
} { $n ->
    [one] une carte.
   *[other] { $n } cartes.
}
effect-injure = { $whom ->
    [own] Blessez l’un de vos héros.
    [enemy] Blessez un héros adverse.
    [any] Blessez un héros.
    [lead] Ce héros est blessé.
    [random_enemy] Blessez un héros adverse au hasard.
   *[facing] Le héros d’en face est blessé.
}
effect-heal = { $whom ->
    [own] Soignez l’un de vos héros.
    [enemy] Soignez un héros adverse.
    [any] Soignez un héros.
    [random_enemy] Soignez un héros adverse au hasard.
    [facing] Soignez le héros d’en face.
   *[lead] Soignez ce héros.
}
effect-linger = { $whom ->
    [own] Reste avec l’un de vos héros jusqu’à la fin de son prochain conflit.
    [enemy] Reste avec un héros adverse jusqu’à la fin de son prochain conflit.
    [random_enemy] Reste avec un héros adverse tiré au hasard jusqu’à la fin de son prochain conflit.
   *[any] Reste avec un héros jusqu’à la fin de son prochain conflit.
}
effect-look_hand = { $who ->
    [you] Regardez votre main.
    [opponents] Regardez la main de vos adversaires.
    [everyone] Regardez la main de tous les joueurs.
   *[opponent] Regardez la main d’un adversaire.
}
effect-look_deck = { $who ->
    [you] { $n ->
        [one] Regardez la carte du dessus de votre deck.
       *[other] Regardez les { $n } cartes du dessus de votre deck et mettez-en une au-dessus.
    }
    [opponents] { $n ->
        [one] Regardez la carte du dessus du deck de chaque adversaire.
       *[other] Regardez les { $n } cartes du dessus du deck de chaque adversaire.
    }
    [everyone] { $n ->
        [one] Regardez la carte du dessus de chaque deck.
       *[other] Regardez les { $n } cartes du dessus de chaque deck et mettez l’une des vôtres au-dessus.
    }
   *[opponent] { $n ->
        [one] Regardez la carte du dessus du deck d’un adversaire.
       *[other] Regardez les { $n } cartes du dessus du deck d’un adversaire.
    }
}
effect-strip = Défaussez un avantage d’un héros adverse.
effect-move_lasting = Déplacez l’un de vos avantages vers un autre de vos héros.
effect-steal_lasting = Prenez l’avantage d’un héros adverse pour l’un de vos héros.
effect-swap_heroes = Deux de vos héros échangent leurs places.
effect-remove_mission = Défaussez une mission de l’une de vos pistes et remplacez-la.
effect-exchange_mission = Mettez une mission de votre main à la place d’une mission de vos pistes.
effect-gain_vp = Gagnez { $n } PV.
effect-lose_vp = { $who ->
    [you] Perdez { $n } PV.
    [opponents] Vos adversaires perdent { $n } PV.
    [everyone] Tous perdent { $n } PV.
   *[opponent] Un adversaire perd { $n } PV.
}
effect-steal_vp = Prenez { $n } PV à un adversaire.
effect-take_won = Prenez une mission remportée par un adversaire.
effect-again = { $what ->
    [action] Vous pouvez faire une autre action ce tour-ci.
   *[turn] Jouez un tour de plus après celui-ci.
}
effect-deny = { $who ->
    [you] Vous ne pourrez pas
    [opponents] Vos adversaires ne pourront pas
    [everyone] Vous et vos adversaires ne pourrez pas
   *[opponent] Un adversaire ne pourra pas
} { $what ->
    [lasting] attacher d’avantage au prochain tour.
    [attempt] tenter de mission au prochain tour.
   *[pam] poser de modificateurs au prochain conflit.
}
effect-recover = Reprenez { $kind ->
    [mission] une mission
    [lasting] un avantage
    [action] une action
   *[any] une carte
} de votre défausse { $to ->
    [deck] au-dessus de votre deck.
   *[hand] en main.
}
effect-reveal_hand = { $who ->
    [you] Montrez votre main.
    [opponents] Vos adversaires montrent leur main.
    [everyone] Tous montrent leur main.
   *[opponent] Un adversaire montre sa main.
}
effect-capture = Blessez un héros adverse blessé comme le font les morts-vivants : il perd un avantage, ou vous le prenez s’il n’en a pas.
effect-unlock = Dans un récit : retournez la prochaine mission secrète.
effect-reroll = Les Rivaux relancent le dé d’attitude.
effect-power = { $uses ->
    [0] Une fois par tour : { $effect }
    [one] Une fois par partie : { $effect }
   *[other] { $uses } fois par partie : { $effect }
}
effect-when = { $event ->
    [win] Quand ce héros remporte une mission : { $effect }
    [hold] Quand ce héros défend une mission : { $effect }
    [hurt] Quand ce héros est blessé : { $effect }
   *[turn] Au début de votre tour : { $effect }
}
effect-restock = Remettez { $n ->
    [one] la dernière carte
   *[other] les { $n } dernières cartes
} de votre défausse sous votre deck.
