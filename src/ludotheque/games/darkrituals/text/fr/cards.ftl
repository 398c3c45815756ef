type-warrior = Héros, guerrier
type-hunter = Héros, chasseur
type-healer = Héros, guérisseur
type-adept = Héros, adepte
type-rogue = Héros, voleur
type-scholar = Héros, érudit
type-witch = Sorcière
type-minion = Sbire
type-creature = Créature
type-possessed = Légion Obscure
type-demon = Démon
type-peasant = Serf
type-militia = Serf
type-spell = Sort
type-action = Carte d’Action
type-ai = Carte de héros
type-witchcraft = Sorcellerie
type-plague = Peste
type-loot = Butin
type-plant = Plante
type-botanicals = Jeton
type-encounter = Rencontre
stat-force = Force
stat-resistance = Résistance
stat-agility = Agilité
stat-alchemy = Alchimie
stat-health = Vie
stat-damage = Dégâts
stat-grip = Emprise
stat-left = Vie restante
weapon-melee = Arme de mêlée, dégâts { $damage }.
weapon-ranged = Arme à distance : portée 1, +{ $shot } à distance ; dégâts { $damage }.
row-attack = Attaque : { $row }
row-defence = Défense : { $row }
about-minion = Attaque pour { $cost } d’énergie dans sa propre zone.
about-creature = Attaque pour { $cost } d’énergie, portée { $range }.
about-possessed = Un serf qui obéit aux sorcières. Attaque pour { $cost } d’énergie dans sa propre zone.
about-demon = N’agit que par les cartes de sa pile.
about-peasant = Sauvé d’un coup sur { $save } ou plus.
about-militia = Sauvé d’un coup sur { $save } ou plus.
plague-text = Au choix : { $n } d’énergie pour de bon, { $n ->
    [one] { $n } blessure pour un héros, ou un cube recule de { $n }.
   *[other] { $n } blessures parmi les héros, ou les cubes reculent de { $n }.
}
source-blood = Source : sang
source-breath = Source : souffle
source-bone = Source : os
source-flesh = Source : chair
loot-attack = Amélioration d’attaque : Force +1.
loot-defence = Amélioration de défense : Résistance +1.
loot-artefact = Artefact : Agilité +1.
loot-blood = Magie du sang : sans usage ici.
plant-plain = Un ingrédient.
plant-other = Pas un simple ingrédient : sans usage ici.
botanicals-text = Vaut { $n } { $n ->
    [one] carte
   *[other] cartes
} Plante.
encounter-text = Le Maître Sorcier commence avec { $energy } d’énergie.
spell-in-attack = En attaque : { $text }
spell-in-defence = En défense : { $text }

effect-strike = attaque à portée { $range }, dégâts { $damage }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } au total
}{ $drain ->
    [true]  ; touché ou non, un héros défausse une carte Plante
   *[false] {""}
}{ $strip ->
    [true]  ; si le coup porte, le héros perd une amélioration de votre choix
   *[false] {""}
}.
effect-restore = retirez jusqu’à { $n } blessures à un personnage de la Légion à 1 zone au plus.
effect-raise = placez une figurine ({ $unit }) dans la zone de la sorcière ou à côté.
effect-guard = +{ $bonus } à la défense{ $blunt ->
    [true]  ; l’attaquant perd son amélioration d’attaque
   *[false] {""}
}{ $recoil ->
    [0] {""}
   *[other]  ; si l’attaque échoue, l’attaquant reçoit { $recoil } blessure
}{ $draw ->
    [0] {""}
   *[other]  ; piochez une carte de sorcellerie
}.
effect-foil = l’attaque échoue, et le héros qui attaque perd une amélioration de votre choix.
effect-nothing = Rien ne se passe : la magie n’est pas parfaite.
effect-exhaust = Chaque héros d’une zone à { $range } au plus coûte une carte Plante aux héros.
effect-bolt = Une attaque à portée { $range } avec la Force de la sorcière, dégâts { $damage }.
effect-step = Un personnage de la Légion, le démon excepté, se déplace d’une zone en s’évadant de lui-même.
effect-mend = Retirez { $n } blessures à un personnage de la Légion, où qu’il soit.
effect-frenzy = Chaque sbire d’une zone, où que ce soit, fait une attaque gratuite sur une cible de votre choix.
effect-call = Placez { $unit } dans la zone de la sorcière.
effect-obey = Donnez au démon jusqu’à { $n } actions gratuites.
effect-march = { $alone ->
    [true] S’il est seul, il avance
   *[false] Il avance
} de { $n } au plus vers { $at ->
    [hero] le héros le plus proche
    [legion] l’autre membre de la Légion le plus proche
   *[any] le personnage le plus proche
}, en s’évadant de lui-même.
effect-maul = Il attaque { $each ->
    [true] tous les autres personnages de sa zone
   *[false] { $at ->
        [hero] le héros le plus proche
        [legion] l’autre membre de la Légion le plus proche
       *[any] le personnage le plus proche
    } dans sa zone
}.
effect-idle = Il ne fait rien.

acts-then = { $first }, puis { $second }
acts-else = { $first }, sinon { $second }
targets-else = { $first }, sinon { $second }
targets-or = { $first } ou { $second }
entry-spell = [Niveau { $level }] { $text }
act-activate = activer l’objectif
act-attack = attaquer { $n ->
    [each] { $target } de sa zone
    [1] { $target }
   *[other] { $n } { $target }
}
act-move = se déplacer { $n ->
    [1] {""}
   *[other] de { $n }{" "}
}{ $how ->
    [towards] vers { $target }
   *[to] jusqu’à { $target }
}
act-evade = s’évader { $n ->
    [1] {""}
   *[other] de { $n }{" "}
}{ $how ->
    [towards] vers { $target }
   *[to] jusqu’à { $target }
}
act-teleport = se téléporter { $n ->
    [far] {""}
   *[other] de { $n }{" "}
}{ $how ->
    [towards] vers { $target }
   *[to] jusqu’à { $target }
}
act-search = fouiller un coffre
act-pick = prendre des plantes
act-heal = soigner { $n } héros
act-command = commander { $n } { $n ->
    [1] serf
   *[other] serfs
}
act-gain = { $text } avec +{ $n }
noun-witch = { $form ->
    [no] aucune sorcière
    [each] chaque sorcière
    [many] sorcières
   *[one] une sorcière
}
noun-creature = { $form ->
    [no] aucune créature
    [each] chaque créature
    [many] créatures
   *[one] une créature
}
noun-minion = { $form ->
    [no] aucun sbire
    [each] chaque sbire
    [many] sbires
   *[one] un sbire
}
noun-disciple = { $form ->
    [no] aucun disciple
    [each] chaque disciple
    [many] disciples
   *[one] un disciple
}
noun-hero = { $form ->
    [no] aucun autre héros
    [each] chaque héros
    [many] héros
   *[one] un autre héros
}
noun-serf = { $form ->
    [no] aucun serf
    [each] chaque serf
    [many] serfs
   *[one] un serf
}
noun-enemy = { $form ->
    [no] aucun ennemi
    [each] chaque ennemi
    [many] ennemis
   *[one] un ennemi
}
noun-objective = { $form ->
    [no] aucun objectif
    [each] chaque objectif
    [many] objectifs
   *[one] l’objectif
}
noun-chest = { $form ->
    [no] aucun coffre
    [each] chaque coffre
    [many] coffres
   *[one] un coffre
}
noun-botanicals = { $form ->
    [no] aucune plante
    [each] chaque plante
    [many] plantes
   *[one] des plantes
}
noun-soul = { $form ->
    [no] aucune âme piégée
    [each] chaque âme piégée
    [many] âmes piégées
   *[one] une âme piégée
}
noun-demon = { $form ->
    [no] aucun démon
    [each] le démon
    [many] démons
   *[one] le démon
}
noun-carrier = { $form ->
    [no] aucun porteur de rubis
    [each] chaque porteur de rubis
    [many] porteurs de rubis
   *[one] un porteur de rubis
}
noun-ritualist = { $form ->
    [no] aucune sorcière du rituel
    [each] la sorcière du rituel
    [many] sorcières du rituel
   *[one] la sorcière du rituel
}
noun-entrance = { $form ->
    [no] aucun gardien à l’entrée
    [each] chaque gardien de l’entrée
    [many] gardiens de l’entrée
   *[one] un gardien de l’entrée
}
noun-witch-or-demon = { $form ->
    [no] ni sorcière ni démon
    [each] chaque sorcière ou démon
    [many] sorcières ou démons
   *[one] une sorcière ou le démon
}
reaction-text = Réaction [Niveau { $level }] { $when } : { $effect }
when-attacked = quand un héros est attaqué
when-attacks = quand un héros attaque{ $named ->
    [true] {" "}{ $kind }
   *[false] {""}
}
when-melee = quand un héros attaque en mêlée
when-save = quand un serf fait une sauvegarde
when-search = quand un héros fouille un coffre
gain-reach = portée { $n }
gain-loot = { $n } cartes de butin de plus
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
the-condemned = le Condamné
the-ravenous = le Ravenous
the-hexhound = le Molosse maudit
the-mirefiend = le Rôdeur des marais
the-gallowswing = l’Aile des gibets
the-bonehulk = le Colosse d’os
the-possessed = le Serf possédé
the-peasant = le Paysan
the-militia = le Milicien
card-condemned = Condamné
card-ravenous = Ravenous
card-hexhound = Molosse maudit
card-mirefiend = Rôdeur des marais
card-gallowswing = Aile des gibets
card-bonehulk = Colosse d’os
card-possessed = Serf possédé
card-haborym = Haborym
card-peasant = Paysan
card-militia = Milicien
card-action-1 = Carte d’Action 1
card-action-2 = Carte d’Action 2
card-action-3 = Carte d’Action 3
card-action-4 = Carte d’Action 4
card-action-5 = Carte d’Action 5
card-action-6 = Carte d’Action 6
card-ai-1a = Droit au but
card-ai-1b = La charge
card-ai-1c = Coup de taille
card-ai-2a = Sur la piste
card-ai-2b = La longue lance
card-ai-2c = Aux armes !
card-ai-3a = Potion de soin
card-ai-3b = Rempart d’herbes
card-ai-3c = La foi
card-ai-4a = À travers le voile
card-ai-4b = Paroles ardentes
card-ai-4c = Cercle de feu
card-ai-5a = Doigts agiles
card-ai-5b = Surgi de l’ombre
card-ai-5t = Danse des lames
card-ai-6a = Un plan
card-ai-6b = Baumes
card-ai-6f = Curiosité
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
card-faux-pas = Faux-pas
card-exhaust = Épuisement
card-fallen-card = Fallen
card-dark-step = Pas de l’ombre
card-mend = Remède noir
card-frenzy = Frénésie
card-call-hexhound = Appel du Molosse
card-call-mirefiend = Appel du Rôdeur
card-call-gallowswing = Appel de l’Aile
card-call-bonehulk = Appel du Colosse
card-itching-pox = Gale rongeuse
card-sweating-fever = Fièvre suante
card-choking-mist = Brume étouffante
card-bone-rot = Pourriture des os
card-black-death = Mort noire
card-whetted-blade = Lame affûtée
card-barbed-flail = Fléau barbelé
card-blessed-bolts = Carreaux bénis
card-mail-coat = Cotte de mailles
card-oak-shield = Bouclier de chêne
card-iron-helm = Heaume de fer
card-swift-boots = Bottes légères
card-hare-foot = Patte de lièvre
card-feather-cloak = Manteau de plumes
card-blood-pact = Pacte de sang
card-blood-mirror = Miroir de sang
card-henbane = Jusquiame
card-wolfsbane = Aconit
card-mandrake = Mandragore
card-nightshade = Belladone
card-witchs-hazel = Noisetier des sorcières
card-dream-poppy = Pavot des songes
card-botanicals-1 = Quelques herbes
card-botanicals-2 = Une poignée d’herbes
card-botanicals-3 = Un bouquet d’herbes
card-obey = Obéissance
card-hunt = Chasse
card-rage = Rage
card-brood = Rumination
card-chassen = Chassen
card-sulker = Sulker
card-souls = Rassemblez leurs âmes
card-heroes = Tuez les héros
card-rubies = Solution risquée
card-caverns = Donnez-moi des âmes !
card-blood = Sacrifice de sang
