"""The sums of a conflict as one pair of eyes can work them out."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.kernel import Eye

from . import story, strength
from .table import Thargos


class Sum(NamedTuple):
    """Both totals of an attribute: what can be seen, and how many cards that cannot be seen lie on it.

    ``dice``: in a story, as long as nobody has answered, how many dice would push back (R27); the defence is the bonus then.
    """

    attribute: int
    attack: int
    defence: int
    laid: int
    answered: int
    dice: int

    @property
    def gap(self) -> int:
        """By how much the attacker is ahead, as far as can be seen."""
        return self.attack - self.defence

    @property
    def message(self) -> str:
        """The sentence that tells it."""
        return "sum-open" if self.dice else "sum"

    def words(self) -> dict[str, int]:
        """The numbers for a sentence."""
        return {
            "attack": self.attack,
            "defence": self.defence,
            "laid": self.laid,
            "answered": self.answered,
            "dice": self.dice,
            "low": self.defence + self.dice,
            "high": self.defence + 6 * self.dice,
        }


def sums(eye: Eye[Thargos]) -> list[Sum]:
    """THA-M06 THA-M11 THA-M22 The conflict going on, attribute by attribute."""
    table = eye.table
    attack, defence = strength.visible(table)
    for defending, attribute in strength.weakenings(table):
        (defence if defending else attack)[attribute] -= 1
    open_ = table.story_mode and table.defender < 0 and not table.dice_total
    return [
        Sum(
            a,
            attack[a] + table.bonus[a] + _seen(eye, table.attacker, a),
            defence[a] + table.bonus[3 + a] + _seen(eye, table.defender, a),
            _hidden(eye, table.attacker, a),
            _hidden(eye, table.defender, a),
            min(story.DICE, defence[a]) if open_ else 0,
        )
        for a in table.print(table.mission).attributes
    ]


def _laid(eye: Eye[Thargos], seat: int, attribute: int) -> list[int | None]:
    """The modifiers of a side on an attribute as these eyes see them."""
    if seat < 0:
        return []
    side = eye.table.sides[seat]
    return [card for card, on in zip(eye.look(side.laid), side.on, strict=True) if on == attribute]


def _seen(eye: Eye[Thargos], seat: int, attribute: int) -> int:
    pam = eye.table.kit.pam
    return sum(pam[card] for card in _laid(eye, seat, attribute) if card is not None)


def _hidden(eye: Eye[Thargos], seat: int, attribute: int) -> int:
    return _laid(eye, seat, attribute).count(None)
