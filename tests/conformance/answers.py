"""Only what is offered can be answered, all of it can, and to be asked changes nothing."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, get_type_hints

from ludotheque.kernel import IllegalOption
from ludotheque.kernel.choice import QUESTIONS
from ludotheque.kernel.table import CONCEDE
from ludotheque.testing import Case, Spot, matches, spots

from .traces import fingerprint
from .worlds import bad_options


def offers_are_kept(case: Case) -> None:
    """8 Every option that is offered can be played."""
    for spot in spots(case):
        for seat in spot.table.waiting:
            for option in spot.table.options_of(seat):
                branch = spot.table.clone()
                try:
                    branch.play(option, seat)
                except Exception as error:
                    spot.fail(f"seat {seat} is offered {option}, but playing it fails: {type(error).__name__}: {error}")
                spot.require(branch.moves == spot.table.moves + 1, f"{option} was played and is not counted as a move")


def giving_up_is_always_possible(case: Case) -> None:
    """8 Where a game declares how to give up, whoever is asked can, and whoever it lets leave unasked; nobody else."""
    game = case.game
    for spot in spots(case, share=0.5):
        for seat in range(case.seats):
            asked = seat in spot.table.waiting
            able = game.concede is not None and (
                asked or (game.may_leave is not None and game.may_leave(spot.table, seat))
            )
            branch = spot.table.clone()
            try:
                branch.play(CONCEDE, seat)
            except IllegalOption:
                spot.require(not able, f"seat {seat} may not give up")
            except Exception as error:
                spot.fail(f"seat {seat} gives up: {error!r}")
            else:
                spot.require(able, f"seat {seat} gives up, which the game does not allow")
                wrong = case.game.check(branch)
                spot.require(not wrong, f"when seat {seat} gives up the table is impossible: {'; '.join(wrong)}")


def all_else_is_refused(case: Case) -> None:
    """8 Anything else, from anyone, is refused with a reason in both languages and changes nothing."""
    for spot in spots(case, share=0.5, end=True):
        before = _whole(spot)
        waiting = spot.table.waiting
        for option in bad_options(spot.table):
            for seat in [None, *waiting]:
                _refused(spot, option, seat, before)
        offered = [option for seat in waiting for option in spot.table.options_of(seat)] or [("pass",)]
        for option in offered:
            for seat in {-1, *range(case.seats + 1)} - set(waiting):
                _refused(spot, option, seat, before)


def asking_changes_nothing(case: Case) -> None:
    """8 A step that asks does nothing else: asked again, the table and the options are the same."""
    for spot in spots(case):
        again = spot.table.clone()
        spot.require(again.ask_again(), "asked again, nobody is asked")
        again.seat = spot.table.seat  # of several seats that decide at once, any may be shown first
        again.options = again.options_of(again.seat)
        spot.require(fingerprint(spot, again) == fingerprint(spot), "asking again has changed the table")


def offers_are_what_nothing_forbids(case: Case) -> None:
    """8 What is offered is exactly what somebody could mean and ``why_not`` lets through, at every typed question."""
    for spot in matches(case):
        while not spot.done:
            table = spot.table
            asked = QUESTIONS.get(table.asking)
            for seat in table.waiting if asked is not None else ():
                assert asked is not None
                try:
                    wrong = asked.disagreements(table, seat, table.options_of(seat), *table.question[2])
                except Exception as error:
                    spot.fail(f"{asked} fails for seat {seat}: {error!r}")
                spot.require(not wrong, f"{asked}, seat {seat}: " + "; ".join(wrong[:5]))
            spot.step()


def questions_take_what_their_steps_take(case: Case) -> None:
    """8 The kinds of answer that a question declares are those that its step is written for."""
    for asked in QUESTIONS.values():
        then: Any = asked.then
        if Path(then.__code__.co_filename).is_relative_to(case.game.folder):
            hints = list(get_type_hints(then).values())
            wanted = (asked.takes, types.GenericAlias(dict, (int, asked.takes)))
            assert hints[1] in wanted, f"{asked} takes {asked.takes}, its step is written for {hints[1]}"


def options_are_plain_and_few(case: Case) -> None:
    """10 Options are tuples of plain values, none twice, at most 2,000 of them."""
    for spot in matches(case):
        while not spot.done:
            for seat in spot.table.waiting:
                options = spot.table.options_of(seat)
                spot.require(len(options) <= 2000, f"seat {seat} is offered {len(options)} options")
                spot.require(len(set(options)) == len(options), f"seat {seat} is offered an option twice")
                for option in options:
                    plain = all(value is None or type(value) in (int, str, bool) for value in option)
                    spot.require(isinstance(option, tuple) and option and plain, f"{option!r} is not a plain option")
            spot.step()


def _whole(spot: Spot) -> Any:
    table = spot.table
    return spot.game.dumps(table), table.seat, table.options, [table.options_of(seat) for seat in table.waiting]


def _refused(spot: Spot, option: Any, seat: int | None, before: Any) -> None:
    whom = "" if seat is None else f" from seat {seat}"
    try:
        spot.table.play(option, seat)
    except IllegalOption as no:
        for lang in ("en", "fr"):
            words = spot.game.explain(no, lang)
            spot.require(words.strip() and "⟨" not in words, f"{option!r}{whom} is refused without a reason ({lang})")
        known = not no.clause or no.clause in spot.game.rulebook("en").clauses
        spot.require(known, f"the refusal of {option!r} names {no.clause}, which is not in the rulebook")
    except Exception as error:
        spot.fail(f"{option!r}{whom} is met with {type(error).__name__}: {error}")
    else:
        spot.fail(f"{option!r}{whom} is accepted, though it was not offered")
    spot.require(_whole(spot) == before, f"{option!r}{whom} was refused and has changed the table all the same")


CHECKS = [
    offers_are_kept,
    giving_up_is_always_possible,
    all_else_is_refused,
    asking_changes_nothing,
    offers_are_what_nothing_forbids,
    questions_take_what_their_steps_take,
    options_are_plain_and_few,
]
