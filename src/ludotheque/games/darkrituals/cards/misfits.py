"""DRM-S03 What only shows when people's own cards lie beside the others: things they name that are not in the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ludotheque.kernel import Problem, Setup
from ludotheque.kernel.errors import nearest

from ..state.content import ActionCard, AiCard, Botanicals, Encounter, SpellCard, Unit, Witchcraft
from ..state.effects import Call, Raise
from ..state.maps import unplayable

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
    """The word that was probably meant; the sentences take ``none`` as no guess."""
    return nearest(word, known) or "none"


def _slots(setup: Setup) -> Iterator[Problem]:
    """DRM-S02 DRM-S03 Every slot has one Action card, and an AI card at least."""
    cards = setup.box.cards
    backs = [card.back for card in cards.values() if isinstance(card, AiCard)]
    actions = Counter(card.slot for card in cards.values() if isinstance(card, ActionCard))
    for slot in range(1, 7):
        if slot not in backs:
            yield setup.game.problem("cards", "slot-without-ai", "DRM-S03", slot=slot)
        if actions[slot] != 1:
            ids = [id for id, card in cards.items() if isinstance(card, ActionCard) and card.slot == slot]
            yield setup.game.problem("cards", "slot-actions", "DRM-S02", slot=slot, given=", ".join(ids) or "none")


def _spells(setup: Setup) -> Iterator[Problem]:
    """DRM-L04 DRM-W26 The rows of witches name spells of that use; who is called or raised is a minion or a creature."""
    cards, units, wrong = setup.box.cards, _units(setup), setup.game.problem
    spells = {id: card for id, card in cards.items() if isinstance(card, SpellCard)}
    for id, unit in units.items():
        for use, row in (("attack", unit.attack_row), ("defence", unit.defence_row)):
            for step, name in row.items():
                where = f"cards: {id}.{use}_row.{step}"
                if name not in spells:
                    yield wrong(where, "no-spell", "DRM-L04", word=name, near=_perhaps(name, list(spells)))
                elif getattr(spells[name], use) is None:
                    yield wrong(where, f"idle-in-{use}", "DRM-L04", word=name)
    for id, card in cards.items():
        if isinstance(card, Witchcraft) and isinstance(card.effect, Call):
            yield from _called(setup, f"{id}.effect.unit", card.effect.unit, units)
        elif isinstance(card, SpellCard) and isinstance(card.attack, Raise):
            yield from _called(setup, f"{id}.attack.unit", card.attack.unit, units)


def _called(setup: Setup, field: str, name: str, units: dict[str, Unit]) -> Iterator[Problem]:
    called = [unit for unit in units if units[unit].sort in CALLED]
    if name not in called:
        near = _perhaps(name, called)
        yield setup.game.problem(f"cards: {field}", "not-called", "DRM-W26", word=name, near=near)


def _encounter(setup: Setup) -> Iterator[Problem]:
    """DRM-L17 DRM-V02 Figures there are enough of, a witch, a demon that is one."""
    mode, units, wrong = setup.mode.name, _units(setup), setup.game.problem
    encounter: Encounter = setup.box[mode]
    if mode in setup.box.extra and setup.box is setup.game.box:
        for field, what in unplayable(encounter):
            yield Problem(f"cards: {mode}.{field}", what, "DRM-P10")
    for unit, places in encounter.figures.items():
        where = f"cards: {mode}.figures.{unit}"
        if unit not in units:
            yield wrong(where, "no-unit", near=_perhaps(unit, list(units)))
        elif units[unit].sort == "demon":
            yield wrong(where, "demon-placed", "DRM-D04")
        elif units[unit].sort not in SERFS and len(places) > units[unit].figures:
            yield wrong(where, "figures", "DRM-L17", n=units[unit].figures)
    witches = [unit for unit in encounter.figures if unit in units and units[unit].sort == "witch"]
    if not witches:
        yield wrong(f"cards: {mode}.figures", "no-witch", "DRM-V02")
    if encounter.demon and (encounter.demon not in units or units[encounter.demon].sort != "demon"):
        yield wrong(f"cards: {mode}.demon", "no-demon", word=encounter.demon)
    if encounter.caverns and encounter.caverns.witch not in witches:
        yield wrong(f"cards: {mode}.caverns.witch", "witch-away", word=encounter.caverns.witch)
    tokens = sum(card.copies for card in setup.box.cards.values() if isinstance(card, Botanicals))
    if len(encounter.botanicals) > tokens:
        yield wrong(f"cards: {mode}.botanicals", "tokens", n=tokens)
