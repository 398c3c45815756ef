"""Workshops: things made for a game are read, checked, shared and brought to a table, whatever the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludotheque.kernel import (
    Box,
    Deck,
    DeckWorkshop,
    Eye,
    Figure,
    Game,
    Map,
    MapWorkshop,
    Mode,
    Option,
    Region,
    Report,
    Setting,
    Setup,
    SetupError,
    Table,
    View,
    inspect,
    step,
)
from ludotheque.kernel.sharing import DamagedCode, seal, unseal, unseal_from

# A game of fruit: everyone brings a basket of three, the table has one orchard ------------------------------------------


class Fruit(msgspec.Struct):
    no: int
    sour: bool = False


class Baskets(DeckWorkshop):
    sections = ("sweet", "sour")
    facets: ClassVar[Mapping[str, Sequence[str]]] = {"taste": ("sweet", "sour")}
    scale = "no"
    lists = ("extra",)

    def ready(self) -> Mapping[str, Deck]:
        return {"usual": Deck("usual", {"apple": 2, "lemon": 1})}

    def order(self, box: Box[Any]) -> list[str]:
        return sorted(box, key=lambda card: int(box[card].no))

    def number(self, card: Fruit) -> str:
        return f"F{card.no}"

    def section(self, card: Fruit) -> str:
        return "sour" if card.sour else "sweet"

    def check(self, setup: Setup, made: Deck, where: str) -> Report:
        n = sum(made.cards.values())
        problems = [setup.game.problem(where, "size", "FRU-01", n=n)] if n != setup["size"] else []
        sour = [card for card in made.cards if setup.box[card].sour]
        warnings = [setup.game.problem(f"{where}.cards.{card}", "sour", "FRU-02", card=card) for card in sour]
        return Report(problems, warnings, [Figure("size", n, str(setup["size"]), n == setup["size"])])


class Orchards(MapWorkshop):
    marks = ("tall", "old")
    whole = ("walled",)
    links = ("path", "wall")
    groups = True

    def ready(self) -> Mapping[str, Map]:
        return {"wild": Map("wild")}

    def number(self, card: Fruit) -> str:
        return f"F{card.no}"

    def check(self, setup: Setup, made: Map, where: str) -> Report:
        return Report()


@step()
def workshop_begin(table: Table) -> None:
    """Over at once."""
    table.ask(0, workshop_offer, workshop_answer)


@step()
def workshop_offer(table: Table, seat: int) -> list[Option]:
    """Nothing to choose."""
    return [("eat",)]


@step()
def workshop_answer(table: Table, option: Option) -> None:
    """The end."""
    table.end([0, 0])


class FruitView(View[Table]):
    def regions(self, eye: Eye[Table]) -> list[Region]:
        return []


CARDS = """
[apple]
no = 1
[lemon]
no = 3
sour = true
[sour-cherry]
no = 2
sour = true
"""
WORDS = {
    "en": "card-apple = Apple\ncard-lemon = Lemon\ncard-sour-cherry = Sour Cherry\nsection-sweet = Sweet\n"
    "section-sour = Sour\nfigure-size = Size\nmark-tall = Tall\nmark-old = Old\nmark-walled = Walled\n"
    "problem-size = { $n } pieces\nproblem-sour = { $card } is sour\n",
    "fr": "card-apple = Pomme\ncard-lemon = Citron\ncard-sour-cherry = Griotte à l’eau\nsection-sweet = Doux\n"
    "section-sour = Acides\nfigure-size = Taille\nmark-tall = Grand\nmark-old = Vieux\nmark-walled = Muré\n"
    "problem-size = { $n } fruits\nproblem-sour = { $card } est acide\n",
}


@pytest.fixture(scope="module")
def fruit(tmp_path_factory: pytest.TempPathFactory) -> Game[Any]:
    folder: Path = tmp_path_factory.mktemp("fruit")
    (folder / "cards").mkdir()
    (folder / "cards" / "all.toml").write_text(CARDS)
    (folder / "text").mkdir()
    for lang, words in WORDS.items():
        (folder / "text" / f"{lang}.ftl").write_text(words)
    return Game(
        name="fruit",
        version="1",
        folder=str(folder),
        table=Table,
        modes=[
            Mode("meal", (2,), workshop_begin, (Setting("size", 3, low=1, high=9),)),
            Mode("walk", (2,), workshop_begin, (Setting("size", 3, low=1, high=9),)),
        ],
        view=FruitView(),
        cards=Fruit,
        workshops=[Baskets("basket", "FRB1-"), Orchards("orchard", "FRO1-", modes=("walk",), per_seat=False)],
    )


def basket(game: Game[Any], given: object, **options: Any) -> Any:
    return inspect(game, game.workshops["basket"], given, options=options)


def orchard(game: Game[Any], given: object) -> Any:
    return inspect(game, game.workshops["orchard"], given)


# Codes ----------------------------------------------------------------------------------------------------------------


@given(some.binary(max_size=60), some.data())
def test_a_code_comes_back_or_says_that_it_is_damaged(data: bytes, more: some.DataObject) -> None:
    code = seal("ABC1-", data)
    assert unseal("ABC1-", code) == data
    at = more.draw(some.integers(5, len(code) - 1))
    for wrong in (code[:at] + more.draw(some.sampled_from("A_9é +")) + code[at + 1 :], code[:at], code + "AAAA"):
        with suppress(DamagedCode):
            assert unseal("ABC1-", wrong) == data  # the last letter has bits that say nothing
    with pytest.raises(DamagedCode):
        unseal("ABD1-", code)


def test_a_code_is_found_in_a_link_and_across_lines() -> None:
    code = seal("ABC1-", b"something to share")
    for text in (
        f" {code}\n",
        f"https://x.example/#/make?code={code}&x=1",
        f"{code[:12]}\n  {code[12:]}",
        f"{code}\nThanks!",
    ):
        assert unseal_from("ABC1-", text) == b"something to share"
    with pytest.raises(DamagedCode):
        unseal_from("ABC1-", "nothing here")


# Decks ----------------------------------------------------------------------------------------------------------------

decks = some.builds(
    Deck,
    some.text(some.characters(exclude_categories=("C", "Z"), exclude_characters="#,"), max_size=20),
    some.dictionaries(some.sampled_from(["apple", "lemon", "sour-cherry"]), some.integers(1, 99)),
)


@given(decks)
def test_a_deck_comes_back_from_its_code_and_its_list(fruit: Game[Any], deck: Deck) -> None:
    workshop: Any = fruit.workshops["basket"]
    setup = fruit.setup()
    for lang in ("en", "fr"):
        assert workshop.read(setup, workshop.lines(fruit, deck, lang) + "\n", "x") == (deck, [])
    assert workshop.read(setup, workshop.code(fruit, deck), "x") == (deck, [])
    assert workshop.read(setup, msgspec.to_builtins(deck), "x") == (deck, [])


def test_a_card_of_ones_own_is_not_in_the_code_and_its_owner_is_told(
    fruit: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fruit.own_box is not None
    monkeypatch.setattr(fruit, "box", fruit.own_box.extended({"medlar": {"no": 9, "name": "Medlar"}}))
    found = inspect(fruit, fruit.workshops["basket"], "2 apple\n1 Medlar")
    assert [(warning.card, "Medlar" in warning.what) for warning in found.report.warnings] == [("medlar", True)]
    assert inspect(fruit, fruit.workshops["basket"], found.code).made.cards == {"apple": 2}


def test_lists_as_people_write_them(fruit: Game[Any]) -> None:
    text = """
    name: For Zoé    # a remark
    Sweet (2):
    apple
    All that is left over:
    1x Pomme
    # Acides
    3 sour cherry
    griotte a l'eau x2
    F3 ×4
    2 LEMON
    """
    found = basket(fruit, text, size=9)
    assert found.made == Deck("For Zoé", {"apple": 2, "sour-cherry": 5, "lemon": 6})
    assert [problem.what for problem in found.report.problems] == ["13 pieces"]
    assert found.lines == "name: For Zoé\n\n# Sweet\n2 Apple\n\n# Sour\n5 Sour Cherry\n6 Lemon\n"


def test_a_misspelt_name_is_guessed(fruit: Game[Any]) -> None:
    problems = basket(fruit, "2 Lemmon\n3x Griotte a l'au\nPeach\n" + "lemmon\n" * 20).report.problems
    assert [problem.values.get("meant_card") for problem in problems[:3]] == ["lemon", "sour-cherry", None]
    assert [problem.card for problem in problems[:3]] == ["", "", ""]  # nothing is wrong with the card that is meant
    assert [problem.line for problem in problems[:3]] == [1, 2, 3]
    assert problems[0].what == "no card is called “Lemmon”; is Lemon meant?"
    assert problems[-2].message == "problem-no-card"  # only the first few are looked up


def test_every_problem_of_a_deck_at_once(fruit: Game[Any]) -> None:
    wrong = {"name": 5, "colour": "red", "cards": {"pear": 1, "lemon": -1, "apple": True, "F2": 2}, "extra": 7}
    found = basket(fruit, wrong)
    assert [problem.where for problem in found.report.problems] == [
        "basket.colour", "basket.name", "basket.extra", "basket.cards.pear", "basket.cards.lemon", "basket.cards.apple",
        "basket",
    ]  # fmt: skip
    assert found.made == Deck("", {"sour-cherry": 2})
    assert basket(fruit, {"name": "a\n3 lemon #, b ", "cards": {}}).made.name == "a 3 lemon b"
    lines = basket(fruit, "Pear\n200 apple\nlemon\n99 lemon\n0 apple").report.problems
    assert [problem.where for problem in lines] == ["line 1", "line 2", "line 4", "basket"]
    assert lines[2].what == "Lemon: “100” copies are not possible; 0 to 99 are"
    assert basket(fruit, ["apple", "apple", "lemon"]).report.problems == []
    assert basket(fruit, "apple\n" * 501).report.problems[0].message == "problem-too-long"
    for odd in (
        None,
        5,
        [["apple"]],
        ["apple"] * 501,
        {"cards": 5},
        {"cards": {"apple": 10**9}},
        {"cards": {"apple": "2"}},
    ):
        assert basket(fruit, odd).report.problems


@pytest.mark.parametrize("text", ["FRB1-", "FRB1-AAAA", "FRB1-!!!!", "pears", "FRO1-AAAA"])
def test_a_text_that_means_nothing(fruit: Game[Any], text: str) -> None:
    found = basket(fruit, text)
    assert found.made is None and not found.code and len(found.report.problems) == 1
    if text.startswith("FRB1-"):
        assert "damaged" in found.report.problems[0].what
    else:
        assert "usual" in found.report.problems[0].what and "FRB1-" in found.report.problems[0].what


def test_a_code_of_another_making_is_damaged_and_not_a_fault(fruit: Game[Any]) -> None:
    for packed in (b"", b"\x00", ("x" * 61, b""), ("x", b"\xff" * 40), ("x", bytes(9) + b"\x01"), [1, 2], ("", b"", 3)):
        data = packed if isinstance(packed, bytes) else msgspec.msgpack.encode(packed)
        assert basket(fruit, seal("FRB1-", data)).made is None
    for pieces, arrows in (([1], []), ([9, 0, 0, 0, 0], []), ([0, 0, 0, 0, 5], []), ([], [0, 1, 0])):
        data = msgspec.msgpack.encode(("", [], pieces, arrows, 0))
        assert orchard(fruit, seal("FRO1-", data)).made is None


def test_problems_are_told_in_the_readers_language(fruit: Game[Any]) -> None:
    (warning,) = basket(fruit, "3 lemon").report.warnings
    assert (warning.what, warning.card, warning.clause) == ("Lemon is sour", "lemon", "FRU-02")
    assert warning.what_in("fr") == "Citron est acide"
    with pytest.raises(SetupError) as refused:
        fruit.setup("feast", options={"size": 20})
    assert refused.value.problems[0].what_in("fr").startswith("fruit n’a pas de mode «\u00a0feast\u00a0»")


# Maps -----------------------------------------------------------------------------------------------------------------

hundredths = some.integers(0, 100).map(lambda n: n / 100)


@some.composite
def maps(draw: some.DrawFn) -> Map:
    ids = draw(some.lists(some.sampled_from(["apple", "lemon", "sour-cherry"]), unique=True))
    group = some.sampled_from(["", "north", "far south"])
    marks = some.sampled_from([[], ["tall"], ["old"], ["tall", "old"]])
    pieces = [
        {"id": i, "at": draw(some.tuples(hundredths, hundredths)), "marks": draw(marks), "group": draw(group)}
        for i in ids
    ]
    ends = [(a, b) for b in ids for a in ids if a != b and draw(some.booleans())]
    links = [{"from": a, "to": b, "kind": draw(some.sampled_from(["path", "wall"]))} for a, b in ends]
    links.sort(key=lambda link: (ids.index(link["to"]), link["kind"]))
    whole = draw(some.sampled_from([[], ["walled"]]))
    return msgspec.convert(
        {"name": draw(some.sampled_from(["", "Mine"])), "pieces": pieces, "links": links, "marks": whole}, Map
    )


@given(maps())
def test_a_map_comes_back_from_its_code_and_its_list(fruit: Game[Any], made: Map) -> None:
    workshop: Any = fruit.workshops["orchard"]
    setup = fruit.setup("walk")
    assert workshop.read(setup, workshop.code(fruit, made), "x") == (made, [])
    assert workshop.read(setup, msgspec.to_builtins(made), "x") == (made, [])
    if made.pieces:
        again, problems = workshop.read(setup, workshop.lines(fruit, made, "fr") + "\n", "x")
        assert not problems and (again.name, again.pieces, again.marks) == (made.name, made.pieces, made.marks)
        assert sorted(map(repr, again.links)) == sorted(map(repr, made.links))


def test_a_map_from_lines(fruit: Game[Any]) -> None:
    found = orchard(
        fruit, "name: Mine\nmarks: muré\nF1\nLemon: vieux, path F1 + sour cherry, group north\nF2: at 0.1 0.9, wall F1"
    )
    assert not found.report.problems and (found.made.name, found.made.marks) == ("Mine", ["walled"])
    one, two, three = found.made.pieces
    assert two.marks == ["old"] and two.group == "north" and three.at == (0.1, 0.9)
    assert one.at[0] < two.at[0] and 0 < two.at[1] < 1  # to the right of what it comes after
    assert [(link.start, link.to, link.kind) for link in found.made.links] == [
        ("apple", "lemon", "path"), ("sour-cherry", "lemon", "path"), ("apple", "sour-cherry", "wall"),
    ]  # fmt: skip
    ring = orchard(fruit, "F1: path F2\nF2: path F1").made
    assert all(0 <= each <= 1 for piece in ring.pieces for each in piece.at)


def test_every_loose_end_of_a_map_at_once(fruit: Game[Any]) -> None:
    piece = {"id": "apple", "at": [7, -2], "marks": ["tall", "green"]}
    links = [{"from": "apple", "to": "pear", "kind": "path"}, {"from": "apple", "to": "apple", "kind": "river"}]
    found = orchard(fruit, {"pieces": [piece, piece, {"id": "pear"}], "links": links, "marks": ["wide"]})
    said = [problem.what for problem in found.report.problems]
    for word in ("Apple is laid out more than once", "“pear”", "“green”", "“wide”", "“river”"):
        assert any(word in what for what in said), (word, said)
    assert [each.id for each in found.made.pieces] == ["apple"] and found.made.pieces[0].at == (1.0, 0.0)
    assert found.made.links == [] and found.made.marks == []
    assert [p.where for p in orchard(fruit, "F1: green, path pear").report.problems] == ["line 1", "orchard.apple"]
    twice = msgspec.msgpack.encode(("", [], [0, 0, 0, 0, 0] * 2, [], 0))  # nobody makes such a code by building
    assert [p.where for p in orchard(fruit, seal("FRO1-", twice)).report.problems] == ["orchard.apple"]
    odd: Any
    for odd in (None, 5, [], {"pieces": 5}, {"pieces": [{"at": [0, 0]}]}, {"links": [{"from": "a"}]}, {"what": 1}):
        assert orchard(fruit, odd).report.problems


# At the table ---------------------------------------------------------------------------------------------------------


def test_what_is_brought_is_checked_and_kept(fruit: Game[Any]) -> None:
    code = fruit.workshops["basket"].code(fruit, Deck("mine", {"apple": 3}))
    assert fruit.setup(decks=[code]).decks["seats"] == [{"name": "mine", "cards": {"apple": 3}}, None]
    setup = fruit.setup("walk", decks={"seats": ["usual", None], "orchard": "F1\nF2"})
    assert setup.decks["seats"][0]["name"] == "usual" and len(setup.decks["orchard"]["pieces"]) == 2
    again = fruit.loads(fruit.dumps(setup.deal(bytes(16))))
    assert again.setup.decks == setup.decks


@pytest.mark.parametrize(
    ("decks", "where"),
    [
        (["usual", {"cards": {"pear": 1}}], ["decks.1.cards.pear", "decks.1"]),
        (["usual"] * 3, ["decks"]),
        (5, ["decks"]),
        ({"seats": 5}, ["decks"]),
        ({"orchard": "wild"}, ["decks.orchard"]),  # of no use in this mode
    ],
)
def test_what_is_brought_is_refused(fruit: Game[Any], decks: Any, where: list[str]) -> None:
    with pytest.raises(SetupError) as refused:
        fruit.setup(decks=decks)
    assert [problem.where for problem in refused.value.problems] == where


def test_a_workshop_of_another_mode(fruit: Game[Any]) -> None:
    found = inspect(fruit, fruit.workshops["orchard"], "wild", "meal")
    assert found.made is None and found.report.problems[0].where == "mode"
    assert inspect(fruit, fruit.workshops["orchard"], "wild", "feast").report.problems[0].where == "mode"
    assert basket(fruit, "3 apple", size=0).report.problems[0].where == "options.size"


def test_nothing_was_left_unsaid(fruit: Game[Any]) -> None:
    assert fruit.texts.gaps == set()
