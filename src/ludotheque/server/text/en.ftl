# What the server itself says. One message for each code of refusal.py, then a few names.
bad-request = This could not be understood: { $detail }
token = The key of this seat is missing or wrong.
origin = A page of another site may not talk to this server.
invitation = This invitation is wrong, or somebody has already used it.
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
not-over = This can be seen once the game is over.
no-analysis = This game could not be looked back on. Try again in a while.
not-asked = This seat has nothing to decide now.
not-left = Nobody has left this seat.
other-rules = This table needs version { $needed } of the rules of { $game }; version { $installed } is installed here.
other-cards = This table was begun with other cards of { $game } (content { $content }…) than those installed here.
no-such-game = This table needs the game “{ $game }”, which is not installed here.
left = You have left this seat: take it back first.
too-large = This is too large: { $limit } bytes are the most.
setup = This table cannot be set up.
too-fast = Too many requests: please wait a moment.
too-many-tables = You have opened { $limit } tables within the hour: please wait a little.
too-many-sockets = You have too many connections open.
internal = Something went wrong on our side. Nothing was changed.
busy = Every place is taken at the moment: please try again in a minute.
store = This could not be saved, so nothing was changed: please try again.
damaged = What was stored of this table is damaged, so it cannot be shown or played on. Whoever runs this server may have a backup.
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
