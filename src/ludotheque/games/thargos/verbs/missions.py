"""Missions in tracks and missions won; cards that lie in a track."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .. import conflict, ending, replacing, story, turn
from ..deeds import Deed, to_discard
from ..effects import Effect, Lying
from ..table import Thargos
from ..tracks import missions_in, take_away


class RemoveMission(Effect, frozen=True, tag="remove_mission"):
    aim: ClassVar[str] = "mission"

    def do(self, doing: Deed) -> None:
        """THA-M37 The mission goes to its owner's discard; whoever removed it replaces it."""
        table, slot = doing.table, doing.target
        mission = table.slots[slot]
        take_away(table, slot)
        to_discard(table, mission)
        table.say("removed_mission", seat=doing.who, card=mission)
        table.do(replacing.replace_mission, doing.who, slot)


class ExchangeMission(RemoveMission, frozen=True, tag="exchange_mission"):
    """Put a mission from the hand in place of one in an own track, which is discarded."""

    aim: ClassVar[str] = "exchange"

    def do(self, doing: Deed) -> None:
        """THA-M37 Another mission from the hand lies there instead."""
        if missions_in(doing.table, doing.table.sides[doing.who].hand):
            super().do(doing)


class TakeWon(Effect, frozen=True, tag="take_won"):
    aim: ClassVar[str] = "won_mission"

    def do(self, doing: Deed) -> None:
        """E10 N15 R62 A mission that an opponent has won; of several who completed it in a story, one is named."""
        turn.choose(doing.table, doing.who, take_from, doing.who, doing.target)


class Unlock(Effect, frozen=True, tag="unlock"):
    unlocks: ClassVar[bool] = True

    def do(self, doing: Deed) -> None:
        """R17 R18 The next secret mission is turned up; outside a story there is none."""
        story.unlock(doing.table, doing.source)


class Ambush(Lying, frozen=True, tag="ambush"):
    """Play on Track: the card lies in a track and adds to one attribute of a conflict there, a few times."""

    aim: ClassVar[str] = "own_track"
    of_action: ClassVar[bool] = True

    def do(self, doing: Deed) -> None:
        """D28 D29 D30 R43 The card lies face up in an own track (with an own hero in a story) until it is used up; it may
        have been used before."""
        table, card = doing.table, doing.source
        side = table.sides[doing.who]
        side.playing.remove(card)
        side.tracks.append(card)
        table.lies[card] = doing.target
        table.spent.setdefault(card, 0)
        table.say("in_track", seat=doing.who, card=card, n=doing.target + 1)


class From(Choice):
    """N15 R62 The opponents who have won a mission."""

    verb = "from"
    side: int = thing("side")

    @classmethod
    def every(cls, table: Thargos, seat: int, whose: int, mission: int) -> list[From]:
        return [cls(other) for other in table.opponents(seat)]

    def why_not(self, table: Thargos, seat: int, whose: int, mission: int) -> Refusal | None:
        if self.side not in table.opponents(seat):
            return no("opponent", "THA-N15")
        other = table.sides[self.side]
        return None if mission in (other.done if table.story_mode else other.won) else no("not_winner", "THA-R62")


@question("THA-E10", "THA-R62", takes=From, offer="winners")
def take_from(table: Thargos, choice: From, seat: int, mission: int) -> None:
    """E10 R62 It changes hands with its VP; in a story only the VP do."""
    other = table.sides[choice.side]
    worth = min(other.vp, conflict.worth(table, mission))
    if not table.story_mode:
        other.won.remove(mission)
        table.sides[seat].won.append(mission)
    table.say("took_won", seat=seat, seat_of=other.seat, card=mission)
    ending.score(table, other.seat, -worth)
    ending.score(table, seat, worth)
