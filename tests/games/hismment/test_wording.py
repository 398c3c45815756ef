"""Card texts as people read them, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.faces import sentences
from ludotheque.testing import rule

from .plain import attack, chapter, gear, hero, play, position, terrain, text

SLIPS = {
    "fr": r"\.\.|  | [:;!?]|: [:;]|\b[Ss]i il|\b(de|à) les?\b|\b1 (pièces|dégâts|cartes|cases|points)\b",
    "en": r"\.\.|  |\b1 (coins|cards|squares|uses)\b|\ba [aeio]",
}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_card_reads_as_sentences(lang: str) -> None:
    eye = game.eye(position(heroes=[["ann"], ["bob"]]), 0, lang)
    for name in game.setup().box:
        for line in sentences(eye, name):
            assert line[0].isupper() or line[0].isdigit()
            assert line.endswith(".")
            assert not re.search(SLIPS[lang], line), f"{name}: {line}"


def read(card: dict[str, Any], lang: str, *more: dict[str, Any]) -> list[str]:
    cards = {"made": card} | {f"more-{n}": each for n, each in enumerate(more)}
    return sentences(game.eye(position(heroes=[["ann"], ["bob"]], cards=cards), 0, lang), "made")


@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        (
            attack(texts=[text("before", {"verb": "modify", "what": "attack", "by": 2, "turns": -2})]),
            "Before the blow: Attack +2 for this hero for this attack.",
            "Avant le coup : Attaque +2 pour ce Héros pour cette attaque.",
        ),
        (
            attack(type="special", damage=0, texts=[text("before", {"verb": "coins", "n": 2})]),  # which has no blow
            "Gain 2 coins.",
            "Gagnez 2 pièces.",
        ),
        (
            chapter({"verb": "modify", "what": "discount", "by": -5, "to": "enemy_hero", "turns": 1}),
            "Each card of the enemy’s shop costs 5 coins more until your next turn.",
            "Chaque carte de la boutique adverse coûte 5 pièces de plus jusqu’à votre prochain tour.",
        ),
        (
            gear(bonus={}, texts=[text("static", {"verb": "modify", "what": "root", "to": "own_other"})]),
            "None of your other heroes can move.",
            "Aucun de vos autres Héros ne peut se déplacer.",
        ),
        (
            terrain(texts=[text("static", {"verb": "modify", "what": "no_power", "to": "everyone_field"})]),
            "No hero on the field can use powers.",
            "Aucun Héros sur le terrain ne peut utiliser de pouvoirs.",
        ),
        (
            chapter({"verb": "modify", "what": "no_attack", "to": "enemy_field", "turns": 1}),
            "The enemy hero on the field cannot attack until your next turn.",
            "Le Héros adverse sur le terrain ne peut pas attaquer jusqu’à votre prochain tour.",
        ),
        (
            terrain(texts=[text("static", {"verb": "modify", "what": "reflect", "by": 2, "to": "own_hero"})]),
            "Whoever hurts any of your heroes with a blow takes 2 damage.",
            "Quiconque blesse un de vos Héros d’un coup subit 2 dégâts.",
        ),
        (
            terrain(texts=[text("static", {"verb": "modify", "what": "immune", "to": "every_prisoner"})]),
            "Blows do nothing to any hero in your Prison.",
            "Les coups n’ont d’effet sur aucun Héros de votre Prison.",
        ),
        (
            chapter({"verb": "pm", "n": -1, "to": "every_enemy_prisoner"}),
            "Drain 1 PM from all enemy prisoners.",
            "Retirez 1 PM à tous les prisonniers adverses.",
        ),
        (
            chapter({"verb": "modify", "what": "add_element", "element": "fire", "to": "every_own", "turns": 1}),
            "All your heroes gain the element Fire until your next turn.",
            "Tous vos Héros gagnent l’élément Feu jusqu’à votre prochain tour.",
        ),
        (
            chapter(
                {"verb": "coins", "n": 1}, text={"cost": {"cards": 1, "heart": 2}, "needs": [{"need": "bank", "n": 1}]}
            ),
            "If you have at least 1 coin, discard a card and lose 2 Heart PV: gain 1 coin.",
            "Si vous avez au moins 1 pièce, défaussez une carte et perdez 2 PV de Cœur : gagnez 1 pièce.",
        ),
        (
            chapter(
                {
                    "verb": "roll_for",
                    "at_least": 5,
                    "then": [{"verb": "draw", "n": 1}, {"verb": "steal", "n": 5}],
                    "other": [{"verb": "choose", "modes": [[{"verb": "reroll"}], [{"verb": "draw", "n": 2}]]}],
                }
            ),
            "Roll a die; on 5 or more, draw a card, then steal up to 5 coins; otherwise, choose one: roll the luck die "
            "again and keep the new number or draw 2 cards.",
            "Lancez un dé ; sur 5 ou plus, piochez une carte, puis volez jusqu’à 5 pièces ; sinon, au choix, relancez le dé "
            "de la chance et gardez le nouveau chiffre ou piochez 2 cartes.",
        ),
        (
            chapter({"verb": "modify", "what": "metric", "by": 1, "to": "own_field", "turns": 1}),
            "Diagonals do not count for the attacks of your hero on the field until your next turn.",
            "Les diagonales ne comptent pas dans les attaques de votre Héros sur le terrain jusqu’à votre prochain tour.",
        ),
        (
            chapter({"verb": "modify", "what": "range", "how": "set", "by": 3, "to": "enemy_hero", "turns": 2}),
            "Range = 3 for an enemy hero on the field or in Prison for 2 of your turns.",
            "Portée = 3 pour un Héros adverse sur le terrain ou en Prison pendant 2 de vos tours.",
        ),
        (
            chapter({"verb": "free", "to": "every_prisoner"}, {"verb": "reorder", "n": 1}),
            "Free all heroes in your Prison, whatever their conditions. Look at the top card of your pile.",
            "Libérez tous les Héros de votre Prison, quelle que soit leur condition. Regardez la première carte de votre "
            "pioche.",
        ),
        (
            terrain(texts=[text("on_hit", {"verb": "heal", "n": 1, "to": "own_heart"})]),
            "When your blow lands: restore 1 PV to your Heart.",
            "Quand votre coup porte : rendez 1 PV à votre Cœur.",
        ),
        (
            gear("fetish", bonus={}, texts=[text("on_deploy", {"verb": "draw", "n": 1}, optional=True, per_game=True)]),
            "When its bearer enters the field (if you wish, once a game): draw a card.",
            "Quand son porteur entre sur le terrain (si vous voulez, une fois par partie) : piochez une carte.",
        ),
        (
            hero(release=[{"need": "wearing", "n": 2, "kind": "support", "level": 2}]),
            "Release: this hero wears 2 Support attacks of Level 2 or more.",
            "Libération : ce Héros porte 2 attaques de Soutien de niveau 2 ou plus.",
        ),
        (
            attack(texts=[text("after", {"verb": "push", "n": 2, "to": "target"})]),
            "After the blow: push the target up to 2 squares in a straight line.",
            "Après le coup : poussez la cible de 2 cases au plus, en ligne droite.",
        ),
    ],
)
def test_what_a_text_says(card: dict[str, Any], en: str, fr: str) -> None:
    assert read(card, "en")[-1] == en
    assert read(card, "fr")[-1].replace("\u00a0", " ") == fr


@rule("HIS-V15", "HIS-V23")
def test_a_cumulative_card_tells_what_must_be_done_again() -> None:
    low = hero(release=[{"need": "pay", "n": 5}])
    middle = hero(level=2, evolves_from="more-0", cumulative=True, release=[{"need": "round", "n": 3}])
    either = {"need": "any_of", "ways": [[{"need": "hand", "n": 2}], [{"need": "roll", "n": 4}]]}
    top = hero(level=3, evolves_from="more-1", cumulative=True, release=[either, {"need": "cemetery", "n": 1}])
    assert read(top, "en", low, middle) == [
        "Release: (you hold at least 2 cards or roll 4 or more) and at least one card lies in your cemetery.",
        "Again, as for more-1: round 3 is reached.",
        "Again, as for more-0: pay 5 coins.",
    ]


def test_a_card_that_people_have_added_goes_by_its_name() -> None:
    """In hand, in the shop and in the log; one without a name goes by its id."""
    glove = gear(price=0) | {"name": {"en": "Golden Glove", "fr": "Gant doré"}}
    table = position(
        heroes=[["ann"], ["bob"]],
        cards={"glove": glove},
        sides=[{"shop": ["glove"], "hand": ["jab"]}],
        at=["next_phase", 3],
    )
    for lang, name in (("en", "Golden Glove"), ("fr", "Gant doré")):
        assert name in str(game.scene(table, 0, lang))
        again = game.loads(game.dumps(table))
        play(again, "buy", "glove")
        assert name in str(game.log(again, 1, lang))
        assert name in str(game.scene(again, 0, lang))


@rule("HIS-L14", "HIS-V15")
def test_a_cumulative_hero_without_any_condition_says_that_it_is_free_at_once() -> None:
    again = hero(level=2, evolves_from="ann", cumulative=True)
    assert (read(again, "en"), read(again, "fr")) == (
        ["Release: at once."],
        ["Libération\N{NO-BREAK SPACE}: immédiate."],
    )


@rule("HIS-T23")
@pytest.mark.parametrize(
    ("moment", "en", "fr"),
    [
        ("activate", "until your next turn.", "jusqu’à votre prochain tour."),
        ("on_damage_taken", "for one of your turns.", "pendant un de vos tours."),
        ("setup", "for one of your turns.", "pendant un de vos tours."),
    ],
)
def test_one_turn_that_may_begin_in_the_enemy_s_is_a_whole_turn_of_one_s_own(moment: str, en: str, fr: str) -> None:
    rage = {"verb": "modify", "what": "attack", "by": 1, "turns": 1}
    for effect in (rage, {"verb": "roll_for", "at_least": 2, "then": [rage]}):
        card = hero(texts=[text(moment, effect)])
        assert read(card, "en")[0].endswith(en)
        assert read(card, "fr")[0].endswith(fr)
