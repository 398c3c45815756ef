# Partout
close = Fermer
loading = Un instant…
notices = Messages
search = Chercher
nothing-found = Rien trouvé.
copy = Copier
copied = Copié.
copy-failed = Ce navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le à la main.
site = Site
menu = Menu
go-back = Retour
to-shelf = Vers la ludothèque
no-server = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
independent = Une réalisation indépendante. Les noms des jeux appartiennent à leurs propriétaires.
independent-long = Ludothèque est une réalisation indépendante des règles, écrite avec nos propres mots. Les noms des jeux appartiennent à leurs propriétaires, qui n’y ont aucune part.
not-found = Il n’y a rien ici
not-found-help = L’adresse est peut-être incomplète, ou ce qu’elle désignait n’existe plus.

# Réglages
settings = Réglages
language = Langue
theme = Lumière
theme-system = Comme l’appareil
theme-dark = Sombre
theme-light = Claire
speed = Animations
speed-off = Aucune
speed-fast = Rapides
speed-normal = Normales
speed-slow = Lentes
text-size = Taille du texte
size-small = Petite
size-normal = Normale
size-large = Grande
size-huge = Très grande
confirm-setting = Demander avant d’envoyer un coup
confirm-setting-help = Un appui de plus, aucun faux mouvement.
sound = Son
sound-help = Un léger signal quand c’est à vous.
shortcuts = Raccourcis d’une seule touche
shortcuts-help = U, H, L et les autres. Les flèches et Entrée fonctionnent toujours.

# L’étagère
welcome = Des jeux où chaque règle est à sa place
shelf = Les jeux
continue = Reprendre
just-now = à l’instant
finished = Terminée
your-turn = À vous de jouer
their-turn = On attend les autres
forget-table = Retirer { $name } de cette liste
with-bots = Jouer contre des robots
with-friends = Jouer avec des amis
with-screen = À deux sur un écran
rules = Règles

learn-now = Nouveau ? Apprenez en cinq minutes
learn-now-help = Une leçon à une vraie table : { $game }.
learn-others = Ou commencez par
also-here = Aussi sur l’étagère
all-tables = Les { $count } tables
box-players = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
}
box-players-from = { $low } à { $high } joueurs
box-minutes = { $minutes } minutes
box-weight-1 = facile
box-weight-2 = moyen
box-weight-3 = exigeant
box-alone = en solitaire
box-against = en adversaires
box-together = ensemble
box-story = récits
box-campaign = campagne en { $count } étapes

# Une nouvelle table
new-table = Nouvelle table
company = Avec qui jouez-vous ?
mode = Mode de jeu
how-many = Combien de joueurs ?
seats = Places
seat-kind = Qui occupe la place { $number }
seat-me = Devant cet écran
seat-friend = Ami par lien
seat-bot = Robot
strength = Force du robot { $number }
name-of = Nom du joueur { $number }
your-name = Votre nom
name-optional = Nom (facultatif)
friend-help = Vous recevez un lien pour chaque ami. Qui l’ouvre prend la place ; aucun compte n’est nécessaire.
screen-help = L’écran demande à être passé avant de montrer la main de quelqu’un.
house-rules = Règles de la maison
house-rules-count = { $count ->
    [one] (un réglage)
   *[other] ({ $count } réglages)
}
learn = Apprendre en jouant : { $lesson }
start = Commencer la partie
laying-out = On dresse la table…

# Rejoindre
invited = Vous êtes invité
at-the-table = À la table : { $names }
sit-down = Prendre place
only-watch = Regarder seulement

# La table
players = Joueurs
you = vous
to-play = doit jouer
plate-bot = Robot
plate-automaton = Joué par les règles
rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
table-tools = Outils de la table
aids = Tableaux et aides
chart-nothing = Ne fait rien aux autres, et eux rien non plus.
side-panel = Panneau latéral
log = Ce qui s’est passé
log-empty = Rien encore.
earlier-lines = Lignes précédentes
see-step = Voir l’étape { $step }
region = Partie de la table
empty = Vide
choose-region = Choisir { $name }
can-choose = Peut être choisi
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
face-down = Face cachée
die-shows = montre { $value }
with = avec { $what }
kind-card = Carte
kind-piece = Pièce
kind-token = Jeton
kind-die = Dé
kind-space = Case
flag-active = actif
flag-spent = épuisé
flag-hurt = blessé
flag-dim = hors jeu
flag-new = nouveau
flag-chosen = choisi
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Voir toute la carte
hurry = Cliquez n’importe où pour passer
unknown-region = Cette page ne sait pas dessiner « { $kind } ».
show-board = Voir le plateau
show-scene = Revenir à la scène

# L’invite
prompt = Que faire
undo = Reprendre
hint = Conseil
mark-is = { $label } : { $value }
skip = Abréger
hint-thinking = On réfléchit à un conseil…
agree-hints = Accepter les conseils
agreed-hints = Vous acceptez les conseils. Ils seront donnés quand tout le monde ici les acceptera.
hint-says = Conseil : { $label }
why = Pourquoi ?
all-options = Toutes les options
more-options = { $count } de plus…
step-back = Retour
confirm = Oui, c’est décidé
confirm-question = { $label } — vous confirmez ?
chosen-so-far = Choisi : { $names }. Choisissez la suite.
leads-to = { $count ->
    [one] Mène à une option
   *[other] Mène à { $count } options :
}
the-rule = La règle
open-clause = Règle { $id }
ruling-booklet = Livret
ruling-here = Ici
ruling-why = Pourquoi
clause-missing = Le livret n’a pas de règle { $id }.
read-in-rulebook = Lire la suite dans le livret

# Clavier
keys = Clavier
key-arrows = Passer d’un choix possible à l’autre
key-enter = Choisir
key-numbers = Choisir dans la liste des options
key-o = Liste de toutes les options
key-esc = Un pas en arrière
key-u = Reprendre son coup
key-why = Pourquoi cette question ?
key-h = Conseil
key-z = Lire une carte en grand ; les flèches mènent à la suivante
key-l = Ce qui s’est passé
key-a = Ouvrir les tableaux et les aides
key-r = Règles
key-f = L’autre langue
key-k = Cette page

# Autour de la table
coming = En route vers la table
wire-lost = Connexion perdue. Nouvel essai…
spectating = Vous regardez. On ne voit ici que ce que tous peuvent voir.
no-table = Cette table ne peut pas être ouverte
no-table-help = Elle n’existe plus, ou le lien est incomplet.
invitations = Inviter des amis
invitations-help = Chaque lien vaut pour une place et ne sert qu’une fois. Envoyez-le à la personne qui doit s’y asseoir.
new-link = Nouveau lien (l’ancien ne marchera plus)
seat-number = Place { $number }
to-the-table = Vers la table
look-back = Revoir la partie
result = Résultat
replay-file = Enregistrer la partie dans un fichier
rematch = Revanche
another-table = Recommencer une partie
report = Signaler un problème
report-copied = Le rapport est copié : collez-le là où vous signalez le problème. Il ne contient aucun secret d’une partie en cours.
leave = Quitter la table
leave-help = Un robot peut continuer à votre place. Vous pouvez la reprendre à tout moment.
replace-by = Laisser jouer un robot : { $strength }
stay = Rester
concede = Abandonner
concede-help = La partie se termine pour vous et vous la perdez. On ne peut pas revenir dessus.
left-notice = Un robot joue maintenant pour vous.
left-banner = Un robot joue pour vous.
come-back = Reprendre ma place
pass-to = Passez l’écran à { $name }
pass-help = Les autres mains restent cachées. Appuyez quand personne d’autre ne regarde.
i-am = Je suis { $name }

# La fin
game-over = La partie est terminée
rematch-join = Accepter la revanche
rematch-offered = La table d’une nouvelle partie est mise : on vous y attend.
see-table = Voir la table
turning-point = Le tournant.
from-to = De { $from } à { $to } chances sur cent.
end-chart = Chances au fil de la partie
replay = Revoir la partie
fair = Vérifié : rien n’a été truqué
unfair = La clé ne correspond pas à l’engagement
fair-help = L’engagement a été montré avant la première carte. La clé, montrée maintenant, donne exactement cet engagement ; aucun mélange ni aucun dé n’a donc pu être changé pendant la partie. Votre navigateur vient de le calculer lui-même.
commitment = Engagement
key = Clé

# Revoir
step = Étape
step-of = Étape { $step } sur { $last }
first-step = Première étape
previous-step = Étape précédente
next-step = Étape suivante
last-step = Dernière étape
play = Lecture
pause = Pause
play-on = Jouer à partir d’ici
pace-times = Allure : { $times } fois
whose-eyes = Vu par
public-eyes = Tout le monde
copy-step = Lien vers cette étape
hindsight = Les tournants
hindsight-busy = Un robot repense toute la partie. Cela peut prendre une minute.
hindsight-chart = Chances de gagner au fil de la partie, l’étape { $last } étant la fin
hindsight-help = Depuis chaque position, la partie a été continuée de nombreuses fois et le résultat jugé. Touchez le graphique pour y aller.
hindsight-costly = Ce qui a coûté le plus
hindsight-none = Aucune décision ne ressort comme une erreur.
hindsight-chosen = { $name } a choisi « { $chosen } ».
hindsight-better = Le robot aurait choisi « { $better } » (mieux d’environ { $cost } points sur cent).
hindsight-go = Aller à l’étape { $step }

# Livret de règles
rules-of = Règles : { $game }
contents = Sommaire
search-rules = Chercher dans les règles
clauses-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
copy-link-to = Copier un lien vers { $id }

# Remerciements
credits = Remerciements
credits-intro = Ludothèque repose sur le travail d’autres personnes. Merci à elles.
credits-icons = Icônes
credits-adapted = Les images des cartes adaptent ces icônes : relief, couleur, cadrage. Tout le reste est dessiné par nous.
credits-fonts = Caractères
credits-names = Noms
licence = Licence : { $name }.

# Ateliers
make-deck = Bâtir un deck
make-map = Écrire un récit
campaign = Campagne
usual-deck = Le jeu choisit un deck
usual-map = Selon les réglages ci-dessous
paste-code = Coller un code…
choose-other = Changer
brings = { $what } du joueur { $number }
made-name = Nom
made-legal = Valable en mode { $mode }
made-problems = { $count ->
    [one] Un point n’est pas encore en règle
   *[other] { $count } points ne sont pas encore en règle
}
made-for = Prévu pour
changed-rules = { $count ->
    [one] (un changement)
   *[other] ({ $count } changements)
}
made-open = Ouvrir
made-bring = Importer
made-share = Partager
made-save = Enregistrer
made-is-saved = Enregistré
made-saved = Enregistré sur cet appareil.
redo = Refaire
unnamed-deck = Deck { $number }
unnamed-map = Récit { $number }
mine-deck = Mes decks
mine-map = Mes récits
open-deck = Decks
open-map = Récits
begin-deck = Un nouveau deck
begin-map = Un nouveau récit
ready-made = Prêts à jouer
delete-made = Supprimer { $name }
delete-surely = Supprimer vraiment
play-now = Jouer
play-made-deck = Jouer avec ce deck
play-made-map = Jouer ce récit
share-deck = Partager ce deck
share-map = Partager ce récit
share-link = Lien
share-code = Code
share-list = En liste
share-not-yet = Le code apparaît dès que le serveur a répondu.
copy-code = Copier le code
copy-list = Copier la liste
bring-deck = Importer un deck
bring-map = Importer un récit
bring-help-deck = Collez un code, un lien ou une liste avec une carte par ligne, par exemple « 2 Nom de la carte ».
bring-help-map = Collez un code, un lien ou une liste avec une mission par ligne, par exemple « M23 : after M22 » ou « M2 : side ».
bring-read = Importer
bring-unread = { $count ->
    [one] Un élément n’a pas pu être lu
   *[other] { $count } éléments n’ont pas pu être lus
}
bring-line = Ligne { $number } :
bring-anyway = Importer le reste
figure-ok = conforme
figure-off = non conforme

# Bâtir un deck
the-deck = Le deck
all-cards = Toutes les cartes
sections = Sortes de cartes
search-cards = Chercher une carte
only-chosen = Dans le deck
order = Ordre
order-box = Comme dans la boîte
order-scale = Par { $name }
order-name = Par nom
filter-any = Peu importe
clear-wishes = Tout afficher
cards-found = { $count ->
    [0] Aucune carte
    [one] Une carte
   *[other] { $count } cartes
}
key-put-in = ajouter
key-take-out = retirer
key-read = lire en grand
put-in = Ajouter { $name }
take-out = Retirer { $name }
read-large = Lire { $name } en grand
copies = { $copies } sur { $limit }
unknown-cards = Cartes inconnues
deck-empty = Choisissez des cartes, ou partez d’un deck tout prêt.
curve-step = { $value } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}

# Composer un récit
pieces = Éléments
the-piece = En main
search-pieces = Chercher un élément
piece-lay = Placer
piece-laid = Déjà placé
piece-put = { $name } est placé
piece-remove = Retirer du plan
piece-removed = { $name } est retiré du plan
plan-empty = Choisissez des éléments dans la liste, ou partez d’un récit tout prêt.
arrows = Flèches
arrow-kind = Sorte de flèche depuis { $name }
new-arrows = Nouvelles flèches
link-draw = Tracer une flèche depuis ici
link-pull = Tracer une flèche
link-begun = De { $name } vers… ? Choisissez l’autre élément.
linked = Flèche de { $from } vers { $to }
unlink = Supprimer la flèche : { $name }
marks = Marques
mark-on = posée
mark-off = retirée
group-none = Aucun
group-new = Un nouveau : { $name }
arrange = Mettre en ordre
key-move = déplacer
key-link = flèche
key-mark = marques
delete-key = Suppr

# Une campagne
campaign-on = Rencontre suivante
campaign-help = Les étapes se jouent dans l’ordre. La suivante s’ouvre dès que la précédente est allée à son terme, gagnée ou perdue. Les résultats restent sur cet appareil.
campaign-won = Toutes les étapes sont gagnées.
campaign-reset = Tout recommencer
campaign-reset-help = Tous les résultats de cette campagne seront effacés de cet appareil. C’est définitif.
stages-played = Étapes jouées
stages-won = Étapes gagnées
games-played = Parties
stage-locked = Pas encore ouverte
stage-open = Ouverte
stage-underway = En cours
stage-lost = Perdue
stage-won = Gagnée
stage-play = Jouer cette étape
stage-go-on = Reprendre la partie
stage-again = Rejouer
