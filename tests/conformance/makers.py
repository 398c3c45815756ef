"""What people make for a game — decks, stories — is named, sound, and comes back from what it is shared as."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import DeckWorkshop, MapWorkshop, Workshop, inspect
from ludotheque.kernel.text import LANGUAGES
from ludotheque.testing import Case

from .words import unsaid


def what_is_ready_made_is_sound(case: Case) -> None:
    """11 Ready-made decks and stories pass in the mode they are made for, and come back from code, list and plain data."""
    game = case.game
    for workshop in game.workshops.values():
        if not workshop.serves(case.mode) or case.mode != _first_mode(game.modes, workshop):
            continue
        for name in workshop.ready():
            found = inspect(game, workshop, name, case.mode)
            assert not found.report.problems, f"{game.name}: {workshop.id} {name}: {found.report.problems}"
            for lang in LANGUAGES:
                lines = workshop.lines(game, found.made, lang)
                assert inspect(game, workshop, lines, case.mode).code == found.code, (
                    f"{game.name}: list of {name} ({lang})"
                )
            assert inspect(game, workshop, found.code, case.mode).code == found.code, f"{game.name}: code of {name}"
            decks = [name] if workshop.per_seat else {workshop.id: name}
            game.new(case.mode, key=bytes(16), decks=decks)


def damaged_codes_are_refused(case: Case) -> None:
    """11 With any one letter changed, or cut off anywhere, a share code means nothing, or (its last letter) the same."""
    game = case.game
    for workshop in game.workshops.values():
        setup, _ = game.draft(_first_mode(game.modes, workshop))
        assert setup is not None
        for made in workshop.ready().values():
            code = workshop.code(game, made)
            whole = workshop.read(setup, code, "")[0]
            for at in range(len(workshop.prefix), len(code)):
                for wrong in (code[:at] + ("B" if code[at] == "A" else "A") + code[at + 1 :], code[:at]):
                    found = workshop.read(setup, wrong, "")[0]
                    assert found is None or found == whole, (
                        f"{game.name}: {wrong} is read as something else than {code}"
                    )


def workshops_are_labelled(case: Case) -> None:
    """11 Everything a builder shows has its words in both languages."""
    game = case.game
    for workshop in game.workshops.values():
        wanted = [f"workshop-{workshop.id}", *_words(workshop)]
        wanted += [f"{workshop.id}-{name}{more}" for name in workshop.ready() for more in ("", "-about")]
        for lang in LANGUAGES:
            missing = [message for message in wanted if not game.texts.has(lang, message)]
            assert not missing, f"{game.name}: not said in {lang}: {', '.join(missing)}"
        settings = {setting.name for mode in game.modes for setting in game.options(mode)}
        assert settings.issuperset(workshop.settings), f"{game.name}: {workshop.id} names settings that no mode has"
    assert not game.texts.gaps, unsaid(game)


def _first_mode(modes: tuple[str, ...], workshop: Workshop[Any]) -> str:
    return next(mode for mode in modes if workshop.serves(mode))


def _words(workshop: Workshop[Any]) -> list[str]:
    """The messages that a builder needs, by convention."""
    if isinstance(workshop, DeckWorkshop):
        found = [f"{facet}-{value}" for facet, values in workshop.facets.items() for value in values]
        found = [message for message in found if not message[-1].isdigit()]  # a number speaks for itself
        found += [f"scale-{workshop.scale}"] if workshop.scale else []
        found += [f"section-{each}" for each in workshop.sections] + [f"facet-{each}" for each in workshop.facets]
    else:
        assert isinstance(workshop, MapWorkshop)
        marks = (*workshop.marks, *workshop.whole)
        found = [f"mark-{mark}{more}" for mark in marks for more in ("", "-about")]
        found += [f"link-{each}" for each in workshop.links]
        found += ["group-name", "group-about"] if workshop.groups else []
    return found


CHECKS = [what_is_ready_made_is_sound, damaged_codes_are_refused, workshops_are_labelled]
