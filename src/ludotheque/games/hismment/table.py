"""What lies on the table of Hismment."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Self

from ludotheque.kernel import Held, Open, Sealed, Seat, Setup, State, Table
from ludotheque.kernel.scene import Plain

from .board import COLUMNS
from .kit import Kit

Mod = tuple[int, int, int, int]
"""A change that lasts: what (see ``kit.CODES``), how (add, set, times), how much, until which turn (-1: for good,
-2: this attack)."""


class Hero(State):
    """A living hero: its cards from the lowest level to the top one, what it wears, what it went through."""

    cards: Open
    attacks: Open
    uses: list[int]  # left, for each attack
    gear: Open
    life: list[int]  # left, for each equipment; -1: endless
    square: int = -1  # column + 6 × row, A and row 0 first; -1: in Prison
    freed: bool = False
    damage: int = 0  # taken
    spent: int = 0  # PM used up
    chain: int = 0  # HIS-A08: one bit for each group and level that was ever attached
    mods: list[Mod]
    since: int = 0  # HIS-T24: when its top card and its equipment came into play
    worn: list[int]
    base: tuple[int, ...] = ()  # HIS-L09: its owner's counters when its top card came into the Prison; (): all 0
    received: int = 0  # cards attached to the top card
    dealt: int = 0  # damage dealt by the top card
    past: list[tuple[int, ...]]  # HIS-V14: (freed, received, dealt, *base) of each covered level
    used: list[int]  # texts used this turn
    used_up: list[int]  # texts used this game
    rolled: bool = False  # HIS-L08
    shut: int = 0  # HIS-L19: until the end of this turn its condition does not free it
    relief: int = 0  # HIS-M24: the turn in which it came in for a hero that returned to Prison; 0: it did not


class Side(Seat):
    """What belongs to one player."""

    heroes: list[Hero]
    hand: Held
    pile: Sealed  # the last card is the top one
    shop: Open
    cemetery: Open
    bench: Held  # HIS-S04: Level-1 heroes to pick from, before the game
    picked: Held
    bank: int = 0
    heart: int = 0
    bought: int = 0  # HIS-L06: so often in this game, as are the next ones
    sold: int = 0
    chapters: int = 0  # played
    own_ko: int = 0  # own heroes knocked out
    enemy_ko: int = 0
    taken: int = 0  # damage to own heroes
    dealt: int = 0  # damage by own heroes
    faces: list[int]  # how often the luck die showed 1, 2 … 6
    placed: list[int]  # attached this turn: how many attacks, equipments, evolutions
    mods: list[Mod]
    series: dict[str, int]  # HIS-T16: highest level used
    freed_now: int = 0  # heroes freed this turn
    trod: int = 0  # a bit for each square left on the last walk, which begins anew with a turn, a blow or a swap
    returned: int = 0  # HIS-M24: the turn in which a text last sent one of its heroes back to Prison
    could_act: bool = True  # HIS-Q07: the last turn offered something


class Hismment(Table[Kit]):
    sides: list[Side]
    terrain: Open
    used_up: list[int]  # texts of the Terrain used this game
    stage: Open  # a Chapter while it acts
    terrain_owner: int = -1  # HIS-S07: the seat whose Terrain was drawn
    spare: Sealed  # the Terrain cards while they are mixed
    full_heart: int = 0  # what both Hearts started with
    first: int = 0  # the seat that plays first in each round
    active: int = 0  # the seat whose turn it is
    round: int = 0
    turn: int = 0  # counts every player's turns
    phase: int = 0  # 3 … 7, the steps of HIS-T02
    face: int = 0  # what the luck die showed this turn; 0: not rolled
    actor: int = -1  # the hero that acts in step 7, by its lowest card
    steps: int = 0  # squares the acting hero has walked this turn
    attacks_made: int = 0  # this turn, as are the next ones
    deployed: bool = False
    swapped: bool = False
    blocked: list[tuple[int, int]]  # squares closed, until which turn
    clock: int = 0  # HIS-T24: counts cards that came into play
    links: int = 0  # of a chain of triggers
    quiet: int = 0  # HIS-Q10: turns without progress
    moved_on: bool = False  # progress in this turn
    ending: str = ""
    dealt: bool = False  # by the rules, so that all eighty cards must be somewhere

    def things(self, kind: str, seat: int) -> Iterable[Plain]:
        """Cards by where they lie, heroes by their lowest card, Hearts as -1 and -2; and one that is not there."""
        side, enemy = self.sides[seat], self.sides[1 - seat]
        match kind:
            case "held":
                return [*side.hand, -1]
            case "shop":
                return [*side.shop, -1]
            case "pile":
                return [*sorted(side.pile), -1]
            case "cemetery":
                return [*side.cemetery, -1]
            case "bench":
                return [*sorted(side.bench), -1]
            case "worn":  # by any hero, the own ones first
                return [card for each in side.heroes + enemy.heroes for card in each.attacks + each.gear] + [-1]
            case "hero":
                return [each.cards[0] for each in side.heroes + enemy.heroes] + [-1]
            case "target":
                return [*(each.cards[0] for each in side.heroes + enemy.heroes), -1, -2, -9]
            case "square":
                return range(8 * COLUMNS)
        return super().things(kind, seat)

    @classmethod
    def from_saved(cls, setup: Setup, data: dict[str, Any]) -> Self:
        """A saved position may hold cards of the catalogue."""
        if not data["dealt"]:
            setup.kit = Kit(setup, catalogue=True)
        return super().from_saved(setup, data)


def is_step(table: Hismment, phase: int) -> bool:
    """HIS-T04 HIS-T28 Whether it is this step's turn; with an open middle, steps 3 to 6 are one."""
    return table.phase == phase or (not table.setup.kit.strict and 3 <= table.phase <= 6)


Deed = Callable[[Hismment, Any, int, int, int], None]
"""What a part of a text does: at this table, this effect, for this seat, by this hero, against that one."""


def until(table: Hismment, seat: int, turns: int) -> int:
    """HIS-T23 The number of the turn in whose upkeep (for 0: at whose end) it stops."""
    if turns < 0:
        return turns
    if turns == 0:
        return table.turn
    return table.turn + 2 * turns + (0 if seat == table.active else 1)
