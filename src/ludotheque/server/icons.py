"""Icons: the game-icons set that the web build lays beside the page, one icon at a time."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from .shapes import Credit


class IconSet:
    """An icon file in Iconify's form: {icons: {name: {body}}, aliases, width, height, info}."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def data(self) -> dict[str, Any]:
        if not self.path.exists():
            return {}
        data: dict[str, Any] = msgspec.json.decode(self.path.read_bytes())
        return data

    def svg(self, name: str) -> str | None:
        """A drawing of its own, whose group can also be used from another: ``<use href="…#i">``."""
        icons = self.data.get("icons", {})
        icon = icons.get(self.data.get("aliases", {}).get(name, {}).get("parent", name))
        if icon is None:
            return None
        width = icon.get("width", self.data.get("width", 16))
        height = icon.get("height", self.data.get("height", 16))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
            f'<g id="i" fill="currentColor">{icon["body"]}</g></svg>'
        )

    @property
    def credits(self) -> list[Credit]:
        info = self.data.get("info", {})
        author, licence = info.get("author", {}), info.get("license", {})
        name = info.get("name", "Game Icons")
        return [
            Credit(
                name=name,
                author=author.get("name", "the contributors of game-icons.net"),
                licence=licence.get("title", "CC BY 3.0"),
                url=author.get("url", "https://game-icons.net"),
            )
        ]
