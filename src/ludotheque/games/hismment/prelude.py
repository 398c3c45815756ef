"""Set-up: prison, terrain, shop, pile and bank (HIS-S01 … S21)."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .kit import DECK
from .table import Hero, Hismment, Side
from .triggers import pull
from .turn import begin_turn
from .words import HERO, TERRAIN

COINS = 100
SHOP = 5
PRISONERS = 3


def empty_table(table: Hismment) -> None:
    """HIS-S01 Two sides with nothing on them."""
    table.sides = [Side(seat=seat, faces=[0] * 6, placed=[0, 0, 0]) for seat in (0, 1)]


@step("HIS-S02", "HIS-S03")
def set_up(table: Hismment) -> None:
    """HIS-S02 HIS-S03 HIS-S04 Three Level-1 heroes into each Prison; who has more to choose from picks in secret."""
    empty_table(table)
    table.dealt = True
    kit = table.setup.kit
    for side in table.sides:
        deck = range(side.seat * DECK, side.seat * DECK + DECK)
        side.bench = [card for card in deck if kit.kind[card] == HERO and kit.level[card] == 1]
        side.pile = [card for card in deck if kit.kind[card] != TERRAIN and card not in side.bench]
        table.spare += [card for card in deck if kit.kind[card] == TERRAIN]
        if len(side.bench) == PRISONERS:
            side.picked, side.bench = side.bench, []
    table.do_all((pick_heroes,), (draw_terrain,))


@step("HIS-S04")
def pick_heroes(table: Hismment) -> None:
    """HIS-S04 Both pick one hero after another, unseen, until each has three."""
    seats = [side.seat for side in table.sides if len(side.picked) < PRISONERS]
    if seats:
        table.put_to_all(seats, pick)


class Pick(Choice):
    """HIS-S04 Any Level-1 hero of the own deck."""

    verb = "pick"
    card: int = thing("bench")

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        if self.card in table.sides[seat].picked:
            return no("picked", "HIS-S04")
        return None if self.card in table.sides[seat].bench else no("not-to-pick", "HIS-S04")


class Back(Choice):
    """HIS-S04 Take the last pick back."""

    verb = "back"

    def why_not(self, table: Hismment, seat: int) -> Refusal | None:
        return None if table.sides[seat].picked else no("none-picked", "HIS-S04")


@question("HIS-S04", takes=Pick | Back, offer="picks")
def pick(table: Hismment, answers: dict[int, Pick | Back]) -> None:
    """HIS-S04"""
    for seat, choice in answers.items():
        side = table.sides[seat]
        if isinstance(choice, Back):
            side.bench.append(side.picked.pop())
        else:
            side.bench.remove(choice.card)
            side.picked.append(choice.card)
    table.do(pick_heroes)


@step("HIS-S05", "HIS-S06", "HIS-S07", "HIS-S08", "HIS-S09", "HIS-S10")
def draw_terrain(table: Hismment) -> None:
    """HIS-S05 … S10 Draw one of the six Terrains; its owner plays second, the others go back to the hands."""
    kit, options = table.setup.kit, table.setup.options
    for side in table.sides:
        for card in side.picked:
            side.heroes.append(Hero(cards=[card], since=table.clock))
            table.clock += 1
        side.pile += side.bench
        side.picked, side.bench = [], []
    table.shuffle(table.spare)
    drawn = table.spare.pop()
    table.terrain = [drawn]
    table.terrain_owner = drawn // DECK
    for card in sorted(table.spare):
        table.sides[card // DECK].hand.append(card)
    table.spare = []
    table.full_heart = kit.cards[drawn].heart
    for side in table.sides:
        side.heart = table.full_heart
    drawer = 0 if options["terrain_drawer"] == "seat1" else 1
    table.say("terrain", seat=drawer, card=drawn, heart=table.full_heart)
    rule = options["first_player"]
    if rule == "terrain_rule":
        table.first = 1 - table.terrain_owner
    elif rule == "random":
        table.first = table.dice.below(2)
    else:
        table.first = 0 if rule == "seat1" else 1
    table.do(fill_up)


@step("HIS-S12", "HIS-S14", "HIS-S15", "HIS-S21")
def fill_up(table: Hismment) -> None:
    """HIS-S12 HIS-S13 HIS-S14 HIS-S15 HIS-S21 Shuffle, lay out the shops, fill the banks."""
    for side in table.sides:
        table.shuffle(side.pile)
        side.shop = [side.pile.pop() for _ in range(min(SHOP, len(side.pile)))]
        side.bank = COINS
    table.active = table.first
    table.round = table.turn = 1
    table.say("begin", seat=table.first)
    table.do(begin_turn)
    pull(table, "setup", -1)
