"""LiveTable: a table in memory, with the people who look at it. One writer at a time, and the disk before the eyes.

An entry first happens in memory (where the rules may refuse it), then goes to the store, and only then is anyone shown
anything. All of that, and every look at the table, holds the table's lock, so nobody ever sees what is not yet on disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec

from ludotheque.bots.window import recent_events
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.errors import IllegalOption, RulesError
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.scene import Plain

from .archive import LINES
from .journal import Answer, Entry, Undo
from .ledger import Ledger, conceding
from .messages import Play, State, StateFrame, TakeBack, encode
from .refusal import Refusal
from .sights import NEVER, Sights
from .store import Conflict, StoreError, refusal
from .thinker import Reply, Thought
from .thinkers import ThinkingError

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

NO_SEAT = 4401
CANNOT_SHOW = 1011  # WebSocket: the server met a fault


class Viewer:
    """Somebody connected: the seats they speak for, what they have been shown, and the next frame for them.

    A frame is the whole position, so a slow reader needs only the newest: while one is on its way, ``stale`` remembers
    that there is something newer.
    """

    __slots__ = ("seats", "keys", "lang", "eye", "have", "acked", "frame", "busy", "stale", "wake", "hang_up")

    def __init__(self, keys: dict[int, str], lang: str, hang_up: Callable[[int], None]) -> None:
        """``keys``: the seats they speak for, and the token (its hash) that proves it."""
        self.keys = keys
        self.seats = seats = sorted(keys)
        self.lang = lang
        self.eye: int | None = seats[0] if seats else None
        self.have = 0
        self.acked: list[str] = []
        self.frame: str | None = None
        self.busy = False
        self.stale = False
        self.wake = asyncio.Event()
        self.hang_up = hang_up


class TableLock(asyncio.Lock):
    """One at a time, and nobody any more once the table is forgotten: its memory may be ahead of the disk."""

    forgotten = False

    async def __aenter__(self) -> None:
        await self.acquire()
        if self.forgotten:
            self.release()
            raise Refusal("store")


class LiveTable:
    def __init__(self, house: House, id: str, ledger: Ledger) -> None:
        self.house = house
        self.id = id
        self.ledger = ledger
        self.lock = TableLock()
        self.viewers: set[Viewer] = set()
        self.used = monotonic()
        self.changed = monotonic()
        self.bots: asyncio.Task[None] | None = None
        self.hinting: set[int] = set()
        self.sights = Sights(ledger)

    @property
    def match(self) -> Match:
        return self.ledger.match

    @property
    def game(self) -> Game[Any]:
        return self.ledger.match.game

    @property
    def idle(self) -> bool:
        """Whether it can be put away: nobody looks, nothing is under way."""
        return not self.viewers and not self.lock.locked() and self.bots is None

    # What people do ---------------------------------------------------------------------------------------------------

    async def play(self, viewer: Viewer, play: Play) -> None:
        """Answer for a seat; the viewer's next frame acknowledges it."""
        await self._enter(viewer, Answer(play.seat, play.option, play.id), play.move)

    async def undo(self, viewer: Viewer, undo: TakeBack) -> None:
        """Take back to the last safe point; of several people at one screen, whoever answered last."""
        seat = undo.seat
        if len(viewer.seats) > 1 and seat in viewer.seats:
            again = (each for each in viewer.seats if self.ledger.known(Undo(each, undo.id)))
            able = (each for each in viewer.seats if self.match.can_undo(each))
            seat = next(again, next(able, seat))
        await self._enter(viewer, Undo(seat, undo.id), undo.move)

    async def _enter(self, viewer: Viewer, entry: Answer | Undo, move: int) -> None:
        if entry.seat not in viewer.seats:
            raise Refusal("token")
        began = monotonic()
        async with self.lock:
            while True:
                try:
                    new = await self._accept(entry, move, viewer.lang)
                    break
                except Refusal:  # which may be about a table that has moved on elsewhere
                    if not await self._follow():
                        raise
            if entry.id:
                viewer.acked.append(entry.id)
            if new:
                self._show()
            else:
                self.tell(viewer)
        self.house.metrics.acknowledged(monotonic() - began)

    async def _accept(self, entry: Answer | Undo, move: int, lang: str) -> bool:
        """Store it, unless it was stored before (False). When another process was faster, everything is asked again."""
        while not self.ledger.known(entry):
            if self.ledger.closed:
                raise Refusal("closed")
            if self.ledger.seats[entry.seat].bot:
                raise Refusal("left")
            current = move == self.match.move if isinstance(entry, Undo) else self.ledger.current(entry.seat, move)
            if not current and not conceding(entry):
                raise Refusal("stale")
            try:
                if await self._commit(entry):
                    return True
            except IllegalOption as error:
                raise Refusal("illegal", self.game.explain(error, lang), error.clause) from None
        return False

    async def change_seats(self, decide: Callable[[Ledger], Entry | None]) -> None:
        """Somebody sits down, leaves or comes back. ``decide`` is asked again if another process was faster; None: it is
        so already."""
        async with self.lock:
            while True:
                try:
                    if self.ledger.closed:
                        raise Refusal("closed")
                    if (entry := decide(self.ledger)) is None or await self._commit(entry):
                        break
                except Refusal:
                    if not await self._follow():
                        raise
            if entry is not None:
                self._show()

    # Memory, disk, eyes -----------------------------------------------------------------------------------------------

    async def _commit(self, entry: Entry) -> bool:
        """Let it happen and store it. False: another process was faster, and its version is the table now."""
        told = len(self.match.table.story)
        try:
            self.ledger.apply(entry)
        except RulesError as error:  # the match has put itself back as it was
            log.exception("a fault in the rules of %s at table %s", self.game.name, self.id)
            raise Refusal("internal") from error
        began = monotonic()
        try:
            await self.house.store.append(self.id, self.ledger.version, self.ledger.chain.seal(entry))
        except Conflict:
            await self._reload()
            return False
        except BaseException as error:
            # Memory is ahead of the disk, by an entry that may or may not be stored: forget the table and read it anew.
            self.house.forget(self)
            if isinstance(error, StoreError):
                log.error("table %s: %s", self.id, error)
                raise refusal(error) from error
            raise
        self.house.metrics.stored(monotonic() - began)
        if isinstance(entry, Answer):
            self.house.metrics.move("bot" if self.ledger.seats[entry.seat].bot else "person")
        elif not isinstance(entry, Undo):
            log.info(type(entry).__name__.lower(), extra={"table": self.id, "seat": getattr(entry, "seat", None)})
        self._happened(entry, told)
        return True

    def _happened(self, entry: Entry, told: int = NEVER) -> None:
        """``told``: how many lines the story had before."""
        self._look_anew(told if isinstance(entry, Answer) else NEVER)
        if isinstance(entry, Undo):
            kept = len(self.match.table.story) - 1  # the last line says that something was taken back
            for viewer in self.viewers:
                viewer.have = min(viewer.have, kept)

    def _look_anew(self, told: int = NEVER) -> None:
        self.sights = Sights(self.ledger, told)
        self.changed = monotonic()
        for viewer in [viewer for viewer in self.viewers if not self._admits(viewer)]:
            self.viewers.discard(viewer)  # not even the next frame is for them
            viewer.seats = []
            viewer.hang_up(NO_SEAT)

    def _admits(self, viewer: Viewer) -> bool:
        """Whether their tokens still open the seats they opened."""
        return all(self.ledger.seats[seat].token == key for seat, key in viewer.keys.items())

    async def _reload(self) -> None:
        """Take the store's word for everything."""
        try:
            self.ledger = await self.house.read(self.id)
        except BaseException:
            self.house.forget(self)
            raise
        self._look_anew()
        for viewer in self.viewers:
            viewer.have = 0
        self._show(drive=False)

    async def catch_up(self, number: int) -> None:
        """Another process has stored entries up to ``number``: let them happen here too."""
        if self.ledger.version < number:
            async with self.lock:
                if self.ledger.version < number:
                    await self._follow()

    async def refresh(self) -> None:
        """Whatever other processes have stored has happened here when this returns."""
        async with self.lock:
            await self._follow()

    async def _follow(self) -> bool:
        """Let happen what other processes have stored, if anything. Holds the lock."""
        if not self.house.store.shared or self.lock.forgotten:
            return False
        try:
            found = await self.house.store.since(self.id, self.ledger.version)
        except StoreError as error:
            raise refusal(error) from error
        if not found:
            return False
        try:
            for data in found:
                self._happened(self.ledger.follow(data))
        except Exception:
            log.exception("table %s could not follow another process", self.id)
            await self._reload()
            return True
        self._show(drive=False)  # the process that stored it has woken the bots
        return True

    # What people see --------------------------------------------------------------------------------------------------

    def _show(self, drive: bool = True) -> None:
        for viewer in self.viewers:
            self.tell(viewer)
        if drive:
            self.wake_bots()

    def tell(self, viewer: Viewer) -> None:
        """Have the newest position sent, or remember to once the last frame has left. Holds the lock."""
        if viewer.busy:
            viewer.stale = True
            return
        try:
            viewer.frame = self._frame(viewer)
        except Exception:  # a fault in how a game looks must not stop the game
            log.exception("table %s cannot be shown to %s", self.id, viewer.eye)
            viewer.hang_up(CANNOT_SHOW)
            return
        viewer.busy = True
        viewer.wake.set()

    def _frame(self, viewer: Viewer) -> str:
        eye = self._eye(viewer)
        if eye != viewer.eye:
            viewer.eye, viewer.have = eye, 0
        match, sights = self.match, self.sights
        first = max(viewer.have, len(match.table.story) - LINES)  # what lies farther back is sent to whoever asks
        acked, viewer.acked = viewer.acked, []
        viewer.have = len(match.table.story)
        undo = any(match.can_undo(seat) for seat in viewer.seats)
        scene, lines = sights.scene(eye, viewer.lang), sights.log(eye, viewer.lang, first)
        beats = sights.beats(eye, viewer.lang) if first == sights.told else []
        state = State(self.ledger.version, match.move, scene, lines, first, undo, acked, eye, beats, self.ledger.hints)
        return encode(StateFrame(state)).decode()

    def _eye(self, viewer: Viewer) -> int | None:
        """Whose eyes: of several people at one screen, those of the one who must answer."""
        if len(viewer.seats) > 1:
            for seat in self.match.table.waiting:
                if seat in viewer.seats:
                    return int(seat)
        return viewer.eye

    # Bots -------------------------------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let bots answer what they are asked, if they are not at it already."""
        if self.bots is None and self._bot_seat() is not None:
            self.bots = asyncio.create_task(self._play_bots())

    def _bot_seat(self) -> int | None:
        """A seat whose bot must answer; none while nobody plays or looks, for then nobody would care."""
        seats = self.ledger.seats
        if not (self.viewers or seats.anyone) or self.ledger.closed:
            return None
        return next((seat for seat in self.match.table.waiting if seats[seat].bot), None)

    async def _play_bots(self) -> None:
        try:
            while await self._play_bot():
                pass
        except Refusal as refusal:
            log.warning("table %s: a bot's answer was not stored (%s)", self.id, refusal.code)
        except Exception:
            log.exception("table %s: the bots have stopped", self.id)
        finally:
            self.bots = None

    async def _play_bot(self) -> bool:
        """One answer of one bot. It thinks without the lock; if the table moved on meanwhile, it is asked again."""
        async with self.lock:
            seat = self._bot_seat()
            if seat is None:
                return False
            move = self.match.move
            option = self._lesson_answer(seat)
            thought = self._bot_thought(seat) if option is None else None
        if thought is not None:
            began = monotonic()
            try:
                option = (await self.house.thinkers.think(thought)).option
                self.house.metrics.thought(monotonic() - began)
            except ThinkingError as error:
                log.error("table %s: %s; a random answer instead", self.id, error)
        if self.viewers:
            await asyncio.sleep(self.changed + self.house.config.bot_pause - monotonic())
        async with self.lock:
            asked = seat in self.match.table.waiting and self.ledger.seats[seat].bot
            if asked and self.ledger.current(seat, move):
                await self._answer_for_bot(seat, option)
        return True

    def _bot_thought(self, seat: int) -> Thought | None:
        """The question for a bot; None if the rules cannot put it, for the table must not stop at that."""
        try:
            return self.thought(seat, self.game.strengths.get(self.ledger.seats[seat].bot, "random"))
        except Exception:
            log.exception("table %s: what seat %s may know cannot be told; a random answer instead", self.id, seat)
            return None

    async def _answer_for_bot(self, seat: int, wanted: list[Plain] | None) -> None:
        """What it wants, if that is offered; else whatever is, and something else where the rules stumble over it."""
        offered = list(self.match.table.options_of(seat))
        secrets.SystemRandom().shuffle(offered)
        if wanted is not None and tuple(wanted) in offered:
            offered.sort(key=lambda option: option != tuple(wanted))
        for option in offered:
            try:
                if await self._commit(Answer(seat, list(option))):
                    self._show(drive=False)
                return
            except Refusal as refusal:
                if refusal.code != "internal":
                    raise
        raise Refusal("internal")

    def _lesson_answer(self, seat: int) -> list[Plain] | None:
        """What a lesson wants played here."""
        step = self.match.lesson_step
        return list(step.play) if step is not None and step.seat == seat and step.play else None

    def thought(self, seat: int, spec: str) -> Thought:
        """A question for a bot. It gets a table its seat could imagine, and dice that say nothing about ours."""
        secret = bytes.fromhex(self.match.header.key)
        about = f"{seat} {self.ledger.version}".encode()
        key = blake2b(about, key=secret, digest_size=16, person=b"ludo-bot").digest()
        imagined = msgspec.Raw(self.game.dumps(self.match.table.guess(seat, Dice(key))))
        recent = recent_events(self.match.table, seat)
        return Thought(self.game.name, imagined, seat, spec, key.hex(), f"{self.id} {seat}", recent)

    async def hint(self, seat: int, lang: str) -> tuple[Reply, str]:
        """What the lesson wants, or the strongest bot would do in this seat, and what that option is called."""
        if seat in self.hinting:
            raise Refusal("too-fast")
        self.hinting.add(seat)
        try:
            return await self._hint(seat, lang)
        finally:
            self.hinting.discard(seat)

    async def _hint(self, seat: int, lang: str) -> tuple[Reply, str]:
        async with self.lock:
            if seat not in self.match.table.waiting:
                raise Refusal("not-asked")
            taught = self._lesson_answer(seat)
            if taught is None and not self.ledger.hints:
                raise Refusal("no-hints", agree="yes" if self.ledger.record.hints else "no")
            strengths = self.game.strengths
            try:
                thought = self.thought(seat, strengths.get("hard") or list(strengths.values())[-1])
            except Exception as error:
                log.exception("table %s: what seat %s may know cannot be told", self.id, seat)
                raise Refusal("thinking") from error
            prompt = self.match.scene(seat, lang, self.sights.plates(lang)).prompt
        if taught is not None:
            reply = Reply(taught, 1)
        else:
            try:
                reply = await self.house.thinkers.think(thought)
            except ThinkingError as error:
                raise Refusal("thinking") from error
        choices = prompt.choices if prompt is not None else []
        label = next((choice.label for choice in choices if choice.option == reply.option), "")
        return reply, label
