"""ludo games: what is on the shelf."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

import ludotheque

from .app import Lang, console
from .words import say


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
        modes = [f"{mode} ({_players(lang, sorted(game.seats(mode)))})" for mode in game.modes]
        strengths = [
            f"{strength} ({name})" if (name := game.strength_name(strength, lang)) != strength else strength
            for strength in game.strengths
        ]
        table.add_row(game.name, title, "\n".join(modes), "\n".join(strengths))
    out.print(table)


def _players(lang: str, counts: list[int]) -> str:
    """How many can play: 2 players, 2–4 players, 2, 4 players."""
    least, most = counts[0], counts[-1]
    unbroken = most - least == len(counts) - 1 and most > least
    return say(lang, "games-seats", most=most, seats=f"{least}–{most}" if unbroken else ", ".join(map(str, counts)))
