"""Journal: what is kept of a table. A record that never changes, then entries that are only ever added.

Everything that happens at a table is an entry — answers and takings-back, but also who sat down, left and came back — so
that one number orders it all and one rule (a number is stored once) settles every race between processes.
"""

from __future__ import annotations

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


SeatChange = Joined | Left | Returned | Invited | Withdrawn
Entry = Answer | Undo | Joined | Left | Returned | Invited | Withdrawn

_encoder = msgspec.json.Encoder()
_entry_decoder = msgspec.json.Decoder(Entry)
_record_decoder = msgspec.json.Decoder(Record)


def dump(value: Entry | Record) -> str:
    return _encoder.encode(value).decode()


def load_entry(data: str) -> Entry:
    entry: Entry = _entry_decoder.decode(data)
    return entry


def load_record(data: str) -> Record:
    return _record_decoder.decode(data)
