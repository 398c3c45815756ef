"""The mission conflict and cards played as modifiers (M)."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.kernel import Option, step

from . import deeds, ending, rivals, story, turn, undead
from .cards import ACTION, MISSION
from .effects import Bonus
from .seating import facing_of, slots_of
from .table import RIVALS, Place, Side, Thargos, spend, standing, uses_left
from .tracks import lay_mission, missions_in, put_mission, take_away

DONE: Option = ("done",)
CEDE: Option = ("cede",)
SKIP: Option = ("skip",)
NO_LIMIT = 99
LOOKED, CHANGED = 1, 2
"""What a hero has done to face-down cards in this conflict, as bits."""

Offer = Callable[[Thargos, int], list[Option]]
Step = Callable[[Thargos, Option], None]


def attempt(table: Thargos, seat: int, place: int) -> None:
    """THA-M01 THA-M44 N12 The active player names a track: the heroes at its ends face each other for the mission."""
    count = len(table.sides)
    table.defender, table.cover = facing_of(count)[seat][place]
    table.slot = slots_of(count)[seat][place]
    empty = table.sides[table.defender].places[table.cover].hero < 0
    at = table.cover
    if empty:
        table.cover = -1
    engage(table, seat, place, table.slots[table.slot])
    table.do_all((lay_attack, seat), (answer,), (reveal,))
    if empty and not table.sides[table.defender].out and not (table.rivals and table.defender == RIVALS):
        turn.choose(table, table.defender, undead.covers, undead.step_in, at)


def engage(table: Thargos, seat: int, place: int, mission: int) -> None:
    """The conflict begins."""
    table.attacker, table.spot, table.mission = seat, place, mission
    table.bonus = [0] * 6
    table.fired = []
    table.weakened = []
    table.conceded = False
    table.dice_total = table.outcome = ()
    table.say("attempted", seat=seat, card=mission, hero_card=table.sides[seat].places[place].hero)


# Laying modifiers -----------------------------------------------------------------------------------------------------


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


def taking_part(table: Thargos, seat: int) -> list[int]:
    """R38 The places of a side whose heroes take part in the conflict: the one that fights, then the rest of a party."""
    at = table.spot if seat == table.attacker else table.cover
    if at < 0:
        return []
    if not table.slots and story.needs_party(table, table.mission):
        return [at, *(other for other in standing(table, seat) if other != at)]
    return [at]


def usable(table: Thargos, seat: int, at: int) -> list[Option]:
    """D29 D31 R38 R44 Play on Track cards here and heroes' own surges, on any attribute of the mission, once a conflict."""
    side = table.sides[seat]
    cards = [card for card in side.tracks if table.lies[card] == at] if side.tracks else []
    for i in taking_part(table, seat):
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
    """THA-M18 THA-M19 THA-M45 R61 French spread: two or more attributes are behind, as far as can be seen."""
    if table.story_mode:
        return True
    attack, defence = visible(table)
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


@step("THA-M11", "THA-R24", "THA-O23")
def answer(table: Thargos) -> None:
    """THA-M11 THA-M39 N14 U12 O23 The other side answers: a peek first, then its own modifiers; nobody home lays none."""
    seat = table.defender
    if seat < 0 or table.sides[seat].out or seat in table.resigned or table.cover < 0:
        return
    if table.rivals and seat == RIVALS:
        rivals.guard(table)
        return
    table.do_all((meddlers, seat), (lay_defence, seat), (meddlers, table.attacker))


@step("THA-M11", "THA-M12", "THA-M13")
def lay_defence(table: Thargos, seat: int) -> None:
    """THA-M11 THA-M12 The defender lays modifiers, defends with none, or leaves the mission to the attacker."""
    if seat not in table.resigned:
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


# Peeking and tampering ------------------------------------------------------------------------------------------------


@step("THA-M39", "THA-R38")
def meddlers(table: Thargos, seat: int) -> None:
    """THA-M39 R38 The heroes of a side that take part may act on the other side's face-down cards, one after the other."""
    if table.conceded:
        return
    places = table.sides[seat].places
    for at in taking_part(table, seat)[::-1]:
        face = table.face(places[at])
        if face.peek or face.tamper:
            table.do(meddle, seat, at, 0)


@step("THA-M39")
def meddle(table: Thargos, seat: int, at: int, did: int) -> None:
    """THA-M39 A hero that can look at the other side's face-down cards, or change them, may do so now."""
    other = table.defender if seat == table.attacker else table.attacker
    if not ending.absent(table, seat) and len(meddling(table, seat, other, at, did)) > 1:
        table.ask(seat, meddling, meddled, other, at, did)


@step("THA-M39")
def meddling(table: Thargos, seat: int, other: int, at: int, did: int) -> list[Option]:
    """THA-M39 Use the hero's eyes or hands on the other side's face-down cards, or not; ``did``: 1 looked, 2 changed."""
    options: list[Option] = [SKIP]
    mine = table.sides[seat]
    place = mine.places[at]
    peek, tamper = table.face(place).peek, table.face(place).tamper
    if other < 0 or not table.sides[other].laid:
        return options
    theirs = table.sides[other]
    if peek and not did & LOOKED and uses_left(table, place, peek):
        options.append(("peek",))
    if tamper and not did & CHANGED and uses_left(table, place, tamper):
        if tamper.how in ("cancel", "weaken"):
            options += [(tamper.how, i) for i in range(len(theirs.laid))]
        elif tamper.how == "move":
            attributes = table.print(table.mission).attributes
            options += [("move", i, a) for i, now in enumerate(theirs.on) for a in attributes if a != now]
        else:
            options += [("exchange", i, card) for i in range(len(mine.laid)) for card in mine.hand]
    return options


@step("THA-M39")
def meddled(table: Thargos, option: Option, other: int, at: int, did: int) -> None:
    """THA-M39 What was seen or changed before the reveal; limits are not tested again."""
    seat = table.seat
    if option[0] == "skip":
        return
    place = table.sides[seat].places[at]
    theirs, mine = table.sides[other], table.sides[seat]
    face = table.face(place)
    power = face.peek if option[0] == "peek" else face.tamper
    assert power is not None
    spend(table, place, power)
    table.do(meddle, seat, at, did | (LOOKED if option[0] == "peek" else CHANGED))
    table.stirred = True
    match option[0]:
        case "peek":
            table.show(theirs.laid, seat)
            table.say("peeked", seat=seat, hero_card=place.hero, cards=tuple(theirs.laid))
        case "cancel":
            card = theirs.laid.pop(option[1])
            attribute = theirs.on.pop(option[1])
            gone = 2 * option[1] + (other == table.defender)
            others = [code for code in table.weakened if code != gone]
            table.weakened = [code - 2 * (code > gone and code % 2 == gone % 2) for code in others]
            deeds.to_discard(table, card)
            table.say("cancelled", seat=seat, hero_card=place.hero, card=card, attribute=attribute)
        case "weaken":
            table.weakened.append(2 * option[1] + (other == table.defender))
            table.say("weakened", seat=seat, hero_card=place.hero, attribute=theirs.on[option[1]])
        case "move":
            theirs.on[option[1]] = option[2]
            table.say("shifted_pam", seat=seat, hero_card=place.hero, attribute=option[2])
        case "exchange":
            mine.hand.remove(option[2])
            mine.hand.append(mine.laid[option[1]])
            mine.laid[option[1]] = option[2]
            forget(table, mine)
            table.say("exchanged", seat=seat, hero_card=place.hero)


# Totals ---------------------------------------------------------------------------------------------------------------


def hero_values(table: Thargos, place: Place) -> list[int]:
    """C15 C21 C24 THA-M06 A hero's attributes with all that lies on it, without bonuses that depend on the moment."""
    prints = table.setup.kit.prints
    values = list(place.rolled or prints[place.hero].faces[place.injured].values)
    for card in place.attached:
        might, mind, mysticism = prints[card].values
        values[0] += might
        values[1] += mind
        values[2] += mysticism
    return values


def column(table: Thargos, seat: int, at: int, attacking: bool) -> list[int]:
    """THA-M06 THA-M40 A hero's three totals in this conflict, conditional bonuses included."""
    place = table.sides[seat].places[at]
    values = hero_values(table, place)
    prints = table.setup.kit.prints
    for card in (place.hero, *place.attached):
        for bonus in prints[card].faces[place.injured].bonuses:
            if applies(table, bonus, seat, place, attacking):
                values[0] += bonus.might
                values[1] += bonus.mind
                values[2] += bonus.mysticism
    return values


def applies(table: Thargos, bonus: Bonus, seat: int, place: Place, attacking: bool) -> bool:
    """THA-M40 Whether a bonus counts now: attack or defence, what lies on the hero, who stands opposite."""
    if bonus.when != "always" and (bonus.when == "attack") != attacking:
        return False
    if bonus.beside and all(table.print(card).id != bonus.beside for card in place.attached):
        return False
    if bonus.faction and bonus.faction not in table.print(place.hero).factions:
        return False
    if bonus.against:
        other, at = (table.defender, table.cover) if seat == table.attacker else (table.attacker, table.spot)
        if other < 0 or at < 0:
            return False
        return bonus.against in table.print(table.sides[other].places[at].hero).card.tags
    return True


def visible(table: Thargos) -> tuple[list[int], list[int]]:
    """THA-M06 THA-M19 C19 U12 R29 Both sides before modifiers: the attacker's hero; the defender's, plus the mission."""
    attack_total = column(table, table.attacker, table.spot, True)
    mission = table.print(table.mission).values
    if table.dice_total:
        return attack_total, list(table.dice_total)
    if table.defender < 0 or table.cover < 0:
        return attack_total, list(mission)
    own = column(table, table.defender, table.cover, False)
    return attack_total, [own[0] + mission[0], own[1] + mission[1], own[2] + mission[2]]


def faceoff(table: Thargos, seat: int, at: int) -> dict[int, tuple[int, int]]:
    """THA-M05 THA-M06 An attempt from a place as it stands before any card is laid: both totals for each attribute."""
    count = len(table.sides)
    found = table.print(table.slots[slots_of(count)[seat][at]])
    mine = column(table, seat, at, True)
    other, opposite = facing_of(count)[seat][at]
    theirs = column(table, other, opposite, False) if table.sides[other].places[opposite].hero >= 0 else [0, 0, 0]
    return {a: (mine[a], theirs[a] + found.values[a]) for a in found.attributes}


def outlook(table: Thargos, seat: int, at: int) -> tuple[int | None, int | None]:
    """By how much an attempt of a side at one of its places is ahead now, and one of the side opposite; None: no hero."""
    other, opposite = facing_of(len(table.sides))[seat][at]
    ahead = [
        min(mine - theirs for mine, theirs in faceoff(table, whose, place).values())
        if table.sides[whose].places[place].hero >= 0
        else None
        for whose, place in ((seat, at), (other, opposite))
    ]
    return ahead[0], ahead[1]


def totals(table: Thargos) -> tuple[list[int], list[int]]:
    """THA-M22 THA-M41 Both sides with everything."""
    attack_total, defence_total = visible(table)
    pam = table.setup.kit.pam
    sides = [(table.attacker, attack_total, 0)]
    if table.defender >= 0:
        sides.append((table.defender, defence_total, 3))
    for seat, total, shift in sides:
        side = table.sides[seat]
        for a in range(3):
            total[a] += table.bonus[shift + a]
        for card, a in zip(side.laid, side.on, strict=True):
            total[a] += pam[card]
    for defending, attribute in weakenings(table):
        (defence_total if defending else attack_total)[attribute] -= 1
    return attack_total, defence_total


def weakenings(table: Thargos) -> list[tuple[int, int]]:
    """For each weakened card whether it is the defender's, and its attribute."""
    sides = (table.attacker, table.defender)
    return [(code % 2, table.sides[sides[code % 2]].on[code // 2]) for code in table.weakened]


# The outcome ----------------------------------------------------------------------------------------------------------


@step("THA-M22", "THA-M23", "THA-M40")
def reveal(table: Thargos) -> None:
    """THA-M22 THA-M23 All modifiers are turned up together; the attacker needs to match every attribute of the mission."""
    for seat in (table.attacker, table.defender):
        if seat >= 0 and table.sides[seat].laid:
            table.show(table.sides[seat].laid)
            table.say("turned_up", seat=seat, cards=tuple(table.sides[seat].laid))
    if table.conceded:
        table.do(succeed)
        return
    mine, theirs = totals(table)
    attributes = table.print(table.mission).attributes
    for a in attributes:
        table.say("compared", attribute=a, mine=mine[a], theirs=theirs[a])
    won = all(mine[a] >= theirs[a] for a in attributes)
    table.outcome = recount(table, won, mine, theirs)
    table.do(succeed if won else fail)


def recount(table: Thargos, won: bool, mine: list[int], theirs: list[int]) -> tuple[int, ...]:
    """What everyone may remember of a conflict."""
    other = table.sides[table.defender].places[table.cover].hero if table.defender >= 0 and table.cover >= 0 else -1
    hero = table.sides[table.attacker].places[table.spot].hero
    totals = [n for a in table.print(table.mission).attributes for n in (a, mine[a], theirs[a])]
    return (table.attacker, hero, table.defender, other, table.mission, int(won), *totals)


def worth(table: Thargos, mission: int) -> int:
    """C30 A mission's VP, by edition."""
    found = table.print(mission)
    return found.vp_fr if table.setup["edition"] == "fr" else found.vp


@step("THA-M24", "THA-M25", "THA-M38")
def succeed(table: Thargos) -> None:
    """THA-M24 THA-M25 THA-M26 The mission is won: its effect first, then the modifiers go, then the loser replaces it."""
    seat, mission = table.attacker, table.mission
    side = table.sides[seat]
    table.say("succeeded", seat=seat, card=mission)
    steps: list[tuple[object, ...]] = [
        (deeds.follow, seat, mission, 0, 0, -1, table.spot),
        (set_off, seat, "win"),
        (close,),
    ]
    if table.story_mode:
        story.complete(table, seat, mission)
    else:
        take_away(table, table.slot)
        side.won.append(mission)
        steps.append((replace_mission, table.defender, table.slot))
    ending.score(table, seat, worth(table, mission))
    table.stirred = True
    table.do_all(*steps)


@step("THA-M28", "THA-M29", "THA-R33")
def fail(table: Thargos) -> None:
    """THA-M28 THA-M29 The attacking hero is injured and the mission stays; the defending hero is never harmed."""
    seat, at, by = table.attacker, table.spot, table.defender
    table.say("failed", seat=seat, card=table.mission)
    table.do(close)
    if by >= 0:
        table.do(set_off, by, "hold")
    undead.injure(table, seat, at, by)


@step("THA-D36", "THA-R38")
def set_off(table: Thargos, seat: int, event: str) -> None:
    """D36 R38 What the heroes that took part do when they have won or held a mission."""
    places = table.sides[seat].places
    due = [at for at in taking_part(table, seat) if places[at].hero >= 0 and event in table.face(places[at]).when]
    if due:
        table.do(turn.start_effects, seat, event, sum(1 << at for at in due))


@step("THA-M30", "THA-C31", "THA-E17")
def close(table: Thargos) -> None:
    """THA-M30 C31 The modifiers of both go to their owners' discards, and so do actions that stayed with the two heroes."""
    for seat, at in ((table.attacker, table.spot), (table.defender, table.cover)):
        if seat < 0:
            continue
        side = table.sides[seat]
        for card in side.laid:
            deeds.to_discard(table, card)
        side.laid, side.on = [], []
        if side.denied:
            side.denied = side.denied.replace("pam", "")
        if at >= 0 and side.places[at].attached:
            place, kind = side.places[at], table.pool.kind
            for card in [card for card in place.attached if kind[card] == ACTION]:
                place.attached.remove(card)
                deeds.to_discard(table, card)
    table.attacker = table.defender = table.cover = table.mission = -1
    leaving, table.resigned = table.resigned, []
    for seat in leaving:
        if not table.over:
            ending.eliminate(table, seat, "resigned")


# The next mission -----------------------------------------------------------------------------------------------------


@step("THA-M31", "THA-M32", "THA-M33", "THA-M34", "THA-N14", "THA-O47")
def replace_mission(table: Thargos, seat: int, slot: int) -> None:
    """THA-M31 THA-M32 THA-M33 The loser lays a mission from hand; with none, the deck is turned over for one."""
    side = table.sides[seat]
    if side.out or table.slots[slot] >= 0:
        return
    if table.rivals and seat == RIVALS:
        rivals.replace(table, slot)
    elif missions_in(table, side.hand):
        turn.choose(table, seat, replacements, replaced, seat, slot)
    else:
        search(table, seat, slot)


@step("THA-M31", "THA-M33")
def replacements(table: Thargos, seat: int, whose: int, slot: int) -> list[Option]:
    """THA-M31 Any mission in hand."""
    kind = table.pool.kind
    return [("mission", card, slot) for card in table.sides[seat].hand if kind[card] == MISSION]


@step("THA-M31")
def replaced(table: Thargos, option: Option, seat: int, slot: int) -> None:
    """THA-M31 The track has a mission again."""
    put_mission(table, seat, option[1], slot, "THA-M31")


def search(table: Thargos, seat: int, slot: int) -> None:
    """THA-M32 THA-M34 Cards of the deck are discarded until a mission appears; without one the track stays empty for now."""
    side, kind = table.sides[seat], table.pool.kind
    turned = []
    while side.deck and kind[side.deck[-1]] != MISSION:
        turned.append(side.deck.pop())
    for card in turned:
        deeds.to_discard(table, card)
    if turned:
        table.say("searched", seat=seat, n=len(turned), cards=tuple(turned))
    if side.deck:
        card = side.deck.pop()
        table.known.pop(card, None)
        lay_mission(table, seat, card, slot, "THA-M32")
    else:
        side.owed.append(slot)
        table.say("owes", seat=seat, n=slot + 1)
