"""The searching bot: information-set Monte Carlo tree search.

Every iteration imagines a table that could be the real one, walks down a tree of answers that all imagined tables share,
adds one node, plays on from there, and tells every answer on the way how well it went for the seat that gave it.
An answer is judged only against the times it was available (Cowling, Powley and Whitehouse, 2012).

In a game that can judge a position, what looks best one step ahead is tried first, and beyond the tree everybody does what
looks best until the seat is asked again after somebody else: positions are compared at like moments, for half a turn looks
worse than a whole one. In a game that cannot, the match is played to its end at random.

The tree is one seat's: below an answer it branches by what that seat was told about the consequences, as far as the visits
suffice to tell them apart. So a drawn card or a roll leads to its own plan, and the next time the seat is asked the search
goes on from the node that fits what has happened since.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log, sqrt
from time import monotonic
from typing import Any

from ludotheque.kernel import Dice, Event, Option
from ludotheque.kernel.sight import eye_bit

from .bot import Bot, Thought, bot, no_spec
from .greedy import answered, look_ahead
from .window import RECENT, Seen, Window, seen
from .worth import LONG, playout, worth

EXPLORE = 1.4
"""The weight of curiosity, in standard deviations of the values met at a node."""
FLAT = 1e-4
"""The least variance that values are taken to have: a few that happen to agree do not settle the matter."""

WIDE, NARROW = 8, 1
"""Options that a node tries without ado, and one below the decision itself if it is known which look best; more of them
are opened as the visits grow."""
MANY = 24
"""Of more options than this, so many are looked at to find a good one."""

ITERATIONS = 400
CUT = 20
"""Answers played beyond the tree, at most, before the game's evaluation is asked."""

Answers = tuple[tuple[int, Option], ...]
"""Who answered what: one answer, or several where several seats decide at once."""


class Edge:
    """An option as tried from a node: how often it could be, how often it was, and what it brought to whom chose it."""

    __slots__ = ("option", "available", "visits", "total", "squares")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.available = 1
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0

    def learn(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value


class Node:
    """A decision in the tree. Seats that decide at once have their own edges here, for none sees what the others answer."""

    __slots__ = ("visits", "edges", "kids")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[int, dict[Option, Edge]] = {}
        self.kids: dict[Answers, dict[tuple[Seen, ...] | None, Node]] = {}

    def pick(self, seat: int, options: list[Option], wide: int) -> Edge | None:
        """The most promising of the options tried so far; None if there is room for a new one."""
        edges = self.edges.setdefault(seat, {})
        tried = [edge for option in options if (edge := edges.get(option)) is not None]
        for edge in tried:
            edge.available += 1
        if len(tried) < len(options) and len(tried) < wide + sqrt(self.visits):
            return None
        return _promising(tried)

    def open(self, seat: int, option: Option) -> Edge:
        edge = self.edges[seat][option] = Edge(option)
        return edge

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


def _promising(tried: list[Edge]) -> Edge:
    """The highest value, the less being known of it the higher; by how much depends on how far values differ here."""
    means, spread = [], 0.0
    for edge in tried:
        if not edge.visits:
            return edge
        mean = edge.total / edge.visits
        means.append(mean)
        spread += edge.squares / edge.visits
    middle = sum(means) / len(means)
    curiosity = EXPLORE * sqrt(max(FLAT, spread / len(means) - middle * middle))
    best, most = tried[0], -1.0
    for edge, mean in zip(tried, means, strict=True):
        score = mean + curiosity * sqrt(log(edge.available) / edge.visits)
        if score > most:
            best, most = edge, score
    return best


def _best_looking(world: Any, seat: int, options: list[Option], dice: Dice) -> tuple[Option, Any]:
    """The option after which the seat stands best, and the table then."""
    if len(options) > MANY:
        options = [options[dice.below(len(options))] for _ in range(MANY)]
    best, after, most = options[0], world, -1.0
    for option in options:
        trial = world.clone()
        trial.story = None
        value = answered(trial, option, seat, dice)
        if value > most:
            best, after, most = option, trial, value
    return best, after


def _asked_again(world: Any, seat: int, dice: Dice, limit: int) -> Any:
    """The table when all have gone on as looks best to them until the seat is asked again after somebody else."""
    others = world.seat != seat
    while limit and not world.over and not (others and world.seat == seat):
        limit -= 1
        others = others or world.seat != seat
        if len(world.options) == 1:
            world.play(world.options[0])
        else:
            world = _best_looking(world, world.seat, world.options, dice)[1]
    return world


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
        """The n-th try of every option is made on the same guess with the same dice: luck does not tell one from another."""
        options = window.options
        if window.game.evaluate is not None:
            options = [thought.option for thought in look_ahead(window, 2, self.dice)]
        guesses: list[Any] = []
        tries: dict[Option, int] = dict.fromkeys(options, 0)
        for _ in self._rounds():
            mine = self._pick(root, window.seat, options, None)
            number = tries[mine.option]
            tries[mine.option] += 1
            if number == len(guesses):
                guesses.append(window.guess(self.dice))
            if mine.option in guesses[number].options_of(window.seat):  # it may hang on what is only guessed
                self._iterate(root, window, mine, guesses[number].clone())

    def _rounds(self) -> Iterator[None]:
        if self.iterations:
            for _ in range(self.iterations):
                yield
        else:
            end = monotonic() + self.seconds
            yield
            while monotonic() < end:
                yield

    def _iterate(self, root: Node, window: Window, mine: Edge, world: Any) -> None:
        me, dice = window.seat, self.dice
        bit = eye_bit(me)
        story: list[Event] = []
        world.story = story
        path: list[tuple[int, Edge]] = []
        node, new = root, False
        while not new and not world.over:
            node.visits += 1
            answers: Answers = ()
            for _ in range(1 if world.barrier is None else len(world.waiting)):
                seat = world.seat
                edge = mine if node is root and seat == me else self._pick(node, seat, world.options, world)
                path.append((seat, edge))
                answers = (*answers, (seat, edge.option))
                world.play(edge.option)
            told = tuple([seen(event, bit) for event in story])
            story.clear()
            node, new = node.kid(answers, told, edge.visits)
        world.story = None
        if window.game.evaluate is None:
            playout(world, dice, LONG)
        else:
            world = _asked_again(world, me, dice, self.cut)
        values: dict[int, float] = {}
        for seat, edge in path:
            if seat not in values:
                values[seat] = worth(world, seat)
            edge.learn(values[seat])

    def _pick(self, node: Node, seat: int, options: list[Option], world: Any) -> Edge:
        """An option to try: at the root (no world is imagined yet) new ones come in the order they are given."""
        judged = world is not None and world.setup.game.evaluate is not None
        edge = node.pick(seat, options, NARROW if judged else WIDE)
        if edge is not None:
            return edge
        new = [option for option in options if option not in node.edges[seat]]
        if judged:
            return node.open(seat, _best_looking(world, seat, new, self.dice)[0])
        return node.open(seat, new[self.dice.below(len(new)) if world is not None else 0])

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
    """``ismcts:400`` iterations, ``ismcts:0.5s`` seconds, ``ismcts:400:cut=30`` playing on longer before judging."""
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
        raise no_spec(f"ismcts:{argument}", "ismcts") from None
    return IsmctsBot(key, iterations=iterations, cut=cut)
