"""A story as a map: what each mission is, what leads to it, what keeps it closed, and what the colours mean."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from ludotheque.kernel import Eye, Item, Link, Mark, Region

from . import story
from .faces import CardFaces
from .stories import Scene, ready_made
from .table import Thargos

TONES = {"path": "mission", "optional": "mission", "side": "side", "secret": "secret"}
SHAPES = {"path": "", "optional": "ring", "side": "diamond", "secret": "shield"}
"""On the map a sign beside the disc; most missions lie on the path and need none."""
MAP_WIDTH = 1.35
TOLD = {"side": "THA-R13", "unlocks": "THA-R18", "exclusive": "THA-R16", "passive": "THA-R31"}
"""Marks of a scene that its reader is told of in a sentence, and the clause of each."""


def storymap(view: CardFaces, eye: Eye[Thargos]) -> Region:
    """R01 R13 The missions by their place, ways and forks between them, and a flag where each side came to."""
    table = eye.table
    scenes = table.kit.scenes
    laid = {scenes[card].card: card for card in table.missions}
    items = [_mission(view, eye, card) for card in table.missions]
    if table.secret:
        items.append(_secrets(eye))
    links = [
        Link(a=f"card{laid[before]}", b=f"card{card}", kind="path" if before in scenes[card].after else "either")
        for card in table.missions
        for before in (*scenes[card].after, *scenes[card].after_any)
        if before in laid
    ]
    for side in table.sides:
        if side.done and side.done[-1] in table.missions:
            flag = Item(id=f"marker{side.seat}", kind="piece", name=view.side_name(eye, side.seat), owner=side.seat)
            flag.on, flag.icons = f"card{side.done[-1]}", ["flying-flag"]
            items.append(flag)
    links += _forks(eye)
    return Region(id="map", kind="map", label=_name(eye), items=items, links=links, legend=_legend(eye))


def _name(eye: Eye[Thargos]) -> str:
    """What the story is called by whoever made it."""
    name = str(eye.table.setup.decks.story.name)
    return eye.say(f"story-{name}") if name in ready_made() else name or eye.say("region-map")


def _legend(eye: Eye[Thargos]) -> list[Mark]:
    """What the colours and signs of this story mean: only those that occur in it."""
    scenes = eye.table.kit.scenes.values()
    kinds = {kind_of(scene) for scene in scenes}
    found = [
        Mark(text=eye.say("legend", what=kind), tone=TONES[kind], shape=SHAPES[kind] or "circle")
        for kind in TONES
        if kind in kinds
    ]
    states = ["done", *["locked"] * any(scene.after or scene.after_any for scene in scenes)]
    return found + [Mark(text=eye.say("legend", what=state), tone=state, shape="circle") for state in states]


def _secrets(eye: Eye[Thargos]) -> Item:
    """R17 The secret missions, face down, amid the places where they will lie."""
    table = eye.table
    name = eye.say("secret-stack", n=len(table.secret))
    places = [scene.at for scene in table.kit.scenes.values() if scene.secret]
    middle = (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
    item = Item(id="secret", kind="space", name=name, icons=["locked-chest"], tone="secret", at=_on_map(middle))
    item.more = [[eye.say("mark-secret-about")]]
    item.clauses = ["THA-R17", "THA-R18"]
    return item


def _forks(eye: Eye[Thargos]) -> list[Link]:
    """R53 The branches of a fork stand against one another, from top to bottom, as long as they lie there."""
    table = eye.table
    branches: dict[str, list[int]] = {}
    for card in table.missions:
        fork = story.scene_of(table, card).fork
        if fork:
            branches.setdefault(fork, []).append(card)
    found = []
    for cards in branches.values():
        cards.sort(key=lambda card: story.scene_of(table, card).at[::-1])
        found += [
            Link(a=f"card{one}", b=f"card{two}", kind="fork", label=eye.say("fork-or")) for one, two in pairwise(cards)
        ]
    return found


def kind_of(scene: Scene) -> str:
    return "side" if scene.side else "secret" if scene.secret else "optional" if scene.optional else "path"


def _mission(view: CardFaces, eye: Eye[Thargos], card: int) -> Item:
    """A mission of the story: open, done or locked for the reader, and who else has completed it."""
    table = eye.table
    scene = story.scene_of(table, card)
    side = table.sides[eye.home]
    item = view.brief(eye, card)
    item.kind, item.at = "space", _on_map(scene.at)
    shut = card in side.shut
    is_open = story.is_open(table, eye.home, card)
    state = "done" if card in side.done else "open" if is_open else "shut" if shut else "locked"
    kind = kind_of(scene)
    if state in ("locked", "shut"):
        item.flags = ["dim"]
    item.tone, item.shape = "done" if state == "done" else TONES[kind], SHAPES[kind]
    item.sub = eye.say("scene-state", state=state, kind=kind)
    item.text = view.effects_text(eye, table.print(card).card.effects)
    if state != "done":
        item.tags.append(item.stats[0])  # the map shows one mark of a place: what it is worth
    for other in table.sides:
        if card in other.done:
            item.tags.append(Mark(text="✓", label=view.side_name(eye, other.seat), icon="star-medal", tone="done"))
    if story.needs_party(table, card):
        item.tags.append(Mark(text="4", label=eye.say("needs-party"), icon="team-upgrade", tone="party"))
    told = [*_tale(eye, card, state), *_told(view, eye, card, state)]
    item.more = [[line] for line, _ in told]
    item.clauses = [clause for _, clause in told]
    return item


def _tale(eye: Eye[Thargos], card: int, state: str) -> Iterator[tuple[str, str]]:
    """R09 What the story tells of a mission that is open or done."""
    name = eye.table.print(card).id
    if name in eye.table.setup.decks.story.tales and state in ("open", "done"):
        yield eye.say(f"tale-{name}" if state == "open" else f"tale-{name}-won"), "THA-R09"


def _told(view: CardFaces, eye: Eye[Thargos], card: int, state: str) -> Iterator[tuple[str, str]]:
    """R16 R18 R20 R53 Why it is closed, what it would close, and what else is special about it; each with its clause."""
    table = eye.table
    scene = story.scene_of(table, card)
    done = {story.scene_of(table, other).card for other in table.sides[eye.home].done}
    if state == "shut":
        yield eye.say("scene-shut", fork=int(bool(scene.fork))), "THA-R53" if scene.fork else "THA-R16"
    elif state == "locked":
        missing = [each for each in scene.after if each not in done]
        if missing:
            words = eye.all_of(_named(eye, name) for name in missing)
            yield eye.say("scene-after", what=words, n=len(missing)), "THA-R20"
        if scene.after_any and not done.intersection(scene.after_any):
            words = ", ".join(_named(eye, name) for name in scene.after_any)
            yield eye.say("scene-after-any", what=words), "THA-R20"
        if scene.secret:
            yield eye.say("scene-key"), "THA-R18"
    closing = closes(eye, card) if state in ("open", "locked") else ""
    if closing:
        yield closing, "THA-R53"
    if story.needs_party(table, card):
        yield eye.say("scene-party"), "THA-R37"
    for mark, clause in TOLD.items():
        if story.unlocks(table, card) if mark == "unlocks" else getattr(scene, mark):
            yield eye.say(f"mark-{mark}-about"), clause


def closes(eye: Eye[Thargos], card: int) -> str:
    """R53 Which missions completing this one closes, in a sentence; empty if there are none."""
    scenes = eye.table.kit.scenes
    fork = scenes[card].fork
    others = [each.card for each in scenes.values() if fork and each.fork == fork and each is not scenes[card]]
    return eye.say("scene-fork", what=eye.all_of(_named(eye, name) for name in others)) if others else ""


def _named(eye: Eye[Thargos], name: str) -> str:
    """R17 What a mission is called; nobody is told the name of one that lies face down."""
    table = eye.table
    hidden = any(story.scene_of(table, card).card == name for card in table.secret)
    return eye.say("scene-hidden") if hidden else eye.say(f"card-{name}")


def _on_map(at: tuple[float, float]) -> tuple[float, float]:
    """A place of a story on the map, which is wider than high."""
    return at[0] * MAP_WIDTH, at[1]
