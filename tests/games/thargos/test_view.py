"""What people see of a conflict, of a track before it, of a circle and of the Rivals."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.kernel import Item, Region
from ludotheque.kernel.retelling import stops
from ludotheque.testing import rule

from .support import GAME, MIGHT, MIND, MYSTICISM, action, new, play, side, table_of

DECK = ["p1"] * 12
ORDER = ["spy_guilds", "racket", "metbetoch_secrets", "scare_tactics", "scatter_foes", "infiltrate_settlement"]


def region(table: Any, name: str, seat: int = 0) -> Region:
    regions: list[Region] = GAME.scene(table, seat).regions
    return next(found for found in regions if found.id == name)


def marks(table: Any, place: int, seat: int = 0) -> list[str]:
    """How the middle of a track stands, for an attempt of the reader's and for one of the other side's."""
    item = next(item for item in region(table, "tracks", seat).items if item.at == (place, 1))
    return [mark.text for mark in item.tags]


@rule("THA-M05", "THA-M06")
def test_a_track_tells_who_would_win_it_now() -> None:
    heroes = [["strong", "plain", "plain", "plain"], ["plain"] * 4]
    table = table_of(heroes=heroes)
    assert marks(table, 0) == ["+1", "+3"]  # 4 against 2 + 1; they have 2 against 4 + 1
    assert marks(table, 0, seat=1) == ["−3", "−1"]
    assert marks(table, 1) == ["−1", "+1"]
    (choice,) = [c for c in GAME.scene(table, 0).prompt.choices if c.option == ["attempt", 0]]
    assert choice.preview == [["Might 4 against 3"]]


@rule("THA-M07", "THA-M11", "THA-M21")
def test_both_sides_see_the_sums_as_far_as_they_may() -> None:
    table = table_of(one=side(["p2", "p3", "p1"]), two=side(["p1"] * 3))
    play(table, "attempt", 3)  # might and mind, one each
    play(table, "lay", "p2", MIND)
    (mine, other), (theirs, own) = region(table, "tally", 0).items, region(table, "tally", 1).items
    assert [mark.label for mark in mine.stats] == ["Might", "Mind"]
    assert [mark.text for mark in (mine.stats[1], other.stats[1])] == ["4", "3"]
    assert [mark.text for mark in (theirs.stats[1], own.stats[1])] == ["2+?", "3"]
    assert mine.stats[1].note.splitlines()[-1].endswith("+2") and "1 face-down card" in theirs.stats[1].note
    assert other.sub == "Player 2 leads" and mine.sub == "Player 1"  # might is still behind
    assert [item.name for item in region(table, "conflict", 0).items] == ["Might", "Mind"]
    assert region(table, "conflict", 0).items[1].under[0].corner == "2"
    (mind,) = region(table, "conflict", 1).items  # nothing lies on might, and nothing can be laid there now
    assert mind.under[0].down
    assert "Might 2 against 3; Mind 4 against 3" in str(GAME.scene(table, 0).prompt.text)
    play(table, "done")
    assert "Mind 2 + 1 hidden card against 3" in str(GAME.scene(table, 1).prompt.text)


@rule("THA-R27")
def test_a_story_tells_what_the_dice_could_bring() -> None:
    table = table_of("story", one=side(["p1"] * 3, deck=DECK), two=side(deck=DECK))
    play(table, "attempt", "spy_guilds")
    assert "against dice 2–7" in str(GAME.scene(table, 1).prompt.text)
    play(table, "decline")
    assert "Mind 2 against dice 2–7" in str(GAME.scene(table, 0).prompt.text)
    hero, thargos = region(table, "tally").items
    assert thargos.stats[0].text == "2–7" and thargos.sub == "Thargos"
    assert "leads" not in hero.sub


def space(table: Any, name: str, seat: int = 0) -> Item:
    return next(item for item in region(table, "map", seat).items if item.name == name)


@rule("THA-R20", "THA-R53", "THA-R37")
def test_a_story_tells_its_name_what_its_colours_mean_and_why_a_mission_is_closed() -> None:
    table = table_of("story", one=side(deck=DECK), two=side(deck=DECK), scenes={0: [*ORDER, "melok_attack"]})
    map_ = region(table, "map")
    assert map_.label == "Kurnor"
    words = ["Path", "Optional", "Side mission", "Secret", "Completed", "Locked"]
    assert [mark.text for mark in map_.legend] == words
    (fork,) = [link for link in map_.links if link.kind == "fork"]
    assert fork.label == "or"
    horde = space(table, "Survive the Jethreki Horde")
    assert horde.sub == "Path · closed" and "dim" in horde.flags
    assert horde.more[0] == ["Closed to you: you took the other branch of the fork."] and "THA-R53" in horde.clauses
    theirs = space(table, "Survive the Jethreki Horde", seat=1)
    assert theirs.sub == "Path · locked"
    assert theirs.more[0] == ["Locked: first complete Infiltrate an Enemy Settlement."]
    assert theirs.more[1] == ["A fork: completing it closes Fend off the Melok to you."]
    door = space(table, "Locate the Secret Door of Rund", seat=1)
    assert door.more[0] == ["Locked: first complete one of these: Fend off the Melok, Survive the Jethreki Horde."]
    assert ["All four of your heroes must be in play."] in door.more
    table = table_of("story", one=side(deck=DECK), two=side(deck=DECK), scenes={0: ORDER})
    tries = [c for c in GAME.scene(table, 0).prompt.choices if c.option[0] == "attempt"]
    told = {table.print(c.option[1]).id for c in tries if "closes" in str(c.preview)}
    assert told == {"melok_attack", "jethreki_horde"}


@rule("THA-R09", "THA-R17")
def test_a_story_of_ones_own_is_called_as_its_maker_called_it_and_keeps_its_secrets() -> None:
    scenes = [{"card": "slay_hydra", "secret": True}, {"card": "hold_bridge", "after": ["slay_hydra"]}]
    scenes += [{"card": f"M{n}"} for n in (1, 3, 11, 17, 26, 34, 41, 4, 7, 9)]
    table = new("story", decks={"story": {"name": "The Two Roads", "scenes": scenes}})
    assert region(table, "map").label == "The Two Roads"
    assert space(table, "Hold the Bridge").more[0] == ["Locked: first complete a secret mission."]
    assert "Hydra" not in str(GAME.scene(table, 0))


@rule("THA-M22")
def test_the_last_conflict_stays_to_be_read() -> None:
    table = table_of(one=side(["p2", "p3", "p1"]), two=side(["p1"] * 3))
    play(table, "attempt", 3)
    play(table, "lay", "p2", MIND)
    play(table, "done")
    assert not any(found.id == "outcome" for found in GAME.scene(table, 0).regions)
    play(table, "done")
    for seat in (0, 1):
        attack, defence = region(table, "outcome", seat).items
        assert [mark.text for mark in attack.stats] == ["2", "4"]
        assert [mark.text for mark in defence.stats] == ["3", "3"]
        assert defence.sub == "Player 2 wins" and attack.sub == "Player 1"
        (card,) = attack.under  # what was turned up, where it lay and what it added
        assert (card.tone, card.corner) == ("mind", "+2") and not defence.under


@rule("THA-M22", "THA-M23")
def test_the_cards_are_seen_turned_up_in_the_middle_before_the_table_goes_on() -> None:
    table = table_of(one=side(["p2", "p3", "p1"]), two=side(["p1"] * 3))
    for word in (("attempt", 3), ("lay", "p2", MIND), ("done",)):
        play(table, *word)
    table.story = []
    (stop,) = stops(table, ("done",), 1)
    for seat in (0, 1):
        found = region(stop, "outcome", seat)
        assert found.area == "board" and [len(item.under) for item in found.items] == [1, 0]
    play(table, "done")
    assert region(table, "outcome").area == "side"
    told = [line.kind for line in GAME.log(table, 0) if line.leads]
    assert told == ["compared", "compared"]


@rule("THA-M17", "THA-M20")
def test_whoever_has_begun_to_answer_is_told_what_is_missing() -> None:
    table = table_of(one=side(["p1"] * 7), two=side(["p1"] * 6))
    play(table, "attempt", 3)  # might and mind
    for attribute in (MIGHT, MIGHT, MIGHT, MIND, MIND, MIND):
        play(table, "lay", "p1", attribute)
    play(table, "done")
    assert "Lay cards to hold it" in str(GAME.scene(table, 1).prompt.text)
    play(table, "lay", "p1", MIND)
    assert "before you stop, lay more on Might" in str(GAME.scene(table, 1).prompt.text)
    table = table_of(one=side(["p1"] * 2), two=side(["p1"] * 2))
    play(table, "attempt", 3)
    play(table, "done")  # nothing laid on either attribute: nothing may be laid there
    assert "You can lay no card here" in str(GAME.scene(table, 1).prompt.text)


@rule("THA-D14", "THA-D17", "THA-D34")
def test_the_prompt_tells_how_far_the_turn_has_come() -> None:
    def asked(**words: Any) -> str:
        return str(GAME.scene(table_of(**words), 0).prompt.text)

    assert "attach a lasting" in asked(one=side(["sword"]))
    assert "lasting" not in asked(one=side(["p1"]))
    assert "attach another lasting" in asked(
        one=side(["sword"], lastings=1), heroes=[["sable"] + ["plain"] * 3, ["plain"] * 4]
    )
    assert asked(one=side(["sword"], lastings=1)).startswith("['Now attempt")


@rule("THA-D34")
def test_cards_to_choose_from_lie_in_the_middle() -> None:
    seer = action({"verb": "look_deck", "n": 3})
    table = table_of(one=side(["seer"], deck=DECK, discard=["p2"]), two=side(deck=DECK), cards={"seer": seer})
    assert region(table, "discard0").area == "aid"
    play(table, "play", "seer")
    pile = region(table, "known0")
    assert pile.area == "board" and len(pile.items) == 3
    assert {item.id for item in pile.items} == {c.items[0] for c in GAME.scene(table, 0).prompt.choices}
    assert not any(found.id == "known0" for found in GAME.scene(table, 1).regions)


@rule("THA-N01", "THA-N04")
@pytest.mark.parametrize("seats", [3, 6])
def test_the_others_of_a_circle_are_a_row_each(seats: int) -> None:
    table = table_of("circle", seats=seats, sides=[side(deck=DECK) for _ in range(seats)])
    scene = GAME.scene(table, 0)
    rows = [found for found in scene.regions if found.id.startswith("party")]
    assert [len(row.items) for row in rows] == [2, *[4] * (seats - 3), 2]  # neighbours' other two stand in the tracks
    assert not any(found.id.startswith("hand") for found in scene.regions)  # nothing to see: the plates count the cards


@rule("THA-O13", "THA-O15", "THA-O16", "THA-O19")
def test_the_dice_of_the_rivals_lie_on_the_table_and_the_log_says_what_they_mean() -> None:
    rivals = side(deck=["p1"] * 9 + ["sword"])
    table = table_of("solo", one=side(["p1"] * 6, deck=DECK), two=rivals, attitude=0, dice=[6, 6, 3])
    play(table, "pass")
    dice = region(table, "decisions").items
    assert [(die.value, die.name) for die in dice] == [(6, "Bearer of a lasting"), (6, "Attempt"), (3, "Attempt")]
    assert [die.sub for die in dice] == ["lasting", "attempt", "attempt"]
    lines = ["".join(str(part) for part in line.text) for line in GAME.log(table, 0)]
    told = [line for line in lines if line.startswith("Decision die")]
    assert told == [
        "Decision die 6, for the bearer of a lasting: the strongest hero, at place 1.",
        "Decision die 6, for an attempt: one more card joins, and they roll again.",
        "Decision die 3, for an attempt: place 2.",
    ]
    assert any("5 cards face down (cache 4, infamy 0, sixes 1)" in line for line in lines)
    assert MYSTICISM not in table.sides[1].on
