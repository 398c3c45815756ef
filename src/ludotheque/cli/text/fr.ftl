# ludo games
games-name = Nom
games-title = Jeu
games-modes = Modes
games-bots = Robots
games-seats = { $most ->
    [1] 1 joueur
   *[other] { $seats } joueurs
}
games-none = Aucun jeu sur l’étagère. Installez-en un, ou les deux exemples de ce dépôt.

# ludo play
setup-refused = cette table ne peut pas être préparée :
you = vous
bot = robot
automaton = les règles
move = coup { $move }
thinking = { $name } réfléchit…
pass-on = À { $name }. Appuyez sur Entrée quand personne d’autre ne regarde.
keys = numéro · u annuler · h conseil · ? pourquoi · ? MOT règles · i MOT détails · l journal · q quitter
keys-give-up = g abandonner
give-up = Abandonner cette partie ? Tapez oui pour confirmer.
give-up-yes = oui
your-choice = Votre choix
not-a-choice = « { $typed } » n’est pas un choix possible ici : tapez un numéro de 1 à { $count }, ou l’une des lettres ci-dessus.
choose-one = Tapez le numéro de votre choix.
hint = Conseil : { $label }
hint-considered = { $count ->
    [one] { $count } possibilité examinée
   *[other] { $count } possibilités examinées
}
hint-thought = { $label } : essayé { $visits } fois, semble bon à { $value } %
lesson = Leçon
no-clause = Les règles ne disent rien de « { $word } ».
no-why = Cette question ne renvoie à aucun article des règles.
no-item = Rien sur la table ne s’appelle « { $word } ».
nothing-happened = Il ne s’est encore rien passé.
log = Jusqu’ici
other-aids = i { $label } : consulter
you-leave = Vous quittez la table.
saved = Enregistré dans { $path }. Pour revoir la partie : ludo replay { $path }
fair = Les mélanges découlaient de la clé { $key }, que l’engagement { $commitment } avait fixée avant la première carte.
result-seat = Place
result-rank = Rang
result-score = Score
nobody = vide
cards-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
leads-to = mène à { $names }
places-more = { $count ->
    [one] … et un lieu où rien ne se passe
   *[other] … et { $count } lieux où rien ne se passe
}

# ludo replay
replay-heading = { $game }, { $mode } : { $moves ->
    [one] { $moves } réponse
   *[other] { $moves } réponses
}
replay-checked = { $hashes ->
    [one] { $hashes } position rejouée, identique.
   *[other] { $hashes } positions rejouées, toutes identiques.
}
replay-unchecked = Rejouée depuis la base ; il n’y a pas d’empreintes à comparer.
replay-step = Après { $step } réponses sur { $moves }
replay-live = La partie n’est pas finie.

# ludo rules
rules-covered = { $covered } articles sur { $total } ont un test.
rules-clause = Article
rules-tests = Tests
rules-untested = aucun
rules-rulings = { $count ->
    [0] Aucun article sur { $total } ne s’écarte du livret.
    [one] Un article sur { $total } s’écarte du livret, ou tranche ce qu’il laisse ouvert.
   *[other] { $count } articles sur { $total } s’écartent du livret, ou tranchent ce qu’il laisse ouvert.
}
ruling-booklet = Livret
ruling-here = Ici
ruling-why = Pourquoi

# ludo deck
deck-refused = { $file } ne peut pas être joué tel quel :
deck-figure = { $name } : { $value }
deck-figure-want = { $name } : { $value } (il faut { $want })

# ludo simulate
sim-heading = { $game }, { $mode }, { $seats ->
    [1] 1 place
   *[other] { $seats } places
} : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
sim-speed = { $games } parties/s, { $decisions } décisions/s avec { $jobs ->
    [one] { $jobs } processus
   *[other] { $jobs } processus
}
sim-running = En cours
sim-bot = Robot
sim-seat = Place
sim-played = Jouées
sim-won = Gagnées
sim-shared = Partagées par tous
sim-share = Part gagnée (intervalle à 95 %)
sim-score = Score moyen
sim-length = Longueur
sim-decisions = de { $low } à { $high } décisions, la moitié des parties de { $first } à { $third }, médiane { $median }

# ludo lab
lab-speed = { $games } parties/s
lab-stopped = Arrêté. { $games ->
    [one] { $games } partie finie est gardée
   *[other] { $games } parties finies sont gardées
} dans { $folder } ; relancez la même commande pour continuer.
lab-done = { $games ->
    [0] Rien de plus à jouer : tout est gardé dans { $folder }.
    [one] { $games } partie jouée en { $seconds } s ({ $speed } par seconde), gardée dans { $folder }.
   *[other] { $games } parties jouées en { $seconds } s ({ $speed } par seconde), gardées dans { $folder }.
}
lab-wrote = Écrit : { $path }

# Ce qui a été tapé et ne peut pas se faire : quoi, pourquoi, et ce qui se peut.
error = erreur :
error-no-cards = { $folder } ne contient de cartes d’aucun jeu : leur place est dans un dossier à l’intérieur, qui porte le nom du jeu ({ $games })
error-option = --options { $word } : écrivez nom=valeur, comme ante=2
error-which-game = { $file } ne dit pas pour quel jeu il est : ajoutez game = "…" ou servez-vous de --game
error-without-decks = { $game } se joue sans decks à soi
error-no-decks = { $file } ne contient pas de deck : écrivez cards = {"{"} … {"}"} pour un seul, ou mettez-en plusieurs sous decks
error-file-setup = { $file } : mode est un texte entre guillemets droits, options un tableau {"{"} nom = valeur {"}"}
error-but-ready = { $what } ; les decks tout prêts sont { $names }
error-whole-table = { $file } contient les decks de toute une table ; on n’en montre qu’un à la fois
error-watch = --watch et --seat s’excluent : qui regarde n’a pas de place
error-seat = --seat { $seat } : cette partie a { $seats ->
    [1] une seule place, la place 1
   *[other] les places 1 à { $seats }
}
error-live-seat = une partie qui n’est pas finie ne se voit qu’en spectateur : enlevez --seat
error-step = --step { $step } : cette partie a { $moves ->
    [one] { $moves } réponse
   *[other] { $moves } réponses
}
error-no-file = il n’y a pas de fichier { $file }
error-no-table = il n’y a pas de fichier { $table }, ni de table de ce nom dans { $store }
error-no-replay = { $file } n’est pas une partie que nous ayons enregistrée : { $why }
error-key = sa clé n’est pas écrite en hexadécimal
error-hashes = pour { $answers } réponses, il faut une empreinte de plus ; il y en a { $hashes }
error-differs = après { $moves } réponses, la position n’est pas celle qui a été enregistrée
error-answer = la réponse { $move } ({ $option } de la place { $seat }) ne peut pas être donnée : { $why }
error-store = les tables ne peuvent pas être lues : { $why }
error-no-clause = le livre de règles de { $game } n’a pas de clause « { $word } » ; elles vont de { $first } à { $last }
error-no-tests = il n’y a pas ici de dossier de ce nom : { $folders }. Lancez la commande dans une copie du dépôt, ou nommez le dossier avec --tests
error-store-and-data = --store et --data s’excluent : donnez l’adresse entière, ou seulement le dossier
error-store-there = les tables ne peuvent pas être gardées là : { $why }
error-port = impossible d’écouter sur { $host }:{ $port } ({ $why }) ; essayez un autre port : --port { $other }
error-no-bots = --bots demande au moins un robot, comme --bots normal,easy
error-nothing-yet = { $folder } ne contient encore aucune partie finie : jouez son expérience avec ludo lab run
error-stop-rule = { $file } s’arrête par une règle ; comparer se fait partie par partie, alors dites combien : games = 2000
error-play = --play { $play } : il { $plays ->
    [1] n’y en a qu’un
   *[other] y en a { $plays }
} dans { $folder }
error-shelf = les parties ne peuvent pas être rangées dans l’application : { $why }
misuse = { $what }
    { $command } --help explique tout (en anglais).
misuse-missing = il manque { $what } : donnez-le après { $command }
misuse-option = il n’y a pas ici d’option { $option }
misuse-option-but = il n’y a pas ici d’option { $option } ; est-ce { $near } ?
misuse-no-value = il faut une valeur après { $option }
misuse-value = { $what } : { $why }
misuse-least = devrait être au moins { $n }
misuse-most = devrait être au plus { $n }
misuse-range = devrait être dans l’intervalle { $range }
misuse-integer = devrait être un nombre entier
misuse-choice = « { $value } » n’est pas l’un de ces mots : { $words }
misuse-extra = c’est trop : { $words }. Un texte qui contient des espaces se met entre guillemets
misuse-command = il n’y a pas de commande « { $word } » ; il y a { $commands }
misuse-no-command = il manque une commande

# ludo art
art-none = Aucun jeu ici ne dit comment dessiner ses cartes : { $game } n’a pas de art.toml.
art-missing = Pour dessiner, il faut { $names } : installez l’extra avec pip install "ludotheque[art]".
art-drawn = { $game } : { $count ->
    [0] toutes les images sont à jour
    [one] une image dessinée, { $size } Mo
   *[other] { $count } images dessinées, { $size } Mo
}
art-behind = { $game } : { $count ->
    [0] toutes les images sont à jour
    [one] une image est plus ancienne que ses données
   *[other] { $count } images sont plus anciennes que leurs données
}

# ludo admin
admin-closed = { $table } est fermée.
admin-written = écrit : { $file }
admin-brought = { $count ->
    [one] une table apportée { $table }
   *[other] { $count } tables apportées
}
admin-backed-up = { $count ->
    [one] une table dans { $file }
   *[other] { $count } tables dans { $file }
}
admin-checked = en ordre : { $fine }, endommagées : { $damaged }
admin-forgotten = { $count ->
    [0] ce nom ne figure à aucune table
    [one] ôté d’une table
   *[other] ôté de { $count } tables
}
admin-pruned = { $count ->
    [0] rien à supprimer
    [one] une table supprimée
   *[other] { $count } tables supprimées
}
error-admin-file = { $file } : { $why }
