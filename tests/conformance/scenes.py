"""Every scene is complete and consistent: a browser, a terminal or a screen reader can draw it without knowing the game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from ludotheque.kernel import Item, LogLine, Ref, Scene
from ludotheque.kernel.text import LANGUAGES
from ludotheque.testing import Case, Spot, spots

from .secrecy import is_private

LARGEST = 64 * 1024
COLOUR = re.compile(r"#([0-9a-fA-F]{3}){1,2}")


def scenes_are_complete(case: Case) -> None:
    """10 Ids are unique, choices point at things that are there, links lead somewhere, and it all fits into 64 KiB."""
    for spot in spots(case, end=True):
        for eye in spot.eyes:
            for lang in LANGUAGES:
                scene = spot.game.scene(spot.table, eye, lang)
                log = spot.game.log(spot.table, eye, lang)
                for wrong in problems(spot, scene, log, eye, lang):
                    spot.fail(f"the {lang} scene of {'the spectator' if eye is None else f'seat {eye}'}: {wrong}")


def skins_are_colours(case: Case) -> None:
    """10 A skin holds colours, names and the measures of a table, never logic."""
    for name, value in _flat(case.game.skin):
        where = f"{case.game.name}: skin.toml: {name}"
        measures = name == "dark" or ".board." in f".{name}" or (name.startswith("box.") and "ready" not in name)
        assert isinstance(value, int | float if measures else str), f"{where} is not a colour, a name or a measure"
        assert not str(value).startswith("#") or COLOUR.fullmatch(str(value)), f"{where} = {value}"


def problems(spot: Spot, scene: Scene, log: list[LogLine], eye: int | None, lang: str) -> Iterator[str]:
    """Everything that is wrong with a scene and its log."""
    data = msgspec.json.encode(scene)
    if len(data) > LARGEST:
        yield f"{len(data)} bytes are too much"
    if msgspec.json.decode(data, type=Scene) != scene:
        yield "it does not survive a journey as JSON"
    yield from _things(spot, scene, lang)
    yield from _prompt(spot, scene, eye)
    clauses = spot.game.rulebook(lang).clauses
    for kind, name in {*_references(scene), *_references(log)}:
        if kind == "clause" and name not in clauses:
            yield f"it cites {name}, which is not in the rulebook"
        if kind == "seat" and name not in map(str, range(spot.case.seats)):
            yield f"it speaks of seat {name}"
        if kind == "card" and not spot.game.card(name, lang).name:
            yield f"the card {name} has no name"
    seats = [plate.seat for plate in scene.plates]
    played = [plate.seat for plate in scene.plates if plate.kind != "automaton"]
    if played != list(range(spot.case.seats)) or seats != list(range(len(seats))):
        yield "there is not one plate for each seat, and automata after them"
    if bool(scene.key) != spot.table.over or not scene.commitment:
        yield "the key is shown before the end, or not at the end"


def _things(spot: Spot, scene: Scene, lang: str) -> Iterator[str]:
    items = [item for region in scene.regions for item in _all(region.items)]
    for what, ids in (("region", [region.id for region in scene.regions]), ("item", [item.id for item in items])):
        twice = [id for id, times in Counter(ids).items() if times > 1]
        if twice:
            yield f"two {what}s are called {twice[0]!r}"
    there = {item.id for item in items}
    for item in items:
        if item.on and item.on not in there:
            yield f"{item.id} stands on {item.on}, which is not there"
        if item.card and not spot.game.card(item.card, lang).name:
            yield f"{item.id} is the card {item.card}, which has no face"
        if item.down and (item.card or item.text or item.stats):
            yield f"{item.id} lies face down and shows what it is"
    for region in scene.regions:
        for end in (end for link in region.links for end in (link.a, link.b)):
            if end not in there:
                yield f"a link of {region.id} ends at {end}, which is not there"


def _prompt(spot: Spot, scene: Scene, eye: int | None) -> Iterator[str]:
    prompt, table = scene.prompt, spot.table
    if prompt is None or table.over:
        if prompt is not None or not scene.over or not scene.verdict:
            yield "it asks although all is over, or does not say how it ended"
        return
    there = {item.id for region in scene.regions for item in _all(region.items)}
    hidden = is_private(spot.game, table) and eye not in table.waiting
    named = set(table.waiting) <= set(prompt.waiting) if hidden else prompt.waiting == table.waiting
    if prompt.mine != (eye in table.waiting) or not named or not prompt.text:
        yield "the prompt does not say who must do what"
    offered = table.options_of(eye) if eye is not None else []
    if [tuple(choice.option) for choice in prompt.choices] != offered:
        yield f"the choices are not the options: {[choice.option for choice in prompt.choices]} for {offered}"
    for choice in prompt.choices:
        lost = [id for id in choice.items if id not in there]
        if lost or not choice.label:
            yield f"the choice {choice.option} points at {lost}, or has no label"
    steps = {route.item for route in prompt.routes}
    for route in prompt.routes:
        begun = route.after in steps if route.after else tuple(route.option) in offered
        if route.item not in there or not begun:
            yield f"the route to {route.item} points at nothing, or does not begin with an option"
    names = Counter((choice.label, *choice.items) for choice in prompt.choices)
    for (label, *_), times in names.items():
        if times > 1:
            yield f"{times} choices cannot be told apart: {label!r}"


def _all(items: list[Item]) -> Iterator[Item]:
    for item in items:
        yield item
        yield from _all(item.under)


def _references(value: Any) -> Iterator[tuple[str, str]]:
    """Every link and every cited clause anywhere inside a scene or a log."""
    if isinstance(value, Ref):
        yield value.to, value.id
    elif isinstance(value, list):
        for each in value:
            yield from _references(each)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            if name == "clauses":
                yield from (("clause", clause) for clause in inner)
            elif name == "clause" and inner:
                yield "clause", inner
            else:
                yield from _references(inner)


def _flat(skin: dict[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in skin.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{above}{name}.")
        else:
            yield f"{above}{name}", value


CHECKS = [scenes_are_complete, skins_are_colours]
