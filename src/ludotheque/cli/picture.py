"""Picture: a whole scene in a terminal, from the others' side at the top to one's own hand at the bottom."""

from __future__ import annotations

from collections.abc import Iterator

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotheque.kernel import LogLine, Plate, Prompt, Scene, Shown

from .ink import Ink, chips, sentence
from .items import Numbers
from .regions import draw_region
from .words import say

AREAS = ("away", "board", "side", "home", "hand")
GAP = 3
FEW = 10
"""Choices up to which each gets a line of its own."""
ROLES = {"main": "bold green", "danger": "red", "back": "dim", "normal": ""}


def picture(scene: Scene, ink: Ink, console: Console) -> RenderableType:
    """The table as its seat sees it."""
    numbers = numbered(scene.prompt)
    parts: list[RenderableType] = [_heading(scene), _plates(scene, ink)]
    for area in AREAS:
        drawn = [draw_region(region, ink, numbers, scene.lang) for region in scene.regions if region.area == area]
        parts += [Padding(row, (1, 0, 0, 1)) for row in _packed(drawn, console)]
    aids = [say(scene.lang, "other-aids", label=region.label) for region in scene.regions if region.area == "aid"]
    if aids:
        parts.append(Padding(Text(" · ".join(aids), style="dim"), (1, 0, 0, 1)))
    if scene.over:
        parts.append(Padding(Text(scene.verdict, style="bold green"), (1, 0, 0, 1)))
    elif scene.prompt is not None:
        parts.append(Padding(prompt(scene.prompt, scene.lang), (1, 0, 0, 1)))
    return Group(*parts)


def numbered(asked: Prompt | None) -> Numbers:
    """Which numbers can be written on which items: those of choices that one item stands for."""
    numbers: Numbers = {}
    for number, choice in enumerate(asked.choices if asked else [], 1):
        if len(choice.items) == 1:
            numbers.setdefault(choice.items[0], []).append(number)
    return numbers


def prompt(asked: Prompt, lang: str) -> RenderableType:
    """What is asked, why, and all that can be answered."""
    lines: list[RenderableType] = []
    if asked.coach:
        lines.append(Text.assemble((say(lang, "lesson"), "bold magenta"), "  ", sentence(asked.coach)))
    question = sentence(asked.text)
    question.stylize("bold")
    lines.append(Text.assemble(question, "  ", chips(asked.clauses)))
    if not asked.choices:
        return Group(*lines)
    drawn = [_choice(number, choice) for number, choice in enumerate(asked.choices, 1)]
    previews = any(choice.preview for choice in asked.choices)
    lines += drawn if len(drawn) <= FEW or previews else [Columns(drawn, column_first=True, padding=(0, 3))]
    return Group(*lines)


def _choice(number: int, choice: Shown) -> Text:
    text = Text.assemble((f"{number:>3} ", "bold yellow"), (choice.label, ROLES[choice.role]))
    if choice.clause:
        text.append("  ").append_text(chips([choice.clause]))
    for line in choice.preview:
        text.append("\n      ").append_text(sentence(line))
    return text


def log_text(lines: list[LogLine]) -> RenderableType:
    """Lines of the story, with the clauses behind them."""
    return Group(*(Text.assemble("  • ", sentence(line.text), "  ", chips(line.clauses)) for line in lines))


def results(scene: Scene, table_outcomes: list[tuple[float, int]]) -> Table:
    """The final standing, first place first."""
    table = Table(border_style="dim")
    table.add_column(say(scene.lang, "result-rank"), justify="right")
    table.add_column(say(scene.lang, "result-seat"))
    table.add_column(say(scene.lang, "result-score"), justify="right")
    for seat in sorted(range(len(table_outcomes)), key=lambda seat: table_outcomes[seat][1]):
        score, rank = table_outcomes[seat]
        table.add_row(str(rank), scene.plates[seat].name, f"{score:g}", style="bold" if rank == 1 else "")
    return table


def _heading(scene: Scene) -> Rule:
    name = Text(scene.title, style="bold")
    if scene.subtitle:
        name.append(f" · {scene.subtitle}", style="not bold")
    return Rule(name.append(f" · {say(scene.lang, 'move', move=scene.move)}", style="not bold dim"), style="dim")


def _plates(scene: Scene, ink: Ink) -> RenderableType:
    return Padding(Columns([_plate(plate, scene, ink) for plate in scene.plates], padding=(0, GAP)), (0, 0, 0, 1))


def _plate(plate: Plate, scene: Scene, ink: Ink) -> Text:
    text = Text().append("▶ " if plate.active else "  ", style="bold yellow")
    text.append(plate.name, style="bold" if plate.active else "")
    if plate.seat == scene.seat:
        text.append(f" ({say(scene.lang, 'you')})", style="dim")
    elif plate.kind != "person" and plate.kind not in plate.name.lower():
        text.append(f" ({say(scene.lang, plate.kind)})", style="dim")
    if plate.score:
        text.append(f"  {plate.score}", style="bold")
    for mark in plate.marks:
        text.append("  ").append_text(ink.mark(mark))
    return text


def _packed(drawn: list[RenderableType], console: Console) -> Iterator[RenderableType]:
    """Regions side by side as long as they fit."""
    options = console.options
    row: list[RenderableType] = []
    used = 0
    for region in drawn:
        width = Measurement.get(console, options, region).maximum
        if row and used + GAP + width > console.width - 2:
            yield _beside(row)
            row, used = [], 0
        row.append(region)
        used += width + GAP
    if row:
        yield _beside(row)


def _beside(row: list[RenderableType]) -> RenderableType:
    if len(row) == 1:
        return row[0]
    grid = Table.grid(padding=(0, GAP, 0, 0))
    grid.add_row(*row)
    return grid
