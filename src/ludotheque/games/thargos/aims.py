"""What verbs can be pointed at: for each key a function that lists it, as numbers — a hero's place (``code``), a card, a
track, a side or an own place."""

from __future__ import annotations

from collections.abc import Callable

from .prints import KINDS, LASTING, MISSION, verb_of
from .seating import slots_of
from .table import PLACES, RIVALS, Place, Thargos, code, standing

NOWHERE = [-1]


def ways(table: Thargos, seat: int, card: int, script: int) -> list[int]:
    """D27 R62 The ways to do a script: once for each legal aim of the first part that needs one. Without any, what other
    parts can do is done (-1); not at all if there are none."""
    found = table.print(card)
    key = found.keys[script]
    if not key:
        return NOWHERE
    if targets := legal(table, seat, card, key):
        return targets
    others = (other for other in found.aims[script] if other != key)
    return NOWHERE if any(not other or legal(table, seat, card, other) for other in others) else []


def legal(table: Thargos, seat: int, card: int, key: str) -> list[int]:
    """D27 D29 What a verb of this card can be pointed at; a track, only as long as the card has a use left in this game."""
    if key == "own_track":
        ambush = table.print(card).ambush
        if ambush is not None and table.spent.get(card, 0) >= ambush.uses:
            return []
    return AIMS[key](table, seat)


def key_of(table: Thargos, card: int, script: int, i: int) -> str:
    """R62 What a verb must be pointed at now: in a story, outside a conflict, the hero opposite is picked."""
    verb = table.print(card).scripts[script][i]
    if table.story_mode and table.attacker < 0 and getattr(verb, "whom", "") == "facing":
        return f"{verb_of(verb)}_enemy"
    return table.print(card).aims[script][i]


def opponents(table: Thargos, seat: int) -> list[int]:
    """N14 N15 The opposing player in a conflict, otherwise any opponent still in the game."""
    others = table.opponents(seat)
    if table.attacker >= 0 and table.defender >= 0 and seat in (table.attacker, table.defender):
        facing = table.attacker + table.defender - seat
        return [facing] if facing in others else others
    return others


def enemies(table: Thargos, seat: int) -> list[tuple[int, int]]:
    """N11 Every hero of other sides, neighbours or not."""
    return [(side.seat, place) for side in table.sides if side.seat != seat for place in standing(table, side.seat)]


def _ready(table: Thargos, heroes: list[tuple[int, int]], seat: int) -> list[int]:
    """D39 U03 Heroes that an injury would touch: ready ones; any of its opponents', if an undead seat deals it."""
    deadly = bool(table.setup["undead_seats"] >> seat & 1)
    return [code(s, p) for s, p in heroes if (deadly and s != seat) or not table.sides[s].places[p].injured]


def _injured(table: Thargos, heroes: list[tuple[int, int]]) -> list[int]:
    """D40 Heroes that can be healed."""
    return [code(s, p) for s, p in heroes if table.sides[s].places[p].injured]


def _own(table: Thargos, seat: int) -> list[tuple[int, int]]:
    return [(seat, place) for place in standing(table, seat)]


def _lastings(table: Thargos, heroes: list[tuple[int, int]]) -> list[int]:
    kind = table.kit.kind
    return [card for s, p in heroes for card in table.sides[s].places[p].attached if kind[card] == LASTING]


def bearers(table: Thargos, seat: int, card: int) -> list[int]:
    """X17 The own heroes that may bear this lasting and do not yet."""
    places = table.sides[seat].places
    return [i for i in PLACES if card not in places[i].attached and takes_lasting(table, places[i], card)]


def _movable(table: Thargos, seat: int, heroes: list[tuple[int, int]]) -> list[int]:
    return [card for card in _lastings(table, heroes) if bearers(table, seat, card)]


def takes_lasting(table: Thargos, place: Place, card: int) -> bool:
    """X11 X12 X13 X14 X15 X18 Whether a hero may bear a lasting where factions bind."""
    if place.hero < 0:
        return False
    if not table.setup["factions"]:
        return True
    needed, has = table.print(card).factions, table.print(place.hero).factions
    return not needed or "renegade" in has or bool(needed & has)


def missions(table: Thargos, seat: int) -> list[int]:
    """Own tracks with a mission; none in a story (R62)."""
    if table.story_mode:
        return []
    return [slot for slot in slots_of(len(table.sides))[seat] if table.slots[slot] >= 0]


def _exchange(table: Thargos, seat: int) -> list[int]:
    kind = table.kit.kind
    return missions(table, seat) if any(kind[card] == MISSION for card in table.sides[seat].hand) else []


def _won(table: Thargos, seat: int) -> list[int]:
    """E10 R62 Missions that opponents have won; in a story also those that stay on the table."""
    sides = [table.sides[other] for other in table.opponents(seat)]
    won = [card for side in sides for card in (side.done if table.story_mode else side.won)]
    return list(dict.fromkeys(won))  # in a story several may have completed the same one


def _discarded(kind: str) -> Callable[[Thargos, int], list[int]]:
    def found(table: Thargos, seat: int) -> list[int]:
        discard = table.sides[seat].discard
        if kind == "any":
            return discard[:]
        number, kinds = KINDS.index(kind), table.kit.kind
        return [card for card in discard if kinds[card] == number]

    return found


AIMS: dict[str, Callable[[Thargos, int], list[int]]] = {
    "opponent": opponents,
    "own_place": lambda table, seat: standing(table, seat),
    "own_track": lambda table, seat: standing(table, seat) if table.story_mode else list(PLACES),
    "injure_own": lambda table, seat: _ready(table, _own(table, seat), seat),
    "injure_enemy": lambda table, seat: _ready(table, enemies(table, seat), seat),
    "injure_any": lambda table, seat: _ready(table, _own(table, seat) + enemies(table, seat), seat),
    "heal_own": lambda table, seat: _injured(table, _own(table, seat)),
    "heal_enemy": lambda table, seat: _injured(table, enemies(table, seat)),
    "heal_any": lambda table, seat: _injured(table, _own(table, seat) + enemies(table, seat)),
    "linger_own": lambda table, seat: [code(s, p) for s, p in _own(table, seat)],
    "linger_enemy": lambda table, seat: [code(s, p) for s, p in enemies(table, seat)],
    "linger_any": lambda table, seat: [code(s, p) for s, p in _own(table, seat) + enemies(table, seat)],
    "injured_enemy": lambda table, seat: _injured(table, enemies(table, seat)),
    "enemy_lasting": lambda table, seat: _lastings(table, enemies(table, seat)),
    "movable_lasting": lambda table, seat: _movable(table, seat, _own(table, seat)),
    "stealable_lasting": lambda table, seat: _movable(table, seat, enemies(table, seat)),
    "mission": missions,
    "exchange": _exchange,
    "won_mission": _won,
    **{f"discard_{kind}": _discarded(kind) for kind in ("any", "mission", "lasting", "action")},
}


def chooses(table: Thargos, seat: int) -> bool:
    """O25 O35 Whether a side may make choices at all: the Rivals only where all their effects happen."""
    return not (table.rivals and seat == RIVALS) or table.setup["rival_effects"] == "all"
