"""Why something cannot be done, for the refusals a player may wonder about."""

from __future__ import annotations

from ludotheque.kernel import Refusal

from .table import Hismment


def why_not(table: Hismment, option: object) -> Refusal | None:
    return None
