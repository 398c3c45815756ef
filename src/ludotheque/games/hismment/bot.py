"""What a bot should know of Hismment."""

from __future__ import annotations

from .table import Hismment


def evaluate(table: Hismment, seat: int) -> float:
    if table.over:
        return float(table.outcomes[seat].score)
    mine, theirs = table.sides[seat], table.sides[1 - seat]
    return 0.5 + 0.4 * (mine.heart - theirs.heart) / max(1, table.full_heart)


def traits(table: Hismment, seat: int) -> dict[str, str]:
    """What a seat played: its deck, the place of its first turn, and the elements and classes of its heroes."""
    given = table.setup.decks[seat] if table.setup.decks else None
    name = given if isinstance(given, str) else table.setup.options[f"deck{seat + 1}"] if given is None else "own"
    return {"deck": name, "turn": "first" if seat == table.first else "second"}


def metrics(table: Hismment) -> dict[str, float]:
    """How long it took and how it ended."""
    return {"rounds": float(table.round), "heart": float(table.ending == "heart")}
