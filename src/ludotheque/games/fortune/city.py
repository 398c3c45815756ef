"""Cities: City cards, selling, buying, healing (FAG-Y), and what a hero may carry (FAG-G)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import Option, step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from . import verbs as v
from .basics import d3
from .cards import ALLY, CITY, GEAR
from .coins import gain_fortune, gain_glory
from .danger import begin_encounter, face_of
from .decks import discard
from .sheets import DISCOUNT, LIMIT, LOYAL, all_traits, is_gear, refresh, traits_of
from .table import Fortune
from .timing import BIT
from .trade import Drop, swaps, trade
from .traits import Haggle
from .villains import available_villain, villain_at
from .windows import DRAWN, announce, consider, draw_playable, listen, listening, window
from .wounds import drop_treasure, heal, knock_out, lose_cards, unhook

SALE = BIT["sale"]
PRICE = 5
TREASURE = 3
DONE: Option = ("done",)


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
    encounter = table.encounter
    assert encounter is not None
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
    encounter = table.encounter
    assert encounter is not None
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
        table.ask(seat, dealings, deal_done)


@step("FAG-Y11", "FAG-Y15", "FAG-Y16", "FAG-Y17")
def dealings(table: Fortune, seat: int) -> list[Option]:
    """FAG-Y11 FAG-Y14 FAG-Y15 FAG-Y16 FAG-Y17 FAG-Y18 FAG-G02 FAG-G13 FAG-G21 FAG-S26 FAG-S27 What can be sold, bought
    and healed here.
    """
    hero = table.heroes[seat]
    options: list[Option] = [DONE]
    options += [("sell", card) for card in (*hero.loot[::2], *hero.tales)]
    if hero.treasures > len(hero.tales):
        options.append(("treasure",))
    price = card_price(table, seat)
    if hero.glory >= price:
        options += [("buy", kind) for kind, deck in (("gear", GEAR), ("ally", ALLY)) if _on_sale(table, deck)]
    lib = table.lib
    seen: set[str] = set()
    if hero.glory >= 1:
        for card in table.shop:
            name = lib.ids[card]
            if name not in seen:
                seen.add(name)
                if item_price(table, seat, card) <= hero.glory:
                    options.append(("item", name))
    options += [("heal", n) for n in range(1, min(hero.wounds, hero.glory) + 1)]
    return options + swaps(table, seat) + listening(hero)


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


@step("FAG-Y11", "FAG-Y12", "FAG-Y15", "FAG-Y16", "FAG-Y17")
def deal_done(table: Fortune, option: Option) -> None:
    """FAG-Y11 FAG-Y12 FAG-Y15 FAG-Y16 FAG-Y17 FAG-G01 FAG-G13 One dealing, then the next."""
    seat = table.seat
    hero = table.heroes[seat]
    verb = option[0]
    if verb == "done":
        table.turns = []  # swaps were among these dealings: nobody is asked once more
        return
    table.do(city_shop, seat)
    if verb in ("sell", "treasure"):
        table.do(begin_sale, seat, option[1] if verb == "sell" else -1)
    elif verb == "buy":
        hero.glory -= card_price(table, seat)
        take_top(table, seat, GEAR if option[1] == "gear" else ALLY)
    elif verb == "item":
        card = next(card for card in table.shop if table.lib.ids[card] == option[1])
        hero.glory -= item_price(table, seat, card)
        table.shop.remove(card)
        table.say("bought", seat=seat, card=card)
        take_card(table, seat, card)
    elif verb == "heal":
        hero.glory -= option[1]
        heal(table, seat, option[1])
    elif verb == "trade":
        trade(table, seat, option[1])
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
