title = Trumps
blurb = A toy: lay the highest card.
mode-duel = Duel
setting-fault = Fault
setting-fault-help = What is wrong with this toy.
setting-rare = Rare
setting-rare-help = What nobody ever sets.
ask-trumps_act = Peek at the deck, or boast?
ask-trumps_lay = Lay a card, unseen.
do-peek = Peek
do-boast = Boast of { $a }
do-lay = Lay { $card }
refuse-secret = The top card is { $number }.
refuse-elsewhere = This card is not in your hand.
top = Top card
pile = Pile
deck = Deck
boasts = Boasts
card = { $value } of { $suit }
event-peek = { $card ->
    [hidden] { $seat } peeks at the deck.
   *[other] { $seat } sees { $card }.
}
event-boast = { $seat } boasts of { $number }.
event-lay = { $seat } lays { $card }.
event-won = { $seat } scores.
event-draw = { $card ->
    [hidden] { $seat } draws a card.
   *[other] { $seat } draws { $card }.
}
