"""The map: zones as rooms, walls, who and what stands where, and the way a hero just took."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ludotheque.kernel import Eye, Item, Link, Mark, Outline, Region

from ..state.board import CORNERS
from ..state.kit import Kit
from ..state.table import Ritual
from .faces import SHAPES, TONES, face

WIDE, HIGH, GAP = 26, 12, 2
"""The map: a zone's width and height, and the seam between tiles."""
TOKENS = {"chest": "locked-chest", "herb": "herbs-bundle", "soul": "soul", "ruby": "cut-diamond"}
AREAS = {
    "pit": "spiky-pit",
    "red": "position-marker",
    "yellow": "pentacle",
    "green": "star-flag",
    "cave": "cave-entrance",
    "gate": "dungeon-gate",
}


def map_region(eye: Eye[Ritual]) -> Region:
    kit = eye.table.kit
    board = kit.board
    links = [Link(a=f"zone{a}", b=f"zone{b}") for a, near in enumerate(board.beside) for b in near if a < b]
    trail = eye.table.trail
    links += [Link(a=f"zone{a}", b=f"zone{b}", kind="trail") for a, b in pairwise(trail)]
    wide, high = (max(_at(place)[i] for place in board.at) + (WIDE, HIGH)[i] / 2 for i in (0, 1))
    return Region(
        id="map",
        kind="map",
        area="board",
        label=eye.say("region-map", round=eye.table.round),
        items=[*(_zone(eye, zone) for zone in range(len(board.names))), *_standing(eye)],
        links=links,
        outlines=_scenery(kit),
        columns=int(wide),
        rows=int(high),
    )


def _zone(eye: Eye[Ritual], zone: int) -> Item:
    kit = eye.table.kit
    encounter, board, name = kit.encounter, kit.board, kit.board.names[zone]
    item = Item(id=f"zone{zone}", kind="space", name=zone_name(eye, name), at=_at(board.at[zone]), size=(WIDE, HIGH))
    area = (
        "pit"
        if zone == board.pit
        else "cave"
        if zone in board.caverns
        else "gate"
        if zone == board.entrance
        else "green"
        if encounter.sacrifice and name == encounter.sacrifice.welcome
        else "yellow"
        if name == encounter.yellow
        else "red"
        if name == encounter.red
        else ""
    )
    if area:
        item.tone, item.icons, item.sub = area, [AREAS[area]], eye.say(f"area-{area}")
        item.name = eye.say("zone-called", zone=item.name, what=eye.say(f"place-{area}"))
    if area == "pit":
        item.flags = ["dim"]
    return item


def _standing(eye: Eye[Ritual]) -> list[Item]:
    """Figures and tokens on the map."""
    table = eye.table
    kit = table.kit
    items = [_figure(eye, fig) for fig in range(len(table.place)) if table.place[fig] >= 0]
    tokens = [("chest", zone) for zone in table.chests]
    tokens += [("herb", zone) for zone in table.herb_places]
    tokens += [("soul", zone) for zone in table.trapped]
    tokens += [("ruby", zone) for zone in table.rubies]
    tokens += [("soul", kit.board.pit)] * (table.pit_souls if kit.board.pit >= 0 else 0)
    there: Counter[tuple[str, int]] = Counter()
    for what, zone in tokens:
        there[what, zone] += 1
        items.append(
            Item(
                id=f"{what}-{zone}-{there[what, zone]}",  # named by its place, so that it stays when another one goes
                kind="token",
                name=eye.say(f"token-{what}"),
                icons=[TOKENS[what]],
                tone=what,
                on=f"zone{zone}",
            )
        )
    return items


def _figure(eye: Eye[Ritual], fig: int) -> Item:
    table = eye.table
    kit = table.kit
    item = face(eye, kit.ids[table.kind[fig]])
    item.id, item.kind, item.on = f"fig{fig}", "piece", f"zone{table.place[fig]}"
    tone = TONES[kit.sort[table.kind[fig]]]
    item.tone, item.shape = tone, SHAPES[tone]
    health = kit.health[table.kind[fig]]
    item.more = [[", ".join(f"{mark.label} {mark.text}" for mark in item.stats)], *item.more]
    item.stats = []
    if health > 1:
        left = health - table.wounds[fig]
        item.stats = [Mark(f"{left}", label=eye.say("stat-left"), icon="hearts", tone="blood")]
    if fig < 6:
        item.corner = str(fig + 1)
    if fig in table.carriers:
        item.tags.append(Mark("", label=eye.say("token-ruby"), icon=TOKENS["ruby"], tone="ruby"))
    if table.wounds[fig]:
        item.flags.append("hurt")
    if fig in (table.active, table.actor):
        item.flags.append("active")
    return item


def _scenery(kit: Kit) -> list[Outline]:
    """Tiles, and walls between zones."""
    outlines = []
    for tile in sorted(kit.encounter.tiles):
        x, y = _at(kit.board.at[kit.board.number[f"{tile}.{CORNERS[0]}"]])
        left, top, wide, high = x - WIDE / 2, y - HIGH / 2, 2 * WIDE, 2 * HIGH
        outlines.append(Outline(path=f"M{left} {top}h{wide}v{high}h{-wide}z", tone="tile", label=tile))
    for a, b in kit.board.walls:
        (x, y), (u, v) = _at(kit.board.at[a]), _at(kit.board.at[b])
        middle, across = ((x + u) / 2, (y + v) / 2), y == v
        half = HIGH / 2 if across else WIDE / 2
        path = (
            f"M{middle[0] - 0.4} {middle[1] - half}h0.8v{2 * half}h-0.8z"
            if across
            else f"M{middle[0] - half} {middle[1] - 0.4}h{2 * half}v0.8h{-2 * half}z"
        )
        outlines.append(Outline(path=path, tone="wall"))
    return outlines


def zone_name(eye: Eye[Ritual], name: str) -> str:
    """A zone in the reader's language: corners are called otherwise in French."""
    tile, corner = name.split(".")
    return eye.say("zone", tile=tile, corner=eye.say("corner", corner=corner))


def _at(place: tuple[int, int]) -> tuple[float, float]:
    x, y = place
    return x * WIDE + (x // 2) * GAP + WIDE / 2, y * HIGH + (y // 2) * GAP + HIGH / 2
