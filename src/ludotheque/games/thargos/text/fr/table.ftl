title = Cursed Empire : Héros de Thargos
blurb = Quatre héros, quatre pistes et des cartes posées face cachée : bluffez pour remporter les missions qui font les légendes.
mode-duel = Duel
mode-duel-help = Deux compagnies de quatre héros, mission contre mission. La victoire va à qui gagne le premier les points que vaut sa compagnie ; un paquet vide, c’est la défaite.
mode-circle = Cercle de trois joueurs ou plus
mode-circle-help = Chacun affronte ses deux voisins : deux héros à gauche, deux à droite. Gagne le dernier en lice, ou le premier à atteindre ses points.
mode-story = Récit
mode-story-help = Les missions forment un récit sur une carte. Vous envoyez vos héros de scène en scène, et les autres peuvent se mettre en travers.
mode-solo = Solo contre les Rivaux
mode-solo-help = Vous, seul, contre quatre héros que jouent les dés, tantôt hardis, tantôt méfiants. Idéal pour une première partie après la leçon.
mode-story_solo = Récit en solo
mode-story_solo-help = Le récit sur la carte, en solitaire : le pays lui-même s’oppose à vous, ou bien les Rivaux.

setting-edition = Édition
setting-edition-help = Les livrets anglais et français diffèrent sur une vingtaine de règles ; ce choix dit lequel s’applique.
setting-edition-en = livret anglais
setting-edition-fr = livret français
setting-rapid = Partie rapide
setting-rapid-help = La moitié de l’objectif, arrondie au supérieur, suffit pour gagner.
setting-refill = Main après une mission perdue
setting-refill-help = Le livret se contredit : qui perd une mission la remplace puis pioche « ensuite » jusqu’à une main pleine, mais son récapitulatif ne fait piocher chacun qu’à son tour.
setting-refill-at_once = complétée aussitôt
setting-refill-own_turn = à son propre tour
setting-last_ditch = Dernière Chance
setting-last_ditch-help = Qui n’a plus de carte à piocher joue un dernier tour au lieu de perdre aussitôt.
setting-factions = Factions
setting-factions-help = Un avantage marqué d’un symbole ne s’attache qu’à un héros qui le porte.
setting-multi_attribute = Plusieurs attributs
setting-multi_attribute-help = Combien de modificateurs le défenseur peut poser sur les missions à deux ou trois attributs.
setting-multi_attribute-base = comme dans le livret
setting-multi_attribute-variant = variante, sans minimum
setting-points_build = Construction par points
setting-points_build-help = Ce que les nombres de coin des 60 cartes d’un deck peuvent totaliser au plus.
setting-points_build-0 = sans limite
setting-points_build-60 = 60 (faible)
setting-points_build-120 = 120 (moyen)
setting-points_build-180 = 180 (fort)
setting-deck_split = Répartition du deck
setting-deck_split-help = Un deck équilibré compte 20 missions, 20 avantages et 20 actions.
setting-deck_split-balanced = 20 de chaque type
setting-deck_split-free = libre
setting-condar = Cartes de Condar
setting-condar-help = Si les decks peuvent contenir les 27 cartes de la cité de Condar.
setting-condar-exclude = exclues
setting-condar-include = admises
setting-campaign = Campagne
setting-campaign-help = Les peuples et les lieux limitent les groupes de héros et les cartes jouables.
setting-place = Lieu de la partie
setting-place-help = En campagne : les cartes étrangères à ce lieu ne servent que de modificateurs.
setting-place-none = n’importe où
setting-place-urban = une ville
setting-place-wilderness = la nature sauvage
setting-stalemate_rounds = Enlisement
setting-stalemate_rounds-help = Après autant de tours de suite où personne ne fait rien, la partie s’arrête ; 0 pour jamais.
setting-first_player = Premier joueur
setting-first_player-help = Comment le premier joueur est désigné.
setting-first_player-d6 = le meilleur jet de dé
setting-first_player-hero_draw = le meilleur héros tiré
setting-first_player-pam_draw = les meilleurs modificateurs tirés
setting-first_player-seat = la première place
setting-pool = Réserve de cartes
setting-pool-help = Une boîte pour toute la table, ou une boîte par joueur.
setting-pool-auto = une boîte pour deux, sinon une chacun
setting-pool-shared = une boîte pour tous
setting-pool-own = une boîte chacun
setting-undead_seats = Places mortes-vivantes
setting-undead_seats-help = Qui joue les morts-vivants : 1 la première place, 2 la deuxième (en solo : les Rivaux), 4 la troisième…, additionnés ; 0 pour personne.
setting-story = Récit
setting-story-help = Quelles missions sont sur la table et comment elles s’enchaînent.
setting-story-kurnor = Kurnor
setting-setting_restrictions = Limites du décor
setting-setting_restrictions-help = Les créatures étrangères au récit ne servent que de modificateurs.
setting-solo_cache_delta = Piles des Rivaux
setting-solo_cache_delta-help = Une carte de moins les rend plus faciles, une de plus les durcit.
setting-solo_cache_delta--1 = une carte de moins
setting-solo_cache_delta-0 = comme dans le livret
setting-solo_cache_delta-1 = une carte de plus
setting-solo_infamy_start = Infamie au départ
setting-solo_infamy_start-help = Les Rivaux posent une carte de plus par point d’infamie.
setting-rival_effects = Effets des Rivaux
setting-rival_effects-help = Seulement les automatiques ; ou tous, avec des choix au hasard : leurs héros usent alors aussi de leurs pouvoirs, modifient vos cartes face cachée et ajoutent leurs bonus.
setting-rival_effects-automatic = les automatiques
setting-rival_effects-all = tous
setting-story_solo_difficulty = Difficulté
setting-story_solo_difficulty-help = L’intervalle pour les modificateurs des missions de votre deck : plus, c’est plus facile.
setting-story_solo_difficulty-edition = comme dans le livret
setting-story_solo_difficulty-none = sans intervalle
setting-story_solo_difficulty-easy = facile
setting-story_solo_difficulty-medium = moyenne
setting-story_solo_difficulty-hard = difficile
setting-story_solo_opponent = Adversaire
setting-story_solo_opponent-help = Des dés qui vous repoussent, ou des Rivaux qui jouent leurs propres tours.
setting-story_solo_opponent-edition = comme dans le livret
setting-story_solo_opponent-pushback = des dés qui repoussent
setting-story_solo_opponent-rival = les Rivaux

rivals = La bande rivale
attribute-might = Puissance
attribute-mind = Esprit
attribute-mysticism = Mysticisme
victory-points = Points de victoire
type-line = { $no } · { $kind ->
    [hero] Héros
    [mission] Mission
    [lasting] Avantage
   *[action] Action
}{ $unique ->
    [1] {" "}· unique
   *[other] {""}
}
injured-face = Blessé : { $values }
state-injured = Blessé
uses-left = Utilisations restantes
faction-imperial = Impérial
faction-air_cult = Culte Air
faction-black_falcons = Faucons Noirs
faction-renegade = Renégat
faction-tyra_watch = Guetteur de Tyla
faction-spider = Araignée
faction-horned_order = Cornus de Krill
faction-cobra = Cobra
faction-nunnorian = Compacte Nunnorian
faction-pure = Pure
faction-eclipse = Éclipse
faction-lifters = Priseurs
faction-wolf = Loup
faction-black_hand = Main Noire
faction-black_scorpion = Scorpion Noir

region-tracks = Vos pistes
region-other-tracks = Autres pistes
region-map = Le récit
region-conflict = Conflit : { $mission }
region-laid = Cartes posées
region-last-conflict = Dernier conflit : { $mission }
tally-ahead = { $who } mène
tally-won = { $who } l’emporte
summand = { $what } { $n }
summand-hero = { $what } { $n }
summand-moment = { $attacking ->
    [1] Bonus en attaque
   *[other] Bonus en défense
}
summand-used = Bonus utilisés
summand-hidden = { $n ->
    [one] 1 carte face cachée
   *[other] { $n } cartes face cachée
}
summand-to-roll = { $n ->
    [one] un dé
   *[other] { $n } dés
}
summand-dice = Dés et mission { $n }
verdict-by-points = { $who } a atteint l’objectif.
verdict-by-burnt = { $n ->
    [one] { $who } n’avait plus de carte à piocher.
   *[other] { $who } n’avaient plus de carte à piocher.
}
verdict-by-out = { $n ->
    [one] { $who } est hors jeu.
   *[other] { $who } sont hors jeu.
}
verdict-by-stopped = { $n ->
    [one] Plus rien n’avançait.
   *[other] Plus personne n’avançait : la plus grande part d’objectif atteinte l’emporte.
}
hidden-count = { $n } cachées
hidden-modifier = Carte cachée : { $who }
region-party = Groupe : { $who }
region-deck = Deck : { $who }
region-discard = Défausse : { $who } ({ $n })
region-playing = Carte jouée : { $who }
region-won = Missions remportées : { $who }
region-known = Cartes connues de votre deck
empty-track = Piste { $n }
empty-place = Place { $n }
sum = { $attribute } { $attack }{ $laid ->
    [0] {""}
    [one] {" "}+ 1 carte cachée
   *[other] {" "}+ { $laid } cartes cachées
} contre { $defence }{ $answered ->
    [0] {""}
    [one] {" "}+ 1 carte cachée
   *[other] {" "}+ { $answered } cartes cachées
}
sum-next = { $one } ; { $two }
sum-open = { $attribute } { $attack }{ $laid ->
    [0] {""}
    [one] {" "}+ 1 carte cachée
   *[other] {" "}+ { $laid } cartes cachées
} contre des dés { $low }–{ $high }
foresee-dice = { $attribute } { $attack } contre des dés { $low }–{ $high }, ou un héros
foresee = { $attribute } { $attack } contre { $defence }
thargos = Thargos
infamy = Infamie
region-decisions = Dés de décision
decision-for = { $why ->
    [mission] Place d’une mission
    [lasting] Porteur d’un avantage
    [counter] Qui s’oppose
   *[attempt] Tentative
}
decision-short = { $why ->
    [mission] mission
    [lasting] avantage
    [counter] opposition
   *[attempt] tentative
}
mark-attempt = { $ahead ->
    [1] Si vous la tentez maintenant, vous avez { $n } d’avance avant de poser des cartes
   *[other] Si vous la tentez maintenant, il vous manque { $n } avant de poser des cartes
}
mark-hold = { $holds ->
    [1] Si l’autre camp la tente maintenant, vous tenez avec { $n } d’avance avant les cartes
   *[other] Si l’autre camp la tente maintenant, il a { $n } d’avance avant les cartes
}
mark-attitude = Attitude
mark-cache-attack = Cartes qu’ils posent en attaque
mark-cache-guard = Cartes qu’ils posent en défense
secret-stack = Missions secrètes : { $n }
scene-state = { $kind ->
    [side] Mission secondaire
    [secret] Secrète
    [optional] Optionnelle
   *[path] Chemin
} · { $state ->
    [done] accomplie
    [open] ouverte
    [shut] fermée
   *[locked] verrouillée
}
scene-shut = { $fork ->
    [1] Fermée pour vous : vous avez pris l’autre branche.
   *[other] Fermée pour vous : quelqu’un d’autre a été plus rapide.
}
scene-after = { $n ->
    [one] Verrouillée : accomplissez d’abord { $what }.
   *[other] Verrouillée : accomplissez d’abord toutes celles-ci : { $what }.
}
scene-after-any = Verrouillée : accomplissez d’abord l’une de celles-ci : { $what }.
scene-key = Verrouillée : seuls ceux qui ont accompli la mission qui l’a révélée peuvent la tenter.
scene-fork = Une bifurcation : l’accomplir vous ferme { $what }.
scene-hidden = une mission secrète
scene-party = Vos quatre héros doivent être en jeu.
fork-or = ou
legend = { $what ->
    [side] Secondaire
    [secret] Secrète
    [optional] Optionnelle
    [done] Accomplie
    [locked] Verrouillée
   *[path] Chemin
}
needs-party = Exige les quatre héros
mark-hand = Cartes en main
mark-deck = Cartes dans le deck
mark-undead = Joue les morts-vivants
mark-out = Hors jeu
rivals-attitude = Attitude : { $attitude ->
    [aggressive] agressive
    [wary] méfiante
   *[defensive] défensive
}
attitude-aggressive = agressifs
attitude-wary = méfiants
attitude-defensive = sur la défensive
rivals-caches = Ils posent { $attack } cartes en attaque et { $guard } en défense, infamie ({ $infamy }) comprise.
rivals-deck = Deck { $n }, défausse { $discard }

ask-pick_hero = Choisissez un héros pour votre groupe.
ask-place_hero = Placez un héros : il se battra pour la mission de sa piste, contre celui d’en face.
ask-place_mission = Posez une mission sur une piste vide, de préférence là où votre héros bat celui d’en face dans les couleurs de la mission.
ask-start_effect = Plusieurs héros ont un effet maintenant. Lequel d’abord ?
ask-draw_up = Vos héros donnent des tailles de main différentes. Jusqu’à combien de cartes piochez-vous ?
ask-filled_hand = Vous avez perdu une mission et complétez votre main. Vos héros donnent des tailles de main différentes : jusqu’à combien de cartes piochez-vous ?
ask-pay_mission = Vous devez une mission à cette piste. Laquelle ?
ask-act = { $stage ->
    [lasting] À vous. Si vous le souhaitez, attachez un avantage (bleu) à l’un de vos héros. Puis tentez une mission ou jouez une action (verte) : cela termine votre tour.
    [more] Si vous le souhaitez, attachez un autre avantage (bleu). Puis tentez une mission ou jouez une action (verte) : cela termine votre tour.
    [again] Encore une fois : tentez une mission, jouez une action (verte) ou passez.
    [bare] À vous. Tentez une mission, jouez une action (verte) ou passez : cela termine votre tour.
   *[done] Tentez maintenant une mission, jouez une action (verte) ou passez : cela termine votre tour.
}{ $power ->
    [0] {""}
   *[other] {" "}Un héros qui brille peut d’abord employer son pouvoir.
}
ask-attack = { $hero } tente { $mission }. { $sums }. { $done ->
    [0] Vous êtes en retard sur plusieurs attributs : avant de terminer, posez aussi une carte sur un autre.
   *[other] Posez des cartes face cachée : chacune ajoute le nombre de son coin. L’égalité suffit.
}
ask-defend = { $who } tente { $mission } avec { $hero }. { $sums }. { $done ->
    [0] Vous avez commencé à répondre : avant de terminer, posez encore des cartes sur { $missing }.
    [2] Aucune carte ne peut être posée ici : défendez avec ce qui est là ou abandonnez la mission.
   *[other] Posez des cartes pour tenir, ou défendez avec ce qui est là.
}
ask-meddled = { $sums }. Avant que les cartes soient retournées, { $hero } peut { $deed ->
    [peek] regarder les cartes cachées adverses
    [cancel] défausser l’une des cartes cachées adverses
    [weaken] affaiblir de 1 l’une des cartes cachées adverses
    [move] déplacer l’une des cartes cachées adverses vers un autre attribut
    [exchange] échanger l’une de vos cartes cachées contre une carte de votre main
   *[several] regarder les cartes cachées adverses ou en changer une
}. Le faire ?
ask-replaced = Vous avez perdu une mission. Laquelle de votre main prend sa place ?
ask-do_at = { $card } : { $effect } À vous de choisir.
ask-discard_one = { $left ->
    [one] Défaussez une carte.
   *[other] Défaussez { $left } cartes, l’une après l’autre.
}
ask-put_on_top = Laquelle de ces cartes va au-dessus de votre deck ?
ask-take_from = Plusieurs ont remporté { $card }. À qui prenez-vous les points ?
ask-bear = Quel héros reçoit l’avantage ?
ask-swap_with = Avec quelle place le héros échange-t-il ?
ask-lose_lasting = Les morts-vivants arrachent un avantage. Lequel ?
ask-swap_in = Le héros est devenu mort-vivant et vous revient. Remplace-t-il l’un de vos héros, ou est-il mis de côté ?
ask-step_in = { $who } attaque une place où personne ne se tient. Un héros s’interpose-t-il ?
ask-counter = { $who } tente { $mission } avec { $hero }. { $sums }. L’un de vos héros s’y oppose-t-il ? Les cartes se posent ensuite. Si personne ne s’y oppose, Thargos repousse avec des dés.

do-pick = Choisir { $card }
do-place = { $card } à la place { $spot }
do-mission = { $card } sur la piste { $track }
do-order = { $hero } d’abord
do-size = { $n } cartes
do-pass = Passer
do-lasting = { $card } sur { $hero }
do-attempt = Tenter { $mission } avec { $hero }
do-play = Jouer { $card }
do-play-at = Jouer { $card } : { $aim }
do-power = Pouvoir de { $hero }
do-power-at = Pouvoir de { $hero } : { $aim }
do-shift = { $hero } va à la place { $spot }
do-done-attack = Terminé : à l’autre camp
do-done-defend = Retourner les cartes
do-done-bare = Défendre sans carte
do-lay = { $card } (+{ $n }) sur { $attribute }
do-use = Employer { $card } sur { $attribute }
do-cede = Abandonner la mission
do-skip = Non
do-peek = Regarder leurs cartes
do-cancel = Défausser leur carte { $nth }
do-weaken = Affaiblir leur carte { $nth }
do-move = Déplacer leur carte { $nth } vers { $attribute }
do-exchange = { $card } au lieu de { $old }
do-discard = Défausser { $card }
do-top = { $card } au-dessus
do-hero = { $hero }
do-place_of = { $hero }
do-lose = Perdre { $card }
do-set_aside = Mettre de côté
do-swap = À la place de { $hero }
do-leave = Personne
do-decline = Ne pas s’opposer
do-counter = S’opposer avec { $hero }
do-from = { $side }

refuse-no_hero = Vous n’avez pas de héros à cet endroit.
refuse-no_mission = Il n’y a pas de mission à cet endroit.
refuse-denied_attempt = Une carte vous interdit de tenter une mission ce tour-ci.
refuse-not_open = Il faut d’abord accomplir autre chose pour que cette mission vous soit ouverte.
refuse-completed = Vous avez accompli cette mission.
refuse-fork = Vous avez pris l’autre voie : cette mission vous est fermée.
refuse-taken = Un autre joueur a remporté cette mission.
refuse-secret = Seuls ceux qui ont accompli la mission qui la dévoile peuvent tenter celle-ci.
refuse-party = Cette mission exige vos quatre héros.
refuse-not_lasting = Seuls les avantages s’attachent aux héros.
refuse-barred = Cette carte n’est pas d’ici : elle ne sert que de modificateur.
refuse-lasting_done = Vous avez attaché tous les avantages que ce tour permet.
refuse-after_action = Avantages et pouvoirs viennent avant l’action ; il ne reste qu’une autre action ou tentative.
refuse-faction = Ce héros ne porte pas le symbole de l’avantage.
refuse-not_action = Seules les actions se jouent.
refuse-used_up = Ses utilisations dans cette partie sont épuisées : elle ne sert plus que de modificateur.
refuse-no_target = Cette action n’a pas de cible légale.
refuse-attribute = La mission n’éprouve pas cet attribut.
refuse-denied_pam = Une carte vous interdit de poser des modificateurs dans ce conflit.
refuse-spread = Les modificateurs ne peuvent pas tous aller sur un seul attribut tant que vous êtes en retard sur plusieurs.
refuse-minimum = Il faut poser le minimum sur chaque attribut employé par l’attaquant, ou rien du tout.
refuse-no_concession = Dans un récit, on ne peut pas abandonner une opposition.
refuse-too_late = Vous avez déjà commencé à défendre.
refuse-own_hero = Les avantages vont sur vos propres héros.
refuse-denied_lasting = Une carte vous interdit d’attacher un avantage ce tour-ci.
refuse-no_power = La face visible n’a pas de pouvoir à employer.
refuse-power_done = Ce pouvoir a déjà servi ce tour-ci.
refuse-power_spent = Ce pouvoir est épuisé.
refuse-shift = Un héros ne peut aller que sur une place vide voisine.
refuse-no_conflict = Les modificateurs ne se posent que pendant le conflit d’une mission.
refuse-used = Cela a déjà servi dans ce conflit.
refuse-elsewhere = Cette carte ne sert que là où elle se trouve.
refuse-not_used = Vous ne pouvez poser de modificateurs que sur les attributs où l’attaquant en a posé.
refuse-most = Au plus { $n } de vos cartes peuvent être posées sur cet attribut.
refuse-not_mission = Ce n’est pas une mission.
refuse-own_track = Les missions ne vont que sur vos propres pistes.
refuse-occupied = Une mission s’y trouve déjà.
refuse-no_room = Il ne resterait plus de piste à quelqu’un pour une mission encore à placer.
refuse-must_place = Il faut placer une mission.
refuse-unasked = On ne défausse une carte et on n’échange une mission que si une carte le demande.
refuse-named = Une tentative annoncée ne se retire plus.
refuse-size = Aucun de vos héros ne donne cette taille de main.
refuse-joined = Ce héros est déjà dans votre groupe.
refuse-hero_taken = Un autre groupe compte déjà ce héros, et il n’y a qu’une boîte pour tous.
refuse-persona = Une autre carte du même personnage est déjà dans votre groupe.
refuse-peoples = En campagne, Darkuns et Impériaux ne marchent jamais ensemble.
refuse-not_held = Cette carte n’est pas dans votre main.
refuse-not_looked_at = Cette carte n’est pas de celles que vous avez regardées.
refuse-target = Cela ne peut pas en être la cible.
refuse-bears_it = Ce héros le porte déjà.
refuse-same_place = Un héros échange sa place avec une autre, pas avec la sienne.
refuse-opponent = Ce n’est pas un de vos adversaires encore en jeu.
refuse-not_winner = Cet adversaire n’a pas remporté cette mission.
refuse-not_with_hero = Cette carte n’est pas auprès du héros.
refuse-not_losable = Seul un avantage peut se perdre ainsi.
refuse-not_attacked = Seule la place attaquée peut être couverte.
refuse-story_shift = Dans un récit, les héros ne changent pas de place.
refuse-this_track = La mission va sur la piste { $n }.
refuse-not_owed = Vous ne devez pas de mission à cette piste.
refuse-nothing_due = Ce héros n’a rien à faire de lui-même en ce moment.
refuse-not_hero = Seuls les héros rejoignent un groupe.
refuse-not_member = Ce héros n’attend pas d’être placé.
refuse-place_taken = Un héros s’y trouve déjà.
refuse-no_meddling = Ce héros ne peut pas faire cela aux cartes face cachée.
refuse-meddled = Ce héros l’a déjà fait dans ce conflit.
refuse-none_there = Il n’y a pas de telle carte face cachée.
refuse-lies_there = Elle est déjà sur cet attribut.
refuse-too_few = Il ne vous resterait pas assez de cartes pour le minimum sur chaque attribut employé par l’attaquant.
refuse-not_usable = Il n’y a là rien à employer dans ce conflit.
refuse-shifts_done = Vous avez déplacé des héros { $n } fois ce tour-ci, ce qui suffit à toute disposition.

event-picked = { $seat } choisit { $card }.
event-target = { $seat } vise { $n } points de victoire.
event-first = { $seat } commence.
event-rolled_first = { $seat } obtient { $n }.
event-hero_first = { $seat } tire { $print } ({ $n }).
event-pam_first = { $seat } tire { $cards } : { $n }.
event-redrawn = { $seat } avait trop peu de missions en main et a repioché ({ $n }).
event-placed_hero = { $seat } place { $card } à la place { $n }.
event-placed_mission = { $seat } pose { $card } sur la piste { $n }.
event-turn = Tour { $n } : { $seat }.
event-rolled_hero = { $card } obtient puissance { $might }, esprit { $mind }, mysticisme { $mysticism }.
event-drew = { $cards ->
    [hidden] { $n ->
        [one] { $seat } pioche une carte.
       *[other] { $seat } pioche { $n } cartes.
    }
   *[other] { $seat } pioche { $cards }.
}
event-passed = { $seat } passe.
event-attached = { $seat } attache { $card } à { $hero_card }.
event-played = { $seat } joue { $card }.
event-invoked = { $seat } emploie le pouvoir de { $card }.
event-attempted = { $seat } tente { $card } avec { $hero_card }.
event-laid = { $card ->
    [hidden] { $seat } pose une carte face cachée sur { $attribute }.
   *[other] { $seat } pose { $card } face cachée sur { $attribute }.
}
event-used = { $seat } emploie { $card } : +{ $n } { $attribute }.
event-conceded = { $seat } laisse la mission.
event-turned_up = { $seat } retourne { $cards }.
event-compared = { $attribute } : { $mine } contre { $theirs }.
event-succeeded = { $seat } remporte { $card }.
event-failed = { $seat } échoue à { $card }.
event-scored = { $seat } gagne { $n } PV ({ $total }).
event-lost_vp = { $seat } perd { $n } PV ({ $total }).
event-injured = { $card } reçoit une blessure.
event-healed = { $card } se rétablit.
event-warded = { $hero_card } échappe à une blessure.
event-warded_by = { $card } évite une blessure à { $hero_card }.
event-burnt = { $seat } perd { $n ->
    [one] la carte du dessus
   *[other] les { $n } cartes du dessus
} de son deck : { $cards }.
event-discarded = { $seat } défausse { $cards }.
event-lingers = { $card } reste avec { $hero_card }.
event-looked_hand = { $cards ->
    [hidden] { $seat } regarde la main adverse ({ $seat_of }).
   *[other] { $seat } regarde la main adverse ({ $seat_of }) : { $cards }.
}
event-looked_deck = { $seat } regarde le dessus { $own ->
    [1] de son deck
   *[other] du deck adverse ({ $seat_of })
}{ $cards ->
    [hidden] .
   *[other]  : { $cards }.
}
event-stripped = { $seat } ôte { $card } à { $hero_card }.
event-moved_lasting = { $card } va à { $hero_card }.
event-swapped = { $seat } échange les places { $n } et { $other }.
event-removed_mission = { $seat } retire { $card }.
event-took_won = { $seat } prend { $card } à { $seat_of }.
event-denied = { $seat } devra se passer { $what }.
what-lasting = d’avantage au prochain tour
what-attempt = de tentative au prochain tour
what-pam = de modificateurs au prochain conflit
event-recovered = { $seat } reprend { $card } de sa défausse.
event-restocked = { $seat } remet { $cards } sous son deck.
event-revealed_hand = { $seat } montre { $cards }.
event-in_track = { $seat } pose { $card } à la place { $n }.
event-peeked = { $cards ->
    [hidden] { $seat } regarde les cartes face cachée avec { $hero_card }.
   *[other] { $seat } regarde les cartes face cachée avec { $hero_card } : { $cards }.
}
event-cancelled = { $seat } écarte { $card } ({ $attribute }) avec { $hero_card }.
event-weakened = { $seat } affaiblit une carte ({ $attribute }) avec { $hero_card }.
event-shifted_pam = { $seat } déplace une carte vers { $attribute } avec { $hero_card }.
event-exchanged = { $seat } échange une carte face cachée avec { $hero_card }.
event-searched = { $seat } retourne { $n ->
    [one] une carte
   *[other] { $n } cartes
} en cherchant une mission : { $cards }.
event-owes = { $seat } ne trouve pas de mission : la piste { $n } reste vide.
event-lost_lasting = { $hero_card } perd { $card }.
event-taken = { $card } ({ $seat_of }) rejoint les morts-vivants et passe à { $seat }.
event-swapped_in = { $card } remplace { $hero_card } pour { $seat }.
event-shifted = { $card } va à la place { $n }.
event-last_ditch = { $seat } n’a plus rien à piocher : un dernier tour.
event-resigning = { $seat } abandonnera dès la fin de ce conflit.
event-resigned = { $seat } abandonne.
event-burnt_out = { $seat } n’a plus de carte à piocher et quitte la partie.
event-no_heroes = { $seat } n’a plus de héros et quitte la partie.
event-extra_turn = { $seat } joue un tour de plus.
event-stopped = Plus personne n’avance : la partie est arrêtée.
event-won = { $seat } gagne avec { $n } PV sur { $target }.
event-countered = { $hero_card } ({ $seat }) s’oppose.
event-pushback = Thargos repousse en { $attribute } : dés { $rolls } et bonus de la mission +{ $bonus }, soit { $n }.
event-unlocked = Un secret apparaît : { $card }.
event-attitude = Les Rivaux obtiennent { $n } : { $attitude }.
event-decision = Dé de décision { $n }, { $why ->
    [mission] pour la place d’une mission
    [lasting] pour le porteur d’un avantage
    [counter] pour savoir qui s’oppose
   *[attempt] pour une tentative
} : { $meaning ->
    [place] place { $at }.
    [lowest] le héros le plus faible, à la place { $at }.
    [highest] le héros le plus fort, à la place { $at }.
    [withdraw] les Rivaux se retirent.
    [card] une carte de plus, et le dé est relancé.
    [dice] personne ; les dés repoussent.
   *[again] cela ne convient pas, et le dé est relancé.
}
event-infamy = Les Rivaux mélangent un nouveau deck ; l’infamie est à { $n }.
event-rivals_found = Les Rivaux { $n ->
    [0] trouvent aussitôt { $card }.
    [one] retournent une autre carte et trouvent { $card }.
   *[other] retournent { $n } autres cartes et trouvent { $card }.
}
event-withdrew = { $seat } se retire.
event-rivals_laid = { $seat } pose { $n ->
    [one] 1 carte
   *[other] { $n } cartes
} face cachée (pile { $cache }, infamie { $infamy }{ $sixes ->
    [0] {""}
   *[other] , grâce aux six : { $sixes }
}).

deck-imperial = Groupe impérial
deck-darkun = Groupe darkun
deck-scholars = Érudits
deck-storm = Voix de l’orage
deck-wolves = Loups
deck-wanderers = Vagabonds

lesson-first = Votre premier duel
lesson-first-heroes = Vous menez quatre héros. Chacun se tient au bout d’une piste et se battra pour la mission qui s’y trouve. Les nombres sont la puissance (un poing, rouge), l’esprit (un cerveau, vert) et le mysticisme (une étoile, bleue). Placez votre premier héros.
lesson-first-heroes-2 = L’adversaire répond. Regardez le héros d’en face : ses nombres sont ceux qu’il faudra égaler. Placez le suivant.
lesson-first-heroes-3 = Il n’en reste que deux. Un héros fort face à un faible est une invitation. Placez le troisième ; le quatrième prendra la dernière place.
lesson-first-missions = Aux missions, maintenant. Les lauriers disent ce qu’une mission rapporte ; les autres nombres s’ajoutent à qui la défend. Posez-en une là où votre héros paraît meilleur.
lesson-first-missions-2 = Encore une. Chacun peut tenter n’importe quelle mission, quel que soit celui qui l’a posée.
lesson-first-lasting = À vous. D’abord, vous pouvez attacher un avantage : il reste avec son héros et ses nombres comptent désormais.
lesson-first-attempt = Ensuite, jouez une action ou tentez une mission. Seuls les attributs inscrits sur la mission sont comparés. Tentez celle-ci.
lesson-first-lay = Vous menez, 7 contre 4, mais l’adversaire peut répondre avec des cartes. Toute carte en main peut être posée face cachée pour le nombre de son coin ; l’adversaire voit combien il y en a, pas lesquelles. Posez celle-ci.
lesson-first-lay-2 = Encore une : deux cartes inconnues rendent la réponse coûteuse.
lesson-first-done = Cela devrait suffire. Laissez l’adversaire répondre.
lesson-first-reward = Vous avez remporté la mission et ses points ! Son effet a lieu aussitôt : vous voyez le dessus de votre deck. Choisissez la carte à piocher en premier.
lesson-first-defend = L’adversaire tente une mission contre votre héros, sans une seule carte. Votre héros et la mission sont ensemble plus forts : défendez sans rien dépenser.
lesson-first-action = La défense a tenu et le héros attaquant est blessé : sa face la plus faible est visible. Votre main s’est remplie au début de votre tour. Cette fois, jouez une action au lieu de tenter une mission ; elle a lieu aussitôt et termine votre tour.
lesson-first-free = Vous connaissez le jeu. Atteignez votre objectif avant l’adversaire et ne laissez pas votre deck se vider : qui doit piocher et ne le peut pas quitte la partie. Continuez comme il vous plaira.

trait-deck = Deck
trait-party = Groupe
trait-turn = Ordre du tour
turn-first = commence
turn-later = ne commence pas
metric-by_points = Fin aux points
metric-burnt_out = Fin par deck brûlé
metric-stalled = Fin par enlisement
metric-turns = Tours par joueur
metric-first_won = Victoire du premier joueur

event-tale_begins = { $tale }
event-scene_entered = { $tale }
event-scene_won = { $tale }
tale-kurnor = Kurnor, grande ville impériale sur ses canaux : 38 000 âmes dans les murs, la moitié autant alentour, qui vivent des fermes, des fourrures, du bronze et des herbes qui soignent. Ses voies d’eau feraient sa renommée si ses guildes n’étaient en guerre, parfois en pleine rue. Voleurs et assassins y prospèrent, même si elle tombe rarement aussi bas que les villes de Karnarcos. Votre histoire commence à ses portes.
tale-spy_guilds = Votre première tâche : apprendre ce que trament les guildes en guerre de Kurnor.
tale-spy_guilds-won = Vous savez maintenant qui combat qui. Deux pistes s’ouvrent : une bête qui tue les paysans et leurs familles loin des murs, et les rackets de la ville.
tale-locate_lair = Depuis quelque temps, des fermes isolées sont retrouvées vides et sanglantes. Quelque part, la bête a son repaire.
tale-locate_lair-won = Des traces et des os mènent au repaire : c’est un Darkwolf. On peut désormais le chasser.
tale-hunt_darkwolf = Vous attendez là où le Darkwolf rentre.
tale-hunt_darkwolf-won = Le Darkwolf est mort, et autour de Kurnor on dort de nouveau.
tale-racket = Un racket à vous rapporterait de l’or, et des nouvelles de ce que fait l’ennemi.
tale-racket-won = Il rapporte plus qu’espéré : des indices sur un savoir précieux, et sur les artefacts et l’or qu’un mage, mort depuis, a cachés. Ils mènent au bord de Metbetoch, cité antique en ruine.
tale-metbetoch_secrets = Quelque part dans ces ruines dort ce que savait Metbetoch.
tale-metbetoch_secrets-won = Vous en avez lu assez. Le danger est à la frontière : un clan de barbares, allié aux puissances noires de Karnarcos, au Sud.
tale-secret_stash = Le magot du mage mort doit être près des vieux murs.
tale-secret_stash-won = Des artefacts, de l’or, et l’indice d’une chose que nul ne devait trouver.
tale-scare_tactics = Avant que vous ne frappiez le clan, il doit apprendre à vous craindre.
tale-scare_tactics-won = La peur a fait son œuvre : le clan est affaibli, et son emprise sur la région aussi.
tale-scatter_foes = Les barbares de la frontière sont devant vous. Dispersez-les.
tale-scatter_foes-won = Le clan a fui de tous côtés. Au-delà de la frontière s’étend une colonie de l’ennemi.
tale-infiltrate_settlement = Vous vous glissez chez l’ennemi, l’oreille aux aguets.
tale-infiltrate_settlement-won = Quelqu’un connaissait un chemin vers la Porte Secrète de Rund. Il passe par la vieille et perfide forêt du même nom, d’un côté ou de l’autre.
tale-melok_attack = Entre les arbres attend un Melok, esprit mort-vivant qui boit la vie.
tale-melok_attack-won = Le Melok a disparu, et le sentier est libre.
tale-jethreki_horde = La nuit, une horde de Jethreki fond sur votre camp.
tale-jethreki_horde-won = À l’aube, le camp tient toujours, et le sentier est libre.
tale-secret_door = Elle doit être ici, derrière la mousse et la pierre.
tale-secret_door-won = La Porte Secrète de Rund. Ici l’histoire bascule ; posez d’autres missions, si le cœur vous en dit, et voyez ce qu’il y a derrière.
