"""DRM-W20 to DRM-W27 What a character of the Legion can do in its turn: one class an action, and all that are open."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product, starmap
from typing import ClassVar, TypeVar

from ludotheque.kernel.choice import Choice, Made, Refusal, no, thing

from ..state.board import NOWHERE
from ..state.figures import grip_on_legion, held, is_legion, name_of, no_step, no_target, prey
from ..state.reserve import put, spare
from ..state.table import MOST_X, Ritual
from .combat import attack, pay
from .plagues import EFFECTS, effects_of, no_effect, spread
from .spells import cast_spell
from .witchcraft import craft_targets, no_craft, play_craft
from .wounds import summon

MOVE, CAST, SUMMON, RECALL, POSSESS, PLAGUE, RUBY = 1, 2, 3, 4, 2, 2, 2
"""DRM-W20 to DRM-W27, DRM-E3-02 What actions cost."""


class Action(Choice):
    """DRM-W02 DRM-W03 One thing that one character does, and pays for."""

    price: ClassVar[int] = 0
    by_witches: ClassVar[str] = ""
    """The clause that keeps it for witches, if one does."""
    laden: ClassVar[bool] = False
    """DRM-E3-05 Whether who carries a ruby can do it."""

    who: int = thing("actor")

    def why_not(self, table: Ritual, seat: int) -> Refusal | None:
        return self.idle(table) or self.unpaid(table) or self.forbidden(table)

    def idle(self, table: Ritual) -> Refusal | None:
        """DRM-W02 DRM-D06 DRM-E3-05 DRM-E4-08 What keeps this character from being activated for such a thing at all."""
        kit = table.setup.kit
        who = self.who
        if not 0 <= who < len(table.place) or not is_legion(table, who):
            return no("not-legion", "DRM-W02")
        if table.place[who] < 0:
            return no("off-board", "DRM-P09")
        if who == kit.demon:
            return no("demon", "DRM-D06")
        if table.actor not in (who, NOWHERE):
            return no("second", "DRM-W02")
        if who == kit.ritualist and not table.summoned:
            return no("ritual", "DRM-E4-08")
        if who in table.carriers and not self.laden:
            return no("carrier", "DRM-E3-05")
        witch = kit.sort[table.kind[who]] == "witch"
        return no("witches-only", self.by_witches) if self.by_witches and not witch else None

    def cost(self, table: Ritual) -> int:
        """What it takes; the character is known to be able to act."""
        return self.price

    def unpaid(self, table: Ritual) -> Refusal | None:
        """DRM-W03 It must be paid; and without any energy not even what is free can be done."""
        cost = self.cost(table)
        if cost > table.energy:
            return no("energy", "DRM-W03", cost=cost, energy=table.energy)
        return None if table.energy >= MOVE else no("no-energy", "DRM-W03")

    def forbidden(self, table: Ritual) -> Refusal | None:
        """What else is missing."""
        return None

    def carry_out(self, table: Ritual) -> None:
        """Pay for it and do it."""
        raise NotImplementedError


class Move(Action):
    """DRM-W20 DRM-M03 DRM-M04 DRM-E3-06 To a zone beside it, if it can evade; a ruby carrier does so first of all."""

    verb = "move"
    price = MOVE
    laden = True
    zone: int = thing("zone")

    def forbidden(self, table: Ritual) -> Refusal | None:
        flees = table.actor < 0 and self.who in table.carriers
        return no_step(table, self.who, self.zone) or (None if flees else held(table, self.who))

    def carry_out(self, table: Ritual) -> None:
        pay(table, MOVE)
        table.place[self.who] = self.zone
        zone = table.setup.kit.board.names[self.zone]
        table.say("legion-moved", "DRM-W20", who=name_of(table, self.who), zone=zone)


class Attack(Action):
    """DRM-W21 DRM-W22 DRM-P05 On a hero or a serf in range; witches cast instead."""

    verb = "attack"
    whom: int = thing("figure")

    def idle(self, table: Ritual) -> Refusal | None:
        if refusal := super().idle(table):
            return refusal
        return no("casts", "DRM-W21") if table.setup.kit.sort[table.kind[self.who]] == "witch" else None

    def cost(self, table: Ritual) -> int:
        return table.setup.kit.cost[table.kind[self.who]]

    def forbidden(self, table: Ritual) -> Refusal | None:
        return no_target(table, self.who, self.whom, table.setup.kit.range[table.kind[self.who]])

    def carry_out(self, table: Ritual) -> None:
        pay(table, self.cost(table))
        table.do(attack, self.who, self.whom, 0)


class Cast(Action):
    """DRM-W21 DRM-L05 A witch throws a die for a spell, at somebody near or at nobody, and adds what she pays for."""

    verb = "cast"
    by_witches = "DRM-L05"
    whom: int = thing("figure")
    x: int = thing("x")

    @classmethod
    def every(cls, table: Ritual, seat: int) -> Iterator[Cast]:
        return starmap(cls, product(*(table.things(kind, seat) for kind in ("witch", "figure", "x"))))

    def cost(self, table: Ritual) -> int:
        return CAST + self.x

    def unpaid(self, table: Ritual) -> Refusal | None:
        return super().unpaid(table) if 0 <= self.x <= MOST_X else no("x", "DRM-L05", most=MOST_X)

    def forbidden(self, table: Ritual) -> Refusal | None:
        return None if self.whom == NOWHERE else no_target(table, self.who, self.whom, 1)

    def carry_out(self, table: Ritual) -> None:
        pay(table, CAST + self.x)
        table.do(cast_spell, self.who, self.whom, self.x)


class Summon(Action):
    """DRM-W23 DRM-L17 A minion of the reserve comes to a witch."""

    verb = "summon"
    price = SUMMON
    by_witches = "DRM-W23"
    unit: str = thing("unit")

    def forbidden(self, table: Ritual) -> Refusal | None:
        kit = table.setup.kit
        if self.unit not in kit.kinds or kit.sort[kit.kinds[self.unit]] != "minion":
            return no("no-minion", "DRM-W23")
        return None if spare(table, kit.kinds[self.unit]) >= 0 else no("reserve", "DRM-W23")

    def carry_out(self, table: Ritual) -> None:
        pay(table, SUMMON)
        put(table, table.setup.kit.kinds[self.unit], table.place[self.who], "DRM-W23")


class Recall(Action):
    """DRM-W24 DRM-E5-02 A witch brings back another who was eliminated."""

    verb = "recall"
    price = RECALL
    by_witches = "DRM-W24"
    whom: int = thing("witch")

    def forbidden(self, table: Ritual) -> Refusal | None:
        kit = table.setup.kit
        if kit.encounter.devoted:
            return no("devoted", "DRM-E5-02")
        lost = self.whom in kit.witches and table.place[self.whom] < 0
        return None if lost else no("not-lost", "DRM-W24")

    def carry_out(self, table: Ritual) -> None:
        pay(table, RECALL)
        zone = table.place[self.who]
        table.place[self.whom] = zone
        table.wounds[self.whom] = 0
        table.say("placed", "DRM-W24", who=name_of(table, self.whom), zone=table.setup.kit.board.names[zone])


class Possess(Action):
    """DRM-W25 A peasant in a witch's zone joins the Legion."""

    verb = "possess"
    price = POSSESS
    by_witches = "DRM-W25"
    whom: int = thing("figure")

    def forbidden(self, table: Ritual) -> Refusal | None:
        peasant = 0 <= self.whom < len(table.place) and table.kind[self.whom] == table.setup.kit.peasant
        here = peasant and table.place[self.whom] == table.place[self.who]
        return None if here else no("no-peasant", "DRM-W25")

    def carry_out(self, table: Ritual) -> None:
        kit = table.setup.kit
        pay(table, POSSESS)
        table.kind[self.whom] = kit.haunted
        table.wounds[self.whom] = 0
        table.possessed += 1
        zone = kit.board.names[table.place[self.who]]
        table.say("possessed", "DRM-W25", who=name_of(table, self.who), zone=zone)


class Craft(Action):
    """DRM-W26 A witch plays a card of the hand; ``at``: the figure or zone it is for, if any."""

    verb = "craft"
    by_witches = "DRM-W26"
    card: int = thing("card")
    at: int

    @classmethod
    def every(cls, table: Ritual, seat: int) -> Iterator[Craft]:
        spots = dict.fromkeys([*table.things("figure", seat), *table.things("zone", seat)])
        return starmap(cls, product(table.things("witch", seat), table.things("card", seat), spots))

    def cost(self, table: Ritual) -> int:
        held = self.card in table.master.hand
        return table.setup.kit.crafts[self.card].cost if held else 0

    def forbidden(self, table: Ritual) -> Refusal | None:
        hand = table.master.hand
        if self.card not in different(table, hand):
            return unplayed(hand, self.card, "DRM-W26")
        return no_craft(table, self.who, self.card, self.at)

    def carry_out(self, table: Ritual) -> None:
        pay(table, self.cost(table))
        play_craft(table, self.who, self.card, self.at)


class Spread(Action):
    """DRM-W27 DRM-G04 A witch spreads a plague, for one of its effects."""

    verb = "plague"
    price = PLAGUE
    by_witches = "DRM-W27"
    card: int = thing("card")
    effect: str = thing("effect")

    def forbidden(self, table: Ritual) -> Refusal | None:
        plagues = table.master.plagues
        if self.card not in different(table, plagues):
            return unplayed(plagues, self.card, "DRM-W27")
        return no_effect(table, self.effect)

    def carry_out(self, table: Ritual) -> None:
        pay(table, PLAGUE)
        spread(table, self.who, self.card, self.effect)


class Take(Action):
    """DRM-E3-02 A possessed serf takes a ruby of its zone."""

    verb = "take"
    price = RUBY

    def forbidden(self, table: Ritual) -> Refusal | None:
        serf = table.setup.kit.sort[table.kind[self.who]] == "possessed"
        return None if serf and table.place[self.who] in table.rubies else no("no-ruby", "DRM-E3-02")

    def carry_out(self, table: Ritual) -> None:
        pay(table, RUBY)
        zone = table.place[self.who]
        table.rubies.remove(zone)
        table.carriers.append(self.who)
        table.say("took", "DRM-E3-02", who=name_of(table, self.who), zone=table.setup.kit.board.names[zone])


class Throw(Action):
    """DRM-E3-04 A carrier beside the Pit throws its ruby into it."""

    verb = "throw"
    price = RUBY
    laden = True

    def forbidden(self, table: Ritual) -> Refusal | None:
        if self.who not in table.carriers:
            return no("no-ruby-held", "DRM-E3-04")
        board = table.setup.kit.board
        return None if board.pit in board.beside[table.place[self.who]] else no("no-pit", "DRM-E3-04")

    def carry_out(self, table: Ritual) -> None:
        pay(table, RUBY)
        table.say("threw", "DRM-E3-04", who=name_of(table, self.who))
        summon(table)


Deed = Move | Attack | Cast | Summon | Recall | Possess | Craft | Spread | Take | Throw
"""All that a character can do."""


# Cards in several copies ----------------------------------------------------------------------------------------------


def different(table: Ritual, cards: list[int]) -> list[int]:
    """One card of each name: copies are no choice."""
    names = table.setup.kit.cards
    return list({names[card]: card for card in reversed(cards)}.values())[::-1]


def unplayed(held: list[int], card: int, clause: str) -> Refusal:
    """Why a card is none of the different ones: its like is offered, or it is not held."""
    return no("copy", clause) if card in held else no("not-held", clause)


# All at once, quickly -------------------------------------------------------------------------------------------------

V = TypeVar("V")


def by_two(make: Callable[[int, int], V]) -> Made[int, Made[int, V]]:
    """Choices made once, by who does it and to what."""
    return Made(lambda who: Made(lambda what: make(who, what)))


MOVES = by_two(Move)
ATTACKS = by_two(Attack)
CASTS = by_two(lambda who, whom: [Cast(who, whom, x) for x in range(MOST_X + 1)])
SUMMONS: Made[tuple[int, str], Summon] = Made(lambda key: Summon(*key))
CRAFTS: Made[tuple[int, int, int], Craft] = Made(lambda key: Craft(*key))
SPREADS: Made[tuple[int, int], dict[str, Spread]] = Made(lambda key: {each: Spread(*key, each) for each in EFFECTS})


class Stance:
    """What every character's options depend on, looked up once for all of them."""

    def __init__(self, table: Ritual) -> None:
        self.table = table
        self.kit = table.setup.kit
        self.energy = table.energy
        self.prey: dict[int, list[int]] = {}
        for fig in prey(table):
            self.prey.setdefault(table.place[fig], []).append(fig)

    def deeds(self, fig: int, first: bool) -> list[Deed]:
        """DRM-W20 to DRM-W27 What a character can do and pay for."""
        table, kit = self.table, self.kit
        if self.energy < MOVE:
            return []
        sort = kit.sort[table.kind[fig]]
        if sort == "witch":
            if fig == kit.ritualist and not table.summoned:
                return []  # DRM-E4-08
            options = self._moves(fig, first)
            self._witch(fig, options)
            return options
        options = self._moves(fig, first)
        if fig in table.carriers:
            if self.energy >= RUBY and kit.board.pit in kit.board.beside[table.place[fig]]:
                options.append(Throw(fig))
            return options
        if self.energy >= kit.cost[table.kind[fig]]:
            attacks = ATTACKS[fig]
            options += [attacks[target] for target in self._within(fig, kit.range[table.kind[fig]])]
        if sort == "possessed" and self.energy >= RUBY and table.place[fig] in table.rubies:
            options.append(Take(fig))
        return options

    def _moves(self, fig: int, first: bool) -> list[Deed]:
        """DRM-W20 DRM-M03 DRM-M04 DRM-E3-06 To each zone beside it, if it can evade."""
        table, kit = self.table, self.kit
        zone = table.place[fig]
        if zone in self.prey:
            grip = grip_on_legion(table, zone)
            if grip and kit.agility[table.kind[fig]] < 1 + grip and not (first and fig in table.carriers):
                return []
        moves = MOVES[fig]
        return [moves[to] for to in kit.board.steps[zone]]

    def _within(self, fig: int, reach: int) -> list[int]:
        """DRM-W21 DRM-P05 Heroes and serfs in range."""
        zone = self.table.place[fig]
        if not reach:
            return self.prey.get(zone, [])
        return [target for near in self.kit.board.within[reach][zone] for target in self.prey.get(near, ())]

    def _witch(self, fig: int, options: list[Deed]) -> None:
        """DRM-W21 DRM-W23 to DRM-W27 Spells, summonings, possession, witchcraft, plagues."""
        table, kit, energy = self.table, self.kit, self.energy
        if energy < CAST:
            self._crafts(fig, options)
            return
        casts, most = CASTS[fig], min(MOST_X, energy - CAST) + 1
        for target in (*self._within(fig, 1), NOWHERE):
            options += casts[target][:most]
        options += [
            Possess(fig, serf) for serf in self.prey.get(table.place[fig], ()) if table.kind[serf] == kit.peasant
        ]
        if energy >= SUMMON:
            options += [SUMMONS[fig, unit] for unit in self._spare_minions()]
        if energy >= RECALL and not kit.encounter.devoted:
            options += [Recall(fig, witch) for witch in kit.witches if table.place[witch] < 0]
        for card in different(table, table.master.plagues):
            spreads = SPREADS[fig, card]
            options += [spreads[effect] for effect in effects_of(table)]
        self._crafts(fig, options)

    def _crafts(self, fig: int, options: list[Deed]) -> None:
        """DRM-W26 The cards of the hand, with whom or what they are for."""
        for card in different(self.table, self.table.master.hand):
            if self.kit.crafts[card].cost <= self.energy:
                options += [CRAFTS[fig, card, at] for at in craft_targets(self.table, fig, card)]

    def _spare_minions(self) -> list[str]:
        """DRM-W23 DRM-L17 Kinds of minion with a figure in the reserve."""
        table, kit = self.table, self.kit
        kinds = {table.kind[fig] for fig in kit.legion if table.place[fig] < 0}
        return [kit.ids[kind] for kind in sorted(kinds) if kit.sort[kind] == "minion"]
