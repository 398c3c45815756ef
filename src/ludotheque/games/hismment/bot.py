"""What a bot should know of Hismment: what hearts, heroes, cards, coins and places are worth, counted in Heart PV."""

from __future__ import annotations

from math import exp

from .attach import fits_attack, fits_gear
from .board import COLUMNS, square_distance
from .decks import deck_name
from .fight import in_relief, lands, strike, work_out
from .kit import Kit
from .stats import ANYWHERE, REACH, field_hero, hero_called, in_range, luck_of, pm_left, pv_left, stat
from .table import Hero, Hismment, Side
from .turn import CHAPTERS, COINS_PER_POINT, act
from .words import ATTACK, CHAPTER, EQUIPMENT, HERO, MIGHT, OFFENSIVE, SPEED

SCALE = 9.0
"""So many points ahead is worth a winning chance of about three in four."""
COIN, PLENTY, SPARE = 0.012, 160, 0.001
"""What a coin is worth, up to how many, and what each further one is: little, but nobody declines a gift."""
DELAY = 0.01
"""What a turn that goes by costs, so that nobody waits for nothing."""
IMPATIENCE, LONGEST = 0.05, 25
"""What idle rounds cost, squared, and how many count at most."""
AT_LEISURE, PACE = 8, 3
"""After the first so many rounds, a round in which a player's heroes do less harm than the second is an idle one in part."""
MARGIN, LATER = 0.05, 0.0004
"""What a match that goes on is at least away from won or lost; what each turn takes off a win, so that it comes soon."""
HEART = 1.2
TO_PLAY = 0.02
"""A turn in hand is worth more than one that is over."""
STEP = 0.07
"""What a step costs as long as the turn lasts: a walk that leads nowhere is worth less than to end the turn."""
TO_AND_FRO = 3.0
"""What it costs to come back to a square left on the same walk."""
ABSENT = 1.5
"""What it costs to leave the field to the enemy while somebody could hold it."""
THEIR_PLACE = 0.6
"""What the enemy's place on the field counts beside one's own: if both counted the same, nobody would walk up first."""
FRESH, STALE, SCRAP = 10, 30, 0.3
"""Until the first round a hero or attack that is kept is worth its full value, from the second on only this part of it."""
PAGE = 0.35
"""What a Chapter in hand is worth."""
NEAR = 0.6
"""What it is worth to be near enough to strike, whatever comes of it."""
BLOW, ANSWER = 0.4, 0.2
"""What the next blow between two on the field counts beside one that has landed, and the answer to it."""
TAKEN = 2.0
"""What a foe is taken to wear, which falls with it."""
LIFE, ARM, ALIVE, FREED = 0.4, 0.35, 2.0, 1.2
"""What a hero is worth: each PV, each point of its Attack, that it lives, and that it is freed."""
NEXT_ATTACKS = (0.9, 0.45, 0.2, 0.1)
"""What the first, second … attack in hand is worth: only one a turn can be attached."""


def evaluate(table: Hismment, seat: int) -> float:
    """How likely this seat is to win.

    What the enemy gets just because its turn begins (coins, a card, PM) counts neither before nor after: to end a turn
    would look like a gift to it, and any idle walk better.
    """
    if table.over:
        score = float(table.outcomes[seat].score)
        return score + (0.5 - score) * 2 * min(MARGIN, LATER * table.turn)
    over = _as_good_as_over(table, seat)
    age = _age(table.turn + over)
    ahead = worth_of(table, seat, 1.0, age) - worth_of(table, 1 - seat, THEIR_PLACE, age, enemy=True)
    ahead += _exchange(table, seat, age) - _waste(table, seat, over)
    return MARGIN + (1 - 2 * MARGIN) / (1 + exp(-ahead / SCALE))


def _as_good_as_over(table: Hismment, seat: int) -> bool:
    """Whether this player's hero has walked where it can strike nobody: the turn is then taken as gone by, or to walk on
    would look better than to end it."""
    if seat != table.active or not table.steps or table.attacks_made:
        return False
    mine, theirs = field_hero(table, seat), field_hero(table, 1 - seat)
    return mine is None or theirs is None or not _blow(table, seat, mine, theirs)[0]


def _exchange(table: Hismment, seat: int, age: float) -> float:
    """What the next blows of the two on the field would bring: whoever walks up to another counts the blow it walks into."""
    mine, theirs = field_hero(table, seat), field_hero(table, 1 - seat)
    if mine is None or theirs is None:
        return 0.0
    struck = table.attacks_made or in_relief(table, table.active, mine if seat == table.active else theirs)
    next_seat = 1 - table.active if struck else table.active
    first, second = (mine, theirs) if seat == next_seat else (theirs, mine)
    blow, falls = _blow(table, next_seat, first, second)
    if not blow:  # who cannot strike leaves the next blow to the other
        next_seat, first, second = 1 - next_seat, second, first
        blow, falls = _blow(table, next_seat, first, second)
    answer = 0.0 if falls else _blow(table, 1 - next_seat, second, first)[0]
    balance = _kept(age) * (BLOW * blow - ANSWER * answer)
    return balance if seat == next_seat else -balance


def _blow(table: Hismment, seat: int, hero: Hero, foe: Hero) -> tuple[float, bool]:
    """What the hardest blow of a hero in its next turn brings, if it can come near enough, and whether the foe falls."""
    kit = table.setup.kit
    if hero.relief and seat != table.active and in_relief(table, seat, hero):
        return 0.0, False
    pm = pm_left(table, seat, hero) + (seat != table.active)
    armed = [card for card in hero.attacks if kit.type[card] == OFFENSIVE and kit.cost[card] <= pm]
    if not armed or not _comes_near(table, seat, hero, foe.square):
        return 0.0, False
    damage = work_out(table, seat, hero, max(armed, key=kit.damage.__getitem__), foe.cards[0]).damage
    left = pv_left(table, 1 - seat, foe)
    if damage < left:
        return LIFE * damage, False
    top = foe.cards[-1]
    arms = TAKEN + ARM * kit.stats[top][MIGHT]
    return ALIVE + FREED + LIFE * left + arms + HEART * (damage - left) + COIN * kit.price[top], True


def _comes_near(table: Hismment, seat: int, hero: Hero, square: int) -> bool:
    """Whether a hero's class reaches a square after the steps it still has; what stands in the way is not looked at."""
    reach = REACH[table.setup.kit.klass[hero.cards[-1]]]
    if reach == ANYWHERE:
        return True
    steps = stat(table, seat, hero, SPEED) - (table.steps if seat == table.active else 0)
    across, along = abs(hero.square % COLUMNS - square % COLUMNS), abs(hero.square // COLUMNS - square // COLUMNS)
    return max(0, across - reach) + max(0, along - reach) <= steps


def _waste(table: Hismment, seat: int, over: bool) -> float:
    """What the time that went by costs a player: two who only lie in wait for one another must find it too long."""
    return DELAY * (table.turn + over) + IMPATIENCE * min(LONGEST, _idled(table, seat, over)) ** 2


def _idled(table: Hismment, seat: int, over: bool) -> float:
    """The rounds in which nothing went on, and those in which a player's heroes did too little: the other's blows do not
    count, or both would wait for them."""
    quiet = 0 if over and table.moved_on else table.quiet + over
    return quiet / 2 + max(0.0, _hour(table.turn + over) - AT_LEISURE - table.sides[seat].dealt / PACE)


def worth_of(table: Hismment, seat: int, places: float, age: float, *, enemy: bool = False) -> float:
    """Everything a player has, in points; places on the field count for so much. An enemy is taken at its upkeep."""
    side, foes = table.sides[seat], table.sides[1 - seat]
    bank, hand = side.bank, side.hand
    if enemy and seat == table.active:
        bank -= _income(table, seat)
        hand = hand[:-1] if side.pile else hand
    points = HEART * side.heart
    plenty = min(bank, PLENTY) if side.shop else 0  # with nothing left to buy, waiting for coins is no plan
    points += COIN * plenty + SPARE * (bank - plenty)
    if seat == table.active:
        points += TO_PLAY - STEP * table.steps
    if not enemy and side.trod:
        points -= TO_AND_FRO * any(side.trod >> hero.square & 1 for hero in side.heroes if hero.square >= 0)
    keep, upkeep = _kept(age), enemy and seat != table.active
    for hero in side.heroes:
        points += _hero(table, seat, hero, keep, upkeep)
    points += _hand(table, side, hand, age) + _blow_to_come(table, seat)
    if seat == table.seat and table.phase == CHAPTERS and not table.is_put(act):
        points += PAGE * age  # a page that asks something first has not done its work yet
    field = [hero for hero in side.heroes if hero.square >= 0]
    for hero in field:
        points += places * _place(table, seat, hero, foes, age)
    if not field:
        points -= _siege(table, seat, foes) + ABSENT * _could_be_there(table, seat, foes)
    return points


def _income(table: Hismment, seat: int) -> int:
    """The coins that the turn brought by itself."""
    hero = field_hero(table, seat)
    return COINS_PER_POINT * (table.face + (luck_of(table, seat, hero) if hero else 0))


def _blow_to_come(table: Hismment, seat: int) -> float:
    """The damage of an attack that waits for an answer, such as where to step before it lands."""
    for task, values in table.agenda:
        if task is strike and values[0] == seat:
            found = hero_called(table, values[1])
            comes = found is not None and (lands(table, values[1], values[3]) or _may_step_up(table, *found, values[3]))
            return work_out(table, seat, found[1], *values[2:]).damage if found and comes else 0.0
    return 0.0


def _may_step_up(table: Hismment, seat: int, hero: Hero, target: int) -> bool:
    """HIS-F22 Whether one of the squares that a charge is asked about brings its target into reach."""
    found = hero_called(table, target)
    squares = [option[1] for option in table.options if option[0] == "square"]
    if table.seat != seat or found is None or found[1].square < 0:
        return table.seat == seat and table.setup.kit.board.starts[1 - seat] in squares
    return any(in_range(table, seat, hero, found[1].square, square) for square in squares)


def _hero(table: Hismment, seat: int, hero: Hero, keep: float, upkeep: bool) -> float:
    """Its life, its arm, its weapons, as far as what is kept counts at this hour; now or after its next upkeep."""
    kit = table.setup.kit
    might = kit.stats[hero.cards[-1]][MIGHT]  # as printed: what lasts for a turn is worth what it does
    points: float = keep * (ALIVE + LIFE * pv_left(table, seat, hero) + ARM * might + FREED * hero.freed)
    best = 0.0
    for card, left in zip(hero.attacks, hero.uses, strict=True):
        if kit.type[card] == OFFENSIVE:
            best = max(best, keep * (1.6 + 0.2 * kit.damage[card]))
            points += keep * 0.12 * min(left, 4) * (1 + kit.damage[card] / 2)
        else:
            points += 0.2 * left
    for card, left in zip(hero.gear, hero.life, strict=True):
        lasts = 3 if left < 0 else min(left - upkeep, 4)
        points += 0.22 * sum(kit.bonus[card]) * lasts * (1 if hero.freed else 0.6)
    return points + best - 0.25 * max(0, hero.spent - upkeep)


def _age(turn: int) -> float:
    """How late it is, from 0 (fresh) to 1 (stale): what is kept is worth less and less."""
    return min(1.0, max(0.0, _hour(turn) - FRESH) / (STALE - FRESH))


def _hour(turn: int) -> float:
    """The round, by halves: if time moved on by whole rounds, whoever begins them would always lose patience first."""
    return turn / 2


def _kept(age: float) -> float:
    """What a hero or attack that is kept is worth at this age."""
    return 1 - (1 - SCRAP) * age


def _hand(table: Hismment, side: Side, hand: list[int], age: float) -> float:
    """Cards that can be used are worth more than their resale; what is kept for later is worth less when it is late."""
    kit, later = table.setup.kit, 1 - age
    points, attacks, others = 0.0, 0, 0
    for card in hand:
        kind = kit.kind[card]
        worth = COIN * kit.resale[card] * 0.9 * later
        if kind == ATTACK and any(fits_attack(table, hero, card) for hero in side.heroes):
            worth = max(worth, NEXT_ATTACKS[min(attacks, 3)] * (1 if kit.type[card] == OFFENSIVE else 0.6))
            attacks += 1
        elif kind == EQUIPMENT and any(fits_gear(table, hero, card) for hero in side.heroes):
            worth = max(worth, 0.6 / (1 + others))
            others += 1
        elif kind == HERO and any(kit.names[hero.cards[-1]] == kit.lower[card] for hero in side.heroes):
            worth = 1.4
        elif kind == CHAPTER:
            worth = max(worth, PAGE * later)
        points += worth
    return points


def _place(table: Hismment, seat: int, hero: Hero, enemy: Side, age: float) -> float:
    """Near enough to strike, or on the way to where one can."""
    kit = table.setup.kit
    board = kit.board
    pm = pm_left(table, seat, hero) + (seat != table.active)
    if not any(kit.type[card] == OFFENSIVE and kit.cost[card] <= pm for card in hero.attacks):
        back = 0.2 - 0.1 * age if enemy.heroes else 0.1  # late, or with nobody to fear, a blow is worth the way
        return -0.4 - (back * board.walk(hero.square, board.starts[seat]) if _relief(table, seat, kit) else 0.0)
    foes = [other for other in enemy.heroes if other.square >= 0]
    speed = stat(table, seat, hero, SPEED)
    if foes:
        reach = REACH[kit.klass[hero.cards[-1]]]
        gap = 0 if reach == ANYWHERE else min(square_distance(hero.square, foe.square) for foe in foes) - reach
        return NEAR - 0.35 * max(0, gap - speed) - 0.1 * max(0, gap)
    way: int = board.walk(hero.square, board.starts[1 - seat])
    return 2.4 - 0.26 * way


def _relief(table: Hismment, seat: int, kit: Kit) -> bool:
    """Whether somebody better armed waits to be swapped in."""
    return any(
        hero.freed and hero.square < 0 and any(kit.type[card] == OFFENSIVE for card in hero.attacks)
        for hero in table.sides[seat].heroes
    )


def _siege(table: Hismment, seat: int, enemy: Side) -> float:
    """An armed enemy at the gates while nobody stands on the field."""
    kit = table.setup.kit
    board = kit.board
    danger = 0.0
    for foe in enemy.heroes:
        if foe.square >= 0 and any(kit.type[card] == OFFENSIVE for card in foe.attacks):
            danger = max(danger, 2.0 - 0.2 * board.walk(foe.square, board.starts[seat]))
    return danger


def _could_be_there(table: Hismment, seat: int, enemy: Side) -> bool:
    """Whether the field is left to an enemy while a freed and armed hero waits."""
    return any(foe.square >= 0 for foe in enemy.heroes) and _relief(table, seat, table.setup.kit)


def traits(table: Hismment, seat: int) -> dict[str, str]:
    """What a seat played: its deck, and whether it began."""
    return {"deck": deck_name(table.setup, seat), "turn": "first" if seat == table.first else "second"}


def metrics(table: Hismment) -> dict[str, float]:
    """How long it took and how it ended."""
    return {"rounds": float(table.round), "heart": float(table.ending == "heart")}
