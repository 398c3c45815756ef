"""The workshops of Thargos: battledecks with their party, and stories laid out on a map."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, get_args

from ludotheque.kernel import Box, Deck, DeckWorkshop, Figure, Game, Map, MapWorkshop, Problem, Report, Setup

from .advice import advice, attrition
from .cards import Card, Faction, Tag
from .decks import (
    COPIES,
    PARTY,
    PLAYED,
    SHARE,
    SIZE,
    SOLO,
    as_battledeck,
    by_kind,
    check_box,
    check_deck,
    check_points,
    in_story,
    is_balanced,
    mission_range,
    pam_sum,
    ready_made,
    target_of,
)
from .effects import Bonus
from .faces import FACTION_ICONS, ICONS
from .prints import ATTRIBUTES, KINDS
from .stories import (
    LINKS,
    MARKS,
    SCATTERED,
    as_map,
    as_story,
    check_story,
    path_points,
    reachable,
    read_scenes,
    settings,
    vp_of,
)
from .stories import PARTY as WHOLE_PARTY
from .stories import ready_made as ready_stories

KIND_ICONS = {
    "hero": "crested-helmet",
    "mission": "treasure-map",
    "lasting": "round-shield",
    "action": "lightning-trio",
}
MARK_ICONS = {
    "optional": "footsteps",
    "side": "crossroad",
    "secret": "padlock",
    "unlocks": "key",
    "exclusive": "laurel-crown",
    "passive": "perspective-dice-six-faces-random",
    "wilderness": "pine-tree",
    "party": "meeple-group",
    "scattered": "meeple",
    "kurnor": "castle",
}


class BattledeckWorkshop(DeckWorkshop):
    sections = KINDS
    facets: ClassVar = {
        "attribute": ATTRIBUTES,
        "pam": ("1", "2", "3", "4"),
        "vp": ("1", "2", "3", "4"),
        "feature": ("unique", "condar", *get_args(Tag)),
        "faction": get_args(Faction),
        "place": ("urban", "wilderness"),
    }
    scale = "pam"
    lists = ("heroes",)

    def ready(self) -> Mapping[str, Deck]:
        return _ready_decks()

    def order(self, box: Box[Any]) -> list[str]:
        return sorted(box, key=lambda card: (KINDS.index(box[card].kind), _place(box[card])))

    def number(self, card: Card) -> str:
        return card.no

    def section(self, card: Card) -> str:
        return card.kind

    def values(self, card: Card, facet: str) -> Sequence[str]:
        match facet:
            case "attribute":
                return _attributes(card)
            case "pam":
                return [str(card.pam)] if card.pam else []
            case "vp":
                return [str(card.vp)] if card.kind == "mission" else []
            case "feature":
                return [*["unique"] * card.unique, *["condar"] * card.condar, *card.tags]
            case "faction":
                return card.factions
        return [card.place] if card.place else []

    def icon(self, facet: str, value: str) -> str:
        return {"section": KIND_ICONS, "attribute": ICONS, "faction": FACTION_ICONS}.get(facet, {}).get(value, "")

    def scaled(self, card: Card) -> int | None:
        return card.pam or None

    def limit(self, card: Card) -> int:
        return min(card.copies, 1 if card.unique else COPIES)

    def check(self, setup: Setup, made: Deck, where: str) -> Report:
        deck, box, game = as_battledeck(setup.box, made), setup.box, setup.game
        kinds, points, ceiling = by_kind(box, deck.cards), pam_sum(box, deck.cards), setup["points_build"]
        total = sum(deck.cards.values())
        share = str(SHARE) if is_balanced(setup) else ""
        figures = [
            Figure("heroes", len(deck.heroes), str(PARTY) if deck.heroes else "", len(deck.heroes) in (0, PARTY)),
            Figure("target", target_of(setup, deck.heroes)),
            Figure("cards", total, str(SIZE), total == SIZE),
            *(Figure(kind, kinds[kind], share, not share or kinds[kind] == SHARE) for kind in PLAYED),
            Figure("pam", points, f"≤ {ceiling}" if ceiling else "", not ceiling or points <= ceiling),
            Figure("attrition", attrition(setup, deck)),
        ]
        if in_story(setup):
            low, high = mission_range(setup)
            sum_of = pam_sum(box, deck.cards, "mission")
            figures.append(
                Figure("mission-pam", sum_of, f"{low}–{high}" if low else f"≤ {high}", low <= sum_of <= high)
            )
        problems = [*check_deck(setup, deck, where), *check_box(setup, [deck], where)]
        warnings = [] if deck.heroes else [game.problem(f"{where}.heroes", "no-heroes", "THA-B23")]
        if not problems and made not in self.ready().values():
            warnings += advice(setup, deck, where)
        return Report(problems, warnings, figures)


class StoryWorkshop(MapWorkshop):
    marks = (*MARKS, WHOLE_PARTY, SCATTERED)
    whole = settings()
    links = LINKS
    groups = True

    def ready(self) -> Mapping[str, Map]:
        return _ready_maps()

    def order(self, box: Box[Any]) -> list[str]:
        return sorted((card for card in box if box[card].kind == "mission"), key=lambda card: _place(box[card]))

    def number(self, card: Card) -> str:
        return card.no

    def icon(self, mark: str) -> str:
        return MARK_ICONS.get(mark, "")

    def note(self, game: Game[Any], piece: str, lang: str) -> str:
        box: Any = game.box
        return game.texts.say(lang, "story-note", no=box[piece].no, vp=box[piece].vp)

    def spelt_out(self, setup: Setup, given: object, where: str) -> tuple[Map | None, list[Problem]]:
        """A map, or scene by scene as the files of the game have it."""
        if not isinstance(given, Mapping) or "scenes" not in given:
            return super().spelt_out(setup, given, where)
        story, problems = read_scenes(setup, given, where)
        return (as_map(story) if story is not None else None), problems

    def check(self, setup: Setup, made: Map, where: str) -> Report:
        story, game = as_story(made), setup.game
        missions = Figure("missions", len(made.pieces))
        problems = check_story(setup, story, where)
        if problems:
            return Report(problems, figures=[missions])
        vp = vp_of(setup)
        usual = [SOLO] if setup.seats == 1 else list(ready_made())[: setup.seats]
        parties = {name: deck.heroes for name, deck in ready_made().items()}
        wanted = max(target_of(setup, parties[name]) for name in usual)
        points = path_points(story, vp)
        warnings = [
            game.problem(where, "story-party", "THA-R12", deck=name, target=target_of(setup, heroes), n=points)
            for name, heroes in parties.items()
            if wanted < target_of(setup, heroes) > points
        ]
        secrets = [scene.card for scene in story.scenes if scene.secret]
        keys = [s for s in story.scenes if s.unlocks or any(effect.unlocks for effect in setup.box[s.card].effects)]
        if secrets and not keys:
            warnings.append(game.problem(where, "no-key", "THA-R18", n=len(secrets)))
        figures = [
            missions,
            Figure("path-vp", points, f"≥ {wanted}", points >= wanted),
            Figure("all-vp", sum(vp[card] for card in reachable(story))),
        ]
        return Report(check_points(setup, story, [parties[name] for name in usual], where), warnings, figures)


@cache
def _ready_decks() -> dict[str, Deck]:
    return {name: Deck(name, {**dict.fromkeys(deck.heroes, 1), **deck.cards}) for name, deck in ready_made().items()}


@cache
def _ready_maps() -> dict[str, Map]:
    return {name: as_map(story) for name, story in ready_stories().items()}


def _place(card: Card) -> int:
    """A card's number within its kind; people may number their own cards in another way, and those come first."""
    return int(card.no[1:]) if card.no[1:].isdecimal() else 0


def _attributes(card: Card) -> list[str]:
    """A mission's own, what a lasting or an action adds to, and what a hero is best at."""
    if card.ready is not None:
        values = [getattr(card.ready, name) for name in ATTRIBUTES]
        return [name for name, n in zip(ATTRIBUTES, values, strict=True) if n and n == max(values)]
    found = {name for name in ATTRIBUTES if getattr(card, name)}
    found |= {name for name in ATTRIBUTES for e in card.effects if isinstance(e, Bonus) and getattr(e, name)}
    return [name for name in ATTRIBUTES if name in found]


DECK_SETTINGS = ("edition", "points_build", "deck_split", "condar", "campaign", "story_solo_difficulty")
STORY_SETTINGS = ("edition", "rapid")

workshops = (
    BattledeckWorkshop("deck", "THA1-", settings=DECK_SETTINGS, clause="THA-B24"),
    StoryWorkshop(
        "story", "THS1-", modes=("story", "story_solo"), per_seat=False, settings=STORY_SETTINGS, clause="THA-R09"
    ),
)
