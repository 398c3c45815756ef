"""The end of a turn and of the game (E), burning decks, elimination (N13, N14)."""

from __future__ import annotations

from ludotheque.kernel import step

from . import rivals, story, turn
from .log import MOST_TURNS
from .table import RIVALS, Thargos


def score(table: Thargos, seat: int, n: int) -> None:
    """E10 E16 VP gained or lost; never below zero."""
    side = table.sides[seat]
    n = max(n, -side.vp)
    if n:
        side.vp += n
        table.stirred = True
        table.say("scored" if n > 0 else "lost_vp", seat=seat, n=abs(n), total=side.vp)


def burn(table: Thargos, seat: int, n: int) -> None:
    """E07 The top cards of a deck go to its discard, as many as there are; an empty deck is no loss by itself."""
    if table.rivals and seat == RIVALS:
        rivals.burn(table, n)
        return
    side = table.sides[seat]
    n = min(n, len(side.deck))
    if n:
        cards = side.deck[-1 : -n - 1 : -1]
        del side.deck[-n:]
        side.discard += cards
        table.stirred = True
        for card in cards:
            table.known.pop(card, None)
        table.say("burnt", seat=seat, n=n, cards=tuple(cards))


def burnt_out(table: Thargos, seat: int) -> None:
    """E05 X04 X05 X09 Nothing to draw when a card is due: out at once, or one last turn with what is in hand."""
    side = table.sides[seat]
    if table.setup["last_ditch"] and not side.last_ditch:
        side.last_ditch = True
        table.say("last_ditch", seat=seat)
        table.do(turn.pay_owed, seat)
    else:
        eliminate(table, seat, "burnt_out")


@step("THA-E12", "THA-E17")
def resign(table: Thargos, seat: int) -> None:
    """E12 E17 As burnt out; in the middle of a conflict of three or more, when it is over."""
    if table.attacker >= 0 and len(table.living()) > 2:
        table.resigned.append(seat)
        table.say("resigning", seat=seat)
    else:
        eliminate(table, seat, "resigned")


def may_resign(table: Thargos, seat: int) -> bool:
    """E12 At any time, whoever's turn it is; once."""
    return 0 <= seat < table.setup.seats and not absent(table, seat)


def absent(table: Thargos, seat: int) -> bool:
    """O27 E17 N14 Whether nobody is there to choose for a side: the Rivals, and whoever has left or is leaving."""
    return (table.rivals and seat == RIVALS) or table.sides[seat].out or seat in table.resigned


def eliminate(table: Thargos, seat: int, why: str) -> None:
    """E05 E06 N13 N14 The side is out; the last one left wins, otherwise the game goes on without it."""
    side = table.sides[seat]
    side.out = True
    table.say(why, seat=seat)
    if table.rivals:
        finish(table, [RIVALS if seat == 0 else 0])
        return
    left = table.living()
    if table.story_mode and left:
        story.go_without(table)
    if len(left) <= 1:
        finish(table, left)
    elif not table.agenda and table.question is None:
        table.do(next_turn, table.active)  # it was the turn itself that ended so


@step("THA-E01", "THA-E02", "THA-E09", "THA-X07", "THA-X08")
def end_turn(table: Thargos, seat: int) -> None:
    """E01 E02 X07 X08 Only the active player is checked: enough VP win; a last ditch without them is lost."""
    side = table.sides[seat]
    side.turns += 1
    if side.denied or side.denied_later:
        side.denied = side.denied.replace("lasting", "").replace("attempt", "") + side.denied_later
        side.denied_later = ""
    if side.vp >= side.target and not side.out:
        finish(table, [seat])
        return
    if side.last_ditch and not side.out:
        eliminate(table, seat, "burnt_out")
        return
    side.idle = 0 if table.acted and table.stirred else side.idle + 1
    if stalled(table) or side.turns >= MOST_TURNS or (table.story_mode and story.exhausted(table)):
        stop(table)
    elif table.again == "turn" and not side.out:
        table.say("extra_turn", seat=seat)
        table.do(turn.turn)
    else:
        table.do(next_turn, seat)


@step("THA-D41", "THA-N06", "THA-N13")
def next_turn(table: Thargos, seat: int) -> None:
    """D41 N06 N13 The next one to the left who is still in the game."""
    table.active = table.opponents(seat)[0] if len(table.sides) > 1 else seat
    table.do(turn.turn)


def stalled(table: Thargos) -> bool:
    """E13 E14 E15 Everyone has done nothing that matters for so many own turns; not asked where Rivals play."""
    rounds = table.setup["stalemate_rounds"]
    return bool(rounds) and not table.rivals and all(s.idle >= rounds for s in table.sides if not s.out)


def stop(table: Thargos) -> None:
    """E13 E15 R59 The best share of the target wins, equal is a draw; alone it is a loss."""
    table.say("stopped")
    if table.setup.seats == 1:
        finish(table, [])
        return
    best = max(share(table, seat) for seat in table.living())
    finish(table, [seat for seat in table.living() if share(table, seat) == best])


def share(table: Thargos, seat: int) -> float:
    side = table.sides[seat]
    return side.vp / side.target if side.target else 0.0


def finish(table: Thargos, winners: list[int]) -> None:
    """E01 E04 E06 N13 O02 The match is over. Behind the winners: those still in by their share, then those who are out."""
    seats = range(table.setup.seats)
    for seat in winners:
        table.say("won", seat=seat, n=table.sides[seat].vp, target=table.sides[seat].target)
    standing = [(seat in winners, not table.sides[seat].out, share(table, seat)) for seat in seats]
    order = sorted(standing, reverse=True)
    ranks = [1 if seat in winners else max(2, order.index(standing[seat]) + 1) for seat in seats]
    table.end([table.sides[seat].vp for seat in seats], ranks)
