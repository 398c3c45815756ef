"""The workshop of Hismment: decks of forty, from codes and lists to the table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ludotheque.games.hismment import game
from ludotheque.games.hismment.bot import traits
from ludotheque.games.hismment.decks import decks_of, ready_made
from ludotheque.kernel import Deck, SetupError, inspect
from ludotheque.testing import rule

DECKS: Any = game.workshops["deck"]
BOX: Any = game.box
ORDER = DECKS.order(BOX)


def deck(given: Any, **options: Any) -> Any:
    return inspect(game, game.workshops["deck"], given, options=options)


def figures(found: Any) -> dict[str, Any]:
    return {figure.name: (figure.value, figure.want, figure.ok) for figure in found.report.figures}


@given(some.dictionaries(some.sampled_from(ORDER), some.integers(1, 5)), some.sampled_from(["en", "fr"]))
@settings(max_examples=40)
def test_any_deck_comes_back_from_its_code_and_its_list(cards: dict[str, int], lang: str) -> None:
    made, setup = Deck("Mine", cards), game.setup()
    assert DECKS.read(setup, DECKS.code(game, made), "deck") == (made, [])
    assert DECKS.read(setup, DECKS.lines(game, made, lang), "deck") == (made, [])


@pytest.mark.parametrize("name", sorted(ready_made()))
def test_ready_made_decks_have_short_codes_and_play(name: str) -> None:
    found = deck(name)
    assert not found.report.problems and len(found.code) < 95
    table = game.new(key=bytes(16), decks=[found.code, None])
    assert sorted(table.setup.kit.names[:40]) == sorted(c for c, n in found.made.cards.items() for _ in range(n))
    assert traits(table, 0)["deck"] == name


@rule("HIS-K14")
def test_a_list_in_both_languages_with_every_problem() -> None:
    found = deck("# mine\n3 Windfall\nAubaine x2\nashfist\nRecrue Poing-de-Cendre\nnonsense\n")
    assert found.made.cards == {"windfall": 5, "ashfist": 2}
    assert [(problem.where, problem.clause) for problem in found.report.problems] == [
        ("line 6", "HIS-K14"),
        ("deck", "HIS-K01"),
        ("deck", "HIS-K02"),
        ("deck", "HIS-K03"),
        ("deck.cards.ashfist", "HIS-K05"),
    ]
    assert deck("HIS1-AAAA").made is None and deck("no such deck").made is None


@rule("HIS-K10")
def test_chains_that_cannot_be_completed_are_flagged_by_card() -> None:
    """A hero without its lower level, a level of equipment or attack with a gap below, a later part of a series."""
    evolved = next(card for card in ORDER if BOX[card].kind == "hero" and BOX[card].level == 3)
    lower = BOX[evolved].evolves_from
    gear = next(card for card in ORDER if BOX[card].kind == "equipment" and BOX[card].level == 3)
    bearer = next(c for c in ORDER if BOX[c].kind == "hero" and BOX[c].level == 1 and BOX[c].klass == BOX[gear].klass)
    part = next(card for card in ORDER if BOX[card].kind == "chapter" and BOX[card].level > 1)
    attack = next(
        c for c in ORDER if BOX[c].kind == "attack" and BOX[c].level == 3 and BOX[c].elements[0] in BOX[bearer].elements
    )
    found = deck({"cards": dict.fromkeys([evolved, gear, bearer, part, attack], 1)})
    flagged = {problem.card: problem.what for problem in found.report.warnings if problem.card}
    assert flagged.keys() == {evolved, gear, part, attack}
    assert game.card_name(lower, "en") in flagged[evolved]
    assert all(problem.clause == "HIS-K10" for problem in found.report.warnings if problem.card)
    whole = [evolved, lower, BOX[lower].evolves_from]
    assert evolved not in {problem.card for problem in deck({"cards": whole}).report.warnings}


def test_figures_and_prices() -> None:
    found = figures(deck("wildwood"))
    assert found["cards"] == (40, "40", True) and found["terrains"] == (3, "3", True)
    assert found["price"][0] == sum(BOX[card].price * n for card, n in ready_made()["wildwood"].cards.items())
    assert figures(deck("windfall"))["first-heroes"] == (0, "≥ 3", False)
    for card in ORDER:
        assert DECKS.scaled(BOX[card]) == BOX[card].price
        for facet, values in DECKS.facets.items():
            assert set(DECKS.values(BOX[card], facet)) <= set(values), (card, facet)


def test_decks_in_every_form() -> None:
    cards = ready_made()["wildwood"].cards
    spelt: list[Any] = [{"cards": cards}, {"cards": [c for c, n in cards.items() for _ in range(n)]}, "wildwood"]
    one = [decks_of(game.setup(decks={"seats": [each]}))[0] for each in spelt]
    assert one[0] == one[1] == one[2] and len(one[0]) == 40
    with pytest.raises(SetupError, match="HIS-K01"):
        game.setup(decks=[None, {"cards": {"windfall": 3}}])
    with pytest.raises(SetupError, match="3 decks"):
        game.setup(decks=[None] * 3)
    assert game.texts.gaps == set()
