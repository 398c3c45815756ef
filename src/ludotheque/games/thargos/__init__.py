"""Cursed Empire: Heroes of Thargos. Four heroes, secret modifiers, missions to win. The whole game is in this folder."""

from ludotheque.kernel import Game, Mode, Setting, switch

from . import ending, opening, positions
from .bot import evaluate, metrics, traits
from .bringing import check_decks, make_pool
from .cards import Card
from .log import MOST_TURNS
from .stories import ready_made as stories
from .table import Thargos
from .view import ThargosView
from .workshops import workshops

EDITION = Setting("edition", "en", ("en", "fr"))
RAPID = switch("rapid", False, "THA-X01")
REFILL = Setting("refill", "at_once", ("at_once", "own_turn"), clause="THA-M35")
LAST_DITCH = switch("last_ditch", False, "THA-X04")
FACTIONS = switch("factions", False, "THA-X11")
MULTI = Setting("multi_attribute", "base", ("base", "variant"), clause="THA-X19")
POINTS = Setting("points_build", 0, (0, *range(60, 181)), clause="THA-B13")
SPLIT = Setting("deck_split", "balanced", ("balanced", "free"), clause="THA-B03")
CONDAR = Setting("condar", "exclude", ("exclude", "include"), clause="THA-S26")
CAMPAIGN = switch("campaign", False, "THA-B20")
PLACE = Setting("place", "none", ("none", "urban", "wilderness"), clause="THA-B25")
STALEMATE = Setting("stalemate_rounds", 3, low=0, high=MOST_TURNS, clause="THA-E13")
RESTRICTIONS = switch("setting_restrictions", True, "THA-R40")
CACHE = Setting("solo_cache_delta", 0, (-1, 0, 1), clause="THA-O32")
INFAMY = Setting("solo_infamy_start", 0, low=0, high=6, clause="THA-O34")
RIVAL_EFFECTS = Setting("rival_effects", "automatic", ("automatic", "all"), clause="THA-O35")
DIFFICULTY = Setting(
    "story_solo_difficulty", "edition", ("edition", "none", "easy", "medium", "hard"), clause="THA-O42"
)
OPPONENT = Setting("story_solo_opponent", "edition", ("edition", "pushback", "rival"), clause="THA-O39")
STORY = Setting("story", "kurnor", tuple(stories()), clause="THA-R09")

COMMON = (EDITION, RAPID, LAST_DITCH, FACTIONS, MULTI, POINTS, SPLIT, CONDAR, CAMPAIGN, PLACE, STALEMATE)


def first_player(default: str) -> Setting:
    return Setting("first_player", default, ("d6", "hero_draw", "pam_draw", "seat"), clause="THA-S06")


def pool(default: str) -> Setting:
    return Setting("pool", default, ("auto", "shared", "own"), clause="THA-S28")


def undead_seats(seats: int) -> Setting:
    """Which seats play undead, a bit for each: 1 the first, 2 the second, 3 both …"""
    return Setting("undead_seats", 0, low=0, high=2**seats - 1, clause="THA-U02")


RIVALS = (CACHE, INFAMY, RIVAL_EFFECTS)

game = Game(
    name="thargos",
    version="3",
    folder=__file__,
    table=Thargos,
    modes=[
        Mode("duel", (2,), opening.begin, (*COMMON, REFILL, first_player("d6"), pool("shared"), undead_seats(2))),
        Mode(
            "circle",
            (3, 4, 5, 6),
            opening.begin,
            (*COMMON, REFILL, first_player("pam_draw"), pool("own"), undead_seats(6)),
        ),
        Mode(
            "story",
            (2, 3, 4, 5, 6),
            opening.begin,
            (*COMMON, first_player("pam_draw"), pool("auto"), undead_seats(6), STORY, RESTRICTIONS),
        ),
        Mode(
            "solo",
            (1,),
            opening.begin,
            (*COMMON, REFILL, pool("shared"), undead_seats(2), *RIVALS),
            automata=("rivals",),
        ),
        Mode(
            "story_solo",
            (1,),
            opening.begin,
            (*COMMON, pool("shared"), undead_seats(2), STORY, RESTRICTIONS, *RIVALS, DIFFICULTY, OPPONENT),
            automata=("rivals",),
        ),
    ],
    view=ThargosView(),
    icon="crossed-swords",
    cards=Card,
    evaluate=evaluate,
    metrics=metrics,
    traits=traits,
    back=positions.back,
    redeal=positions.redeal,
    workshops=workshops,
    check_decks=check_decks,
    prepare=make_pool,
    concede=ending.resign,
    may_leave=ending.may_resign,
    bars={"duel": {"gin_rummy": 1.0, "clone_us": 10.0}},
    layout=positions.layout,
    arrange=positions.arrange,
    find_cards=positions.find_cards,
    check=positions.check,
)
