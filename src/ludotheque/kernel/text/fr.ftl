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

# Ce qui ne va pas dans ce qui est refusé en bloc, une ligne par problème en dessous.
refused-setup = cette table ne peut pas être mise en place
refused-cards = ces cartes ne peuvent pas servir
refused-position = cette position ne peut pas exister
mistake-at = { $field } : { $what }
list-or = { $most } ou { $last }

# Ce qui ne va pas dans un fichier.
file-unread = { $file } ne peut pas être lu : { $why }
file-unwritten = { $file } ne peut pas être écrit : { $why }
file-no-text = { $file } n’est pas du texte : enregistrez-le en UTF-8 dans un éditeur de texte
os-missing = il n’y a ni fichier ni dossier de ce nom
os-denied = le système ne le permet pas ; vérifiez à qui il appartient
os-folder = c’est un dossier ; nommez un fichier qu’il contient
os-file = une partie de ce chemin est un fichier et non un dossier
os-port-taken = quelque chose d’autre y écoute déjà
os-full = le disque est plein
toml-no = n’est pas du TOML correct : { $what }
toml-in-line = la ligne { $line } n’est pas du TOML correct : { $what }
toml-line-end = il y a plus d’une chose dans cette ligne ; commencez-en une autre après chaque valeur
toml-equals = après un nom vient « = », puis sa valeur
toml-heading = un titre se ferme par autant de crochets qu’il en ouvre : [carte] ou [[play]]
toml-name = une ligne commence par un nom fait de lettres, de chiffres, de - et de _, ou par un [titre]
toml-value = ce n’est pas une valeur : les textes sont entre guillemets droits, les nombres ont un point et pas de virgule, et il y a true ou false
toml-open = une liste [ … ] ou un tableau {"{"} … {"}"} n’est pas fermé
toml-quotes = un texte finit par les guillemets par lesquels il commence, dans la même ligne
toml-twice = ce nom a déjà reçu une valeur
toml-backslash = une barre oblique inversée se double dans un texte : \\
json-cut = il n’est pas entier : la fin manque
json-at = ce n’est plus du JSON correct à partir du caractère { $byte }

# Ce qui ne va pas dans des cartes et d’autres champs écrits à la main. « field » et « word » sont tels que dans le fichier.
no-card-folder = il n’y a pas de dossier de cartes de ce nom
card-id-twice = cet identifiant est déjà celui d’une autre carte ; choisissez-en un autre
card-name = écrivez name = "…" ou name = {"{"} en = "…", fr = "…" {"}"}
value-absent = manque
value-missing = il manque « { $word } »
value-field = il n’y a pas de champ « { $word } »
value-field-but = il n’y a pas de champ « { $word } » ; est-ce « { $near } » ?
value-word = « { $word } » n’est pas un des mots possibles ici
value-word-but = « { $word } » n’est pas un des mots possibles ici ; est-ce « { $near } » ?
value-no-fields = { $value } devrait être un tableau de champs
value-type = devrait être { $wanted }
value-type-not = devrait être { $wanted } et non { $given }
value-bound-least = devrait être { $wanted } d’au moins { $n }
value-bound-most = devrait être { $wanted } d’au plus { $n }
value-bound-above = devrait être { $wanted } au-dessus de { $n }
value-bound-below = devrait être { $wanted } en dessous de { $n }
value-length-least = devrait être { $wanted } d’une longueur d’au moins { $n }
value-length-most = devrait être { $wanted } d’une longueur d’au plus { $n }
value-length-above = devrait être { $wanted } d’une longueur de plus de { $n }
value-length-below = devrait être { $wanted } d’une longueur de moins de { $n }
value-length-is = devrait être { $wanted } d’une longueur de { $n }
type-int = un nombre entier
type-float = un nombre
type-str = un texte entre guillemets droits
type-bool = true ou false
type-array = une liste [ … ]
type-object = un tableau de champs {"{"} … {"}"}
type-null = rien

# Ce que l’on demande et qui n’est pas là, ou plus comme avant.
no-game = aucun jeu ne s’appelle « { $name } » ; il y a { $games }
package-broken = { $package } annonce { $name } = « { $value } » ({ $group }), qui ne se charge pas : { $error }
    Réparez ce paquet ou retirez-le : pip uninstall { $package }
pinned-game = c’est une partie de { $game } et non de { $own }
pinned-rules = cette partie a besoin de la version { $needed } des règles de { $game } ; c’est la version { $there } qui est installée
pinned-cards = cette partie a été jouée avec d’autres cartes de { $game } (contenu { $content }…)
