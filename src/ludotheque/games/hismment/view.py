"""How Hismment looks: the field in the middle, each side's Prison, shop and Heart around it, every sum worked out."""

from __future__ import annotations

from typing import Literal

from ludotheque.kernel import Choice, Eye, Item, Mark, Option, Plate, Ref, Region, Rich, View
from ludotheque.kernel.events import Value

from .board import square_name
from .conditions import holds
from .decks import decks_of
from .faces import (
    ELEMENT_ICONS,
    card_title,
    effects_words,
    element_marks,
    face,
    mark,
    need_words,
    text_line,
)
from .field import steps_left
from .fight import Sum, attack_cost, targets, work_out
from .market import shop_price
from .stats import elements_of, hero_called, pm_left, pv_left, stat
from .table import Hero, Hismment
from .words import BEATS, ELEMENTS, OFFENSIVE, PM, PV, STATS, elements_in

ATTACK_PARTS = ("hero", "terrain", "equipment", "powers", "elements", "class", "card")
ATTACK_CLAUSES = ("HIS-F09", "HIS-X15", "HIS-A27", "HIS-F13", "HIS-X04", "HIS-C04", "HIS-F09")
DEFENCE_CLAUSES = ("HIS-F10", "HIS-X15", "HIS-A27", "HIS-F13")
FIELD = 7


class HismmentView(View[Hismment]):
    # The table --------------------------------------------------------------------------------------------------------

    def regions(self, eye: Eye[Hismment]) -> list[Region]:
        if not eye.table.sides:
            return []
        wanted = self.wanted(eye)
        found = [*self.side(eye, 1 - eye.home), self.field(eye), self.terrain(eye), *self.side(eye, eye.home)]
        for region in found:  # what can be clicked now comes near; the rest stays readable at the side
            if region.area == "side" and (region.id in wanted or any(item.id in wanted for item in region.items)):
                region.area = "home" if region.owner == eye.home else "away"
        return [*found, *self.bench(eye), self.chart(eye), *self.lists(eye)]

    def wanted(self, eye: Eye[Hismment]) -> set[str]:
        """The items that lead to one of this seat's options; while it waits, its own Prison."""
        mine = eye.table.options_of(eye.seat) if eye.seat is not None else []
        if not mine:
            return {f"hero{hero.cards[0]}" for hero in eye.table.sides[eye.home].heroes if hero.square < 0}
        return {item for verb, *values in mine for item in self.items_of(eye, verb, values)}

    def side(self, eye: Eye[Hismment], seat: int) -> list[Region]:
        """Everything of one player but what stands on the field."""
        side = eye.table.sides[seat]
        name = "" if seat == eye.home else f" · {eye.name(seat)}"
        prison = [self.hero(eye, seat, hero) for hero in side.heroes if hero.square < 0]
        shop = [self.shop_card(eye, seat, card) for card in side.shop]
        buried = [self.card(eye, card) for card in reversed(side.cemetery[-8:])]
        found = [
            Region(id=f"heart{seat}", kind="meter", area="side", label=eye.say("region-heart") + name, owner=seat,
                   icon="heart-organ", value=side.heart, limit=eye.table.full_heart, clauses=["HIS-S09"]),
            *[self.arms(eye, seat, hero, name) for hero in side.heroes if hero.square >= 0],
            Region(id=f"prison{seat}", area="side", label=eye.say("region-prison") + name, owner=seat, items=prison,
                   icon="imprisoned", clauses=["HIS-L01"]),
            Region(id=f"shop{seat}", area="side", label=eye.say("region-shop", coins=side.bank) + name, owner=seat,
                   items=shop, icon="shop", clauses=["HIS-E10"]),
            Region(id=f"pile{seat}", kind="stack", area="side", label=eye.say("region-pile") + name, owner=seat,
                   count=len(side.pile)),
            Region(id=f"cemetery{seat}", kind="stack", area="side", label=eye.say("region-cemetery") + name, owner=seat,
                   items=buried, count=len(side.cemetery), icon="tombstone"),
        ]  # fmt: skip
        if seat == eye.seat:
            return [*found, self.hand(eye, seat, side.hand)]
        seen = [self.card(eye, card) for card in eye.look(side.hand) if card is not None]
        label = eye.say("region-hand") + f" · {eye.name(seat)}"
        hand = Region(
            id=f"hand{seat}", kind="stack", area="side", label=label, owner=seat, items=seen, count=len(side.hand)
        )
        return [*found, hand]

    def arms(self, eye: Eye[Hismment], seat: int, hero: Hero, name: str) -> Region:
        """HIS-T30 The stat sheet of a hero on the field, and what it wears."""
        sheet = self.hero(eye, seat, hero)
        sheet.id, sheet.under = f"sheet{hero.cards[0]}", []
        worn = [self.worn(eye, hero, card) for card in (*hero.attacks, *hero.gear)]
        label = eye.say("region-arms") + name
        return Region(
            id=f"arms{hero.cards[0]}", area="side", label=label, owner=seat, items=[sheet, *worn], icon="crossed-swords"
        )

    def field(self, eye: Eye[Hismment]) -> Region:
        """HIS-M01 … M04 The grid and the start squares, one's own nearest, with where the acting hero can go."""
        table = eye.table
        items = [self.square(eye, square) for square in table.setup.kit.board.squares]
        for side in table.sides:
            items += [self.hero_piece(eye, side.seat, hero) for hero in side.heroes if hero.square >= 0]
        return Region(
            id="field", kind="grid", columns=8, rows=6, label=eye.say("region-field", round=table.round), items=items,
            clauses=["HIS-M01"],
        )  # fmt: skip

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
        return item

    def hero_piece(self, eye: Eye[Hismment], seat: int, hero: Hero) -> Item:
        """A hero on the field."""
        item = self.hero(eye, seat, hero)
        item.kind, item.on = "piece", f"sq{hero.square}"
        card = eye.table.setup.kit.cards[hero.cards[-1]]
        item.tone = item.shape = item.corner = ""
        item.under, item.stats = [], item.stats[:2]  # the rest stands on its sheet
        item.icons = [card.icon]
        if eye.table.actor == hero.cards[0] and eye.table.phase == FIELD:
            item.flags = [*item.flags, "active"]
        return item

    def hero(self, eye: Eye[Hismment], seat: int, hero: Hero) -> Item:
        """HIS-T30 A living hero with its stats as they stand, its wounds, and what it wears."""
        table, top = eye.table, hero.cards[-1]
        item = self.card(eye, top)
        item.id, item.owner = f"hero{hero.cards[0]}", seat
        item.stats = [self.current(eye, seat, hero, number) for number in range(len(STATS))]
        elements = [ELEMENTS[i] for i in elements_in(elements_of(table, hero))]
        free = "" if hero.square >= 0 else "freed" if hero.freed else "locked"
        state = [Mark(text=eye.say(f"hero-{free}"), icon="open-gate" if hero.freed else "padlock")] if free else []
        item.tags = [*element_marks(eye, elements), *state, *self.lasting(eye, hero)]
        if hero.damage:
            item.flags = ["hurt"]
        if not hero.freed:
            item.flags = [*item.flags, "dim"]
        item.under = [self.worn(eye, hero, card) for card in (*hero.attacks, *hero.gear)]
        if not hero.freed:
            item.more = [*self.progress(eye, seat, hero), *item.more]
        return item

    def current(self, eye: Eye[Hismment], seat: int, hero: Hero, number: int) -> Mark:
        """A stat as it stands; PV and PM as what is left of what there is."""
        table, name = eye.table, STATS[number]
        value = stat(table, seat, hero, number)
        printed = table.setup.kit.stats[hero.cards[-1]][number]
        note = eye.say("stat-printed", n=printed) if value != printed else ""
        if number == PV:
            return mark(eye, name, f"{pv_left(table, seat, hero)}/{value}", note)
        if number == PM:
            return mark(eye, name, f"{pm_left(table, seat, hero)}/{value}", note)
        return mark(eye, name, str(value), note)

    def lasting(self, eye: Eye[Hismment], hero: Hero) -> list[Mark]:
        """Changes in force on this hero."""
        return [Mark(text=eye.say("hero-changed", n=len(hero.mods)), icon="hourglass")] if hero.mods else []

    def worn(self, eye: Eye[Hismment], hero: Hero, card: int) -> Item:
        """An attached card with the uses or life it has left."""
        item = self.card(eye, card)
        if card in hero.attacks:
            left = hero.uses[hero.attacks.index(card)]
            item.tags = [mark(eye, "uses", f"{left}/{eye.table.setup.kit.exhaustion[card]}"), *item.tags]
        else:
            left = hero.life[hero.gear.index(card)]
            item.tags = [mark(eye, "life", eye.say("stat-endless") if left < 0 else str(left)), *item.tags]
        item.owner = None
        return item

    def progress(self, eye: Eye[Hismment], seat: int, hero: Hero) -> list[Rich]:
        """HIS-L06 What is still missing before a hero can be freed."""
        lines: list[Rich] = []
        for way in eye.table.setup.kit.ways[hero.cards[-1]]:
            for need in way:
                message = "need-met" if holds(eye.table, seat, hero, need) else "need-open"
                lines.append([eye.say(message, need=need_words(eye, need))])
        return lines

    def shop_card(self, eye: Eye[Hismment], seat: int, card: int) -> Item:
        item = self.card(eye, card)
        item.corner = str(shop_price(eye.table, seat, card))
        item.owner = seat
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

    # Aids -------------------------------------------------------------------------------------------------------------

    def chart(self, eye: Eye[Hismment]) -> Region:
        """HIS-X02 Who beats whom, in the table in force."""
        beats = BEATS[eye.table.setup.options["element_table"]]
        lines: list[Rich] = []
        for number, element in enumerate(ELEMENTS):
            beaten = [eye.say(f"element-{ELEMENTS[i]}") for i in elements_in(beats[number])]
            words = ", ".join(beaten) if beaten else eye.say("chart-none")
            name = eye.say(f"element-{element}")
            lines.append(
                [Ref(to="icon", id=ELEMENT_ICONS[element]), " " + eye.say("chart-line", element=name, beaten=words)]
            )
        return Region(
            id="chart", kind="sheet", area="aid", label=eye.say("region-chart"), lines=lines, clauses=["HIS-X02"]
        )

    def lists(self, eye: Eye[Hismment]) -> list[Region]:
        """The cards left in one's own pile, sorted; with open deck lists, what the other brought."""
        found = []
        kit = eye.table.setup.kit
        if eye.seat is not None:
            left = sorted(card_title(eye, kit.names[card]) for card in eye.table.sides[eye.seat].pile)
            found.append(
                Region(
                    id="left", kind="sheet", area="aid", label=eye.say("region-left"), lines=[[name] for name in left]
                )
            )
        if eye.table.setup.options["open_decklists"]:
            for seat, deck in enumerate(decks_of(eye.table.setup)):
                names = sorted(card_title(eye, name) for name in deck)
                label = eye.say("region-deck", name=eye.name(seat))
                found.append(
                    Region(id=f"deck{seat}", kind="sheet", area="aid", label=label, lines=[[n] for n in names])
                )
        return found

    # Cards ------------------------------------------------------------------------------------------------------------

    def face(self, eye: Eye[Hismment], card: str) -> Item:
        return face(eye, card)

    def card(self, eye: Eye[Hismment], card: int) -> Item:
        item = super().card(eye, card)
        item.tags = item.tags[:-1]  # rarity has no effect in play; the card seen large tells it
        return item

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
        return super().words(eye, argument, value)

    def verdict(self, eye: Eye[Hismment]) -> str:
        """HIS-Q16 Who won, how, and in which round."""
        table = eye.table
        return f"{super().verdict(eye)} {eye.say(f'ending-{table.ending}')} {eye.say('verdict-round', n=table.round)}"

    # Choices ----------------------------------------------------------------------------------------------------------

    def asked(self, eye: Eye[Hismment]) -> dict[str, object]:
        table = eye.table
        words: dict[str, object] = {"phase": f"p{table.phase}", "coins": 0, "steps": 0, "hero": "", "free": "no"}
        if table.sides and table.seat >= 0:
            words["coins"] = table.sides[table.seat].bank
        found = hero_called(table, table.actor) if table.actor >= 0 and table.sides else None
        if found is not None:
            words["hero"] = card_title(eye, table.setup.kit.names[found[1].cards[-1]])
            words["steps"] = max(0, steps_left(table, found[0], found[1]))
            words["free"] = "yes"
        return words

    def choice(self, eye: Eye[Hismment], option: Option) -> Choice:
        verb, *values = option
        items = self.items_of(eye, verb, values)
        role: Literal["main", "back", "normal"] = "main" if verb == "on" else "back" if verb == "back" else "normal"
        label = eye.say(f"do-{verb}", **self.label_words(eye, verb, values))
        return Choice(option=list(option), label=label, items=items, role=role, preview=self.preview(eye, verb, values))

    def items_of(self, eye: Eye[Hismment], verb: str, values: list[int]) -> list[str]:
        """What is clicked, in order, to choose an option."""
        table = eye.table
        match verb:
            case "buy" | "sell" | "chapter" | "reinforce" | "pick" | "discard" | "exchange" | "give_up" | "attached":
                return [f"card{values[0]}"]
            case "attach" | "evolve" | "carry":
                return [f"card{values[0]}", f"hero{values[1]}"]
            case "free" | "deploy" | "swap" | "act" | "substitute":
                return [f"hero{values[0]}"]
            case "move" | "square":
                return [f"sq{values[0]}"]
            case "attack":
                return [f"card{values[0]}", *self.target_item(values[1])]
            case "power":
                return [self.power_item(table, values[0])]
            case "aim":
                return self.target_item(values[0])
            case _:
                return []

    def target_item(self, target: int) -> list[str]:
        if target >= 0:
            return [f"hero{target}"]
        return [f"heart{-1 - target}"] if target >= -2 else []

    def power_item(self, table: Hismment, card: int) -> str:
        for side in table.sides:
            for hero in side.heroes:
                if hero.cards[-1] == card:
                    return f"hero{hero.cards[0]}"
        return f"card{card}"

    def label_words(self, eye: Eye[Hismment], verb: str, values: list[int]) -> dict[str, object]:
        """The words of an option's label."""
        table, seat = eye.table, eye.table.seat if eye.seat is None else eye.seat
        kit = table.setup.kit
        words: dict[str, object] = {}
        if verb in ("move", "square"):
            return {"square": square_name(values[0])}
        if verb == "push":
            east = values[0] if eye.home == 0 else -values[0]
            return {"way": {-6: "down", 6: "up", -1: "left", 1: "right"}[east]}
        if verb == "mode":
            return {"text": effects_words(eye, kit.scripts[values[0]])}
        if verb == "pay":
            return {"n": values[0]}
        if verb == "aim":
            return {"target": self.target_name(eye, values[0])}
        if verb in ("free", "deploy", "swap", "act", "substitute"):
            words["card"] = self.target_name(eye, values[0])
            if verb == "free":
                words["how"] = self.way_words(eye, seat, values[0], values[1])
            return words
        if values:
            words["card"] = card_title(eye, kit.names[values[0]])
        match verb:
            case "buy":
                words["n"] = shop_price(table, seat, values[0])
            case "sell":
                words["n"] = kit.resale[values[0]]
            case "attach" | "evolve" | "carry":
                words["hero"] = self.target_name(eye, values[1])
            case "power":
                words["text"] = text_line(eye, kit.texts[values[1]])
            case "attack":
                words["target"] = self.target_name(eye, values[1]) if values[1] >= -2 else ""
                words["aimed"] = "yes" if values[1] >= -2 else "no"
            case _:
                pass
        return words

    def target_name(self, eye: Eye[Hismment], target: int) -> str:
        if target < 0:
            return eye.say("the-heart", name=eye.name(-1 - target))
        found = hero_called(eye.table, target)
        return card_title(eye, eye.table.setup.kit.names[found[1].cards[-1] if found else target])

    def way_words(self, eye: Eye[Hismment], seat: int, name: int, number: int) -> str:
        found = hero_called(eye.table, name)
        way = eye.table.setup.kit.ways[found[1].cards[-1]][number] if found else ()
        return eye.all_of([need_words(eye, need) for need in way]) if way else eye.say("way-free")

    # Foresight --------------------------------------------------------------------------------------------------------

    def preview(self, eye: Eye[Hismment], verb: str, values: list[int]) -> list[Rich]:
        """What an option will lead to, as far as it can be worked out."""
        table = eye.table
        if verb == "attack":
            return self.attack_preview(eye, values[0], values[1])
        if verb in ("attach", "evolve"):
            return [[text] for text in self.card(eye, values[0]).text if isinstance(text, str)]
        if verb == "move":
            return self.move_preview(eye, values[0])
        if verb == "chapter":
            return [[text_line(eye, text)] for text in table.setup.kit.cards[values[0]].texts]
        return []

    def attack_preview(self, eye: Eye[Hismment], card: int, target: int) -> list[Rich]:
        """HIS-F09 … F11 The damage sum line by line, each with its clause, and what it does to the target."""
        table, seat = eye.table, eye.table.active
        found = hero_called(table, table.actor)
        kit = table.setup.kit
        if found is None:
            return []
        hero = found[1]
        cost = attack_cost(table, seat, hero, card)
        spend: list[Rich] = [
            [eye.say("sum-cost", n=cost, left=pm_left(table, seat, hero) - cost), " ", clause("HIS-F02")]
        ]
        texts: list[Rich] = [[text_line(eye, text)] for text in kit.cards[card].texts]
        if kit.type[card] != OFFENSIVE:
            return [*spend, *texts]
        result = work_out(table, seat, hero, card, target)
        return [*spend, *self.sum_lines(eye, result, target), *texts]

    def sum_lines(self, eye: Eye[Hismment], result: Sum, target: int) -> list[Rich]:
        lines: list[Rich] = []
        for name, n, rule in zip(ATTACK_PARTS, result.attack, ATTACK_CLAUSES, strict=True):
            if n or name == "hero":
                lines.append([eye.say("sum-line", part=eye.say(f"sum-{name}"), n=signed(n)), " ", clause(rule)])
        lines.append([eye.say("sum-attack", n=result.total), " ", clause("HIS-F12")])
        if target >= 0:
            for name, n, rule in zip(ATTACK_PARTS[:4], result.defence, DEFENCE_CLAUSES, strict=True):
                if n or name == "hero":
                    words = eye.say("sum-line-against", part=eye.say(f"sum-{name}"), n=signed(n))
                    lines.append([words, " ", clause(rule)])
            lines.append([eye.say("sum-defence", n=result.against), " ", clause("HIS-F10")])
        lines.append([eye.say("sum-damage", n=result.damage), " ", clause("HIS-F11" if target >= 0 else "HIS-P14")])
        lines.append(self.outcome_line(eye, result.damage, target))
        return lines

    def outcome_line(self, eye: Eye[Hismment], damage: int, target: int) -> Rich:
        table = eye.table
        found = hero_called(table, target) if target >= 0 else None
        if found is None:
            heart = table.sides[-1 - target].heart
            return [eye.say("sum-heart", n=max(0, heart - damage)), " ", clause("HIS-Q01")]
        left = pv_left(table, *found)
        if damage < left:
            return [eye.say("sum-left", n=left - damage)]
        price = table.setup.kit.price[found[1].cards[-1]]
        return [eye.say("sum-ko", over=damage - left, coins=price), " ", clause("HIS-F15"), " ", clause("HIS-F17")]

    def move_preview(self, eye: Eye[Hismment], square: int) -> list[Rich]:
        """What could be attacked from there."""
        table, seat = eye.table, eye.table.active
        found = hero_called(table, table.actor)
        if found is None or found[1].square < 0 or table.attacks_made or table.swapped:
            return []
        hero, here = found[1], found[1].square
        lines: list[Rich] = []
        hero.square = square  # looked at from there, then put back
        try:
            for card in hero.attacks:
                for target in targets(table, seat, hero, card) if table.setup.kit.type[card] == OFFENSIVE else ():
                    damage = work_out(table, seat, hero, card, target).damage
                    name = card_title(eye, table.setup.kit.names[card])
                    lines.append([eye.say("move-attack", card=name, target=self.target_name(eye, target), n=damage)])
        finally:
            hero.square = here
        return lines


def clause(rule: str) -> Ref:
    return Ref(to="clause", id=rule, text=rule)


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"
