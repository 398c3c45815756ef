"""Balance: how often a team wins, seats and heroes among rivals, how long it takes, and what it asks of people.

    python -m tests.games.fortune.balance coop_nazi:1 coop_nazi:8 --games 200        # teams of one and of eight, normal
    python -m tests.games.fortune.balance basic:2 basic:3 basic:4 --bots greedy:1 --games 1000
    python -m tests.games.fortune.balance basic:2 --bots hard,normal --games 200     # they change seats every match

A case is a mode and a number of heroes. Match n of a seed is the same on every machine. With ``--keep`` results are added
to a file, and a later run goes on after the last; every ``EVERY`` matches of each case it says how things stand. Where
rivals play, heroes are also compared over all cases together.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

from ludotheque import bots
from ludotheque.games.fortune import game
from ludotheque.kernel import Dice
from ludotheque.lab.playing import Flow, play_out
from ludotheque.lab.seeds import key_of
from ludotheque.lab.stats import wilson

TEAMS = [f"{mode}:{heroes}" for mode in ("coop_nazi", "coop_mob") for heroes in range(1, 9)]
EVERY = 50
Match = dict[str, Any]


def play(case: str, specs: list[str], seed: str, number: int) -> Match:
    """One match; several bots change seats from match to match."""
    mode, seats = case.split(":")
    seated = [specs[(seat + number) % len(specs)] for seat in range(int(seats))]
    players = [
        bots.make(bots.spec_of(game, spec), key_of(seed, "bot", number, seat)) for seat, spec in enumerate(seated)
    ]
    table = game.setup(mode, int(seats)).deal(key_of(seed, "deal", number), told=any(bot.listens for bot in players))
    flow = Flow([0] * int(seats), [0] * int(seats), [0] * int(seats))
    play_out(table, players, Dice(key_of(seed, "eyes", number)), f"match {number} of {case}", flow=flow)
    winners = [seat for seat, outcome in enumerate(table.outcomes) if outcome.rank == 1]
    return {
        "case": case,
        "bots": ",".join(specs),
        "seed": seed,
        "match": number,
        "seated": seated,
        "won": [(seat in winners) / (1 if table.setup.mode.together else len(winners)) for seat in range(int(seats))],
        "heroes": [hero.who for hero in table.heroes],
        "rounds": table.round,
        "answers": table.moves,
        "single": flow.forced,
        "moments": table.moments,
        "passes": table.passes,
        "track": table.track,
        "fund": table.fund,
    }


# What comes of it ------------------------------------------------------------------------------------------------------


def report(case: str, matches: list[Match]) -> Iterator[str]:
    """Won by the team; or by seat, by hero and by bot, beside an even share."""
    rounds = sorted(match["rounds"] for match in matches)
    total = sum(rounds)
    yield f"{case}: {len(matches)} matches of {matches[0]['bots']}, seed {matches[0]['seed']}"
    yield f"  rounds       median {median(rounds):g}, nine in ten from {_at(rounds, 0.05)} to {_at(rounds, 0.95)}"
    per_round = {name: sum(match[name] for match in matches) / total for name in ("answers", "moments", "passes")}
    yield "  a round      " + ", ".join(f"{name} {value:.2f}" for name, value in per_round.items())
    yield f"  one answer   {sum(match['single'] for match in matches)} of {sum(match['answers'] for match in matches)}"
    if case.startswith("coop"):
        yield f"  won          {_share([match['won'][0] for match in matches])}"
        ends = {name: mean(match[name] for match in matches) for name in ("track", "fund")}
        yield "  at the end   " + ", ".join(f"{name} {value:.1f}" for name, value in ends.items())
        return
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for match in matches:
        for seat, won in enumerate(match["won"]):
            shares["seat", str(seat + 1)].append(won)
            shares["hero", match["heroes"][seat]].append(won)
            if "," in match["bots"]:
                shares["bot", match["seated"][seat]].append(won)
    seats = int(case.split(":")[1])
    for (kind, name), won in sorted(shares.items()):
        share = f"{kind} {name:18} {_share(won)}"
        yield f"  {share}, {100 * (mean(won) - 1 / seats):+.1f}; as if of two {mean(won) * seats / 2:.1%}"


def heroes(matches: list[Match]) -> Iterator[str]:
    """How often each hero wins among rivals, over tables of all sizes, as if there were two."""
    shares: dict[str, list[float]] = defaultdict(list)
    for match in matches:
        seats = len(match["won"])
        for who, won in zip(match["heroes"], match["won"], strict=True):
            shares[who].append(won * seats / 2)
    yield f"heroes, as if of two: {len(matches)} matches"
    for who, won in sorted(shares.items(), key=lambda item: -mean(item[1])):
        half = 1.96 * stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0
        yield f"  {who:22} {mean(won):.1%} ({mean(won) - half:.1%} to {mean(won) + half:.1%}) of {len(won)}"


def _at(ranked: list[int], part: float) -> int:
    return ranked[int(part * (len(ranked) - 1))]


def _share(won: list[float]) -> str:
    low, high = wilson(sum(won), len(won))
    return f"{mean(won):.1%} ({low:.1%} to {high:.1%}) of {len(won)}"


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("cases", nargs="*", default=TEAMS, help="modes with a number of heroes, such as coop_mob:3")
    ask.add_argument("--games", type=int, default=200)
    ask.add_argument("--bots", default="normal", help="strengths or bots, by commas")
    ask.add_argument("--seed", default="balance")
    ask.add_argument("--seconds", type=float, default=float("inf"), help="stop after this long")
    ask.add_argument("--keep", type=Path, help="a file to add results to, and to go on from")
    args = ask.parse_args()
    found: dict[str, dict[int, Match]] = {case: {} for case in args.cases}
    if args.keep and args.keep.exists():
        for line in args.keep.read_text(encoding="utf-8").splitlines():
            match = json.loads(line)
            if match["case"] in found and (match["bots"], match["seed"]) == (args.bots, args.seed):
                found[match["case"]][match["match"]] = match
    end = time.monotonic() + args.seconds
    for number in range(args.games):
        for case in args.cases:
            if number in found[case] or time.monotonic() > end:
                continue
            match = found[case][number] = play(case, args.bots.split(","), args.seed, number)
            if args.keep:
                with args.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(match) + "\n")
        if not (number + 1) % EVERY and number + 1 < args.games and time.monotonic() <= end:
            _tell(found)
    _tell(found)


def _tell(found: dict[str, dict[int, Match]]) -> None:
    for case, matches in found.items():
        if matches:
            sys.stdout.writelines(f"{line}\n" for line in report(case, list(matches.values())))
    rivals = [match for case, matches in found.items() if case[0] != "c" for match in matches.values()]
    if rivals:
        sys.stdout.writelines(f"{line}\n" for line in heroes(rivals))
    sys.stdout.flush()


if __name__ == "__main__":
    main()
