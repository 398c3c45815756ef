"""A verb is added in one file and has its words in both languages; nothing else knows it."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.thargos import ending
from ludotheque.games.thargos.deeds import Deed
from ludotheque.games.thargos.effects import Effect, Spoils
from ludotheque.games.thargos.prints import Print
from ludotheque.games.thargos.verbs import VERBS
from ludotheque.kernel.script import any_of, without_words
from ludotheque.testing import rule

from .support import GAME, action, play, side, table_of


class Cheer(Effect, frozen=True, tag="cheer"):
    """A throwaway verb: a point for whoever is pointed at, and one for the own side."""

    n: int = 1

    def aims_at(self) -> str:
        return "opponent"

    def do(self, doing: Deed) -> None:
        for seat in (doing.who, doing.target):
            ending.score(doing.table, seat, self.n)

    def spoils(self) -> Spoils:
        return Spoils(points=self.n)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verb_has_its_words(lang: str) -> None:
    def has(message: str) -> bool:
        return bool(GAME.texts.has(lang, message))

    assert not without_words(VERBS, has)
    assert without_words([*VERBS, Cheer], has) == ["cheer"]


def test_verbs_are_found_in_their_files() -> None:
    tags = [str(verb.__struct_config__.tag) for verb in VERBS]
    assert len(tags) == len(set(tags)) > 20 and all(tag.islower() for tag in tags)
    read: Any = any_of([*VERBS, Cheer])
    assert Cheer in read.__args__


@rule("THA-D27")
def test_a_throwaway_verb_is_aimed_asked_for_and_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a circle of three: the action is offered once for each opponent, and does what the verb says."""
    table = table_of("circle", cards={"song": action({"verb": "steal_vp"})}, sides=[side(["song"]), side(), side()])
    found: Print = table.print(table.sides[0].hand[0])
    monkeypatch.setattr(found, "scripts", [(Cheer(2),)])
    monkeypatch.setattr(found, "aims", [(Cheer(2).aims_at(),)])
    before = [each.vp for each in table.sides]
    table.ask_again()
    aims = [option.aim for option in table.options if option[0] == "play"]
    assert aims == [1, 2]
    play(table, "play", "song", 2)
    assert [each.vp - old for each, old in zip(table.sides, before, strict=True)] == [2, 0, 2]
