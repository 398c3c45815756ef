"""Story mode (R)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotheque.games.thargos.decks import check_cards, dearest_party, pam_sum, target_of
from ludotheque.games.thargos.stories import Scene, Story, as_map, check_story, path_points, read_story, ready_made
from ludotheque.games.thargos.story import first_open, is_open
from ludotheque.games.thargos.strength import totals
from ludotheque.kernel import CONCEDE, IllegalOption, SetupError
from ludotheque.testing import rule

from .support import GAME, action, hero, ids, mission, new, offered, play, side, table_of, told

DECK = ["p1"] * 20
KURNOR = ready_made()["kurnor"]
BOX = GAME.box
VP = {name: BOX[name].vp for name in BOX if BOX[name].kind == "mission"}
ORDER = ["spy_guilds", "racket", "metbetoch_secrets", "scare_tactics", "scatter_foes", "infiltrate_settlement"]


def story_of(one: Any = None, two: Any = None, done: Any = (), **words: Any) -> Any:
    words.setdefault("scenes", {0: list(done)})
    return table_of("story", one or side(deck=DECK), two or side(deck=DECK), **words)


def open_now(table: Any, seat: int = 0) -> set[str]:
    return {table.print(card).id for card in table.missions if is_open(table, seat, card)}


def attempt(
    table: Any, name: str, lead: int = 0, attack: Any = (), counter: int | None = None, defence: Any = ()
) -> Any:
    play(table, "attempt", name, lead)
    if table.asking and table.asking.__name__ == "counter":
        play(table, "decline") if counter is None else play(table, "counter", counter)
    for card, attribute in attack:
        play(table, "lay", card, attribute)
    if table.asking and table.asking.__name__ == "attack":
        play(table, "done")
    for card, attribute in defence:
        play(table, "lay", card, attribute)
    if table.asking and table.asking.__name__ == "defend":
        play(table, "done")
    return table


@rule("THA-R01", "THA-R04", "THA-R05", "THA-R06", "THA-R45", "THA-O44")
def test_no_tracks_no_placement() -> None:
    table = new("story", number=3)
    assert table.asking.__name__ in ("act", "draw_up") and not table.slots
    assert all(place.hero >= 0 for s in table.sides for place in s.places)
    assert [len(s.hand) >= 6 for s in table.sides] == [True, True]
    drawn = [event for event in table.story if event.kind == "pam_first"]
    assert drawn and all(len(event.args["cards"]) == 1 for event in drawn)
    scene = GAME.scene(table, 0)
    places = next(region for region in scene.regions if region.kind == "map")
    assert len(places.items) == len(table.missions) + 1 and places.links


@rule("THA-R05")
def test_the_opening_hand_is_not_tested_for_missions() -> None:
    assert all(s.redraws == 0 for n in range(8) for s in new("story", number=n).sides)


@rule("THA-R02", "THA-R03", "THA-R57")
def test_story_decks() -> None:
    """V17"""
    setup = GAME.setup("story", 2)
    laid = {scene.card for scene in KURNOR.scenes}
    for deck in setup.decks.seats:
        kinds = [BOX[card].kind for card, n in deck.cards.items() for _ in range(n)]
        assert [kinds.count(kind) for kind in ("mission", "lasting", "action")] == [20, 20, 20]
        assert pam_sum(BOX, deck.cards, "mission") <= 40
        used = {card: n for card, n in deck.cards.items() if card in laid}
        assert all(n < BOX[card].copies for card, n in used.items())
    deck = msgspec.to_builtins(setup.decks.seats[0])
    assert any(BOX[card].condar for d in setup.decks.seats for card in d.cards)  # Condar missions may fill up
    heavy = dict(deck["cards"])
    for card in sorted(VP, key=lambda c: -BOX[c].pam):
        light = min((c for c in heavy if BOX[c].kind == "mission"), key=lambda c: BOX[c].pam)
        if card not in heavy and BOX[card].pam > BOX[light].pam and card not in laid:
            heavy[card] = heavy.pop(light)
    with pytest.raises(SetupError, match="THA-R03"):
        GAME.setup("story", 2, {"pool": "own"}, decks=[{**deck, "cards": heavy}])
    other = dict(deck["cards"])
    lasting = next(card for card in other if BOX[card].kind == "lasting")
    other[lasting] += 1
    with pytest.raises(SetupError, match="THA-R02"):
        GAME.setup("story", 2, {"deck_split": "free", "pool": "own"}, decks=[{**deck, "cards": other}])


@rule("THA-R07", "THA-R19", "THA-R34", "THA-E01")
def test_the_first_to_reach_the_target_wins_at_the_end_of_the_turn() -> None:
    table = story_of(side(["p3"], deck=DECK, vp=29, target=30), dice=[1])
    attempt(table, "spy_guilds", attack=[("p3", 1)])
    assert table.over and table.outcomes[0].rank == 1


@rule("THA-R08", "THA-N13")
def test_burnt_out_in_a_story() -> None:
    table = story_of(side(deck=[]), at="turn")
    assert table.over and [o.rank for o in table.outcomes] == [2, 1]


@rule("THA-R09", "THA-R10", "THA-R11", "THA-R12", "THA-R60")
def test_a_story_is_checked_before_it_is_played() -> None:
    setup = GAME.setup("story", 2)
    assert check_story(setup, KURNOR, "story") == []
    assert path_points(KURNOR, VP) >= 34
    ring = Story("ring", (Scene("racket", after=("spy_guilds",)), Scene("spy_guilds", after=("racket",))))
    assert {p.clause for p in check_story(setup, ring, "story")} == {"THA-R10"}
    odd = Story("odd", (Scene("nothing"), Scene("racket"), Scene("racket"), Scene("slay_hydra", after=("gone",))))
    with pytest.raises(SetupError) as refused:
        GAME.setup("story", 2, decks={"story": odd})
    assert {p.where for p in refused.value.problems} == {
        f"decks.story.{c}" for c in ("nothing", "racket", "slay_hydra")
    }
    poor = {"name": "poor", "scenes": [{"card": "racket"}]}
    with pytest.raises(SetupError, match="THA-R12"):
        GAME.setup("story", 2, decks={"story": poor})
    longer = msgspec.structs.replace(KURNOR, scenes=(*KURNOR.scenes, Scene("slay_hydra", after=("secret_door",))))
    code = GAME.workshops["story"].code(GAME, as_map(longer))
    assert read_story(setup, code, "story") == (longer, [])
    table = GAME.new("story", 2, key=bytes(16), decks={"story": code})
    assert "slay_hydra" in ids(table, table.missions)
    with pytest.raises(SetupError, match="THA-R09"):
        GAME.setup("story", 2, decks={"story": "THS1-broken"})


@rule("THA-R12")
def test_the_check_counts_the_cheapest_branch_and_no_exclusive_missions() -> None:
    story = Story("s", (Scene("secret_door", fork="f"), Scene("racket", fork="f"), Scene("slay_hydra", exclusive=True),
                        Scene("storm_tower", secret=True), Scene("guard_caravan", side=True)))  # fmt: skip
    assert path_points(story, VP) == VP["racket"] + VP["guard_caravan"]


@rule("THA-R12", "THA-S29")
def test_for_a_party_still_to_be_picked_the_dearest_must_find_its_points() -> None:
    setup = GAME.setup("story", 2)
    dearest = dearest_party(setup)
    assert target_of(setup, dearest) == 39 <= path_points(KURNOR, VP)
    assert len({BOX[hero].persona for hero in dearest}) == 4
    bare = {"cards": setup.decks.seats[0].cards}
    table = GAME.new("story", 2, {"pool": "own"}, key=bytes(16), decks=[bare, None])
    assert table.asking.__name__ == "pick_hero"  # no party is too ambitious for Kurnor
    left = tuple(scene for scene in KURNOR.scenes if scene.card not in ("temple_of_krill", "rarlom_pass"))
    short = msgspec.structs.replace(KURNOR, scenes=left)
    assert 35 <= path_points(short, VP) < 40
    GAME.setup("story", 2, {"pool": "own"}, decks={"story": short})
    with pytest.raises(SetupError, match="THA-R12"):
        GAME.setup("story", 2, {"pool": "own"}, decks={"seats": [bare, None], "story": short})


@rule("THA-R13", "THA-R14", "THA-R64")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_side_missions_stay_until_all_have_won_them(edition: str) -> None:
    table = story_of(side(["p3"] * 2, deck=DECK), options={"edition": edition}, dice=[1, 1])
    assert "guard_caravan" in open_now(table)
    attempt(table, "guard_caravan", attack=[("p3", 0)])
    assert "guard_caravan" in ids(table, table.missions)
    assert "guard_caravan" not in open_now(table, 0) and "guard_caravan" in open_now(table, 1)
    table.sides[1].hand[0] = table.kit.add("p3", 1)
    table.ask_again()
    attempt(table, "guard_caravan", attack=[("p3", 0)])
    assert "guard_caravan" not in ids(table, table.missions)


@rule("THA-R15", "THA-R20")
def test_progress_is_ones_own() -> None:
    table = story_of(side(["p3"], deck=DECK), dice=[1])
    attempt(table, "spy_guilds", attack=[("p3", 1)])
    assert "spy_guilds" in ids(table, table.missions) and table.sides[0].vp == BOX["spy_guilds"].vp
    assert "racket" in open_now(table, 0) and "racket" not in open_now(table, 1) and "spy_guilds" in open_now(table, 1)
    with pytest.raises(IllegalOption) as refused:
        table.play(("attempt", next(c for c in table.missions if table.print(c).id == "racket"), 0))
    assert refused.value.clause == "THA-R20"


LOCKS = {
    "name": "locks",
    "scenes": [
        {"card": "spy_guilds", "exclusive": True},
        {"card": "racket", "after": ["spy_guilds"]},
        {"card": "slay_hydra", "unlocks": True},
        {"card": "storm_tower", "secret": True},
        {"card": "free_slaves", "passive": True},
        *({"card": card, "side": True} for card in ("burn_enemy_city", "dragons_riddle", "secret_door", "break_siege")),
        *({"card": card, "side": True} for card in ("melok_attack", "jethreki_horde", "rarlom_pass", "hold_bridge")),
    ],
}


def locks(**words: Any) -> Any:
    return story_of(decks={"story": LOCKS}, options={"rapid": True}, **words)


@rule("THA-R16")
def test_an_exclusive_mission_locks_the_others_out() -> None:
    table = locks(one=side(["p3"], deck=DECK), dice=[1])
    attempt(table, "spy_guilds", attack=[("p3", 1)])
    assert "spy_guilds" not in ids(table, table.missions)
    assert "racket" in open_now(table, 0) and not {"racket", "spy_guilds"} & open_now(table, 1)
    assert not any(scene.exclusive for scene in KURNOR.scenes)


@rule("THA-R17", "THA-R18", "THA-R63", "THA-R56")
def test_secrets_lie_face_down_until_unlocked() -> None:
    table = story_of(side(["p3"] * 2, deck=DECK), done=["spy_guilds", "racket"], dice=[1, 1])
    assert len(table.secret) == 2 and not set(table.secret) & set(table.missions)
    names = str(GAME.scene(table, 0))
    assert "Sunken Ruins" not in names and "Ocean of Kandor" not in names
    attempt(table, "secret_stash", attack=[("p3", 1), ("p3", 1)])
    revealed = next(event.args["card"] for event in table.story if event.kind == "unlocked")
    name = table.print(revealed).id
    assert len(table.secret) == 1 and name in open_now(table, 0) and name not in open_now(table, 1)
    flagged = locks(one=side(["p3"] * 2, deck=DECK), heroes=[["strong"] * 4, ["plain"] * 4], dice=[1] * 3)
    attempt(flagged, "slay_hydra", attack=[("p3", 0)])
    assert not flagged.secret and "storm_tower" in open_now(flagged, 0)
    from ludotheque.games.thargos.story import unlock

    unlock(flagged)  # an empty stack unlocks nothing
    assert told(flagged).count("unlocked") == 1


@rule("THA-R18")
def test_a_secret_goes_to_its_first_winner() -> None:
    table = locks(
        one=side(["p3"] * 3, deck=DECK), heroes=[["strong"] * 4, ["plain"] * 4], dice=[1] * 9, secret=["storm_tower"]
    )
    table.secret.clear()
    card = next(c for c, scene in table.kit.scenes.items() if scene.secret)
    table.missions = [*[m for m in table.missions if m != card], card]
    for s in table.sides:
        s.done.append(next(c for c, scene in table.kit.scenes.items() if scene.card == "slay_hydra"))
    table.ask_again()
    attempt(table, "storm_tower", attack=[("p3", 0), ("p3", 1), ("p3", 2)])
    assert card in table.sides[0].won and card in table.sides[1].shut


@rule("THA-R21", "THA-R22")
def test_any_hero_can_lead() -> None:
    heroes = [["plain", "plain!", "strong", "plain"], ["plain"] * 4]
    table = story_of(heroes=heroes)
    assert [option[2] for option in offered(table, "attempt", "spy_guilds")] == [0, 1, 2, 3]
    play(table, "attempt", "spy_guilds", 2)
    assert table.spot == 2


@rule("THA-R23", "THA-R24", "THA-R25", "THA-R32", "THA-R64", "THA-R33")
def test_opponents_are_asked_to_the_left_and_one_counters() -> None:
    sides = [side(["p1"], deck=DECK), side(["p1", "p3"], deck=DECK), side(["p2"], deck=DECK)]
    heroes = [["plain"] * 4, ["plain!"] * 4, ["strong"] * 4]
    table = table_of("story", sides=sides, heroes=heroes, seats=3, seat=0)
    play(table, "attempt", "spy_guilds", 0)
    assert table.seat == 1 and len(offered(table, "counter")) == 4  # before any card is laid; injured heroes may
    play(table, "decline")
    assert table.seat == 2
    play(table, "counter", 3)
    assert (table.defender, table.cover) == (2, 3)
    assert table.seat == 0 and table.asking.__name__ == "attack"  # then the normal rules: the attacker's cards first
    play(table, "lay", "p1", 1)
    assert table.seat == 2 and table.asking.__name__ == "defend"
    assert ("cede",) not in table.options
    with pytest.raises(IllegalOption) as refused:
        table.play(("cede",))
    assert refused.value.clause == "THA-R32"
    mine, theirs = totals(table)
    assert (mine[1], theirs[1]) == (3, 5)
    play(table, "done")
    assert table.sides[0].places[0].injured and not table.sides[2].places[3].injured


@rule("THA-R24", "THA-E17")
def test_a_resignation_while_asked_to_counter_passes_the_question_on() -> None:
    table = table_of("story", sides=[side(deck=DECK) for _ in range(3)], seats=3, dice=[6])
    play(table, "attempt", "spy_guilds", 0)
    assert table.seat == 1
    table.play(CONCEDE, 1)
    assert table.seat == 2 and table.asking.__name__ == "counter" and not table.sides[1].out
    play(table, "decline")
    assert table.sides[1].out and "pushback" in told(table)


@rule("THA-R26", "THA-R27", "THA-R29", "THA-R30")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_thargos_pushes_back(edition: str) -> None:
    """V19 V20 V21"""
    done = ["spy_guilds"]
    table = story_of(side(["p3", "p3", "p3"], deck=DECK), done=done, options={"edition": edition}, dice=[1, 2, 3, 4])
    attempt(table, "locate_lair", attack=[("p3", 0), ("p3", 1), ("p3", 1)])
    assert table.story and [e.args["n"] for e in table.story if e.kind == "pushback"] == [1 + 2 + 2, 3 + 4 + 2]
    compared = [(e.args["mine"], e.args["theirs"]) for e in table.story if e.kind == "compared"]
    assert compared == [(5, 5), (8, 9)] and "failed" in told(table)
    one = story_of(done=[*ORDER[:4]], dice=[1])
    attempt(one, "scatter_foes")
    assert [e.args["n"] for e in one.story if e.kind == "pushback"] == [2] and "succeeded" in told(one)


@rule("THA-R28")
def test_three_dice_at_most() -> None:
    cards = {"huge": mission((4, 0, 0), 4)}
    scenes = [*LOCKS["scenes"], {"card": "huge"}]
    table = table_of("story", cards=cards, decks={"story": {"name": "x", "scenes": scenes}}, options={"rapid": True},
                     dice=[1, 2, 3, 6], heroes=[["strong"] * 4, ["plain"] * 4], one=side(deck=DECK))  # fmt: skip
    attempt(table, "huge")
    assert [e.args["n"] for e in table.story if e.kind == "pushback"] == [1 + 2 + 3 + 4]


@rule("THA-R31")
def test_passive_missions_call_the_dice_at_once() -> None:
    table = locks(dice=[1] * 5)
    play(table, "attempt", "free_slaves", 0)
    assert "pushback" in told(table) and "countered" not in told(table)


@rule("THA-R33")
def test_failing_against_the_dice_injures_the_lead() -> None:
    table = story_of(dice=[6])
    attempt(table, "spy_guilds", lead=2)
    assert table.sides[0].places[2].injured and not table.sides[0].places[0].injured


@rule("THA-R35", "THA-R36", "THA-R37")
def test_party_missions() -> None:
    heroes = [["plain", "plain", "plain", ""], ["plain", "plain", "", "plain"]]
    english = story_of(heroes=heroes, done=["spy_guilds"])
    assert offered(english, "attempt", "racket") and not offered(english, "attempt", "locate_lair")
    french = story_of(heroes=heroes, done=["spy_guilds"], options={"edition": "fr"})
    assert offered(french, "attempt", "locate_lair")
    whole = story_of(heroes=[["plain"] * 4, heroes[1]], done=["spy_guilds"], dice=[6] * 4)
    play(whole, "attempt", "locate_lair", 0)
    assert "pushback" in told(whole)  # an opponent with three heroes cannot counter
    assert [place.injured for place in whole.sides[0].places] == [True, False, False, False]


@rule("THA-R38", "THA-D36")
def test_all_four_heroes_take_part_in_a_party_mission() -> None:
    lucky = {"verb": "when", "event": "win", "effects": [{"verb": "gain_vp"}]}
    cards = {
        "lucky": hero((4, 4, 4), effects=[lucky]),
        "spy": hero(effects=[{"verb": "peek"}]),
        "brave": hero(effects=[{"verb": "surge", "n": 5, "uses": 1}]),
    }
    heroes = [["plain", "lucky", "lucky", "brave"], ["spy", "plain", "plain", "plain"]]
    table = story_of(side(["p1"], deck=DECK), heroes=heroes, cards=cards, done=["spy_guilds"], dice=[6] * 4)
    before = table.sides[0].vp
    play(table, "attempt", "locate_lair", 0)
    play(table, "counter", 1)
    assert offered(table, "use", "brave", 0) and offered(table, "use", "brave", 1)
    for a in (0, 1):
        table.bonus[a] = 9
    play(table, "lay", "p1", 0)
    play(table, "done")
    assert (
        table.asking.__name__ == "meddled" and ("peek",) in table.options
    )  # the spy stands beside the one who counters
    play(table, "skip")
    play(table, "done") if table.asking.__name__ == "defend" else None
    play(table, "top")
    assert table.asking.__name__ == "start_effect" and table.options == [("order", 1), ("order", 2)]
    play(table, "order", 2)
    assert table.sides[0].vp == before + BOX["locate_lair"].vp + 2


@rule("THA-M39", "THA-R38")
@pytest.mark.parametrize(("gone", "total"), [(0, 2 + 2 - 1), (2, 1 + 2)])
def test_a_weakened_card_stays_so_when_another_is_cancelled(gone: int, total: int) -> None:
    cards = {how: hero(effects=[{"verb": "tamper", "how": how}]) for how in ("weaken", "cancel")}
    heroes = [["plain"] * 4, ["weaken", "cancel", "plain", "plain"]]
    table = story_of(side(["p1", "p2", "p2"]), side(["p1"]), heroes=heroes, cards=cards, done=["spy_guilds"])
    play(table, "attempt", "locate_lair", 0)
    play(table, "counter", 0)
    before = totals(table)[0]
    first, second = table.print(table.mission).attributes
    play(table, "lay", "p1", first)
    play(table, "lay", "p2", first)
    play(table, "lay", "p2", second)
    table.play(("weaken", 2))
    table.play(("cancel", gone))
    mine = totals(table)[0]
    assert mine[first] + mine[second] - before[first] - before[second] == total


@rule("THA-R38")
def test_only_the_lead_takes_part_elsewhere() -> None:
    lucky = {"verb": "when", "event": "win", "effects": [{"verb": "gain_vp"}]}
    cards = {"lucky": hero((4, 4, 4), effects=[lucky]), "giant": hero((20, 20, 20))}
    heroes = [["giant", "lucky", "lucky", "lucky"], ["plain"] * 4]
    table = attempt(story_of(heroes=heroes, cards=cards, dice=[1] * 4), "spy_guilds")
    assert table.sides[0].vp == BOX["spy_guilds"].vp


@rule("THA-R39", "THA-R40", "THA-R41", "THA-O45")
@pytest.mark.parametrize("mode", ["story", "story_solo"])
def test_actions_foreign_to_the_story_are_modifiers_only(mode: str) -> None:
    hand = ["cyclops_of_slavit", "supply_wagons"]
    table = table_of(mode, side(hand, deck=DECK))
    assert not offered(table, "play", "cyclops_of_slavit") and offered(table, "play", "supply_wagons")
    with pytest.raises(IllegalOption) as refused:
        table.play(("play", table.sides[0].hand[0], -1))
    assert refused.value.clause == "THA-R39"
    play(table, "attempt", "spy_guilds", 0)
    play(table, "decline") if mode == "story" else None
    assert offered(table, "lay", "cyclops_of_slavit")
    if mode == "story":
        free = table_of(mode, side(hand, deck=DECK), options={"setting_restrictions": False})
        assert offered(free, "play", "cyclops_of_slavit")


@rule("THA-R42")
def test_excluded_lastings() -> None:
    table = story_of(side(["condar_citizen", "sword"], deck=DECK))
    assert not offered(table, "lasting", "condar_citizen") and offered(table, "lasting", "sword")


@rule("THA-R43", "THA-R44", "THA-D28")
def test_play_on_track_lies_on_a_hero() -> None:
    table = story_of(side(["pitfall", "p1"], deck=DECK))
    play(table, "play", "pitfall", 2)
    play(table, "pass")
    play(table, "attempt", "spy_guilds", 0)
    play(table, "counter", 3)
    assert not offered(table, "use")
    idle = story_of(side(["p1"], deck=DECK, tracks=["pitfall"]), lies={})
    play(idle, "attempt", "spy_guilds", 0)
    play(idle, "decline")
    assert len(offered(idle, "use")) == 1  # it lies on place 0
    counter = story_of(side(["p1"], deck=DECK), side(["p1"], deck=DECK, tracks=["pitfall"]))
    play(counter, "attempt", "spy_guilds", 0)
    play(counter, "counter", 0)
    play(counter, "done")
    assert offered(counter, "use")


@rule("THA-R46", "THA-R47", "THA-R48", "THA-R49", "THA-R50", "THA-R51", "THA-R52", "THA-R54")
def test_the_order_of_kurnor() -> None:
    """V30"""
    side_missions = {scene.card for scene in KURNOR.scenes if scene.side}

    def path(*done: str) -> set[str]:
        return open_now(story_of(done=done)) - side_missions

    assert path() == {"spy_guilds"}
    assert path("spy_guilds") == {"locate_lair", "racket"}
    assert path("spy_guilds", "locate_lair") == {"hunt_darkwolf", "racket"}
    assert path("spy_guilds", "racket") == {"locate_lair", "secret_stash", "metbetoch_secrets"}
    optional = {"locate_lair", "secret_stash"}
    for i in range(2, 6):
        assert path(*ORDER[: i + 1]) == {*([ORDER[i + 1]] if i < 5 else ["melok_attack", "jethreki_horde"]), *optional}
    assert path(*ORDER, "jethreki_horde") >= {"secret_door", *optional}
    assert path(*ORDER, "melok_attack") >= {"secret_door"}
    assert BOX["locate_lair"].no == "M16" and BOX["hunt_darkwolf"].no == "M10"


@rule("THA-R53")
def test_a_fork_closes_when_one_branch_is_overcome() -> None:
    table = story_of(side(["p3"] * 3, deck=DECK), done=ORDER, dice=[1, 1, 1])
    assert {"melok_attack", "jethreki_horde"} <= open_now(table)
    attempt(table, "melok_attack", attack=[("p3", 2)] * 3)
    assert "jethreki_horde" not in open_now(table) and "secret_door" in open_now(table)


@rule("THA-R55", "THA-R56", "THA-R35")
def test_places_of_kurnor() -> None:
    wild = {scene.card for scene in KURNOR.scenes if scene.wilderness and not scene.side and not scene.secret}
    urban = {"spy_guilds", "racket", "infiltrate_settlement"}
    path = {scene.card for scene in KURNOR.scenes if not scene.side and not scene.secret}
    assert len(path) == 12 and wild == path - urban
    assert not any(scene.passive for scene in KURNOR.scenes)
    assert sum(scene.side for scene in KURNOR.scenes) >= 4 and sum(scene.secret for scene in KURNOR.scenes) >= 2
    assert sum(VP[s.card] for s in KURNOR.scenes if s.side) >= 12
    assert path_points(Story("p", tuple(s for s in KURNOR.scenes if not s.side)), VP) >= 22


@rule("THA-R58")
def test_there_is_no_collaborative_mode() -> None:
    assert GAME.modes == ("duel", "circle", "story", "solo", "story_solo")


@rule("THA-R59")
def test_with_nothing_left_to_attempt_the_best_share_wins() -> None:
    one, two = side(["p1"] * 6, deck=DECK, vp=5), side(["p1"] * 6, deck=DECK, vp=4)
    every = [scene.card for scene in KURNOR.scenes]
    table = story_of(one, two, scenes={0: every, 1: every})
    play(table, "pass")
    assert table.over and [o.rank for o in table.outcomes] == [1, 2]


@rule("THA-R61")
def test_french_spread_in_a_story() -> None:
    table = story_of(
        side(["p1"] * 4, deck=DECK), done=["spy_guilds"], options={"edition": "fr"}, on={(0, 0): ["sword"] * 5}
    )
    play(table, "attempt", "locate_lair", 0)
    play(table, "decline")
    play(table, "lay", "p1", 1)
    play(table, "lay", "p1", 1)
    assert ("done",) not in table.options  # nobody knows what the dice bring: every attribute counts as behind


@rule("THA-R61", "THA-M18", "THA-M19")
def test_french_spread_against_a_hero_who_counters() -> None:
    table = story_of(
        side(["p1"] * 4, deck=DECK), done=["spy_guilds"], options={"edition": "fr"}, on={(0, 0): ["sword"] * 5}
    )
    play(table, "attempt", "locate_lair", 0)
    play(table, "counter", 0)
    play(table, "lay", "p1", 1)
    play(table, "lay", "p1", 1)
    assert ("done",) in table.options  # 12 against 4 in might: only mind is behind


@rule("THA-R62")
def test_track_words_in_a_story() -> None:
    cards = {"wreck": action({"verb": "remove_mission"}), "orders": action({"verb": "exchange_mission"})}
    table = story_of(
        side(["wreck", "orders", "burned_bridges", "m_might"], deck=DECK),
        options={"setting_restrictions": False}, cards=cards,
    )  # fmt: skip
    assert not offered(table, "play", "wreck") and not offered(table, "play", "orders")
    hand = len(table.sides[0].hand)
    play(table, "play", "burned_bridges")  # its other part, a card, is drawn all the same
    assert len(table.sides[0].hand) == hand and "removed_mission" not in told(table)
    assert ids(table, table.sides[0].discard) == ["burned_bridges"]
    thief = story_of(side(["stolen_glory"], deck=DECK), side(deck=DECK, vp=2), scenes={1: ["spy_guilds", "racket"]})
    play(thief, "play", "stolen_glory", "racket")
    assert [s.vp for s in thief.sides] == [2, 0]
    assert "racket" in ids(thief, thief.sides[1].done) and not thief.sides[0].done  # progress does not move
    three = table_of("story", sides=[side(["stolen_glory"], deck=DECK), side(vp=5), side(vp=5)], seats=3,
                     scenes={1: ["racket"], 2: ["racket"]})  # fmt: skip
    assert len(offered(three, "play", "stolen_glory")) == 1
    play(three, "play", "stolen_glory")
    worth = BOX["racket"].vp
    assert three.asking.__name__ == "take_from" and three.options == [
        ("from", 1),
        ("from", 2),
    ]  # N15: as the thief likes
    play(three, "from", 2)
    assert [s.vp for s in three.sides] == [worth, 5, 5 - worth]


@rule("THA-R62")
def test_the_hero_opposite_is_picked_outside_a_conflict() -> None:
    power = {"verb": "power", "effects": [{"verb": "injure", "whom": "facing"}]}
    table = story_of(
        heroes=[["duellist", "plain", "plain", "plain"], ["plain"] * 4], cards={"duellist": hero(effects=[power])}
    )
    play(table, "power", 0)
    assert table.asking.__name__ == "do_at" and table.options == [("target", 4 + place) for place in range(4)]
    play(table, "target", 6)
    assert [place.injured for place in table.sides[1].places] == [False, False, True, False]


@rule("THA-R43", "THA-D43")
def test_a_card_in_a_track_goes_with_its_hero_in_a_story() -> None:
    table = story_of(side(["flank"], deck=DECK), on_track={(0, 0): ["pitfall"]})
    play(table, "play", "flank", 0)
    play(table, "place_of", 3)
    assert list(table.lies.values()) == [3]


@rule("THA-O53", "THA-O41")
def test_the_order_in_which_rivals_follow_the_story() -> None:
    path = [scene.card for scene in KURNOR.scenes if not scene.side and not scene.secret]
    numbers = [BOX[card].no for card in path]
    assert numbers == ["M22", "M16", "M10", "M23", "M29", "M21", "M24", "M20", "M11", "M3", "M26", "M17"]
    table = story_of(done=["spy_guilds", "locate_lair"])
    assert table.print(first_open(table, 0)).id == "hunt_darkwolf"


TWO_KEYS = {
    "name": "keys",
    "scenes": [
        {"card": "M22", "unlocks": True},
        {"card": "M23", "unlocks": True},
        {"card": "M24", "after": ["M22", "M23"]},
        *({"card": card, "side": True} for card in ("M34", "M37", "M41", "M1", "M12", "M6", "M32", "M33", "M40")),
        {"card": "M36", "secret": True},
        {"card": "M39", "secret": True},
    ],
}


@rule("THA-R18", "THA-R63")
def test_a_secret_is_open_to_those_who_completed_what_turned_it_up() -> None:
    words = {"decks": {"story": TWO_KEYS}, "options": {"rapid": True}}
    table = story_of(**words, scenes={0: ["M22"], 1: ["M23"]}, secret=["M36", "M39"])
    assert not table.secret and open_now(table, 0) & {"sunken_ruins", "ocean_of_kandor"} == {"ocean_of_kandor"}
    assert open_now(table, 1) & {"sunken_ruins", "ocean_of_kandor"} == {"sunken_ruins"}
    assert "scare_tactics" not in open_now(table, 0) | open_now(table, 1)  # it needs both (R20)
    both = story_of(**words, scenes={0: ["M22", "M23"], 1: ["M22"]}, secret=["M36", "M39"])
    assert "scare_tactics" in open_now(both, 0)
    assert {"sunken_ruins", "ocean_of_kandor"} <= open_now(both, 0)
    assert open_now(both, 1) & {"sunken_ruins", "ocean_of_kandor"} == {"ocean_of_kandor"}
    played = story_of(side(["p3"] * 2, deck=DECK), scenes={0: ["M22", "M23"], 1: ["M22", "M23", "M21"]}, dice=[1, 1])
    attempt(played, "secret_stash", attack=[("p3", 1), ("p3", 1)])
    assert not played.secret and open_now(played, 0) == open_now(played, 1)  # the same mission turned both up


@rule("THA-R09", "THA-B24")
def test_a_story_names_its_missions_by_number_and_every_mistake_is_told() -> None:
    def wrong(story: Any, seats: Any = None) -> list[tuple[str, str]]:
        with pytest.raises(SetupError) as caught:
            GAME.new("story", decks={"story": story, "seats": seats or ["imperial", "darkun"]}, key=bytes(16))
        return [(problem.where, problem.clause) for problem in caught.value.problems]

    found, problems = read_story(GAME.setup("story"), TWO_KEYS, "story")
    assert not problems and found is not None
    assert found.scenes[2].card == "scare_tactics" and found.scenes[2].after == ("spy_guilds", "racket")
    scenes = [{"card": "M23", "aftr": 1, "side": 3}, {"card": 5}, "M22", {"side": True}]
    places = [place for place, _ in wrong({"name": "x", "scenes": scenes, "more": 1})]
    assert places == [
        "decks.story",
        "decks.story.racket",
        "decks.story.racket",
        "decks.story.scenes.1",
        "decks.story.scenes.2",
        "decks.story.scenes.3",
    ]
    lists = {"name": "x", "scenes": [{"card": "M23"}], "actions": ["A6", "L1", "what"], "no_lastings": ["L3", "A1"]}
    assert {place for place, _ in wrong(lists)} == {
        "decks.story.actions.guardian",
        "decks.story.actions.what",
        "decks.story.no_lastings.spinocanth_strike",
    }
    circle = [{"card": "M22"}, {"card": "M23", "after": ["M24"]}, {"card": "M24", "after": ["M23"]}]
    clauses = [clause for _, clause in wrong({"name": "x", "scenes": circle})]
    assert clauses.count("THA-R10") == 2 and "THA-R12" in clauses  # the points are told beside the dead ends
    thin = {"heroes": ["sable", "tamsin", "tebezil", "krisoss"], "cards": {"guardian": 1}}
    assert {"THA-R09", "THA-B01", "THA-R02"} <= {c for _, c in wrong({"name": "x", "scenes": "?"}, [thin, None])}
    assert {"THA-R12", "THA-B01"} <= {c for _, c in wrong({"name": "x", "scenes": circle[:1]}, [thin, None])}


@rule("THA-B25", "THA-R41", "THA-R40")
def test_the_place_of_a_story_is_its_own() -> None:
    for options in (
        {"campaign": True, "place": "urban"},
        {"setting_restrictions": False, "campaign": True, "place": "urban"},
    ):
        table = story_of(side(["troll_raid", "pickpocket"], deck=DECK), options=options)
        assert offered(table, "play", "troll_raid") and offered(table, "play", "pickpocket")


@rule("THA-R13", "THA-R64")
def test_a_side_mission_does_not_wait_for_who_has_left() -> None:
    table = table_of("story", seats=3, sides=[side(deck=DECK)] * 3, scenes={0: ["M5", "M32"], 1: ["M5"], 2: ["M32"]})
    assert {"guard_caravan", "win_tournament"} <= set(ids(table, table.missions))
    table.play(CONCEDE, 2)
    assert "guard_caravan" not in ids(table, table.missions) and "win_tournament" in ids(table, table.missions)


@rule("THA-R36", "THA-R37")
def test_a_story_may_say_outright_who_must_be_there() -> None:
    wild = {"card": "M22", "wilderness": True, "party": False}, {"card": "M23", "party": True}
    story = {"name": "wild", "scenes": [*wild, *TWO_KEYS["scenes"][3:12]]}
    three = [["plain", "plain", "plain", ""], ["plain"] * 4]
    for edition in ("en", "fr"):
        options = {"edition": edition, "rapid": True}
        table = story_of(decks={"story": story}, options=options, heroes=three)
        assert offered(table, "attempt", "spy_guilds") and not offered(table, "attempt", "racket")


@rule("THA-S26", "THA-R57")
def test_of_condar_only_missions_fill_a_story_deck() -> None:
    setup = GAME.setup("story")
    for card, refused in (("riot", True), ("condar_citizen", True), ("heros_rest", False)):
        clauses = [problem.clause for problem in check_cards(setup, {card: 1}, "deck")]
        assert ("THA-S26" in clauses) is refused
    duel = [problem.clause for problem in check_cards(GAME.setup(), {"heros_rest": 1}, "deck")]
    assert "THA-S26" in duel


@rule("THA-X01", "THA-R12")
def test_the_check_of_points_rounds_a_rapid_target_up() -> None:
    heroes = ["tebezil", "imperial_tracker", "tamsin", "imperial_healer"]  # 6, 7, 4 and 8
    assert target_of(GAME.setup("story"), heroes) == 25
    assert target_of(GAME.setup("story", options={"rapid": True}), heroes) == 13
