"""What to expect of a choice, before the die is thrown: on which faces a blow hits, a defence holds, a spell comes."""

from __future__ import annotations

from itertools import groupby

from ludotheque.kernel import Eye, Option, Rich

from .effects import Foil, Guard
from .figures import force_of, health_left, hero_resistance
from .kit import Kit
from .table import Ritual

FACES = range(1, 7)


def odds(eye: Eye[Ritual], option: Option) -> list[Rich]:
    """Lines about an option; reactions of the heroes are not counted, for they depend on what was rolled."""
    match option:
        case ("attack", int(fig), int(target)):
            return [_blow(eye, fig, target)]
        case ("target", int(target)):
            return [_blow(eye, _asked(eye)[0], target)]
        case ("cast", int(fig), _, int(x)):
            return [_cast(eye, fig, x)]
        case ("demon-attack", int(target)):
            return [_blow(eye, eye.table.setup.kit.demon, target)]
        case ("defend", int(x)):
            return [_defence(eye, x)]
        case ("decline",):
            return [_defence(eye, None)]
    return []


def _asked(eye: Eye[Ritual]) -> tuple[int, ...]:
    """The arguments of the open question."""
    assert eye.table.question is not None
    return eye.table.question[2]


def _blow(eye: Eye[Ritual], fig: int, target: int) -> Rich:
    """DRM-K10 DRM-K11 From which face on an attack hits, and what saves or is left."""
    table = eye.table
    kit: Kit = table.setup.kit
    kind = table.kind[target]
    resistance = hero_resistance(table, target) if target < 6 else kit.resistance[kind]
    need = max(1, resistance - force_of(table, fig, target) + 1)
    how = "never" if need > 6 else "always" if need == 1 else "some"
    side = "hero" if target < 6 else "serf" if kit.save[kind] else "legion"
    words = _wounds(eye, target, kit.damage[table.kind[fig]])
    return eye.rich(f"odds-{side}", how=eye.say("odds-hit", how=how, need=need), save=kit.save[kind], wounds=words)


def _wounds(eye: Eye[Ritual], target: int, damage: int) -> str:
    """What a hit would leave of somebody."""
    return eye.say("odds-wounds", n=damage, left=max(0, health_left(eye.table, target) - damage))


def _cast(eye: Eye[Ritual], witch: int, x: int) -> Rich:
    """DRM-L04 DRM-L05 Which spell comes on which faces."""
    kit: Kit = eye.table.setup.kit
    row = kit.attack_row[eye.table.kind[witch]]
    parts = []
    for name, faces in groupby(FACES, lambda face: row[face + x][0]):
        first, *more = faces
        spell = eye.say(f"card-{name}") if name else eye.say("odds-nothing")
        parts.append(f"{first}–{more[-1]} {spell}" if more else f"{first} {spell}")
    return eye.rich("odds-cast", row=" · ".join(parts))


def _defence(eye: Eye[Ritual], x: int | None) -> Rich:
    """DRM-K05 DRM-K06 DRM-L07 How many faces stop the blow; without a defence only the Resistance counts."""
    table = eye.table
    kit: Kit = table.setup.kit
    _, target, total, damage = _asked(eye)
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
