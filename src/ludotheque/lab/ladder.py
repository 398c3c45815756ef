"""Ladder: how strong the bots are, measured against one another, and which of them deserve the names easy, normal, hard."""

from __future__ import annotations

from itertools import combinations
from time import perf_counter
from typing import Any

import msgspec

from ludotheque import bots
from ludotheque.kernel import Dice, Game, LudothequeError

from .experiment import Experiment, Play
from .measures import by_bot, chairs, games
from .needs import needed
from .playing import play_out
from .results import Results
from .seeds import key_of
from .stats import Estimate
from .words import told

SPECS = ("random", "slips:50:greedy:2", "slips:20:greedy:2", "greedy:2", "greedy", "ismcts:8", "ismcts:30")
PATIENCE = 1000.0
"""Milliseconds a decision may take on average for a bot to be called hard."""
SAME = 1e-9
TIMED = 0.5
"""Seconds spent on finding out how long a bot thinks."""


class Rung(msgspec.Struct, frozen=True):
    """A bot on the ladder, the strongest first.

    won   its share of the matches against the rung below; where nobody plays against anybody, of all its matches
    """

    bot: str
    rating: float
    uncertainty: float
    played: int
    share: float
    ms: float
    won: Estimate | None = None
    strength: str = ""


def contenders(game: Game[Any]) -> tuple[str, ...]:
    """Every bot that the game names, and the usual ones."""
    specs = [bots.spec_of(game, word) for word in game.strengths]
    return tuple(dict.fromkeys([*SPECS, *specs]))


def plan(game: Game[Any], mode: str | None, specs: tuple[str, ...], each: int, key: str) -> Experiment:
    """Everyone against everyone on so many deals, each from all sides; alone or together, everyone on the same deals."""
    setup = game.setup(mode)
    if len(specs) < 2:
        raise LudothequeError(told("error-ladder"))
    groups = [(spec,) for spec in specs] if _alone(setup) else list(combinations(specs, 2))
    plays = tuple(
        Play(
            name=" – ".join(group),
            game=game.name,
            mode=setup.mode.name,
            seats=setup.seats,
            options=setup.options,
            bots=group,
            seating="duplicate",
            rules=game.version,
            content=game.content,
        )
        for group in groups
    )
    matches = each * len(groups[0])
    return Experiment(f"ladder of {game.name}, {setup.mode.name}", key, plays, matches, None, ())


def _alone(setup: Any) -> bool:
    return setup.seats == 1 or bool(setup.mode.together)


def rate(results: Results) -> list[Rung]:
    """Ratings from all deals, in the order of their numbers, so that the same matches give the same ratings.

    Who comes first on a deal is whoever got more out of it from all seats together, by what the game says one plays for: at
    poker that is chips, not hands won.
    """
    model = needed("openskill.models", "lab").PlackettLuce()
    experiment = results.experiment
    specs = tuple(dict.fromkeys(spec for play in experiment.plays for spec in play.bots))
    ratings = {spec: model.rating(name=spec) for spec in specs}
    gained: dict[str, list[float]] = {spec: [] for spec in specs}
    alone = all(len(play.bots) == 1 for play in experiment.plays)
    by_play = [_by_deal(results, number) for number in range(len(experiment.plays))]
    for deal in sorted({deal for deals in by_play for deal in deals}):
        met = [deals[deal] for deals in by_play if deal in deals]
        for one in [{spec: got for each in met for spec, got in each.items()}] if alone else met:
            for spec, got in one.items():
                gained[spec].append(got)
            ranks = [sum(other > mine + SAME for other in one.values()) for mine in one.values()]
            rated = model.rate([[ratings[spec]] for spec in one], ranks=ranks)
            ratings |= {spec: team[0] for spec, team in zip(one, rated, strict=True)}
    play = experiment.plays[0]
    rungs = [
        Rung(
            spec,
            round(rating.mu, 2),
            round(rating.sigma, 2),
            len(gained[spec]),
            sum(gained[spec]) / max(1, len(gained[spec])),
            think_time(play, spec),
        )
        for spec, rating in ratings.items()
    ]
    return named(_with_wins(results, sorted(rungs, key=lambda rung: -rung.rating)))


def _with_wins(results: Results, rungs: list[Rung]) -> list[Rung]:
    """What the ratings come to in matches won: one against the next below, or alone. (Among more seats than bots a bot
    also plays against itself, and its share would say less than it seems to.)"""
    wins = {
        (line.name, frozenset(play.bots)): line.share
        for number, play in enumerate(results.experiment.plays)
        if play.seats == len(play.bots) or _alone(play.setup())
        for line in by_bot(chairs(games(results, number)), play)
    }
    alone = [frozenset({rung.bot}) for rung in rungs]
    pairs = [one | other for one, other in zip(alone, [*alone[1:], frozenset[str]()], strict=True)]
    return [
        msgspec.structs.replace(rung, won=wins.get((rung.bot, pair)) or wins.get((rung.bot, one)))
        for rung, pair, one in zip(rungs, pairs, alone, strict=True)
    ]


def named(rungs: list[Rung]) -> list[Rung]:
    """Give the names: hard to the strongest that is quick enough, the others so that each step up is as high as the last.

    The weakest of all, if there are four or more, is where the steps begin and has no name: even easy should have a plan.
    """
    hard, *others = [rung for rung in rungs if rung.ms <= PATIENCE] or rungs
    floor = rungs[-1]
    between = [rung for rung in others if rung is not floor]
    if len(between) < 2:
        names = dict(
            zip((floor, *between, hard), ("easy", "normal", "hard") if between else ("easy", "hard"), strict=True)
        )
    else:
        step = (hard.rating - floor.rating) / 3
        normal, easy = min(
            combinations(between, 2),
            key=lambda pair: abs(pair[0].rating - hard.rating + step) + abs(pair[1].rating - floor.rating - step),
        )
        names = {easy: "easy", normal: "normal", hard: "hard"}
    return [msgspec.structs.replace(rung, strength=names.get(rung, "")) for rung in rungs]


def think_time(play: Play, spec: str) -> float:
    """Milliseconds a decision takes this bot here, playing against itself for a moment."""
    setup = play.setup()
    start, decisions, number = perf_counter(), 0, 0
    while perf_counter() - start < TIMED or not number:
        players = [bots.make(spec, key_of("time", number, seat)) for seat in range(play.seats)]
        table = setup.deal(key_of("time", number), told=any(player.listens for player in players))
        play_out(table, players, Dice(key_of("eyes", number)), "a match to time")
        decisions += table.moves
        number += 1
    return round((perf_counter() - start) / max(1, decisions) * 1000, 3)


def as_toml(results: Results, rungs: list[Rung]) -> str:
    """The file that a game's strengths come from."""
    play = results.experiment.plays[0]
    lines = [
        f"# How strong the bots are at {play.game}, {play.mode}: {results.games} matches, rules {play.rules}.",
        f"# Written by: ludo lab ladder {play.game} --mode {play.mode} --key {results.experiment.key} --write "
        f"--games {results.experiment.games // len(play.bots)} --bots {','.join(rung.bot for rung in rungs)}",
        "# won: the share of matches against the next below (of all, where one plays alone or together), and its interval.",
        "",
        "[strengths]",
    ]
    by_name = {rung.strength: rung.bot for rung in rungs if rung.strength}
    lines += [f'{name} = "{by_name[name]}"' for name in ("easy", "normal", "hard") if name in by_name]
    for rung in rungs:
        lines += ["", "[[bot]]", f'spec = "{rung.bot}"', f"rating = {rung.rating}", f"uncertainty = {rung.uncertainty}"]
        lines += [f"played = {rung.played}", f"share = {rung.share:.4f}", f"ms = {rung.ms}"]
        if rung.won is not None:
            lines += [f"won = [{rung.won.value:.3f}, {rung.won.low:.3f}, {rung.won.high:.3f}]", f"of = {rung.won.n}"]
    return "\n".join(lines) + "\n"


def _by_deal(results: Results, number: int) -> dict[int, dict[str, float]]:
    """What each bot got out of each deal on average, from 0 to 1; without deals not played from every side."""
    play = results.experiment.plays[number]
    found: dict[int, list[list[float]]] = {}
    for deal, who, worths in games(results, number).select("deal", "bots", "worths").iter_rows():
        sides = found.setdefault(deal, [[] for _ in play.bots])
        for bot, worth in zip(who, worths, strict=True):
            sides[bot].append(worth)
    whole = play.seats  # each bot has had every seat as often as the others
    return {
        deal: {spec: sum(side) / len(side) for spec, side in zip(play.bots, sides, strict=True)}
        for deal, sides in found.items()
        if sum(map(len, sides)) == whole * len(play.bots)
    }
