"""Stories as data: which missions lie on the table, what must come before what, and whether the points suffice (R09–R12)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel import Arrow, Map, Piece, Problem, Setup
from ludotheque.kernel.mistakes import readable, told
from ludotheque.kernel.text import Said

FOLDER = Path(__file__).parent / "stories"
MARKS = ("optional", "side", "secret", "unlocks", "exclusive", "passive", "wilderness")
"""How a mission may be marked; ``party`` and ``scattered`` say outright whether all four heroes must be in play."""
PARTY, SCATTERED = "party", "scattered"
LINKS = ("after", "after_any")
WAYS = 1024
"""The most ways through its forks that a story may have: each is walked when it is checked."""


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A mission laid out in a story.

    after: all of these must be completed before · after_any: one of these · fork: one mission of a fork closes the others
    """

    card: str
    after: tuple[str, ...] = ()
    after_any: tuple[str, ...] = ()
    fork: str = ""
    optional: bool = False
    side: bool = False
    secret: bool = False
    exclusive: bool = False
    passive: bool = False
    unlocks: bool = False
    wilderness: bool = False
    party: bool | None = None
    at: tuple[float, float] = (0.5, 0.5)


class Story(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole story. ``actions``: those that may be played as such; empty: all. ``no_lastings``: those left out.
    ``tales``: missions of which something is told when they are attempted and won (``tale-…`` in the texts)."""

    name: str
    scenes: tuple[Scene, ...]
    actions: tuple[str, ...] = ()
    no_lastings: tuple[str, ...] = ()
    tales: tuple[str, ...] = ()


@cache
def ready_made() -> dict[str, Story]:
    """The stories that come with the game."""
    found = {}
    for path in sorted(FOLDER.glob("*.toml")):
        story = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Story)
        found[story.name] = story
    return found


def read_story(setup: Setup, given: Any, where: str) -> tuple[Story | None, list[Problem]]:
    """A story by its name, its share code, as a map, or scene by scene as the files have it."""
    if isinstance(given, str) and given in ready_made():
        return ready_made()[given], []
    if isinstance(given, Story):
        given = msgspec.to_builtins(given)
    if isinstance(given, Mapping) and "scenes" in given:
        return read_scenes(setup, given, where)
    made, problems = setup.game.workshops["story"].read(setup, given, where)
    return (as_story(made) if made is not None else None), problems


def read_scenes(setup: Setup, given: Mapping[str, Any], where: str) -> tuple[Story | None, list[Problem]]:
    """R09 A story scene by scene, its cards by id or number; one with loose ends is none."""
    given = _by_ids(setup, given)
    problems = [
        setup.game.problem(f"{where}{place}", "malformed", "THA-R09", detail=detail)
        for place, detail in _unreadable(given)
    ]
    if problems:
        return None, problems
    story = msgspec.convert(given, Story)
    problems = setup.game.workshops["story"].read(setup, as_map(story), where)[1]
    for field, kind in (("actions", "action"), ("no_lastings", "lasting"), ("tales", "mission")):
        for card in getattr(story, field):
            if card not in setup.box:
                problems.append(setup.game.problem(f"{where}.{field}.{card}", "no-card", "THA-R09", text=card))
            elif setup.box[card].kind != kind:
                problems.append(setup.game.problem(f"{where}.{field}.{card}", f"no-{kind}", "THA-R09", card=card))
    return (None if problems else story), problems


def _by_ids(setup: Setup, given: Mapping[str, Any]) -> dict[str, Any]:
    """R09 The same with ids where cards were called by their numbers (M22)."""
    numbers = {found.no: card for card, found in setup.box.cards.items() if found.no}

    def named(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [named(each) for each in value]
        return numbers.get(value, value) if isinstance(value, str) else value

    def scene(fields: Any) -> Any:
        known = ("card", *LINKS)
        return {k: named(v) if k in known else v for k, v in fields.items()} if isinstance(fields, Mapping) else fields

    found = {
        name: named(value) if name in ("actions", "no_lastings", "tales") else value for name, value in given.items()
    }
    if isinstance(given["scenes"], list | tuple):
        found["scenes"] = [scene(fields) for fields in given["scenes"]]
    return found


def _unreadable(given: Mapping[str, Any]) -> list[tuple[str, Said]]:
    """Every field of a story that cannot be understood, with where it stands."""
    scenes = given["scenes"]
    whole = {name: value for name, value in given.items() if name != "scenes" or not isinstance(scenes, list | tuple)}
    found: list[tuple[str, Said]] = [("", detail) for detail in _faults(Story, whole, {"name": "", "scenes": []})]
    for i, fields in enumerate(scenes if isinstance(scenes, list | tuple) else []):
        named = isinstance(fields, Mapping) and isinstance(fields.get("card"), str)
        place = f".{fields['card']}" if named else f".scenes.{i}"
        found += [(place, detail) for detail in _faults(Scene, fields, {"card": ""})]
    return found


def _faults(kind: type[msgspec.Struct], given: Any, needed: dict[str, Any]) -> Iterator[Said]:
    """What is wrong with each field by itself; ``needed`` stands for those that must be there."""
    if not isinstance(given, Mapping):
        yield told("value-no-fields", value=repr(given))
        return
    missing = [name for name in needed if name not in given and name != "scenes"]
    yield from (told("value-missing", word=name) for name in missing)
    for name, value in given.items():
        try:
            msgspec.convert({**needed, name: value}, kind)
        except msgspec.ValidationError as error:
            yield readable(error)


def as_map(story: Story) -> Map:
    """A story as the workshop lays it out. What only its setting forbids is kept as a mark of the whole."""
    pieces, links = [], []
    for scene in story.scenes:
        marks = [mark for mark in MARKS if getattr(scene, mark)]
        if scene.party is not None:
            marks.append(PARTY if scene.party else SCATTERED)
        pieces.append(Piece(scene.card, scene.at, marks, scene.fork))
        links += [Arrow(before, scene.card, kind) for kind in LINKS for before in getattr(scene, kind)]
    return Map(story.name, pieces, links, [story.name] if story.name in settings() else [])


def as_story(made: Map) -> Story:
    """The story that was laid out."""
    scenes = []
    for piece in made.pieces:
        facts: dict[str, Any] = {mark: True for mark in piece.marks if mark in MARKS}
        if PARTY in piece.marks or SCATTERED in piece.marks:
            facts["party"] = PARTY in piece.marks
        for kind in LINKS:
            facts[kind] = tuple(link.start for link in made.links if link.to == piece.id and link.kind == kind)
        scenes.append(Scene(piece.id, fork=piece.group, at=piece.at, **facts))
    setting = next((ready_made()[mark] for mark in made.marks if mark in settings()), Story("", ()))
    return Story(made.name, tuple(scenes), setting.actions, setting.no_lastings, setting.tales)


@cache
def settings() -> tuple[str, ...]:
    """The ready-made stories that forbid some cards; another story may be set in the same lands."""
    return tuple(name for name, story in ready_made().items() if story.actions or story.no_lastings)


def vp_of(setup: Setup) -> dict[str, int]:
    """What each mission is worth in the edition that is played."""
    box, french = setup.box, setup["edition"] == "fr"
    return {
        card: box[card].vp_fr if french and box[card].vp_fr else box[card].vp
        for card in box
        if box[card].kind == "mission"
    }


def forks_of(story: Story) -> dict[str, list[str]]:
    """The branches of each fork."""
    forks: dict[str, list[str]] = {}
    for scene in story.scenes:
        if scene.fork:
            forks.setdefault(scene.fork, []).append(scene.card)
    return forks


def can_be_walked(story: Story) -> bool:
    """Whether there is something to walk through, in not too many ways."""
    return bool(story.scenes) and prod(map(len, forks_of(story).values())) <= WAYS


def ways(story: Story) -> Iterator[set[str]]:
    """R10 For each way to decide the forks, the missions that this closes."""
    forks = list(forks_of(story).values())
    for taken in product(*forks):
        yield {card for branches in forks for card in branches} - set(taken)


def path_points(story: Story, vp: Mapping[str, int]) -> int:
    """R11 R12 The VP that everyone can reach on the poorest way: not those of secret missions, nor of exclusive ones and
    what lies behind them."""
    hidden = {scene.card for scene in story.scenes if scene.secret or scene.exclusive}
    return min(sum(vp[card] for card in reachable(story, closed | hidden)) for closed in ways(story))


def check_story(setup: Setup, story: Story, where: str) -> list[Problem]:
    """R09 R10 Everything wrong with the order of a story: circles and other dead ends."""
    game = setup.game
    if not story.scenes:
        return [game.problem(where, "empty-story", "THA-R09")]
    if not can_be_walked(story):
        return [game.problem(where, "too-many-ways", "THA-R10", most=WAYS)]
    reached = {card for closed in ways(story) for card in reachable(story, closed)}
    return [
        game.problem(f"{where}.{scene.card}", "unreachable", "THA-R10", card=scene.card)
        for scene in story.scenes
        if scene.card not in reached and not scene.secret
    ]


def reachable(story: Story, closed: set[str] | frozenset[str] = frozenset()) -> set[str]:
    """The missions that can be completed one after the other without those that are closed."""
    done: set[str] = set()
    while True:
        out = done | closed
        new = {
            scene.card
            for scene in story.scenes
            if scene.card not in out
            and all(card in done for card in scene.after)
            and (not scene.after_any or any(card in done for card in scene.after_any))
        }
        if not new:
            return done
        done |= new
