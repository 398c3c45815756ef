"""Any situation from a few words, for tests, puzzles and lessons: see positions.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.kernel import Problem
from ludotheque.kernel.errors import nearest

from ..cards.misfits import SERFS
from ..rules.setup import fill_decks, lay_out
from ..state.board import NOWHERE
from ..state.kit import Kit
from ..state.sound import MOST_CUBE, card_zones
from ..state.table import ATTRIBUTES, SLOTS, Ritual

PILES = {
    "ai_deck": "ai",
    "craft_deck": "craft",
    "plague_deck": "plague",
    "loot_deck": "loot",
    "plant_deck": "plant",
    "demon_deck": "demon",
    "herb_box": "herb",
}


BLOOD = 3
"""Loot that is no upgrade."""


def layout(table: Ritual) -> None:
    """The encounter as it starts, in round 1, with every card still to be dealt."""
    lay_out(table)
    table.possessed = 0  # those on the board are counted when all has been said
    for deck in PILES:
        setattr(table, deck, [])
    table.round = 1


def find_cards(table: Ritual, word: str) -> list[int]:
    """The copies of a card by its id, such as "ai-5t" or "mend"; "fallen" is the card of that name, not the spell."""
    return [card for card, id in enumerate(table.setup.kit.cards) if id in (word, f"{word}-card")]


def arrange(table: Ritual, words: dict[str, Any], problems: list[Problem]) -> None:
    """The words that are no fields, then every card that was not named into its deck, below those that were.

    figures   {"teuta": "B3.NW", "condemned": ["B3.NE", "B3.NE"], "ikrek": {"at": "A1.NW", "wounds": 2}}: who is on the board
    hand, plagues   cards of the Witch Master · ai   the hero cards to be turned next, the first first · top   the same for
    any deck: {"loot": […]} · plants   how many are in the pool · tokens   {"chests": […], "souls": […], "rubies": […],
    "botanicals": {"A3.NE": 2, "A3.NW": [1, 3]}} by zone · acting   the hero who acts · unused, eliminated   heroes off the
    board, by name · attributes   {"force": 1} · empty   decks whose cards are in the discard · gone   … are nowhere
    """
    kit = table.kit
    if _misshapen(table, problems):
        words.clear()
        return
    used = {card for cards in card_zones(table) for card in cards}

    def take(word: str, where: str, deck: str) -> list[int]:
        """The next copy of a card, or a problem."""
        free = [card for card in find_cards(table, word) if kit.deck_of[card] == deck and card not in used]
        if not free:
            what = f"no card {word!r} is left among those of the deck {deck!r}"
            problems.append(Problem(where, what + _perhaps(word, [kit.cards[card] for card in kit.decks[deck]])))
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
    on_board = sum(table.kind[fig] == kit.haunted and table.place[fig] >= 0 for fig in kit.serfs)
    table.possessed = max(table.possessed, on_board)
    for name, deck in (("hand", "craft"), ("plagues", "plague")):
        for word in _several(words.pop(name, ()), name, problems):
            getattr(table.master, name).extend(take(word, name, deck))
    _attributes(table, words.pop("attributes", {}), problems)
    empty, gone = (_decks(words.pop(word, ()), word, problems) for word in ("empty", "gone"))
    tops = _tops(words, problems)
    chosen = {
        deck: [card for word in names for card in take(word, where, deck)] for deck, (where, names) in tops.items()
    }
    if "ai" in gone and not table.ai_pile and "ai" not in chosen:
        what = 'the heroes cannot be without hero cards; empty=["ai"] puts them into the discard'
        problems.append(Problem("gone", what, "DRM-H04"))
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
    if type(plants) is int and plants > len(table.plant_deck):
        problems.append(Problem("plants", f"there are only {len(table.plant_deck)} plant cards"))
    else:
        wanted = _whole(plants, len(table.plant_deck), "plants", problems)
        table.pool += [table.plant_deck.pop() for _ in range(wanted)]


def _misshapen(table: Ritual, problems: list[Problem]) -> bool:
    """Whether a list that has a place for every figure was given another length."""
    figures = len(table.setup.kit.start_kind)
    for field, size in (("kind", figures), ("place", figures), ("wounds", figures), ("gear", len(SLOTS))):
        if len(getattr(table, field)) != size:
            problems.append(Problem(field, f"has {size} places; it is easier to say `figures`"))
    return any(problem.where in ("kind", "place", "wounds", "gear") for problem in problems)


def _several(words: Any, where: str, problems: list[Problem]) -> list[str]:
    """A list of names, or a single one."""
    names = [words] if isinstance(words, str) else words
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        problems.append(Problem(where, f"{words!r} should be a name or a list of names"))
        return []
    return list(names)


def _whole(value: Any, most: int, where: str, problems: list[Problem]) -> int:
    """A whole number that is not below 0."""
    if type(value) is int and 0 <= value <= most:
        return value
    problems.append(Problem(where, f"{value!r} should be a whole number from 0 to {most}"))
    return 0


def _perhaps(word: Any, words: Iterable[str]) -> str:
    """A guess at the word that was meant, to end a sentence with."""
    meant = nearest(word, words) if isinstance(word, str) else ""
    return f"; perhaps {meant!r}" if meant and meant != word else ""


def _tops(words: dict[str, Any], problems: list[Problem]) -> dict[str, tuple[str, list[str]]]:
    """What comes next in which deck, and the word that says so."""
    tops = words.pop("top", {})
    if not isinstance(tops, dict):
        problems.append(Problem("top", 'should be a dictionary from decks to cards, such as {"loot": ["mail-coat"]}'))
        return {}
    known = [deck for deck in PILES.values() if deck in _decks(list(tops), "top", problems)]
    found = {deck: (f"top.{deck}", _several(tops[deck], f"top.{deck}", problems)) for deck in known}
    if "ai" in words:
        found["ai"] = ("ai", _several(words.pop("ai"), "ai", problems))
    return found


def _attributes(table: Ritual, values: Any, problems: list[Problem]) -> None:
    """Cubes of the attribute board by name; those that are not named stay where they are."""
    if not isinstance(values, dict):
        problems.append(Problem("attributes", 'should be a dictionary from cubes to numbers, such as {"force": 1}'))
        return
    for name, value in values.items():
        if name in ATTRIBUTES:
            table.cubes[ATTRIBUTES.index(name)] = _whole(value, MOST_CUBE, f"attributes.{name}", problems)
        else:
            problems.append(Problem(f"attributes.{name}", f"there is no such cube: {', '.join(ATTRIBUTES)}"))


def _decks(names: Any, word: str, problems: list[Problem]) -> set[str]:
    """Decks by name, such as "ai" or "plague"."""
    known = set(PILES.values()) - {"herb"}
    found = set(_several(names, word, problems))
    problems += [
        Problem(word, f"there is no deck {name!r}: {', '.join(sorted(known))}") for name in sorted(found - known)
    ]
    return found & known


def _zone(table: Ritual, name: Any, where: str, problems: list[Problem]) -> int:
    number = table.setup.kit.board.number.get(name) if isinstance(name, str) else None
    if number is None:
        problems.append(Problem(where, f"there is no zone {name!r}; zones are called such as A1.NW"))
        return NOWHERE
    return int(number)


def _figures(table: Ritual, figures: Any, problems: list[Problem], take: Any) -> None:
    """Clear the board of figures and place those that are named."""
    kit = table.kit
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
            problems.append(Problem(f"figures.{name}", f"there is no such figure{_perhaps(name, kit.kinds)}"))
            continue
        for i, spot in enumerate(spots if isinstance(spots, list | tuple) else [spots]):
            facts = spot if isinstance(spot, dict) else {"at": spot}
            _place(table, name, facts, f"figures.{name}.{i}", kinds, problems, take)
    table.reserve.sort()
    table.summoned = table.summoned or (kit.demon >= 0 and table.place[kit.demon] >= 0)


def _heroes_aside(table: Ritual, words: dict[str, Any], problems: list[Problem]) -> None:
    """Who acts, who is still unused, who was eliminated (longest ago first); the others off the board are unused."""
    kit = table.kit
    off = [kind for kind in kit.heroes if kind not in table.kind[:6]]

    def kind_of(name: Any, where: str) -> int:
        kind = kit.kinds.get(name, NOWHERE) if isinstance(name, str) else NOWHERE
        if kind not in kit.heroes:
            what = f"there is no hero {name!r}{_perhaps(name, [kit.ids[hero] for hero in kit.heroes])}"
            problems.append(Problem(where, what))
            return NOWHERE
        return kind

    if "acting" in words:
        kind = kind_of(words.pop("acting"), "acting")
        if kind in table.kind[:6]:
            table.active = table.kind.index(kind)
        elif kind != NOWHERE:
            problems.append(Problem("acting", "he is not on the board"))
    named = {
        word: [kind for name in _several(words.pop(word), word, problems) if (kind := kind_of(name, word)) >= 0]
        for word in ("unused", "eliminated")
        if word in words
    }
    for word, kinds in named.items():
        problems += [Problem(word, f"{kit.ids[kind]} is on the board") for kind in kinds if kind in table.kind[:6]]
    for kind in set(named.get("unused", ())) & set(named.get("eliminated", ())):
        problems.append(Problem("unused", f"{kit.ids[kind]} is said to be eliminated as well"))
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
    kit = table.kit
    kind = kit.kinds[name]
    unknown = set(facts) - {"at", "wounds", "slot", "gear", "ruby"}
    problems += [Problem(f"{where}.{word}", "there is no such word: at, wounds, slot, gear, ruby") for word in unknown]
    zone = _zone(table, facts.get("at"), f"{where}.at", problems)
    if facts.get("slot", 1) not in range(1, 7):
        problems.append(Problem(f"{where}.slot", "slots go from 1 to 6"))
        return
    hero = kind in kit.heroes
    if not hero:
        alien = [word for word in ("slot", "gear") if word in facts]
        problems += [Problem(f"{where}.{word}", "only heroes have one") for word in alien]
    if facts.get("ruby") and kind != kit.haunted:
        problems.append(Problem(f"{where}.ruby", "only a possessed serf carries a ruby", "DRM-E3-02"))
    fig = _spare_figure(table, kind, facts, kinds)
    if fig < 0:
        problems.append(Problem(where, _why_none(table, kind, facts, kinds)))
        return
    wounds = _whole(facts.get("wounds", 0), kit.health[kind] - 1, f"{where}.wounds", problems)
    table.kind[fig], table.place[fig], table.wounds[fig] = kind, zone, wounds
    if hero:
        table.reserve.remove(kind)
        words = _several(facts.get("gear", ()), f"{where}.gear", problems)
        table.gear[fig] = [card for word in words for card in take(word, f"{where}.gear", "loot")]
        if any(kit.loot[card] == BLOOD for card in table.gear[fig]):
            problems.append(Problem(f"{where}.gear", "blood magic is no upgrade", "DRM-I07"))
    if facts.get("ruby"):
        table.carriers.append(fig)


def _spare_figure(table: Ritual, kind: int, facts: dict[str, Any], kinds: dict[int, int]) -> int:
    """A figure that is not on the board: the hero's slot, one of its kind, or any serf for a serf."""
    kit = table.kit
    if kind in kit.heroes:
        slot = _slot_of(kit, kind, facts, kinds)
        return slot if table.place[slot] < 0 and kind in table.reserve else NOWHERE
    serf = kind in (kit.peasant, kit.militia, kit.haunted)
    figs = kit.serfs if serf else kit.legion
    own = [fig for fig in figs if table.place[fig] < 0 and (serf or table.kind[fig] == kind)]
    return own[0] if own else NOWHERE


def _slot_of(kit: Kit, kind: int, facts: dict[str, Any], kinds: dict[int, int]) -> int:
    """The slot a hero stands in: the one that is said, the one the settings give him, that of his class."""
    usual = next((slot for slot in kinds if kinds[slot] == kind), kit.job[kind])
    return int(facts["slot"]) - 1 if "slot" in facts else usual


def _why_none(table: Ritual, kind: int, facts: dict[str, Any], kinds: dict[int, int]) -> str:
    """Why there is no figure left to place."""
    kit = table.kit
    if kind in kit.heroes and kind in table.reserve:
        slot = _slot_of(kit, kind, facts, kinds)
        return f"slot {slot + 1} is that of {kit.ids[table.kind[slot]]} already; say another slot"
    if kind in kit.heroes or (kind not in table.kind and kit.sort[kind] not in SERFS):
        return "he stands elsewhere already" if kind in kit.heroes else "this encounter has none"
    figs = kit.serfs if kit.sort[kind] in SERFS else [fig for fig in kit.legion if table.kind[fig] == kind]
    return f"there are only {len(figs)}" + (" serfs of all sorts" if kit.sort[kind] in SERFS else "")


def _tokens(table: Ritual, tokens: Any, problems: list[Problem], take: Any) -> None:
    """Tokens by zone; those of a sort that is not named stay away."""
    if not isinstance(tokens, dict) or set(tokens) - {"chests", "souls", "rubies", "botanicals"}:
        problems.append(Problem("tokens", "should be a dictionary with chests, souls, rubies or botanicals"))
        return
    for field, word in (("chests", "chests"), ("trapped", "souls"), ("rubies", "rubies")):
        names = _several(tokens.get(word, ()), f"tokens.{word}", problems)
        zones = [_zone(table, name, f"tokens.{word}", problems) for name in names]
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
