"""Content: card files become cards, or a list of everything that is wrong with them."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from ludotheque.kernel import ContentError, read_box
from ludotheque.kernel.content import OWN_CARDS, own_cards


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    verb: str
    by: int = 0


class Card(msgspec.Struct, forbid_unknown_fields=True):
    cost: int
    effects: list[Effect] = []


GOOD = "[guard]\ncost = 2\n[mage]\ncost = 3\neffects = [{ verb = 'boost', by = 1 }]\n"


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_cards_come_by_id_in_file_order(tmp_path: Path) -> None:
    box = read_box(Card, write(tmp_path, b=GOOD, a="[zealot]\ncost = 1\n"))
    assert list(box) == ["zealot", "guard", "mage"] and len(box) == 3
    assert box["mage"].effects[0].by == 1 and "guard" in box and "dragon" not in box


def test_added_cards_come_in_one_order_however_they_were_given(tmp_path: Path) -> None:
    box = read_box(Card, write(tmp_path, a=GOOD))
    once = box.extended({"ogre": {"cost": 1}, "guard": {"cost": 9}, "bat": {"cost": 1}, "imp": {"cost": 1}})
    twice = box.extended({"imp": {"cost": 1}, "ogre": {"cost": 1}}).extended({"guard": {"cost": 9}, "bat": {"cost": 1}})
    assert list(once) == list(twice) == ["guard", "mage", "bat", "imp", "ogre"]


def test_every_problem_is_named_with_file_card_and_field(tmp_path: Path) -> None:
    ogre, imp = "[ogre]\ncost = 'two'\n", "[imp]\ncost = 1\ncolour = 'red'\n"
    bad = ogre + imp + "[witch]\ncost = 1\neffects = [{ verb = 'hex', by = 'x' }]\n"
    with pytest.raises(ContentError) as refused:
        read_box(Card, write(tmp_path, broken="[oops\n", monsters=bad, more=GOOD, twice="[guard]\ncost = 1\n"))
    problems = {problem.where: problem.what for problem in refused.value.problems}
    assert problems.keys() == {
        "broken.toml",
        "monsters.toml: ogre",
        "monsters.toml: imp",
        "monsters.toml: witch",
        "twice.toml: guard",
    }
    assert problems["monsters.toml: ogre"].startswith("cost: ")
    assert "colour" in problems["monsters.toml: imp"]
    assert problems["monsters.toml: witch"].startswith("effects[0].by: ")
    assert all(where in str(refused.value) for where in problems)


class Draw(msgspec.Struct, tag="draw", tag_field="verb", forbid_unknown_fields=True):
    who: Literal["you", "opponent"] = "you"


class Burn(msgspec.Struct, tag="burn", tag_field="verb", forbid_unknown_fields=True):
    n: int


class Spell(msgspec.Struct, forbid_unknown_fields=True):
    effects: tuple[Draw | Burn, ...] = ()
    target: str = ""


@pytest.mark.parametrize(
    ("card", "mistake"),
    [
        ("tagret = 'x'", "there is no field “tagret”; did you mean “target”?"),
        (
            "effects = [{ verb = 'drawn' }]",
            "effects[0].verb: “drawn” is not one of the words possible here; did you mean “draw”?",
        ),
        (
            "effects = [{ verb = 'draw', who = 'oponent' }]",
            "effects[0].who: “oponent” is not one of the words possible here; did you mean “opponent”?",
        ),
        ("zzz = 1", "there is no field “zzz”"),
    ],
)
def test_a_wrong_word_is_told_with_the_right_one(tmp_path: Path, card: str, mistake: str) -> None:
    with pytest.raises(ContentError) as refused:
        read_box(Spell, write(tmp_path, a=f"[hex]\n{card}\n"))
    assert [problem.what for problem in refused.value.problems] == [mistake]


class Even(msgspec.Struct, tag="even", tag_field="type", forbid_unknown_fields=True):
    level: Annotated[int, msgspec.Meta(le=6)]
    steps: list[int]
    start: str

    def __post_init__(self) -> None:
        odd = [f"steps[{i}]: {step} is odd" for i, step in enumerate(self.steps) if step % 2]
        if odd:
            raise ValueError("\n".join(odd))


class Other(msgspec.Struct, tag="other", tag_field="type"):
    pass


def test_all_mistakes_of_a_card_are_told_at_once(tmp_path: Path) -> None:
    bad = "[stair]\ntype = 'even'\nlevel = 9\nsteps = [2, 3, 5]\nstart = 'low'\ncolour = 'red'\n"
    bare = "[bare]\ntype = 'even'\nsteps = 'none'\n[stranger]\ntype = 'third'\n"
    with pytest.raises(ContentError) as refused:
        read_box(Even | Other, write(tmp_path, a=bad + bare))  # type: ignore[arg-type]
    assert [f"{problem.where}: {problem.what}" for problem in refused.value.problems] == [
        "a.toml: stair: there is no field “colour”",
        "a.toml: stair: level: should be a whole number of at most 6",
        "a.toml: stair: steps[1]: 3 is odd",
        "a.toml: stair: steps[2]: 5 is odd",
        "a.toml: bare: level: is missing",
        "a.toml: bare: start: is missing",
        "a.toml: bare: steps: should be a list [ … ], not a text in quotes",
        "a.toml: stranger: type: “third” is not one of the words possible here",
    ]


def test_the_digest_follows_what_the_cards_say_and_nothing_else(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two", "three")]
    for folder in folders:
        folder.mkdir()
    one = read_box(Card, write(folders[0], a=GOOD))
    same = read_box(Card, write(folders[1], b="# the same cards\n" + GOOD))
    other = read_box(Card, write(folders[2], a=GOOD.replace("cost = 2", "cost = 4")))
    assert one.digest == same.digest != other.digest


def test_a_box_is_extended_into_another_box(tmp_path: Path) -> None:
    box = read_box(Card, write(tmp_path, a=GOOD))
    more = box.extended({"dragon": {"cost": 9}, "guard": {"cost": 5}})
    assert more["dragon"].cost == 9 and more["guard"].cost == 5
    assert box["guard"].cost == 2 and "dragon" not in box
    assert more.digest != box.digest and set(more.extra) == {"dragon", "guard"}


def test_throwaway_cards_are_checked_too(tmp_path: Path) -> None:
    box = read_box(Card, write(tmp_path, a=GOOD))
    with pytest.raises(ContentError, match=r"dragon: .*cost"):
        box.extended({"dragon": {}})


def test_people_add_cards_with_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine" / "duel").mkdir(parents=True)
    (tmp_path / "mine" / "chess").mkdir()
    dragon = "[dragon]\ncost = 9\nname = { en = 'Dragon', fr = 'Le dragon' }\n[imp]\ncost = 1\nname = 'Imp'\n"
    write(tmp_path / "mine" / "duel", own=dragon)
    write(tmp_path / "mine" / "chess", own="[rook]\nmoves = 'straight'\n")
    (tmp_path / "base").mkdir()
    box = read_box(Card, write(tmp_path / "base", a=GOOD))
    monkeypatch.setenv(OWN_CARDS, str(tmp_path / "mine"))
    more = own_cards(box, "duel")
    assert list(more) == ["guard", "mage", "dragon", "imp"] and more["dragon"] == Card(cost=9)
    assert [more.name("dragon", lang) for lang in ("en", "fr")] == ["Dragon", "Le dragon"]
    assert more.name("imp", "fr") == "Imp" and more.name("guard", "en") == ""
    assert box.extended({"storm_elf": {"cost": 2}}).called("storm_elf", "en") == "Storm elf"
    assert set(more.extra) == {"dragon", "imp"}


def test_mistakes_in_added_cards_are_told_by_file_card_and_field(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "duel").mkdir()
    write(tmp_path / "duel", own="[imp]\ncost = 'x'\n[ogre]\ncost = 1\nname = 7\n")
    box = read_box(Card, tmp_path / "none")
    monkeypatch.setenv(OWN_CARDS, str(tmp_path))
    with pytest.raises(ContentError) as refused:
        own_cards(box, "duel")
    assert [problem.where for problem in refused.value.problems] == ["duel/own.toml: imp", "duel/own.toml: ogre"]
    write(tmp_path / "duel", own="[imp]\ncost = 'x'\nname = { en = 'Imp' }\n")
    with pytest.raises(ContentError) as refused:
        own_cards(box, "duel")
    assert [problem.what.split(":")[0] for problem in refused.value.problems] == ["name", "cost"]
    monkeypatch.setenv(OWN_CARDS, str(tmp_path / "nowhere"))
    with pytest.raises(ContentError, match="no such folder"):
        own_cards(box, "duel")
