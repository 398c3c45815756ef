"""How Dark Rituals looks: the map, the heroes and the card that drives them, the Witch Master's side."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from ludotheque.kernel import (
    Choice,
    Event,
    Eye,
    Item,
    Link,
    LogLine,
    Mark,
    Option,
    Outline,
    Plate,
    Region,
    Rich,
    Scene,
    View,
)
from ludotheque.kernel.events import Value
from ludotheque.kernel.text import link

from .board import CORNERS
from .content import SpellCard
from .faces import SHAPES, TONES, face, goals
from .grammar import Entry
from .kit import Kit
from .objectives import objective
from .plagues import value_of
from .sentences import entry_text, reaction_text, reason_text
from .table import ATTRIBUTES, SLOTS, Ritual

WIDE, HIGH, GAP = 26, 12, 2
"""The map: a zone's width and height, and the seam between tiles."""
TOKENS = {"chest": "locked-chest", "herb": "herbs-bundle", "soul": "soul", "ruby": "cut-diamond"}
AREAS = {
    "pit": "spiky-pit",
    "red": "position-marker",
    "yellow": "pentacle",
    "green": "star-flag",
    "cave": "cave-entrance",
}


class RitualView(View[Ritual]):
    """The Witch Master is the only seat; the heroes are played by their cards, across the table."""

    def scene(self, eye: Eye[Ritual]) -> Scene:
        """An encounter that somebody brought goes by its own name."""
        scene = super().scene(eye)
        scene.subtitle = eye.table.setup.box.name(scene.mode, eye.lang) or scene.subtitle
        return scene

    # What lies where --------------------------------------------------------------------------------------------------

    def regions(self, eye: Eye[Ritual]) -> list[Region]:
        return [
            self._map(eye),
            self._orders(eye),
            self._cubes(eye),
            self._souls(eye),
            self._heroes(eye),
            self._hand(eye),
            *self._piles(eye),
            *self._aids(eye),
        ]

    def _map(self, eye: Eye[Ritual]) -> Region:
        kit: Kit = eye.table.setup.kit
        board = kit.board
        links = [Link(a=f"zone{a}", b=f"zone{b}") for a, near in enumerate(board.beside) for b in near if a < b]
        trail = eye.table.trail
        links += [Link(a=f"zone{a}", b=f"zone{b}", kind="trail") for a, b in pairwise(trail)]
        wide, high = (max(_at(place)[i] for place in board.at) + (WIDE, HIGH)[i] / 2 for i in (0, 1))
        return Region(
            id="map",
            kind="map",
            area="board",
            label=eye.say("region-map", round=eye.table.round),
            items=[*(self._zone(eye, zone) for zone in range(len(board.names))), *self._standing(eye)],
            links=links,
            outlines=self._scenery(kit),
            columns=int(wide),
            rows=int(high),
        )

    def _zone(self, eye: Eye[Ritual], zone: int) -> Item:
        kit: Kit = eye.table.setup.kit
        encounter, board, name = kit.encounter, kit.board, kit.board.names[zone]
        item = Item(
            id=f"zone{zone}", kind="space", name=zone_name(eye, name), at=_at(board.at[zone]), size=(WIDE, HIGH)
        )
        area = (
            "pit"
            if zone == board.pit
            else "cave"
            if zone in board.caverns
            else "green"
            if encounter.sacrifice and name == encounter.sacrifice.welcome
            else "yellow"
            if name == encounter.yellow
            else "red"
            if name == encounter.red
            else ""
        )
        if area:
            item.tone, item.icons, item.sub = area, [AREAS[area]], eye.say(f"area-{area}")
        return item

    def _standing(self, eye: Eye[Ritual]) -> list[Item]:
        """Figures and tokens on the map."""
        table = eye.table
        kit: Kit = table.setup.kit
        items = [self._figure(eye, fig) for fig in range(len(table.place)) if table.place[fig] >= 0]
        tokens = [("chest", i, zone) for i, zone in enumerate(table.chests)]
        tokens += [("herb", i, zone) for i, zone in enumerate(table.herb_places)]
        tokens += [("soul", i, zone) for i, zone in enumerate(table.trapped)]
        tokens += [("ruby", i, zone) for i, zone in enumerate(table.rubies)]
        if table.pit_souls and kit.board.pit >= 0:
            tokens += [("soul", i, kit.board.pit) for i in range(table.pit_souls)]
        return items + [
            Item(
                id=f"{what}{i}",
                kind="token",
                name=eye.say(f"token-{what}"),
                icons=[TOKENS[what]],
                tone=what,
                on=f"zone{zone}",
            )
            for what, i, zone in tokens
        ]

    def _figure(self, eye: Eye[Ritual], fig: int) -> Item:
        table = eye.table
        kit: Kit = table.setup.kit
        item = face(eye, kit.ids[table.kind[fig]])
        item.id, item.kind, item.on = f"fig{fig}", "piece", f"zone{table.place[fig]}"
        tone = TONES[kit.sort[table.kind[fig]]]
        item.tone, item.shape = tone, SHAPES[tone]
        health = kit.health[table.kind[fig]]
        item.more = [[", ".join(f"{mark.label} {mark.text}" for mark in item.stats)], *item.more]
        item.stats = []
        if health > 1:
            left = health - table.wounds[fig]
            item.stats = [Mark(f"{left}", label=eye.say("stat-left", n=left, most=health), icon="hearts", tone="blood")]
        if fig < 6:
            item.corner = str(fig + 1)
        if fig in table.carriers:
            item.tags.append(Mark("", label=eye.say("token-ruby"), icon=TOKENS["ruby"], tone="ruby"))
        if table.wounds[fig]:
            item.flags.append("hurt")
        if fig in (table.active, table.actor):
            item.flags.append("active")
        return item

    def _scenery(self, kit: Kit) -> list[Outline]:
        """Tiles, and walls between zones."""
        outlines = []
        for tile in sorted(kit.encounter.tiles):
            x, y = _at(kit.board.at[kit.board.number[f"{tile}.{CORNERS[0]}"]])
            left, top, wide, high = x - WIDE / 2, y - HIGH / 2, 2 * WIDE, 2 * HIGH
            outlines.append(Outline(path=f"M{left} {top}h{wide}v{high}h{-wide}z", tone="tile", label=tile))
        for a, b in kit.board.walls:
            (x, y), (u, v) = _at(kit.board.at[a]), _at(kit.board.at[b])
            middle, across = ((x + u) / 2, (y + v) / 2), y == v
            half = HIGH / 2 if across else WIDE / 2
            path = (
                f"M{middle[0] - 0.4} {middle[1] - half}h0.8v{2 * half}h-0.8z"
                if across
                else f"M{middle[0] - half} {middle[1] - 0.4}h{2 * half}v0.8h{-2 * half}z"
            )
            outlines.append(Outline(path=path, tone="wall"))
        return outlines

    def _heroes(self, eye: Eye[Ritual]) -> Region:
        """The six slots with their heroes, hurt and equipped."""
        return Region(
            id="heroes", area="side", label=eye.say("region-heroes"), items=[self._slot(eye, slot) for slot in SLOTS]
        )

    def _slot(self, eye: Eye[Ritual], slot: int) -> Item:
        table = eye.table
        kit: Kit = table.setup.kit
        if table.kind[slot] < 0:
            item = face(eye, kit.action_ids[slot])
            item.id, item.flags = f"slot{slot}", ["dim"]
            item.sub = eye.say("slot-empty")
            return item
        item = face(eye, kit.ids[table.kind[slot]])
        item.id, item.corner = f"slot{slot}", str(slot + 1)
        health = kit.health[table.kind[slot]]
        totals = [
            getattr(table.setup.box[item.card], name) + table.cubes[i] + self._gear(table, slot, i)
            for i, name in enumerate(ATTRIBUTES)
        ]
        for i, total in enumerate(totals):
            item.stats[i] = Mark(str(total), label=item.stats[i].label, icon=item.stats[i].icon)
        item.stats[4] = Mark(
            f"{health - table.wounds[slot]}/{health}", label=item.stats[4].label, icon="hearts", tone="blood"
        )
        item.tags = [
            Mark("", label=eye.say(f"card-{kit.cards[card]}"), icon=kit.definition[card].icon)
            for card in table.gear[slot]
        ]
        item.more = [[entry_text(eye, entry)] for entry in kit.actions[slot]]
        if slot == table.active:
            item.flags = ["active"]
        return item

    def _gear(self, table: Ritual, slot: int, attribute: int) -> int:
        return sum(table.setup.kit.loot[card] == attribute for card in table.gear[slot])

    def _orders(self, eye: Eye[Ritual]) -> Region:
        """The card that drives the heroes: each entry ticked or crossed with its reason, and who comes next."""
        table = eye.table
        kit: Kit = table.setup.kit
        region = Region(id="orders", kind="sheet", area="side", label=eye.say("region-orders"), clauses=["DRM-H06"])
        if table.ai_pile:
            card = table.ai_pile[-1]
            slot = kit.back[card]
            region.lines.append(
                eye.rich("orders-turned", card=self._card_link(eye, card), n=slot + 1, who=self._who(eye, slot))
            )
            walks = _walks(table.marks)
            entries = kit.lines[card]
            region.lines += [self._entry_line(eye, entry, walks, i) for i, entry in enumerate(entries)]
            if any(len(walk) > len(entries) for walk in walks):
                region.lines.append(eye.rich("orders-action", n=slot + 1))
                region.lines += [
                    self._entry_line(eye, entry, walks, i) for i, entry in enumerate(kit.actions[slot], len(entries))
                ]
            region.lines += [[reaction_text(eye, reaction)] for _, reaction in kit.answers[card]]
            if table.trail:
                zones = " → ".join(zone_name(eye, kit.board.names[zone]) for zone in table.trail)
                region.lines.append(eye.rich("orders-trail", zones=zones))
        region.lines += [eye.rich("orders-aim", aim=eye.say(f"aim-{self._aim(eye)}")), self._next(eye)]
        return region

    def _entry_line(self, eye: Eye[Ritual], entry: Entry, walks: list[list[str]], i: int) -> Rich:
        """DRM-H06 An entry with a tick or a cross for each walk that came to it, and why it was not taken."""
        found = [walk[i] for walk in walks if len(walk) > i]
        marks = " ".join("✗" if mark else "✓" for mark in found) or "·"
        why = "; ".join(dict.fromkeys(reason_text(eye, mark) for mark in found if mark))
        return eye.rich("orders-line", marks=marks, text=entry_text(eye, entry), why=why or "none")

    def _who(self, eye: Eye[Ritual], slot: int) -> str:
        """Who fills a slot."""
        kind = eye.table.kind[slot]
        return eye.say(f"card-{eye.table.setup.kit.ids[kind]}") if kind >= 0 else eye.say("slot-empty")

    def _aim(self, eye: Eye[Ritual]) -> str:
        """DRM-O09 What the hero who acts, or acts next, is after."""
        table = eye.table
        back = table.setup.kit.back
        slot = table.active if table.active >= 0 else back[table.ai_deck[-1]] if table.ai_deck else 0
        return objective(table, slot)[0]

    def _next_number(self, eye: Eye[Ritual]) -> str:
        """DRM-H02 The number on top of the AI deck, always in sight."""
        deck = eye.table.ai_deck
        return str(eye.table.setup.kit.back[deck[-1]] + 1) if deck else "?"

    def _next(self, eye: Eye[Ritual]) -> Rich:
        """DRM-H02 Whose number lies on top of the AI deck."""
        table = eye.table
        if not table.ai_deck:
            return eye.rich("orders-unknown")
        slot = table.setup.kit.back[table.ai_deck[-1]]
        return eye.rich("orders-next", n=slot + 1, who=self._who(eye, slot))

    def _cubes(self, eye: Eye[Ritual]) -> Region:
        """DRM-S06 The shared attribute board and the plant pool."""
        table = eye.table
        icons = ("fist", "shield", "wingfoot", "round-potion")
        items = [
            Item(
                id=f"cube-{name}",
                kind="token",
                name=eye.say(f"stat-{name}"),
                corner=f"+{table.cubes[i]}",
                value=table.cubes[i],
                icons=[icons[i]],
                tone=name,
            )
            for i, name in enumerate(ATTRIBUTES)
        ]
        plants = len(table.pool)
        items.append(
            Item(
                id="pool",
                kind="token",
                name=eye.say("region-pool"),
                corner=str(plants),
                value=plants,
                icons=[TOKENS["herb"]],
                tone="herb",
            )
        )
        return Region(id="cubes", area="side", label=eye.say("region-cubes"), items=items, clauses=["DRM-B01"])

    def _souls(self, eye: Eye[Ritual]) -> Region:
        """DRM-G01 The soul counter with its plague rewards."""
        table = eye.table
        items = [
            Item(
                id=f"reward{n}", kind="space", name=eye.say("token-reward"), at=(n, 0), icons=["plague-doctor-profile"]
            )
            for n in table.rewards
        ]
        items.append(
            Item(
                id="soul-marker",
                kind="token",
                name=eye.say("region-souls"),
                at=(table.souls, 0),
                icons=["soul"],
                tone="soul",
            )
        )
        return Region(
            id="souls",
            kind="track",
            area="side",
            label=eye.say("region-souls"),
            items=items,
            columns=11,
            clauses=["DRM-G01"],
        )

    def _hand(self, eye: Eye[Ritual]) -> Region:
        master = eye.table.master
        hand = self.hand(eye, 0, master.hand)
        hand.label = eye.say("region-hand")
        hand.items += self.cards(eye, "plagues", master.plagues)
        return hand

    def _piles(self, eye: Eye[Ritual]) -> list[Region]:
        """Decks and discards that matter to the Witch Master."""
        table = eye.table
        piles = [("ai", table.ai_deck, table.ai_pile), ("craft", table.craft_deck, table.craft_pile)]
        if table.setup.kit.demon >= 0:
            piles.append(("demon", table.demon_deck, table.demon_pile))
        found = []
        for name, deck, pile in piles:
            items = [self.card(eye, pile[-1])] if pile else []
            found.append(
                Region(
                    id=f"{name}-deck",
                    kind="stack",
                    area="side",
                    label=eye.say(f"region-{name}"),
                    count=len(deck),
                    items=items,
                )
            )
        return found

    def _aids(self, eye: Eye[Ritual]) -> list[Region]:
        """Charts: goals, the six Action cards, the witches' spells, what things cost."""
        table = eye.table
        kit: Kit = table.setup.kit
        charts = kit.charts.setdefault(eye.lang, [])
        if not charts:
            charts += self._charts(eye)
        tally: Rich = eye.rich(
            "tally",
            freed=table.freed,
            trapped=len(table.trapped),
            heroes=table.heroes_lost,
            witches=table.witches_lost,
            serfs=table.serfs_lost,
            kills=table.demon_kills,
        )
        lines = [*goals(eye, kit.encounter), tally]
        return [Region(id="goals", kind="sheet", area="aid", label=eye.say("aid-goals"), lines=lines), *charts]

    def _charts(self, eye: Eye[Ritual]) -> list[Region]:
        """What never changes: the six Action cards, the spells, what things cost."""
        kit: Kit = eye.table.setup.kit
        box = eye.table.setup.box
        actions = [
            eye.rich("aid-action", n=slot + 1, lines=" · ".join(entry_text(eye, entry) for entry in kit.actions[slot]))
            for slot in SLOTS
        ]
        actions += [[reaction_text(eye, reaction)] for _, reaction in kit.standing]
        known = [kit.ids[eye.table.kind[witch]] for witch in kit.witches]
        known += [id for id, card in box.cards.items() if isinstance(card, SpellCard)]
        spells = []
        for item in (face(eye, id) for id in known):
            text = " ".join(str(part) for line in (item.text, *item.more) for part in line)
            spells.append(eye.rich("aid-spell", name=item.name, text=text))
        sheets = {"actions": actions, "spells": spells, "costs": [eye.rich("aid-cost-list")]}
        return [
            Region(id=name, kind="sheet", area="aid", label=eye.say(f"aid-{name}"), lines=lines)
            for name, lines in sheets.items()
        ]

    # Choices ----------------------------------------------------------------------------------------------------------

    def choice(self, eye: Eye[Ritual], option: Option) -> Choice:
        """A label for everything, and what to click: the figure first, then the zone, target or card."""
        table = eye.table
        kit: Kit = table.setup.kit
        verb = option[0]
        words: dict[str, Any] = {}
        items: list[str] = []
        role = "normal"
        if verb in ("pass", "stop", "keep", "enough", "decline"):
            role = "main" if verb in ("keep", "stop") else "normal"
        elif verb in ("discard", "strip"):
            words["card"] = self.card_name(eye, option[1])
            items = [f"card{option[1]}"] if verb == "discard" else []
        elif verb == "lower":
            words["attribute"] = eye.say(f"stat-{option[1]}")
            items = [f"cube-{option[1]}"]
        elif verb == "defend":
            words = {"x": option[1], "cost": 1 + option[1]}
        elif verb in ("place", "demon-move"):
            words["zone"] = zone_name(eye, kit.board.names[option[1]])
            items = [f"zone{option[1]}"]
        elif verb in ("heal", "target", "infect", "demon-attack"):
            words["whom"] = self._figure_name(eye, option[1])
            items = [f"fig{option[1]}"]
        else:
            words, items = self._action(eye, option)
        return Choice(option=list(option), label=eye.say(f"do-{verb}", **words), items=items, role=role)  # type: ignore[arg-type]

    def _action(self, eye: Eye[Ritual], option: Option) -> tuple[dict[str, Any], list[str]]:
        """An action of a Legion character."""
        table = eye.table
        kit: Kit = table.setup.kit
        verb, fig = option[0], option[1]
        words: dict[str, Any] = {"who": self._figure_name(eye, fig)}
        items = [f"fig{fig}"]
        if verb == "move":
            words["zone"] = zone_name(eye, kit.board.names[option[2]])
            items.append(f"zone{option[2]}")
        elif verb in ("attack", "possess"):
            words["whom"] = self._figure_name(eye, option[2])
            items.append(f"fig{option[2]}")
            words["cost"] = kit.cost[table.kind[fig]]
        elif verb == "cast":
            words |= {"x": option[3], "cost": 2 + option[3]}
            words["whom"] = self._figure_name(eye, option[2]) if option[2] >= 0 else "none"
            items += [f"fig{option[2]}"] if option[2] >= 0 else []
        elif verb == "summon":
            words["unit"] = eye.say(f"card-{option[2]}")
        elif verb == "recall":
            words["whom"] = eye.say(f"card-{kit.ids[table.kind[option[2]]]}")
        elif verb == "craft":
            card, at = option[2], option[3]
            words |= {"card": self.card_name(eye, card), "cost": kit.definition[card].cost, "at": "none"}
            items.append(f"card{card}")
            if at >= 0:
                zoned = kit.definition[card].effect.__struct_config__.tag in ("exhaust", "frenzy")
                words["at"] = zone_name(eye, kit.board.names[at]) if zoned else self._figure_name(eye, at)
                items.append(f"zone{at}" if zoned else f"fig{at}")
        elif verb == "plague":
            words |= {"card": self.card_name(eye, option[2]), "effect": option[3], "n": value_of(table, option[2])}
            items.append(f"card{option[2]}")
        return words, items

    def _figure_name(self, eye: Eye[Ritual], fig: int) -> str:
        """A figure's name, with its zone where there are several of its kind."""
        table = eye.table
        kit: Kit = table.setup.kit
        name = eye.say(f"card-{kit.ids[table.kind[fig]]}")
        if fig < 6 or table.kind.count(table.kind[fig]) == 1:
            return name
        return eye.say("figure-at", name=name, zone=zone_name(eye, kit.board.names[table.place[fig]]))

    def asked(self, eye: Eye[Ritual]) -> dict[str, Any]:
        """What the prompt should say: the numbers of an attack, the energy left."""
        table = eye.table
        assert table.question is not None
        args = table.question[2]
        words: dict[str, Any] = {"energy": table.energy, "who": "", "whom": "", "n": 0, "m": 0}
        step = table.asking.__name__ if table.asking else ""
        if step == "defend":
            attacker, target, total, damage = args
            words |= {
                "who": eye.say(f"card-{table.setup.kit.ids[table.kind[attacker]]}"),
                "whom": self._figure_name(eye, target),
                "n": total,
                "m": table.setup.kit.resistance[table.kind[target]],
                "damage": damage,
            }
        elif step in ("infect", "lower", "order"):
            words["n"] = args[0]
        elif step in ("frenzy_attack", "step_to", "strip_chosen", "restore", "raise_unit"):
            words["who"] = self._figure_name(eye, args[0])
        elif step == "act_again":
            words["who"] = self._figure_name(eye, table.actor)
        return words

    # Words ------------------------------------------------------------------------------------------------------------

    def words(self, eye: Eye[Ritual], argument: str, value: Value) -> object:
        if argument in ("who", "whom", "card_id", "spell") and isinstance(value, str):
            if value in ("nobody", "none"):
                return value
            return link("card", value, eye.say(f"card-{value}"))
        if argument == "zone" and isinstance(value, str):
            return zone_name(eye, value)
        if argument == "zones" and isinstance(value, tuple):
            return " → ".join(zone_name(eye, str(zone)) for zone in value)
        if isinstance(value, bool):
            return str(value).lower()
        return super().words(eye, argument, value)

    def log_line(self, eye: Eye[Ritual], event: Event) -> LogLine:
        """An entry that was walked is told in the words of its card."""
        if event.kind != "entry":
            return super().log_line(eye, event)
        args: dict[str, Any] = event.args
        kit: Kit = eye.table.setup.kit
        entries = kit.lines[args["source"]] if args["source"] >= 0 else kit.actions[args["slot"]]
        entry = entries[args["entry"]]
        text = eye.rich(
            "event-entry",
            taken=str(args["taken"]).lower(),
            text=entry_text(eye, entry),
            why=reason_text(eye, args["mark"]) if args["mark"] else "",
        )
        return LogLine(text=text, move=event.move, kind="entry", clauses=list(event.clauses), cause=event.cause)

    def plate(self, eye: Eye[Ritual], seat: int) -> Plate:
        table = eye.table
        marks = [
            Mark(
                f"{table.energy}/{table.energy + table.spent}",
                label=eye.say("region-energy"),
                icon="lightning-trio",
                tone="energy",
            ),
            Mark(str(table.souls), label=eye.say("region-souls"), icon="soul", tone="soul"),
        ]
        return Plate(seat=seat, name=eye.name(seat), score=eye.say("plate-round", n=table.round), marks=marks)

    def others(self, eye: Eye[Ritual]) -> list[Plate]:
        """DRM-H01 The heroes have a plate too: whose number comes next, how many plants they have, how many fell."""
        table = eye.table
        marks = [
            Mark(self._next_number(eye), label=eye.say("region-next"), icon="swords-emblem", tone="hero"),
            Mark(str(len(table.pool)), label=eye.say("region-pool"), icon=TOKENS["herb"], tone="herb"),
            Mark(str(table.heroes_lost), label=eye.say("heroes-lost"), icon="tombstone", tone="blood"),
        ]
        return [
            Plate(
                seat=1,
                name=eye.say("region-heroes"),
                kind="automaton",
                marks=marks,
                active=table.active >= 0 and not table.over,
                rank=3 - table.outcomes[0].rank if table.over else 0,
            )
        ]

    def verdict(self, eye: Eye[Ritual]) -> str:
        return eye.say("verdict-master" if eye.table.outcomes[0].score else "verdict-heroes")

    def face(self, eye: Eye[Ritual], card: str) -> Item:
        return face(eye, card)

    def card_name(self, eye: Eye[Ritual], card: Any) -> str:
        return eye.say(f"card-{self.card_id(eye, card)}")

    def card_id(self, eye: Eye[Ritual], card: Any) -> str:
        name: str = eye.table.setup.kit.cards[card]
        return name


def zone_name(eye: Eye[Ritual], name: str) -> str:
    """A zone in the reader's language: corners are called otherwise in French."""
    tile, corner = name.split(".")
    return eye.say("zone", tile=tile, corner=eye.say("corner", corner=corner))


def _at(place: tuple[int, int]) -> tuple[float, float]:
    x, y = place
    return x * WIDE + (x // 2) * GAP + WIDE / 2, y * HIGH + (y // 2) * GAP + HIGH / 2


def _walks(marks: list[str]) -> list[list[str]]:
    """The marks of an activation, one list for each walk: a walk ends with the entry that was taken."""
    walks: list[list[str]] = [[]]
    for mark in marks:
        walks[-1].append(mark)
        if not mark:
            walks.append([])
    return [walk for walk in walks if walk]
