"""DRM-W The Witch Master's turn: one character, one or two paid actions, or a pass; and the round."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Made, Refusal, no, question, thing

from ..state.board import NOWHERE
from ..state.figures import enemies, grip_on_legion, is_legion
from ..state.table import Ritual
from .actions import Deed, Move, Stance, different, unplayed
from .combat import draw_witchcraft
from .demon import Stop, draw_demon_card
from .heroes import activate_heroes
from .victory import ROUNDS, finish

HAND = 3


# The round ------------------------------------------------------------------------------------------------------------


@step("DRM-W05", "DRM-W08", "DRM-V08")
def new_round(table: Ritual) -> None:
    """DRM-W05 DRM-W06 DRM-W07 DRM-W08 DRM-V08 Spent energy comes back, spells are redrawn, and the heroes open the round."""
    table.energy += table.spent
    table.spent = 0
    table.round += 1
    if table.round > table.setup["round_cap"]:
        finish(table, False, ROUNDS)
        return
    table.say("round", n=table.round, energy=table.energy)
    table.do_all((redraw,), (activate_heroes,), (master_turn,))


@step("DRM-W09", "DRM-W10", "DRM-W30")
def redraw(table: Ritual) -> None:
    """DRM-W09 DRM-W10 Any witchcraft cards may be discarded before the hand is filled up."""
    if table.master.hand:
        table.put(0, discard)
    else:
        fill_hand(table)


class Keep(Choice):
    """DRM-W10 The hand stays as it is, and is filled up."""

    verb = "keep"


class Discard(Choice):
    """DRM-W10 One card more goes to the discard."""

    verb = "discard"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Ritual, seat: int) -> list[Discard]:
        held = different(table, table.master.hand)
        return [cls(card) for card in dict.fromkeys([*held, *table.master.hand, NOWHERE])]

    def why_not(self, table: Ritual, seat: int) -> Refusal | None:
        hand = table.master.hand
        return None if self.card in different(table, hand) else unplayed(hand, self.card, "DRM-W10")


KEEP = Keep()
DISCARDS: Made[int, Discard] = Made(Discard)


@step("DRM-W10")
def hand_cards(table: Ritual, seat: int) -> list[Keep | Discard]:
    """DRM-W10 The same, quickly: it is asked in every round."""
    return [KEEP, *[DISCARDS[card] for card in different(table, table.master.hand)]]


@question("DRM-W10", takes=Keep | Discard, offer=hand_cards)
def discard(table: Ritual, choice: Keep | Discard) -> None:
    """DRM-W10 A card goes to the discard, and the Witch Master is asked again; or the hand is filled up."""
    if isinstance(choice, Keep):
        fill_hand(table)
        return
    table.master.hand.remove(choice.card)
    table.craft_pile.append(choice.card)
    table.say("discarded", card=choice.card)
    table.do(redraw)


def fill_hand(table: Ritual) -> None:
    """DRM-W10 DRM-W31 Draw up to three in hand."""
    before = -1
    while before < len(table.master.hand) < HAND:
        before = len(table.master.hand)
        draw_witchcraft(table)


# The turn -------------------------------------------------------------------------------------------------------------


@step("DRM-W01", "DRM-D05", "DRM-D11")
def master_turn(table: Ritual) -> None:
    """DRM-W01 DRM-D04 DRM-D05 DRM-D11 A demon on the board acts first; then the Witch Master acts or passes."""
    table.do(choose_turn)
    demon = table.setup.kit.demon
    if demon >= 0 and table.place[demon] >= 0:
        table.do(draw_demon_card)


@step("DRM-W01", "DRM-W12")
def choose_turn(table: Ritual) -> None:
    """DRM-W01 DRM-W12 Act or pass; with nothing to pay for a pass is all he can choose."""
    table.actor = NOWHERE
    table.put(0, act)


class Pass(Choice):
    """DRM-W04 A hero acts, and the round ends."""

    verb = "pass"


PASS, STOP = Pass(), Stop()
NO_MINION = no("no-minion", "DRM-W23")


@step("DRM-W01", "DRM-W02", "DRM-W03", "DRM-W12")
def turns(table: Ritual, seat: int) -> list[Deed | Pass]:
    """DRM-W01 DRM-W02 DRM-W03 Every payable action of every Legion character, or a pass."""
    stance = Stance(table)
    options: list[Deed | Pass] = []
    demon = table.setup.kit.demon
    for fig in enemies(table):
        if fig != demon:
            options += stance.deeds(fig, True)
    options.append(PASS)
    return options


@step("DRM-W02", "DRM-W12")
def seconds(table: Ritual, seat: int) -> list[Deed | Stop]:
    """DRM-W02 DRM-W12 A second action of the same character, or stop."""
    return [*Stance(table).deeds(table.actor, False), STOP]


@question(
    "DRM-W01", "DRM-W04", "DRM-W11",
    takes=Deed | Pass, offer=turns, strays={"stop": no("not-begun", "DRM-W12"), "summon": NO_MINION},
)  # fmt: skip
def act(table: Ritual, choice: Deed | Pass) -> None:
    """DRM-W04 DRM-W11 DRM-W32 A pass lets a hero act and ends the round; after an action there may be a second one."""
    if isinstance(choice, Pass):
        table.say("pass", "DRM-W04")
        table.do_all((activate_heroes,), (new_round,))
        return
    table.actor = choice.who
    last = isinstance(choice, Move) and _flees(table, choice.who)
    table.do(end_turn if last else second_action)
    choice.carry_out(table)


@step("DRM-W12")
def second_action(table: Ritual) -> None:
    """DRM-W12 The same character may act again, while it is there and something can be paid."""
    if table.energy and table.place[table.actor] >= 0 and is_legion(table, table.actor):
        table.put_unless_forced(0, act_again)
    else:
        end_turn(table)


@question(
    "DRM-W02", "DRM-W12",
    takes=Deed | Stop, offer=seconds, strays={"pass": no("begun", "DRM-W11"), "summon": NO_MINION},
)  # fmt: skip
def act_again(table: Ritual, choice: Deed | Stop) -> None:
    """DRM-W02 DRM-W12 The second action, or none."""
    table.do(end_turn)
    if not isinstance(choice, Stop):
        choice.carry_out(table)


@step("DRM-W01", "DRM-W11")
def end_turn(table: Ritual) -> None:
    """DRM-W11 A turn with an action is followed by one hero, then by the next turn; no energy comes back."""
    table.actor = NOWHERE
    table.do_all((activate_heroes,), (master_turn,))


def _flees(table: Ritual, fig: int) -> bool:
    """DRM-E3-06 DRM-E3-07 A ruby carrier that could not evade does so by itself, and that is all it does."""
    if fig not in table.carriers:
        return False
    grip = grip_on_legion(table, table.place[fig])
    return bool(grip and table.setup.kit.agility[table.kind[fig]] < 1 + grip)
