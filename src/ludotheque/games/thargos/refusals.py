"""The refusals people wonder about, from what the asked seat may know."""

from __future__ import annotations

from ludotheque.kernel import Refusal

from .cards import ACTION, LASTING
from .table import PLACES, Thargos


def why_not(table: Thargos, option: object) -> Refusal | None:
    """Why an answer is not offered, with the clause behind it."""
    if not isinstance(option, tuple) or not option or table.asking is None:
        return None
    asking, side = table.asking.__name__, table.sides[table.seat]
    numbers = all(type(value) is int for value in option[1:])
    if not numbers:
        return None
    match option:
        case ("attempt", place) if asking == "act" and not table.story_mode and place in PLACES:
            if side.places[place].hero < 0:
                return "no_hero", "THA-M03", {}
            return ("denied_attempt", "THA-D23", {}) if "attempt" in side.denied else ("no_mission", "THA-M03", {})
        case ("attempt", _, _) if asking == "act" and table.story_mode:
            return "not_open", "THA-R20", {}
        case ("lasting", card, place) if asking == "act" and card in side.hand and place in PLACES:
            if table.pool.kind[card] != LASTING:
                return "not_lasting", "THA-D14", {}
            if card in table.pool.barred:
                return "barred", "THA-R39", {}
            if side.lastings:
                return "lasting_done", "THA-D14", {}
            return "faction", "THA-X11", {}
        case ("play", card, *_) if asking == "act" and card in side.hand:
            if table.pool.kind[card] != ACTION:
                return "not_action", "THA-D23", {}
            return ("barred", "THA-R39", {}) if card in table.pool.barred else ("no_target", "THA-D27", {})
        case ("lay", card, attribute) if asking in ("attack", "defend") and card in side.hand and attribute in range(3):
            if attribute not in table.print(table.mission).attributes:
                return "attribute", "THA-M10", {}
            if "pam" in side.denied:
                return "denied_pam", "THA-M11", {}
            return ("spread", "THA-M18", {}) if asking == "attack" else ("limits", "THA-M15", {})
        case ("done",) if asking == "attack":
            return "spread", "THA-M18", {}
        case ("done",) if asking == "defend":
            return "minimum", "THA-M20", {}
        case ("cede",) if asking == "defend":
            return ("no_concession", "THA-R32", {}) if table.story_mode else ("too_late", "THA-M12", {})
    return None
