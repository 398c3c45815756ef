"""Short words for positions: three plain heroes, dangers made to measure, and a step that waits without doing anything."""

from __future__ import annotations

from typing import Any

from ludotheque.games.fortune import game

BOX: Any = game.box
HOMES = ("london", "paris", "cairo", "moscow", "lima", "new_york", "hong_kong", "san_francisco")


def hero(home: str = "london", **facts: Any) -> dict[str, Any]:
    """A hero with 3 in everything, 4 health and no ability, unless told otherwise."""
    plain = {"kind": "hero", "home": home, "combat": 3, "agility": 3, "cunning": 3, "lore": 3}
    return plain | {"health": 4, "defence": 0, "icon": "person"} | facts


def skill(name: str, target: int = 5, need: int = 1) -> dict[str, Any]:
    return {"part": "test", "skills": name.split("+"), "target": target, "need": need}


def fight(enemy: str, **more: Any) -> dict[str, Any]:
    return {"part": "fight", "enemy": enemy, **more}


def face(*parts: dict[str, Any], join: str = "", glory: int = 2) -> dict[str, Any]:
    return {"parts": list(parts), "join": join or ("single" if len(parts) == 1 else "or"), "glory": glory}


def danger(*parts: dict[str, Any], cliff: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A danger with these parts; its cliffhanger is Agility 5+ × 2 for 3 glory unless given."""
    keywords = more.pop("keywords", [])
    back = cliff or face(skill("agility", 5, 2), glory=3)
    return {
        "kind": "danger",
        "keywords": keywords,
        "icon": "quicksand",
        "danger": face(*parts, **more),
        "cliffhanger": back,
    }


LORE = danger(skill("lore", 5, 1))
DEAD_END = ["ask_join", 0]
"""A step that asks something harmless: where a position stops once what it tests has happened."""


def table(
    *steps: Any,
    mode: str = "basic",
    seats: int = 2,
    cards: dict[str, Any] | None = None,
    only: str = "",
    sheet: dict[str, Any] | None = None,
    **words: Any,
) -> Any:
    """A position: plain heroes at home; ``steps`` happen, then a dead end. ``only``: the one danger in the deck."""
    extra = {f"plain_{i}": hero(home, **((sheet or {}) if i == 0 else {})) for i, home in enumerate(HOMES)}
    extra |= cards or {}
    heroes = words.pop("heroes", [{} for _ in range(seats)])
    words["heroes"] = [{"who": f"plain_{i}", **each} for i, each in enumerate(heroes)]
    for i, each in enumerate(words["heroes"]):
        each.setdefault("space", HOMES[i] if str(each["who"]).startswith("plain") else "london")
    if only:
        words["out"] = [*words.get("out", []), *all_but(extra, only)]
    at = [[step] if isinstance(step, str) else step for step in steps] + [DEAD_END]
    if "ask" in words:
        at = [DEAD_END]
    return game.position(mode=mode, seats=len(words["heroes"]), cards=extra, at=at, **words)


def all_but(cards: dict[str, Any], keep: str) -> list[str]:
    """Every danger but one, by name, copies included."""
    names: list[str] = []
    for name in BOX:
        fact: Any = BOX[name]
        if type(fact).__name__ == "Danger" and name != keep:
            names += [name] * fact.copies
    return names + [name for name, fact in cards.items() if fact.get("kind") == "danger" and name != keep]


def play(board: Any, *answers: Any) -> Any:
    """Answer one decision after another: an option, or its first word if that is enough."""
    for answer in answers:
        if isinstance(answer, tuple):
            board.play(answer)
        else:
            board.play(next(option for option in board.options if option[0] == answer))
    return board


def number(board: Any, name: str, copy: int = 0) -> int:
    """The number of a card."""
    return int(board.lib.of[name][copy])


def asking(board: Any) -> str:
    return board.asking.__name__ if board.asking else ""


def stopped(board: Any) -> bool:
    """Whether everything that was to happen has happened."""
    return asking(board) == "join"


def verbs(board: Any) -> set[str]:
    return {option[0] for option in board.options}


def told(board: Any, kind: str) -> list[dict[str, Any]]:
    """What the story says of one kind of event."""
    return [event.args for event in board.story if event.kind == kind]


SITE = {"space": "sahara", "pair": ["the_sword", "of_medusa"]}
"""Fortune 4, Danger 3."""
