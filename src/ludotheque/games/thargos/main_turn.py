"""The main part of a turn (D14–D34): attach lastings, use powers; then play an action, attempt a mission, or pass."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.kernel import step
from ludotheque.kernel.choice import NOT_OFFERED, Choice, Made, Refusal, no, question, thing

from . import aims, conflict, deeds, ending, story, undead
from .prints import ACTION, LASTING
from .seating import slots_of
from .table import MORE, PLACES, Thargos, spend, standing, uses_left


class Pass(Choice):
    """D23 Nothing more this turn."""

    verb = "pass"


class Attempt(Choice):
    """THA-M03 The hero at one end of a track goes for its mission."""

    verb = "attempt"
    hero: int = thing("hero", PLACES)

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        side = table.sides[seat]
        if table.story_mode:
            return NOT_OFFERED
        if side.places[self.hero].hero < 0:
            return no("no_hero", "THA-M03")
        if "attempt" in side.denied:
            return no("denied_attempt", "THA-D23")
        slot = slots_of(len(table.sides))[seat][self.hero]
        return None if table.slots[slot] >= 0 else no("no_mission", "THA-M03")


class Venture(Choice):
    """R20 R21 R22 In a story, a hero leads the way to one of the open missions."""

    verb = "attempt"
    mission: int = thing("card")
    lead: int = thing("hero", PLACES)

    @classmethod
    def every(cls, table: Thargos, seat: int) -> Iterator[Venture]:
        return (cls(mission, lead) for mission in table.kit.scenes for lead in PLACES)

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        """R14 R16 R18 R20 R22 R37 R53 Why a mission of the story is not open."""
        side, mission = table.sides[seat], self.mission
        if not table.story_mode or mission not in table.kit.scenes or mission in table.secret:
            return NOT_OFFERED
        scene = story.scene_of(table, mission)
        if mission in side.done:
            return no("completed", "THA-R14" if scene.side else "THA-R20")
        if mission in side.shut or mission not in table.missions:
            return no("fork", "THA-R53") if scene.fork else no("taken", "THA-R16")
        if not story.is_open(table, seat, mission):
            return no("secret", "THA-R18") if scene.secret else no("not_open", "THA-R20")
        if "attempt" in side.denied:
            return no("denied_attempt", "THA-D23")
        if story.needs_party(table, mission) and len(standing(table, seat)) < len(PLACES):
            return no("party", "THA-R37")
        return None if side.places[self.lead].hero >= 0 else no("no_hero", "THA-R22")


class Attach(Choice):
    """D14 D16 A lasting from the hand goes under an own hero."""

    verb = "lasting"
    card: int = thing("card")
    hero: int = thing("hero")

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        side, card = table.sides[seat], self.card
        if card not in side.hand:
            return no("not_held", "THA-D14")
        if table.kit.kind[card] != LASTING:
            return no("not_lasting", "THA-D14")
        if self.hero not in PLACES:
            return no("own_hero", "THA-D21")
        if card in table.kit.barred:
            return no("barred", barring(table, "THA-R42"))
        if "lasting" in side.denied:
            return no("denied_lasting", "THA-D14")
        place = side.places[self.hero]
        if place.hero < 0:
            return no("no_hero", "THA-D14")
        if table.again == MORE:
            return no("after_action", "THA-D17")
        if not aims.takes_lasting(table, place, card):
            return no("faction", "THA-X11")
        return None if side.lastings < lastings_allowed(table, seat) else no("lasting_done", "THA-D14")


class Play(Choice):
    """D23 D24 D27 An action from the hand is carried out; ``aim``: what it is pointed at."""

    verb = "play"
    card: int = thing("card")
    aim: int = -1

    @classmethod
    def every(cls, table: Thargos, seat: int) -> Iterator[Play]:
        for card in table.things("card", seat):
            if isinstance(card, int):
                legal = aims.ways(table, seat, card, 0) if card >= 0 and table.kit.kind[card] == ACTION else []
                yield from (cls(card, aim) for aim in {-1, *legal})

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        card = self.card
        if card not in table.sides[seat].hand:
            return no("not_held", "THA-D23")
        if table.kit.kind[card] != ACTION:
            return no("not_action", "THA-D23")
        if card in table.kit.barred:
            return no("barred", barring(table, "THA-R39"))
        legal = aims.ways(table, seat, card, 0)
        ambush = table.print(card).ambush
        if not legal and ambush is not None and table.spent.get(card, 0) >= ambush.uses:
            return no("used_up", "THA-D29")
        return off_target(self.aim, legal)


class Invoke(Choice):
    """D34 C08 A hero's power, once a turn, before the action; ``aim``: what it is pointed at."""

    verb = "power"
    hero: int = thing("hero", PLACES)
    aim: int = -1

    @classmethod
    def every(cls, table: Thargos, seat: int) -> Iterator[Invoke]:
        for at in standing(table, seat):
            yield from (cls(at, aim) for aim in {-1, *powers(table, seat, at)})

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        place = table.sides[seat].places[self.hero]
        if place.hero < 0:
            return no("no_hero", "THA-D34")
        face = table.face(place)
        if face.power is None:
            return no("no_power", "THA-C07")
        if table.again == MORE:
            return no("after_action", "THA-D34")
        if place.invoked >> face.script & 1:
            return no("power_done", "THA-D34")
        if not uses_left(table, place, face.power):
            return no("power_spent", "THA-C08")
        return off_target(self.aim, aims.ways(table, seat, place.hero, face.script))


class Shift(Choice):
    """U10 U11 A hero moves to an empty place beside it."""

    verb = "shift"
    hero: int = thing("hero", PLACES)
    spot: int = thing("spot", PLACES)

    def why_not(self, table: Thargos, seat: int) -> Refusal | None:
        if refused := undead.immovable(table, seat, self.hero, self.spot):
            return refused
        return None if table.shifts < undead.SHIFTS else no("shifts_done", "THA-U10", n=undead.SHIFTS)


def off_target(aim: int, legal: list[int]) -> Refusal | None:
    """D27 Why a card or a power is not pointed at this."""
    if aim in legal:
        return None
    return no("target", "THA-D27") if legal else no("no_target", "THA-D27")


def barring(table: Thargos, clause: str) -> str:
    """Which rule lets a card serve as a modifier only: the story's, or that of the campaign's place."""
    return clause if table.story_mode else "THA-B22"


def lastings_allowed(table: Thargos, seat: int) -> int:
    """D14 C05 One a turn, or as many as a hero in play allows."""
    places = table.sides[seat].places
    return max([1, *(table.face(place).lastings for place in places if place.hero >= 0)])


Move = Pass | Attempt | Venture | Attach | Play | Invoke | Shift
PASS = Pass()
ATTEMPTS = [Attempt(at) for at in PLACES]
ATTACH: Made[int, list[Attach]] = Made(lambda card: [Attach(card, at) for at in PLACES])
PLAY: Made[int, Play] = Made(Play)
PLAY_AT: Made[tuple[int, int], Play] = Made(lambda key: Play(*key))
INVOKE: Made[tuple[int, int], Invoke] = Made(lambda key: Invoke(*key))
VENTURE: Made[tuple[int, int], Venture] = Made(lambda key: Venture(*key))


@step("THA-D01", "THA-D14", "THA-D23", "THA-D26", "THA-D34", "THA-M03")
def moves(table: Thargos, seat: int) -> list[Move]:
    """D14 D17 D23 D26 D34 All of these, quickly: this is asked more often than anything else."""
    side = table.sides[seat]
    pool = table.setup.kit
    kind, prints = pool.kind, pool.prints
    options: list[Move] = [PASS]
    attempts = "attempt" not in side.denied
    more = table.again == MORE
    limit, full = (0 if more or "lasting" in side.denied else 1), True
    places = side.places
    slots = () if table.story_mode else slots_of(len(table.sides))[seat]
    for i in PLACES:
        place = places[i]
        if place.hero < 0:
            full = False
            continue
        face = prints[place.hero].faces[place.injured]
        if face.lastings and limit:
            limit = max(limit, face.lastings)
        if face.power is not None and not more:
            options += [INVOKE[i, aim] for aim in powers(table, seat, i)]
        if attempts and slots and table.slots[slots[i]] >= 0:
            options.append(ATTEMPTS[i])
    if attempts and not slots:
        options += [VENTURE[way] for way in story.openings(table, seat)]
    lastings = side.lastings < limit
    plain = full and not table.setup["factions"]
    barred = pool.barred
    for card in side.hand:
        if kind[card] == LASTING:
            if lastings and card not in barred:
                if plain:
                    options += ATTACH[card]
                else:
                    options += [ATTACH[card][i] for i in PLACES if aims.takes_lasting(table, places[i], card)]
        elif kind[card] == ACTION and card not in barred:
            if prints[card].keys[0]:
                options += [PLAY_AT[card, aim] for aim in aims.ways(table, seat, card, 0)]
            else:
                options.append(PLAY[card])
    if not full and slots and table.shifts < undead.SHIFTS:
        options += [Shift(start, goal) for start, goal in undead.free_moves(table, seat)]
    return options


def powers(table: Thargos, seat: int, at: int) -> list[int]:
    """D34 C08 What the power of the hero at this place can be pointed at: once a turn, as long as it has uses."""
    place = table.sides[seat].places[at]
    face = table.face(place)
    if face.power is None or place.invoked >> face.script & 1 or not uses_left(table, place, face.power):
        return []
    return aims.ways(table, seat, place.hero, face.script)


UNASKED = no("unasked", "THA-D35")


@question(
    "THA-D14", "THA-D15", "THA-D16", "THA-D17", "THA-D23", "THA-D24", "THA-D26", takes=Move, offer=moves,
    strays={"lay": no("no_conflict", "THA-M42"), "discard": UNASKED, "mission": UNASKED},
)  # fmt: skip
def act(table: Thargos, choice: Move) -> None:
    """D14 D16 D23 D26 What the active player does; an action, an attempt or a pass ends the turn."""
    seat = table.seat
    if isinstance(choice, Attach):
        attach(table, seat, choice)
        go_on(table, seat)
    elif isinstance(choice, Attempt):
        table.acted = True
        table.do(end_action, seat)
        conflict.attempt(table, seat, choice.hero)
    elif isinstance(choice, Play):
        table.do(end_action, seat)
        play_action(table, seat, choice)
    elif isinstance(choice, Invoke):
        table.do(next_move, seat)
        invoke(table, seat, choice.hero, choice.aim)
    elif isinstance(choice, Venture):
        table.acted = True
        table.do(end_action, seat)
        story.attempt(table, seat, choice.mission, choice.lead)
    elif isinstance(choice, Shift):
        undead.shift(table, seat, choice.hero, choice.spot)
        go_on(table, seat)
    else:
        table.say("passed", seat=seat)
        table.do(ending.end_turn, seat)


def go_on(table: Thargos, seat: int) -> None:
    """Ask for the next thing the active player does, if more than passing is possible; whoever has left is not asked."""
    if table.sides[seat].out:
        table.do(ending.next_turn, seat)
    else:
        table.put_unless_forced(seat, act)


@step("THA-D23", "THA-D24", "THA-E01")
def end_action(table: Thargos, seat: int) -> None:
    """D17 D23 D24 One action or attempt ends the turn, unless a card gave another; lastings and powers came before."""
    if table.again == "action" and not table.sides[seat].out:
        table.again = MORE
        go_on(table, seat)
    else:
        table.do(ending.end_turn, seat)


def attach(table: Thargos, seat: int, choice: Attach) -> None:
    """D14 D16 D18 D19 D20 The lasting lies under its hero and counts at once."""
    side = table.sides[seat]
    place = side.places[choice.hero]
    side.hand.remove(choice.card)
    place.attached.append(choice.card)
    side.lastings += 1
    table.acted = table.stirred = True
    table.say("attached", seat=seat, card=choice.card, hero_card=place.hero)


def play_action(table: Thargos, seat: int, choice: Play) -> None:
    """D24 D25 D27 The action does what it says at once, then goes to its owner's discard unless it stays somewhere."""
    side, card = table.sides[seat], choice.card
    side.hand.remove(card)
    side.playing.append(card)
    table.acted = table.stirred = True
    table.say("played", seat=seat, card=card)
    table.do_all((deeds.follow, seat, card, 0, 0, choice.aim, -1), (put_away, seat))


@step("THA-D25")
def put_away(table: Thargos, seat: int) -> None:
    """D25 The action goes to its owner's discard, unless it stays on a track or a hero."""
    side = table.sides[seat]
    for card in side.playing:
        deeds.to_discard(table, card)
    side.playing = []


def invoke(table: Thargos, seat: int, at: int, aim: int) -> None:
    """D34 C08 A hero's power, on the own turn before the action, once a turn; a limited one counts down."""
    place = table.sides[seat].places[at]
    face = table.face(place)
    place.invoked |= 1 << face.script
    if face.power is not None:
        spend(table, place, face.power)
    table.say("invoked", seat=seat, card=place.hero)
    table.do(deeds.follow, seat, place.hero, face.script, 0, aim, at)


@step("THA-D34")
def next_move(table: Thargos, seat: int) -> None:
    """D34 After a power the turn goes on."""
    go_on(table, seat)
