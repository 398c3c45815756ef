"""Q: how a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.ending import can_harm
from ludotheque.games.hismment.table import Hismment
from ludotheque.kernel import IllegalOption, SetupError
from ludotheque.testing import rule

from .plain import attack, chapter, gear, hero, living, offered, play, position, terrain, text, told

FIELD = "start_of_field"


@rule("HIS-Q01", "HIS-Q02", "HIS-Q12", "HIS-Q16")
def test_a_broken_heart_ends_the_game_at_once() -> None:
    after = attack(texts=[text("after", {"verb": "coins", "n": 9})])
    table = position(
        heroes=[[{"hero": "ann", "at": "D7", "wears": ["last"]}], []],
        cards={"last": after},
        sides=[{"heart": 2}, {"heart": 3}],
        round=7,
        at=FIELD,
    )
    table.play(("attack", *offered(table, "attack")[0]))
    assert table.over
    assert table.sides[1].heart == 0
    assert table.sides[0].bank == 0  # nothing else resolves
    assert [outcome.rank for outcome in table.outcomes] == [1, 2]
    assert told(table, "ended") == [{"ending": "heart", "a": 2, "b": 0, "round": 7}]
    assert "Round 7" in game.scene(table, 0, "en").verdict


@rule("HIS-Q03", "HIS-Q04", "HIS-Q12")
def test_no_hero_on_either_side() -> None:
    both = {"doom": chapter({"verb": "ko", "to": "everyone_field"})}
    heroes: list[Any] = [[{"hero": "ann", "at": "C3"}], [{"hero": "bob", "at": "C5"}]]
    words: dict[str, Any] = {
        "sides": [{"hand": ["doom", "cat"], "heart": 9}, {"heart": 8}],
        "cards": both,
        "at": [["next_phase", 5]],
    }
    table = position(heroes=heroes, **words)
    play(table, "chapter", "doom")
    assert (table.over, table.ending, table.outcomes[0].rank) == (True, "no_heroes", 1)
    assert "Hearts: 9 against 8." in game.scene(table, 0, "en").verdict
    locked = position(heroes=[heroes[0], [*heroes[1], {"hero": "gem", "wears": ["facet"]}]], **words)
    play(locked, "chapter", "doom")
    assert (locked.over, locked.active) == (False, 1)  # a locked hero is playable
    words["sides"][0]["hand"].append("splash")  # for cat
    table = position(heroes=heroes, **words)
    play(table, "chapter", "doom")
    assert table.ending == "no_heroes"
    table = position(options={"reinforcements": "on"}, heroes=heroes, **words)
    play(table, "chapter", "doom")
    assert not table.over


@rule("HIS-Q05")
def test_one_side_without_heroes_plays_on() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "bob", "at": "C4", "damage": 9}]],
        sides=[{}, {"hand": ["purse"]}],
        at=FIELD,
    )
    play(table, "attack", "jab", "bob")
    assert not table.over


@rule("HIS-Q06", "HIS-Q07")
def test_nobody_can_do_anything() -> None:
    stuck = {"ann": hero(speed=0), "bob": hero("ice", line="bob", release=[{"need": "round", "n": 99}])}
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"], "spent": 5}], ["bob"]],
        cards=stuck,
        sides=[{"heart": 20}, {"could_act": False}],
        at="begin_turn",
        dice=[1, 1, 1, 1],
    )
    assert (table.over, table.ending) == (True, "no_action")
    assert table.outcomes[0].rank == 2
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"], "spent": 5}], ["bob"]],
        cards=stuck,
        sides=[{"pile": ["knife"]}, {"could_act": False}],
        at="end_turn",
    )
    assert not table.over  # something is left to come


@rule("HIS-Q08", "HIS-Q09", "HIS-Q13")
def test_neither_can_harm_the_other() -> None:
    words: dict[str, Any] = {
        "sides": [{"heart": 12, "hand": ["chill"]}, {"heart": 12, "hand": ["jab"]}],
        "at": "end_turn",
    }
    table = position(heroes=[["ann"], ["bob"]], **words)  # each holds the attack of the other's element
    assert (table.over, table.ending) == (True, "no_harm")
    assert [outcome.rank for outcome in table.outcomes] == [1, 1]


@rule("HIS-Q09")
def test_what_counts_as_still_able_to_harm() -> None:
    def harm(
        heroes: Any = ("ann",), cards: Any = None, options: Any = None, terrain_: str = "flat", **side: Any
    ) -> bool:
        table = position(
            heroes=[list(heroes), ["bob"]], sides=[side], cards=cards or {}, options=options or {}, terrain=[terrain_]
        )
        return can_harm(table, table.sides[0])

    assert not harm()
    assert harm([{"hero": "ann", "wears": ["jab"]}])
    assert harm(hand=["jab"])
    assert harm(shop=["jab-3"])  # levels and prices do not matter
    assert harm(pile=["jab"])
    assert not harm(hand=["chill"])
    assert not harm([{"hero": "ann", "wears": ["warm"]}])
    icy = {"ann-2": hero("ice", level=2, evolves_from="ann")}
    assert harm(cards=icy, hand=["chill"], pile=["ann-2"])  # an evolution still to come
    assert harm(hand=["ambush"])
    assert harm(hand=["second-nature"])
    assert harm(hand=["grave-goods"])
    assert not harm([], hand=["jab", "cat"])
    assert harm([], hand=["splash", "cat"], options={"reinforcements": "on"})
    assert harm(
        terrain_="miasma",
        cards={"miasma": terrain(texts=[text("upkeep", {"verb": "damage", "n": 1, "to": "own_field"})])},
    )


@rule("HIS-Q10")
def test_rounds_without_progress() -> None:
    def quiet(at: Any, **words: Any) -> Any:
        heroes = words.pop("heroes", [[{"hero": "ann", "at": "C3", "wears": ["jab"]}], ["bob"]])
        return position(
            options={"no_progress_rounds": 3},
            heroes=heroes,
            sides=words.pop("sides", [{"pile": ["knife", "coat"]}, {"hand": ["chill"]}]),
            at=at,
            **words,
        )

    table = quiet("begin_turn", quiet=4)
    while table.phase < 7:
        table.play(("on",))
    play(table, "move", 21)
    table.play(("end",))
    assert table.quiet == 5  # draw, income and moves are no progress
    assert not table.over
    table.play(("end",))
    assert (table.over, table.ending) == (True, "no_progress")
    table = quiet([["next_phase", 3]], quiet=5, sides=[{"hand": ["knife"]}, {"hand": ["chill"]}])
    play(table, "sell", "knife")
    while table.active == 0:
        table.play(("end",))
    assert table.quiet == 0
    assert not table.over


@rule("HIS-Q11", "HIS-Q15")
def test_the_round_limit_comes_at_the_end_of_a_round() -> None:
    words: dict[str, Any] = {
        "options": {"max_rounds": 5},
        "heroes": [[{"hero": "ann", "wears": ["jab"]}], ["bob"]],
        "round": 5,
        "sides": [{"heart": 20}, {"hand": ["chill"]}],
    }
    table = position(active=0, at="end_turn", **words)
    assert not table.over
    table = position(active=1, at="end_turn", **words)
    assert (table.over, table.ending, table.outcomes[1].rank) == (True, "round_limit", 1)


@rule("HIS-Q14")
def test_conceding_loses_whatever_the_hearts_show() -> None:
    table = position(
        heroes=[["ann"], ["bob"]], sides=[{"heart": 30, "hand": ["purse"]}, {"heart": 1}], at=[["next_phase", 3]]
    )
    assert ("concede",) not in table.options
    with pytest.raises(IllegalOption):
        table.play(("concede",), 1 - table.seat)  # only at a decision of one's own
    table.play(("concede",))
    assert (table.over, table.ending) == (True, "concede")
    assert [outcome.rank for outcome in table.outcomes] == [2, 1]


@rule("HIS-Q15")
def test_the_heart_is_checked_before_heroes() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "bob", "at": "C4", "damage": 9}]],
        sides=[{}, {"heart": 4}],
        at=FIELD,
    )
    play(table, "attack", "jab", "bob")
    assert table.ending == "heart"
    assert living(table, "ann").square >= 0


@rule("HIS-Q18")
def test_something_must_bound_the_length() -> None:
    with pytest.raises(SetupError, match="HIS-Q18"):
        game.setup(options={"no_progress_rounds": 0, "max_rounds": 0})
    game.setup(options={"no_progress_rounds": 0, "max_rounds": 5})


@rule("HIS-Q10", "HIS-E13")
def test_buying_is_progress() -> None:
    for deed, quiet in ((("buy", "knife"), 0), (("on",), 5)):
        table = position(
            options={"no_progress_rounds": 9},
            heroes=[["ann"], ["bob"]],
            sides=[{"bank": 100, "shop": ["knife"], "hand": ["flat"]}, {"hand": ["chill"]}],
            quiet=4,
            at=[["next_phase", 3]],
        )
        play(table, *deed)
        while table.active == 0:
            table.play(("end",))
        assert table.quiet == quiet


@rule("HIS-Q10")
def test_what_counts_as_progress() -> None:
    """A card that changes zone does; a swap, a move and a lock do not."""
    pages = {"lock": chapter({"verb": "lock"}), "recall": chapter({"verb": "return", "to": "enemy_field"})}
    heroes: Any = [
        [{"hero": "ann", "freed": True, "wears": ["jab"]}, {"hero": "cat", "freed": True}],
        [{"hero": "bob", "at": "A6"}, {"hero": "gem", "freed": True}],
    ]
    words: Any = {"cards": pages, "sides": [{"hand": ["flat"]}, {"hand": ["lava"]}], "quiet": 19, "dice": [1]}
    table = position(heroes=heroes, at=FIELD, **words)
    play(table, "deploy", "ann")
    table.play(("end",))
    assert (table.over, table.quiet) == (False, 0)
    heroes[0][0]["at"] = "C0"
    table = position(heroes=heroes, at=FIELD, **words)
    play(table, "swap", "cat")
    play(table, "move", 8)
    table.play(("end",))
    assert table.ending == "no_progress"
    for deed, progress in (({"verb": "lock"}, False), ({"verb": "return", "to": "enemy_field"}, True)):
        cards = {"ann": hero(texts=[text("activate", deed)])}
        table = position(heroes=heroes, at=[["next_phase", 5]], **(words | {"cards": cards}))
        table.play(("power", *offered(table, "power")[0]))
        table.play(("end",))
        assert table.over != progress


@rule("HIS-Q09")
def test_an_evolution_of_a_fallen_line_saves_nobody() -> None:
    cards = {"cat-2": hero("water", line="cat", level=2, evolves_from="cat")}
    for pile, harm in ((["cat-2"], False), (["cat"], True), (["cat-2", "cat"], True)):
        table = position(
            options={"reinforcements": "on"},
            heroes=[["ann"], ["bob"]],
            sides=[{"hand": ["splash"], "pile": pile}],
            cards=cards,
        )
        assert can_harm(table, table.sides[0]) == harm


@rule("HIS-Q08", "HIS-Q09")
def test_cards_that_could_hurt_nobody_keep_no_game_going() -> None:
    def harm(heroes: Any, enemies: Any = ("bob",), **side: Any) -> bool:
        burn = text("after", {"verb": "damage", "n": 1, "to": "target"})
        cards = {
            "sting": attack("ice", type="special", texts=[burn]),
            "spark": attack(type="special", texts=[burn]),
            "spikes": gear("armour", klass="archer", texts=[text("static", {"verb": "modify", "what": "reflect"})]),
            "omen": chapter({"verb": "damage", "n": 1, "to": "enemy_heart"}),
            "bog": terrain(texts=[text("upkeep", {"verb": "damage", "n": 1, "to": "own_field"})]),
        }
        table = position(heroes=[heroes, list(enemies)], sides=[side], cards=cards)
        return can_harm(table, table.sides[0])

    assert harm(["ann"], hand=["spark"])
    assert not harm(["ann"], hand=["sting", "spikes", "bog"])  # of another element or class; a Terrain in hand
    assert not harm(["ann"], enemies=[], hand=["spark", "ambush"])  # no enemy hero is left to be hurt
    assert not harm([{"hero": "ann", "wears": ["spark"]}], enemies=[])
    assert harm(["ann"], enemies=[], hand=["jab"])
    assert harm([], enemies=[], hand=["omen"])
    assert not harm([], hand=["jab", "spark"])
    assert harm([], hand=["ambush"])


@rule("HIS-Q09")
def test_reverting_an_own_hero_may_bring_an_element_back() -> None:
    cards = {
        "ann-2": hero("water", level=2, evolves_from="ann"),
        "back": chapter({"verb": "revert", "to": "own_hero"}),
        "down": chapter({"verb": "revert", "to": "enemy_field"}),
    }
    for page, harm in (("back", True), ("down", False)):
        table = position(heroes=[["ann-2"], ["bob"]], sides=[{"hand": ["jab", page]}], cards=cards)
        assert can_harm(table, table.sides[0]) == harm


@rule("HIS-Q06", "HIS-Q07")
def test_a_step_in_step_7_is_an_action() -> None:
    ann = {"hero": "ann", "at": "C3", "wears": ["jab"], "spent": 5}
    for mods, ending in (([], ""), ([{"what": "root", "turns": -1}], "no_action")):
        sides = [{"could_act": False}, {"could_act": False}]
        table = position(heroes=[[ann | {"mods": mods}], []], sides=sides, at="begin_turn")
        if not ending:
            table.play(("end",))
        assert table.ending == ending


@rule("HIS-Q06", "HIS-Q07")
@pytest.mark.parametrize("zone", ["pile", "shop", "cemetery"])
def test_nobody_can_act_only_when_piles_and_shops_are_empty(zone: str) -> None:
    sides = [{"could_act": False}, {"could_act": False, zone: ["coat"]}]
    locked = {"ann": hero(release=[{"need": "event", "what": "own_ko", "n": 1}])}
    table = position(cards=locked, heroes=[[{"hero": "ann", "wears": ["jab"]}], []], sides=sides, at="end_turn")
    assert (table.ending == "no_action") is (zone == "cemetery")


@rule("HIS-Q03", "HIS-Q04")
@pytest.mark.parametrize(
    ("zone", "card", "over"),
    [
        ("hand", "cat", False),
        ("shop", "cat", False),
        ("pile", "cat", False),
        ("cemetery", "cat", True),
        ("pile", "ann-2", True),
    ],
)
def test_reinforcements_still_to_come_are_playable(zone: str, card: str, over: bool) -> None:
    table = position(
        options={"reinforcements": "on"},
        heroes=[[{"hero": "gem", "at": "C3"}], []],
        cards={"doom": chapter({"verb": "ko", "to": "own_field"})},
        sides=[{"hand": ["doom"]}, {zone: [card]}],
        at=["next_phase", 5],
    )
    play(table, "chapter", "doom")
    assert ("no_heroes" in [event["ending"] for event in told(table, "ended")]) is over


@rule("HIS-Q09")
@pytest.mark.parametrize("where", ["power", "worn attack", "worn equipment"])
def test_what_a_hero_has_can_still_harm(where: str) -> None:
    burn = {"verb": "damage", "n": 1, "to": "enemy_field"}
    cards = {
        "ann": hero(texts=[text("activate", burn)] if where == "power" else []),
        "spark": attack(type="special", texts=[text("after", burn)]),
        "torch": gear(texts=[text("activate", burn)]),
    }
    worn = {"worn attack": ["spark"], "worn equipment": ["torch"]}.get(where, [])
    table = position(heroes=[[{"hero": "ann", "wears": worn}], ["bob"]], cards=cards)
    assert can_harm(table, table.sides[0])


WAITING = {"hero": "ann", "at": "C3", "wears": ["jab"]}
BAN = text("static", {"verb": "modify", "what": "no_attack"})
STUCK = {"ann": hero(speed=0), "bob": hero("ice", line="bob", speed=0)}


def stuck(mine: dict[str, Any], theirs: Any = None, **words: Any) -> Hismment:
    """Two who stand face to face, with nothing to draw, buy, or do, at the end of the turn of the first."""
    foe = (
        {"hero": "bob", "at": "C4", "wears": [], "mods": [{"what": "root", "turns": -1}]} if theirs is None else theirs
    )
    words = {"cards": STUCK | words.pop("cards", {}), "heroes": [[WAITING | mine], [foe] if foe else []]} | words
    return position(**({"sides": [{"could_act": False}, {"could_act": False}], "at": "end_turn"} | words))


@rule("HIS-Q06", "HIS-Q07")
def test_who_only_waits_for_pm_can_still_act() -> None:
    table = stuck({"pm": 0}, {"hero": "bob", "at": "C4", "wears": ["chill"], "pm": 0})
    assert not table.over
    assert table.active == 1  # one PM has come back, and the attack costs one
    assert offered(table, "attack")


@rule("HIS-Q06", "HIS-Q07")
@pytest.mark.parametrize(
    ("mine", "cards", "waits"),
    [
        ({"pm": 0}, {"jab": attack(cost=5)}, True),  # five turns of one PM
        ({"pm": 0}, {"jab": attack(cost=6)}, False),  # more than it will ever have
        ({"mods": [{"what": "no_attack", "turns": 2}]}, {}, True),
        ({"mods": [{"what": "no_attack", "turns": -1}]}, {}, False),
        ({"wears": ["jab", "chain:3"]}, {"chain": gear("armour", texts=[BAN])}, True),
        ({"wears": ["jab", "chain"]}, {"chain": gear("armour", life=None, texts=[BAN])}, False),
        ({"at": "A1"}, {}, False),
    ],
)  # fmt: skip
def test_time_brings_an_attack_or_not(mine: dict[str, Any], cards: dict[str, Any], waits: bool) -> None:
    table = stuck(mine, cards=cards)
    assert table.ending == ("" if waits else "no_action")


@rule("HIS-Q06", "HIS-Q07")
@pytest.mark.parametrize(("turns", "waits"), [(1, True), (-1, False)])
def test_time_opens_squares(turns: int, waits: bool) -> None:
    shut = [(square, 1 + 2 * turns if turns > 0 else -1) for square in (14, 19, 21)]
    table = stuck({"pm": 0, "mods": [{"what": "no_attack", "turns": -1}]}, cards={"ann": hero(speed=1)}, blocked=shut)
    assert table.ending == ("" if waits else "no_action")


@rule("HIS-Q06", "HIS-Q07", "HIS-L06")
@pytest.mark.parametrize(
    ("need", "waits"),
    [
        ({"need": "round", "n": 4}, True),
        ({"need": "round", "n": 99}, False),  # the limits of HIS-Q10 and HIS-Q11 come first
        ({"need": "pay", "n": 60}, True),  # the luck die will bring them
        ({"need": "luck_face", "n": 6}, True),
        ({"need": "cemetery", "n": 9}, False),
    ],
)
def test_time_frees_a_hero_or_not(need: dict[str, Any], waits: bool) -> None:
    cards = {"bob": hero("ice", line="bob", release=[need])}
    table = stuck({"at": "A1"}, "bob", cards=cards)
    assert table.ending == ("" if waits else "no_action")


@rule("HIS-Q06", "HIS-Q07", "HIS-Q10")
def test_a_round_that_the_limits_allow_is_waited_for() -> None:
    cards = {"bob": hero("ice", line="bob", release=[{"need": "round", "n": 30}])}
    for options, ending in (({}, "no_action"), ({"no_progress_rounds": 0}, "")):
        table = stuck({"at": "A1"}, "bob", cards=cards, options=options)
        assert table.ending == ending
        if not ending:
            assert (table.round, bool(offered(table, "free"))) == (30, True)


@rule("HIS-Q06", "HIS-Q07")
@pytest.mark.parametrize(("n", "waits"), [(1, True), (-1, False)])
def test_a_text_that_acts_as_turns_begin_may_bring_an_action(n: int, waits: bool) -> None:
    spring = terrain(texts=[text("upkeep", {"verb": "pm", "n": n, "to": "own_field"})])
    table = stuck(
        {"pm": 0}, cards={"jab": attack(cost=5), "spring": spring, "ann": hero(speed=0, pm=9)}, terrain=["spring"]
    )
    assert table.ending == ("" if waits else "no_action")


@rule("HIS-Q06", "HIS-Q07")
def test_to_be_asked_about_a_text_is_an_action() -> None:
    cards = {"ann": hero(speed=0, texts=[text("upkeep", {"verb": "coins", "n": 1}, optional=True)])}
    assert not stuck({"at": "A1"}, cards=cards).over
