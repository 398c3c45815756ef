"""Cities: City cards, selling, buying, healing (FAG-Y), and what a hero may carry (FAG-G)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing

from . import verbs as v
from .basics import d3
from .cards import ALLY, CITY, GEAR, SHOP
from .coins import gain_fortune, gain_glory
from .danger import begin_encounter, face_of
from .decks import discard
from .sheets import DISCOUNT, LIMIT, LOYAL, all_traits, is_gear, refresh, traits_of
from .table import Fortune, going_on
from .timing import BIT
from .trade import Drop, Trade, swaps, trade
from .traits import Haggle
from .villains import available_villain, villain_at
from .windows import DRAWN, Listen, announce, consider, draw_playable, listen, listening, window
from .wounds import drop_treasure, heal, knock_out, lose_cards, unhook

SALE = BIT["sale"]
PRICE = 5
TREASURE = 3


@step("FAG-Y01", "FAG-Y02", "FAG-Y03")
def city_turn(table: Fortune, seat: int) -> None:
    """FAG-Y01 FAG-Y02 FAG-Y03 FAG-Y04 FAG-Y05 FAG-Y19 First a City card, then dealings with the city."""
    card = _draw_city_card(table, seat)
    if card < 0:
        table.do(city_shop, seat)
        return
    style = table.lib.cards[card].style
    if style == "danger":
        table.cliffs.append(card)
        table.do(city_danger_met, seat)
        begin_encounter(table, card, False, [seat])
        return
    table.do(city_shop, seat)
    window(table, DRAWN, seat)
    if style == "secret":
        consider(table, seat, [card], 1)
    elif style == "instant":
        announce(table, seat, card, seat)
    else:
        table.say("city_find", seat=seat, card=card)
        take_card(table, seat, card)


def _draw_city_card(table: Fortune, seat: int) -> int:
    """FAG-L36 FAG-L42 FAG-L44 FAG-S09 A City card that can do something here."""
    refused = []
    card = draw_playable(table, CITY)
    while card >= 0 and _wants_villain(table, card) and not _villain_can_come(table, seat):
        refused.append(card)
        card = draw_playable(table, CITY) if len(refused) < 30 else -1
    for each in refused:
        discard(table, each)
    return card


def _wants_villain(table: Fortune, card: int) -> bool:
    power = table.lib.cards[card].power
    return power is not None and any(type(effect) is v.Enter for effect in power.effects)


def _villain_can_come(table: Fortune, seat: int) -> bool:
    return villain_at(table, table.heroes[seat].space) is not None or bool(available_villain(table))


@step("FAG-Y05", "FAG-Y06", "FAG-Y07", "FAG-Y10")
def city_danger_met(table: Fortune, seat: int) -> None:
    """FAG-Y05 FAG-Y06 FAG-Y07 FAG-Y10 FAG-Y24 Beaten: glory at once, no marker. Failed: the hero hangs, the city must
    wait.
    """
    encounter = going_on(table.encounter)
    table.encounter = None
    hero = table.heroes[seat]
    if not encounter.party:
        table.cliffs.remove(encounter.card)
        discard(table, encounter.card)
    elif encounter.passed:
        table.cliffs.remove(encounter.card)
        gain_glory(table, seat, 0 if encounter.fought else face_of(table, encounter).glory)
        discard(table, encounter.card)
        table.do(city_shop, seat)
    else:
        hero.cliff = encounter.card
        hero.acted = True
        table.say("hangs", seat=seat, cliff_card=encounter.card)


@step("FAG-Y08", "FAG-Y09")
def face_city_cliff(table: Fortune, seat: int) -> None:
    """FAG-Y08 The cliffhanger is faced instead of drawing a City card."""
    table.do(city_cliff_met, seat)
    begin_encounter(table, table.heroes[seat].cliff, True, [seat])


@step("FAG-Y08", "FAG-Y09", "FAG-Y10")
def city_cliff_met(table: Fortune, seat: int) -> None:
    """FAG-Y08 FAG-Y09 FAG-Y10 Beaten: glory, and the city. Failed: KO."""
    encounter = going_on(table.encounter)
    table.encounter = None
    if not encounter.party:
        return
    if not encounter.passed:
        table.do(knock_out, seat)
        return
    unhook(table, seat)
    gain_glory(table, seat, 0 if encounter.fought else face_of(table, encounter).glory)
    table.do(city_shop, seat)


# Dealing with the city ------------------------------------------------------------------------------------------------


@step("FAG-Y11", "FAG-Y22")
def city_shop(table: Fortune, seat: int) -> None:
    """FAG-Y11 FAG-Y22 Sell, buy and heal in any order and number, if still on one's feet in a city."""
    hero = table.heroes[seat]
    if hero.ko or hero.acted or hero.cliff >= 0 or hero.space not in table.lib.city:
        return
    if len(dealings(table, seat)) > 1 + len(listening(hero)):
        table.put(seat, deal_done)


class Done(Choice):
    """FAG-Y11 Enough of the city."""

    verb = "done"


class Sell(Choice):
    """FAG-Y12 An artifact, or a temple treasure by its tale."""

    verb = "sell"
    card: int = thing("card")

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        if self.card in hero.loot[::2] or self.card in hero.tales:
            return None
        carried = self.card in hero.gear or self.card in hero.allies
        return no("only-artifacts", "FAG-Y12") if carried else no("not-yours", "FAG-Y12")


class SellTreasure(Choice):
    """FAG-Y12 FAG-P05 A temple treasure without a tale."""

    verb = "treasure"

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        return None if hero.treasures > len(hero.tales) else no("not-yours", "FAG-Y12")


class Buy(Choice):
    """FAG-Y14 FAG-Y15 FAG-G02 FAG-G21 The top card of the Gear or the Allies deck."""

    verb = "buy"
    kind: str = thing("deck")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Buy]:
        return [BUY["gear"], BUY["ally"], BUY[""]]

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        if self.kind not in ON_SALE:
            return no("not-for-sale", "FAG-Y14")
        if not _on_sale(table, ON_SALE[self.kind]):
            return no("sold-out", "FAG-G21")
        return _too_dear(table, seat, card_price(table, seat), "FAG-Y15")


class BuyItem(Choice):
    """FAG-Y16 FAG-G13 FAG-S26 FAG-S27 A Common Item of the shop."""

    verb = "item"
    name: str = thing("item")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[BuyItem]:
        lib = table.lib
        names = [lib.ids[card] for card in (*table.shop, *lib.numbers(SHOP))]
        return [ITEM[name] for name in dict.fromkeys([*names, ""])]

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        lib = table.lib
        if self.name not in lib.of:
            return NOT_OFFERED
        if lib.deck[lib.of[self.name][0]] != SHOP:
            return no("not-in-shop", "FAG-S26")
        copy = next((card for card in table.shop if lib.ids[card] == self.name), -1)
        if copy < 0:
            return no("sold-out", "FAG-S27")
        return _too_dear(table, seat, item_price(table, seat, copy), "FAG-Y16")


class Heal(Choice):
    """FAG-Y17 FAG-Y18 Wounds, for a glory each."""

    verb = "heal"
    n: int

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Heal]:
        return [HEAL[n] for n in range(table.heroes[seat].wounds + 2)]

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        if self.n > hero.wounds:
            return no("wounds", "FAG-Y17", have=hero.wounds)
        return _too_dear(table, seat, self.n, "FAG-Y17") if self.n >= 1 else NOT_OFFERED


def _too_dear(table: Fortune, seat: int, price: int, clause: str) -> Refusal | None:
    have = table.heroes[seat].glory
    return None if price <= have else no("price", clause, price=price, have=have)


ON_SALE = {"gear": GEAR, "ally": ALLY}
DONE, TREASURE_SOLD = Done(), SellTreasure()
SELL: Made[int, Sell] = Made(Sell)
BUY: Made[str, Buy] = Made(Buy)
ITEM: Made[str, BuyItem] = Made(BuyItem)
HEAL: Made[int, Heal] = Made(Heal)
Deal = Done | Sell | SellTreasure | Buy | BuyItem | Heal | Trade | Listen


@step("FAG-Y11", "FAG-Y15", "FAG-Y16", "FAG-Y17")
def dealings(table: Fortune, seat: int) -> list[Deal]:
    """FAG-Y11 FAG-Y14 FAG-Y15 FAG-Y16 FAG-Y17 FAG-Y18 FAG-G02 FAG-G13 FAG-G21 FAG-S26 FAG-S27 What can be sold, bought
    and healed here, quickly.
    """
    hero = table.heroes[seat]
    glory = hero.glory
    options: list[Deal] = [DONE]
    options += [SELL[card] for card in (*hero.loot[::2], *hero.tales)]
    if hero.treasures > len(hero.tales):
        options.append(TREASURE_SOLD)
    if glory >= card_price(table, seat):
        options += [BUY[kind] for kind, deck in ON_SALE.items() if _on_sale(table, deck)]
    if glory >= 1:
        ids = table.lib.ids
        shop: dict[str, int] = {}
        for card in table.shop:
            shop.setdefault(ids[card], card)
        options += [ITEM[name] for name, card in shop.items() if item_price(table, seat, card) <= glory]
    options += [HEAL[n] for n in range(1, min(hero.wounds, glory) + 1)]
    options += swaps(table, seat)
    return options + listening(hero)


def _on_sale(table: Fortune, deck: int) -> bool:
    """FAG-G21 Not while deck and discard pile are both empty."""
    return bool(table.decks[deck] or table.piles[deck])


def _markup(table: Fortune, seat: int) -> int:
    """FAG-W34 Two glory more where the Mob has a Hideout, less what the hero haggles off."""
    hero = table.heroes[seat]
    return (2 if hero.space in table.outposts else 0) - hero.stats[DISCOUNT]


def card_price(table: Fortune, seat: int) -> int:
    """FAG-G02 FAG-Y15 FAG-W34 What a Gear or Ally card costs here."""
    return max(1, PRICE + _markup(table, seat) + table.prices)


def item_price(table: Fortune, seat: int, card: int) -> int:
    """FAG-G13 FAG-Y16 FAG-W34 What a Common Item costs here."""
    cost: int = table.lib.cards[card].cost
    return max(1, cost + _markup(table, seat))


@question("FAG-Y11", "FAG-Y12", "FAG-Y15", "FAG-Y16", "FAG-Y17", takes=Deal, offer=dealings)
def deal_done(table: Fortune, choice: Deal) -> None:
    """FAG-Y11 FAG-Y12 FAG-Y15 FAG-Y16 FAG-Y17 FAG-G01 FAG-G13 One dealing, then the next."""
    seat = table.seat
    hero = table.heroes[seat]
    if isinstance(choice, Done):
        table.turns = []  # swaps were among these dealings: nobody is asked once more
        return
    table.do(city_shop, seat)
    if isinstance(choice, Sell):
        table.do(begin_sale, seat, choice.card)
    elif isinstance(choice, SellTreasure):
        table.do(begin_sale, seat, -1)
    elif isinstance(choice, Buy):
        hero.glory -= card_price(table, seat)
        take_top(table, seat, ON_SALE[choice.kind])
    elif isinstance(choice, BuyItem):
        card = next(card for card in table.shop if table.lib.ids[card] == choice.name)
        hero.glory -= item_price(table, seat, card)
        table.shop.remove(card)
        table.say("bought", seat=seat, card=card)
        take_card(table, seat, card)
    elif isinstance(choice, Heal):
        hero.glory -= choice.n
        heal(table, seat, choice.n)
    elif isinstance(choice, Trade):
        trade(table, seat, choice.who)
    else:
        listen(hero)


def sale_price(table: Fortune, seat: int, card: int) -> int:
    """FAG-Y12 FAG-Y13 FAG-P05 FAG-P06 FAG-P21 What an artifact brings here, before an auction; -1: a temple treasure, or by
    its tale.
    """
    hero = table.heroes[seat]
    space = hero.space
    told = card in hero.tales
    price: int = TREASURE if card < 0 or told else table.lib.cards[card].fortune
    if space in table.lib.major:
        price += 1
    traits = all_traits(table, hero) + traits_of(table, table.remains)
    if card >= 0 and table.setup["adventure_text"]:
        traits += table.lib.cards[card if told else hero.loot[hero.loot.index(card) + 1]].traits
    bonus: int = sum(trait.n for trait in traits if type(trait) is Haggle and trait.city in ("", space))
    return price + bonus


@step("FAG-Y12", "FAG-Y20", "FAG-Y21")
def begin_sale(table: Fortune, seat: int, card: int) -> None:
    """FAG-Y12 FAG-Y20 FAG-Y21 An artifact is offered; at the auction the first sale brings D3 more."""
    space = table.heroes[seat].space
    price = sale_price(table, seat, card)
    if table.auction == space:
        extra = d3(table)
        table.say("auction", seat=seat, n=extra)
        price += extra
        table.auction = ""
    table.sale = [seat, card, max(0, price)]
    table.do(sell)
    window(table, SALE, seat)


@step("FAG-Y12", "FAG-Y13")
def sell(table: Fortune) -> None:
    """FAG-Y12 FAG-Y13 FAG-K22 Discard it and take the money."""
    seat, card, price = table.sale
    table.sale = []
    hero = table.heroes[seat]
    if card < 0 or card in hero.tales:
        drop_treasure(table, hero, None if card < 0 else card)
        table.say("sold_treasure", seat=seat, n=price)
        refresh(table, hero)
    else:
        place = hero.loot.index(card)
        pair = hero.loot[place : place + 2]
        del hero.loot[place : place + 2]
        table.say("sold", seat=seat, artifact_card=card, n=price)
        for each in pair:
            discard(table, each)
        refresh(table, hero)
    gain_fortune(table, seat, price)


# Carrying -------------------------------------------------------------------------------------------------------------


def take_top(table: Fortune, seat: int, deck: int) -> None:
    """FAG-G01 FAG-S09 The top card of the Gear or Allies deck, face up, that has a part in this game."""
    take_best(table, seat, deck, 1, 1)


def take_best(table: Fortune, seat: int, deck: int, n: int, keep: int) -> None:
    """FAG-G01 FAG-V05 Several cards from the top, of which so many are kept; the rest are discarded."""
    drawn = [draw_playable(table, deck) for _ in range(n)]
    table.found += [card for card in drawn if card >= 0]
    table.do(keep_found, seat, keep)


@step("FAG-G01", "FAG-V05")
def keep_found(table: Fortune, seat: int, keep: int) -> None:
    """FAG-G01 FAG-V05 One card is kept after the other, by choice while there is one."""
    found = table.found
    if keep and len(found) > keep:
        table.put(seat, found_kept, keep)
    elif keep and found:
        _keep(table, seat, found[0], keep)
    else:
        while found:
            card = found.pop()
            table.say("rejected", seat=seat, card=card)
            discard(table, card)


class KeepFound(Choice):
    """FAG-V05 Any of the cards drawn."""

    verb = "keep"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, keep: int) -> Iterable[KeepFound]:
        return map(cls, [*table.found, -1])

    def why_not(self, table: Fortune, seat: int, keep: int) -> Refusal | None:
        return None if self.card in table.found else no("not-drawn", "FAG-V05")


@question("FAG-V05", takes=KeepFound, offer="finds")
def found_kept(table: Fortune, choice: KeepFound, keep: int) -> None:
    """FAG-V05 The chosen one is kept."""
    _keep(table, table.seat, choice.card, keep)


def _keep(table: Fortune, seat: int, card: int, keep: int) -> None:
    """FAG-G01 FAG-V05 It is the hero's; then the next."""
    table.do(keep_found, seat, keep - 1)
    table.found.remove(card)
    table.say("bought", seat=seat, card=card)
    window(table, DRAWN, seat)
    take_card(table, seat, card)


def take_card(table: Fortune, seat: int, card: int) -> None:
    """FAG-G01 FAG-G03 FAG-G05 FAG-G06 FAG-G18 FAG-Y19 A card to carry; above three of a kind one must go at once."""
    hero = table.heroes[seat]
    gear = is_gear(table, card)
    (hero.gear if gear else hero.allies).append(card)
    refresh(table, hero)
    check_limits(table, seat)


def check_limits(table: Fortune, seat: int) -> None:
    """FAG-G03 FAG-G05 At most 3 Gear and 3 Allies."""
    hero = table.heroes[seat]
    for kind, held in (("gear", hero.gear), ("allies", hero.allies)):
        if len(held) > LIMIT:
            table.do(over_limit, seat, kind)


@step("FAG-G05", "FAG-G06")
def over_limit(table: Fortune, seat: int, kind: str) -> None:
    """FAG-G05 FAG-G06 The owner chooses which card of that kind goes."""
    table.put(seat, surplus_dropped, kind)


@question("FAG-G05", "FAG-G14", takes=Drop, offer="surplus")
def surplus_dropped(table: Fortune, choice: Drop, kind: str) -> None:
    """FAG-G05 FAG-G06 FAG-G14 It is discarded; a Common Item goes back to the shop."""
    lose_cards(table, table.seat, (choice.card,))


def loyalty_test(table: Fortune, seat: int, card: int) -> bool:
    """FAG-G10 FAG-G11 FAG-G12 FAG-T32 Dice equal to Loyalty; a single 4 or more keeps the ally."""
    hero = table.heroes[seat]
    n = table.lib.cards[card].loyalty + hero.stats[LOYAL]
    dice = [table.dice.roll() for _ in range(max(1, n))]
    stays = max(dice) >= 4
    table.say("loyal" if stays else "deserted", seat=seat, card=card, dice=tuple(dice))
    if not stays:
        lose_cards(table, seat, (card,))
    return stays
