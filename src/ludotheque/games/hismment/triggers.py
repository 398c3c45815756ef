"""Texts that act by themselves at their moment, in the order of HIS-T24. What they do (``verbs``) pulls more triggers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, question

from .grammar import for_both
from .stats import hero_called, sources, works
from .table import Hero, Hismment

CHAIN = 50
"""A chain of triggers longer than this is a fault of the cards, and stops."""
NOBODY = -9
"""Stands for a hero where there is none."""


def pull(
    table: Hismment,
    moment: str,
    seat: int,
    hero: Hero | None = None,
    foe: int = NOBODY,
    also: Sequence[Hero] = (),
) -> None:
    """HIS-T24 Schedule the texts for a moment: of one seat (-1: both), or of one hero, its equipment and the Terrain.

    ``also``: heroes of that seat who are told of it too, beside the one that it is about.
    """
    cards = table.setup.kit.on.get(moment)
    if not cards:
        return
    found: list[tuple[int, Hero | None, int, int]] = []
    for owner, source, card in sources(table):
        if card not in cards or (owner >= 0 and seat >= 0 and owner != seat):
            continue
        if hero is not None and owner >= 0 and all(source is not one for one in (hero, *also)):
            continue
        mine = source or hero
        both = owner < 0 and seat < 0  # each side's own conditions are asked about when its turn comes
        whose = owner if owner >= 0 else seat
        found += [(owner, mine, card, text) for text in cards[card] if both or works(table, whose, source, text)]
    if found:
        _schedule(table, moment, seat, found, foe)


def _schedule(
    table: Hismment, moment: str, seat: int, found: list[tuple[int, Hero | None, int, int]], foe: int
) -> None:
    active = table.active

    def order(entry: tuple[int, Hero | None, int, int]) -> tuple[int, int]:
        owner, hero, card, _ = entry
        if owner < 0 or hero is None:
            return (-1, 0)  # HIS-S17: the Terrain first
        return (owner != active, hero.since if card == hero.cards[-1] else hero.worn[hero.gear.index(card)])

    found.sort(key=order)
    tasks = []
    for owner, hero, card, text in found:
        table.links += 1
        if table.links > CHAIN:
            table.say("chain", card=card)
            break
        whose = owner if owner >= 0 else seat if seat >= 0 else active
        tasks.append((set_off, text, whose, hero.cards[0] if hero else NOBODY, foe, card))
        if owner < 0 and seat < 0 and not for_both(table.setup.kit.texts[text].do):
            tasks.append((set_off, text, 1 - whose, NOBODY, foe, card))
    table.do_all(*tasks)


def in_turn(table: Hismment, deeds: Iterable[Callable[[], None]]) -> None:
    """HIS-T24 HIS-Q17 Do several things at once; what they set off happens afterwards, in the same order."""
    waiting, pulled = len(table.agenda), []
    for deed in deeds:
        deed()
        pulled.append(table.agenda[waiting:])
        del table.agenda[waiting:]
    for tasks in reversed(pulled):
        table.agenda += tasks


def used_up(table: Hismment, text: int, hero: Hero | None) -> list[int]:
    """HIS-T25 Where the card of a text keeps its marks of the game: on the Terrain, or on its hero, if it is in play."""
    kit = table.setup.kit
    if any(kit.names[card] == kit.text_card[text] for card in table.terrain):
        return table.used_up
    return hero.used_up if hero is not None else []


@step("HIS-T24", "HIS-T33")
def set_off(table: Hismment, text: int, seat: int, me: int, foe: int, card: int) -> None:
    """HIS-T24 HIS-T12 HIS-T15 One text acts, if it still may, if it can be paid, and if its owner wants it to."""
    from .readiness import can_act
    from .verbs import pay_and_do

    what = table.setup.kit.texts[text]
    found = hero_called(table, me)
    if not can_act(table, seat, text, me, foe):
        return
    if what.when not in ("before", "after") and me != NOBODY and not _still_works(table, found, text, card):
        return  # while an attack goes on, even where the attacker is gone (HIS-F22)
    if what.per_game and used_up(table, text, found[1] if found else None).count(text) >= what.times:
        return
    if what.optional or what.cost is not None:
        table.put(seat, accept, text, seat, me, foe, card)
    else:
        table.say("triggered", seat=seat, card=card)
        pay_and_do(table, text, seat, me, foe)


def _still_works(table: Hismment, found: tuple[int, Hero] | None, text: int, card: int) -> bool:
    """HIS-L12 HIS-T25 HIS-V22 Its card is still in play and speaks there, whatever came before it at the same moment."""
    if found is None or card in table.terrain:
        return card in table.terrain
    owner, hero = found
    return card in (hero.cards[-1], *hero.gear) and works(table, owner, hero, text)


class Yes(Choice):
    """HIS-T29 HIS-T33 Do it."""

    verb = "yes"


class No(Choice):
    """HIS-T29 HIS-T33 Leave it."""

    verb = "no"


@question("HIS-T33", takes=Yes | No, offer="yes_or_no")
def accept(table: Hismment, choice: Yes | No, text: int, seat: int, me: int, foe: int, card: int) -> None:
    """HIS-T33"""
    from .verbs import pay_and_do

    if isinstance(choice, Yes):
        table.say("triggered", seat=seat, card=card)
        pay_and_do(table, text, seat, me, foe)
