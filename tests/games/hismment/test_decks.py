"""K: what a deck must be; share codes and lists."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.cards import Card
from ludotheque.games.hismment.decks import faults, ready_made, warnings
from ludotheque.kernel import Box, Problem, SetupError
from ludotheque.testing import rule

from .plain import chapter, hero, terrain

BOX: Box[Card] = game.setup().box
GOOD = [card for card, n in ready_made()["emberfront"].cards.items() for _ in range(n)]


def clauses(deck: list[str], **options: Any) -> list[str]:
    return [problem.clause for problem in faults(game.setup(options=options), Counter(deck))]


def warned(deck: list[str], **options: Any) -> list[Problem]:
    return warnings(game.setup(options=options), Counter(deck))


def of_kind(kind: str, level: int = 1) -> list[str]:
    return [name for name, card in BOX.cards.items() if card.kind == kind and card.level == level]


@rule("HIS-K01")
def test_a_deck_has_forty_cards() -> None:
    assert clauses(GOOD) == []
    assert clauses([*GOOD, "windfall"]) == ["HIS-K01"]
    assert clauses(GOOD[:-1]) == ["HIS-K01"]


@rule("HIS-K02")
def test_exactly_three_terrains() -> None:
    terrains = [card for card in GOOD if BOX[card].kind == "terrain"]
    fewer = [*(card for card in GOOD if card != terrains[0]), "windfall"]
    assert clauses(fewer) == ["HIS-K02"]
    fourth = next(name for name in of_kind("terrain") if name not in GOOD)
    assert clauses([*GOOD[:-1], fourth]) == ["HIS-K02"]


@rule("HIS-K03")
def test_three_level_one_heroes_with_or_without_evolutions() -> None:
    first = next(card for card in GOOD if BOX[card].kind == "hero" and BOX[card].level == 1)
    assert "HIS-K03" in clauses([*(card for card in GOOD if card != first), "windfall"])
    bare = [card for card in GOOD if BOX[card].kind != "hero" or BOX[card].level == 1]
    assert clauses(bare + ["windfall"] * (40 - len(bare))) == []


@rule("HIS-K04", "HIS-K09")
def test_the_other_thirty_four_are_any_mix() -> None:
    core = [card for card in GOOD if BOX[card].kind == "terrain" or (BOX[card].kind == "hero" and BOX[card].level == 1)]
    assert clauses(core + of_kind("attack")[:34]) == []
    assert clauses(core + ["windfall"] * 34) == []
    assert clauses(core + of_kind("hero", 2)[:17] + of_kind("equipment", 3)[:15] + ["ambush"] * 2) == []


@rule("HIS-K05", "HIS-K06")
def test_no_card_twice_except_chapters() -> None:
    attack = next(card for card in GOOD if BOX[card].kind == "attack")
    evolved = [card for card in GOOD if BOX[card].kind == "hero" and BOX[card].line == "ashfist"]
    assert len(evolved) == 3  # levels of one hero are different cards
    chapters = [card for card in GOOD if BOX[card].kind == "chapter"]
    swapped = [card for card in GOOD if card != chapters[0]]
    assert clauses([*swapped, attack][:40] + ["windfall"] * (39 - len(swapped))) == ["HIS-K05"]
    assert clauses([*[card for card in GOOD if card not in chapters], *["windfall"] * len(chapters)]) == []


@rule("HIS-K07")
def test_copies_of_a_chapter_are_limited_only_by_agreement() -> None:
    chapters = sum(BOX[card].kind == "chapter" for card in GOOD)
    deck = [card for card in GOOD if BOX[card].kind != "chapter"] + ["windfall"] * chapters
    assert clauses(deck) == []
    assert clauses(deck, chapter_copies_max=2) == ["HIS-K07"]
    with pytest.raises(SetupError, match="HIS-K07"):
        game.setup(options={"chapter_copies_max": 2}, decks=[deck, None])


@rule("HIS-K08", "HIS-V01")
def test_evolutions_start_in_pile_or_shop() -> None:
    table = game.new(key=bytes(16), decks=["emberfront", "emberfront"])
    kit = table.setup.kit
    for side in table.sides:
        assert all(kit.level[hero.cards[0]] == 1 and len(hero.cards) == 1 for hero in side.heroes)
        opening = side.hand[:-1] if side.seat == table.active else side.hand  # the active player has drawn
        assert all(kit.kind[card] == 0 for card in opening)


@rule("HIS-K10", "HIS-K13")
def test_useless_cards_are_legal_and_warned_about() -> None:
    chapters = [card for card in GOOD if BOX[card].kind == "chapter"]
    odd = ["thornback-2", "cold-splash", "ash-wand", "skylark"]
    deck = [card for card in GOOD if card not in chapters[: len(odd)]] + odd
    assert len(deck) == 40
    assert clauses(deck) == []
    assert {"thornback-2", "cold-splash", "ash-wand", ""} <= {problem.card for problem in warned(deck)}
    assert "deck" in {problem.where for problem in warned(deck)}
    assert "deck" not in {problem.where for problem in warned(deck, reinforcements="on")}
    peaceful = [card for card in GOOD if BOX[card].kind != "attack"]
    peaceful += ["windfall"] * (40 - len(peaceful))
    assert clauses(peaceful) == []
    assert "HIS-K13" in [problem.clause for problem in warned(peaceful)]


@rule("HIS-K11")
def test_both_may_bring_the_same_cards() -> None:
    table = game.new(key=bytes(16), decks=["emberfront", "emberfront"])
    assert table.setup.kit.names[:40] == table.setup.kit.names[40:80]


@rule("HIS-K12")
def test_every_card_has_a_price() -> None:
    assert all(isinstance(card.price, int) and card.price >= 0 for card in BOX.cards.values())
    assert all(card.price > 0 for card in BOX.cards.values() if card.kind == "terrain")


@rule("HIS-K14")
def test_a_bad_deck_is_refused_with_every_fault() -> None:
    bad = [*GOOD[:30], "no-such-card", *[card for card in GOOD if BOX[card].kind == "attack"][:2]]
    with pytest.raises(SetupError) as refused:
        game.setup(decks=[bad, None])
    found = {problem.clause for problem in refused.value.problems}
    assert {"HIS-K01", "HIS-K05"} <= found
    assert "no-such-card" in str(refused.value)


@pytest.mark.parametrize("name", sorted(ready_made()))
def test_ready_made_decks_are_sound(name: str) -> None:
    deck = ready_made()[name].cards
    assert faults(game.setup(), deck) == []
    assert [problem for problem in warnings(game.setup(), deck) if problem.clause == "HIS-K10"] == []
    heroes = [BOX[card] for card in deck if BOX[card].kind == "hero" and BOX[card].level == 1]
    assert len(heroes) == 3
    for each in heroes:
        fitting = [BOX[c] for c in deck if BOX[c].kind == "attack" and BOX[c].elements[0] in each.elements]
        assert sum(card.level == 1 for card in fitting) >= 3
    for lang in ("en", "fr"):
        assert game.texts.has(lang, f"deck-{name}")


def test_bad_card_files_are_refused_by_card_and_field() -> None:
    from ludotheque.kernel import ContentError

    wrong = {
        "a": {"kind": "hero", "number": 1, "rarity": "bronze", "price": 1, "icon": "x", "speeed": 3},
        "b": {
            "kind": "attack",
            "number": 1,
            "rarity": "bronze",
            "price": -1,
            "icon": "x",
            "elements": ["fire"],
            "type": "offensive",
            "exhaustion": 1,
        },
        "c": {
            "kind": "chapter",
            "number": 1,
            "rarity": "bronze",
            "price": 1,
            "icon": "x",
            "texts": [{"when": "play", "do": [{"verb": "fly"}]}],
        },
        "d": {
            "kind": "terrain",
            "number": 1,
            "rarity": "bronze",
            "price": 1,
            "icon": "x",
            "elements": ["fire"],
            "heart": 3,
            "speed": 4,
        },
    }
    with pytest.raises(ContentError) as refused:
        game.setup(cards=wrong)
    assert list(dict.fromkeys(problem.where for problem in refused.value.problems)) == [f"cards: {c}" for c in "abcd"]
    for word in ("speeed", "price", "texts[0].do[0]", "speed"):
        assert word in str(refused.value)
    many = {"kind": "terrain", "price": -1, "elements": ["fire"], "heart": 3, "speed": 4, "level": 7}
    with pytest.raises(ContentError) as refused:
        game.setup(cards={"many": many})
    told = [problem.what.split(":")[0] for problem in refused.value.problems]
    assert sorted(told) == ["level", "price", "speed"]  # every reason at once
    with pytest.raises(SetupError, match="HIS-V02"):
        game.setup(
            cards={
                "x": dict(
                    kind="hero",
                    number=1,
                    rarity="bronze",
                    price=1,
                    icon="x",
                    elements=["fire"],
                    level=2,
                    line="x",
                    pv=3,
                    evolves_from="ashfist",
                    **{"class": "archer"},
                )
            }
        )


@rule("HIS-K10")
def test_an_attack_must_be_opened_by_attacks_of_the_same_hero() -> None:
    from .plain import CARDS, gear, terrain

    def gaps(*cards: str, **options: Any) -> list[str]:
        own = CARDS | {
            "flat2": terrain(),
            "bow": gear(klass="archer"),
            "dan-2": CARDS["dan"] | {"level": 2, "evolves_from": "dan"},
        }
        deck = ["flat", "flat2", "lava", "ann", "bob", "cat", *cards]
        setup = game.setup(options=options, cards=own)
        found = warnings(setup, Counter([*deck, *["purse"] * (40 - len(deck))]))
        return [problem.where.rpartition(".")[2] for problem in found if problem.clause == "HIS-K10"]

    assert gaps("jab", "jab-2") == []
    assert gaps("chill", "jab-2") == ["jab-2"]  # the Level 1 attack is for another hero
    assert gaps("warm", "jab-2") == []
    assert gaps("warm", "jab-2", attack_chain="per_type") == ["jab-2"]
    assert gaps("jab", "jab-3") == ["jab-3"]
    assert gaps("jab", "ann-3") == ["ann-3"]
    assert sorted(gaps("dan-2", "arrow", "bow")) == ["arrow", "bow", "dan-2"]  # nobody evolves into their only bearer
    assert gaps("dan", "dan-2", "arrow", "bow", reinforcements="on") == []


@rule("HIS-K10", "HIS-A06", "HIS-A08")
def test_equipment_may_be_opened_before_a_hero_changes_its_class() -> None:
    from .plain import CARDS, gear

    own = CARDS | {"ann-2": CARDS["ann-2"] | {"class": "sorcerer"}, "staff": gear(level=2, klass="sorcerer")}
    setup = game.setup(cards=own)
    for card, flagged in (("knife", []), ("wand", []), ("coat", ["deck.cards.staff"])):
        found = warnings(setup, Counter(["ann", "ann-2", "jab", "staff", card]))
        assert [problem.where for problem in found] == flagged


@rule("HIS-T16", "HIS-K10")
def test_a_series_may_have_any_number_of_parts() -> None:
    from .plain import named, offered, play, position

    parts = {f"part-{n}": chapter({"verb": "coins", "n": n}, level=n, series="saga") for n in range(1, 6)}
    table = position(heroes=[["ann"], ["bob"]], cards=parts, sides=[{"hand": [*parts, "purse"]}], at=["next_phase", 5])
    for name in parts:
        assert named(table, [card for (card,) in offered(table, "chapter")]) == [name, "purse"]
        play(table, "chapter", name)
    assert table.sides[0].bank == 15
    setup = game.setup(cards=parts)
    found = warnings(setup, Counter({"part-1": 1, "part-2": 1, "part-3": 1, "part-5": 1}))
    assert [problem.where for problem in found if problem.where != "deck"] == ["deck.cards.part-5"]


@rule("HIS-V02")
@pytest.mark.parametrize("cumulative", [False, True])
def test_an_evolution_of_itself_is_refused(cumulative: bool) -> None:
    facts = {"kind": "hero", "elements": ["fire"], "class": "brawler", "pv": 9, "cumulative": cumulative}
    for cards in (
        {"x": {**facts, "level": 2, "evolves_from": "x"}},
        {"x": {**facts, "level": 2, "evolves_from": "y"}, "y": {**facts, "level": 3, "evolves_from": "x"}},
    ):
        with pytest.raises(SetupError, match="HIS-V02"):
            game.setup(cards=cards)


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (terrain() | {"class": "archer"}, "class: a terrain has no such field"),
        (terrain(level=2), "level: a terrain has none"),
        (hero("fire ice water earth"), "elements: a hero has 3 at most"),
        (hero(release=[{"need": "lower", "what": "freed"}]), "release: “lower”: a hero of level 1"),
        (hero(release=[{"need": "wearing", "n": 1, "level": 4}]), "release: “wearing”: level: must be 1, 2 or 3"),
        (chapter({"verb": "ko", "to": "enemy_field", "only": {"level": 4}}), "texts: only: level: must be 1, 2 or 3"),
    ],
)
def test_a_card_that_cannot_be_is_named_with_its_field(card: dict[str, Any], fault: str) -> None:
    from ludotheque.kernel import ContentError

    with pytest.raises(ContentError) as refused:
        game.setup(cards={"thing": card})
    assert [str(problem).startswith(f"cards: thing: {fault}") for problem in refused.value.problems] == [True]
    game.setup(cards={"thing": hero("fire ice water")})
