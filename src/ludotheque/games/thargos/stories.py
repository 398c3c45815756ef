"""Stories as data: which missions lie on the table, what must come before what, and whether the points suffice (R09–R12)."""

from __future__ import annotations

import tomllib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cache
from pathlib import Path
from typing import Any
from zlib import compress, decompress

import msgspec

from ludotheque.kernel import Problem

FOLDER = Path(__file__).parent / "stories"
CODE = "THS1-"


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
    """A whole story. ``actions``: those that may be played as such; empty: all. ``no_lastings``: those left out."""

    name: str
    scenes: tuple[Scene, ...]
    actions: tuple[str, ...] = ()
    no_lastings: tuple[str, ...] = ()


@cache
def ready_made() -> dict[str, Story]:
    """The stories that come with the game."""
    found = {}
    for path in sorted(FOLDER.glob("*.toml")):
        story = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Story)
        found[story.name] = story
    return found


def read_story(given: Any) -> tuple[Story | None, list[Problem]]:
    """A story by its name, its share code or its definition."""
    if isinstance(given, str) and not given.startswith(CODE):
        story = ready_made().get(given)
        return story, [] if story else [Problem("story", f"no story is called {given!r}", "THA-R09")]
    try:
        data = (
            msgspec.json.decode(decompress(urlsafe_b64decode(given[len(CODE) :]))) if isinstance(given, str) else given
        )
        return msgspec.convert(data, Story), []
    except Exception as error:  # a code or a definition from anywhere can be wrong in any way
        return None, [Problem("story", f"cannot be read: {error}", "THA-R09")]


def write_code(story: Story) -> str:
    """A story as a short text to share."""
    return CODE + urlsafe_b64encode(compress(msgspec.json.encode(story), 9)).decode()


def path_points(story: Story, vp: dict[str, int]) -> int:
    """R12 The VP that everyone can reach: the path with the cheapest branch of each fork, and the side missions."""
    forks: dict[str, list[int]] = {}
    total = 0
    for scene in story.scenes:
        if scene.secret or scene.exclusive:
            continue
        if scene.fork:
            forks.setdefault(scene.fork, []).append(vp[scene.card])
        else:
            total += vp[scene.card]
    return total + sum(min(branches) for branches in forks.values())


def check_story(story: Story, vp: dict[str, int], target: int) -> list[Problem]:
    """R09 R10 R12 Everything wrong with a story: unknown or repeated missions, circles, dead ends, too few points."""
    names = [scene.card for scene in story.scenes]
    problems = [Problem(f"story.{name}", "there is no such mission", "THA-R09") for name in names if name not in vp]
    problems += [
        Problem(f"story.{name}", "is laid out more than once", "THA-R09")
        for name in dict.fromkeys(names)
        if names.count(name) > 1
    ]
    for scene in story.scenes:
        for other in (*scene.after, *scene.after_any):
            if other not in names:
                problems.append(
                    Problem(f"story.{scene.card}", f"comes after {other}, which is not laid out", "THA-R10")
                )
    if problems:
        return problems
    reached = reachable(story)
    problems += [
        Problem(f"story.{scene.card}", "can never be reached: what it requires goes round in a circle", "THA-R10")
        for scene in story.scenes
        if scene.card not in reached and not scene.secret
    ]
    points = path_points(story, vp)
    if not problems and points < target:
        problems.append(
            Problem("story", f"offers {points} VP on the poorest way; the highest target is {target}", "THA-R12")
        )
    return problems


def reachable(story: Story) -> set[str]:
    """The missions that can be completed one after the other."""
    done: set[str] = set()
    while True:
        new = {
            scene.card
            for scene in story.scenes
            if scene.card not in done
            and all(card in done for card in scene.after)
            and (not scene.after_any or any(card in done for card in scene.after_any))
        }
        if not new:
            return done
        done |= new
