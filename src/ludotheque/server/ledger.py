"""Ledger: a table as its journal tells it. The same journal gives the same ledger in any process."""

from __future__ import annotations

import logging

import msgspec

from ludotheque.kernel.errors import IllegalOption, LudothequeError, PinnedError, RulesError
from ludotheque.kernel.match import Header, Match
from ludotheque.kernel.registry import games
from ludotheque.kernel.table import CONCEDE

from .journal import Answer, Chain, Closed, Entry, Forgotten, Record, Undo, dump, load_record
from .refusal import Refusal
from .seats import Seats
from .store import Saved

log = logging.getLogger(__name__)

_header_decoder = msgspec.json.Decoder(Header)


class Ledger:
    """The match, the seats, and what is needed to recognise a repeated or an outdated message."""

    def __init__(self, record: Record, match: Match, stored: str = "") -> None:
        """``stored``: the record as the store has it, from which the hashes of the journal begin."""
        self.record = record
        self.match = match
        self.seats = Seats(record)
        self.chain = Chain(stored or dump(record))
        self.version = 0
        """How many entries the journal has."""
        self.closed = False
        self.undone = False
        """Whether anything was ever taken back; a returning client's log may then be wrong in its middle."""
        self._since = dict.fromkeys(match.table.waiting, 0)
        self._ids: dict[tuple[int, str], Answer | Undo] = {}

    @classmethod
    def read(cls, saved: Saved) -> Ledger:
        """Replay a journal. Refused, saying what is needed, if the table was begun under rules we do not have."""
        try:
            record = load_record(saved.record)
            header = _header_decoder.decode(record.header)
        except msgspec.MsgspecError as error:
            raise Refusal("damaged", entry=0) from error
        try:
            ledger = cls(record, Match.replay(header, []), saved.record)
            for data in saved.entries:
                ledger.follow(data)
        except PinnedError as error:
            raise _other_rules(header) from error
        except LudothequeError as error:
            if header.game not in games():
                raise Refusal("no-such-game", game=header.game) from error
            raise
        return ledger

    def follow(self, stored: str) -> Entry:
        """Let the next entry of the store happen. Refused, by its number, if it cannot be what was written."""
        try:
            entry = self.chain.read(stored)
            self.apply(entry)
        except (msgspec.MsgspecError, ValueError, IllegalOption, RulesError, LookupError) as error:
            number = self.version + 1
            log.error("entry %s of a table of %s is damaged: %r", number, self.match.game.name, error)
            raise Refusal("damaged", entry=number) from error
        return entry

    def apply(self, entry: Entry) -> None:
        """Let an entry happen. IllegalOption, and no change, if the rules do not allow it."""
        if isinstance(entry, Answer | Undo):
            was = self.match.table.waiting
            if isinstance(entry, Answer):
                self.match.play(entry.seat, entry.option)
                self.seats[entry.seat].acted |= not self.seats[entry.seat].bot
                # Where somebody has given up, what the others may answer is another question now.
                still = set() if conceding(entry) else {seat for seat in was if seat != entry.seat}
            else:
                self.match.undo(entry.seat)
                self.undone = True
                still = set()
            now, move = self.match.table.waiting, self.match.move
            self._since = {seat: self._since[seat] if seat in still else move for seat in now}
            if entry.id:
                self._ids[entry.seat, entry.id] = entry
        elif isinstance(entry, Closed):
            self.closed = True
        elif not isinstance(entry, Forgotten):
            self.seats.apply(entry)
        self.version += 1

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for now."""
        return self.record.hints and self.seats.agree

    def known(self, entry: Answer | Undo) -> bool:
        """Whether this very message was stored before. Refused if its id was used for something else."""
        before = self._ids.get((entry.seat, entry.id)) if entry.id else None
        if before is not None and before != entry:
            raise Refusal("id-used")
        return before is not None

    def current(self, seat: int, move: int) -> bool:
        """Whether a seat that looked at ``move`` was asked what it is being asked now.

        When several seats decide at once, the others' answers count up the moves but leave this seat's question open.
        """
        return self._since.get(seat, self.match.move) <= move <= self.match.move


def conceding(entry: Entry) -> bool:
    """Whether somebody gives up, which means the same at any time."""
    return isinstance(entry, Answer) and tuple(entry.option) == CONCEDE


def _other_rules(header: Header) -> Refusal:
    installed = games()[header.game].version
    if installed == header.rules:
        return Refusal("other-cards", game=header.game, content=header.content[:8])
    return Refusal("other-rules", game=header.game, needed=header.rules, installed=installed)
