"""Thinker: the process in which bots think. It reads questions, one JSON line each, and writes one line for each answer.

It is started by ``thinkers.py``, is nicer to the machine than the server, and ends when the server closes the pipe or dies.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

import ludotheque
from ludotheque import bots
from ludotheque.kernel.scene import Plain

NICENESS = 10


class Thought(msgspec.Struct, frozen=True):
    """A question to a bot: a table as its seat could imagine it — never the real one — and how to think."""

    game: str
    table: msgspec.Raw
    seat: int
    spec: str
    key: str


class Reply(msgspec.Struct, frozen=True, omit_defaults=True):
    """The option chosen and how many lines of play were looked at, or what went wrong."""

    option: list[Plain] = []
    considered: int = 0
    error: str = ""


def think(thought: Thought) -> Reply:
    game = ludotheque.game(thought.game)
    table = game.loads(bytes(thought.table))
    bot = bots.make(thought.spec, bytes.fromhex(thought.key))
    option = bot.choose(bots.Window(table, thought.seat))
    return Reply(list(option), sum(each.visits for each in bot.thoughts))


def answer_forever(questions: BinaryIO, answers: BinaryIO) -> None:
    decode = msgspec.json.Decoder(Thought).decode
    ludotheque.games()  # read the shelf before the first question, not during it
    for line in questions:
        try:
            reply = think(decode(line))
        except Exception as error:  # a faulty bot must not take the process with it
            reply = Reply(error=f"{type(error).__name__}: {error}")
        answers.write(msgspec.json.encode(reply) + b"\n")
        answers.flush()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever a bot prints must not look like an answer
    answer_forever(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
