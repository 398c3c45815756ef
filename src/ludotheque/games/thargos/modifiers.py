"""Cards played as modifiers (M07–M21): what may be laid face down in attack and in defence, and bonuses used openly."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.kernel import Option, step

from . import conflict, deeds, rivals, strength
from .table import RIVALS, Side, Thargos, spend, uses_left

DONE: Option = ("done",)
CEDE: Option = ("cede",)
NO_LIMIT = 99

Offer = Callable[[Thargos, int], list[Option]]
Step = Callable[[Thargos, Option], None]


@step("THA-M07", "THA-M09")
def lay_attack(table: Thargos, seat: int) -> None:
    """THA-M07 THA-M09 O22 The attacker lays modifiers face down, as many as wanted, or none."""
    if table.rivals and seat == RIVALS:
        rivals.assault(table)
    elif seat not in table.resigned:
        ask_to_lay(table, seat, attack_options, attack)


def ask_to_lay(table: Thargos, seat: int, offer: Offer, then: Step) -> None:
    """Ask if there is anything to decide; a card that the limits force is laid."""
    options = offer(table, seat)
    if len(options) > 1:
        table.ask(seat, offer, then)
    elif options[0] is not DONE:
        table.seat = seat
        then(table, options[0])


def usable(table: Thargos, seat: int, at: int) -> list[Option]:
    """D29 D31 R38 R44 Play on Track cards here and heroes' own surges, on any attribute of the mission, once a conflict."""
    side = table.sides[seat]
    cards = [card for card in side.tracks if table.lies[card] == at] if side.tracks else []
    for i in conflict.taking_part(table, seat):
        place = side.places[i]
        surge = table.face(place).surge
        if surge is not None and uses_left(table, place, surge):
            cards.append(place.hero)
    if not cards:
        return []
    attributes = table.print(table.mission).attributes
    return [("use", card, a) for card in cards if card not in table.fired for a in attributes]


@step("THA-M07", "THA-M08", "THA-M09", "THA-M10", "THA-M18", "THA-M41")
def attack_options(table: Thargos, seat: int) -> list[Option]:
    """THA-M07 THA-M10 THA-M18 Any hand card on an attribute of the mission; French: spread over those behind."""
    side, pool = table.sides[seat], table.setup.kit
    attributes = pool.prints[table.mission].attributes
    options: list[Option] = [DONE]
    if "pam" not in side.denied:
        lay = pool.lay
        if len(attributes) == 1:
            a = attributes[0]
            options += [lay[card][a] for card in side.hand]
        else:
            allowed = attributes
            if table.setup["edition"] == "fr" and must_spread(table):
                if len(side.on) > 1 and len(set(side.on)) == 1:
                    options.clear()
                if len(side.hand) == 1 and side.on and len(set(side.on)) == 1:
                    allowed = tuple(a for a in attributes if a != side.on[0])
            options += [lay[card][a] for card in side.hand for a in allowed]
    if side.tracks or table.story_mode or table.face(side.places[table.spot]).surge is not None:
        options += usable(table, seat, table.spot)
    return options


def must_spread(table: Thargos) -> bool:
    """THA-M18 THA-M19 THA-M45 R61 French spread: two or more attributes are visibly behind; against dice all are."""
    if table.defender < 0:
        return True
    attack, defence = strength.visible(table)
    attack = [n + table.bonus[a] for a, n in enumerate(attack)]
    return sum(attack[a] < defence[a] for a in table.print(table.mission).attributes) > 1


def lay(table: Thargos, seat: int, option: Option, shift: int) -> None:
    """THA-M07 D31 D46 Lay a card on an attribute, or use what lies in the track or the hero itself."""
    side = table.sides[seat]
    _, card, attribute = option
    if option[0] == "lay":
        side.hand.remove(card)
        side.laid.append(card)
        side.on.append(attribute)
        table.stirred = True
        forget(table, side)
        table.say("laid", seat=seat, card=card, attribute=attribute)
    else:
        use(table, seat, card, attribute, shift)


def forget(table: Thargos, side: Side) -> None:
    """THA-M07 Nobody can tell which card of a hand lies face down now, even if they knew the hand."""
    if table.known:
        for card in (*side.hand, *side.laid):
            table.known.pop(card, None)


def use(table: Thargos, seat: int, card: int, attribute: int, shift: int) -> None:
    """D29 D31 D32 A bonus used openly is no modifier card and is spent whatever follows."""
    table.fired.append(card)
    ambush = table.print(card).ambush
    if ambush is not None:
        table.bonus[shift + attribute] += ambush.n
        table.spent[card] += 1
        table.say("used", seat=seat, card=card, attribute=attribute, n=ambush.n)
        if table.spent[card] >= ambush.uses:
            table.sides[seat].tracks.remove(card)
            deeds.to_discard(table, card)
    else:
        place = next(place for place in table.sides[seat].places if place.hero == card)
        surge = table.face(place).surge
        assert surge is not None
        table.bonus[shift + attribute] += surge.n
        spend(table, place, surge)
        table.say("used", seat=seat, card=card, attribute=attribute, n=surge.n)
    table.stirred = True


@step("THA-M07", "THA-D31")
def attack(table: Thargos, option: Option) -> None:
    """THA-M07 Lay another one, or let the defender answer."""
    seat = table.seat
    if option[0] != "done":
        lay(table, seat, option, 0)
        ask_to_lay(table, seat, attack_options, attack)


@step("THA-M11", "THA-M12", "THA-M13")
def lay_defence(table: Thargos, seat: int) -> None:
    """THA-M11 THA-M12 O23 The defender lays modifiers, defends with none, or leaves the mission to the attacker."""
    if table.rivals and seat == RIVALS:
        rivals.guard(table)
    elif seat not in table.resigned:
        ask_to_lay(table, seat, defence_options, defend)


def limits(table: Thargos) -> tuple[list[int], list[int]]:
    """THA-M14 THA-M15 THA-M16 THA-M17 THA-M20 THA-M21 X19 X20 X21 How many cards the defender may and must lay where."""
    attributes = table.print(table.mission).attributes
    low, high = [0] * 3, [0] * 3
    if len(attributes) == 1:
        high[attributes[0]] = NO_LIMIT
        return low, high
    french = table.setup["edition"] == "fr"
    variant = table.setup["multi_attribute"] == "variant"
    on = table.sides[table.attacker].on
    for a in set(on):
        n = on.count(a)
        high[a] = NO_LIMIT if french and not variant else n + 2
        low[a] = 0 if variant else 1 if french else max(0, n - 2)
    return low, high


@step("THA-M11", "THA-M14", "THA-M15", "THA-M17", "THA-M20", "THA-X19")
def defence_options(table: Thargos, seat: int) -> list[Option]:
    """THA-M11 THA-M17 THA-M20 What the limits allow and can still be completed; nothing at all is always legal."""
    side, pool = table.sides[seat], table.setup.kit
    options: list[Option] = []
    on = side.on
    if not on and not table.story_mode:
        options.append(CEDE)
    if "pam" in side.denied:
        options.append(DONE)
    else:
        low, high = limits(table)
        counts = [on.count(0), on.count(1), on.count(2)]
        missing = [max(0, low[a] - counts[a]) for a in range(3)]
        due = sum(missing)
        if not on or not due:
            options.append(DONE)
        hand = len(side.hand)
        for a in range(3):
            if counts[a] < high[a] and hand - 1 >= due - (missing[a] > 0):
                options += [pool.lay[card][a] for card in side.hand]
    return options + usable(table, seat, table.cover)


@step("THA-M11", "THA-M12", "THA-M13", "THA-M36")
def defend(table: Thargos, option: Option) -> None:
    """THA-M12 THA-M13 THA-M36 Concede, lay another, or let the cards be turned up."""
    seat = table.seat
    if option[0] == "cede":
        table.conceded = True
        table.say("conceded", seat=seat)
    elif option[0] != "done":
        lay(table, seat, option, 3)
        ask_to_lay(table, seat, defence_options, defend)
