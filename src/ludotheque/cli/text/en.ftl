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
    [one] { $games } match
   *[other] { $games } matches
} played in { $seconds } s ({ $speed } a second), kept in { $folder }.
lab-wrote = Wrote { $path }
