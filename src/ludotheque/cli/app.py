"""App: the command's frame — what options are called everywhere, and how errors are told."""

from __future__ import annotations

import os
from itertools import pairwise
from pathlib import Path
from secrets import token_bytes
from typing import Annotated, Any, Literal, NoReturn

import typer
from rich.console import Console
from typer.core import TyperGroup

import ludotheque
from ludotheque.kernel import LudothequeError, PinnedError, RulesError
from ludotheque.kernel.content import OWN_CARDS
from ludotheque.kernel.dice import KEY_BYTES
from ludotheque.kernel.scene import Plain
from ludotheque.kernel.text import LANGUAGES
from ludotheque.lab.seeds import key_of

from .misuse import Misuse, explained
from .words import say, told

FAILED = 1
"""Exit code: it was understood, and it did not work out."""
MISUSED = 2
"""Exit code: it was not understood."""
WIDTH = 100
"""Columns beyond which lines get hard to read."""


class UsageError(LudothequeError):
    """What was typed cannot be done; the message says what can."""


def console(stderr: bool = False) -> Console:
    """Where to print: as wide as the terminal, up to what one can read."""
    made = Console(stderr=stderr, highlight=False)
    made.width = min(made.width, WIDTH)
    return made


def complain(message: str, lang: str) -> None:
    """Say on the error stream what went wrong."""
    head, _, rest = message.partition("\n")
    out = console(stderr=True)
    out.print(f"[bold red]{say(lang, 'error')}[/]", end=" ")
    out.print(head, markup=False, soft_wrap=True)
    if rest:
        out.print(rest, markup=False, soft_wrap=True)


class Frame(TyperGroup):
    """Tells people what was wrong, in their language, instead of showing them our code."""

    lang = "en"

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        self.lang = language_in(args)
        try:
            return super().make_context(info_name, args, parent, **extra)
        except Misuse as error:
            self._misused(error)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Misuse as error:
            self._misused(error)
        except (PinnedError, RulesError) as error:
            complain(error.said(self.lang), self.lang)
            raise typer.Exit(FAILED) from None
        except LudothequeError as error:
            complain(error.said(self.lang), self.lang)
            raise typer.Exit(MISUSED) from None

    def _misused(self, error: Any) -> NoReturn:
        """A command that was typed wrongly; one typed without anything only wants its help, which it has got."""
        if type(error).__name__ == "NoArgsIsHelpError":
            raise error
        complain(explained(error).said(self.lang), self.lang)
        raise typer.Exit(MISUSED) from None


def language_in(words: list[str]) -> str:
    """The language asked for on a command line, also where the rest of it cannot be understood."""
    asked = [after if word == "--lang" else word.removeprefix("--lang=") for word, after in pairwise([*words, ""])]
    return next((lang for lang in asked if lang in LANGUAGES), usual_language())


app = typer.Typer(
    cls=Frame,
    help="Tabletop rulebooks, played by people and bots, every rule enforced and explained.",
    no_args_is_help=True,
    pretty_exceptions_show_locals=False,
    rich_markup_mode="rich",
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"ludotheque {ludotheque.__version__}")
        raise typer.Exit


@app.callback()
def ludo(
    version: Annotated[
        bool, typer.Option("--version", help="Show the version and leave.", is_eager=True, callback=show_version)
    ] = False,
    cards: Annotated[
        list[Path] | None,
        typer.Option("--cards", metavar="FOLDER", help="Add your own cards: FOLDER/GAME/*.toml; repeatable."),
    ] = None,
) -> None:
    if cards:  # by the environment, so that bots and workers in other processes find them as well
        before = filter(None, [os.environ.get(OWN_CARDS, "")])
        os.environ[OWN_CARDS] = os.pathsep.join([*before, *(str(folder.absolute()) for folder in cards)])
    if os.environ.get(OWN_CARDS):  # a mistake is better told now than in the middle of something
        shelf = ludotheque.games()
        for game in shelf.values():
            _ = game.box
        for folder in map(Path, os.environ[OWN_CARDS].split(os.pathsep)):
            if not any((folder / name).is_dir() for name in shelf):
                raise UsageError(told("error-no-cards", folder=str(folder), games=", ".join(shelf)))


def usual_language() -> str:
    """French for those whose terminal speaks it."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if spoken.lower().startswith("fr") else "en"


Language = Literal["en", "fr"]
Lang = Annotated[
    Language,
    typer.Option("--lang", default_factory=usual_language, help="Language.", show_default="the terminal's"),
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game's name; [b]ludo games[/b] lists them.")]
Mode = Annotated[str | None, typer.Option("--mode", help="A mode of the game.", show_default="the first")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many play.", show_default="the usual number")]
Options = Annotated[
    list[str] | None, typer.Option("--options", "-o", metavar="NAME=VALUE", help="A setting of the mode; repeatable.")
]


def settings(words: list[str] | None) -> dict[str, Plain]:
    """``ante=2`` and ``open=yes`` as the game understands them; it checks names and ranges itself."""
    chosen: dict[str, Plain] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise UsageError(told("error-option", word=word))
        chosen[name] = plain(value)
    return chosen


def plain(value: str) -> Plain:
    if value.lower() in ("yes", "true", "on"):
        return True
    if value.lower() in ("no", "false", "off"):
        return False
    return int(value) if value.lstrip("-").isdecimal() else value


def key_from(seed: str | None, *place: object) -> bytes:
    """A key that a seed fixes, another one for each place it is used in; without a seed, a fresh secret."""
    if seed is None:
        return token_bytes(KEY_BYTES)
    return key_of(seed, *place)
