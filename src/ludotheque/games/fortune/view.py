"""How Fortune and Glory looks: the world, the heroes, and the danger of the moment."""

from __future__ import annotations

import tomllib
from copy import copy
from pathlib import Path
from typing import Any

from ludotheque.kernel import Choice, Eye, Item, Link, Mark, Option, Outline, Plate, Prompt, Region, Scene, View
from ludotheque.kernel.events import Value
from ludotheque.kernel.text import link

from .basics import (
    DEFENCE,
    HEALTH,
    SKILL_NO,
    coop,
    danger_number,
    goal,
    track_end,
    worth_of,
)
from .cards import DECKS, Adventure, Ally, Artifact, Carried, CityCard, Danger, Enemy, EventCard, Hero, VillainEvent
from .city import card_price, item_price, sale_price
from .danger import face_of
from .movement import fare
from .movement import move as move_step
from .organisation import organisation
from .skill import target_of
from .table import Fortune, Player, Site, Villain
from .verbs import BIT, SKILLS
from .windows import played
from .wording import (
    card_name,
    effects_text,
    face_text,
    keywords,
    part_text,
    rules_lines,
    skills,
)

ATLAS = tomllib.loads(Path(__file__).with_name("atlas.toml").read_text(encoding="utf-8"))
PLACE: dict[str, tuple[float, float]] = {name: (float(x), float(y)) for name, (x, y) in ATLAS["at"].items()}
OUTLINES = [Outline(path=each["path"], tone="land") for each in ATLAS["outline"]]
SKILL_ICON = {"combat": "punch", "agility": "jump-across", "cunning": "domino-mask", "lore": "open-book"}
E = Eye[Fortune]


class FortuneView(View[Fortune]):
    private = ("played",)
    """FAG-V20 Questions that only some are asked, because of cards the others cannot see: nobody is shown who is asked."""

    def __init__(self) -> None:
        self._faces: dict[tuple[str, str, str], Item] = {}
        self._ways: list[Link] = []

    # The table --------------------------------------------------------------------------------------------------------

    def regions(self, eye: E) -> list[Region]:
        table = eye.table
        regions = [self.world(eye)]
        regions += self.moment(eye)
        if coop(table):
            regions += self.team(eye)
        elif foes := self.automata(eye):
            regions.append(
                Region(id="row", area="side", label=eye.say("plate-villains"), items=foes, clauses=["FAG-L23"])
            )
        me = eye.home
        others = [self.hero_card(eye, hero, True) for hero in table.heroes if hero.seat != me and hero.who]
        if others:
            regions.append(Region(id="others", area="side", label=eye.say("region-others"), items=others))
        if table.heroes and table.heroes[me].who:
            mine = table.heroes[me]
            goods = [self.card(eye, card) for card in (*mine.gear, *mine.allies)]
            regions.append(
                Region(
                    id="mine",
                    area="home",
                    label=eye.say("region-mine"),
                    owner=me,
                    items=[self.hero_card(eye, mine, False), *goods, *self.loot(eye, mine)],
                )
            )
        regions += [self.hand(eye, hero.seat, hero.hand) for hero in table.heroes if hero.hand]
        regions.append(self.artifacts(eye))
        return regions + self.aids(eye)

    def world(self, eye: E) -> Region:
        """The map: spaces, ways between them, and everything that stands on them."""
        table, lib = eye.table, eye.table.lib
        reach = self.reach(eye)
        items = [self.space(eye, name, reach) for name in lib.links]
        items += [self.site_token(eye, site) for site in table.sites]
        for space, clan in sorted(table.henchmen.items()):
            name = eye.say(f"henchman-{clan}")
            icon = "bolter-gun" if clan == "nazi" else "thompson-m1"
            items.append(
                Item(id=f"henchman/{space}", kind="token", name=name, icons=[icon], tone="enemy", on=f"space/{space}")
            )
        on_board = [villain for villain in table.villains if villain.space]
        items += [self.villain_piece(eye, villain.who, f"space/{villain.space}") for villain in on_board]
        marks = [
            (f"outpost/{space}", "region-outpost", "hut" if space not in lib.city else "family-house", space)
            for space in table.outposts
        ]
        marks += [(f"occupied/{space}", "mark-occupied", "prisoner", space) for space in table.occupied]
        marks += [("auction", "mark-auction", "gavel", table.auction)] if table.auction else []
        if table.zeppelin:
            marks.append(
                ("zeppelin", "mark-war-zeppelin" if coop(table) else "mark-zeppelin", "zeppelin", table.zeppelin)
            )
        for key, message, icon, space in marks:
            item = Item(id=key, kind="token", name=eye.say(message), icons=[icon], tone="enemy", on=f"space/{space}")
            if key == "zeppelin" and not coop(table):
                item.corner = str(table.cargo)
            items.append(item)
        items += [self.hero_piece(eye, hero) for hero in table.heroes if hero.who]
        if not self._ways:
            pairs = [(name, other) for name, others in lib.links.items() for other in others if name < other]
            self._ways = [way for name, other in pairs if (way := self.way(name, other, lib)) is not None]
        return Region(
            id="map",
            kind="map",
            label=eye.say("region-map"),
            items=items,
            links=self._ways,
            outlines=OUTLINES,
            columns=int(ATLAS["width"]),
            rows=int(ATLAS["height"]),
        )

    def way(self, a: str, b: str, lib: Any) -> Link | None:
        wrap = abs(PLACE[a][0] - PLACE[b][0]) > 600  # drawn across the edge of the board it would hide everything
        sea = (lib.terrain[a] == "" and a not in lib.city) or (lib.terrain[b] == "" and b not in lib.city)
        return None if wrap else Link(a=f"space/{a}", b=f"space/{b}", kind="sea" if sea else "")

    def space(self, eye: E, name: str, reach: dict[str, int]) -> Item:
        key = ("space", eye.lang, name)
        kept = self._faces.get(key)
        if kept is None:
            kept = self._faces[key] = self.bare_space(eye, name)
        item = copy(kept)
        if name in reach:
            item.tags = [Mark(text=str(reach[name]), label=eye.say("mark-cost"), icon="footprint")]
        elif reach:
            item.flags = ["dim"]
        for hero in eye.table.heroes:
            if hero.home == name:
                item.text = [eye.say("home-of", who=eye.name(hero.seat))]
        return item

    def bare_space(self, eye: E, name: str) -> Item:
        lib = eye.table.lib
        terrain = lib.terrain[name]
        item = Item(id=f"space/{name}", kind="space", name=eye.say(f"space-{name}"), at=PLACE[name])
        if name in lib.city:
            item.tone, item.shape = ("major", "star") if name in lib.major else ("city", "square")
            item.sub = eye.say("space-major" if name in lib.major else "space-minor")
        elif terrain:
            item.tone, item.shape = terrain, "circle"
            item.sub = eye.say(f"terrain-{terrain}")
        else:
            item.tone, item.shape, item.corner = "sea", "wave", str(lib.cost[name])
            item.sub = eye.say("space-sea", cost=lib.cost[name])
        return item

    def reach(self, eye: E) -> dict[str, int]:
        """What each space within this roll's reach would cost, while the move is being made."""
        table = eye.table
        if table.asking is not move_step:
            return {}
        lib, start = table.lib, table.heroes[table.seat].space
        found, edge = {start: 0}, [start]
        while edge:
            here = edge.pop(0)
            if here in table.henchmen and here != start:
                continue
            for there in lib.links[here]:
                spent = found[here] + lib.cost[there]
                if spent <= table.points and spent < found.get(there, 99):
                    found[there] = spent
                    edge.append(there)
        return found

    def site_token(self, eye: E, site: Site) -> Item:
        table = eye.table
        item = self.pair_card(eye, site.pair)
        item.id, item.kind, item.on = f"site/{site.space}", "token", f"space/{site.space}"
        item.tone = "gold"
        item.corner = str(worth_of(table, site))
        item.stats = []
        item.more = [[eye.say("site-facts", fortune=worth_of(table, site), danger=danger_number(table, site))]]
        return item

    def site_marks(self, eye: E, site: Site) -> list[Mark]:
        table = eye.table
        marks = [
            Mark(text=str(worth_of(table, site)), label=eye.say("mark-fortune"), icon="coins", tone="gold"),
            Mark(text=str(danger_number(table, site)), label=eye.say("mark-danger"), icon="death-skull", tone="danger"),
        ]
        if site.temple:
            marks.append(
                Mark(text=str(site.markers), label=eye.say("mark-markers"), icon="crossed-sabres", tone="danger")
            )
            marks.append(
                Mark(text=str(site.instability), label=eye.say("mark-instability"), icon="falling-rocks", tone="enemy")
            )
        return marks

    def hero_piece(self, eye: E, hero: Player) -> Item:
        item = Item(
            id=f"hero{hero.seat}",
            kind="piece",
            name=card_name(eye, hero.who),
            icons=[eye.table.setup.box[hero.who].icon],
            owner=hero.seat,
            on=f"space/{hero.space}",
            card=hero.who,
        )
        if hero.ko:
            item.flags = ["spent"]
        elif hero.cliff >= 0:
            item.flags = ["hurt"]
        elif eye.table.seat == hero.seat:
            item.flags = ["active"]
        return item

    def villain_piece(self, eye: E, who: str, on: str) -> Item:
        villain = next(villain for villain in eye.table.villains if villain.who == who)
        item = Item(id=f"villain/{who}", kind="piece", name=card_name(eye, who), on=on, tone="villain", card=who)
        item.icons = [eye.table.setup.box[who].icon]
        if villain.guards:
            item.corner = f"+{villain.guards}"
        item.stats = [
            Mark(text=str(villain.wounds), label=eye.say("mark-wounds"), icon="broken-heart", tone="danger"),
            Mark(text=str(villain.markers), label=eye.say("mark-markers"), icon="death-skull", tone="danger"),
        ]
        return item

    def hero_card(self, eye: E, hero: Player, away: bool) -> Item:
        """A hero's sheet with everything counted, and what the hero carries below it."""
        item = self.face(eye, hero.who)
        item.id, item.owner = f"sheet{hero.seat}", hero.seat
        stats = hero.stats or (0,) * 16
        item.stats = [
            Mark(
                text=str(max(1, stats[SKILL_NO[skill]])),
                label=eye.say(f"skill-{skill}"),
                icon=SKILL_ICON[skill],
                tone="skill",
            )
            for skill in SKILLS
        ]
        item.tags = [
            *self.purse_marks(eye, hero),
            Mark(
                text=f"{hero.wounds}/{stats[HEALTH]}", label=eye.say("mark-health"), icon="broken-heart", tone="danger"
            ),
        ]
        if stats[DEFENCE]:
            item.tags.append(Mark(text=str(stats[DEFENCE]), label=eye.say("mark-defence"), icon="shield", tone="skill"))
        if hero.markers:
            item.tags.append(
                Mark(text=str(hero.markers), label=eye.say("mark-markers"), icon="death-skull", tone="danger")
            )
        if hero.explored:
            item.tags.append(
                Mark(text=str(hero.explored), label=eye.say("mark-explored"), icon="machete", tone="jungle")
            )
        if hero.pot:
            item.tags.append(Mark(text=str(hero.pot), label=eye.say("mark-pot"), icon="laurels", tone="glory"))
        item.sub = eye.say("hero-at", space=eye.say(f"space-{hero.space}"), home=eye.say(f"space-{hero.home}"))
        if hero.ko:
            item.flags = ["spent"]
        elif hero.cliff >= 0:
            item.flags = ["hurt"]
            item.more = [[eye.say("hangs-in", card=self.cliff_name(eye, hero.cliff))]]
        if away:
            item.under = [self.card(eye, card) for card in (*hero.gear, *hero.allies)] + self.loot(eye, hero)
        return item

    def purse_marks(self, eye: E, hero: Player) -> list[Mark]:
        marks = [Mark(text=str(hero.glory), label=eye.say("mark-glory"), icon="laurels", tone="glory")]
        if not coop(eye.table):
            marks.insert(0, Mark(text=str(hero.fortune), label=eye.say("mark-fortune"), icon="coins", tone="gold"))
        return marks

    def loot(self, eye: E, hero: Player) -> list[Item]:
        items = []
        for i in range(0, len(hero.loot), 2):
            item = self.pair_card(eye, hero.loot[i : i + 2])
            item.id = f"card{hero.loot[i]}"
            items.append(item)
        if hero.treasures:
            name = eye.say("temple-treasure")
            items.append(
                Item(
                    id=f"treasure{hero.seat}",
                    kind="token",
                    name=name,
                    icons=["mayan-pyramid"],
                    tone="gold",
                    corner=str(hero.treasures),
                )
            )
        return items

    def pair_card(self, eye: E, pair: list[int]) -> Item:
        """An artifact with its adventure: one title, one card."""
        lib = eye.table.lib
        artifact, adventure = lib.cards[pair[0]], lib.cards[pair[1]]
        item = self.face(eye, lib.ids[pair[0]])
        item.name = eye.say(
            "pair", artifact=card_name(eye, lib.ids[pair[0]]), adventure=card_name(eye, lib.ids[pair[1]])
        )
        item.stats = [
            Mark(text=str(artifact.fortune), label=eye.say("mark-fortune"), icon="coins", tone="gold"),
            Mark(text=str(adventure.danger), label=eye.say("mark-danger"), icon="death-skull", tone="danger"),
        ]
        if eye.table.setup["adventure_text"]:
            item.text = [*item.text, *[f" {line}" for line in rules_lines(eye, adventure)]]
        return item

    # What is going on -------------------------------------------------------------------------------------------------

    def moment(self, eye: E) -> list[Region]:
        """The danger being faced, the enemy, and the dice."""
        table = eye.table
        items: list[Item] = []
        encounter, melee, trial = table.encounter, table.melee, table.trial
        if encounter is not None:
            name = table.lib.ids[encounter.card] + (":cliff" if encounter.cliff else "")
            item = self.face(eye, name)
            item.id, item.flags = f"card{encounter.card}", ["active"]
            item.stats.insert(
                0,
                Mark(
                    text=str(face_of(table, encounter).glory), label=eye.say("mark-glory"), icon="laurels", tone="glory"
                ),
            )
            items.append(item)
        if melee is not None and melee.enemy:
            items += [self.enemy_card(eye, melee.enemy, melee.wounds)]
        items += [self.card(eye, card) for card in table.playing]
        items += [self.card(eye, card) for card in table.remains]
        regions = [Region(id="moment", label=eye.say("region-moment"), items=items)] if items else []
        dice: list[Item] = []
        if trial is not None:
            least = target_of(trial)
            dice += [self.die(f"die{i}", face, face >= least, "skill") for i, face in enumerate(trial.dice)]
        elif melee is not None:
            dice += [self.die(f"die{i}", face, face >= 4, "skill") for i, face in enumerate(melee.dice)]
            dice += [self.die(f"foe{i}", face, face >= 4, "enemy") for i, face in enumerate(melee.foes)]
        if dice:
            label = eye.say("region-dice")
            if trial is not None:
                label = eye.say("region-test", n=trial.scored, need=trial.need, target=target_of(trial))
            regions.append(Region(id="dice", kind="dice", label=label, items=dice))
        return regions

    def die(self, key: str, face: int, good: bool, tone: str) -> Item:
        return Item(id=key, kind="die", value=face, tone=tone, flags=[] if good else ["dim"])

    def enemy_card(self, eye: E, who: str, wounds: int) -> Item:
        item = self.face(eye, who)
        item.id, item.flags = f"enemy/{who}", ["active"]
        if wounds:
            item.tags = [Mark(text=str(wounds), label=eye.say("mark-wounds"), icon="broken-heart", tone="danger")]
        return item

    def team(self, eye: E) -> list[Region]:
        """The shared fortune, the villain track, the villain row and what the organisation holds."""
        table = eye.table
        loot: list[Item] = []
        for i in range(0, len(table.org_loot), 2):
            item = self.pair_card(eye, table.org_loot[i : i + 2])
            item.id = f"card{table.org_loot[i]}"
            loot.append(item)
        if table.org_treasures:
            loot.append(
                Item(
                    id="org_treasure",
                    kind="token",
                    name=eye.say("temple-treasure"),
                    icons=["mayan-pyramid"],
                    corner=str(table.org_treasures),
                )
            )
        chest = eye.say("region-organisation", who=card_name(eye, organisation(table)), n=table.org_fortune)
        return [
            Region(
                id="fund",
                kind="meter",
                area="side",
                label=eye.say("region-fund"),
                value=table.fund,
                limit=goal(table),
                icon="coins",
                tone="gold",
                clauses=["FAG-O37"],
            ),
            Region(
                id="track",
                kind="meter",
                area="side",
                label=eye.say("region-track"),
                value=table.track,
                limit=track_end(table),
                icon="evil-minion",
                tone="enemy",
                clauses=["FAG-O39"],
            ),
            Region(id="row", area="side", label=chest, items=self.automata(eye) + loot, clauses=["FAG-W07"]),
        ]

    def artifacts(self, eye: E) -> Region:
        items = []
        for site in eye.table.sites:
            item = self.pair_card(eye, site.pair)
            item.id, item.sub = f"quest/{site.space}", eye.say(f"space-{site.space}")
            item.stats = self.site_marks(eye, site)
            items.append(item)
        return Region(id="quests", area="side", label=eye.say("region-quests"), items=items)

    def aids(self, eye: E) -> list[Region]:
        """Opened on demand: the shop, the discard piles, the chart."""
        table, lib = eye.table, eye.table.lib
        shop: dict[str, Item] = {}
        for card in table.shop:
            name = lib.ids[card]
            if name in shop:
                shop[name].corner = str(int(shop[name].corner) + 1)
            else:
                shop[name] = self.face(eye, name)
                shop[name].id, shop[name].corner = f"item/{name}", "1"
        regions = [
            Region(id="shop", area="aid", label=eye.say("region-shop"), items=list(shop.values()), clauses=["FAG-S26"])
        ]
        for name, deck, pile in zip(DECKS, table.decks, table.piles, strict=False):
            if pile:
                label = eye.say("region-pile", deck=eye.say(f"deck-{name}"), n=len(deck))
                items = [self.slip(eye, card) for card in pile[::-1]]
                regions.append(
                    Region(id=f"pile/{name}", area="aid", kind="stack", label=label, count=len(pile), items=items)
                )
        if coop(table):
            sheet = table.setup.box[organisation(table)]
            lines: list[Any] = [[f"{i + 1}. {effects_text(eye, line)}"] for i, line in enumerate(sheet.tactics)]
            regions.append(
                Region(
                    id="chart",
                    area="aid",
                    kind="sheet",
                    label=eye.say("region-chart"),
                    lines=lines,
                    clauses=["FAG-W03"],
                )
            )
        return regions

    def slip(self, eye: E, card: int) -> Item:
        """A card of a discard pile: its name, and a way to read it."""
        name = eye.table.lib.ids[card]
        return Item(id=f"card{card}", name=card_name(eye, name), card=name)

    # Cards ------------------------------------------------------------------------------------------------------------

    def card_id(self, eye: E, card: int) -> str:
        return eye.table.lib.ids[card]

    def card_name(self, eye: E, card: Any) -> str:
        return card_name(eye, eye.table.lib.ids[card])

    def cliff_name(self, eye: E, card: int) -> str:
        name = eye.table.lib.ids[card]
        return eye.say(f"cliff-{name}") if eye.texts.has(eye.lang, f"cliff-{name}") else card_name(eye, name)

    def face(self, eye: E, card: str) -> Item:
        """FAG-D06 A card as printed; the back of a danger only by its own name, ``id:cliff``."""
        key = (eye.table.setup.box.digest, eye.lang, card)
        kept = self._faces.get(key)
        if kept is None:
            kept = self._faces[key] = self.printed(eye, card)
        item = copy(kept)
        item.stats, item.tags, item.text = kept.stats[:], kept.tags[:], kept.text[:]
        return item

    def printed(self, eye: E, card: str) -> Item:
        """FAG-D06 FAG-Y06 The face of a card, from its facts."""
        name, _, side = card.partition(":")
        fact: Any = eye.table.setup.box[name]
        item = Item(id=card, card=card, name=card_name(eye, name), icons=[fact.icon] if hasattr(fact, "icon") else [])
        item.sub = " · ".join(word for word in (eye.say(f"kind-{self.kind_of(fact)}"), keywords(eye, fact)) if word)
        item.tone = self.kind_of(fact)
        item.text = [" ".join(rules_lines(eye, fact))]
        if isinstance(fact, Danger):
            face = fact.cliffhanger if side else fact.danger
            item.text = [face_text(eye, face)]
            if side:
                item.name, item.tone = eye.say(f"cliff-{name}"), "enemy"
                item.sub = eye.say("kind-cliff")
            item.stats = [Mark(text=str(face.glory), label=eye.say("mark-glory"), icon="laurels", tone="glory")]
        elif isinstance(fact, CityCard) and fact.danger is not None and fact.cliffhanger is not None:
            item.text = [face_text(eye, fact.cliffhanger if side else fact.danger)]
            item.more = [[eye.say("city-cliff", text=face_text(eye, fact.cliffhanger), n=fact.cliffhanger.glory)]]
            item.stats = [Mark(text=str(fact.danger.glory), label=eye.say("mark-glory"), icon="laurels", tone="glory")]
        elif isinstance(fact, Artifact):
            item.stats = [Mark(text=str(fact.fortune), label=eye.say("mark-fortune"), icon="coins", tone="gold")]
            item.text = [eye.say("temple-text", test=part_text(eye, fact.escape))] if fact.escape else []
        elif isinstance(fact, Adventure):
            item.stats = [Mark(text=str(fact.danger), label=eye.say("mark-danger"), icon="death-skull", tone="danger")]
            item.icons = ["scroll-unfurled"]
        elif isinstance(fact, Enemy) or item.tone == "villain":
            item.stats = self.foe_marks(eye, fact)
            if getattr(fact, "escape", ()):
                ways = f" {eye.say('join-or')} ".join(part_text(eye, test) for test in fact.escape)
                item.text = [eye.say("escape-text", test=ways), *[f" {line}" for line in rules_lines(eye, fact)]]
            elif getattr(fact, "villain", ""):
                item.text = [eye.say("stands-for", clan=eye.say(f"clan-{fact.villain}"))]
            elif getattr(fact, "escort", False):
                item.text = [eye.say("escort-text")]
        elif isinstance(fact, Hero):
            item.stats = [
                Mark(
                    text=str(getattr(fact, skill)),
                    label=eye.say(f"skill-{skill}"),
                    icon=SKILL_ICON[skill],
                    tone="skill",
                )
                for skill in SKILLS
            ]
        elif isinstance(fact, Carried | Ally) and fact.cost:
            item.stats = [Mark(text=str(fact.cost), label=eye.say("mark-price"), icon="laurels", tone="glory")]
        if getattr(fact, "loyalty", 0):
            item.stats.append(
                Mark(text=str(fact.loyalty), label=eye.say("mark-loyalty"), icon="shaking-hands", tone="ally")
            )
        return item

    def foe_marks(self, eye: E, fact: Any) -> list[Mark]:
        pairs = [
            ("combat", "crossed-swords"),
            ("wounds", "broken-heart"),
            ("defence", "shield"),
            ("glory", "laurels"),
            ("search", "magnifying-glass"),
        ]
        marks = [
            Mark(
                text=str(getattr(fact, name)),
                label=eye.say(f"mark-{name}" if name != "combat" else "skill-combat"),
                icon=icon,
                tone="enemy",
            )
            for name, icon in pairs
            if getattr(fact, name, 0)
        ]
        if getattr(fact, "gold", 0):
            marks.append(Mark(text=f"+{2 * fact.gold}", label=eye.say("mark-fortune"), icon="coins", tone="gold"))
        return marks

    def kind_of(self, fact: Any) -> str:
        if isinstance(fact, Enemy):
            return "enemy"
        if isinstance(fact, CityCard):
            return "city"
        names: dict[type, str] = {
            EventCard: "event",
            Carried: "gear",
            Ally: "ally",
            Artifact: "artifact",
            Adventure: "adventure",
        }
        names |= {Danger: "danger", Hero: "hero", VillainEvent: "plot"}
        return names.get(type(fact), "villain" if hasattr(fact, "search") else "sheet")

    # Choices ----------------------------------------------------------------------------------------------------------

    def choice(self, eye: E, option: Option) -> Choice:
        table = eye.table
        verb, *values = option
        args, items = self.named(eye, verb, values)
        choice = Choice(option=list(option), label=eye.say(f"do-{verb}", **args), items=items)
        if verb in ("pass", "stop", "done", "enough", "nothing", "decline", "back"):
            choice.role = "back" if verb == "back" else "normal"
        elif verb in ("hunt", "press", "fight"):
            choice.role = "main"
        if verb in ("press", "camp"):
            hero = table.heroes[table.seat]
            choice.preview = [[eye.say(f"preview-{verb}", pot=hero.pot, wounds=hero.wounds)]]
        return choice

    def named(self, eye: E, verb: str, values: list[Any]) -> tuple[dict[str, object], list[str]]:
        """The words of an option, and the things to click for it."""
        table, lib = eye.table, eye.table.lib
        seat = table.seat
        hero = table.heroes[seat]
        if verb in ("move", "fly"):
            space = values[0]
            cost = fare(table, hero, space) if verb == "fly" else lib.cost[space]
            return {"space": eye.say(f"space-{space}"), "cost": cost}, [f"space/{space}"]
        if verb == "site":
            return {"space": eye.say(f"space-{values[0]}")}, [f"space/{values[0]}"]
        if verb in ("play", "use", "mute", "keep", "drop", "card") or (verb in ("sell", "take") and values[0] >= 0):
            args: dict[str, object] = {"card": self.card_name(eye, values[0])}
            if verb == "sell":
                args["n"] = sale_price(table, seat, values[0])
            if verb == "play":
                args["other"] = self.card_name(eye, values[1]) if len(values) > 1 else "none"
            key = f"sheet{seat}" if values[0] in lib.of[hero.who] else f"card{values[0]}"
            return args, [] if verb == "mute" else [key]
        if verb == "hero" and isinstance(values[0], str):
            return {"who": card_name(eye, values[0])}, []
        if verb in ("hero", "tester", "fighter", "carrier", "trade"):
            return {"who": eye.name(values[0])}, [f"hero{values[0]}"]
        if verb == "part":
            assert table.encounter is not None
            part = face_of(table, table.encounter).parts[values[0]]
            return {"part": part_text(eye, part)}, [f"card{table.encounter.card}"]
        if verb == "escape":
            assert table.melee is not None
            return {"part": part_text(eye, table.setup.box[table.melee.enemy].escape[values[0]])}, []
        if verb == "give":
            what, n = values
            if what == "gear":
                return {"what": what, "n": 1, "card": self.card_name(eye, n)}, [f"card{n}"]
            return {"what": what, "n": n, "card": ""}, []
        if verb == "buy":
            return {"kind": values[0], "n": card_price(table, seat)}, []
        if verb == "item":
            card = next(card for card in table.shop if lib.ids[card] == values[0])
            return {"card": card_name(eye, values[0]), "n": item_price(table, seat, card)}, [f"item/{values[0]}"]
        if verb == "treasure":
            return {"n": sale_price(table, seat, -1)}, [f"treasure{seat}"] if not values else []
        if verb == "wreck":
            return {"skill": eye.say(f"skill-{values[0]}")}, []
        if verb == "take":
            return {"card": eye.say("temple-treasure")}, ["org_treasure"]
        if verb == "money":
            return {"n": table.org_fortune}, []
        if verb == "hunt":
            return {}, [f"site/{hero.space}"]
        return {chr(97 + i): value for i, value in enumerate(values)}, []

    def asked(self, eye: E) -> dict[str, object]:
        """What the prompts' sentences may name."""
        table = eye.table
        args: dict[str, object] = {
            "points": table.points,
            "card": "",
            "enemy": "",
            "what": "",
            "need": 0,
            "scored": 0,
            "n": 0,
        }
        hero = table.heroes[table.seat]
        args |= {
            "pot": hero.pot,
            "wounds": hero.wounds,
            "glory": hero.glory,
            "space": eye.say(f"space-{hero.space}") if hero.space else "",
        }
        if table.encounter is not None:
            card = table.encounter.card
            args["card"] = self.cliff_name(eye, card) if table.encounter.cliff else self.card_name(eye, card)
        if table.melee is not None and table.melee.enemy:
            args["enemy"] = card_name(eye, table.melee.enemy)
        trial = table.trial
        if trial is not None:
            args |= {
                "what": skills(eye, trial.skills),
                "need": trial.need,
                "scored": trial.scored,
                "target": target_of(trial),
            }
        if table.stealth is not None:
            args["n"] = table.stealth.search
        if table.asking is played:
            args["moment"] = eye.say(f"window-{_window_name(table)}")
        if table.question is not None and table.asking is not None and table.asking.__name__ == "ko_pays":
            args["n"] = table.question[2][0]
        return args

    # Names and plates -------------------------------------------------------------------------------------------------

    def words(self, eye: E, argument: str, value: Value) -> object:
        """FAG-D06 Spaces, dice and figures in the log."""
        if argument in ("enemy", "villain", "hero") and isinstance(value, str):
            return link("card", value, card_name(eye, value))
        if argument == "cliff_card" and isinstance(value, int):
            return link("card", f"{eye.table.lib.ids[value]}:cliff", self.cliff_name(eye, value))
        if argument in ("dice", "foes") and isinstance(value, tuple):
            return "·".join(map(str, value)) or "–"
        if argument == "skills" and isinstance(value, tuple):
            return skills(eye, tuple(map(str, value)))
        return super().words(eye, argument, value)

    def plate(self, eye: E, seat: int) -> Plate:
        table = eye.table
        hero = table.heroes[seat]
        if not hero.who:
            return Plate(seat=seat, name=eye.name(seat))
        name = eye.say("plate-name", who=eye.name(seat), hero=card_name(eye, hero.who))
        own = hero.fortune if not coop(table) else table.fund
        limit = goal(table) if coop(table) else int(table.setup["victory_fortune"])
        plate = Plate(seat=seat, name=name, score=str(own), value=own, limit=limit, marks=self.purse_marks(eye, hero))
        stats = hero.stats or (0,) * 16
        plate.marks.append(
            Mark(
                text=f"{hero.wounds}/{stats[HEALTH]}", label=eye.say("mark-health"), icon="broken-heart", tone="danger"
            )
        )
        plate.marks.append(Mark(text=str(len(hero.hand)), label=eye.say("mark-hand"), icon="card-random", tone="event"))
        if hero.ko:
            plate.marks.append(Mark(text=eye.say("mark-ko"), icon="knocked-out-stars", tone="enemy"))
        elif hero.cliff >= 0:
            plate.marks.append(Mark(text=eye.say("mark-cliff"), icon="hanging-sign", tone="enemy"))
        return plate

    def automata(self, eye: E) -> list[Item]:
        """FAG-Z01 FAG-L23 FAG-W01 Whoever the rules play has a place at the table too: what they are up to."""
        table = eye.table
        items = []
        for villain in table.villains:
            item = self.face(eye, villain.who)
            item.id = f"row/{villain.who}"
            where = eye.say(f"space-{villain.space}") if villain.space else eye.say("at-base")
            item.sub = eye.say("villain-at", state=eye.say(f"state-{villain.state}"), space=where)
            item.tags = self.villain_marks(eye, villain)
            item.flags = ["active"] if villain.space else ["dim"]
            items.append(item)
        if table.zeppelin:
            name = "mark-war-zeppelin" if coop(table) else "mark-zeppelin"
            item = Item(id="airship", kind="token", name=eye.say(name), icons=["zeppelin"], tone="enemy")
            item.sub = eye.say(f"space-{table.zeppelin}")
            item.tags = [Mark(text=str(table.cargo), label=eye.say("mark-fortune"), icon="coins", tone="gold")]
            items.append(item)
        return items

    def villain_marks(self, eye: E, villain: Villain) -> list[Mark]:
        return [
            Mark(text=str(villain.wounds), label=eye.say("mark-wounds"), icon="broken-heart", tone="danger"),
            Mark(text=str(villain.markers), label=eye.say("mark-markers"), icon="death-skull", tone="danger"),
            Mark(text=str(villain.guards), label=eye.say("mark-guards"), icon="guards", tone="enemy"),
        ]

    def scene(self, eye: E) -> Scene:
        """FAG-V20 Nobody sees who is asked in a window: for the others, all who hold cards seem to think."""
        scene = super().scene(eye)
        table = eye.table
        if table.asking is played and eye.seat not in table.waiting and scene.prompt is not None:
            maybe = [hero.seat for hero in table.heroes if hero.seat != eye.seat and not hero.ko]
            scene.prompt = Prompt(waiting=maybe, mine=False, text=eye.rich("waiting-cards"))
            for plate in scene.plates:
                plate.active = plate.seat in maybe
        return scene

    def verdict(self, eye: E) -> str:
        if not coop(eye.table):
            return super().verdict(eye)
        won = eye.table.outcomes[0].rank == 1
        return eye.say("verdict-team-won" if won else "verdict-team-lost", who=card_name(eye, organisation(eye.table)))


def _window_name(table: Fortune) -> str:
    """The moment a window stands for."""
    assert table.question is not None
    bit = table.question[2][0]
    return next(name for name, each in BIT.items() if each == bit)
