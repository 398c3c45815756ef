"""Whatever cannot be done is refused by the clause behind it, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import dealings, fittings, game, manoeuvres, prelude, prison, verbs
from ludotheque.games.hismment.field import act_on_field
from ludotheque.games.hismment.market import Buy
from ludotheque.games.hismment.table import Hismment
from ludotheque.games.hismment.turn import act
from ludotheque.games.hismment.words import ATTACK, EQUIPMENT
from ludotheque.kernel import IllegalOption
from ludotheque.kernel.choice import NOT_OFFERED, Refusal
from ludotheque.testing import rule

from .plain import CARDS, attack, card, chapter, hero, position, text


def clash() -> Hismment:
    """Step 7: ann faces bob out of reach; cat waits freed, dan and gem are locked."""
    return position(
        heroes=[
            [{"hero": "ann", "at": "C3", "wears": ["jab", "warm", "scare"]}, {"hero": "cat", "freed": True}, "dan"],
            [{"hero": "bob", "at": "C5", "wears": ["chill"]}, "gem"],
        ],
        sides=[{"hand": ["knife"]}],
        at="start_of_field",
    )


def fitting() -> Hismment:
    """Step 4."""
    return position(
        heroes=[["ann", {"hero": "cat", "freed": True}], [{"hero": "bob", "at": "C5"}]],
        sides=[{"hand": ["jab", "ann-2", "purse", "lava"], "shop": ["coat"]}],
        at=["next_phase", 4],
    )


def freeing() -> Hismment:
    """Step 6."""
    return position(heroes=[["ann", {"hero": "cat", "freed": True}], ["bob"]], sides=[{}], at=["next_phase", 6])


@rule("HIS-F01", "HIS-F03", "HIS-F06", "HIS-F07", "HIS-C15", "HIS-P17", "HIS-M01", "HIS-M08", "HIS-M15", "HIS-M23")
@pytest.mark.parametrize(
    ("option", "clause"),
    [
        (("attack", "chill", "bob"), "HIS-F01"),
        (("attack", "knife", "bob"), "HIS-F01"),
        (("attack", "jab", "bob"), "HIS-F03"),
        (("attack", "jab", "ann"), "HIS-F06"),
        (("attack", "jab", -1), "HIS-F06"),
        (("attack", "jab", "gem"), "HIS-F07"),
        (("attack", "jab", -2), "HIS-F07"),
        (("attack", "scare", "bob"), "HIS-C15"),
        (("attack", "scare", "gem"), "HIS-P17"),
        (("attack", "warm", "bob"), "HIS-C15"),
        (("deploy", "bob"), "HIS-M08"),
        (("deploy", "dan"), "HIS-L01"),
        (("deploy", "cat"), "HIS-M05"),
        (("swap", "bob"), "HIS-M23"),
        (("swap", "ann"), "HIS-M23"),
        (("swap", "dan"), "HIS-M23"),
        (("swap", "cat"), "HIS-M22"),
        (("move", 20), "HIS-M15"),
        (("move", 32), "HIS-M18"),
        (("move", 0), "HIS-M01"),
        (("move", 41), "HIS-M15"),
        (("attach", "knife", "ann"), "HIS-T04"),
    ],
)
def test_on_the_field(option: tuple[Any, ...], clause: str) -> None:
    _refused(clash(), option, clause)


@rule("HIS-F07", "HIS-P02", "HIS-P04", "HIS-P17", "HIS-C15")
@pytest.mark.parametrize(
    ("square", "there", "option", "clause"),
    [
        ("D6", [{"hero": "bob", "at": "D5"}, "gem"], ("attack", "curse", "gem"), "HIS-F07"),
        ("D6", [{"hero": "bob", "at": "D5"}, "gem"], ("attack", "curse", -9), "HIS-F07"),
        ("D6", [{"hero": "bob", "at": "D5"}, "gem"], ("attack", "curse", -2), "HIS-P17"),
        ("D6", ["gem"], ("attack", "curse", "gem"), "HIS-P02"),
        ("D6", ["gem"], ("attack", "omen", -9), "HIS-P02"),
        ("D6", ["gem"], ("attack", "omen", "gem"), "HIS-P17"),
        ("D7", ["gem"], ("attack", "omen", -2), "HIS-P04"),
        ("D7", ["gem"], ("attack", "omen", -9), "HIS-P04"),
        ("D7", ["gem"], ("attack", "jab", -2), "HIS-P04"),
        ("D7", ["gem"], ("attack", "jab", -9), "HIS-F06"),
        ("D7", ["gem"], ("attack", "scare", -9), "HIS-C15"),
        ("D7", ["gem"], ("attack", "scare", "gem"), "HIS-P17"),
    ],
)
def test_what_lies_within(square: str, there: list[Any], option: tuple[Any, ...], clause: str) -> None:
    def special(to: str) -> dict[str, Any]:
        return attack(type="special", damage=0, texts=[text("after", {"verb": "damage", "n": 1, "to": to})])

    cards = {"curse": special("enemy_prisoner"), "omen": special("enemy_heart")}
    mine = {"hero": "ann", "at": square, "wears": ["curse", "omen", "jab", "scare"]}
    _refused(position(heroes=[[mine], there], cards=cards, at="start_of_field"), option, clause)


@rule("HIS-A01", "HIS-A02", "HIS-V02", "HIS-S11")
@pytest.mark.parametrize(
    ("option", "clause"),
    [
        (("attach", "jab", "bob"), "HIS-A02"),
        (("attach", "coat", "ann"), "HIS-A01"),
        (("attach", "purse", "ann"), "HIS-A01"),
        (("attach", "lava", "ann"), "HIS-S11"),
        (("attach", "jab", "cat"), "HIS-A13"),
        (("chapter", "lava"), "HIS-S11"),
        (("evolve", "jab", "ann"), "HIS-V02"),
        (("evolve", "ann-2", "bob"), "HIS-V02"),
        (("evolve", "ann-2", "cat"), "HIS-V02"),
        (("chapter", "purse"), "HIS-T04"),
        (("move", 20), "HIS-T04"),
    ],
)
def test_while_attaching(option: tuple[Any, ...], clause: str) -> None:
    _refused(fitting(), option, clause)


@rule("HIS-M08", "HIS-M35")
@pytest.mark.parametrize("option", [("move", 20), ("attack", "jab", "bob"), ("swap", "cat")])
def test_before_anybody_acts(option: tuple[Any, ...]) -> None:
    bob = {"hero": "bob", "at": "C5"}
    waiting: list[Any] = [{"hero": "cat", "freed": True}, {"hero": "ann", "freed": True, "wears": ["jab"]}]
    _refused(position(heroes=[waiting, [bob]], at="start_of_field"), option, "HIS-M08")
    both = [{"hero": "cat", "at": "A1"}, {"hero": "ann", "at": "C3", "wears": ["jab"]}]
    _refused(position(heroes=[both, [bob]], at="start_of_field"), option, "HIS-M35")


@rule("HIS-M32")
@pytest.mark.parametrize("words", [{"closed": ["C2"]}, {"mods": [{"what": "root"}]}])
def test_a_square_that_a_card_closes(words: dict[str, Any]) -> None:
    ann = {"hero": "ann", "at": "C3", "wears": ["jab"]} | ({"mods": words.pop("mods")} if "mods" in words else {})
    table = position(heroes=[[ann], [{"hero": "bob", "at": "C4"}]], at="start_of_field", **words)
    _refused(table, ("move", 14), "HIS-M32")


@rule("HIS-E11")
@pytest.mark.parametrize("word", ["coat", "axe", "charm"])
def test_what_is_not_in_the_own_shop(word: str) -> None:
    sides = [{"hand": ["axe"], "bank": 500, "cemetery": ["charm"]}, {"shop": ["coat"]}]
    table = position(heroes=[["ann"], ["bob"]], sides=sides, at=["next_phase", 3])
    _refused(table, ("buy", word), "HIS-E11")


@rule("HIS-T12")
def test_a_power_that_is_used_up_says_so() -> None:
    power = {"when": "activate", "do": [{"verb": "coins", "n": 3}], "per_game": True}
    cards = {"ann": hero(texts=[power])}
    ann = {"hero": "ann", "at": "C3", "used_up": True, "wears": ["jab"]}
    table = position(cards=cards, heroes=[[ann], ["bob"]], sides=[{"hand": ["purse"]}], at=["next_phase", 5])
    text = table.setup.kit.on["activate"][card(table, "ann")][0]
    error = _refused(table, ("power", "ann", text), "HIS-T12")
    assert "in a game" in game.texts.say("en", error.message)


@rule("HIS-L02", "HIS-L10")
@pytest.mark.parametrize(("option", "clause"), [(("free", "cat", 0), "HIS-L10"), (("free", "bob", 0), "HIS-L02")])
def test_while_freeing(option: tuple[Any, ...], clause: str) -> None:
    _refused(freeing(), option, clause)


@rule("HIS-T27")
@pytest.mark.parametrize(
    ("lang", "reason"), [("en", "A card in force forbids it."), ("fr", "Une carte en vigueur l’interdit.")]
)
def test_a_card_that_forbids_is_named_as_the_reason(lang: str, reason: str) -> None:
    mods = [{"what": "no_attack"}]
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"], "mods": mods}], [{"hero": "bob", "at": "C4"}]],
        at="start_of_field",
    )
    error = _refused(table, ("attack", "jab", "bob"), "HIS-T27")
    assert game.texts.say(lang, error.message) == reason


def _refused(table: Hismment, option: tuple[Any, ...], clause: str) -> IllegalOption:
    before = table.plain()
    verb, *words = option
    with pytest.raises(IllegalOption) as no:
        table.play((verb, *(card(table, word) if isinstance(word, str) else word for word in words)))
    assert no.value.clause == clause
    assert table.plain() == before
    return no.value


@rule("HIS-T15", "HIS-T27")
@pytest.mark.parametrize(
    ("more", "clause", "reason"),
    [
        ({"needs": [{"need": "bank", "n": 50}]}, "HIS-T27", "Its text asks for something that is not so now."),
        ({"cost": {"coins": 20}}, "HIS-T15", "You cannot pay what its text asks."),
        ({"cost": {"coins": 20}, "needs": [{"need": "bank", "n": 50}]}, "HIS-T27", "not so now"),
        ({}, "HIS-T15", "It would have nothing to act on."),
        ({"cost": {"coins": 20}}, "HIS-T15", "It would have nothing to act on."),
    ],
)
def test_why_a_chapter_cannot_be_played(more: dict[str, Any], clause: str, reason: str) -> None:
    """The condition, the price or the target of the text: whichever it is, the answer says so."""
    bob = {"hero": "bob"} if "nothing" in reason else {"hero": "bob", "at": "D6"}
    blow = {"verb": "damage", "n": 1, "to": "enemy_field"}
    table = position(
        heroes=[["ann"], [bob]],
        sides=[{"hand": ["omen", "purse"], "bank": 10}],
        cards={"omen": chapter(blow, text=more)},
        at=["next_phase", 5],
    )
    no = _refused(table, ("chapter", "omen"), clause)
    assert reason in game.texts.say("en", no.message, **no.values)


@rule("HIS-T04")
@pytest.mark.parametrize("phase", [3, 4, 5, 6, 7])
def test_a_reason_that_breaks_is_seen_and_a_wrong_number_of_values_is_not_its_fault(
    phase: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(choice: Buy, table: Hismment, seat: int) -> None:
        raise TypeError("a fault of the rules")

    table = at_step(phase)
    for verb in own_verbs(table):
        for values in ((), (1, 2, 3, 4), ("jab",), (0, "jab")):
            if (verb, *values) not in table.options:
                assert why_not(table, (verb, *values)) is NOT_OFFERED
    if phase < 7:
        monkeypatch.setattr(Buy, "why_not", broken)
        assert why_not(table, ("buy",)) is NOT_OFFERED
        with pytest.raises(TypeError, match="a fault of the rules"):
            why_not(table, ("buy", 1))


@rule("HIS-T04")
@pytest.mark.parametrize("phase", [3, 4, 5, 6, 7])
def test_any_numbers_are_refused_with_a_reason(phase: int) -> None:
    table = at_step(phase)
    numbers = [-9, -2, -1, 0, 2, 20, 45, 99, 10_000, *(hero.cards[0] for side in table.sides for hero in side.heroes)]
    numbers += [card for side in table.sides for card in side.hand + side.shop]
    kinds = [kind for kind in (act_on_field if phase == 7 else act).kinds if kind.names]
    for kind in kinds:
        for values in [(n,) for n in numbers] + [(a, b) for a in numbers for b in numbers]:
            option = (kind.verb, *values)
            if len(values) == len(kind.names) and option not in table.options:
                assert why_not(table, option) is not NOT_OFFERED, option


def why_not(table: Hismment, option: tuple[Any, ...]) -> Refusal:
    """What the open question says to it."""
    return (act_on_field if table.phase == 7 else act).why_not(table, table.seat, option)


def own_verbs(table: Hismment) -> set[str]:
    """The verbs that the open question takes."""
    return {kind.verb for kind in (act_on_field if table.phase == 7 else act).kinds}


def at_step(phase: int) -> Hismment:
    """A step of a turn in which each step offers something."""
    return position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}, "cat"], [{"hero": "bob", "at": "C4"}, "gem"]],
        sides=[{"bank": 90, "hand": ["purse", "splash", "knife", "ann-2"], "shop": ["coat"]}],
        at="start_of_field" if phase == 7 else ["next_phase", phase],
    )


@rule("HIS-L07", "HIS-T26", "HIS-T33", "HIS-E16", "HIS-M18", "HIS-M32", "HIS-M34", "HIS-A17", "HIS-A32")
@pytest.mark.parametrize(
    ("asked", "facts", "option", "reason"),
    [
        (dealings.discard, (), ("discard", "coat"), "own-hand"),
        (dealings.exchange, (), ("exchange", "purse"), "not-in-shop"),
        (dealings.put_on_top, (0, 1), ("under", "coat"), "not-looked-at"),
        (dealings.take_from_pile, (EQUIPMENT,), ("search", "coat"), "not-in-pile"),
        (dealings.take_from_pile, (ATTACK,), ("search", "charm"), "other-kind"),
        (dealings.take_back, (EQUIPMENT,), ("salvage", "charm"), "not-in-cemetery"),
        (dealings.take_back, (ATTACK,), ("salvage", "axe"), "other-kind"),
        (prison.give_up, (), ("give_up", "chill"), "not-worn"),
        (manoeuvres.block, (1, 0), ("square", 2), "off-grid"),
        (manoeuvres.block, (1, 0), ("square", 20), "taken"),
        (manoeuvres.block, (1, 0), ("square", 30), "closed"),
        (manoeuvres.walk_there, ("ann", 1), ("square", 40), "far"),
        (manoeuvres.walk_there, ("ann", 1), ("square", 45), "enemy-start"),
        (manoeuvres.push, ("ann", 1), ("push", 6), "no-push"),
        (manoeuvres.substitute, ("ann",), ("substitute", "bob"), "own-other"),
        (manoeuvres.substitute, ("ann",), ("substitute", "ann"), "there-already"),
        (manoeuvres.substitute, ("ann",), ("substitute", "dan"), "locked"),
        (fittings.change_attachment, ("restore", 1, 0, "ann"), ("attached", "knife"), "not-worn-attack"),
        (fittings.change_attachment, ("restore", 1, 0, "ann"), ("attached", "jab"), "full"),
        (fittings.change_attachment, ("life", 1, 0, "ann"), ("attached", "jab"), "not-worn-gear"),
        (fittings.carry, ("attack",), ("carry", "knife", "cat"), "not-worn-attack"),
        (fittings.carry, ("attack",), ("carry", "jab", "bob"), "own-hero"),
        (fittings.carry, ("attack",), ("carry", "jab", "ann"), "worn-here"),
        (fittings.carry, ("attack",), ("carry", "jab", "cat"), "element"),
        (fittings.carry, ("equipment",), ("carry", "knife", "cat"), "class"),
        (prelude.pick, (), ("pick", "ann"), "not-to-pick"),
        (prelude.pick, (), ("back",), "none-picked"),
        (verbs.pay_if, (5, 0, 0, -9, -9), ("pay", 4), "pay-so-much"),
        (verbs.choose_mode, ((), 0, -9, -9), ("mode", 0), "not-on-card"),
    ],
)
def test_what_a_text_asks(asked: Any, facts: tuple[Any, ...], option: tuple[Any, ...], reason: str) -> None:
    """Each answer to a question inside a text is refused by the condition that fails, in both languages."""
    ann = {"hero": "ann", "at": "C3", "wears": ["jab", "knife"]}
    table = position(
        heroes=[[ann, {"hero": "cat", "freed": True}, "dan"], [{"hero": "bob", "at": "C4", "wears": ["chill"]}]],
        sides=[{"hand": ["purse"], "shop": ["coat"], "cemetery": ["axe"], "pile": ["charm"]}],
        closed=["A5"],
        at="start_of_field",
    )
    numbers = [tuple(card(table, each) if each in CARDS else each for each in words) for words in (facts, option[1:])]
    found = asked.why_not(table, 0, (option[0], *numbers[1]), *numbers[0])
    assert found.reason == reason
    for lang in ("en", "fr"):
        assert game.texts.say(lang, f"refuse-{reason}", **found.values)
