title = Hismment
blurb = Libérez vos Héros de Prison, armez-les, et brisez le Cœur adverse par-delà un terrain de trente-six cases.
mode-duel = Duel

setting-terrain_drawer = Qui pioche le Terrain
setting-terrain_drawer-help = Pour la forme : tous les Terrains ont la même chance.
setting-terrain_drawer-seat1 = Joueur 1
setting-terrain_drawer-seat2 = Joueur 2
setting-first_player = Premier tour
setting-first_player-help = Selon la règle, le premier tour revient à qui n’a pas vu sortir un de ses Terrains.
setting-first_player-terrain_rule = D’après le Terrain
setting-first_player-seat1 = Joueur 1
setting-first_player-seat2 = Joueur 2
setting-first_player-random = Au sort
setting-phase_order = Étapes du tour
setting-phase_order-help = Dans l’ordre, ou étapes 3 à 6 mêlées à volonté.
setting-phase_order-strict = Dans l’ordre
setting-phase_order-open_middle = Étapes 3 à 6 sans ordre
setting-draw_and_roll = Pioche et dé de la chance
setting-draw_and_roll-help = D’eux-mêmes, ou au choix du joueur.
setting-draw_and_roll-mandatory = D’eux-mêmes
setting-draw_and_roll-optional = Au choix
setting-releases_per_turn = Libérations par tour
setting-releases_per_turn-help = Combien de Héros peuvent être libérés en un tour.
setting-releases_per_turn-any = Sans limite
setting-releases_per_turn-one = Une
setting-luck_income = Revenu de Chance
setting-luck_income-help = Quelle Chance rapporte des pièces au début du tour.
setting-luck_income-field = Celle du Héros sur le terrain
setting-luck_income-freed = Celle des Héros libérés
setting-luck_income-all = Celle de tous les Héros en vie
setting-power_uses = Pouvoirs
setting-power_uses-help = Combien de fois un pouvoir sert en un tour.
setting-power_uses-once_per_turn = Une fois par tour
setting-power_uses-unlimited = Jusqu’à vingt fois
setting-attack_chain = Niveaux d’attaque
setting-attack_chain-help = Une seule échelle de niveaux pour les attaques d’un Héros, ou une par type.
setting-attack_chain-shared = Une seule échelle
setting-attack_chain-per_type = Une par type
setting-level_chain = Le niveau inférieur
setting-level_chain-help = Il suffit qu’il ait été attaché, ou il doit l’être encore.
setting-level_chain-history = Attaché une fois
setting-level_chain-current = Encore attaché
setting-equipment_tick = Équipement en Prison
setting-equipment_tick-help = S’use-t-il là aussi ?
setting-equipment_tick-always = S’use partout
setting-equipment_tick-field_only = S’use sur le terrain
setting-start_layout = Cases départ
setting-start_layout-help = Près du milieu, ou dans des coins opposés.
setting-start_layout-centre = C0 et D7
setting-start_layout-corner = A0 et F7
setting-occupied_start = Un adversaire sur votre case départ
setting-occupied_start-help = Il est repoussé par votre entrée, ou il l’empêche.
setting-occupied_start-push_back = Est repoussé
setting-occupied_start-block = Bloque
setting-sorcerer_metric = Portée des Sorciers
setting-sorcerer_metric-help = Quatre cases, avec ou sans diagonales.
setting-sorcerer_metric-square = Diagonales comprises
setting-sorcerer_metric-orthogonal = Sans diagonales
setting-element_table = Tableau des éléments
setting-element_table-help = Tel qu’imprimé, ou corrigé là où il est douteux.
setting-element_table-printed = Tel qu’imprimé
setting-element_table-amended = Corrigé
setting-reinforcements = Renforts
setting-reinforcements-help = Des Héros de niveau 1 en plus peuvent venir en Prison quand vous en avez moins de trois.
setting-reinforcements-off = Non
setting-reinforcements-on = Oui
setting-chapter_copies_max = Exemplaires d’un Chapitre
setting-chapter_copies_max-help = Le maximum dans un deck ; 0 pour aucune limite.
setting-no_progress_rounds = Manches sans progrès
setting-no_progress_rounds-help = Après autant de manches la partie s’arrête ; 0 pour jamais.
setting-max_rounds = Limite de manches
setting-max_rounds-help = Après autant de manches la partie s’arrête ; 0 pour jamais.
setting-open_decklists = Decks dévoilés
setting-open_decklists-help = Chacun peut lire les cartes apportées par l’autre.

deck-emberfront-about = Ruée : Cogneurs et Épéistes traversent le terrain avant que l’autre soit armé.
deck-high-battery-about = Longue portée : Archers et Bombardiers tirent de loin, sur des Terrains qui ralentissent tout le monde.
deck-dusk-coven-about = Sorciers aux attaques spéciales et de soutien, qui vident, enferment et usent.
deck-wildwood-about = Évolution : deux lignées montent au niveau 3 et se soignent en combattant.
deck-golden-caravan-about = Économie : Chance, ventes et bonnes affaires paient tout ce qu’il faut.
deck-stone-rampart-about = Mur d’équipement : des géants cuirassés que presque rien n’entame.
deck-stormwatch-about = Paris et doubles attaques au bord de l’eau.
deck-evergreen-choir-about = Soins : Héros et Cœur guérissent plus vite qu’on ne les blesse.
deck-plague-cart-about = Usure : le poison s’attarde, les prisonniers brûlent, chaque mort se paie.
deck-iron-works-about = Machines : prix bas, armes réparées, et un lutteur pour tenir la ligne.

region-heart = Cœur
region-prison = Prison
region-shop = Boutique · { $coins } pièces
region-arms = Sur le terrain
region-hand = Main
region-pile = Pioche
region-cemetery = Cimetière
region-field = { $terrain } · manche { $round }
region-terrain = Carte Terrain
region-bench = Héros à choisir
region-picked = Choisis pour la Prison
region-chart = { $table ->
    [printed] Qui bat qui · table imprimée
   *[amended] Qui bat qui · table corrigée
}
region-classes = Portée de chaque classe
region-turn = Les sept étapes d’un tour
turn-1 = 1 · Vous piochez une carte.
turn-2 = 2 · Vous lancez le dé de la chance : 5 pièces par point.
turn-3 = 3 · Achetez à la boutique, vendez de votre main à moitié prix.
turn-4 = 4 · Attachez une attaque (même élément), un équipement (même classe), une évolution.
turn-5 = 5 · Jouez des Chapitres, utilisez les pouvoirs des Héros sur le terrain.
turn-6 = 6 · Libérez les Héros dont la condition est remplie.
turn-7 = 7 · Déployez un Héros libéré, avancez selon sa Vitesse, attaquez une fois.
chart-worth = Les lignes attaquent, les colonnes subissent. Chaque élément du Héros attaquant qui bat un élément de la cible ajoute 1 à l’Attaque.
region-left = Reste dans votre pioche
region-deck = Deck de { $name }
chart-beats = bat
chart-beats-row = bat
chart-beats-column = battu par
chart-here = bat ici, mais pas dans la table { $table ->
    [printed] corrigée
   *[amended] imprimée
}
chart-here-row = bat (dans cette table seulement)
chart-here-column = battu (dans cette table seulement) par
chart-there = battrait dans la seule table { $table ->
    [printed] corrigée
   *[amended] imprimée
}
chart-there-row = battrait, dans la table { $table ->
    [printed] corrigée
   *[amended] imprimée
},
chart-there-column = serait battu, dans la table { $table ->
    [printed] corrigée
   *[amended] imprimée
}, par
square-start = départ
square-closed = fermée
square-blow = Dégâts possibles d’ici
square-answer = Dégâts que l’adversaire pourrait vous infliger ici
hero-freed = libre
hero-locked = sous les verrous
hero-shut = Un effet le garde sous les verrous pendant le prochain tour de son propriétaire, quelle que soit sa condition.
hero-relief = Vient de prendre la place d’un Héros rentré en Prison : pas d’attaque à son premier tour.
hero-changed = { $n ->
    [one] 1 changement
   *[other] { $n } changements
}
stat-sum = { $stat } { $n } : { $printed } imprimé { $parts }
part-terrain = Terrain
part-equipment = équipement
part-powers = pouvoirs et spécialités
part-elements = éléments
part-class = classe
part-card = carte
lasting-game = jusqu’à la fin de la partie
lasting-turn = ce tour-ci
lasting-turns = encore { $n } tours, les deux joueurs comptés
reach = { $klass } : { $reach }. { $bonus }
reach-all = ses attaques portent sur tout le terrain
reach-some = ses attaques portent à { $n ->
    [one] 1 case
   *[other] { $n } cases
}, { $metric ->
    [orthogonal] sans diagonales
   *[square] diagonales comprises
}
bonus-brawler = Attaque +2 à chaque coup.
bonus-swordsman = Attaque +1 à chaque coup.
bonus-archer = Attaque −1 par tranche de deux cases de distance, sans diagonales.
bonus-bombardier = Attaque −1 jusqu’à 2 cases, +1 à partir de 5 cases.
bonus-sorcerer = Ni bonus ni malus.
need-first = Pour être libéré : { $needs }
need-met = ✓ { $need }
need-open = ○ { $need }
plate-coins = Pièces
plate-hand = Cartes en main
plate-heroes = Héros en vie
the-heart = le Cœur de { $name }
way-free = tout de suite

ask-pick = Choisissez un Héros pour votre Prison ; trois y commencent.
ask-act = { $phase ->
    [p3] Achetez, vendez : vous avez { $coins } pièces.
    [p4] Attachez une attaque, un équipement, une évolution.
    [p5] Jouez des Chapitres, utilisez des pouvoirs.
    [p6] Libérez les Héros dont la condition est remplie.
   *[other] Et maintenant ?
}
ask-act_on_field = { $may ->
    [both] { $hero } peut avancer { $steps ->
        [one] d’une case
       *[other] de { $steps } cases au plus
    } et attaquer une fois.
    [move] { $hero } peut avancer { $steps ->
        [one] d’une case
       *[other] de { $steps } cases au plus
    }.
    [attack] { $hero } peut attaquer une fois.
    [swap] { $hero } peut céder sa place à un autre Héros libéré.
   *[deploy] Envoyer un Héros libéré sur votre case départ ?
}
ask-decide_draw = Piocher une carte ?
ask-decide_roll = Lancer le dé de la chance ?
ask-accept = { $card } — { $text } L’utiliser ?
ask-choose_aim = { $text } : qui visez-vous ?
ask-discard = Défaussez une carte.
ask-give_up = Abandonnez une carte attachée.
ask-put_on_top = Laquelle de ces cartes va le plus bas ?
ask-exchange = Quelle carte de la boutique va sous votre pioche ?
ask-take_from_pile = Quelle carte prenez-vous dans votre pioche ?
ask-take_back = Quelle carte reprenez-vous du cimetière ?
ask-choose_mode = Choisissez.
ask-pay_if = Payer { $n ->
    [one] 1 pièce
   *[other] { $n } pièces
} ? Dans ce cas, { $text }.
ask-block = Quelle case fermez-vous ?
ask-put_there = Sur quelle case va { $hero } ?
ask-walk_there = Où va { $hero } ?
ask-push = Dans quelle direction pousser { $hero } ?
ask-substitute = Qui remplace { $hero } ?
ask-change_attachment = { $what ->
    [restore] { $hero } : quelle attaque pourra resservir ?
    [life] { $hero } : quel équipement durera plus longtemps ?
   *[destroy] { $hero } : quelle carte est détruite ?
}
ask-carry = Quelle carte va à qui ?

do-pick = Choisir { $card }
do-back = Reprendre le dernier choix
do-buy = Acheter { $card } pour { $n }
do-sell = Vendre { $card } pour { $n }
do-attach = { $card } → { $hero }
do-evolve = { $hero } évolue : { $card }
do-reinforce = { $card } en Prison
do-chapter = Jouer { $card }
do-power = { $card } — { $text }
do-free = Libérer { $hero } ({ $way })
do-on = Continuer
do-end = Finir le tour
do-yes = Oui
do-no = Non
do-act = Agir avec { $hero }
do-deploy = Déployer { $hero }
do-move = Aller en { $square }
do-attack = { $aimed ->
    [blow] { $card } → { $target } : { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
    [yes] { $card } → { $target }
   *[no] Utiliser { $card }
}
do-swap = Échanger avec { $hero }
do-aim = { $target }
do-discard = Défausser { $card }
do-give_up = Abandonner { $card }
do-under = { $card }
do-exchange = Remplacer { $card }
do-search = Prendre { $card }
do-salvage = Reprendre { $card }
do-mode = { $script }
do-pay = Payer { $n }
do-skip = Non merci
do-square = { $square }
do-push = { $way ->
    [up] Loin de vous
    [down] Vers vous
    [left] Vers le haut
   *[right] Vers le bas
}
do-substitute = { $hero }
do-attached = { $card }
do-carry = { $card } → { $hero }

use-fits = Convient à { $heroes }.
use-level = Niveau { $level }, pour { $heroes } : il faut d’abord y avoir attaché un niveau { $below }.
use-twin = Votre Héros en porte déjà un de ce type et de ce niveau.
use-none = Aucun de vos Héros ne peut s’en servir.
use-evolves = Le niveau suivant de { $hero }.
use-lower = Il faut d’abord { $card }.
use-terrain = Un Terrain en main ne peut qu’être vendu.
attach-frees = Sa libération sera alors possible ce tour-ci.
attach-locks = Retour sous les verrous, jusqu’à ce que la nouvelle condition soit remplie.

sum-hero = Attaque de { $hero }
sum-terrain = Terrain : { $terrain }
sum-equipment = Équipement
sum-powers = Pouvoirs et spécialités
sum-elements = Éléments ({ $pairs })
sum-class = { $far ->
    [0] { $class }
    [one] { $class }, à 1 case
   *[other] { $class }, à { $far } cases
}
sum-card = { $card }
sum-attack = = total d’attaque { $n }
sum-against-hero = Défense de { $hero }
sum-against-terrain = Terrain, pour sa Défense : { $terrain }
sum-against-equipment = Son équipement
sum-against-powers = Pouvoirs et spécialités sur sa Défense
sum-defence = = total de défense { $n }
sum-damage = { $n ->
    [one] = { $n } dégât
   *[other] = { $n } dégâts
}
sum-spared = Un texte en épargne une partie à la cible
sum-left = Il resterait { $n } PV à { $hero }
sum-ko = { $hero } est K.O. : { $over } pour le Cœur (reste { $heart }), { $coins } pièces pour vous
sum-heart = { $n ->
    [0] Le Cœur serait brisé
   *[other] Le Cœur garderait { $n } PV
}
sum-back = { $hero } subit { $n } en retour
sum-cost = Coûte { $n } PM, il en reste { $left }
element-beats = { $a } bat { $b }
move-attack = De là : { $card } sur { $target }, { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
move-answer = Là, { $hero } pourrait vous infliger { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}

event-terrain = { $seat } pioche le Terrain : { $card }. Les deux Cœurs ont { $heart } PV.
event-begin = { $seat } joue en premier.
event-turn = Manche { $round } : à { $seat } de jouer.
event-income = La Chance rapporte { $n } pièces à { $seat }.
event-draw = { $card ->
    [hidden] { $seat } pioche une carte.
   *[other] { $seat } pioche { $card }.
}
event-luck = { $seat } fait { $face } au dé de la chance : { $n } pièces.
event-reroll = { $seat } relance : { $face }, donc { $n } pièces.
event-buy = { $seat } achète { $card } pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-shop = { $card } arrive dans la boutique de { $seat }.
event-sell = { $seat } vend { $card } pour { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-attach = { $seat } attache { $card } à { $on_card }.
event-worn_out = { $card } quitte { $on_card } pour le cimetière.
event-evolve = { $on_card } évolue : { $card }.
event-revert = { $card } redevient { $on_card }.
event-reinforce = { $seat } amène { $card } en Prison.
event-chapter = { $seat } joue { $card }.
event-power = { $seat } utilise le pouvoir de { $card }.
event-triggered = { $card } agit.
event-pay = { $seat } paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-release_roll = { $seat } fait { $face } pour { $card } ; il fallait { $n }.
event-free = { $card } est libre.
event-lock = { $card } se retrouve sous les verrous.
event-deploy = { $seat } déploie { $card }.
event-move = { $card } va en { $square }.
event-stopped = { $card } ne va pas plus loin que { $square }.
event-pushed = { $card } doit reculer en { $square }.
event-swap = { $card } prend la place de { $out_card }.
event-return = { $card } retourne en Prison.
event-attack = { $by_card } attaque avec { $card }.
event-strike = { $card } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
} : { $attack_parts } = { $a } contre { $defence_parts } = { $b }.
event-missed = { $card } reste hors de portée : { $by_card } frappe dans le vide.
event-spared = Un texte en épargne { $n } à { $card }.
event-strike_heart = Le Cœur de { $seat } encaisse { $n } : { $attack_parts } = { $n }.
event-reflect = { $card } subit une riposte de { $n }.
event-effect_damage = { $card } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
event-overflow = { $n ->
    [one] 1 dégât passe au Cœur de { $seat }.
   *[other] { $n } dégâts passent au Cœur de { $seat }.
}
event-heart = Le Cœur de { $seat } perd { $n } PV.
event-heal = { $card } récupère { $n } PV.
event-heal_heart = Le Cœur de { $seat } récupère { $n } PV.
event-ko = { $card } est K.O. ; { $seat_paid } gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-pm = { $card } a maintenant { $n } PM.
event-modify = { $turns ->
    [-2] { $card } : { $change }, pour cette attaque.
    [-1] { $card } : { $change }, jusqu’à la fin de la partie.
    [0] { $card } : { $change }, ce tour-ci.
    [1] { $now ->
        [1] { $card } : { $change }, jusqu’au prochain tour de { $seat }.
       *[0] { $card } : { $change }, pendant le prochain tour de { $seat }.
    }
   *[other] { $card } : { $change }, pendant { $turns } tours de { $seat }.
}
event-modify_side = { $turns ->
    [-1] { $seat } : { $change }, jusqu’à la fin de la partie.
    [0] { $seat } : { $change }, ce tour-ci.
    [1] { $now ->
        [1] { $seat } : { $change }, jusqu’à son prochain tour.
       *[0] { $seat } : { $change }, pendant son prochain tour.
    }
   *[other] { $seat } : { $change }, pendant { $turns } de ses tours.
}
event-modify_enemy = { $turns ->
    [-1] { $seat_hit } : { $change }, jusqu’à la fin de la partie.
    [0] { $seat_hit } : { $change }, ce tour-ci.
    [1] { $now ->
        [1] { $seat_hit } : { $change }, jusqu’au prochain tour de { $seat }.
       *[0] { $seat_hit } : { $change }, pendant le prochain tour de { $seat }.
    }
   *[other] { $seat_hit } : { $change }, pendant { $turns } tours de { $seat }.
}
event-gain = { $seat } gagne { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-lose = { $seat } perd { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-steal = { $seat } vole { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
event-discard = { $seat } défausse { $card }.
event-look = { $cards ->
    [hidden] { $seat } regarde une carte de la pioche.
   *[other] { $seat } regarde le haut de la pioche : { $cards }.
}
event-exchange = { $seat } met { $card } sous la pioche.
event-refresh = { $seat } étale une nouvelle boutique : { $cards }.
event-search = { $card ->
    [hidden] { $seat } prend une carte dans la pioche.
   *[other] { $seat } prend { $card } dans la pioche.
}
event-salvage = { $seat } reprend { $card } du cimetière.
event-effect_roll = { $seat } fait { $face } ; il fallait { $n }.
event-contest_roll = Chance égale ; les dés montrent { $a } et { $b }.
event-contest = { $seat } a le plus de chance.
event-block = { $seat } ferme { $square }.
event-restored = { $card } a de nouveau { $n } utilisations.
event-mended = { $card } a maintenant une durée de vie de { $n }.
event-chain = Trop d’effets à la suite : { $card } se tait. C’est un défaut des cartes.
event-concede = { $seat } abandonne.
event-ended = La partie s’achève : { $ending } Cœurs { $a } et { $b }, manche { $round }.

what-pv = PV
what-pm = PM
what-attack = Attaque
what-defence = Défense
what-speed = Vitesse
what-luck = Chance
what-pierce = Perforation
what-immune = Insensible aux coups
what-cap = Dégâts maximaux d’un coup
what-reflect = Riposte
what-range = Portée
what-class_bonus = Bonus de classe
what-metric = Distances comptées autrement
what-diagonal = Pas en diagonale
what-root = Aucun pas
what-no_attack = Aucune attaque
what-no_power = Aucun pouvoir
what-cost = Coût des attaques
what-element_bonus = Valeur de chaque élément
what-extra_attack = Attaques par tour
what-add_element = Aussi de l’élément
what-replace_element = Désormais du seul élément
what-second = Place pour un second Héros sur le terrain
what-discount = Prix de la Boutique
what-extra_attack_card = Attaques à attacher par tour
what-extra_equipment = Équipements à attacher par tour
ending-heart = Un Cœur est brisé.
ending-no_heroes = Il ne reste aucun Héros d’aucun côté.
ending-no_harm = Plus personne ne peut nuire à l’autre.
ending-no_action = Plus personne ne peut rien faire.
ending-no_progress = Rien ne se passe depuis trop longtemps.
ending-round_limit = La limite de manches est atteinte.
ending-concede = L’un des deux a abandonné.
verdict-broken = Le Cœur de { $name } est brisé.
verdict-hearts = Cœurs : { $a } contre { $b }.
verdict-round = Manche { $n }.

refuse-price = Vous avez { $coins } pièces ; il en faut { $n }.
refuse-step = Cela appartient à une autre étape du tour ; les étapes se suivent dans l’ordre.
refuse-terrain = Les Terrains ne servent qu’au début ; celui-ci ne peut qu’être vendu.
refuse-placed = Vous avez déjà attaché une carte de ce genre ce tour-ci.
refuse-element = Ce Héros n’a pas l’élément de cette attaque.
refuse-class = Cet équipement est pour une autre classe.
refuse-level = Niveau { $level }, pour { $heroes } : il faut d’abord y avoir attaché un niveau { $below }.
refuse-twin = Ce Héros porte déjà un équipement de ce type et de ce niveau.
refuse-line = Ce n’est pas le niveau suivant de ce Héros.
refuse-locked = Ce Héros est encore enfermé ; sa carte dit ce qui le libère.
refuse-condition = Sa condition de libération n’est pas remplie ; sa carte dit ce qui manque.
refuse-pm = Le Héros a { $left } PM ; l’attaque en demande { $n }.
refuse-range = La cible est hors de portée.
refuse-attacked = Une seule attaque par tour.
refuse-swapped = Qui entre à la suite d’un retour en Prison n’attaque pas à son premier tour.
refuse-prison = Prison et Cœur ne s’attaquent que depuis la case départ adverse, sans adversaire sur le terrain.
refuse-prisoners-first = Les prisonniers passent avant le Cœur.
refuse-enemy-start = La case départ adverse n’est ouverte que si l’adversaire n’a aucun Héros sur le terrain.
refuse-far = Cette case est trop loin : il reste { $steps } pas.
refuse-taken = Un autre Héros s’y trouve.
refuse-swap-place = Pour un échange, votre Héros doit être sur sa case départ.
refuse-swap-once = Un seul échange par tour.
refuse-on-field = Vous avez déjà un Héros sur le terrain.
refuse-used = Ce pouvoir a déjà servi ce tour-ci.
refuse-series = La partie précédente n’a pas encore été jouée.
refuse-nothing = Il n’y aurait rien sur quoi agir.
refuse-text-condition = Son texte pose une condition qui n’est pas remplie.
refuse-text-price = Vous ne pouvez pas payer ce que son texte demande.
refuse-own-shop = On n’achète que dans sa propre Boutique.
refuse-not-in-hand = Seules les cartes de votre main peuvent être vendues.
refuse-power-prison = Ce pouvoir demande que son Héros soit sur le terrain.
refuse-power-locked = Ce pouvoir agit depuis la Prison, mais seulement une fois son Héros libéré.
refuse-deployed = L’étape des pouvoirs est passée : un Héros qui vient d’entrer attend un tour.
refuse-release-once = Une seule libération par tour a été convenue.
refuse-shut = Un effet garde ce Héros sous les verrous pour ce tour, quelle que soit sa condition.
refuse-rolled = Un seul jet par Héros et par tour ; il a été fait.
refuse-release-cost = Vous ne pouvez pas payer tout ce que demande sa libération.
refuse-deploy-once = Une seule entrée par tour.
refuse-start-own = Un autre de vos Héros se tient sur votre case départ.
refuse-deploy-first = On déploie un Héros avant d’agir avec un autre.
refuse-start-held = Un adversaire occupe votre case départ, et il a été convenu qu’elle est alors bloquée.
refuse-reinforce = Un Héros ne rejoint la Prison que si les renforts ont été convenus, au Niveau 1, et si vous avez moins de trois Héros vivants.
refuse-attach-what = On n’attache que des attaques et des équipements de sa main.
refuse-own-hero = Il faut que ce soit un de vos Héros.
refuse-own-other = C’est un autre de vos Héros qui doit prendre sa place.
refuse-free-already = Ce Héros est déjà libre, et le reste.
refuse-no-square = Cette case n’existe pas.
refuse-stands-there = Votre Héros s’y trouve déjà.
refuse-not-attached = Un Héros n’attaque qu’avec une carte Attaque qui lui est attachée.
refuse-forbidden = Une carte en vigueur l’interdit.
refuse-not-named = Les attaques Spéciales et de Soutien ne touchent les prisonniers ou le Cœur que si leur texte les nomme.
refuse-aim-enemy = Les attaques Offensives visent l’adversaire.
refuse-no-aim = Cette attaque ne vise pas cela, ou ne ferait rien maintenant.
refuse-used-up = Ce pouvoir a déjà servi autant de fois que sa carte le permet en une partie.
refuse-nobody-there = Vous n’avez aucun Héros sur le terrain ; déployez d’abord un Héros libéré.
refuse-who-acts = Choisissez d’abord lequel de vos Héros agit ce tour-ci.
refuse-not-on-field = Ce héros n’est pas sur le terrain.
refuse-acts-already = Un héros agit déjà pendant ce tour.
refuse-not-chapter = Cette carte n’est pas un Chapitre.
refuse-no-power = Ce n’est le pouvoir d’aucun de vos héros.
refuse-no-way = Sa carte ne donne pas cette façon d’être libéré.
refuse-own-hand = Cette carte n’est pas dans votre main.
refuse-not-looked-at = Cette carte n’est pas de celles qui restent à remettre.
refuse-not-in-shop = Cette carte n’est pas dans votre boutique.
refuse-not-in-pile = Votre pioche ne contient pas cette carte.
refuse-not-in-cemetery = Votre cimetière ne contient pas cette carte.
refuse-other-kind = Le texte parle de cartes d’une autre sorte.
refuse-not-worn = Aucun de vos héros ne porte cette carte.
refuse-picked = Vous avez déjà choisi ce héros.
refuse-not-to-pick = Vous choisissez parmi les héros de niveau 1 de votre propre deck.
refuse-none-picked = Vous n’avez encore choisi personne.
refuse-off-grid = Le texte parle des 36 cases de la grille, de A1 à F6.
refuse-closed = Cette case est fermée pour un temps.
refuse-nobody-to-move = Le héros à déplacer n’est plus là.
refuse-no-push = On ne peut rien pousser par là : la case voisine est occupée ou fermée, ou le terrain s’arrête.
refuse-there-already = Ce héros est déjà sur le terrain.
refuse-not-worn-attack = Ce n’est pas une attaque attachée au héros en question.
refuse-not-worn-gear = Ce n’est pas un équipement porté par le héros en question.
refuse-full = Cette attaque a toutes ses utilisations.
refuse-endless = Cet équipement ne s’use jamais.
refuse-worn-here = Ce héros porte déjà cette carte.
refuse-not-meant = Le texte ne parle pas de cela.
refuse-no-effect = Là, il ne ferait rien en ce moment.
refuse-not-on-card = Le texte ne propose pas cela.
refuse-pay-so-much = Le texte demande { $n } pièces, ni plus ni moins.
metric-rounds = Manches
metric-heart = Terminées par un Cœur brisé
trait-deck = Deck
trait-turn = Ordre du tour
trait-turn-first = joue en premier
trait-turn-second = joue en second
trait-deck-emberfront = Front de braise
trait-deck-high-battery = Haute batterie
trait-deck-dusk-coven = Cercle du soir
trait-deck-wildwood = Bois sauvage
trait-deck-golden-caravan = Caravane d’or
trait-deck-stone-rampart = Rempart de pierre
trait-deck-stormwatch = Guet d’orage
trait-deck-evergreen-choir = Chœur toujours vert
trait-deck-plague-cart = Charrette de peste
trait-deck-iron-works = Forges
