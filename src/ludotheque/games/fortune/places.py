"""Positions and guesses: what may lie where, and what others may hold."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Dice, Problem, Setup

from .basics import FIGURES, clan_of, coop, figures_left
from .cards import ADVENTURE, ARTIFACT, DANGER, DECKS, EVENT, SHEET, SHOP, library
from .contradictions import contradictions
from .faults import faults
from .raids import HOLD
from .rounds import deck_list, lay_out
from .sheets import LIMIT, is_ally, is_gear, refresh_all
from .sites import TEMPLE_FIGURES, settle_bonus, temples_left
from .table import Fortune, Player
from .windows import holdable
from .wounds import breaking_point

STATES = ("ko", "delayed", "ready", "deployed")
PHASES = ("", "initiative", "movement", "adventure", "villain", "end")


def back(table: Fortune, card: int) -> int:
    """FAG-S20 Cards of one deck look alike from behind."""
    return table.lib.deck[card]


def redeal(table: Fortune, seat: int, dice: Dice) -> None:
    """FAG-V01 FAG-V04 FAG-Y04 A guessed hand holds only cards that can be in a hand: others are swapped with the deck."""
    known = table.known
    for hero in table.heroes:
        if hero.seat == seat:
            continue
        for i, card in enumerate(hero.hand):
            if known.get(card, 0) >> seat & 1 or holdable(table, card):
                continue
            deck = table.decks[table.lib.deck[card]]
            places = [j for j, other in enumerate(deck) if holdable(table, other)]
            if places:
                j = places[dice.below(len(places))]
                hero.hand[i], deck[j] = deck[j], card
    refresh_all(table)


# Positions ------------------------------------------------------------------------------------------------------------


def layout(table: Fortune) -> None:
    """FAG-S10 FAG-S13 Before any word is read: no decks yet, and nobody has a hero."""
    lay_out(table)
    table.decks = [[] for _ in table.decks]
    table.shop = []
    table.out = []
    table.round = 1


def arrange(table: Fortune, words: dict[str, Any], problems: list[Problem]) -> None:
    """FAG-S14 FAG-S20 FAG-S27 For positions: cards not named go to their decks, below those that were; items to the shop.

    ``deck={"event": ["second_wind"]}`` puts these on top, the last one drawn first, ``pile`` on the discard pile;
    ``dangers=["boat_chase"]`` leaves no other danger in the game; of several, the first lies at the bottom, where a deck
    that goes round is drawn from.
    """
    lib = table.lib
    kept = words.pop("dangers", None)
    kept = [kept] if isinstance(kept, str) else kept
    if kept is not None:
        _only_dangers(table, kept, problems)
    for word, zones in (("deck", table.decks), ("pile", table.piles)):
        for name, cards in dict(words.pop(word, {})).items():
            if name in DECKS:
                named = [cards] if isinstance(cards, str) else cards
                _lay(table, f"{word}.{name}", named, zones[DECKS.index(name)], problems)
            else:
                problems.append(Problem(f"{word}.{name}", f"there is no such deck; there are {', '.join(DECKS)}"))
    placed = _placed(table)
    for deck in range(len(DECKS)):
        wanted = deck_list(table, deck) if coop(table) or DECKS[deck] != "plot" else []
        table.decks[deck][:0] = [card for card in wanted if card not in placed]
    if kept:
        table.decks[DANGER].sort(key=lambda card: kept.index(lib.ids[card]) if lib.ids[card] in kept else -1)
    table.shop += [card for card in lib.numbers(SHOP) if card not in placed]
    placed = _placed(table)
    table.out += [card for card in range(len(lib.ids)) if card not in placed and lib.deck[card] != SHEET]
    named = {hero.who for hero in table.heroes}
    others = (who for who in lib.heroes if who not in named)
    for hero in table.heroes:
        hero.who = hero.who or next(others)
        if hero.who not in lib.heroes:
            problems.append(Problem(f"heroes.{hero.seat}.who", f"no hero is called {hero.who!r}"))
            return
        hero.home = hero.home or table.setup.box[hero.who].home
        hero.space = hero.space or hero.home
        if hero.cliff >= 0 and hero.cliff not in table.cliffs:
            for zone in (*table.decks, table.shop, table.out):
                if hero.cliff in zone:
                    zone.remove(hero.cliff)
            table.cliffs.append(hero.cliff)
        if coop(table) and table.setup["coop_hands"] == "open":
            table.show(hero.hand)
    for site in table.sites:
        site.temple = bool(site.pair) and getattr(lib.cards[site.pair[0]], "temple", False)
        if site.temple and not site.coins:
            site.coins = lib.cards[site.pair[0]].fortune
            settle_bonus(table, site)
        elif not site.temple and not site.bonus:
            settle_bonus(table, site)
    refresh_all(table)
    problems += [Problem(f"heroes.{hero.seat}", text) for hero in table.heroes for text in _burdens(table, hero)]
    problems += contradictions(table)


def _burdens(table: Fortune, hero: Player) -> list[str]:
    """FAG-G03 FAG-G06 FAG-K02 FAG-K14 What no hero can bear when a position begins; one card too many may be about to go."""
    wrong = [f"carries at most {LIMIT} Gear"] if len(hero.gear) > LIMIT + 1 else []
    wrong += [f"has at most {LIMIT} Allies"] if len(hero.allies) > LIMIT + 1 else []
    if hero.wounds >= breaking_point(table, hero):
        wrong.append(f"falls at {breaking_point(table, hero)} wounds; a hero laid down has none, and ko=True")
    return wrong


def _lay(table: Fortune, where: str, words: list[str], zone: list[int], problems: list[Problem]) -> None:
    """A free copy of each card named, on top of what lies there."""
    for word in words:
        placed = _placed(table)
        free = [card for card in find_cards(table, word) if card not in placed]
        if free:
            zone.append(free[0])
        else:
            problems.append(Problem(where, f"no copy of {word!r} is left"))


def _only_dangers(table: Fortune, names: list[str], problems: list[Problem]) -> None:
    """FAG-D23 The danger deck is shuffled before every draw, so to know what is drawn one must leave out the others."""
    lib, placed = table.lib, _placed(table)
    dangers = lib.numbers(DANGER)
    unknown = set(names) - {lib.ids[card] for card in dangers}
    problems += [Problem("dangers", f"no danger is called {name!r}") for name in sorted(unknown)]
    table.out += [card for card in dangers if lib.ids[card] not in names and card not in placed]


def _piles(table: Fortune) -> list[list[int]]:
    """Every zone."""
    found: list[Any] = []
    table.find_zones("", -1, found)
    return [cards for _, _, _, cards in found]


def _placed(table: Fortune) -> set[int]:
    return {card for cards in _piles(table) for card in cards}


def find_cards(table: Fortune, word: str) -> list[int]:
    """FAG-S30 For positions: every copy of a card, by its id."""
    return table.lib.of.get(word, [])


def _misplaced(table: Fortune) -> list[str]:
    """FAG-G15 FAG-V01 FAG-Y04 FAG-P05 Cards among cards of another kind, and pieces where they cannot be."""
    lib = table.lib
    wrong: list[str] = []

    def pair(where: str, cards: list[int], temples: bool) -> None:
        for i, card in enumerate(cards):
            kind = ADVENTURE if i % 2 else ARTIFACT
            if lib.deck[card] != kind:
                wrong.append(f"{where}: {lib.ids[card]} stands where the {DECKS[kind]} belongs")
            elif kind == ARTIFACT and lib.cards[card].temple and not temples:
                wrong.append(f"{where}: {lib.ids[card]} is a temple; what heroes carry of it are treasures, a number")

    for hero in table.heroes:
        name = f"hero {hero.seat}"
        wrong += [f"{name}: {lib.ids[card]} is no Gear" for card in hero.gear if not is_gear(table, card)]
        wrong += [f"{name}: {lib.ids[card]} is no Ally" for card in hero.allies if not is_ally(table, card)]
        wrong += [
            f"{name}: {lib.ids[card]} is neither an Event nor a secret City card"
            for card in hero.hand
            if lib.deck[card] != EVENT and getattr(lib.cards[card], "style", "") != "secret"
        ]
        wrong += [f"{name}: {lib.ids[card]} is no adventure" for card in hero.tales if lib.deck[card] != ADVENTURE]
        pair(name, hero.loot, temples=False)
    for site in table.sites:
        pair(site.space, site.pair, temples=True)
    pair("org_loot", table.org_loot, temples=False)
    for names, zones in ((DECKS, table.decks), (DECKS, table.piles), (("shop",), [table.shop])):
        for name, cards in zip(names, zones, strict=True):
            deck = SHOP if name == "shop" else DECKS.index(name)
            wrong += [f"{name}: {lib.ids[card]} is no card of this deck" for card in cards if lib.deck[card] != deck]
    wrong += [
        f"remains: {lib.ids[card]} is no card that remains in play"
        for card in table.remains
        if not getattr(lib.cards[card], "remains", False)
    ]
    wrong += [
        f"{site.space}: artifacts lie on land"
        for site in table.sites
        if site.space in lib.links and not lib.terrain[site.space]
    ]
    wrong += [
        f"{space}: henchmen are nazi or mob, not {clan!r}"
        for space, clan in table.henchmen.items()
        if clan not in FIGURES
    ]
    cities = [space for space in (*table.occupied, table.auction) if space]
    wrong += [f"{space} is no city" for space in cities if space in lib.links and space not in lib.city]
    wrong += [
        f"{villain.who}: a villain is {', '.join(STATES)}, not {villain.state!r}"
        for villain in table.villains
        if villain.state not in STATES
    ]
    return wrong


def check(table: Fortune) -> list[str]:
    """FAG-C25 FAG-G03 FAG-L04 FAG-S16 FAG-S23 FAG-W38 FAG-W46 What cannot be true of a table."""
    lib = table.lib
    wrong = _misplaced(table)
    cards = [card for zone in _piles(table) for card in zone]
    double = {lib.ids[card] for card in cards if cards.count(card) > 1} if len(cards) != len(set(cards)) else set()
    wrong += [f"{name} lies in two places" for name in sorted(double)]
    missing = {lib.ids[card] for card in range(len(lib.ids)) if lib.deck[card] != SHEET} - {lib.ids[c] for c in cards}
    wrong += [f"{name} is nowhere" for name in sorted(missing)]
    if len(set(cards)) != sum(deck != SHEET for deck in lib.deck) and not double and not missing:
        wrong.append("a copy of a card is nowhere")
    for hero in table.heroes:
        for name in ("glory", "fortune", "wounds", "markers", "explored", "treasures", "pot"):
            if getattr(hero, name) < 0:
                wrong.append(f"hero {hero.seat}: {name} is below 0")
        if hero.who and any(other.who == hero.who for other in table.heroes[: hero.seat]):
            wrong.append(f"hero {hero.seat}: {hero.who} is somebody else's hero")
        own = {*lib.of.get(hero.who, ()), *hero.gear, *hero.allies}
        wrong += [f"hero {hero.seat}: {lib.ids[card]} is flipped, but not carried" for card in {*hero.flipped} - own]
        if hero.who and hero.space not in lib.links:
            wrong.append(f"hero {hero.seat}: there is no space {hero.space!r}")
        if len(hero.tales) > hero.treasures:
            wrong.append(f"hero {hero.seat}: a tale goes with a temple treasure")
        if len(hero.loot) % 2:
            wrong.append(f"hero {hero.seat}: an artifact is carried together with its adventure")
        if hero.cliff >= 0 and hero.cliff not in table.cliffs:
            wrong.append(f"hero {hero.seat}: hangs in a card that is not among the cliffhangers")
        if hero.cliff >= 0 and getattr(lib.cards[hero.cliff], "cliffhanger", None) is None:
            wrong.append(f"hero {hero.seat}: nobody can hang in {lib.ids[hero.cliff]}, which is no danger")
    spaces = [site.space for site in table.sites]
    wrong += [f"two artifacts at {space}" for space in sorted({s for s in spaces if spaces.count(s) > 1})]
    wrong += [f"no villain is called {each.who!r}" for each in table.villains if each.who not in lib.villains]
    places = [*spaces, *table.henchmen, *table.occupied, *table.outposts]
    places += [space for space in (*(each.space for each in table.villains), table.zeppelin, table.auction) if space]
    wrong += [f"there is no space {space!r}" for space in places if space not in lib.links]
    wrong += [
        f"{space}: an artifact comes with its adventure"
        for space, site in zip(spaces, table.sites, strict=True)
        if len(site.pair) != 2
    ]
    standing = [villain.space for villain in table.villains if villain.space]
    wrong += [f"two villains at {space}" for space in sorted({s for s in standing if standing.count(s) > 1})]
    for clan in FIGURES:
        if figures_left(table, clan) < 0:
            wrong.append(f"there are only {FIGURES[clan]} {clan} figures")
    if temples_left(table) < 0:
        wrong.append(f"there are only {TEMPLE_FIGURES} temple figures")
    wrong += _out_of_range(table)
    if len(set(table.occupied)) != len(table.occupied):
        wrong.append("a city holds one occupation marker")
    if len(set(table.outposts)) != len(table.outposts) or len(table.outposts) > 6:
        wrong.append("there is one outpost to a space, and six in all")
    return wrong


def _out_of_range(table: Fortune) -> list[str]:
    """FAG-I02 FAG-O02 FAG-W27 FAG-W31 FAG-Z05 Numbers, phases and villains that this game does not know."""
    most = {"cargo": HOLD, "first": len(table.heroes) - 1} | ({"org_fortune": 2} if coop(table) else {})
    wrong = []
    for name in ("round", "track", "prices", "fund", "cargo", "org_fortune", "org_treasures", "first", "points"):
        value = getattr(table, name)
        if value < 0 or value > most.get(name, value):
            wrong.append(f"{name} is {value}; it goes from 0" + (f" to {most[name]}" if name in most else " up"))
    if table.phase not in PHASES:
        wrong.append(f"phase is {', '.join(PHASES[1:])}, not {table.phase!r}")
    clan = clan_of(table)
    others = [each.who for each in table.villains if each.who in table.lib.villains and clan]
    return wrong + [f"{who} is none of this organisation" for who in others if table.setup.box[who].clan != clan]


def check_cards(setup: Setup) -> list[Problem]:
    """FAG-M05 FAG-M10 FAG-S30 Extra cards must fit the board and the rules: links on both ends, known places, enemies
    that exist, words that mean something where they stand.
    """
    problems = []
    if setup.decks is not None:
        problems.append(setup.game.problem("decks", "without-decks", game=setup.game.name))
    for name, sentence, clause, words in faults(setup.box):
        problems.append(setup.game.problem(name, sentence, clause, **words))
    lib = library(setup.box)
    for space, links in lib.links.items():
        for other in links:
            if other not in lib.links:
                problems.append(setup.game.problem(space, "link-nowhere", "FAG-M08", word=other))
            elif space not in lib.links[other]:
                problems.append(setup.game.problem(space, "link-one-way", "FAG-M08", word=other))
    return problems
