"""The language of hero cards: sentences such as "L2 Evade 2 To Witch, Attack Witch & Gain +1" become acts.

    entry    = [level] seq {"or" seq}          seq = act {"," act}
    act      = [level] verb … ["& Gain +" n]   level = L1 … L4, LX
    reaction = level "When" trigger "," effect

A comma before a verb separates acts, a comma before a noun goes on with a list of targets. Whoever writes a card wrongly
is told which word was not understood and what could have stood there.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

ANY = -1
"""A level, number or reach of X: chosen when the spell is cast."""
EACH = -2
"""Attack each: as many as there are in the zone."""

NOUNS = {
    "witch": "witch",
    "witches": "witch",
    "creature": "creature",
    "creatures": "creature",
    "minion": "minion",
    "minions": "minion",
    "disciple": "disciple",
    "disciples": "disciple",
    "hero": "hero",
    "heroes": "hero",
    "serf": "serf",
    "serfs": "serf",
    "enemy": "enemy",
    "enemies": "enemy",
    "objective": "objective",
    "objectives": "objective",
    "chest": "chest",
    "chests": "chest",
    "botanicals": "botanicals",
}
ENEMIES = ("witch", "creature", "minion", "disciple", "enemy", "objective")
MOVES = ("move", "evade", "teleport")
LEVELS = {"L1": 1, "L2": 2, "L3": 3, "L4": 4, "LX": ANY}


class Act(msgspec.Struct, frozen=True):
    """One thing to do. ``n``: how many targets, zones or points; ``towards``: come closer, else arrive."""

    verb: str
    targets: tuple[str, ...] = ()
    n: int = 1
    towards: bool = False
    gain: int = 0
    level: int = 0


class Entry(msgspec.Struct, frozen=True):
    """A line of a card: alternatives, each a sequence of acts; ``level`` makes the whole line a spell."""

    alts: tuple[tuple[Act, ...], ...]
    level: int = 0


class Reaction(msgspec.Struct, frozen=True):
    """A spell that answers something. ``on``: attacked, attacks, save, search; ``kind``: whom the attack must be on."""

    level: int
    on: str
    kind: str = ""
    melee: bool = False
    gain: int = 0
    reach: int = 0
    draw: int = 0


class _Words:
    """The words of a sentence, read from left to right."""

    def __init__(self, text: str) -> None:
        self.words = re.findall(r"[A-Za-z]+\d*|\+?\d+|[,&+]", text)
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        return self.words[self.at + ahead] if self.at + ahead < len(self.words) else ""

    def take(self, *wanted: str) -> bool:
        """Read these words if they come next."""
        if [self.peek(i).lower() for i in range(len(wanted))] != [word.lower() for word in wanted]:
            return False
        self.at += len(wanted)
        return True

    def need(self, *wanted: str) -> None:
        if not self.take(*wanted):
            self.wrong(f"{' '.join(wanted)!r} should come")

    def number(self) -> int | None:
        """A number or X, if it comes next."""
        word = self.peek()
        if word == "X" or word.lstrip("+").isdigit():
            self.at += 1
            return ANY if word == "X" else int(word)
        return None

    def level(self) -> int:
        found = LEVELS.get(self.peek(), 0)
        self.at += bool(found)
        return found

    def noun(self, allowed: tuple[str, ...]) -> str:
        noun = NOUNS.get(self.peek().lower(), "")
        if noun not in allowed:
            self.wrong(f"one of {', '.join(allowed)} should come")
        self.at += 1
        return noun

    def nouns(self, allowed: tuple[str, ...]) -> tuple[str, ...]:
        found = [self.noun(allowed)]
        while self.peek() == "," and NOUNS.get(self.peek(1).lower()):
            self.at += 1
            found.append(self.noun(allowed))
        return tuple(found)

    def wrong(self, what: str) -> None:
        before = " ".join(self.words[: self.at])
        raise ValueError(f"{what} after {before!r}" if before else what)


@cache
def read_entry(text: str) -> Entry:
    """The entry a sentence means. ValueError says what is wrong with it."""
    words = _Words(text)
    level = words.level()
    alts = [_sequence(words)]
    while words.take("or"):
        alts.append(_sequence(words))
    if words.peek():
        words.wrong(f"nothing like {words.peek()!r} can come")
    return Entry(tuple(alts), level)


def _sequence(words: _Words) -> tuple[Act, ...]:
    acts = [_act(words)]
    while words.take(","):
        acts.append(_act(words))
    return tuple(acts)


def _act(words: _Words) -> Act:
    level = words.level()
    act = _verb(words)
    gain = 0
    if words.take("&"):
        words.need("Gain")
        words.take("+")
        gain = words.number() or 0
    return msgspec.structs.replace(act, gain=gain, level=level)


def _verb(words: _Words) -> Act:
    if words.take("Activate"):
        words.need("Objective")
        return Act("activate", ("objective",))
    if words.take("Attack"):
        n = EACH if words.take("each") else words.number()
        return Act("attack", words.nouns(ENEMIES), 1 if n is None else n)
    for verb in MOVES:
        if words.take(verb):
            return _move(words, verb)
    if words.take("Search"):
        words.need("Chest")
        return Act("search", ("chest",))
    if words.take("Pick", "Up"):
        words.need("Botanicals")
        return Act("pick", ("botanicals",))
    for verb, noun in (("heal", "hero"), ("command", "serf")):
        if words.take(verb):
            n = words.number()
            if n is None:
                words.wrong("a number should come")
            return Act(verb, words.nouns((noun,)), n or 1)
    words.wrong("Activate, Attack, Move, Evade, Teleport, Search, Pick Up, Heal or Command should come")
    raise AssertionError


def _move(words: _Words, verb: str) -> Act:
    n = words.number()
    far = verb == "teleport" and n is None
    towards = words.take("Towards")
    if not towards:
        words.need("To")
        words.take("nearest")
    targets = words.nouns(tuple(dict.fromkeys(NOUNS.values())))
    return Act(verb, targets, 99 if far else 1 if n is None else n, towards)


@cache
def read_reaction(text: str) -> Reaction:
    """The reaction a sentence means. ValueError says what is wrong with it."""
    words = _Words(text)
    level = words.level()
    if not level:
        words.wrong("a level, L1 to L4 or LX, should come")
    words.need("When")
    on, kind, melee = _trigger(words)
    words.need(",")
    gain = reach = draw = 0
    if words.take("gain", "Range"):
        reach = words.number() or 1
    elif words.take("gain"):
        words.take("+")
        gain = words.number() or 0
    elif words.take("draw"):
        draw = words.number() or 0
        words.need("Loot", "Cards")
    else:
        words.wrong("'gain +…', 'gain Range …' or 'draw … Loot Cards' should come")
    if words.peek():
        words.wrong(f"nothing like {words.peek()!r} can come")
    return Reaction(level, on, kind, melee, gain, reach, draw)


def _trigger(words: _Words) -> tuple[str, str, bool]:
    if words.take("any", "Hero", "is", "Attacked"):
        return "attacked", "", False
    if words.take("a", "Serf", "makes", "an", "Arrow", "Save"):
        return "save", "", False
    if words.take("you", "Search", "a", "Chest"):
        return "search", "", False
    if words.take("you", "make", "a", "melee", "Attack"):
        return "attacks", "", True
    if words.take("any", "Hero", "Attacks") or words.take("you", "Attack") or words.take("you", "Attacks"):
        if words.take("a") or words.take("an"):
            return "attacks", words.noun(ENEMIES), False
        return "attacks", "", False
    words.wrong("a trigger should come, such as 'any Hero is Attacked'")
    raise AssertionError
