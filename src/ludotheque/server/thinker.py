"""Thinker: the process in which bots think. It reads questions, one JSON line each, and writes one line for each answer,
and one before the first question when it is ready.

A thought may take so many seconds *of work*: waiting for a busy machine does not count. The process is started by
``thinkers.py``, is nicer to the machine than the server, and ends when the server closes the pipe or dies. An empty line is
answered too, by a process that lives.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO

import msgspec

import ludotheque
from ludotheque import bots
from ludotheque.bots import Bot
from ludotheque.kernel.scene import Plain

NICENESS = 10
KEPT = 50
"""Bots that a process remembers, so that a search goes on where it stood; the one asked longest ago is forgotten first."""


class Thought(msgspec.Struct, frozen=True):
    """A question to a bot: a table as its seat could imagine it — never the real one — and how to think.

    who: which bot is asked, the same from move to move · recent: what its seat was told lately (``Window.recent``)
    """

    game: str
    table: msgspec.Raw
    seat: int
    spec: str
    key: str
    who: str = ""
    recent: list[Any] = []


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The option chosen and how many lines of play were looked at, or what went wrong.

    over: the process has ended with it, since it was interrupted in the middle of something
    """

    option: list[Plain] = []
    considered: int = 0
    error: str = ""
    over: bool = False


class TooLong(BaseException):
    """A thought has used up its time. No error of a bot's, and nothing that it may catch by mistake."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """TooLong once so much of the processor's time is used; where the system cannot say, the server's patience must do."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def stop(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


READY = Reply()
STILL_THERE = b"\n"


def think(thought: Thought, kept: dict[tuple[str, str], Bot]) -> Reply:
    game = ludotheque.game(thought.game)
    table = game.loads(bytes(thought.table))
    bot = kept.pop((thought.who, thought.spec), None) or bots.make(thought.spec, bytes.fromhex(thought.key))
    option = bot.choose(bots.Window(table, thought.seat, [_as_told(event) for event in thought.recent]))
    if thought.who:
        kept[thought.who, thought.spec] = bot
        if len(kept) > KEPT:
            del kept[next(iter(kept))]
    return Reply(list(option), sum(each.visits for each in bot.thoughts))


def _as_told(value: Any) -> Any:
    """JSON knows no tuples; a bot compares what it was told with what it expected, and those are tuples."""
    return tuple(map(_as_told, value)) if isinstance(value, list) else value


def answer_forever(questions: BinaryIO, answers: BinaryIO, seconds: float) -> None:
    def answer(reply: Reply) -> None:
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()

    decode = msgspec.json.Decoder(Thought).decode
    kept: dict[tuple[str, str], Bot] = {}
    ludotheque.games()  # read the shelf before the first question, not during it
    answer(READY)
    for line in questions:
        if line == STILL_THERE:
            answer(READY)
            continue
        try:
            with at_most(seconds):
                reply = think(decode(line), kept)
        except TooLong:
            answer(Reply(error=f"it took more than {seconds:g} s", over=True))
            break
        except Exception as error:  # a faulty bot must not take the process with it
            reply = Reply(error=f"{type(error).__name__}: {error}")
        answer(reply)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes the pipe
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints must not look like an answer
    with suppress(BrokenPipeError):  # the server has gone while we began or thought
        answer_forever(sys.stdin.buffer, answers, float(sys.argv[1]))


if __name__ == "__main__":
    main()
