"""ludo games: what is on the shelf."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

import ludotheque

from .app import Lang, console
from .words import say, strength_name


def games(lang: Lang) -> None:
    """List the games, their modes and their bots."""
    out = console()
    shelf = ludotheque.games()
    if not shelf:
        out.print(say(lang, "games-none"))
        return
    table = Table(border_style="dim", show_lines=True)
    for heading in ("games-name", "games-title", "games-modes", "games-bots"):
        table.add_column(say(lang, heading))
    for game in shelf.values():
        title = Text(game.title(lang), style="bold")
        if game.texts.has(lang, "blurb"):
            title.append("\n").append(game.texts.say(lang, "blurb"), style="not bold")
        modes = []
        for mode in game.modes:
            seats = ", ".join(str(count) for count in sorted(game.seats(mode)))
            modes.append(f"{mode} ({say(lang, 'games-seats', seats=seats)})")
        strengths = [
            f"{strength} ({name})" if (name := strength_name(game, strength, lang)) != strength else strength
            for strength in game.strengths
        ]
        table.add_row(game.name, title, "\n".join(modes), "\n".join(strengths))
    out.print(table)
