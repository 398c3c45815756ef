"""Scripts: verb by verb, skipped without a target, asked for among several; a verb is added by adding its file."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from ludotheque.kernel import Dice, Table, step
from ludotheque.kernel.choice import Choice, question
from ludotheque.kernel.script import NOTHING, Doing, Scripts, Verb, any_of, gather, without_words
from ludotheque.testing import key_of


class Stage(Table[list[list[Any]]]):
    props: list[int]
    done: list[str]
    shy: bool


class Hit(Verb, frozen=True, tag="hit"):
    """A prop falls."""

    aim: ClassVar[str] = "prop"
    n: int = 1

    def can(self, doing: Doing[Stage]) -> bool:
        return bool(doing.table.props)

    def do(self, doing: Doing[Stage]) -> None:
        doing.table.done.append(f"hit {doing.target}")

    def worth(self) -> float:
        return self.n


class Bow(Verb, frozen=True, tag="bow"):
    """Nobody is pointed at."""

    def do(self, doing: Doing[Stage]) -> None:
        doing.table.done.append("bow")


class Storm(Hit, frozen=True, tag="storm"):
    """All props fall."""


class StageScripts(Scripts[Stage]):
    def verbs(self, doing: Doing[Stage]) -> Sequence[Verb]:
        return doing.table.kit[doing.script]

    def later(self, doing: Doing[Stage]) -> None:
        doing.table.do(stage_follow, doing.who, doing.script, doing.part + 1, doing.target)

    def ask(self, doing: Doing[Stage]) -> None:
        doing.table.put(doing.who, stage_point, doing.script, doing.part)

    def targets(self, doing: Doing[Stage], verb: Verb) -> Sequence[int] | None:
        return doing.table.props if verb.aims_at() else None

    def all_meant(self, doing: Doing[Stage], verb: Verb) -> bool:
        return isinstance(verb, Storm)

    def named(self, doing: Doing[Stage], verb: Verb) -> bool:
        return bool(verb.aims_at())

    def chosen(self, doing: Doing[Stage], found: Sequence[int]) -> int | None:
        return NOTHING if doing.table.shy else None


SCRIPTS = StageScripts()


@step()
def stage_follow(table: Stage, seat: int, script: int, part: int, target: int) -> None:
    """The next part."""
    SCRIPTS.follow(Doing(table, seat, 0, script, part, target, 0))


class Point(Choice):
    verb = "point"
    prop: int

    @classmethod
    def every(cls, table: Stage, seat: int, script: int, part: int) -> list[Point]:
        return [cls(prop) for prop in table.props]


@question(takes=Point)
def stage_point(table: Stage, choice: Point, script: int, part: int) -> None:
    """It is done to what was pointed at."""
    table.kit[script][part].do(Doing(table, 0, 0, script, part, choice.prop, 0))


def stage(*verbs: Verb, props: Sequence[int] = (), target: int = NOTHING, shy: bool = False) -> Stage:
    table = Stage(dice=Dice(key_of("stage")), props=list(props), shy=shy)
    setup: Any = type("Setup", (), {"kit": [list(verbs)], "posed": True})()
    table.setup = setup
    table.do(stage_follow, 0, 0, 0, target)
    table.run()
    return table


def test_parts_follow_each_other_and_one_without_a_target_is_skipped() -> None:
    assert stage(Bow(), Hit(), Bow()).done == ["bow", "bow"]


def test_a_single_target_is_taken() -> None:
    assert stage(Hit(), Bow(), props=[4]).done == ["hit 4", "bow"]


def test_of_several_targets_one_is_asked_for_and_the_rest_waits() -> None:
    table = stage(Hit(), Bow(), props=[4, 5])
    assert table.done == [] and table.options == [("point", 4), ("point", 5)]
    table.play(("point", 5))
    assert table.done == ["hit 5", "bow"]


def test_all_are_meant() -> None:
    assert stage(Storm(), props=[4, 5]).done == ["hit 4", "hit 5"]


def test_what_was_named_before_is_done_to_it() -> None:
    assert stage(Hit(), props=[4, 5], target=5).done == ["hit 5"]


def test_for_somebody_who_chooses_nothing_it_is_left_out() -> None:
    assert stage(Hit(), Bow(), props=[4, 5], shy=True).done == ["bow"]


def test_worth_as_printed_and_at_a_table() -> None:
    table = stage()
    assert Hit(n=3).worth() == 3 and Hit(n=3).worth_at(Doing(table, 0, 0, 0, 0, NOTHING, 0)) == 0
    table.props = [1]
    assert Hit(n=3).worth_at(Doing(table, 0, 0, 0, 0, NOTHING, 0)) == 3
    with pytest.raises(NotImplementedError, match="Verb does nothing yet"):
        Verb().do(Doing(table, 0, 0, 0, 0, NOTHING, 0))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of verbs, for as long as the test runs."""
    package = tmp_path / "scripted_verbs"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "sing.py").write_text(
        "from ludotheque.kernel.script import Verb\n\n\nclass Sing(Verb, frozen=True, tag='sing'):\n    loud: bool = False\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    yield package
    for name in [name for name in sys.modules if name.startswith("scripted_verbs")]:
        del sys.modules[name]


def test_a_verb_is_added_by_its_file_alone(folder: Path) -> None:
    (folder / "whisper.py").write_text((folder / "sing.py").read_text().replace("Sing", "Hush").replace("sing", "hush"))
    package = import_module("scripted_verbs")
    verbs = gather("scripted_verbs", package.__path__)
    assert [verb.__name__ for verb in verbs] == ["Sing", "Hush"]
    read: Any = msgspec.convert([{"verb": "hush", "loud": True}, {"verb": "sing"}], list[any_of(verbs)])  # type: ignore[misc]
    assert [type(verb).__name__ for verb in read] == ["Hush", "Sing"] and read[0].loud
    with pytest.raises(msgspec.ValidationError, match="lout"):
        msgspec.convert({"verb": "hush", "lout": True}, any_of(verbs))
    assert without_words(verbs, {"effect-sing"}.__contains__) == ["hush"]
