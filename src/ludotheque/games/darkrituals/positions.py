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
    "botanicals": {"A3.NE": 2}} by zone · acting   the hero who acts · unused, eliminated   heroes off the board, by name
    attributes   {"force": 1} · empty   decks whose cards are in the discard · gone   decks whose cards are nowhere
    """
    used = {card for _, _, _, cards in _zones(table) for card in cards}

    def take(word: str, where: str) -> int | None:
        free = [card for card in find_cards(table, word) if card not in used]
        if not free:
            problems.append(Problem(where, f"no card {word!r} is left"))
            return None
        used.add(free[0])
        return free[0]

    if "figures" in words:
        _figures(table, words.pop("figures"), problems, take)
    _heroes_aside(table, words, problems)
    if "tokens" in words:
        _tokens(table, words.pop("tokens"), problems, take)
    for name in ("hand", "plagues"):
        cards = [take(word, name) for word in words.pop(name, ())]
        getattr(table.master, name).extend(card for card in cards if card is not None)
    _attributes(table, words.pop("attributes", {}), problems)
    empty, gone = (_decks(words.pop(word, ()), word, problems) for word in ("empty", "gone"))
    tops = dict(words.pop("top", {}))
    if "ai" in words:
        tops["ai"] = words.pop("ai")
    chosen = {deck: [take(word, f"top.{deck}") for word in names] for deck, names in tops.items()}
    plants = words.pop("plants", 0)
    full = table.clone()
    fill_decks(full)
    for deck, name in PILES.items():
        rest = [card for card in getattr(full, deck) if card not in used]
        top = [card for card in reversed(chosen.get(name, [])) if card is not None]
        if name in empty:
            pile = deck.replace("_deck", "_pile")
            setattr(table, pile, rest + getattr(table, pile))
            rest = []
        elif name in gone:
            rest = []
        setattr(table, deck, rest + getattr(table, deck) + top)
    for _ in range(plants):
        table.pool.append(table.plant_deck.pop())


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
    problems += [
        Problem(word, f"there is no deck {name!r}: {', '.join(sorted(known))}") for name in names if name not in known
    ]
    return set(names)


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
    fig = _spare_figure(table, kind, facts, kinds)
    if fig < 0:
        problems.append(Problem(where, "all such figures stand elsewhere already"))
        return
    table.kind[fig], table.place[fig], table.wounds[fig] = kind, zone, facts.get("wounds", 0)
    if fig < 6:
        table.reserve.remove(kind)
        cards = [take(word, f"{where}.gear") for word in facts.get("gear", ())]
        table.gear[fig] = [card for card in cards if card is not None]
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
        zones = [_zone(table, name, f"tokens.{word}", problems) for name in tokens.get(word, ())]
        setattr(table, field, zones)
    table.herbs, table.herb_places = [], []
    for name, value in tokens.get("botanicals", {}).items():
        card = take(f"botanicals-{value}", "tokens.botanicals")
        if card is not None:
            table.herbs.append(card)
            table.herb_places.append(_zone(table, name, "tokens.botanicals", problems))


def check(table: Ritual) -> list[str]:
    """What cannot be true of a table."""
    kit: Kit = table.setup.kit
    wrong = []
    cards = [card for _, _, _, zone in _zones(table) for card in zone]
    if len(set(cards)) < len(cards):
        wrong.append("a card lies in two places")
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
