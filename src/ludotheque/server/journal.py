"""Journal: what is kept of a table. A record that never changes, then entries that are only ever added.

Everything that happens at a table is an entry — answers and takings-back, but also who sat down, left and came back — so
that one number orders it all and one rule (a number is stored once) settles every race between processes.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal

import msgspec

from ludotheque.kernel.scene import Plain


class SeatRecord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as the creator set it: a person at the creator's screen, a friend to come, or a bot."""

    kind: Literal["me", "friend", "bot"]
    name: str = ""
    strength: str = ""
    token: str = ""
    """Hash of the token that speaks for this seat."""
    invitation: str = ""
    """Hash of the invitation that a friend trades for a token."""


class Record(msgspec.Struct, frozen=True):
    """A table as it was created. ``header`` is the match's own, kept as the JSON it came as."""

    created: float
    header: msgspec.Raw
    seats: list[SeatRecord]
    hints: bool = True
    """Whether hints may be asked for at all (between people, all must agree too)."""
    lookback: bool = True
    """Whether the steps so far may be looked at while the match goes on."""


class Answer(msgspec.Struct, frozen=True, tag="answer", tag_field="what", omit_defaults=True):
    """A seat chose an option. ``id`` is the client's name for the message, by which a repeated one is recognised."""

    seat: int
    option: list[Plain]
    id: str = ""


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="what", omit_defaults=True):
    """A seat took back to the last safe point."""

    seat: int
    id: str = ""


class Joined(msgspec.Struct, frozen=True, tag="joined", tag_field="what", omit_defaults=True):
    """A friend sat down: the invitation is used up and a token speaks for the seat."""

    seat: int
    token: str
    name: str = ""


class Left(msgspec.Struct, frozen=True, tag="left", tag_field="what"):
    """A person left and a bot of this strength plays on."""

    seat: int
    strength: str


class Returned(msgspec.Struct, frozen=True, tag="returned", tag_field="what"):
    """The person came back and the bot is gone."""

    seat: int


class Invited(msgspec.Struct, frozen=True, tag="invited", tag_field="what"):
    """The host offers a seat by a new invitation: what opened it before opens it no more."""

    seat: int
    invitation: str


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn", tag_field="what"):
    """The host takes an invitation back, and a bot of this strength plays."""

    seat: int
    strength: str


class Agreed(msgspec.Struct, frozen=True, tag="agreed", tag_field="what"):
    """A person agrees that hints may be asked for, or does no more."""

    seat: int
    hints: bool


class Closed(msgspec.Struct, frozen=True, tag="closed", tag_field="what"):
    """Whoever runs the server has closed the table: it can be looked at and no longer be played at."""


class Forgotten(msgspec.Struct, frozen=True, tag="forgotten", tag_field="what"):
    """Names were taken out of what stands before this. A process that has it in memory meets this entry and reads anew."""


SeatChange = Joined | Left | Returned | Invited | Withdrawn | Agreed
Entry = Answer | Undo | SeatChange | Closed | Forgotten

_encoder = msgspec.json.Encoder()
_entry_decoder = msgspec.json.Decoder(Entry)
_record_decoder = msgspec.json.Decoder(Record)


def dump(value: Entry | Record) -> str:
    return _encoder.encode(value).decode()


def load_entry(data: str) -> Entry:
    """An entry as it was stored: with the hash that chains it to those before it, or (before there were any) without."""
    entry: Entry = _entry_decoder.decode(data[data.find("{") :])
    return entry


def link(before: str, data: str) -> str:
    """The hash of an entry and all before it; of the record, where there is nothing before."""
    return blake2b(data.encode(), key=bytes.fromhex(before), digest_size=16, person=b"ludo-journal").hexdigest()


class Chain:
    """The hashes of a journal, by which an entry that was swapped, changed or lost is noticed."""

    def __init__(self, record: str) -> None:
        self.last = link("", record)
        self.begun = False
        """Whether entries have hashes yet; journals of earlier versions begin without."""

    def seal(self, entry: Entry) -> str:
        """An entry as it is stored."""
        data = dump(entry)
        self.last, self.begun = link(self.last, data), True
        return f"{self.last} {data}"

    def read(self, stored: str) -> Entry:
        """The entry that was sealed; ValueError if it is not the one that comes next."""
        hashed, _, data = ("", "", stored) if stored.startswith("{") else stored.partition(" ")
        last = link(self.last, data)
        if hashed != last and (hashed or self.begun):
            raise ValueError("it is not the one that was written after those before it")
        self.last, self.begun = last, bool(hashed)
        return load_entry(data)


def load_record(data: str) -> Record:
    return _record_decoder.decode(data)
