"""Golden playthroughs: one match of a mode told as a story, for people to read and for tests to compare.

Answers are picked at random from a fixed key, never by a bot, so that a story changes only when the game does.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludotheque.kernel.text import LANGUAGES, words_of

from .sampling import Case, Spot

FOLDER = Path("tests/playthroughs")
COMMAND = "python -m ludotheque.testing --write"
SHORT = 60
"""Lines up to which the French story is told as well."""
MANY = 12
"""Choices above which only the one made is told, and their number."""


def path_of(case: Case, folder: Path = FOLDER) -> Path:
    return folder / f"{case.game.name}-{case.mode}.md"


def compare(case: Case, folder: Path = FOLDER) -> str:
    """What is wrong with the story on file; nothing if it is told the same way today."""
    path = path_of(case, folder)
    elsewhere = "" if folder.resolve() == FOLDER.resolve() else f" --folder {folder}"
    command = f"{COMMAND} --game {case.game.name}{elsewhere}"
    if not path.exists():
        return f"{case.game.name} has no golden playthrough of its mode {case.mode}; write it with: {command}"
    today, then = story(case).splitlines(), path.read_text(encoding="utf-8").splitlines()
    for number, (new, old) in enumerate(zip(today + ["(the end)"], then + ["(the end)"], strict=False), 1):
        if new != old:
            return f"{path}, line {number}, said\n    {old}\nand would now be\n    {new}\nIf that is right: {command}"
    return ""


def story(case: Case) -> str:
    """A whole match in words: what is asked, what is chosen, what happens, how it ends."""
    spot = Spot(case, 0)
    game, header = case.game, spot.match.header
    settings = ", ".join(f"{name} {value}" for name, value in header.options.items()) or "none"
    told = {lang: _heading(spot, lang) for lang in LANGUAGES}
    lines = 0
    while True:
        for lang in LANGUAGES:
            told[lang] += _news(spot, lang, lines)
        lines = len(spot.table.story)
        if spot.table.over:
            break
        seat, option = spot.pick()
        for lang in LANGUAGES:
            told[lang] += ["", _answer(spot, lang, seat, list(option)), ""]
        spot.match.play(seat, option)
    for lang in LANGUAGES:
        told[lang] += ["", *_result(spot, lang)]
    short = lines <= SHORT
    facts = [
        f"`{game.name}` rules {header.rules}, content `{header.content}`, mode {header.mode}, {header.seats} seats, "
        f"settings: {settings}.",
        f"Key `{header.key}`, {spot.match.move} answers, digest at the end `{game.digest(spot.table)}`.",
        f"Written by `{COMMAND}`; do not edit.",
    ]
    return "\n".join([*told["en"], *(["", *told["fr"]] if short else []), "", "---", *facts, ""])


def _heading(spot: Spot, lang: str) -> list[str]:
    scene = spot.game.scene(spot.table, None, lang)
    return [f"# {scene.title} ({scene.subtitle})", ""]


def _news(spot: Spot, lang: str, start: int) -> list[str]:
    """What happened since line ``start``: as everyone knows it, and what a seat knows better."""
    told = []
    for everyone, *seats in zip(*(spot.match.log(eye, lang, start=start) for eye in spot.eyes), strict=True):
        clauses = f" ({' '.join(everyone.clauses)})" if everyone.clauses else ""
        told.append(f"- {words_of(everyone.text)}{clauses}")
        better = ((seat, line) for seat, line in enumerate(seats) if line.text != everyone.text)
        told += [f"  - *{_name(spot, lang, seat)}* — {words_of(line.text)}" for seat, line in better]
    return told


def _answer(spot: Spot, lang: str, seat: int, option: list[object]) -> str:
    """Who is asked what, with what in hand, and the choice made among the others."""
    scene = spot.game.scene(spot.table, seat, lang)
    assert scene.prompt is not None
    hand = [item.name for region in scene.regions if region.area == "hand" for item in region.items]
    holding = f" [{', '.join(hand)}]" if hand else ""
    choices = scene.prompt.choices
    few = [choice for choice in choices if len(choices) <= MANY or choice.option == option]
    labels = " · ".join(f"**{choice.label}**" if choice.option == option else choice.label for choice in few)
    among = "" if len(few) == len(choices) else f" (1/{len(choices)})"
    who = f"{spot.match.move + 1}. *{_name(spot, lang, seat)}*{holding}"
    return f"{who} — {words_of(scene.prompt.text)} {labels}{among}"


def _result(spot: Spot, lang: str) -> Iterator[str]:
    yield spot.game.scene(spot.table, None, lang).verdict
    yield ""
    for seat, outcome in enumerate(spot.table.result):
        yield f"- {_name(spot, lang, seat)} — {outcome.score:g} ({outcome.rank})"


def _name(spot: Spot, lang: str, seat: int) -> str:
    return spot.game.eye(spot.table, None, lang).name(seat)
