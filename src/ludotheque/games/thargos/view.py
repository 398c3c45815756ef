"""How Thargos looks: tracks or a map in the middle, the parties at their ends, totals worked out for the reader."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel import Choice, Eye, Item, Link, Mark, Option, Plate, Region, Rich, View
from ludotheque.kernel.events import HIDDEN, Value

from . import aims, conflict, rivals, story
from .cards import ATTRIBUTES, Card, Face
from .effects import Effect, Power, When
from .seating import facing_of, slots_of
from .sums import sums
from .table import PLACES, RIVALS, Limited, Place, Side, Thargos, uses_of

ICONS = {"might": "fist", "mind": "brain", "mysticism": "pentacle"}
SHAPES = {"might": "square", "mind": "triangle", "mysticism": "circle"}
KIND_SHAPES = {"hero": "shield", "mission": "star", "lasting": "circle", "action": "diamond"}
SCENE_TONES = {"path": "mission", "optional": "mission", "side": "side", "secret": "secret"}
SCENE_SHAPES = {"path": "star", "optional": "circle", "side": "diamond", "secret": "shield"}
MAP_WIDTH = 1.35
ATTITUDES = ("aggressive", "wary", "defensive")
BACKWARD = {"skip", "decline", "leave", "pass", "set_aside"}


class ThargosView(View[Thargos]):
    moments = frozenset({"succeeded", "unlocked", "taken", "last_ditch", "infamy"})

    # Where everything lies --------------------------------------------------------------------------------------------

    def regions(self, eye: Eye[Thargos]) -> list[Region]:
        table = eye.table
        if not table.sides:
            return []
        found = self._conflict(eye) if table.attacker >= 0 else []
        found += self._map(eye) if table.story_mode else self._tracks(eye)
        if table.rivals:
            found += self._rivals(eye)
        for side in table.sides:
            found += self._belongings(eye, side)
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
        item.tags = self._standing(eye, place)
        if mission == table.mission:
            item.flags = ["active"]
        return item

    def _standing(self, eye: Eye[Thargos], place: int) -> list[Mark]:
        """THA-M06 Who would win a track now: by how much an attempt of the reader, or of the other side, is ahead."""
        marks = []
        mine, theirs = conflict.outlook(eye.table, eye.home, place)
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
            heroes = [self.hero(eye, other, at, full=False) for at in PLACES if (other, at) not in faced]
            found.append(
                Region(id=f"party{other}", area="away", label=self.side_name(eye, other), owner=other, items=heroes)
            )
        mine = slots_of(count)[seat]
        missions = [self.brief(eye, card) for slot, card in enumerate(table.slots) if card >= 0 and slot not in mine]
        if missions:
            found.append(Region(id="others", area="aid", label=eye.say("region-other-tracks"), items=missions))
        return found

    def hero(self, eye: Eye[Thargos], seat: int, at: int, full: bool = True) -> Item:
        """A hero as it stands: the face that shows, its attributes with all that lies on it, what lies on it."""
        table = eye.table
        place = table.sides[seat].places[at]
        if place.hero < 0:
            name = eye.say("empty-place", n=at + 1)
            return Item(id=f"place{seat}.{at}", kind="space", name=name, owner=seat, icons=["crested-helmet"])
        card = table.print(place.hero).card
        face = card.injured if place.injured else card.ready
        assert face is not None
        item = self.brief(eye, place.hero)
        item.owner = seat
        item.sub = eye.say("state-injured") if place.injured else ""
        item.stats = self._now(eye, place)
        if place.injured:
            item.flags = ["hurt"]
        if full:
            item.text = self.face_text(eye, face)
        item.tags = self._faction_marks(eye, card) if full else []
        left = self._uses(table, place)
        if left is not None:
            item.tags = [*item.tags, Mark(text=str(left), label=eye.say("uses-left"), icon="hourglass", tone="uses")]
        item.under = [self.brief(eye, attached) for attached in place.attached]
        item.under += [self.brief(eye, card) for card in table.sides[seat].tracks if table.lies[card] == at]
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
            for name, n in zip(ATTRIBUTES, conflict.hero_values(eye.table, place), strict=True)
        ]

    def _map(self, eye: Eye[Thargos]) -> list[Region]:
        """A story: missions on a map, and a row of heroes for everyone."""
        table = eye.table
        scenes = table.pool.scenes
        laid = {scenes[card].card: card for card in table.missions}
        items = [self._scene_item(eye, card) for card in table.missions]
        if table.secret:
            name = eye.say("secret-stack", n=len(table.secret))
            places = [scene.at for scene in scenes.values() if scene.secret]
            middle = (sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places))
            items.append(
                Item(id="secret", kind="space", name=name, icons=["locked-chest"], tone="secret", at=on_map(middle))
            )
        links = [
            Link(a=f"card{laid[before]}", b=f"card{card}", kind="path" if before in scenes[card].after else "either")
            for card in table.missions
            for before in (*scenes[card].after, *scenes[card].after_any)
            if before in laid
        ]
        for side in table.sides:
            if side.done and side.done[-1] in table.missions:
                marker = Item(
                    id=f"marker{side.seat}", kind="piece", name=self.side_name(eye, side.seat), owner=side.seat
                )
                marker.on, marker.icons = f"card{side.done[-1]}", ["flying-flag"]
                items.append(marker)
        found = [Region(id="map", kind="map", label=eye.say("region-map"), items=items, links=links)]
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

    def _scene_item(self, eye: Eye[Thargos], card: int) -> Item:
        """A mission of the story: open, done or locked for the reader, and who else has completed it."""
        table = eye.table
        scene = table.pool.scenes[card]
        side = table.sides[eye.home]
        item = self.brief(eye, card)
        item.kind, item.at = "space", on_map(scene.at)
        state = "done" if card in side.done else "open" if story.is_open(table, eye.home, card) else "locked"
        kind = "side" if scene.side else "secret" if scene.secret else "optional" if scene.optional else "path"
        if state == "locked":
            item.flags = ["dim"]
        item.tone, item.shape = "done" if state == "done" else SCENE_TONES[kind], SCENE_SHAPES[kind]
        item.sub = eye.say("scene-state", state=state, kind=kind)
        item.text = self.effects_text(eye, table.print(card).card.effects)
        for other in table.sides:
            if card in other.done:
                item.tags.append(Mark(text="✓", label=self.side_name(eye, other.seat), icon="star-medal", tone="done"))
        if story.needs_party(table, card):
            item.tags.append(Mark(text="4", label=eye.say("needs-party"), icon="team-upgrade", tone="party"))
        return item

    # The conflict -----------------------------------------------------------------------------------------------------

    def _conflict(self, eye: Eye[Thargos]) -> list[Region]:
        """For every attribute that counts both totals side by side and who leads; the face-down cards of both sides."""
        table = eye.table
        items = []
        for sum_ in sums(eye):
            name = ATTRIBUTES[sum_.attribute]
            item = Item(id=f"attribute{sum_.attribute}", name=eye.say(f"attribute-{name}"), tone=name)
            item.shape, item.icons = SHAPES[name], [ICONS[name]]
            if not sum_.dice:
                leads = self.side_name(eye, table.attacker) if sum_.gap >= 0 else self._answerer(eye)
                item.sub = eye.say("sum-leads", who=leads)
            item.text = eye.rich(sum_.message, **sum_.words(), attribute=item.name)
            item.stats = [
                self._total(eye, "attack", "crossed-swords", sum_.attack, sum_.laid),
                self._total(eye, "defence", "shield", sum_.defence, sum_.answered, sum_.dice),
            ]
            item.under = [
                *self._modifiers(eye, table.attacker, sum_.attribute, "crossed-swords"),
                *self._modifiers(eye, table.defender, sum_.attribute, "shield"),
            ]
            items.append(item)
        label = eye.say("region-conflict", mission=self.card_name(eye, table.mission))
        return [Region(id="conflict", label=label, items=items, icon="crossed-swords", clauses=["THA-M06", "THA-M23"])]

    def _modifiers(self, eye: Eye[Thargos], seat: int, attribute: int, icon: str) -> list[Item]:
        """THA-M07 THA-M11 The cards of a side on an attribute: how many is open to all, which ones only as far as seen."""
        if seat < 0:
            return []
        side = eye.table.sides[seat]
        items = []
        for i, (card, on) in enumerate(zip(eye.look(side.laid), side.on, strict=True)):
            if on != attribute:
                continue
            if card is None:
                name = eye.say("hidden-modifier", who=self.side_name(eye, seat))
                items.append(Item(id=f"laid{seat}/{i}", name=name, down=True))
            else:
                item = self.brief(eye, card)
                item.icons = [icon]
                items.append(item)
        return items

    def _total(self, eye: Eye[Thargos], which: str, icon: str, total: int, hidden: int, dice: int = 0) -> Mark:
        text = f"{total} + {hidden}×?" if hidden else f"{total + dice}–{total + 6 * dice}" if dice else str(total)
        return Mark(text=text, label=eye.say(f"mark-{which}", n=total, hidden=hidden), icon=icon, tone=which)

    def _answerer(self, eye: Eye[Thargos]) -> str:
        """Who answers the attempt: the other side, or Thargos itself."""
        table = eye.table
        return self.side_name(eye, table.defender) if table.defender >= 0 else eye.say("thargos")

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
                Item(id=f"decision{i}", kind="die", value=face, name=eye.say("decision-for", why=why))
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
                score=f"{side.vp}/{side.target}",
                value=side.vp,
                limit=side.target,
                marks=marks,
                rank=3 - table.outcomes[0].rank if table.over else 0,
            )
        ]

    def _belongings(self, eye: Eye[Thargos], side: Side) -> list[Region]:
        """A side's hand, heroes to be placed, deck, discard and won missions."""
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
            area: Any = "home" if mine else "away"
            found.append(Region(id=f"waiting{seat}", area=area, label=eye.say("region-party", who=who), items=items))
        found.append(
            Region(
                id=f"deck{seat}", kind="stack", area="side", label=eye.say("region-deck", who=who), count=len(side.deck)
            )
        )
        known = [card for card in eye.look(side.deck) if card is not None] if side.deck else []
        if known and mine:
            items = [self.brief(eye, card) for card in reversed(known)]
            found.append(Region(id=f"known{seat}", area="aid", label=eye.say("region-known"), items=items))
        if side.discard:
            shown = side.discard if mine else side.discard[-1:]
            items = [self.brief(eye, card) for card in reversed(shown)]
            label = eye.say("region-discard", who=who, n=len(side.discard))
            found.append(Region(id=f"discard{seat}", area="aid", label=label, items=items, count=len(side.discard)))
        if side.playing:
            items = [self.card(eye, card) for card in side.playing]
            found.append(Region(id=f"playing{seat}", label=eye.say("region-playing", who=who), items=items))
        if side.won:
            items = [self.brief(eye, card) for card in side.won]
            found.append(Region(id=f"won{seat}", area="side", label=eye.say("region-won", who=who), items=items))
        return found

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

    # Cards ------------------------------------------------------------------------------------------------------------

    def card_id(self, eye: Eye[Thargos], card: Any) -> str:
        return eye.table.print(card).id

    def card_name(self, eye: Eye[Thargos], card: Any) -> str:
        return eye.say(f"card-{eye.table.print(card).id}")

    def brief(self, eye: Eye[Thargos], card: int) -> Item:
        """A card without its text, for places where many lie."""
        found = eye.table.print(card)
        item = self.printed(eye, found.id, found.card)
        item.id = f"card{card}"
        return item

    def card(self, eye: Eye[Thargos], card: int) -> Item:
        item = self.brief(eye, card)
        item.text = self.body(eye, eye.table.print(card).card)
        return item

    def face(self, eye: Eye[Thargos], card: str) -> Item:
        """The printed card; a hero shows its ready face and tells of the injured one."""
        found = eye.table.setup.box[card]
        item = self.printed(eye, card, found)
        item.text = self.body(eye, found)
        item.tags = self._faction_marks(eye, found)
        if found.injured is not None:
            values = [
                f"{eye.say(f'attribute-{name}')} {n}"
                for name, n in zip(ATTRIBUTES, _values(found.injured), strict=True)
            ]
            item.more = [[eye.say("injured-face", values=", ".join(values))], self.face_text(eye, found.injured)]
        return item

    def printed(self, eye: Eye[Thargos], name: str, card: Card) -> Item:
        """What every look at a card has: name, type line, corner value, attributes, art."""
        item = Item(id=name, card=name, name=eye.say(f"card-{name}"), icons=list(card.icons), tone=card.kind)
        item.shape = KIND_SHAPES[card.kind]
        item.corner = str(card.cpv if card.kind == "hero" else card.pam)
        item.sub = eye.say("type-line", kind=card.kind, no=card.no, unique=int(card.unique))
        values = _values(card.ready) if card.ready is not None else card.values
        dice = card.ready is not None and not any(values)
        sign = "" if card.kind == "hero" else "+"
        for attribute, n in zip(ATTRIBUTES, values, strict=True):
            if dice or n:
                item.stats.append(self.mark(eye, attribute, "d6" if dice else f"{sign if n > 0 else ''}{n}"))
        if card.kind == "mission":
            vp = card.vp_fr if eye.table.setup["edition"] == "fr" and card.vp_fr else card.vp
            item.stats.insert(
                0, Mark(text=str(vp), label=eye.say("victory-points"), icon="laurel-crown", tone="vp", shape="star")
            )
        return item

    def mark(self, eye: Eye[Thargos], attribute: str, text: str) -> Mark:
        label = eye.say(f"attribute-{attribute}")
        return Mark(text=text, label=label, icon=ICONS[attribute], tone=attribute, shape=SHAPES[attribute])

    def _faction_marks(self, eye: Eye[Thargos], card: Card) -> list[Mark]:
        return [
            Mark(text="", label=eye.say(f"faction-{name}"), icon=FACTION_ICONS[name], tone="faction")
            for name in card.factions
        ]

    def body(self, eye: Eye[Thargos], card: Card) -> Rich:
        """The text of a card, made from its effects."""
        return self.face_text(eye, card.ready) if card.ready is not None else self.effects_text(eye, card.effects)

    def face_text(self, eye: Eye[Thargos], face: Face) -> Rich:
        return self.effects_text(eye, face.effects)

    def effects_text(self, eye: Eye[Thargos], effects: tuple[Any, ...]) -> Rich:
        return [" ".join(self.effect_text(eye, effect).strip() for effect in effects)]

    def effect_text(self, eye: Eye[Thargos], effect: Effect) -> str:
        """One verb as a sentence."""
        tag = str(effect.__struct_config__.tag)
        if isinstance(effect, Power | When):
            inner = " ".join(self.effect_text(eye, each) for each in effect.effects)
            event = effect.event if isinstance(effect, When) else ""
            return eye.say(f"effect-{tag}", effect=inner, uses=getattr(effect, "uses", 0), event=event)
        values: dict[str, Any] = {name: getattr(effect, name) for name in effect.__struct_fields__}
        if tag == "bonus":
            parts = [
                eye.say("bonus-part", n=values[name], attribute=eye.say(f"attribute-{name}"))
                for name in ATTRIBUTES
                if values[name]
            ]
            values["what"] = eye.all_of(parts)
            beside = values["beside"]
            values["beside"] = eye.say(f"card-{beside}") if beside else ""
            values["has_beside"] = int(bool(beside))
        return eye.say(f"effect-{tag}", **values)

    # Words ------------------------------------------------------------------------------------------------------------

    def side_name(self, eye: Eye[Thargos], seat: int) -> str:
        """What a side is called; the Rivals sit at no seat."""
        return eye.name(seat) if seat < eye.table.setup.seats else eye.say("rivals")

    def words(self, eye: Eye[Thargos], argument: str, value: Value) -> object:
        if argument.startswith("seat") and isinstance(value, int) and value >= eye.table.setup.seats:
            return eye.say("rivals")
        if argument == "attribute" and isinstance(value, int):
            return eye.say(f"attribute-{ATTRIBUTES[value]}")
        if argument == "attitude" and isinstance(value, int):
            return eye.say(f"attitude-{ATTITUDES[value]}")
        if argument == "print":
            names = value if isinstance(value, tuple) else (value,)
            return eye.all_of(eye.say(f"card-{name}") for name in names)
        if argument == "cards" and isinstance(value, tuple) and set(value) == {HIDDEN}:
            return HIDDEN  # several hidden cards are counted, not listed
        return super().words(eye, argument, value)

    def asked(self, eye: Eye[Thargos]) -> dict[str, Any]:
        """The facts that prompts speak of."""
        table = eye.table
        facts: dict[str, Any] = {"mission": "", "hero": "", "left": 0, "card": "", "n": 0, "who": "", "sums": ""}
        if table.attacker >= 0 and table.mission >= 0:
            facts["sums"] = "; ".join(
                eye.say(sum_.message, **sum_.words(), attribute=eye.say(f"attribute-{ATTRIBUTES[sum_.attribute]}"))
                for sum_ in sums(eye)
            )
        if table.mission >= 0:
            facts["mission"] = self.card_name(eye, table.mission)
            facts["who"] = self.side_name(eye, table.attacker)
            at = table.sides[table.attacker].places[table.spot].hero
            facts["hero"] = self.card_name(eye, at) if at >= 0 else ""
        args = table.question[2] if table.question else ()
        step = table.asking.__name__ if table.asking else ""
        if step == "do_at":
            facts["card"] = self.card_name(eye, args[1])
        elif step == "discard_one":
            facts["left"] = args[1]
        elif step == "act":
            facts["n"] = table.sides[table.seat].lastings
        return facts

    # Choices ----------------------------------------------------------------------------------------------------------

    def choice(self, eye: Eye[Thargos], option: Option) -> Choice:
        verb, *values = option
        label, items = self._name_choice(eye, str(verb), values)
        role: Any = (
            "main" if verb == "done" else "danger" if verb == "cede" else "back" if verb in BACKWARD else "normal"
        )
        preview = self._foresee(eye, values) if verb == "attempt" else []
        return Choice(option=list(option), label=label, items=items, role=role, preview=preview)

    def _foresee(self, eye: Eye[Thargos], values: list[Any]) -> list[Rich]:
        """THA-M06 How an attempt stands before any card is laid, attribute by attribute."""
        table = eye.table
        names = [eye.say(f"attribute-{name}") for name in ATTRIBUTES]
        if table.story_mode:
            mission = table.print(values[0])
            hero = conflict.column(table, table.seat, values[1], True)
            dice = {a: min(story.DICE, mission.values[a]) for a in mission.attributes}
            return [
                eye.rich(
                    "foresee-dice",
                    attribute=names[a],
                    attack=hero[a],
                    low=mission.values[a] + n,
                    high=mission.values[a] + 6 * n,
                )
                for a, n in dice.items()
            ]
        totals = conflict.faceoff(table, table.seat, values[0])
        return [
            eye.rich("foresee", attribute=names[a], attack=mine, defence=theirs) for a, (mine, theirs) in totals.items()
        ]

    def _name_choice(self, eye: Eye[Thargos], verb: str, v: list[Any]) -> tuple[str, list[str]]:
        """An option's label and the items to click for it, in order."""
        table = eye.table
        seat = table.seat
        side = table.sides[seat]
        name, place = self.card_name, self._place_item
        match verb:
            case "pick" | "discard" | "top" | "lose":
                # Heroes to be picked lie in the box, out of sight, and are only named.
                return eye.say(f"do-{verb}", card=name(eye, v[0])), [] if verb == "pick" else [f"card{v[0]}"]
            case "place":
                return eye.say("do-place", card=name(eye, v[0]), n=v[1] + 1), [f"card{v[0]}", place(table, seat, v[1])]
            case "mission":
                return eye.say("do-mission", card=name(eye, v[0]), n=v[1] + 1), [f"card{v[0]}", f"slot{v[1]}"]
            case "order" | "hero" | "counter" | "swap" | "place_of":
                hero = side.places[v[0]].hero
                words = name(eye, hero) if hero >= 0 else eye.say("empty-place", n=v[0] + 1)
                return eye.say(f"do-{verb}", hero=words), [place(table, seat, v[0])]
            case "size" | "cancel" | "weaken":
                other = table.defender if seat == table.attacker else table.attacker
                items = [] if verb == "size" else [self._laid_item(eye, other, v[0])]
                return eye.say(f"do-{verb}", n=v[0] if verb == "size" else v[0] + 1), items
            case "lasting":
                hero = side.places[v[1]].hero
                return eye.say("do-lasting", card=name(eye, v[0]), hero=name(eye, hero)), [f"card{v[0]}", f"card{hero}"]
            case "attempt":
                return self._attempt_choice(eye, v)
            case "lay" | "use":
                attribute = eye.say(f"attribute-{ATTRIBUTES[v[1]]}")
                single = len(table.print(table.mission).attributes) == 1
                items = [f"card{v[0]}"] if single else [f"card{v[0]}", f"attribute{v[1]}"]
                return eye.say(f"do-{verb}", card=name(eye, v[0]), attribute=attribute, n=table.pool.pam[v[0]]), items
            case "move":
                other = table.defender if seat == table.attacker else table.attacker
                attribute = eye.say(f"attribute-{ATTRIBUTES[v[1]]}")
                return eye.say("do-move", n=v[0] + 1, attribute=attribute), [
                    self._laid_item(eye, other, v[0]),
                    f"attribute{v[1]}",
                ]
            case "exchange":
                words = eye.say("do-exchange", old=name(eye, side.laid[v[0]]), card=name(eye, v[1]))
                return words, [f"card{side.laid[v[0]]}", f"card{v[1]}"]
            case "shift":
                hero = side.places[v[0]].hero
                return eye.say("do-shift", hero=name(eye, hero), n=v[1] + 1), [f"card{hero}", place(table, seat, v[1])]
            case "play":
                words, items = self._aim(eye, table.print(v[0]).keys[0], v[1])
                message = "do-play-at" if words else "do-play"
                return eye.say(message, card=name(eye, v[0]), aim=words), [f"card{v[0]}", *items]
            case "power":
                hero = side.places[v[0]].hero
                words, items = self._aim(eye, table.print(hero).keys[table.face(side.places[v[0]]).script], v[1])
                message = "do-power-at" if words else "do-power"
                return eye.say(message, hero=name(eye, hero), aim=words), [f"card{hero}", *items]
            case "target":
                assert table.question is not None
                _, card, script, i, _ = table.question[2]
                return self._aim(eye, aims.key_of(table, card, script, i), v[0])
        if verb == "done":
            verb = "done-attack" if seat == table.attacker else "done-defend" if side.laid else "done-bare"
        return eye.say(f"do-{verb}"), []

    def _attempt_choice(self, eye: Eye[Thargos], v: list[Any]) -> tuple[str, list[str]]:
        table, seat = eye.table, eye.table.seat
        places = table.sides[seat].places
        if table.story_mode:
            hero = places[v[1]].hero
            label = eye.say("do-attempt", mission=self.card_name(eye, v[0]), hero=self.card_name(eye, hero))
            return label, [f"card{v[0]}", f"card{hero}"]
        mission = table.slots[slots_of(len(table.sides))[seat][v[0]]]
        hero = places[v[0]].hero
        label = eye.say("do-attempt", mission=self.card_name(eye, mission), hero=self.card_name(eye, hero))
        return label, [f"card{mission}"]

    def _aim(self, eye: Eye[Thargos], key: str, aim: int) -> tuple[str, list[str]]:
        """What an option points at, in words and as items."""
        table = eye.table
        if not key or aim < 0:
            return "", []
        if key == "opponent":
            return self.side_name(eye, aim), []
        if key in ("own_place", "own_track"):
            hero = table.sides[table.seat].places[aim].hero
            name = self.card_name(eye, hero) if hero >= 0 else eye.say("empty-place", n=aim + 1)
            return name, [self._place_item(table, table.seat, aim)]
        if key in ("mission", "exchange"):
            return self.card_name(eye, table.slots[aim]), [f"card{table.slots[aim]}"]
        if key.startswith("discard_") or key == "won_mission" or key.endswith("_lasting"):
            return self.card_name(eye, aim), [f"card{aim}"]
        seat, place = divmod(aim, 4)
        hero = table.sides[seat].places[place].hero
        return self.card_name(eye, hero), [f"card{hero}"]

    def _place_item(self, table: Thargos, seat: int, at: int) -> str:
        hero = table.sides[seat].places[at].hero
        return f"card{hero}" if hero >= 0 else f"place{seat}.{at}"

    def _laid_item(self, eye: Eye[Thargos], seat: int, i: int) -> str:
        seen = eye.look(eye.table.sides[seat].laid)[i]
        return f"laid{seat}/{i}" if seen is None else f"card{seen}"


FACTION_ICONS = {
    "imperial": "imperial-crown",
    "air_cult": "lightning-trio",
    "black_falcons": "falcon-moon",
    "renegade": "broken-shield",
    "tyra_watch": "eye-of-horus",
    "spider": "spider-alt",
    "horned_order": "bull-horns",
    "cobra": "cobra",
    "nunnorian": "open-book",
    "pure": "daemon-skull",
    "eclipse": "eclipse",
    "lifters": "lockpicks",
    "wolf": "wolf-head",
    "black_hand": "black-hand-shield",
    "black_scorpion": "scorpion",
}


def on_map(at: tuple[float, float]) -> tuple[float, float]:
    """A place of a story on the map, which is wider than high."""
    return at[0] * MAP_WIDTH, at[1]


def signed(n: int) -> str:
    """A difference as people write it."""
    return f"+{n}" if n > 0 else f"−{-n}" if n else "0"


def _values(face: Face) -> tuple[int, int, int]:
    return face.might, face.mind, face.mysticism
