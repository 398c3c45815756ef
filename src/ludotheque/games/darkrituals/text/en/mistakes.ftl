# What is wrong with cards that somebody wrote. Words in quotes are as in the file.
mistake-tile = “{ $tile }” is no tile: a letter for the column, then the row, such as A1
mistake-tile-twice = { $tile } is there twice
mistake-zone = there is no zone “{ $zone }” on these tiles
mistake-yellow = the Pit and the demon need a yellow zone
mistake-wall = “{ $wall }” should name two zones with a hyphen between, such as A1.NE-B1.NW
mistake-unreached = { $zone } cannot be reached from the red zone
mistake-apart = { $zone } and { $other } do not touch
mistake-lone-pit = the Pit needs at least two zones beside it
mistake-on-pit = nobody can start on the Pit
mistake-welcome = the green zone must lie beside the Pit
mistake-rubies = rubies are thrown into the Pit, and there is none
mistake-peasants = { $n } souls are to be freed or trapped, so there must be as many peasants
mistake-ritual-serfs = the ritual takes { $n } serfs; there must be two more at least
mistake-sacrifice-serfs = an encounter with a sacrifice needs at least { $n } serfs
mistake-rewards = two of them lie on { $n }; each needs a number of its own
mistake-need = { $word } needs { $need }, which this encounter does not have
mistake-count = { $word } needs n, how many
mistake-no-count = { $word } counts nothing: leave out n
mistake-total = “{ $step }” is no cast total: a number up to { $most }, with a plus where it goes on, such as 7+

# A line of a hero card that cannot be read. The card language is English, so its words stay as they are.
misread = { $wanted } should come first
misread-not = { $wanted } should come first, not “{ $given }”
misread-after = { $wanted } should come after “{ $before }”
misread-after-not = { $wanted } should come after “{ $before }”, not “{ $given }”
misread-x = { $word } needs the level LX, which says what it is
misread-plus-x = +X is for reactions only
misread-trigger = the effect does not fit the trigger: loot is for searches, a range for attacks, + for the rest
wanted-word = “{ $word }”
wanted-one-of = one of { $words }
wanted-number = a number
wanted-number-from-1 = a number of at least 1
wanted-level = a level, L1 to L4 or LX,
wanted-trigger = a trigger, such as “Hero attacked” or “Hero attacks Witch”,
wanted-end = the end of the line

# Cards that do not fit those beside them.
problem-no-decks = there are none: cards of one’s own lie in a folder that ludo --cards names
problem-slot-without-ai = slot { $slot } has no AI card and needs at least one
problem-slot-actions = slot { $slot } needs one Action card and has { $given ->
    [none] none
   *[other] { $given }
}; a card with the id of ours, such as action-{ $slot }, takes its place
problem-no-spell = “{ $word }” is no spell{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
problem-idle-in-attack = { $word } does nothing in attack
problem-idle-in-defence = { $word } does nothing in defence
problem-not-called = “{ $word }” is no minion or creature{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
problem-no-unit = there is no such unit{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
}
problem-demon-placed = a demon is summoned and does not start on the board; name it in the field demon
problem-figures = there are only { $n }
problem-no-witch = at least one witch must start on the board
problem-no-demon = “{ $word }” is no demon
problem-witch-away = “{ $word }” does not start on the board
problem-tokens = there are only { $n } tokens
