"""What is going on: the danger being faced, the enemy, the dice, and how the roll stands."""

from __future__ import annotations

from ludotheque.kernel import Eye, Item, Mark, Region

from .basics import enemy_of, hits_in, target_of
from .faces import called, card_item, face, mark
from .skill import fight_dice, test_dice
from .table import Encounter, Fortune, Melee, Trial
from .villains import villain_called
from .wording import card_name, place_name, skills
from .wounds import breaking_point

E = Eye[Fortune]


def moment(eye: E) -> list[Region]:
    table = eye.table
    items: list[Item] = []
    encounter, melee, trial = table.encounter, table.melee, table.trial
    if encounter is not None:
        item = face(eye, table.lib.ids[encounter.card] + (":cliff" if encounter.cliff else ""))
        item.id, item.flags = f"card{encounter.card}", ["active"]
        items.append(item)
    if melee is not None and melee.enemy:
        item = face(eye, melee.enemy)
        item.id, item.flags = f"enemy/{melee.enemy}", ["active"]
        item.tags = [mark(eye, "wounds", melee.wounds)] if melee.wounds else []
        items.append(item)
    items += [card_item(eye, card) for card in table.playing]
    label = eye.say("region-cliff" if encounter is not None and encounter.cliff else "region-moment")
    regions = [Region(id="moment", label=label, items=items)] if items else []
    if trial is not None:
        regions += _test(eye, trial)
    elif melee is not None and melee.enemy and melee.seat >= 0:
        regions += _fight(eye, melee)
    elif encounter is not None and encounter.rolled:
        regions.append(_rolled(eye, encounter))
    return regions


def _test(eye: E, trial: Trial) -> list[Region]:
    """Successes so far and needed, and the dice of this roll."""
    target = target_of(trial)
    good = hits_in(trial.dice, target)
    note = eye.say("tally-note", kept=trial.scored, rolled=good)
    now = _figure(eye, "tally-successes", trial.scored + good, "skill", note)
    need = _figure(eye, "tally-successes", trial.need, "danger")
    what = eye.say("tally-test", skills=skills(eye, trial.skills), target=target)
    sides = [
        Item(id="tally/hero", name=called(eye, trial.seat), owner=trial.seat, sub=what, stats=[now]),
        Item(id="tally/foe", name=eye.say("tally-needed"), tone="danger", stats=[need]),
    ]
    dice = [_die(f"die{i}", face, face >= target, "skill") for i, face in enumerate(trial.dice)]
    label = eye.say("region-test", n=trial.scored + good, need=trial.need, target=target)
    if not dice:
        label = eye.say("region-dice-ready", n=test_dice(eye.table, trial.seat, trial.kind, trial.skills, trial.card))
    return [Region(id="tally", kind="tally", items=sides), Region(id="dice", kind="dice", label=label, items=dice)]


def _rolled(eye: E, encounter: Encounter) -> Region:
    """The roll that decided it lies there until one goes on."""
    target = encounter.target
    dice = [_die(f"die{i}", face, face >= target, "skill") for i, face in enumerate(encounter.rolled)]
    return Region(id="dice", kind="dice", label=eye.say("region-rolled", target=target), items=dice)


def _fight(eye: E, melee: Melee) -> list[Region]:
    """Hero and enemy side by side: their dice, their hits, and what each can still take."""
    table = eye.table
    hero, enemy = table.heroes[melee.seat], enemy_of(table, melee.enemy)
    ours = [
        _figure(eye, "tally-dice", fight_dice(table, melee.seat), "skill"),
        _figure(eye, "tally-left", max(0, breaking_point(table, hero) - hero.wounds), "skill"),
    ]
    villain = villain_called(table, melee.enemy)
    guards, hurt = (villain.guards, villain.wounds) if villain is not None else (0, melee.wounds)  # FAG-N03 FAG-N06
    theirs = [
        _figure(eye, "tally-dice", enemy.combat + guards, "enemy"),
        _figure(eye, "tally-left", max(0, guards + enemy.wounds - hurt), "enemy"),
    ]
    if melee.dice or melee.foes:
        ours.insert(1, _figure(eye, "tally-hits", hits_in(melee.dice), "skill"))
        theirs.insert(1, _figure(eye, "tally-hits", hits_in(melee.foes), "enemy"))
    sides = [
        Item(id="tally/hero", name=called(eye, melee.seat), owner=melee.seat, stats=ours),
        Item(id="tally/foe", name=card_name(eye, melee.enemy), tone="enemy", stats=theirs),
    ]
    dice = [_die(f"die{i}", face, face >= 4, "skill") for i, face in enumerate(melee.dice)]
    dice += [_die(f"foe{i}", face, face >= 4, "enemy") for i, face in enumerate(melee.foes)]
    tally = Region(id="tally", kind="tally", items=sides)
    return [tally, Region(id="dice", kind="dice", label=eye.say("region-dice"), items=dice)] if dice else [tally]


def _figure(eye: E, label: str, value: int, tone: str, note: str = "") -> Mark:
    return Mark(text=str(value), label=eye.say(label), tone=tone, note=note)


def _die(key: str, value: int, good: bool, tone: str) -> Item:
    return Item(id=key, kind="die", value=value, tone=tone, flags=["chosen"] if good else ["dim"])


# What a window is about -------------------------------------------------------------------------------------------------


def occasion(eye: E, window: str, subject: int) -> str:
    """FAG-V19 Why one is asked whether to play a card: what has just happened, or is about to; ``subject``: whose."""
    table = eye.table
    trial, melee = table.trial, table.melee
    if window == "card_played" and table.playing:
        card = card_name(eye, table.lib.ids[table.playing[-1]])
        return _of(eye, table.player[-1], "card", card=card)
    if table.blow:
        return _of(eye, table.blow[-2], "blow", n=table.blow[-1])
    if trial is not None:
        target = target_of(trial)
        args = {"skills": skills(eye, trial.skills), "target": target, "need": trial.need}
        if trial.dice:
            rolled = "·".join(map(str, trial.dice))
            return _of(eye, trial.seat, "roll", dice=rolled, n=trial.scored + hits_in(trial.dice, target), **args)
        return _of(eye, trial.seat, "test", n=trial.scored, **args)
    if melee is not None and melee.enemy and melee.seat >= 0:
        enemy = card_name(eye, melee.enemy)
        if melee.dice or melee.foes:
            return _of(eye, melee.seat, "hits", n=hits_in(melee.dice), foes=hits_in(melee.foes), enemy=enemy)
        return _of(eye, melee.seat, "fight", enemy=enemy)
    if window == "sale" and table.sale:
        seller, piece, price = table.sale
        sold = eye.say("temple-treasure") if piece < 0 else card_name(eye, table.lib.ids[piece])
        return _of(eye, seller, "sale", card=sold, n=price)
    return _of(eye, table.seat if subject < 0 else subject, window, **_circumstances(eye, subject))


def _circumstances(eye: E, subject: int) -> dict[str, object]:
    """What the sentence about a moment without dice may name."""
    table = eye.table
    hero, encounter = table.heroes[max(0, subject)], table.encounter
    args: dict[str, object] = {"round": table.round, "n": table.points, "pot": hero.pot}
    args["phase"] = eye.say(f"phase-{table.phase}")
    args["space"] = place_name(eye, hero.space) if hero.space else ""
    args["card"] = "" if encounter is None else card_name(eye, table.lib.ids[encounter.card])
    return args


def _of(eye: E, seat: int, what: str, **args: object) -> str:
    """A sentence about a hero, one's own or another's, or about nobody."""
    who = called(eye, seat) if seat >= 0 else ""
    whose = "nobodys" if seat < 0 else "own" if seat == eye.seat else "anothers"
    return eye.say(f"occasion-{what}", who=who, whose=whose, **args)
