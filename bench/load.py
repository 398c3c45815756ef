"""Load: how many moves the server takes, every one of them on disk before it is acknowledged.

    python bench/load.py                          closed loop: every seat answers as soon as it is asked
    python bench/load.py --churn                  the same, with the opening of new tables in the figures
    python bench/load.py --rate 200 --seconds 60  paced: so many moves a second in all, spread over the tables

    python bench/load.py --game thargos --rate 50  another game, by random answers

It starts a server of its own on a fresh store, opens the tables, and plays at each through two real WebSockets.
The closed loop is played in rounds: tables are opened and connected, then the clock runs until every game is over. With
--churn or --rate, a finished game is replaced at once by a new table with two new connections, while the clock runs. The
clients run in processes of their own on the same machine. Latency is from sending an answer to the frame that
acknowledges it.
"""

from __future__ import annotations

import argparse
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

from load_client import Plan, Tally, drive

SERVER = "import sys; from ludotheque.server import serve; serve(port=int(sys.argv[1]), store_url=sys.argv[2])"


@contextmanager
def own_server(store: str) -> Iterator[tuple[int, int]]:
    """A server on a free port; yields its port and process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([sys.executable, "-c", SERVER, str(port), store])
    try:
        for _ in range(200):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1).read()
                break
            except OSError:
                time.sleep(0.05)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(10)


def disk(folder: str) -> list[float]:
    """How long the disk itself takes to keep a page, one after another: what no durable server can beat."""
    delays = []
    with (Path(folder) / "probe").open("wb", buffering=0) as file:
        for _ in range(300):
            file.write(bytes(4096))
            began = time.perf_counter()
            os.fdatasync(file.fileno()) if hasattr(os, "fdatasync") else os.fsync(file.fileno())
            delays.append(time.perf_counter() - began)
            time.sleep(0.002)
    return sorted(delays)


def percentile(sorted_values: list[float], share: float) -> float:
    return sorted_values[min(len(sorted_values) - 1, int(share * len(sorted_values)))] if sorted_values else 0.0


def run(plans: list[Plan]) -> Tally:
    """Let the client processes play, and add up what they measured."""
    with ProcessPoolExecutor(len(plans), mp_context=get_context("spawn")) as pool:
        tallies = list(pool.map(drive, plans))
    return sum(tallies[1:], tallies[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--rate", type=float, default=0, help="moves a second in all; 0: closed loop")
    parser.add_argument("--churn", action="store_true", help="open new tables while the clock runs")
    parser.add_argument("--game", default="tictactoe", help="what is played, by random answers")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--store", default="", help="default: a fresh SQLite file; or postgresql://…")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, own_server(given.store or f"{folder}/load.sqlite3") as (port, pid):
        syncs = disk(folder)
        each = given.tables // given.clients
        plan = Plan(
            port, each, given.seconds, given.rate / given.clients, not (given.rate or given.churn), pid, given.game
        )
        tally = run([plan] * given.clients)
    delays = sorted(tally.delays)
    how = (
        f"paced at {given.rate:g} moves/s"
        if given.rate
        else "closed loop" + (" with new tables" if given.churn else "")
    )
    print(
        f"{given.game}: {given.tables} tables × 2 seats, {how}, {given.seconds:g} s, {given.clients} client process(es)"
    )
    print(
        f"  {len(delays) / tally.seconds:8.0f} moves/s acknowledged   ({len(delays)} moves, {tally.opened} games begun)"
    )
    figures = [("p50", 0.5), ("p99", 0.99), ("p99.9", 0.999), ("max", 1.0)]
    print("  " + "   ".join(f"{name} {percentile(delays, share) * 1000:.1f} ms" for name, share in figures))
    print(
        f"  {len(tally.errors)} errors   server {tally.cpu / max(1, len(delays)) * 1e6:.0f} µs of processor time a move"
    )
    print(
        f"  the disk alone: sync p50 {percentile(syncs, 0.5) * 1000:.1f} ms   p99 {percentile(syncs, 0.99) * 1000:.1f} ms"
    )
    for error in tally.errors[:5]:
        print("   ", error)
    sys.exit(1 if tally.errors else 0)


if __name__ == "__main__":
    main()
