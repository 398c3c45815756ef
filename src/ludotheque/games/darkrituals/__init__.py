"""Dark Rituals, solo: the Witch Master against heroes run by two decks of cards, in five encounters."""

from __future__ import annotations

from typing import cast

import msgspec

from ludotheque.kernel import Game, Mode

from .cards import fitting
from .look.view import RitualView
from .play import positions
from .play.bot import evaluate, metrics
from .rules import setup
from .state import sight, sound
from .state.content import Card
from .state.table import Ritual

FEW, MANY = (2, 4, 6), (2, 4, 6, 8)
ENCOUNTERS = {"souls": FEW, "heroes": FEW, "rubies": MANY, "caverns": MANY, "blood": MANY}

game = Game(
    name="darkrituals",
    version="3",
    folder=__file__,
    table=Ritual,
    modes=[
        Mode(name, seats=(1,), start=setup.start, settings=setup.settings(rewards), automata=("heroes",))
        for name, rewards in ENCOUNTERS.items()
    ],
    view=RitualView(),
    icon="witch-flight",
    cards=cast(type[msgspec.Struct], Card),
    evaluate=evaluate,
    prepare=setup.prepare,
    check_decks=fitting.check_setup,
    back=sight.back,
    redeal=sight.redeal,
    layout=positions.layout,
    arrange=positions.arrange,
    find_cards=positions.find_cards,
    check=sound.check,
    work=lambda table: table.walked,
    metrics=metrics,
    campaign=tuple(ENCOUNTERS),
    bars={name: {"gin_rummy": 0.8, "clone_us": 20.0} for name in ENCOUNTERS},
)
