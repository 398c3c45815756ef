title = Atouts
blurb = Un jouet : posez la plus haute carte.
mode-duel = Duel
setting-fault = Défaut
setting-fault-help = Ce qui cloche dans ce jouet.
setting-rare = Rare
setting-rare-help = Ce que personne ne choisit jamais.
ask-trumps_act = Regarder la pioche, ou se vanter ?
ask-trumps_lay = Posez une carte, cachée.
do-peek = Regarder
do-boast = Se vanter de { $a }
do-lay = Poser { $card }
refuse-secret = La carte du dessus est { $number }.
refuse-elsewhere = Cette carte n’est pas dans votre main.
top = Carte du dessus
pile = Pile
deck = Pioche
boasts = Vantardises
card = { $value } de { $suit }
event-peek = { $card ->
    [hidden] { $seat } regarde la pioche.
   *[other] { $seat } voit : { $card }.
}
event-boast = { $seat } se vante de { $number }.
event-lay = { $seat } pose : { $card }.
event-won = { $seat } marque un point.
event-draw = { $card ->
    [hidden] { $seat } pioche une carte.
   *[other] { $seat } pioche : { $card }.
}
