"""What verbs can be pointed at: for each key a function that lists it, as numbers — a hero's place (``code``), a card, a
track, a side or an own place."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.kernel import Option

from .cards import KINDS, LASTING, MISSION
from .seating import slots_of
from .table import RIVALS, Thargos, code, standing


def aimed(table: Thargos, seat: int, card: int, script: int, at: int, prefix: Option) -> list[Option]:
    """D27 The ways to do a script: once for each legal aim; not at all if it needs one and there is none."""
    key = table.print(card).keys[script]
    if not key:
        return [(*prefix, -1)]
    return [(*prefix, aim) for aim in AIMS[key](table, seat)]


def opponents(table: Thargos, seat: int) -> list[int]:
    """N15 The opposing player in a conflict, otherwise any opponent."""
    if table.attacker >= 0 and table.defender >= 0 and seat in (table.attacker, table.defender):
        return [table.attacker + table.defender - seat]
    return table.opponents(seat)


def enemies(table: Thargos, seat: int) -> list[tuple[int, int]]:
    """N11 Every hero of other sides, neighbours or not."""
    return [(side.seat, place) for side in table.sides if side.seat != seat for place in standing(table, side.seat)]


def _ready(table: Thargos, heroes: list[tuple[int, int]], seat: int) -> list[int]:
    """D39 U03 Heroes that an injury would touch: ready ones; any, if an undead seat deals it."""
    any_ = bool(table.setup["undead_seats"] >> seat & 1)
    return [code(s, p) for s, p in heroes if any_ or not table.sides[s].places[p].injured]


def _injured(table: Thargos, heroes: list[tuple[int, int]]) -> list[int]:
    """D40 Heroes that can be healed."""
    return [code(s, p) for s, p in heroes if table.sides[s].places[p].injured]


def _own(table: Thargos, seat: int) -> list[tuple[int, int]]:
    return [(seat, place) for place in standing(table, seat)]


def _lastings(table: Thargos, heroes: list[tuple[int, int]]) -> list[int]:
    kind = table.pool.kind
    return [card for s, p in heroes for card in table.sides[s].places[p].attached if kind[card] == LASTING]


def missions(table: Thargos, seat: int) -> list[int]:
    """Own tracks with a mission; none in a story (R62)."""
    if table.story_mode:
        return []
    return [slot for slot in slots_of(len(table.sides))[seat] if table.slots[slot] >= 0]


def _exchange(table: Thargos, seat: int) -> list[int]:
    kind = table.pool.kind
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
        number, kinds = KINDS.index(kind), table.pool.kind
        return [card for card in discard if kinds[card] == number]

    return found


AIMS: dict[str, Callable[[Thargos, int], list[int]]] = {
    "opponent": opponents,
    "own_place": lambda table, seat: standing(table, seat),
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
    "own_lasting": lambda table, seat: _lastings(table, _own(table, seat)),
    "mission": missions,
    "exchange": _exchange,
    "won_mission": _won,
    **{f"discard_{kind}": _discarded(kind) for kind in ("any", "mission", "lasting", "action")},
}


def chooses(table: Thargos, seat: int) -> bool:
    """O25 O35 Whether a side may make choices at all: the Rivals only where all their effects happen."""
    return not (table.rivals and seat == RIVALS) or table.setup["rival_effects"] == "all"
