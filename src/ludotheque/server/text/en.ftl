# What the server itself says. One message for each code of refusal.py, then a few names.
bad-request = This could not be understood: { $detail }
token = The key of this seat is missing or wrong.
origin = A page of another site may not talk to this server.
host-name = This server is not called “{ $name }”. If it should be, whoever runs it adds the name to LUDOTHEQUE_HOSTS.
invitation = This invitation is wrong: please check that the link was copied whole.
invitation-used = This invitation was already used or has been taken back: ask for a new one.
token-used = This key opens a seat at this table already.
host = Only whoever set up this table can do that.
no-friend = This seat was not set up for a friend.
seat-taken = Whoever sits here has begun to play.
not-found = { $what ->
    [card] There is no card “{ $name }”.
    [drawing] There is no drawing “{ $name }”.
    [picture] There is no picture “{ $name }”.
    [game] There is no game “{ $name }”.
    [icon] There is no icon “{ $name }”.
    [seat] There is no seat { $name } at this table.
    [step] Nobody has played { $name } moves yet.
    [workshop] There is no workshop “{ $name }” here.
   *[page] There is nothing at { $name }.
}
no-table = There is no such table.
method = This address does not accept { $method }.
stale = The table has moved on since you looked. Nothing was changed.
illegal = That is not possible now.
id-used = This message was already used for another answer. Nothing was changed.
no-hints = { $agree ->
    [yes] Hints are given once everybody who plays here agrees to them.
   *[no] Hints are switched off at this table.
}
no-lookback = Looking back is switched off at this table until the game is over.
not-over = This can be seen once the game is over.
no-analysis = This game could not be looked back on. Try again in a while.
not-asked = This seat has nothing to decide now.
not-left = Nobody has left this seat.
other-rules = This table needs version { $needed } of the rules of { $game }; version { $installed } is installed here.
other-cards = This table was begun with other cards of { $game } (content { $content }…) than those installed here.
no-such-game = This table needs the game “{ $game }”, which is not installed here.
left = You have left this seat: take it back first.
closed = This table was closed by whoever runs the server.
too-large = This is too large: { $limit } bytes are the most.
setup = This table cannot be set up.
too-fast = Too many requests: please wait a moment.
too-many-tables = You have opened { $limit } tables within the hour: please wait a little.
too-many-sockets = You have too many connections open.
internal = Something went wrong on our side. Nothing was changed.
busy = Every place is taken at the moment: please try again in a minute.
store = This could not be saved, so nothing was changed: please try again.
damaged = { $entry ->
    [0] What was stored of this table is damaged, so it cannot be shown or played on. Whoever runs this server may have a backup.
   *[other] What was stored of this table is damaged at its entry { $entry }, so it cannot be shown or played on. Whoever runs this server may have a backup.
}
thinking = The bot could not find an answer: please try again.

no-strength = There is no bot “{ $wanted }”; there are { $known }.
more = { $count ->
    [one] … and one more.
   *[other] … and { $count } more.
}

free-seat = Free seat
stand-in = { $name } (bot)

value-true = yes
value-false = no

# Where tables cannot be kept, and why.
store-version = { $store } was written by another version (schema { $found }, this one reads { $schema })
store-closed = cannot open the store { $store }: { $why }
store-unread = cannot read { $store }: { $why }
store-unwritten = cannot write to { $store }: { $why }
store-needs = a PostgreSQL store needs asyncpg: pip install 'ludotheque[postgres]'
store-kind = the store “{ $url }” is of an unknown kind: use sqlite:///path or postgresql://…
limits-unread = LUDOTHEQUE_LIMITS cannot be read: { $why }

# For whoever keeps the house.
keep-no-store = there is no store { $store }
keep-no-export = this is no table that ludo admin export wrote
keep-no-backup = { $file } is no whole backup ({ $why })
keep-exists = there is a table { $table } already
