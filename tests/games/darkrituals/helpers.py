"""Small words for tests: a few figures on an empty board, one entry of a card, one action of the Witch Master."""

from __future__ import annotations

from typing import Any

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.state.table import Ritual
from ludotheque.kernel.steps import step_called
from ludotheque.kernel.text import words_of

BOX: Any = game.box
"""The cards of the game."""
WITCHES = {"ikrek": "A1.NW", "hagatha": "A1.NE", "pekka": "B1.NW"}
OPEN = {
    "type": "encounter",
    "tiles": ["A1", "B1", "A2", "B2", "A3", "B3"],
    "energy": 25,
    "rewards": [2, 4, 6],
    "red": "B3.SE",
    "heroes": ["B3.SE"] * 6,
    "chests": [],
    "botanicals": [],
    "objective": ["witch"],
    "heroes_win": [{"when": "witches-lost", "n": 3}],
    "master_wins": [{"when": "heroes-lost", "n": 4}],
    "figures": {"ikrek": ["A1.NW"], "hagatha": ["A1.NE"], "pekka": ["B1.NW"], "peasant": ["A1.NW"] * 8},
}
"""The standard layout without walls, as the ledger's vectors want it: eight serf figures, nothing else."""


def position(figures: dict[str, Any], mode: str = "heroes", **words: Any) -> Ritual:
    """These figures on the board, the witches far away unless placed, no tokens, energy 10, one harmless card in hand."""
    words.setdefault("tokens", {})
    words.setdefault("energy", 10)
    words.setdefault("hand", ["faux-pas"])
    if mode == "heroes":
        words["cards"] = {"heroes": OPEN, **words.get("cards", {})}
    return game.position(mode=mode, figures={**WITCHES, **figures}, **words)


def walk(
    *entries: str, reactions: tuple[str, ...] = (), standing: tuple[str, ...] = (), slot: int = 1, **words: Any
) -> Ritual:
    """One walk of the hero of a slot (Curthouse, unless others are wanted) over these entries; his Action card is idle."""
    ai, action = f"ai-{slot}a", f"action-{slot}"
    cards = {
        ai: {"type": "ai", "back": slot, "entries": list(entries), "reactions": list(reactions)},
        **{
            f"action-{n}": {"type": "action", "slot": n, "entries": ["Heal 1 Hero"], "reactions": []}
            for n in range(1, 7)
        },
    }
    cards[action]["reactions"] = list(standing)
    words["cards"] = {**cards, **words.get("cards", {})}
    words.setdefault("figures", {})
    words.setdefault("at", [["walk"], ["redraw"]])
    return position(words.pop("figures"), active=slot - 1, ai_pile=[ai], **words)


def hero_turn(ai: str, figures: dict[str, Any], **words: Any) -> Ritual:
    """A whole activation with this card on top of the deck, with the printed cards."""
    return position(figures, ai=[ai], at=[["activate_heroes"], ["redraw"]], **words)


def turn(figures: dict[str, Any], **words: Any) -> Ritual:
    """The Witch Master is asked what to do."""
    words.setdefault("at", "choose_turn")
    return position(figures, **words)


def finish(table: Ritual, *answers: tuple[Any, ...]) -> Ritual:
    """Give these answers, one after another."""
    for answer in answers:
        table.play(answer)
    return table


def fig(table: Ritual, name: str, nth: int = 0) -> int:
    """The number of a figure on the board."""
    return table.figure(name, nth)


def where(table: Ritual, name: str, nth: int = 0) -> str:
    """The zone of a figure; nothing if it is not on the board."""
    return table.where(name, nth)


def zone(table: Ritual, name: str) -> int:
    return table.zone(name)


def told(table: Ritual, kind: str) -> list[dict[str, Any]]:
    """What the story says of one kind, oldest first."""
    return [dict(event.args) for event in table.story or [] if event.kind == kind]


def asked(table: Ritual) -> str:
    return table.asking.__name__ if table.asking else ""


def options(table: Ritual, verb: str) -> list[tuple[Any, ...]]:
    return [option for option in table.options if option[0] == verb]


def names(table: Ritual, cards: list[int]) -> list[str]:
    return [table.setup.kit.cards[card] for card in cards]


def then(table: Ritual, step: str, *args: Any) -> Ritual:
    """Leave the open question, carry out a step, and come back to a harmless question."""
    table.question = None
    table.do_all((step_called(f"darkrituals.{step}"), *args), (step_called("darkrituals.redraw"),))
    table.run()
    return table


def asked_text(table: Ritual) -> str:
    """The prompt in plain English."""
    prompt = game.scene(table, 0).prompt
    return words_of(prompt.text) if prompt is not None else ""
