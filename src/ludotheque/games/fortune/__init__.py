"""Fortune and Glory: a pulp treasure hunt around the world, against each other or together."""

from typing import cast

import msgspec

from ludotheque.kernel import Game, Mode, Setting, switch

from . import effects, rounds
from .basics import coop
from .bot import evaluate
from .cards import AnyCard, library
from .places import arrange, back, check, check_cards, find_cards, layout, redeal
from .table import Fortune
from .view import FortuneView

assert effects  # registers the verbs


def _settings(basic: bool, team: str = "") -> tuple[Setting, ...]:
    """FAG-S29 The options of a mode: modules are off in basic play and on elsewhere."""
    on = not basic
    common = (
        switch("deep_jungle", on, "FAG-J15"),
        switch("temples", on, "FAG-S06"),
        switch("adventure_text", on, "FAG-S08"),
        switch("flights", on, "FAG-S29"),
        Setting("danger_deck", "shuffle_each", ("shuffle_each", "cycle_bottom"), clause="FAG-D25"),
        Setting("hero_pick", "random", ("random", "choose"), clause="FAG-S10"),
        Setting("hero_ko_at", "beyond", ("beyond", "equal"), clause="FAG-K02"),
        switch("challenge_villain", False, "FAG-L45"),
    )
    if not team:
        return (
            Setting("victory_fortune", 15, low=5, high=40, clause="FAG-E03"),
            Setting("round_limit", 100, low=0, high=500, clause="FAG-E19"),
            switch("zeppelin", on, "FAG-S29"),
            switch("villains", on, "FAG-S29"),
            *common,
        )
    war = (Setting("war_zeppelin", "by_card", ("by_card", "from_start", "off"), clause="FAG-Z14"),)
    return (
        Setting("coop_chart_shift", 0, low=-10, high=20, clause="FAG-O04"),
        Setting("coop_sneak_roll", "shared", ("shared", "individual"), clause="FAG-O26"),
        Setting("coop_hands", "secret", ("secret", "open"), clause="FAG-V01"),
        *(war if team == "nazi" else ()),
        *common,
    )


def _traits(table: Fortune, seat: int) -> dict[str, str]:
    """What a seat played as."""
    return {"hero": table.heroes[seat].who}


def _metrics(table: Fortune) -> dict[str, float]:
    """How long it took, and what it asked of people: answers a round, and how many of the moments offered were let pass."""
    rounds = max(1, table.round)
    figures = {
        "rounds": table.round,
        "answers": table.moves / rounds,
        "moments": table.moments / rounds,
        "passes": table.passes / rounds,
    }
    return figures | ({"track": table.track} if coop(table) else {})


RIVALS = (3, 2, 4, 5, 6, 7, 8)
TEAM = (3, 1, 2, 4, 5, 6, 7, 8)

game = Game(
    name="fortune",
    version="3",
    folder=__file__,
    table=Fortune,
    modes=[
        Mode("basic", RIVALS, rounds.begin, _settings(basic=True)),
        Mode("advanced", RIVALS, rounds.begin, _settings(basic=False), ("zeppelin", "villains")),
        Mode("coop_nazi", TEAM, rounds.begin, _settings(False, "nazi"), ("organisation", "villains"), together=True),
        Mode("coop_mob", TEAM, rounds.begin, _settings(False, "mob"), ("organisation", "villains"), together=True),
    ],
    view=FortuneView(),
    icon="treasure-map",
    cards=cast(type[msgspec.Struct], AnyCard),
    evaluate=evaluate,
    back=back,
    redeal=redeal,
    prepare=lambda setup: library(setup.box),
    check_decks=check_cards,
    layout=layout,
    arrange=arrange,
    find_cards=find_cards,
    check=check,
    bars={mode: {"gin_rummy": 0.8, "clone_us": 25.0} for mode in ("basic", "advanced", "coop_nazi", "coop_mob")},
    traits=_traits,
    metrics=_metrics,
)
