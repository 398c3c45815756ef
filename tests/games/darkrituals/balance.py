"""Balance: how often a bot wins each encounter, and which way each difficulty option moves that, on the same deals.

    python -m tests.games.darkrituals.balance --games 200                       # the five encounters with normal
    python -m tests.games.darkrituals.balance souls --options --games 200       # one encounter, every option beside it
    python -m tests.games.darkrituals.balance blood,plague_1=1,plague_2=2,plague_3=3 --options    # beside early plagues
    python -m tests.games.darkrituals.balance souls souls,energy_delta=9 --bot hard --keep results.jsonl

Match n of a seed is the same on every machine. With ``--keep`` results are added to a file, and a later run goes on.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from ludotheque import bots
from ludotheque.games.darkrituals import game
from ludotheque.kernel import Dice
from ludotheque.lab.playing import play_out
from ludotheque.lab.seeds import key_of
from ludotheque.lab.stats import wilson

EASIER = (
    "energy_delta=9",
    "plague_1=1,plague_2=2,plague_3=3",
    "plague_value=min2",
    "minion_shift=1",
    "bonus_creature=true",
)
HARDER = (
    "energy_delta=-4",
    "remove_last_plague=true",
    "plague_value=fixed2",
    "extra_minions=2",
    "advanced_choice=true",
)
Results = dict[str, dict[int, dict[str, Any]]]
"""By case and number of the match: won, rounds, whether the rounds ran out."""


def play(case: str, bot: str, seed: str, number: int) -> dict[str, Any]:
    """One match of a case: an encounter, with options after commas."""
    mode, *options = case.split(",")
    setup = game.setup(mode, 1, {name: _value(text) for name, text in (option.split("=") for option in options)})
    table = setup.deal(key_of(seed, "deal", number), told=False)
    player = bots.make(bots.spec_of(game, bot), key_of(seed, "bot", number, 0))
    play_out(table, [player], Dice(key_of(seed, "eyes", number)), f"match {number} of {case}")
    capped = table.round > setup.options["round_cap"]
    how = {"case": case, "bot": bot, "seed": seed, "match": number}
    return {**how, "won": table.outcomes[0].score, "rounds": table.round, "capped": capped}


def _value(text: str) -> Any:
    return {"true": True, "false": False}.get(text, int(text) if text.lstrip("-").isdigit() else text)


def report(results: Results) -> Iterator[str]:
    """A line for each case: share won with its 95 % interval, and the paired difference to what it adds options to."""
    for case, found in results.items():
        won = [match["won"] for match in found.values()]
        low, high = wilson(sum(won), len(won))
        capped = sum(match["capped"] for match in found.values())
        line = f"{case:36} {len(won):4} games  won {mean(won):6.1%} ({low:.1%} – {high:.1%})"
        line += f"  rounds {mean(match['rounds'] for match in found.values()):5.1f}, {capped} capped"
        plain = results.get(plainer(case, results), {})
        pairs = [found[number]["won"] - plain[number]["won"] for number in found.keys() & plain.keys()]
        if len(pairs) > 1:
            line += f"  {mean(pairs):+.1%} ± {1.96 * stdev(pairs) / sqrt(len(pairs)):.1%} against plain"
        yield line


def plainer(case: str, results: Results) -> str:
    """The longest case that this one only adds options to; nothing if there is none."""
    return max((other for other in results if case.startswith(f"{other},")), key=len, default="")


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("cases", nargs="*", default=list(game.modes), help="encounters, with options after commas")
    ask.add_argument("--options", action="store_true", help="every difficulty option beside each encounter")
    ask.add_argument("--games", type=int, default=200)
    ask.add_argument("--bot", default="normal")
    ask.add_argument("--seed", default="balance")
    ask.add_argument("--jobs", type=int, default=1)
    ask.add_argument("--seconds", type=float, default=1e9, help="stop after this long")
    ask.add_argument("--keep", type=Path, help="a file to add results to, and to go on from")
    args = ask.parse_args()
    cases = list(args.cases)
    if args.options:
        cases += [f"{case},{option}" for case in args.cases for option in (*EASIER, *HARDER)]
    results: Results = {case: {} for case in cases}
    if args.keep and args.keep.exists():
        for line in args.keep.read_text(encoding="utf-8").splitlines():
            match = json.loads(line)
            if match["case"] in results and (match["bot"], match["seed"]) == (args.bot, args.seed):
                results[match["case"]][match["match"]] = match
    end = time.monotonic() + args.seconds
    with ProcessPoolExecutor(args.jobs) as pool:
        for number in range(args.games):
            if time.monotonic() > end:
                break
            todo = [case for case in cases if number not in results[case]]
            for match in pool.map(play, todo, [args.bot] * len(todo), [args.seed] * len(todo), [number] * len(todo)):
                results[match["case"]][number] = match
                if args.keep:
                    with args.keep.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(match) + "\n")
    sys.stdout.writelines(f"{line}\n" for line in report({case: found for case, found in results.items() if found}))


if __name__ == "__main__":
    main()
