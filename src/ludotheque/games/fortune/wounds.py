"""Wounds and KO (FAG-K)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Refusal, no, question

from .basics import coop
from .coins import pay_fortune
from .decks import discard
from .sheets import DEFENCE, HEALTH, refresh
from .table import Fortune, Player
from .timing import BIT
from .windows import window

WOUNDED, KO = BIT["would_be_wounded"], BIT["would_be_ko"]


def breaking_point(table: Fortune, hero: Player) -> int:
    """FAG-K02 The number of wounds at which a hero falls."""
    return hero.stats[HEALTH] + (1 if table.setup["hero_ko_at"] == "beyond" else 0)


def endurance(table: Fortune, hero: Player) -> int:
    """FAG-T21 FAG-T22 Wounds a hero can still take without falling."""
    return max(0, breaking_point(table, hero) - 1 - hero.wounds)


@step("FAG-K03", "FAG-K04")
def hit(table: Fortune, seat: int, n: int) -> None:
    """FAG-K03 FAG-K04 FAG-K19 Hits: Defence cancels its number each time; the rest are wounds."""
    hero = table.heroes[seat]
    if hero.ko:
        return
    through = n - max(0, hero.stats[DEFENCE])
    table.say("hit", seat=seat, n=n, blocked=n - max(0, through))
    if through > 0:
        suffer(table, seat, through)


@step("FAG-K01")
def suffer(table: Fortune, seat: int, n: int) -> None:
    """FAG-K01 FAG-K19 Wounds about to be taken; cards may still prevent some."""
    if table.heroes[seat].ko or n <= 0:
        return
    table.blow += [seat, n]
    table.do(take_wounds)
    window(table, WOUNDED, seat)


@step("FAG-K01", "FAG-K02", "FAG-K21")
def take_wounds(table: Fortune) -> None:
    """FAG-K01 FAG-K02 FAG-K21 Place the markers; too many, and the hero is KO'd."""
    n, seat = table.blow.pop(), table.blow.pop()
    hero = table.heroes[seat]
    if n <= 0 or hero.ko:
        return
    hero.wounds = min(breaking_point(table, hero), hero.wounds + n)
    table.say("wounded", seat=seat, n=n, total=hero.wounds)
    check_health(table, seat)


@step("FAG-K02")
def weakened(table: Fortune, seat: int) -> None:
    """FAG-K02 Health was lost, with a card or to one: the same wounds may be too many now."""
    check_health(table, seat)


def check_health(table: Fortune, seat: int) -> None:
    """FAG-K02 Too many wounds for the hero's Health, and it is a KO: after a blow, or when Health is lost with a card."""
    hero = table.heroes[seat]
    if not hero.ko and hero.wounds >= breaking_point(table, hero):
        table.do(fall, seat)
        window(table, KO, seat)


@step("FAG-K02")
def fall(table: Fortune, seat: int) -> None:
    """FAG-K02 A hero still past the breaking point is KO'd."""
    hero = table.heroes[seat]
    if not hero.ko and hero.wounds >= breaking_point(table, hero):
        table.do(knock_out, seat)


@step("FAG-K05", "FAG-K12", "FAG-K14")
def knock_out(table: Fortune, seat: int) -> None:
    """FAG-K05 FAG-K12 FAG-K13 FAG-K14 FAG-K20 FAG-D30 Laid down at home, wounds gone, quest lost; then the price is
    paid.
    """
    hero = table.heroes[seat]
    if hero.ko:
        return
    table.say("ko", seat=seat, space=hero.home)
    hero.ko, hero.wounds, hero.acted = True, 0, True
    abandon(table, seat)
    hero.space = hero.home
    refresh(table, hero)
    table.do_all((ko_price, seat), (ko_artifacts, seat))


def abandon(table: Fortune, seat: int) -> None:
    """FAG-A20 FAG-A29 FAG-D22 FAG-J11 FAG-K12 FAG-K13 FAG-P19 Whoever leaves the space leaves the quest: markers,
    unbanked glory, cliffhanger; also every test or fight going on, those that wait included, and a collapsing temple.
    """
    hero = table.heroes[seat]
    hero.markers = hero.explored = hero.pot = hero.met = 0
    hero.found = False
    if hero.cliff >= 0:
        unhook(table, seat)
    drop_out(table, seat)
    for trial, melee in [(table.trial, table.melee), *((each.trial, each.melee) for each in table.paused)]:
        if trial is not None and trial.seat == seat:
            trial.decided = int(trial.kind == "collapse" and not hero.ko)
        if melee is not None and seat in melee.fighters and not hero.ko:
            melee.fighters.remove(seat)


def unhook(table: Fortune, seat: int) -> None:
    """FAG-D22 FAG-D30 FAG-D32 A hero hangs no longer; the card goes back once nobody hangs in it."""
    hero = table.heroes[seat]
    card, hero.cliff, hero.stray = hero.cliff, -1, False
    if card in table.cliffs and not any(other.cliff == card for other in table.heroes):
        table.cliffs.remove(card)
        discard(table, card)


def drop_out(table: Fortune, seat: int) -> None:
    """FAG-R07 FAG-O24 FAG-O50 Out of the hunt and the encounter; beaten dangers go back to the deck or stay with the
    group.
    """
    hero = table.heroes[seat]
    hunt, encounter = table.hunt, table.encounter
    if hunt is not None and seat in hunt.racers:
        place = hunt.racers.index(seat)
        del hunt.racers[place]
        if place < hunt.turn:
            hunt.turn -= 1
        if seat in hunt.pressing:
            hunt.pressing.remove(seat)
        if coop(table) and hunt.racers:
            table.heroes[hunt.racers[0]].beaten += hero.beaten
            hero.beaten = []
    for card in hero.beaten:
        discard(table, card)
    hero.beaten = []
    if encounter is not None and seat in encounter.party:
        encounter.party.remove(seat)


@step("FAG-K06")
def ko_price(table: Fortune, seat: int) -> None:
    """FAG-K06 FAG-K08 FAG-O09 Roll 1D6 and give up that many of Gear, glory and fortune; too little is forgiven."""
    n = table.dice.roll()
    table.say("ko_price", seat=seat, n=n)
    table.do(ko_mix, seat, n)


def _stake(table: Fortune, hero: Player) -> tuple[int, int, int]:
    """FAG-K07 FAG-K09 FAG-O09 What the price can be paid in: Gear cards, glory, fortune (not the team's)."""
    return len(hero.gear), hero.glory, 0 if coop(table) else hero.fortune


@step("FAG-K06", "FAG-K07", "FAG-K08")
def ko_mix(table: Fortune, seat: int, n: int) -> None:
    """FAG-K07 FAG-K08 One Gear card, 1 glory or 1 fortune counts as one; the owner chooses, if there is a choice."""
    hero = table.heroes[seat]
    gear, glory, fortune = _stake(table, hero)
    if gear + glory + fortune <= n or n <= 0:
        if n > 0:
            hero.glory = 0
            pay_fortune(table, seat, fortune)
            lose_cards(table, seat, tuple(hero.gear))
            if gear + glory + fortune:
                table.say("ko_paid", seat=seat, n=gear + glory + fortune)
        return
    if not gear and not fortune:
        hero.glory -= n
    elif not gear and not glory:
        pay_fortune(table, seat, n)
    else:
        table.put(seat, ko_pays, n)
        return
    table.say("ko_paid", seat=seat, n=n)


class Give(Choice):
    """FAG-K06 FAG-K07 FAG-K09 What the next units are paid with: so much glory, so much fortune, or a Gear card."""

    verb = "give"
    what: str
    n: int  # how much; of Gear, the card

    @classmethod
    def every(cls, table: Fortune, seat: int, n: int) -> Iterable[Give]:
        hero = table.heroes[seat]
        amounts = [cls(what, i) for what in ("glory", "fortune") for i in range(n + 1, -1, -1)]
        return [*amounts, *(cls("gear", card) for card in (*hero.gear, *hero.allies, -1))]

    def why_not(self, table: Fortune, seat: int, n: int) -> Refusal | None:
        hero = table.heroes[seat]
        if self.what == "gear":
            return None if self.n in hero.gear else no("not-your-gear", "FAG-K07")
        if self.what == "fortune" and coop(table):
            return no("team-fortune", "FAG-O09")
        if self.what not in ("glory", "fortune"):
            return no("not-the-price", "FAG-K09")
        if self.n > n:
            return no("too-much", "FAG-K06", n=n)
        _, glory, fortune = _stake(table, hero)
        have = glory if self.what == "glory" else fortune
        if self.n > have:
            return no("have-less", "FAG-K06", have=have)
        return None if self.n >= 1 else NOT_OFFERED


@question("FAG-K06", "FAG-K07", "FAG-K22", takes=Give, offer="ko_mixes")
def ko_pays(table: Fortune, choice: Give, n: int) -> None:
    """FAG-K06 FAG-K07 FAG-K22 Pay, and go on with the rest."""
    seat, what = table.seat, choice.what
    paid = 1 if what == "gear" else choice.n
    if what == "gear":
        lose_cards(table, seat, (choice.n,))
    elif what == "glory":
        table.heroes[seat].glory -= paid
    else:
        pay_fortune(table, seat, paid)
    table.say("ko_gave", seat=seat, what=what, n=paid)
    table.do(ko_mix, seat, n - paid)


def lose_cards(table: Fortune, seat: int, cards: tuple[int, ...]) -> None:
    """FAG-K22 FAG-G14 FAG-K02 Carried cards go to their piles; Common Items back to the shop."""
    hero = table.heroes[seat]
    for card in cards:
        (hero.gear if card in hero.gear else hero.allies).remove(card)
        if card in hero.flipped:
            hero.flipped.remove(card)
        table.say("lost_card", seat=seat, card=card)
        discard(table, card)
    refresh(table, hero)


@step("FAG-K10", "FAG-K11", "FAG-K22")
def ko_artifacts(table: Fortune, seat: int) -> None:
    """FAG-K10 FAG-K11 FAG-K22 FAG-O10 Roll 1D6 for each artifact and temple treasure: on 1 to 3 it is lost."""
    hero = table.heroes[seat]
    kept: list[int] = []
    for i in range(0, len(hero.loot), 2):
        face = table.dice.roll()
        table.say("ko_artifact", seat=seat, artifact_card=hero.loot[i], n=face)
        if face <= 3:
            discard(table, hero.loot[i])
            discard(table, hero.loot[i + 1])
        else:
            kept += hero.loot[i : i + 2]
    hero.loot = kept
    tales: list[int | None] = [*hero.tales, *[None] * (hero.treasures - len(hero.tales))]
    for tale in tales:
        face = table.dice.roll()
        table.say("ko_treasure", seat=seat, n=face)
        if face <= 3:
            drop_treasure(table, hero, tale)
    refresh(table, hero)


def drop_treasure(table: Fortune, hero: Player, tale: int | None) -> None:
    """FAG-K22 FAG-P21 A temple figure back to the box, and its tale to the discard pile."""
    hero.treasures -= 1
    if tale is not None:
        hero.tales.remove(tale)
        discard(table, tale)


def heal(table: Fortune, seat: int, n: int) -> None:
    """FAG-K01 Healing removes markers."""
    hero = table.heroes[seat]
    n = min(n, hero.wounds)
    if n > 0:
        hero.wounds -= n
        table.say("healed", seat=seat, n=n)
