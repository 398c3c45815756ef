"""Why something cannot be done, for those who wonder."""

from __future__ import annotations

from ludotheque.kernel import Refusal

from .figures import grip_on_legion, is_legion
from .kit import Kit
from .master import CAST, MOVE, PLAGUE, POSSESS, RECALL, RUBY, SUMMON
from .table import MOST_X, Ritual
from .witchcraft import craft_targets

COSTS = {"move": MOVE, "summon": SUMMON, "recall": RECALL, "possess": POSSESS, "plague": PLAGUE}
COSTS |= {"take": RUBY, "throw": RUBY}
WITCHCRAFT = {
    "cast": "DRM-L05",
    "summon": "DRM-W23",
    "recall": "DRM-W24",
    "possess": "DRM-W25",
    "craft": "DRM-W26",
    "plague": "DRM-W27",
}
"""What only witches do, and where it says so."""
VERBS = (*COSTS, "cast", "craft", "attack")


def why_not(table: Ritual, option: object) -> Refusal | None:
    """The refusals a player may wonder about, by what he was asked."""
    asking = table.asking.__name__ if table.asking else ""
    if not isinstance(option, tuple) or not option:
        return None
    numbers = [word for word in option[1:] if type(word) is int]
    if asking not in ("act", "act_again"):
        return None
    if option == ("pass",):
        return "begun", "DRM-W11", {}
    if option == ("stop",):
        return "not-begun", "DRM-W12", {}
    if not numbers or option[0] not in VERBS or not 0 <= numbers[0] < len(table.place):
        return None
    return _why_actor(table, option, numbers[0], asking == "act_again") or _why_action(table, option, *numbers[:3])


def _why_actor(table: Ritual, option: tuple[object, ...], fig: int, second: bool) -> Refusal | None:
    """DRM-W02 DRM-D06 DRM-E3-05 DRM-E4-08 Whether this character can be activated for such a thing at all."""
    kit: Kit = table.setup.kit
    verb = str(option[0])
    if not is_legion(table, fig):
        return "not-legion", "DRM-W02", {}
    if table.place[fig] < 0:
        return "off-board", "DRM-P09", {}
    if fig == kit.demon:
        return "demon", "DRM-D06", {}
    if second and fig != table.actor:
        return "second", "DRM-W02", {}
    if fig == kit.ritualist and not table.summoned:
        return "ritual", "DRM-E4-08", {}
    if fig in table.carriers and verb not in ("move", "throw"):
        return "carrier", "DRM-E3-05", {}
    witch = kit.sort[table.kind[fig]] == "witch"
    if verb in WITCHCRAFT and not witch:
        return "witches-only", WITCHCRAFT[verb], {}
    return ("casts", "DRM-W21", {}) if verb == "attack" and witch else None


def _why_action(
    table: Ritual, option: tuple[object, ...], fig: int, target: int = -1, more: int = -1
) -> Refusal | None:
    """DRM-W03 DRM-W20 to DRM-W27 Whether it can be paid, then what else is missing."""
    kit: Kit = table.setup.kit
    verb, last = str(option[0]), option[-1]
    if verb == "cast" and not 0 <= more <= MOST_X:
        return "x", "DRM-L05", {"most": MOST_X}
    cost = COSTS.get(verb, 0)
    if verb == "attack":
        cost = kit.cost[table.kind[fig]]
    elif verb == "cast":
        cost = CAST + more
    elif verb == "craft" and target in table.master.hand:
        cost = kit.definition[target].cost
    if table.energy < cost:
        return "energy", "DRM-W03", {"cost": cost, "energy": table.energy}
    if verb in ("move", "attack", "cast"):
        return _why_figure(table, fig, verb, target)
    if verb == "summon":
        minion = isinstance(last, str) and last in kit.kinds and kit.sort[kit.kinds[last]] == "minion"
        return "reserve" if minion else "no-minion", "DRM-W23", {}
    if verb == "recall":
        return ("devoted", "DRM-E5-02", {}) if kit.encounter.devoted else ("not-lost", "DRM-W24", {})
    if verb == "possess":
        return "no-peasant", "DRM-W25", {}
    if verb == "take":
        return "no-ruby", "DRM-E3-02", {}
    if verb == "throw":
        return ("no-pit", "DRM-E3-04", {}) if fig in table.carriers else ("no-ruby-held", "DRM-E3-04", {})
    return _why_card(table, verb, fig, target, last)


def _why_figure(table: Ritual, fig: int, verb: str, target: int) -> Refusal | None:
    """DRM-W20 DRM-W21 DRM-W22 DRM-P08 DRM-M04 A move or an attack of a Legion character."""
    kit: Kit = table.setup.kit
    here, kind = table.place[fig], table.kind[fig]
    if verb != "move":
        if 0 <= target < len(table.place) and is_legion(table, target):
            return "own", "DRM-W22", {}
        return "range", "DRM-P05", {"range": 1 if verb == "cast" else kit.range[kind]}
    if target == kit.board.pit and target >= 0:
        return "pit", "DRM-P08", {}
    if target not in kit.board.steps[here]:
        return "adjacent", "DRM-W20", {}
    grip = grip_on_legion(table, here)
    return "evade", "DRM-M04", {"need": 1 + grip, "agility": kit.agility[kind]}


def _why_card(table: Ritual, verb: str, fig: int, card: int, last: object) -> Refusal | None:
    """DRM-G04 DRM-G08 DRM-G14 DRM-L13 DRM-W26 DRM-W27 A plague or a card of the hand."""
    if verb == "plague":
        if card not in table.master.plagues:
            return "not-held", "DRM-W27", {}
        if last not in ("wounds", "cubes"):
            return "plague-effect", "DRM-G04", {}
        return ("no-hero", "DRM-G14", {}) if last == "wounds" else ("no-cube", "DRM-G08", {})
    if card not in table.master.hand:
        return "not-held", "DRM-W26", {}
    if craft_targets(table, fig, card):
        return "wrong-target", "DRM-W26", {}
    calls = table.setup.kit.definition[card].effect.__struct_config__.tag == "call"
    return ("in-play", "DRM-L13", {}) if calls else ("no-target", "DRM-W26", {})
