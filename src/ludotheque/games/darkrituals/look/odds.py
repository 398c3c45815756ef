"""What to expect of a choice, before the die is thrown: on which faces a blow hits, a defence holds, a spell comes."""

from __future__ import annotations

from itertools import groupby

import msgspec

from ludotheque.kernel import Eye, Rich
from ludotheque.kernel.choice import Choice

from ..rules.actions import Attack, Cast
from ..rules.combat import Decline, Defend, defend
from ..rules.demon import DemonAttack
from ..rules.turn import Pass
from ..rules.witchcraft import Target, frenzy_attack
from ..state.effects import Foil, Guard, Raise, Strike
from ..state.figures import force_of, health_left, hero_resistance
from ..state.table import Ritual
from .faces import plain_value

FACES = range(1, 7)
NOBODY = -1


def odds(eye: Eye[Ritual], choice: Choice) -> list[Rich]:
    """Lines about a choice; reactions of the heroes are not counted, for they depend on what was rolled."""
    match choice:
        case Attack():
            return [_blow(eye, choice.who, choice.whom)]
        case Target():
            (fig,) = eye.table.facts(frenzy_attack)
            return [_blow(eye, fig, choice.whom)]
        case Cast():
            return _cast(eye, choice.who, choice.whom, choice.x)
        case Pass():
            return [_pass(eye)]
        case DemonAttack():
            return [_blow(eye, eye.table.setup.kit.demon, choice.whom)]
        case Defend():
            return [_defence(eye, choice.x)]
        case Decline():
            return [_defence(eye, None)]
    return []


def _blow(eye: Eye[Ritual], fig: int, target: int) -> Rich:
    """DRM-K10 DRM-K11 From which face on an attack hits, and what saves or is left."""
    table = eye.table
    kit = table.kit
    kind = table.kind[target]
    resistance = hero_resistance(table, target) if target < 6 else kit.resistance[kind]
    need = max(1, resistance - force_of(table, fig, target) + 1)
    how = "never" if need > 6 else "always" if need == 1 else "some"
    side = "hero" if target < 6 else "serf" if kit.save[kind] else "legion"
    words = _wounds(eye, target, kit.damage[table.kind[fig]])
    hits = min(6, max(0, 7 - need))
    lost = max(0, kit.save[kind] - 1)
    told = eye.say("odds-hit", how=how, need=need, chance=_percent(hits, 6))
    return eye.rich(f"odds-{side}", how=told, save=kit.save[kind], wounds=words, chance=_percent(hits * lost, 36))


def _percent(some: int, all_of_them: int) -> int:
    return round(100 * some / all_of_them)


def _wounds(eye: Eye[Ritual], target: int, damage: int) -> str:
    """What a hit would leave of somebody."""
    return eye.say("odds-wounds", n=damage, left=max(0, health_left(eye.table, target) - damage))


def _cast(eye: Eye[Ritual], witch: int, target: int, x: int) -> list[Rich]:
    """DRM-L04 DRM-L05 DRM-L06 Which spell comes on which faces, what it does, and whether it would hit."""
    row = eye.table.setup.kit.attack_row[eye.table.kind[witch]]
    lines = []
    for (name, hit), faces in groupby(
        FACES, lambda face: (row[face + x][0], _spell_hits(eye, witch, target, face + x))
    ):
        first, *more = faces
        spell = row[first + x][1]
        lines.append(
            eye.rich(
                "odds-face",
                faces=f"{first}–{more[-1]}" if more else str(first),
                spell=eye.say(f"card-{name}") if name else "none",
                text=_in_short(eye, spell) if spell is not None else "",
                hit=hit,
            )
        )
    return lines


def _in_short(eye: Eye[Ritual], spell: msgspec.Struct) -> str:
    """A spell in a few words: what it does in full stands on the witch's card."""
    values = {name: plain_value(value) for name, value in msgspec.structs.asdict(spell).items() if name != "unit"}
    unit = eye.say(f"card-{spell.unit}") if isinstance(spell, Raise) else ""
    return eye.say(f"short-{spell.__struct_config__.tag}", unit=unit, **values)


def _spell_hits(eye: Eye[Ritual], witch: int, target: int, total: int) -> str:
    """DRM-L06 DRM-L08 Whether the spell at this number would hit; a word for the sentence."""
    table = eye.table
    kit = table.kit
    kind = table.kind[witch]
    spell = kit.attack_row[kind][total][1]
    if not isinstance(spell, Strike):
        return "none"
    if target < 0:
        return "idle"
    resistance = hero_resistance(table, target) if target < 6 else kit.resistance[table.kind[target]]
    if total + kit.force[kind] + spell.bonus <= resistance:
        return "miss"
    return "hit" if target < 6 else "save"


def _pass(eye: Eye[Ritual]) -> Rich:
    """DRM-W04 DRM-W05 DRM-W07 Who acts now, what comes back, and that another hero acts before the next turn."""
    table = eye.table
    deck = table.ai_deck
    kind = table.kind[table.setup.kit.back[deck[-1]]] if deck else NOBODY
    who = eye.say(f"card-{table.setup.kit.ids[kind]}") if kind >= 0 else "none"
    return eye.rich("odds-pass", who=who, energy=table.energy, spent=table.spent)


def _defence(eye: Eye[Ritual], x: int | None) -> Rich:
    """DRM-K05 DRM-K06 DRM-L07 How many faces stop the blow; without a defence only the Resistance counts."""
    table = eye.table
    kit = table.kit
    _, target, total, damage = table.facts(defend)
    kind = table.kind[target]
    if x is None:
        hit = total > kit.resistance[kind]
        return eye.rich("odds-decline", hit="true" if hit else "false", wounds=_wounds(eye, target, damage))
    row = kit.defence_row.get(kind)
    stopped = 0
    for face in FACES:
        spell = row[face + x][1] if row else None
        bonus = spell.bonus if isinstance(spell, Guard) else 0
        stopped += isinstance(spell, Foil) or total <= kit.resistance[kind] + face + x + bonus
    return eye.rich("odds-defend", n=stopped)
