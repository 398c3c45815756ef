"""Every card of the box does what its verbs say."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.thargos import effects as e
from ludotheque.games.thargos.cards import Power, When
from ludotheque.games.thargos.strength import column, hero_values
from ludotheque.games.thargos.verbs import heroes, lastings, missions, piles, points, turns
from ludotheque.testing import rule

from .support import GAME, fight, ids, offered, play, side, table_of, told

ATTRIBUTES = ("might", "mind", "mysticism")
BOX = GAME.box
DECK = ["p1", "p2", "m_mind", "sword"] * 8


def named(kind: str) -> list[str]:
    return [name for name in BOX if BOX[name].kind == kind]


def rich(*hand: str, heroes: Any = None, mode: str = "duel", **words: Any) -> Any:
    """A table on which every verb finds something to do."""
    one = side([*hand, "m_mind", "p1"], deck=DECK, discard=["p2", "sword", "m_might"], vp=5)
    two = side(["p1"] * 6 if mode == "duel" else [], deck=DECK, vp=5, won=["m_myst"])
    on = {(0, 1): ["sword"], (1, 0): ["guardian"], (1, 1): ["sword"]}
    heroes = heroes or [["plain!", "plain", "strong", "plain"], ["plain!", "plain", "plain", "plain"]]
    words.setdefault("on", on)
    return table_of(mode, one, two, heroes=heroes, options={"condar": "include"}, **words)


def finish(table: Any, limit: int = 12) -> None:
    """Answer the questions that an effect asks."""
    while not table.over and table.asking.__name__ not in ("act", "attack", "defend") and limit:
        table.play(table.options[0])
        limit -= 1


def events(table: Any, start: int, kind: str) -> list[dict[str, Any]]:
    return [event.args for event in table.story[start:] if event.kind == kind]


def verify(verb: Any, table: Any, start: int, seat: int = 0) -> None:
    """What the log and the table must show once a verb was done by a seat."""
    who = getattr(verb, "who", "you")
    whose = {"you": [seat], "opponent": [1 - seat], "opponents": [1 - seat], "everyone": [0, 1]}[who]

    def found(kind: str) -> list[dict[str, Any]]:
        return events(table, start, kind)

    match verb:
        case piles.Draw():
            assert any(a["seat"] in whose and a["n"] == verb.n for a in found("drew"))
        case piles.Discard():
            taken = sum(len(a["cards"]) for a in found("discarded") if a["seat"] in whose)
            assert taken >= (verb.n or (2 if whose == [seat] else 6))  # the entire hand
        case piles.Burn():
            assert any(a["seat"] in whose and a["n"] == verb.n for a in found("burnt"))
        case heroes.Injure():
            assert found("injured")
        case heroes.Heal():
            assert found("healed") and found("healed")[0]["seat"] == seat
        case heroes.Linger():
            assert found("lingers")
        case piles.LookHand():
            assert any(a["seat"] == seat for a in found("looked_hand"))
        case piles.LookDeck():
            assert any(len(a["cards"]) == verb.n for a in found("looked_deck"))
        case lastings.Strip():
            assert found("stripped")
        case lastings.MoveLasting() | lastings.StealLasting():
            assert found("moved_lasting")
        case heroes.SwapHeroes():
            assert found("swapped")
        case missions.RemoveMission() | missions.ExchangeMission():
            assert found("removed_mission") and found("placed_mission")
        case points.GainVp():
            assert any(a["seat"] == seat and a["n"] == verb.n for a in found("scored"))
        case points.LoseVp():
            assert any(a["seat"] in whose and a["n"] == verb.n for a in found("lost_vp"))
        case points.StealVp():
            assert any(a["seat"] != seat and a["n"] == verb.n for a in found("lost_vp"))
        case missions.TakeWon():
            assert found("took_won") and table.sides[seat].won
        case turns.Again():
            assert table.active == seat
        case turns.Deny():
            assert any(a["what"] == verb.what and a["seat"] in whose for a in found("denied"))
        case piles.Recover():
            assert found("recovered")
        case piles.Restock():
            assert found("restocked") and found("restocked")[0]["seat"] == seat
        case piles.RevealHand():
            assert found("revealed_hand")
        case heroes.Capture():
            assert found("lost_lasting") or found("taken")
        case missions.Ambush():
            assert found("in_track") and (verb.n, verb.uses) > (0, 0)
        case missions.Unlock() | turns.Reroll():
            pass  # a story's and the Rivals' own: tested below
        case _:
            raise AssertionError(verb)


@rule("THA-D24", "THA-D27", "THA-N11")
@pytest.mark.parametrize("name", named("action"))
def test_action(name: str) -> None:
    table = rich(name)
    start = len(table.story)
    play(table, "play", name)
    finish(table)
    for verb in BOX[name].effects:
        verify(verb, table, start)
    stays = any(isinstance(verb, heroes.Linger | missions.Ambush) for verb in BOX[name].effects)
    assert (name in ids(table, table.sides[0].discard)) is not stays
    assert GAME.check(table) == []


@rule("THA-M25", "THA-M27", "THA-C18")
@pytest.mark.parametrize("name", named("mission"))
def test_mission(name: str) -> None:
    heroes = [["plain!", "plain", "strong", "plain"], ["plain!", "plain", "plain", "plain"]]
    table = rich(tracks=["m_mind", "m_mind", name, "m_mind"], heroes=heroes)
    start, before = len(table.story), table.sides[0].vp
    play(table, "attempt", 2)
    play(table, "done")
    play(table, "cede")
    finish(table)
    for verb in BOX[name].effects:
        verify(verb, table, start)
    assert name in ids(table, table.sides[0].won)
    gained = sum(a["n"] for a in events(table, start, "scored") if a["seat"] == 0)
    assert gained >= BOX[name].vp and table.sides[0].vp == before + gained
    assert GAME.check(table) == []


@rule("THA-C20", "THA-C21", "THA-M40")
@pytest.mark.parametrize("name", named("lasting"))
def test_lasting(name: str) -> None:
    card = BOX[name]
    table = rich(name, on={})
    place = table.sides[0].places[1]
    before = hero_values(table, place)
    play(table, "lasting", name, 1)
    after = hero_values(table, place)
    always = [effect for effect in card.effects if isinstance(effect, e.Bonus) and effect.lasts and not effect.beside]
    given = [n + sum(getattr(b, name) for b in always) for name, n in zip(ATTRIBUTES, card.values, strict=True)]
    assert [b - a for a, b in zip(before, after, strict=True)] == given
    beside = [effect.beside for effect in card.effects if isinstance(effect, e.Bonus) and effect.beside]
    for partner in beside:
        place.attached.append(table.kit.add(partner, 0))
    bare = [
        n + sum(BOX[p].values[i] for p in beside) for i, n in enumerate(map(sum, zip(before, card.values, strict=True)))
    ]
    for attacking, when in ((True, "attack"), (False, "defence")):
        bonuses = [effect for effect in card.effects if isinstance(effect, e.Bonus) and effect.when in ("always", when)]
        got = column(table, 0, 1, attacking)
        partners = [p for b in beside for p in BOX[b].effects if p.when in ("always", when)]
        for i, attribute in enumerate(ATTRIBUTES):
            assert got[i] - bare[i] == sum(getattr(bonus, attribute) for bonus in bonuses + partners)
    if any(isinstance(effect, e.Ward) for effect in card.effects):
        from ludotheque.games.thargos.undead import injure

        injure(table, 0, 1, 1)
        assert not place.injured and name in ids(table, table.sides[0].discard)


def faces() -> list[tuple[str, str]]:
    return [(name, face) for name in named("hero") for face in ("ready", "injured")]


@rule("THA-C03", "THA-C07", "THA-C28", "THA-D34")
@pytest.mark.parametrize(("name", "which"), faces())
def test_hero(name: str, which: str) -> None:
    face = getattr(BOX[name], which)
    hurt = which == "injured"
    if not face.effects:
        return
    mine = name + ("!" if hurt else "")
    heroes = [["plain!", "plain", mine, "plain"], ["plain!", "plain", "plain", "plain"]]
    for effect in face.effects:
        table = rich(heroes=heroes)
        place = table.sides[0].places[2]
        start = len(table.story)
        match effect:
            case e.HandSize():
                fresh = table_of(heroes=heroes, one=side(deck=DECK), at="turn")
                assert len(fresh.sides[0].hand) == effect.size
            case e.ExtraLasting():
                fresh = table_of(heroes=heroes, one=side(["sword"] * 4))
                for _ in range(effect.n):
                    play(fresh, "lasting", "sword", 0)
                assert not offered(fresh, "lasting")
            case e.Ward():
                from ludotheque.games.thargos.undead import injure

                for _ in range(effect.uses):
                    injure(table, 0, 2, 1)
                    assert not place.injured
                injure(table, 0, 2, 1)
                assert place.injured
            case e.Bonus():
                _check_bonus(effect, name, heroes)
            case e.DiceAttributes():
                fresh = table_of(heroes=heroes, at="turn", dice=[2, 4, 6], one=side(deck=DECK))
                assert hero_values(fresh, fresh.sides[0].places[2]) == [2, 4, 6]
            case Power():
                play(table, "power", 2)
                finish(table)
                for verb in effect.effects:
                    verify(verb, table, start)
                if effect.uses:
                    assert place.used.bit_count() == 1  # once, whichever counter it is
            case When():
                _check_trigger(effect, mine)
            case e.Peek() | e.Tamper():
                _check_meddling(effect, mine)
            case e.Surge():
                play(table, "attempt", 2)
                play(table, "use", name)
                assert effect.n in table.bonus


def _check_bonus(effect: e.Bonus, name: str, heroes: Any) -> None:
    values = [effect.might, effect.mind, effect.mysticism]
    people = {"undead": [], "creature": ["jethreki_abomination"]}.get(effect.against, ["plain"])
    for foe in people:
        facing = [heroes[0], ["plain!", "plain", foe, "plain"]]
        attacking = effect.when != "defence"
        table = table_of(heroes=facing, seat=0 if attacking else 1, at="turn", dice=[1] * 6,
                         one=side(["p1"] * 6, deck=DECK), two=side(["p1"] * 6, deck=DECK))  # fmt: skip
        while table.asking.__name__ != "act":
            table.play(table.options[0])
        play(table, "attempt", 2)
        seat = 0
        place = table.sides[seat].places[2]
        assert table.print(place.hero).id == name
        got, base = column(table, seat, 2, attacking), table.face(place).values
        assert all(g - b >= v for g, b, v in zip(got, base, values, strict=True))


def _check_trigger(effect: When, mine: str) -> None:
    heroes = [["plain!", "plain", mine, "plain"], ["plain!", "plain", "plain", "plain"]]
    hand = ["p3", "p3", "m_mind"]
    if effect.event == "turn":
        table = table_of(heroes=heroes, at="turn", one=side(deck=DECK), two=side(deck=DECK, hand=["p1"]))
        for verb in effect.effects:
            verify(verb, table, 0)
        return
    if effect.event == "hurt":
        from ludotheque.games.thargos.undead import flip

        ready = [["plain!", "plain", mine.rstrip("!"), "plain"], heroes[1]]
        table = table_of(heroes=ready, one=side(deck=DECK), two=side(deck=DECK))
        table.do(_act_again)
        flip(table, 0, 2, True)
        table.question = None
        table.run()
        for verb in effect.effects:
            verify(verb, table, 0)
        return
    attacker = 0 if effect.event == "win" else 1
    one, two = side(hand, deck=DECK, discard=["p1"]), side(hand, deck=DECK)
    table = table_of(heroes=heroes, seat=attacker, one=one, two=two, tracks=["m_mind", "m_mind", "m_might", "m_mind"])
    start = len(table.story)
    if effect.event == "win":
        fight(table, 2, cede=True)
    else:
        fight(table, 2, defence=[("p3", 0), ("p3", 0)])
    finish(table)
    for verb in effect.effects:
        verify(verb, table, start)


def _act_again(table: Any) -> None:
    from ludotheque.games.thargos.main_turn import go_on

    go_on(table, 0)


def _check_meddling(effect: Any, mine: str) -> None:
    heroes = [["plain!", "plain", mine, "plain"], ["plain!", "plain", "plain", "plain"]]
    table = table_of(heroes=heroes, one=side(["p1", "p1", "p2"]), two=side(["p1", "p1", "p2"]), tracks=["m_two"] * 4)
    play(table, "attempt", 2)
    play(table, "lay", "p1", 0)
    play(table, "lay", "p1", 1)
    play(table, "done")
    play(table, "lay", "p1", 0)
    play(table, "done")
    assert table.asking.__name__ == "meddled" and table.seat == 0
    verb = "peek" if isinstance(effect, e.Peek) else {"swap": "exchange"}.get(effect.how, effect.how)
    kind = {
        "peek": "peeked",
        "cancel": "cancelled",
        "weaken": "weakened",
        "move": "shifted_pam",
        "exchange": "exchanged",
    }
    play(table, verb)
    assert kind[verb] in told(table)


@rule("THA-R18", "THA-O29")
def test_unlock_and_reroll_belong_to_their_modes() -> None:
    assert any(isinstance(verb, missions.Unlock) for verb in BOX["secret_stash"].effects)
    table = table_of("solo", side(["sow_discord"], deck=DECK), side(deck=DECK), attitude=0, dice=[6, 1])
    play(table, "play", "sow_discord")
    assert table.attitude == 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_face_with_text(lang: str) -> None:
    for name in BOX:
        face = GAME.card(name, lang)
        assert face.name and face.icons and face.sub
        if BOX[name].effects or BOX[name].kind == "hero":
            assert "".join(map(str, face.text)).strip(), name
    assert not GAME.texts.gaps
