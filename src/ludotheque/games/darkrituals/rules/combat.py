"""DRM-K Combat: attack, defence, wounds, elimination."""

from __future__ import annotations

from ludotheque.kernel import step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

from ..state.effects import Foil, Guard, Spell
from ..state.figures import cause_of, force_of, hero_resistance, is_legion, name_of
from ..state.table import MOST_X, Ritual
from .alchemy import answer_attack, answer_attacked, answer_save
from .wounds import eliminate, wound


@step("DRM-K01")
def attack(table: Ritual, attacker: int, target: int, bonus: int) -> None:
    """DRM-K01 DRM-K02 DRM-K10 DRM-K25 DRM-K28 Roll a die and add Force; a target that is gone is skipped."""
    if table.place[attacker] < 0 or table.place[target] < 0:
        return
    kit = table.setup.kit
    die = table.dice.roll()
    force = force_of(table, attacker, target) + bonus
    if table.story is not None:
        table.say(
            "attack", who=name_of(table, attacker), whom=name_of(table, target), die=die, force=force, n=die + force
        )
    strike(table, attacker, target, die + force, kit.damage[table.kind[attacker]], False)


@step("DRM-K06")
def strike(table: Ritual, attacker: int, target: int, total: int, damage: int, strip: bool) -> None:
    """DRM-K03 DRM-K06 DRM-K07 DRM-K11 DRM-K24 An Attack Total meets a Legion character, a hero or a serf."""
    if target < 6:
        _on_hero(table, attacker, target, total, damage, strip)
    elif is_legion(table, target):
        _on_legion(table, attacker, target, total, damage)
    else:
        _on_serf(table, attacker, target, total)


# Attack on a hero -----------------------------------------------------------------------------------------------------


def _on_hero(table: Ritual, attacker: int, slot: int, total: int, damage: int, strip: bool) -> None:
    """DRM-K07 DRM-K08 DRM-A14 DRM-A16 Compared with Resistance alone, which reactions may raise if that stops the attack."""
    resistance = hero_resistance(table, slot)
    resistance += answer_attacked(table, slot, total - resistance)
    hit = total > resistance
    if table.story is not None:
        table.say("hit" if hit else "miss", "DRM-K06", "DRM-K07", whom=name_of(table, slot), n=total, m=resistance)
    if hit:
        if strip and table.gear[slot]:
            table.do(strip_upgrade, slot)
        wound(table, slot, damage, cause_of(table, attacker), attacker)


@step("DRM-L15")
def strip_upgrade(table: Ritual, slot: int) -> None:
    """DRM-L15 Fummel: the hero discards one upgrade of the Witch Master's choice."""
    if len(table.gear[slot]) > 1:
        table.put(0, strip_chosen, slot)
    elif table.gear[slot]:
        _strip(table, slot, table.gear[slot][0])


class Strip(Choice):
    """DRM-L15 One of the hero's upgrades."""

    verb = "strip"
    card: int = thing("upgrade")

    def why_not(self, table: Ritual, seat: int, slot: int) -> Refusal | None:
        return None if self.card in table.gear[slot] else no("not-worn", "DRM-L15")


@question("DRM-L15", takes=Strip, offer="upgrades")
def strip_chosen(table: Ritual, choice: Strip, slot: int) -> None:
    """DRM-L15 The chosen upgrade is discarded."""
    _strip(table, slot, choice.card)


def _strip(table: Ritual, slot: int, card: int) -> None:
    table.gear[slot].remove(card)
    table.loot_pile.append(card)
    table.say("stripped", "DRM-L15", who=name_of(table, slot), card=card)


# Attack on a Legion character -----------------------------------------------------------------------------------------


def _on_legion(table: Ritual, attacker: int, target: int, total: int, damage: int) -> None:
    """DRM-W28 DRM-K04 DRM-A16 The Witch Master may Defend against any attack, if he can pay."""
    if table.energy:
        table.put(0, defend, attacker, target, total, damage)
    else:
        resistance = table.setup.kit.resistance[table.kind[target]]
        _compare(table, attacker, target, total, damage, resistance, "", None)


class Decline(Choice):
    """DRM-W28 The blow is taken as it comes."""

    verb = "decline"


class Defend(Choice):
    """DRM-W28 DRM-K05 DRM-L07 Pay 1; or for a witch up to 3 more, for a better cast."""

    verb = "defend"
    x: int = thing("x")

    def why_not(self, table: Ritual, seat: int, attacker: int, target: int, total: int, damage: int) -> Refusal | None:
        if self.x and table.setup.kit.sort[table.kind[target]] != "witch":
            return no("no-x", "DRM-L07")
        if not 0 <= self.x <= MOST_X:
            return no("x", "DRM-L07", most=MOST_X)
        cost = 1 + self.x
        return None if cost <= table.energy else no("energy", "DRM-W03", cost=cost, energy=table.energy)


DEFENCES: list[Decline | Defend] = [Decline(), *map(Defend, range(MOST_X + 1))]


@step("DRM-W28", "DRM-K05", "DRM-L07")
def defences(table: Ritual, seat: int, attacker: int, target: int, total: int, damage: int) -> list[Decline | Defend]:
    """DRM-W28 DRM-K05 DRM-L07 The same, quickly: it is asked at every blow."""
    witch = table.setup.kit.sort[table.kind[target]] == "witch"
    return DEFENCES[: 2 + min(MOST_X if witch else 0, table.energy - 1)]


@question("DRM-K05", "DRM-L07", takes=Decline | Defend, offer=defences)
def defend(table: Ritual, choice: Decline | Defend, attacker: int, target: int, total: int, damage: int) -> None:
    """DRM-K04 DRM-K05 DRM-L07 Resistance, plus a die and a witch's X and spell for those who Defend."""
    kit = table.setup.kit
    kind = table.kind[target]
    defence = kit.resistance[kind]
    if isinstance(choice, Decline):
        _compare(table, attacker, target, total, damage, defence, "", None)
        return
    x = choice.x
    pay(table, 1 + x)
    die = table.dice.roll()
    name, spell = kit.defence_row[kind][die + x] if kit.sort[kind] == "witch" else ("", None)
    defence += die + x + (spell.bonus if isinstance(spell, Guard) else 0)
    if table.story is not None:
        table.say("defend", "DRM-L07" if name else "DRM-K05", who=name_of(table, target), die=die, n=defence, x=x)
        if name:
            table.say("spell", "DRM-L07", who=name_of(table, target), spell=name)
    _compare(table, attacker, target, total, damage, defence, name, spell)


def _compare(
    table: Ritual, attacker: int, target: int, total: int, damage: int, defence: int, name: str, spell: Spell | None
) -> None:
    """DRM-K06 DRM-A15 DRM-L18 The attack hits if it is higher than the defence, reactions counted; then spells bite."""
    foiled = isinstance(spell, Foil)
    if not foiled and attacker < 6 and total <= defence:
        total += answer_attack(table, attacker, target, defence - total + 1)
    hit = total > defence and not foiled
    if table.story is not None:
        result = "hit" if hit else "foiled" if foiled else "miss"
        clause = "DRM-L18" if foiled else "DRM-K06"
        table.say(result, clause, whom=name_of(table, target), n=total, m=defence)
    if name:
        table.do(aftermath, attacker, target, name, hit)
    if hit:
        wound(table, target, damage, cause_of(table, attacker), attacker)


@step("DRM-L07", "DRM-L16")
def aftermath(table: Ritual, attacker: int, witch: int, name: str, hit: bool) -> None:
    """DRM-L07 DRM-L16 What a defence spell does once the blow has fallen."""
    spell = table.setup.box[name].defence
    if isinstance(spell, Foil) and attacker < 6 and table.place[attacker] >= 0:
        strip_upgrade(table, attacker)
    if not isinstance(spell, Guard):
        return
    if spell.blunt and attacker < 6:
        loot = table.setup.kit.loot
        for card in [card for card in table.gear[attacker] if loot[card] == 0]:
            _strip(table, attacker, card)
    for _ in range(spell.draw):
        draw_witchcraft(table)
    if spell.recoil and not hit and table.place[attacker] >= 0:
        table.say("recoil", who=name_of(table, attacker), n=spell.recoil)
        wound(table, attacker, spell.recoil, "spell", witch)


# Attack on a serf -----------------------------------------------------------------------------------------------------


def _on_serf(table: Ritual, attacker: int, serf: int, total: int) -> None:
    """DRM-K11 DRM-K12 A serf that is hit makes an Arrow Save; heroes may help it."""
    kit = table.setup.kit
    kind = table.kind[serf]
    hit = total > kit.resistance[kind]
    if table.story is not None:
        result = "hit-serf" if hit else "miss"
        table.say(result, "DRM-K11", whom=name_of(table, serf), n=total, m=kit.resistance[kind])
    if not hit:
        return
    die = table.dice.roll()
    saved = die
    if die < kit.save[kind]:
        saved += answer_save(table, kit.save[kind] - die)
    if table.story is not None:
        result = "saved" if saved >= kit.save[kind] else "lost-save"
        table.say(result, "DRM-K11", who=name_of(table, serf), die=die, n=saved)
    if saved < kit.save[kind]:
        eliminate(table, serf, cause_of(table, attacker), attacker)


# What things cost -----------------------------------------------------------------------------------------------------


def pay(table: Ritual, n: int) -> None:
    """DRM-W03 Tokens move from available to spent."""
    table.energy -= n
    table.spent += n


def draw_witchcraft(table: Ritual) -> None:
    """DRM-W10 DRM-W31 One card, unless five are in hand; an empty deck reshuffles its discard."""
    hand = table.master.hand
    if len(hand) >= 5:
        return
    if not table.craft_deck:
        if not table.craft_pile:
            return
        table.craft_deck, table.craft_pile = table.craft_pile, []
        table.shuffle(table.craft_deck)
    hand.append(table.craft_deck.pop())
    table.say("drew", "DRM-W10", card=hand[-1])
