"""How answers are named, what to click for them, and what they promise."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ludotheque.kernel import Eye, Shown
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.scene import Plain, Rich

from .adventure import Hunt, Rest
from .basics import coop, enemy_of, target_of
from .cards import ADVENTURE, DANGER
from .city import Buy, BuyItem, Sell, SellTreasure, card_price, item_price, sale_price
from .danger import Part, Tester, face_of, tester_chosen
from .effects.board import Travel
from .faces import called
from .fights import Escape, Strike, stand_in
from .henchmen import StepAway
from .hunts import Camp, Join, Press
from .movement import Fly, Move, fare
from .odds import outlasting, unseen_danger
from .parts import Fight, Test
from .raids import TESTS, Money, Take, Wreck
from .sheets import DEFENCE
from .sites import danger_number, site_at
from .skill import Dig, chance, fight_dice, test_dice
from .table import Fortune, going_on
from .trade import TREASURE, Accept, Back, GiveTreasure, WantTreasure
from .windows import Decline, Draw, Pass, Play, PlayAgainst, Use, UseAgainst, helps, played
from .wording import card_name, effects_text, part_text, place_name
from .wounds import Give, breaking_point

E = Eye[Fortune]
MAIN = (Hunt, Press, Strike, Join, Draw, Pass, Accept)
"""What is done more often than not."""
EVEN = 50


def thing(eye: E, kind: str, value: Plain) -> tuple[object, str]:
    """What a thing is called, and the item that stands for it."""
    if kind == "card" and isinstance(value, int):
        return _card_name(eye, value), _item(eye.table, value)
    if kind == "seat" and isinstance(value, int):
        return called(eye, value), ""
    if kind in ("space", "city"):
        return card_name(eye, str(value)), str(value)
    if kind == "hero":
        return card_name(eye, str(value)), ""
    return (eye.say(f"skill-{value}") if kind == "skill" else value), ""


def promised(eye: E, choice: Choice, shown: Shown) -> Shown:
    """An answer with its odds and what they stand for. What will more likely fail than not is not the thing to do without
    thinking.
    """
    odds = _odds(eye.table, choice)
    advised = isinstance(choice, MAIN) and (odds is None or odds.percent >= EVEN)
    shown.role = "main" if advised else "back" if isinstance(choice, Back) else "normal"
    if odds is not None:
        shown.label = eye.say("with-odds", what=shown.label, percent=odds.percent)
    shown.preview = _preview(eye, choice, odds)
    return shown


def _shown(eye: E, choice: Choice, *items: str, **words: object) -> Shown:
    return Shown(option=list(choice), label=eye.say(f"do-{choice.verb}", **words), items=list(items))


def _move(eye: E, choice: Move) -> Shown:
    space = choice.space
    return _shown(eye, choice, space, space=place_name(eye, space), cost=eye.table.lib.cost[space])


def _step_away(eye: E, choice: StepAway) -> Shown:
    return _shown(eye, choice, choice.space, space=place_name(eye, choice.space), cost=0)


def _fly(eye: E, choice: Fly) -> Shown:
    cost = fare(eye.table, eye.table.heroes[eye.table.seat], choice.space)
    return _shown(eye, choice, choice.space, space=card_name(eye, choice.space), cost=cost)


def _travel(eye: E, choice: Travel) -> Shown:
    return _shown(eye, choice, choice.space, space=card_name(eye, choice.space), cost=0)


def _play(eye: E, choice: Play | PlayAgainst) -> Shown:
    helped = _helped(eye.table, choice.card)
    words: dict[str, object] = {"card": _card_name(eye, choice.card), "other": _other(eye, choice)}
    who = called(eye, helped) if helped >= 0 else "none"
    return _shown(eye, choice, _item(eye.table, choice.card), who=who, **words)


def _use(eye: E, choice: Use | UseAgainst) -> Shown:
    name = _card_name(eye, choice.card)
    return _shown(eye, choice, _item(eye.table, choice.card), card=name, other=_other(eye, choice))


def _other(eye: E, choice: Play | PlayAgainst | Use | UseAgainst) -> str:
    """The card it stops, if it stops one."""
    return _card_name(eye, choice.other) if isinstance(choice, PlayAgainst | UseAgainst) else "none"


def _sell(eye: E, choice: Sell) -> Shown:
    table, card = eye.table, choice.card
    return _shown(eye, choice, _item(table, card), card=_card_name(eye, card), n=sale_price(table, table.seat, card))


def _sell_treasure(eye: E, choice: SellTreasure) -> Shown:
    seat = eye.table.seat
    return _shown(eye, choice, f"treasure{seat}", n=sale_price(eye.table, seat, TREASURE))


def _treasure(eye: E, choice: GiveTreasure | WantTreasure) -> Shown:
    return _shown(eye, choice, n=0)


def _buy(eye: E, choice: Buy) -> Shown:
    return _shown(eye, choice, kind=choice.kind, n=card_price(eye.table, eye.table.seat))


def _buy_item(eye: E, choice: BuyItem) -> Shown:
    table, name = eye.table, choice.name
    copy = next(card for card in table.shop if table.lib.ids[card] == name)
    price = item_price(table, table.seat, copy)
    return _shown(eye, choice, f"item/{name}", card=card_name(eye, name), n=price)


def _take(eye: E, choice: Take) -> Shown:
    if choice.card == TREASURE:
        return _shown(eye, choice, "org_treasure", card=eye.say("temple-treasure"))
    return _shown(eye, choice, _item(eye.table, choice.card), card=_card_name(eye, choice.card))


def _money(eye: E, choice: Money) -> Shown:
    return _shown(eye, choice, n=eye.table.org_fortune)


def _give(eye: E, choice: Give) -> Shown:
    if choice.what == "gear":
        name = _card_name(eye, choice.n)
        return _shown(eye, choice, _item(eye.table, choice.n), what="gear", n=1, card=name)
    return _shown(eye, choice, what=choice.what, n=choice.n, card="")


def _part_shown(eye: E, choice: Part) -> Shown:
    part = _part(eye.table, choice.i)
    enemy = stand_in(eye.table, part.enemy) if isinstance(part, Fight) else ""
    return _shown(eye, choice, part=part_text(eye, part, enemy))


def _escape_shown(eye: E, choice: Escape) -> Shown:
    return _shown(eye, choice, part=part_text(eye, _escape(eye.table, choice.i)))


def _hunt(eye: E, choice: Hunt) -> Shown:
    return _shown(eye, choice, f"site/{eye.table.heroes[eye.table.seat].space}")


def _rest(eye: E, choice: Rest) -> Shown:
    return _shown(eye, choice, what="turn")


def _decline(eye: E, choice: Decline) -> Shown:
    return _shown(eye, choice, what="event")


def _with_pot(eye: E, choice: Press | Camp) -> Shown:
    return _shown(eye, choice, pot=eye.table.heroes[eye.table.seat].pot)


SHOWS: Mapping[type[Choice], Callable[[Eye[Any], Any], Shown]] = {
    Move: _move,
    StepAway: _step_away,
    Fly: _fly,
    Travel: _travel,
    Play: _play,
    PlayAgainst: _play,
    Use: _use,
    UseAgainst: _use,
    Sell: _sell,
    SellTreasure: _sell_treasure,
    GiveTreasure: _treasure,
    WantTreasure: _treasure,
    Buy: _buy,
    BuyItem: _buy_item,
    Take: _take,
    Money: _money,
    Give: _give,
    Part: _part_shown,
    Escape: _escape_shown,
    Hunt: _hunt,
    Rest: _rest,
    Decline: _decline,
    Press: _with_pot,
    Camp: _with_pot,
}
"""The kinds of answers whose words say more than their fields."""


def _card_name(eye: E, card: int) -> str:
    """A card; an adventure by itself stands for the temple treasure it goes with."""
    name = card_name(eye, eye.table.lib.ids[card])
    return eye.say("temple-tale", name=name) if eye.table.lib.deck[card] == ADVENTURE else name


def _helped(table: Fortune, card: int) -> int:
    """FAG-V02 The team-mate a card would be played for; -1 if for oneself."""
    _, subject, _ = table.facts(played)
    return subject if helps(table, table.seat, card, subject) else -1


def _item(table: Fortune, card: int) -> str:
    """The card itself, or the sheet of the hero whose ability it is."""
    seat = table.seat
    return f"sheet{seat}" if card in table.lib.of[table.heroes[seat].who] else f"card{card}"


def _part(table: Fortune, i: int) -> Any:
    return face_of(table, going_on(table.encounter)).parts[i]


def _escape(table: Fortune, i: int) -> Test:
    return enemy_of(table, going_on(table.melee).enemy).escape[i]


# What an answer promises ----------------------------------------------------------------------------------------------


class Odds(NamedTuple):
    """With how many dice, and how likely it goes well; no dice where nobody knows yet what will be rolled."""

    dice: int
    percent: int


def _preview(eye: E, choice: Choice, odds: Odds | None) -> list[Rich]:
    """How likely it is to go well, and what happens if it does not."""
    table = eye.table
    hero, melee = table.heroes[table.seat], table.melee
    if isinstance(choice, Press):
        site = site_at(table, hero.space)
        last = site is not None and not site.temple and hero.markers + 1 >= danger_number(table, site)
        stakes: list[Rich] = [[eye.say("preview-press", pot=hero.pot)]]
        if odds is None:
            return stakes
        return [[eye.say("preview-next", percent=odds.percent, last="yes" if last else "no")], *stakes]
    if isinstance(choice, Camp):
        return [[eye.say("preview-camp", wounds=hero.wounds)]]
    if isinstance(choice, Strike) and melee is not None and melee.enemy:
        enemy = enemy_of(table, melee.enemy)
        left, dice = max(0, enemy.wounds - melee.wounds), fight_dice(table, melee.seat)
        return [[eye.say("preview-fight", dice=dice, foes=enemy.combat, left=left, defence=enemy.defence)]]
    if odds is not None:
        stake = _stake(table, choice)
        lines: list[Rich] = [[eye.say("preview-odds", dice=odds.dice, percent=odds.percent)]]
        return [*lines, [eye.say(f"preview-{stake}")]] if stake else lines
    if isinstance(choice, Play | PlayAgainst | Use | UseAgainst):
        return [[effects_text(eye, table.lib.cards[choice.card].power.effects)]]
    return []


def _stake(table: Fortune, choice: Choice) -> str:
    """FAG-D07 FAG-D16 FAG-C12 What failing a test means."""
    if isinstance(choice, Part | Tester) and table.encounter is not None:
        return "ko" if table.encounter.cliff else "hang"
    return "struck" if isinstance(choice, Escape) else ""


def _odds(table: Fortune, choice: Choice) -> Odds | None:
    """FAG-T05 FAG-T06 FAG-C01 How likely something is to go well, as things stand."""
    seat, encounter, melee, trial = table.seat, table.encounter, table.melee, table.trial
    match choice:
        case Part(i=i) if encounter is not None and len(encounter.party) == 1:
            part = _part(table, i)
            return _chance(table, seat, "danger", part, encounter.card) if isinstance(part, Test) else None
        case Tester(who=who) if encounter is not None:
            (i,) = table.facts(tester_chosen)
            return _chance(table, who, "danger", _part(table, i), encounter.card)
        case Escape(i=i) if melee is not None:
            return _chance(table, seat, "escape", _escape(table, i), melee.cards[-1] if melee.cards else -1)
        case Wreck(skill=skill):
            return _chance(table, seat, "assault", TESTS[skill], -1)
        case Dig(n=n) if trial is not None:
            dice = test_dice(table, seat, trial.kind, trial.skills, trial.card) + trial.bonus
            return Odds(dice + n, _percent(chance(dice, target_of(trial), trial.need - trial.scored, n)))
        case Press() if table.decks[DANGER]:
            party = [seat] if table.hunt is None or not coop(table) else table.hunt.racers or [seat]
            return Odds(0, _percent(unseen_danger(table, party)))
        case Strike() if melee is not None and melee.enemy and melee.fighters == [seat]:
            hero, enemy = table.heroes[seat], enemy_of(table, melee.enemy)
            dice, health = fight_dice(table, seat), breaking_point(table, hero) - hero.wounds
            left, defence = enemy.wounds - melee.wounds, hero.stats[DEFENCE]
            return Odds(dice, _percent(outlasting(dice, enemy.defence, left, enemy.combat, defence, health)))
    return None


def _chance(table: Fortune, seat: int, kind: str, test: Test, card: int) -> Odds:
    dice = test_dice(table, seat, kind, test.skills, card)
    return Odds(dice, _percent(chance(dice, test.target, test.need)))


def _percent(chance: float) -> int:
    """For people; what is not certain is never called certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))
