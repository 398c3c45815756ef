"""The other commands: what they print, and what they say when something is wrong."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludotheque
from ludotheque import server
from ludotheque.kernel import Match
from ludotheque.kernel.rulebook import read_rulebook
from ludotheque.server.journal import Answer, Record, SeatRecord, dump
from ludotheque.server.store import open_store

from .conftest import Ludo


@pytest.mark.parametrize(
    "command", ["serve", "games", "play", "simulate", "replay", "rules", "deck check", "deck show"]
)
def test_help_has_an_example(ludo: Ludo, command: str) -> None:
    result = ludo(*command.split(), "--help")
    assert result.exit_code == 0
    assert f"Example: ludo {command}" in result.output


def test_version_and_no_words(ludo: Ludo) -> None:
    assert ludotheque.__version__ in ludo("--version").output
    assert "simulate" in ludo().output
    assert ludo("dance").exit_code == 2


def test_games(ludo: Ludo) -> None:
    english = ludo("games").output
    assert "duel (2 players)" in english and "circle (3–6 players)" in english and "solo (1 player)" in english
    french = ludo("games", lang="fr").output
    assert "Poker Leduc" in french and "hard (difficile)" in french
    assert ludo("games", "--lang", "en", lang="fr").output == ludo("games").output


# ludo replay ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    match = Match.new(ludotheque.game("leduc"), key=bytes(16))
    while not match.table.over:
        match.play(match.table.seat, match.table.options[-1])
    path = tmp_path / "match.json"
    path.write_text(json.dumps(match.replay_file()))
    return path


def test_replay_tells_and_checks(ludo: Ludo, saved: Path) -> None:
    result = ludo("replay", saved)
    moves = len(json.loads(saved.read_text())["answers"])
    assert result.exit_code == 0
    assert f"Leduc poker, Duel: {moves} answers" in result.output
    assert f"All {moves + 1} positions played again" in result.output
    assert "shows" in result.output and "Rank" in result.output


def test_replay_one_step(ludo: Ludo, saved: Path) -> None:
    before = ludo("replay", saved, "--step", 1, "--seat", 2).output
    assert "After 1 of" in before and "Player 2 (you)" in before and "▒▒▒▒ × 4" in before


def test_replay_of_a_stored_table(ludo: Ludo, tmp_path: Path) -> None:
    """A table of the server: told as a spectator may know it while it lasts, with the names of those who play."""
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    match = Match.new(ludotheque.game("leduc"), key=bytes(16))
    record = Record(
        0.0, msgspec.Raw(msgspec.json.encode(match.header)), [SeatRecord("me", "Ann"), SeatRecord("me", "Bo")]
    )

    async def keep() -> None:
        store = open_store(url)
        await store.open()
        await store.create("abc", dump(record))
        await store.append("abc", 1, dump(Answer(0, ["raise"])))
        await store.close()

    asyncio.run(keep())
    result = ludo("replay", "abc", "--store", url)
    assert result.exit_code == 0, result.stderr
    assert "Ann raises." in result.output and "The match is not over." in result.output
    assert "key" not in result.output
    assert "as a spectator only" in ludo("replay", "abc", "--store", url, "--seat", 1).stderr
    assert "no table of that name" in ludo("replay", "abcd", "--store", url).stderr
    assert "of an unknown kind" in ludo("replay", "abc", "--store", "mysql://here").stderr


def test_replay_from_no_store(ludo: Ludo, tmp_path: Path) -> None:
    result = ludo("replay", "nothing-like-it", "--store", f"sqlite:///{tmp_path / 'none.sqlite3'}")
    assert result.exit_code == 2 and "no table of that name" in result.stderr
    assert not (tmp_path / "none.sqlite3").exists()


def change(path: Path, **changes: Any) -> None:
    data = json.loads(path.read_text())
    for name, value in changes.items():
        part, _, field = name.partition("__")
        if field:
            data[part][field] = value
        else:
            data[part] = value
    path.write_text(json.dumps(data))


@pytest.mark.parametrize(
    ("changes", "code", "message"),
    [
        ({"answers": [[0, ["fold"]]], "hashes": ["", ""]}, 1, "after 0 answers the position is not the one"),
        ({"answers": []}, 1, "0 answers need one hash more"),
        ({"header__rules": "0"}, 1, "version 0 of the rules"),
        ({"header__content": "abc"}, 1, "other cards"),
        ({"header__game": "chess"}, 2, "no game is called “chess”"),
        ({"header__key": 7}, 2, "is not a replay of ours"),
        ({"header__key": "xyz"}, 2, "is not a replay of ours"),
        ({"header": {}}, 2, "is not a replay of ours"),
    ],
)
def test_replays_that_do_not_fit(ludo: Ludo, saved: Path, changes: dict[str, Any], code: int, message: str) -> None:
    change(saved, **changes)
    result = ludo("replay", saved)
    assert result.exit_code == code and message in result.stderr, result.stderr


def test_an_answer_that_cannot_be_given(ludo: Ludo, saved: Path) -> None:
    data = json.loads(saved.read_text())
    data["answers"][1] = [1, ["dance"]]
    saved.write_text(json.dumps(data))
    result = ludo("replay", saved)
    assert result.exit_code == 1 and "answer 2 (['dance'] of seat 2) cannot be given" in result.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--step", "99"], "answers"),
        (["--seat", "3"], "seats 1 to 2"),
    ],
)
def test_replay_errors(ludo: Ludo, saved: Path, words: list[str], message: str) -> None:
    result = ludo("replay", saved, *words)
    assert result.exit_code == 2 and message in result.stderr


def test_replay_of_no_file(ludo: Ludo, tmp_path: Path) -> None:
    assert "there is no file" in ludo("replay", tmp_path / "none.json").stderr
    (tmp_path / "bad.json").write_text("{")
    assert "is not a replay of ours" in ludo("replay", tmp_path / "bad.json").stderr


# ludo rules -----------------------------------------------------------------------------------------------------------


def test_rules(ludo: Ludo) -> None:
    whole = ludo("rules", "leduc").output
    assert "The showdown" in whole and "LED-10" in whole
    assert ludo("rules", "leduc", "led-05").output.startswith("  LED-05")
    assert "LED-09" in ludo("rules", "leduc", "higher card").output
    assert "mise" in ludo("rules", "leduc", "LED-02", lang="fr").output
    missing = ludo("rules", "leduc", "LED-99")
    assert missing.exit_code == 2 and "from LED-01 to LED-10" in missing.stderr


def test_rules_rulings(ludo: Ludo, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "No clause of 10 departs from the booklet." in ludo("rules", "leduc", "--rulings").output
    page = tmp_path / "page.md"
    page.write_text(
        "## Deal\n- **LED-01** Six cards.\n- **LED-02** Antes.\n"
        "  > **Livret** Cinq cartes.\n  > **Ici** Six.\n  > **Pourquoi** Deux couleurs.\n",
        encoding="utf-8",
    )
    monkeypatch.setitem(ludotheque.game("leduc")._rulebooks, "fr", read_rulebook(page))
    told = ludo("rules", "leduc", "--rulings", lang="fr").output
    assert [line.split() for line in told.splitlines() if line] == [
        ["Deal"],
        ["LED-02", "Antes."],
        ["Livret", "Cinq", "cartes."],
        ["Ici", "Six."],
        ["Pourquoi", "Deux", "couleurs."],
        ["Un", "article", "sur", "2", "s’écarte", "du", "livret,", "ou", "tranche", "ce", "qu’il", "laisse", "ouvert."],
    ]
    assert "Pourquoi  Deux couleurs." in ludo("rules", "leduc", "LED-02", lang="fr").output


def test_rules_coverage(ludo: Ludo, tmp_path: Path) -> None:
    clauses = list(ludotheque.game("leduc").rulebook("en").clauses)
    test = tmp_path / "test_some.py"
    test.write_text('@rule("LED-01", "LED-02")\ndef test_deal(): ...\n')
    some = ludo("rules", "leduc", "--coverage", "--tests", tmp_path)
    assert some.exit_code == 1
    assert "test_some.py::test_deal" in some.output and f"2 of {len(clauses)} clauses have a test." in some.output
    test.write_text(f"@rule({', '.join(map(repr, clauses))})\ndef test_all(): ...\n")
    assert ludo("rules", "leduc", "--coverage", "--tests", tmp_path).exit_code == 0
    assert ludo("rules", "leduc", "--coverage", "--tests", tmp_path / "none").exit_code == 2


def test_rules_positions_lists_fields_steps_and_answers(ludo: Ludo) -> None:
    told = ludo("rules", "leduc", "--positions").output
    assert "card: cards (seen by owner)" in told
    assert "- showdown(): LED-" in told
    assert "('raise',)  Raise" in told


def test_own_cards_are_checked_before_anything_starts(tmp_path: Path) -> None:
    def told(folder: Path, lang: str = "en") -> str:
        command = [sys.executable, "-c", "from ludotheque.cli import main; main()", "--cards", str(folder), "games"]
        environment = {**os.environ, "COLUMNS": "200", "LC_ALL": f"{lang}.UTF-8"}
        ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert ran.returncode == 2
        return ran.stderr

    (tmp_path / "thargos").mkdir()
    (tmp_path / "thargos" / "mine.toml").write_text('[golem]\nkind = "lasting"\npam = "two"\n')
    assert "thargos/mine.toml: golem: pam: should be a whole number, not a text in quotes" in told(tmp_path)
    french = told(tmp_path, "fr")
    assert "mine.toml\u00a0: golem\u00a0: pam\u00a0: devrait être un nombre entier et non un texte" in french
    assert "holds no cards of any game" in told(tmp_path / "thargos")
    assert "no such folder" in told(tmp_path / "nowhere")


# ludo deck ------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("with_ladder")
def test_deck_check(ludo: Ludo, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "ladder"\ndecks = [5]\n')
    assert ludo("deck", "check", file).exit_code == 0
    file.write_text('game = "ladder"\ndecks = [2]\n')
    wrong = ludo("deck", "check", file)
    assert wrong.exit_code == 1 and "at least 3 rungs [LAD-02]" in wrong.stderr
    (tmp_path / "mine.json").write_text('{"decks": [5]}')
    assert ludo("deck", "check", tmp_path / "mine.json", "--game", "ladder").exit_code == 0


@pytest.mark.usefixtures("with_ladder")
@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("decks = [5]", "does not say which game"),
        ('game = "leduc"\ndecks = []', "played without decks"),
        ('game = "ladder"', "holds no decks"),
        ('game = "chess"\ndecks = []', "no game is called"),
        ("game = ", "line 1 is not valid TOML"),
        ('game = "ladder"\noptions = 3', "options a table { name = value }"),
        ('game = "ladder"\nmode = []', "mode is a text in quotes"),
    ],
)
def test_deck_errors(ludo: Ludo, tmp_path: Path, content: str, message: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(content)
    result = ludo("deck", "check", file)
    assert result.exit_code == 2 and message in result.stderr


def test_one_deck_in_any_form(ludo: Ludo, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("2 Guardian\n5 Spinocanth Strike\nrubbish\n")
    wrong = ludo("deck", "check", file, "--game", "thargos")
    assert wrong.exit_code == 1 and "✗ Cards: 7 (wanted: 60)" in wrong.output
    assert "line 3: no card is called “rubbish” [THA-B24]" in wrong.stderr
    assert (
        "deck.cards.spinocanth_strike: Spinocanth Strike is unique (padlock): 1 copy, not 5 [THA-B05]" in wrong.stderr
    )
    french = ludo("deck", "check", file, "--game", "thargos", lang="fr").stderr
    assert "il faut 20 missions" in french and "ligne 3\u00a0: aucune carte" in french
    file.write_text("wolves")
    code = ludo("deck", "check", file, "--game", "thargos").output.splitlines()[-1]
    assert code.startswith("THA1-")
    assert "✓" in ludo("deck", "check", code).output  # in place of a file
    file.write_text(f"Look at my wolves!\n{code}\n")
    assert ludo("deck", "check", file).exit_code == 0  # the code says which game it is for
    assert ludo("deck", "check", file, "--options", "points_build=60").exit_code == 1
    assert ludo("deck", "check", file, "--options", "points_build=5").exit_code == 1
    spelt = tmp_path / "mine.toml"
    spelt.write_text('game = "hismment"\n[cards]\nthornback-2 = 1\n')
    beware = ludo("deck", "check", spelt)
    assert beware.exit_code == 1 and "⚠ deck.cards.thornback-2:" in beware.output and "HIS-K10" in beware.output


def test_a_deck_is_shown_as_a_list_that_can_be_read_again(ludo: Ludo, tmp_path: Path) -> None:
    shown = ludo("deck", "show", "wolves", "--game", "thargos")
    assert shown.exit_code == 0 and "\n1 Hrolf Wolfskin\n" in shown.output
    assert "Hrolf Peau-de-Loup" in ludo("deck", "show", "wolves", "--game", "thargos", lang="fr").output
    file = tmp_path / "mine.txt"
    file.write_text(shown.output)
    assert ludo("deck", "show", file, "--game", "thargos").output == shown.output
    assert ludo("deck", "check", file, "--game", "thargos").exit_code == 0
    missing = ludo("deck", "show", "wolfs", "--game", "thargos")
    assert missing.exit_code == 2 and "ready-made ones are imperial" in missing.stderr
    table = tmp_path / "table.toml"
    table.write_text('game = "thargos"\ndecks = ["wolves"]\n')
    assert "one can be shown at a time" in ludo("deck", "show", table).stderr
    file.write_text("THA1-broken")
    assert ludo("deck", "show", file).exit_code == 2


def test_a_story_in_any_form(ludo: Ludo, tmp_path: Path) -> None:
    file = tmp_path / "story.txt"
    file.write_text("\n".join(f"M{n}: side" for n in range(1, 20)))
    fine = ludo("deck", "check", file, "--game", "thargos")
    assert fine.exit_code == 0 and fine.output.splitlines()[-1].startswith("THS1-")
    assert ludo("play", "thargos", "--decks", file, "--watch", "--bot", "random", "--seed", "a").exit_code == 0
    poor = tmp_path / "story.toml"
    poor.write_text('game = "thargos"\nname = "poor"\n[[scenes]]\ncard = "racket"\n')
    assert "THA-R12" in ludo("deck", "check", poor).stderr


def test_the_decks_of_a_table(ludo: Ludo, tmp_path: Path) -> None:
    file = tmp_path / "both.json"
    file.write_text('{"game": "thargos", "decks": ["imperial", {"cards": {"guardian": 9}}]}')
    assert "decks.1.cards.guardian: Guardian: at most 4 copies, not 9 [THA-B04]" in ludo("deck", "check", file).stderr
    file.write_text('{"game": "thargos", "decks": {"seats": ["wolves", "storm"]}}')
    assert ludo("deck", "check", file).exit_code == 0
    file.write_text('["emberfront", "wildwood"]')
    assert ludo("deck", "check", file, "--game", "hismment").exit_code == 0


def test_deck_of_no_file(ludo: Ludo, tmp_path: Path) -> None:
    assert "cannot be read" in ludo("deck", "check", tmp_path / "none.toml").stderr


# ludo serve -----------------------------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def test_serve(ludo: Ludo, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[object] = []

    def serve(host: str, port: int, store_url: str | None = None) -> None:
        asked.append((host, port, store_url or server.default_store()))

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setenv("LUDOTHEQUE_DATA", "")
    port = free_port()
    assert f"http://localhost:{port}" in ludo("serve", "--port", port, "--data", tmp_path).output
    assert ludo("serve", "--port", port, "--store", "sqlite:///here").exit_code == 0
    assert asked == [
        ("127.0.0.1", port, f"sqlite:///{tmp_path / 'tables.sqlite3'}"),
        ("127.0.0.1", port, "sqlite:///here"),
    ]


def test_serve_errors(ludo: Ludo, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = ludo("serve", "--port", port)
        assert result.exit_code == 2 and f"try another port: --port {port + 1}" in result.stderr
    assert "exclude each other" in ludo("serve", "--store", "x", "--data", "y").stderr

    def serve(*_: object, **__: object) -> None:
        raise server.StoreError("no such place")

    monkeypatch.setattr(server, "serve", serve)
    result = ludo("serve", "--port", free_port())
    assert result.exit_code == 2 and "the tables cannot be kept there: no such place" in result.stderr
