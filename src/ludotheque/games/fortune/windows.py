"""Events and cancelling: windows in which cards may be played, and what becomes of a played card (FAG-V)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing

from . import verbs as v
from .basics import coop, hits_in, in_play, order, target_of
from .cards import EVENT, EventCard
from .decks import discard, draw
from .sheets import refresh, refresh_all
from .table import Fortune, Player
from .timing import BIT

PLAYED, DRAWN, ROUND_END = BIT["card_played"], BIT["card_drawn"], BIT["fight_round_end"]
TEST_WINDOWS = BIT["test_before_roll"] | BIT["test_after_roll"] | BIT["test_end"]
FIGHT_WINDOWS = BIT["fight_round_start"] | BIT["fight_after_roll"] | BIT["fight_round_end"]


def window(table: Fortune, bit: int, subject: int) -> None:
    """FAG-V07 FAG-V19 Open a window next, if anybody could act in it."""
    if table.alert & bit:
        table.do(ask_window, bit, subject, 0)


@step("FAG-V02", "FAG-V06", "FAG-V07", "FAG-V19")
def ask_window(table: Fortune, bit: int, subject: int, place: int) -> None:
    """FAG-V02 FAG-V06 FAG-V07 FAG-V19 FAG-V20 Ask in turn order those who could act here and have not passed in
    advance.
    """
    seats = order(table)
    heroes = table.heroes
    for i in range(place, len(seats)):
        hero = heroes[seats[i]]
        if hero.reach & bit and not hero.quiet and len(plays(table, seats[i], bit, subject)) > 1:
            table.moments += 1
            table.put(seats[i], played, bit, subject, i)
            return


class Pass(Choice):
    """FAG-V07 Nothing at this moment."""

    verb = "pass"


class Play(Choice):
    """FAG-V01 FAG-V02 FAG-V03 A card from the hand."""

    verb = "play"
    card: int = thing("card")

    def why_not(self, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Refusal | None:
        return _unplayable(table, seat, self.card, bit, subject) or _aimless(table, self.card)


class PlayAgainst(Choice):
    """FAG-V09 FAG-V10 FAG-V12 A card from the hand that stops another."""

    verb = "play"
    card: int = thing("card")
    other: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Iterable[PlayAgainst]:
        others = (*table.playing, *table.remains, -1)
        return [cls(card, other) for card in (*table.heroes[seat].hand, -1) for other in others]

    def why_not(self, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Refusal | None:
        forbidden = _unplayable(table, seat, self.card, bit, subject)
        return forbidden or _not_stopped(table, seat, self.card, self.other, bit)


class Use(Choice):
    """FAG-G07 An ability, of the hero or of a card carried."""

    verb = "use"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Iterable[Use]:
        return map(cls, (*_abilities(table, table.heroes[seat]), -1))

    def why_not(self, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Refusal | None:
        return _unusable(table, seat, self.card, bit, subject) or _aimless(table, self.card)


class UseAgainst(Choice):
    """FAG-V09 FAG-G07 An ability that stops a card."""

    verb = "use"
    card: int = thing("card")
    other: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Iterable[UseAgainst]:
        others = (*table.playing, *table.remains, -1)
        return [cls(card, other) for card in (*_abilities(table, table.heroes[seat]), -1) for other in others]

    def why_not(self, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Refusal | None:
        forbidden = _unusable(table, seat, self.card, bit, subject)
        return forbidden or _not_stopped(table, seat, self.card, self.other, bit)


class Quiet(Choice):
    """FAG-V20 Passing in advance, until the own turn or until the phase ends."""

    verb = "quiet"
    until: str = thing("until", ("turn", "phase"))

    def why_not(self, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Refusal | None:
        return None if len(plays(table, seat, bit, subject)) > 1 else no("nothing-to-pass", "FAG-V20")


class Mute(Choice):
    """FAG-V20 Passing in advance for one card."""

    verb = "mute"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Iterable[Mute]:
        hero = table.heroes[seat]
        return map(cls, sorted({*hero.hand, *_abilities(table, hero), -1}))

    def why_not(self, table: Fortune, seat: int, bit: int, subject: int, place: int) -> Refusal | None:
        held = _unplayable if self.card in table.heroes[seat].hand else _unusable
        return held(table, seat, self.card, bit, subject)


def _abilities(table: Fortune, hero: Player) -> list[int]:
    """FAG-G07 The cards whose abilities a hero could activate, the own sheet first."""
    return [table.lib.of[hero.who][0], *hero.gear, *hero.allies]


def _unplayable(table: Fortune, seat: int, card: int, bit: int, subject: int) -> Refusal | None:
    """FAG-V01 What forbids a card from the hand."""
    if card not in table.heroes[seat].hand:
        return no("not-in-hand", "FAG-V01")
    return _untimely(table, seat, card, bit, subject)


def _unusable(table: Fortune, seat: int, card: int, bit: int, subject: int) -> Refusal | None:
    """FAG-G07 What forbids an ability."""
    hero = table.heroes[seat]
    if card not in _abilities(table, hero):
        return no("not-yours", "FAG-G07")
    if card in hero.flipped:
        return no("flipped", "FAG-G07")
    power = table.lib.cards[card].power
    if hero.rerolled and power is not None and power.once == "fight":
        return no("used-in-fight", "FAG-G07")
    return _untimely(table, seat, card, bit, subject)


def _untimely(table: Fortune, seat: int, card: int, bit: int, subject: int) -> Refusal | None:
    """FAG-V18 FAG-V19 FAG-V20 FAG-K16 Whether this is a card's moment, and it would do something."""
    hero = table.heroes[seat]
    if hero.ko:
        return no("ko-plays-nothing", "FAG-K16")
    if not table.lib.windows[card] & bit:
        return no("not-this-moment", "FAG-V19")
    if card in hero.muted:
        return no("muted", "FAG-V20")
    return None if usable(table, seat, card, bit, subject) else no("no-effect", "FAG-V19")


def _aimless(table: Fortune, card: int) -> Refusal | None:
    """FAG-V09 What cancels must name the card it stops."""
    return no("stops-which", "FAG-V09") if card in table.lib.cancels else None


def _not_stopped(table: Fortune, seat: int, card: int, other: int, bit: int) -> Refusal | None:
    """FAG-V09 FAG-V11 FAG-V12 FAG-V21 Whether this card can stop that one."""
    if card not in table.lib.cancels:
        return no("stops-nothing", "FAG-V09")
    return None if other in cancellable(table, seat, bit) else no("not-stopped", "FAG-V12")


PASS = Pass()
PLAY: Made[int, Play] = Made(Play)
USE: Made[int, Use] = Made(Use)
MUTE: Made[int, Mute] = Made(Mute)
QUIET = [Quiet("turn"), Quiet("phase")]
FROM_HAND, AIMED = (Play, PlayAgainst), (PlayAgainst, UseAgainst)
CARDS = (Play, Use, PlayAgainst, UseAgainst)
Acting = Pass | Play | PlayAgainst | Use | UseAgainst | Quiet | Mute


@step("FAG-V02", "FAG-V19", "FAG-G07")
def plays(table: Fortune, seat: int, bit: int, subject: int, place: int = 0) -> list[Acting]:
    """FAG-V02 FAG-V09 FAG-V15 FAG-V19 FAG-G07 FAG-K16 Cards to play and abilities to activate at this moment, or passing;
    quickly. What cancels names the card it stops.
    """
    hero = table.heroes[seat]
    options: list[Acting] = [PASS]
    if hero.ko or not hero.reach & bit:
        return options
    lib = table.lib
    windows, cancels = lib.windows, lib.cancels
    found: list[int] = []
    for card in hero.hand:
        if windows[card] & bit and card not in hero.muted and usable(table, seat, card, bit, subject):
            found.append(card)
            if card in cancels:
                options += [PlayAgainst(card, other) for other in cancellable(table, seat, bit)]
            else:
                options.append(PLAY[card])
    for card in (lib.of[hero.who][0], *hero.gear, *hero.allies):
        if not windows[card] & bit or card in hero.flipped or card in hero.muted:
            continue
        if hero.rerolled and lib.cards[card].power.once == "fight":
            continue
        if usable(table, seat, card, bit, subject):
            found.append(card)
            if card in cancels:
                options += [UseAgainst(card, other) for other in cancellable(table, seat, bit)]
            else:
                options.append(USE[card])
    if found:
        options += QUIET
        options += [MUTE[card] for card in sorted(found)]
    return options


def holdable(table: Fortune, card: int) -> bool:
    """FAG-V04 FAG-Y04 Only Events that are not played at once, and secret City cards, can be in a hand."""
    fact = table.lib.cards[card]
    if table.lib.deck[card] == EVENT:
        return not fact.immediate
    return getattr(fact, "style", "") == "secret"


def cancellable(table: Fortune, seat: int, bit: int) -> list[int]:
    """FAG-V09 FAG-V11 FAG-V12 FAG-V13 FAG-V19 FAG-V21 The card just announced, unless one has chosen to play it oneself; at
    other moments, cards that remain in play and have made no dice roll.
    """
    if bit == PLAYED:
        own = table.player[-1:] == [seat] and holdable(table, table.playing[-1])
        return [] if own else table.playing[-1:]
    return [card for card in table.remains if not any(map(_rolls, effects_of(table, card, -1)))]


def _rolls(effect: Any) -> bool:
    """FAG-V11 Whether an effect has made dice roll."""
    return isinstance(effect, v.ROLLING) or getattr(effect, "n", 0) in ("d3", "d6")


def usable(table: Fortune, seat: int, card: int, bit: int, subject: int) -> bool:
    """FAG-V18 FAG-V19 FAG-D14 Whether a card's own conditions hold and it would do something."""
    power = table.lib.cards[card].power
    if card in table.lib.cancels:
        return bool(cancellable(table, seat, bit))
    if table.die and not any(type(effect) is v.Reroll for effect in power.effects):
        return False  # FAG-V08 first the movement die may be rolled again, then come the cards that act on it
    whose = power.whose
    if helps(table, seat, card, subject):
        return usable(table, subject, card, bit, subject)
    if subject >= 0 and ((whose == "own" and subject != seat) or (whose == "rival" and subject == seat)):
        return False
    if power.skills:
        trial = table.trial
        in_fight = bit & FIGHT_WINDOWS and "combat" in power.skills
        if not in_fight and (not bit & TEST_WINDOWS or trial is None or not set(power.skills) & set(trial.skills)):
            return False
    if power.on and not any(_situation(table, each, seat) for each in power.on):
        return False
    effects = power.effects
    if bit == ROUND_END:  # FAG-C31 the dice of the round are spent, and those of the next are not asked for yet
        effects = tuple(effect for effect in effects if type(effect) not in (v.Dice, v.Reroll))
    return any(useful(table, effect, seat, card, subject) for effect in effects)


def helps(table: Fortune, seat: int, card: int, subject: int) -> bool:
    """FAG-V02 In a team, a card from the hand may be played for the hero whose moment it is, as if that hero had played
    it.
    """
    if subject in (seat, -1) or not coop(table) or card not in table.lib.gifts:
        return False
    return card in table.heroes[seat].hand or card in table.playing


def _situation(table: Fortune, name: str, seat: int) -> bool:
    if name == "hunt":
        return table.hunt is not None and seat in table.hunt.racers
    if name == "fight":
        return table.melee is not None and table.trial is None
    if name in ("movement", "adventure"):
        return table.phase == name
    if name == "card_escape":  # not from a figure on the board
        figure = table.melee is None or table.melee.kind in ("henchman", "occupation")
        return table.trial is not None and table.trial.kind == "escape" and not figure
    return table.trial is not None and table.trial.kind == name


def useful(table: Fortune, effect: Any, seat: int, card: int, subject: int) -> bool:
    """FAG-V19 Whether an effect could change anything for the better, from what its player can see."""
    hero = table.heroes[seat]
    kind = type(effect)
    if kind is v.Heal:
        return any(table.heroes[each].wounds for each in targets_of(table, effect.who, seat, subject))
    if kind is v.Steal or kind is v.Lose:
        return any(
            (table.heroes[each].glory if effect.what == "glory" else table.heroes[each].fortune)
            for each in targets_of(table, effect.who, seat, subject)
        )
    if kind is v.Reroll:
        trial = table.trial
        if (
            trial is not None
            and trial.seat == seat
            and trial.scored + hits_in(trial.dice, target_of(trial)) >= trial.need
        ):
            return False  # it is passed already
        return bool(dice_lying(table, seat)) and not (trial is not None and card in trial.rerolled)
    if kind is v.Decide and table.trial is not None and table.trial.over:
        return bool(table.passed != effect.passed)
    if kind is v.Dice or kind is v.Target or kind is v.Decide:
        return table.trial is not None or (kind is v.Dice and table.melee is not None)
    if kind is v.Points:  # a hanging hero does not move (FAG-M13)
        return subject >= 0 and table.heroes[subject].cliff < 0 and (effect.n > 0 or table.points > 0)
    if kind is v.Ready:
        return bool(spent(table, hero))
    if kind is v.Prevent:
        return bool(table.blow) and table.blow[-2] == seat
    if kind is v.Avoid:
        return avoidable(table)
    if kind is v.MoveArtifact or kind is v.LoseArtifact:
        return bool(table.sites)
    if kind is v.FreeCity:
        return bool(table.occupied)
    if kind is v.Instability:
        return any(site.temple for site in table.sites)
    if kind is v.Boost:
        return bool(table.villains)
    if hasattr(effect, "who"):
        return bool(targets_of(table, effect.who, seat, subject))
    return True


def spent(table: Fortune, hero: Player) -> list[int]:
    """FAG-G07 FAG-G09 What a hero has activated and a card may make ready again: never what itself makes ready, or one would
    wake the other without end.
    """
    return [card for card in hero.flipped if not any(type(each) is v.Ready for each in effects_of(table, card, -1))]


def avoidable(table: Fortune) -> bool:
    """FAG-D01 FAG-D15 Whether a danger of a hunt lies there of which nothing has been met yet; no cliffhanger is swapped."""
    encounter = table.encounter
    if table.hunt is None or encounter is None or encounter.cliff or not encounter.party:
        return False
    begun = table.trial is not None or table.melee is not None or table.stealth is not None
    return not begun and len(encounter.todo) == len(table.lib.cards[encounter.card].danger.parts)


def dice_lying(table: Fortune, seat: int) -> list[int]:
    """FAG-T30 FAG-M24 FAG-V08 The dice that a player's re-roll may change now: of the test, the fight, the move, or the own
    one for initiative.
    """
    if table.trial is not None:
        return table.trial.dice
    if table.melee is not None:
        return table.melee.dice
    if table.die:
        return [table.die]
    return table.rolls[seat : seat + 1]


def targets_of(table: Fortune, who: str, seat: int, subject: int) -> list[int]:
    """FAG-K18 FAG-K24 FAG-V18 The heroes an effect may strike, in turn order; a KO'd hero is none."""
    heroes = table.heroes
    if who == "me":
        return [seat] if not heroes[seat].ko else []
    if who == "subject":
        return [subject] if subject >= 0 and not heroes[subject].ko else []
    up = [each for each in order(table) if not heroes[each].ko]
    if who in ("rival", "others"):
        return [each for each in up if each != seat]
    if who == "here":
        return [each for each in up if heroes[each].space == heroes[seat].space]
    return up


@question("FAG-V02", "FAG-V07", "FAG-V20", "FAG-G07", takes=Acting, offer=plays)
def played(table: Fortune, choice: Acting, bit: int, subject: int, place: int) -> None:
    """FAG-V03 FAG-V07 FAG-V20 FAG-G07 Play, activate or pass; after a play everybody is asked again."""
    seat = table.seat
    hero = table.heroes[seat]
    if isinstance(choice, CARDS):
        if bit == PLAYED:
            table.do(ask_cancel, table.playing[-1], subject)
        else:
            table.do(ask_window, bit, subject, 0)
        aim = choice.other if isinstance(choice, AIMED) else -1
        act = announce if isinstance(choice, FROM_HAND) else activate
        act(table, seat, choice.card, subject, aim)
        return
    table.passes += 1
    if isinstance(choice, Quiet):
        hero.quiet = 1 if choice.until == "turn" else 2
    elif isinstance(choice, Mute):
        hero.muted.append(choice.card)
        table.do(ask_window, bit, subject, place)
        return
    table.do(ask_window, bit, subject, place + 1)


@step("FAG-V07", "FAG-V13")
def ask_cancel(table: Fortune, card: int, subject: int) -> None:
    """FAG-V07 FAG-V13 A card whose cancelling was cancelled may be cancelled anew."""
    if card in table.playing:
        table.do(ask_window, PLAYED, subject, 0)


def activate(table: Fortune, seat: int, card: int, subject: int, aim: int = -1) -> None:
    """FAG-G07 FAG-G08 FAG-G09 FAG-V09 An activated card is flipped until the next Initiative phase; an ability may cancel a
    card.
    """
    hero = table.heroes[seat]
    if table.lib.cards[card].power.once == "fight":
        hero.rerolled = True
    else:
        hero.flipped.append(card)
        refresh(table, hero)
    table.say("activated", seat=seat, card=card)
    table.do(run_effects, card, -1, 0, seat, subject)
    if aim >= 0:
        table.do(stop_card, aim)


def announce(table: Fortune, seat: int, card: int, subject: int, aim: int = -1) -> None:
    """FAG-S28 FAG-V02 FAG-V03 FAG-V21 A card is shown; it may be cancelled before its effect starts."""
    hero = table.heroes[seat]
    if card in hero.hand:
        hero.hand.remove(card)
        table.known.pop(card, None)
        refresh(table, hero)
    table.playing.append(card)
    table.player.append(seat)
    if helps(table, seat, card, subject):
        table.say("played_for", seat=seat, seat2=subject, card=card)
        table.do(resolve, card, subject, subject, aim)
    else:
        table.say("played", seat=seat, card=card)
        table.do(resolve, card, seat, subject, aim)
    window(table, PLAYED, seat)


@step("FAG-V03", "FAG-V09")
def resolve(table: Fortune, card: int, seat: int, subject: int, aim: int) -> None:
    """FAG-V03 FAG-V09 FAG-V10 FAG-V13 FAG-V14 FAG-V18 Carry out a card that was not cancelled, then lay it aside."""
    if card not in table.playing:
        return
    table.do(lay_aside, card)
    table.do(run_effects, card, -1, 0, seat, subject)
    if aim >= 0:
        table.do(stop_card, aim)


@step("FAG-V03")
def lay_aside(table: Fortune, card: int) -> None:
    """FAG-V03 FAG-Y24 Discard a resolved card, or keep it beside the board if it remains in play."""
    if card not in table.playing:
        return
    place = table.playing.index(card)
    del table.playing[place], table.player[place]
    fact = table.lib.cards[card]
    if isinstance(fact, EventCard) and fact.remains:
        table.remains.append(card)
        refresh_all(table)
    else:
        discard(table, card)


@step("FAG-V09", "FAG-V12")
def stop_card(table: Fortune, card: int) -> None:
    """FAG-V09 FAG-V10 FAG-V12 FAG-V14 A cancelled card goes to its discard pile without effect."""
    if card in table.playing:
        place = table.playing.index(card)
        del table.playing[place], table.player[place]
    elif card in table.remains:
        table.remains.remove(card)
        refresh_all(table)
    else:
        return
    table.say("cancelled", card=card)
    discard(table, card)


@step("FAG-V03")
def run_effects(table: Fortune, card: int, line: int, k: int, seat: int, subject: int) -> None:
    """FAG-V03 FAG-K24 One effect of a card after the other; each strikes its heroes in turn order."""
    effects = effects_of(table, card, line)
    if k >= len(effects):
        return
    if k + 1 < len(effects):
        table.do(run_effects, card, line, k + 1, seat, subject)
    effect = effects[k]
    who = getattr(effect, "who", None)
    if who is None:
        table.do(apply_effect, card, line, k, seat, subject)
        return
    targets = targets_of(table, who, seat, subject)
    if who in ("pick", "rival") and len(targets) > 1:
        table.put(seat, target_chosen, card, line, k, subject)
    else:
        table.do_all(*[(apply_effect, card, line, k, seat, target) for target in targets])


def effects_of(table: Fortune, card: int, line: int) -> Any:
    """The effects on a card; ``line``: of an organisation's chart."""
    fact = table.lib.cards[card]
    if line >= 0:
        return fact.tactics[line]
    effects = getattr(fact, "effects", None)
    return effects if effects is not None else fact.power.effects if fact.power is not None else ()


class Aim(Choice):
    """FAG-V02 FAG-V18 A hero an effect may be aimed at."""

    verb = "hero"
    who: int = thing("seat")

    @classmethod
    def every(cls, table: Fortune, seat: int, card: int, line: int, k: int, subject: int) -> Iterable[Aim]:
        return map(cls, order(table))

    def why_not(self, table: Fortune, seat: int, card: int, line: int, k: int, subject: int) -> Refusal | None:
        if self.who in targets_of(table, effects_of(table, card, line)[k].who, seat, subject):
            return None
        if self.who not in range(len(table.heroes)):
            return NOT_OFFERED
        return no("target-ko", "FAG-K18") if table.heroes[self.who].ko else no("target-rival", "FAG-V02")


@question("FAG-V02", takes=Aim, offer="targets_offered")
def target_chosen(table: Fortune, choice: Aim, card: int, line: int, k: int, subject: int) -> None:
    """FAG-V02 The chosen hero is struck."""
    table.do(apply_effect, card, line, k, table.seat, choice.who)


@step("FAG-V18")
def apply_effect(table: Fortune, card: int, line: int, k: int, seat: int, target: int) -> None:
    """FAG-V18 FAG-S35 Carry out an effect on one hero, who may have become no target meanwhile; what speaks of an
    organisation does nothing where there is none.
    """
    effect = effects_of(table, card, line)[k]
    if type(effect) in v.OF_A_TEAM and not coop(table):
        return
    if hasattr(effect, "who") and target >= 0 and table.heroes[target].ko:
        return
    DO[type(effect)](table, effect, seat, target, card)


DO: dict[type, Any] = {}
"""What each verb does; filled by ``effects/``."""


# Drawing events -------------------------------------------------------------------------------------------------------


@step("FAG-I04", "FAG-M03", "FAG-V17")
def may_draw_event(table: Fortune, seat: int) -> None:
    """FAG-I04 FAG-M03 FAG-V17 A roll of 1: the player may draw an Event."""
    if not table.heroes[seat].ko:
        table.put(seat, event_draw)


class Draw(Choice):
    """FAG-V17 An Event is drawn."""

    verb = "draw"


class Decline(Choice):
    """FAG-V17 None is drawn."""

    verb = "decline"


EVENT_DRAWS: list[Draw | Decline] = [Draw(), Decline()]


@step("FAG-V17")
def event_draws(table: Fortune, seat: int) -> list[Draw | Decline]:
    """FAG-V17 Draw, or decline."""
    return EVENT_DRAWS


@question("FAG-V17", takes=Draw | Decline, offer=event_draws)
def event_draw(table: Fortune, choice: Draw | Decline) -> None:
    """FAG-V17 FAG-V05 Draw an Event, or leave it; some heroes draw two and keep one."""
    if isinstance(choice, Draw):
        table.do(draw_events, table.seat, 1 + table.heroes[table.seat].stats[-1])


@step("FAG-V01", "FAG-V04", "FAG-V05")
def draw_events(table: Fortune, seat: int, n: int, keep: int = 1) -> None:
    """FAG-V01 FAG-V04 FAG-V05 FAG-S09 Draw Events; of several, so many are kept."""
    drawn = []
    for _ in range(n):
        card = draw_playable(table, EVENT)
        if card >= 0:
            drawn.append(card)
    consider(table, seat, drawn, keep)


def consider(table: Fortune, seat: int, drawn: list[int], keep: int) -> None:
    """FAG-V05 FAG-Y04 Cards drawn into a hand: so many of them are kept."""
    hero = table.heroes[seat]
    hero.hand += drawn
    if coop(table) and table.setup["coop_hands"] == "open":
        table.show(drawn)
    if len(drawn) > keep:
        table.say("peeked", seat=seat, n=len(drawn))
        table.put(seat, keep_one, len(drawn), keep)
    else:
        table.do_all(*[(keep_event, seat, card) for card in drawn])


def draw_playable(table: Fortune, deck: int) -> int:
    """FAG-S08 FAG-S09 FAG-S35 A card that has a part in this game; others are discarded and replaced."""
    for _ in range(60):
        card = draw(table, deck)
        if card < 0:
            return -1
        if in_play(table, table.lib.cards[card].module):
            return card
        discard(table, card)
    return -1


class Keep(Choice):
    """FAG-V05 One of the cards just drawn: the last ones that came into the hand."""

    verb = "keep"
    card: int = thing("card")

    @classmethod
    def every(cls, table: Fortune, seat: int, drawn: int, keep: int = 1) -> Iterable[Keep]:
        return map(cls, [*table.heroes[seat].hand, -1])

    def why_not(self, table: Fortune, seat: int, drawn: int, keep: int = 1) -> Refusal | None:
        return None if self.card in table.heroes[seat].hand[-drawn:] else no("not-drawn", "FAG-V05")


@question("FAG-V05", takes=Keep, offer="keepers")
def keep_one(table: Fortune, choice: Keep, drawn: int, keep: int = 1) -> None:
    """FAG-V05 One is kept after the other, then the rest are discarded; only what is kept can have to be played at once."""
    seat = table.seat
    hero = table.heroes[seat]
    table.do(keep_event, seat, choice.card)
    hero.hand.remove(choice.card)
    hero.hand.insert(len(hero.hand) - drawn + 1, choice.card)
    drawn -= 1
    if keep > 1:
        table.put(seat, keep_one, drawn, keep - 1)
        return
    for card in hero.hand[len(hero.hand) - drawn :]:
        hero.hand.remove(card)
        table.known.pop(card, None)
        table.say("rejected", seat=seat, card=card)
        discard(table, card)


@step("FAG-V01", "FAG-V04")
def keep_event(table: Fortune, seat: int, card: int) -> None:
    """FAG-V01 FAG-V04 An Event is kept in secret; one marked Play Immediately is played at once."""
    hero = table.heroes[seat]
    fact = table.lib.cards[card]
    if card not in hero.hand:  # another that was drawn with it came first, and took it away
        return
    if getattr(fact, "immediate", False):
        announce(table, seat, card, seat)
        return
    table.say("drew" if table.lib.deck[card] == EVENT else "drew_secret", seat=seat, card=card)
    refresh(table, hero)
    window(table, DRAWN, seat)


def own_turn(hero: Player) -> None:
    """FAG-V20 Passing "until the own turn" ends."""
    if hero.quiet == 1:
        hero.quiet = 0


class Listen(Choice):
    """FAG-V20 Passing in advance is taken back."""

    verb = "listen"

    def why_not(self, table: Fortune, seat: int) -> Refusal | None:
        hero = table.heroes[seat]
        return None if hero.quiet or hero.muted else no("listening", "FAG-V20")


LISTEN = [Listen()]


def listening(hero: Player) -> list[Listen]:
    """FAG-V20 A way to take back passing in advance."""
    return LISTEN if hero.quiet or hero.muted else []


def listen(hero: Player) -> None:
    """FAG-V20 From now on this player is asked again."""
    hero.quiet, hero.muted = 0, []
