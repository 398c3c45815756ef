"""Hismment: two decks of forty cards, three prisoners each, and a field of six by six between two Hearts."""

from ludotheque.kernel import Game, Mode, Setting, Setup, switch

from . import lineup, position, prelude
from .bot import evaluate, metrics, traits
from .cards import Card
from .decks import check_decks
from .ending import concede
from .kit import DECK, Kit
from .table import Hismment
from .view import HismmentView
from .words import TERRAIN
from .workshops import workshops

SETTINGS = (
    Setting("terrain_drawer", "seat1", ("seat1", "seat2"), clause="HIS-S06"),
    Setting("first_player", "terrain_rule", ("terrain_rule", "seat1", "seat2", "random"), clause="HIS-S07"),
    Setting("phase_order", "strict", ("strict", "open_middle"), clause="HIS-T04"),
    Setting("draw_and_roll", "mandatory", ("mandatory", "optional"), clause="HIS-T03"),
    Setting("releases_per_turn", "any", ("any", "one"), clause="HIS-L04"),
    Setting("luck_income", "field", ("field", "freed", "all"), clause="HIS-E07"),
    Setting("power_uses", "once_per_turn", ("once_per_turn", "unlimited"), clause="HIS-T12"),
    Setting("attack_chain", "shared", ("shared", "per_type"), clause="HIS-A07"),
    Setting("level_chain", "history", ("history", "current"), clause="HIS-A08"),
    Setting("equipment_tick", "always", ("always", "field_only"), clause="HIS-A20"),
    Setting("start_layout", "centre", ("centre", "corner"), clause="HIS-M02"),
    Setting("occupied_start", "push_back", ("push_back", "block"), clause="HIS-M13"),
    Setting("sorcerer_metric", "square", ("square", "orthogonal"), clause="HIS-C10"),
    Setting("element_table", "printed", ("printed", "amended"), clause="HIS-X10"),
    Setting("reinforcements", "off", ("off", "on"), clause="HIS-L17"),
    Setting("chapter_copies_max", 0, low=0, high=34, clause="HIS-K07"),
    Setting("no_progress_rounds", 10, low=0, high=100, clause="HIS-Q10"),
    Setting("max_rounds", 60, low=0, high=500, clause="HIS-Q11"),
    switch("open_decklists", False, clause="HIS-K14"),
)


def back(table: Hismment, card: int) -> object:
    """Hidden cards differ from outside by their deck; Terrains are only ever in hands, heroes to pick from on benches."""
    owner = card // DECK
    if owner > 1:  # a card of the catalogue, in a position
        owner = next(
            (side.seat for side in table.sides if card in side.hand + side.pile + side.bench + side.picked), -1
        )
    picking = any(card in side.bench or card in side.picked for side in table.sides)
    return owner, table.setup.kit.kind[card] == TERRAIN, picking


def prepare(setup: Setup) -> Kit:
    """The printed facts of the cards of a match."""
    return Kit(setup, catalogue=False)


game = Game(
    name="hismment",
    version="4",
    folder=__file__,
    table=Hismment,
    modes=[Mode("duel", seats=(2,), start=prelude.set_up, settings=SETTINGS)],
    view=HismmentView(),
    icon="crossed-swords",
    cards=Card,
    evaluate=evaluate,
    back=back,
    concede=concede,
    prepare=prepare,
    bars={"duel": {"gin_rummy": 0.8, "clone_us": 15.0}},
    traits=traits,
    metrics=metrics,
    workshops=workshops,
    check_decks=check_decks,
    layout=position.layout,
    arrange=position.arrange,
    find_cards=lineup.find_cards,
    check=position.check,
)
