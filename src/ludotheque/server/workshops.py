"""Workshops: what people build from, and what is said about what they built."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Any

import msgspec

from ludotheque.kernel import DeckWorkshop, Game, MapWorkshop, Workshop, inspect
from ludotheque.kernel.registry import games

from .refusal import troubles
from .shapes import (
    CardShape,
    CheckedMade,
    CheckMade,
    DeckCatalogue,
    Facet,
    FigureShape,
    GroupShape,
    Label,
    MapCatalogue,
    PieceShape,
    ReadyMade,
    ReadyShape,
    Scale,
    WorkshopShape,
)


def on_the_shelf(game: Game[Any], workshop: Workshop[Any], lang: str) -> WorkshopShape:
    return WorkshopShape(
        id=workshop.id,
        kind=workshop.kind,
        title=game.wording(lang, f"workshop-{workshop.id}", workshop.id),
        modes=[mode for mode in game.modes if workshop.serves(mode)],
        per_seat=workshop.per_seat,
        ready=[ReadyShape(ready.id, ready.name, ready.about) for ready in _ready(game, workshop, lang)],
    )


@cache
def catalogue(name: str, id: str, lang: str) -> DeckCatalogue | MapCatalogue:
    """All there is to build with; KeyError if there is no such game or workshop."""
    game = games()[name]
    workshop = game.workshops[id]
    if isinstance(workshop, DeckWorkshop):
        return _decks(game, workshop, lang)
    assert isinstance(workshop, MapWorkshop)
    return _maps(game, workshop, lang)


def check(game: Game[Any], workshop: Workshop[Any], asked: CheckMade) -> CheckedMade:
    """Everything there is to say about something made."""
    given = asked.made if asked.made is not None else asked.text or ""
    found = inspect(game, workshop, given, asked.mode, asked.settings, asked.lang)
    return CheckedMade(
        made=msgspec.to_builtins(found.made),
        code=found.code,
        text=found.lines,
        problems=troubles(found.report.problems, asked.lang),
        warnings=troubles(found.report.warnings, asked.lang),
        figures=[
            FigureShape(game.texts.say(asked.lang, f"figure-{each.name}"), each.value, each.want, each.ok)
            for each in found.report.figures
        ],
    )


def _decks(game: Game[Any], workshop: DeckWorkshop, lang: str) -> DeckCatalogue:
    box: Any = game.box

    def labels(facet: str, values: Iterable[str]) -> list[Label]:
        return _labels(game, facet, values, lang, partial(workshop.icon, facet))

    return DeckCatalogue(
        sections=labels("section", workshop.sections),
        facets=[
            Facet(facet, game.wording(lang, f"facet-{facet}", facet), labels(facet, values))
            for facet, values in workshop.facets.items()
        ],
        scale=Scale(game.wording(lang, f"scale-{workshop.scale}", workshop.scale)) if workshop.scale else None,
        cards=[
            CardShape(
                card,
                workshop.section(box[card]),
                {facet: values for facet in workshop.facets if (values := list(workshop.values(box[card], facet)))},
                workshop.scaled(box[card]),
                workshop.limit(box[card]),
                game.card(card, lang),
            )
            for card in workshop.order(box)
        ],
        ready=_ready(game, workshop, lang),
        settings=list(workshop.settings),
    )


def _maps(game: Game[Any], workshop: MapWorkshop, lang: str) -> MapCatalogue:
    box: Any = game.box
    return MapCatalogue(
        pieces=[
            PieceShape(piece, game.card(piece, lang), workshop.note(game, piece, lang)) for piece in workshop.order(box)
        ],
        marks=_labels(game, "mark", workshop.marks, lang, workshop.icon),
        whole=_labels(game, "mark", workshop.whole, lang, workshop.icon),
        links=_labels(game, "link", workshop.links, lang),
        groups=GroupShape(game.wording(lang, "group-name"), game.wording(lang, "group-about"))
        if workshop.groups
        else None,
        ready=_ready(game, workshop, lang),
        settings=list(workshop.settings),
    )


def _labels(game: Game[Any], kind: str, values: Iterable[str], lang: str, icon: Any = lambda value: "") -> list[Label]:
    return [
        Label(
            value,
            game.wording(lang, f"{kind}-{value}", value),
            game.wording(lang, f"{kind}-{value}-about"),
            icon(value),
        )
        for value in values
    ]


def _ready(game: Game[Any], workshop: Workshop[Any], lang: str) -> list[ReadyMade]:
    return [
        ReadyMade(
            name,
            game.wording(lang, f"{workshop.id}-{name}", name),
            game.wording(lang, f"{workshop.id}-{name}-about"),
            msgspec.to_builtins(made),
        )
        for name, made in workshop.ready().items()
    ]
