"""Compare with the peers: prepare, measure in interleaved rounds, report."""

from __future__ import annotations

import argparse
import json
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from environment import BENCH, ROOT, Missing, prepare
from fleet import Measured, Worker, interleave, start
from report import Report, report

RESULTS = BENCH / "results" / "latest.json"
PAGE = ROOT / "docs" / "performance.md"
FROM, TO = "<!-- measured by make bench -->", "<!-- end of what make bench measured -->"


def main() -> int:
    asked = _arguments()
    try:
        workers = start(prepare())
        try:
            measured = interleave(workers, asked.rounds, asked.seconds)
        finally:
            for worker in workers:
                worker.close()
    except Missing as problem:
        print(f"bench: {problem}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nbench: stopped; nothing was kept", file=sys.stderr)
        return 130
    made = report(measured, workers[0].facts["games"])
    build = _build(workers, asked)
    print("\n".join([*build, *made.lines]))
    _keep(build, measured, made)
    if asked.docs:
        _publish("\n".join([*build, *made.lines]))
    return 1 if asked.strict and not all(made.verdicts.values()) else 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/run",
        description="Random playouts and clones here, in OpenSpiel, RLCard, PettingZoo and boardgame.io, in one run.",
        epilog="Example: bench/run --rounds 3 --seconds 0.2",
    )
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds; the best of each counts (default 7)")
    parser.add_argument("--seconds", type=float, default=0.4, help="time of one measurement (default 0.4)")
    parser.add_argument("--docs", action="store_true", help="also put the figures into docs/performance.md")
    parser.add_argument("--strict", action="store_true", help="exit with 1 if a bar is not met")
    asked = parser.parse_args()
    if asked.rounds < 1 or asked.seconds <= 0:
        parser.error("--rounds must be at least 1 and --seconds more than 0")
    return asked


def _build(workers: list[Worker], asked: argparse.Namespace) -> list[str]:
    """What ran, on what: figures mean nothing without it."""
    ours = workers[0].facts
    versions = ", ".join(f"{worker.name} {worker.facts['version']}" for worker in workers)
    return [
        f"- {datetime.now(UTC):%Y-%m-%d}, best of {asked.rounds} interleaved rounds of {asked.seconds} s each",
        f"- {ours['python']}",
        f"- {_processor()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}",
        f"- {versions}",
    ]


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return "unknown processor"


def _keep(build: list[str], measured: Measured, made: Report) -> None:
    """Every round of every measurement, for whoever wants more than the best."""
    RESULTS.parent.mkdir(exist_ok=True)
    rounds = {
        f"{library}: {subject}": [round(rate, 1) for rate in s.rates] for (library, subject), s in measured.items()
    }
    kept = {"build": build, "units_per_second": rounds, "bars": made.verdicts}
    RESULTS.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n")
    print(f"\nbench: every round is in {RESULTS.relative_to(BENCH.parent)}", file=sys.stderr)


def _publish(figures: str) -> None:
    """Put the figures where docs/performance.md keeps them, between its two marks."""
    page = PAGE.read_text(encoding="utf-8")
    before, after = page.split(FROM)[0], page.split(TO)[1]
    PAGE.write_text(f"{before}{FROM}\n\n{figures}\n\n{TO}{after}", encoding="utf-8")
    print(f"bench: {PAGE.relative_to(ROOT)} has the figures", file=sys.stderr)
