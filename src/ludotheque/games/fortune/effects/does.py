"""The register of what each verb does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .. import verbs as v
from ..table import Fortune
from ..windows import DO

Do = Callable[[Fortune, Any, int, int, int], None]


def does(kind: type) -> Callable[[Do], Do]:
    """Register what a verb does: (table, effect, who plays it, whom it strikes, the card)."""

    def register(function: Do) -> Do:
        DO[kind] = function
        return function

    return register


@does(v.Cancel)
def cancel(table: Fortune, effect: v.Cancel, seat: int, target: int, card: int) -> None:
    """FAG-V09 Done when the card is played: it names the card it stops."""
