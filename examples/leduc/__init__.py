"""Leduc poker: six cards, two players, two rounds of betting. The whole game is in this folder."""

from ludotheque.kernel import Game, Mode, Setting

from . import rules
from .bot import evaluate
from .view import VIEW

ANTE = Setting("ante", 1, low=1, high=5, clause="LED-02")
RAISES = Setting("raises", 2, low=1, high=4, clause="LED-06")

game = Game(
    name="leduc",
    version="1",
    folder=__file__,
    table=rules.Leduc,
    modes=[Mode("duel", seats=(2,), start=rules.deal, settings=(ANTE, RAISES))],
    view=VIEW,
    icon="poker-hand",
    cards=rules.Card,
    evaluate=evaluate,
    arrange=rules.arrange,
    find_cards=rules.find_cards,
)
