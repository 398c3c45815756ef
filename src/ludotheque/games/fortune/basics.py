"""What every chapter uses: turn order, coins, decks, and the figures that cards change."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import step

from .cards import ADVENTURE, ARTIFACT, DANGER, DECKS, LOCATION, SHEET, SHOP, Adventure, Ally, Carried, Enemy
from .table import Fortune, Pause, Player, Site, Trial
from .traits import (
    DangerNumber,
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
FIGURES = {"nazi": 16, "mob": 8}
TEMPLE_FIGURES = 8
ARTIFACTS = 4

CHART = {  # FAG-O04 heroes: fortune, villains, track
    1: (15, 2, 20),
    2: (20, 2, 15),
    3: (30, 2, 15),
    4: (40, 2, 15),
    5: (45, 3, 20),
    6: (55, 3, 20),
    7: (55, 3, 20),
    8: (60, 3, 20),
}


def coop(table: Fortune) -> bool:
    return table.setup.mode.name[0] == "c"


def clan_of(table: Fortune) -> str:
    """FAG-O02 The organisation the heroes play against; none in competitive play."""
    name = table.setup.mode.name
    return name[5:] if name[0] == "c" else ""


def in_play(table: Fortune, module: str) -> bool:
    """FAG-S29 FAG-S35 Whether what a card speaks of is in this game; a team has no rivals to slow down (FAG-V02)."""
    if module == "rivals":
        return not coop(table)
    return not module or bool(table.setup.options.get(module, True))


def order(table: Fortune) -> list[int]:
    """FAG-I08 Seats in turn order, from the first player on."""
    n, first = len(table.heroes), table.first
    return [*range(first, n), *range(first)]


def standing(table: Fortune, space: str) -> list[int]:
    """FAG-M19 The heroes on their feet in a space, in turn order."""
    heroes = table.heroes
    return [seat for seat in order(table) if heroes[seat].space == space and not heroes[seat].ko]


def d3(table: Fortune) -> int:
    """FAG-S03 One D6 read as 1 to 3."""
    return (table.dice.roll() + 1) // 2


def amount(table: Fortune, n: Any) -> int:
    """FAG-S03 A number on a card, or the die it names."""
    if n == "d3":
        return d3(table)
    return table.dice.roll() if n == "d6" else int(n)


def site_at(table: Fortune, space: str) -> Site | None:
    for site in table.sites:
        if site.space == space:
            return site
    return None


# Coins ----------------------------------------------------------------------------------------------------------------


def gain_glory(table: Fortune, seat: int, n: int) -> None:
    if n > 0:
        table.heroes[seat].glory += n
        table.say("glory", seat=seat, n=n)


def gain_fortune(table: Fortune, seat: int, n: int) -> None:
    """FAG-O08 FAG-O38 Fortune is one's own, or the team's; the team's is counted at once."""
    if n <= 0:
        return
    table.say("fortune", seat=seat, n=n)
    if coop(table):
        table.fund += n
        table.do(count_up)
    else:
        table.heroes[seat].fortune += n


def purse(table: Fortune, seat: int) -> int:
    """FAG-O08 What this hero can spend."""
    return table.fund if coop(table) else table.heroes[seat].fortune


def pay_fortune(table: Fortune, seat: int, n: int) -> int:
    """Take up to n fortune; tells how much there was."""
    if coop(table):
        paid = min(n, table.fund)
        table.fund -= paid
    else:
        hero = table.heroes[seat]
        paid = min(n, hero.fortune)
        hero.fortune -= paid
    return paid


def goal(table: Fortune) -> int:
    """FAG-O04 FAG-O05 FAG-O37 The fortune the team needs, by the number of heroes."""
    return CHART[len(table.heroes)][0] + int(table.setup["coop_chart_shift"])


def track_end(table: Fortune) -> int:
    """FAG-O04 FAG-O39 Where the villain track ends."""
    return CHART[len(table.heroes)][2]


@step("FAG-O37", "FAG-O38", "FAG-O39", "FAG-O40")
def count_up(table: Fortune) -> None:
    """FAG-O37 FAG-O38 FAG-O39 FAG-O40 The track at its end loses the game; enough shared fortune wins it; loss comes
    first.
    """
    n = len(table.heroes)
    if table.track >= track_end(table):
        table.say("lost", n=table.track)
        table.end([0.0] * n, [2] * n)
    elif table.fund >= goal(table):
        table.say("team_won", n=table.fund)
        table.end([1.0] * n, [1] * n)


# Decks ----------------------------------------------------------------------------------------------------------------


def draw(table: Fortune, deck: int) -> int:
    """FAG-S21 The top card; an empty deck is made anew from its discard pile; -1 if both are empty."""
    cards = table.decks[deck]
    if deck == DANGER:
        return _draw_danger(table, cards)
    if not cards:
        if not table.piles[deck]:
            return -1
        renew(table, deck)
    return cards.pop()


def _draw_danger(table: Fortune, cards: list[int]) -> int:
    """FAG-D23 FAG-D24 FAG-D25 Any card of the shuffled deck, or the bottom card when the deck goes round."""
    if not cards:
        return -1
    if table.setup["danger_deck"] == "cycle_bottom":
        return cards.pop(0)
    i = table.dice.below(len(cards))
    cards[i], cards[-1] = cards[-1], cards[i]
    return cards.pop()


def renew(table: Fortune, deck: int) -> None:
    """FAG-S22 FAG-S23 The whole discard pile is shuffled into a fresh deck."""
    cards = table.decks[deck]
    cards += table.piles[deck]
    table.piles[deck] = []
    table.shuffle(cards)


def discard(table: Fortune, card: int) -> None:
    """FAG-S17 FAG-S20 FAG-S22 FAG-G14 FAG-D26 To its discard pile, its deck or the shop; a shuffle icon renews the
    deck.
    """
    lib = table.lib
    deck = lib.deck[card]
    if deck == SHOP:
        table.shop.append(card)
    elif deck == DANGER:
        table.decks[DANGER].append(card)
    elif deck != SHEET:
        table.piles[deck].append(card)
        if lib.cards[card].shuffle:
            table.say("shuffled", deck=DECKS[deck])
            renew(table, deck)


def draw_location(table: Fortune) -> Any:
    """FAG-S17 FAG-S18 A location card, discarded as soon as it has been read."""
    card = draw(table, LOCATION)
    location = table.lib.cards[card]
    discard(table, card)
    return location


def random_location(table: Fortune) -> str:
    """FAG-S18 The area of a location card."""
    return str(draw_location(table).area)


def random_city(table: Fortune) -> str:
    """FAG-S18 The city of a location card."""
    return str(draw_location(table).city)


# Dice -----------------------------------------------------------------------------------------------------------------


def target_of(trial: Trial) -> int:
    """FAG-T17 The number to reach, between 2 and 6 whatever changes it."""
    return min(6, max(2, trial.target))


def hits_in(dice: list[int], least: int = 4) -> int:
    """FAG-C02 Every die of 4 or more is a hit."""
    n = 0
    for face in dice:
        if face >= least:
            n += 1
    return n


# Artifacts on the board -----------------------------------------------------------------------------------------------


def place_pair(table: Fortune, artifact: int = -1) -> Site | None:
    """FAG-S15 FAG-S16 FAG-S31 FAG-E17 FAG-E18 An artifact and its adventure at a random location without one."""
    if len(table.sites) >= len(table.decks[LOCATION]) + len(table.piles[LOCATION]):
        return None
    if artifact < 0:
        artifact = _draw_artifact(table)
    adventure = draw(table, ADVENTURE)
    if artifact < 0 or adventure < 0:
        for card in (artifact, adventure):
            if card >= 0:
                discard(table, card)
        return None
    location = draw_location(table)
    while site_at(table, location.area) is not None:
        location = draw_location(table)
    space: str = location.area
    site = Site(space=space, pair=[artifact, adventure])
    table.sites.append(site)
    fact = table.lib.cards[artifact]
    if fact.temple:
        site.temple, site.coins = True, fact.fortune
    settle_bonus(table, site, location.gold)
    table.say("placed", artifact_card=artifact, adventure_card=adventure, space=space)
    return site


def _draw_artifact(table: Fortune) -> int:
    """FAG-P22 An artifact card; a temple without a figure left for it is drawn again."""
    for _ in range(len(table.lib.numbers(ARTIFACT))):
        card = draw(table, ARTIFACT)
        if card < 0 or not table.lib.cards[card].temple or temples_left(table) > 0:
            return card
        discard(table, card)
    return -1


def temples_left(table: Fortune) -> int:
    used = sum(site.temple for site in table.sites) + sum(hero.treasures for hero in table.heroes)
    return TEMPLE_FIGURES - used - table.org_treasures


def settle_bonus(table: Fortune, site: Site, gold: int = 0) -> None:
    """FAG-J03 FAG-J04 FAG-J15 FAG-J16 FAG-S24 Two fortune for an adventure in the deep jungle; elsewhere, the gold on the
    location card.
    """
    jungle = site.space in table.lib.jungle
    bonus = (2 if table.setup["deep_jungle"] else 0) if jungle else gold
    if site.temple:
        site.coins += bonus
    else:
        site.bonus = bonus


def drop_pair(table: Fortune, site: Site) -> None:
    """The pair of a site goes to the discard piles."""
    for card in site.pair:
        discard(table, card)
    site.pair = []


def danger_number(table: Fortune, site: Site) -> int:
    """FAG-A08 FAG-P23 The Danger number of an adventure, with what its text says."""
    adventure = table.lib.cards[site.pair[1]]
    number: int = adventure.danger
    if table.setup["adventure_text"]:
        number += sum(trait.n for trait in adventure.traits if type(trait) is DangerNumber)
    return number


def worth_of(table: Fortune, site: Site) -> int:
    """FAG-W12 What a site is worth to villains: printed Fortune and the coins under the skull; a temple, its coins
    left.
    """
    if site.temple:
        return site.coins
    fortune: int = table.lib.cards[site.pair[0]].fortune
    return fortune + site.bonus


# Tests and fights within others ---------------------------------------------------------------------------------------


def pause(table: Fortune) -> bool:
    """FAG-V16 What is going on waits for what a card brings; tells whether there was anything."""
    if table.trial is None and table.melee is None:
        return False
    table.paused.append(Pause(trial=table.trial, melee=table.melee))
    table.trial = table.melee = None
    return True


def end_trial(table: Fortune) -> None:
    """FAG-T12 A test is over; one that waited for it goes on."""
    if table.trial is not None and table.trial.nested:
        _resume(table)
    else:
        table.trial = None


def end_melee(table: Fortune) -> None:
    """FAG-C09 A fight is over; what waited for it goes on."""
    if table.melee is not None and table.melee.nested:
        _resume(table)
    else:
        table.melee = None


def _resume(table: Fortune) -> None:
    waited = table.paused.pop()
    table.trial, table.melee = waited.trial, waited.melee


# What cards make of a hero --------------------------------------------------------------------------------------------


def refresh(table: Fortune, hero: Player) -> None:
    """FAG-G04 FAG-G08 FAG-G20 FAG-K16 Count every card a hero carries, and the moments at which the player might act."""
    lib = table.lib
    cards = lib.cards
    number = lib.of[hero.who][0]
    sheet = cards[number]
    stats = [sheet.combat, sheet.agility, sheet.cunning, sheet.lore, sheet.health, sheet.defence, *[0] * 8, -1, 0]
    own = [number, *hero.gear, *hero.allies]
    _count(stats, sheet.traits)
    for card in own[1:]:
        _count(stats, cards[card].traits)
    if (hero.loot or hero.tales) and table.setup["adventure_text"]:
        for card in (*hero.loot[1::2], *hero.tales):
            _count(stats, cards[card].traits)
    for card in table.remains:
        _count(stats, cards[card].traits)
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
    if not keywords:
        return 0
    dice, cards = 0, table.lib.cards
    for own in (*hero.gear, *hero.allies):
        for trait in cards[own].traits:
            if type(trait) is Keyword and trait.keyword in keywords:
                dice += trait.n
    for trait in cards[table.lib.of[hero.who][0]].traits:
        if type(trait) is Keyword and trait.keyword in keywords:
            dice += trait.n
    return dice


def all_traits(table: Fortune, hero: Player) -> list[Any]:
    """Every trait a hero has from sheet, gear and allies."""
    cards = table.lib.cards
    own = [table.lib.of[hero.who][0], *hero.gear, *hero.allies]
    return [trait for card in own for trait in cards[card].traits]


def has_trait(table: Fortune, name: str, kind: type) -> bool:
    """Whether a villain or an enemy, by its id, has a trait."""
    return any(type(trait) is kind for trait in table.setup.box[name].traits)


def enemy_of(table: Fortune, name: str) -> Enemy:
    enemy: Enemy = table.setup.box[name]
    return enemy


def adventure_of(table: Fortune, site: Site) -> Adventure:
    adventure: Adventure = table.lib.cards[site.pair[1]]
    return adventure


def is_gear(table: Fortune, card: int) -> bool:
    """FAG-G15 FAG-Y19 Whether a carried card counts as Gear (else it is an Ally)."""
    fact = table.lib.cards[card]
    return isinstance(fact, Carried) or getattr(fact, "style", "") == "gear"


def is_ally(table: Fortune, card: int) -> bool:
    """FAG-G15 FAG-Y19 Whether a card is carried as an Ally."""
    fact = table.lib.cards[card]
    return isinstance(fact, Ally) or getattr(fact, "style", "") == "ally"


def figures_left(table: Fortune, clan: str) -> int:
    """FAG-C33 FAG-N09 Henchman figures of a clan not on the board."""
    used = sum(1 for each in table.henchmen.values() if each == clan)
    if clan == "nazi":
        used += sum(villain.guards for villain in table.villains)
    return FIGURES[clan] - used
