"""The searching bot: information-set Monte Carlo tree search.

Every iteration imagines a table that could be the real one, walks down a tree of answers that all imagined tables share,
adds one node, answers at random from there, and tells every answer on the way how well it went for the seat that gave it.
An answer is judged only against the times it was available (Cowling, Powley and Whitehouse, 2012).

The tree is one seat's: below an answer it branches by what that seat was told about the consequences, as far as the visits
suffice to tell them apart. So a drawn card or a roll leads to its own plan, and the next time the seat is asked the search
goes on from the node that fits what has happened since.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from time import monotonic

from ludotheque.kernel import Dice, Event, Option
from ludotheque.kernel.sight import eye_bit

from .bot import Bot, BotError, Thought, bot
from .greedy import look_ahead
from .window import RECENT, Seen, Window, seen
from .worth import LONG, playout, worth

EXPLORE = 0.7
"""The weight of curiosity, for values between 0 and 1."""

WIDE = 8
"""Options that a node tries without ado; more of them are opened as the node's visits grow."""

ITERATIONS = 400
CUT = 20
"""Random answers beyond the tree before the game's evaluation is asked."""

Answers = tuple[tuple[int, Option], ...]
"""Who answered what: one answer, or several where several seats decide at once."""


class Edge:
    """An option as tried from a node: how often it could be, how often it was, and what it brought to whom chose it."""

    __slots__ = ("option", "available", "visits", "total")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.available = 1
        self.visits = 0
        self.total = 0.0


class Node:
    """A decision in the tree. Seats that decide at once have their own edges here, for none sees what the others answer."""

    __slots__ = ("visits", "edges", "kids")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, dict[Option, Edge]] = {}
        self.kids: dict[Answers, dict[tuple[Seen, ...] | None, Node]] = {}

    def pick(self, seat: int, options: list[Option], dice: Dice | None) -> Edge:
        """The option to try next: a new one while there is room (without dice, the first), else the most promising."""
        edges = self.edges.get(seat)
        if edges is None:
            edges = self.edges[seat] = {}
        tried = [edge for option in options if (edge := edges.get(option)) is not None]
        if len(tried) < len(options) and len(tried) < WIDE + 1.5 * sqrt(self.visits):
            new = [option for option in options if option not in edges]
            option = new[dice.below(len(new))] if dice is not None and len(new) > 1 else new[0]
            for edge in tried:
                edge.available += 1
            edge = edges[option] = Edge(option)
            return edge
        best, most = tried[0], -1.0
        for edge in tried:
            edge.available += 1
            score = edge.total / edge.visits + EXPLORE * sqrt(log(edge.available) / edge.visits)
            if score > most:
                best, most = edge, score
        return best

    def kid(self, answers: Answers, told: tuple[Seen, ...], visits: int) -> tuple[Node, bool]:
        """The node these answers lead to when the seat is told this, and whether it is new."""
        ways = self.kids.setdefault(answers, {})
        way: tuple[Seen, ...] | None = told
        if told not in ways and len(ways) > sqrt(visits):
            way = None  # not here often enough to tell this from the rest
        kid = ways.get(way)
        if kid is not None:
            return kid, False
        kid = ways[way] = Node()
        return kid, True


class IsmctsBot(Bot):
    """Searches for a number of iterations (the same key gives the same choices) or for some seconds."""

    listens = True

    def __init__(self, key: bytes, iterations: int = 0, seconds: float = 0.0, cut: int = CUT) -> None:
        self.dice = Dice(key)
        self.iterations = iterations
        self.seconds = seconds
        self.cut = cut
        self._last: tuple[Node, Option, int] | None = None
        """Where the tree stood at the last decision, what was chosen, and how many answers there had been."""

    def choose(self, window: Window) -> Option:
        root = self._go_on(window) or Node()
        self.thoughts = ()
        chosen = window.options[0]
        if len(window.options) > 1:
            self._search(root, window)
            edges = root.edges.get(window.seat, {})
            tried = [edges[option] for option in window.options if option in edges and edges[option].visits]
            thoughts = [Thought(edge.option, edge.visits, edge.total / edge.visits) for edge in tried]
            self.thoughts = sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value))
            if self.thoughts:
                chosen = self.thoughts[0].option
        self._last = (root, chosen, window.moves)
        return chosen

    def _search(self, root: Node, window: Window) -> None:
        options = window.options
        ordered = len(options) > WIDE and window.game.evaluate is not None
        if ordered:  # too many to try all: the more promising first
            options = [thought.option for thought in look_ahead(window, 2, self.dice)]
        for _ in self._rounds():
            self._iterate(root, window, options, ordered)

    def _rounds(self) -> Iterator[None]:
        if self.iterations:
            for _ in range(self.iterations):
                yield
        else:
            end = monotonic() + self.seconds
            yield
            while monotonic() < end:
                yield

    def _iterate(self, root: Node, window: Window, offered: list[Option], ordered: bool) -> None:
        me, dice = window.seat, self.dice
        bit = eye_bit(me)
        world = window.guess(dice)
        here = world.options_of(me)
        if here != window.options:
            offered = [option for option in offered if option in here]
        if not offered:
            return
        story: list[Event] = []
        world.story = story
        path: list[tuple[int, Edge]] = []
        node, new = root, False
        while not new and not world.over:
            node.visits += 1
            answers: Answers = ()
            for _ in range(1 if world.barrier is None else len(world.waiting)):
                seat = world.seat
                at_root = node is root and seat == me
                edge = node.pick(seat, offered if at_root else world.options, None if at_root and ordered else dice)
                path.append((seat, edge))
                answers = (*answers, (seat, edge.option))
                world.play(edge.option)
            told = tuple([seen(event, bit) for event in story])
            story.clear()
            node, new = node.kid(answers, told, edge.visits)
        world.story = None
        playout(world, dice, self.cut if window.game.evaluate is not None else LONG)
        values: dict[int, float] = {}
        for seat, edge in path:
            if seat not in values:
                values[seat] = worth(world, seat)
            edge.visits += 1
            edge.total += values[seat]

    def _go_on(self, window: Window) -> Node | None:
        """The node of the last tree that fits what this seat was told since its last decision."""
        if self._last is None:
            return None
        root, chosen, moves = self._last
        since = window.moves - moves
        if not 0 < since <= RECENT:
            return None
        told = tuple([event[1:] for event in window.recent if event[0] > moves])
        mine = {answers: ways for answers, ways in root.kids.items() if (window.seat, chosen) in answers}
        return _fitting(mine, since, told)


def _fitting(
    kids: dict[Answers, dict[tuple[Seen, ...] | None, Node]], moves: int, told: tuple[Seen, ...]
) -> Node | None:
    """The most visited node this many answers below, on a way on which exactly this was told."""
    best: Node | None = None
    for answers, ways in kids.items():
        left = moves - len(answers)
        for part, node in ways.items():
            if left < 0 or part is None or told[: len(part)] != part:
                continue
            rest = told[len(part) :]
            found = _fitting(node.kids, left, rest) if left else None if rest else node
            if found is not None and (best is None or found.visits > best.visits):
                best = found
    return best


@bot("ismcts")
def make_ismcts(argument: str, key: bytes) -> IsmctsBot:
    """``ismcts:400`` iterations, ``ismcts:0.5s`` seconds, ``ismcts:400:cut=30`` with longer random play before judging."""
    budget, *settings = argument.split(":")
    try:
        cut = CUT
        for name, _, value in (setting.partition("=") for setting in settings):
            if name != "cut" or int(value) < 0:
                raise ValueError
            cut = int(value)
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if not 0 < seconds < 3600:
                raise ValueError
            return IsmctsBot(key, seconds=seconds, cut=cut)
        iterations = int(budget) if budget else ITERATIONS
        if iterations < 1:
            raise ValueError
    except ValueError:
        raise BotError(
            f"ismcts:{argument} is not a bot: after the colon comes a number of iterations (ismcts:400) or seconds "
            "(ismcts:0.5s), then perhaps how many random answers to play before judging (ismcts:400:cut=30)"
        ) from None
    return IsmctsBot(key, iterations=iterations, cut=cut)
