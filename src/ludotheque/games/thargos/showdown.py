"""How a conflict looks: both totals of every attribute side by side, how they come about, and the cards laid on it."""

from __future__ import annotations

from typing import Literal

from ludotheque.kernel import Eye, Item, Mark, Region

from . import strength
from .choices import Choices
from .faces import ICONS, SHAPES
from .prints import ATTRIBUTES
from .sums import Sum, sums
from .table import Place, Thargos


def showdown(view: Choices, eye: Eye[Thargos]) -> list[Region]:
    """THA-M06 THA-M23 The conflict going on: the totals, and where there is anything to lay or to see, the cards."""
    table = eye.table
    found = sums(eye)
    leads = all(sum_.gap >= 0 for sum_ in found)
    sides = [_attacker(view, eye), _defender(view, eye)]
    if not any(sum_.dice for sum_ in found):
        ahead = sides[0] if leads else sides[1]
        ahead.flags = ["active"]
        ahead.sub = eye.say("tally-ahead", who=ahead.sub)
    for sum_ in found:
        sides[0].stats.append(_total(view, eye, sum_, True))
        sides[1].stats.append(_total(view, eye, sum_, False))
    label = eye.say("region-conflict", mission=view.card_name(eye, table.mission))
    tally = Region(id="tally", kind="tally", label=label, items=sides, clauses=["THA-M06", "THA-M23"])
    wanted = view.pointed_at(eye)
    attributes = [_attribute(view, eye, sum_.attribute, wanted) for sum_ in found]
    laid = [item for item in attributes if item.under or item.id in wanted]
    if not laid:
        return [tally]
    return [tally, Region(id="conflict", label=eye.say("region-laid"), items=laid, clauses=["THA-M07"])]


def aftermath(view: Choices, eye: Eye[Thargos]) -> list[Region]:
    """M22 M23 The last conflict, as it ended: in the middle while its cards lie turned up, later beside the table."""
    table = eye.table
    if not table.outcome:
        return []
    attacker, hero, defender, other, mission, won, *numbers = table.outcome
    sides = [
        _side(view, eye, "attack", attacker, hero),
        _side(view, eye, "defence", defender, other if other >= 0 else mission),
    ]
    winner = sides[0] if won else sides[1]
    winner.flags = ["active"]
    winner.sub = eye.say("tally-won", who=winner.sub)
    for i in range(0, len(numbers), 3):
        a, *rest = numbers[i : i + 3]
        if a < len(ATTRIBUTES):
            for side, total in zip(sides, rest, strict=True):
                side.stats.append(view.mark(eye, ATTRIBUTES[a], str(total)))
        else:
            sides[rest[0]].under.append(_turned_up(view, eye, rest[1], *divmod(a - len(ATTRIBUTES), len(ATTRIBUTES))))
    revealing = table.attacker >= 0 and not table.waiting
    label = eye.say("region-conflict" if revealing else "region-last-conflict", mission=view.card_name(eye, mission))
    area: Literal["board", "side"] = "board" if revealing else "side"
    return [Region(id="outcome", kind="tally", area=area, label=label, items=sides, clauses=["THA-M22"])]


def _turned_up(view: Choices, eye: Eye[Thargos], card: int, weakened: int, attribute: int) -> Item:
    """M22 A modifier of the last conflict, which all have seen: what it was, where it lay and what it added."""
    item = view.brief(eye, card)
    item.id, item.icons, item.tone = f"was{card}", [ICONS[ATTRIBUTES[attribute]]], ATTRIBUTES[attribute]
    item.corner = f"{eye.table.kit.pam[card] - weakened:+}"
    return item


def _side(view: Choices, eye: Eye[Thargos], role: str, seat: int, card: int) -> Item:
    """A side of the comparison: the card that stands for it, and whose it is."""
    item = Item(id=f"tally/{role}", name=view.card_name(eye, card), tone=role)
    item.owner = seat if 0 <= seat < eye.table.setup.seats else None
    item.sub = view.side_name(eye, seat) if seat >= 0 else eye.say("thargos")
    return item


def _attacker(view: Choices, eye: Eye[Thargos]) -> Item:
    table = eye.table
    return _side(view, eye, "attack", table.attacker, table.sides[table.attacker].places[table.spot].hero)


def _defender(view: Choices, eye: Eye[Thargos]) -> Item:
    """Who answers: a hero, or the mission alone; in a story Thargos itself."""
    table = eye.table
    held = table.defender >= 0 and table.cover >= 0
    card = table.sides[table.defender].places[table.cover].hero if held else table.mission
    return _side(view, eye, "defence", table.defender, card)


def _total(view: Choices, eye: Eye[Thargos], sum_: Sum, attacking: bool) -> Mark:
    """A total as far as these eyes see it, and what it is made of."""
    name = ATTRIBUTES[sum_.attribute]
    total, hidden = (sum_.attack, sum_.laid) if attacking else (sum_.defence, sum_.answered)
    dice = 0 if attacking else sum_.dice
    text = f"{total}+?" if hidden else f"{total + dice}–{total + 6 * dice}" if dice else str(total)
    note = "\n".join(_summands(view, eye, sum_, attacking))
    return Mark(
        text=text, label=eye.say(f"attribute-{name}"), icon=ICONS[name], tone=name, shape=SHAPES[name], note=note
    )


def _summands(view: Choices, eye: Eye[Thargos], sum_: Sum, attacking: bool) -> list[str]:
    """The hero, what lies on it, what depends on the moment, the mission, bonuses used, modifiers."""
    table, a = eye.table, sum_.attribute
    seat, at = (table.attacker, table.spot) if attacking else (table.defender, table.cover)
    lines: list[str] = []
    if table.dice_total and not attacking:
        return [eye.say("summand-dice", n=table.dice_total[a])]
    if seat >= 0 and at >= 0:
        lines += _of_hero(view, eye, table.sides[seat].places[at], seat, at, a, attacking)
    if not attacking:
        lines.append(_line(eye, view.card_name(eye, table.mission), table.print(table.mission).values[a]))
        if sum_.dice:
            lines.append(eye.say("summand-to-roll", n=sum_.dice))
    if used := table.bonus[a if attacking else 3 + a]:
        lines.append(_line(eye, eye.say("summand-used"), used))
    if seat >= 0:
        side = table.sides[seat]
        for card, on in zip(eye.look(side.laid), side.on, strict=True):
            if on == a and card is not None:
                lines.append(_line(eye, view.card_name(eye, card), table.kit.pam[card]))
    hidden = sum_.laid if attacking else sum_.answered
    if hidden:
        lines.append(eye.say("summand-hidden", n=hidden))
    return lines


def _of_hero(view: Choices, eye: Eye[Thargos], place: Place, seat: int, at: int, a: int, attacking: bool) -> list[str]:
    table = eye.table
    worn = [(card, strength.brought(table, place, card)[a]) for card in place.attached]
    bare = strength.hero_values(table, place)[a]
    lines = [eye.say("summand-hero", what=view.card_name(eye, place.hero), n=bare - sum(n for _, n in worn))]
    lines += [_line(eye, view.card_name(eye, card), n) for card, n in worn if n]
    if moment := strength.column(table, seat, at, attacking)[a] - bare:
        lines.append(_line(eye, eye.say("summand-moment", attacking=int(attacking)), moment))
    return lines


def _line(eye: Eye[Thargos], what: str, n: int) -> str:
    return eye.say("summand", what=what, n=f"+{n}" if n >= 0 else f"−{-n}")


def _attribute(view: Choices, eye: Eye[Thargos], attribute: int, wanted: set[str]) -> Item:
    """Where cards are laid: an attribute, with the modifiers of both sides on it."""
    table, name = eye.table, ATTRIBUTES[attribute]
    item = Item(id=f"attribute{attribute}", kind="space", name=eye.say(f"attribute-{name}"), tone=name)
    item.shape, item.icons = SHAPES[name], [ICONS[name]]
    item.under = [
        *_modifiers(view, eye, table.attacker, attribute, "crossed-swords", wanted),
        *_modifiers(view, eye, table.defender, attribute, "shield", wanted),
    ]
    return item


def _modifiers(view: Choices, eye: Eye[Thargos], seat: int, attribute: int, icon: str, wanted: set[str]) -> list[Item]:
    """THA-M07 THA-M11 The cards of a side on an attribute: how many is open to all, which ones only as far as seen.

    Hidden ones are counted in one line, unless one of them is to be pointed at.
    """
    if seat < 0:
        return []
    side = eye.table.sides[seat]
    items, hidden = [], []
    for i, (card, on) in enumerate(zip(eye.look(side.laid), side.on, strict=True)):
        if on != attribute:
            continue
        if card is None:
            name = eye.say("hidden-modifier", who=view.side_name(eye, seat))
            hidden.append(Item(id=f"laid{seat}/{i}", name=name, down=True))
        else:
            item = view.brief(eye, card)
            item.icons = [icon]
            items.append(item)
    if len(hidden) > 1 and not any(item.id in wanted for item in hidden):
        name = eye.say("hidden-count", n=len(hidden))
        hidden = [Item(id=f"laid{seat}/on{attribute}", name=name, icons=[icon])]
    return items + hidden
