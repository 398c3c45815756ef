"""What drives the heroes, in sight: the card that was turned, how its entries were walked, and who comes next."""

from __future__ import annotations

from ludotheque.kernel import Eye, Region, Rich
from ludotheque.kernel.text import link

from ..rules.objectives import objective
from ..state.grammar import Entry
from ..state.table import Ritual
from .map import zone_name
from .sentences import entry_text, linked, reaction_text, reason_text


def orders_region(eye: Eye[Ritual]) -> Region:
    """The card that drives the heroes: each entry ticked or crossed with its reason, and who comes next."""
    table = eye.table
    kit = table.kit
    region = Region(id="orders", kind="sheet", area="side", label=eye.say("region-orders"), clauses=["DRM-H06"])
    if table.ai_pile:
        card = table.ai_pile[-1]
        slot = kit.back[card]
        name = link("card", kit.cards[card], eye.say(f"card-{kit.cards[card]}"))
        region.lines.append(eye.rich("orders-turned", card=name, n=slot + 1, who=_who(eye, slot)))
        walks = _walks(table.marks)
        entries = kit.lines[card]
        region.lines += [_entry_line(eye, entry, walks, i) for i, entry in enumerate(entries)]
        if any(len(walk) > len(entries) for walk in walks):
            region.lines.append(eye.rich("orders-action", n=slot + 1))
            region.lines += [
                _entry_line(eye, entry, walks, i) for i, entry in enumerate(kit.actions[slot], len(entries))
            ]
        region.lines += [[reaction_text(eye, reaction)] for _, reaction in kit.answers[card]]
        if table.trail:
            zones = " → ".join(zone_name(eye, kit.board.names[zone]) for zone in table.trail)
            region.lines.append(eye.rich("orders-trail", zones=zones))
    region.lines += [eye.rich("orders-aim", aim=eye.say(f"aim-{_aim(eye)}")), _next(eye)]
    return region


def _entry_line(eye: Eye[Ritual], entry: Entry, walks: list[list[str]], i: int) -> Rich:
    """DRM-H06 An entry with a tick and for which action, or a cross; and why it was not taken, where it was not."""
    found = [walk[i] for walk in walks if len(walk) > i]
    taken = tuple(len(walk) > i and not walk[i] for walk in walks)
    reasons = dict.fromkeys(reason_text(eye, mark) for mark in found if mark)
    return eye.rich(
        "orders-line",
        mark="✓" if any(taken) else "✗" if found else "·",
        text=entry_text(eye, entry),
        taken="never" if not any(taken) else "both" if taken == (True, True) else "first" if taken[0] else "second",
        why=linked(eye, "reasons", list(reasons)) if reasons else "none",
    )


def _who(eye: Eye[Ritual], slot: int) -> str:
    """Who fills a slot."""
    kind = eye.table.kind[slot]
    return eye.say(f"card-{eye.table.setup.kit.ids[kind]}") if kind >= 0 else eye.say("slot-empty")


def _aim(eye: Eye[Ritual]) -> str:
    """DRM-O09 What the hero who acts, or acts next, is after."""
    table = eye.table
    back = table.setup.kit.back
    slot = table.active if table.active >= 0 else back[table.ai_deck[-1]] if table.ai_deck else 0
    return objective(table, slot)[0]


def next_number(eye: Eye[Ritual]) -> str:
    """DRM-H02 The number on top of the AI deck, always in sight."""
    deck = eye.table.ai_deck
    return str(eye.table.setup.kit.back[deck[-1]] + 1) if deck else "?"


def _next(eye: Eye[Ritual]) -> Rich:
    """DRM-H02 Whose number lies on top of the AI deck."""
    table = eye.table
    if not table.ai_deck:
        return eye.rich("orders-unknown")
    slot = table.setup.kit.back[table.ai_deck[-1]]
    return eye.rich("orders-next", n=slot + 1, who=_who(eye, slot))


def _walks(marks: list[str]) -> list[list[str]]:
    """The marks of an activation, one list for each walk: a walk ends with the entry that was taken."""
    walks: list[list[str]] = [[]]
    for mark in marks:
        walks[-1].append(mark)
        if not mark:
            walks.append([])
    return [walk for walk in walks if walk]
