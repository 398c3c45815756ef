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

# Ce qui ne peut pas être joué ou lu.
error-needs = il faut ici le paquet { $module }, dont on se passe pour jouer : make setup dans une copie du dépôt, ou sinon pip install "ludotheque[{ $extra }]"
error-plays = ces expériences ne peuvent pas être comparées : { $a } a { $one } [[play]], { $b } { $other } ; donnez-en autant aux deux
error-keys = ces résultats ne partagent pas leur hasard : ils ont été joués avec des clés différentes
error-no-pairs = ces résultats n’ont aucune partie en commun à comparer
error-died = le processus qui jouait les parties { $first } à { $last } est mort { $times } fois : y a-t-il assez de mémoire ?
error-ray = aucune grappe Ray ne répond à { $address } : { $why }
error-other = { $folder } contient les résultats d’une autre expérience ({ $name }) : choisissez un autre dossier avec --out, ou enlevez celui-ci
error-not-empty = { $folder } n’est pas vide et ne contient pas de résultats : choisissez un autre dossier avec --out
error-no-results = { $folder } ne contient pas de résultats : { $file } n’y est pas
error-not-ours = { $file } n’est pas ce que le laboratoire a écrit : { $why }
error-no-rows = { $folder } ne contient pas de { $table }
error-no-match = { $folder } ne contient pas de partie { $number } de { $name }
error-unkept = les résultats ne peuvent pas être écrits dans { $folder } : { $why }. { $games ->
    [one] { $games } partie finie est gardée
   *[other] { $games } parties finies sont gardées
} ; faites de la place et relancez la même commande pour continuer
error-ladder = une échelle demande au moins deux robots
error-vary = --vary { $text } : écrivez un champ et ses valeurs, comme options.ante=1..5 ou cards.king.rank=2,3,9
error-vary-range = --vary { $text } : { $range } n’est pas un intervalle de nombres entiers comme 1..5
error-vary-two = --vary { $text } : au moins deux valeurs, comme { $path }=1,2
error-unplayable = la partie { $number } de { $name } ne peut pas être rejouée : ses règles ont-elles changé depuis ?
error-endless = { $what } n’est pas finie après { $answers } réponses : abandon
error-bot-chose = { $bot } a choisi { $option }, qui n’est pas dans window.options ({ $where })
error-bot-failed = { $bot } a échoué : { $what } ({ $where })
    { $lines }

# Ce qui ne va pas dans le fichier d’une expérience.
refused-experiment = cette expérience ne peut pas être jouée
wrong-line = { $file }, ligne { $line }
wrong-toml = ce n’est pas du TOML correct : { $what }
wrong-key = dites de quels mots découle tout le hasard, comme key = "printemps"
wrong-games = soit games, soit stop ; le nombre à ne pas dépasser est stop.most
wrong-record = devrait être une liste prise dans { $words }
wrong-play = il n’y a rien à jouer : ajoutez [[play]] avec un jeu et ses robots
wrong-twice = deux [[play]] s’appellent « { $name } » : donnez à chacun son nom
wrong-stop = devrait s’écrire {"{"} width = 0.02 {"}"}
wrong-width = devrait être un nombre à partir de 0.001 et en dessous de 1, et non { $given }
wrong-least = { $least } dépasse most, qui est { $most }
wrong-seating = devrait être l’un de ces mots : { $words }, et non { $given }
wrong-options = devrait s’écrire {"{"} nom = valeur {"}"}
wrong-field = devrait être une liste d’au moins deux decks, ou "ready" pour ceux que le jeu apporte
wrong-decks = soit decks, un par place, soit field, des decks qui se rencontrent tous
wrong-bots = devrait être une liste de robots ou de niveaux, comme ["normal", "easy"]
wrong-no-cards = { $game } n’a pas de cartes à changer
wrong-cards = devrait nommer des cartes par leur identifiant
wrong-card-fields = devrait nommer des champs de la carte et ce qu’ils deviennent
wrong-card = aucune carte de { $game } ne s’appelle ainsi ; { $near ->
    [none] une nouvelle s’écrit ici en entier, ou s’apporte avec --cards
   *[other] est-ce { $near } ?
}
wrong-unknown = n’est pas connu ici ; il y a { $names }
wrong-text = devrait être un texte entre guillemets droits, et non { $given }
wrong-number = devrait être un nombre entier de { $low } à { $high }, et non { $given }
wrong-entries = il y a { $n ->
    [one] { $n } élément
   *[other] { $n } éléments
}, comptés à partir de 0 ; pas { $given }
