"""FAG-S: setup, cards and decks; FAG-I: the Initiative phase."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.fortune import game
from ludotheque.games.fortune.basics import d3
from ludotheque.games.fortune.bot import evaluate
from ludotheque.games.fortune.cards import ARTIFACT, DANGER, DECKS, EVENT, GEAR, LOCATION
from ludotheque.games.fortune.decks import discard, draw
from ludotheque.games.fortune.rounds import in_game
from ludotheque.games.fortune.sites import place_pair
from ludotheque.kernel import ContentError, Dice, IllegalOption, PositionError, SetupError
from ludotheque.testing import key_of, rule

from .support import BOX, asking, number, play, stopped, table, told, verbs


def new(mode: str, seats: int, **options: Any) -> Any:
    return game.new(mode, seats, options, key=key_of(1))


@rule("FAG-S01", "FAG-S02")
def test_competitive_is_the_default_and_seats_run_to_eight() -> None:
    assert game.modes[0] == "basic"
    assert sorted(game.seats("advanced")) == list(range(2, 9))
    assert sorted(game.seats("coop_nazi")) == list(range(1, 9)) == sorted(game.seats("coop_mob"))
    with pytest.raises(SetupError, match="seats"):
        game.setup("basic", 1)


@rule("FAG-S03")
@pytest.mark.parametrize(("face", "value"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_d3(face: int, value: int) -> None:
    """WE-03."""
    board = table(dice=[])
    board.dice = Dice(bytes(16), script=(face,))
    assert d3(board) == value


@rule("FAG-S04")
def test_any_number_of_dice_may_be_rolled() -> None:
    gear = {"kind": "gear", "icon": "whip", "traits": [{"trait": "skill", "skill": "lore", "n": 2}], "copies": 3}
    board = table(cards={"lens": gear}, heroes=[{"gear": ["lens"] * 3}, {}], sheet={"lore": 5})
    assert board.heroes[0].stats[3] == 11


@rule("FAG-S05", "FAG-S06", "FAG-S07", "FAG-P26")
def test_basic_play_leaves_the_advanced_pieces_out() -> None:
    board = new("basic", 3)
    out = {board.lib.ids[card] for card in board.out}
    temples = {"the_tomb", "the_mine", "the_caverns", "the_city", "the_temple", "the_valley"}
    assert temples | {"lost_temple", "trouble_in_town", "agents_of_evil", "mob_leader", "nazi_commander"} <= out
    assert not board.zeppelin and not board.villains and not any(site.temple for site in board.sites)
    assert {name for name in BOX if getattr(BOX[name], "temple", False)} == temples


@rule("FAG-S08", "FAG-S35")
def test_basic_play_ignores_adventure_text() -> None:
    for mode, agility in (("basic", 3), ("advanced", 2)):
        board = table(mode=mode, heroes=[{"loot": ["the_sword", "of_lead"]}, {}])
        assert board.heroes[0].stats[1] == agility


@rule("FAG-S09")
def test_a_card_without_a_part_in_this_game_is_replaced() -> None:
    flight = "night_flight"
    board = table(["draw_events", 0, 1], deck={"event": ["fast_car", flight]})
    assert board.heroes[0].hand == [number(board, "fast_car")] and number(board, flight) in board.piles[EVENT]
    board = table(["draw_events", 0, 1], options={"flights": True}, deck={"event": ["fast_car", flight]})
    assert board.heroes[0].hand == [number(board, flight)]


@rule("FAG-S09", "FAG-V02")
def test_a_team_plays_without_the_events_that_only_slow_a_rival() -> None:
    spiteful = {name for name in BOX if getattr(BOX[name], "module", "") == "rivals"}
    assert spiteful == {"pickpocket", "sabotage", "evil_eye", "flat_tyre", "fake_artifact"}
    for mode, seats, there in (("basic", 2, spiteful), ("coop_mob", 2, set())):
        board = game.new(mode, seats, key=key_of(1))
        assert {board.lib.ids[card] for card in board.decks[EVENT]} & spiteful == there


@rule("FAG-S10", "FAG-S11", "FAG-S12", "FAG-S13")
def test_heroes_are_dealt_at_random_each_once_and_begin_at_home_with_nothing() -> None:
    dealt = set()
    for match in range(6):
        board = game.new("basic", 4, key=key_of(match))
        names = [hero.who for hero in board.heroes]
        assert len(set(names)) == 4
        dealt.add(tuple(names))
        for hero in board.heroes:
            assert hero.home == BOX[hero.who].home
            assert (hero.glory, hero.fortune, hero.wounds, hero.gear, hero.allies, hero.loot) == (0, 0, 0, [], [], [])
    assert len(dealt) > 1


@rule("FAG-S10", "FAG-S11")
def test_heroes_may_be_chosen_in_seat_order() -> None:
    board = new("basic", 2, hero_pick="choose")
    assert asking(board) == "picked" and board.seat == 0 and len(board.options) == 8
    play(board, ("hero", "li_mei_chen"))
    assert board.seat == 1 and ("hero", "li_mei_chen") not in board.options
    play(board, ("hero", "duke_dudley"))
    assert [hero.who for hero in board.heroes] == ["li_mei_chen", "duke_dudley"]
    assert board.heroes[0].space == "hong_kong"


@rule("FAG-S14", "FAG-D26")
def test_the_danger_deck_is_one_pile_without_discards() -> None:
    board = table()
    card = draw(board, DECKS.index("danger"))
    discard(board, card)
    assert card in board.decks[DECKS.index("danger")] and not board.piles[DECKS.index("danger")]


@rule("FAG-S15", "FAG-S16", "FAG-S19")
def test_four_pairs_lie_at_four_land_spaces() -> None:
    for match in range(10):
        board = game.new("basic", 2, key=key_of(match))
        spaces = [site.space for site in board.sites]
        assert len(set(spaces)) == 4 and all(board.lib.terrain[space] for space in spaces)
        assert all([board.lib.deck[card] for card in site.pair] == [ARTIFACT, 7] for site in board.sites)


@rule("FAG-S16", "FAG-S17")
def test_a_location_with_an_artifact_is_rejected_and_discarded() -> None:
    words: Any = {"sites": [{"space": "japan", "pair": ["the_sword", "of_medusa"]}]}
    board = table(deck={"location": ["location_china", "location_japan"]}, **words)
    site = place_pair(board)
    assert site is not None and site.space == "china"
    assert [board.lib.ids[card] for card in board.piles[LOCATION]] == ["location_japan", "location_china"]


@rule("FAG-S18")
def test_a_location_card_names_an_area_and_a_city() -> None:
    areas = [fact for name in BOX if type(fact := BOX[name]).__name__ == "Location"]
    assert len(areas) == 39 and len({fact.area for fact in areas}) == 39
    cities = [fact.city for fact in areas]
    assert len(set(cities)) == 22 and max(map(cities.count, cities)) == 2


@rule("FAG-S20")
def test_discard_piles_lie_open() -> None:
    board = table()
    card = number(board, "bullwhip")
    board.decks[GEAR].remove(card)
    discard(board, card)
    scene = game.scene(board, None)
    pile = next(region for region in scene.regions if region.id == "pile/gear")
    assert [item.id for item in pile.items] == [f"card{card}"]


@rule("FAG-S21")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    board = table()
    cards = [draw(board, GEAR) for _ in range(20)]
    assert draw(board, GEAR) == -1
    discard(board, cards[0])
    assert draw(board, GEAR) == cards[0]


@rule("FAG-S22", "FAG-S23", "FAG-J02")
def test_a_shuffle_icon_renews_the_deck_with_all_discards() -> None:
    board = table()
    plain, icon = number(board, "location_japan"), number(board, "location_congo_jungle")
    board.decks[LOCATION].remove(plain)
    board.decks[LOCATION].remove(icon)
    discard(board, plain)
    assert board.piles[LOCATION] == [plain]
    discard(board, icon)
    assert not board.piles[LOCATION] and {plain, icon} <= set(board.decks[LOCATION])
    icons = {name for name in BOX if type(BOX[name]).__name__ == "Location" and BOX[name].shuffle}
    assert len(icons) == 5


@rule("FAG-S24", "FAG-J03", "FAG-J16")
def test_the_gold_icon_of_a_jungle_location_lies_under_the_skull() -> None:
    for mode, bonus in (("advanced", 2), ("basic", 0)):
        deck = {"location": ["location_congo_jungle"], "artifact": ["the_sword"], "adventure": ["of_medusa"]}
        board = table(mode=mode, deck=deck)
        site = place_pair(board)
        assert site is not None and (site.space, site.bonus) == ("congo_jungle", bonus)


@rule("FAG-S25", "FAG-S31", "FAG-S33", "FAG-S34")
def test_coins_and_skulls_have_no_limit_and_spare_pieces_no_effect() -> None:
    board = table(heroes=[{"glory": 500, "fortune": 500}, {}])
    for _ in range(10):
        place_pair(board)
    assert len(board.sites) == 10 and board.heroes[0].glory == 500
    icons = {icon for name in BOX for icon in getattr(BOX[name], "icons", ())}
    words = {trait.keyword for name in BOX for trait in getattr(BOX[name], "traits", ()) if hasattr(trait, "keyword")}
    assert icons and not icons & words


@rule("FAG-S26", "FAG-S27")
def test_common_items_lie_open_in_the_shop_until_sold_out() -> None:
    board = table(["city_shop", 0], heroes=[{"glory": 10}, {}])
    kinds = {board.lib.ids[card] for card in board.shop}
    assert len(kinds) == 8 and len(board.shop) == 16
    play(board, ("item", "torch"), ("item", "torch"))
    assert ("item", "torch") not in board.options and ("item", "rope") in board.options


@rule("FAG-S28", "FAG-V01", "FAG-Y04")
def test_only_events_and_secret_city_cards_are_not_read_aloud() -> None:
    board = table(["draw_events", 0, 1], deck={"event": ["fast_car"]})
    lines = [game.log(board, seat, "en")[-1].text for seat in (0, 1, None)]
    assert "Fast Car" in str(lines[0]) and "Fast Car" not in str(lines[1]) and "Fast Car" not in str(lines[2])
    board = table(["city_turn", 0], deck={"city": ["street_thieves"]})
    assert told(board, "played")[0]["card"] == number(board, "street_thieves")


@rule("FAG-S29")
def test_each_module_may_be_switched_off_alone() -> None:
    board = new("advanced", 2, temples=False)
    assert not any(in_game(board, BOX[name]) for name in ("the_mine", "lost_temple"))
    assert in_game(board, BOX["agents_of_evil"])
    board = new("advanced", 2, villains=False)
    names = ("agents_of_evil", "trouble_in_town", "mob_leader", "nazi_commander")
    assert not any(in_game(board, BOX[name]) for name in names) and in_game(board, BOX["the_mine"])
    assert game.setup("advanced").options["flights"] and not game.setup("basic").options["flights"]


@rule("FAG-S30", "FAG-D14")
def test_keywords_matter_only_where_a_card_names_them() -> None:
    assert BOX["boat_chase"].keywords == ("driving", "chase", "water")


@rule("FAG-S32")
def test_the_zeppelin_starts_at_a_random_location() -> None:
    assert new("advanced", 2).zeppelin in BOX
    assert new("advanced", 2, zeppelin=False).zeppelin == ""


# Initiative -----------------------------------------------------------------------------------------------------------


@rule("FAG-I01", "FAG-I08")
def test_the_phases_of_a_round_in_order() -> None:
    board = table("initiative_phase", dice=[6, 2, 2, 2])
    while board.round == 2:
        play(board, board.options[0])
    phases = [args["phase"] for args in told(board, "phase")]
    assert phases[:4] == ["initiative", "movement", "adventure", "end"]


@rule("FAG-I02", "FAG-I03", "FAG-I04", "FAG-I05")
def test_ties_roll_again_and_only_first_rolls_give_events() -> None:
    """WE-25."""
    board = table("initiative_phase", seats=3, dice=[6, 6, 1, 2, 1])
    assert board.first == 0
    assert asking(board) == "event_draw" and board.seat == 2
    play(board, "decline")
    assert asking(board) != "event_draw"
    board = table("initiative_phase", seats=3, dice=[6, 6, 2, 1, 3])
    assert board.first == 1 and asking(board) != "event_draw"


@rule("FAG-I04", "FAG-V17")
def test_a_roll_of_one_may_draw_or_decline() -> None:
    board = table("initiative_phase", dice=[5, 1], deck={"event": ["fast_car"]})
    assert board.seat == 1 and verbs(board) == {"draw", "decline"}
    play(board, "draw")
    assert board.heroes[1].hand == [number(board, "fast_car")]


@rule("FAG-I06", "FAG-I07", "FAG-G09")
def test_activated_cards_are_ready_before_the_rolls() -> None:
    board = table("initiative_phase", heroes=[{"gear": ["bullwhip"], "flipped": ["bullwhip"]}, {}], dice=[2, 3])
    assert board.heroes[0].flipped == []


@rule("FAG-I09")
def test_events_are_drawn_in_turn_order() -> None:
    board = table("initiative_phase", seats=3, dice=[1, 1, 4])
    assert board.first == 2 and board.seat == 0
    play(board, "decline")
    assert board.seat == 1


@rule("FAG-I10")
def test_one_hero_rolls_only_for_the_event() -> None:
    board = table("initiative_phase", mode="coop_mob", seats=1, dice=[1])
    assert asking(board) == "event_draw" and board.first == 0


@rule("FAG-I11", "FAG-V15")
def test_a_hanging_hero_rolls_and_may_draw() -> None:
    board = table("initiative_phase", heroes=[{"cliff": _cliff("quicksand")}, {}], dice=[1, 4])
    assert board.seat == 0 and asking(board) == "event_draw"


def _cliff(name: str) -> int:
    """The number a danger has in tables with the plain heroes."""
    return number(table(), name)


@rule("FAG-I12")
def test_between_rounds_the_old_order_holds() -> None:
    board = table(first=1)
    assert stopped(board) and board.first == 1
    assert table().first == 0


# Content that is refused ----------------------------------------------------------------------------------------------


def test_bad_cards_are_refused_with_file_card_and_field() -> None:
    with pytest.raises(ContentError, match=r"odd.*glory"):
        game.position(
            cards={"odd": {"kind": "danger", "keywords": [], "icon": "x", "danger": {"parts": [], "glory": 9}}}
        )
    with pytest.raises(SetupError, match="linked"):
        game.position(cards={"atlantis": {"kind": "sea", "cost": 1, "links": ["london"]}})


def test_positions_that_cannot_be_are_refused() -> None:
    pairs = [["the_sword", "of_medusa"], ["the_ring", "of_doom"]]
    with pytest.raises(PositionError, match="two artifacts"):
        game.position(sites=[{"space": "japan", "pair": pair} for pair in pairs])
    with pytest.raises(PositionError, match="no space"):
        game.position(heroes=[{"space": "atlantis"}])
    with pytest.raises(PositionError, match="below 0"):
        game.position(heroes=[{"glory": -1}])


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ({"heroes": [{"gear": ["con_artist"]}]}, "con_artist is no Gear"),
        ({"heroes": [{"allies": ["rope"]}]}, "rope is no Ally"),
        ({"heroes": [{"hand": ["rope"]}]}, "rope is neither an Event nor a secret City card"),
        ({"heroes": [{"hand": ["bar_brawl"]}]}, "bar_brawl is neither"),
        ({"heroes": [{"loot": ["of_medusa", "the_sword"]}]}, "of_medusa stands where the artifact belongs"),
        ({"heroes": [{"loot": ["the_mine", "of_medusa"]}]}, "the_mine is a temple"),
        ({"heroes": [{"tales": ["of_lead"]}]}, "a tale goes with a temple treasure"),
        ({"sites": [{"space": "japan", "pair": ["of_medusa", "the_sword"]}]}, "stands where"),
        ({"henchmen": {"japan": "nazis"}}, "nazi or mob, not 'nazis'"),
        ({"occupied": ["japan"], "mode": "coop_nazi"}, "japan is no city"),
        ({"auction": "japan"}, "japan is no city"),
        ({"villains": [{"who": "herr_teufel", "state": "asleep"}], "mode": "coop_nazi"}, "not 'asleep'"),
        (
            {"villains": [{"who": "herr_teufel", "state": "ready"}], "mode": "coop_mob"},
            "herr_teufel is none of this organisation",
        ),
        ({"sites": [{"space": "cairo", "pair": ["the_sword", "of_medusa"]}]}, "cairo: artifacts lie on land"),
        ({"deck": {"event": "torch"}}, "event: torch is no card of this deck"),
        ({"pile": {"city": ["fast_car"]}}, "city: fast_car is no card of this deck"),
        ({"remains": ["torch"]}, "torch is no card that remains in play"),
        ({"heroes": [{"cliff": "torch"}]}, "nobody can hang in torch"),
        ({"heroes": [{"flipped": ["torch"]}]}, "torch is flipped, but not carried"),
        ({"heroes": [{"who": "jake_zane"}, {"who": "jake_zane"}]}, "jake_zane is somebody else's hero"),
        ({"heroes": [{"who": "jake_zane", "wounds": 4}]}, "falls at 4 wounds"),
        ({"heroes": [{"gear": ["torch", "torch", "rope", "rope", "pistol"]}]}, "carries at most 3 Gear"),
        ({"heroes": [{"allies": ["local_guide"] * 2 + ["hired_gun"] * 2 + ["con_artist"]}]}, "at most 3 Allies"),
        ({"org_fortune": 3, "mode": "coop_mob"}, "org_fortune is 3; it goes from 0 to 2"),
        ({"track": -1, "mode": "coop_mob"}, "track is -1; it goes from 0 up"),
        ({"cargo": 7}, "cargo is 7; it goes from 0 to 6"),
        ({"first": 3}, "first is 3; it goes from 0 to 2"),
        ({"phase": "tea"}, "not 'tea'"),
        ({"henchmen": ["japan"]}, "should be a dictionary"),
        ({"at": ["hit", 3, 1]}, "cannot be carried out here"),
    ],
)
def test_what_lies_in_the_wrong_place_is_named(words: dict[str, Any], problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        game.position(**words)


TEMPLE = {"space": "japan", "pair": ["the_mine", "of_medusa"]}


@pytest.mark.parametrize(
    ("words", "where", "clause"),
    [
        ({"heroes": [{"fortune": 3}], "mode": "coop_mob"}, "heroes.0.fortune", "FAG-O08"),
        ({"heroes": [{"ko": True, "wounds": 1}]}, "heroes.0.wounds", "FAG-K14"),
        ({"heroes": [{"ko": True, "cliff": "boat_chase"}]}, "heroes.0.cliff", "FAG-K13"),
        (
            {"heroes": [{"space": "japan", "markers": 1}], "sites": [TEMPLE], "mode": "advanced"},
            "heroes.0.markers",
            "FAG-P07",
        ),
        ({"fund": 3}, "fund", "FAG-O08"),
        ({"track": 3, "mode": "advanced"}, "track", "FAG-O01"),
        ({"outposts": ["japan"]}, "outposts", "FAG-W32"),
        ({"occupied": ["cairo"]}, "occupied", "FAG-W39"),
        ({"prices": 2}, "prices", "FAG-W03"),
        ({"henchmen": {"japan": "nazi"}, "mode": "coop_mob"}, "henchmen.japan", "FAG-O44"),
        ({"zeppelin": "japan"}, "zeppelin", "FAG-S05"),
        ({"zeppelin": "japan", "mode": "coop_mob"}, "zeppelin", "FAG-Z03"),
        ({"zeppelin": "japan", "mode": "coop_nazi", "options": {"war_zeppelin": "off"}}, "zeppelin", "FAG-Z16"),
        ({"cargo": 2, "mode": "coop_nazi"}, "cargo", "FAG-Z12"),
        ({"villains": [{"who": "herr_teufel", "space": "japan"}]}, "villains", "FAG-S05"),
        ({"villains": [{"who": "herr_teufel"}], "mode": "coop_nazi"}, "villains.0", "FAG-W10"),
        (
            {"villains": [{"who": "herr_teufel", "space": "japan", "state": "ready"}], "mode": "coop_nazi"},
            "villains.0",
            "FAG-W20",
        ),
        ({"villains": [{"who": "herr_teufel", "state": "ko"}] * 2, "mode": "coop_nazi"}, "villains.1", "FAG-L01"),
        (
            {"villains": [{"who": "nora_castellano", "space": "japan", "guards": 1}], "mode": "advanced"},
            "villains.0",
            "FAG-N01",
        ),
        (
            {"villains": [{"who": "herr_teufel", "space": "japan", "wounds": 4}], "mode": "advanced"},
            "villains.0",
            "FAG-L20",
        ),
        (
            {"villains": [{"who": "herr_teufel", "space": "japan", "markers": -1}], "mode": "advanced"},
            "villains.0",
            "FAG-L06",
        ),
        ({"sites": [TEMPLE]}, "sites.0", "FAG-S06"),
        ({"sites": [{**TEMPLE, "coins": -1}], "mode": "advanced"}, "sites.0.coins", "FAG-P02"),
        (
            {"sites": [{"space": "japan", "pair": ["the_sword", "of_medusa"], "instability": 1}]},
            "sites.0.instability",
            "FAG-P09",
        ),
    ],
)
def test_words_that_contradict_the_game_are_refused_with_their_clause(
    words: dict[str, Any], where: str, clause: str
) -> None:
    with pytest.raises(PositionError) as refused:
        game.position(**words)
    assert [(each.where, each.clause) for each in refused.value.problems] == [(where, clause)]


def test_an_illegal_move_is_refused_with_its_clause() -> None:
    board = table(["roll_move", 0], dice=[2])
    with pytest.raises(IllegalOption, match="FAG-M08"):
        board.play(("move", "sahara"))
    board = table(["roll_move", 0], heroes=[{"space": "western_europe"}, {}], dice=[1])
    play(board, "decline")
    with pytest.raises(IllegalOption, match="FAG-M07"):
        board.play(("move", "mediterranean"))


@rule("FAG-V01")
def test_open_hands_are_open_in_positions_too() -> None:
    heroes = [{"hand": ["fast_car"]}, {}]
    for hands, seen in (("open", 1), ("secret", 0)):
        board = table(mode="coop_mob", heroes=heroes, options={"coop_hands": hands})
        card = number(board, "fast_car")
        assert board.known.get(card, 0) >> 1 & 1 == seen


@rule("FAG-J03", "FAG-J04", "FAG-J15")
def test_a_position_in_the_deep_jungle_has_its_bonus() -> None:
    sites = [{"space": "congo_jungle", "pair": ["the_sword", "of_medusa"]}]
    temple = [{"space": "congo_jungle", "pair": ["the_mine", "of_medusa"]}]
    assert table(mode="advanced", sites=sites).sites[0].bonus == 2 and table(sites=sites).sites[0].bonus == 0
    assert table(mode="advanced", sites=temple).sites[0].coins == BOX["the_mine"].fortune + 2
    assert table(mode="advanced", sites=[{**temple[0], "coins": 3}]).sites[0].coins == 3


@rule("FAG-D24")
def test_dangers_of_a_position_go_round_in_the_order_named() -> None:
    names = ["quicksand", "boat_chase", "ice_caves"]
    words: Any = {"options": {"danger_deck": "cycle_bottom"}, "dangers": names}
    board = game.position(heroes=[{"space": "sahara"}], **words)
    assert [board.lib.ids[draw(board, DANGER)] for _ in names] == names


@rule("FAG-S09", "FAG-S35")
@pytest.mark.parametrize(("flights", "pilot"), [(False, False), (True, True)])
def test_an_ally_without_any_effect_in_this_game_is_drawn_again(flights: bool, pilot: bool) -> None:
    words: Any = {"options": {"flights": flights}, "deck": {"ally": ["old_mentor", "bush_pilot"]}}
    board = table(["city_shop", 0], heroes=[{"glory": 5}, {}], **words)
    play(board, ("buy", "ally"))
    assert board.heroes[0].allies == [number(board, "bush_pilot" if pilot else "old_mentor")]


@rule("FAG-S11")
@pytest.mark.parametrize("mode", ["basic", "advanced", "coop_nazi", "coop_mob"])
def test_while_heroes_are_chosen_bots_can_think(mode: str) -> None:
    board = game.new(mode, 3, key=key_of(5), options={"hero_pick": "choose"})
    for _ in range(3):
        for seat in range(3):
            guess = board.guess(seat, Dice(bytes(16)))
            assert guess.options == board.options and evaluate(guess, seat) == 0.5
            assert game.scene(guess, seat).regions
        board.play(board.options[0])
    assert 0 < evaluate(board, 0) < 1 and board.heroes[2].stats


@rule("FAG-S05", "FAG-W27")
@pytest.mark.parametrize(
    ("words", "where"),
    [
        ({"org_fortune": 1, "mode": "basic"}, "org_fortune"),
        ({"org_treasures": 1, "mode": "basic"}, "org_treasures"),
        ({"org_loot": ["the_ring", "of_doom"], "mode": "basic"}, "org_loot"),
        ({"org_fortune": 3, "mode": "coop_mob"}, ""),
    ],
)
def test_villains_loot_is_only_where_villains_are(words: dict[str, Any], where: str) -> None:
    with pytest.raises(PositionError) as refused:
        table(**words)
    assert [problem.where for problem in refused.value.problems] == [where]
    assert table(mode="advanced", org_fortune=9).org_fortune == 9
