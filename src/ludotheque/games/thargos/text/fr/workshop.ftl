# Les ateliers : des decks et des récits à soi.
workshop-deck = Decks
workshop-story = Récits

deck-imperial-about = Puissance et esprit sous une même bannière, et une main qui soigne : des héros forts, mais un objectif élevé.
deck-darkun-about = Un chef redouté, trois tueurs et des avantages pour chaque attribut.
deck-scholars-about = L’esprit avant les muscles : des héros et des avantages qui rusent.
deck-storm-about = Le mysticisme avant tout, et de quoi soigner.
deck-wolves-about = Rien que de la puissance, et un objectif modeste.
deck-wanderers-about = Un peu de tout : des combattants qui comptent sur ce qu’ils portent.
story-kurnor = Kurnor
story-kurnor-about = Des guildes de la ville à la Porte Secrète de Rund, au bout d’une forêt perfide : un chemin qui bifurque, des missions secondaires et deux secrets.
story-note = { $no } · { $vp } PV

section-hero = Héros
section-mission = Missions
section-lasting = Avantages
section-action = Actions

facet-attribute = Attribut
facet-pam = Modificateur (PAM)
facet-vp = Points de victoire
facet-feature = Particularité
facet-faction = Faction
facet-place = Lieu
scale-pam = Modificateur (PAM)
feature-unique = Unique
feature-condar = Condar
feature-imperial = Impérial
feature-darkun = Darkun
feature-jethreki = Jethreki
feature-undead = Mort-vivant
feature-creature = Créature
feature-minion = Sbire
feature-weapon = Arme
feature-skill = Compétence
feature-guardian = Gardien
place-urban = Ville
place-wilderness = Terres sauvages

figure-heroes = Héros
figure-target = Objectif (PV)
figure-cards = Cartes
figure-mission = Missions
figure-lasting = Avantages
figure-action = Actions
figure-pam = Somme des modificateurs
figure-attrition = Cartes que ses actions peuvent brûler
figure-mission-pam = Modificateurs des missions
figure-missions = Missions
figure-path-vp = PV sur le chemin le plus pauvre
figure-all-vp = PV en tout

mark-optional = Optionnelle
mark-optional-about = Elle est sur le chemin, mais rien d’autre n’en dépend.
mark-side = Secondaire
mark-side-about = Ouverte dès le début et à chaque tour ; elle reste jusqu’à ce que chacun l’ait gagnée.
mark-secret = Secrète
mark-secret-about = Face cachée jusqu’à ce qu’une autre mission la débloque ; qui la gagne le premier la garde.
mark-unlocks = Débloque un secret
mark-unlocks-about = Qui l’accomplit retourne la prochaine mission secrète.
mark-exclusive = Exclusive
mark-exclusive-about = Elle revient à son premier vainqueur ; tout ce qui l’exige se ferme aux autres.
mark-passive = Passive
mark-passive-about = Personne ne peut la contrer : les dés la défendent toujours.
mark-wilderness = Terres sauvages
mark-wilderness-about = Selon l’édition anglaise, il y faut les quatre héros en jeu.
mark-party = Groupe entier
mark-party-about = Il faut les quatre héros en jeu, où qu’elle se trouve.
mark-scattered = Un héros suffit
mark-scattered-about = Un seul héros suffit, même dans les terres sauvages.
mark-kurnor = Terres de Kurnor
mark-kurnor-about = Les créatures qui ne vivent pas à Kurnor ne servent que de modificateurs.
link-after = Demande d’abord toutes celles-ci
link-after_any = Demande d’abord une de celles-ci
group-name = Bifurcation
group-about = Les missions d’une même bifurcation s’excluent : qui en accomplit une se ferme les autres.

problem-party-size = { $size ->
    [4] un groupe compte 4 héros, pas { $n }
   *[other] la bande rivale compte { $size } héros, pas { $n }
}
problem-hero-twice = { $card } y est { $n } fois ; un héros est unique
problem-same-person = { $card } et { $other_card } sont la même personne : une seule des deux rejoint un groupe
problem-peoples = Darkuns et Impériaux ne marchent jamais ensemble dans une campagne
problem-no-heroes = aucun héros n’est nommé : on les choisira à la table
problem-advise-pair = { $card } limite votre main à { $n } cartes ; { $hero_card } dans le même groupe le compenserait
problem-advise-partner = { $card } donne davantage à côté de { $hero_card }, dont votre deck n’a { $n ->
    [0] aucun exemplaire
   *[other] que { $n }
} : avec deux, la paire est plus probable
problem-advise-missions = { $n } missions seulement : chaque mission perdue doit être remplacée, et la chercher brûle votre deck
problem-advise-mix = vos missions sont toutes faciles ou toutes chères : un mélange de petits et de grands points de victoire donne à la fois des gains rapides et de grands coups
problem-advise-attribute = le point fort de votre groupe est { $attribute }, que seulement { $n } de vos { $all } missions mettent à l’épreuve
problem-deck-size = un Battledeck compte ici { $size } cartes, pas { $n }
problem-unique = { $card } est unique (cadenas) : 1 exemplaire, pas { $n }
problem-too-many-copies = { $card } : { $most } exemplaires au plus, pas { $n }
problem-condar = { $card } est une carte de Condar, et celles-ci sont exclues
problem-rivals-missions = les 40 cartes de la bande rivale sont 20 avantages et 20 actions ; il y a { $n } missions
problem-share-mission = il faut { $size } missions, pas { $n }
problem-share-lasting = il faut { $size } avantages, pas { $n }
problem-share-action = il faut { $size } actions, pas { $n }
problem-two-missions = sans deux missions, aucune main de départ n’est permise
problem-points = la somme des modificateurs est { $n }, au-dessus de { $most }
problem-mission-range = la somme des modificateurs des missions est { $n } ; on demande de { $low } à { $high }
problem-box = { $card } : on en utilise { $n }, une boîte en contient { $most }
problem-crowded-box = les decks demandent ensemble plus de cartes qu’une boîte n’en contient : sous « Réserve de cartes », choisissez « une boîte chacun », ou changez un deck
problem-shared-box = { $card } : on en utilise { $n }, et la boîte commune en contient { $most }
problem-one-box = une boîte contient 177 cartes hors héros et ne peut remplir { $n } decks de 60 : sous « Réserve de cartes », choisissez « une boîte chacun »
problem-few-points = une boîte a trop peu de petites cartes pour donner à tous un deck tout fait de { $most } points : sous « Réserve de cartes », choisissez « une boîte chacun », ou autorisez plus de points
problem-undead-seats = { $n ->
    [one] il n’y a qu’un camp : choisissez 0 ou 1
   *[other] il y a { $n } camps : choisissez un nombre de 0 à { $most }
}
problem-empty-story = aucune mission n’est posée
problem-too-many-ways = les bifurcations laissent plus de { $most } chemins dans le récit
problem-unreachable = { $card } ne peut jamais être atteinte : ce qu’elle demande tourne en rond, ou se trouve sur deux branches d’une bifurcation
problem-no-action = { $card } n’est pas une action
problem-no-lasting = { $card } n’est pas un avantage
problem-story-points = le récit offre { $n } PV sur son chemin le plus pauvre ; l’objectif le plus haut est { $target }
problem-story-picks = le récit offre { $n } PV sur son chemin le plus pauvre ; un groupe choisi à la table peut en demander { $target } : apportez les héros avec les decks, ou ajoutez des missions
problem-story-party = { $deck } a besoin de { $target } PV ; le chemin le plus pauvre en offre { $n }
problem-no-key = { $n ->
    [one] rien ne débloque la mission secrète
   *[other] rien ne débloque les { $n } missions secrètes
}
