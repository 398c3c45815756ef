"""Why something cannot be done, for those who wonder."""

from __future__ import annotations

from ludotheque.kernel import Refusal

from .figures import grip_on_legion, is_legion
from .kit import Kit
from .table import Ritual

COSTS = {"move": 1, "cast": 2, "summon": 3, "recall": 4, "possess": 2, "plague": 2, "take": 2, "throw": 2}


def why_not(table: Ritual, option: object) -> Refusal | None:
    """DRM-W03 DRM-W11 DRM-W02 DRM-W22 DRM-E3-05 DRM-E4-08 DRM-M04 DRM-P08 The refusals a player may wonder about."""
    asking = table.asking.__name__ if table.asking else ""
    if asking not in ("act", "act_again") or not isinstance(option, tuple) or not option:
        return None
    if option == ("pass",):
        return "begun", "DRM-W11", {}
    if len(option) < 2 or type(option[1]) is not int or not 6 <= option[1] < len(table.place):
        return None
    return _why_action(table, option, asking) if option[0] in (*COSTS, "attack", "craft") else None


def _why_action(table: Ritual, option: tuple[object, ...], asking: str) -> Refusal | None:
    kit: Kit = table.setup.kit
    verb, fig = option[0], option[1]
    assert isinstance(fig, int)
    target = option[2] if len(option) > 2 and type(option[2]) is int else -1
    if table.place[fig] < 0 or not is_legion(table, fig):
        return None
    if asking == "act_again" and fig != table.actor:
        return "second", "DRM-W02", {}
    if fig == kit.ritualist and not table.summoned:
        return "ritual", "DRM-E4-08", {}
    if fig in table.carriers and verb not in ("move", "throw"):
        return "carrier", "DRM-E3-05", {}
    cost = kit.cost[table.kind[fig]] if verb == "attack" else COSTS.get(str(verb), 0)
    if table.energy < cost:
        return "energy", "DRM-W03", {"cost": cost, "energy": table.energy}
    if verb == "attack" and 0 <= target < len(table.place) and is_legion(table, target):
        return "own", "DRM-W22", {}
    if verb == "move":
        if target == kit.board.pit and target >= 0:
            return "pit", "DRM-P08", {}
        grip = grip_on_legion(table, table.place[fig])
        if grip and kit.agility[table.kind[fig]] < 1 + grip:
            return "evade", "DRM-M04", {"need": 1 + grip, "agility": kit.agility[table.kind[fig]]}
    return None
