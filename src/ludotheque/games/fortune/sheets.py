"""What cards make of a hero: the figures that sheet, gear, allies and lasting events add up to."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.steps import step_called

from .cards import Ally, Carried
from .table import Fortune, Player
from .traits import (
    Defence,
    Discount,
    EscapeTrait,
    Explorer,
    FightGlory,
    Flight,
    Health,
    Keyword,
    Loyal,
    Recover,
    Shadow,
    SkillTrait,
    Stride,
    TwoEvents,
)

# What ``stats`` counts, by place.
COMBAT, AGILITY, CUNNING, LORE, HEALTH, DEFENCE, STRIDE, ESCAPE = range(8)
EXPLORE, SNEAK, FIGHT_GLORY, DISCOUNT, RECOVER, LOYAL, FLIGHT, TWO = range(8, 16)
SKILL_NO = {"combat": COMBAT, "agility": AGILITY, "cunning": CUNNING, "lore": LORE}
FLAT: dict[type, int] = {
    Defence: DEFENCE,
    Health: HEALTH,
    Stride: STRIDE,
    EscapeTrait: ESCAPE,
    Explorer: EXPLORE,
    Shadow: SNEAK,
    FightGlory: FIGHT_GLORY,
    Discount: DISCOUNT,
    Recover: RECOVER,
    Loyal: LOYAL,
}
LIMIT = 3


def tellings(table: Fortune, hero: Player) -> list[int]:
    """FAG-P21 FAG-P23 FAG-V03 What else speaks of a hero: the adventures of what is carried, and cards that remain in
    play.
    """
    if (hero.loot or hero.tales) and table.setup["adventure_text"]:
        return [*hero.loot[1::2], *hero.tales, *table.remains]
    return table.remains


def refresh(table: Fortune, hero: Player) -> None:
    """FAG-G04 FAG-G08 FAG-G20 FAG-K02 FAG-K16 Count every card a hero carries, and the moments at which the player
    might act; whoever loses Health may fall. While heroes are being chosen some have no sheet yet.
    """
    if not hero.who:
        return
    lib = table.lib
    cards = lib.cards
    number = lib.of[hero.who][0]
    sheet = cards[number]
    stats = [sheet.combat, sheet.agility, sheet.cunning, sheet.lore, sheet.health, sheet.defence, *[0] * 8, -1, 0]
    own = [number, *hero.gear, *hero.allies]
    for card in own:
        _count(stats, cards[card].traits)
    for card in tellings(table, hero):
        _count(stats, cards[card].traits)
    if hero.wounds and hero.stats and stats[HEALTH] < hero.stats[HEALTH]:
        table.do(step_called("fortune.weakened"), hero.seat)  # by name: that chapter needs this one
    hero.stats = tuple(stats)
    reach = 0
    if not hero.ko:
        windows = lib.windows
        for card in hero.hand:
            reach |= windows[card]
        for card in own:
            if windows[card] and card not in hero.flipped:
                reach |= windows[card]
    hero.reach = reach
    alert = 0
    for each in table.heroes:
        alert |= each.reach
    table.alert = alert


def _count(stats: list[int], traits: tuple[Any, ...]) -> None:
    for trait in traits:
        kind = type(trait)
        if kind is SkillTrait:
            stats[SKILL_NO[trait.skill]] += trait.n
        elif kind is Flight:
            stats[FLIGHT] = trait.price
        elif kind is TwoEvents:
            stats[TWO] = 1
        elif kind in FLAT:
            stats[FLAT[kind]] += trait.n


def refresh_all(table: Fortune) -> None:
    for hero in table.heroes:
        refresh(table, hero)


def keyword_dice(table: Fortune, hero: Player, card: int) -> int:
    """FAG-D14 FAG-S30 Bonus dice for the keywords of the card being faced."""
    if card < 0:
        return 0
    keywords = getattr(table.lib.cards[card], "keywords", ())
    dice, cards = 0, table.lib.cards
    for own in (table.lib.of[hero.who][0], *hero.gear, *hero.allies, *tellings(table, hero)):
        for trait in cards[own].traits:
            if type(trait) is Keyword and trait.keyword in keywords:
                dice += trait.n
    return dice


def all_traits(table: Fortune, hero: Player) -> list[Any]:
    """Every trait a hero has from sheet, gear and allies."""
    return traits_of(table, [table.lib.of[hero.who][0], *hero.gear, *hero.allies])


def traits_of(table: Fortune, own: list[int]) -> list[Any]:
    cards = table.lib.cards
    return [trait for card in own for trait in cards[card].traits]


def is_gear(table: Fortune, card: int) -> bool:
    """FAG-G15 FAG-Y19 Whether a carried card counts as Gear (else it is an Ally)."""
    fact = table.lib.cards[card]
    return isinstance(fact, Carried) or getattr(fact, "style", "") == "gear"


def is_ally(table: Fortune, card: int) -> bool:
    """FAG-G15 FAG-Y19 Whether a card is carried as an Ally."""
    fact = table.lib.cards[card]
    return isinstance(fact, Ally) or getattr(fact, "style", "") == "ally"
