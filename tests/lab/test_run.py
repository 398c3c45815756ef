"""Running: the same rows from any number of workers, whatever interrupts them."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque.bots import Bot, BotError, Window
from ludotheque.kernel import Dice, LudothequeError, Match, Option, PinnedError
from ludotheque.lab import engines, results
from ludotheque.lab.block import Task, play_block
from ludotheque.lab.engines import Pool
from ludotheque.lab.measures import widest
from ludotheque.lab.playing import play_out
from ludotheque.lab.replaying import recorded
from ludotheque.lab.results import Results
from ludotheque.lab.run import looks, run

from .small import rows, small


def test_any_number_of_workers_gives_the_same_rows(tmp_path: Path) -> None:
    for workers in (1, 2):
        run(small(), tmp_path / str(workers), workers)
    one, two = rows(tmp_path / "1"), rows(tmp_path / "2")
    assert one == two
    assert len(one["games"]) == 120 and len(one["cards"]) == 120


def test_every_row_replays(tmp_path: Path) -> None:
    found = run(small(), tmp_path, 1)
    for play in (0, 1):
        for number in (0, 7, 31):
            row = found.row(play, number)
            match = recorded(found.experiment.plays[play], row)
            assert [outcome.score for outcome in match.table.outcomes] == row["scores"]
            assert len(match.answers) == row["decisions"]
            assert match.replay_file() == Match.replay(match.header, match.answers).replay_file()
    with pytest.raises(LudothequeError, match="no match 999"):
        found.row(0, 999)


def test_stopped_runs_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(small(), tmp_path / "whole", 1)
    add, added = Results.add, 0

    def stop_soon(self: Results, block: Any) -> None:
        nonlocal added
        added += 1
        if added == 3:
            os.kill(os.getpid(), signal.SIGINT)
        add(self, block)

    monkeypatch.setattr(Results, "add", stop_soon)
    with pytest.raises(KeyboardInterrupt):
        run(small(), tmp_path / "parts", 1)
    kept = Results.open(tmp_path / "parts").games
    assert 0 < kept < 120
    monkeypatch.undo()
    told: list[tuple[int, int]] = []
    run(small(), tmp_path / "parts", 1, progress=lambda done, most: told.append((done, most)))
    assert told[0] == (kept, 120) and told[-1] == (120, 120)
    assert rows(tmp_path / "parts") == rows(tmp_path / "whole")


def test_ctrl_c_in_a_terminal(tmp_path: Path) -> None:
    """A real process with two workers is interrupted as a terminal does it: the whole group at once."""
    (tmp_path / "long.toml").write_text('key = "k"\ngames = 100000\n[[play]]\ngame = "leduc"\n')
    command = [
        sys.executable,
        "-c",
        "from ludotheque.cli import main; main()",
        "lab",
        "run",
        "long.toml",
        "--jobs",
        "2",
    ]
    process = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, start_new_session=True, text=True)
    folder = tmp_path / "results" / "long"
    deadline = time.monotonic() + 60
    while not any(folder.glob("games/*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.1)
    os.killpg(process.pid, signal.SIGINT)
    told = process.communicate(timeout=60)[1]
    assert process.returncode == 130, told
    kept = Results.open(folder)
    assert f"{kept.games:,} finished matches are kept" in " ".join(told.split())
    assert kept.scan("games").collect()["number"].n_unique() == kept.games > 0
    assert "Traceback" not in told


def test_what_was_half_written_is_not_counted(tmp_path: Path) -> None:
    run(small(), tmp_path / "whole", 1)
    run(small(), tmp_path / "torn", 1)
    first = sorted((tmp_path / "torn" / "games").glob("*.parquet"))[1]
    first.unlink()  # its cards and decisions are now those of a block that is not complete
    (tmp_path / "torn" / "games" / "0-00000000-9.partial").write_bytes(b"PAR1")
    run(small(), tmp_path / "torn", 1)
    assert rows(tmp_path / "torn") == rows(tmp_path / "whole")
    assert not list((tmp_path / "torn").glob("*/*.partial"))


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write, written = results._write, 0

    def fills_up(path: Path, data: bytes) -> None:
        nonlocal written
        written += 1
        if written > 8:
            raise OSError(errno.ENOSPC, "No space left on device")
        write(path, data)

    monkeypatch.setattr(results, "_write", fills_up)
    with pytest.raises(LudothequeError, match=r"disk is full.*finished matches are kept") as refused:
        run(small(), tmp_path / "parts", 1)
    monkeypatch.undo()
    kept = Results.open(tmp_path / "parts").games
    assert kept and f" {kept} finished" in str(refused.value)
    run(small(), tmp_path / "parts", 1)
    run(small(), tmp_path / "whole", 1)
    assert rows(tmp_path / "parts") == rows(tmp_path / "whole")


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    plan = msgspec.json.encode(small())
    with Pool(plan, 2) as pool:
        for first in range(0, 60, 20):
            pool.give(Task(0, first, 20))
        victim = next(iter(pool.pool._processes.values()))  # started by this test, and only by it
        assert victim.pid is not None
        os.kill(victim.pid, signal.SIGKILL)
        found: list[Task] = []
        while len(found) < 3:
            found += [block.task for block in pool.take()]
    assert sorted(task.first for task in found) == [0, 20, 40]


def test_a_worker_that_always_dies_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def submit(self, *_: object) -> Any:
            from concurrent.futures import Future

            future: Future[Any] = Future()
            future.set_exception(BrokenProcessPool("dead"))
            return future

        def shutdown(self, **_: object) -> None:
            pass

    monkeypatch.setattr(Pool, "_start", lambda self: Broken())
    with Pool(b"{}", 2) as pool:
        pool.give(Task(0, 0, 5))
        with pytest.raises(LudothequeError, match=r"matches 0 to 4 died 3 times"):
            pool.take()


def test_the_stopping_rule_stops_at_the_same_match_everywhere(tmp_path: Path) -> None:
    text = (
        'key = "k"\nstop = { width = 0.12, least = 50, most = 2000 }\n[[play]]\ngame = "tictactoe"\nbots = ["random"]'
    )
    for workers in (1, 2):
        run(small(text), tmp_path / str(workers), workers)
    assert rows(tmp_path / "1") == rows(tmp_path / "2")
    found = Results.open(tmp_path / "1")
    marks = list(looks(found.experiment))
    assert found.games in marks[1:-1]
    assert widest(found, 0, found.games) < 0.12 <= widest(found, 0, marks[marks.index(found.games) - 1])


def test_folders_that_are_something_else(tmp_path: Path) -> None:
    run(small('key = "a"\ngames = 2\n[[play]]\ngame = "tictactoe"\nbots = ["random"]'), tmp_path / "a", 1)
    with pytest.raises(LudothequeError, match="another experiment"):
        run(small(), tmp_path / "a", 1)
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "diary.txt").write_text("dear diary")
    with pytest.raises(LudothequeError, match="not empty"):
        run(small(), tmp_path / "b", 1)
    with pytest.raises(LudothequeError, match="holds no results"):
        Results.open(tmp_path / "b")
    (tmp_path / "a" / "experiment.json").write_text("{}")
    with pytest.raises(LudothequeError, match="not what the lab wrote"):
        Results.open(tmp_path / "a")


def test_other_rules_are_refused(tmp_path: Path) -> None:
    plan = small('key = "a"\ngames = 2\n[[play]]\ngame = "tictactoe"\nbots = ["random"]')
    old = msgspec.structs.replace(plan, plays=(msgspec.structs.replace(plan.plays[0], rules="0"),))
    with pytest.raises(PinnedError, match="version 0"):
        run(old, tmp_path, 1)


def test_more_matches_can_be_added(tmp_path: Path) -> None:
    few = small('key = "a"\ngames = 10\n[[play]]\ngame = "tictactoe"\nbots = ["random"]')
    run(few, tmp_path, 1)
    before = rows(tmp_path)["games"]
    run(msgspec.structs.replace(few, games=25), tmp_path, 1)
    after = rows(tmp_path)["games"]
    assert len(after) == 25 and set(map(repr, before)) < set(map(repr, after))


def test_blocks_can_be_cut_anywhere() -> None:
    import io

    import polars

    plan = msgspec.json.encode(small())
    whole = play_block(plan, Task(0, 0, 9)).tables
    parts = [play_block(plan, Task(0, first, count)).tables for first, count in ((0, 4), (4, 1), (5, 4))]
    for table in whole:
        one = polars.read_parquet(io.BytesIO(whole[table])).rows()
        assert one == [row for part in parts for row in polars.read_parquet(io.BytesIO(part[table])).rows()]


def test_the_engine_that_is_asked_for() -> None:
    assert isinstance(engines.engine(b"", 1), engines.Here)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    class Dreamer(Bot):
        def choose(self, window: Window) -> Option:
            return ("fly",)

    table = ludotheque.game("leduc").new(key=bytes(16))
    with pytest.raises(BotError, match=r"Dreamer chose \('fly',\), not one of window.options \(match 3, move 0\)"):
        play_out(table, [Dreamer(), Dreamer()], Dice(bytes(16)), "match 3")


def test_a_bot_that_fails_is_named_with_its_own_line() -> None:
    class Divider(Bot):
        def choose(self, window: Window) -> Option:
            return window.options[1 // 0]

    table = ludotheque.game("leduc").new(key=bytes(16))
    with pytest.raises(BotError, match=r"Divider failed with ZeroDivisionError: .* \(match 3, move 0\)") as failed:
        play_out(table, [Divider(), Divider()], Dice(bytes(16)), "match 3")
    assert "window.options[1 // 0]" in str(failed.value) and "playing.py" not in str(failed.value)
