"""Regions: the parts of a table, each kind in its own way."""

from __future__ import annotations

from collections.abc import Callable
from string import ascii_letters

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.kernel import Item, Region

from .app import WIDTH
from .ink import Ink, chips, sentence
from .items import CARD_WIDTH, Numbers, card, title
from .words import say

BAR = 20
MANY = 12
"""Cards from which a row is written as a list, for want of room."""
COLUMNS = 7
"""Columns of a grid beyond which things on it go by letters, explained below."""
LARGE = 30
"""Places from which a map tells only of those where there is something."""


def draw_region(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    """A region under its name."""
    head = Text(region.label, style=f"bold {ink.style(region.tone)}".strip())
    if region.clauses:
        head.append("  ").append_text(chips(region.clauses))
    body = DRAW[region.kind](region, ink, numbers, lang)
    return Group(head, body) if region.label else body


def _row(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    items = region.items
    if not items:
        return Text(
            say(lang, "nobody") if not region.count else say(lang, "cards-count", count=region.count), style="dim"
        )
    down = [item for item in items if item.down]
    if len(down) > 3:  # a fan of backs says no more than their number
        items = [item for item in items if not item.down]
        back = Text(f"▒▒▒▒ × {len(down)}", style="dim")
        return Group(back, _side_by_side(items, ink, numbers)) if items else back
    return _side_by_side(items, ink, numbers)


def _side_by_side(items: list[Item], ink: Ink, numbers: Numbers) -> RenderableType:
    if len(items) > MANY or all(item.kind in ("token", "die") for item in items):
        return Text("  ").join(title(item, ink, numbers) for item in items)
    each = (WIDTH - 4) // (CARD_WIDTH + 1)
    rows = []
    for start in range(0, len(items), each):
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_row(*(card(item, ink, numbers) for item in items[start : start + each]))
        rows.append(row)
    return Group(*rows) if len(rows) > 1 else rows[0]


def _stack(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    count = region.count if region.count is not None else len(region.items)
    pile = Text(f"▒▒▒▒ × {count}" if count else say(lang, "nobody"), style="dim")
    seen = [item for item in region.items if not item.down]
    return Group(pile, title(seen[-1], ink, numbers)) if seen else pile


def _grid(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    rows = region.rows or 1 + max((int(item.at[1]) for item in region.items if item.at), default=0)
    columns = region.columns or 1 + max((int(item.at[0]) for item in region.items if item.at), default=0)
    cells: dict[tuple[int, int], list[Item]] = {}
    for item in region.items:
        if item.at is not None:
            cells.setdefault((int(item.at[0]), int(item.at[1])), []).append(item)
    on = {space.id: at for at, items in cells.items() for space in items}
    for item in region.items:
        if item.at is None and item.on in on:
            cells[on[item.on]].append(item)
    if columns > COLUMNS:
        return _wide_grid(cells, rows, columns, ink, numbers)
    table = Table(show_header=False, show_lines=True, border_style="dim")
    for _ in range(columns):
        table.add_column(justify="center", min_width=9)
    for row in range(rows):
        table.add_row(*(_cell(cells.get((column, row), []), ink, numbers) for column in range(columns)))
    return table


def _wide_grid(
    cells: dict[tuple[int, int], list[Item]], rows: int, columns: int, ink: Ink, numbers: Numbers
) -> RenderableType:
    """A board too wide for names: a letter for everything that stands on it, and a number where one can go."""
    table = Table.grid(padding=(0, 1))
    for _ in range(columns):
        table.add_column(justify="center", min_width=3)
    letters = iter(ascii_letters)
    legend: list[Text] = []
    for row in range(rows):
        line = []
        for column in range(columns):
            here = cells.get((column, row), [])
            mark = Text()
            for item in (item for item in here if item.kind != "space"):
                letter = next(letters, "+")
                mark.append(letter, style=f"bold {ink.style(item.tone)}".strip())
                legend.append(Text.assemble(f"{letter} ", title(item, ink, numbers)))
            goes = [number for item in here if item.kind == "space" for number in numbers.get(item.id, [])[:1]]
            mark.append_text(Text("".join(f"[{number}]" for number in goes), style="bold yellow"))
            line.append(mark if mark else Text("·", style="dim"))
        table.add_row(*line)
    return Group(table, Text("   ").join(legend)) if legend else table


def _cell(items: list[Item], ink: Ink, numbers: Numbers) -> Text:
    """What stands on a square; an empty square shows how to get there."""
    standing = [item for item in items if item.kind != "space"]
    if standing:
        return Text("\n").join(title(item, ink, numbers) for item in standing)
    spaces = [item for item in items if item.kind == "space"]
    numbered = [title(item, ink, numbers) for item in spaces if item.id in numbers]
    return Text("\n").join(numbered) if numbered else Text("·", style="dim")


def _map(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    """A map as a list of its places: who is there, and where one can go from there. Of a large one, those that matter."""
    spaces = [item for item in region.items if item.kind == "space"]
    names = {space.id: space.name or space.id for space in spaces}
    busy = {item.on for item in region.items} | set(numbers)
    told = spaces if len(spaces) < LARGE else [space for space in spaces if space.id in busy]
    table = Table(show_header=False, border_style="dim", box=None, padding=(0, 2, 0, 0))
    for space in told:
        here = [item for item in region.items if item.on == space.id and item.kind != "space"]
        leading = [link for link in region.links if space.id in (link.a, link.b)]
        ends = [(link.label, link.b if link.a == space.id else link.a) for link in leading]
        told_ends = (f"{label} {names.get(end, end)}".strip() for label, end in ends)
        ways = say(lang, "leads-to", names=", ".join(told_ends)) if ends else ""
        standing = Text(", ").join(title(item, ink, numbers) for item in here) if here else Text("·", style="dim")
        table.add_row(title(space, ink, numbers), standing, Text(ways, style="dim"))
    if len(told) < len(spaces):
        table.add_row(Text(say(lang, "places-more", count=len(spaces) - len(told)), style="dim"))
    loose = [item for item in region.items if item.kind != "space" and item.on not in names]
    return Group(table, _side_by_side(loose, ink, numbers)) if loose else table


def _track(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    """A track as a line of steps, with what stands on each."""
    last = max((int(item.at[0]) for item in region.items if item.at), default=0)
    steps = max(region.columns, region.limit + 1 if region.limit else 0, last + 1)
    line = Text()
    for step in range(steps):
        here = [item for item in region.items if item.at and int(item.at[0]) == step]
        standing = [item for item in here if item.kind != "space"]
        line.append(f" {step} ", style="bold reverse" if standing else "dim")
        for item in standing:
            line.append_text(title(item, ink, numbers)).append(" ")
    return line


def _meter(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    text = Text()
    if region.limit:
        full = round(BAR * min(1.0, max(0.0, region.value / region.limit)))
        text.append("█" * full, style=ink.style(region.tone)).append("░" * (BAR - full), style="dim").append(" ")
    return text.append(f"{region.value}", style="bold").append(f" / {region.limit}" if region.limit else "")


def _dice(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    if not region.items:
        return Text(say(lang, "nobody"), style="dim")
    return Text("   ").join(title(item, ink, numbers) for item in region.items)


def _sheet(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    return Group(*(sentence(line) for line in region.lines), *(title(item, ink, numbers) for item in region.items))


def _tally(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    """The sides of a comparison as columns, one line for each number."""
    table = Table(border_style="dim", box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for side in region.items:
        table.add_column(title(side, ink, numbers), justify="right")
    names = dict.fromkeys(mark.label for side in region.items for mark in side.stats)
    for name in names:
        found = [next((mark for mark in side.stats if mark.label == name), None) for side in region.items]
        table.add_row(name, *(Text(mark.text, style="bold") if mark else Text("·", style="dim") for mark in found))
    return table


def _chart(region: Region, ink: Ink, numbers: Numbers, lang: str) -> RenderableType:
    """A chart by rows: what each does to which others. A terminal has no room for all columns."""
    names = {item.id: item.name for item in region.items}
    found: list[Text] = [sentence(line) for line in region.lines]
    for item in region.items:
        line = title(item, ink, numbers)
        for mark in region.legend:
            others = [names[link.b] for link in region.links if link.a == item.id and link.kind == mark.tone]
            if others:
                line.append(f"  {mark.label} ", style="dim").append(", ".join(others))
        found.append(line)
    return Group(*found)


DRAW: dict[str, Callable[[Region, Ink, Numbers, str], RenderableType]] = {
    "row": _row,
    "hand": _row,
    "stack": _stack,
    "grid": _grid,
    "map": _map,
    "track": _track,
    "meter": _meter,
    "dice": _dice,
    "sheet": _sheet,
    "tally": _tally,
    "chart": _chart,
}
