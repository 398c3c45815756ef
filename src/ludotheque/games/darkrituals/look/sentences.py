"""The lines of hero cards in words: what an entry orders, what a reaction answers, and why an entry was not taken."""

from __future__ import annotations

from ludotheque.kernel import Eye

from ..state.grammar import ANY, EACH, Act, Entry, Reaction
from ..state.table import Ritual

FAR = 99
"""A teleport without a number goes any distance."""
_SAID: dict[tuple[str, Entry | Reaction], str] = {}
"""Lines of cards by language: logs and scenes repeat them all the time."""


def the(eye: Eye[Ritual], id: str) -> str:
    """A figure in a sentence: people by name, the many and the nameless with their article."""
    message = f"the-{id}"
    return eye.say(message if eye.texts.has(eye.lang, message) else f"card-{id}")


def capital(text: str) -> str:
    """How a sentence begins."""
    return text[:1].upper() + text[1:]


def entry_text(eye: Eye[Ritual], entry: Entry) -> str:
    """A line of a hero card, in the reader's language."""
    key = (eye.lang, entry)
    if key not in _SAID:
        text = linked(eye, "acts-else", [linked(eye, "acts-then", _texts(eye, acts)) for acts in entry.alts])
        _SAID[key] = _with_level(eye, entry.level, capital(text))
    return _SAID[key]


def _texts(eye: Eye[Ritual], acts: tuple[Act, ...]) -> list[str]:
    return [_act_text(eye, act) for act in acts]


def linked(eye: Eye[Ritual], how: str, parts: list[str]) -> str:
    """Parts of a sentence, one after another: a, then b; a, else b."""
    text = parts[0]
    for part in parts[1:]:
        text = eye.say(how, first=text, second=part)
    return text


def _with_level(eye: Eye[Ritual], level: int, text: str) -> str:
    return eye.say("entry-spell", level=level_text(level), text=text) if level else text


def _act_text(eye: Eye[Ritual], act: Act) -> str:
    n = "each" if act.n == EACH else "far" if act.n == FAR else "X" if act.n == ANY else act.n
    counted = act.verb == "attack" and act.n != 1
    form = "each" if act.n == EACH else "many" if counted else "one"
    text = eye.say(
        f"act-{act.verb}",
        n=n,
        target=linked(eye, "targets-else", [noun(eye, each, form) for each in act.targets]),
        how="towards" if act.towards else "to",
    )
    return _with_level(eye, act.level, eye.say("act-gain", text=text, n=act.gain) if act.gain else text)


def noun(eye: Eye[Ritual], name: str, form: str) -> str:
    """A noun of hero cards, or what the objective is: "one" of it, "no" such thing, "each" of them, "many"."""
    return eye.say(f"noun-{name}", form=form)


def level_text(level: int) -> str:
    return "X" if level == ANY else str(level)


def reaction_text(eye: Eye[Ritual], reaction: Reaction) -> str:
    """A reaction of a hero card, in the reader's language."""
    on = "melee" if reaction.melee else reaction.on
    kind = noun(eye, reaction.kind, "one") if reaction.kind else ""
    trigger = eye.say(f"when-{on}", kind=kind, named="true" if reaction.kind else "false")
    if reaction.reach:
        effect = eye.say("gain-reach", n=reaction.reach)
    elif reaction.draw:
        effect = eye.say("gain-loot", n=reaction.draw)
    else:
        effect = eye.say("gain-plus", n="X" if reaction.gain == ANY else reaction.gain)
    return eye.say("reaction-text", level=level_text(reaction.level), when=trigger, effect=effect)


def reason_text(eye: Eye[Ritual], mark: str) -> str:
    """Why an entry was not taken; alternatives that fail alike are named together."""
    return linked(eye, "reasons", list(dict.fromkeys(_why(eye, *each.split()) for each in mark.split(";"))))


def _why(eye: Eye[Ritual], reason: str, *facts: str) -> str:
    words = {"no": "", "one": "", "n": 0, "have": 0}
    for fact in facts:
        if fact.isdigit():
            words["have" if words["n"] else "n"] = int(fact)
        else:
            words["no"] = ", ".join(noun(eye, name, "no") for name in fact.split("/"))
            words["one"] = linked(eye, "targets-or", [noun(eye, name, "one") for name in fact.split("/")])
    return eye.say(f"why-{reason}", **words)
