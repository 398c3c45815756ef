"""Every card does what it says.

Each text is played twice in the same busy position: on the card as it is, and on the card with that text struck out. What
differs between the two must be what the text says, worked out here from the card file and not from the rules' code.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.field import reachable
from ludotheque.games.hismment.fight import attack_cost, attacks_left, hit_heart, work_out, wound
from ludotheque.games.hismment.market import shop_price
from ludotheque.games.hismment.stats import class_part, elements_of, in_range, pm_left, pv_left, stat
from ludotheque.games.hismment.table import Hero, Hismment
from ludotheque.games.hismment.triggers import pull
from ludotheque.games.hismment.words import ELEMENTS, STATS
from ludotheque.kernel import step

from .plain import CARDS, attack, gear, hero, living, offered, play

BOX = game.setup().box
RAW: dict[str, dict[str, Any]] = BOX.raw
ENEMY = {
    "foe": hero(
        "diamond", line="foe", pv=40, defence=2, luck=0, texts=[{"when": "activate", "do": [{"verb": "coins", "n": 3}]}]
    ),
    "foe-2": hero(
        "diamond",
        line="foe",
        pv=40,
        defence=2,
        luck=0,
        level=2,
        evolves_from="foe",
        texts=[{"when": "activate", "do": [{"verb": "coins", "n": 3}]}],
    ),
    "cell": hero("diamond", line="cell", pv=40),
    "mate": hero("diamond", line="mate", pv=40),
    "mace": gear(life=3),
    "rock": attack("diamond", exhaustion=5),
}


def bearer(name: str) -> tuple[str, dict[str, Any]]:
    """A hero that can carry this card, and the cards needed for it."""
    card = RAW[name]
    if card["kind"] == "hero":
        return name, {}
    klass = card.get("class", "brawler")
    elements = card["elements"] if card["kind"] == "attack" else ["diamond"]
    line = card.get("signature", "carrier")
    return "carrier", {"carrier": hero(" ".join(elements), klass, line=line, pv=40)}


def busy(name: str, cards: dict[str, Any], signature: bool = False) -> Hismment:
    """A position in which nearly anything can happen; seat 0 has the card."""
    kind = RAW[name]["kind"]
    who, more = bearer(name)
    if "carrier" in more and not signature:
        more["carrier"]["line"] = "carrier"
    first = next(e for e in ELEMENTS if e in (more.get(who) or RAW.get(who, {})).get("elements", ["diamond"]))
    plain = {
        "plain": attack(first, damage=1, cost=1, exhaustion=5),
        "gloves": gear(klass=(more.get(who) or RAW[who])["class"], life=3),
    }
    wears = ["plain:3", "gloves:2"] + ([name] if kind in ("attack", "equipment") else [])
    mine: dict[str, Any] = {"hero": who, "at": "C4", "wears": wears, "damage": 3, "spent": 2}
    level = RAW[who].get("level", 1) if who in RAW else 1
    if level > 1:
        line = sorted((c for c in RAW if RAW[c].get("line") == RAW[who]["line"]), key=lambda c: RAW[c]["level"])
        mine["hero"] = line[:level]
    hand = ["knife", "coat", *([name] if kind == "chapter" else [])]
    theirs: dict[str, Any] = {"hero": ["foe", "foe-2"], "at": "C5", "wears": ["mace", "rock"], "damage": 2, "spent": 1}
    return game.position(
        cards=CARDS | ENEMY | more | plain | cards,
        terrain=[name if kind == "terrain" else "flat"],
        heroes=[
            [mine, {"hero": "mate", "damage": 5, "spent": 1}],
            [theirs, {"hero": "cell", "freed": True, "damage": 5}],
        ],
        sides=[
            {
                "hand": hand,
                "bank": 60,
                "heart": 20,
                "pile": ["ann", "jab", "sword", "purse", "hex", "axe"],
                "shop": ["jab-2", "charm"],
                "cemetery": ["chill", "bob", "wand"],
                "series": {"prophecy": 1},
            },
            {"hand": ["splash", "arrow", "bomb"], "bank": 60, "heart": 20},
        ],
        full_heart=30,
        round=9,
        turn=9,
        face=4,
        dice=[2, 6, 6, 6],
    )


def fire(table: Hismment, name: str, moment: str) -> None:
    """Let the moment come at which the text acts; answer what it asks with the first choice."""
    me = table.sides[0].heroes[0]
    card = next(
        (c for c in range(80, len(table.setup.kit.names)) if table.setup.kit.names[c] == name and lies(table, c)), -1
    )
    act: Callable[[], None]
    if moment == "play":
        ask(table, 5)
        act = lambda: play(table, "chapter", name)  # noqa: E731
    elif moment == "activate":
        ask(table, 5)
        powers = [o for o in offered(table, "power") if table.setup.kit.names[o[0]] == name]
        act = lambda: table.play(("power", *powers[-1])) if powers else None  # noqa: E731
    elif moment in ("before", "after"):
        ask(table, 7)
        if table.setup.kit.type[card] != 0 and any(
            getattr(e, "to", "") in ("enemy_prisoner", "every_enemy_prisoner") for t in BOX[name].texts for e in t.do
        ):
            table.sides[1].heroes[0].square, me.square = -1, 45
            table.ask_again()
        blows = [o for o in offered(table, "attack") if o[0] == card]
        act = lambda: table.play(("attack", *blows[0])) if blows else None  # noqa: E731
    elif moment in ("on_hit", "on_damage_dealt", "on_ko_enemy"):
        if moment == "on_ko_enemy":
            table.sides[1].heroes[0].damage = 39
        ask(table, 7)
        blow = next(o for o in offered(table, "attack") if table.setup.kit.names[o[0]] == "plain")
        act = lambda: table.play(("attack", *blow))  # noqa: E731
    elif moment == "on_deploy":
        me.square = -1
        ask(table, 7)
        act = lambda: table.play(("deploy", me.cards[0]))  # noqa: E731
    elif moment == "on_ko_self":
        act = lambda: wound(table, [(0, me)], pv_left(table, 0, me), 1)  # noqa: E731
    elif moment == "on_heart_damaged":
        act = lambda: hit_heart(table, 0, 3)  # noqa: E731
    else:
        act = lambda: pull(table, moment, 0 if moment != "setup" else -1)  # noqa: E731
    outside = table.question is None
    if outside:
        table.do(stop)
    act()
    if outside:
        table.run()
    answer_all(table, 0)


def answer_all(table: Hismment, which: int) -> None:
    """Answer what a text asks, always with the first (or last) choice."""
    while table.asking is not None and table.asking.__name__ not in ("act", "act_on_field", "stopped"):
        table.play(table.options[which])


def lies(table: Hismment, card: int) -> bool:
    from ludotheque.kernel.sight import zones

    return any(card in cards for _, _, _, cards in zones(table))


def ask(table: Hismment, phase: int) -> None:
    from ludotheque.games.hismment.turn import next_phase

    table.do(next_phase, phase)
    table.run()


@step("HIS-T33")
def stop(table: Hismment) -> None:
    """Wait here: a text set off outside a turn has run."""
    table.ask(0, nothing, stopped)


@step("HIS-T33")
def nothing(table: Hismment, seat: int) -> list[tuple[str]]:
    return [("stop",)]


@step("HIS-T33")
def stopped(table: Hismment, option: object) -> None:
    table.do(stop)


# What can be measured --------------------------------------------------------------------------------------------------


def measure(table: Hismment) -> dict[str, Any]:
    """Everything a text may change, by name."""
    found: dict[str, Any] = {}
    for side in table.sides:
        s = side.seat
        found |= {
            f"bank{s}": side.bank,
            f"heart{s}": side.heart,
            f"hand{s}": len(side.hand),
            f"pile{s}": len(side.pile),
            f"shop{s}": list(side.shop),
            f"cemetery{s}": len(side.cemetery),
            f"mods{s}": len(side.mods),
            f"price{s}": shop_price(table, s, table.setup.kit.names.index("jab")),
        }
        for hero_ in side.heroes:
            n = table.setup.kit.names[hero_.cards[0]] if hero_.cards[0] >= 80 else ""
            key = "me" if s == 0 and hero_ is side.heroes[0] and n != "mate" else n
            found |= {f"{key}.{stat_}": stat(table, s, hero_, i) for i, stat_ in enumerate(STATS)}
            found |= {
                f"{key}.damage": hero_.damage,
                f"{key}.spent": hero_.spent,
                f"{key}.square": hero_.square,
                f"{key}.freed": hero_.freed,
                f"{key}.level": len(hero_.cards),
                f"{key}.gear": len(hero_.gear),
                f"{key}.attacks": len(hero_.attacks),
                f"{key}.uses": sum(hero_.uses),
                f"{key}.life": sum(hero_.life),
                f"{key}.codes": sorted(mod[0] for mod in hero_.mods),
                f"{key}.elements": elements_of(table, hero_),
            }
    found["blocked"] = len(table.blocked)
    found["known"] = len(table.known)
    found["dice"] = len(table.dice.script)
    found["placed"] = list(table.sides[0].placed)
    return found


WHO = {
    "self": ["me"],
    "own_field": ["me"],
    "target": ["foe"],
    "enemy_field": ["foe"],
    "every_enemy": ["foe"],
    "enemy_prisoner": ["cell"],
    "every_enemy_prisoner": ["cell"],
    "every_own": ["me", "mate"],
    "own_hero": ["me"],
    "own_locked": ["mate"],
    "everyone_field": ["me", "foe"],
    "own_heart": ["0"],
    "enemy_heart": ["1"],
    "both_hearts": ["0", "1"],
}


def check(effect: dict[str, Any], new: dict[str, Any], old: dict[str, Any], table: Hismment) -> None:
    """One part of a text did exactly what it says."""
    verb, n, to = effect["verb"], effect.get("n", 0), effect.get("to", "self")
    who = WHO.get(to, [])

    def change(name: str) -> Any:
        return new[name] - old[name]

    if verb == "modify":
        check_modify(effect, new, old, who)
    elif verb == "damage":
        for one in who:
            if one in "01":
                assert change(f"heart{one}") == -n
            elif f"{one}.damage" in new:
                assert change(f"{one}.damage") >= n  # other parts of the same text may add to it
    elif verb == "heal":
        for one in who:
            assert change(f"heart{one}" if one in "01" else f"{one}.damage") in ((n,) if one in "01" else (-n, -3, -5))
    elif verb == "coins":
        assert change("bank0" if effect.get("who", "you") == "you" else "bank1") in (n, n + 5, n + 3)
    elif verb == "steal":
        assert change("bank1") == -n
    elif verb == "draw":
        assert change("pile0") == -n
    elif verb == "discard":
        assert change("hand1") == -n
    elif verb in ("look", "reorder"):
        assert change("known") >= n - 1
    elif verb in ("swap_shop_card", "refresh_shop"):
        assert new["shop0"] != old["shop0"]
    elif verb == "search_pile":
        assert change("pile0") == -1
    elif verb == "salvage":
        assert change("cemetery0") in (-1, 0)
    elif verb in ("bonus_roll", "reroll", "roll_for"):
        assert change("dice") == -1
    elif verb == "pm":
        assert change(f"{who[0]}.spent") != 0
        assert (change(f"{who[0]}.spent") < 0) == (n > 0)
    elif verb == "restore_uses":
        assert change("me.uses") > 0
    elif verb == "add_life":
        assert change("me.life") == n
    elif verb == "destroy":
        assert change(f"foe.{'gear' if effect['kind'] == 'equipment' else 'attacks'}") == -1
    elif verb == "move_attachment":
        assert (change("me.gear"), change("mate.gear")) in ((-1, 1), (1, -1))
    elif verb in ("move", "teleport", "push"):
        assert new[f"{who[0]}.square"] != old[f"{who[0]}.square"]
    elif verb == "block":
        assert change("blocked") == 1
    elif verb == "free":
        assert new["mate.freed"]
        assert not old["mate.freed"]
    elif verb == "lock":
        assert not new["cell.freed"]
    elif verb == "return":
        assert new["foe.square"] == -1
    elif verb == "force_swap":
        assert new["cell.square"] >= 0
    elif verb == "revert":
        assert change("foe.level") == -1
    elif verb == "copy_power":
        assert change("bank0") == 3
    elif verb == "contest":
        for inner in effect["then"]:
            check(inner, new, old, table)
    elif verb == "choose":
        check(effect["modes"][0][0], new, old, table)
    elif verb == "may":
        assert change("bank0") == -effect["coins"]
    else:
        raise AssertionError(f"no check for {verb}")


def check_modify(effect: dict[str, Any], new: dict[str, Any], old: dict[str, Any], who: list[str]) -> None:
    what, by = effect["what"], effect.get("by", 1)
    if what in STATS:
        for one in who:
            if f"{one}.{what}" in new:
                assert new[f"{one}.{what}"] - old[f"{one}.{what}"] in (by, max(by, -old[f"{one}.{what}"]))
    elif what == "discount":
        assert new["price0"] == max(0, old["price0"] - by)
    elif what in ("extra_attack_card", "extra_equipment"):
        assert new["mods0"] - old["mods0"] >= 1
    elif what in ("add_element", "replace_element"):
        bit = 1 << ELEMENTS.index(effect["element"])
        assert new[f"{who[0]}.elements"] & bit
        assert (new[f"{who[0]}.elements"] == bit) == (what == "replace_element")
    else:
        assert len(new[f"{who[0]}.codes"]) > len(old[f"{who[0]}.codes"])


TEXTS = [
    (name, field, number)
    for name, raw in RAW.items()
    for field in ("texts", "signature_texts")
    for number, text in enumerate(raw.get(field, []))
    if text["when"] != "static"
]


@pytest.mark.parametrize(("name", "field", "number"), TEXTS, ids=lambda value: str(value))
def test_a_text_does_what_it_says(name: str, field: str, number: int) -> None:
    raw = RAW[name]
    text = raw[field][number]
    only = raw | {field: [text]}  # its other texts have their own tests
    mute: dict[str, Any] = raw | {field: [text | {"do": [{"verb": "coins", "n": 0}]}]}
    tables = []
    for card in (only, mute):
        if card["kind"] == "hero" and raw.get("release"):
            card = card | {"release": []}
        table = busy(name, {name: card}, signature=field == "signature_texts")
        fire(table, name, text["when"])
        tables.append(table)
    new, old = measure(tables[0]), measure(tables[1])
    assert new != old
    for effect in text["do"]:
        check(effect, new, old, tables[0])


# Texts that always work ------------------------------------------------------------------------------------------------

STATICS = [
    (name, effect)
    for name, raw in RAW.items()
    for text in raw.get("texts", [])
    if text["when"] == "static"
    for effect in text["do"]
]


@pytest.mark.parametrize(("name", "effect"), STATICS, ids=lambda value: str(value)[:50])
def test_a_static_text_always_works(name: str, effect: dict[str, Any]) -> None:
    raw = RAW[name]
    with_text, without = busy(name, {}), busy(name, {name: {k: v for k, v in raw.items() if k != "texts"}})
    new, old = facts(with_text), facts(without)
    what, by = effect["what"], effect.get("by", 1)
    if what in STATS:
        for one in WHO[effect.get("to", "self")]:
            assert measure(with_text)[f"{one}.{what}"] - measure(without)[f"{one}.{what}"] == by
    elif what == "discount":
        assert measure(with_text)["price0"] == measure(without)["price0"] - by
    elif what == "extra_equipment":
        from ludotheque.games.hismment.attach import may_place

        for table, allowed in ((with_text, True), (without, False)):
            table.sides[0].placed = [0, 1, 0]
            assert may_place(table, table.sides[0], 1) is allowed
    elif what == "diagonal":
        assert new["reach"] > old["reach"]
    elif what == "cap":
        assert new["cap"] <= by < old["cap"]
    elif what == "element_bonus":
        assert raw["elements"] == ["lightning"]
        wet = {"foe-2": ENEMY["foe-2"] | {"elements": ["water"]}}
        assert facts(busy(name, wet))["elements"] == 1 + by
        assert facts(busy(name, wet | {name: raw | {"texts": []}}))["elements"] == 1
    else:
        key = {"pierce": "defence", "class_bonus": "class"}.get(what, what)
        assert new[key] - old[key] == (-by if what == "pierce" else by)


def facts(table: Hismment) -> dict[str, int]:
    """Numbers behind the rules that static texts bend."""
    me, foe = table.sides[0].heroes[0], table.sides[1].heroes[0]
    mine, theirs = me.attacks[0], foe.attacks[0]
    blow = work_out(table, 0, me, mine, foe.cards[0])
    foe.mods.append((2, 0, 60, -1))
    back = work_out(table, 1, foe, theirs, me.cards[0])
    before = me.damage
    me.mods.append((0, 0, 200, -1))
    table.phase = 7
    from ludotheque.games.hismment.fight import strike

    hurt = foe.damage
    strike(table, 1, foe.cards[0], theirs, me.cards[0])
    reflected = foe.damage - hurt
    me.damage = before
    return {
        "defence": sum(blow.defence),
        "elements": blow.attack[4],
        "class": class_part(table, 0, me, 1),
        "cost": attack_cost(table, 0, me, me.attacks[-1]),
        "cap": back.damage,
        "reflect": reflected,
        "reach": len(reachable(table, 0, me, 2)),
        "range": max(n for n in range(8) if in_range(table, 0, me, square_at(me, n))),
        "attacks": int(attacks_left(table, 0, me)),
    }


def square_at(me: Hero, far: int) -> int:
    """A square number so many columns away (it need not exist: only the distance counts)."""
    return me.square - 6 * far if me.square >= 6 * far else me.square + 6 * far


# Printed numbers -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [n for n, raw in RAW.items() if raw["kind"] == "hero"])
def test_a_hero_has_its_printed_stats(name: str) -> None:
    raw = {k: v for k, v in RAW[name].items() if k != "texts"}
    table = game.position(cards=CARDS | {name: raw}, terrain=["flat"], heroes=[[{"hero": name}], ["gem"]])
    one = living(table, name)
    printed = [raw.get(s, 0) for s in STATS]
    assert [stat(table, 0, one, i) for i in range(6)] == [v + 0 for v in printed]
    low = {1: (7, 4, 2, 1, 2), 2: (9, 5, 4, 1, 2), 3: (12, 7, 6, 2, 2)}[raw.get("level", 1)]
    assert all(value >= least for value, least in zip(printed, low, strict=False))


@pytest.mark.parametrize("name", [n for n, raw in RAW.items() if raw["kind"] == "equipment"])
def test_an_equipment_gives_its_bonus(name: str) -> None:
    raw = {k: v for k, v in RAW[name].items() if k != "texts"}
    who, more = bearer(name)
    cards = CARDS | more | {name: raw}
    bare = game.position(cards=cards, terrain=["flat"], heroes=[[{"hero": who, "at": "C3"}], ["gem"]])
    worn = game.position(cards=cards, terrain=["flat"], heroes=[[{"hero": who, "at": "C3", "wears": [name]}], ["gem"]])
    change = {s: stat(worn, 0, living(worn, who), i) - stat(bare, 0, living(bare, who), i) for i, s in enumerate(STATS)}
    assert {s: n for s, n in change.items() if n} == raw["bonus"]
    assert living(worn, who).life == [raw.get("life", -1)]


@pytest.mark.parametrize("name", [n for n, raw in RAW.items() if raw["kind"] == "attack"])
def test_an_attack_costs_and_hits_as_printed(name: str) -> None:
    table = busy(name, {name: {k: v for k, v in RAW[name].items() if not k.startswith("signature")}})
    me = table.sides[0].heroes[0]
    card = me.attacks[1]
    raw = RAW[name]
    assert table.setup.kit.names[card] == name
    assert (attack_cost(table, 0, me, card), me.uses[1]) == (raw.get("cost", 0), raw["exhaustion"])
    if raw["type"] == "offensive":
        foe = table.sides[1].heroes[0]
        assert work_out(table, 0, me, card, foe.cards[0]).attack[6] == raw["damage"]
        left, hurt = pm_left(table, 0, me), foe.damage
        ask(table, 7)
        play(table, "attack", name, foe.cards[0])
        answer_all(table, -1)
        assert foe.damage > hurt
        assert me.uses[1] == raw["exhaustion"] - 1
        assert pm_left(table, 0, me) <= left - raw["cost"] + 1  # a text may give one back


@pytest.mark.parametrize("name", [n for n, raw in RAW.items() if raw["kind"] == "terrain"])
def test_a_terrain_boosts_and_weakens(name: str) -> None:
    raw = RAW[name]
    from ludotheque.games.hismment.words import BEATS, elements_in, mask

    beaten = [ELEMENTS[i] for e in elements_in(mask(raw["elements"])) for i in elements_in(BEATS["printed"][e])]
    weak = next((e for e in beaten if e not in raw["elements"]), None)
    for element, words in ((raw["elements"][0], raw.get("boost", {})), (weak, raw.get("malus", {}))):
        if element is None:
            continue
        cards = CARDS | {"one": hero(element, line="one")} | {name: {k: v for k, v in raw.items() if k != "texts"}}
        flat = game.position(cards=cards, terrain=["flat"], heroes=[["one"], ["gem"]])
        here = game.position(cards=cards, terrain=[name], heroes=[["one"], ["gem"]])
        change = {
            s: stat(here, 0, living(here, "one"), i) - stat(flat, 0, living(flat, "one"), i)
            for i, s in enumerate(STATS)
        }
        own = element in beaten and element in raw["elements"]  # an element that beats itself has both
        assert own or {s: n for s, n in change.items() if n} == words
    assert 25 <= raw["heart"] <= 40


def test_the_pool() -> None:
    cards = BOX.cards
    kinds = [card.kind for card in cards.values()]
    assert len(cards) >= 212
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "terrain": 22,
        "hero": 63,
        "equipment": 45,
        "attack": 126,
        "chapter": 36,
    }
    assert sorted(card.number for card in cards.values()) == list(range(1, len(cards) + 1))
    assert {card.rarity for card in cards.values()} == {"bronze", "silver", "gold", "platinum", "crystal"}
    for element in ELEMENTS:
        fitting = [card for card in cards.values() if card.kind == "attack" and card.elements == [element]]
        assert {1, 2} <= {card.level for card in fitting if card.type == "offensive"}
        assert any(element in card.elements for card in cards.values() if card.kind == "terrain")
    heroes = [card for card in cards.values() if card.kind == "hero"]
    assert sum(card.cumulative for card in heroes) >= 4
    assert sum(any(text.prison for text in card.texts) for card in heroes) >= 3
    assert sum(len(card.elements) > 1 for card in heroes) * 3 >= len(heroes)
    assert sum(bool(card.signature) for card in cards.values()) >= 10


@pytest.mark.parametrize("name", list(RAW))
def test_a_card_reads_in_both_languages(name: str) -> None:
    for lang in ("en", "fr"):
        item = game.card(name, lang)
        assert item.name
        assert "⟨" not in str(item)


def test_the_box_says_what_throwaway_cards_may_leave_out() -> None:
    for name, card in RAW.items():
        missing = {"number", "rarity", "price", "icon"} - card.keys()
        assert not missing, f"{name} has no {', '.join(sorted(missing))}"


def test_every_card_has_a_story_in_both_languages() -> None:
    silent = [(lang, name) for lang in ("en", "fr") for name in BOX.cards if not game.texts.has(lang, f"story-{name}")]
    assert silent == []
