"""How Thargos looks: tracks or a map in the middle, the parties at their ends, totals worked out for the reader."""

from __future__ import annotations

from functools import reduce
from typing import Any, Literal

from ludotheque.kernel import Eye, Item, Mark, Plate, Region
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.events import HIDDEN, Value

from . import deeds, main_turn, modifiers, rivals, strength, tampering
from .choices import Choices
from .faces import signed
from .prints import ATTRIBUTES
from .seating import facing_of, slots_of
from .showdown import aftermath, showdown
from .storymap import storymap
from .sums import sums
from .table import MORE, PLACES, RIVALS, Limited, Place, Side, Thargos, uses_of
from .verbs.missions import take_from
from .verbs.piles import discard_one

ATTITUDES = ("aggressive", "wary", "defensive")


class ThargosView(Choices):
    moments = frozenset({"scene_won", "succeeded", "failed", "unlocked", "taken", "last_ditch", "infamy"})
    leads = frozenset({"compared"})
    beats = frozenset({"compared", "decision", "rivals_found", "rivals_laid", "withdrew"})

    # Where everything lies --------------------------------------------------------------------------------------------

    def regions(self, eye: Eye[Thargos]) -> list[Region]:
        table = eye.table
        if not table.sides:
            return []
        undecided = table.attacker >= 0 and not table.outcome and not table.conceded
        found = showdown(self, eye) if undecided else []
        found += self._map(eye) if table.story_mode else self._tracks(eye)
        if table.rivals:
            found += self._rivals(eye)
        found += aftermath(self, eye)
        wanted = self.pointed_at(eye)
        for side in table.sides:
            found += self._belongings(eye, side, wanted)
        return found

    def _tracks(self, eye: Eye[Thargos]) -> list[Region]:
        """The reader's four tracks as columns — who faces, the mission, the own hero — and in a circle what lies farther."""
        seat, count = eye.home, len(eye.table.sides)
        items = []
        for place in PLACES:
            column = [
                self.hero(eye, *facing_of(count)[seat][place]),
                self._middle(eye, place),
                self.hero(eye, seat, place),
            ]
            for row, item in enumerate(column):
                item.at = (place, row)
            items += column
        tracks = Region(id="tracks", kind="grid", label=eye.say("region-tracks"), items=items, columns=4, rows=3)
        return [tracks, *self._farther(eye)] if count > 2 else [tracks]

    def _middle(self, eye: Eye[Thargos], place: int) -> Item:
        """The mission of a track, and how both ends stand to it before any card is laid."""
        table = eye.table
        slot = slots_of(len(table.sides))[eye.home][place]
        mission = table.slots[slot]
        if mission < 0:
            return Item(id=f"slot{slot}", kind="space", name=eye.say("empty-track", n=slot + 1), icons=["treasure-map"])
        item = self.card(eye, mission)
        item.sub = ""  # where it lies tells that it is a mission, and its words need the room
        item.tags = self._standing(eye, place)
        if mission == table.mission:
            item.flags = ["active"]
        return item

    def _standing(self, eye: Eye[Thargos], place: int) -> list[Mark]:
        """THA-M06 Who would win a track now: by how much an attempt of the reader, or of the other side, is ahead."""
        marks = []
        mine, theirs = strength.outlook(eye.table, eye.home, place)
        if mine is not None:
            ahead = mine >= 0
            label = eye.say("mark-attempt", n=abs(mine), ahead=int(ahead))
            marks.append(
                Mark(text=signed(mine), label=label, icon="crossed-swords", tone="ahead" if ahead else "behind")
            )
        if theirs is not None:
            holds = theirs < 0
            label = eye.say("mark-hold", n=abs(theirs), holds=int(holds))
            marks.append(Mark(text=signed(-theirs), label=label, icon="shield", tone="ahead" if holds else "behind"))
        return marks

    def _farther(self, eye: Eye[Thargos]) -> list[Region]:
        """A circle: for every other player a row of the heroes that do not face the reader; the missions among them."""
        table, seat, count = eye.table, eye.home, len(eye.table.sides)
        faced = set(facing_of(count)[seat])
        found = []
        for other in [(seat + i) % count for i in range(1, count)]:
            places = table.sides[other].places
            standing = [at for at in PLACES if (other, at) not in faced and places[at].hero >= 0]
            heroes = [self.hero(eye, other, at, full=False) for at in standing]
            who = self.side_name(eye, other)
            if heroes:
                found.append(Region(id=f"party{other}", area="away", label=who, owner=other, items=heroes))
        mine = slots_of(count)[seat]
        missions = [self.brief(eye, card) for slot, card in enumerate(table.slots) if card >= 0 and slot not in mine]
        if missions:
            found.append(Region(id="others", area="aid", label=eye.say("region-other-tracks"), items=missions))
        return found

    def hero(self, eye: Eye[Thargos], seat: int, at: int, full: bool = True) -> Item:
        """A hero as it stands: the face that shows, its attributes with all that lies on it, what lies on it.

        Its factions are marked where they count (C27).
        """
        table = eye.table
        place = table.sides[seat].places[at]
        if place.hero < 0:
            name = eye.say("empty-place", n=at + 1)
            return Item(id=f"place{seat}.{at}", kind="space", name=name, owner=seat, icons=["crested-helmet"])
        card = table.print(place.hero).card
        item = self.brief(eye, place.hero)
        item.owner = seat
        item.sub = eye.say("state-injured") if place.injured else ""
        item.stats = self._now(eye, place)
        if place.injured:
            item.flags = ["hurt"]
        if full:
            item.text = self.effects_text(eye, table.face(place).effects)
        item.tags = self._faction_marks(eye, card) if full and table.setup["factions"] else []
        left = self._uses(table, place)
        if left is not None:
            item.tags = [*item.tags, Mark(text=str(left), label=eye.say("uses-left"), icon="hourglass", tone="uses")]
        item.under = [self.brief(eye, attached) for attached in place.attached]
        item.under += [self._waiting(eye, card) for card in table.sides[seat].tracks if table.lies[card] == at]
        return item

    def _waiting(self, eye: Eye[Thargos], card: int) -> Item:
        """D29 A Play on Track card, with the uses it has left in this game."""
        item = self.brief(eye, card)
        ambush = eye.table.print(card).ambush
        if ambush is not None:
            left = ambush.uses - eye.table.spent[card]
            item.tags = [Mark(text=str(left), label=eye.say("uses-left"), icon="hourglass", tone="uses")]
        return item

    def _uses(self, table: Thargos, place: Place) -> int | None:
        left = [
            max(0, power.uses - uses_of(table, place, power)[0])
            for power in table.face(place).effects
            if isinstance(power, Limited) and power.uses
        ]
        return sum(left) if left else None

    def _now(self, eye: Eye[Thargos], place: Place) -> list[Mark]:
        """The attributes as they count now; a hero of dice has none before the first roll."""
        face = eye.table.face(place)
        if face.dice and not place.rolled:
            return [self.mark(eye, name, "?") for name in ATTRIBUTES]
        return [
            self.mark(eye, name, str(n))
            for name, n in zip(ATTRIBUTES, strength.hero_values(eye.table, place), strict=True)
        ]

    def _map(self, eye: Eye[Thargos]) -> list[Region]:
        """A story: missions on a map, and a row of heroes for everyone."""
        table = eye.table
        found = [storymap(self, eye)]
        for side in table.sides:
            mine = side.seat == eye.home
            found.append(
                Region(
                    id=f"party{side.seat}",
                    area="home" if mine else "away",
                    label=self.side_name(eye, side.seat),
                    owner=side.seat if side.seat < table.setup.seats else None,
                    items=[self.hero(eye, side.seat, at, mine or len(table.sides) < 4) for at in PLACES],
                )
            )
        return found

    def _rivals(self, eye: Eye[Thargos]) -> list[Region]:
        """O06 O13 O22 O23 Everything that drives the Rivals, in the open: attitude, caches, infamy and their dice."""
        table = eye.table
        side = table.sides[RIVALS]
        attack, guard = rivals.caches(table)
        lines = [
            eye.rich("rivals-attitude", attitude=ATTITUDES[max(0, table.attitude)]),
            eye.rich("rivals-caches", attack=attack, guard=guard, infamy=table.infamy),
            eye.rich("rivals-deck", n=len(side.deck), discard=len(side.discard)),
        ]
        found = [
            Region(
                id="rivals", kind="sheet", area="side", label=eye.say("rivals"), lines=lines, icon="robber-mask",
                clauses=["THA-O06", "THA-O22", "THA-O23"],
            ),
            Region(
                id="infamy", kind="meter", area="side", label=eye.say("infamy"), value=table.infamy,
                limit=rivals.MAX_INFAMY, clauses=["THA-O28"],
            ),
        ]  # fmt: skip
        if table.decided:
            dice = [
                Item(
                    id=f"decision{i}",
                    kind="die",
                    value=face,
                    name=eye.say("decision-for", why=why),
                    sub=eye.say("decision-short", why=why),
                )
                for i, (face, why) in enumerate(zip(table.decided, table.decided_for, strict=True))
            ]
            label = eye.say("region-decisions")
            found.append(Region(id="decisions", kind="dice", area="side", label=label, items=dice, clauses=["THA-O13"]))
        return found

    def others(self, eye: Eye[Thargos]) -> list[Plate]:
        """O01 The Rivals have a plate like any player: points, attitude, cards they lay, infamy."""
        table = eye.table
        if not table.rivals or not table.sides:
            return []
        side = table.sides[RIVALS]
        attack, guard = rivals.caches(table)
        attitude = ATTITUDES[max(0, table.attitude)]
        marks = [
            Mark(text=eye.say(f"attitude-{attitude}"), label=eye.say("mark-attitude"), icon="robber-mask", tone="uses"),
            Mark(text=str(attack), label=eye.say("mark-cache-attack"), icon="crossed-swords", tone="attack"),
            Mark(text=str(guard), label=eye.say("mark-cache-guard"), icon="shield", tone="defence"),
            Mark(text=str(table.infamy), label=eye.say("infamy"), icon="burning-embers", tone="infamy"),
        ]
        return [
            Plate(
                seat=RIVALS,
                name=eye.say("rivals"),
                kind="automaton",
                score=f"{side.vp}/{side.target or '?'}",
                value=side.vp,
                limit=side.target,
                marks=marks,
                rank=3 - table.outcomes[0].rank if table.over else 0,
            )
        ]

    def _belongings(self, eye: Eye[Thargos], side: Side, wanted: set[str]) -> list[Region]:
        """A side's hand, heroes to be placed, deck, discard and won missions; in the middle what must be chosen from."""
        seat, mine = side.seat, side.seat == eye.home
        who = self.side_name(eye, seat)
        owner = seat if seat < eye.table.setup.seats else None
        found = []
        if owner is not None and any(card is not None for card in eye.look(side.hand)):
            hand = self.hand(eye, seat, side.hand)  # the size of a hand that nobody here sees stands on its plate
            hand.label = who
            found.append(hand)
        if side.party:
            items = [self.card(eye, card) if mine else self.brief(eye, card) for card in side.party]
            area: Literal["home", "away", "aid"] = "home" if mine else "away" if len(eye.table.sides) == 2 else "aid"
            found.append(Region(id=f"waiting{seat}", area=area, label=eye.say("region-party", who=who), items=items))
        found.append(
            Region(
                id=f"deck{seat}", kind="stack", area="side", label=eye.say("region-deck", who=who), count=len(side.deck)
            )
        )
        known = [card for card in eye.look(side.deck) if card is not None] if side.deck else []
        if known and mine:
            found.append(self._pile(eye, f"known{seat}", eye.say("region-known"), known, wanted))
        if side.discard:
            label = eye.say("region-discard", who=who, n=len(side.discard))
            found.append(self._pile(eye, f"discard{seat}", label, side.discard, wanted, whole=mine))
        if side.playing:
            items = [self.card(eye, card) for card in side.playing]
            found.append(Region(id=f"playing{seat}", label=eye.say("region-playing", who=who), items=items))
        if side.won:
            items = [self.brief(eye, card) for card in side.won]
            found.append(Region(id=f"won{seat}", area="side", label=eye.say("region-won", who=who), items=items))
        return found

    def _pile(
        self, eye: Eye[Thargos], name: str, label: str, cards: list[int], wanted: set[str], whole: bool = True
    ) -> Region:
        """A pile, top first, or only its top; what is to be chosen from it lies open in the middle."""
        asked = [card for card in cards if f"card{card}" in wanted]
        shown = asked or (cards if whole else cards[-1:])
        items = [self.brief(eye, card) for card in reversed(shown)]
        return Region(id=name, area="board" if asked else "aid", label=label, items=items, count=len(cards))

    def plate(self, eye: Eye[Thargos], seat: int) -> Plate:
        table = eye.table
        if not table.sides:
            return Plate(seat=seat, name=eye.name(seat))
        side = table.sides[seat]
        marks = [
            Mark(text=str(len(side.hand)), label=eye.say("mark-hand"), icon="poker-hand", tone="hand"),
            Mark(text=str(len(side.deck)), label=eye.say("mark-deck"), icon="stack", tone="deck"),
        ]
        if table.setup["undead_seats"] >> seat & 1:
            marks.append(Mark(text="", label=eye.say("mark-undead"), icon="skull-mask", tone="undead"))
        if side.out:
            marks.append(Mark(text="", label=eye.say("mark-out"), icon="tombstone", tone="out"))
        score = f"{side.vp}/{side.target}"
        return Plate(seat=seat, name=eye.name(seat), score=score, value=side.vp, limit=side.target, marks=marks)

    # Words ------------------------------------------------------------------------------------------------------------

    def words(self, eye: Eye[Thargos], argument: str, value: Value) -> object:
        if argument.startswith("seat") and isinstance(value, int) and value >= eye.table.setup.seats:
            return eye.say("rivals")
        if argument == "attribute" and isinstance(value, int):
            return eye.say(f"attribute-{ATTRIBUTES[value]}")
        if argument == "attitude" and isinstance(value, int):
            return eye.say(f"attitude-{ATTITUDES[value]}")
        if argument == "tale":
            return eye.say(f"tale-{value}")
        if argument == "print":
            names = value if isinstance(value, tuple) else (value,)
            return eye.all_of(eye.say(f"card-{name}") for name in names)
        if argument == "cards" and isinstance(value, tuple) and set(value) == {HIDDEN}:
            return HIDDEN  # several hidden cards are counted, not listed
        return super().words(eye, argument, value)

    def verdict(self, eye: Eye[Thargos]) -> str:
        """Who won, and by what: points, or because the others could not go on."""
        table = eye.table
        ranks = [outcome.rank for outcome in table.outcomes]
        won = [seat for seat, rank in enumerate(ranks) if rank == 1] or ([RIVALS] if table.rivals else [])
        there = [table.sides[seat] for seat in won if table.sides[seat].vp >= table.sides[seat].target > 0]
        gone = [side for side in table.sides if side.out]
        why = "points" if there else "stopped" if not gone else "out" if any(side.deck for side in gone) else "burnt"
        told = there or gone or table.sides
        who = eye.all_of(self.side_name(eye, side.seat) for side in told)
        return f"{super().verdict(eye)} {eye.say(f'verdict-by-{why}', who=who, n=len(told))}"

    def asked(self, eye: Eye[Thargos]) -> dict[str, Any]:
        """The facts that prompts speak of."""
        table = eye.table
        facts: dict[str, Any] = {"mission": "", "hero": "", "left": 0, "card": "", "n": 0, "who": "", "sums": ""}
        if table.attacker >= 0 and table.mission >= 0:
            told = [
                eye.say(sum_.message, **sum_.words(), attribute=eye.say(f"attribute-{ATTRIBUTES[sum_.attribute]}"))
                for sum_ in sums(eye)
            ]
            facts["sums"] = reduce(lambda one, two: eye.say("sum-next", one=one, two=two), told)
        if table.mission >= 0:
            facts["mission"] = self.card_name(eye, table.mission)
            facts["who"] = self.side_name(eye, table.attacker)
            at = table.sides[table.attacker].places[table.spot].hero
            facts["hero"] = self.card_name(eye, at) if at >= 0 else ""
        if table.is_put(deeds.do_at):
            _, card, script, i, _ = table.facts(deeds.do_at)
            facts["card"] = self.card_name(eye, card)
            facts["effect"] = self.effect_text(eye, table.print(card).scripts[script][i]).strip()
        elif table.is_put(take_from):
            _, mission = table.facts(take_from)
            facts["card"] = self.card_name(eye, mission)
        elif table.is_put(discard_one):
            _, facts["left"] = table.facts(discard_one)
        elif table.is_put(modifiers.attack) or table.is_put(modifiers.defend):
            lays = any(isinstance(option, modifiers.Lay | modifiers.Use) for option in table.options)
            facts["done"] = 0 if modifiers.DONE not in table.options else 1 if lays else 2
            facts["missing"] = self._missing(eye)
        elif table.is_put(tampering.meddled):
            _, at, _ = table.facts(tampering.meddled)
            facts["hero"] = self.card_name(eye, table.sides[table.seat].places[at].hero)
            ways = {option.verb for option in table.options if isinstance(option, Choice)} - {"skip"}
            facts["deed"] = ways.pop() if len(ways) == 1 else "several"
        elif table.is_put(main_turn.act):
            facts |= self._stage(table)
        return facts

    def _missing(self, eye: Eye[Thargos]) -> str:
        """M17 M20 Where the defender has begun to answer and must still lay cards."""
        table = eye.table
        if table.seat == table.attacker:
            return ""
        low, _ = modifiers.limits(table)
        on = table.sides[table.seat].on
        names = [eye.say(f"attribute-{name}") for a, name in enumerate(ATTRIBUTES) if on.count(a) < low[a]]
        return eye.all_of(names) if names else ""

    def _stage(self, table: Thargos) -> dict[str, Any]:
        """D14 D17 D34 How far a turn has come: what may still be attached, and whether a hero has a power to use."""
        kinds = {type(option) for option in table.options}
        attached = table.sides[table.seat].lastings > 0
        if main_turn.Attach in kinds:
            stage = "more" if attached else "lasting"
        else:
            stage = "again" if table.again == MORE else "done" if attached else "bare"
        return {"stage": stage, "power": int(main_turn.Invoke in kinds)}
