"""The moments at which a card may be played (ledger section 6.2)."""

from __future__ import annotations

from typing import Literal

Window = Literal[
    "round_start",
    "initiative_after_roll",
    "phase_start",
    "phase_end",
    "turn_start",
    "turn_end",
    "move_after_roll",
    "enter_space",
    "card_drawn",
    "card_played",
    "danger_revealed",
    "test_before_roll",
    "test_after_roll",
    "test_end",
    "fight_round_start",
    "fight_after_roll",
    "fight_round_end",
    "would_be_wounded",
    "would_be_ko",
    "danger_overcome",
    "press_or_camp",
    "artifact_recovered",
    "sale",
    "collapse_test",
    "villain_search",
    "move_step",
    "option_chosen",
    "escape_test",
    "villain_state_change",
    "track_change",
]
BIT: dict[str, int] = {name: 1 << i for i, name in enumerate(Window.__args__)}  # type: ignore[attr-defined]

ANY_TIME: tuple[Window, ...] = (
    "phase_start",
    "turn_start",
    "turn_end",
    "test_before_roll",
    "test_after_roll",
    "fight_round_end",
    "press_or_camp",
)
"""FAG-V19 The moments of a card that states none."""
