"""DRM-S03 What only shows when people's own cards lie beside the others: things they name that are not in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludotheque.kernel import Problem, Setup
from ludotheque.kernel.errors import nearest

from .content import ActionCard, AiCard, Botanicals, Encounter, SpellCard, Unit, Witchcraft
from .effects import Call, Raise
from .maps import unplayable

SERFS = ("peasant", "militia", "possessed")
"""Units whose figures are those that the encounter places."""
CALLED = ("minion", "creature")
"""Units that a spell or a card can place."""


def misfits(setup: Setup) -> Iterator[Problem]:
    """What does not fit together. An encounter of one's own must be playable; the cards of one position need not be."""
    yield from _slots(setup)
    yield from _spells(setup)
    yield from _encounter(setup)


def _units(setup: Setup) -> dict[str, Unit]:
    return {id: card for id, card in setup.box.cards.items() if isinstance(card, Unit)}


def _perhaps(word: str, known: list[str]) -> str:
    near = nearest(word, known)
    return f"; did you mean {near}?" if near else ""


def _slots(setup: Setup) -> Iterator[Problem]:
    """DRM-S02 DRM-S03 Every slot has one Action card, and an AI card at least."""
    cards = setup.box.cards
    backs = [card.back for card in cards.values() if isinstance(card, AiCard)]
    actions = Counter(card.slot for card in cards.values() if isinstance(card, ActionCard))
    for slot in range(1, 7):
        if slot not in backs:
            yield Problem("cards", f"slot {slot} has no AI card and needs at least one", "DRM-S03")
        if actions[slot] != 1:
            ids = [id for id, card in cards.items() if isinstance(card, ActionCard) and card.slot == slot]
            what = f"slot {slot} needs one Action card and has {', '.join(ids) or 'none'}"
            yield Problem(
                "cards", f"{what}; a card with the id of ours, such as action-{slot}, takes its place", "DRM-S02"
            )


def _spells(setup: Setup) -> Iterator[Problem]:
    """DRM-L04 DRM-W26 The rows of witches name spells of that use; who is called or raised is a minion or a creature."""
    cards, units = setup.box.cards, _units(setup)
    spells = {id: card for id, card in cards.items() if isinstance(card, SpellCard)}
    for id, unit in units.items():
        for use, row in (("attack", unit.attack_row), ("defence", unit.defence_row)):
            for step, name in row.items():
                if name not in spells:
                    what = f"{name!r} is no spell{_perhaps(name, list(spells))}"
                    yield Problem(f"cards: {id}.{use}_row.{step}", what, "DRM-L04")
                elif getattr(spells[name], use) is None:
                    yield Problem(f"cards: {id}.{use}_row.{step}", f"{name} does nothing in {use}", "DRM-L04")
    for id, card in cards.items():
        if isinstance(card, Witchcraft) and isinstance(card.effect, Call):
            yield from _called(id, "effect.unit", card.effect.unit, units)
        elif isinstance(card, SpellCard) and isinstance(card.attack, Raise):
            yield from _called(id, "attack.unit", card.attack.unit, units)


def _called(id: str, field: str, name: str, units: dict[str, Unit]) -> Iterator[Problem]:
    called = [unit for unit in units if units[unit].sort in CALLED]
    if name not in called:
        yield Problem(f"cards: {id}.{field}", f"{name!r} is no minion or creature{_perhaps(name, called)}", "DRM-W26")


def _encounter(setup: Setup) -> Iterator[Problem]:
    """DRM-L17 DRM-V02 Figures there are enough of, a witch, a demon that is one."""
    mode, units = setup.mode.name, _units(setup)
    encounter: Encounter = setup.box[mode]
    if mode in setup.box.extra and setup.box is setup.game.box:
        for field, what in unplayable(encounter):
            yield Problem(f"cards: {mode}.{field}", what, "DRM-P10")
    for unit, places in encounter.figures.items():
        if unit not in units:
            yield Problem(f"cards: {mode}.figures.{unit}", f"there is no such unit{_perhaps(unit, list(units))}")
        elif units[unit].sort == "demon":
            what = "a demon is summoned and does not start on the board; name it in the field demon"
            yield Problem(f"cards: {mode}.figures.{unit}", what, "DRM-D04")
        elif units[unit].sort not in SERFS and len(places) > units[unit].figures:
            yield Problem(f"cards: {mode}.figures.{unit}", f"there are only {units[unit].figures}", "DRM-L17")
    witches = [unit for unit in encounter.figures if unit in units and units[unit].sort == "witch"]
    if not witches:
        yield Problem(f"cards: {mode}.figures", "at least one witch must start on the board", "DRM-V02")
    if encounter.demon and (encounter.demon not in units or units[encounter.demon].sort != "demon"):
        yield Problem(f"cards: {mode}.demon", f"{encounter.demon!r} is no demon")
    if encounter.caverns and encounter.caverns.witch not in witches:
        yield Problem(f"cards: {mode}.caverns.witch", f"{encounter.caverns.witch!r} does not start on the board")
    tokens = sum(card.copies for card in setup.box.cards.values() if isinstance(card, Botanicals))
    if len(encounter.botanicals) > tokens:
        yield Problem(f"cards: {mode}.botanicals", f"there are only {tokens} tokens")
