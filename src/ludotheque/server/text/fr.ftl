# Ce que dit le serveur lui-même. Un message par code de refusal.py, puis quelques noms.
bad-request = Ce message n’a pas été compris : { $detail }
token = La clé de cette place manque ou n’est pas la bonne.
origin = La page d’un autre site ne peut pas s’adresser à ce serveur.
host-name = Ce serveur ne s’appelle pas « { $name } ». S’il le devrait, la personne qui le tient ajoute ce nom à LUDOTHEQUE_HOSTS.
invitation = Cette invitation n’est pas bonne : vérifiez que le lien a été copié en entier.
invitation-used = Cette invitation a déjà servi ou a été reprise : demandez-en une nouvelle.
token-used = Cette clé ouvre déjà une place à cette table.
host = Seule la personne qui a préparé cette table peut le faire.
no-friend = Cette place n’a pas été prévue pour un ami.
seat-taken = La personne assise ici a commencé à jouer.
not-found = { $what ->
    [card] Il n’y a pas de carte « { $name } ».
    [drawing] Il n’y a pas de dessin « { $name } ».
    [picture] Il n’y a pas d’image « { $name } ».
    [game] Il n’y a pas de jeu « { $name } ».
    [icon] Il n’y a pas d’icône « { $name } ».
    [seat] Il n’y a pas de place { $name } à cette table.
    [step] On n’a pas encore joué { $name } coups.
    [workshop] Il n’y a pas d’atelier « { $name } » ici.
   *[page] Il n’y a rien à l’adresse { $name }.
}
no-table = Cette table n’existe pas.
method = Cette adresse n’accepte pas { $method }.
stale = La partie a avancé depuis votre dernier regard. Rien n’a été changé.
illegal = Ce n’est pas possible maintenant.
id-used = Ce message a déjà servi pour une autre réponse. Rien n’a été changé.
no-hints = { $agree ->
    [yes] Les conseils sont donnés quand toutes les personnes qui jouent ici les acceptent.
   *[no] Les conseils sont désactivés à cette table.
}
no-lookback = Revoir la partie est désactivé à cette table jusqu’à la fin.
not-over = Ceci se dévoile une fois la partie terminée.
no-analysis = Impossible d’analyser cette partie pour l’instant. Réessayez dans un moment.
not-asked = Cette place n’a rien à décider maintenant.
not-left = Personne n’a quitté cette place.
other-rules = Cette table a besoin de la version { $needed } des règles de { $game } ; la version { $installed } est installée ici.
other-cards = Cette table a commencé avec d’autres cartes de { $game } (contenu { $content }…) que celles installées ici.
no-such-game = Cette table a besoin du jeu « { $game } », qui n’est pas installé ici.
left = Vous avez quitté cette place : reprenez-la d’abord.
closed = Cette table a été fermée par la personne qui tient le serveur.
too-large = C’est trop volumineux : { $limit } octets au plus.
setup = Cette table ne peut pas être préparée.
too-fast = Trop de demandes : patientez un instant.
too-many-tables = Vous avez ouvert { $limit } tables en une heure : patientez un peu.
too-many-sockets = Vous avez trop de connexions ouvertes.
internal = Une erreur s’est produite de notre côté. Rien n’a été changé.
busy = Toutes les places sont prises pour le moment : réessayez dans une minute.
store = L’enregistrement a échoué, donc rien n’a été changé : réessayez.
damaged = { $entry ->
    [0] Ce qui a été gardé de cette table est endommagé : elle ne peut être ni montrée ni reprise. La personne qui tient ce serveur en a peut-être une sauvegarde.
   *[other] Ce qui a été gardé de cette table est endommagé à l’entrée { $entry } : elle ne peut être ni montrée ni reprise. La personne qui tient ce serveur en a peut-être une sauvegarde.
}
thinking = Le robot n’a pas trouvé de réponse : réessayez.

no-strength = Il n’y a pas de robot « { $wanted } » ; il y a { $known }.
more = { $count ->
    [one] … et un autre.
   *[other] … et { $count } autres.
}

free-seat = Place libre
stand-in = { $name } (robot)

value-true = oui
value-false = non

# Où les tables ne peuvent pas être gardées, et pourquoi.
store-version = { $store } a été écrit par une autre version (schéma { $found }, celle-ci lit { $schema })
store-closed = impossible d’ouvrir la réserve { $store } : { $why }
store-unread = impossible de lire { $store } : { $why }
store-unwritten = impossible d’écrire dans { $store } : { $why }
store-needs = une réserve PostgreSQL demande asyncpg : pip install 'ludotheque[postgres]'
store-kind = la réserve « { $url } » est d’une sorte inconnue : sqlite:///chemin ou postgresql://…
limits-unread = LUDOTHEQUE_LIMITS ne se lit pas : { $why }

# Pour qui tient la maison.
keep-no-store = il n’y a pas de réserve { $store }
keep-no-export = ce n’est pas une table écrite par ludo admin export
keep-no-backup = { $file } n’est pas une sauvegarde entière ({ $why })
keep-exists = il y a déjà une table { $table }
