"""Fights: enemies, rounds and escapes (FAG-C)."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Made, Refusal, no, question, thing

from .basics import clan_of, end_melee, enemy_of, has_trait, hits_in, pause
from .cards import ENEMY, NAZI, Enemy
from .coins import gain_fortune, gain_glory
from .decks import discard, draw
from .sheets import DEFENCE, FIGHT_GLORY
from .skill import begin_test, fight_dice
from .table import Fortune, Melee, going_on
from .timing import BIT
from .traits import Fierce, Greedy
from .villains import (
    available_villain,
    leave_without_adventure,
    settle_gold,
    villain_at,
    villain_enters,
    villain_strikes,
)
from .windows import window
from .wounds import hit

ROUND_START, ROUND_END, AFTER_ROLL = BIT["fight_round_start"], BIT["fight_round_end"], BIT["fight_after_roll"]
ESCAPE = BIT["escape_test"]
REFERENCE = {"enemy": "mobsters", "nazi": "nazi_soldiers"}
HENCHMAN = {"nazi": "nazi_soldiers", "mob": "mobsters"}
LONGEST = 30


def stand_in(table: Fortune, source: str) -> str:
    """FAG-O44 Against an organisation its own people take the other clan's place."""
    clan = clan_of(table)
    if source == "nazi" and clan == "mob":
        return "enemy"
    return HENCHMAN[clan] if clan and source in HENCHMAN.values() else source


def meet_enemy(table: Fortune, source: str, infantry: bool, kind: str, seats: list[int]) -> None:
    """FAG-C16 FAG-C17 FAG-O44 An enemy appears and is fought; what comes after reads and clears ``melee``."""
    space = table.heroes[seats[0]].space if seats else ""
    nested = pause(table)
    melee = table.melee = Melee(kind=kind, fighters=seats[:], space=space, nested=nested)
    for seat in seats:
        table.heroes[seat].rerolled = False
    source = stand_in(table, source)
    if source in REFERENCE:
        _draw_enemy(table, melee, source, infantry)
    else:
        melee.enemy, melee.gold = source, 2 * enemy_of(table, source).gold
    table.say("enemy", enemy=melee.enemy, seat=seats[0])
    if type(table.setup.box[melee.enemy]).__name__ == "VillainCard":
        table.do(villain_fight, 0)
    else:
        table.do(fight_round)


def _draw_enemy(table: Fortune, melee: Melee, source: str, infantry: bool) -> None:
    """FAG-C18 FAG-C19 FAG-C20 FAG-C21 FAG-C39 FAG-L36 FAG-L42 FAG-L44 Draw until a real enemy appears; Escorts pile
    up.
    """
    deck = NAZI if source == "nazi" else ENEMY
    refused: list[int] = []
    for _ in range(len(table.decks[deck]) + len(table.piles[deck])):
        card = draw(table, deck)
        fact = table.lib.cards[card]
        if infantry and (fact.escort or "infantry" not in fact.keywords):
            refused.append(card)
        elif fact.escort:
            melee.cards.append(card)
            melee.gold += 2 * fact.gold
        elif fact.villain:
            space = table.heroes[melee.fighters[0]].space
            present = villain_at(table, space)
            if present is None and not available_villain(table, fact.villain):
                refused.append(card)
                continue
            melee.cards.append(card)
            melee.enemy = villain_enters(table, space, fact.villain)
            break
        else:
            melee.cards.append(card)
            melee.enemy = table.lib.ids[card]
            melee.gold += 2 * fact.gold
            break
    for card in refused:
        discard(table, card)
    if not melee.enemy:
        melee.enemy = REFERENCE[source]
        table.say("no_enemy", enemy=melee.enemy)


@step("FAG-C09", "FAG-C10", "FAG-C41", "FAG-O27")
def fight_round(table: Fortune) -> None:
    """FAG-C09 FAG-C31 FAG-C41 FAG-O27 FAG-O28 Another round: the leader says who fights it; after 30 rounds it is an
    escape.
    """
    melee = going_on(table.melee)
    melee.fighters = [seat for seat in melee.fighters if not table.heroes[seat].ko]
    if not melee.fighters:
        table.do(fight_over)
        return
    melee.round += 1
    melee.bonus = 0
    melee.dice, melee.foes = [], []
    if melee.round > LONGEST:
        melee.fled += melee.fighters
        melee.fighters = []
        table.say("stalemate", enemy=melee.enemy)
        table.do(fight_over)
        return
    if all(seat in melee.struck for seat in melee.fighters):
        melee.struck = []
    left = [seat for seat in melee.fighters if seat not in melee.struck]
    if len(left) > 1:
        table.put(melee.fighters[0], fight_order)
    else:
        _take_round(table, left[0])


class Fighter(Choice):
    """FAG-O27 Heroes take turns: whoever is still in the fight and has not had a round since the others had theirs."""

    verb = "fighter"
    who: int = thing("seat")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Fighter]:
        fighters = table.melee.fighters if table.melee is not None else []
        return map(cls, dict.fromkeys([*fighters, *range(len(table.heroes))]))

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        melee = table.melee
        if melee is None or self.who not in melee.fighters:
            return no("not-in-fight", "FAG-O27")
        return no("had-round", "FAG-O27") if self.who in melee.struck else None


@question("FAG-O27", "FAG-O28", takes=Fighter, offer="fight_orders")
def fight_order(table: Fortune, choice: Fighter) -> None:
    """FAG-O27 FAG-O28 This hero's round."""
    _take_round(table, choice.who)


def _take_round(table: Fortune, seat: int) -> None:
    """FAG-O27 FAG-O28 The round is this hero's."""
    melee = going_on(table.melee)
    melee.seat = seat
    melee.struck.append(seat)
    table.do(fight_choice)


@step("FAG-C10", "FAG-C13")
def fight_choice(table: Fortune) -> None:
    """FAG-C10 FAG-C13 Before each round: fight, or try to escape."""
    melee = going_on(table.melee)
    table.do(choose_fight)
    window(table, ROUND_START, melee.seat)


@step("FAG-C10")
def choose_fight(table: Fortune) -> None:
    """FAG-C10 The fighting hero chooses."""
    melee = going_on(table.melee)
    if melee.seat not in melee.fighters or table.heroes[melee.seat].ko:
        table.do(fight_round)
    else:
        table.put(melee.seat, fight_chosen)


class Strike(Choice):
    """FAG-C10 FAG-C01 A round of the fight."""

    verb = "fight"


class Escape(Choice):
    """FAG-C10 FAG-C11 One of the enemy's escape tests, by its place on the card."""

    verb = "escape"
    i: int = thing("escape")

    @classmethod
    def every(cls, table: Fortune, seat: int) -> Iterable[Escape]:
        ways = enemy_of(table, table.melee.enemy).escape if table.melee is not None else ()
        return [ESCAPES[i] for i in range(len(ways) + 1)]

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        ways = len(enemy_of(table, table.melee.enemy).escape) if table.melee is not None else 0
        return None if 0 <= self.i < ways else no("no-such-escape", "FAG-C10")


STRIKE = Strike()
ESCAPES: Made[int, Escape] = Made(Escape)


@step("FAG-C10")
def fight_options(table: Fortune, seat: int) -> list[Strike | Escape]:
    """FAG-C10 Fight, or one of the enemy's escape tests."""
    escapes = enemy_of(table, going_on(table.melee).enemy).escape
    return [STRIKE, *(ESCAPES[i] for i in range(len(escapes)))]


@question("FAG-C10", "FAG-C11", "FAG-C12", takes=Strike | Escape, offer=fight_options)
def fight_chosen(table: Fortune, choice: Strike | Escape) -> None:
    """FAG-C10 FAG-C14 FAG-O25 Roll, or make the escape test."""
    melee = going_on(table.melee)
    seat = melee.seat
    if isinstance(choice, Strike):
        table.do(roll_fight, True)
        return
    test = enemy_of(table, melee.enemy).escape[choice.i]
    table.do(escaped)
    begin_test(table, seat, "escape", test, melee.cards[-1] if melee.cards else -1, [seat])
    window(table, ESCAPE, seat)


@step("FAG-C11", "FAG-C12")
def escaped(table: Fortune) -> None:
    """FAG-C11 FAG-C12 FAG-C15 FAG-O30 Passed: gone, without glory. Failed: the enemy strikes and the hero does not."""
    melee = going_on(table.melee)
    seat = melee.seat
    if table.heroes[seat].ko or seat not in melee.fighters:
        table.do(fight_next)
    elif table.passed:
        melee.fighters.remove(seat)
        melee.fled.append(seat)
        table.say("escaped", seat=seat, enemy=melee.enemy)
        if melee.kind != "henchman":  # whoever escapes from a figure steps away first (FAG-M16)
            table.do(fight_round)
    else:
        table.do(roll_fight, False)


@step("FAG-C01", "FAG-C03")
def roll_fight(table: Fortune, both: bool) -> None:
    """FAG-C01 FAG-C03 FAG-T32 Hero and enemy roll their combat dice at the same time."""
    melee = going_on(table.melee)
    seat = melee.seat
    roll = table.dice.roll
    melee.dice = [roll() for _ in range(fight_dice(table, seat))] if both else []
    melee.foes = [roll() for _ in range(enemy_of(table, melee.enemy).combat)]
    table.say("fight_roll", seat=seat, dice=tuple(melee.dice), foes=tuple(melee.foes), enemy=melee.enemy)
    table.do(blows_land)
    window(table, AFTER_ROLL, seat)


@step("FAG-C02", "FAG-C04", "FAG-C05", "FAG-C06", "FAG-C07")
def blows_land(table: Fortune) -> None:
    """FAG-C02 FAG-C04 FAG-C05 FAG-C06 FAG-C07 FAG-C08 FAG-C38 FAG-K17 Hits less Defence are wounds on both sides;
    glory comes first.
    """
    melee = going_on(table.melee)
    seat = melee.seat
    enemy = enemy_of(table, melee.enemy)
    if seat not in melee.fighters:
        table.do(fight_next)
        return
    melee.wounds += max(0, hits_in(melee.dice) - enemy.defence)
    hits = hits_in(melee.foes) + (1 if melee.round == 1 and has_trait(table, melee.enemy, Fierce) else 0)
    if melee.wounds >= enemy.wounds:
        melee.won = True
        reward(table, enemy)
    if hits and has_trait(table, melee.enemy, Greedy):
        hero = table.heroes[seat]
        lost = min(hero.glory, max(0, hits - hero.stats[DEFENCE]))
        if lost:
            hero.glory -= lost
            table.say("lost_glory", seat=seat, n=lost)
    table.do(fight_next)
    if hits:
        table.do(hit, seat, hits)


def reward(table: Fortune, enemy: Enemy) -> None:
    """FAG-C07 FAG-C22 FAG-O11 FAG-O30 FAG-S24 Glory at once for everybody still in the fight; gold for each icon."""
    melee = going_on(table.melee)
    table.say("beaten", enemy=melee.enemy, seat=melee.seat)
    for seat in melee.fighters:
        gain_glory(table, seat, enemy.glory + table.heroes[seat].stats[FIGHT_GLORY])
    gain_fortune(table, melee.seat, melee.gold)


@step("FAG-C09", "FAG-C31")
def fight_next(table: Fortune) -> None:
    """FAG-C09 FAG-C30 FAG-C31 FAG-C36 The round is over: the enemy is beaten, the hero KO'd, or another round follows."""
    melee = going_on(table.melee)
    seat = melee.seat
    if table.heroes[seat].ko and seat in melee.fighters:
        melee.fighters.remove(seat)
        melee.fallen.append(seat)
    if melee.won:
        table.do(fight_over)
    else:
        table.do(fight_round)
        if seat in melee.fighters:
            window(table, ROUND_END, seat)


@step("FAG-C35", "FAG-C37")
def fight_over(table: Fortune) -> None:
    """FAG-C11 FAG-C23 FAG-C35 FAG-C37 Enemy cards go to their discard pile, whoever won."""
    melee = going_on(table.melee)
    for card in melee.cards:
        discard(table, card)
    melee.cards = []


@step("FAG-N13", "FAG-N17", "FAG-O29", "FAG-O54")
def villain_fight(table: Fortune, place: int) -> None:
    """FAG-N13 FAG-N17 FAG-N18 FAG-L17 FAG-L19 FAG-O29 FAG-O54 A card that stands for a villain: one single round each,
    in turn order.
    """
    melee = going_on(table.melee)
    if place < len(melee.fighters) and villain_at(table, melee.space) is not None:
        seat = melee.fighters[place]
        table.do(villain_fight, place + 1)
        if not table.heroes[seat].ko:
            melee.seat = seat
            table.do(villain_strikes, seat, melee.enemy)
        return
    table.do(villain_gold)


@step("FAG-N14", "FAG-N18")
def villain_gold(table: Fortune) -> None:
    """FAG-N18 FAG-O54 FAG-L35 After everybody's round: a team's gold, and the villain leaves where it has no adventure."""
    melee = going_on(table.melee)
    melee.fighters = [seat for seat in melee.fighters if not table.heroes[seat].ko]
    melee.won = bool(melee.fighters)
    settle_gold(table, melee)
    table.do(fight_over)
    table.do(villain_departs, melee.space)


@step("FAG-L35")
def villain_departs(table: Fortune, space: str) -> None:
    """FAG-L35 FAG-O49 A villain with no adventure in its space leaves after the round."""
    leave_without_adventure(table, space)


@step("FAG-A04", "FAG-A05")
def attacked(table: Fortune, seat: int, source: str, infantry: bool) -> None:
    """FAG-A04 FAG-A05 FAG-O45 An enemy card attacks one hero; escaping from it moves nobody."""
    if not table.heroes[seat].ko:
        table.do(attack_over)
        meet_enemy(table, source, infantry, "attack", [seat])


@step("FAG-A05")
def attack_over(table: Fortune) -> None:
    """FAG-A05 Nothing more comes of it."""
    end_melee(table)
