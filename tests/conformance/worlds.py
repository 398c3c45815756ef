"""Worlds that somebody could not tell apart, and what that somebody sees of each.

What can be seen is worked out here from the zones' declarations alone, a second time and apart from the kernel's own
``sight``, so that the two can be compared.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from ludotheque.kernel import Dice, Event, IllegalOption, RulesError, Sight
from ludotheque.kernel.choice import QUESTIONS
from ludotheque.kernel.sight import eye_bit, zones
from ludotheque.testing import Spot

Place = tuple[str, int]
"""A zone's path and an index in it."""


def places(table: Any) -> dict[Place, int]:
    """Which card lies where."""
    return {(path, i): card for path, _, _, cards in zones(table) for i, card in enumerate(cards)}


def hidden_places(table: Any, eye: int | None) -> set[Place]:
    """The places whose cards this pair of eyes cannot see."""
    hidden = set()
    for path, sight, owner, cards in zones(table):
        open_here = sight is Sight.ALL or (sight is Sight.OWNER and owner == eye and eye is not None)
        for i, card in enumerate(cards):
            if not open_here and not table.known.get(card, 0) & eye_bit(eye):
                hidden.add((path, i))
    return hidden


def hidden_cards(table: Any, eye: int | None) -> dict[int, str]:
    """The cards that this pair of eyes cannot see, and the zone each of them lies in."""
    where = places(table)
    return {where[place]: place[0] for place in hidden_places(table, eye)}


def in_sight(table: Any, eye: int | None) -> dict[Place, tuple[object, ...]]:
    """What lies at each place as these eyes see it: a card, or only its back and who else has been shown it.

    Zones that nobody can count are left out.
    """
    hidden, back = hidden_places(table, eye), table.setup.game.back
    buried = {path for path, sight, _, _ in zones(table) if sight is Sight.NONE}
    return {
        place: ("back", back(table, card), table.known.get(card, 0)) if place in hidden else ("card", card)
        for place, card in places(table).items()
        if place not in hidden or place[0] not in buried
    }


def free_places(table: Any, eye: int | None) -> set[Place]:
    """The hidden places whose card could be another one: at least two different cards with the same back are hidden."""
    backs: dict[object, set[Place]] = {}
    where = places(table)
    for place in hidden_places(table, eye):
        backs.setdefault(table.setup.game.back(table, where[place]), set()).add(place)
    return {place for group in backs.values() if len(group) > 1 for place in group}


def another_world(table: Any, eye: int | None, dice: Dice) -> Any:
    """The same match for these eyes, with all that they cannot see dealt anew: cards, secret answers, the secret story.

    The table's own dice stay, so that chance to come cannot tell the two worlds apart. What no seat sees is hidden from the
    spectator and what one seat sees is too: dealing anew for one seat after the other moves all of it.
    """
    world = table
    for seat in range(table.setup.seats) if eye is None else (eye,):
        world = world.guess(seat, dice)
    world.dice = table.dice.clone()
    now = places(world)
    moved = {card: now[place] for place, card in places(table).items()}
    world.story = [_retold(event, moved, eye_bit(eye)) for event in table.story]
    return world


def _retold(event: Event, moved: dict[int, int], bit: int) -> Event:
    """The event as it would have been: cards that these eyes did not see are those that lie there in the other world."""
    args = dict(event.args)
    for name, masks in event.sight.items():
        value: Any = args[name]
        cards = value if isinstance(value, tuple) else (value,)
        swapped = tuple(c if mask & bit else moved.get(c, c) for c, mask in zip(cards, masks, strict=True))
        args[name] = swapped if isinstance(value, tuple) else swapped[0]
    return msgspec.structs.replace(event, args=args)


def is_stale(world: Any) -> bool:
    """Whether nobody would be asked in this world: that someone is asked already tells what they must hold."""
    try:
        return not (world.over or world.clone().ask_again())
    except RulesError:
        return True


LATELY = 150
"""Lines at the end of a log that are compared: the whole log of a long match would take too long."""


def sights(spot: Spot, table: Any, eye: int | None, refusals: bool = True) -> dict[str, Any]:
    """All that these eyes are ever given of a table, channel by channel."""
    game = spot.game
    seen: dict[str, Any] = {}
    for lang in ("en", "fr"):
        seen[f"scene ({lang})"] = msgspec.json.encode(game.scene(table, eye, lang))
        seen[f"log ({lang})"] = msgspec.json.encode(game.log(table, eye, lang, start=max(0, len(table.story) - LATELY)))
    seen["who is asked"] = table.waiting
    seen["size of the story"] = len(table.story)
    if eye is not None:
        seen["options"] = table.options_of(eye)
        for option in bad_options(table) if refusals else ():
            seen[f"refusal of {option!r}"] = refusal(table, option, eye)
    return seen


def bad_options(table: Any) -> list[Any]:
    """Answers somebody might try: what others or nobody is offered, near misses and nonsense."""
    offered = [option for seat in table.waiting for option in table.options_of(seat)]
    near: list[Any] = []
    for option in offered[:8]:
        near += [option[:-1], (*option, 0), (option[0], *(_other(value) for value in option[1:])), list(option)]
        near += [(option[0], n) for n in range(4)]
    if table.asking in QUESTIONS:
        for kind in QUESTIONS[table.asking].kinds:
            near += [(kind.verb, *(each for _ in kind.names)) for each in (-1, -999, 10**9, "", "nowhere", True)]
            meant = islice(kind.every(table, table.seat, *table.question[2]), 0, 40, 5)
            near += [each for choice in meant for each in (choice, (choice[0], *map(_other, choice[1:])))]
    nonsense: list[Any] = [(), None, 0, "", ("no such thing",), {"a": 1}, ((),), object, (None,), float("nan")]
    return [option for option in near + nonsense if option not in offered]


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}?"


def refusal(table: Any, option: Any, seat: int | None) -> tuple[str, ...] | None:
    """Why an answer is refused, in both languages; None if it is accepted (played on a clone)."""
    try:
        table.clone().play(option, seat)
    except IllegalOption as no:
        game = table.setup.game
        return no.reason, no.clause, no.message, game.explain(no, "en"), game.explain(no, "fr")
    return None
