"""How Hismment looks: the field in the middle, each side's Prison, shop and Heart around it, every sum worked out."""

from __future__ import annotations

from typing import Literal

from ludotheque.kernel import Eye, Item, Mark, Plate, Region, Rich, Shown, View
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.events import Value

from .advice import attach_lines, use_lines
from .aids import aids
from .attach import Attach, Evolve
from .board import square_name
from .chapters import PlayChapter
from .faces import face
from .field import Attack, Move, act_on_field, steps_left
from .foresight import PARTS, attack_lines, move_lines, outlook
from .labels import items_of, label_words, question_words, thing_items, thing_words
from .market import Buy, Sell, shop_price
from .sheet import change_words, hero_item, table_card
from .stats import hero_called
from .table import Hero, Hismment, Side
from .turn import act
from .wording import card_title, signed, text_line

FIELD = 7
RULES = {
    "pick": "S04", "buy": "E10", "sell": "E17", "attach": "A01", "evolve": "V02", "reinforce": "L17", "chapter": "T10",
    "power": "T11", "free": "L02", "deploy": "M07", "act": "M35", "move": "M15", "attack": "F01", "swap": "M22", "on": "T04",
    "end": "T19",
}  # fmt: skip
"""The clause that allows an option, without its prefix."""
ROLES: dict[str, Literal["main", "back", "normal"]] = {"on": "main", "back": "back"}
GROUNDS = {
    3: ("E10", "E17", "S11"), 4: ("A01", "A13", "A09", "A04", "V02"), 5: ("T10", "T11", "T13"), 6: ("L02", "L06"),
    7: ("M15", "M16", "F04"),
}  # fmt: skip
"""What each step of a turn is for, by clause, without prefix."""


class HismmentView(View[Hismment]):
    passing = ("act", "act_on_field")  # HIS-T20
    moments = frozenset(("terrain", "evolve", "ko", "ended"))

    # The table --------------------------------------------------------------------------------------------------------

    def regions(self, eye: Eye[Hismment]) -> list[Region]:
        if not eye.table.sides:
            return []
        asked, own = self.asked_for(eye), self.own(eye)
        found = [*self.side(eye, 1 - eye.home), self.field(eye), self.terrain(eye), *self.side(eye, eye.home)]
        # Whoever plans a turn looks at what could be bought, too, unless heroes need the room.
        fights = eye.table.phase == FIELD and eye.table.active == eye.seat
        busy = fights or any(region.owner == 1 - eye.home and _holds(region, asked) for region in found)
        near = set() if busy else {f"shop{eye.home}"}
        for region in found:  # what can be clicked now comes near; the rest stays readable at the side
            if region.area == "side" and (region.id in near or _holds(region, asked) or _holds(region, own)):
                region.area = "home" if region.owner == eye.home else "away"
        found.sort(key=lambda region: not _holds(region, asked))  # and first
        return [*found, *self.bench(eye), *aids(eye)]

    def asked_for(self, eye: Eye[Hismment]) -> set[str]:
        """The things that lead to one of this seat's options."""
        mine = eye.table.options_of(eye.seat) if eye.seat is not None else []
        return {item for option in mine for item in items_of(eye.table, option)}

    def own(self, eye: Eye[Hismment]) -> set[str]:
        """One's own heroes and their sheets, for whom all plans are made."""
        names = [hero.cards[0] for hero in eye.table.sides[eye.home].heroes]
        return {f"{kind}{name}" for name in names for kind in ("hero", "sheet")}

    def side(self, eye: Eye[Hismment], seat: int) -> list[Region]:
        """Everything of one player but what stands on the field; nothing that is empty."""
        side = eye.table.sides[seat]
        name = "" if seat == eye.home else f" · {eye.name(seat)}"
        prison = [self.hero(eye, seat, hero) for hero in side.heroes if hero.square < 0]
        shop = [self.shop_card(eye, seat, card) for card in side.shop]
        buried = [table_card(eye, card) for card in reversed(side.cemetery[-8:])]
        found = [
            *self.heart(eye, seat, name),
            *[self.arms(eye, seat, hero, name) for hero in side.heroes if hero.square >= 0],
            Region(id=f"prison{seat}", area="side", label=eye.say("region-prison") + name, owner=seat, items=prison,
                   icon="imprisoned", clauses=["HIS-L01"]),
            Region(id=f"shop{seat}", area="side", label=eye.say("region-shop", coins=side.bank) + name, owner=seat,
                   items=shop, icon="shop", clauses=["HIS-E10"]),
            Region(id=f"pile{seat}", kind="stack", area="side", label=eye.say("region-pile") + name, owner=seat,
                   count=len(side.pile)),
            Region(id=f"cemetery{seat}", kind="stack", area="side", label=eye.say("region-cemetery") + name, owner=seat,
                   items=buried, count=len(side.cemetery), icon="tombstone"),
            self.their_hand(eye, side) if seat != eye.seat else self.own_hand(eye, side),
        ]  # fmt: skip
        return [region for region in found if region.items or region.count or region.kind in ("meter", "hand")]

    def heart(self, eye: Eye[Hismment], seat: int, name: str) -> list[Region]:
        """HIS-S09 The Hearts stand on the name plates; one that can be aimed at also lies on the table."""
        if f"heart{seat}" not in self.asked_for(eye):
            return []
        return [
            Region(id=f"heart{seat}", kind="meter", area="side", label=eye.say("region-heart") + name, owner=seat,
                   icon="heart-organ", value=eye.table.sides[seat].heart, limit=eye.table.full_heart, clauses=["HIS-S09"])
        ]  # fmt: skip

    def own_hand(self, eye: Eye[Hismment], side: Side) -> Region:
        """One's own hand, each card with whom it is for."""
        region = self.hand(eye, side.seat, side.hand)
        for card, item in zip(side.hand, region.items, strict=True):
            item.more = [*use_lines(eye, side.seat, card), *item.more]
        return region

    def their_hand(self, eye: Eye[Hismment], side: Side) -> Region:
        """Somebody else's hand: how many cards. Who saw one being bought may remember it, as the log and bots do."""
        label = f"{eye.say('region-hand')} · {eye.name(side.seat)}"
        return Region(
            id=f"hand{side.seat}", kind="stack", area="side", label=label, owner=side.seat, count=len(side.hand)
        )

    def arms(self, eye: Eye[Hismment], seat: int, hero: Hero, name: str) -> Region:
        """HIS-T30 The stat sheet of a hero on the field, with what it wears under it."""
        sheet = hero_item(eye, seat, hero)
        sheet.id = f"sheet{hero.cards[0]}"
        label = eye.say("region-arms") + name
        return Region(
            id=f"arms{hero.cards[0]}", area="side", label=label, owner=seat, items=[sheet], icon="crossed-swords"
        )

    def field(self, eye: Eye[Hismment]) -> Region:
        """HIS-M01 … M04 The grid and the start squares, one's own nearest, with where the acting hero can go."""
        table = eye.table
        items = [self.square(eye, square) for square in table.setup.kit.board.squares]
        for side in table.sides:
            items += [self.hero_piece(eye, side.seat, hero) for hero in side.heroes if hero.square >= 0]
        terrain = card_title(eye, table.setup.kit.names[table.terrain[0]]) if table.terrain else ""
        label = eye.say("region-field", terrain=terrain, round=table.round)
        ground = f"field-{table.setup.kit.names[table.terrain[0]]}" if table.terrain else ""
        return Region(
            id="field", kind="grid", columns=8, rows=6, label=label, items=items, ground=ground, clauses=["HIS-M01"]
        )

    def square(self, eye: Eye[Hismment], square: int) -> Item:
        table = eye.table
        column, row = square % 6, square // 6
        at = (row, column) if eye.home == 0 else (7 - row, 5 - column)  # one's own side on the left
        item = Item(id=f"sq{square}", kind="space", name=square_name(square), at=at)
        starts = table.setup.kit.board.starts
        if square in starts:
            item.owner = starts.index(square)
            item.icons = ["entry-door"]
            item.sub = eye.say("square-start")
            item.clauses = ["HIS-M02"]
        if any(square == closed for closed, _ in table.blocked):
            item.tags = [Mark(text=eye.say("square-closed"), icon="caltrops")]
        if self.plans(eye) and ("move", square) in table.options:
            blow, answer = outlook(table, square)
            marks = (("blow", "crossed-swords", blow), ("answer", "bleeding-wound", answer))
            item.stats = [
                Mark(text=str(found.damage), label=eye.say(f"square-{name}"), icon=icon, tone=name)
                for name, icon, found in marks
                if found
            ]
        return item

    def plans(self, eye: Eye[Hismment]) -> bool:
        """Whether these eyes are choosing what their hero on the field does."""
        table = eye.table
        return table.phase == FIELD and table.actor >= 0 and eye.seat == table.active and eye.seat in table.waiting

    def hero_piece(self, eye: Eye[Hismment], seat: int, hero: Hero) -> Item:
        """A hero on the field."""
        table = eye.table
        item = self.hero(eye, seat, hero)
        item.kind, item.on = "piece", f"sq{hero.square}"
        item.tone = item.shape = item.corner = ""
        worn: list[Rich] = [[f"{each.name} ({each.corner})"] for each in item.under]
        item.under, item.more = [], [*item.more, *worn]  # the cards themselves lie with its sheet
        if table.actor == hero.cards[0] and table.phase == FIELD:
            item.flags = [*item.flags, "active"]
        return item

    def hero(self, eye: Eye[Hismment], seat: int, hero: Hero) -> Item:
        """A hero as it stands; one that can be attacked now with the whole sum of each attack on it."""
        item = hero_item(eye, seat, hero)
        sums: list[Rich] = []
        for choice in eye.table.options if self.plans(eye) else ():
            if isinstance(choice, Attack) and choice.target == hero.cards[0]:
                label = eye.say("do-attack", **label_words(eye, choice))
                sums += [[label], *attack_lines(eye, choice.card, choice.target)]
        item.more = [*sums, *item.more]
        return item

    def shop_card(self, eye: Eye[Hismment], seat: int, card: int) -> Item:
        item = table_card(eye, card)
        item.corner = str(shop_price(eye.table, seat, card))
        item.owner = seat
        if seat == eye.home:
            item.more = [*use_lines(eye, seat, card), *item.more]
        if shop_price(eye.table, seat, card) > eye.table.sides[seat].bank:
            item.flags = ["dim"]
        return item

    def terrain(self, eye: Eye[Hismment]) -> Region:
        items = self.cards(eye, "terrain", eye.table.terrain) + self.cards(eye, "stage", eye.table.stage)
        return Region(id="terrain", area="side", label=eye.say("region-terrain"), items=items, clauses=["HIS-S05"])

    def bench(self, eye: Eye[Hismment]) -> list[Region]:
        """HIS-S04 Before the game: heroes to pick from."""
        found = []
        for side in eye.table.sides:
            if side.bench or side.picked:
                for name, zone in (("bench", side.bench), ("picked", side.picked)):
                    found.append(
                        Region(id=f"{name}{side.seat}", area="home" if side.seat == eye.home else "away", owner=side.seat,
                               label=eye.say(f"region-{name}"), items=self.cards(eye, f"{name}{side.seat}", zone))
                    )  # fmt: skip
        return found

    # Cards ------------------------------------------------------------------------------------------------------------

    def face(self, eye: Eye[Hismment], card: str) -> Item:
        return face(eye, card)

    def card(self, eye: Eye[Hismment], card: int) -> Item:
        return table_card(eye, card)

    def card_id(self, eye: Eye[Hismment], card: int) -> str:
        name: str = eye.table.setup.kit.names[card]
        return name

    def card_name(self, eye: Eye[Hismment], card: int) -> str:
        return card_title(eye, eye.table.setup.kit.names[card])

    def plate(self, eye: Eye[Hismment], seat: int) -> Plate:
        if not eye.table.sides:
            return Plate(seat=seat, name=eye.name(seat))
        side = eye.table.sides[seat]
        marks = [
            Mark(text=str(side.bank), label=eye.say("plate-coins"), icon="coins"),
            Mark(text=str(len(side.hand)), label=eye.say("plate-hand"), icon="card-pickup"),
            Mark(text=str(len(side.heroes)), label=eye.say("plate-heroes"), icon="crossed-swords"),
        ]
        full = max(1, eye.table.full_heart)
        return Plate(seat=seat, name=eye.name(seat), score=f"{side.heart} ♥", value=side.heart, limit=full, marks=marks)

    def words(self, eye: Eye[Hismment], argument: str, value: Value) -> object:
        if argument == "square" and isinstance(value, int):
            return square_name(value)
        if argument in ("attack_parts", "defence_parts") and isinstance(value, tuple):
            return self.sum_words(eye, argument.removesuffix("_parts"), [int(str(n)) for n in value])
        if argument == "change" and isinstance(value, tuple):
            return change_words(eye, *(int(str(n)) for n in value))
        return super().words(eye, argument, value)

    def sum_words(self, eye: Eye[Hismment], stat: str, parts: list[int]) -> str:
        """HIS-F13 Every part of a sum: those that count for something, then the others."""
        first, *rest = parts
        named = [(n, eye.say(f"part-{PARTS[i]}")) for i, n in enumerate(rest, 1)]
        counting = [f"{signed(n)} {part}" for n, part in named if n]
        idle = ", ".join(part for n, part in named if not n)
        return " ".join([eye.say(f"stat-{stat}"), str(first), *counting, *([f"(+0 {idle})"] if idle else [])])

    def verdict(self, eye: Eye[Hismment]) -> str:
        """HIS-Q16 Who won, how, and in which round."""
        table = eye.table
        broken = [eye.name(side.seat) for side in table.sides if side.heart == 0]
        one = table.ending == "heart" and len(broken) == 1
        how = eye.say("verdict-broken", name=broken[0]) if one else eye.say(f"ending-{table.ending}")
        if table.ending not in ("heart", "concede"):  # HIS-Q12 then the Hearts decide
            low, high = sorted(side.heart for side in table.sides)
            how += " " + eye.say("verdict-hearts", a=high, b=low)
        return f"{super().verdict(eye)} {how} {eye.say('verdict-round', n=table.round)}"

    # Choices ----------------------------------------------------------------------------------------------------------

    def asked(self, eye: Eye[Hismment]) -> dict[str, object]:
        table = eye.table
        words: dict[str, object] = {"phase": f"p{table.phase}", "coins": 0, "steps": 0, "hero": "", "may": "deploy"}
        if table.sides and table.seat >= 0:
            words["coins"] = table.sides[table.seat].bank
        found = hero_called(table, table.actor) if table.actor >= 0 and table.sides else None
        if found is not None:
            verbs = {each.verb for each in table.options if isinstance(each, Move | Attack)}
            words["hero"] = card_title(eye, table.setup.kit.names[found[1].cards[-1]])
            words["steps"] = max(0, steps_left(table, found[0], found[1]))
            words["may"] = "both" if len(verbs) == 2 else verbs.pop() if verbs else "swap"
        return words | question_words(eye)

    def grounds(self, eye: Eye[Hismment]) -> list[str]:
        """What the step of the turn is for comes before the order of steps."""
        table, found = eye.table, super().grounds(eye)
        if table.is_put(act) or (table.is_put(act_on_field) and table.actor >= 0):
            first = [f"HIS-{rule}" for rule in GROUNDS[table.phase]]
            return list(dict.fromkeys([*first, *found]))
        return found

    def thing(self, eye: Eye[Hismment], kind: str, value: int) -> tuple[object, str]:
        return thing_words(eye, kind, value), next(iter(thing_items(kind, value)), "")

    def typed(self, eye: Eye[Hismment], choice: Choice) -> Shown:
        rule = RULES.get(choice.verb)
        return Shown(
            option=list(choice),
            label=eye.say(f"do-{choice.verb}", **label_words(eye, choice)),
            items=items_of(eye.table, choice),
            role=ROLES.get(choice.verb, "normal"),
            clause=f"HIS-{rule}" if rule else next(iter(self.grounds(eye)), ""),
            preview=self.preview(eye, choice),
        )

    def preview(self, eye: Eye[Hismment], choice: Choice) -> list[Rich]:
        """What an option will lead to, as far as it can be worked out."""
        match choice:
            case Attack(card=card, target=target):
                return attack_lines(eye, card, target)
            case Move(square=square):
                return move_lines(eye, square) if self.plans(eye) else []
            case Buy(card=card) | Sell(card=card):
                return use_lines(eye, eye.home, card)
            case Attach(card=card, hero=hero) | Evolve(card=card, hero=hero):
                words = [text for text in table_card(eye, card).text if isinstance(text, str) and text]
                said: list[Rich] = [[text] for text in words]
                return [*said, *attach_lines(eye, choice.verb, card, hero)]
            case PlayChapter(card=card):
                what = eye.table.setup.kit.cards[card]
                return [[text_line(eye, what, text)] for text in what.texts]
            case _:
                return []


def _holds(region: Region, wanted: set[str]) -> bool:
    """Whether a part of the table is among these things, or one of them lies in it or under what lies there."""
    lying = [each for item in region.items for each in (item, *item.under)]
    return region.id in wanted or any(item.id in wanted for item in lying)
