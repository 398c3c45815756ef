# What every game says.
seat-name = Player { $number }
hidden-card = a hidden card
list-and = { $most } and { $last }

refuse-not-offered = That is not possible now.
refuse-over = The game is over.
refuse-turn = It is not your turn.
refuse-lesson = The lesson asks for something else here.
refuse-undo = There is nothing to take back: since then someone else has played, or something was revealed.

waiting-for = Waiting for { $who }.
waiting-many = Waiting for { $who }.
verdict-win = { $who } wins.
verdict-share = { $who } share the victory.
verdict-draw = A draw.
verdict-won = Victory!
verdict-lost = Defeat.
event-undone = { $seat } took back a move.
