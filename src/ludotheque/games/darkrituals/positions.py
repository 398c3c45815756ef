"""Any situation from a few words, for tests, puzzles and lessons: see positions.md."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Problem

from .kit import Kit
from .setup import fill_decks, lay_out
from .table import ATTRIBUTES, NOWHERE, SLOTS, Ritual

PILES = {
    "ai_deck": "ai",
    "craft_deck": "craft",
    "plague_deck": "plague",
    "loot_deck": "loot",
    "plant_deck": "plant",
    "demon_deck": "demon",
    "herb_box": "herb",
}


def layout(table: Ritual) -> None:
    """The encounter as it starts, in round 1, with every card still to be dealt."""
    lay_out(table)
    for deck in PILES:
        setattr(table, deck, [])
    table.round = 1


def find_cards(table: Ritual, word: str) -> list[int]:
    """The copies of a card by its id, such as "ai-5t" or "mend"."""
    return [card for card, id in enumerate(table.setup.kit.cards) if id == word]


def arrange(table: Ritual, words: dict[str, Any], problems: list[Problem]) -> None:
    """The words that are no fields, then every card that was not named into its deck, below those that were.

    figures   {"teuta": "B3.NW", "condemned": ["B3.NE", "B3.NE"], "ikrek": {"at": "A1.NW", "wounds": 2}}: who is on the board
    hand, plagues   cards of the Witch Master · ai   the hero cards to be turned next, the first first · top   the same for
    any deck: {"loot": […]} · plants   how many are in the pool · tokens   {"chests": […], "souls": […], "rubies": […],
    "botanicals": {"A3.NE": 2, "A3.NW": [1, 3]}} by zone · acting   the hero who acts · unused, eliminated   heroes off the
    board, by name · attributes   {"force": 1} · empty   decks whose cards are in the discard · gone   … are nowhere
    """
    kit: Kit = table.setup.kit
    used = {card for _, _, _, cards in _zones(table) for card in cards}

    def take(word: str, where: str, deck: str) -> list[int]:
        """The next copy of a card, or a problem."""
        free = [card for card in find_cards(table, word) if kit.deck_of[card] == deck and card not in used]
        if not free:
            problems.append(Problem(where, f"no card {word!r} is left among those of the deck {deck!r}"))
        used.update(free[:1])
        return free[:1]

    if "figures" in words:
        _figures(table, words.pop("figures"), problems, take)
    _heroes_aside(table, words, problems)
    if "tokens" in words:
        _tokens(table, words.pop("tokens"), problems, take)
    elif not table.herb_places:
        table.herb_places = [kit.board.number[name] for name in kit.encounter.botanicals]
        table.herbs = [card for card in kit.decks["herb"] if card not in used][: len(table.herb_places)]
        used.update(table.herbs)
    for name, deck in (("hand", "craft"), ("plagues", "plague")):
        for word in _several(words.pop(name, ())):
            getattr(table.master, name).extend(take(word, name, deck))
    _attributes(table, words.pop("attributes", {}), problems)
    empty, gone = (_decks(words.pop(word, ()), word, problems) for word in ("empty", "gone"))
    tops = _tops(words, problems)
    chosen = {
        deck: [card for word in names for card in take(word, f"top.{deck}", deck)] for deck, names in tops.items()
    }
    plants = words.pop("plants", 0)
    full = table.clone()
    fill_decks(full)
    for field, deck in PILES.items():
        rest = [card for card in getattr(full, field) if card not in used]
        if deck in empty:
            pile = field.replace("_deck", "_pile")
            setattr(table, pile, rest + getattr(table, pile))
        if deck in empty | gone:
            rest = []
        setattr(table, field, rest + getattr(table, field) + chosen.get(deck, [])[::-1])
    if plants > len(table.plant_deck):
        problems.append(Problem("plants", f"there are only {len(table.plant_deck)} plant cards"))
    else:
        table.pool += [table.plant_deck.pop() for _ in range(plants)]


def _several(words: Any) -> list[Any]:
    """A list of names, or a single one."""
    return [words] if isinstance(words, str) else list(words)


def _tops(words: dict[str, Any], problems: list[Problem]) -> dict[str, list[str]]:
    """What comes next in which deck."""
    tops = words.pop("top", {})
    if not isinstance(tops, dict):
        problems.append(Problem("top", 'should be a dictionary from decks to cards, such as {"loot": ["mail-coat"]}'))
        return {}
    known = _decks(tops, "top", problems) & set(PILES.values())
    found = {deck: _several(tops[deck]) for deck in known}
    if "ai" in words:
        found["ai"] = _several(words.pop("ai"))
    return found


def _attributes(table: Ritual, values: Any, problems: list[Problem]) -> None:
    """Cubes of the attribute board by name; those that are not named stay where they are."""
    for name, value in values.items():
        if name in ATTRIBUTES:
            table.cubes[ATTRIBUTES.index(name)] = value
        else:
            problems.append(Problem(f"attributes.{name}", f"there is no such cube: {', '.join(ATTRIBUTES)}"))


def _decks(names: Any, word: str, problems: list[Problem]) -> set[str]:
    """Decks by name, such as "ai" or "plague"."""
    known = set(PILES.values()) - {"herb"}
    found = set(_several(names))
    problems += [
        Problem(word, f"there is no deck {name!r}: {', '.join(sorted(known))}") for name in sorted(found - known)
    ]
    return found


def _zones(table: Ritual) -> list[Any]:
    found: list[Any] = []
    table.find_zones("", -1, found)
    return found


def _zone(table: Ritual, name: Any, where: str, problems: list[Problem]) -> int:
    number = table.setup.kit.board.number.get(name)
    if number is None:
        problems.append(Problem(where, f"there is no zone {name!r}; zones are called such as A1.NW"))
        return NOWHERE
    return int(number)


def _figures(table: Ritual, figures: Any, problems: list[Problem], take: Any) -> None:
    """Clear the board of figures and place those that are named."""
    kit: Kit = table.setup.kit
    if not isinstance(figures, dict):
        problems.append(Problem("figures", "should be a dictionary from names to zones"))
        return
    kinds = dict(enumerate(table.kind[:6]))
    table.place = [NOWHERE] * len(table.place)
    for slot in SLOTS:
        table.reserve.append(table.kind[slot])
        table.kind[slot] = NOWHERE
    for fig in kit.serfs:
        table.kind[fig] = kit.start_kind[fig]
    for name, spots in figures.items():
        if name not in kit.kinds:
            problems.append(Problem(f"figures.{name}", "there is no such figure"))
            continue
        for i, spot in enumerate(spots if isinstance(spots, list) else [spots]):
            facts = spot if isinstance(spot, dict) else {"at": spot}
            _place(table, name, facts, f"figures.{name}.{i}", kinds, problems, take)
    table.reserve.sort()
    table.summoned = table.summoned or (kit.demon >= 0 and table.place[kit.demon] >= 0)
    table.possessed = sum(table.kind[fig] == kit.haunted and table.place[fig] >= 0 for fig in kit.serfs)


def _heroes_aside(table: Ritual, words: dict[str, Any], problems: list[Problem]) -> None:
    """Who acts, who is still unused, who was eliminated (longest ago first); the others off the board are unused."""
    kit: Kit = table.setup.kit
    off = [kind for kind in kit.heroes if kind not in table.kind[:6]]

    def kind_of(name: Any, where: str) -> int:
        kind = kit.kinds.get(name, NOWHERE)
        if kind not in kit.heroes:
            problems.append(Problem(where, f"there is no hero {name!r}"))
            return NOWHERE
        return kind

    if "acting" in words:
        kind = kind_of(words.pop("acting"), "acting")
        if kind in table.kind[:6]:
            table.active = table.kind.index(kind)
        elif kind != NOWHERE:
            problems.append(Problem("acting", "he is not on the board"))
    named = {
        word: [kind_of(name, word) for name in words.pop(word)] for word in ("unused", "eliminated") if word in words
    }
    for word, kinds in named.items():
        problems += [Problem(word, f"{kit.ids[kind]} is on the board") for kind in kinds if kind in table.kind[:6]]
    if named:
        table.fallen = named.get("eliminated", [kind for kind in off if kind not in named.get("unused", off)])
        table.reserve = [kind for kind in off if kind not in table.fallen]


def _place(
    table: Ritual,
    name: str,
    facts: dict[str, Any],
    where: str,
    kinds: dict[int, int],
    problems: list[Problem],
    take: Any,
) -> None:
    kit: Kit = table.setup.kit
    kind = kit.kinds[name]
    unknown = set(facts) - {"at", "wounds", "slot", "gear", "ruby"}
    problems += [Problem(f"{where}.{word}", "there is no such word: at, wounds, slot, gear, ruby") for word in unknown]
    zone = _zone(table, facts.get("at"), f"{where}.at", problems)
    if facts.get("slot", 1) not in range(1, 7):
        problems.append(Problem(f"{where}.slot", "slots go from 1 to 6"))
        return
    fig = _spare_figure(table, kind, facts, kinds)
    if fig < 0:
        problems.append(Problem(where, "all such figures stand elsewhere already"))
        return
    table.kind[fig], table.place[fig], table.wounds[fig] = kind, zone, facts.get("wounds", 0)
    if fig < 6:
        table.reserve.remove(kind)
        words = _several(facts.get("gear", ()))
        table.gear[fig] = [card for word in words for card in take(word, f"{where}.gear", "loot")]
    if facts.get("ruby"):
        table.carriers.append(fig)


def _spare_figure(table: Ritual, kind: int, facts: dict[str, Any], kinds: dict[int, int]) -> int:
    """A figure that is not on the board: the hero's slot, one of its kind, or any serf for a serf."""
    kit: Kit = table.setup.kit
    if kind in kit.heroes:
        slot = (
            facts.get("slot", 0) - 1 if "slot" in facts else next((s for s in kinds if kinds[s] == kind), kit.job[kind])
        )
        return slot if table.place[slot] < 0 and kind in table.reserve else NOWHERE
    serf = kind in (kit.peasant, kit.militia, kit.haunted)
    figs = kit.serfs if serf else kit.legion
    own = [fig for fig in figs if table.place[fig] < 0 and (serf or table.kind[fig] == kind)]
    return own[0] if own else NOWHERE


def _tokens(table: Ritual, tokens: Any, problems: list[Problem], take: Any) -> None:
    """Tokens by zone; those of a sort that is not named stay away."""
    if not isinstance(tokens, dict) or set(tokens) - {"chests", "souls", "rubies", "botanicals"}:
        problems.append(Problem("tokens", "should be a dictionary with chests, souls, rubies or botanicals"))
        return
    for field, word in (("chests", "chests"), ("trapped", "souls"), ("rubies", "rubies")):
        zones = [_zone(table, name, f"tokens.{word}", problems) for name in _several(tokens.get(word, ()))]
        setattr(table, field, zones)
    table.herbs, table.herb_places = [], []
    herbs = tokens.get("botanicals", {})
    if not isinstance(herbs, dict):
        problems.append(Problem("tokens.botanicals", 'should be a dictionary with their worth, such as {"A3.NE": 2}'))
        return
    for name, values in herbs.items():
        for value in values if isinstance(values, list) else [values]:
            cards = take(f"botanicals-{value}", "tokens.botanicals", "herb")
            table.herbs += cards
            table.herb_places += [_zone(table, name, "tokens.botanicals", problems) for _ in cards]


def check(table: Ritual) -> list[str]:
    """What cannot be true of a table."""
    kit: Kit = table.setup.kit
    wrong = []
    cards = [card for _, _, _, zone in _zones(table) for card in zone]
    if len(set(cards)) < len(cards):
        wrong.append("a card lies in two places")
    wrong += [
        f"{kit.cards[card]} is no card of the deck {deck!r}"
        for deck, zones in _homes(table).items()
        for zone in zones
        for card in zone
        if kit.deck_of[card] != deck
    ]
    if any(not 0 <= cube <= 5 for cube in table.cubes) or len(table.cubes) != 4:
        wrong.append("cubes stand between 0 and 5")
    if min(table.energy, table.spent, table.souls, table.freed) < 0:
        wrong.append("a counter is below 0")
    if len(table.herbs) != len(table.herb_places):
        wrong.append("every botanicals token lies in one zone")
    for fig, zone in enumerate(table.place):
        if zone >= len(kit.board.names):
            wrong.append(f"figure {fig} stands outside the board")
        if zone >= 0 and (table.kind[fig] < 0 or not 0 <= table.wounds[fig] < kit.health[table.kind[fig]]):
            wrong.append(f"figure {fig} has more wounds than health, or is nobody")
        if zone >= 0 and zone == kit.board.pit and fig != kit.demon:
            wrong.append("only the demon can be on the Pit")
    heroes = [kind for kind in table.kind[:6] if kind >= 0] + table.reserve + table.fallen
    if sorted(heroes) != kit.heroes:
        wrong.append("every hero is in a slot, unused or eliminated, and only once")
    if any(table.place[fig] < 0 or table.kind[fig] != kit.haunted for fig in table.carriers):
        wrong.append("only a possessed serf on the board carries a ruby")
    if any(len({kit.loot[card] for card in gear}) < len(gear) for gear in table.gear):
        wrong.append("a hero has one upgrade of each sort")
    return wrong


def _homes(table: Ritual) -> dict[str, list[list[int]]]:
    """Where the cards of each deck can lie."""
    return {
        "ai": [table.ai_deck, table.ai_pile],
        "craft": [table.craft_deck, table.craft_pile, table.master.hand],
        "plague": [table.plague_deck, table.plague_pile, table.master.plagues],
        "loot": [table.loot_deck, table.loot_pile, *table.gear],
        "plant": [table.plant_deck, table.plant_pile, table.pool],
        "demon": [table.demon_deck, table.demon_pile],
        "herb": [table.herbs, table.herb_box],
    }
