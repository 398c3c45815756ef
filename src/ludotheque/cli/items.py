"""Items: things on the table, drawn small enough to lie side by side, or in full when somebody looks closer."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ludotheque.kernel import Item

from .ink import DICE, Ink, chips, sentence

Numbers = dict[str, list[int]]
"""For each item, the choices that it alone stands for."""

CARD_WIDTH = 22
BACK = "▒▒▒▒"


def tag(item: Item, numbers: Numbers) -> Text:
    """The numbers to type for what this item stands for."""
    return Text(" ".join(f"[{number}]" for number in numbers.get(item.id, [])[:4]), style="bold yellow")


def title(item: Item, ink: Ink, numbers: Numbers) -> Text:
    """An item in a few words."""
    if item.down:
        return Text(BACK, style="dim")
    face = DICE[item.value] if item.kind == "die" and item.value is not None and 1 <= item.value <= 6 else ""
    number = "" if face or item.value is None else str(item.value)
    words = [face, ink.glyph(item.shape, item.tone), item.name or item.id, number]
    style = "dim" if {"spent", "dim"} & set(item.flags) else "bold"
    text = Text(" ".join(word for word in words if word), style=f"{style} {ink.style(item.tone)}".strip())
    text.append_text(Text.assemble(*(" ! " if flag == "hurt" else "" for flag in item.flags), style="red"))
    chosen = tag(item, numbers)
    return Text.assemble(text, " ", chosen) if chosen else text


def card(item: Item, ink: Ink, numbers: Numbers) -> Panel:
    """A card, with its name, what is printed small, its numbers and what lies under it."""
    style = ink.style(item.tone)
    if item.down:
        return Panel(Text(BACK, style="dim", justify="center"), border_style="dim", width=8)
    lines: list[RenderableType] = [title(item, ink, numbers)]
    if item.sub:
        lines.append(Text(item.sub, style="italic dim"))
    lines += [ink.mark(mark) for mark in (*item.stats, *item.tags)]
    lines += [Text("└ ").append_text(title(below, ink, numbers)) for below in item.under]
    border = style or ("dim" if "spent" in item.flags else "")
    return Panel(
        Group(*lines), title=item.corner or None, title_align="left", border_style=border or "none", width=CARD_WIDTH
    )


def closely(item: Item, ink: Ink) -> Panel:
    """Everything there is to read on an item."""
    lines: list[RenderableType] = []
    if item.sub:
        lines.append(Text(item.sub, style="italic"))
    lines += [ink.mark(mark) for mark in (*item.stats, *item.tags)]
    lines += [sentence(part) for part in (item.text, *item.more) if part]
    lines += [Text("└ ").append_text(title(below, ink, {})) for below in item.under]
    if item.clauses:
        lines.append(chips(item.clauses))
    name = Text.assemble(title(item, ink, {}), *([" · ", item.corner] if item.corner else []))
    return Panel(Group(*lines), title=name, title_align="left", border_style=ink.style(item.tone) or "none")
