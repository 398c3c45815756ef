"""Words for tests of Thargos: plain cards with known numbers, positions of a few words, answers by name."""

from __future__ import annotations

from typing import Any

import ludotheque
from ludotheque.kernel import Option
from ludotheque.testing import key_of

GAME: Any = ludotheque.game("thargos")
MIGHT, MIND, MYSTICISM = range(3)
VALUES = ("might", "mind", "mysticism")


def stats(values: tuple[int, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(VALUES, values, strict=True) if n}


def hero(
    ready: tuple[int, ...] = (2, 2, 2),
    injured: tuple[int, ...] = (1, 1, 1),
    effects: Any = (),
    hurt: Any = (),
    **more: Any,
) -> dict[str, Any]:
    faces = {
        "ready": {**stats(ready), "effects": list(effects)},
        "injured": {**stats(injured), "effects": list(hurt)},
    }
    return {"no": "C99", "kind": "hero", "icons": [], "cpv": 6, "persona": "nobody", **faces, **more}


def mission(values: tuple[int, ...], vp: int = 1, *effects: Any, **more: Any) -> dict[str, Any]:
    return {
        "no": "M99", "kind": "mission", "icons": [], "pam": 1, "vp": vp, "effects": list(effects), **stats(values), **more,
    }  # fmt: skip


def lasting(values: tuple[int, ...] = (0, 0, 0), *effects: Any, **more: Any) -> dict[str, Any]:
    return {"no": "L99", "kind": "lasting", "icons": [], "pam": 1, "effects": list(effects), **stats(values), **more}


def action(*effects: Any, pam: int = 1, **more: Any) -> dict[str, Any]:
    return {"no": "A99", "kind": "action", "icons": [], "pam": pam, "effects": list(effects), **more}


CARDS = {
    "plain": hero(),
    "strong": hero((4, 4, 4), (3, 3, 3)),
    "m_might": mission((1, 0, 0), 2),
    "m_mind": mission((0, 1, 0), 1),
    "m_myst": mission((0, 0, 1), 3),
    "m_two": mission((1, 1, 0), 2),
    "m_three": mission((1, 1, 1), 3),
    "p1": action({"verb": "draw"}, pam=1),
    "p2": action({"verb": "draw"}, pam=2),
    "p3": action({"verb": "draw"}, pam=3),
    "sword": lasting((2, 0, 0)),
}
PLAIN = ["plain"] * 4
TRACKS = ["m_might", "m_mind", "m_myst", "m_two"]


def side(hand: Any = (), **more: Any) -> dict[str, Any]:
    return {"hand": list(hand), **more}


def table_of(
    mode: str = "duel",
    one: dict[str, Any] | None = None,
    two: dict[str, Any] | None = None,
    heroes: Any = None,
    cards: dict[str, Any] | None = None,
    seat: int = 0,
    **words: Any,
) -> Any:
    """A table in the middle of a game, the given seat about to act; a duel of plain heroes unless told otherwise."""
    seats = words.get("seats") or {"circle": 3, "story": 2, "duel": 2}.get(mode, 1)
    rivals = mode == "solo" or words.pop("rivals", False)
    count = seats + rivals
    if "sides" not in words:
        words["sides"] = [one or side(), *([two or side()] if count > 1 else [])]
    if mode not in ("story", "story_solo"):
        words.setdefault("tracks", TRACKS if count == 2 else TRACKS[:1] * (2 * count))
    if "at" not in words and "ask" not in words:
        words["ask"] = [seat, "moves", "act"]
    words.setdefault("active", seat)
    heroes = heroes or [PLAIN] * count
    return GAME.position(mode=mode, heroes=heroes, cards={**CARDS, **(cards or {})}, **words)


def matches(table: Any, option: Option, verb: str, args: tuple[Any, ...]) -> bool:
    def fits(given: Any, wanted: Any) -> bool:
        return bool(
            table.print(given).id == wanted if isinstance(wanted, str) and isinstance(given, int) else given == wanted
        )

    return option[0] == verb and len(option) > len(args) and all(map(fits, option[1:], args))


def offered(table: Any, verb: str, *args: Any) -> list[Option]:
    """The options of this verb whose first values are these; card names stand for cards."""
    return [option for option in table.options if matches(table, option, verb, args)]


def play(table: Any, verb: str, *args: Any) -> Any:
    """Answer with the first such option."""
    found = offered(table, verb, *args)
    assert found, f"{verb} {args} is not offered by {table.asking}: {table.options}"
    table.play(found[0])
    return table


def fight(table: Any, *where: Any, attack: Any = (), defence: Any = (), cede: bool = False) -> Any:
    """An attempt with these modifiers, (card, attribute) each; whatever else is asked is declined."""
    play(table, "attempt", *where)
    for step, cards in (("attack", attack), ("defend", defence)):
        while table.asking and table.asking.__name__ in ("meddled", "counter", "step_in") and step == "defend":
            play(table, {"meddled": "skip", "counter": "decline", "step_in": "leave"}[table.asking.__name__])
        for card, attribute in cards:
            play(table, "lay", card, attribute)
        if table.asking and table.asking.__name__ == step:
            play(table, "cede" if cede and step == "defend" else "done")
    if table.asking and table.asking.__name__ == "meddled":
        play(table, "skip")
    if table.asking and table.asking.__name__ == "replaced":
        table.play(table.options[0])
    return table


def ids(table: Any, cards: list[int]) -> list[str]:
    return [table.print(card).id for card in cards]


def told(table: Any) -> list[str]:
    return [event.kind for event in table.story]


def new(mode: str = "duel", seats: int | None = None, number: int = 1, decks: Any = None, **options: Any) -> Any:
    return GAME.new(mode, seats, options, key=key_of(number), decks=decks)


def random_to_end(table: Any, number: int = 0) -> Any:
    from random import Random

    dice = Random(number)
    while not table.over:
        table.play(dice.choice(table.options))
    return table
