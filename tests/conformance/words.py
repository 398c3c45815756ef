"""Everything is said, in both languages, and every rule that is cited can be read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from ludotheque.kernel import Game, Match
from ludotheque.kernel.rulebook import Rulebook
from ludotheque.kernel.steps import _CLAUSES
from ludotheque.kernel.text import LANGUAGES
from ludotheque.testing import Case, Spot, compare, spots

from .worlds import bad_options, places, refusal

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
CLAUSE = re.compile(r"\b[A-Z]{2,}-[A-Z]*\d[A-Z0-9-]*\b")
BREAKABLE = re.compile(r"[\w)»…’\"*] ?[;:!?»](?=[\s)»\"*]|$)|«(?![\u00a0\u202f])")
"""A word and its punctuation with nothing or a plain space between them; a quotation mark without its unbreakable space."""


def golden_playthrough(case: Case) -> None:
    """9 The mode's story is on file, and the same match is told the same way today."""
    if case.seats == case.game.seats(case.mode)[0]:
        wrong = compare(case, PLAYTHROUGHS)
        assert not wrong, wrong


def nothing_is_unsaid(case: Case) -> None:
    """9 Scenes, logs and refusals of random matches leave no gap in either language."""
    for spot in spots(case, end=True):
        for lang in LANGUAGES:
            for eye in spot.eyes:
                spot.game.scene(spot.table, eye, lang)
                spot.game.log(spot.table, eye, lang)
        for seat in spot.table.waiting:
            for option in bad_options(spot.table):
                refusal(spot.table, option, seat)
        spot.require(not spot.game.texts.gaps, unsaid(spot.game))


def unsaid(game: Game[Any]) -> str:
    """The gaps met so far, by this check or an earlier one."""
    return f"{game.name}: messages missing, or wanting a variable: {', '.join(sorted(game.texts.gaps))}"


def the_shelf_is_labelled(case: Case) -> None:
    """9 Title, blurb, mode (what each is, if one may choose), settings and lessons have their words in both languages."""
    game = case.game
    wanted = ["title", "blurb", *(f"mode-{mode}" for mode in game.modes)]
    if len(game.modes) > 1:
        wanted += [f"mode-{mode}-help" for mode in game.modes]
    for setting in game.options(case.mode):
        wanted += [f"setting-{setting.name}", f"setting-{setting.name}-help"]
    for lesson in game.lessons.values():
        wanted += [lesson.title, *(step.say for step in lesson.step if step.say)]
    for lang in LANGUAGES:
        missing = [message for message in wanted if not game.texts.has(lang, message)]
        assert not missing, f"{game.name}: not said in {lang}: {', '.join(missing)}"
    odd = game.texts.ids("en") ^ game.texts.ids("fr")
    assert not odd, f"{game.name}: said in one language only: {', '.join(sorted(odd))}"


def cited_rules_exist(case: Case) -> None:
    """9 Both rulebooks have the same clauses in the same order, and every clause that the code names is among them."""
    game = case.game
    english, french = (game.rulebook(lang) for lang in LANGUAGES)
    assert _shape(english) == _shape(french), f"{game.name}: the rulebooks differ: {_difference(english, french)}"
    cited = {setting.clause: f"setting {setting.name}" for setting in game.options(case.mode) if setting.clause}
    for function, clauses in _CLAUSES.items():
        if Path(function.__code__.co_filename).is_relative_to(game.folder):
            for clause in (*clauses, *CLAUSE.findall(function.__doc__ or "")):
                cited[clause] = f"step {function.__name__}"
    unknown = [f"{clause} ({where})" for clause, where in cited.items() if clause not in english.clauses]
    assert not unknown, f"{game.name}: cited, but not in the rulebook: {', '.join(unknown)}"


def rulings_are_whole(case: Case) -> None:
    """9 Both rulebooks mark the same clauses as rulings, each with what the booklet says, what is played here, and why."""
    english, french = (case.game.rulebook(lang).rulings for lang in LANGUAGES)
    odd = english.keys() ^ french.keys()
    assert not odd, f"{case.game.name}: a ruling in one language only: {', '.join(sorted(odd))}"
    partly = {clause for book in (english, french) for clause, ruling in book.items() if not ruling.whole}
    assert not partly, f"{case.game.name}: booklet, here or why is missing: {', '.join(sorted(partly))}"


def lessons_can_be_played(case: Case) -> None:
    """9 Every lesson leads through its steps: what it wants is offered when it wants it."""
    for name, lesson in case.game.lessons.items():
        match = Match.new(case.game, key=bytes(16), lesson=name)
        for number, step in enumerate(lesson.step, 1):
            where = f"{case.game.name}: lesson {name}, step {number}"
            assert step.seat in match.table.waiting, (
                f"{where} is for seat {step.seat}, but {match.table.waiting} must answer"
            )
            offered = match.table.options_of(step.seat)
            assert not step.play or step.play in offered, f"{where} wants {step.play}, but offered is {offered}"
            for lang in LANGUAGES:
                match.scene(step.seat, lang)
            match.play(step.seat, step.play or offered[0])


def french_is_typeset(case: Case) -> None:
    """9 In French no line can break before : ; ! ? or inside « »."""
    folder = case.game.folder
    wrong = [line for path in french_files(folder) for line in badly_typeset(path)]
    assert not wrong, f"{case.game.name}: an unbreakable space is missing:\n" + "\n".join(wrong)


def french_files(folder: Path) -> list[Path]:
    """Every French text below a folder."""
    found = [*folder.glob("**/fr.ftl"), *folder.glob("**/fr/*.ftl"), *folder.glob("**/rulebook/fr.md")]
    return sorted(path for path in found if "node_modules" not in path.parts)


def badly_typeset(path: Path) -> list[str]:
    """The lines of a French file in which punctuation lacks its unbreakable space."""
    wrong = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = re.sub(r"\{[^{}]*\}?", "x", line)  # what Fluent puts in counts as a word
        if path.suffix == ".ftl":
            text = "" if line.startswith("#") else re.sub(r"^[\w-]+ *=", "", text)
        if BREAKABLE.search(text):
            wrong.append(f"  {path.name}:{number}: {line.strip()}")
    return wrong


def cards_can_be_read(case: Case) -> None:
    """10 Every card on the table has a face in both languages; so has every card of the box, if they share names."""
    game, spot = case.game, Spot(case, 0)
    names = {game.view.card_id(game.eye(spot.table, None, "en"), card) for card in places(spot.table).values()}
    for name in sorted(names | set(game.box or ()) if names <= set(game.box or ()) else names):
        for lang in LANGUAGES:
            try:
                face = game.card(name, lang)
            except Exception as error:
                raise AssertionError(f"{game.name}: {name} has no face ({lang}): {error!r}") from error
            assert face.name, f"{game.name}: {name} has no name ({lang})"
    assert not game.texts.gaps, unsaid(game)


def _shape(book: Rulebook) -> list[list[str]]:
    return [[clause.id for clause in chapter.clauses if clause.text.strip()] for chapter in book.chapters]


def _difference(one: Rulebook, two: Rulebook) -> str:
    odd = one.clauses.keys() ^ two.clauses.keys()
    return f"{', '.join(sorted(odd))} in one language only" if odd else "the clauses are ordered otherwise"


CHECKS = [
    golden_playthrough,
    nothing_is_unsaid,
    the_shelf_is_labelled,
    cited_rules_exist,
    rulings_are_whole,
    lessons_can_be_played,
    french_is_typeset,
    cards_can_be_read,
]
