"""DRM-W The Witch Master's turn: one character, one or two paid actions, or a pass; and the round."""

from __future__ import annotations

from ludotheque.kernel import Option, step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .combat import attack, draw_witchcraft, pay
from .demon import draw_demon_card
from .figures import enemies, grip_on_legion, is_legion, name_of, prey
from .heroes import activate_heroes
from .kit import Kit
from .plagues import effects_of, spread
from .reserve import put
from .spells import cast_spell
from .table import MOST_X, NOWHERE, Ritual
from .victory import ROUNDS, finish
from .witchcraft import craft_targets, play_craft
from .wounds import summon

PASS, STOP = ("pass",), ("stop",)
HAND = 3
MOVE, CAST, SUMMON, RECALL, POSSESS, PLAGUE, RUBY = 1, 2, 3, 4, 2, 2, 2
"""DRM-W20 to DRM-W27, DRM-E3-02 What actions cost."""


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


@question("DRM-W10", takes=Keep | Discard, offer="hand_cards")
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


def different(table: Ritual, cards: list[int]) -> list[int]:
    """One card of each name: copies are no choice."""
    names = table.setup.kit.cards
    return list({names[card]: card for card in reversed(cards)}.values())[::-1]


def unplayed(held: list[int], card: int, clause: str) -> Refusal:
    """Why a card is none of the different ones: its like is offered, or it is not held."""
    return no("copy", clause) if card in held else no("not-held", clause)


# The turn -------------------------------------------------------------------------------------------------------------


@step("DRM-W01", "DRM-D05", "DRM-D11")
def master_turn(table: Ritual) -> None:
    """DRM-W01 DRM-D04 DRM-D05 DRM-D11 A demon on the board acts first; then the Witch Master acts or passes."""
    table.actor = NOWHERE
    table.do(choose_turn)
    demon = table.setup.kit.demon
    if demon >= 0 and table.place[demon] >= 0:
        table.do(draw_demon_card)


@step("DRM-W01", "DRM-W12")
def choose_turn(table: Ritual) -> None:
    """DRM-W01 DRM-W12 Act or pass; with nothing to pay for a pass is all he can choose."""
    table.ask(0, turns, act)


@step("DRM-W01", "DRM-W02", "DRM-W03", "DRM-W12")
def turns(table: Ritual, seat: int) -> list[Option]:
    """DRM-W01 DRM-W02 DRM-W03 Every payable action of every Legion character, or a pass."""
    stance = Stance(table)
    options: list[Option] = []
    demon = table.setup.kit.demon
    for fig in enemies(table):
        if fig != demon:
            stance.actions(fig, options, True)
    options.append(PASS)
    return options


@step("DRM-W02", "DRM-W12")
def seconds(table: Ritual, seat: int) -> list[Option]:
    """DRM-W02 DRM-W12 A second action of the same character, or stop."""
    options: list[Option] = []
    Stance(table).actions(table.actor, options, False)
    options.append(STOP)
    return options


@step("DRM-W01", "DRM-W04", "DRM-W11")
def act(table: Ritual, option: Option) -> None:
    """DRM-W04 DRM-W11 DRM-W32 A pass lets a hero act and ends the round; after an action there may be a second one."""
    if option is PASS:
        table.say("pass", "DRM-W04")
        table.do_all((activate_heroes,), (new_round,))
        return
    table.actor = option[1]
    last = option[0] == "move" and _flees(table, option[1])
    table.do(end_turn if last else second_action)
    perform(table, option)


@step("DRM-W12")
def second_action(table: Ritual) -> None:
    """DRM-W12 The same character may act again, while it is there and something can be paid."""
    actor = table.actor
    zone = table.place[actor]
    if table.energy and zone >= 0 and is_legion(table, actor) and (_free(table, zone) or len(seconds(table, 0)) > 1):
        table.ask(0, seconds, act_again)
    else:
        end_turn(table)


def _free(table: Ritual, zone: int) -> bool:
    """Whether anybody there can at least walk away; it saves looking for all that could be done."""
    return bool(table.setup.kit.board.steps[zone]) and not grip_on_legion(table, zone)


@step("DRM-W02", "DRM-W12")
def act_again(table: Ritual, option: Option) -> None:
    """DRM-W02 DRM-W12 The second action, or none."""
    table.do(end_turn)
    if option is not STOP:
        perform(table, option)


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


# What may be done -----------------------------------------------------------------------------------------------------


class Stance:
    """What every character's options depend on, looked up once for all of them."""

    def __init__(self, table: Ritual) -> None:
        self.table = table
        self.kit: Kit = table.setup.kit
        self.energy = table.energy
        self.prey: dict[int, list[int]] = {}
        for fig in prey(table):
            self.prey.setdefault(table.place[fig], []).append(fig)

    def actions(self, fig: int, options: list[Option], first: bool) -> None:
        """DRM-W20 to DRM-W27 What a character can do and pay for."""
        table, kit = self.table, self.kit
        if self.energy < MOVE:
            return
        sort = kit.sort[table.kind[fig]]
        if sort == "witch":
            if fig == kit.ritualist and not table.summoned:
                return  # DRM-E4-08
            self._moves(fig, options, first)
            self._witch(fig, options)
            return
        self._moves(fig, options, first)
        if fig in table.carriers:
            if self.energy >= RUBY and kit.board.pit in kit.board.beside[table.place[fig]]:
                options.append(("throw", fig))
            return
        if self.energy >= kit.cost[table.kind[fig]]:
            options += [("attack", fig, target) for target in self._within(fig, kit.range[table.kind[fig]])]
        if sort == "possessed" and self.energy >= RUBY and table.place[fig] in table.rubies:
            options.append(("take", fig))

    def _moves(self, fig: int, options: list[Option], first: bool) -> None:
        """DRM-W20 DRM-M03 DRM-M04 DRM-E3-06 To each zone beside it, if it can evade."""
        table, kit = self.table, self.kit
        zone = table.place[fig]
        if zone in self.prey:
            grip = grip_on_legion(table, zone)
            if grip and kit.agility[table.kind[fig]] < 1 + grip and not (first and fig in table.carriers):
                return
        options += [("move", fig, to) for to in kit.board.steps[zone]]

    def _within(self, fig: int, reach: int) -> list[int]:
        """DRM-W21 DRM-P05 Heroes and serfs in range."""
        zone = self.table.place[fig]
        if not reach:
            return self.prey.get(zone, [])
        return [target for near in self.kit.board.within[reach][zone] for target in self.prey.get(near, ())]

    def _witch(self, fig: int, options: list[Option]) -> None:
        """DRM-W21 DRM-W23 to DRM-W27 Spells, summonings, possession, witchcraft, plagues."""
        table, kit, energy = self.table, self.kit, self.energy
        if energy < CAST:
            self._crafts(fig, options)
            return
        xs = range(min(MOST_X, energy - CAST) + 1)
        options += [("cast", fig, target, x) for target in (*self._within(fig, 1), NOWHERE) for x in xs]
        options += [
            ("possess", fig, serf) for serf in self.prey.get(table.place[fig], ()) if table.kind[serf] == kit.peasant
        ]
        if energy >= SUMMON:
            options += [("summon", fig, unit) for unit in self._spare_minions()]
        if energy >= RECALL and not kit.encounter.devoted:
            options += [("recall", fig, witch) for witch in kit.witches if table.place[witch] < 0]
        for card in different(table, table.master.plagues):
            options += [("plague", fig, card, effect) for effect in effects_of(table)]
        self._crafts(fig, options)

    def _crafts(self, fig: int, options: list[Option]) -> None:
        """DRM-W26 The cards of the hand, with whom or what they are for."""
        for card in different(self.table, self.table.master.hand):
            if self.kit.definition[card].cost <= self.energy:
                options += [("craft", fig, card, at) for at in craft_targets(self.table, fig, card)]

    def _spare_minions(self) -> list[str]:
        """DRM-W23 DRM-L17 Kinds of minion with a figure in the reserve."""
        table, kit = self.table, self.kit
        kinds = {table.kind[fig] for fig in kit.legion if table.place[fig] < 0}
        return [kit.ids[kind] for kind in sorted(kinds) if kit.sort[kind] == "minion"]


# What is done ---------------------------------------------------------------------------------------------------------


def perform(table: Ritual, option: Option) -> None:
    """DRM-W03 DRM-W20 to DRM-W27 Pay for an action and carry it out."""
    kit: Kit = table.setup.kit
    verb, fig = option[0], option[1]
    who = name_of(table, fig)
    zone = table.place[fig]
    match verb:
        case "move":
            pay(table, MOVE)
            table.place[fig] = option[2]
            table.say("legion-moved", "DRM-W20", who=who, zone=kit.board.names[option[2]])
        case "attack":
            pay(table, kit.cost[table.kind[fig]])
            table.do(attack, fig, option[2], 0)
        case "cast":
            pay(table, CAST + option[3])
            table.do(cast_spell, fig, option[2], option[3])
        case "summon":
            pay(table, SUMMON)
            put(table, kit.kinds[option[2]], zone, "DRM-W23")
        case "recall":
            pay(table, RECALL)
            table.place[option[2]] = zone
            table.wounds[option[2]] = 0
            table.say("placed", "DRM-W24", who=name_of(table, option[2]), zone=kit.board.names[zone])
        case "possess":
            pay(table, POSSESS)
            table.kind[option[2]] = kit.haunted
            table.wounds[option[2]] = 0
            table.possessed += 1
            table.say("possessed", "DRM-W25", who=who, zone=kit.board.names[zone])
        case "craft":
            pay(table, kit.definition[option[2]].cost)
            play_craft(table, fig, option[2], option[3])
        case "plague":
            pay(table, PLAGUE)
            spread(table, fig, option[2], option[3])
        case "take":
            pay(table, RUBY)
            table.rubies.remove(zone)
            table.carriers.append(fig)
            table.say("took", "DRM-E3-02", who=who, zone=kit.board.names[zone])
        case "throw":
            pay(table, RUBY)
            table.say("threw", "DRM-E3-04", who=who)
            summon(table)
