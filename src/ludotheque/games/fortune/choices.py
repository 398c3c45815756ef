"""How options are named, what to click for them, and what they promise."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.kernel import Choice, Eye, Option
from ludotheque.kernel.scene import Rich

from .adventure import encounter_chosen
from .basics import coop, enemy_of, target_of
from .cards import ADVENTURE, DANGER
from .city import card_price, item_price, sale_price
from .danger import face_of, tester_chosen
from .effects.board import destination, stepped
from .faces import called
from .fights import stand_in
from .henchmen import way_out
from .movement import fare
from .odds import outlasting, unseen_danger
from .parts import Fight, Test
from .raids import TESTS
from .sheets import DEFENCE
from .sites import danger_number, site_at
from .skill import chance, fight_dice, test_dice
from .table import Fortune
from .windows import helps, played
from .wording import card_name, effects_text, part_text, place_name
from .wounds import breaking_point

E = Eye[Fortune]
MAIN = frozenset(("hunt", "press", "fight", "join", "draw", "pass", "accept"))
EVEN = 50
Named = tuple[dict[str, object], list[str]]
"""The words of an option, and the things to click for it."""


def choice(eye: E, option: Option) -> Choice:
    words, items = _named(eye, option)
    verb = option[0]
    named = Choice(option=list(option), label=eye.say(f"do-{verb}", **words), items=items)
    odds = _odds(eye.table, option)
    # What will more likely fail than not is not the thing to do without thinking.
    advised = verb in MAIN and (odds is None or odds.percent >= EVEN)
    named.role = "main" if advised else "back" if verb == "back" else "normal"
    if odds is not None:
        named.label = eye.say("with-odds", what=named.label, percent=odds.percent)
    named.preview = _preview(eye, option, odds)
    return named


def _named(eye: E, option: Option) -> Named:
    table, lib = eye.table, eye.table.lib
    seat = table.seat
    hero = table.heroes[seat]
    match option:
        case ("move", str(space)):
            cost = 0 if table.is_put(way_out) or table.is_put(stepped) else lib.cost[space]
            return {"space": place_name(eye, space), "cost": cost}, [space]
        case ("fly", str(space)):
            cost = 0 if table.is_put(destination) else fare(table, hero, space)
            return {"space": card_name(eye, space), "cost": cost}, [space]
        case ("site", str(space)):
            return {"space": card_name(eye, space)}, [space]
        case ("play", int(card), *other):
            aim = _card_name(eye, other[0]) if other else "none"
            who = called(eye, _helped(table, card)) if _helped(table, card) >= 0 else "none"
            return {"card": _card_name(eye, card), "other": aim, "who": who}, _things(table, card)
        case ("use", int(card), int(other)):
            return {"card": _card_name(eye, card), "other": _card_name(eye, other)}, _things(table, card)
        case ("sell", int(card)):
            return {"card": _card_name(eye, card), "n": sale_price(table, seat, card)}, _things(table, card)
        case ("take", -1):
            return {"card": eye.say("temple-treasure")}, ["org_treasure"]
        case ("use", int(card)):
            return {"card": _card_name(eye, card), "other": "none"}, _things(table, card)
        case ("mute" | "keep" | "drop" | "card" | "take", int(card)):
            return {"card": _card_name(eye, card)}, _things(table, card)
        case ("hero", str(who)):
            return {"who": card_name(eye, who)}, []
        case ("hero" | "tester" | "fighter" | "carrier" | "trade", int(who)):
            return {"who": called(eye, who)}, []
        case ("part", int(i)):
            part = _part(table, i)
            enemy = stand_in(table, part.enemy) if isinstance(part, Fight) else ""
            return {"part": part_text(eye, part, enemy)}, []
        case ("escape", int(i)):
            return {"part": part_text(eye, _escape(table, i))}, []
        case ("give", "gear", int(card)):
            return {"what": "gear", "n": 1, "card": _card_name(eye, card)}, _things(table, card)
        case ("give", what, n):
            return {"what": what, "n": n, "card": ""}, []
        case ("buy", kind):
            return {"kind": kind, "n": card_price(table, seat)}, []
        case ("item", str(name)):
            copy = next(card for card in table.shop if lib.ids[card] == name)
            return {"card": card_name(eye, name), "n": item_price(table, seat, copy)}, [f"item/{name}"]
        case ("treasure", *other):
            return {"n": 0 if other else sale_price(table, seat, -1)}, [] if other else [f"treasure{seat}"]
        case ("wreck", str(skill)):
            return {"skill": eye.say(f"skill-{skill}")}, []
        case ("money",):
            return {"n": table.org_fortune}, []
        case ("hunt",):
            return {}, [f"site/{hero.space}"]
        case ("decline",):
            return {"what": "turn" if table.is_put(encounter_chosen) else "event"}, []
        case ("press" | "camp",):
            return {"pot": hero.pot}, []
    return {chr(97 + i): value for i, value in enumerate(option[1:])}, []


def _card_name(eye: E, card: int) -> str:
    """A card; an adventure by itself stands for the temple treasure it goes with."""
    name = card_name(eye, eye.table.lib.ids[card])
    return eye.say("temple-tale", name=name) if eye.table.lib.deck[card] == ADVENTURE else name


def _helped(table: Fortune, card: int) -> int:
    """FAG-V02 The team-mate a card would be played for; -1 if for oneself."""
    _, subject, _ = table.facts(played)
    return subject if helps(table, table.seat, card, subject) else -1


def _things(table: Fortune, card: int) -> list[str]:
    """The card itself, or the sheet of the hero whose ability it is."""
    seat = table.seat
    return [f"sheet{seat}" if card in table.lib.of[table.heroes[seat].who] else f"card{card}"]


def _part(table: Fortune, i: int) -> Any:
    assert table.encounter is not None
    return face_of(table, table.encounter).parts[i]


def _escape(table: Fortune, i: int) -> Test:
    assert table.melee is not None
    return enemy_of(table, table.melee.enemy).escape[i]


# What an option promises ----------------------------------------------------------------------------------------------


class Odds(NamedTuple):
    """With how many dice, and how likely it goes well; no dice where nobody knows yet what will be rolled."""

    dice: int
    percent: int


def _preview(eye: E, option: Option, odds: Odds | None) -> list[Rich]:
    """How likely it is to go well, and what happens if it does not."""
    table = eye.table
    hero, melee = table.heroes[table.seat], table.melee
    match option:
        case ("press",):
            site = site_at(table, hero.space)
            last = site is not None and not site.temple and hero.markers + 1 >= danger_number(table, site)
            stakes: list[Rich] = [[eye.say("preview-press", pot=hero.pot)]]
            if odds is None:
                return stakes
            return [[eye.say("preview-next", percent=odds.percent, last="yes" if last else "no")], *stakes]
        case ("camp",):
            return [[eye.say("preview-camp", wounds=hero.wounds)]]
        case ("fight",) if melee is not None and melee.enemy:
            enemy = enemy_of(table, melee.enemy)
            left, dice = max(0, enemy.wounds - melee.wounds), fight_dice(table, melee.seat)
            return [[eye.say("preview-fight", dice=dice, foes=enemy.combat, left=left, defence=enemy.defence)]]
        case (verb, *_) if odds is not None:
            lines: list[Rich] = [[eye.say("preview-odds", dice=odds.dice, percent=odds.percent)]]
            stake = _stake(table, str(verb))
            return [*lines, [eye.say(f"preview-{stake}")]] if stake else lines
        case ("play" | "use", int(card), *_):
            return [[effects_text(eye, table.lib.cards[card].power.effects)]]
    return []


def _stake(table: Fortune, verb: str) -> str:
    """FAG-D07 FAG-D16 FAG-C12 What failing a test means."""
    if verb in ("part", "tester") and table.encounter is not None:
        return "ko" if table.encounter.cliff else "hang"
    return "struck" if verb == "escape" else ""


def _odds(table: Fortune, option: Option) -> Odds | None:
    """FAG-T05 FAG-T06 FAG-C01 How likely something is to go well, as things stand."""
    seat, encounter, melee, trial = table.seat, table.encounter, table.melee, table.trial
    match option:
        case ("part", int(i)) if encounter is not None and len(encounter.party) == 1:
            part = _part(table, i)
            return _chance(table, seat, "danger", part, encounter.card) if isinstance(part, Test) else None
        case ("tester", int(who)):
            assert encounter is not None
            return _chance(table, who, "danger", _part(table, table.facts(tester_chosen)[0]), encounter.card)
        case ("escape", int(i)):
            assert melee is not None
            return _chance(table, seat, "escape", _escape(table, i), melee.cards[-1] if melee.cards else -1)
        case ("wreck", str(skill)):
            return _chance(table, seat, "assault", TESTS[skill], -1)
        case ("dig", int(n)) if trial is not None:
            dice = test_dice(table, seat, trial.kind, trial.skills, trial.card) + trial.bonus
            return Odds(dice + n, _percent(chance(dice, target_of(trial), trial.need - trial.scored, n)))
        case ("press",) if table.decks[DANGER]:
            party = [seat] if table.hunt is None or not coop(table) else table.hunt.racers or [seat]
            return Odds(0, _percent(unseen_danger(table, party)))
        case ("fight",) if melee is not None and melee.enemy and melee.fighters == [seat]:
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
