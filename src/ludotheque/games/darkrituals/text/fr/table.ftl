title = Dark Rituals
blurb = Menez seul trois sorcières et leur Légion Obscure contre six héros que deux paquets de cartes font agir. Cinq rencontres, de plus en plus difficiles.
mode-souls = 1 · Rassemblez leurs âmes
mode-souls-help = Tuez des serfs et gardez quatre de leurs âmes à la fois, avant que les héros n’en délivrent trois. La plus courte, et celle par où commencer.
mode-heroes = 2 · Tuez les héros
mode-heroes-help = Éliminez quatre héros avant qu’ils n’abattent trois sorcières. Aucune règle spéciale.
mode-rubies = 3 · Solution risquée
mode-rubies-help = Faites jeter un rubis dans la Fosse par un serf possédé : le démon surgit, et doit tuer lui-même deux héros.
mode-caverns = 4 · Donnez-moi des âmes !
mode-caverns-help = Cinq serfs morts appellent le démon. D’ici là, Pekka doit survivre au fond de ses cavernes gardées.
mode-blood = 5 · Sacrifice de sang
mode-blood-help = Six héros doivent tomber. Chacun coûte du sang à Ikrek, et aucune sorcière tombée ne revient.

setting-energy_delta = Énergie en plus ou en moins
setting-energy_delta-help = Plus d’énergie au départ rend la partie plus facile, moins la rend plus dure.
setting-energy_delta-3 = +3
setting-energy_delta-6 = +6
setting-energy_delta-9 = +9
setting-energy_delta--2 = −2
setting-energy_delta--4 = −4
setting-plague_1 = Première récompense de peste
setting-plague_1-help = La case du compteur d’âmes où elle se trouve. Plus bas, c’est plus facile.
setting-plague_2 = Deuxième récompense de peste
setting-plague_2-help = La case du compteur d’âmes où elle se trouve. Plus bas, c’est plus facile.
setting-plague_3 = Troisième récompense de peste
setting-plague_3-help = La case du compteur d’âmes où elle se trouve. Plus bas, c’est plus facile.
setting-plague_4 = Quatrième récompense de peste
setting-plague_4-help = La case du compteur d’âmes où elle se trouve. Plus bas, c’est plus facile.
setting-remove_last_plague = Sans la dernière récompense de peste
setting-remove_last_plague-help = La plus haute récompense est retirée. Plus dur.
setting-plague_value = Valeur des pestes
setting-plague_value-help = Imprimée ; un 1 compte pour 2 (plus facile) ; toute peste compte pour 2 (plus dur).
setting-plague_value-printed = imprimée
setting-plague_value-min2 = un 1 compte pour 2
setting-plague_value-fixed2 = toutes comptent pour 2
setting-minion_shift = Sbires plus en retrait
setting-minion_shift-help = Chaque sbire commence une zone plus loin des héros. Plus facile.
setting-bonus_creature = Une créature dès le départ
setting-bonus_creature-help = Une créature commence sur le plateau, loin des héros. Plus facile.
setting-extra_minions = Sbires près des héros
setting-extra_minions-help = Des Condamnés de plus commencent près des héros, qui grandissent en les tuant. Plus dur à la rencontre 2 ; plus facile à la rencontre 1, où des paysans se tiennent près des héros ; ailleurs, cela ne change guère.
setting-ranged_weapons = Armes à distance
setting-ranged_weapons-help = Sans elles, chaque héros doit être dans la zone de sa cible. Plus simple pour une première partie.
setting-advanced_choice = Choix avancé
setting-advanced_choice-help = Les héros à distance choisissent mieux leur place et leur cible. Plus dur.
setting-other_plants = Plantes sans usage
setting-other_plants-help = Retirées au départ, ou remplacées quand on les pioche.
setting-other_plants-out = retirées
setting-other_plants-redraw = remplacées
setting-blood_magic = Magie du sang dans le butin
setting-blood_magic-help = Retirée au départ, ou remplacée quand on la pioche.
setting-blood_magic-out = retirée
setting-blood_magic-redraw = remplacée
setting-round_cap = Nombre maximal de rounds
setting-round_cap-help = Une partie plus longue compte comme gagnée par les héros : une règle maison, pour que personne ne passe sans fin.
setting-witch_1 = Première sorcière
setting-witch_1-help = Quelle sorcière mène la Légion depuis la première des trois places de la carte, celle d’Ikrek. Au sacrifice de la rencontre 5, c’est celle qui a le plus de vie qui saigne, où qu’elle soit.
setting-witch_2 = Deuxième sorcière
setting-witch_2-help = Quelle sorcière mène la Légion depuis la deuxième place, celle d’Hagatha.
setting-witch_3 = Troisième sorcière
setting-witch_3-help = Quelle sorcière mène la Légion depuis la troisième place, celle de Pekka. À la rencontre 4, celle qui s’y trouve accomplit le rituel.
setting-hero_1 = Héros numéro 1
setting-hero_1-help = N’importe quel héros peut porter ce numéro et agit quand une carte de ce numéro est retournée ; un guerrier est recommandé.
setting-hero_2 = Héros numéro 2
setting-hero_2-help = N’importe quel héros peut porter ce numéro et agit quand une carte de ce numéro est retournée ; un chasseur est recommandé.
setting-hero_3 = Héros numéro 3
setting-hero_3-help = N’importe quel héros peut porter ce numéro et agit quand une carte de ce numéro est retournée ; un guérisseur est recommandé.
setting-hero_4 = Héros numéro 4
setting-hero_4-help = N’importe quel héros peut porter ce numéro et agit quand une carte de ce numéro est retournée ; un adepte est recommandé.
setting-hero_5 = Héros numéro 5
setting-hero_5-help = N’importe quel héros peut porter ce numéro et agit quand une carte de ce numéro est retournée ; un voleur est recommandé.
setting-hero_6 = Héros numéro 6
setting-hero_6-help = N’importe quel héros peut porter ce numéro et agit quand une carte de ce numéro est retournée ; un érudit est recommandé.

zone = { $tile } { $corner }
corner = { $corner ->
    [NW] NO
    [SW] SO
   *[other] { $corner }
}
figure-at = { $name } ({ $zone })
area-pit = La Fosse : personne n’y entre
area-cave = Cavernes
area-gate = L’entrée des cavernes : gardée tant que la Légion s’y trouve
area-green = Là où le démon veut être accueilli
area-yellow = Là où le démon apparaît
area-red = Là où les héros apparaissent
place-pit = Fosse
place-cave = cavernes
place-gate = entrée des cavernes
place-green = accueil
place-yellow = démon
place-red = arrivée des héros
zone-called = { $zone } · { $what }
token-chest = Coffre
token-herb = Plantes
token-soul = Âme piégée
token-ruby = Rubis neemossien
token-reward = Récompense de peste
slot-empty = emplacement vide

region-map = Round { $round }
region-energy = Énergie
region-heroes = Héros
region-goals = Qui gagne, et comment
region-orders = Ce qui fait agir les héros
region-cubes = Moral
region-pool = Plantes
region-next = Héros suivant
region-souls = Âmes
region-hand = Sorcellerie et pestes
region-ai = Cartes des héros
region-craft = Sorcellerie
region-demon = Pile du démon
plate-round = Round { $n }
orders-turned = { $card }, pour le héros { $n } : { $who }
orders-line = { $mark } { $text }{ $taken ->
    [first] {" "}(première action)
    [second] {" "}(seconde action)
    [both] {" "}(les deux actions)
   *[never] {""}
}{ $why ->
    [none] {""}
   *[other] { $taken ->
        [never] {" "}— { $why }
       *[other] {" "}— l’autre fois : { $why }
    }
}
orders-action = Carte d’Action { $n } :
orders-aim = Objectif du moment : { $aim }
orders-trail = Son chemin : { $zones }
orders-next = Agira ensuite : le héros { $n }, { $who }
orders-unknown = Agira ensuite : on ne sait pas, la pile sera mélangée
verdict-master = Le Maître Sorcier gagne : { $reason }.
verdict-heroes = Les héros gagnent : { $reason }.

reasons = { $first } ; { $second }
why-none = { $no } en jeu
why-reach = { $no } à portée
why-few = { $have } à portée sur { $n }
why-here = déjà avec { $one }
why-far = la cible la plus proche est à { $n } zones
why-path = aucun chemin vers { $one }
why-evade = l’évasion demande une Agilité de { $n }, la sienne est de { $have }
why-alchemy = il faut une Alchimie de { $n }, la sienne est de { $have }
why-plants = le niveau { $n } demande { $n } { $n ->
    [one] plante
   *[other] plantes
}, la réserve en a { $have }
why-token = { $no } ici
why-healthy = personne n’est blessé
why-serfs = aucun paysan ne peut frapper

aid-actions = Cartes d’Action
aid-spells = Sorts
aid-costs = Coûts
aid-action = { $n } : { $lines }
aid-spell = { $name } : { $text }
aid-cost-list = Déplacement 1 · attaque : sbire ou serf possédé 1, créature 2 · sort 2 + X · défense 1, une sorcière 1 + X · invoquer un sbire 3 · ramener une sorcière 4 · posséder 2 · répandre une peste 2 · prendre ou jeter un rubis 2 · sorcellerie : coût imprimé.
goal-objective = L’objectif des héros : { $aims }
goal-heroes = Les héros gagnent : { $what }
goal-master = Vous gagnez : { $what }
goal-rubies = Le démon vient quand un serf possédé jette un rubis dans la Fosse depuis une zone voisine.
goal-caverns = Le démon vient quand { $n } serfs ont été éliminés. D’ici là, { $witch } ne peut que se défendre.
goal-sacrifice = Le démon vient quand { $n } âmes de héros se trouvent sur la Fosse, ou quand { $witch } est éliminée.
goal-always = Toujours : vous gagnez quand six héros ont été éliminés en tout, les héros quand plus aucune sorcière n’est sur le plateau.
aim-soul = libérer une âme piégée
aim-witch = attaquer une sorcière
aim-demon = attaquer le démon
aim-carrier = attaquer qui porte un rubis
aim-ritualist = attaquer la sorcière du rituel, s’ils sont dans les cavernes ou peuvent y entrer
aim-entrance = attaquer les gardes de l’entrée
aim-witch-or-demon = attaquer la sorcière la plus proche ou le démon
end-souls-freed = { $n } âmes libérées
end-souls-trapped = { $n } âmes piégées en même temps sur le plateau
end-witches-lost = { $n } sorcières éliminées en tout
end-heroes-lost = { $n } héros éliminés en tout
end-demon-kills = le démon porte le coup fatal à { $n } héros
end-possessed-gone = tous les serfs jamais possédés éliminés avant l’invocation
end-demon-gone = le démon éliminé
end-ritualist-gone = la sorcière du rituel éliminée avant l’invocation
end-no-witch = toutes les sorcières éliminées
end-rite-serfs = { $n } serfs éliminés, et le démon arrive
end-rite-pit = { $n } âmes sur la Fosse, et le démon arrive

ask-act = { $energy ->
    [0] À vous, mais il ne vous reste pas d’énergie. Passez pour la récupérer.
   *[other] À vous, avec { $energy } d’énergie : choisissez l’une de vos figurines, ou passez.
}
ask-act_again = { $who } peut agir encore une fois ({ $energy } d’énergie), ou s’arrêter.
ask-discard = Défaussez les sorts dont vous ne voulez pas ; votre main est ensuite complétée à trois.
ask-defend = { $who } attaque { $whom } : { $n } contre une Résistance de { $m }. Se défendre ? (énergie restante : { $energy })
ask-strip_chosen = { $who } doit défausser une amélioration. Laquelle ?
ask-restore = Qui { $who } soigne-t-elle ?
ask-raise_unit = Où { $who } place-t-elle la figurine ?
ask-step_to = Où va { $who } ?
ask-frenzy_attack = Frénésie : qui { $who } attaque-t-il ?
ask-infect = La peste inflige encore { $n } { $n ->
    [one] blessure
   *[other] blessures
}. À qui la prochaine ?
ask-lower = Reculez des cubes, encore { $n } { $n ->
    [one] case
   *[other] cases
}. Lequel ?
ask-order = Le démon vous obéit : déplacez-le ou faites-le attaquer, sans rien payer (encore { $n } { $n ->
    [one] action
   *[other] actions
}).
do-pass = { $n ->
    [0] Passer
   *[other] Passer (énergie : +{ $n })
}
do-stop = S’arrêter là
do-keep = Garder celles-ci
do-enough = Cela suffit
do-decline = Ne pas se défendre
do-discard = Défausser : { $card }
do-strip = Retirer : { $card }
do-lower = Reculer : { $attribute }
do-defend = { $x ->
    [0] Se défendre
   *[other] Avec X = { $x }
} (énergie : { $cost })
do-place = { $zone }
do-demon-move = Le démon va en { $zone }
do-demon-attack = Le démon attaque { $whom }
do-heal = Soigner { $whom }
do-target = Attaquer { $whom }
do-infect = Blesser { $whom }
do-move = { $who } va en { $zone } (énergie : 1)
do-attack = { $who } attaque { $whom } (énergie : { $cost })
do-cast = { $who } lance un sort{ $whom ->
    [none] {" "}sans cible
   *[other] {" "}sur { $whom }
}, X = { $x } (énergie : { $cost })
do-summon = { $who } invoque : { $unit } (énergie : 3)
do-recall = { $who } ramène { $whom } (énergie : 4)
do-possess = { $who } possède { $whom } (énergie : 2)
do-craft = { $who } joue { $card }{ $at ->
    [none] {""}
   *[other] {" "}sur { $at }
} (énergie : { $cost })
do-plague = { $who } répand { $card } : { $effect ->
    [energy] gagner { $n } d’énergie
    [wounds] { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }
   *[cubes] reculer de { $n }
} (énergie : 2)
do-take = { $who } prend le rubis (énergie : 2)
do-throw = { $who } jette le rubis dans la Fosse (énergie : 2)
odds-hit = { $how ->
    [never] Ne peut pas toucher
    [always] Touche toujours
   *[some] Touche sur { $need } ou plus ({ $chance } %)
}
odds-wounds = { $left ->
    [0] la cible est éliminée
   *[other] { $n ->
        [one] { $n } blessure
       *[other] { $n } blessures
    }, reste { $left } de vie
}
odds-hero = { $how } : { $wounds }
odds-serf = { $how } ; puis un dé de { $save } ou plus le sauve. Éliminé : { $chance } %
odds-legion = { $how }, sauf défense : { $wounds }
odds-face = Dé { $faces } : { $spell ->
    [none] rien
   *[other] { $spell }, { $text }
}{ $hit ->
    [hit] {" "}— touche
    [save] {" "}— touche (sauvegarde possible)
    [miss] {" "}— ne touche pas
    [idle] {" "}— mais pas de cible
   *[none] {""}
}
short-strike = { $damage ->
    [one] { $damage } blessure
   *[other] { $damage } blessures
}{ $drain ->
    [true] , une plante perdue
   *[false] {""}
}{ $strip ->
    [true] , une amélioration perdue
   *[false] {""}
}
short-restore = soigne { $n } blessures à côté d’elle
short-raise = un { $unit } apparaît
odds-pass = { $who ->
    [none] Un héros agit
   *[other] { $who } agit
}{ $energy ->
    [0] {" "}et vous ne pouvez pas vous défendre
   *[other] {" "}et vous pouvez vous défendre avec l’énergie qui vous reste ({ $energy })
} ; puis toute l’énergie dépensée ({ $spent }) revient, un nouveau round commence, et un autre héros agit.
odds-defend = { $n ->
    [0] aucune face ne l’arrête
    [one] { $n } face sur 6 l’arrête
   *[other] { $n } faces sur 6 l’arrêtent
}
odds-decline = { $hit ->
    [true] touche : { $wounds }
   *[false] ne touche pas telle quelle
}
refuse-energy = Cela coûte { $cost } d’énergie et vous en avez { $energy }.
refuse-evade = Ce personnage est retenu : partir demande une Agilité de { $need }, et la sienne est de { $agility }.
refuse-ritual = Cette sorcière est prise par son rituel jusqu’à la venue du démon ; elle peut seulement réagir.
refuse-carrier = Qui porte un rubis peut seulement se déplacer ou le jeter.
refuse-pit = Personne ne peut aller sur la Fosse.
refuse-own = La Légion n’attaque pas les siens.
refuse-second = La seconde action revient au même personnage.
refuse-begun = Vous avez déjà agi ce tour-ci : vous ne pouvez plus passer.
refuse-not-legion = Vous ne commandez que la Légion Obscure.
refuse-off-board = Ce personnage n’est pas sur le plateau.
refuse-demon = Le démon n’agit que par ses propres cartes.
refuse-witches-only = Seule une sorcière peut faire cela.
refuse-casts = Une sorcière ne frappe pas : elle lance un sort.
refuse-x = X va de 0 à { $most }.
refuse-no-x = Seule une sorcière peut mettre plus de 1 énergie dans sa défense.
refuse-adjacent = Un déplacement mène à une zone adjacente ; un mur entre deux zones les sépare.
refuse-range = Ce n’est ni un héros ni un serf à portée { $range }.
refuse-reserve = Il ne reste aucun sbire de cette sorte dans la réserve.
refuse-devoted = Les sorcières sont vouées au sacrifice : elles n’en rappellent aucune autre.
refuse-not-lost = Seule une sorcière éliminée peut être rappelée.
refuse-no-peasant = Seul un paysan dans la zone même de la sorcière peut être possédé.
refuse-no-ruby = Seul un serf possédé peut prendre un rubis, et seulement dans sa zone.
refuse-no-ruby-held = Il ne porte pas de rubis.
refuse-no-pit = Un rubis se jette depuis une zone voisine de la Fosse.
refuse-no-hero = Aucun héros n’est sur le plateau pour être blessé.
refuse-no-such-hero = Les blessures d’une peste vont aux héros sur le plateau.
refuse-no-cube = Tous les cubes sont à 0 : aucun ne peut reculer.
refuse-cube-zero = Un cube à 0 ne peut pas reculer.
refuse-in-play = Cette créature est déjà en jeu.
refuse-no-target = Il n’y a personne sur qui jouer cette carte pour l’instant.
refuse-not-held = Vous n’avez pas cette carte.
refuse-not-worn = Le héros n’a pas cette amélioration.
refuse-heal-legion = Seules les figurines de la Légion Obscure sont soignées.
refuse-unhurt = Ce personnage n’est pas blessé.
refuse-witch-near = Le sort atteint la zone même de la sorcière et les zones voisines.
refuse-no-energy = Il ne vous reste pas d’énergie : passez pour la récupérer.
refuse-exhaust-where = Cette carte vise une zone à portée { $range } où se trouve un héros.
refuse-frenzy-where = Cette carte vise une zone où un sbire côtoie un héros ou un serf.
refuse-aimless = Cette carte ne vise rien.
refuse-legion-only = Cette carte vise une figurine de la Légion Obscure présente sur le plateau.
refuse-walled-in = De là, aucun pas ne mène nulle part.
refuse-copy = Vous avez cette carte en double : c’est son double qui est proposé.
refuse-plague-effect = Une peste donne de l’énergie, inflige des blessures ou fait reculer des cubes.
refuse-no-minion = Seul un sbire peut être invoqué.
refuse-not-begun = Vous n’avez encore rien fait : agissez ou passez.
problem-hero-twice = { $card } occupe déjà un autre emplacement
problem-witch-twice = { $card } mène déjà la Légion depuis une autre place
problem-plague-twice = deux récompenses de peste ne peuvent pas partager un nombre ({ $n })
metric-rounds = Rounds
metric-heroes_lost = Héros éliminés
metric-witches_lost = Sorcières éliminées
metric-souls = Compteur d’âmes
metric-morale = Cubes du plateau d’attributs

lesson-first = Votre première nuit
lesson-first-1 = Vous êtes le Maître Sorcier. Vous gagnez cette rencontre avec quatre âmes piégées en même temps sur le plateau ; les héros, en en libérant trois. Avant chaque round vous pouvez échanger des sorts. Gardez ceux-ci pour l’instant.
lesson-first-2 = Cherchez le Condamné qui partage sa zone, A3 NO, avec un paysan. Cliquez dessus, puis sur le paysan : une attaque coûte 1 d’énergie. Si le paysan rate sa sauvegarde, son âme y est piégée.
lesson-first-3 = Une âme est à vous. Le même personnage peut agir encore une fois. Déplacez-le en A3 NE pour 1 d’énergie, et regardez les héros répondre : la carte retournée dit qui agit, et ses lignes sont essayées de haut en bas. Chacune est cochée ou barrée, avec la raison.
lesson-first-4 = L’adepte est venu pour l’âme et a frappé votre sbire au passage. Vous voyez le Total d’Attaque avant de décider. Se défendre coûte 1 d’énergie et ajoute un dé à la Résistance. Essayez.
lesson-first-5 = Les héros qui tuent deviennent plus forts : regardez leur moral. « Agira ensuite » dit qui agira après votre tour. Quand l’énergie manque, passez : les héros agissent, toute l’énergie dépensée revient, et ils agissent encore. À vous de piéger quatre âmes avant que trois soient libérées.
