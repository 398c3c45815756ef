"""Playing in the terminal: whole matches, typed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotheque.cli.words import TEXTS

from .conftest import Ludo, widest


def test_a_whole_game_of_leduc(ludo: Ludo, tmp_path: Path) -> None:
    """Everything one can type, then checks to the end, then the replay of it."""
    file = tmp_path / "match.json"
    typed = [
        "h",
        "?",
        "? LED-09",
        "? pair",
        "? zebra",
        "i jack",
        "i queen",
        "l",
        "u",
        "",
        "7",
        "1 2",
        "hello",
        *"11111111",
    ]
    result = ludo("play", "leduc", "--seed", "3", "--bot", "easy", "--save", file, typed=typed)
    out = result.output
    assert result.exit_code == 0, out
    assert "Leduc poker · Duel · move 0" in out
    assert "Hint: " in out and "considered 2 options" in out
    assert out.count("LED-09  Without a pair the higher card wins") >= 1
    assert "The rulebook says nothing about “zebra”." in out
    assert "♠ Jack of spades" in out and "Nothing on the table is called “queen”." in out
    assert "So far" in out
    assert "There is nothing to take back" in out
    assert "Type the number of your choice." in out
    for wrong in ("7", "1 2", "hello"):
        assert f"“{wrong}” is not a choice here: type a number from 1 to 2" in out
    assert "The board card is King of spades.  LED-03" in out
    assert "Player 1 shows Jack of spades." in out
    assert re.search(r"Rank ┃ Seat +┃ Score", out)
    assert "The shuffles followed from the key" in out
    assert widest(out.partition("Saved to")[0]) <= 100
    again = ludo("replay", file)
    assert again.exit_code == 0 and "Player 1 shows Jack of spades." in again.output


def test_what_is_hidden_stays_hidden(ludo: Ludo) -> None:
    out = ludo("play", "leduc", "--seed", "3", "--bot", "easy", typed="q").output
    assert "Jack of spades" in out and "▒▒▒▒" in out
    assert "hearts" not in out  # the rival's card
    assert "You leave the table." in out


def test_in_french(ludo: Ludo) -> None:
    result = ludo("play", "leduc", "--seed", "3", "--bot", "easy", typed=["h", "x", *"11111111"], lang="fr")
    assert result.exit_code == 0
    assert "Conseil\u00a0: Parole" in result.output
    assert "«\u00a0x\u00a0» n’est pas un choix possible" in result.output
    assert "Robot (facile) montre" in result.output
    assert widest(result.output) <= 100


def test_the_same_seed_is_the_same_match(ludo: Ludo) -> None:
    first, again = (ludo("play", "tictactoe", "--seed", "x", "--bot", "random", "--watch").output for _ in range(2))
    assert first == again
    assert "Player" not in first and "Bot 1 (random)" in first


def test_a_hint_changes_nothing(ludo: Ludo) -> None:
    """With the same seed the match goes on the same way whether one asks for hints or not."""
    told = []
    for typed in ("1 1 1 1 1 1", "h 1 h h 1 1 1 1 1"):
        out = ludo("play", "leduc", "--seed", "8", "--bot", "ismcts:20", typed=typed).output
        told.append([line for line in out.splitlines() if line.startswith("  •")])
    assert told[0] == told[1]


def test_squares_show_what_to_type(ludo: Ludo) -> None:
    out = ludo("play", "tictactoe", "--seed", "3", "--bot", "easy", typed="5").output
    assert "Square 9 [9]" in out
    assert "✚ cross" in out and "Square 9 [7]" in out


def test_two_at_one_screen(ludo: Ludo) -> None:
    """Between two people there is a pause, and neither sees the other's card."""
    result = ludo(
        "play", "leduc", "--seat", "1", "--seat", "2", "--seed", "3", typed=["", "1", "", "1", "", "1", "", "1"]
    )
    assert result.exit_code == 0
    first, second = result.output.split("Over to Player ")[1:3]
    assert first.startswith("1. Press Enter") and "Jack of spades" in first and "Jack of hearts" not in first
    assert second.startswith("2. Press Enter") and "Jack of hearts" in second and "Jack of spades" not in second


@pytest.mark.usefixtures("with_ladder")
def test_undo(ludo: Ludo) -> None:
    """One's own answer comes back while nothing was revealed; a question with one rung less is asked again."""
    out = ludo("play", "ladder", typed="2 u 1 2 u u 1 1 1").output
    assert re.findall(r"(\d) / 6", out) == ["0", "2", "0", "1", "3", "1", "0", "1", "2", "3"]
    assert "took back a move" in out


@pytest.mark.usefixtures("with_ladder")
def test_giving_up_where_one_can(ludo: Ludo) -> None:
    out = ludo("play", "ladder", typed="2 g no g yes").output
    assert "g give up" in out and out.count("Give up this match?") == 2
    assert "2 │ Player 1 │    -1" in out
    assert "is not a choice" in ludo("play", "leduc", typed="g q").output


def test_a_lesson(ludo: Ludo) -> None:
    out = ludo("play", "leduc", "--lesson", "first", typed="2 h 1 1 q").output
    assert "Lesson  You hold a king" in out
    assert "“2” is not a choice" in out and "Hint: Raise" in out  # nothing but what the lesson is about
    assert "Your rival paid to stay in." in out


def test_the_end_of_input_ends_the_match(ludo: Ludo) -> None:
    result = ludo("play", "leduc")
    assert result.exit_code == 0 and "You leave the table." in result.output


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "no game is called “chess”; there are "),
        (["leduc", "--mode", "trio"], "there are duel"),
        (["leduc", "--seats", "3"], "seats"),
        (["leduc", "--seat", "3"], "this match has seats 1 to 2"),
        (["leduc", "--seat", "0"], "this match has seats 1 to 2"),
        (["leduc", "--watch", "--seat", "1"], "exclude each other"),
        (["leduc", "--bot", "godlike"], "strengths easy, normal, hard"),
        (["leduc", "--bot", "ismcts:much"], "ismcts:400"),
        (["leduc", "-o", "ante=9", "-o", "joker=yes"], "options.joker"),
        (["leduc", "-o", "ante"], "name=value"),
        (["leduc", "--lesson", "second"], "no lesson “second”; there are first"),
        (["leduc", "--lang", "de"], "“de” is not one of en, fr"),
        (["leduc", "-o", "joker=yes", "--lang", "fr"], "n’a pas cette option\u202f; il y a ante, raises"),
        (["tictactoe", "-o", "joker=yes"], "no such option; there are none"),
        ([], "GAME is missing"),
    ],
)
def test_errors_are_for_people(ludo: Ludo, words: list[str], message: str) -> None:
    result = ludo("play", *words)
    assert result.exit_code == 2
    assert message in result.stderr and not result.stdout
    assert "Traceback" not in result.stderr


def test_a_replay_that_cannot_be_written(ludo: Ludo, tmp_path: Path) -> None:
    result = ludo("play", "leduc", "--save", tmp_path / "no" / "where.json", typed="q")
    assert result.exit_code == 2 and "where.json cannot be written: there is no such file or folder" in result.stderr


def test_both_languages_say_everything() -> None:
    assert TEXTS.ids("en") == TEXTS.ids("fr")
    for lang in ("en", "fr"):
        assert len(TEXTS.say(lang, "keys")) <= 100
    assert not TEXTS.gaps


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["dance"], "il n’y a pas de commande « dance » ; il y a serve, games"),
        (["play"], "il manque GAME"),
        (["play", "leduc", "--botz", "x"], "il n’y a pas ici d’option --botz ; est-ce --bot ?"),
        (["simulate", "leduc", "--games", "0"], "--games : devrait être au moins 1"),
        (["simulate", "leduc", "--games", "x"], "--games : devrait être un nombre entier"),
        (["simulate", "leduc", "--games"], "il faut une valeur après --games"),
        (["games", "please"], "c’est trop : please"),
        (["games", "--lang", "de"], "« de » n’est pas l’un de ces mots : en, fr"),
        (["play", "chess"], "aucun jeu ne s’appelle « chess »"),
        (["play", "leduc", "--seat", "9"], "cette partie a les places 1 à 2"),
        (["simulate", "leduc", "--mode", "x"], "leduc n’a pas de mode « x »"),
        (["simulate", "leduc", "--bots", "hrad"], "leduc n’a pas de robot « hrad »"),
        (["simulate", "leduc", "--bots", "greedy:0"], "après les deux-points vient un nombre entier"),
        (["replay", "nope.json"], "il n’y a pas de fichier nope.json"),
        (["rules", "leduc", "nothing"], "elles vont de LED-01 à LED-10"),
        (["lab", "run", "/nowhere.toml"], "ne peut pas être lu : il n’y a ni fichier ni dossier de ce nom"),
        (["serve", "--port", "0"], "--port : devrait être au moins 1"),
    ],
)
def test_errors_are_told_in_the_language_of_the_terminal(ludo: Ludo, words: list[str], message: str) -> None:
    result = ludo(*words, lang="fr")
    told = result.stderr.replace("\u00a0", " ")
    assert result.exit_code == 2 and told.startswith("erreur : ") and message in told, told
    assert not TEXTS.gaps


def test_the_language_asked_for_comes_before_the_terminals(ludo: Ludo) -> None:
    assert "il manque GAME" in ludo("play", "--lang", "fr").stderr
    assert "GAME is missing" in ludo("play", "--lang=en", lang="fr").stderr
