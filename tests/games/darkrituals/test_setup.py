"""DRM-S Setting up."""

from collections import Counter
from typing import Any

import pytest

from ludotheque.games.darkrituals import game
from ludotheque.games.darkrituals.state.content import AiCard
from ludotheque.kernel import Match, PositionError, SetupError
from ludotheque.kernel.text import words_of
from ludotheque.server.wording import value_label
from ludotheque.testing import rule

from .helpers import BOX, asked, fig, names, position, told, walk, where

KEY = bytes(16)


@rule("DRM-S01", "DRM-S05", "DRM-S15", "DRM-S20")
@pytest.mark.parametrize("mode", game.modes)
def test_figures_start_where_the_map_says(mode: Any) -> None:
    table = game.new(mode, key=KEY)
    encounter = BOX[mode]
    for unit, zones in encounter.figures.items():
        assert [where(table, unit, i) for i in range(len(zones))] == zones
        assert all(table.wounds[fig(table, unit, i)] == 0 for i in range(len(zones)))
    assert [table.setup.kit.board.names[zone] for zone in table.place[:6]] == encounter.heroes
    assert encounter.heroes == ["B3.SE", "B3.SE", "B3.SW", "B3.SW", "B3.NE", "B3.NE"] and encounter.red == "B3.SE"
    assert ("militia" in encounter.figures) == (mode in ("caverns", "blood"))


@rule("DRM-S02", "DRM-S03")
def test_six_action_cards_and_eighteen_ai_cards() -> None:
    table = game.new("souls", key=KEY)
    kit = table.setup.kit
    assert len(table.ai_deck) == 18 and len(kit.actions) == 6
    assert kit.action_ids == [f"action-{n}" for n in range(1, 7)]
    backs = Counter(card.back for card in BOX.cards.values() if isinstance(card, AiCard))
    assert backs == dict.fromkeys(range(1, 7), 3)
    other = game.new("souls", key=bytes(15) + b"\1")
    assert other.ai_deck != table.ai_deck and sorted(other.ai_deck) == sorted(table.ai_deck)


@rule("DRM-S04")
def test_any_hero_may_fill_any_slot_once() -> None:
    table = game.new("souls", options={"hero_1": "tancred"}, key=KEY)
    assert where(table, "tancred") == "B3.SE" and fig(table, "tancred") == 0
    assert table.setup.kit.kinds["curthouse"] in table.reserve
    with pytest.raises(SetupError) as refused:
        game.setup("souls", options={"hero_1": "teuta"})
    assert refused.value.problems[0].clause == "DRM-S04"


@rule("DRM-S06", "DRM-B02", "DRM-S13", "DRM-S12")
def test_cubes_pool_and_counter_start_at_nothing() -> None:
    table = game.new("souls", key=KEY)
    assert table.cubes == [0, 0, 0, 0] and table.pool == [] and table.souls == 0 and table.rewards == [2, 4, 6]
    assert game.new("blood", key=KEY).rewards == [2, 4, 6, 8]
    assert len(table.loot_deck) == 24 and len(table.plant_deck) == 26 and len(table.plague_deck) == 10


@rule("DRM-S13", "DRM-S19")
def test_every_deck_is_shuffled_and_by_the_seed_alone() -> None:
    decks = ("ai_deck", "craft_deck", "plague_deck", "loot_deck", "plant_deck", "demon_deck", "herbs")
    orders: dict[str, set[tuple[int, ...]]] = {deck: set() for deck in decks}
    for seed in range(4):
        table = game.new("blood", key=bytes(15) + bytes([seed]))
        again = game.new("blood", key=bytes(15) + bytes([seed]))
        for deck in decks:
            orders[deck].add(tuple(getattr(table, deck)))
            assert getattr(table, deck) == getattr(again, deck)
    assert all(len(found) == 4 for found in orders.values()), orders


@rule("DRM-S07", "DRM-S08")
def test_useless_cards_are_taken_out_or_left_in() -> None:
    out = game.new("souls", key=KEY)
    assert all(out.setup.kit.definition[card].plain for card in out.plant_deck) and len(out.plant_deck) == 26
    assert all(out.setup.kit.definition[card].slot != "blood" for card in out.loot_deck) and len(out.loot_deck) == 24
    left = game.new("souls", options={"other_plants": "redraw", "blood_magic": "redraw"}, key=KEY)
    assert len(left.plant_deck) == 30 and len(left.loot_deck) == 28


@rule("DRM-S09", "DRM-I07")
def test_a_useless_card_is_drawn_again_until_one_can_be_used() -> None:
    table = walk(
        "Search Chest",
        figures={"curthouse": "B2.NE"},
        tokens={"chests": ["B2.NE"]},
        options={"blood_magic": "redraw"},
        top={"loot": ["blood-pact", "blood-mirror", "mail-coat", "blood-pact", "hare-foot"]},
    )
    assert names(table, table.gear[0]) == ["mail-coat", "hare-foot"]
    assert sorted(names(table, table.loot_pile)) == ["blood-mirror", "blood-pact", "blood-pact"]
    plants = walk(
        "Pick Up Botanicals",
        figures={"curthouse": "B2.NE"},
        tokens={"botanicals": {"B2.NE": 1}},
        options={"other_plants": "redraw"},
        top={"plant": ["dream-poppy", "henbane"]},
    )
    assert names(plants, plants.pool) == ["henbane"] and names(plants, plants.plant_pile) == ["dream-poppy"]


@rule("DRM-S10")
def test_no_creature_touches_the_energy_of_heroes() -> None:
    creatures = [card for card in BOX.cards.values() if getattr(card, "sort", "") == "creature"]
    assert len(creatures) == 4
    assert all(not card.attack_row for card in creatures)  # they have a body and an attack, and no power besides


@rule("DRM-S11", "DRM-Z02")
@pytest.mark.parametrize("mode", game.modes)
def test_twenty_five_energy_more_or_less(mode: Any) -> None:
    assert game.new(mode, key=KEY).energy == 25
    for delta in (3, 6, 9, -2, -4):
        assert game.new(mode, options={"energy_delta": delta}, key=KEY).energy == 25 + delta


@rule("DRM-S14", "DRM-W30", "DRM-S16")
def test_three_cards_a_redraw_and_the_first_turn() -> None:
    table = game.new("souls", key=KEY)
    assert len(table.master.hand) == 3 and asked(table) == "discard" and table.round == 1
    table.play(("keep",))
    assert asked(table) == "act" and not told(table, "turned")


@rule("DRM-S17", "DRM-L17")
def test_figures_are_numbered_in_order_and_taken_out_of_the_reserve() -> None:
    table = game.new("souls", key=KEY)
    kit = table.setup.kit
    placed = [kit.ids[table.kind[f]] for f in kit.legion if table.place[f] >= 0]
    assert placed == ["ikrek", "hagatha", "pekka"] + ["condemned"] * 4 + ["ravenous"] * 2
    spare = Counter(kit.ids[table.kind[f]] for f in kit.legion if table.place[f] < 0)
    assert spare["condemned"] == 4 and spare["ravenous"] == 4


@rule("DRM-S18", "DRM-D03", "DRM-D02")
def test_encounters_with_a_demon_prepare_eight_cards() -> None:
    for mode, size in (("souls", 0), ("heroes", 0), ("rubies", 8), ("caverns", 8), ("blood", 8)):
        table = game.new(mode, key=KEY)
        assert len(table.demon_deck) == size
        if size:
            found = Counter(names(table, table.demon_deck))
            assert found == {"obey": 4, "hunt": 1, "rage": 1, "brood": 1, "chassen": 1}
    assert "sulker" in BOX


@rule("DRM-S19")
def test_the_same_key_and_answers_give_the_same_game() -> None:
    def play(key: Any) -> Any:
        match = Match.new(game, "caverns", key=key)
        for n in range(40):
            if match.table.over:
                break
            options = match.table.options
            match.play(0, options[n * 7 % len(options)])
        return match

    one, two, other = play(KEY), play(KEY), play(bytes(15) + b"\7")
    assert game.digest(one.table) == game.digest(two.table) != game.digest(other.table)
    again = Match.replay(one.header, one.entries)
    assert game.digest(again.table) == game.digest(one.table)


@rule("DRM-K18", "DRM-K20")
def test_positions_name_heroes_off_the_board() -> None:
    table = position({"curthouse": "B3.SE"}, eliminated=["teuta", "corday"], acting="curthouse", at="choose_turn")
    ids = table.setup.kit.ids
    assert [ids[kind] for kind in table.fallen] == ["teuta", "corday"] and len(table.reserve) == 9
    assert table.active == 0
    with pytest.raises(PositionError, match="there is no hero 'ikrek'"):
        position({"curthouse": "B3.SE"}, eliminated=["ikrek"], at="choose_turn")
    with pytest.raises(PositionError, match="curthouse is on the board"):
        position({"curthouse": "B3.SE"}, unused=["curthouse"], at="choose_turn")
    with pytest.raises(PositionError, match="he is not on the board"):
        position({"curthouse": "B3.SE"}, acting="teuta", at="choose_turn")


def test_positions_empty_decks_and_name_cubes() -> None:
    table = position(
        {"curthouse": "B3.SE"}, empty=["loot"], gone=["plague"], attributes={"alchemy": 2}, at="choose_turn"
    )
    assert not table.loot_deck and len(table.loot_pile) == 24
    assert not table.plague_deck and not table.plague_pile and table.cubes == [0, 0, 0, 2]
    with pytest.raises(PositionError, match="there is no deck 'hero'"):
        position({"curthouse": "B3.SE"}, empty=["hero"], at="choose_turn")
    with pytest.raises(PositionError, match="there is no such cube"):
        position({"curthouse": "B3.SE"}, attributes={"luck": 2}, at="choose_turn")
    assert position({"curthouse": "B3.SE", "haborym": "B1.SE"}, mode="caverns", at="choose_turn").summoned


def test_values_of_options_are_said_in_words() -> None:
    """On the form that sets up a table nobody reads identifiers: heroes go by their names."""
    for mode in game.modes:
        for setting in game.options(mode):
            for value in (value for value in setting.values if isinstance(value, str)):
                assert value_label(game, setting.name, value, "fr") != value
    assert value_label(game, "hero_1", "curthouse", "en") == "Curthouse"


@rule("DRM-S15", "DRM-E4-08", "DRM-E5-14")
def test_which_witch_leads_from_which_place() -> None:
    turned = {"witch_1": "pekka", "witch_2": "ikrek", "witch_3": "hagatha"}
    for mode in game.modes:
        places = BOX[mode].figures
        table = game.new(mode, options=turned, key=KEY)
        assert [where(table, witch) for witch in ("pekka", "ikrek", "hagatha")] == [
            places[place][0] for place in ("ikrek", "hagatha", "pekka")
        ]
        assert all(fig(table, witch) in table.setup.kit.witches for witch in ("ikrek", "hagatha", "pekka"))
        assert where(game.new(mode, key=KEY), "pekka") == places["pekka"][0]
    caverns = game.setup("caverns", options=turned).kit
    assert caverns.ids[caverns.start_kind[caverns.ritualist]] == "hagatha"
    blood = game.setup("blood", options=turned).kit
    assert blood.ids[blood.start_kind[blood.martyr]] == "ikrek"  # wherever she stands
    rite = game.new("caverns", options=turned, key=KEY)
    rite.play(("keep",))
    assert not [option for option in rite.options if option[1:2] == (fig(rite, "hagatha"),)]
    goals = next(region for region in game.scene(rite, 0).regions if region.id == "goals")
    assert any("Hagatha" in words_of(line) for line in goals.lines)
    with pytest.raises(SetupError) as refused:
        game.setup("souls", options={"witch_1": "pekka"})
    assert refused.value.problems[0].clause == "DRM-S15" and refused.value.problems[0].where == "options.witch_3"
