from __future__ import annotations

from ludotheque.kernel import Eye, Region, View

from .table import Fortune


class FortuneView(View[Fortune]):
    def regions(self, eye: Eye[Fortune]) -> list[Region]:
        return []
