"""Card texts in words: every sentence is made from the data that acts, so that text and effect cannot disagree.

A text is read as *moment, condition, price: what happens.* The messages of parts begin in lower case and have no full stop.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from ludotheque.kernel import Eye

from .cards import line_of
from .effects import (
    THIS_ATTACK,
    Ally,
    AnyEffect,
    AnyNeed,
    AnyOf,
    BlockSquare,
    Choose,
    Coins,
    Contest,
    Cost,
    DestroyAttachment,
    Discard,
    Event,
    LockHero,
    Lower,
    May,
    Modify,
    MoveAttachment,
    Only,
    Pm,
    RollFor,
    Salvage,
    SearchPile,
    TerrainIs,
    Text,
    Wearing,
)
from .kit import CODES, SIDE_CODES
from .words import STATS

if TYPE_CHECKING:
    from .cards import Card
    from .table import Hismment

COUNTED = ("pierce", "reflect", "range", "class_bonus", "cost", "element_bonus", "extra_attack", "cap")
"""What a hero has a number of beside its stats."""
_SEVERAL = (
    "every_own", "every_prisoner", "every_locked", "every_other", "every_enemy_prisoner", "every_enemy_hero", "both_hearts",
)  # fmt: skip
_CASES = {"who": "plain", "to_who": "to", "of_who": "of", "any_who": "any", "no_who": "no"}
"""As what they stand in a sentence: as whom it is given to, as whose it is, as any or none of all of them."""
_IN_ANY_TURN = (
    "setup", "on_release", "on_swap_in", "on_swap_out", "on_enter_square", "on_pass_square", "on_damage_taken",
    "on_ko_enemy", "on_ko_self", "on_heart_damaged",
)  # fmt: skip
"""Moments that may come before one's own turn, too."""
_ALWAYS = {
    "own_hero": "every_own",
    "own_prisoner": "every_prisoner",
    "own_locked": "every_locked",
    "own_other": "every_other",
    "enemy_prisoner": "every_enemy_prisoner",
    "enemy_hero": "every_enemy_hero",
}
"""Whom a text that is always in force means: nobody chooses one, so all of them."""


def card_title(eye: Eye[Hismment], name: str) -> str:
    """The card's name: the game's, or that of the people who added it; a card made for one match may have only its id."""
    if eye.texts.has(eye.lang, f"card-{name}"):
        return eye.say(f"card-{name}")
    return eye.table.setup.box.name(name, eye.lang) or name


def one_of(eye: Eye[Hismment], parts: list[str]) -> str:
    """Things to choose from, as people say it: a, b or c."""
    *most, last = parts
    return eye.say("list-or", most=", ".join(most), last=last) if most else last


def first_of(eye: Eye[Hismment], line: str) -> str:
    """The lowest card of a hero line."""
    cards: dict[str, Card] = eye.table.setup.box.cards
    heroes = [name for name, card in cards.items() if card.kind == "hero" and line_of(cards, name) == line]
    return min(heroes, key=lambda name: cards[name].level)


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")


def plain(n: int) -> str:
    return str(n).replace("-", "−")


# Texts -----------------------------------------------------------------------------------------------------------------


def text_line(eye: Eye[Hismment], card: Card, text: Text, on: str = "") -> str:
    """One text of a card in a line. ``on``: on whom alone it acts so, for a signature power."""
    parts = [on] if on else []
    if moment := _moment(eye, card, text):
        parts.append(moment)
    if text.needs:
        parts.append(eye.say("text-needs", needs=all_needs(eye, text.needs)))
    if text.cost:
        parts.append(_cost(eye, text.cost))
    done = [effect_words(eye, effect, text.when) for effect in text.do]
    first = eye.say("text-after", parts=", ".join(parts), text=done[0]) if parts else done[0]
    return " ".join(eye.say("text-sentence", text=capital(sentence)) for sentence in (first, *done[1:]))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _moment(eye: Eye[Hismment], card: Card, text: Text) -> str:
    """When a text acts, and what else must be known about that."""
    silent = text.when in ("play", "static") or (text.when in ("before", "after") and card.type != "offensive")
    whom = {"it": eye.say(f"it-{card.kind}"), "its": eye.say(f"its-{card.kind}")}
    when = "" if silent else eye.say(f"when-{text.when}", **whom)
    marks = []
    if text.prison:
        marks.append(eye.say("mark-locked" if text.locked else "mark-prison"))
    if text.optional:
        marks.append(eye.say("mark-optional"))
    if text.per_game or text.times > 1:
        marks.append(eye.say("limit-game" if text.per_game else "limit-turn", n=text.times))
    notes = ", ".join(marks)
    return eye.say("text-moment", when=when, notes=notes) if when and notes else when or notes


def _cost(eye: Eye[Hismment], cost: Cost) -> str:
    parts = msgspec.structs.asdict(cost)
    return eye.all_of([eye.say(f"cost-{name}", n=n) for name, n in parts.items() if n])


# Effects ---------------------------------------------------------------------------------------------------------------


def script_words(eye: Eye[Hismment], effects: list[AnyEffect], when: str = "") -> str:
    """Effects one after the other, as part of a sentence. ``when``: the moment of their text, where it matters."""
    line = effect_words(eye, effects[0], when)
    for effect in effects[1:]:
        line = eye.say("effect-then", a=line, b=effect_words(eye, effect, when))
    return line


def effect_words(eye: Eye[Hismment], effect: AnyEffect, when: str = "") -> str:
    """One effect as part of a sentence."""
    verb = str(type(effect).__struct_config__.tag)
    words: dict[str, object] = {}
    for field in ("n", "by"):
        if hasattr(effect, field):
            words[field] = abs(getattr(effect, field))
    if hasattr(effect, "to"):
        to = _ALWAYS.get(effect.to, effect.to) if when == "static" else effect.to
        words |= _who(eye, to, getattr(effect, "only", None))
    match effect:
        case Modify():
            return _modify_words(eye, effect, words, when)
        case Coins():
            verb += ("-enemy" if effect.who == "enemy" else "") + ("-lose" if effect.n < 0 else "")
        case Discard() if effect.who == "enemy":
            verb += "-enemy"
        case Pm() if effect.n < 0:
            verb += "-drain"
        case DestroyAttachment() | MoveAttachment():
            verb += f"-{effect.kind}"
        case SearchPile() | Salvage():
            words["card"] = eye.say(f"one-{effect.kind}")
        case LockHero():
            words["turns"] = effect.turns
        case BlockSquare():
            words["time"] = _time(eye, effect.turns, when)
        case RollFor() | Contest():
            words |= {"then": script_words(eye, effect.then, when), "other": _otherwise(eye, effect.other, when)}
            if isinstance(effect, RollFor):
                words["n"] = effect.at_least
        case Choose():
            words["modes"] = one_of(eye, [script_words(eye, mode, when) for mode in effect.modes])
        case May():
            words |= {"n": effect.coins, "then": script_words(eye, effect.then, when)}
        case _:
            pass
    return eye.say(f"effect-{verb}", **words)


def _modify_words(eye: Eye[Hismment], effect: Modify, words: dict[str, object], when: str) -> str:
    static = when == "static"
    words |= {"static": "yes", "time": ""} if static else {"static": "no", "time": _time(eye, effect.turns, when)}
    if effect.what in STATS:
        words["stat"] = eye.say(f"stat-{effect.what}")
        words["by"] = signed(effect.by) if effect.how == "add" else plain(effect.by)
        return eye.say("effect-stat" if effect.how == "add" else f"effect-stat-{effect.how}", **words)
    if effect.how != "add" and effect.what in COUNTED:
        change = f"{eye.say(f'what-{effect.what}')} {'×' if effect.how == 'times' else '='} {plain(effect.by)}"
        return eye.say("effect-changed", change=change, **words)
    if effect.what in ("range", "class_bonus"):
        words["by"] = signed(effect.by)
    words["way"] = "less" if effect.by < 0 else "more"
    if effect.element:
        words["element"] = eye.say(f"element-{effect.element}")
    if CODES[effect.what] in SIDE_CODES:
        words["whose"] = "enemy" if "enemy" in effect.to else "you"
    return eye.say(f"effect-{effect.what}", **words)


def _who(eye: Eye[Hismment], to: str, only: Only | None) -> dict[str, object]:
    """Whom an effect means: plain and in other cases; whether they are several, and whether they are all there are."""
    words: dict[str, object] = {"several": 2 if to in _SEVERAL else 1, "all": "yes" if to.startswith("every") else "no"}
    for word, case in _CASES.items():
        who = eye.say(f"who-{to}", case=case)
        words[word] = eye.say("who-only", who=who, only=_only(eye, only)) if only else who
    return words


def _only(eye: Eye[Hismment], only: Only) -> str:
    parts = [eye.say(f"element-{only.element}")] if only.element else []
    parts += [eye.say(f"class-{only.klass}")] if only.klass else []
    parts += [eye.say("only-level", level=only.level)] if only.level else []
    return ", ".join(parts)


def _time(eye: Eye[Hismment], turns: int, when: str) -> str:
    """HIS-T23 How long something lasts; a turn of one's own that may still be to come is counted whole."""
    if turns < 0:
        return eye.say("time-attack" if turns == THIS_ATTACK else "time-game")
    if turns and when in _IN_ANY_TURN:
        return eye.say("time-turns-any", n=turns)
    return eye.say("time-turns", n=turns) if turns else eye.say("time-turn")


def _otherwise(eye: Eye[Hismment], effects: list[AnyEffect], when: str) -> str:
    return eye.say("effect-otherwise", other=script_words(eye, effects, when)) if effects else ""


# Conditions ------------------------------------------------------------------------------------------------------------


def all_needs(eye: Eye[Hismment], needs: list[AnyNeed]) -> str:
    """Conditions that must all be met; a choice among them stands in brackets."""
    if len(needs) < 2:
        return need_words(eye, needs[0]) if needs else eye.say("face-none")
    words = [need_words(eye, need) for need in needs]
    return eye.all_of(
        eye.say("need-group", need=each) if isinstance(need, AnyOf) else each
        for need, each in zip(needs, words, strict=True)
    )


def need_words(eye: Eye[Hismment], need: AnyNeed) -> str:
    """One condition as part of a sentence."""
    tag = str(type(need).__struct_config__.tag)
    n = getattr(need, "n", 0)
    match need:
        case AnyOf():
            return one_of(eye, [all_needs(eye, way) for way in need.ways])
        case TerrainIs():
            return eye.say("need-terrain", element=eye.say(f"element-{need.element}"))
        case Wearing():
            words = eye.say(f"need-wearing-{need.kind}", n=n)
            return eye.say("need-level", need=words, level=need.level) if need.level > 1 else words
        case Ally():
            return eye.say(f"need-ally-{need.state}", hero=card_title(eye, first_of(eye, need.line)))
        case Event() | Lower():
            return eye.say(f"need-{tag}-{need.what}", n=n)
        case _:
            return eye.say(f"need-{tag}", n=n)
