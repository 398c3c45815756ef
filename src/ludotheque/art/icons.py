"""The icon set, as drawings: the same file that the page is built from."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
PLACES = (  # in a checkout; in an installed package
    PACKAGE.parent.parent / "web/node_modules/@iconify-json/game-icons/icons.json",
    PACKAGE / "server/static/icons.json",
)


class IconBodies:
    """Icons in Iconify's form: white shapes on 512 × 512."""

    def __init__(self, places: Iterable[Path] = PLACES) -> None:
        self.places = tuple(places)

    @cached_property
    def path(self) -> Path | None:
        return next((path for path in self.places if path.exists()), None)

    @cached_property
    def _data(self) -> dict[str, dict[str, dict[str, str]]]:
        found: dict[str, dict[str, dict[str, str]]] = json.loads(self.path.read_bytes()) if self.path else {}
        return found

    def known(self, name: str) -> bool:
        return name in self._data.get("icons", {}) or name in self._data.get("aliases", {})

    def body(self, name: str) -> str:
        """What an icon is drawn with; nothing for one that is not in the set."""
        name = self._data.get("aliases", {}).get(name, {}).get("parent", name)
        return self._data.get("icons", {}).get(name, {}).get("body", "")
