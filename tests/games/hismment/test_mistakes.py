"""Mistakes in card files, as people read them in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.mistakes import TEXTS
from ludotheque.kernel import ContentError, SetupError
from ludotheque.kernel.content import own_cards
from ludotheque.kernel.errors import ProblemsError
from ludotheque.kernel.text import Told

from .plain import attack, chapter, gear, hero, terrain, text

DRAW = {"verb": "draw"}


def modify(what: str, **more: Any) -> dict[str, Any]:
    return {"verb": "modify", "what": what} | more


def always(what: str, **more: Any) -> list[dict[str, Any]]:
    return [text("static", modify(what, **more))]


WRONG: dict[str, dict[str, Any]] = {
    "need": hero(release=[{"need": "pay", "n": 0}]),
    "below-0": hero(speed=-1),
    "below-1": chapter(DRAW, level=0),
    "level": hero(level=4, evolves_from="ashfist"),
    "die": hero(release=[{"need": "roll", "n": 7}]),
    "no-hero": chapter(DRAW, text={"needs": [{"need": "received", "n": 1}]}),
    "field": gear(heart=3),
    "price": hero(price=-1),
    "terrain": terrain(heart=0),
    "terrain-level": terrain(level=2),
    "hero": hero(pv=0),
    "elements": hero("fire ice water earth"),
    "lower": hero(release=[{"need": "lower", "what": "freed"}]),
    "evolves": hero(level=2),
    "cumulative": hero(cumulative=True),
    "equipment": gear("offensive"),
    "life": gear(life=0),
    "attack": attack(type="weapon"),
    "signature": attack(signature="ashfist"),
    "exhaustion": attack(exhaustion=0),
    "no-text": attack(type="support"),
    "play": chapter(DRAW, texts=[]),
    "series": chapter(DRAW, level=2),
    "when": hero(texts=[text("play", DRAW)]),
    "do": hero(texts=[text("upkeep")]),
    "times": chapter(DRAW, text={"times": 0}),
    "often": hero(texts=[text("on_hit", DRAW, times=2)]),
    "once": chapter(DRAW, text={"per_game": True}),
    "always": hero(texts=[text("static", modify("luck"), optional=True)]),
    "locked": hero(texts=[text("activate", DRAW, locked=True)]),
    "cost": chapter(DRAW, text={"cost": {"coins": -5}}),
    "nobody-pays": chapter(DRAW, text={"cost": {"pm": 1}}),
    "paid": chapter(DRAW, text={"needs": [{"need": "pay", "n": 5}]}),
    "ways": hero(release=[{"need": "any_of", "ways": []}]),
    "static": hero(texts=[text("static", DRAW)]),
    "heart": chapter({"verb": "ko", "to": "enemy_heart"}),
    "self": chapter(modify("attack")),
    "both-hearts": terrain(texts=[text("setup", {"verb": "heal", "n": 1, "to": "both_hearts"}, DRAW)]),
    "target": chapter({"verb": "damage", "n": 1, "to": "target"}),
    "aim": attack(texts=[text("after", {"verb": "damage", "n": 2, "to": "enemy_hero"})]),
    "in-prison": chapter({"verb": "push", "n": 1, "to": "enemy_prisoner"}),
    "on-field": chapter({"verb": "lock", "to": "enemy_field"}),
    "enemy-side": chapter(modify("second", to="enemy_hero")),
    "turns": chapter({"verb": "block", "turns": -2}),
    "this-attack": hero(texts=[text("upkeep", modify("pv", turns=-2))]),
    "metric": hero(texts=always("metric", by=7)),
    "by": hero(texts=always("pierce", by=-1)),
    "how": hero(texts=always("discount", how="set")),
    "cap": hero(texts=always("cap", by=-1)),
    "element": hero(texts=[text("upkeep", modify("add_element"))]),
    "only-element": hero(texts=always("add_element", element="ice", to="every_own", only={"element": "fire"})),
    "branches": chapter({"verb": "roll_for", "at_least": 3, "then": []}),
    "may": chapter({"verb": "may", "coins": 1, "then": []}),
    "modes": chapter({"verb": "choose", "modes": []}),
    "evolves-from": hero(level=2, evolves_from="nobody"),
    "no-line": attack(signature="nobody", signature_texts=[text("after", DRAW)]),
}
"""A card for every sentence about cards."""


def refused(card: dict[str, Any]) -> ProblemsError:
    with pytest.raises((ContentError, SetupError)) as no:
        game.setup(cards={"odd": card})
    return no.value


def messages(what: object) -> set[str]:
    """The sentences that a sentence is made of."""
    return {what.message}.union(*map(messages, what.values.values())) if isinstance(what, Told) else set()


@pytest.mark.parametrize("name", WRONG)
def test_every_sentence_is_told_about_some_card_in_both_languages(name: str) -> None:
    error = refused(WRONG[name])
    assert f"mistake-{name}" in set().union(*(messages(problem.told) for problem in error.problems))
    for lang in ("en", "fr"):
        assert "odd" in error.said(lang)
        assert not re.search(r"⟨|[{}$]", error.said(lang))
    assert all(problem.what_in("fr") != problem.what for problem in error.problems)
    assert TEXTS.gaps == set()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_sentence_about_cards_is_there_for_nothing(lang: str) -> None:
    path = Path(game.folder) / "text" / lang / "mistakes.ftl"
    there = re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(there) == sorted(f"mistake-{name}" for name in WRONG)


@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        (WRONG["price"], "price: must be 0 or more (HIS-K12)", "price : doit valoir 0 ou plus (HIS-K12)"),
        (WRONG["field"], "heart: an equipment has no such field", "heart : un équipement n’a pas ce champ"),
        (
            WRONG["die"],
            "release: “roll”: n: the luck die shows 1 to 6 (HIS-E04)",
            "release : « roll » : n : le dé de la chance va de 1 à 6 (HIS-E04)",
        ),
        (
            attack(texts=[text("upkeep", DRAW)]),
            'texts: when = "upkeep" never comes for this kind; it may be before, after',
            'texts : when = "upkeep" n’arrive jamais pour ce genre de carte ; moments possibles : before, after',
        ),
        (
            WRONG["in-prison"],
            'texts: to = "enemy_prisoner": in Prison nobody can be meant by “push”',
            'texts : to = "enemy_prisoner" : en Prison, « push » ne peut viser personne',
        ),
        (
            WRONG["this-attack"],
            "texts: turns: -2, this attack, is for heroes and before or on_attack_declared (HIS-F22)",
            "texts : turns : -2, cette attaque, est pour les Héros et les moments before ou on_attack_declared (HIS-F22)",
        ),
        (
            WRONG["paid"],
            "texts: needs: “pay” frees heroes; what a text takes is its cost (HIS-T15)",
            "texts : needs : « pay » sert à libérer des Héros ; ce que coûte un texte s’écrit dans cost (HIS-T15)",
        ),
    ],
)
def test_how_a_mistake_reads(card: dict[str, Any], en: str, fr: str) -> None:
    [problem] = refused(card).problems
    assert problem.said("en") == f"cards: odd: {en}"
    assert problem.said("fr").replace("\u00a0", " ") == f"cards : odd : {fr}"


def test_mistakes_between_cards_of_a_match_are_told_with_their_clause() -> None:
    [problem] = refused(WRONG["evolves-from"]).problems
    assert problem.where == "cards.odd.evolves_from"  # so an experiment finds its line
    assert str(problem) == "cards.odd.evolves_from: must be the hero one level lower of the same line [HIS-V02]"
    assert problem.what_in("fr") == "doit être le Héros de la même lignée, un niveau plus bas"
    [problem] = refused(WRONG["no-line"]).problems
    assert str(problem) == "cards.odd.signature: no hero line is called “nobody” [HIS-A24]"
    assert problem.what_in("fr").replace("\u00a0", " ") == "aucune lignée de Héros ne s’appelle « nobody »"


def test_mistakes_between_cards_of_a_file_name_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hismment").mkdir()
    (tmp_path / "hismment" / "mine.toml").write_text(
        '[odd]\nkind = "hero"\nelements = ["fire"]\nclass = "archer"\npv = 3\nlevel = 2\nevolves_from = "nobody"\n'
    )
    monkeypatch.setenv("LUDOTHEQUE_CARDS", str(tmp_path))
    assert game.own_box is not None
    monkeypatch.setitem(game.__dict__, "box", own_cards(game.own_box, game.name))
    with pytest.raises(SetupError) as no:
        game.setup()
    [problem] = no.value.problems
    what = "must be the hero one level lower of the same line [HIS-V02]"
    assert str(problem) == f"hismment/mine.toml: odd: evolves_from: {what}"
