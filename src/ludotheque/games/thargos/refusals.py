"""The refusals people wonder about, from what the asked seat may know: each with the clause that was broken."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.kernel import Option, Refusal

from . import aims, story
from .cards import ACTION, LASTING
from .table import MORE, PLACES, Side, Thargos, standing, uses_left


def why_not(table: Thargos, option: object) -> Refusal | None:
    """Why an answer is not offered, with the clause behind it."""
    if not isinstance(option, tuple) or not option or table.asking is None:
        return None
    if not all(type(value) is int for value in option[1:]):
        return None
    reason = REASONS.get(table.asking.__name__)
    return reason(table, table.sides[table.seat], option) if reason is not None else None


def acting(table: Thargos, side: Side, option: Option) -> Refusal | None:
    match option:
        case ("attempt", place) if not table.story_mode and place in PLACES:
            if side.places[place].hero < 0:
                return "no_hero", "THA-M03", {}
            return ("denied_attempt", "THA-D23", {}) if "attempt" in side.denied else ("no_mission", "THA-M03", {})
        case ("attempt", mission, lead) if table.story_mode:
            return attempting(table, side, mission, lead)
        case ("lasting", card, place) if card in side.hand:
            return attaching(table, side, card, place)
        case ("play", card, *_) if card in side.hand:
            if table.pool.kind[card] != ACTION:
                return "not_action", "THA-D23", {}
            if card in table.pool.barred:
                return "barred", barring(table, "THA-R39"), {}
            ambush = table.print(card).ambush
            used_up = ambush is not None and table.spent.get(card, 0) >= ambush.uses
            return ("used_up", "THA-D29", {}) if used_up else NO_TARGET
        case ("power", place, *_) if place in PLACES:
            return invoking(table, side, place)
        case ("shift", start, goal) if start in PLACES and goal in PLACES:
            return "shift", "THA-U16" if table.story_mode else "THA-U11", {}
        case ("lay", *_):
            return "no_conflict", "THA-M42", {}
        case ("discard" | "mission", *_):
            return "unasked", "THA-D35", {}
    return None


def attempting(table: Thargos, side: Side, mission: int, lead: int) -> Refusal | None:
    """R14 R16 R18 R20 R22 R37 R53 Why a mission of the story is not open."""
    if mission not in table.pool.scenes or mission in table.secret:
        return None
    scene = story.scene_of(table, mission)
    if mission in side.done:
        return "completed", "THA-R14" if scene.side else "THA-R20", {}
    if mission in side.shut or mission not in table.missions:
        return ("fork", "THA-R53", {}) if scene.fork else ("taken", "THA-R16", {})
    if not story.is_open(table, side.seat, mission):
        return ("secret", "THA-R18", {}) if scene.secret else ("not_open", "THA-R20", {})
    if "attempt" in side.denied:
        return "denied_attempt", "THA-D23", {}
    if story.needs_party(table, mission) and len(standing(table, side.seat)) < len(PLACES):
        return "party", "THA-R37", {}
    return "no_hero", "THA-R22", {}


def attaching(table: Thargos, side: Side, card: int, place: int) -> Refusal:
    if table.pool.kind[card] != LASTING:
        return "not_lasting", "THA-D14", {}
    if place not in PLACES:
        return "own_hero", "THA-D21", {}
    if card in table.pool.barred:
        return "barred", barring(table, "THA-R42"), {}
    if "lasting" in side.denied:
        return "denied_lasting", "THA-D14", {}
    if side.places[place].hero < 0:
        return "no_hero", "THA-D14", {}
    if table.again == MORE:
        return "after_action", "THA-D17", {}
    if side.lastings and aims.takes_lasting(table, side.places[place], card):
        return "lasting_done", "THA-D14", {}
    return "faction", "THA-X11", {}


def barring(table: Thargos, clause: str) -> str:
    """Which rule lets a card serve as a modifier only: the story's, or that of the campaign's place."""
    return clause if table.story_mode else "THA-B22"


def invoking(table: Thargos, side: Side, at: int) -> Refusal:
    place = side.places[at]
    if place.hero < 0:
        return "no_hero", "THA-D34", {}
    face = table.face(place)
    if face.power is None:
        return "no_power", "THA-C07", {}
    if table.again == MORE:
        return "after_action", "THA-D34", {}
    if place.invoked >> face.script & 1:
        return "power_done", "THA-D34", {}
    return NO_TARGET if uses_left(table, place, face.power) else ("power_spent", "THA-C08", {})


NO_TARGET: Refusal = ("no_target", "THA-D27", {})
REASONS: dict[str, Callable[[Thargos, Side, Option], Refusal | None]] = {
    "act": acting,
}
