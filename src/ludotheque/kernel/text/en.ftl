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

# What is wrong with something that was refused as a whole, a line for each problem below.
refused-setup = this table cannot be set up
refused-cards = these cards cannot be used
refused-position = this position cannot exist
mistake-at = { $field }: { $what }
list-or = { $most } or { $last }

# What is wrong with a file.
file-unread = { $file } cannot be read: { $why }
file-unwritten = { $file } cannot be written: { $why }
file-no-text = { $file } is not text: save it as UTF-8 in a text editor
os-missing = there is no such file or folder
os-denied = the system does not allow it; check who owns it
os-folder = it is a folder; name a file in it
os-file = part of this path is a file, not a folder
os-port-taken = something else listens there
os-full = the disk is full
toml-no = is not valid TOML: { $what }
toml-in-line = line { $line } is not valid TOML: { $what }
toml-line-end = there is more than one thing in this line; begin a new one after each value
toml-equals = after a name comes “=”, then its value
toml-heading = a heading ends with as many brackets as it begins with: [card] or [[play]]
toml-name = a line begins with a name of letters, digits, - and _, or with a [heading]
toml-value = this is no value: texts stand in quotes, numbers have a point and no comma, and there is true or false
toml-open = a list [ … ] or a table {"{"} … {"}"} is not closed
toml-quotes = a text ends with the quotes that it begins with, in the same line
toml-twice = this name was given a value before
toml-backslash = a backslash in a text is doubled: \\
json-cut = it is not whole: the end is missing
json-at = it is not valid JSON from character { $byte } on

# What is wrong with cards and other fields that somebody wrote. “field” and “word” are as written in the file.
no-card-folder = there is no such folder of cards
card-id-twice = this id is already used by another card; choose another
card-name = write name = "…" or name = {"{"} en = "…", fr = "…" {"}"}
value-absent = is missing
value-missing = “{ $word }” is missing
value-field = there is no field “{ $word }”
value-field-but = there is no field “{ $word }”; did you mean “{ $near }”?
value-word = “{ $word }” is not one of the words possible here
value-word-but = “{ $word }” is not one of the words possible here; did you mean “{ $near }”?
value-no-fields = { $value } should be a table of fields
value-type = should be { $wanted }
value-type-not = should be { $wanted }, not { $given }
value-bound-least = should be { $wanted } of at least { $n }
value-bound-most = should be { $wanted } of at most { $n }
value-bound-above = should be { $wanted } above { $n }
value-bound-below = should be { $wanted } below { $n }
value-length-least = should be { $wanted } with at least { $n } of them
value-length-most = should be { $wanted } with at most { $n } of them
value-length-above = should be { $wanted } with more than { $n } of them
value-length-below = should be { $wanted } with fewer than { $n } of them
value-length-is = should be { $wanted } with { $n } of them
type-int = a whole number
type-float = a number
type-str = a text in quotes
type-bool = true or false
type-array = a list [ … ]
type-object = a table of fields {"{"} … {"}"}
type-null = nothing

# What is asked for and is not there, or not as it was.
no-game = no game is called “{ $name }”; there are { $games }
package-broken = { $package } announces { $name } = “{ $value }” ({ $group }), which cannot be loaded: { $error }
    Mend that package, or remove it: pip uninstall { $package }
pinned-game = this is a match of { $game }, not of { $own }
pinned-rules = this match needs version { $needed } of the rules of { $game }; version { $there } is installed
pinned-cards = this match was played with other cards of { $game } (content { $content }…)
