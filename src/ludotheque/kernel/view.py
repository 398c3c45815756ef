"""View: from a table and a pair of eyes to a Scene.

A game subclasses View and says what lies where; names, prompts, log lines and verdicts come from its Fluent files by
convention, so that a small game needs to write very little:

    ask-<step>       the prompt when an answer goes to <step>
    do-<verb>        a choice with this verb; its fields by their names (of an untyped option: $a, $b, $c …)
    event-<kind>     a line of the log
    refuse-<reason>  why something cannot be done
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from .choice import Choice
from .events import HIDDEN, Event, Value, names_cards
from .scene import Item, LogLine, Plate, Prompt, Region, Rich, Route, Scene, Shown
from .sight import eye_bit, zone_mask, zones
from .state import Sight
from .steps import clauses_of
from .table import Option, Table
from .text import Texts, link, rich, unlinked

T = TypeVar("T", bound=Table)


class Eye(Generic[T]):
    """A pair of eyes at a table: whose, in which language, and what they can make out."""

    def __init__(self, table: T, seat: int | None, lang: str, texts: Texts, plates: list[Plate] | None = None) -> None:
        self.table = table
        self.seat = seat
        self.lang = lang
        self.texts = texts
        self.plates = plates or []
        self._bit = eye_bit(seat)
        self._sight: dict[int, tuple[Sight, int]] | None = None

    def say(self, message: str, **args: object) -> str:
        """A sentence in the reader's language, as plain words."""
        if message.startswith("card-") and not self.texts.has(self.lang, message):
            card, box = message.removeprefix("card-"), self.table.setup.box
            if box is not None and card in box.extra:
                return str(box.called(card, self.lang))
        return unlinked(self.texts.say(self.lang, message, **args))

    def rich(self, message: str, **args: object) -> Rich:
        """A sentence with its links kept."""
        return rich(self.texts.say(self.lang, message, **args))

    def look(self, zone: list[int]) -> list[int | None]:
        """The cards of a zone as these eyes see them: None for one they cannot see."""
        if self._sight is None:
            self._sight = {id(cards): (sight, zone_mask(sight, owner)) for _, sight, owner, cards in zones(self.table)}
        sight, mask = self._sight[id(zone)]
        known = self.table.known
        seen = [card if (mask | known.get(card, 0)) & self._bit else None for card in zone]
        return [card for card in seen if card is not None] if sight is Sight.NONE else seen

    @property
    def home(self) -> int:
        """The seat whose side is drawn nearest; a spectator sits behind the first."""
        return 0 if self.seat is None else self.seat

    def name(self, seat: int) -> str:
        """What a seat is called."""
        plate = next((plate for plate in self.plates if plate.seat == seat and plate.name), None)
        return plate.name if plate else self.texts.say(self.lang, "seat-name", number=seat + 1)

    def all_of(self, words: Iterable[str]) -> str:
        """A list of words as people say it: a, b and c."""
        *most, last = words
        return self.texts.say(self.lang, "list-and", most=", ".join(most), last=last) if most else last


class View(Generic[T]):
    """How a game looks. Only ``regions`` must be written; the rest has sensible defaults."""

    shows: ClassVar[Mapping[type[Choice], Callable[[Eye[Any], Any], Shown]]] = {}
    """The kinds of choices that need words of their own, each with the function that finds them."""

    private: ClassVar[tuple[str, ...]] = ()
    """Answer steps whose being asked would tell a hidden card; the view then does not say who is asked."""

    passing: ClassVar[tuple[str, ...]] = ()
    """Answer steps that the rules pass over where a seat can do nothing there; which question comes next may then tell
    something of its hand, as it would at any table."""

    moments: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that a table stops to look at: a mission won, a hero lost, the villain's plot. A few a match."""

    leads: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that explain the moment after them, and are told with it: the totals of a fight, a roll."""

    beats: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events after which the table is shown for a moment before it goes on, where the rules do much alone."""

    def regions(self, eye: Eye[T]) -> list[Region]:
        """Everything that lies on the table."""
        raise NotImplementedError

    def choice(self, eye: Eye[T], option: Option) -> Shown:
        """How an option is named and which items lead to it."""
        if isinstance(option, Choice):
            return self.typed(eye, option)
        verb, *values = option
        return Shown(option=list(option), label=eye.say(f"do-{verb}", **_lettered(values)))

    def typed(self, eye: Eye[T], choice: Choice) -> Shown:
        """By its kind (``shows``); else the message ``do-<verb>`` with the fields by their names, reached by the items of
        the things among them, in order.
        """
        own = self.shows.get(type(choice))
        if own is not None:
            return own(eye, choice)
        words: dict[str, object] = {}
        items: list[str] = []
        for name, value in zip(choice.names, choice[1:], strict=True):
            declared = choice.things.get(name)
            words[name], item = self.thing(eye, declared.kind, value) if declared else (value, "")
            items += [item] if item else []
        return Shown(option=list(choice), label=eye.say(f"do-{choice.verb}", **words), items=items)

    def thing(self, eye: Eye[T], kind: str, value: Any) -> tuple[object, str]:
        """What a thing is called in an option, and the item that stands for it, if one does."""
        if kind == "card":
            return self.card_name(eye, value), f"card{value}"
        if kind == "seat":
            return eye.name(value), ""
        return value, ""

    def routes(self, eye: Eye[T]) -> list[Route]:
        """Where several answers in a row would lead, for those who walk step by step: one click instead of many."""
        return []

    def plate(self, eye: Eye[T], seat: int) -> Plate:
        """A seat's name plate."""
        return Plate(seat=seat, name=eye.name(seat))

    def others(self, eye: Eye[T]) -> list[Plate]:
        """Plates of those whom the rules play, numbered after the seats."""
        return []

    def asked(self, eye: Eye[T]) -> dict[str, Any]:
        """Arguments for the prompt's sentence."""
        return {}

    def grounds(self, eye: Eye[T]) -> list[str]:
        """The clauses behind the question, those that explain it best first: why this is asked, and what may be done."""
        return list(clauses_of(eye.table.asking)) if eye.table.asking else []

    def card_name(self, eye: Eye[T], card: Any) -> str:
        """What a card on the table is called."""
        return self.face(eye, self.card_id(eye, card)).name

    def card_id(self, eye: Eye[T], card: Any) -> str:
        """Where a link to this card leads: the id that ``face`` understands."""
        return str(card)

    def face(self, eye: Eye[T], card: str) -> Item:
        """A card as printed, for reading away from the table."""
        raise KeyError(card)

    def card(self, eye: Eye[T], card: int) -> Item:
        """A card as it lies on the table."""
        item = self.face(eye, self.card_id(eye, card))
        item.id = f"card{card}"
        return item

    def cards(self, eye: Eye[T], place: str, zone: list[int]) -> list[Item]:
        """Items for a zone: faces where they can be seen, backs named after their place where not."""
        return [
            Item(id=f"{place}/{i}", down=True) if card is None else self.card(eye, card)
            for i, card in enumerate(eye.look(zone))
        ]

    def hand(self, eye: Eye[T], seat: int, zone: list[int]) -> Region:
        """A seat's hand: always in sight for its owner, a row of backs across the table for the others."""
        mine = seat == eye.seat
        return Region(
            id=f"hand{seat}",
            kind="hand" if mine else "row",
            area="hand" if mine else "home" if seat == eye.home else "away",
            label=eye.name(seat),
            owner=seat,
            items=self.cards(eye, f"hand{seat}", zone),
        )

    def words(self, eye: Eye[T], argument: str, value: Value) -> object:
        """An event's argument as it stands in a sentence: seats and cards become links, words are translated."""
        if names_cards(argument):
            cards = value if isinstance(value, tuple) else (value,)
            # A single hidden card stays the word itself, so that the sentence can be another one.
            return HIDDEN if cards == (HIDDEN,) else eye.all_of(self._card_link(eye, card) for card in cards)
        if isinstance(value, tuple):
            return eye.all_of(str(self.words(eye, argument, each)) for each in value)
        if argument.startswith("seat") and isinstance(value, int):
            return link("seat", str(value), eye.name(value))
        if isinstance(value, str) and eye.texts.has(eye.lang, f"{argument}-{value}"):
            return eye.texts.say(eye.lang, f"{argument}-{value}")
        return value

    def seat_name(self, eye: Eye[T], seat: int) -> str:
        """What a seat is called where players are told apart: by its name; games may add whom it plays."""
        return eye.name(seat)

    def verdict(self, eye: Eye[T]) -> str:
        """Who won, in a sentence."""
        if eye.table.setup.mode.together or len(eye.table.outcomes) == 1:
            return eye.say("verdict-won" if eye.table.outcomes[0].rank == 1 else "verdict-lost")
        winners = [seat for seat, outcome in enumerate(eye.table.outcomes) if outcome.rank == 1]
        if len(winners) == len(eye.table.outcomes) and len(winners) > 1:
            return eye.say("verdict-draw")
        who = eye.all_of(self.seat_name(eye, seat) for seat in winners) if winners else ""
        return eye.say("verdict-win" if len(winners) == 1 else "verdict-share", who=who)

    # What the kernel makes of it --------------------------------------------------------------------------------------

    def scene(self, eye: Eye[T]) -> Scene:
        table, setup = eye.table, eye.table.setup
        return Scene(
            game=setup.game.name,
            mode=setup.mode.name,
            lang=eye.lang,
            title=eye.say("title"),
            subtitle=setup.game.mode_name(setup.mode.name, eye.lang, setup.box),
            seat=eye.seat,
            move=table.moves,
            regions=self.regions(eye),
            plates=self._plates(eye),
            prompt=self._prompt(eye) if table.waiting else None,
            over=table.over,
            verdict=self.verdict(eye) if table.over else "",
            commitment=table.dice.commitment,
            key=table.dice.key.hex() if table.over else "",
        )

    def log_line(self, eye: Eye[T], event: Event) -> LogLine:
        args = event.seen_by(eye_bit(eye.seat))
        words = {name: self.words(eye, name, value) for name, value in args.items()}
        return LogLine(
            text=eye.rich(f"event-{event.kind}", **words),
            move=event.move,
            kind=event.kind,
            clauses=list(event.clauses),
            cause=event.cause,
            moment=event.kind in self.moments,
            leads=event.kind in self.leads,
        )

    def _prompt(self, eye: Eye[T]) -> Prompt:
        table = eye.table
        waiting = table.waiting
        if eye.seat not in waiting:  # nor what they are asked: that may follow from what they hold
            who = eye.all_of(self.seat_name(eye, seat) for seat in waiting)
            leave = eye.seat is not None and table.may_concede(eye.seat)
            return Prompt(waiting=waiting, mine=False, text=eye.rich("waiting-for", who=who), concede=leave)
        assert eye.seat is not None and table.asking is not None
        step = table.asking.__name__
        return Prompt(
            waiting=waiting,
            mine=True,
            text=eye.rich(f"ask-{step}", **self.asked(eye)),
            step=step,
            clauses=self.grounds(eye),
            choices=[self.choice(eye, option) for option in table.options_of(eye.seat)],
            routes=self.routes(eye),
            concede=table.may_concede(eye.seat),
        )

    def _plates(self, eye: Eye[T]) -> list[Plate]:
        table = eye.table
        plates = []
        for seat in range(table.setup.seats):
            plate = self.plate(eye, seat)
            given = next((given for given in eye.plates if given.seat == seat), None)
            if given is not None:
                plate.kind = given.kind
            plate.active = seat in table.waiting
            plate.rank = table.outcomes[seat].rank if table.over else 0
            plates.append(plate)
        return plates + self.others(eye)

    def _card_link(self, eye: Eye[T], card: object) -> str:
        if card == HIDDEN:
            return eye.texts.say(eye.lang, "hidden-card")
        return link("card", self.card_id(eye, card), self.card_name(eye, card))


def _lettered(values: Iterable[object]) -> dict[str, object]:
    return {chr(ord("a") + i): value for i, value in enumerate(values)}
