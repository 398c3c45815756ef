"""In short: the few sentences a designer would want first, each with how sure one can be."""

from __future__ import annotations

from ludotheque.kernel.registry import game as game_called

from .cardpart import dead_cards
from .findings import Findings
from .measures import Line
from .stats import Estimate
from .words import card_name, number, percent, say

NAMED = 4
"""Names that a sentence lists before it says how many more there are."""


def in_short(found: Findings, lang: str) -> list[str]:
    standings = found.standings
    told = []
    if not standings.rivals:
        told += [say(lang, "short-won", name=line.name, **_share(line.share, lang)) for line in standings.bots]
    elif len(standings.bots) > 1:
        best = max(standings.bots, key=lambda line: line.share.value)
        word = "short-bot" if best.share.low > 0.5 else "short-bots-even"
        told.append(say(lang, word, name=best.name, **_share(best.share, lang)))
    if standings.rivals:
        best = max(standings.seats, key=lambda line: line.share.value)
        word = "short-seat" if best.share.low > 0.5 else "short-seats-even"
        told.append(say(lang, word, seat=best.name, **_share(best.share, lang)))
        for trait in standings.traits:
            told += _apart(standings.called(trait, lang), standings.trait_name(trait, lang), lang)
    told.append(_length(found, lang))
    halfway = [share for at, share in found.curve if at == 0.5]
    told += [say(lang, "short-leader", **_share(share, lang)) for share in halfway]
    told += _cards(found, lang)
    return told


def _apart(lines: list[Line], trait: str, lang: str) -> list[str]:
    """Which values of a trait are clearly better or worse than an even chance."""
    above = [line for line in lines if line.share.low > 0.5]
    below = [line for line in reversed(lines) if line.share.high < 0.5]
    told = []
    for word, some in (("short-above", above), ("short-below", below)):
        if some:
            names = [f"{line.name} ({percent(lang, line.share.value, 0)})" for line in some]
            told.append(say(lang, word, trait=trait, names=_listed(names, lang)))
    return told or [say(lang, "short-none-apart", trait=trait)]


def _length(found: Findings, lang: str) -> str:
    ordered = sorted(found.lengths)
    long = ordered[round((len(ordered) - 1) * 0.99)]
    _, first, _, third, _ = found.quarters
    numbers = {name: number(lang, n, ",") for name, n in (("first", first), ("third", third), ("long", long))}
    return say(lang, "short-length", **numbers)


def _cards(found: Findings, lang: str) -> list[str]:
    game, told = game_called(found.play.game), []
    drawn = [line for line in found.cards if line.when_drawn is not None]
    if drawn:
        apart = sum(line.when_drawn.sure for line in drawn if line.when_drawn is not None)
        false = number(lang, len(drawn) * 0.05, ".1f")
        told.append(say(lang, "short-cards", apart=apart, count=len(drawn), false=false))
    dead = dead_cards(found)
    if dead:
        names = [card_name(game, line.card, lang) for line in dead]
        told.append(say(lang, "short-dead", n=len(dead), names=_listed(names, lang)))
    return told


def _share(share: Estimate, lang: str) -> dict[str, str]:
    value, low, high = (percent(lang, each) for each in (share.value, share.low, share.high))
    return {"share": value, "low": low, "high": high}


def _listed(names: list[str], lang: str) -> str:
    more = len(names) - NAMED
    shown = names[:NAMED] + ([say(lang, "and-more", n=more)] if more > 0 else [])
    return ", ".join(shown)
