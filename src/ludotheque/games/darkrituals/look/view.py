"""How Dark Rituals looks: the map, the heroes and the card that drives them, the Witch Master's side."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from ludotheque.kernel import Event, Eye, Item, LogLine, Mark, Plate, Region, Shown, View
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.events import Value
from ludotheque.kernel.text import link

from ..rules.actions import Action
from ..rules.victory import ROUNDS, endings, met, won_by
from ..state.content import SpellCard
from ..state.table import ATTRIBUTES, SLOTS, Ritual
from .choices import SHOWS, asked, thing
from .faces import face, goals
from .map import TOKENS, map_region, zone_name
from .odds import odds
from .orders import next_number, orders_region
from .progress import progress
from .sentences import capital, entry_text, reaction_text, reason_text, the


class RitualView(View[Ritual]):
    """The Witch Master is the only seat; the heroes are played by their cards, across the table."""

    moments: ClassVar[frozenset[str]] = frozenset({"summoned", "trapped", "freed", "reward", "unwelcome"})
    beats: ClassVar[frozenset[str]] = frozenset(
        {"turned", "spawned", "entry", "moved", "attack", "cast", "defend", "alchemy", "searched", "picked", "healed"}
        | {"militia", "eliminated", "demon-card", "round", "summoned", "crafted", "plague", "freed"}
    )

    shows: ClassVar = SHOWS

    # What lies where --------------------------------------------------------------------------------------------------

    def regions(self, eye: Eye[Ritual]) -> list[Region]:
        return [
            map_region(eye),
            orders_region(eye),
            self._goals(eye),
            self._cubes(eye),
            self._souls(eye),
            self._heroes(eye),
            self._hand(eye),
            *self._piles(eye),
            *self._aids(eye),
        ]

    def _heroes(self, eye: Eye[Ritual]) -> Region:
        """The six slots with their heroes, hurt and equipped."""
        return Region(
            id="heroes", area="side", label=eye.say("region-heroes"), items=[self._slot(eye, slot) for slot in SLOTS]
        )

    def _slot(self, eye: Eye[Ritual], slot: int) -> Item:
        table = eye.table
        kit = table.kit
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

    def _goals(self, eye: Eye[Ritual]) -> Region:
        """DRM-V03 What it takes to win, for both sides."""
        lines = goals(eye, eye.table.setup.kit.encounter)
        return Region(
            id="goals", kind="sheet", area="side", label=eye.say("region-goals"), lines=lines, clauses=["DRM-V03"]
        )

    def _aids(self, eye: Eye[Ritual]) -> list[Region]:
        """Charts, made once for each language."""
        charts = eye.table.kit.charts.setdefault(eye.lang, [])
        if not charts:
            charts += self._charts(eye)
        return charts

    def _charts(self, eye: Eye[Ritual]) -> list[Region]:
        """What never changes: the six Action cards, the spells, what things cost."""
        kit = eye.table.kit
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

    def typed(self, eye: Eye[Ritual], choice: Choice) -> Shown:
        """Labels begin with a capital, and say what to expect; who acts once more is settled, and not clicked again."""
        shown = super().typed(eye, choice)
        if isinstance(choice, Action) and eye.table.actor >= 0:
            del shown.items[:1]
        shown.label, shown.preview = capital(shown.label), odds(eye, choice)
        return shown

    def thing(self, eye: Eye[Ritual], kind: str, value: Any) -> tuple[object, str]:
        return thing(eye, kind, value)

    def asked(self, eye: Eye[Ritual]) -> dict[str, Any]:
        return asked(eye)

    # Words ------------------------------------------------------------------------------------------------------------

    def words(self, eye: Eye[Ritual], argument: str, value: Value) -> object:
        if argument in ("who", "whom", "card_id", "spell") and isinstance(value, str):
            if value in ("nobody", "none"):
                return value
            return link("card", value, the(eye, value))
        if argument == "zone" and isinstance(value, str):
            return zone_name(eye, value)
        if argument == "zones" and isinstance(value, tuple):
            return " → ".join(zone_name(eye, str(zone)) for zone in value)
        if isinstance(value, bool):
            return str(value).lower()
        return super().words(eye, argument, value)

    def log_line(self, eye: Eye[Ritual], event: Event) -> LogLine:
        """A sentence begins with a capital; an entry that was walked is told in the words of its card."""
        if event.kind != "entry":
            line = super().log_line(eye, event)
            first = line.text[0]
            line.text[0] = (
                capital(first) if isinstance(first, str) else msgspec.structs.replace(first, text=capital(first.text))
            )
            return line
        args: dict[str, Any] = event.args
        kit = eye.table.kit
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
            *progress(eye, True),
        ]
        return Plate(seat=seat, name=eye.name(seat), score=eye.say("plate-round", n=table.round), marks=marks)

    def others(self, eye: Eye[Ritual]) -> list[Plate]:
        """DRM-H01 The heroes have a plate too: whose number comes next, how many plants they have, how many fell."""
        table = eye.table
        marks = [
            Mark(next_number(eye), label=eye.say("region-next"), icon="swords-emblem", tone="hero"),
            Mark(str(len(table.pool)), label=eye.say("region-pool"), icon=TOKENS["herb"], tone="herb"),
            *progress(eye, False),
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
        """Who won, and by what."""
        table = eye.table
        master = bool(table.outcomes[0].score)
        when = won_by(table)
        n = next((end.n for end in endings(table, master) if end.when == when and met(table, end)), 0)
        reason = eye.say(f"end-{when}", n=n) if when != ROUNDS else eye.say(f"reason-{when}")
        return eye.say("verdict-master" if master else "verdict-heroes", reason=reason)

    def face(self, eye: Eye[Ritual], card: str) -> Item:
        return face(eye, card)

    def card_name(self, eye: Eye[Ritual], card: int) -> str:
        return eye.say(f"card-{self.card_id(eye, card)}")

    def card_id(self, eye: Eye[Ritual], card: int) -> str:
        return eye.table.kit.cards[card]
