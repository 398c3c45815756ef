"""ludo lab: from a file to a page."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from ludotheque.server.ledger import Ledger
from ludotheque.server.store import Saved, open_store

from .conftest import Ludo

TEXT = 'key = "k"\ngames = 40\n[[play]]\ngame = "leduc"\nbots = ["normal", "easy"]\n'


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "small.toml"
    path.write_text(TEXT)
    return path


def test_run_report_and_replay(ludo: Ludo, file: Path) -> None:
    ran = ludo("lab", "run", file, "--jobs", 1)
    assert ran.exit_code == 0, ran.output
    assert "40 matches played" in ran.stderr and "Wrote results/small/report.html" in ran.stdout
    again = ludo("lab", "run", file, "--jobs", 1, lang="fr")
    assert "Rien de plus à jouer" in again.stderr and "Écrit" in again.stdout
    told = ludo("lab", "report", "results/small", "--out", "page.html", lang="fr")
    assert told.exit_code == 0 and '<html lang="fr">' in Path("page.html").read_text(encoding="utf-8")
    saved = ludo("lab", "replay", "results/small", 17)
    assert saved.exit_code == 0, saved.output
    assert len(json.loads(Path("match-17.json").read_text())["hashes"]) > 2
    assert "each as it was" in ludo("replay", "match-17.json").output


def test_outliers_are_shelved_where_the_app_finds_them(ludo: Ludo, file: Path) -> None:
    ludo("lab", "run", file, "--jobs", 1, "--no-page")
    for _ in range(2):  # a second report finds them there
        told = ludo("lab", "report", "results/small", "--app", "http://127.0.0.1:8000/", "--store", "tables.sqlite3")
        assert told.exit_code == 0, told.output
        assert "http://127.0.0.1:8000/lab/small" in told.stdout
    page = Path("results/small/report.html").read_text(encoding="utf-8")
    assert Path("lab/small.html").read_text(encoding="utf-8") == page  # beside the store
    table = page.split("http://127.0.0.1:8000/#/replay/")[1].split("/")[0]

    async def load() -> Saved | None:
        store = open_store("tables.sqlite3")
        await store.open()
        try:
            return await store.load(table)
        finally:
            await store.close()

    saved = asyncio.run(load())
    assert saved is not None
    ledger = Ledger.read(saved)
    assert ledger.match.table.over and ledger.match.header.game == "leduc"


def test_compare(ludo: Ludo, file: Path) -> None:
    Path("dear.toml").write_text(TEXT.replace('"k"', '"another"') + "options = { ante = 3 }\n")
    told = ludo("lab", "compare", file, "dear.toml", "--jobs", 1)
    assert told.exit_code == 0, told.output
    assert "Score, greedy" in told.stdout and "narrower" in told.stdout
    assert Path("results/small-dear/compare.html").exists()


def test_sweep(ludo: Ludo, file: Path) -> None:
    told = ludo("lab", "sweep", file, "--vary", "options.ante=1..3", "--jobs", 1)
    assert told.exit_code == 0, told.output
    assert "options.ante" in told.stdout and "Decisions in a match" in told.stdout
    assert Path("results/small-options.ante/sweep.html").exists()


def test_ladder(ludo: Ludo, file: Path) -> None:
    told = ludo("lab", "ladder", "tictactoe", "--bots", "random,ismcts:20", "-n", 5, "--jobs", 1)
    assert told.exit_code == 0, told.output
    assert "Ladder of Tic-tac-toe" in told.stdout and "hard" in told.stdout
    assert "[strengths]" in Path("results/ladder-tictactoe-duel/ladder.toml").read_text()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["run", "none.toml"], "cannot be read"),
        (["run", "bad.toml"], "bad.toml, line 4"),
        (["report", "nowhere"], "holds no results"),
        (["replay", "nowhere", "3"], "holds no results"),
        (["sweep", "small.toml", "--vary", "ante=1..3"], "--vary"),
        (["sweep", "small.toml", "--vary", "options.ante=4..6"], "6 is not one of 1–5"),
        (["compare", "small.toml", "rule.toml"], "There is nothing"),
        (["ladder", "leduc", "--bots", "random"], "at least two bots"),
        (["ladder", "chess"], "no game is called"),
    ],
)
def test_errors(ludo: Ludo, file: Path, words: list[str], message: str) -> None:
    Path("bad.toml").write_text('key = "k"\n[[play]]\ngame = "leduc"\nbots = ["godlike"]\n')
    Path("rule.toml").write_text('key = "k"\n')
    result = ludo("lab", *words)
    assert result.exit_code == 2
    assert message.lower() in " ".join(result.stderr.split()).lower() and not Path("results").exists()
