"""DRM-I DRM-B Items, botanicals and the attribute board."""

from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.rules.items import draw_loot, draw_plants
from ludotheque.games.darkrituals.rules.wounds import eliminate, raise_cube
from ludotheque.kernel import Dice
from ludotheque.testing import rule

from .helpers import BOX, fig, names, position, then, told, turn, walk

HERE = "B3.NE"
LOOT = [id for id, card in BOX.cards.items() if getattr(card, "slot", "") in ("attack", "defence", "artefact")]


@rule("DRM-I01", "DRM-I03", "DRM-I02", "DRM-K01", "DRM-K09")
@pytest.mark.parametrize("card", LOOT)
def test_every_item_counts_one_whatever_it_is(card: Any) -> None:
    slot = BOX[card].slot
    figures = {"curthouse": {"at": HERE, "gear": [card]}, "hexhound": HERE}
    struck = walk("Attack Enemy", figures=figures, energy=0, dice=[1])
    assert told(struck, "attack")[0]["force"] == 3 + (slot == "attack")
    hit = walk("Heal 1 Hero", figures=figures, dice=[1], at="redraw")
    then(hit, "attack", fig(hit, "hexhound"), 0, 0)
    assert (told(hit, "hit") or told(hit, "miss"))[0]["m"] == 4 + (slot == "defence")
    held = walk("Move Towards Witch", figures=figures)
    assert (told(held, "entry")[0]["reason"] == "") == (slot == "artefact")  # Agility 2 + 1 against 1 + 2


@rule("DRM-I04", "DRM-I05", "DRM-I01")
def test_a_chest_gives_two_cards_and_what_has_no_place_is_discarded() -> None:
    table = walk(
        "Search Chest",
        figures={"curthouse": HERE},
        tokens={"chests": [HERE, HERE]},
        top={"loot": ["whetted-blade", "barbed-flail"]},
    )
    assert names(table, table.gear[0]) == ["whetted-blade"] and names(table, table.loot_pile) == ["barbed-flail"]
    assert len(table.chests) == 1
    assert told(walk("Search Chest", figures={"curthouse": HERE}), "entry")[0]["reason"] == "token"


@rule("DRM-I10", "DRM-I11", "DRM-I15")
def test_botanicals_bring_plants_one_token_at_a_time() -> None:
    tokens = {"botanicals": {HERE: 3, "B3.SE": 1}}
    table = walk("Pick Up Botanicals", figures={"curthouse": HERE}, tokens=tokens)
    assert len(table.pool) == 3 and len(table.herbs) == 1
    assert told(table, "picked")[0]["n"] == 3
    values = sorted(table.setup.kit.value[card] for card in table.setup.kit.decks["herb"])
    assert values == [1] * 4 + [2] * 4 + [3] * 2
    two = walk("Pick Up Botanicals", figures={"curthouse": HERE}, tokens={"botanicals": {HERE: 2}})
    two.herb_places.append(two.place[0])
    two.herbs.append(two.herb_box.pop())
    first = two.herbs[0]
    then(two, "pick_up", 0)
    assert first not in two.herbs and len(two.herbs) == 0


@rule("DRM-I15")
def test_token_values_are_hidden() -> None:
    table = game.new("souls", key=bytes(16))
    worlds = {tuple(table.guess(0, Dice(bytes([n]) * 16)).herbs) for n in range(10)}
    assert len(worlds) > 1
    scene = game.scene(table, 0)
    herbs = [item for region in scene.regions for item in region.items if item.id.startswith("herb")]
    assert len(herbs) == 6 and len({item.name for item in herbs}) == 1 and not any(item.value for item in herbs)


@rule("DRM-I12")
def test_empty_decks_reshuffle_their_discard_and_then_give_what_there_is() -> None:
    table = position({"curthouse": HERE}, loot_pile=["mail-coat"], at="redraw")
    table.loot_deck.clear()
    draw_loot(table, 0, 2)
    assert names(table, table.gear[0]) == ["mail-coat"]
    table.plant_deck, table.plant_pile = table.plant_deck[:1], table.plant_deck[1:3]
    draw_plants(table, 9)
    assert len(table.pool) == 3


@rule("DRM-I13", "DRM-K14", "DRM-K16")
def test_an_eliminated_heros_upgrades_are_discarded_and_the_pool_stays() -> None:
    table = position({"curthouse": {"at": HERE, "gear": ["mail-coat"]}, "teuta": HERE}, plants=3, at="redraw")
    eliminate(table, 0, "legion")
    assert table.gear[0] == [] and names(table, table.loot_pile) == ["mail-coat"] and len(table.pool) == 3
    assert table.place[0] < 0 and table.kind[0] < 0 and table.fallen == [table.setup.kit.kinds["curthouse"]]
    slot = next(item for region in game.scene(table, 0).regions for item in region.items if item.id == "slot0")
    assert slot.name == "Action card 1"  # the card stays and marks an empty slot


@rule("DRM-I14")
def test_the_legion_ignores_chests_and_botanicals() -> None:
    table = turn({"condemned": HERE, "ikrek": HERE}, tokens={"chests": [HERE], "botanicals": {HERE: 1}})
    assert {option[0] for option in table.options} <= {"move", "attack", "cast", "summon", "possess", "craft", "pass"}


# The attribute board --------------------------------------------------------------------------------------------------


@rule("DRM-B01")
@pytest.mark.parametrize("which", range(4))
def test_the_board_counts_for_every_hero(which: Any) -> None:
    cubes = [0] * 4
    cubes[which] = 2
    from ludotheque.games.darkrituals.state.figures import hero_agility, hero_alchemy, hero_force, hero_resistance

    table = position({"curthouse": HERE, "teuta": "A1.SW"}, cubes=cubes, at="redraw")
    found = [f(table, 0) for f in (hero_force, hero_resistance, hero_agility)] + [hero_alchemy(table, 0, True)]
    assert found == [a + b for a, b in zip([3, 4, 2, 1], cubes, strict=True)]
    assert hero_force(table, 4) == 3 + cubes[0]


@rule("DRM-B03", "DRM-B05")
def test_kills_raise_the_three_in_turn_and_never_alchemy() -> None:
    table = position({"curthouse": HERE}, at="redraw")
    seen = []
    for _ in range(4):
        raise_cube(table)
        seen.append(list(table.cubes))
    assert seen == [[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [2, 1, 1, 0]]


@rule("DRM-B06")
def test_tracks_end_at_five() -> None:
    table = position({"curthouse": HERE}, cubes=[5, 5, 5, 0], at="redraw")
    raise_cube(table)
    assert table.cubes == [5, 5, 5, 0]
    spell = walk(
        "L1 Attack Enemy",
        figures={"curthouse": HERE, "hexhound": HERE},
        plants=1,
        cubes=[0, 0, 0, 5],
        energy=0,
        dice=[1],
    )
    assert spell.cubes[3] == 5


@rule("DRM-B07", "DRM-B08", "DRM-B09", "DRM-E4-02")
@pytest.mark.parametrize("name", ["peasant", "militia"])
def test_serfs_get_nothing_from_the_board_and_raise_nothing(name: Any) -> None:
    table = position(
        {"teuta": "A1.SW", name: HERE, "condemned": HERE}, cubes=[5, 0, 0, 0], energy=0, dice=[6], at="redraw"
    )
    then(table, "attack", fig(table, name), fig(table, "condemned"), 0)
    printed = BOX[name].force
    assert told(table, "attack")[0]["force"] == printed and fig(table, "condemned") < 0 and table.cubes == [5, 0, 0, 0]


@rule("DRM-B09", "DRM-B13")
def test_heroes_aid_peasants_but_not_militia_and_serfs_aid_nobody() -> None:
    figures = {"teuta": HERE, "peasant": HERE, "militia": HERE, "hexhound": HERE}
    table = position(figures, energy=0, dice=[1, 1, 1], at="redraw")
    for name in ("peasant", "militia", "teuta"):
        then(table, "attack", fig(table, name), fig(table, "hexhound"), 0)
    assert [line["force"] for line in told(table, "attack")] == [1 + 1, 2, 3]


@rule("DRM-B10")
@pytest.mark.parametrize("cause", ["demon", "sacrifice", "welcome", "serf", "spell"])
def test_only_a_heros_kill_raises_a_cube(cause: Any) -> None:
    table = position({"teuta": HERE, "condemned": HERE}, at="redraw")
    eliminate(table, fig(table, "condemned"), cause)
    assert table.cubes == [0, 0, 0, 0]


@rule("DRM-B11")
def test_a_raise_counts_for_the_next_attack_of_the_same_action() -> None:
    table = walk("Attack 2 Minions", figures={"curthouse": HERE, "condemned": [HERE, HERE]}, energy=0, dice=[6, 1])
    assert [line["force"] for line in told(table, "attack")] == [3, 4]


@rule("DRM-B14")
def test_aid_does_not_help_a_save() -> None:
    table = position({"teuta": HERE, "peasant": HERE, "ravenous": HERE}, dice=[6, 4], at="redraw")
    then(table, "attack", fig(table, "ravenous"), fig(table, "peasant"), 0)
    assert fig(table, "peasant") < 0


@rule("DRM-I09", "DRM-A05")
def test_no_plant_is_spent_on_loot_that_is_not_there() -> None:
    reaction = ("L1 When Hero searches Chest, draw 2 Loot",)
    words: dict[str, Any] = {"figures": {"curthouse": HERE}, "tokens": {"chests": [HERE]}, "plants": 2}
    words |= {"reactions": reaction, "gone": ["loot"], "top": {"loot": ["mail-coat", "hare-foot"]}}
    last = walk("Search Chest", **words)
    assert names(last, last.gear[0]) == ["mail-coat", "hare-foot"] and len(last.pool) == 2
    more = walk("Search Chest", **words, loot_pile=["whetted-blade"])  # the discard is reshuffled
    assert len(more.gear[0]) == 3 and len(more.pool) == 1


@rule("DRM-I12", "DRM-S19")
def test_reshuffled_loot_and_plants_come_in_another_order() -> None:
    chests, herbs = set(), set()
    for seed in range(6):
        words: dict[str, Any] = {"figures": {"curthouse": HERE}, "key": bytes([seed]) * 16}
        table = walk("Search Chest", **words, tokens={"chests": [HERE]}, empty=["loot"])
        chests.add((*table.loot_deck, *table.gear[0]))
        table = walk("Pick Up Botanicals", **words, tokens={"botanicals": {HERE: 3}}, empty=["plant"])
        herbs.add((*table.plant_deck, *table.pool))
        assert len(table.pool) == 3 and not table.plant_pile
    assert len(chests) == 6 and len(herbs) == 6
