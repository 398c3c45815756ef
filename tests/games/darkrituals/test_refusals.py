"""Whoever wonders why something is not allowed is told which clause says so, in both languages."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .helpers import names, position

IKREK, CONDEMNED, RAVENOUS, HOUND, DEMON = 6, 9, 13, 23, 27
TURN = {"at": "choose_turn"}


def card(table: Any, name: str) -> int:
    held: list[int] = [*table.master.hand, *table.master.plagues]
    return held[names(table, held).index(name)]


def refuse(table: Any, option: Any) -> str:
    """The clause of a refusal; it is explained in both languages, and nothing has changed."""
    before = game.digest(table)
    with pytest.raises(IllegalOption) as refused:
        table.play(option)
    assert game.digest(table) == before
    english, french = (game.explain(refused.value, lang) for lang in ("en", "fr"))
    assert english != french and "{" not in english + french and "not possible" not in english
    return refused.value.clause


@rule("DRM-W02", "DRM-W20", "DRM-W21", "DRM-W22", "DRM-P09", "DRM-L05")
@pytest.mark.parametrize(
    ("option", "clause"),
    [
        (("move", 0, 0), "DRM-W02"),
        (("move", RAVENOUS, 0), "DRM-P09"),
        (("move", CONDEMNED, 0), "DRM-W20"),
        (("attack", CONDEMNED, IKREK), "DRM-W22"),
        (("attack", CONDEMNED, 4), "DRM-P05"),
        (("attack", IKREK, 4), "DRM-W21"),
        (("cast", IKREK, 4, 0), "DRM-P05"),
        (("cast", IKREK, -1, 4), "DRM-L05"),
        (("cast", CONDEMNED, -1, 0), "DRM-L05"),
        (("summon", CONDEMNED, "ravenous"), "DRM-W23"),
        (("summon", IKREK, "hexhound"), "DRM-W23"),
        (("summon", IKREK, ["ravenous"]), "DRM-W23"),
        (("stop",), "DRM-W12"),
        (("craft", IKREK, 0, -1), "DRM-W26"),
        (("plague", IKREK, 0, "energy"), "DRM-W27"),
        (("recall", IKREK, 7), "DRM-W24"),
        (("possess", IKREK, 4), "DRM-W25"),
        (("take", CONDEMNED), "DRM-E3-02"),
        (("throw", CONDEMNED), "DRM-E3-04"),
    ],
)
def test_an_action_is_refused_with_its_clause(option: Any, clause: str) -> None:
    assert refuse(position({"teuta": "B3.SE", "condemned": "A3.NW"}, **TURN), option) == clause


@rule("DRM-W03")
@pytest.mark.parametrize(
    "option", [("cast", IKREK, -1, 1), ("summon", IKREK, "ravenous"), ("recall", IKREK, 7), ("attack", HOUND, 4)]
)
def test_what_cannot_be_paid_is_refused(option: Any) -> None:
    energy = 1 if option[0] == "attack" else 2
    assert refuse(position({"teuta": "A3.NW", "hexhound": "A3.NW"}, energy=energy, **TURN), option) == "DRM-W03"


@rule("DRM-W03", "DRM-L13", "DRM-W26", "DRM-G08", "DRM-G14", "DRM-W23")
def test_cards_are_refused_with_their_clause() -> None:
    figures = {"hexhound": "A3.NW", "condemned": ["A3.NW"] * 8}
    table = position(figures, hand=["call-hexhound", "call-bonehulk", "mend"], plagues=["bone-rot"], energy=3, **TURN)
    assert refuse(table, ("craft", IKREK, card(table, "call-bonehulk"), -1)) == "DRM-W03"
    table = position(figures, hand=["call-hexhound", "mend"], plagues=["bone-rot"], **TURN)
    assert refuse(table, ("craft", IKREK, card(table, "call-hexhound"), -1)) == "DRM-L13"
    assert refuse(table, ("craft", IKREK, card(table, "mend"), IKREK)) == "DRM-W26"
    assert refuse(table, ("plague", IKREK, card(table, "bone-rot"), "wounds")) == "DRM-G14"
    assert refuse(table, ("plague", IKREK, card(table, "bone-rot"), "cubes")) == "DRM-G08"
    assert refuse(table, ("summon", IKREK, "condemned")) == "DRM-W23"


@rule("DRM-W28", "DRM-L07", "DRM-W03")
@pytest.mark.parametrize(
    ("target", "x", "clause"),
    [(CONDEMNED, 1, "DRM-L07"), (IKREK, 4, "DRM-L07"), (IKREK, 2, "DRM-W03"), (IKREK, -1, "DRM-L07")],
)
def test_a_defence_is_refused_with_its_clause(target: int, x: int, clause: str) -> None:
    figures = {"teuta": "A1.NW", "condemned": "A1.NW"}
    table = position(figures, energy=2, dice=[1], at=[["attack", 4, target, 0], ["redraw"]])
    assert refuse(table, ("defend", x)) == clause


@rule("DRM-E5-02")
def test_devoted_witches_call_nobody_back() -> None:
    table = game.position(mode="blood", figures={"ikrek": "A2.NE", "teuta": "B3.SE"}, at="choose_turn")
    assert refuse(table, ("recall", IKREK, 7)) == "DRM-E5-02"


@rule("DRM-D06", "DRM-P08", "DRM-E3-14", "DRM-W22", "DRM-M04")
def test_the_demon_is_refused_what_its_cards_do_not_give() -> None:
    heroes = dict.fromkeys(("teuta", "curthouse", "battista", "corday"), "A2.SE")
    table = position({"haborym": "A2.SE"}, mode="rubies", **TURN)
    assert refuse(table, ("move", DEMON, 0)) == "DRM-D06"
    obeys: dict[str, Any] = {"mode": "rubies", "top": {"demon": ["obey"]}, "at": "master_turn"}
    table = position({"haborym": "A2.SE", "condemned": "A2.SE"}, **obeys)
    assert refuse(table, ("demon-move", table.zone("A2.NE"))) == "DRM-P08"
    assert refuse(table, ("demon-move", table.zone("A1.NW"))) == "DRM-W20"
    assert refuse(table, ("demon-attack", CONDEMNED)) == "DRM-W22"
    held = position({"haborym": "A2.SE", **heroes}, **obeys)
    assert refuse(held, ("demon-move", held.zone("A2.SW"))) == "DRM-M04"


@rule("DRM-G06", "DRM-G08")
def test_wounds_and_steps_back_go_where_they_can() -> None:
    table = position({"teuta": "B3.SE"}, at=[["plague_wounds", 2], ["redraw"]])
    assert refuse(table, ("infect", 0)) == "DRM-G06"
    table = position({"teuta": "B3.SE"}, cubes=[1, 0, 0, 0], at=[["plague_cubes", 2], ["redraw"]])
    assert refuse(table, ("lower", "agility")) == "DRM-G08"


@rule("DRM-G04", "DRM-W26", "DRM-W10")
def test_a_card_is_refused_where_it_does_not_belong() -> None:
    words: dict[str, Any] = {"hand": ["frenzy"], "plagues": ["bone-rot"], **TURN}
    table = position({"teuta": "B3.SE", "condemned": ["B3.SE", "A3.NW"]}, **words)
    assert refuse(table, ("craft", IKREK, card(table, "frenzy"), table.zone("A3.NW"))) == "DRM-W26"
    assert refuse(table, ("plague", IKREK, card(table, "bone-rot"), "boils")) == "DRM-G04"
    assert refuse(position({"teuta": "B3.SE"}, at="redraw"), ("discard", 0)) == "DRM-W10"


@rule("DRM-W10", "DRM-W26", "DRM-W27")
def test_the_second_of_two_equal_cards_is_no_other_choice() -> None:
    words: dict[str, Any] = {"hand": ["faux-pas", "faux-pas"], "plagues": ["bone-rot", "bone-rot"]}
    table = position({"teuta": "B3.SE"}, **words, **TURN)
    second, other = table.master.hand[1], table.master.plagues[1]
    assert refuse(table, ("craft", IKREK, second, -1)) == "DRM-W26"
    assert refuse(table, ("plague", IKREK, other, "energy")) == "DRM-W27"
    assert refuse(position({"teuta": "B3.SE"}, **words, at="redraw"), ("discard", second)) == "DRM-W10"


@rule("DRM-W26", "DRM-W22", "DRM-P05", "DRM-D06", "DRM-P09")
@pytest.mark.parametrize(
    ("name", "at", "clause", "why"),
    [
        ("faux-pas", CONDEMNED, "DRM-W26", "aimed at nothing"),
        ("exhaust", 0, "DRM-W26", "within 1"),
        ("fallen-card", CONDEMNED, "DRM-W22", "its own"),
        ("fallen-card", 4, "DRM-P05", "range 2"),
        ("dark-step", 4, "DRM-W26", "Dark Legion"),
        ("dark-step", DEMON, "DRM-D06", "by its own cards"),
        ("mend", IKREK, "DRM-W26", "not wounded"),
        ("mend", 4, "DRM-W26", "Dark Legion"),
        ("frenzy", 0, "DRM-W26", "a minion stands"),
    ],
)
def test_where_a_card_cannot_be_played_the_card_says_why(name: str, at: int, clause: str, why: str) -> None:
    """Teuta stands far off; Curthouse beside the witch, another is hurt, a minion stands with a peasant."""
    figures = {
        "teuta": "B3.SE",
        "curthouse": "A1.SW",
        "ikrek": "A1.NW",
        "hagatha": {"at": "A1.NE", "wounds": 1},
        "condemned": "A3.NW",
        "peasant": "A3.NW",
        "haborym": "B3.SE",
    }
    table = position(figures, mode="rubies", hand=[name], **TURN)
    answer = ("craft", IKREK, card(table, name), at)
    assert refuse(table, answer) == clause
    assert why in game.explain(table.refusal(answer), "en")


@rule("DRM-L15", "DRM-P08")
def test_what_a_spell_brings_goes_where_it_can() -> None:
    """Ikrek heals beside her (her six), or places a figure beside her (her seven)."""
    figures = {"teuta": "B3.SE", "ikrek": "A2.NW", "hagatha": {"at": "A1.NW", "wounds": 1}, "condemned": "A2.NW"}
    healing = {**figures, "ikrek": {"at": "A2.NW", "wounds": 1}}
    table = position(healing, mode="rubies", dice=[6], at=[["cast_spell", IKREK, -1, 0], ["redraw"]])
    hagatha, condemned = table.figure("hagatha"), table.figure("condemned")
    assert refuse(table, ("heal", 4)) == "DRM-L15"
    assert refuse(table, ("heal", condemned)) == "DRM-L15"
    assert refuse(table, ("heal", hagatha)) == "DRM-L15"
    assert refuse(table, ("heal", DEMON)) == "DRM-P09"
    told = [game.explain(table.refusal(("heal", fig)), "en") for fig in (4, condemned, hagatha)]
    assert [word in text for word, text in zip(("Legion", "wounded", "reaches"), told, strict=True)] == [True] * 3
    table = position(figures, mode="rubies", dice=[6], at=[["cast_spell", IKREK, -1, 1], ["redraw"]])
    assert refuse(table, ("place", table.setup.kit.board.pit)) == "DRM-P08"
    assert refuse(table, ("place", table.zone("B3.SE"))) == "DRM-L15"


@rule("DRM-W26", "DRM-P05", "DRM-W22", "DRM-L15", "DRM-W20")
def test_what_follows_a_card_is_refused_with_its_clause() -> None:
    figures = {"teuta": "A3.NW", "battista": "A3.NW", "corday": "B3.SE", "condemned": ["A3.NW", "A3.NW"]}
    table = position(figures, at=[["frenzied", CONDEMNED], ["redraw"]])
    assert refuse(table, ("target", CONDEMNED + 1)) == "DRM-W22"
    assert refuse(table, ("target", table.figure("corday"))) == "DRM-P05"
    table = position({"teuta": "B3.SE"}, hand=["dark-step"], **TURN)
    table.play(("craft", IKREK, card(table, "dark-step"), IKREK))
    assert refuse(table, ("place", table.zone("B3.SE"))) == "DRM-W20"
    armed = {"teuta": {"at": "A3.NW", "gear": ["mail-coat", "barbed-flail"]}}
    table = position(armed, at=[["strip_upgrade", 4], ["redraw"]])
    assert refuse(table, ("strip", -1)) == "DRM-L15"
