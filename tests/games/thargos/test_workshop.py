"""The workshops of Thargos: battledecks and stories of one's own, from codes and lists to the table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ludotheque.games.thargos.advice import advice, attrition
from ludotheque.games.thargos.decks import Battledeck, ready_made
from ludotheque.games.thargos.stories import Scene, Story, as_map, as_story, path_points, vp_of
from ludotheque.games.thargos.stories import ready_made as stories
from ludotheque.kernel import Deck, SetupError, inspect
from ludotheque.testing import rule

from .support import GAME, ids

DECKS, STORIES = GAME.workshops["deck"], GAME.workshops["story"]
BOX = GAME.box
ORDER = DECKS.order(BOX)
MISSIONS = STORIES.order(BOX)


def deck(given: Any, mode: str = "duel", **options: Any) -> Any:
    return inspect(GAME, DECKS, given, mode, options)


def story(given: Any, mode: str = "story", **options: Any) -> Any:
    return inspect(GAME, STORIES, given, mode, options)


def clauses(found: Any) -> set[str]:
    return {problem.clause for problem in found.report.problems}


def figures(found: Any) -> dict[str, Any]:
    return {figure.name: (figure.value, figure.want, figure.ok) for figure in found.report.figures}


# Decks ----------------------------------------------------------------------------------------------------------------


@given(some.dictionaries(some.sampled_from(ORDER), some.integers(1, 5)), some.sampled_from(["en", "fr"]))
@settings(max_examples=40)
def test_any_deck_comes_back_from_its_code_and_its_list(cards: dict[str, int], lang: str) -> None:
    made = Deck("Mine", cards)
    setup = GAME.setup()
    assert DECKS.read(setup, DECKS.code(GAME, made), "deck") == (made, [])
    assert DECKS.read(setup, DECKS.lines(GAME, made, lang), "deck") == (made, [])


@pytest.mark.parametrize("name", list(ready_made()))
def test_ready_made_decks_are_legal_and_have_short_codes(name: str) -> None:
    found = deck(name)
    assert not found.report.problems and not found.report.warnings and len(found.code) < 70
    assert figures(found)["cards"] == (60, "60", True)
    assert GAME.new(key=bytes(16), decks=[found.code], options={"pool": "own"}).setup.decks.seats[0].name == name


@rule("THA-B24")
def test_a_list_in_both_languages_with_every_problem() -> None:
    found = deck("2 Guardian\n3x gardien  # both languages\nL3\nImperial Healer\nRubbish\n5 Spinocanth Strike")
    assert found.made.cards == {"guardian": 5, "makden_scout": 1, "imperial_healer": 1, "spinocanth_strike": 5}
    assert clauses(found) == {"THA-B24", "THA-B23", "THA-B01", "THA-B04", "THA-B05", "THA-B03", "THA-S28"}
    by_card = {problem.card: problem.where for problem in found.report.problems if problem.card}
    assert by_card == {card: f"deck.cards.{card}" for card in ("guardian", "spinocanth_strike")}
    assert found.report.problems[0].what_in("fr") == "aucune carte ne s’appelle «\u00a0Rubbish\u00a0»"


@rule("THA-B13", "THA-B14", "THA-R03", "THA-O42")
def test_figures_follow_the_settings() -> None:
    assert figures(deck("imperial"))["pam"][1] == ""
    weak = deck("imperial", points_build=60)
    pam = sum(GAME.box[card].pam * n for card, n in deck("imperial").made.cards.items())
    assert figures(weak)["pam"] == (pam, "≤ 60", False) and clauses(weak) == {"THA-B14"}
    assert figures(deck("imperial", deck_split="free"))["mission"] == (20, "", True)
    assert figures(deck("imperial", "story"))["mission-pam"][1] == "≤ 40"
    assert figures(deck("imperial", "story_solo", story_solo_difficulty="hard"))["mission-pam"][1] == "20–29"


def test_every_card_can_be_found_by_what_it_is() -> None:
    for card in ORDER:
        for facet, values in DECKS.facets.items():
            assert set(DECKS.values(BOX[card], facet)) <= set(values), (card, facet)
    undead = [card for card in ORDER if "undead" in DECKS.values(BOX[card], "feature")]
    assert undead and all("undead" in BOX[card].tags for card in undead)
    assert sum("condar" in DECKS.values(BOX[card], "feature") for card in ORDER) > 20


@rule("THA-S28")
def test_ones_own_deck_plays_at_once_whatever_it_holds() -> None:
    """A seat that brings nothing gets a deck that the rest of the box can give."""
    for mine in ready_made():
        spelt = {"name": "mine", "heroes": ready_made()[mine].heroes, "cards": ready_made()[mine].cards}
        setup = GAME.setup(decks=[None, spelt])
        assert not set(setup.decks.seats[0].heroes) & set(spelt["heroes"])
    heroes = [deck.heroes[0] for deck in ready_made().values()]
    setup = GAME.setup(
        options={"deck_split": "free"}, decks=[{"heroes": heroes[:4], "cards": ready_made()["imperial"].cards}]
    )
    assert setup.decks.seats[1].heroes


@rule("THA-S28", "THA-R57")
@pytest.mark.parametrize("mode", ["duel", "story", "solo", "story_solo"])
@pytest.mark.parametrize("name", list(ready_made()))
def test_a_ready_made_deck_called_by_name_bends_to_the_mode(mode: str, name: str) -> None:
    GAME.setup(mode, decks={"seats": [name]})


# Stories --------------------------------------------------------------------------------------------------------------


@given(some.data())
@settings(max_examples=40)
def test_any_story_comes_back_from_its_code_and_its_list(draws: some.DataObject) -> None:
    cards = draws.draw(some.lists(some.sampled_from(MISSIONS), min_size=1, max_size=12, unique=True))
    scenes = []
    for n, card in enumerate(cards):
        before = draws.draw(some.lists(some.sampled_from(cards[:n]), unique=True, max_size=2)) if n else []
        kind = draws.draw(some.sampled_from(["after", "after_any"]))
        marks = draws.draw(some.sets(some.sampled_from(["side", "secret", "passive", "wilderness", "exclusive"])))
        party = draws.draw(some.sampled_from([None, True, False]))
        fork = draws.draw(some.sampled_from(["", "a", "b c"]))
        facts: dict[str, Any] = {kind: tuple(before), **dict.fromkeys(marks, True)}
        scenes.append(Scene(card, **facts, party=party, fork=fork, at=(n / 20, 0.25)))
    made = as_map(Story("Mine", tuple(scenes)))
    assert as_story(made) == Story("Mine", tuple(scenes))
    setup = GAME.setup("story")
    assert STORIES.read(setup, STORIES.code(GAME, made), "story") == (made, [])
    again, problems = STORIES.read(setup, STORIES.lines(GAME, made, "fr"), "story")
    assert not problems and as_story(again) == as_story(made)


def test_kurnor_keeps_its_lands() -> None:
    kurnor = stories()["kurnor"]
    found = story("kurnor")
    assert not found.report.problems and len(found.code) < 230
    assert as_story(found.made) == kurnor and found.made.marks == ["kurnor"]
    assert story({"name": "x", "scenes": msgspec.to_builtins(kurnor.scenes)}).made.pieces == found.made.pieces


@rule("THA-R10", "THA-R12")
def test_forks_are_walked_every_way() -> None:
    """What lies behind one branch only is not there on the other; what needs both can never be reached."""
    vp = vp_of(GAME.setup("story"))
    a, b, c, d = "racket", "scare_tactics", "slay_hydra", "storm_tower"
    behind = Story("s", (Scene(a, fork="f"), Scene(b, fork="f"), Scene(c, after=(b,)), Scene(d, after_any=(a, b))))
    assert path_points(behind, vp) == min(vp[a] + vp[d], vp[b] + vp[c] + vp[d])
    both = story({"name": "s", "scenes": msgspec.to_builtins((*behind.scenes[:2], Scene(c, after=(a, b))))})
    assert [(p.clause, p.card) for p in both.report.problems] == [("THA-R10", c)]
    shut = Story("s", (Scene(a, exclusive=True), Scene(c, after=(a,)), Scene(d)))
    assert path_points(shut, vp) == vp[d]


@rule("THA-R09", "THA-R10", "THA-R12", "THA-R18")
def test_every_problem_of_a_story_at_once() -> None:
    found = story("M1: after M2\nM2: after M1\nM3: secret, shiny\nM999\nM4: after M50")
    assert {problem.where for problem in found.report.problems} == {
        "line 3", "story.M999", f"story.{MISSIONS[3]}", f"story.{MISSIONS[0]}", f"story.{MISSIONS[1]}",
    }  # fmt: skip
    poor = story("M1\nM3: secret")
    assert clauses(poor) == {"THA-R12"} and [p.clause for p in poor.report.warnings] == ["THA-R18"]
    assert figures(poor)["path-vp"][2] is False
    assert clauses(story("")) == {"THA-R09"}
    forks = "\n".join(f"M{n}: group {n // 2}" for n in range(2, 30))
    assert clauses(story(forks)) == {"THA-R10"}  # 2^14 ways are too many to walk
    assert story("THS1-broken").made is None


@rule("THA-R12")
def test_targets_count_as_they_are_played() -> None:
    """Rapid play halves them; a party too ambitious for the story is warned about."""
    text = "\n".join(f"M{n}: side" for n in range(1, 16))
    points, want, _ = figures(story(text))["path-vp"]
    assert want == "≥ 34" and figures(story(text, rapid=True))["path-vp"] == (points, "≥ 17", True)
    few = next(
        n for n in range(5, 30) if figures(story("\n".join(f"M{i}" for i in range(1, n)), "story_solo"))["path-vp"][2]
    )
    found = story("\n".join(f"M{i}" for i in range(1, few)), "story_solo")
    assert not found.report.problems and {p.clause for p in found.report.warnings} == {"THA-R12"}


@pytest.mark.parametrize("mode", ["story", "story_solo"])
def test_a_story_of_ones_own_plays_at_once(mode: str) -> None:
    text = "\n".join(
        ["M22", "M23: after M22", *(f"M{n}: side" for n in range(1, 17)), "M36: secret", "M37: passive, unlocks"]
    )
    found = story(text, mode)
    assert not found.report.problems and not found.report.warnings
    table = GAME.new(mode, key=bytes(16), decks={"story": found.code})
    assert set(ids(table, [*table.missions, *table.secret])) == {piece.id for piece in found.made.pieces}
    again = GAME.loads(GAME.dumps(table))
    assert GAME.digest(again) == GAME.digest(table)
    assert GAME.new(mode, key=bytes(16), decks={"story": msgspec.to_builtins(found.made)}).missions == table.missions


def test_a_long_story_takes_a_box_each() -> None:
    """One box cannot give forty more missions to two decks; in ``auto`` everyone then plays from a box of their own."""
    found = story("\n".join(f"M{n}" for n in range(1, 41)))
    assert not found.report.problems
    table = GAME.new("story", key=bytes(16), decks={"story": found.code})
    assert not table.setup.decks.shared and not GAME.loads(GAME.dumps(table)).setup.decks.shared
    with pytest.raises(SetupError, match="THA-R02"):
        GAME.setup("story", options={"pool": "shared"}, decks={"story": found.code})


@rule("THA-R57")
def test_a_deck_of_ones_own_may_not_hold_what_the_story_lays_out() -> None:
    fitted = msgspec.to_builtins(GAME.setup("story").decks.seats[0])
    other = next(card for card in fitted["cards"] if BOX[card].kind == "mission")
    del fitted["cards"][other]
    with pytest.raises(SetupError, match="THA-S28"):
        GAME.setup("story", decks=[{**fitted, "cards": fitted["cards"] | {"spy_guilds": 1}}])


WORDS = ["imperial", "racket", "guardian", "M1", "THA1-", ""]
FIELDS = ["cards", "heroes", "name", "scenes", "pieces", "links", "card", "id", "racket"]
plain = some.recursive(
    some.none() | some.booleans() | some.integers() | some.sampled_from(WORDS),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.sampled_from(FIELDS), inner),
    max_leaves=8,
)
tables = some.dictionaries(some.sampled_from(["seats", "story", "rivals", "loose", "shared", "else"]), plain)


@given(some.sampled_from(["duel", "story", "solo", "story_solo"]), plain, tables)
def test_whatever_is_brought_is_taken_or_refused_in_words(mode: str, bare: Any, fields: dict[str, Any]) -> None:
    for decks in (bare, fields, {"seats": [bare], "story": bare}):
        with suppress(SetupError):
            GAME.new(mode, key=bytes(16), decks=decks)
    assert GAME.texts.gaps == set()


def advised(cards: dict[str, int], heroes: list[str], mode: str = "duel") -> list[tuple[str, str]]:
    setup = GAME.setup(mode, options={"deck_split": "free"} if mode == "duel" else {})
    deck = Battledeck(heroes, cards, "mine")
    return [(problem.said("en"), problem.clause) for problem in advice(setup, deck, "deck")]


@rule("THA-B26")
def test_pairs_are_pointed_out() -> None:
    alone = advised({}, ["krisoss", "imperial_general"])
    assert [clause for _, clause in alone] == ["THA-B26"] and "Tebezil" in alone[0][0] and "5 cards" in alone[0][0]
    assert not advised({}, ["krisoss", "tebezil"])
    (single,) = advised({"earth_elemental": 1, "guardian": 1}, [])
    assert single[1] == "THA-B26" and "Guardian" in single[0] and "only 1" in single[0]
    assert "none" in advised({"earth_elemental": 1}, [])[0][0]
    assert not advised({"earth_elemental": 1, "guardian": 2}, [])


@rule("THA-B17", "THA-B27")
def test_missions_should_be_many_mixed_and_for_the_party() -> None:
    box = GAME.box
    missions = [name for name in box if box[name].kind == "mission" and not box[name].condar]
    easy = [name for name in missions if box[name].vp <= 2][:16]
    dear = [name for name in missions if box[name].vp >= 3][:8]
    few = advised(dict.fromkeys([*easy[:7], *dear[:7]], 1), [])
    assert [clause for _, clause in few] == ["THA-B17"] and "14" in few[0][0]
    assert not advised(dict.fromkeys([*easy[:8], *dear[:7]], 1), [])
    for one in (dict.fromkeys(easy, 4), dict.fromkeys(dear, 9)):
        assert [clause for _, clause in advised(one, [])] == ["THA-B27"]
    strong = ["krisoss", "imperial_general", "pure_darkun", "tebezil"]
    soft = [name for name in missions if not box[name].might]
    told = advised(dict.fromkeys(soft, 4), strong)
    assert ([clause for _, clause in told] == ["THA-B27"] and "Might" in told[0][0]) or "Mind" in told[0][0]
    assert not advised(dict.fromkeys(dear, 1), [], "story")  # there they are modifiers only


@rule("THA-B28")
def test_what_a_deck_can_burn_is_counted() -> None:
    setup = GAME.setup()
    deck = Battledeck(
        [], {"cyclops_of_slavit": 2, "troll_raid": 1, "darkun_death_commando": 1, "healing_waters": 1}, ""
    )
    assert attrition(setup, deck) == 2 * 4 + 3 + 3
