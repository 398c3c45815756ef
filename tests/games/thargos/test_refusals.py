"""What is not offered is refused with the clause that forbids it, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.games.thargos.decks import ready_made
from ludotheque.kernel import IllegalOption
from ludotheque.testing import rule

from .support import GAME, PLAIN, action, hero, lasting, play, side, table_of

DECK = ["p1"] * 20
DECK_OF_DARKUNS = dict(ready_made()["darkun"].cards)
POWER = {"verb": "power", "uses": 1, "effects": [{"verb": "draw"}]}
CARDS = {
    "sage": hero(effects=[POWER]),
    "hunter": hero(effects=[{"verb": "power", "effects": [{"verb": "strip"}]}]),
    "wolf_cloak": lasting((1, 0, 0), factions=["wolf"]),
    "cure": action({"verb": "heal", "whom": "own"}),
}


def duel(hand: Any = (), **words: Any) -> Any:
    return table_of(one=side(hand, deck=DECK, **words.pop("one", {})), cards=CARDS, **words)


def story(hand: Any = (), **words: Any) -> Any:
    return table_of("story", side(hand, deck=DECK), side(deck=DECK), cards=CARDS, **words)


def fight(attack: list[int], defence: int = 6, **words: Any) -> Any:
    """A two-attribute mission; the attacker has laid, the defender is to answer."""
    table = table_of(one=side(["p1"] * 6), two=side(["p1"] * defence), tracks=["m_two"] * 4, **words)
    play(table, "attempt", 0)
    for attribute in attack:
        play(table, "lay", "p1", attribute)
    return play(table, "done")


def thrice(table: Any) -> Any:
    for _ in range(3):
        play(table, "lay", "p1", 0)
    return table


def card(table: Any, n: int = 0) -> int:
    return int(table.sides[table.seat].hand[n])


def scene(table: Any, name: str) -> Any:
    return next(card for card, found in table.kit.scenes.items() if found.card == name)


def set_up(step: str, seats: int = 2) -> Any:
    table = GAME.new("duel" if seats == 2 else "circle", seats, key=bytes(16))
    while table.asking.__name__ != step:
        table.play(table.options[0])
    return table


def a_mission(table: Any) -> int:
    return next(int(option[1]) for option in table.options)


def draft(taken: list[str], **options: Any) -> Any:
    """A draft in which the first seat has these heroes, the second Sable; the first seat picks."""
    sides = [{"party": taken}, {"party": ["sable"]}]
    return GAME.position(
        decks=[{"cards": DECK_OF_DARKUNS}, "imperial"], sides=sides, at=["pick_heroes", 4], options=options
    )


def hero_of(table: Any, name: str) -> int:
    return next(c for c, found in enumerate(table.kit.prints) if found.id == name and table.kit.owner[c] == 0)


def pursued(**words: Any) -> Any:
    """A hero of the second side has just been attacked where nobody stands; one beside may step in."""
    return play(duel(["p1"], heroes=[PLAIN, ["", *PLAIN[1:]]], options={"undead_seats": 1}, **words), "attempt", 0)


Case = tuple[Callable[[], Any], Callable[[Any], tuple[Any, ...]], str]
CASES: dict[str, Case] = {
    "no mission": (lambda: duel(tracks=["", "m_mind", "", ""]), lambda t: ("attempt", 0), "THA-M03"),
    "no hero": (lambda: duel(heroes=[["", *PLAIN[1:]], PLAIN]), lambda t: ("attempt", 0), "THA-M03"),
    "denied": (lambda: duel(one={"denied": "attempt"}), lambda t: ("attempt", 0), "THA-D23"),
    "no lasting": (lambda: duel(["p1"]), lambda t: ("lasting", card(t), 0), "THA-D14"),
    "second lasting": (lambda: duel(["sword"], one={"lastings": 1}), lambda t: ("lasting", card(t), 0), "THA-D14"),
    "denied lasting": (
        lambda: duel(["sword"], one={"denied": "lasting"}),
        lambda t: ("lasting", card(t), 0),
        "THA-D14",
    ),
    "enemy hero": (lambda: duel(["sword"]), lambda t: ("lasting", card(t), 4), "THA-D21"),
    "faction": (lambda: duel(["wolf_cloak"], options={"factions": True}), lambda t: ("lasting", card(t), 0), "THA-X11"),
    "no action": (lambda: duel(["sword"]), lambda t: ("play", card(t), -1), "THA-D23"),
    "no target": (lambda: duel(["cure"]), lambda t: ("play", card(t), 0), "THA-D27"),
    "power spent": (
        lambda: duel(heroes=[["sage", *PLAIN[1:]], PLAIN], one={"places": {0: {"used": 1}}}),
        lambda t: ("power", 0, -1),
        "THA-C08",
    ),
    "power done": (
        lambda: play(duel(heroes=[["sage", *PLAIN[1:]], PLAIN]), "power", 0),
        lambda t: ("power", 0, -1),
        "THA-D34",
    ),
    "power without target": (
        lambda: duel(heroes=[["hunter", *PLAIN[1:]], PLAIN]),
        lambda t: ("power", 0, -1),
        "THA-D27",
    ),
    "other face": (lambda: duel(heroes=[["sage!", *PLAIN[1:]], PLAIN]), lambda t: ("power", 0, -1), "THA-C07"),
    "not beside": (
        lambda: duel(heroes=[["", *PLAIN[1:]], PLAIN], options={"undead_seats": 2}),
        lambda t: ("shift", 2, 0),
        "THA-U11",
    ),
    "no conflict": (lambda: duel(["p1"]), lambda t: ("lay", card(t), 0), "THA-M42"),
    "attribute": (lambda: fight([0]), lambda t: ("lay", card(t), 2), "THA-M10"),
    "not used": (lambda: fight([0]), lambda t: ("lay", card(t), 1), "THA-M15"),
    "most": (lambda: thrice(fight([0, 1])), lambda t: ("lay", card(t), 0), "THA-M17"),
    "most in the variant": (
        lambda: thrice(fight([0, 1], options={"multi_attribute": "variant"})),
        lambda t: ("lay", card(t), 0),
        "THA-X19",
    ),
    "least": (lambda: play(fight([0, 0, 0, 0]), "lay", "p1", 0), lambda t: ("done",), "THA-M20"),
    "least cannot be met": (
        lambda: fight([0, 1], 1, options={"edition": "fr"}),
        lambda t: ("lay", card(t), 0),
        "THA-M20",
    ),
    "too late": (lambda: play(fight([0]), "lay", "p1", 0), lambda t: ("cede",), "THA-M12"),
    "used": (
        lambda: play(play(duel(["p1"], on_track={(0, 3): ["pitfall"]}), "attempt", 3), "use", "pitfall", 0),
        lambda t: ("use", t.sides[0].tracks[0], 1),
        "THA-D31",
    ),
    "elsewhere": (
        lambda: play(duel(["p1"], on_track={(0, 2): ["pitfall"]}), "attempt", 3),
        lambda t: ("use", t.sides[0].tracks[0], 1),
        "THA-D30",
    ),
    "locked": (story, lambda t: ("attempt", scene(t, "racket"), 0), "THA-R20"),
    "completed": (
        lambda: story(scenes={0: ["spy_guilds"]}),
        lambda t: ("attempt", scene(t, "spy_guilds"), 0),
        "THA-R20",
    ),
    "completed side": (
        lambda: story(scenes={0: ["guard_caravan"]}),
        lambda t: ("attempt", scene(t, "guard_caravan"), 0),
        "THA-R14",
    ),
    "fork": (
        lambda: story(scenes={0: ["infiltrate_settlement", "melok_attack"]}),
        lambda t: ("attempt", scene(t, "jethreki_horde"), 0),
        "THA-R53",
    ),
    "secret": (
        lambda: story(scenes={1: ["secret_stash"]}),
        lambda t: ("attempt", next(m for m in t.missions if t.kit.scenes[m].secret), 0),
        "THA-R18",
    ),
    "taken": (
        lambda: story(scenes={0: ["secret_stash"], 1: ["secret_stash", "sunken_ruins"]}),
        lambda t: ("attempt", scene(t, "sunken_ruins"), 0),
        "THA-R16",
    ),
    "party": (
        lambda: story(scenes={0: ["spy_guilds"]}, heroes=[["", *PLAIN[1:]], PLAIN]),
        lambda t: ("attempt", scene(t, "locate_lair"), 1),
        "THA-R37",
    ),
    "lead": (
        lambda: story(heroes=[["", *PLAIN[1:]], PLAIN]),
        lambda t: ("attempt", scene(t, "spy_guilds"), 0),
        "THA-R22",
    ),
    "not in hand": (lambda: duel(["sword"]), lambda t: ("lasting", -1, 0), "THA-D14"),
    "wrong target": (
        lambda: duel(["cure"], heroes=[["plain!", *PLAIN[1:]], PLAIN]),
        lambda t: ("play", card(t), 1),
        "THA-D27",
    ),
    "moves in a story": (lambda: story(heroes=[["", *PLAIN[1:]], PLAIN]), lambda t: ("shift", 1, 0), "THA-U16"),
    "another place": (pursued, lambda t: ("shift", 1, 2), "THA-U11"),
    "not waiting": (lambda: set_up("place_hero"), lambda t: ("place", -1, 0), "THA-S19"),
    "foreign": (lambda: story(["cyclops_of_slavit"]), lambda t: ("play", card(t), -1), "THA-R39"),
    "foreign lasting": (lambda: story(["condar_citizen"]), lambda t: ("lasting", card(t), 0), "THA-R42"),
    "occupied": (
        lambda: play(set_up("place_mission"), "mission"),
        lambda t: ("mission", a_mission(t), next(s for s in range(4) if t.slots[s] >= 0)),
        "THA-S21",
    ),
    "must place": (lambda: set_up("place_mission"), lambda t: ("pass",), "THA-S24"),
    "own tracks": (
        lambda: set_up("place_mission", 4),
        lambda t: ("mission", a_mission(t), (2 * t.seat + 2) % 8),
        "THA-N10",
    ),
    "must replace": (
        lambda: play(play(table_of(two=side(["m_might", "m_mind"])), "attempt", 0), "cede"),
        lambda t: ("pass",),
        "THA-M31",
    ),
    "withdrawn": (lambda: play(duel(["p1"]), "attempt", 0), lambda t: ("pass",), "THA-M44"),
    "another track": (lambda: play(duel(["p1"]), "attempt", 0), lambda t: ("attempt", 1), "THA-M44"),
    "discarded": (lambda: duel(["p1"]), lambda t: ("discard", card(t)), "THA-D35"),
    "mission swapped": (lambda: duel(["m_mind"]), lambda t: ("mission", card(t), 0), "THA-D35"),
    "hand size": (
        lambda: table_of(heroes=[["krisoss", "tebezil", "plain", "plain"], PLAIN], one=side(deck=DECK), at="turn"),
        lambda t: ("size", 6),
        "THA-D06",
    ),
    "hero twice": (lambda: draft(["tamsin"]), lambda t: ("pick", hero_of(t, "tamsin")), "THA-B08"),
    "hero of another": (lambda: draft(["tamsin"]), lambda t: ("pick", hero_of(t, "sable")), "THA-S28"),
    "same person": (
        lambda: draft(["raskor_slayer"]),
        lambda t: ("pick", hero_of(t, "raskor_champion")),
        "THA-B09",
    ),
    "peoples": (
        lambda: draft(["krisoss"], campaign=True),
        lambda t: ("pick", hero_of(t, "veshka")),
        "THA-B20",
    ),
    "must pay": (
        lambda: table_of(
            one=side(["m_might", "m_mind", *["p1"] * 4], owed=[0]), tracks=["", "", "m_two", ""], at="turn"
        ),
        lambda t: ("pass",),
        "THA-D42",
    ),
}


@rule("THA-M03", "THA-M15", "THA-M17", "THA-M20", "THA-D14", "THA-D21", "THA-D27", "THA-R20", "THA-R53", "THA-N10")
@pytest.mark.parametrize("name", CASES)
def test_a_refusal_names_its_clause(name: str) -> None:
    make, answer, clause = CASES[name]
    table = make()
    before = GAME.digest(table)
    with pytest.raises(IllegalOption) as refused:
        table.play(answer(table))
    assert refused.value.clause == clause and GAME.digest(table) == before
    for lang in ("en", "fr"):
        assert GAME.explain(refused.value, lang).endswith(".")


REASONS: dict[str, tuple[str, str]] = {
    "least cannot be met": ("too_few", "You would not have enough cards left"),
    "wrong target": ("target", "cannot be pointed at that"),
    "no target": ("no_target", "no legal target"),
    "moves in a story": ("story_shift", "In a story"),
    "not beside": ("shift", "empty place beside it"),
    "another place": ("not_attacked", "attacked"),
    "not in hand": ("not_held", "not in your hand"),
    "not waiting": ("not_member", "waiting to be placed"),
}


@rule("THA-M20", "THA-D27", "THA-U11", "THA-U16", "THA-D14", "THA-S19")
@pytest.mark.parametrize("name", REASONS)
def test_a_refusal_says_what_exactly_is_wrong(name: str) -> None:
    make, answer, _ = CASES[name]
    reason, words = REASONS[name]
    table = make()
    with pytest.raises(IllegalOption) as refused:
        table.play(answer(table))
    assert refused.value.message == f"refuse-{reason}" and words in GAME.explain(refused.value, "en")
