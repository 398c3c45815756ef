points = { $n } pts
and-more = and { $n } more

# The page
made-by = Made by ludo lab from { $games ->
    [one] { $games } match
   *[other] { $games } matches
}. Every interval holds the truth 95 times in 100.
key-is = { $key } (the same key plays the same matches)
language = Language
table-of = The numbers
how-to-read = A dot is the estimate, its bar the 95% interval; ▲ and ▼ stand where the interval leaves out the dashed line.
n-matches = { $n } matches
heading-short = In short
short-won = { $name } wins { $share } of its matches ({ $low } – { $high }).
short-bot = { $name } is the strongest: { $share } of the wins ({ $low } – { $high }).
short-bots-even = No bot is clearly ahead; { $name } has { $share } of the wins ({ $low } – { $high }).
short-seat = Seat { $seat } has the advantage: { $share } of the wins ({ $low } – { $high }).
short-seats-even = No seat is clearly ahead; seat { $seat } has { $share } of the wins ({ $low } – { $high }).
short-above = { $trait }, clearly above an even chance: { $names }.
short-below = { $trait }, clearly below: { $names }.
short-none-apart = { $trait }, nothing is clearly above or below an even chance.
short-length = Half of the matches take { $first } to { $third } decisions; one in a hundred takes more than { $long }.
short-leader = Whoever stands better halfway wins { $share } of the time ({ $low } – { $high }).
short-cards = { $apart ->
    [one] One
   *[other] { $apart }
} of { $count } cards stand out when drawn; about { $false } would by chance alone.
short-dead = { $n ->
    [one] One card is
   *[other] { $n } cards are
} drawn and hardly ever played: { $names }.
heading-match = How a match goes
curve-alone-chart = How well the players stood, in matches they went on to win and to lose
options-usual = as the game has them
fact-key = Key
value-true = yes
value-false = no

heading-who = Who wins
by-bot = By bot
by-seat = By seat
by-trait = By { $trait }
trait-deck = deck
trait-hero = hero
column-name = Name
column-share = Share of wins
column-interval = 95% interval
column-score = Mean score
column-n = n
seat-n = Seat { $n }
who-help = A win counts 1, a draw a half, a place in between its share of the others left behind. The dashed line is an even chance.
who-help-alone = The share of matches won.
meetings = { $trait }, each against each
meetings-help = How often the row won against the column. ▲ and ▼: the interval leaves out an even chance.
drawn-matches = { $share } of the matches were drawn.

heading-length = Length
length-help = Decisions in a match: half of the matches take { $first } to { $third }, the median is { $median }.
length-chart = Distribution of the number of decisions, from { $low } to { $high }, median { $median }

heading-flow = What people are asked
flow-turn = Decisions in a turn
flow-turn-note = in a row by the same seat, on average
flow-longest = Longest turn
flow-longest-note = decisions in a row
flow-options = Options in a decision
flow-options-note = on average
flow-forced = Decisions without a choice
flow-forced-note = only one option: could the rules answer by themselves?
asked-help = The questions a match asks, from { $n ->
    [one] { $n } match
   *[other] { $n } matches
} played again: how often, how many options, how often only one.
asked-row = { $times }× · { $options } options · { $forced } forced

heading-curve = Does the leader run away?
curve-help = By the game’s own evaluation, from { $n } matches. Near the dashed line: still open. Near 100% early: the rest is a formality.
curve-chart = Share of matches won by the leader, along the match
curve-alone-help = By the game’s own evaluation, from { $n } matches.
curve-won = won
curve-lost = lost
curve-none = This game has no evaluation of its own, so nobody can say who leads.

heading-cards = Cards
cards-caution = Read with care. These are matches in which a card happened to be there, not proof of what it does: longer matches draw more cards, good decks hold good company, and a card played when one is ahead looks strong. Look at n and at the interval first; with { $count } cards, about { $false } will leave zero out by chance alone. To know what a card does, change it: ludo lab compare.
cards-deck = Began with it
cards-deck-help = Seats that began with the card against seats that did not.
cards-drawn = Drawn
cards-drawn-help = Of the seats that could draw it, those that did against those that did not.
cards-played = Played
cards-played-help = Of the seats that drew it, those that played it against those that did not.
cards-all = All cards
cards-column = Card
cards-none = No card was seen often enough.
deck-column = In deck
drawn-column = When drawn
played-column = When played
use-column = Played if drawn
heading-dead = Dead cards
dead-help = Cards drawn and seldom played, the deadest first.
dead-row = played { $share } of { $n } times
dead-none = Every card that is drawn gets played at least one time in five.

heading-metrics = The game’s own figures
metric-row = mean { $mean } ({ $low } – { $high })

heading-outliers = Worth a look
outliers-help = Each is a whole match. Open it at the table, read its story here, or save it and use ludo replay.
outlier-longest = The longest: { $value } decisions
outlier-shortest = The shortest: { $value } decisions
outlier-turn = The longest turn: { $value } decisions in a row
outlier-margin = The clearest: { $value } points apart
outlier-score = The highest score: { $value }
outlier-comeback = The comeback: the winner once stood at { $value }
match-n = match { $n }
open-table = Watch it at the table
save-replay = Save the replay
read-story = Read the story

heading-played = The small print
fact-options = Options
fact-cards = Changed cards
fact-rules = Rules
fact-seating = Seats
seating-rotate = bots move on by one seat after every match
seating-duplicate = every deal is played once for each way to seat the bots
seating-fixed = fixed

# Comparing
compare-title = { $a } against { $b }
compare-help = { $n } pairs of matches, each pair with the same deal and the same luck. The difference is what the second has more than the first.
compare-measure = Measure
compare-first = First
compare-second = Second
compare-difference = Difference
compare-unpaired = Interval without pairing
compare-share-bot = Share of wins, { $name }
compare-share-seat = Share of wins, seat { $name }
compare-score-bot = Score, { $name }
compare-score-seat = Score, seat { $name }
compare-decisions = Decisions in a match
compare-turn = Longest turn
compare-same = { $share } of the pairs went exactly alike.
compare-narrower = Pairing made the intervals { $times } times narrower on average: as good as { $more } times as many matches.
verdict-more = more
verdict-less = less
verdict-unclear = not clear
column-verdict = So
sweep-title = { $what } from { $low } to { $high }
sweep-help = { $n } matches for each value, with the same deals and the same luck.
sweep-value = Value
ladder-title = Ladder of { $game }, { $mode }
ladder-help = { $n } matches; every deal is played from all sides, and whoever gets more out of it is ahead. Rating by openskill (Plackett and Luce), 25 is the middle; the interval is twice its own uncertainty.
ladder-bot = Bot
ladder-rating = Rating
ladder-beats = Beats the next
ladder-won = Won
ladder-share = Mean result
ladder-time = ms a decision
ladder-name = Strength

# What cannot be run or read.
error-needs = this needs the package { $module }, which playing does not: make setup in a checkout, or else pip install "ludotheque[{ $extra }]"
error-plays = these cannot be compared: { $a } has { $one } [[play]], { $b } { $other }; give both the same number
error-keys = these results do not share their luck: they were played with different keys
error-no-pairs = these results share no matches to compare
error-died = the process that played matches { $first } to { $last } died { $times } times: is there enough memory?
error-ray = no Ray cluster answers at { $address }: { $why }
error-other = { $folder } holds results of another experiment ({ $name }): choose another folder with --out, or remove this one
error-not-empty = { $folder } is not empty and holds no results: choose another folder with --out
error-no-results = { $folder } holds no results: there is no { $file } in it
error-not-ours = { $file } is not what the lab wrote: { $why }
error-no-rows = { $folder } holds no { $table }
error-no-match = { $folder } holds no match { $number } of { $name }
error-unkept = results cannot be written to { $folder }: { $why }. { $games ->
    [one] { $games } finished match is kept
   *[other] { $games } finished matches are kept
}; make room and run the same command again to go on
error-ladder = a ladder needs at least two bots
error-vary = --vary { $text }: write a field and its values, such as options.ante=1..5 or cards.king.rank=2,3,9
error-vary-range = --vary { $text }: { $range } is not a range of whole numbers such as 1..5
error-vary-two = --vary { $text }: at least two values, such as { $path }=1,2
error-unplayable = match { $number } of { $name } cannot be played again: were its rules changed since?
error-endless = { $what } is not over after { $answers } answers: given up
error-bot-chose = { $bot } chose { $option }, not one of window.options ({ $where })
error-bot-failed = { $bot } failed with { $what } ({ $where })
    { $lines }

# What is wrong with an experiment's file.
refused-experiment = this experiment cannot be run
wrong-line = { $file }, line { $line }
wrong-toml = not valid TOML: { $what }
wrong-key = say which words all chance follows from, such as key = "spring"
wrong-games = either games or stop; how many at most is stop.most
wrong-record = should be a list of some of { $words }
wrong-play = there is nothing to play: add [[play]] with a game and its bots
wrong-twice = two plays are called “{ $name }”: give each a name of its own
wrong-stop = should be written {"{"} width = 0.02 {"}"}
wrong-width = should be a number from 0.001 to below 1, not { $given }
wrong-least = { $least } is more than most, which is { $most }
wrong-seating = should be one of { $words }, not { $given }
wrong-options = should be written {"{"} name = value {"}"}
wrong-field = should be a list of two decks or more, or "ready" for those the game comes with
wrong-decks = either decks, one for each seat, or a field of decks that meet one another
wrong-bots = should be a list of bots or strengths, such as ["normal", "easy"]
wrong-no-cards = { $game } has no cards to change
wrong-cards = should name cards by id
wrong-card-fields = should name fields of the card and what they become
wrong-card = no card of { $game } is called so; { $near ->
    [none] a new one is written here whole, or brought with --cards
   *[other] did you mean { $near }?
}
wrong-unknown = is not known here; there are { $names }
wrong-text = should be a text in quotes, not { $given }
wrong-number = should be a whole number from { $low } to { $high }, not { $given }
wrong-entries = there { $n ->
    [one] is { $n } entry
   *[other] are { $n } entries
}, counted from 0; not { $given }
