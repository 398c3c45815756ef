"""What a player sees before deciding: sums, reach, sheets, and no more regions than there are things."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.hismment import game
from ludotheque.games.hismment.stats import stat
from ludotheque.games.hismment.table import Hismment
from ludotheque.games.hismment.words import MIGHT
from ludotheque.kernel import Item, Region, Rich
from ludotheque.kernel.text import words_of
from ludotheque.testing import rule

from .plain import attack, chapter, gear, hero, living, play, position, text


def told(lines: list[Rich]) -> list[str]:
    return [words_of(line) for line in lines]


def regions(table: Hismment, seat: int | None = 0, lang: str = "en") -> dict[str, Region]:
    return {region.id: region for region in game.scene(table, seat, lang).regions}


def item(table: Hismment, region: str, name: str, seat: int = 0) -> Item:
    return next(item for item in regions(table, seat)[region].items if item.id == name)


def clash(**words: Any) -> Hismment:
    mine = {"hero": "ann", "at": "C3", "wears": ["jab", "jab-2"]}
    theirs = {"hero": "bob", "at": "C5", "wears": ["chill"]}
    return position(heroes=[[mine], [theirs]], **({"at": "start_of_field"} | words))


@rule("HIS-F09", "HIS-F10")
def test_whom_one_can_strike_shows_the_sum_of_each_attack() -> None:
    table = clash()
    play(table, "move", 26)  # C4, beside bob
    foe = item(table, "field", f"hero{living(table, 'bob').cards[0]}")
    lines = told(foe.more)
    assert lines[0] == "jab → bob: 7 damage"
    assert "Elements (Fire beats Ice) +1 HIS-X04" in lines
    assert "= 7 damage HIS-F11" in lines
    assert lines.index("jab-2 → bob: 9 damage") > lines.index("= 7 damage HIS-F11")
    assert "= 9 damage HIS-F11" in lines
    own = item(table, "field", f"hero{living(table, 'ann').cards[0]}")
    assert not any("damage" in line for line in told(own.more))


@rule("HIS-C03", "HIS-T06")
def test_squares_in_reach_show_the_best_blow_and_the_best_answer() -> None:
    table = clash()
    near = {mark.icon: mark.text for mark in item(table, "field", "sq26").stats}
    assert near == {"crossed-swords": "9", "bleeding-wound": "6"}  # jab-2; bob's chill: 4 + 2 + 2 - 2
    away = {mark.icon: mark.text for mark in item(table, "field", "sq2").stats}  # C0: bob walks to C2 at most
    assert away == {}
    scene = game.scene(table, 0, "en")
    assert scene.prompt is not None
    there = next(choice for choice in scene.prompt.choices if choice.option == ["move", 26])
    assert told(there.preview) == ["From there: jab-2 on bob, 9 damage", "There bob could strike you for 6"]
    assert item(table, "field", "sq26", seat=1).stats == []  # one's own plans only


@rule("HIS-F02")
def test_a_square_promises_no_blow_that_cannot_be_paid() -> None:
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"], "pm": 0}], [{"hero": "bob", "at": "C5"}]],
        at="start_of_field",
    )
    assert item(table, "field", "sq26").stats == []


@rule("HIS-A24")
def test_a_preview_reads_the_signature_power_on_its_hero() -> None:
    mine = attack(
        texts=[text("after", {"verb": "coins", "n": 3})],
        signature="plain",
        signature_texts=[text("after", {"verb": "coins", "n": 40})],
    )
    table = position(
        cards={"mine": mine},
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["mine"]}], [{"hero": "bob", "at": "C4"}]],
        at="start_of_field",
    )
    scene = game.scene(table, 0, "en")
    assert scene.prompt is not None
    blow = next(choice for choice in scene.prompt.choices if choice.option[0] == "attack")
    assert any("40" in line for line in told(blow.preview))
    assert blow.clause == "HIS-F01"


@rule("HIS-T30")
def test_a_sheet_tells_reach_sums_and_what_lasts() -> None:
    table = position(
        cards={"mail": gear("armour", bonus={"defence": 2})},
        heroes=[
            [{"hero": "ann", "at": "C3", "wears": ["mail"], "mods": [{"what": "attack", "by": 2, "turns": -1}]}],
            ["bob"],
        ],
        at="start_of_field",
    )
    lines = told(item(table, f"arms{living(table, 'ann').cards[0]}", f"sheet{living(table, 'ann').cards[0]}").more)
    assert "Brawler: attacks reach 1 square, diagonals count. Attack +2 on every hit." in lines
    assert "Defence 4: 2 printed +2 equipment" in lines
    assert "Attack +2 (for the rest of the game)" in lines


def test_what_is_empty_takes_no_room_and_hearts_stand_on_the_plates() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["jab"]}], at=["next_phase", 3])
    assert {"prison0", "prison1", "hand0", "field", "chart"} <= regions(table).keys()
    assert not {"shop0", "shop1", "pile0", "cemetery0", "hand1", "heart0", "heart1"} & regions(table).keys()
    assert [plate.score for plate in game.scene(table, 0, "en").plates] == ["30 ♥", "30 ♥"]
    siege = position(
        heroes=[[{"hero": "ann", "at": "D7", "wears": ["jab"]}], []], sides=[{}, {"pile": ["jab"]}], at="start_of_field"
    )
    assert "heart1" in regions(siege)  # it can be aimed at


def test_a_round_is_une_manche() -> None:
    words: Any = {"heroes": [["ann"], ["bob"]], "sides": [{"hand": ["jab"]}], "round": 4, "at": ["next_phase", 3]}
    table = position(terrain=["blue-glacier"], **words)
    assert regions(table, lang="fr")["field"].label == "Glacier bleu · manche 4"


def test_two_copiers_do_not_copy_each_other_for_ever() -> None:
    mirror = hero("diamond", line="mirror", texts=[text("activate", {"verb": "copy_power", "to": "enemy_field"})])
    table = position(
        cards={"mirror": mirror},
        heroes=[[{"hero": "mirror", "at": "C3"}], [{"hero": "mirror", "at": "C4"}]],
        at=["next_phase", 5],
    )
    assert not [option for option in table.options if option[0] == "power"]  # nothing to copy


@rule("HIS-T23")
def test_the_log_tells_what_changes_by_how_much_and_how_long() -> None:
    parts: list[dict[str, Any]] = [
        {"verb": "modify", "what": "attack", "by": -2, "to": "enemy_field", "turns": 1},
        {"verb": "modify", "what": "defence", "by": 2, "how": "times", "to": "enemy_field", "turns": 2},
        {"verb": "modify", "what": "root", "to": "enemy_field"},
        {"verb": "modify", "what": "replace_element", "element": "ice", "to": "enemy_field", "turns": -1},
        {"verb": "modify", "what": "discount", "by": 5, "turns": 1},
    ]
    table = position(
        heroes=[["ann"], [{"hero": "bob", "at": "D7"}]],
        sides=[{"hand": ["page", "jab"]}],
        cards={"page": chapter(*parts)},
        at=["next_phase", 5],
    )
    play(table, "chapter", "page")
    assert told([line.text for line in game.log(table, 1, "en")[1:]]) == [
        "bob: Attack −2, until the next turn of Player 1.",
        "bob: Defence × 2, for 2 turns of Player 1.",
        "bob: Rooted to the spot, this turn.",
        "bob: Now only of the element Ice, for the rest of the game.",
        "Player 1: Shop prices −5, until their next turn.",
    ]


@rule("HIS-T23")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "rob: Attack +2, for the next turn of Player 2."),
        ("fr", "rob\u00a0: Attaque +2, pendant le prochain tour de Joueur 2."),
    ],
)
def test_a_change_made_in_the_turn_of_the_other_lasts_through_the_next_of_its_owner(lang: str, line: str) -> None:
    rage = text("on_damage_taken", {"verb": "modify", "what": "attack", "by": 2, "to": "self", "turns": 1})
    table = position(
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["jab"]}], [{"hero": "rob", "at": "C4"}]],
        cards={"rob": hero("ice", line="rob", pv=20, texts=[rage])},
        at="start_of_field",
    )
    play(table, "attack", "jab", "rob")
    assert line in told([each.text for each in game.log(table, 0, lang)])


@rule("HIS-F13")
def test_the_log_of_a_blow_names_all_eleven_parts_those_that_count_first() -> None:
    table = clash()
    play(table, "move", 26)
    play(table, "attack", living(table, "ann").attacks[0], living(table, "bob").cards[0])
    lines = [words_of(line.text) for line in game.log(table, 0, "en")]
    assert (
        "bob takes 7 damage: Attack 4 +1 elements +2 class +2 card (+0 Terrain, equipment, powers and specialities) = 9"
        " against Defence 2 (+0 Terrain, equipment, powers and specialities) = 2."
    ) in lines


@rule("HIS-T33")
def test_a_text_that_asks_says_what_it_is_about_to_do_and_what_can_be_chosen_lies_near() -> None:
    page = chapter({"verb": "destroy", "kind": "attack", "to": "enemy_field"})
    theirs = {"hero": "bob", "at": "D7", "wears": ["chill", "chill-2"]}
    table = position(
        heroes=[["ann"], [theirs]],
        sides=[{"hand": ["page"]}],
        cards={"page": page, "chill-2": attack("ice", level=2)},
        at=["next_phase", 5],
    )
    play(table, "chapter", "page")
    prompt = game.scene(table, 0, "en").prompt
    assert prompt is not None
    assert words_of(prompt.text) == "Which card of bob is destroyed?"
    worn = regions(table)[f"arms{living(table, 'bob').cards[0]}"]
    assert worn.area == "away"  # and not in a panel that a phone hides
    assert {each.id for each in worn.items[0].under} == {choice.items[0] for choice in prompt.choices}


@rule("HIS-L06")
def test_a_prisoner_tells_what_it_takes_to_be_freed() -> None:
    cat = hero("water", line="cat", release=[{"need": "pay", "n": 15}])
    table = position(heroes=[["cat"], ["bob"]], sides=[{"bank": 0}], cards={"cat": cat}, at=["next_phase", 6])
    held = item(table, "prison0", f"hero{living(table, 'cat').cards[0]}")
    assert told(held.more)[0] == "To be freed: ○ pay 15 coins"
    assert [mark.text for mark in held.tags][-1] == "locked"
    assert "dim" not in held.flags  # it can be read like any other


@rule("HIS-X13", "HIS-X14")
def test_strengths_follow_a_change_of_elements() -> None:
    mods = [{"what": "replace_element", "element": "water", "turns": -1}]
    table = position(heroes=[[{"hero": "ann", "mods": mods}], ["bob"]], sides=[{"hand": ["jab"]}], at=["next_phase", 3])
    lines = told(item(table, "prison0", f"hero{living(table, 'ann').cards[0]}").more)
    assert "Strong against: Fire, Sand and Metal." in lines
    assert "Weak against: Ice, Plant and Lightning." in lines


def options(table: Hismment, verb: str) -> list[list[str]]:
    """What the previews of one kind of option say."""
    scene = game.scene(table, 0, "en")
    assert scene.prompt is not None
    return [told(choice.preview) for choice in scene.prompt.choices if choice.option[0] == verb]


@rule("HIS-A04", "HIS-A13", "HIS-S11", "HIS-V02")
def test_a_card_says_whom_it_is_for() -> None:
    hand = ["jab", "jab-2", "chill", "ann-2", "ann-3", "lava"]
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": hand}], at=["next_phase", 3])
    lines = [told(card.more)[0] for card in regions(table)["hand0"].items]
    assert lines == [
        "ann can wear it. HIS-A01",
        "Level 2: ann must have worn Level 1 first. HIS-A04",
        "None of your heroes can use it. HIS-A13",
        "The next level of ann. HIS-V02",
        "ann-2 comes first. HIS-V02",
        "A Terrain in hand can only be sold. HIS-S11",
    ]
    assert ["None of your heroes can use it. HIS-A13"] in options(table, "sell")


@rule("HIS-L06", "HIS-P07")
def test_attaching_says_what_it_changes_and_whom_it_frees() -> None:
    cards = {"joe": hero(line="joe", release=[{"need": "received", "n": 1}])}
    locked, fighting = {"hero": "joe", "freed": False}, {"hero": "ann", "at": "C3"}
    table = position(
        cards=cards, heroes=[[locked, fighting], ["bob"]], sides=[{"hand": ["coat"]}], at=["next_phase", 4]
    )
    assert options(table, "attach") == [
        ["Bonus: Defence +1.", "It can then be freed this turn. HIS-L06"],  # no bonus in Prison (HIS-P07)
        ["Bonus: Defence +1.", "Defence 2 → 3"],
    ]


@rule("HIS-A10", "HIS-A04")
def test_a_twin_is_no_missing_level() -> None:
    worn = {"hero": "ann", "wears": ["knife", "sword"]}
    table = position(heroes=[[worn], ["bob"]], sides=[{"hand": ["sword", "jab"]}], at=["next_phase", 3])
    (line, *_), *_ = [told(card.more) for card in regions(table)["hand0"].items]
    assert line == "A hero of yours already wears one of this type and level. HIS-A10"


@rule("HIS-V11")
def test_evolving_tells_the_stats_without_what_falls_off() -> None:
    cards = {"ann-2": hero(level=2, evolves_from="ann", klass="archer", attack=6)}
    heroes = [[{"hero": "ann", "at": "C3", "wears": ["jab", "sword"]}], ["bob"]]
    table = position(cards=cards, heroes=heroes, sides=[{"hand": ["ann-2"]}], at=["next_phase", 4])
    assert stat(table, 0, table.sides[0].heroes[0], MIGHT) == 6
    assert not [line for lines in options(table, "evolve") for line in lines if "→" in line]  # 4 + 2 worn, then 6


def against(chart: Region, name: str, *kinds: str) -> tuple[list[str], list[str]]:
    """Whom an element beats and who beats it, by the marks of a chart."""
    names = {item.id: item.name for item in chart.items}
    links = [link for link in chart.links if link.kind in (kinds or ("beats", "here"))]
    beaten = [names[link.b] for link in links if names[link.a] == name]
    return beaten, [names[link.a] for link in links if names[link.b] == name]


@rule("HIS-X02")
def test_the_chart_points_out_the_elements_on_the_field() -> None:
    heroes = {item.name: item for item in regions(clash())["chart"].items if "active" in item.flags}
    assert {name: (item.owner, item.sub) for name, item in heroes.items()} == {"Fire": (0, "ann"), "Ice": (1, "bob")}
    resting = regions(position(heroes=[["ann"], ["bob"]], at=["next_phase", 3]))["chart"]
    assert not any(item.flags for item in resting.items)


@rule("HIS-X02", "HIS-X11", "HIS-C03", "HIS-T02", "HIS-T26")
def test_aids_tell_elements_both_ways_classes_steps_and_cemeteries() -> None:
    words: Any = {
        "heroes": [["ann"], ["bob"]],
        "sides": [{"hand": ["jab"], "cemetery": ["jab-2"]}],
        "at": ["next_phase", 3],
    }
    printed = regions(position(**words))
    assert against(printed["chart"], "Air") == (["Air", "Plant", "Sand"], ["Air", "Earth", "Ice"])
    assert against(printed["chart"], "Air", "there") == (["Fire"], [])  # HIS-X11 the amended table
    assert against(printed["chart"], "Diamond") == ([], [])
    amended = regions(position(options={"element_table": "amended"}, **words))["chart"]
    assert amended.clauses == ["HIS-X11"]
    assert against(amended, "Air") == (["Fire", "Plant", "Sand"], ["Earth", "Ice"])
    assert against(amended, "Air", "there") == (["Air"], ["Air"])
    assert len(printed["classes"].lines) == 5
    assert len(printed["turn"].lines) == 7
    assert told(printed["buried0"].lines) == ["jab-2"]


@rule("HIS-E10", "HIS-E17", "HIS-A01")
def test_the_reason_of_a_question_is_what_its_step_is_for() -> None:
    table = position(heroes=[["ann"], ["bob"]], sides=[{"hand": ["jab"]}], at=["next_phase", 3])
    scene = game.scene(table, 0, "en")
    assert scene.prompt is not None and scene.prompt.clauses[:2] == ["HIS-E10", "HIS-E17"]
    play(table, "on")
    scene = game.scene(table, 0, "en")
    assert scene.prompt is not None and scene.prompt.clauses[0] == "HIS-A01"


@rule("HIS-T33", "HIS-M32", "HIS-M34", "HIS-A17", "HIS-E22")
@pytest.mark.parametrize(
    ("effect", "en", "fr", "clause"),
    [
        ({"verb": "damage", "n": 2, "to": "enemy_prisoner"}, "Deal 2 damage to an enemy prisoner: whom do you aim at?",
         "Infligez 2 dégâts à un prisonnier adverse : qui visez-vous ?", "HIS-T33"),
        ({"verb": "teleport"}, "To which square does ann go?", "Sur quelle case va ann ?", "HIS-M32"),
        ({"verb": "move", "n": 2}, "Where does ann walk?", "Où va ann ?", "HIS-M32"),
        ({"verb": "push", "n": 2}, "Push bob which way?", "Dans quelle direction pousser bob ?", "HIS-M32"),
        ({"verb": "force_swap", "to": "own_field"}, "Who takes the place of ann?", "Qui remplace ann ?", "HIS-M34"),
        ({"verb": "restore_uses", "n": 1, "to": "own_field"}, "Which attack of ann can be used again?",
         "ann : quelle attaque pourra resservir ?", "HIS-T33"),
        ({"verb": "add_life", "n": 1, "to": "own_field"}, "Which equipment of ann will last longer?",
         "ann : quel équipement durera plus longtemps ?", "HIS-T33"),
        ({"verb": "destroy", "kind": "attack", "to": "own_field"}, "Which card of ann is destroyed?",
         "ann : quelle carte est détruite ?", "HIS-T33"),
        ({"verb": "may", "coins": 5, "then": [{"verb": "draw"}]}, "Pay 5 coins? If so: draw a card.",
         "Payer 5 pièces ? Dans ce cas, piochez une carte.", "HIS-T33"),
    ],
)  # fmt: skip
def test_a_question_tells_what_it_is_about(effect: dict[str, Any], en: str, fr: str, clause: str) -> None:
    ann = {"hero": "ann", "at": "C3", "wears": ["jab:1", "warm:1", "coat", "knife"]}
    table = position(
        cards={"page": chapter(effect)},
        heroes=[[ann, {"hero": "cat", "freed": True}], [{"hero": "bob", "at": "C5"}, "dan", "eve"]],
        sides=[{"hand": ["page"], "bank": 9, "pile": ["jab"]}],
        at=["next_phase", 5],
    )
    play(table, "chapter", "page")
    for lang, words in (("en", en), ("fr", fr)):
        prompt = game.scene(table, table.seat, lang).prompt
        assert prompt is not None
        assert words_of(prompt.text).replace("\u202f", "\u00a0") == words.replace(" ?", "\u00a0?").replace(
            " :", "\u00a0:"
        )
        assert {choice.clause for choice in prompt.choices} == {clause}


@rule("HIS-T33")
def test_whether_to_use_a_text_tells_which() -> None:
    eager = hero(line="lad", texts=[text("upkeep", {"verb": "draw"}, optional=True)])
    heroes = [[{"hero": "lad", "at": "C3", "wears": ["jab"]}], ["bob"]]
    table = position(cards={"lad": eager}, heroes=heroes, sides=[{"pile": ["jab", "knife"]}], at="begin_turn")
    prompt = game.scene(table, 0, "en").prompt
    assert prompt is not None
    assert words_of(prompt.text) == "lad — At the start of your turn (if you wish): draw a card. Use it?"


@rule("HIS-T08", "HIS-E12")
def test_the_opponent_sees_how_many_cards_a_hand_holds_and_none_of_them() -> None:
    table = position(
        heroes=[["ann"], ["bob"]],
        sides=[{"bank": 100, "hand": ["knife"], "shop": ["jab"]}, {"hand": ["chill"]}],
        at=["next_phase", 3],
    )
    play(table, "buy", "jab")
    for eye in (1, None):
        seen = regions(table, eye)["hand0"]
        assert (seen.count, seen.items) == (2, [])
    assert [item.name for item in regions(table, 0)["hand0"].items] == ["knife", "jab"]


@rule("HIS-T30", "HIS-T33")
def test_the_sheet_tells_what_ends_with_the_attack() -> None:
    rage = text("before", {"verb": "modify", "what": "attack", "by": 2, "turns": -2})
    ask = text("before", {"verb": "coins", "n": 1}, optional=True)
    table = position(
        cards={"rush": attack(texts=[rage, ask])},
        heroes=[[{"hero": "ann", "at": "C3", "wears": ["rush"]}], [{"hero": "bob", "at": "C4"}]],
        at="start_of_field",
    )
    play(table, "attack", "rush", "bob")
    assert table.options == [("yes",), ("no",)]
    assert "Attack +2 (for this attack)" in str(game.scene(table, 0, "en"))
