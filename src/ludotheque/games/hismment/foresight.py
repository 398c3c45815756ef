"""Foresight: what an attack or a move would lead to, worked out before anyone commits to it."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.kernel import Eye, Ref, Rich

from .board import FARTHEST
from .field import reachable
from .fight import (
    REFLECT,
    Sum,
    attack_cost,
    attack_texts,
    attacks_left,
    in_relief,
    targets,
    usable_attacks,
    work_out,
)
from .labels import target_name
from .rehearsal import expected, rehearsed
from .stats import (
    class_part,
    distance,
    elements_of,
    fold,
    gather,
    hero_called,
    in_range,
    metric_of,
    pm_left,
    pv_left,
    range_of,
    stat,
)
from .table import Hero, Hismment
from .wording import card_title, signed, text_line
from .words import CLASSES, ELEMENTS, OFFENSIVE, SPEED, elements_in

PARTS = ("hero", "terrain", "equipment", "powers", "elements", "class", "card")
_CLASS_RULES = {"brawler": "HIS-C04", "swordsman": "HIS-C05", "archer": "HIS-C07", "bombardier": "HIS-C08"}


class Blow(NamedTuple):
    """An attack that could be made, and what it would do."""

    card: int
    target: int
    damage: int


# One attack ------------------------------------------------------------------------------------------------------------


def attack_lines(eye: Eye[Hismment], card: int, target: int) -> list[Rich]:
    """HIS-F02 HIS-F09 … F11 What an attack costs, its sum line by line, each with its clause, and what comes of it."""
    table, seat = eye.table, eye.table.active
    found = hero_called(table, table.actor)
    if found is None:
        return []
    hero, kit = found[1], table.setup.kit
    cost = attack_cost(table, seat, hero, card)
    lines: list[Rich] = []
    if kit.type[card] == OFFENSIVE and (blow := rehearsed(table, seat, hero, card, target)):
        world, _, ready = blow
        then, result = Eye(world, eye.seat, eye.lang, eye.texts, eye.plates), work_out(world, seat, ready, card, target)
        lines += _attack_part(then, seat, ready, card, target, result)
        lines += _defence_part(then, target, result) if target >= 0 else []
        lines += _outcome(then, seat, ready, target, result)
    lines += [[text_line(eye, kit.cards[card], kit.texts[text])] for text in attack_texts(table, hero, card)]
    lines.append([eye.say("sum-cost", n=cost, left=pm_left(table, seat, hero) - cost), " ", clause("HIS-F02")])
    return lines


def _attack_part(eye: Eye[Hismment], seat: int, hero: Hero, card: int, target: int, result: Sum) -> list[Rich]:
    """HIS-F09 The seven parts of the attack, those that count for something, and their sum."""
    table, kit = eye.table, eye.table.setup.kit
    found = hero_called(table, target) if target >= 0 else None
    square = found[1].square if found else -1
    far = distance(table, seat, hero, square) if square >= 0 else 0
    klass = CLASSES[kit.klass[hero.cards[-1]]]
    words: dict[str, dict[str, object]] = {
        "hero": {"hero": card_title(eye, kit.names[hero.cards[-1]])},
        "terrain": _terrain_words(eye),
        "equipment": {},
        "powers": {},
        "elements": {"pairs": _pairs(eye, hero, found[1]) if found else ""},
        "class": {"class": eye.say(f"class-{klass}"), "far": far},
        "card": {"card": card_title(eye, kit.names[card])},
    }
    rules = {
        "hero": "HIS-F09",
        "terrain": _terrain_rule(result.attack[1]),
        "equipment": "HIS-A12",
        "powers": "HIS-F13",
        "elements": "HIS-X04",
        "class": _CLASS_RULES.get(klass, "HIS-C09") if square >= 0 else "HIS-P10",
        "card": "HIS-F09",
    }
    lines: list[Rich] = [
        [eye.say(f"sum-{name}", **words[name]), f" {signed(n)} ", clause(rules[name])]
        for name, n in zip(PARTS, result.attack, strict=True)
        if n or name == "hero"
    ]
    return [*lines, [eye.say("sum-attack", n=result.total), " ", clause("HIS-F12")]]


def _defence_part(eye: Eye[Hismment], target: int, result: Sum) -> list[Rich]:
    """HIS-F10 The four parts of the defence, those that count for something, and their sum."""
    rules = ("HIS-F10", _terrain_rule(result.defence[1]), "HIS-A27", "HIS-F13")
    words: dict[str, dict[str, object]] = {"hero": {"hero": target_name(eye, target)}, "terrain": _terrain_words(eye)}
    lines: list[Rich] = [
        [eye.say(f"sum-against-{name}", **words.get(name, {})), f" {signed(n)} ", clause(rule)]
        for name, n, rule in zip(PARTS[:4], result.defence, rules, strict=True)
        if n or name == "hero"
    ]
    return [*lines, [eye.say("sum-defence", n=result.against), " ", clause("HIS-F10")]]


def _outcome(eye: Eye[Hismment], seat: int, hero: Hero, target: int, result: Sum) -> list[Rich]:
    """HIS-F11 HIS-F14 … F17 HIS-P14 The damage, and what it does to whom it hits."""
    table, damage = eye.table, result.damage
    found = hero_called(table, target) if target >= 0 else None
    if found is None:
        heart = max(0, table.sides[-1 - target].heart - damage)
        return [
            [eye.say("sum-damage", n=damage), " ", clause("HIS-P14")],
            [eye.say("sum-heart", n=heart), " ", clause("HIS-Q01")],
        ]
    lines: list[Rich] = [[eye.say("sum-damage", n=damage), " ", clause("HIS-F11")]]
    if damage < result.total - result.against:
        lines.append([eye.say("sum-spared"), " ", clause("HIS-F13")])
    left = pv_left(table, *found)
    if damage < left:
        lines.append([eye.say("sum-left", n=left - damage, hero=target_name(eye, target))])
    else:
        price, over = table.setup.kit.price[found[1].cards[-1]], damage - left
        heart = max(0, table.sides[found[0]].heart - over)
        words = eye.say("sum-ko", hero=target_name(eye, target), over=over, coins=price, heart=heart)
        lines.append([words, " ", clause("HIS-F15"), " ", clause("HIS-F17")])
    back = fold(0, gather(table, *found, REFLECT)) if damage else 0
    if back:
        lines.append([eye.say("sum-back", n=back, hero=target_name(eye, hero.cards[0])), " ", clause("HIS-F20")])
    return lines


def _pairs(eye: Eye[Hismment], hero: Hero, foe: Hero) -> str:
    """HIS-X04 Which element beats which."""
    beats, theirs = eye.table.setup.kit.beats, elements_of(eye.table, foe)
    return ", ".join(
        eye.say("element-beats", a=eye.say(f"element-{ELEMENTS[mine]}"), b=eye.say(f"element-{ELEMENTS[other]}"))
        for mine in elements_in(elements_of(eye.table, hero))
        for other in elements_in(beats[mine] & theirs)
    )


def _terrain_words(eye: Eye[Hismment]) -> dict[str, object]:
    names = eye.table.setup.kit.names
    return {"terrain": card_title(eye, names[eye.table.terrain[0]]) if eye.table.terrain else ""}


def _terrain_rule(n: int) -> str:
    return "HIS-X16" if n < 0 else "HIS-X15"


# One move --------------------------------------------------------------------------------------------------------------


def best_blow(table: Hismment, seat: int, hero: Hero) -> Blow | None:
    """The hardest blow this hero could strike from where it stands."""
    blows = [
        Blow(card, target, expected(table, seat, hero, card, target))
        for card in usable_attacks(table, seat, hero)
        if table.setup.kit.type[card] == OFFENSIVE
        for target in targets(table, seat, hero, card)
    ]
    return max(blows, key=lambda blow: blow.damage, default=None)


def best_answer(table: Hismment, seat: int, hero: Hero) -> Blow | None:
    """The hardest blow the enemy's heroes on the field, as armed now, could answer with in their next turn."""
    enemy, kit = 1 - seat, table.setup.kit
    blows = []
    for foe in table.sides[enemy].heroes:
        pm = pm_left(table, enemy, foe) + 1  # HIS-T06
        armed = [c for c in foe.attacks if kit.type[c] == OFFENSIVE and attack_cost(table, enemy, foe, c) <= pm]
        if (
            foe.square >= 0
            and armed
            and not in_relief(table, enemy, foe)
            and _stand_best(table, enemy, foe, hero.square)
        ):
            me = hero.cards[0]
            damage = max(expected(table, enemy, foe, card, me) for card in armed)
            blows.append(Blow(armed[0], foe.cards[0], damage))
    return max(blows, key=lambda blow: blow.damage, default=None)


def _stand_best(table: Hismment, seat: int, hero: Hero, aim: int) -> bool:
    """Put a hero where its class strikes hardest at a square, if it can come near enough in one turn."""
    best: tuple[int, int] | None = None
    for square in (hero.square, *reachable(table, seat, hero, stat(table, seat, hero, SPEED))):
        hero.square = square
        if in_range(table, seat, hero, aim):
            bonus = class_part(table, seat, hero, distance(table, seat, hero, aim))
            best = max(best, (bonus, square)) if best else (bonus, square)
    if best:
        hero.square = best[1]
    return best is not None


def outlook(table: Hismment, square: int) -> tuple[Blow | None, Blow | None]:
    """The acting hero's best blow from a square, and the best answer to its standing there (its target: who strikes)."""
    world = table.clone()
    found = hero_called(world, world.actor)
    if found is None:
        return None, None
    seat, hero = found
    hero.square = square
    blow = best_blow(world, seat, hero) if attacks_left(world, seat, hero) else None
    return blow, best_answer(world, seat, hero)


def move_lines(eye: Eye[Hismment], square: int) -> list[Rich]:
    """What could be attacked from there, and what could strike back."""
    blow, answer = outlook(eye.table, square)
    lines: list[Rich] = []
    if blow:
        card = card_title(eye, eye.table.setup.kit.names[blow.card])
        lines.append([eye.say("move-attack", card=card, target=target_name(eye, blow.target), n=blow.damage)])
    if answer:
        lines.append([eye.say("move-answer", hero=target_name(eye, answer.target), n=answer.damage)])
    return lines


def reach_line(eye: Eye[Hismment], seat: int, hero: Hero) -> Rich:
    """HIS-C03 … C10 How far a hero's attacks reach."""
    number = eye.table.setup.kit.klass[hero.cards[-1]]
    return [class_words(eye, number, range_of(eye.table, seat, hero), metric_of(eye.table, seat, hero))]


def class_words(eye: Eye[Hismment], number: int, far: int, metric: int) -> str:
    """A class, how far it reaches as squares are counted (see metric_of), and its bonus."""
    klass = CLASSES[number]
    counted = "orthogonal" if metric else "square"
    reach = eye.say("reach-all") if far >= FARTHEST else eye.say("reach-some", n=far, metric=counted)
    return eye.say("reach", klass=eye.say(f"class-{klass}"), reach=reach, bonus=eye.say(f"bonus-{klass}"))


def clause(rule: str) -> Ref:
    return Ref(to="clause", id=rule, text=rule)
