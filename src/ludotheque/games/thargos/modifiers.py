"""Cards played as modifiers (M07–M21): what may be laid face down in attack and in defence, and bonuses used openly."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Made, Refusal, no, question, thing

from . import conflict, deeds, rivals, strength
from .table import PLACES, RIVALS, Side, Thargos, spend, uses_left

NO_LIMIT = 99


class Lay(Choice):
    """THA-M07 THA-M11 A card from the hand goes face down on an attribute of the mission."""

    verb = "lay"
    card: int = thing("card")
    attribute: int = thing("attribute")

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        side, a = table.sides[seat], self.attribute
        if self.card not in side.hand:
            return no("not_held", "THA-M07")
        if a not in table.print(table.mission).attributes:
            return no("attribute", "THA-M10")
        if "pam" in side.denied:
            return no("denied_pam", "THA-M11")
        if seat == table.attacker:
            last = len(side.hand) == 1 and a in side.on and one_sided(table, side)
            return no("spread", "THA-M18") if last else None
        return self.beyond(table, side)

    def beyond(self, table: Thargos, side: Side) -> Refusal | None:
        """THA-M15 THA-M17 THA-M20 X19 Which limit keeps the defender from laying another card here."""
        low, high = limits(table)
        most = high[self.attribute]
        if not most:
            return no("not_used", "THA-M15")
        if side.on.count(self.attribute) >= most:
            return no("most", "THA-X19" if table.setup["multi_attribute"] == "variant" else "THA-M17", n=most)
        missing = [max(0, low[a] - side.on.count(a)) for a in range(3)]
        missing[self.attribute] = max(0, missing[self.attribute] - 1)
        return no("too_few", "THA-M20") if len(side.hand) - 1 < sum(missing) else None


class Use(Choice):
    """D29 D31 R38 R44 A Play on Track card that lies here, or a hero's own surge, once a conflict."""

    verb = "use"
    card: int = thing("card")
    attribute: int = thing("attribute")

    @classmethod
    def every(cls, table: Thargos, seat: int) -> Iterator[Use]:
        side = table.sides[seat]
        cards = [*side.tracks, *(place.hero for place in side.places if place.hero >= 0)]
        return (cls(card, attribute) for card in cards for attribute in range(3))

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        side, card = table.sides[seat], self.card
        if self.attribute not in table.print(table.mission).attributes:
            return no("attribute", "THA-M10")
        if card in table.fired:
            return no("used", "THA-D31")
        if card in side.tracks:
            here = table.lies[card] == (table.spot if seat == table.attacker else table.cover)
            return None if here else no("elsewhere", "THA-R44" if table.story_mode else "THA-D30")
        at = next((i for i in PLACES if card >= 0 and side.places[i].hero == card), -1)
        if at < 0:
            return no("not_usable", "THA-D31")
        if at not in conflict.taking_part(table, seat):
            return no("elsewhere", "THA-D31")
        surge = table.face(side.places[at]).surge
        if surge is None:
            return no("not_usable", "THA-D31")
        return None if uses_left(table, side.places[at], surge) else no("power_spent", "THA-C08")


class Done(Choice):
    """THA-M07 THA-M11 No more modifiers; the limits must be met."""

    verb = "done"

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        side = table.sides[seat]
        if "pam" in side.denied:
            return None
        if seat == table.attacker:
            return no("spread", "THA-M18") if len(side.on) > 1 and one_sided(table, side) else None
        low, _ = limits(table)
        lacking = side.on and any(side.on.count(a) < n for a, n in enumerate(low))
        return no("minimum", "THA-M20") if lacking else None


class Cede(Choice):
    """THA-M12 The defender leaves the mission to the attacker before laying anything; never in a story (R32)."""

    verb = "cede"

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        if table.story_mode:
            return no("no_concession", "THA-R32")
        return no("too_late", "THA-M12") if table.sides[seat].on else None


Attacking = Done | Lay | Use
Defending = Cede | Done | Lay | Use
DONE, CEDE = Done(), Cede()
LAY: Made[int, list[Lay]] = Made(lambda card: [Lay(card, attribute) for attribute in range(3)])
USE: Made[tuple[int, int], Use] = Made(lambda key: Use(*key))
NAMED = dict.fromkeys(("pass", "attempt"), no("named", "THA-M44"))


@step("THA-M07", "THA-M09")
def lay_attack(table: Thargos, seat: int) -> None:
    """THA-M07 THA-M09 O22 The attacker lays modifiers face down, as many as wanted, or none."""
    if table.rivals and seat == RIVALS:
        rivals.assault(table)
    elif seat not in table.resigned:
        table.put_unless_forced(seat, attack)


def usable(table: Thargos, seat: int, at: int) -> list[Use]:
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
    return [USE[card, a] for card in cards if card not in table.fired for a in attributes]


@step("THA-M07", "THA-M08", "THA-M09", "THA-M10", "THA-M18", "THA-M41")
def attack_options(table: Thargos, seat: int) -> list[Attacking]:
    """THA-M07 THA-M10 THA-M18 Any hand card on an attribute of the mission; French: spread over those behind."""
    side, pool = table.sides[seat], table.setup.kit
    attributes = pool.prints[table.mission].attributes
    options: list[Attacking] = [DONE]
    if "pam" not in side.denied:
        if len(attributes) == 1:
            a = attributes[0]
            options += [LAY[card][a] for card in side.hand]
        else:
            allowed = attributes
            if one_sided(table, side):
                if len(side.on) > 1:
                    options.clear()
                if len(side.hand) == 1:
                    allowed = tuple(a for a in attributes if a != side.on[0])
            options += [LAY[card][a] for card in side.hand for a in allowed]
    if side.tracks or table.story_mode or table.face(side.places[table.spot]).surge is not None:
        options += usable(table, seat, table.spot)
    return options


def one_sided(table: Thargos, side: Side) -> bool:
    """THA-M18 All that the attacker laid lies on one attribute, though it must be spread."""
    if not side.on or len(set(side.on)) > 1 or len(table.print(table.mission).attributes) == 1:
        return False
    return table.setup["edition"] == "fr" and must_spread(table)


def must_spread(table: Thargos) -> bool:
    """THA-M18 THA-M19 THA-M45 R61 French spread: two or more attributes are visibly behind; against dice all are."""
    if table.defender < 0:
        return True
    attack, defence = strength.visible(table)
    attack = [n + table.bonus[a] for a, n in enumerate(attack)]
    return sum(attack[a] < defence[a] for a in table.print(table.mission).attributes) > 1


def lay(table: Thargos, seat: int, choice: Lay | Use, shift: int) -> None:
    """THA-M07 D31 D46 Lay a card on an attribute, or use what lies in the track or the hero itself."""
    side, card, attribute = table.sides[seat], choice.card, choice.attribute
    if isinstance(choice, Lay):
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
        if surge := table.face(place).surge:
            table.bonus[shift + attribute] += surge.n
            spend(table, place, surge)
            table.say("used", seat=seat, card=card, attribute=attribute, n=surge.n)
    table.stirred = True


@question("THA-M07", "THA-D31", takes=Attacking, offer=attack_options, strays=NAMED)
def attack(table: Thargos, choice: Attacking) -> None:
    """THA-M07 Lay another one, or let the defender answer."""
    if not isinstance(choice, Done):
        seat = table.seat
        lay(table, seat, choice, 0)
        table.put_unless_forced(seat, attack)


@step("THA-M11", "THA-M12", "THA-M13")
def lay_defence(table: Thargos, seat: int) -> None:
    """THA-M11 THA-M12 O23 The defender lays modifiers, defends with none, or leaves the mission to the attacker."""
    if table.rivals and seat == RIVALS:
        rivals.guard(table)
    elif seat not in table.resigned:
        table.put_unless_forced(seat, defend)


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
def defence_options(table: Thargos, seat: int) -> list[Defending]:
    """THA-M11 THA-M17 THA-M20 What the limits allow and can still be completed; nothing at all is always legal."""
    side = table.sides[seat]
    options: list[Defending] = []
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
                options += [LAY[card][a] for card in side.hand]
    options += usable(table, seat, table.cover)
    return options


@question("THA-M11", "THA-M12", "THA-M13", "THA-M36", takes=Defending, offer=defence_options)
def defend(table: Thargos, choice: Defending) -> None:
    """THA-M12 THA-M13 THA-M36 Concede, lay another, or let the cards be turned up."""
    seat = table.seat
    if isinstance(choice, Cede):
        table.conceded = True
        table.say("conceded", seat=seat)
    elif not isinstance(choice, Done):
        lay(table, seat, choice, 3)
        table.put_unless_forced(seat, defend)
