"""Messages: what travels over the WebSocket, one JSON object a frame (see docs/api.md)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotheque.kernel.scene import LogLine, Plain

from .refusal import Fault, Refusal

Id = Annotated[str, msgspec.Meta(max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=63)]
Count = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Option = Annotated[list[Plain], msgspec.Meta(min_length=1, max_length=64)]
Secret = Annotated[str, msgspec.Meta(max_length=100)]
Lang = Literal["en", "fr"]


class Hello(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is here: a person with one token, several people at one screen, or (no token) somebody who watches."""

    tokens: Annotated[list[Secret], msgspec.Meta(max_length=16)] = []
    lang: Lang = "en"
    after: Count = 0


class Play(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to the decision that scene ``move`` showed."""

    id: Id
    seat: Seat
    move: Count
    option: Option


class TakeBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Back to the last safe point."""

    id: Id
    seat: Seat
    move: Count


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly one of these."""

    hello: Hello | None = None
    play: Play | None = None
    undo: TakeBack | None = None
    lang: Lang | None = None
    ping: Count | None = None


class Beat(msgspec.Struct, frozen=True):
    """The table on the way to this state, when the story had so many lines."""

    scene: msgspec.Raw
    lines: int


class State(msgspec.Struct, frozen=True):
    """The whole position as one client sees it."""

    version: int
    move: int
    scene: msgspec.Raw
    log: list[LogLine]
    first: int = msgspec.field(name="from")
    undo: bool = False
    acked: list[str] = []
    seat: int | None = None
    beats: list[Beat] = []
    hints: bool = True


class StateFrame(msgspec.Struct, frozen=True):
    state: State


class Refused(Fault, frozen=True):
    id: str = ""


class RefusedFrame(msgspec.Struct, frozen=True):
    refused: Refused


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FromClient).decode


def read(frame: str | bytes) -> FromClient:
    """A client's frame; a Refusal, and never anything else, if it is not one."""
    try:
        message = decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad-request", detail=str(error)) from None
    parts = (message.hello, message.play, message.undo, message.lang, message.ping)
    if len(parts) - parts.count(None) != 1:
        raise Refusal("bad-request", detail="exactly one of hello, play, undo, lang, ping is expected")
    return message


def refused(refusal: Refusal, lang: str, id: str = "") -> str:
    fault = refusal.fault(lang)
    told = Refused(fault.code, fault.message, fault.clause, fault.problems, id)
    return encode(RefusedFrame(told)).decode()
