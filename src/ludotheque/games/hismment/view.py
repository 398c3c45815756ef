"""How Hismment looks."""

from __future__ import annotations

from ludotheque.kernel import Eye, Region, View

from .table import Hismment


class HismmentView(View[Hismment]):
    def regions(self, eye: Eye[Hismment]) -> list[Region]:
        return []
