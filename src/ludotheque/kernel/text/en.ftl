# What every game says.
seat-name = Player { $number }
bot-name = Bot ({ $strength })
bot-name-many = Bot { $number } ({ $strength })
strength-easy = easy
strength-normal = normal
strength-hard = hard
hidden-card = a hidden card
list-and = { $most } and { $last }

refuse-not-offered = That is not possible now.
refuse-over = The game is over.
refuse-turn = It is not your turn.
refuse-lesson = The lesson asks for something else here.
refuse-undo = There is nothing to take back: since then someone else has played, or something was revealed.

waiting-for = Waiting for { $who }.
verdict-win = { $who } wins.
verdict-share = { $who } share the victory.
verdict-draw = A draw.
verdict-won = Victory!
verdict-lost = Defeat.
event-undone = { $seat } took back a move.

# What is wrong with how a match is to be set up.
problem-key = the key must be { $bytes } bytes
problem-mode = { $game } has no mode “{ $given }”; there are { $modes }
problem-seats = { $mode } is for { $counts } seats, not { $given }
problem-unnamed = { $given } should be a dictionary, each value with its name
problem-no-option = { $mode } has no such option; { $options ->
    [none] there are none
   *[other] there are { $options }
}
problem-lesson = there is no lesson “{ $given }”; { $lessons ->
    [none] this game has none
   *[other] there are { $lessons }
}
problem-option = { $given } is not one of { $range }
problem-without-decks = { $game } is not played with decks of one’s own
problem-decks-form = give a list with one entry for each seat, or named fields: { $fields }
problem-too-many-decks = { $decks } decks were given for { $seats } seats
problem-lesson-seats = this lesson is for { $seats } seats, not { $given }
problem-not-served = nothing of this kind is used in the mode “{ $mode }”

# What is wrong with something that was made.
problem-damaged = this share code is damaged: a letter is missing or wrong. Copy it again, whole
problem-no-such-made = “{ $text }” is neither ready-made ({ $names }), nor a share code ({ $prefix }…), nor a list of cards
problem-malformed = this cannot be understood: { $detail }
problem-no-field = there is no field “{ $field }” here
problem-name = a name is text of at most { $most } letters
place-line = line { $number }
problem-no-cards = give cards with their copies, or a list of cards; at most { $most }
problem-too-long = this is too long: { $letters } letters and { $lines } lines are the most
problem-no-card = no card is called “{ $text }”
problem-no-card-but = no card is called “{ $text }”; is { $meant_card } meant?
problem-copies = { $card }: “{ $given }” copies are not possible; 0 to { $most } are
problem-no-piece = nothing is called “{ $text }”
problem-piece-twice = { $card } is laid out more than once
problem-no-mark = there is no mark “{ $text }”; there are { $marks }
problem-no-link = there is no arrow “{ $text }”; there are { $kinds }
problem-loose-link = an arrow joins { $card } to { $other_card }, which is not laid out
problem-not-shared = { $card } is not in the share code, which names the game’s own cards only: share the list instead, and your card’s file with it
problem-no-word = “{ $text }” is not understood here
