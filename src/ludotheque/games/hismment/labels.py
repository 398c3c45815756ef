"""Labels: what an option is called, and which things on the table lead to it."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Eye
from ludotheque.kernel.choice import Choice

from .board import square_name
from .chapters import UsePower
from .field import Attack
from .fittings import change_attachment
from .manoeuvres import push, put_there, substitute, walk_there
from .market import Buy, Sell, shop_price
from .prison import Free
from .rehearsal import expected
from .stats import hero_called
from .table import Hismment
from .triggers import accept
from .verbs import choose_aim, pay_if
from .wording import capital, card_title, effect_words, need_words, script_words, text_line
from .words import OFFENSIVE

_WAYS = {-6: "down", 6: "up", -1: "left", 1: "right"}


def thing_words(eye: Eye[Hismment], kind: str, value: Any) -> object:
    """What a thing is called."""
    kit = eye.table.setup.kit
    match kind:
        case "held" | "shop" | "bench" | "worn" | "pile" | "cemetery" | "top":
            return card_title(eye, kit.names[value])
        case "hero" | "target":
            return target_name(eye, value)
        case "square":
            return square_name(value)
        case "way":
            return _WAYS[value if eye.home == 0 else -value]
        case "script":
            return capital(script_words(eye, kit.scripts[value]))
        case _:
            return value


def thing_items(kind: str, value: Any) -> list[str]:
    """What stands for a thing on the table."""
    match kind:
        case "held" | "shop" | "bench" | "worn":
            return [f"card{value}"]
        case "hero":
            return [f"hero{value}"]
        case "target":
            return _target_item(value)
        case "square":
            return [f"sq{value}"]
        case _:
            return []


def items_of(table: Hismment, choice: object) -> list[str]:
    """What is clicked, in order, to choose an option."""
    match choice:
        case Attack():
            return _attack_items(table, choice)
        case UsePower(card=card):
            return [_power_item(table, card)]
        case Choice():
            named = [(declared.kind, getattr(choice, name)) for name, declared in choice.things.items()]
            return [item for kind, value in named for item in thing_items(kind, value)]
    return []


def _attack_items(table: Hismment, choice: Attack) -> list[str]:
    """Whom to strike, then with what if there is a choice; an attack that aims at nobody by its card."""
    attacks = [each for each in table.options if isinstance(each, Attack)]
    others = any(each.target == choice.target and each.card != choice.card for each in attacks)
    aim = _target_item(choice.target)
    return [*aim, f"card{choice.card}"] if others or not aim else aim


def _target_item(target: int) -> list[str]:
    if target >= 0:
        return [f"hero{target}"]
    return [f"heart{-1 - target}"] if target >= -2 else []


def _power_item(table: Hismment, card: int) -> str:
    for side in table.sides:
        for hero in side.heroes:
            if hero.cards[-1] == card:
                return f"hero{hero.cards[0]}"
    return f"card{card}"


def question_words(eye: Eye[Hismment]) -> dict[str, object]:
    """Which card, text or hero a question inside an effect is about."""
    table, kit = eye.table, eye.table.setup.kit
    if table.is_put(accept):
        text, _, _, _, card = table.facts(accept)
        line = text_line(eye, kit.cards[card], kit.texts[text])
        return {"card": card_title(eye, kit.names[card]), "text": line}
    if table.is_put(choose_aim):
        script, part, *_ = table.facts(choose_aim)
        return {"text": capital(effect_words(eye, kit.scripts[script][part]))}
    if table.is_put(pay_if):
        coins, script, *_ = table.facts(pay_if)
        return {"n": coins, "text": script_words(eye, kit.scripts[script])}
    if table.is_put(change_attachment):
        what, _, _, target = table.facts(change_attachment)
        return {"what": what.partition("_")[0], "hero": target_name(eye, target)}
    if table.is_put(put_there):
        (target,) = table.facts(put_there)
    elif table.is_put(walk_there):
        target, _ = table.facts(walk_there)
    elif table.is_put(push):
        target, _ = table.facts(push)
    elif table.is_put(substitute):
        (target,) = table.facts(substitute)
    else:
        return {}
    return {"hero": target_name(eye, target)}


def label_words(eye: Eye[Hismment], choice: Choice) -> dict[str, object]:
    """The words of an option's label: what its fields are, and what follows from them."""
    table, seat = eye.table, eye.table.seat if eye.seat is None else eye.seat
    kit = table.setup.kit
    words: dict[str, object] = {name: getattr(choice, name) for name in choice.names}
    words |= {name: thing_words(eye, declared.kind, words[name]) for name, declared in choice.things.items()}
    match choice:
        case Buy(card=card):
            words["n"] = shop_price(table, seat, card)
        case Sell(card=card):
            words["n"] = kit.resale[card]
        case UsePower(card=card, text=text):
            words["text"] = text_line(eye, kit.cards[card], kit.texts[text])
        case Free(hero=hero, way=way):
            words["way"] = _way_words(eye, hero, way)
        case Attack(card=card, target=target):
            words |= _attack_words(eye, card, target)
    return words


def _attack_words(eye: Eye[Hismment], card: int, target: int) -> dict[str, object]:
    """HIS-F11 Whom an attack is aimed at, and the damage it would do."""
    table = eye.table
    found = hero_called(table, table.actor)
    if target < -2:
        return {"target": "", "aimed": "no", "n": 0}
    blow = table.setup.kit.type[card] == OFFENSIVE and found is not None
    damage = expected(table, table.active, found[1], card, target) if blow and found else 0
    return {"target": target_name(eye, target), "aimed": "blow" if blow else "yes", "n": damage}


def target_name(eye: Eye[Hismment], target: int) -> str:
    """What a hero or a Heart is called."""
    if target < 0:
        return eye.say("the-heart", name=eye.name(-1 - target))
    found = hero_called(eye.table, target)
    return card_title(eye, eye.table.setup.kit.names[found[1].cards[-1] if found else target])


def _way_words(eye: Eye[Hismment], name: int, number: int) -> str:
    """One way in which a hero can be freed."""
    found = hero_called(eye.table, name)
    way = eye.table.setup.kit.ways[found[1].cards[-1]][number] if found else ()
    return eye.all_of([need_words(eye, need) for need in way]) if way else eye.say("way-free")
