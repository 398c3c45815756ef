"""ludo replay: play a finished match again, check every position on the way, and tell its story."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import typer
from rich.console import Console

from ludotheque.kernel import Entry, Header, IllegalOption, Match, Plate, Scene, mistakes
from ludotheque.kernel.mistakes import at, not_json, of_system
from ludotheque.kernel.text import Told, said

from .app import FAILED, Lang, UsageError, complain, console
from .ink import Ink
from .picture import log_text, picture, results
from .words import say, told


class ReplayFile(msgspec.Struct, frozen=True):
    """What ``Match.replay_file`` writes: the hashes are those of the first position and of the one after every answer."""

    header: Header
    answers: list[Entry]
    hashes: list[str]


class Recording(NamedTuple):
    """A match played again, what its seats are called, and how many positions were compared with their hashes."""

    match: Match
    plates: list[Plate]
    checked: int


class Differs(Exception):
    """A position is not what the replay says it was."""

    def __init__(self, what: Told) -> None:
        super().__init__(what)
        self.what = what


def replay(
    what: Annotated[str, typer.Argument(metavar="FILE|TABLE", help="A replay file, or the id of a stored table.")],
    lang: Lang,
    step: Annotated[
        int | None, typer.Option("--step", min=0, help="Show the table after so many answers instead of the story.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, help="Through whose eyes, from 1.", show_default="a spectator's")
    ] = None,
    store: Annotated[
        str | None, typer.Option("--store", help="Where tables are kept, if not in the usual place.")
    ] = None,
) -> None:
    """Play a match again, check every position, and tell its story or show one step."""
    out = console()
    recording = _read(what, store, lang)
    match = recording.match
    if seat is not None and seat > match.setup.seats:
        raise UsageError(told("error-seat", seat=seat, seats=match.setup.seats))
    if seat is not None and not match.table.over:
        raise UsageError(told("error-live-seat"))
    if step is not None and step > match.move:
        raise UsageError(told("error-step", step=step, moves=match.move))
    eyes = None if seat is None else seat - 1
    scene = match.scene(eyes, lang, recording.plates)
    heading = say(lang, "replay-heading", game=scene.title, mode=scene.subtitle, moves=match.move)
    out.print(heading, style="bold", markup=False)
    if step is None:
        out.print(log_text(match.log(eyes, lang, recording.plates)))
        out.print()
        _tell_end(out, match, scene)
    else:
        out.print(say(lang, "replay-step", step=step, moves=match.move), style="dim")
        out.print(picture(match.at(step).scene(eyes, lang, recording.plates), Ink(match.game), out))
    count = recording.checked
    out.print(f"\n[green]✓[/] {say(lang, 'replay-checked' if count else 'replay-unchecked', hashes=count)}")


def _tell_end(out: Console, match: Match, scene: Scene) -> None:
    if not scene.over:
        out.print(say(scene.lang, "replay-live"), style="bold")
        return
    out.print(scene.verdict, style="bold green", markup=False)
    out.print(results(scene, [(outcome.score, outcome.rank) for outcome in match.table.outcomes]))
    out.print(say(scene.lang, "fair", key=scene.key, commitment=scene.commitment), style="dim", markup=False)


def _read(what: str, store: str | None, lang: str) -> Recording:
    path = Path(what)
    if path.is_file():
        saved = _read_file(path)
        try:
            return Recording(_check(saved), [], len(saved.hashes))
        except Differs as error:
            complain(str(said(at(str(path), error.what), lang)), lang)
            raise typer.Exit(FAILED) from None
    if path.suffix or len(path.parts) > 1:
        raise UsageError(told("error-no-file", file=what))
    return _stored(what, store, lang)


def _read_file(path: Path) -> ReplayFile:
    try:
        saved = msgspec.json.decode(path.read_bytes(), type=ReplayFile)
        bytes.fromhex(saved.header.key)
    except OSError as error:
        raise UsageError(mistakes.told("file-unread", file=str(path), why=of_system(error))) from None
    except msgspec.DecodeError as error:
        raise UsageError(told("error-no-replay", file=str(path), why=not_json(error))) from None
    except ValueError:
        raise UsageError(told("error-no-replay", file=str(path), why=told("error-key"))) from None
    return saved


def _check(saved: ReplayFile) -> Match:
    """Play every answer again; Differs at the first position that is not as it was."""
    if len(saved.hashes) != len(saved.answers) + 1:
        raise Differs(told("error-hashes", answers=len(saved.answers), hashes=len(saved.hashes)))
    match = Match.replay(saved.header, [])
    for move, (digest, entry) in enumerate(zip(saved.hashes, [*saved.answers, None], strict=True)):
        if match.game.digest(match.table) != digest:
            raise Differs(told("error-differs", moves=move))
        if entry is not None:
            try:
                match.play(entry.seat, entry.option or [])
            except IllegalOption as error:
                why = match.game.texts.told(error.message, **error.values)
                raise Differs(
                    told("error-answer", move=move + 1, option=str(entry.option), seat=entry.seat + 1, why=why)
                ) from None
    return match


def _stored(table: str, store: str | None, lang: str) -> Recording:
    """A match from the server's store."""
    from ludotheque.server import StoreError, default_store
    from ludotheque.server.ledger import Ledger
    from ludotheque.server.refusal import Refusal
    from ludotheque.server.store import Saved, open_store

    async def load(url: str) -> Saved | None:
        opened = open_store(url)
        path: Path | None = getattr(opened, "path", None)
        if path is not None and not path.exists():
            return None  # opening it would make it
        await opened.open()
        try:
            return await opened.load(table)
        finally:
            await opened.close()

    url = store or default_store()
    try:
        saved = asyncio.run(load(url))
        if saved is None:
            raise UsageError(told("error-no-table", table=table, store=url))
        ledger = Ledger.read(saved)
        return Recording(ledger.match, ledger.seats.plates(ledger.match.game, lang), 0)
    except StoreError as error:
        raise UsageError(told("error-store", why=error)) from None
    except Refusal as error:
        complain(error.fault(lang).message, lang)
        raise typer.Exit(FAILED) from None
