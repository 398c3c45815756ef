"""Seats: who sits where, as the journal tells it."""

from __future__ import annotations

import hmac
from typing import Any

from ludotheque.kernel.game import Game
from ludotheque.kernel.scene import Plate

from .journal import Agreed, Invited, Joined, Left, Record, SeatChange, Withdrawn
from .refusal import say
from .tokens import hash_token


class SeatHolder:
    """One seat: whose it is, what opens it (hashes), and the strength of the bot that plays it, if one does."""

    __slots__ = ("kind", "name", "given", "token", "invitation", "spent", "bot", "acted", "agreed")

    def __init__(self, kind: str, name: str, token: str, invitation: str, bot: str) -> None:
        self.kind = kind
        self.name = name
        self.given = name
        """What the creator called the seat."""
        self.token = token
        self.invitation = invitation
        self.spent: list[str] = []
        """Invitations that were used or taken back (hashes)."""
        self.bot = bot
        self.acted = False
        """Whether a person has ever answered here."""
        self.agreed = False
        """Whether the person here agrees that hints may be asked for."""

    def spend(self) -> None:
        """What opened the seat so far opens it no more."""
        if self.invitation:
            self.spent.append(self.invitation)
        self.invitation = self.token = ""
        self.agreed = False

    def called(self, game: Game[Any], lang: str, number: int = 0) -> str:
        """The name on the plate; empty: whatever the game calls this seat. A bot without a name gets the number, if any."""
        if not self.bot:
            return self.name or (say(lang, "free-seat") if self.invitation else "")
        if self.kind != "bot" and self.name:
            return say(lang, "stand-in", name=self.name)
        return self.name or game.bot_name(self.bot, lang, number)


class Seats(list[SeatHolder]):
    def __init__(self, record: Record) -> None:
        super().__init__(SeatHolder(s.kind, s.name, s.token, s.invitation, s.strength) for s in record.seats)

    def apply(self, entry: SeatChange) -> None:
        holder = self[entry.seat]
        match entry:
            case Joined():
                holder.spend()
                holder.token, holder.name = entry.token, entry.name or holder.name
            case Left():
                holder.bot = entry.strength
            case Invited():
                holder.spend()
                holder.invitation, holder.name, holder.bot = entry.invitation, holder.given, ""
            case Withdrawn():
                holder.spend()
                holder.name, holder.bot = "", entry.strength
            case Agreed():
                holder.agreed = entry.hints
            case _:
                holder.bot = ""

    @property
    def anyone(self) -> bool:
        """Whether a person still plays here."""
        return any(not holder.bot for holder in self)

    @property
    def agree(self) -> bool:
        """Whether hints are fair: there is but one person, or all have agreed (also those who are still to come)."""
        people = [holder for holder in self if not holder.bot]
        return len(people) < 2 or all(holder.agreed for holder in people)

    def of_token(self, token: str) -> int | None:
        """The seat a token speaks for."""
        return _find(token, [holder.token for holder in self])

    def of_invitation(self, invitation: str) -> int | None:
        """The seat an unused invitation opens."""
        return _find(invitation, [holder.invitation for holder in self])

    def of_spent(self, invitation: str) -> int | None:
        """The seat that an invitation opened once."""
        spent = [(hashed, seat) for seat, holder in enumerate(self) for hashed in holder.spent]
        found = _find(invitation, [hashed for hashed, _ in spent])
        return None if found is None else spent[found][1]

    def plates(self, game: Game[Any], lang: str) -> list[Plate]:
        several = sum(bool(holder.bot and not holder.name) for holder in self) > 1
        return [
            Plate(
                seat=seat,
                name=holder.called(game, lang, seat + 1 if several else 0),
                kind="bot" if holder.bot else "person",
            )
            for seat, holder in enumerate(self)
        ]


def _find(secret: str, hashes: list[str]) -> int | None:
    """Which hash is the secret's; every one is compared, each in constant time."""
    hashed = hash_token(secret)
    found = [place for place, each in enumerate(hashes) if hmac.compare_digest(hashed, each)]
    return found[0] if found else None
