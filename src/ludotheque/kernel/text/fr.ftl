# Ce que disent tous les jeux.
seat-name = Joueur { $number }
bot-name = Robot ({ $strength })
bot-name-many = Robot { $number } ({ $strength })
strength-easy = facile
strength-normal = normal
strength-hard = difficile
hidden-card = une carte cachée
list-and = { $most } et { $last }

refuse-not-offered = Ce n’est pas possible maintenant.
refuse-over = La partie est terminée.
refuse-turn = Ce n’est pas votre tour.
refuse-lesson = La leçon demande autre chose ici.
refuse-undo = Rien à reprendre : depuis, quelqu’un d’autre a joué ou quelque chose a été révélé.

waiting-for = On attend { $who }.
verdict-win = Victoire : { $who }.
verdict-share = Victoire partagée : { $who }.
verdict-draw = Match nul.
verdict-won = Victoire !
verdict-lost = Défaite.
event-undone = { $seat } a repris un coup.

# Ce qui ne va pas dans la préparation d’une partie.
problem-key = la clé doit faire { $bytes } octets
problem-mode = { $game } n’a pas de mode « { $given } » ; il y a { $modes }
problem-seats = { $mode } se joue à { $counts }, pas à { $given }
problem-unnamed = { $given } devrait être un dictionnaire, chaque valeur avec son nom
problem-no-option = { $mode } n’a pas cette option ; { $options ->
    [none] il n’y en a aucune
   *[other] il y a { $options }
}
problem-lesson = il n’y a pas de leçon « { $given } » ; { $lessons ->
    [none] ce jeu n’en a aucune
   *[other] il y a { $lessons }
}
problem-option = { $given } n’est pas permis ici ; sont permis : { $range }
problem-without-decks = on n’apporte pas son propre deck à { $game }
problem-decks-form = donnez une liste avec une entrée par place, ou des champs nommés : { $fields }
problem-too-many-decks = { $decks } decks ont été donnés pour { $seats } places
problem-lesson-seats = cette leçon se joue à { $seats }, pas à { $given }
problem-not-served = rien de tel ne sert dans le mode « { $mode } »

# Ce qui ne va pas dans ce qu’on a fabriqué.
problem-damaged = ce code de partage est abîmé : une lettre manque ou est fausse. Recopiez-le en entier
problem-no-such-made = « { $text } » n’est ni tout fait ({ $names }), ni un code de partage ({ $prefix }…), ni une liste de cartes
problem-malformed = ceci ne se comprend pas : { $detail }
problem-no-field = il n’y a pas de champ « { $field } » ici
problem-name = un nom est un texte de { $most } lettres au plus
place-line = ligne { $number }
problem-no-cards = donnez des cartes avec leur nombre d’exemplaires, ou une liste de cartes ; { $most } au plus
problem-too-long = c’est trop long : { $letters } lettres et { $lines } lignes au plus
problem-no-card = aucune carte ne s’appelle « { $text } »
problem-no-card-but = aucune carte ne s’appelle « { $text } » ; est-ce { $meant_card } ?
problem-copies = { $card } : « { $given } » exemplaires, ce n’est pas possible ; de 0 à { $most }, oui
problem-no-piece = rien ne s’appelle « { $text } »
problem-piece-twice = { $card } est posée plus d’une fois
problem-no-mark = il n’y a pas de marque « { $text } » ; il y a { $marks }
problem-no-link = il n’y a pas de flèche « { $text } » ; il y a { $kinds }
problem-loose-link = une flèche relie { $card } à { $other_card }, qui n’est pas posée
problem-not-shared = { $card } n’est pas dans le code de partage, qui ne connaît que les cartes du jeu : partagez plutôt la liste, avec le fichier de votre carte
problem-no-word = « { $text } » ne se comprend pas ici
