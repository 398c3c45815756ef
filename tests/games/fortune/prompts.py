"""Prompt economy: how many questions a round have a single sensible answer.

    python -m tests.games.fortune.prompts basic:3 coop_nazi:3 --games 40
    python -m tests.games.fortune.prompts basic:3 --games 40 --kinds        # which questions they are

``hard`` plays every seat. A question counts as having a single sensible answer if

- there is only one option; or
- nothing depends on it: ``hard`` finds all options alike, to within a thousandth of an even match (less in one that is
  all but decided: chances are compared as odds); or
- the answer is always the same: a kind of question is asked ten times or more in the run and never answered in another way.
  In a window, a kind is a moment and a card; the answer is to use the card there, or not to.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterator
from math import log

from ludotheque import bots
from ludotheque.bots import Bot, Window
from ludotheque.games.fortune import game
from ludotheque.games.fortune.timing import BIT
from ludotheque.games.fortune.windows import played
from ludotheque.kernel import Dice, Option
from ludotheque.lab.playing import play_out
from ludotheque.lab.seeds import key_of

HAIR = 0.004
"""In the logarithm of the odds: 0.001 at a chance of one half."""
OFTEN = 10
MOMENTS = {bit: name for name, bit in BIT.items()}
Kind = tuple[str, ...]


def _logit(value: float) -> float:
    chance = min(1 - 1e-9, max(1e-9, value))
    return log(chance / (1 - chance))


class Asked:
    """Every question of a run: the kinds it belongs to, and whether anything depended on it."""

    def __init__(self) -> None:
        self.questions: list[tuple[list[Kind], str]] = []
        self.answers: dict[Kind, Counter[Hashable]] = defaultdict(Counter)

    def note(self, kinds: dict[Kind, Hashable], reason: str) -> None:
        self.questions.append((list(kinds), reason))
        for kind, answer in kinds.items():
            self.answers[kind][answer] += 1

    def singles(self) -> Iterator[tuple[str, list[Kind]]]:
        """The questions with a single sensible answer, and why they are."""
        settled = {kind for kind, answers in self.answers.items() if len(answers) == 1 and answers.total() >= OFTEN}
        for kinds, reason in self.questions:
            if reason:
                yield reason, kinds
            elif all(kind in settled for kind in kinds):
                yield "always the same", kinds


class Watched(Bot):
    """Plays as another bot does, and takes down what it was asked."""

    def __init__(self, usual: Bot, asked: Asked, key: bytes) -> None:
        self.usual, self.asked, self.listens = usual, asked, usual.listens
        self.dice = Dice(key)

    def choose(self, window: Window) -> Option:
        option = self.usual.choose(window)
        values = [_logit(thought.value) for thought in self.usual.thoughts]
        alike = "all alike" if values and max(values) - min(values) < HAIR else ""
        reason = "one option" if len(window.options) == 1 else alike
        self.asked.note(self._kinds(window, option), reason)
        return option

    def _kinds(self, window: Window, option: Option) -> dict[Kind, Hashable]:
        world = window.guess(self.dice)
        _, answer, args = world.question
        if answer is not played.then:
            return {(answer.__name__,): option}
        moment, ids = MOMENTS[args[0]], world.lib.ids
        cards = {each[1] for each in window.options if each[0] in ("play", "use")}
        used = option[1] if option[0] in ("play", "use") else -1
        return {(moment, ids[card]): card == used for card in cards}


def look(case: str, games: int, seed: str, strength: str) -> tuple[Asked, int]:
    """The questions of so many matches, and how many rounds those took."""
    mode, seats = case.split(":")
    asked, rounds = Asked(), 0
    for number in range(games):
        players = [
            Watched(
                bots.make(bots.spec_of(game, strength), key_of(seed, "bot", number, seat)), asked, key_of(seed, seat)
            )
            for seat in range(int(seats))
        ]
        table = game.setup(mode, int(seats)).deal(key_of(seed, "deal", number))
        play_out(table, players, Dice(key_of(seed, "eyes", number)), f"match {number} of {case}")
        rounds += table.round
    return asked, rounds


def report(case: str, asked: Asked, rounds: int, kinds: bool) -> Iterator[str]:
    seats = int(case.split(":")[1])
    singles = list(asked.singles())
    why = Counter(reason for reason, _ in singles)
    turns = rounds * seats
    yield (
        f"{case}: a hero is asked {len(asked.questions) / turns:.2f} times a round; {len(singles) / turns:.2f} have a single"
        f" sensible answer ({len(singles) / len(asked.questions):.1%}): "
        + ", ".join(f"{reason} {n / turns:.2f}" for reason, n in why.most_common())
    )
    if kinds:
        told = Counter((reason, " + ".join(map(" ".join, of))) for reason, of in singles)
        for (reason, what), n in told.most_common(40):
            yield f"  {n / turns:.3f}  {reason}: {what}"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("cases", nargs="+", help="modes with a number of heroes, such as coop_mob:3")
    ask.add_argument("--games", type=int, default=40)
    ask.add_argument("--bot", default="hard", help="who plays")
    ask.add_argument("--seed", default="prompts")
    ask.add_argument("--kinds", action="store_true", help="list the questions by kind")
    args = ask.parse_args()
    for case in args.cases:
        for line in report(case, *look(case, args.games, args.seed, args.bot), args.kinds):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
