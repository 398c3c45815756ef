"""A real Ray on this machine, with two workers: the same rows, even if one of them is killed in the middle."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.lab.run import run

from .small import rows, small

ray = pytest.importorskip("ray")
pytestmark = pytest.mark.xdist_group("ray")

TEXT = 'key = "ray"\ngames = 400\n[[play]]\ngame = "leduc"\nbots = ["greedy:20", "easy"]\n'


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR", _temp_dir=None)
    yield
    ray.shutdown()


def players() -> list[int]:
    """The processes that play blocks for us: the descendants of this one that Ray has named so."""
    return [int(entry.name) for entry in Path("/proc").iterdir() if entry.name.isdecimal() and _is_player(entry)]


def _is_player(entry: Path) -> bool:
    try:
        return entry.joinpath("cmdline").read_bytes().startswith(b"ray::play_block") and _ours(int(entry.name))
    except OSError:
        return False


def _ours(pid: int) -> bool:
    while pid > 1:
        if pid == os.getpid():
            return True
        pid = int(Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[1])
    return False


@pytest.mark.usefixtures("cluster")
def test_nothing_is_lost_and_nothing_counted_twice_when_a_worker_is_killed(tmp_path: Path) -> None:
    run(small(TEXT), tmp_path / "here", 1)
    killed: list[int] = []

    def kill_one() -> None:
        deadline = time.monotonic() + 60
        while not killed and time.monotonic() < deadline:
            for pid in players()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)
            time.sleep(0.02)

    killer = threading.Thread(target=kill_one)
    killer.start()
    found = run(small(TEXT), tmp_path / "ray", ray="auto")
    killer.join()
    assert killed, "no worker was found to kill"
    assert found.games == 400
    assert rows(tmp_path / "ray") == rows(tmp_path / "here")


@pytest.mark.usefixtures("cluster")
def test_two_workers_are_used() -> None:
    from ludotheque.lab.engines import Ray

    with Ray(b"{}", "auto") as engine:
        assert engine.workers == 2
