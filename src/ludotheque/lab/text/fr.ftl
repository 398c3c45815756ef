points = { $n } pts
and-more = et { $n } de plus

# La page
made-by = Fait par ludo lab à partir de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}. Chaque intervalle contient la vérité 95 fois sur 100.
key-is = { $key } (la même clé rejoue les mêmes parties)
language = Langue
table-of = Les chiffres
how-to-read = Le point est l’estimation, la barre l’intervalle à 95 % ; ▲ et ▼ marquent les intervalles qui excluent la ligne pointillée.
n-matches = { $n } parties
heading-short = En bref
short-won = { $name } gagne { $share } de ses parties ({ $low } – { $high }).
short-bot = { $name } est le plus fort : { $share } des victoires ({ $low } – { $high }).
short-bots-even = Aucun robot n’est nettement devant ; { $name } a { $share } des victoires ({ $low } – { $high }).
short-seat = La place { $seat } a l’avantage : { $share } des victoires ({ $low } – { $high }).
short-seats-even = Aucune place n’est nettement devant ; la place { $seat } a { $share } des victoires ({ $low } – { $high }).
short-above = { $trait }, nettement au-dessus de chances égales : { $names }.
short-below = { $trait }, nettement au-dessous : { $names }.
short-none-apart = { $trait }, rien ne s’écarte nettement de chances égales.
short-length = La moitié des parties demande de { $first } à { $third } décisions ; une sur cent en demande plus de { $long }.
short-leader = Celui qui est le mieux placé à mi-partie gagne { $share } du temps ({ $low } – { $high }).
short-cards = Parmi { $count } cartes, { $apart ->
    [0] aucune ne se distingue quand on la pioche
    [one] une se distingue quand on la pioche
   *[other] { $apart } se distinguent quand on les pioche
} ; environ { $false } le feraient par pur hasard.
short-dead = { $n ->
    [one] Une carte est piochée et presque jamais jouée
   *[other] { $n } cartes sont piochées et presque jamais jouées
} : { $names }.
heading-match = Le cours d’une partie
curve-alone-chart = Comment les joueurs étaient placés, dans les parties gagnées et perdues
options-usual = ceux du jeu
fact-key = Clé
value-true = oui
value-false = non

heading-who = Qui gagne
by-bot = Par robot
by-seat = Par place
by-trait = Par { $trait }
trait-deck = paquet
trait-hero = héros
column-name = Nom
column-share = Part de victoires
column-interval = Intervalle à 95 %
column-score = Score moyen
column-n = n
seat-n = Place { $n }
who-help = Une victoire compte 1, un nul un demi, une place intermédiaire la part des autres laissés derrière. La ligne pointillée marque des chances égales.
who-help-alone = La part des parties gagnées.
meetings = { $trait }, chacun contre chacun
meetings-help = La part des victoires de la ligne contre la colonne. ▲ et ▼ : l’intervalle exclut l’égalité des chances.
drawn-matches = { $share } des parties sont nulles.

heading-length = Durée
length-help = Décisions par partie : la moitié des parties en prend de { $first } à { $third }, la médiane est { $median }.
length-chart = Répartition du nombre de décisions, de { $low } à { $high }, médiane { $median }

heading-flow = Ce qu’on demande aux joueurs
flow-turn = Décisions par tour
flow-turn-note = à la suite par la même place, en moyenne
flow-longest = Plus long tour
flow-longest-note = décisions à la suite
flow-options = Possibilités par décision
flow-options-note = en moyenne
flow-forced = Décisions sans choix
flow-forced-note = une seule possibilité : les règles pourraient-elles répondre d’elles-mêmes ?
asked-help = Les questions posées dans une partie, d’après { $n ->
    [one] { $n } partie rejouée
   *[other] { $n } parties rejouées
} : combien de fois, combien de possibilités, combien de fois une seule.
asked-row = { $times }× · { $options } possibilités · { $forced } sans choix

heading-curve = Le premier s’échappe-t-il ?
curve-help = Selon l’évaluation propre au jeu, sur { $n } parties. Près de la ligne pointillée : tout est ouvert. Près de 100 % très tôt : la suite n’est qu’une formalité.
curve-chart = Part des parties gagnées par celui qui mène, au fil de la partie
curve-alone-help = Selon l’évaluation propre au jeu, sur { $n } parties.
curve-won = gagnées
curve-lost = perdues
curve-none = Ce jeu n’a pas d’évaluation propre : personne ne peut dire qui mène.

heading-cards = Cartes
cards-caution = À lire avec prudence. Ce sont des parties où une carte se trouvait là, et non la preuve de ce qu’elle fait : on pioche plus de cartes dans les longues parties, les bons paquets réunissent de bonnes cartes, et une carte jouée quand on mène paraît forte. Regardez d’abord n et l’intervalle ; sur { $count } cartes, environ { $false } excluront zéro par pur hasard. Pour savoir ce que fait une carte, changez-la : ludo lab compare.
cards-deck = Au départ
cards-deck-help = Les places qui avaient la carte au départ, comparées à celles qui ne l’avaient pas.
cards-drawn = Piochée
cards-drawn-help = Parmi les places qui pouvaient la piocher, celles qui l’ont fait comparées aux autres.
cards-played = Jouée
cards-played-help = Parmi les places qui l’ont piochée, celles qui l’ont jouée comparées aux autres.
cards-all = Toutes les cartes
cards-column = Carte
cards-none = Aucune carte n’a été vue assez souvent.
deck-column = Au départ
drawn-column = Piochée
played-column = Jouée
use-column = Jouée si piochée
heading-dead = Cartes mortes
dead-help = Cartes piochées et rarement jouées, les plus mortes d’abord.
dead-row = jouée { $share } des { $n } fois
dead-none = Toute carte piochée est jouée au moins une fois sur cinq.

heading-metrics = Les chiffres propres au jeu
metric-row = moyenne { $mean } ({ $low } – { $high })

heading-outliers = À regarder
outliers-help = Chacune est une partie entière. Ouvrez-la à la table, lisez-en le récit ici, ou enregistrez-la pour ludo replay.
outlier-longest = La plus longue : { $value } décisions
outlier-shortest = La plus courte : { $value } décisions
outlier-turn = Le plus long tour : { $value } décisions à la suite
outlier-margin = La plus nette : { $value } points d’écart
outlier-score = Le plus haut score : { $value }
outlier-comeback = Le retour : le vainqueur n’en était un moment qu’à { $value }
match-n = partie { $n }
open-table = La revoir à la table
save-replay = Enregistrer la partie
read-story = Lire le récit

heading-played = Les détails
fact-options = Réglages
fact-cards = Cartes modifiées
fact-rules = Règles
fact-seating = Places
seating-rotate = les robots avancent d’une place après chaque partie
seating-duplicate = chaque donne est jouée une fois pour chaque façon d’asseoir les robots
seating-fixed = fixes

# Comparer
compare-title = { $a } face à { $b }
compare-help = { $n } paires de parties, chaque paire avec la même donne et la même chance. La différence est ce que la seconde a de plus que la première.
compare-measure = Mesure
compare-first = Première
compare-second = Seconde
compare-difference = Différence
compare-unpaired = Intervalle sans paires
compare-share-bot = Part de victoires, { $name }
compare-share-seat = Part de victoires, place { $name }
compare-score-bot = Score, { $name }
compare-score-seat = Score, place { $name }
compare-decisions = Décisions par partie
compare-turn = Plus long tour
compare-same = { $share } des paires se sont déroulées exactement de même.
compare-narrower = Les paires ont rendu les intervalles { $times } fois plus étroits en moyenne : autant que { $more } fois plus de parties.
verdict-more = plus
verdict-less = moins
verdict-unclear = pas net
column-verdict = Donc
sweep-title = { $what } de { $low } à { $high }
sweep-help = { $n } parties pour chaque valeur, avec les mêmes donnes et la même chance.
sweep-value = Valeur
ladder-title = Échelle de { $game }, { $mode }
ladder-help = { $n } parties ; chaque donne est jouée de tous les côtés, et celui qui en tire le plus est devant. Cote d’openskill (Plackett et Luce), 25 est le milieu ; l’intervalle est le double de sa propre incertitude.
ladder-bot = Robot
ladder-rating = Cote
ladder-beats = Bat le suivant
ladder-won = Gagnées
ladder-share = Résultat moyen
ladder-time = ms par décision
ladder-name = Force
