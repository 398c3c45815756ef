title = Poker Leduc
blurb = Six cartes, deux tours de mise, un bluff. Le plus petit poker qui soit.
mode-duel = Duel
setting-ante = Mise de départ
setting-ante-help = Jetons que chacun verse avant la donne.
setting-raises = Relances par tour
setting-raises-help = Combien de fois la mise peut monter en un tour.

ask-bet = { $due ->
    [0] Rien à suivre. Faire parole, ou mettre la pression ?
    [one] Il vous manque { $due } jeton. Se coucher, suivre ou relancer ?
   *[other] Il vous manque { $due } jetons. Se coucher, suivre ou relancer ?
}
do-fold = Se coucher
do-check = Parole
do-call = Suivre ({ $cost })
do-raise = Relancer : payer { $cost }
refuse-fold = Inutile de se coucher : faire parole ne coûte rien.
refuse-raise = La mise ne peut monter que { $limit ->
    [one] { $limit } fois
   *[other] { $limit } fois
} par tour.

region-board = Tableau
region-deck = Pioche
region-pot = Pot
suit-spades = pique
suit-hearts = cœur
card-jack-spades = Valet de pique
card-jack-hearts = Valet de cœur
card-queen-spades = Dame de pique
card-queen-hearts = Dame de cœur
card-king-spades = Roi de pique
card-king-hearts = Roi de cœur

event-dealt = Chacun verse une mise de { $ante } et reçoit une carte.
event-fold = { $seat } se couche.
event-check = { $seat } fait parole.
event-call = { $seat } suit.
event-raise = { $seat } relance.
event-board = La carte du tableau : { $card }.
event-shown = { $seat } montre : { $card }.
event-won = { $seat } remporte le pot de { $chips } jetons.
event-shared = Mains égales : le pot de { $chips } jetons est partagé.

lesson-first = Votre première main
lesson-first-1 = Vous avez un roi, la meilleure carte avant le tableau. Personne n’a encore relancé. Relancez, et voyez qui ose rester.
lesson-first-2 = Votre adversaire a payé pour rester. La carte du tableau fait la paire avec une carte de même rang, et une paire bat tout. Ce n’est pas un roi : vous n’avez pas de paire. Faites parole et observez.
lesson-first-3 = Une relance ! Votre adversaire a une paire, ou veut vous le faire croire. Suivre coûte 4. À vous de juger : tout le jeu est là.
