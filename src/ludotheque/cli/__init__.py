"""The command line: ``ludo``. One module for each command; the same scenes as in the browser, drawn for a terminal."""

from collections.abc import Callable

from .admin import admin
from .app import app
from .art import art
from .deck import deck
from .games import games
from .lab import lab
from .play import play
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate

__all__ = ["app", "main"]

EXAMPLES: dict[Callable[..., None], str] = {
    serve: "ludo serve --port 9000",
    games: "ludo games --lang fr",
    play: "ludo play leduc --bot hard",
    simulate: "ludo simulate leduc --bots normal,easy --games 1000 --seed 7",
    replay: "ludo replay match.json --step 4",
    rules: "ludo rules leduc LED-05",
    art: "ludo art leduc --check",
}

for command, example in EXAMPLES.items():
    app.command(epilog=f"Example: {example}")(command)
app.add_typer(admin, name="admin")
app.add_typer(deck, name="deck")
app.add_typer(lab, name="lab")


def main() -> None:
    app()
