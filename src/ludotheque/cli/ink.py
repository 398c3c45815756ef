"""Ink: a game's colours and shapes in a terminal. As in the browser, a shape goes with every colour."""

from __future__ import annotations

from colorsys import hls_to_rgb, rgb_to_hls
from typing import Any

from rich.text import Text

from ludotheque.kernel import Game, Mark, Rich

GLYPHS = {
    "diamond": "◆",
    "circle": "●",
    "triangle": "▲",
    "square": "■",
    "star": "★",
    "hexagon": "⬢",
    "cross": "✚",
    "drop": "◗",
    "shield": "▼",
    "pentagon": "⬟",
    "heart": "♥",
    "spade": "♠",
    "club": "♣",
    "moon": "☾",
    "ring": "○",
    "chevron": "^",
}
SPARE = "◆●▲■★⬢✚◗▼⬟☾○^"
CLAUSE = "cyan"
DICE = " ⚀⚁⚂⚃⚄⚅"


class Ink:
    """What words and things of one game look like."""

    def __init__(self, game: Game[Any]) -> None:
        self._tones: dict[str, str] = game.skin.get("tones", {})

    def style(self, tone: str) -> str:
        """A tone's colour, brought to a brightness that shows on dark and on light terminals."""
        colour = self._tones.get(tone, "")
        if len(colour) != 7 or not colour.startswith("#"):
            return ""
        hue, light, depth = rgb_to_hls(*(int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)))
        red, green, blue = hls_to_rgb(hue, min(0.65, max(0.55, light)), depth)
        return f"#{round(red * 255):02x}{round(green * 255):02x}{round(blue * 255):02x}"

    def glyph(self, shape: str, tone: str = "") -> str:
        """A shape as one character (suits are named in the plural); a colour without one gets one by its place."""
        for name in (shape, tone):
            found = GLYPHS.get(name) or GLYPHS.get(name.removesuffix("s"))
            if found:
                return found
        places = list(self._tones)
        return SPARE[places.index(tone) % len(SPARE)] if tone in places else ""

    def mark(self, mark: Mark) -> Text:
        """A small fact: its shape, its name, its value."""
        parts = [self.glyph(mark.shape or mark.icon, mark.tone), mark.label, mark.text]
        return Text(" ".join(part for part in parts if part), style=self.style(mark.tone))


def sentence(parts: Rich) -> Text:
    """A sentence with its links made visible."""
    text = Text()
    for part in parts:
        if isinstance(part, str):
            text.append(part)
        elif part.to == "clause":
            text.append(f"[{part.text or part.id}]", style=CLAUSE)
        else:
            text.append(part.text or part.id, style="bold")
    return text


def chips(clauses: list[str]) -> Text:
    """Clause ids to look up."""
    return Text(" ".join(clauses), style=CLAUSE)
