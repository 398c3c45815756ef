"""Which clause each line of the log points to, so that whoever wonders reads the right paragraph."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .table import Thargos

MOST_TURNS = 200
"""Own turns of a side after which a game that nobody wins is stopped, so that every game ends (E15)."""
PLAIN = {
    "picked": "S29",
    "rolled_first": "S06",
    "hero_first": "S06 S07",
    "redrawn": "S12",
    "turn": "D01",
    "rolled_hero": "C11 C12",
    "passed": "D26",
    "played": "D24",
    "invoked": "D34",
    "used": "D31",
    "conceded": "M12",
    "turned_up": "M22",
    "lost_vp": "E16",
    "healed": "D38",
    "warded": "U15",
    "warded_by": "U15",
    "discarded": "D44",
    "lingers": "C31",
    "stripped": "D18",
    "moved_lasting": "X17",
    "swapped": "D43",
    "removed_mission": "M37",
    "recovered": "M26",
    "restocked": "M26",
    "in_track": "D28 D30",
    "peeked": "M39",
    "cancelled": "M39",
    "weakened": "M39",
    "shifted_pam": "M39",
    "exchanged": "M39",
    "searched": "M32",
    "owes": "M34",
    "lost_lasting": "U04 U05",
    "taken": "U06",
    "swapped_in": "U08 U09",
    "shifted": "U10 U11",
    "last_ditch": "X04",
    "resigning": "E17",
    "resigned": "E12",
    "burnt_out": "E05",
    "no_heroes": "U13",
    "extra_turn": "C26 D41",
    "countered": "R23",
    "pushback": "R26 R27",
    "unlocked": "R18",
    "tale_begins": "R09",
    "scene_entered": "R21",
    "scene_won": "R34",
    "infamy": "O28",
    "withdrew": "O19 O21",
}
DECISIONS = {"mission": "O13 O14", "lasting": "O13 O16", "attempt": "O13 O19", "counter": "O41"}


def clauses_for(table: Thargos, kind: str, args: dict[str, Any]) -> tuple[str, ...]:
    """The clauses of a line; none if those of the step will do."""
    short = PLAIN.get(kind) or _by_moment(table, kind, args)
    return tuple(f"THA-{clause}" for clause in short.split())


def _by_moment(table: Thargos, kind: str, args: dict[str, Any]) -> str:
    """Lines that tell different things at different moments."""
    step = table.cause.__name__ if table.cause is not None else ""
    mode = table.setup.mode.name
    seat = args.get("seat", -1)
    rival = table.rivals and seat == len(table.sides) - 1
    match kind:
        case "target":
            return ("O05" if rival else "S03") + (" X01" if table.setup["rapid"] else "")
        case "first":
            return "O10" if table.setup.seats == 1 else "S10"
        case "pam_first":
            return {"circle": "N05", "story": "R06"}.get(mode, "S08")
        case "placed_hero":
            return "O09" if rival else "N07" if mode == "circle" else "S19"
        case "drew":
            return (
                "D03" if step in ("draw_step", "draw_up") else "M35" if step in ("fill_hand", "filled_hand") else "D37"
            )
        case "burnt":
            return "O31" if rival else "O54" if step in ("draw_step", "draw_up") else "E07"
        case "attached":
            return "O16" if rival else "D14"
        case "attempted":
            return ("O41" if rival else "R21") if table.story_mode else "O19" if rival else "M01"
        case "laid":
            return "M07" if seat == table.attacker else "M11"
        case "rivals_laid":
            return "O22" if seat == table.attacker else "O23"
        case "compared":
            return "R29" if table.dice_total else "M23"
        case "succeeded" | "failed":
            told, story = ("M24", "R34") if kind == "succeeded" else ("M28", "R33")
            return story if table.story_mode else told
        case "injured":
            return ("R33" if table.story_mode else "M28") if step == "fail" else "C10"
        case "scored":
            return "M24" if step == "succeed" else "C23 E10"
        case "took_won":
            return "R62" if table.story_mode else "E10"
        case "looked_hand" | "looked_deck" | "revealed_hand" | "denied":
            return "M25" if table.mission >= 0 else "D24" if table.sides[table.active].playing else "D34"
        case "attitude":
            return "O06 O07" if step == "prepare_rivals" else "O29"
        case "rivals_found":
            return "O16" if step == "rival_lasting" else "O12" if step == "rival_missions" else "O47"
        case "decision":
            return DECISIONS[args["why"]]
        case "stopped":
            return _why_stopped(table)
        case "won":
            return _why_won(table, seat)
    return ""


def _why_won(table: Thargos, seat: int) -> str:
    side = table.sides[seat]
    if side.vp >= side.target and table.active == seat:
        return "O02 O48" if table.rivals else "E01"
    if table.rivals:
        return "O02"
    if len(table.living()) == 1:
        return "E06" if len(table.sides) == 2 else "N13"
    return _why_stopped(table)


def _why_stopped(table: Thargos) -> str:
    if any(side.turns >= MOST_TURNS for side in table.sides):
        return "E15"
    return "E13" if all(side.idle for side in table.sides if not side.out) else "R59"
