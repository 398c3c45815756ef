"""Nobody is told what they cannot see: not by the table, the log, the options, a refusal, a hint or the undo button."""

from __future__ import annotations

from collections import Counter
from typing import Any

from msgspec.json import encode

from ludotheque.bots import Window, make
from ludotheque.kernel import Dice, Game, Match
from ludotheque.kernel.events import names_cards
from ludotheque.kernel.sight import eye_bit, knowledge
from ludotheque.testing import Case, Spot, key_of, single_settings, spots

from .worlds import Place, another_world, free_places, hidden_cards, in_sight, is_stale, places, sights

WORLDS = 3
"""Other worlds that a decision is compared with, for every pair of eyes."""
AHEAD = 6
"""Answers for which two worlds are played side by side."""
GUESSES = 30
"""Guesses after which a card that could lie elsewhere must have done so."""
ANSWERS = 60
"""Answers that a match with one unusual setting is followed for."""
HINTS = ("greedy", "ismcts:8")


def hidden_cards_tell_nothing(case: Case) -> None:
    """6 With all that someone cannot see dealt anew, everything that is shown or told to them stays the same."""
    could_move: set[int | None] = set()
    did_move: set[int | None] = set()
    for spot in spots(case, end=True):
        for eye in spot.eyes:
            dice = Dice(key_of("worlds", spot.match.move, eye))
            before, seen = sights(spot, spot.table, eye), in_sight(spot.table, eye)
            if free_places(spot.table, eye):
                could_move.add(eye)
            for _ in range(WORLDS):
                world = another_world(spot.table, eye, dice)
                spot.require(in_sight(world, eye) == seen, f"what {_name(eye)} sees was dealt anew with the rest")
                if places(world) != places(spot.table):
                    did_move.add(eye)
                _same(spot, eye, before, sights(spot, world, eye), "just now")
    assert did_move == could_move, f"{case}: nothing hidden from {could_move - did_move} was ever dealt anew"


def what_follows_tells_nothing(case: Case) -> None:
    """6 Nor does what happens next: the same answers look the same, until a card is seen or chance parts the worlds."""
    for spot in spots(case):
        for eye in spot.eyes:
            dice = Dice(key_of("ahead", spot.match.move, eye))
            world = another_world(spot.table, eye, dice)
            if not is_stale(world):
                _side_by_side(spot, eye, _match_at(spot, spot.table.clone()), _match_at(spot, world), dice)


def hints_tell_nothing(case: Case) -> None:
    """6 A bot that advises a seat says the same whatever that seat cannot see."""
    for spot in spots(case, share=0.5):
        for seat in spot.table.waiting:
            world = another_world(spot.table, seat, Dice(key_of("hints", spot.match.move, seat)))
            for spec in HINTS:
                true, other = (_hint(spec, table, seat) for table in (spot.table, world))
                spot.require(true == other, f"{spec} advises seat {seat} by what it cannot see: {true}, else {other}")


def guesses_are_honest(case: Case) -> None:
    """7 A guess agrees with all that a seat sees, moves what it does not see, and comes from what it knows alone."""
    for spot in spots(case, share=0.5):
        table = spot.table
        digest = spot.game.digest(table)
        for seat in range(case.seats):
            dice = Dice(key_of("guesses", spot.match.move, seat))
            seen, free = _sight_of_guess(spot, table, seat), free_places(table, seat)
            moved = set()
            for _ in range(GUESSES):
                world = table.guess(seat, dice)
                spot.require(world.dice.key != table.dice.key, f"a guess of seat {seat} holds the table's own key")
                _check_guess(spot, seat, seen, world)
                _check_guess(spot, seat, seen, world.guess(seat, dice))
                now = places(world)
                moved |= {place for place, card in places(table).items() if now[place] != card}
            still = _could_change(spot, free) - {path for path, _ in moved}
            spot.require(not still, f"in {GUESSES} guesses of seat {seat} no card of {', '.join(still)} ever changed")
            same = [
                spot.game.digest(w.guess(seat, Dice(key_of(seat)))) for w in (table, another_world(table, seat, dice))
            ]
            spot.require(same[0] == same[1], f"a guess of seat {seat} depends on what it cannot see")
        spot.require(spot.game.digest(table) == digest, "guessing has moved the match")


def guesses_hold_in_every_setting(case: Case) -> None:
    """7 Whatever is set, every seat has a guess at every kind of question, and it can be handed to a bot."""
    for spot in single_settings(case):
        met = set()
        for _ in range(ANSWERS):
            table = spot.table
            if table.over:
                break
            if table.asking not in met:
                met.add(table.asking)
                for seat in range(case.seats):
                    _prepares_a_thought(spot, table, seat)
            spot.step()


def _prepares_a_thought(spot: Spot, table: Any, seat: int) -> None:
    """What the server does before a bot thinks, in whatever seat."""
    try:
        world = table.guess(seat, Dice(key_of("thought", spot.match.move, seat)))
        spot.game.dumps(world)
    except Exception as error:
        spot.fail(f"no guess of seat {seat} can be made and saved: {error!r}")
    spot.require(knowledge(world, seat) == knowledge(table, seat), f"a guess of seat {seat} contradicts what it knows")
    spot.require(world.options_of(seat) == table.options_of(seat), f"a guess of seat {seat} asks it something else")


def _could_change(spot: Spot, free: set[Place]) -> set[str]:
    """The zones in which some guess must put another card. A game that corrects guesses may know a lone card for certain."""
    corrected = spot.game.redeal.__module__ != Game.__module__
    hidden = Counter(path for path, _ in free)
    return {path for path, count in hidden.items() if count > 1 or not corrected}


def _same(spot: Spot, eye: int | None, mine: dict[str, Any], other: dict[str, Any], when: str) -> None:
    """Every channel that both worlds have shows the same. (Of what others are offered, not all can be tried in both.)"""
    for channel, shown in mine.items():
        if other.get(channel, shown) != shown:
            spot.fail(
                f"{_name(eye)} learns hidden things from {channel} {when}:\n    {shown!r}\n    {other[channel]!r}"
            )


def _question(table: Any) -> tuple[Any, ...]:
    """Who is asked what kind of thing."""
    return table.seat, table.asking, {option[0] for option in table.options}


def _side_by_side(spot: Spot, eye: int | None, one: Match, two: Match, dice: Dice) -> None:
    for _ in range(AHEAD):
        if one.table.over:
            return
        seat = one.table.seat
        both = [option for option in one.table.options_of(seat) if option in two.table.options_of(seat)]
        if not both:
            return
        option = both[dice.below(len(both))]
        private = is_private(spot.game, one.table) or is_private(spot.game, two.table)
        passing = one.table.asking.__name__ in spot.game.view.passing
        were = [hidden_cards(match.table, eye) for match in (one, two)]
        told = [len(match.table.story or ()) for match in (one, two)]
        for match in (one, two):
            try:
                match.play(seat, option)
            except Exception as error:
                spot.fail(
                    f"in a world that {_name(eye)} cannot tell from this one seat {seat} answers {option}: {error!r}"
                )
        if in_sight(one.table, eye) != in_sight(two.table, eye):
            return
        if _came_to_light(one, eye, were[0], told[0]) != _came_to_light(two, eye, were[1], told[1]):
            return  # the same cards were turned up, but in another order, or from a hand here and a deck there
        if private or is_private(spot.game, one.table) or is_private(spot.game, two.table):
            return  # whether anybody can act here is decided by hidden cards; the rules want no question to those who cannot
        if passing and _question(one.table) != _question(two.table):
            return  # one of them could do something in a step that the other was led past
        when = f"after seat {seat} answers {option}"
        if eye is not None:
            mine, other = ({"the undo button": match.can_undo(eye)} for match in (one, two))
            _same(spot, eye, mine, other, when)
        if one.table.dice.drawn != two.table.dice.drawn:
            return
        _same(spot, eye, sights(spot, one.table, eye), sights(spot, two.table, eye), when)
        _same(spot, eye, _retold(one, eye), _retold(two, eye), when)
        if eye is not None and places(one.table).keys() == places(two.table).keys():
            guesses = [spot.game.digest(match.table.guess(eye, Dice(key_of("same")))) for match in (one, two)]
            known = guesses[0] == guesses[1]
            spot.require(known, f"{when} the table holds something outside its zones that seat {eye} cannot see")


def _retold(match: Match, eye: int | None) -> dict[str, Any]:
    return {"what the rules did on the way": [encode(match.game.scene(stop, eye, "en")) for stop in match.retold()]}


def _came_to_light(match: Match, eye: int | None, were: dict[int, str], told: int) -> list[tuple[int, str]]:
    """The hidden cards that these eyes were shown since, in order, each with the zone in which it lay."""
    bit = eye_bit(eye)
    return [
        (card, were[card])
        for event in (match.table.story or ())[told:]
        for name, value in event.seen_by(bit).items()
        if names_cards(name)
        for card in (value if isinstance(value, tuple) else (value,))
        if card in were
    ]


def is_private(game: Any, table: Any) -> bool:
    """Whether the open question is one that a game's view keeps to those who are asked (``private`` answer steps)."""
    return table.asking is not None and table.asking.__name__ in game.view.private


def _name(eye: int | None) -> str:
    return "the spectator" if eye is None else f"seat {eye}"


def _match_at(spot: Spot, table: Any) -> Match:
    match = Match(spot.game, spot.match.header, spot.match.setup)
    match.table = table
    return match


def _hint(spec: str, table: Any, seat: int) -> Any:
    bot = make(spec, key_of("hint"))
    chosen = bot.choose(Window.of(table, seat, Dice(key_of("window"))))
    return chosen, list(bot.thoughts)


def _sight_of_guess(spot: Spot, table: Any, seat: int) -> dict[str, Any]:
    """What a guess must share with the table: visible cards and their places, counts, prompt and scene."""
    table = table.clone()
    table.dice, table.story = Dice(bytes(16)), []
    return {
        "the cards in sight": in_sight(table, seat),
        "what the kernel says the seat knows": knowledge(table, seat),
        **sights(spot, table, seat, refusals=False),
    }


def _check_guess(spot: Spot, seat: int, seen: dict[str, Any], world: Any) -> None:
    guessed = _sight_of_guess(spot, world, seat)
    for channel, shown in seen.items():
        if guessed.get(channel, shown) != shown:
            spot.fail(f"a guess of seat {seat} contradicts {channel}:\n    {shown!r}\n    {guessed[channel]!r}")


CHECKS = [
    hidden_cards_tell_nothing,
    what_follows_tells_nothing,
    hints_tell_nothing,
    guesses_are_honest,
    guesses_hold_in_every_setting,
]
