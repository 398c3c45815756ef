"""What changes the test or fight going on, or brings a new one."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from .. import verbs as v
from ..decks import discard
from ..fights import attacked
from ..hunts import next_danger
from ..table import Fortune
from ..windows import avoidable
from ..wounds import knock_out
from .does import does


@does(v.Dice)
def bonus_dice(table: Fortune, effect: v.Dice, seat: int, target: int, card: int) -> None:
    """FAG-T13 Dice for the test going on, or for this round of the fight."""
    if table.trial is not None:
        table.trial.bonus += effect.n
    elif table.melee is not None:
        table.melee.bonus += effect.n


@does(v.Target)
def change_target(table: Fortune, effect: v.Target, seat: int, target: int, card: int) -> None:
    """FAG-T17 The number to reach changes for the rest of the test."""
    if table.trial is not None:
        table.trial.target += effect.n


@does(v.Reroll)
def reroll(table: Fortune, effect: v.Reroll, seat: int, target: int, card: int) -> None:
    """FAG-T30 FAG-V08 Some dice, or all, are rolled again; the same card only once for one roll."""
    if table.trial is None and table.melee is None:
        _reroll_die(table, seat)
        return
    dice = _dice(table)
    if table.trial is not None:
        table.trial.rerolled.append(card)
    if effect.n == "all":
        dice[:] = [table.dice.roll() for _ in dice]
        table.say("rerolled", seat=seat, dice=tuple(dice))
    else:
        table.do(reroll_some, seat, int(effect.n), ())


def _reroll_die(table: Fortune, seat: int) -> None:
    """FAG-M24 FAG-V08 The single die of a move, or one's own for initiative."""
    face = table.dice.roll()
    if table.die:
        table.die = face
    elif table.rolls:
        table.rolls[seat] = face
    table.say("rerolled", seat=seat, dice=(face,))


def _dice(table: Fortune) -> list[int]:
    return table.trial.dice if table.trial is not None else table.melee.dice if table.melee is not None else []


@step("FAG-T30")
def reroll_some(table: Fortune, seat: int, n: int, done: tuple[int, ...]) -> None:
    """FAG-T30 FAG-K16 The owner of the effect picks the dice, if still on their feet; those it has re-rolled (``done``, by
    place) keep their result.
    """
    if not table.heroes[seat].ko and len(done) < min(n, len(_dice(table))):
        table.put(seat, reroll_one, n, done)


class Die(Choice):
    """FAG-T30 A die by its face, if this card has not rolled it again already."""

    verb = "die"
    face: int = thing("face", range(1, 7))

    def why_not(self, table: Fortune, seat: int, n: int, done: tuple[int, ...]) -> Refusal | None:
        dice = _dice(table)
        if any(face == self.face and i not in done for i, face in enumerate(dice)):
            return None
        return no("rerolled-once", "FAG-T30") if self.face in dice else no("no-such-face", "FAG-T30")


class Enough(Choice):
    """FAG-T30 The other dice stay as they are."""

    verb = "enough"


@question("FAG-T30", "FAG-T31", takes=Die | Enough, offer="rerolls")
def reroll_one(table: Fortune, choice: Die | Enough, n: int, done: tuple[int, ...]) -> None:
    """FAG-T30 FAG-T31 A die, or enough; the new face counts."""
    if isinstance(choice, Die):
        seat, dice = table.seat, _dice(table)
        place = next(i for i, face in enumerate(dice) if face == choice.face and i not in done)
        dice[place] = table.dice.roll()
        table.say("rerolled", seat=seat, dice=tuple(dice))
        table.do(reroll_some, seat, n, (*done, place))


@does(v.Decide)
def decide(table: Fortune, effect: v.Decide, seat: int, target: int, card: int) -> None:
    """The test is passed or failed outright."""
    if table.trial is not None:
        table.trial.decided = int(effect.passed)


@does(v.Avoid)
def avoid(table: Fortune, effect: v.Avoid, seat: int, target: int, card: int) -> None:
    """FAG-D01 FAG-L14 The danger just revealed goes back; another one is drawn in its place, if there is one."""
    encounter = table.encounter
    if not avoidable(table) or encounter is None or table.hunt is None:
        return
    danger = next_danger(table, table.hunt.space)
    if danger < 0:
        return
    for hero in table.heroes:
        if encounter.card in hero.beaten:
            hero.beaten.remove(encounter.card)
            hero.beaten.append(danger)
    discard(table, encounter.card)
    encounter.card = danger
    encounter.todo = list(range(len(table.lib.cards[danger].danger.parts)))
    table.say("danger", seat=encounter.party[0], danger_card=danger)


@does(v.Prevent)
def prevent(table: Fortune, effect: v.Prevent, seat: int, target: int, card: int) -> None:
    if table.blow:
        table.blow[-1] = max(0, table.blow[-1] - effect.n)


@does(v.Fetch)
def fetch(table: Fortune, effect: v.Fetch, seat: int, target: int, card: int) -> None:
    table.do(attacked, target, effect.enemy, effect.infantry)


@does(v.Ko)
def ko(table: Fortune, effect: v.Ko, seat: int, target: int, card: int) -> None:
    table.do(knock_out, target)
