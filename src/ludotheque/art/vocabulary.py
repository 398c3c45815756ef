"""From words to people and creatures: "helm armour sword scar" is a look, "swing hood axe" somebody in a pose.

A word that means nothing is a mistake in a table, and is said so.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from .drawn.actors import HATS as ACTOR_HATS
from .drawn.actors import POSES, Actor
from .drawn.creatures import BEASTS, PLANS, Creature
from .drawn.gear import GEAR
from .drawn.land import LANDS
from .drawn.landmarks import LANDMARKS
from .drawn.people.hats import HATS
from .drawn.people.look import FACES, HAIRS, MARKS, MOODS, RACES, Look
from .drawn.props import PROPS

CLOTHS = {
    "armour": "armour",
    "cloak": "cloak",
    "coat": "coat",
    "fur": "fur",
    "jacket": "jacket",
    "rags": "cloak",
    "robe": "robe",
    "shirt": "shirt",
    "tunic": "shirt",
}
HAIRCUTS = {"long", "short", "wild", "braid", "bun", "curls", "mohawk", "bald"}
BEARDS = {
    "beard": "full",
    "clean": "none",
    "full": "full",
    "goatee": "goatee",
    "long_beard": "long",
    "moustache": "moustache",
    "stubble": "stubble",
}
AGES = {"young", "grown", "old"}
HIDES = {
    "bird": "fur",
    "demon": "red",
    "fish": "blue",
    "insect": "black",
    "machine": "bronze",
    "serpent": "green",
    "wraith": "ice",
}
"""What a creature is coloured in where nobody said."""


def known_subject(subject: str) -> None:
    """Raises ValueError for a subject that cannot be drawn."""
    kind, _, rest = subject.partition(" ")
    if kind in ("vista", "talk", "icon"):
        return
    if kind == "prop":
        if rest not in PROPS and rest not in LANDMARKS:
            raise ValueError(f"no such thing: {rest}")
    elif kind == "land":
        if rest not in LANDS:
            raise ValueError(f"no such land: {rest}")
    elif kind in ("actor", "crowd"):
        actor_from(rest, np.random.default_rng(0))
    elif kind == "face":
        look_from(rest)
    elif kind in PLANS:
        creature_from(kind, rest)
    else:
        raise ValueError(f"no such subject: {subject}")


def look_from(words: str, look: Look | None = None) -> Look:
    look = look or Look()
    marks = list(look.marks)
    for word in words.split():
        if "=" in word:
            look = replace(look, **_told(word))
        elif word in HATS and word not in GEAR:
            look = replace(look, hat=word)
        elif word in CLOTHS:
            look = replace(look, cloth=CLOTHS[word])
        elif word in MOODS:
            look = replace(look, mood=word)
        elif word in RACES:
            look = replace(look, race=word, beard="none")
        elif word in BEARDS:
            look = replace(look, beard=BEARDS[word], woman=False)
        elif word in HAIRCUTS:
            look = replace(look, hair=word)
        elif word in HAIRS:
            look = replace(look, hair_colour=word)
        elif word in FACES:
            look = replace(look, face=word)
        elif word in MARKS:
            marks.append(word)
        elif word in ("woman", "man"):
            look = replace(look, woman=word == "woman")
        elif word in AGES:
            look = replace(look, age=word)
        elif word == "eyes":
            look = replace(look, eyes="lamp")
        elif word in GEAR:
            look = replace(look, gear=word)
        else:
            raise ValueError(f"unknown word in a look: {word}")
    return replace(look, marks=tuple(marks))


def actor_from(words: str, dice: np.random.Generator) -> Actor:
    pose, *rest = words.split()
    if pose not in POSES:
        raise ValueError(f"no such pose: {pose}")
    a = Actor(pose, skin=int(dice.integers(5)), woman=bool(dice.random() < 0.35))
    for word in rest:
        if word in ACTOR_HATS and word not in ("none",):
            a = replace(a, hat=word)
        elif word in CLOTHS:
            a = replace(a, cloth={"fur": "cloak", "jacket": "tunic", "shirt": "tunic"}.get(word, word))
        elif word in GEAR:
            a = replace(a, gear=word)
        elif word in RACES:
            a = replace(a, race=word, hat="bald" if word == "skeleton" else a.hat)
        elif word in ("woman", "man"):
            a = replace(a, woman=word == "woman")
        elif word == "old":
            a = replace(a, hair="white")
        elif word.startswith("of="):
            a = replace(a, colour=word[3:])
        else:
            look_from(word)  # a mark or a mood is too small to see, but it must be one
    return a


def creature_from(plan: str, words: str, level: int = 1) -> Creature:
    c = Creature(plan, level=level)
    for word in words.split():
        if "=" in word:
            c = replace(c, **_told(word))
        elif plan == "golem":
            c = replace(c, hide=word)
        else:
            c = replace(c, kind=word)
    if c.hide == "stone" and plan in HIDES:
        c = replace(c, hide=HIDES[plan])
    if plan == "beast" and c.kind and c.kind not in BEASTS:
        raise ValueError(f"no such beast: {c.kind}")
    return c


def _told(word: str) -> dict[str, Any]:
    key, value = word.split("=")
    return {key: int(value) if value.isdigit() else value}
