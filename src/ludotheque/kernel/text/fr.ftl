# Ce que disent tous les jeux.
seat-name = Joueur { $number }
hidden-card = une carte cachée
list-and = { $most } et { $last }

refuse-not-offered = Ce n’est pas possible maintenant.
refuse-over = La partie est terminée.
refuse-turn = Ce n’est pas votre tour.
refuse-lesson = La leçon demande autre chose ici.
refuse-undo = Rien à reprendre : depuis, quelqu’un d’autre a joué ou quelque chose a été révélé.

waiting-for = On attend { $who }.
waiting-many = On attend { $who }.
verdict-win = Victoire : { $who }.
verdict-share = Victoire partagée : { $who }.
verdict-draw = Match nul.
verdict-won = Victoire !
verdict-lost = Défaite.
event-undone = { $seat } a repris un coup.
