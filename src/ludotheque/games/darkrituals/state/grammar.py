"""The language of hero cards: lines such as "L2 Evade 2 To Witch then Attack Witch +1" become acts.

    entry    = [level] seq {"else" seq}       seq = act {"then" act}
    act      = [level] verb … ["+" n]         level = L1 … L4, LX
    reaction = level "When" trigger "," effect

The booklet's own spelling is read as well: a comma before a verb is "then" (before a noun it goes on with a list of
targets), "or" is "else", "& Gain +1" is "+1"; articles may stand or not. Whoever writes a card wrongly is told which word
was not understood and what could have stood there.
"""

from __future__ import annotations

import re
from functools import cache

import msgspec

from ludotheque.kernel.text import Told

from .mistakes import told

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
ARTICLES = ("a", "an", "any", "the")
"""Words that may stand on a card or not."""


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
    kind: str
    melee: bool
    gain: int
    reach: int
    draw: int


class Misread(ValueError):
    """A line that cannot be read, and why."""

    def __init__(self, what: Told) -> None:
        super().__init__(str(what))
        self.what = what


class _Words:
    """The words of a sentence, read from left to right."""

    def __init__(self, text: str) -> None:
        self.words = [word for word in re.findall(r"[^\W\d]+\d*|\d+|\S", text) if word.lower() not in ARTICLES]
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
            raise self.wrong("word", word=" ".join(wanted))

    def number(self) -> int | None:
        """A number or X, if it comes next. Nothing is done no times."""
        word = self.peek()
        if word.isdigit() and not int(word):
            raise self.wrong("number-from-1")
        if word == "X" or word.isdigit():
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
            raise self.wrong("one-of", words=", ".join(allowed))
        self.at += 1
        return noun

    def plus(self) -> int:
        """What comes after a plus sign; X counts as ANY."""
        self.need("+")
        found = self.number()
        if found is None:
            raise self.wrong("number")
        return found

    def nouns(self, allowed: tuple[str, ...]) -> tuple[str, ...]:
        found = [self.noun(allowed)]
        while self.peek() == "," and NOUNS.get(self.peek(1).lower()):
            self.at += 1
            found.append(self.noun(allowed))
        return tuple(found)

    def wrong(self, wanted: str, **values: object) -> Misread:
        """What should have come here, after which words, and what came instead."""
        message = f"misread{'-after' if self.at else ''}{'-not' if self.peek() else ''}"
        before = " ".join(self.words[: self.at])
        return Misread(told(message, wanted=told(f"wanted-{wanted}", **values), before=before, given=self.peek()))

    def end(self) -> None:
        if self.peek():
            raise self.wrong("end")


@cache
def read_entry(text: str) -> Entry:
    """The entry a sentence means. Misread says what is wrong with it."""
    words = _Words(text)
    level = words.level()
    alts = [_sequence(words)]
    while words.take("else") or words.take("or"):
        alts.append(_sequence(words))
    words.end()
    entry = Entry(tuple(alts), level)
    for act in (act for acts in alts for act in acts):
        if act.n == ANY and ANY not in (level, act.level):
            raise Misread(told("misread-x", word="X"))
        if act.gain == ANY:
            raise Misread(told("misread-plus-x"))
    return entry


def _sequence(words: _Words) -> tuple[Act, ...]:
    acts = [_act(words)]
    while words.take("then") or words.take(","):
        acts.append(_act(words))
    return tuple(acts)


def _act(words: _Words) -> Act:
    level = words.level()
    act = _verb(words)
    gain = 0
    if words.take("&"):
        words.need("Gain")
        gain = words.plus()
    elif words.peek() == "+":
        gain = words.plus()
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
                raise words.wrong("number")
            return Act(verb, words.nouns((noun,)), n)
    raise words.wrong("one-of", words="Activate, Attack, Move, Evade, Teleport, Search, Pick Up, Heal, Command")


def _move(words: _Words, verb: str) -> Act:
    n = words.number()
    far = verb == "teleport" and n is None
    towards = words.take("Towards")
    if not towards:
        if not words.take("To"):
            raise words.wrong("one-of", words="To, Towards")
        words.take("nearest")
    targets = words.nouns(tuple(dict.fromkeys(NOUNS.values())))
    return Act(verb, targets, 99 if far else 1 if n is None else n, towards)


@cache
def read_reaction(text: str) -> Reaction:
    """The reaction a sentence means. Misread says what is wrong with it."""
    words = _Words(text)
    level = words.level()
    if not level:
        raise words.wrong("level")
    words.need("When")
    on, kind, melee = _trigger(words)
    words.need(",")
    gain = reach = draw = 0
    if words.take("gain", "Range"):
        reach = words.number() or 1
    elif words.take("gain") or words.peek() == "+":
        gain = words.plus()
    elif words.take("draw"):
        draw = words.number() or 1
        words.need("Loot")
        words.take("Cards")
    else:
        raise words.wrong("one-of", words="+…, gain Range …, draw … Loot")
    words.end()
    if gain == ANY and level != ANY:
        raise Misread(told("misread-x", word="+X"))
    if (draw and on != "search") or (reach and on != "attacks") or (gain and on == "search"):
        raise Misread(told("misread-trigger"))
    return Reaction(level, on, kind, melee, gain, reach, draw)


TRIGGERS: dict[tuple[str, ...], tuple[str, bool]] = {
    ("hero", "is", "attacked"): ("attacked", False),
    ("hero", "attacked"): ("attacked", False),
    ("serf", "makes", "arrow", "save"): ("save", False),
    ("serf", "saves"): ("save", False),
    ("you", "search", "chest"): ("search", False),
    ("hero", "searches", "chest"): ("search", False),
    ("you", "make", "melee", "attack"): ("attacks", True),
    ("hero", "strikes"): ("attacks", True),
    ("hero", "attacks"): ("attacks", False),
    ("you", "attack"): ("attacks", False),
    ("you", "attacks"): ("attacks", False),
}
"""What sets a reaction off, in words: (what, in melee only). DRM-A13 "you" is whichever hero does it."""


def _trigger(words: _Words) -> tuple[str, str, bool]:
    for wanted, (on, melee) in TRIGGERS.items():
        if words.take(*wanted):
            named = on == "attacks" and not melee and words.peek() != ","
            return on, words.noun(ENEMIES) if named else "", melee
    raise words.wrong("trigger")
