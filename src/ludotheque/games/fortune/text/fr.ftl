title = Fortune and Glory
blurb = Les années 1930, une carte du monde, des artefacts perdus. Devancez vos rivaux, ou faites front commun contre les méchants, de péril en péril.
mode-basic = Base : la course à la fortune
mode-basic-help = Chassez les artefacts, survivez aux dangers, vendez vos trouvailles. Les règles les plus courtes, pour une première soirée.
mode-advanced = Avancé : temples, méchants, zeppelin
mode-advanced-help = La même course avec toute la boîte : temples qui s’effondrent, méchants qui ont leurs plans, zeppelin de guerre.
mode-coop_nazi = Ensemble contre les nazis
mode-coop_nazi-help = Un à huit héros dans le même camp ; les règles jouent l’ennemi, qui veut les artefacts avant vous.
mode-coop_mob = Ensemble contre la Pègre
mode-coop_mob-help = Un à huit héros dans le même camp ; les règles jouent des gangsters qui s’installent ville après ville.

setting-victory_fortune = Fortune à réunir
setting-victory_fortune-help = Être chez soi avec cette fortune à la fin d’un tour.
setting-round_limit = Dernier tour
setting-round_limit-help = Après ce tour, le héros le plus riche gagne ; 0 pour ne pas limiter.
setting-zeppelin = Zeppelin
setting-zeppelin-help = Un dirigeable chargé d’or parcourt le monde et largue des soldats.
setting-villains = Méchants en vadrouille
setting-villains-help = Certaines cartes amènent des méchants qui cherchent les mêmes artefacts.
setting-deep_jungle = Jungle épaisse
setting-deep_jungle-help = Cinq jungles cachent leurs artefacts ; deux fortunes de plus pour qui les trouve.
setting-temples = Temples
setting-temples-help = Six artefacts sont des lieux remplis de pièces qui peuvent s’effondrer.
setting-adventure_text = Textes d’aventure
setting-adventure_text-help = Certaines aventures modifient l’artefact auquel elles sont liées.
setting-flights = Vols
setting-flights-help = De ville en ville, contre de la fortune.
setting-danger_deck = Paquet de dangers
setting-danger_deck-help = Mélanger avant chaque pioche, ou voir passer toutes les cartes avant qu’une revienne.
setting-danger_deck-shuffle_each = Mélanger chaque fois
setting-danger_deck-cycle_bottom = Faire le tour
setting-hero_pick = Héros
setting-hero_pick-help = Distribués au hasard, ou choisis dans l’ordre des places.
setting-hero_pick-random = Au hasard
setting-hero_pick-choose = Choisis
setting-hero_ko_at = Un héros tombe
setting-hero_ko_at-help = Quand les blessures dépassent la santé, ou dès qu’elles l’égalent.
setting-hero_ko_at-beyond = Au-delà de la santé
setting-hero_ko_at-equal = À la santé
setting-challenge_villain = Défier les méchants
setting-challenge_villain-help = Un héros peut attaquer un méchant au lieu de ce que la case propose.
setting-coop_chart_shift = Plus dur ou plus facile
setting-coop_chart_shift-help = S’ajoute à la fortune que l’équipe doit réunir.
setting-coop_sneak_roll = Se faufiler ensemble
setting-coop_sneak_roll-help = Un jet pour le groupe, ou un par héros.
setting-coop_sneak_roll-shared = Un seul jet
setting-coop_sneak_roll-individual = Un jet chacun
setting-coop_hands = Mains d’événements
setting-coop_hands-help = Gardées secrètes, ou montrées à l’équipe.
setting-coop_hands-secret = Secrètes
setting-coop_hands-open = Ouvertes
setting-war_zeppelin = Zeppelin de guerre
setting-war_zeppelin-help = Amené par une carte, présent dès le début, ou absent.
setting-war_zeppelin-by_card = Par carte
setting-war_zeppelin-from_start = Dès le début
setting-war_zeppelin-off = Absent

# Ce qui est demandé
ask-played = { $occasion } Vous pouvez utiliser : { $cards }
ask-event_draw = { $phase ->
    [initiative] Un 1 à l’initiative : piocher un événement ? Certains se jouent aussitôt.
   *[other] Un 1 au mouvement : piocher un événement ? Certains se jouent aussitôt.
}
ask-keep_one = Gardez un de ces événements ; les autres sont défaussés.
ask-target_chosen = Qui est visé ?
ask-move = { $points ->
    [one] Il vous reste { $points } point de mouvement. Où allez-vous ?
   *[other] Il vous reste { $points } points de mouvement. Où allez-vous ?
}
ask-stepped = Une case de plus, sans frais : laquelle ?
ask-way_out = Il faut gagner une case voisine, sans frais.
ask-encounter_chosen = Vous êtes { $space }. Que faites-vous ce tour-ci ?
ask-join = Une quête commence là où vous êtes. Y prenez-vous part ?
ask-part_chosen = { $cliff ->
    [yes] En péril ! { $card } :
   *[no] { $danger ->
        [0] { $card } :
       *[other] Danger { $danger } sur { $number }, { $card } :
    }
} { $join ->
    [and] il faut tout réussir. Quoi d’abord ?
   *[or] quelle voie ?
}
ask-tester_chosen = { $card } : qui passe ce test ?
ask-dig = { $what } { $target }+ : { $scored } succès sur { $need }. Vous dépasser ? Chaque blessure acceptée ajoute un dé au prochain jet.
ask-supported = Un équipier teste { $what } { $target }+ : { $scored } succès sur { $need }. Prendre 1 blessure pour ajouter un dé ?
ask-fight_order = { $enemy } : qui mène ce round ?
ask-fight_chosen = { $enemy } : combattre, ou tenter de fuir ?
ask-number_named = { $n ->
    [one] Se faufiler devant { $n } dé de recherche : nommez un chiffre qu’il ne doit pas montrer
   *[other] Se faufiler devant { $n } dés de recherche : nommez un chiffre qu’aucun ne doit montrer
} ({ $percent } % de chances).
ask-pressed = { $coins ->
    [0] Dangers surmontés : { $markers } sur { $number }.
   *[other] Pièces restant dans le temple : { $coins }.
} { $wounds ->
    [0] Poursuivre vers le danger suivant, ou stopper ?
    [1] Poursuivre vers le danger suivant, ou stopper et soigner votre blessure ?
   *[other] Poursuivre vers le danger suivant, ou stopper et soigner vos { $wounds } blessures ?
}
ask-carrier_chosen = L’artefact est à vous. Qui le porte ?
ask-treasure_carried = Le trésor du temple est à vous. Qui le porte ?
ask-swap_chosen = Avant la fin du tour : échanger quelque chose avec un coéquipier sur place ?
ask-deal_done = { $loot ->
    [0] Vous êtes { $space } avec { $glory } de gloire. Achetez, soignez-vous, puis partez.
   *[other] Vous êtes { $space } avec { $glory } de gloire. Désignez un de vos artefacts pour le vendre ; achetez, soignez-vous, puis partez.
}
ask-surplus_dropped = On porte trois cartes de chaque sorte. Laquelle part ?
ask-shed_card = On porte trois cartes de chaque sorte. Laquelle part ?
ask-discarded = Quelle carte abandonnez-vous ?
ask-ko_pays = { $together ->
    [yes] KO : encore { $n } à abandonner, en équipement ou en gloire.
   *[no] KO : encore { $n } à abandonner, en équipement, gloire ou fortune.
}
ask-wrecking = Les gardes sont hors jeu. Détruire par la ruse, ou par la force ?
ask-plunder = Détruit ! Que prenez-vous aux méchants ?
ask-goal_chosen = Le méchant hésite entre ces artefacts. Lequel visera-t-il ?
ask-picked = Choisissez votre héros.
ask-gift_chosen = Que donnez-vous ?
ask-wish_chosen = Que demandez-vous ?
ask-answered = Un équipier vous propose un échange.
ask-reroll_one = Quel dé relancez-vous ?
ask-destination = Vers quelle ville volez-vous ?
ask-site_moved = Quel artefact se trouve en fait ailleurs ?
ask-site_removed = Quel artefact quitte le plateau ?
ask-temple_shaken = Quel temple tremble ?
ask-city_freed = Quelle ville est libérée ?
waiting-cards = Les autres ont peut-être une carte à jouer.

# Ce qu’on peut faire
do-pass = Passer
do-play = { $other ->
    [none] { $who ->
        [none] Jouer { $card }
       *[other] Jouer { $card } pour { $who }
    }
   *[other] Jouer { $card } contre { $other }
}
do-use = { $other ->
    [none] Utiliser { $card }
   *[other] Utiliser { $card } contre { $other }
}
do-quiet = { $until ->
    [turn] Passer jusqu’à mon tour
   *[phase] Passer jusqu’à la fin de la phase
}
do-mute = Ne plus demander pour { $card }
do-listen = Me redemander pour les cartes
do-draw = Piocher un événement
do-decline = { $what ->
    [turn] Ne rien faire ce tour
   *[event] N’en piocher aucun
}
do-keep = Garder { $card }
do-hero = { $who }
do-move = { $cost ->
    [0] Aller { $space }
    [one] Aller { $space } (1 point)
   *[other] Aller { $space } ({ $cost } points)
}
do-fly = { $cost ->
    [0] Vol vers { $space }
   *[other] Vol vers { $space } ({ $cost } de fortune)
}
do-stop = Rester ici
do-face = Affronter la situation périlleuse
do-hunt = Chercher l’artefact
do-board = Monter à bord du zeppelin
do-assault = Attaquer l’avant-poste
do-challenge = Défier le méchant
do-city = Entrer en ville
do-roam = Explorer les environs
do-join = Participer
do-stay = Rester à l’écart
do-part = { $part }
do-tester = { $who }
do-dig = { $n ->
    [0] Lancer tel quel
    [1] Subir 1 blessure
   *[other] Subir { $n } blessures
}
do-support = { $n ->
    [0] Ne pas aider
   *[other] Aider : 1 blessure, 1 dé
}
do-fighter = { $who }
do-fight = Combattre
do-escape = Fuir : { $part }
do-number = { $n }
do-press = { $pot ->
    [0] Poursuivre
   *[other] Poursuivre : { $pot } de gloire en jeu
}
do-camp = { $pot ->
    [0] Stopper
   *[other] Stopper : { $pot } de gloire à l’abri
}
with-odds = { $what } · { $percent } %
do-carrier = { $who }
do-sell = Vendre { $card } pour { $n }
do-treasure = { $n ->
    [0] Un trésor de temple
   *[other] Vendre un trésor de temple pour { $n }
}
do-card = { $card }
do-buy = { $kind ->
    [gear] Acheter un équipement ({ $n } de gloire)
   *[ally] Engager un allié ({ $n } de gloire)
}
do-item = Acheter { $card } ({ $n } de gloire)
do-heal = { $n ->
    [1] Soigner 1 blessure (1 de gloire)
   *[other] Soigner { $n } blessures ({ $n } de gloire)
}
do-done = Partir
do-trade = Échanger avec { $who }
do-nothing = Rien
do-back = Retour
do-accept = Accepter
do-refuse = Refuser
do-drop = Abandonner { $card }
do-give = { $what ->
    [gear] Abandonner { $card }
    [glory] Abandonner { $n } de gloire
   *[fortune] Abandonner { $n } de fortune
}
do-wreck = Par { $skill }
do-take = Prendre { $card }
do-money = Prendre leur fortune ({ $n })
do-site = { $space }
do-die = Relancer le { $face }
do-enough = Assez
preview-next = { $last ->
    [yes] Environ { $percent } %, et l’artefact est à vous.
   *[no] Danger suivant : environ { $percent } % de réussite.
}
preview-press = { $pot ->
    [0] Un danger manqué vous laisse en péril.
   *[other] Un danger manqué vous laisse en péril, et les { $pot } de gloire sont perdus.
}
preview-hang = Manqué : vous restez en péril, et le tour prend fin.
preview-ko = Manqué : vous êtes KO.
preview-struck = Manqué : l’ennemi frappe, et vous ne ripostez pas.
preview-camp = { $wounds ->
    [0] Le tour prend fin.
    [1] 1 blessure soignée, et le tour prend fin.
   *[other] { $wounds } blessures soignées, et le tour prend fin.
}

# Pourquoi pas
refuse-not-adjacent = Cette case n’est pas voisine de la vôtre.
refuse-too-far = Y entrer coûte { $cost }, et il reste { $points }.
refuse-no-flights = Les vols ne font pas partie de cette partie.
refuse-fly-cities = On vole d’une ville à une autre ville.
refuse-no-points = Un vol prend un point de mouvement, et il n’en reste plus.
refuse-fare = Ce vol coûte { $price } de fortune ; il y en a { $have }.
refuse-fly-step = Après une fuite, on s’éloigne à pied.
refuse-travel-city = La carte mène à une ville.
refuse-travel-here = Vous y êtes déjà.
refuse-price = Cela coûte { $price } de gloire ; vous en avez { $have }.
refuse-sold-out = Il n’en reste plus.
refuse-not-for-sale = Les artefacts ne s’achètent pas.
refuse-only-artifacts = Une ville n’achète que les artefacts et les trésors de temple.
refuse-not-in-shop = Ce n’est pas un objet courant de la boutique.
refuse-wounds = { $have ->
    [0] Vous n’avez aucune blessure.
    [one] Vous n’avez qu’une blessure.
   *[other] Vous n’avez que { $have } blessures.
}
refuse-not-yours = Vous ne portez rien de tel.
refuse-no-swaps = Entre rivaux, on n’échange rien.
refuse-swap-alone = Aucun coéquipier n’est dans cette case.
refuse-swap-goods = Il n’y a rien à échanger ici : seuls les artefacts, l’équipement et les alliés changent de mains.
refuse-swap-away = Ce héros n’est pas ici avec vous.
refuse-swap-asked = Ce héros a déjà eu l’occasion d’échanger.
refuse-swap-city-card = Les cartes Ville ne changent pas de mains.
refuse-swap-nothing = Vous ne donnez rien : demandez quelque chose.
refuse-drop-kind = Une carte de l’autre sorte n’y change rien : c’est de celle-ci que vous portez trop.
refuse-discard-kind = C’est une autre sorte de carte qui est demandée.
refuse-not-drawn = Cette carte n’est pas parmi celles qui ont été piochées.
refuse-hanging = Il faut d’abord affronter votre situation périlleuse.
refuse-not-hanging = Vous n’êtes dans aucune situation périlleuse.
refuse-declined = Vous avez renoncé à cette quête : elle n’est plus pour vous pendant cette phase.
refuse-not-in-hunt = Seul un héros qui participe à la quête peut s’en charger.
refuse-part-met = Cette partie est déjà surmontée.
refuse-fight-first = Cette aventure commence par un combat.
refuse-not-in-group = Ce héros n’affronte pas ce danger.
refuse-no-such-hero = Ce héros n’existe pas.
refuse-hero-taken = Quelqu’un a déjà ce héros.
refuse-no-challenge = Dans cette partie, un héros ne peut pas choisir d’attaquer un méchant.
refuse-no-villain = Il n’y a pas de méchant dans cette case.
refuse-site-none = Aucun artefact n’est là.
refuse-no-temple = Il n’y a pas de temple dans cette case.
refuse-not-occupied = Cette ville n’est pas occupée.
refuse-villain-there = Il y a déjà un méchant.
refuse-lesser-site = Les méchants vont vers la plus grande fortune et, à égalité, vers le moindre danger.
refuse-no-artifact = Il n’y a pas d’artefact dans cette case.
refuse-no-zeppelin = Le zeppelin n’est pas ici.
refuse-no-outpost = Il n’y a pas d’avant-poste dans cette case.
refuse-wreck-skill = Cela se détruit par la Ruse ou par le Combat.
refuse-not-theirs = Les méchants ne détiennent rien de tel.
refuse-no-money = Les méchants n’ont pas de fortune.
refuse-no-roaming = On explore les environs sur une terre sans artefact, ou en mer.
refuse-no-city = Ce n’est pas une ville.
refuse-city-turn = Dans une ville, on entre en ville.
refuse-must-roam = Là où il n’y a rien à laisser de côté, on explore les environs.
refuse-no-such-escape = On n’échappe pas ainsi à cet ennemi.
refuse-not-in-fight = Ce héros n’est pas de ce combat.
refuse-had-round = Ce héros a déjà livré son assaut : c’est le tour des autres.
refuse-one-to-six = Nommez un nombre de 1 à 6.
refuse-too-deep = { $most ->
    [one] Vous pouvez encore subir une blessure sans tomber, pas plus.
   *[other] Vous pouvez encore subir { $most } blessures sans tomber, pas plus.
}
refuse-rerolled-once = Ce dé a déjà été relancé : sa nouvelle face compte.
refuse-no-such-face = Aucun dé ne montre cette face.
refuse-one-die = Un compagnon donne un dé ou aucun.
refuse-not-in-hand = Cette carte n’est pas dans votre main.
refuse-flipped = Cette carte a déjà servi ce tour.
refuse-listening = On vous consulte déjà pour chaque carte.
refuse-target-ko = Un héros KO ne peut pas être visé.
refuse-target-rival = Ceci vise un autre héros.
refuse-not-this-moment = Cette carte n’a pas sa place à ce moment.
refuse-used-in-fight = Cette capacité ne sert qu’une fois par combat.
refuse-ko-plays-nothing = Un héros KO ne joue aucune carte.
refuse-muted = Vous avez demandé qu’on ne parle plus de cette carte.
refuse-no-effect = Cette carte ne servirait à rien en ce moment.
refuse-stops-which = Dites quelle carte elle doit annuler.
refuse-stops-nothing = Cette carte n’en annule pas d’autre.
refuse-not-stopped = Cette carte ne peut pas être annulée maintenant.
refuse-nothing-to-pass = Vous n’avez de toute façon rien à jouer.
refuse-not-the-price = Un KO se paie en équipement, en gloire et en fortune, rien d’autre.
refuse-team-fortune = La fortune de l’équipe ne paie pas un KO.
refuse-too-much = Il reste { $n } à payer pour ce KO, pas davantage.
refuse-have-less = Vous n’en avez que { $have }.
refuse-not-your-gear = Vous ne portez pas cet équipement.
refuse-no-escape = On n’échappe pas à celui-là.

# La table
region-map = Le monde
region-others = Autres héros
region-mine = Vous
region-moment = En ce moment
region-cliff = En péril !
region-remains = Toujours en jeu
region-beaten = Surmontés ce tour
region-dice = Dés
region-rolled = Dernier jet : { $target } ou plus par dé
region-test = Test : { $n } succès sur { $need }, chaque dé à { $target } ou plus
region-fund = Fortune commune
region-track = Piste du méchant
region-organisation = { $who } : { $n } de fortune
region-quests = Artefacts sur le plateau
region-shop = Objets communs
region-pile = { $deck } : défausse, encore { $n } à piocher
region-chart = Viles tactiques
region-outpost = Avant-poste
mark-occupied = Occupée
mark-auction = Enchère
mark-zeppelin = Zeppelin
mark-war-zeppelin = Zeppelin de guerre
mark-cost = prix
mark-fortune = fortune
mark-skull = fortune sous le crâne
mark-flipped = retournée
mark-first = premier joueur
mark-prices = Équipements et alliés : { $n } de gloire en plus
hideout-prices = Équipements, alliés et objets communs coûtent ici 2 de gloire de plus.
mark-glory = gloire
mark-danger = nombre de dangers
mark-markers = marqueurs danger
mark-instability = instabilité
mark-wounds = blessures
mark-health = blessures/santé
mark-defence = défense
mark-search = recherche
mark-explored = exploration
mark-pot = gloire pas à l’abri
mark-price = prix en gloire
mark-loyalty = loyauté
mark-state = état
mark-hand = cartes en main
mark-ko = KO
mark-cliff = En péril
space-major = grande ville
space-minor = petite ville
space-sea = mer, { $cost } pour y entrer
home-of = Chez { $who }
hero-at = { $space } · foyer : { $home }
hangs-in = En péril : { $card }
at-base = à la base
villain-at = état : { $state } ; { $space }
mark-guards = gardes du corps
site-facts = { $skull ->
    [0] Fortune { $fortune }, Danger { $danger }.
   *[other] Fortune { $fortune }, plus { $skull } sous le crâne, Danger { $danger }.
}
temple-treasure = Trésor de temple
temple-tale = Trésor de temple { $name }
pair = { $artifact } { $adventure }
plate-name = { $hero } · { $who }
plate-villains = Méchants
verdict-home = { $hero } ({ $who }) gagne : de retour { $place } avec { $n } de fortune.
verdict-limit = Le dernier tour est fini : { $hero } ({ $who }) gagne, avec la plus grande fortune, { $n }.
verdict-team-won = Gagné avec { $fund } de fortune pour les { $goal } qu’il fallait : le monde est sauf, et riche. La piste du méchant s’est arrêtée à { $track } sur { $end }.
verdict-team-lost = Perdu : la piste du méchant est arrivée au bout, et l’équipe n’avait que { $fund } de fortune sur { $goal }.
kind-enemy = Ennemi
kind-city = Ville
kind-event = Événement
kind-gear = Équipement
kind-ally = Allié
kind-artifact = Artefact
kind-adventure = Aventure
kind-danger = Danger
kind-cliff = Situation périlleuse
kind-hero = Héros
kind-plot = Événement de méchant
kind-villain = Méchant
kind-sheet = Fiche

# Textes des cartes
amount-d3 = D3
amount-d6 = D6
amount-all = toutes
skill-combat = Combat
skill-agility = Agilité
skill-cunning = Ruse
skill-lore = Connaissance
part-test = { $skills } { $target }+ ({ $need } succès)
part-fight = { $infantry ->
    [yes] Combat : { $enemy } (infanterie seule)
   *[no] Combat : { $enemy }
}
part-sneak = Se faufiler devant le méchant
join-or = OU
join-and = ET
temple-text = Un temple. S’il s’effondre : { $test }, ou KO.
escape-text = Fuite : { $test }.
stands-for = Tient lieu d’un méchant : { $clan }.
escort-text = Escorte : gardez-la et piochez un autre ennemi, qui garde l’or.
city-cliff = Situation périlleuse : { $text } ({ $n } de gloire).
immediate = À jouer immédiatement.
remains = Reste en jeu.
any-time = à tout moment
power-play = Se joue { $when } ({ $whose }).
power-activate = Activation { $when } ({ $whose }).
power-fight = Une fois par combat, { $when }.
whose-own = le vôtre
whose-rival = d’un autre héros
whose-any = de n’importe qui
only-skills = Seulement { $skills }.
only-on = Seulement { $where }.
on-danger = face à un danger
on-cliff = en situation périlleuse
on-escape = lors d’une fuite
on-card_escape = lors d’une fuite devant une carte Ennemi
on-collapse = lors d’un effondrement
on-assault = lors d’un assaut
on-fight = en combat
on-hunt = pendant une quête d’artefact
on-movement = en phase de mouvement
on-adventure = en phase d’aventure
window-round_start = au début d’un tour
window-initiative_after_roll = après le jet d’initiative
window-phase_start = au début d’une phase
window-phase_end = à la fin d’une phase
window-turn_start = au début d’un tour de héros
window-turn_end = à la fin d’un tour de héros
window-move_after_roll = après un jet de mouvement
window-enter_space = en entrant dans une case
window-card_drawn = quand une carte est piochée
window-card_played = quand une carte est jouée
window-danger_revealed = quand un danger est révélé
window-test_before_roll = avant un jet de test
window-test_after_roll = après un jet de test
window-test_end = à la fin d’un test
window-fight_round_start = avant un round de combat
window-fight_after_roll = après un jet de combat
window-fight_round_end = entre deux rounds
window-would_be_wounded = au moment d’être blessé
window-would_be_ko = au moment d’être KO
window-danger_overcome = quand un danger est surmonté
window-press_or_camp = avant de poursuivre ou de stopper
window-artifact_recovered = quand un artefact est récupéré
window-sale = quand un artefact est vendu
window-collapse_test = avant un test d’effondrement
window-villain_search = avant la recherche d’un méchant
window-move_step = entre deux pas d’un mouvement
window-option_chosen = quand une façon d’affronter un danger est choisie
window-escape_test = avant un test d’évasion
window-villain_state_change = quand un méchant change d’état
window-track_change = quand la piste du méchant avance ou recule
who-me = Vous
who-pick = Un héros au choix
who-rival = Un autre héros au choix
who-each = Chaque héros
who-others = Chaque autre héros
who-here = Chaque héros de votre case
who-subject = Ce héros
effect-on = { $who } : { $text }
effect-gain = { $what ->
    [glory] +{ $n } de gloire.
   *[fortune] +{ $n } de fortune.
}
effect-lose = { $what ->
    [glory] −{ $n } de gloire.
   *[fortune] −{ $n } de fortune.
}
effect-steal = { $what ->
    [glory] Dérobez { $n } de gloire.
   *[fortune] Dérobez { $n } de fortune.
}
effect-hits = Touches : { $n }.
effect-wounds = Blessures : { $n }.
effect-storm = Touches pour chaque héros sur { $terrain } : { $n }.
effect-heal = { $n ->
    [all] Toutes les blessures sont soignées.
   *[other] Blessures soignées : { $n }.
}
effect-draw = { $deck ->
    [event] Événements piochés : { $n } (gardés : { $keep }).
    [city] Cartes ville piochées : { $n } ; gardées, si elles sont secrètes : { $keep } au plus.
    [gear] Équipements piochés : { $n } (gardés : { $keep }).
   *[ally] Alliés piochés : { $n } (gardés : { $keep }).
}
effect-discard = { $what ->
    [gear] Défaussez un équipement.
    [ally] Défaussez un allié.
   *[event] Défaussez un événement.
}
effect-dice = { $n ->
    [-2] 2 dés de moins.
    [-1] 1 dé de moins.
    [1] 1 dé de plus.
   *[other] { $n } dés de plus.
}
effect-target = { $n ->
    [-1] Chaque dé demande 1 de moins.
   *[other] Chaque dé demande { $n } de plus.
}
effect-reroll = { $n ->
    [all] Relancez tous les dés.
    [1] Relancez un dé.
   *[other] Relancez jusqu’à { $n } dés.
}
effect-decide = { $passed ->
    [yes] Le test est réussi.
   *[no] Le test est manqué.
}
effect-avoid = Un autre danger est pioché à la place.
effect-prevent = Blessures évitées : { $n }.
effect-move = { $to ->
    [step] Gagnez une case voisine.
    [location] Gagnez un lieu au hasard.
    [city] Gagnez une ville au hasard.
    [home] Rentrez chez vous.
   *[any_city] Gagnez une ville au choix.
}
effect-points = Points de mouvement : { $n }.
effect-henchman = { $at ->
    [here] Des sbires apparaissent dans la case du héros : { $n }.
    [city] Des sbires apparaissent dans des villes au hasard : { $n }.
   *[location] Des sbires apparaissent en des lieux au hasard : { $n }.
}
effect-new_artifact = { $temple ->
    [yes] Un temple apparaît en un lieu au hasard.
   *[no] Un artefact de plus apparaît en un lieu au hasard.
}
effect-move_artifact = Un artefact au choix change pour un lieu au hasard.
effect-lose_artifact = Un artefact au choix quitte le plateau.
effect-auction = Le marqueur enchère va dans une ville au hasard : la première vente y rapporte D3 de plus.
effect-fake = La vente ne rapporte rien.
effect-fight = Un ennemi attaque : { $enemy }.
effect-loyalty = Un de vos alliés, au hasard, passe un test de loyauté.
effect-treason = Un allié en jeu, au hasard, passe un test de loyauté.
effect-ready = Tout ce que vous avez activé est de nouveau prêt.
effect-ko = KO.
effect-cancel = Annulez une carte : celle qui vient d’être jouée, ou une qui reste en jeu.
effect-villain = Un méchant au hasard arrive dans votre case.
effect-boost = { $what ->
    [guard] Un méchant au hasard : un garde du corps de plus s’il est déployé, sinon il est prêt.
    [ready] Un méchant au hasard devient prêt.
    [search] Un méchant déployé au hasard cherche encore une fois ; sans lui, la piste avance de 1.
    [wound] Un méchant au hasard subit { $n } blessures.
   *[heal] Un méchant au hasard soigne { $n } blessures.
}
effect-instability = Un temple au choix : instabilité +{ $n }, puis test d’effondrement.
effect-coins = Chaque temple : { $n } pièces.
effect-track = Piste du méchant : { $n }{ $per ->
        [0] { "" }
        [1] { " " }par héros en jeu
       *[other] { " " }pour { $per } héros en jeu
    }{ $clan ->
        [nazi] { " " }contre les nazis
        [mob] { " " }contre la Pègre
       *[any] { "" }
    }{ $heroes ->
        [one] , pour un héros seul
        [several] , à deux héros ou plus
       *[any] { "" }
    }.
effect-org_gain = L’organisation gagne { $n } de fortune.
effect-extort = La fortune commune perd { $n } au profit de l’organisation.
effect-outpost = Un nouvel avant-poste.
effect-occupy = Une ville au hasard est occupée.
effect-free_city = Retirez un marqueur occupation.
effect-prices = Équipements et alliés coûtent { $n } de gloire de plus jusqu’à la prochaine phase des méchants.
effect-war_zeppelin = Le zeppelin de guerre arrive, ou agit encore.
effect-vile_tactics = Lancez un dé sur le tableau de l’organisation.
trait-skill = { $skill } { $sign }.
trait-defence = Défense { $sign }.
trait-health = Santé { $sign }.
trait-movement = Mouvement { $sign }.
trait-keyword = { $sign } dé aux tests { $keyword }.
trait-escape = { $sign } dé aux tests de fuite.
trait-explore = { $sign } dé pour explorer la jungle épaisse.
trait-sneak = Qui vous cherche lance { $n } dé de moins.
trait-fight_glory = { $sign } de gloire par ennemi vaincu.
trait-sale = { $city ->
    [anywhere] Les artefacts se vendent à { $sign }.
   *[other] Se vend à { $sign } ici : { $city }.
}
trait-flight = Tout vol vous coûte { $price } de fortune.
trait-recover = Soigne { $n } à chaque phase d’initiative.
trait-two_events = Quand un 1 vous fait piocher un événement, piochez-en deux et gardez-en un.
trait-lost_on_one = Perdu sur un 1 au jet de mouvement.
trait-danger_number = Danger { $sign }.
trait-first_fight = Si le premier danger d’un tour propose un combat, il faut combattre.
trait-discount = Les cartes vous coûtent { $n } de gloire de moins.
trait-loyal = { $sign } dé aux tests de loyauté.
trait-search_double = Chaque 6 d’une recherche compte double.
trait-extra_guard = Arrive avec un garde du corps de plus.
trait-ignore_one = Ignore le premier 1 de chaque recherche.
trait-bully = Touche à 3+ contre un héros sans allié.
trait-toll = Un héros découvert paie 1 de gloire par dé concordant.
trait-fence = Prendre un artefact rapporte aussi 1 de fortune à l’organisation.
trait-fierce = Porte 1 touche de plus au premier round.
trait-greedy = Chaque blessure infligée coûte aussi 1 de gloire.
terrain-desert = désert
terrain-jungle = jungle
terrain-deep_jungle = jungle épaisse
terrain-mountain = montagne
terrain-ice = glace
terrain-forest = forêt
terrain-plains = plaine
terrain-island = île
keyword-driving = Conduite
keyword-chase = Poursuite
keyword-water = Eau
keyword-trap = Piège
keyword-puzzle = Énigme
keyword-fire = Feu
keyword-fall = Chute
keyword-creature = Créature
keyword-crime = Crime
keyword-undead = Mort-vivant
keyword-cult = Culte
keyword-combat = Combat
keyword-infantry = Infanterie
keyword-construct = Automate
keyword-vehicle = Véhicule
keyword-science = Science
keyword-escort = Escorte
keyword-command = Commandement
keyword-weapon = Arme
keyword-book = Livre
keyword-armor = Armure
keyword-explorer = Explorateur
keyword-pilot = Pilote
keyword-reporter = Reporter
keyword-thief = Voleur
keyword-scientist = Savant
keyword-fighter = Combattante
keyword-professor = Professeur
keyword-archaeologist = Archéologue
deck-event = Événements
deck-city = Cartes ville
deck-gear = Équipements
deck-ally = Alliés
deck-enemy = un ennemi de la pioche
deck-nazi = un ennemi nazi de la pioche
deck-artifact = Artefacts
deck-adventure = Aventures
deck-location = Lieux
deck-danger = Dangers
deck-plot = Événements de méchant
clan-nazi = nazis
clan-mob = Pègre
henchman-nazi = Soldat nazi
henchman-mob = Gangster
state-ko = KO
state-delayed = retardé
state-ready = prêt
state-deployed = déployé
what-glory = gloire
what-fortune = fortune
what-gear = équipement
what-guard = des renforts
what-ready = de nouveaux ordres
what-search = une nouvelle piste
what-wound = un revers
what-heal = du repos
phase-initiative = initiative
phase-movement = mouvement
phase-adventure = aventure
phase-villain = méchants
phase-end = fin

# Ce qui s’est passé
event-begin = La chasse à la fortune et à la gloire commence.
event-is_hero = { $seat_player } joue { $hero }.
event-round = Tour { $n }.
event-phase = Phase : { $phase }.
event-initiative = { $seat } fait { $n } à l’initiative.
event-initiative_again = Égalité : { $seat } fait { $n }.
event-first = { $seat } joue en premier ce tour-ci.
event-placed = { $artifact_card } { $adventure_card } se trouverait { $space }.
event-removed = { $artifact_card }, { $space }, disparaît du plateau.
event-shuffled = Icône mélanger : une pioche neuve ({ $deck }).
event-drew = { $card ->
    [hidden] { $seat } pioche un événement.
   *[other] { $seat } pioche { $card }.
}
event-drew_secret = { $card ->
    [hidden] { $seat } garde une carte ville secrète.
   *[other] { $seat } garde { $card } en secret.
}
event-peeked = { $seat } regarde { $n } cartes et choisit.
event-rejected = { $seat } défausse { $card }.
event-played = { $seat } joue { $card }.
event-played_for = { $seat } joue { $card } pour { $seat2 }.
event-activated = { $seat } active { $card }.
event-cancelled = Carte annulée : { $card }.
event-move_roll = { $points ->
    [one] { $seat } fait { $n } au mouvement : { $points } point.
   *[other] { $seat } fait { $n } au mouvement : { $points } points.
}
event-moved = { $seat } arrive { $space }.
event-flew = { $seat } prend l’avion pour { $n } de fortune et atterrit { $space }.
event-mishap = { $seat } perd { $artifact_card } en chemin.
event-mishap_treasure = { $seat } perd un trésor de temple en chemin.
event-roam = { $n ->
    [1] { $seat } explore les environs et fait 1 : un ennemi attaque !
    [2] { $seat } explore les environs et fait 2 : rien ne se passe.
    [3] { $seat } explore les environs et fait 3 : rien ne se passe.
   *[other] { $seat } explore les environs et fait { $n } : un événement.
}
event-hunt = { $seat } part chercher { $artifact_card } { $adventure_card }.
event-joined = { $seat } se joint à la quête.
event-explored = { $seat } trouve son chemin dans la jungle ({ $dice }).
event-got_lost = { $seat } se perd dans la jungle ({ $dice }).
event-danger = { $seat } affronte { $danger_card }.
event-cliff = Situation périlleuse ! { $seat } : { $cliff_card }.
event-no_danger = Il n’y a plus de danger à piocher.
event-danger_overcome = { $seat } surmonte { $danger_card } ({ $n } de gloire, pas encore à l’abri).
event-cliff_overcome = { $seat } se tire d’affaire : { $cliff_card } !
event-hangs = { $seat } reste en péril : { $cliff_card } !
event-pressed = { $seat } poursuit.
event-camped = { $seat } stoppe.
event-recovered = { $seat } récupère { $artifact_card } { $adventure_card } !
event-test = { $seat } teste { $skills } { $target }+ : il faut { $n } succès.
event-rolled = { $seat } fait { $dice } ({ $target }+).
event-rerolled = { $seat } relance : { $dice }.
event-scored = { $n } sur { $need } : { $seat } relance.
event-test_passed = { $seat } réussit le test.
event-test_failed = { $seat } manque le test.
event-dug = { $n ->
    [one] { $seat } se dépasse : une blessure pour un dé.
   *[other] { $seat } se dépasse : { $n } blessures pour autant de dés.
}
event-supported = { $seat } prend une blessure pour aider.
event-enemy = { $enemy } contre { $seat }.
event-no_enemy = Plus d’ennemi qui convienne : { $enemy }.
event-stalemate = Après trente rounds, le combat s’arrête là ({ $enemy }).
event-escaped = { $seat } prend la fuite ({ $enemy }).
event-fight_roll = { $seat } : { $dice } ; { $enemy } : { $foes }.
event-beaten = { $seat } remporte le combat ({ $enemy }).
event-hit = { $n ->
    [one] { $seat } reçoit une touche (parée : { $blocked }).
   *[other] { $seat } reçoit { $n } touches (parées : { $blocked }).
}
event-wounded = { $n ->
    [one] { $seat } subit une blessure (total : { $total }).
   *[other] { $seat } subit { $n } blessures (total : { $total }).
}
event-healed = { $n ->
    [one] { $seat } soigne { $n } blessure.
   *[other] { $seat } soigne { $n } blessures.
}
event-ko = { $seat } est KO et se retrouve { $space }, sa ville de départ.
event-ko_price = Le KO coûtera { $n } à { $seat }, en gloire ou en biens.
event-ko_paid = { $seat } abandonne { $n }.
event-ko_gave = { $seat } abandonne { $n } ({ $what }).
event-ko_artifact = { $seat } fait { $n } pour { $artifact_card } : gardé sur 4 ou plus.
event-ko_treasure = { $seat } fait { $n } pour un trésor de temple : gardé sur 4 ou plus.
event-stands = { $seat } se relève.
event-lost_card = { $seat } perd { $card }.
event-glory = { $seat } gagne { $n } de gloire.
event-fortune = { $seat } gagne { $n } de fortune.
event-lost_glory = { $n ->
    [0] { $seat } n’a pas de gloire à perdre.
   *[other] { $seat } perd { $n } de gloire.
}
event-lost_fortune = { $n ->
    [0] { $seat } n’a pas de fortune à perdre.
   *[other] { $seat } perd { $n } de fortune.
}
event-stole = { $seat } prend { $n } ({ $what }) à { $seat2 }.
event-city_find = { $seat } trouve { $card } en ville.
event-bought = { $seat } prend { $card }.
event-auction_at = Une enchère est annoncée { $space }.
event-auction = L’enchère rapporte { $n } de plus à { $seat }.
event-sold = { $seat } vend { $artifact_card } pour { $n }.
event-sold_treasure = { $seat } vend un trésor de temple pour { $n }.
event-loyal = { $card } reste fidèle à { $seat } ({ $dice }).
event-deserted = { $card } abandonne { $seat } ({ $dice }).
event-henchman = Un sbire apparaît { $space } ({ $clan }).
event-henchman_gone = Plus de sbire { $space }.
event-no_figure = Plus de figurine ({ $clan }).
event-temple_coin = { $seat } prend une pièce du temple (reste { $n }).
event-treasure = { $seat } prend un trésor de temple.
event-treasure_carried = { $seat } porte le trésor du temple.
event-unstable = Le temple tremble { $space } : instabilité { $n }.
event-collapse_test = Test d’effondrement { $space } : { $dice }.
event-collapse = { $n ->
    [one] Le temple s’effondre { $space } ; pièces perdues : { $n }.
   *[other] Le temple s’effondre { $space } ; { $n } pièces sont perdues.
}
event-zeppelin_at = Le zeppelin est signalé { $space }.
event-zeppelin = Le zeppelin arrive { $space } ({ $n } de fortune à bord) ; soldats sur 4+ : { $roll }.
event-boards = { $seat } monte à bord du zeppelin.
event-looted = { $seat } prend { $n } de fortune au zeppelin.
event-war_zeppelin = Le zeppelin de guerre apparaît { $space }.
event-war_zeppelin_down = { $seat } abat le zeppelin de guerre !
event-villain_enters = { $villain } apparaît { $space }.
event-guards = { $n ->
    [one] { $villain } a un garde du corps.
   *[other] { $villain } a { $n } gardes du corps.
}
event-villain_fight = { $seat } : { $dice } ; { $villain } : { $foes }.
event-villain_wounded = { $n ->
    [one] { $villain } subit une blessure (gardes du corps : { $guards }).
   *[other] { $villain } subit { $n } blessures (gardes du corps : { $guards }).
}
event-villain_leaves = { $villain } s’en va (état : { $state }).
event-villain_gone = { $villain } s’en va.
event-villain_explores = { $villain } cherche le chemin ({ $dice }).
event-villain_search = { $villain } cherche : { $dice } (succès : { $n }, blessures : { $hurt }).
event-villain_takes = { $villain } prend { $artifact_card } { $adventure_card }.
event-villain_coin = { $villain } prend une pièce du temple (reste { $n }).
event-villain_state = { $villain } : état « { $state } ».
event-boost = { $villain } : { $what }.
event-no_gold = L’or reste gardé.
event-named = { $seat } espère ne pas voir de { $n }.
event-sneak = { $found ->
    [0] Pas de { $n } parmi { $dice } : { $seat } échappe aux regards.
   *[other] { $dice } montre un { $n } : { $seat } se fait repérer.
}
event-plot = Événement de méchant : { $card }.
event-tactics = Viles tactiques : { $n }.
event-org_gains = Les méchants gagnent { $n } de fortune.
event-track = { $way ->
    [down] La piste du méchant recule de { $steps } (total : { $total }).
   *[up] La piste du méchant avance de { $steps } (total : { $total }).
}
event-outpost = Un avant-poste se dresse { $space }.
event-outpost_down = { $seat } détruit l’avant-poste { $space }.
event-assaults = { $seat } attaque l’avant-poste { $space }.
event-regained = { $seat } reprend { $artifact_card }.
event-occupied = L’ennemi s’installe { $space } : ville occupée.
event-freed = L’occupation prend fin { $space }.
event-prices = Équipements et alliés coûtent { $n } de plus.
event-traded = { $seat } et { $seat2 } échangent.
event-trade_refused = { $seat } refuse l’échange.
event-round_limit = Le dernier tour ({ $n }) est fini.
event-won = { $seat } est de retour avec { $n } de fortune et gagne.
event-team_won = L’équipe a { $n } de fortune.
event-lost = La piste du méchant est à { $n }.

lesson-first = Première expédition
lesson-first-1 = Vous êtes Alexander Cartwright, chez lui à Lima, et vous avez fait 3 au mouvement. Un artefact se trouverait aux chutes de l’Amazone, à deux pas. Une terre ou une ville coûte 1 point, une mer ce qui y est imprimé. En route pour la montagne !
lesson-first-2 = Il reste deux points, et les chutes de l’Amazone sont voisines. La pièce sur l’artefact dit son prix de vente, le crâne combien de dangers le gardent.
lesson-first-3 = Vous y êtes. On n’est jamais obligé de bouger : restez ici. Tous les héros se déplacent avant que l’aventure de quiconque commence.
lesson-first-4 = Votre rival est resté chez lui. C’est maintenant votre tour d’aventure. Partez en quête : danger après danger, jusqu’à avoir autant de marqueurs que l’artefact a de crânes, ici 3.
lesson-first-5 = Des piranhas ! OU signifie que vous choisissez : Agilité ou Combat, un seul dé à 4 ou plus suffit. Vous avez 3 dés des deux côtés : sauvez-vous à la nage.
lesson-first-6 = Bravo : un marqueur, et 2 de gloire, mais pas encore à l’abri. Stoppez et elle est à vous ; poursuivez, et un échec vous la coûterait et vous laisserait en péril jusqu’au tour suivant. De l’audace : poursuivez.
lesson-first-7 = Deux sur trois ! Vous n’avez aucune blessure, et il reste un danger. Poursuivez encore.
lesson-first-8 = Un oracle murmure. La Connaissance demande ici deux succès, la Ruse un seul. Les succès s’additionnent d’un jet à l’autre tant que chaque jet en apporte au moins un, et la Connaissance est votre fort : 4 dés. Ensuite, portez l’artefact dans une ville, vendez-le, et soyez de retour le premier avec 15 de fortune.

metric-rounds = Tours
metric-answers = Réponses par tour
metric-moments = Questions « vous pouvez agir » par tour
metric-passes = … dont passées
metric-track = Piste du méchant

occasion-card = { $whose ->
    [own] Vous jouez { $card }.
    [nobodys] { $card } prend effet.
   *[anothers] { $who } joue { $card }.
}
occasion-blow = { $whose ->
    [own] Vous allez recevoir { $n ->
        [one] 1 blessure
       *[other] { $n } blessures
    }.
   *[anothers] { $who } va recevoir { $n ->
        [one] 1 blessure
       *[other] { $n } blessures
    }.
}
occasion-test = { $whose ->
    [own] Vous allez lancer { $skills } { $target }+, { $n } succès sur { $need }.
   *[anothers] { $who } va lancer { $skills } { $target }+, { $n } succès sur { $need }.
}
occasion-roll = { $whose ->
    [own] Vous avez lancé { $dice } : { $n } succès sur { $need }.
   *[anothers] { $who } a lancé { $dice } : { $n } succès sur { $need }.
}
occasion-fight = { $whose ->
    [own] Vous combattez ({ $enemy }).
   *[anothers] { $who } combat ({ $enemy }).
}
occasion-hits = { $whose ->
    [own] Vos coups : { $n }. { $enemy } : { $foes }.
   *[anothers] Coups de { $who } : { $n }. { $enemy } : { $foes }.
}
occasion-sale = { $whose ->
    [own] Vous vendez { $card } pour { $n }.
   *[anothers] { $who } vend { $card } pour { $n }.
}
occasion-round_start = Le tour { $round } commence.
occasion-initiative_after_roll = Les dés d’initiative sont lancés.
occasion-phase_start = Tour { $round } : la phase « { $phase } » commence.
occasion-phase_end = Tour { $round } : la phase « { $phase } » se termine.
occasion-turn_start = { $whose ->
    [own] Votre tour commence ({ $phase }).
   *[anothers] { $who } commence son tour ({ $phase }).
}
occasion-turn_end = { $whose ->
    [own] Votre tour se termine ({ $phase }).
   *[anothers] { $who } termine son tour ({ $phase }).
}
occasion-move_after_roll = { $whose ->
    [own] Vous avez lancé le dé de mouvement : { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
   *[anothers] { $who } a lancé le dé de mouvement : { $n ->
        [one] 1 point
       *[other] { $n } points
    }.
}
occasion-move_step = { $whose ->
    [own] Vous êtes en chemin, { $space }.
   *[anothers] { $who } est en chemin, { $space }.
}
occasion-enter_space = { $whose ->
    [own] Vous arrivez { $space }.
   *[anothers] { $who } arrive { $space }.
}
occasion-card_drawn = { $whose ->
    [own] Vous avez pioché une carte.
   *[anothers] { $who } a pioché une carte.
}
occasion-card_played = Une carte est jouée.
occasion-danger_revealed = { $whose ->
    [own] Vous affrontez { $card }.
   *[anothers] { $who } affronte { $card }.
}
occasion-option_chosen = { $whose ->
    [own] { $card } : vous avez choisi votre voie.
   *[anothers] { $card } : { $who } a choisi sa voie.
}
occasion-danger_overcome = { $whose ->
    [own] Vous avez surmonté { $card }.
   *[anothers] { $who } a surmonté { $card }.
}
occasion-press_or_camp = { $whose ->
    [own] Poursuivre ou stopper : { $pot } de gloire pas encore à l’abri.
   *[anothers] { $who } va poursuivre ou stopper, { $pot } de gloire pas encore à l’abri.
}
occasion-artifact_recovered = { $whose ->
    [own] Vous récupérez l’artefact { $space }.
   *[anothers] { $who } récupère l’artefact { $space }.
}
occasion-collapse_test = Un temple tremble et peut s’effondrer.
occasion-escape_test = { $whose ->
    [own] Vous tentez de fuir.
   *[anothers] { $who } tente de fuir.
}
occasion-would_be_wounded = { $whose ->
    [own] Vous allez recevoir une blessure.
   *[anothers] { $who } va recevoir une blessure.
}
occasion-would_be_ko = { $whose ->
    [own] Vous allez être KO.
   *[anothers] { $who } va être KO.
}
occasion-villain_search = Un méchant va chercher l’artefact.
occasion-villain_state_change = Un méchant change d’état.
occasion-track_change = La piste du méchant va bouger.
occasion-test_before_roll = { $whose ->
    [own] Vous allez lancer les dés.
   *[anothers] { $who } va lancer les dés.
}
occasion-test_after_roll = { $whose ->
    [own] Vous avez lancé les dés.
   *[anothers] { $who } a lancé les dés.
}
occasion-test_end = { $whose ->
    [own] Votre test est fini.
   *[anothers] Le test est fini ({ $who }).
}
occasion-fight_round_start = { $whose ->
    [own] Votre combat continue.
   *[anothers] { $who } continue son combat.
}
occasion-fight_after_roll = { $whose ->
    [own] Vous avez lancé les dés du combat.
   *[anothers] { $who } a lancé les dés du combat.
}
occasion-fight_round_end = { $whose ->
    [own] Un assaut de votre combat est fini.
   *[anothers] { $who } : un assaut du combat est fini.
}

preview-odds = { $dice ->
    [one] 1 dé : environ { $percent } % de réussite.
   *[other] { $dice } dés : environ { $percent } % de réussite.
}
preview-fight = Vos { $dice } dés contre { $foes } ; l’ennemi peut encore encaisser { $left }{ $defence ->
    [0] .
   *[other] , et pare { $defence } de vos coups à chaque fois.
}

tally-successes = Succès
tally-needed = Il faut
tally-test = { $skills } { $target }+
tally-note = acquis : { $kept }
    ce jet : { $rolled }
tally-dice = Dés
tally-hits = Coups
tally-left = Peut encore encaisser
region-dice-ready = { $n ->
    [one] 1 dé
   *[other] { $n } dés
}

short-duke_dudley = Duke
short-jake_zane = Jake
short-sharon_hunter = Sharon
short-jacques_moreau = Jacques
short-dr_zhukov = Joukov
short-li_mei_chen = Li Mei
short-alexander_cartwright = Alexander
short-shelly_hargrove = Shelly

# Ce qui ne va pas dans des cases ajoutées au plateau.
problem-no-enemy = envoie « { $word } » au combat, et aucun ennemi ne s’appelle ainsi ; « enemy » et « nazi » désignent les pioches
problem-no-place = nomme « { $word } », qui n’est pas un tel lieu du plateau
problem-no-part = n’a que faire de « { $word } » : il ne veut rien dire sur une carte de cette sorte
problem-keep = garde { $keep } cartes sur { $n } piochées
problem-no-side = est un danger : il lui faut « danger » et « cliffhanger »
problem-link-nowhere = est reliée à « { $word } », qui n’existe pas
problem-link-one-way = est reliée à { $word }, mais pas dans l’autre sens : ajoutez-la aux liens de { $word }
