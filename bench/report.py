"""Tables and verdicts from what was measured, in Markdown, so that they can be pasted into docs/performance.md."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from fleet import Measured

OURS = "Ludothèque"
YARDSTICK = "gin_rummy"
PEERS = ["OpenSpiel", "RLCard", "PettingZoo", "boardgame.io"]
TITLES = {"leduc": "Leduc poker", "tictactoe": "Tic-tac-toe"}
BARS = {
    ("leduc", "OpenSpiel"): 1.0,
    ("leduc", "RLCard"): 5.0,
    ("leduc", "PettingZoo"): 10.0,
    ("tictactoe", "boardgame.io"): 20.0,
}
"""How many times faster than this peer we promise to be, for the games that peers have too. Any other game declares its
bars itself, as ``game.bars = {mode: {"gin_rummy": 1.0, "clone_us": 10.0}}``: at least so many times the yardstick's
decisions a second, at most so many microseconds a clone."""


@dataclass
class Report:
    lines: list[str] = field(default_factory=list)
    verdicts: dict[str, bool] = field(default_factory=dict)

    def verdict(self, what: str, met: bool) -> str:
        self.verdicts[what] = met
        return "met" if met else "NOT MET"

    def table(self, title: str, head: list[str], rows: Iterable[list[str]]) -> None:
        """A Markdown table whose columns also line up in a terminal; the first column is words, the others are figures."""
        grid = [head, *rows]
        widths = [max(len(row[column]) for row in grid) for column in range(len(head))]

        def line(row: list[str]) -> str:
            padded = [row[0].ljust(widths[0]), *(cell.rjust(w) for cell, w in zip(row[1:], widths[1:], strict=True))]
            return "| " + " | ".join(padded) + " |"

        rule = "|" + "|".join(("-" * (w + 1) + ":" if at else ":" + "-" * (w + 1)) for at, w in enumerate(widths)) + "|"
        self.lines += ["", f"### {title}", "", line(head), rule, *map(line, grid[1:])]


def report(measured: Measured, shelf: dict[str, Any]) -> Report:
    """The whole story: against peers, clones, then every game on the shelf against the yardstick."""
    made = Report()
    for game in TITLES:
        if game in shelf:
            _against_peers(made, measured, game, shelf[game]["modes"][0])
    _clones(made, measured, shelf)
    _shelf(made, measured, shelf)
    missed = [what for what, met in made.verdicts.items() if not met]
    made.lines += ["", f"{len(made.verdicts) - len(missed)} of {len(made.verdicts)} bars met."]
    made.lines += [f"- not met: {what}" for what in missed]
    return made


def _against_peers(made: Report, measured: Measured, game: str, mode: str) -> None:
    ours = measured[OURS, f"{game}/{mode} playouts"].best
    rows = [[OURS, _rate(ours), _micro(ours), "", "", ""]]
    for peer in PEERS:
        series = measured.get((peer, f"{game} playouts"))
        if series is None:
            continue
        ratio = ours / series.best
        bar = BARS.get((game, peer))
        promise = [f"≥ {bar:g}×", made.verdict(f"{game} ≥ {bar:g}× {peer}", ratio >= bar)] if bar else ["", ""]
        rows.append([peer, _rate(series.best), _micro(series.best), _ratio(ratio), *promise])
    title = f"{TITLES[game]}: random playouts"
    made.table(title, ["library", "decisions/s", "µs a decision", "we are", "bar", "verdict"], rows)


def _clones(made: Report, measured: Measured, shelf: dict[str, Any]) -> None:
    rows = []
    for game in TITLES:
        if game in shelf:
            ours = measured[OURS, f"{game}/{shelf[game]['modes'][0]} clones"].best
            theirs = measured["OpenSpiel", f"{game} clones"].best
            rows.append([TITLES[game], _micro(ours), _micro(theirs), _ratio(ours / theirs)])
    made.table("Clones, µs each", ["game", "here", "OpenSpiel", "we are"], rows)


def _shelf(made: Report, measured: Measured, shelf: dict[str, Any]) -> None:
    """Every registered game and mode; a game that comes later appears here by itself."""
    gin, gin_clone = (measured["OpenSpiel", f"{YARDSTICK} {what}"] for what in ("playouts", "clones"))
    rows = [
        [
            f"{YARDSTICK} in OpenSpiel",
            _rate(gin.best),
            f"{gin.per_count:.1f}",
            "1.0×",
            "",
            _micro(gin_clone.best),
            "",
            "",
        ]
    ]
    for game, facts in shelf.items():
        for mode in facts["modes"]:
            bars = facts["bars"].get(mode, {})
            playouts = measured[OURS, f"{game}/{mode} playouts"]
            clone = 1e6 / measured[OURS, f"{game}/{mode} clones"].best
            ratio = playouts.best / gin.best
            verdicts = []
            if "gin_rummy" in bars:
                what = f"{game} {mode} ≥ {bars['gin_rummy']:g}× {YARDSTICK}"
                verdicts.append(made.verdict(what, ratio >= bars["gin_rummy"]))
            if "clone_us" in bars:
                what = f"{game} {mode} clone ≤ {bars['clone_us']:g} µs"
                verdicts.append(made.verdict(what, clone <= bars["clone_us"]))
            rows.append(
                [f"{game}, {mode}", _rate(playouts.best), f"{playouts.per_count:.1f}", _ratio(ratio)]
                + [f"≥ {bars['gin_rummy']:g}×" if "gin_rummy" in bars else "", f"{clone:.2f}"]
                + [f"≤ {bars['clone_us']:g}" if "clone_us" in bars else "", ", ".join(verdicts)]
            )
    head = ["game and mode", "decisions/s", "decisions a game", "to gin_rummy", "bar", "clone µs", "bar", "verdict"]
    made.table("Every game on the shelf, against OpenSpiel's gin_rummy driven from Python", head, rows)


def _rate(rate: float) -> str:
    return f"{rate:,.0f}"


def _micro(rate: float) -> str:
    return f"{1e6 / rate:.2f}"


def _ratio(ratio: float) -> str:
    return f"{ratio:.1f}×" if ratio < 100 else f"{ratio:.0f}×"
