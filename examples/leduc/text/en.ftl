title = Leduc poker
blurb = Six cards, two rounds of betting, one bluff. The smallest poker there is.
mode-duel = Duel
setting-ante = Ante
setting-ante-help = Chips each player pays before the deal.
setting-raises = Raises per round
setting-raises-help = How often the stake may rise in one round.

ask-bet = { $due ->
    [0] Nothing to match. Check, or put pressure on?
    [one] You are { $due } chip behind. Fold, call or raise?
   *[other] You are { $due } chips behind. Fold, call or raise?
}
do-fold = Fold
do-check = Check
do-call = Call { $cost }
do-raise = Raise: pay { $cost }
refuse-fold = There is nothing to fold against: checking is free.
refuse-raise = The stake may rise only { $limit ->
    [one] once
   *[other] { $limit } times
} in a round.

region-board = Board
region-deck = Deck
region-pot = Pot
suit-spades = spades
suit-hearts = hearts
card-jack-spades = Jack of spades
card-jack-hearts = Jack of hearts
card-queen-spades = Queen of spades
card-queen-hearts = Queen of hearts
card-king-spades = King of spades
card-king-hearts = King of hearts

event-dealt = Both pay an ante of { $ante } and get a card.
event-fold = { $seat } folds.
event-check = { $seat } checks.
event-call = { $seat } calls.
event-raise = { $seat } raises.
event-board = The board card is { $card }.
event-shown = { $seat } shows { $card }.
event-won = { $seat } takes the pot of { $chips } chips.
event-shared = Equal hands: the pot of { $chips } chips is shared.

lesson-first = Your first hand
lesson-first-1 = You hold a king, the best card before the board is turned. Nobody has raised yet. Raise, and see who dares to stay.
lesson-first-2 = Your rival paid to stay in. The board card pairs with whoever holds the same rank, and a pair beats everything. It is not a king, so you hold no pair. Check and watch.
lesson-first-3 = A raise! Either your rival has a pair or wants you to think so. Calling costs 4. Decide for yourself: this is the whole game.
