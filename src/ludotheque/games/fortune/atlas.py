"""The world: its spaces, the ways between them, and everything that stands on them."""

from __future__ import annotations

import tomllib
from copy import copy
from functools import lru_cache
from pathlib import Path

from ludotheque.kernel import Eye, Item, Link, Mark, Region
from ludotheque.kernel.scene import Route

from .basics import clan_of, coop
from .cards import Library
from .faces import called, mark, pair_card
from .movement import move as move_step
from .sites import danger_number, worth_of
from .table import Fortune, Player, Site, Villain
from .windows import played
from .wording import card_name, place_name

E = Eye[Fortune]
ATLAS = tomllib.loads(Path(__file__).with_name("atlas.toml").read_text(encoding="utf-8"))
PLACE: dict[str, tuple[float, float]] = {name: (float(x), float(y)) for name, (x, y) in ATLAS["at"].items()}
OFF = (20.0, 500.0)
"""Where a space is drawn that is not on our map, such as one made up for a test."""
ACROSS = 600
"""A way as long as this leads over the edge of the board and is not drawn: it would hide everything."""
GROUND = {
    "desert": "cactus",
    "jungle": "palm-tree",
    "deep_jungle": "jungle",
    "mountain": "peaks",
    "ice": "snowflake-1",
    "forest": "pine-tree",
    "plains": "wheat",
    "island": "island",
}
"""What each kind of ground looks like."""

_spaces: dict[tuple[str, str, str], Item] = {}


def world(eye: E) -> Region:
    table, lib = eye.table, eye.table.lib
    within = reach(table)
    items = [_space(eye, name, within) for name in lib.links]
    items += [_site(eye, site) for site in table.sites]
    items += [_henchman(eye, space, clan) for space, clan in sorted(table.henchmen.items())]
    items += [_villain(eye, villain) for villain in table.villains if villain.space]
    items += _markers(eye)
    items += [_hero(eye, hero) for hero in table.heroes if hero.who]
    return Region(
        id="map",
        kind="map",
        label=eye.say("region-map"),
        items=items,
        links=_ways(lib),
        columns=int(ATLAS["width"]),
        rows=int(ATLAS["height"]),
    )


def reach(table: Fortune) -> dict[str, int]:
    """FAG-M05 FAG-M06 FAG-M14 What each space within this roll's reach would cost, while the move is being made."""
    return {space: cost for space, (cost, _) in _reach(table).items()}


def routes(eye: E) -> list[Route]:
    """FAG-M05 FAG-M06 FAG-M14 FAG-W40 The cheapest ways, space by space, to all that is within reach."""
    found = _reach(eye.table)
    return [
        Route(
            space,
            eye.say("do-move", space=place_name(eye, space), cost=cost),
            ["move", space],
            after=before if found[before][1] else "",
        )
        for space, (cost, before) in found.items()
        if before
    ]


def _reach(table: Fortune) -> dict[str, tuple[int, str]]:
    """Every space within reach: its cost, and the space one comes from."""
    if not table.is_put(move_step):
        return {}
    lib, start = table.lib, table.heroes[table.seat].space
    found, edge = {start: (0, "")}, [start]
    while edge:
        here = edge.pop(0)
        if here != start and (here in table.henchmen or here in table.occupied):
            continue
        for there in lib.links[here]:
            spent = found[here][0] + lib.cost[there]
            if spent <= table.points and (there not in found or spent < found[there][0]):
                found[there] = (spent, here)
                edge.append(there)
    return found


@lru_cache(maxsize=8)
def _ways(lib: Library) -> list[Link]:
    at_sea = {name for name, terrain in lib.terrain.items() if not terrain and name not in lib.city}
    pairs = [(a, b) for a, others in lib.links.items() for b in others if a < b]
    near = [(a, b) for a, b in pairs if abs(PLACE.get(a, OFF)[0] - PLACE.get(b, OFF)[0]) < ACROSS]
    return [Link(a=a, b=b, kind="sea" if {a, b} & at_sea else "") for a, b in near]


def _space(eye: E, name: str, within: dict[str, int]) -> Item:
    key = (eye.table.setup.box.digest, eye.lang, name)
    if key not in _spaces:
        _spaces[key] = _bare_space(eye, name)
    item = copy(_spaces[key])
    if within.get(name):
        item.tags = [Mark(text=str(within[name]), label=eye.say("mark-cost"))]
    elif within:
        item.flags = ["dim"]
    homes = [called(eye, hero.seat) for hero in eye.table.heroes if hero.home == name]
    if homes:
        item.text = [eye.say("home-of", who=eye.all_of(homes))]
    return item


def _bare_space(eye: E, name: str) -> Item:
    lib = eye.table.lib
    terrain = lib.terrain[name]
    item = Item(id=name, kind="space", name=card_name(eye, name), at=PLACE.get(name, OFF))
    if name in lib.city:
        item.tone, item.icons = ("major", ["modern-city"]) if name in lib.major else ("city", ["village"])
        item.sub = eye.say("space-major" if name in lib.major else "space-minor")
    elif terrain:
        item.tone, item.icons = terrain, [GROUND[terrain]]
        item.sub = eye.say(f"terrain-{terrain}")
    else:
        item.tone, item.corner = "sea", str(lib.cost[name])
        item.sub = eye.say("space-sea", cost=lib.cost[name])
    return item


def _site(eye: E, site: Site) -> Item:
    """An artifact where it is said to lie."""
    table = eye.table
    fortune, danger = worth_of(table, site) - site.bonus, danger_number(table, site)
    item = pair_card(eye, site.pair)
    item.id, item.kind, item.on = f"site/{site.space}", "token", site.space
    item.tone, item.stats = "gold", []
    item.corner = f"{fortune}+{site.bonus}" if site.bonus else str(fortune)
    item.more = [[eye.say("site-facts", fortune=fortune, danger=danger, skull=site.bonus)]]
    return item


def _hero(eye: E, hero: Player) -> Item:
    item = Item(id=f"hero{hero.seat}", kind="piece", name=card_name(eye, hero.who), owner=hero.seat, card=hero.who)
    item.icons, item.on = [eye.table.setup.box[hero.who].icon], hero.space
    if hero.ko:
        item.flags = ["spent"]
    elif hero.cliff >= 0:
        item.flags = ["hurt"]
    elif eye.table.seat == hero.seat and (not eye.table.is_put(played) or eye.seat == hero.seat):
        item.flags = ["active"]  # but nobody is shown who is asked because of a card in hand (FAG-V20)
    return item


def _villain(eye: E, villain: Villain) -> Item:
    who = villain.who
    item = Item(id=f"villain/{who}", kind="piece", name=card_name(eye, who), tone="villain", card=who)
    item.icons, item.on = [eye.table.setup.box[who].icon], villain.space
    item.corner = f"+{villain.guards}" if villain.guards else ""
    item.stats = [mark(eye, "wounds", villain.wounds), mark(eye, "markers", villain.markers)]
    return item


def _henchman(eye: E, space: str, clan: str) -> Item:
    icon = "bolter-gun" if clan == "nazi" else "thompson-m1"
    return _token(f"henchman/{space}", eye.say(f"henchman-{clan}"), icon, space)


def _token(key: str, name: str, icon: str, space: str) -> Item:
    return Item(id=key, kind="token", name=name, icons=[icon], tone="enemy", on=space)


def _markers(eye: E) -> list[Item]:
    """Outposts, occupied cities, the auction, the zeppelin."""
    table, city = eye.table, eye.table.lib.city
    outpost, occupied = eye.say("region-outpost"), eye.say("mark-occupied")
    tokens = [
        _token(f"outpost/{space}", outpost, "family-house" if space in city else "hut", space)
        for space in table.outposts
    ]
    if clan_of(table) == "mob":
        for token in tokens:
            token.more = [[eye.say("hideout-prices")]]  # FAG-W34
    tokens += [_token(f"occupied/{space}", occupied, "prisoner", space) for space in table.occupied]
    if table.auction:
        tokens.append(_token("auction", eye.say("mark-auction"), "gavel", table.auction))
    if table.zeppelin:
        name = "mark-war-zeppelin" if coop(table) else "mark-zeppelin"
        tokens.append(_token("zeppelin", eye.say(name), "zeppelin", table.zeppelin))
        tokens[-1].corner = "" if coop(table) else str(table.cargo)
    return tokens
