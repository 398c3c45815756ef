"""DRM-H The heroes' activation: a card is turned, its entries are walked, the first valid one is carried out, twice."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import step

from ..state.board import NOWHERE
from ..state.figures import enemies_in, hero_alchemy, heroes_on_board, name_of, serfs_of
from ..state.grammar import ANY, EACH, MOVES, Act, Entry, Reaction
from ..state.table import ALCHEMY, SLOTS, Ritual
from .alchemy import answered, answers_attack, burn, cast, plants_for, reactions
from .combat import attack
from .items import pick_up, search
from .movement import find_way
from .objectives import named, objective, targets
from .targets import by_harm, need_of_help, promise, rank
from .victory import victory

Doing = tuple[Any, ...]
"""A step with its arguments: what carrying out an act means. Where there is none, a string says why in a few words:
the reason, what was wanted, numbers ("reach witch", "plants 2 1"), one for each alternative with semicolons between."""
X_MOST = 4
WHY = {
    "none": "DRM-P09",
    "reach": "DRM-P05",
    "few": "DRM-H16",
    "here": "DRM-M18",
    "far": "DRM-M15",
    "path": "DRM-M14",
    "evade": "DRM-M01",
    "alchemy": "DRM-A02",
    "plants": "DRM-A02",
    "token chest": "DRM-I04",
    "token botanicals": "DRM-I10",
    "healthy": "DRM-A25",
    "serfs": "DRM-H28",
}
"""Where it says that an entry cannot be taken, by the reason."""


@step("DRM-H25", "DRM-E4-02", "DRM-E4-03")
def activate_heroes(table: Ritual) -> None:
    """DRM-H25 DRM-E4-02 DRM-E4-03 Militia first, then a hero."""
    table.actor = NOWHERE
    table.marks, table.trail = [], []
    table.do(turn_card)
    militia = serfs_of(table, table.setup.kit.militia)
    if any(enemies_in(table, table.place[fig]) for fig in militia):
        table.say("militia")
        table.do_all(*[(militia_attack, fig) for fig in militia])


@step("DRM-E4-02", "DRM-E4-03")
def militia_attack(table: Ritual, fig: int) -> None:
    """DRM-E4-02 DRM-E4-03 A militia attacks every Legion member that is in its zone when its turn comes."""
    if table.place[fig] >= 0:
        foes = by_harm(table, fig, enemies_in(table, table.place[fig]))
        table.do_all(*[(attack, fig, foe, 0) for foe in foes])


@step("DRM-H01")
def turn_card(table: Ritual) -> None:
    """DRM-H01 DRM-H03 DRM-H04 DRM-H05 DRM-H26 The top AI card is turned; entering an empty slot is a first action."""
    if not table.ai_deck:
        table.ai_deck, table.ai_pile = table.ai_pile, []
        table.shuffle(table.ai_deck)
        table.say("ai-shuffled", "DRM-H04")
    card = table.ai_deck.pop()
    table.ai_pile.append(card)
    slot = table.active = table.setup.kit.back[card]
    table.say("turned", card=card, slot=slot + 1, who=name_of(table, slot))
    if table.place[slot] < 0:
        spawn(table, slot)
        table.do_all((walk,), (end_activation,))
    else:
        table.do_all((walk,), (walk,), (end_activation,))


def spawn(table: Ritual, slot: int) -> None:
    """DRM-K18 DRM-K19 DRM-K20 DRM-K21 DRM-K22 A hero enters on the red zone: unused first, of the class first."""
    kit = table.setup.kit
    pile = table.reserve or table.fallen
    kind = next((kind for kind in pile if kit.job[kind] == slot), pile[0])
    pile.remove(kind)
    table.kind[slot] = kind
    table.place[slot] = kit.board.number[kit.encounter.red]
    table.wounds[slot] = 0
    table.say("spawned", "DRM-K22", who=kit.ids[kind], slot=slot + 1, zone=kit.encounter.red)


@step("DRM-H24")
def end_activation(table: Ritual) -> None:
    """DRM-H24 The hero's turn is over."""
    table.active = NOWHERE


@step("DRM-H06")
def walk(table: Ritual) -> None:
    """DRM-H06 DRM-H07 DRM-H08 DRM-H09 The first valid entry of the AI card, else of the Action card, is carried out."""
    slot = table.active
    if slot < 0 or table.place[slot] < 0:
        return
    kit = table.setup.kit
    turned = table.ai_pile[-1:]  # in a position perhaps none
    for source, entries in (*((card, kit.lines[card]) for card in turned), (NOWHERE, kit.actions[slot])):
        for index, entry in enumerate(entries):
            table.walked += 1
            mark = _try_entry(table, slot, source, index, entry)
            table.marks.append(mark)
            if table.story is not None:
                reason = mark.split(" ", 1)[0]
                table.say(
                    "entry",
                    *_clauses(mark),
                    taken=not mark,
                    source=source,
                    slot=slot,
                    entry=index,
                    reason=reason,
                    mark=mark,
                )
            if not mark:
                return
    table.active = NOWHERE
    table.say("idle", "DRM-H08", who=name_of(table, slot))


def _clauses(mark: str) -> list[str]:
    """The clauses behind the reasons of a mark; an entry that is taken is the first valid one (DRM-H06)."""
    reasons = [each if each.startswith("token") else each.split(" ")[0] for each in mark.split(";") if each]
    return list(dict.fromkeys(WHY[reason] for reason in reasons)) or ["DRM-H06"]


def _try_entry(table: Ritual, slot: int, source: int, index: int, entry: Entry) -> str:
    """DRM-H12 DRM-H15 DRM-A02 DRM-A22 DRM-A28 Schedule an entry if one of its acts can be performed, else say why not.

    DRM-H20 An alternative that needs no reaction comes before one that does.
    """
    level = entry.level
    if level:
        reason = _cannot_cast(table, slot, level, 0)
        if reason:
            return reason
    reasons = []
    free = [acts for acts in entry.alts if len(entry.alts) > 1 and _can_without(table, slot, acts, level)]
    for alt, acts in enumerate(entry.alts):
        if free and acts not in free:
            continue
        first = ""
        for i, act in enumerate(acts):
            found = _ready(table, slot, act, level, 0)
            if not isinstance(found, str):
                x = _choose_x(table, slot, acts[i:]) if level == ANY else 0
                table.do_all(found[1:], (go_on, source, index, alt, i + 1, x))
                if act.level:
                    table.do(cast, slot, _price(act, found[0]), False)
                if level:
                    table.do(cast, slot, x or level, True)
                return ""
            first = first or found
        reasons.append(first)
    return ";".join(reasons)


def _can_without(table: Ritual, slot: int, acts: tuple[Act, ...], level: int) -> bool:
    """DRM-H20 Whether one of these acts can be performed without a reaction that makes it possible."""
    return any(not isinstance(_ready(table, slot, act, level, 0, False), str) for act in acts)


def _choose_x(table: Ritual, slot: int, acts: tuple[Act, ...]) -> int:
    """DRM-A18 DRM-A19 The X of a whole entry is what suits the first of its acts that uses it; 1 if none can."""
    ready = (_ready(table, slot, act, ANY, 0) for act in acts if act.n == ANY and not act.level)
    return next((found[0] for found in ready if not isinstance(found, str)), 1)


def _price(act: Act, x: int) -> int:
    """DRM-A19 DRM-A22 What an act's own level takes: LX as much as it makes use of, and 1 where it says X nowhere."""
    return act.level if act.level != ANY else x if act.n == ANY else 1


def _least(level: int) -> int:
    """How many plants a level takes at least."""
    return 1 if level == ANY else level


def _alchemy(table: Ritual, slot: int, head: int, acting: bool = True) -> int:
    """DRM-A23 His Alchemy for a spell, after that of the entry (``head``) has raised it."""
    return hero_alchemy(table, slot, acting) + int(head != 0 and table.cubes[ALCHEMY] < 5)


def _cannot_cast(table: Ritual, slot: int, level: int, head: int) -> str:
    """DRM-A02 DRM-A23 Too little Alchemy, or too few plants: needed, there. ``head``: the entry's spell, paid before."""
    need = _least(level)
    alchemy = _alchemy(table, slot, head)
    if alchemy < need:
        return f"alchemy {need} {alchemy}"
    need += _least(head)
    return f"plants {need} {len(table.pool)}" if len(table.pool) < need else ""


@step("DRM-H11", "DRM-H13")
def go_on(table: Ritual, source: int, index: int, alt: int, i: int, x: int) -> None:
    """DRM-H11 DRM-H13 DRM-A18 DRM-A21 DRM-A22 The next act that can be performed now; a level of its own is paid apart."""
    slot = table.active
    if slot < 0 or table.place[slot] < 0:
        return
    kit = table.setup.kit
    entry = kit.lines[source][index] if source >= 0 else kit.actions[slot][index]
    acts = entry.alts[alt]
    for at in range(i, len(acts)):
        act = acts[at]
        found = _ready(table, slot, act, 0, x)
        if not isinstance(found, str):
            table.do_all(found[1:], (go_on, source, index, alt, at + 1, x))
            if act.level:
                table.do(cast, slot, _price(act, found[0]), False)
            return


# Acts -----------------------------------------------------------------------------------------------------------------


def _ready(table: Ritual, slot: int, act: Act, head: int, x: int, helped: bool = True) -> Doing | str:
    """DRM-H06 What performing an act means, after the X it takes; or why it cannot be performed.

    ``head``: the level of the entry's spell, as long as it is not paid; ``x``: the X of that spell, once it is; ``helped``:
    whether a reaction may make it possible.
    """
    if act.level:
        reason = _cannot_cast(table, slot, act.level, head)
        if reason:
            return reason
    n = act.n
    if n == ANY:
        before = head if act.level else 0
        most = min(X_MOST, _alchemy(table, slot, before), len(table.pool) - _least(before))
        n = x if x and not act.level else most
    verb = act.verb
    if verb in MOVES:
        way = find_way(table, slot, act, n)
        return way if isinstance(way, str) else (_length(table, slot, verb, way), move_hero, slot, verb, way)
    if verb == "attack" or verb == "activate":
        if verb == "activate" and objective(table, slot)[0] == "soul":
            return (0, free_soul, slot) if table.place[slot] in table.trapped else "reach soul"
        return _aim(table, slot, act, n if act.n == ANY else 0, bool(x), head, helped)
    if verb == "search":
        return (0, search, slot) if table.place[slot] in table.chests else "token chest"
    if verb == "pick":
        return (0, pick_up, slot) if table.place[slot] in table.herb_places else "token botanicals"
    if verb == "heal":
        n = min(n, len([s for s in SLOTS if table.wounds[s] and table.place[s] >= 0]))
        return (n, heal, n) if n else "healthy"
    serfs = _commanded(table, slot, n)
    return (len(serfs), command, serfs) if serfs else "serfs"


def _length(table: Ritual, slot: int, verb: str, way: tuple[int, ...]) -> int:
    """How many zones far a move is: a teleport is counted as the crow flies."""
    return table.setup.kit.board.flight[table.place[slot]][way[-1]] if verb == "teleport" else len(way)


def _aim(table: Ritual, slot: int, act: Act, x: int, settled: bool, head: int, helped: bool) -> Doing | str:
    """DRM-H16 DRM-H17 DRM-H19 DRM-H20 DRM-T03 DRM-A24 Targets in reach of his weapon, or of a reaction he can pay.

    ``x``: at most so many targets, or exactly if it is ``settled``; ``head``: the entry's spell, as long as it is not paid.
    """
    kit = table.setup.kit
    place = table.place
    span = kit.board.span[place[slot]]
    reach = 0 if act.n == EACH else kit.range[table.kind[slot]]
    need = (x if settled else 1) if x else 1 if act.n == EACH else act.n
    take = x or (len(place) if act.n == EACH else act.n)
    most = 0
    choices = [(noun, targets(table, slot, noun)) for noun in act.targets]
    for noun, figs in choices:
        near = [fig for fig in figs if span[place[fig]] <= reach]
        if len(near) >= need:
            chosen = rank(table, slot, near, noun == "objective", act.gain)[:take]
            return len(chosen), attacks, slot, tuple(chosen), act.gain, 0
        most = max(most, len(near))
    if helped and act.n != EACH and kit.ranged and table.pool:
        for level, reaction in _longer_reach(table, slot, reach, head, act.level):
            for noun, figs in choices:
                near = answered(table, slot, reaction, [f for f in figs if span[place[f]] <= reaction.reach])
                if len(near) >= need:
                    if x and not settled:
                        take = min(x, len(table.pool) - level - (_least(head) if act.level else 0))
                    chosen = rank(table, slot, near, noun == "objective", act.gain)[:take]
                    return len(chosen), attacks, slot, tuple(chosen), act.gain, level
    nouns = "/".join([named(table, slot, noun) for noun, _ in choices])
    if most:
        return f"few {nouns} {need} {most}"
    return f"reach {nouns}" if any(figs for _, figs in choices) else f"none {nouns}"


def _longer_reach(table: Ritual, slot: int, reach: int, head: int, level: int) -> list[tuple[int, Reaction]]:
    """DRM-A27 DRM-H20 DRM-A23 DRM-A24 Reactions that lengthen his weapon and can be paid, with their cost, cheapest first.

    They come after the spell of the entry (``head``) and that of the act (``level``): both are paid, and Alchemy is raised.
    """
    plants = len(table.pool) - _least(head) - _least(level)
    most = min(_alchemy(table, slot, head, acting=False), plants)
    found = [(plants_for(each), each) for _, each in reactions(table) if each.reach > reach]
    usable = [(level, each) for level, each in found if level <= most and answers_attack(table, slot, each)]
    return sorted(usable, key=lambda each: (each[0], each[1].reach))


@step("DRM-H16", "DRM-A27")
def attacks(table: Ritual, slot: int, figs: tuple[int, ...], gain: int, level: int) -> None:
    """DRM-H16 DRM-H18 DRM-A27 DRM-K24 One attack on each target, one after another; a reaction for range is paid once."""
    if level:
        burn(table, level)
        table.say("reach", who=name_of(table, slot), n=level)
    table.do_all(*[(attack, slot, fig, gain) for fig in figs])


@step("DRM-M08", "DRM-M20")
def move_hero(table: Ritual, slot: int, verb: str, way: tuple[int, ...]) -> None:
    """DRM-M08 DRM-M20 The hero goes his way."""
    names = table.setup.kit.board.names
    table.trail += [*([] if table.trail else [table.place[slot]]), *way]
    table.place[slot] = way[-1]
    if table.story is not None:
        table.say("moved", who=name_of(table, slot), verb=verb, zones=tuple(names[zone] for zone in way))


@step("DRM-E1-06", "DRM-E1-08", "DRM-E1-09")
def free_soul(table: Ritual, slot: int) -> None:
    """DRM-E1-06 DRM-E1-08 DRM-E1-09 One trapped soul of his zone is freed."""
    table.trapped.remove(table.place[slot])
    table.freed += 1
    table.say("freed", who=name_of(table, slot), n=table.freed)
    victory(table)


@step("DRM-A25", "DRM-T09")
def heal(table: Ritual, n: int) -> None:
    """DRM-A25 DRM-T09 One wound of each of n wounded heroes: fewest health left, then most wounds, then the lowest slot."""
    hurt = [slot for slot in heroes_on_board(table) if table.wounds[slot]]
    for slot in sorted(hurt, key=lambda slot: need_of_help(table, slot))[:n]:
        table.wounds[slot] -= 1
        table.say("healed", who=name_of(table, slot), n=1)


def _commanded(table: Ritual, slot: int, n: int) -> tuple[int, ...]:
    """DRM-H28 DRM-T08 The nearest peasants within one zone that share theirs with an enemy, then who can harm most."""
    kit = table.setup.kit
    span = kit.board.span[table.place[slot]]
    able = [
        fig
        for fig in serfs_of(table, kit.peasant)
        if span[table.place[fig]] <= 1 and enemies_in(table, table.place[fig])
    ]
    if len(able) > 1:
        able.sort(key=lambda fig: (span[table.place[fig]], promise(table, fig), fig))
    return tuple(able[:n])


@step("DRM-H28", "DRM-K28")
def command(table: Ritual, serfs: tuple[int, ...]) -> None:
    """DRM-H28 DRM-K28 Each commanded peasant attacks the enemy in its zone that matters most."""
    table.do_all(*[(serf_attack, serf) for serf in serfs])


@step("DRM-K28")
def serf_attack(table: Ritual, serf: int) -> None:
    """DRM-K28 DRM-T06 A peasant attacks."""
    foes = enemies_in(table, table.place[serf]) if table.place[serf] >= 0 else []
    if foes:
        table.do(attack, serf, by_harm(table, serf, foes)[0], 0)
