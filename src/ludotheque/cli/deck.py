"""ludo deck: check the decks that people bring to a game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

import ludotheque
from ludotheque.kernel import SetupError

from .app import FAILED, UsageError, complain, console

deck = typer.Typer(help="Check decks.", no_args_is_help=True, rich_markup_mode="rich")


@deck.callback()
def decks() -> None:
    pass


@deck.command(epilog="Example: ludo deck check mine.toml --game leduc")
def check(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A TOML or JSON file with [b]game[/b], [b]mode[/b] and [b]decks[/b].")
    ],
    game: Annotated[str | None, typer.Option("--game", help="The game, if the file does not name it.")] = None,
) -> None:
    """Check the decks in a file against the game's rules and list every problem."""
    content = _read(file)
    name = game or content.get("game")
    if not isinstance(name, str):
        raise UsageError(f'{file} does not say which game its decks are for: add game = "…" or use --game')
    rules = ludotheque.game(name)
    if rules.check_decks is None:
        raise UsageError(f"{rules.name} is played without decks of one's own")
    if "decks" not in content:
        raise UsageError(f"{file} holds no decks: put them under decks, as the page of {rules.name} shows")
    try:
        rules.setup(content.get("mode"), content.get("seats"), content.get("options"), content["decks"])
    except SetupError as error:
        complain(f"{file}: {error}")
        raise typer.Exit(FAILED) from None
    console().print(Text.assemble(("✓ ", "green"), str(file)))


def _read(file: Path) -> dict[str, Any]:
    try:
        text = file.read_text(encoding="utf-8")
        content = msgspec.json.decode(text) if file.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise UsageError(f"{file} cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, msgspec.DecodeError) as error:
        raise UsageError(f"{file} is not valid {'JSON' if file.suffix == '.json' else 'TOML'}: {error}") from None
    if not isinstance(content, dict):
        raise UsageError(f"{file} should hold named fields: game, mode, decks")
    return content
