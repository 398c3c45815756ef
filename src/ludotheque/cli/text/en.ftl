# ludo games
games-name = Name
games-title = Game
games-modes = Modes
games-bots = Bots
games-seats = { $most ->
    [1] 1 player
   *[other] { $seats } players
}
games-none = There is no game on the shelf. Install one, or the two examples of this repository.

# ludo play
setup-refused = this table cannot be set up:
you = you
bot = bot
automaton = the rules
move = move { $move }
thinking = { $name } is thinking…
pass-on = Over to { $name }. Press Enter when nobody else is looking.
keys = number · u undo · h hint · ? why · ? WORD rules · i WORD details · l log · q quit
keys-give-up = g give up
give-up = Give up this match? Type yes to do so.
give-up-yes = yes
your-choice = Your choice
not-a-choice = “{ $typed }” is not a choice here: type a number from 1 to { $count }, or one of the letters above.
choose-one = Type the number of your choice.
hint = Hint: { $label }
hint-considered = { $count ->
    [one] considered { $count } option
   *[other] considered { $count } options
}
hint-thought = { $label }: tried { $visits ->
    [one] once
   *[other] { $visits } times
}, looks { $value }% good
lesson = Lesson
no-clause = The rulebook says nothing about “{ $word }”.
no-why = This question names no clause of the rulebook.
no-item = Nothing on the table is called “{ $word }”.
nothing-happened = Nothing has happened yet.
log = So far
other-aids = i { $label }: look it up
you-leave = You leave the table.
saved = Saved to { $path }. Watch it again: ludo replay { $path }
fair = The shuffles followed from the key { $key }, which the commitment { $commitment } had fixed before the first card.
result-seat = Seat
result-rank = Rank
result-score = Score
nobody = empty
cards-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
leads-to = leads to { $names }
places-more = { $count ->
    [one] … and one quiet place
   *[other] … and { $count } quiet places
}

# ludo replay
replay-heading = { $game }, { $mode }: { $moves ->
    [one] { $moves } answer
   *[other] { $moves } answers
}
replay-checked = { $hashes ->
    [one] { $hashes } position played again, as it was.
   *[other] All { $hashes } positions played again, each as it was.
}
replay-unchecked = Played again from the store; there are no hashes to compare with.
replay-step = After { $step } of { $moves } answers
replay-live = The match is not over.

# ludo rules
rules-covered = { $covered } of { $total } clauses have a test.
rules-clause = Clause
rules-tests = Tests
rules-untested = none
rules-rulings = { $count ->
    [0] No clause of { $total } departs from the booklet.
    [one] One clause of { $total } departs from the booklet, or decides what it leaves open.
   *[other] { $count } clauses of { $total } depart from the booklet, or decide what it leaves open.
}
ruling-booklet = Booklet
ruling-here = Here
ruling-why = Why

# ludo deck
deck-refused = { $file } cannot be played like this:
deck-figure = { $name }: { $value }
deck-figure-want = { $name }: { $value } (wanted: { $want })

# ludo simulate
sim-heading = { $game }, { $mode }, { $seats ->
    [1] 1 seat
   *[other] { $seats } seats
}: { $games ->
    [one] { $games } match
   *[other] { $games } matches
}
sim-speed = { $games } matches/s, { $decisions } decisions/s with { $jobs ->
    [one] { $jobs } process
   *[other] { $jobs } processes
}
sim-running = Playing
sim-bot = Bot
sim-seat = Seat
sim-played = Played
sim-won = Won
sim-shared = Shared by all
sim-share = Share won (95% interval)
sim-score = Mean score
sim-length = Length
sim-decisions = { $low } to { $high } decisions, half of the matches { $first } to { $third }, median { $median }

# ludo lab
lab-speed = { $games } matches/s
lab-stopped = Stopped. { $games ->
    [one] { $games } finished match is kept
   *[other] { $games } finished matches are kept
} in { $folder }; run the same command again to go on.
lab-done = { $games ->
    [0] Nothing more to play: all is kept in { $folder }.
    [one] { $games } match played in { $seconds } s ({ $speed } a second), kept in { $folder }.
   *[other] { $games } matches played in { $seconds } s ({ $speed } a second), kept in { $folder }.
}
lab-wrote = Wrote { $path }

# What was typed and cannot be done: what, why, and what can.
error = error:
error-no-cards = { $folder } holds no cards of any game: they belong into a folder in it that is called as the game is ({ $games })
error-option = --options { $word }: write it as name=value, such as ante=2
error-which-game = { $file } does not say which game it is for: add game = "…" or use --game
error-without-decks = { $game } is played without decks of one’s own
error-no-decks = { $file } holds no decks: write cards = {"{"} … {"}"} for one, or put several under decks
error-file-setup = { $file }: mode is a text in quotes, options a table {"{"} name = value {"}"}
error-but-ready = { $what }; ready-made ones are { $names }
error-whole-table = { $file } holds the decks of a whole table; one can be shown at a time
error-watch = --watch and --seat exclude each other: who watches has no seat
error-seat = --seat { $seat }: this match has { $seats ->
    [one] one seat, seat 1
   *[other] seats 1 to { $seats }
}
error-live-seat = a match that is not over can be seen as a spectator only: leave --seat out
error-step = --step { $step }: this match has { $moves ->
    [one] { $moves } answer
   *[other] { $moves } answers
}
error-no-file = there is no file { $file }
error-no-table = there is no file { $table }, and no table of that name in { $store }
error-no-replay = { $file } is not a replay of ours: { $why }
error-key = its key is not written in hexadecimal
error-hashes = { $answers } answers need one hash more than that; there are { $hashes }
error-differs = after { $moves } answers the position is not the one that was saved
error-answer = answer { $move } ({ $option } of seat { $seat }) cannot be given: { $why }
error-store = the tables cannot be read: { $why }
error-no-clause = the rulebook of { $game } has no clause “{ $word }”; they go from { $first } to { $last }
error-no-tests = there is no such folder here: { $folders }. Run this in a checkout, or name the folder with --tests
error-store-and-data = --store and --data exclude each other: give the whole address, or the folder only
error-store-there = the tables cannot be kept there: { $why }
error-port = cannot listen on { $host }:{ $port } ({ $why }); try another port: --port { $other }
error-no-bots = --bots needs at least one bot, such as --bots normal,easy
error-nothing-yet = { $folder } holds no finished match yet: run its experiment with ludo lab run
error-stop-rule = { $file } stops by a rule; comparing pairs matches, so say how many: games = 2000
error-play = --play { $play }: there { $plays ->
    [one] is one
   *[other] are { $plays }
} in { $folder }
error-shelf = the matches cannot be put on the app’s shelf: { $why }
misuse = { $what }
    { $command } --help explains everything.
misuse-missing = { $what } is missing: give it after { $command }
misuse-option = there is no option { $option } here
misuse-option-but = there is no option { $option } here; is { $near } meant?
misuse-no-value = a value should follow { $option }
misuse-value = { $what }: { $why }
misuse-least = should be at least { $n }
misuse-most = should be at most { $n }
misuse-range = should be in the range { $range }
misuse-integer = should be a whole number
misuse-choice = “{ $value }” is not one of { $words }
misuse-extra = this is too much: { $words }. A text with spaces stands in quotes
misuse-command = there is no command “{ $word }”; there are { $commands }
misuse-no-command = a command is missing

# ludo art
art-none = No game here says how its cards are drawn: { $game } has no art.toml.
art-missing = Drawing needs { $names }: install the extra with pip install "ludotheque[art]".
art-drawn = { $game }: { $count ->
    [0] all pictures are up to date
    [one] one picture drawn, { $size } MB
   *[other] { $count } pictures drawn, { $size } MB
}
art-behind = { $game }: { $count ->
    [0] all pictures are up to date
    [one] one picture is older than its data
   *[other] { $count } pictures are older than their data
}

# ludo admin
admin-closed = { $table } is closed.
admin-written = written: { $file }
admin-brought = { $count ->
    [one] one table brought { $table }
   *[other] { $count } tables brought
}
admin-backed-up = { $count ->
    [one] one table in { $file }
   *[other] { $count } tables in { $file }
}
admin-checked = fine: { $fine }, damaged: { $damaged }
admin-forgotten = { $count ->
    [0] this name stands at no table
    [one] taken out of one table
   *[other] taken out of { $count } tables
}
admin-pruned = { $count ->
    [0] nothing to remove
    [one] one table removed
   *[other] { $count } tables removed
}
error-admin-file = { $file }: { $why }
