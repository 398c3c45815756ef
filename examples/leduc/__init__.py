"""Leduc poker: six cards, two players, two rounds of betting. The whole game is in this folder."""

from ludotheque.kernel import Game, Mode, Setting

from .bot import evaluate
from .rules import Card, Leduc, arrange, deal, find_cards, lost_cards, why_not
from .view import LeducView

game = Game(
    name="leduc",
    version="1",
    folder=__file__,
    table=Leduc,
    modes=[
        Mode(
            "duel",
            seats=(2,),
            start=deal,
            settings=(
                Setting("ante", 1, low=1, high=5, clause="LED-02"),
                Setting("raises", 2, low=1, high=4, clause="LED-06"),
            ),
        )
    ],
    view=LeducView(),
    icon="poker-hand",
    cards=Card,
    evaluate=evaluate,
    strengths={"easy": "random", "normal": "greedy", "hard": "ismcts:400"},
    why_not=why_not,
    arrange=arrange,
    find_cards=find_cards,
    check=lost_cards,
)
