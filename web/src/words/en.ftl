# Everywhere
close = Close
loading = One moment…
notices = Notices
search = Search
nothing-found = Nothing found.
copy = Copy
copied = Copied.
copy-failed = This browser does not allow copying. Select the text and copy it by hand.
site = Site
menu = Menu
go-back = Back
to-shelf = To the shelf
no-server = The server does not answer. Check your connection and try again.
independent = An independent implementation. Game names belong to their owners.
independent-long = Ludothèque is an independent implementation of the rules, written in our own words. The names of the games belong to their owners, who have no part in it.
not-found = There is nothing here
not-found-help = The address may be incomplete, or what it pointed to is gone.

# Settings
settings = Settings
language = Language
theme = Light
theme-system = Like the device
theme-dark = Dark
theme-light = Bright
speed = Motion
speed-off = None
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
text-size = Size of text
size-small = Small
size-normal = Normal
size-large = Large
size-huge = Very large
confirm-setting = Ask before a move is sent
confirm-setting-help = One more press, no slips of the finger.
sound = Sound
sound-help = A soft cue when it is your turn.
shortcuts = Single-key shortcuts
shortcuts-help = U, H, L and the others. Arrows and Enter always work.

# The shelf
welcome = Games with every rule in place
shelf = The games
continue = Continue
just-now = just now
finished = Finished
your-turn = Your turn
their-turn = Waiting for the others
forget-table = Remove { $name } from this list
with-bots = Play against bots
with-friends = Play with friends
with-screen = Two at one screen
rules = Rules

learn-now = New here? Learn in five minutes
learn-now-help = A lesson at a real table: { $game }.
learn-others = Or begin with
also-here = Also on the shelf
all-tables = All { $count } tables
box-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
box-players-from = { $low } to { $high } players
box-minutes = { $minutes } minutes
box-weight-1 = easy
box-weight-2 = middling
box-weight-3 = deep
box-alone = alone
box-against = against each other
box-together = together
box-story = stories
box-campaign = campaign of { $count } stages

# A new table
new-table = New table
company = Who do you play with?
mode = Game mode
how-many = How many players?
seats = Seats
seat-kind = Who sits on seat { $number }
seat-me = At this screen
seat-friend = Friend by link
seat-bot = Bot
strength = Strength of bot { $number }
name-of = Name of player { $number }
your-name = Your name
name-optional = Name (optional)
friend-help = You get a link for each friend. Whoever opens it takes the seat; no account is needed.
screen-help = The screen asks to be passed on before it shows somebody’s hand.
house-rules = House rules
house-rules-count = { $count ->
    [one] (one setting)
   *[other] ({ $count } settings)
}
learn = Learn by playing: { $lesson }
start = Start the game
laying-out = Laying out the table…

# Joining
invited = You are invited
at-the-table = At the table: { $names }
sit-down = Sit down
only-watch = Only watch

# The table
players = Players
you = you
to-play = to play
plate-bot = Bot
plate-automaton = Played by the rules
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
table-tools = Table tools
aids = Charts and aids
chart-nothing = Neither does anything to the others, nor they to it.
side-panel = Side panel
log = What happened
log-empty = Nothing yet.
earlier-lines = Earlier lines
see-step = See step { $step }
region = Part of the table
empty = Empty
choose-region = Choose { $name }
can-choose = Can be chosen
count-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
face-down = Face down
die-shows = shows { $value }
with = with { $what }
kind-card = Card
kind-piece = Piece
kind-token = Token
kind-die = Die
kind-space = Space
flag-active = active
flag-spent = spent
flag-hurt = injured
flag-dim = out of play
flag-new = new
flag-chosen = chosen
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show the whole map
hurry = Click anywhere to hurry
unknown-region = This page does not know how to draw “{ $kind }”.
show-board = See the board
show-scene = Back to what is going on

# Prompt
prompt = What to do
undo = Take back
hint = Hint
mark-is = { $label }: { $value }
skip = Skip
hint-thinking = Thinking about a hint…
agree-hints = Agree to hints
agreed-hints = You agree to hints. They are given once everybody here does.
hint-says = Hint: { $label }
why = Why?
all-options = All options
more-options = { $count } more…
step-back = Back
confirm = Yes, do it
confirm-question = { $label } — are you sure?
chosen-so-far = Chosen: { $names }. Now choose what comes next.
leads-to = { $count ->
    [one] Leads to one option
   *[other] Leads to { $count } options:
}
the-rule = The rule
open-clause = Rule { $id }
ruling-booklet = Booklet
ruling-here = Here
ruling-why = Why
clause-missing = The rulebook has no clause { $id }.
read-in-rulebook = Read on in the rulebook

# Keys
keys = Keyboard
key-arrows = Move among what can be chosen
key-enter = Choose
key-numbers = Choose from the list of options
key-o = List of all options
key-esc = One step back
key-u = Take back
key-why = Why am I asked this?
key-h = Hint
key-z = Read a card large; arrows go to the next
key-l = What happened
key-a = Open the charts and aids
key-r = Rules
key-f = Other language
key-k = This page

# Around the table
coming = On the way to the table
wire-lost = Connection lost. Trying again…
spectating = You are watching. Only what everyone may see is shown.
no-table = This table cannot be opened
no-table-help = It may be gone, or the link is not complete.
invitations = Invite friends
invitations-help = Each link is good for one seat and works once. Send it to the person who should sit there.
new-link = New link (the old one stops working)
seat-number = Seat { $number }
to-the-table = To the table
look-back = Look back
result = Result
replay-file = Save the replay as a file
rematch = Rematch
another-table = Once more from the start
report = Report a problem
report-copied = The report is copied: paste it where you report the problem. It holds no secret of a game that is still on.
leave = Leave the table
leave-help = A bot can play on for you. You may take your seat back at any time.
replace-by = Let a bot play: { $strength }
stay = Stay
concede = Give up
concede-help = The game ends for you and you lose it. This cannot be taken back.
left-notice = A bot plays for you now.
left-banner = A bot plays for you.
come-back = Take my seat back
pass-to = Pass the screen to { $name }
pass-help = The other hands stay hidden. Press the button once nobody else is looking.
i-am = I am { $name }

# The end
game-over = The game is over
rematch-join = Accept the rematch
rematch-offered = The table for another game is laid: the others wait for you there.
see-table = See the table
turning-point = The turning point.
from-to = From { $from } to { $to } in a hundred.
end-chart = Chances along the game
replay = Look back
fair = Checked: nothing was rigged
unfair = The key does not fit the commitment
fair-help = The commitment was shown before the first card was dealt. The key, shown now, gives exactly that commitment; so no shuffle or die could be changed during the game. Your browser has just worked it out by itself.
commitment = Commitment
key = Key

# Replay
step = Step
step-of = Step { $step } of { $last }
first-step = First step
previous-step = Previous step
next-step = Next step
last-step = Last step
play = Play
pause = Pause
play-on = Play on from here
pace-times = Pace: { $times } times
whose-eyes = Seen by
public-eyes = Everyone
copy-step = Link to this step
hindsight = What it turned on
hindsight-busy = A bot is thinking the game over again. This can take a minute.
hindsight-chart = Chances of winning along the game, step { $last } being the end
hindsight-help = From each position the game was played on many times, and what that led to was judged. Touch the chart to go there.
hindsight-costly = What cost most
hindsight-none = No decision stands out as a mistake.
hindsight-chosen = { $name } chose “{ $chosen }”.
hindsight-better = The bot would have chosen “{ $better }” (about { $cost } points of a hundred better).
hindsight-go = Go to step { $step }

# Rulebook
rules-of = Rules of { $game }
contents = Contents
search-rules = Search the rules
clauses-found = { $count ->
    [0] No clause found
    [one] One clause found
   *[other] { $count } clauses found
}
copy-link-to = Copy a link to { $id }

# Credits
credits = Credits
credits-intro = Ludothèque stands on the work of others. Thank you.
credits-icons = Icons
credits-adapted = The pictures of the cards adapt these icons: relief, colour, crop. All else in them is drawn by us.
credits-fonts = Typefaces
credits-names = Names
licence = Licence: { $name }.

# Workshops
make-deck = Build a deck
make-map = Write a story
campaign = Campaign
usual-deck = The game chooses a deck
usual-map = As the rules below say
paste-code = Paste a code…
choose-other = Change
brings = { $what } of player { $number }
made-name = Name
made-legal = Legal for { $mode }
made-problems = { $count ->
    [one] One thing is not legal yet
   *[other] { $count } things are not legal yet
}
made-for = Made for
changed-rules = { $count ->
    [one] (one changed)
   *[other] ({ $count } changed)
}
made-open = Open
made-bring = Import
made-share = Share
made-save = Save
made-is-saved = Saved
made-saved = Saved on this device.
redo = Do again
unnamed-deck = Deck { $number }
unnamed-map = Story { $number }
mine-deck = My decks
mine-map = My stories
open-deck = Decks
open-map = Stories
begin-deck = A new deck
begin-map = A new story
ready-made = Ready-made
delete-made = Delete { $name }
delete-surely = Really delete
play-now = Play
play-made-deck = Play with this deck
play-made-map = Play this story
share-deck = Share this deck
share-map = Share this story
share-link = Link
share-code = Code
share-list = As a list
share-not-yet = It gets its code as soon as the server has looked at it.
copy-code = Copy the code
copy-list = Copy the list
bring-deck = Import a deck
bring-map = Import a story
bring-help-deck = Paste a code, a link or a list with one card a line, such as “2 Name of the card”.
bring-help-map = Paste a code, a link or a list with one mission a line, such as “M23: after M22” or “M2: side”.
bring-read = Import
bring-unread = { $count ->
    [one] One thing could not be read
   *[other] { $count } things could not be read
}
bring-line = Line { $number }:
bring-anyway = Import the rest
figure-ok = as it should be
figure-off = not as it should be

# Building a deck
the-deck = The deck
all-cards = All cards
sections = Kinds of cards
search-cards = Search the cards
only-chosen = In the deck
order = Order
order-box = As in the box
order-scale = By { $name }
order-name = By name
filter-any = Any
clear-wishes = Show all again
cards-found = { $count ->
    [0] No card
    [one] One card
   *[other] { $count } cards
}
key-put-in = put in
key-take-out = take out
key-read = read large
put-in = Put in { $name }
take-out = Take out { $name }
read-large = Read { $name } large
copies = { $copies } of { $limit }
unknown-cards = Unknown cards
deck-empty = Choose cards, or begin with a deck that is ready.
curve-step = { $value }: { $count ->
    [one] one card
   *[other] { $count } cards
}

# Laying out a story
pieces = Pieces
the-piece = In hand
search-pieces = Search the pieces
piece-lay = Lay it out
piece-laid = Is laid out
piece-put = { $name } is laid out
piece-remove = Take it off the plane
piece-removed = { $name } is taken off the plane
plan-empty = Choose pieces from the list, or begin with something ready.
arrows = Arrows
arrow-kind = Kind of the arrow from { $name }
new-arrows = New arrows
link-draw = Draw an arrow from here
link-pull = Draw an arrow
link-begun = From { $name } to …? Choose the other piece.
linked = Arrow from { $from } to { $to }
unlink = Remove the arrow: { $name }
marks = Marks
mark-on = set
mark-off = taken off
group-none = None
group-new = A new one: { $name }
arrange = Put in order
key-move = move
key-link = arrow
key-mark = marks
delete-key = Del

# A campaign
campaign-on = Next encounter
campaign-help = The stages are played in order. The next one opens once you have played the one before to its end, won or lost. Results stay on this device.
campaign-won = Every stage is won.
campaign-reset = Begin again
campaign-reset-help = All results of this campaign are removed from this device. This cannot be taken back.
stages-played = Stages played
stages-won = Stages won
games-played = Games
stage-locked = Not yet open
stage-open = Open
stage-underway = Underway
stage-lost = Lost
stage-won = Won
stage-play = Play this stage
stage-go-on = Go on playing
stage-again = Play again
