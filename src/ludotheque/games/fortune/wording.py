"""Card texts, put together from effects, traits and parts through the Fluent files."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.kernel import Eye

from . import verbs as v
from .cards import CityCard, EventCard, Hero
from .parts import Face, Fight, Test
from .table import Fortune
from .timing import ANY_TIME

E = Eye[Fortune]


def number(eye: E, n: object) -> object:
    """A number on a card, or the die that gives it."""
    return eye.say(f"amount-{n}") if n in ("d3", "d6") else n


def skills(eye: E, names: tuple[str, ...]) -> str:
    return " + ".join(eye.say(f"skill-{name}") for name in names)


def card_name(eye: E, name: str) -> str:
    """What a card or a space is called; a location card goes by its area."""
    name = name.removeprefix("location_")
    return eye.say(f"space-{name}") if name in eye.table.lib.links else eye.say(f"card-{name}")


def place_name(eye: E, space: str) -> str:
    """A space as it stands inside a sentence: with its article in English, with its preposition in French."""
    return eye.say(f"place-{space}")


def effect_text(eye: E, effect: Any) -> str:
    """One effect in a sentence: whom it strikes, and what it does."""
    args: dict[str, object] = msgspec.structs.asdict(effect)
    who = args.pop("who", "me")
    if "n" in args:
        args["n"] = number(eye, args["n"])
    for name in ("temple", "passed", "infantry"):
        if name in args:
            args[name] = "yes" if args[name] else "no"
    if isinstance(effect, v.Fetch):
        args["enemy"] = source(eye, effect.enemy)
    if isinstance(effect, v.Track):
        args["n"] = _signed(effect.n)
    if isinstance(effect, v.Storm):
        args["terrain"] = eye.say(f"terrain-{effect.terrain}")
    text = eye.say(f"effect-{effect.__struct_config__.tag}", **args)
    return text if who == "me" else eye.say("effect-on", who=eye.say(f"who-{who}"), text=text)


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def source(eye: E, enemy: str) -> str:
    return eye.say(f"deck-{enemy}") if enemy in ("enemy", "nazi") else card_name(eye, enemy)


def effects_text(eye: E, effects: tuple[Any, ...]) -> str:
    return " ".join(effect_text(eye, effect) for effect in effects)


def trait_text(eye: E, trait: Any) -> str:
    args: dict[str, object] = msgspec.structs.asdict(trait)
    if "skill" in args:
        args["skill"] = eye.say(f"skill-{args['skill']}")
    if "keyword" in args:
        args["keyword"] = eye.say(f"keyword-{args['keyword']}")
    if "city" in args:
        args["city"] = eye.say(f"space-{args['city']}") if args["city"] else "anywhere"
    n = args.get("n")
    if isinstance(n, int):
        args["sign"] = _signed(n)
    return eye.say(f"trait-{trait.__struct_config__.tag}", **args)


def part_text(eye: E, part: Any, enemy: str = "") -> str:
    """A part of a danger; ``enemy``: whoever stands in for the one on the card."""
    if isinstance(part, Test):
        return eye.say("part-test", skills=skills(eye, part.skills), target=part.target, need=part.need)
    if isinstance(part, Fight):
        return eye.say("part-fight", enemy=source(eye, enemy or part.enemy), infantry="yes" if part.infantry else "no")
    return eye.say("part-sneak")


def face_text(eye: E, face: Face) -> str:
    """FAG-D03 FAG-D04 The parts of a danger with OR or AND between them."""
    if len(face.parts) == 1:
        return part_text(eye, face.parts[0])
    joint = eye.say(f"join-{face.join}")
    return f" {joint} ".join(part_text(eye, part) for part in face.parts)


def power_text(eye: E, power: v.Power, heading: str) -> str:
    """When a card may be used, and what it then does."""
    when = ", ".join(eye.say(f"window-{name}") for name in power.windows)
    lines = [
        eye.say(
            heading,
            when=eye.say("any-time") if power.windows == ANY_TIME else when,
            whose=eye.say(f"whose-{power.whose}"),
        )
    ]
    if power.skills:
        lines.append(eye.say("only-skills", skills=" / ".join(eye.say(f"skill-{name}") for name in power.skills)))
    if power.on:
        lines.append(eye.say("only-on", where=", ".join(eye.say(f"on-{name}") for name in power.on)))
    return " ".join([*lines, effects_text(eye, power.effects)])


def rules_lines(eye: E, fact: Any) -> list[str]:
    """Every sentence printed on a card."""
    lines: list[str] = []
    power: Any = getattr(fact, "power", None)
    if isinstance(fact, EventCard):
        if fact.immediate:
            lines.append(eye.say("immediate"))
            lines += [effects_text(eye, power.effects)] if power.effects else []
        else:
            lines.append(power_text(eye, power, "power-play"))
        if fact.remains:
            lines.append(eye.say("remains"))
    elif isinstance(fact, CityCard) and power is not None:
        secret = fact.style == "secret"
        lines.append(power_text(eye, power, "power-play") if secret else effects_text(eye, power.effects))
    elif power is not None:
        once = isinstance(fact, Hero) and power.once == "fight"
        lines.append(power_text(eye, power, "power-fight" if once else "power-activate"))
    effects = getattr(fact, "effects", None)
    if effects:
        lines.append(effects_text(eye, effects))
    lines += [trait_text(eye, trait) for trait in getattr(fact, "traits", ())]
    return lines


def keywords(eye: E, fact: Any) -> str:
    return " · ".join(eye.say(f"keyword-{word}") for word in getattr(fact, "keywords", ()))
