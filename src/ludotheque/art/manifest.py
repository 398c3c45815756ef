"""The list of a game's pictures that lies beside them: what the page reads.

    {"cards": {id: file}, "tall": {id: file}, "grounds": {name: file}, "covers": {name: file}, "focus": {id: [x, y]}}

A file's name ends in a hash of what it was drawn from, so it can be kept for ever by whoever fetched it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .book import PICTURES

FILE = "manifest.json"
SHELVES = ("cards", "tall", "grounds", "covers")

Manifest = dict[str, dict[str, Any]]


def read_manifest(folder: Path) -> Manifest:
    """The manifest of the game in this folder; empty shelves where nothing was drawn yet."""
    path = folder / PICTURES / FILE
    found: Manifest = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return {shelf: dict(found.get(shelf, {})) for shelf in (*SHELVES, "focus")}


def write_manifest(folder: Path, manifest: Manifest) -> None:
    text = json.dumps({shelf: dict(sorted(names.items())) for shelf, names in manifest.items()}, indent=1)
    (folder / PICTURES / FILE).write_text(text + "\n", encoding="utf-8")
