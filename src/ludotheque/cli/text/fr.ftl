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
keys = numéro · u annuler · h conseil · ? pourquoi · ? MOT règles · i MOT détails · l journal · q quitter
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
    [one] { $games } partie jouée
   *[other] { $games } parties jouées
} en { $seconds } s ({ $speed } par seconde), gardées dans { $folder }.
lab-wrote = Écrit : { $path }
