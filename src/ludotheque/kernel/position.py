"""Position: any mid-game table from a few words, for tests, puzzles and lessons.

    game.position(sides=[{"hand": ["guardian"], "points": 3}, {}], active=1, at="betting", dice=[6, 1])

Words are the fields of the game's Table, at any depth: a list or {index: …} for a list of States, {field: …} for a State,
names of cards for a zone, or one for a number that means a card. ``at`` is the step to go on with — its name, or
[name, *arguments], or a list of such — until the first decision. ``ask`` opens a decision directly: [seat, offer, answer,
*arguments], by the names of those functions; what ``at`` names then waits behind it. When all that was named has happened
and nothing follows from it, the table rests: nobody is asked (``table.waiting`` is empty), and it is not over. A game may
understand more words than its fields (its ``arrange``). Anything unknown, impossible or used twice is refused by name, all
problems at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from inspect import signature
from typing import Any, get_args, get_origin

from .dice import Dice
from .errors import PositionError, Problem, RulesError
from .setup import Setup
from .state import Seat, bare, fields_of, is_state, optional, sight_of
from .steps import package_of, step_called
from .table import Table

_KERNEL = frozenset(fields_of(Table)) - {"known"}


def build_position(setup: Setup, dice: Dice, at: str | Sequence[Any], ask: Sequence[Any], words: dict[str, Any]) -> Any:
    """The table these words describe, at its first decision."""
    problems: list[Problem] = []
    setup.posed = True
    table = setup.blank(dice)
    table.story = []
    _seat_everyone(table)
    setup.game.layout(table)
    builder = _Builder(table, problems)
    extra = {}
    for name, value in words.items():
        if name in fields_of(type(table)) and name not in _KERNEL:
            builder.set_field(table, name, value, name)
        else:
            extra[name] = value
    if _arrange(table, extra, problems):
        for name, value in extra.items():
            builder.set_field(table, name, value, name)
    if not problems:
        problems += [Problem("", problem) for problem in setup.game.check(table)]
    steps = [_named(table, "at", task, (), problems) for task in _tasks(at, problems)]
    if not all(type(roll) is int for roll in dice.script):
        problems.append(Problem("dice", f"{list(dice.script)!r} should be whole numbers, in the order they are rolled"))
    if ask and (isinstance(ask, str) or len(ask) < 3):
        problems.append(Problem("ask", f"{ask!r} should be [seat, offer, answer, *arguments]"))
        ask = ()
    questions = [_named(table, "ask", [name, *ask[3:]], (0,), problems) for name in ask[1:3]]
    if ask and ask[0] not in range(setup.seats):
        problems.append(Problem("ask", f"there is no seat {ask[0]!r} to ask"))
    if problems:
        raise PositionError(problems)
    table.do_all(*steps)
    if ask:
        (offer, *args), (answer, *_) = questions
        table.ask(ask[0], offer, answer, *args)
    elif steps:
        _run(table, at)
    return table


def _tasks(at: Any, problems: list[Problem]) -> list[str | Sequence[Any]]:
    """The steps that ``at`` names, each a name or [name, *arguments]."""
    if isinstance(at, str) or (isinstance(at, Sequence) and at and isinstance(at[0], str)):
        at = [at] if at else []
    if isinstance(at, Sequence) and all(
        isinstance(task, Sequence) and task and isinstance(task[0], str) for task in at
    ):
        return list(at)
    problems.append(Problem("at", f"{at!r} should be the name of a step, or [name, *arguments], or a list of such"))
    return []


def _run(table: Any, at: Any) -> None:
    """Carry out the steps that were named; arguments that mean nothing to the rules are the position's mistake."""
    try:
        table.run()
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        found = Problem("at", f"{at!r} cannot be carried out here: {type(error).__name__}, {error}")
        raise PositionError([found]) from error


def _arrange(table: Any, extra: dict[str, Any], problems: list[Problem]) -> bool:
    """Let the game read its own words; False if what is wrong already kept it from doing so."""
    broken = bool(problems)
    try:
        table.setup.game.arrange(table, extra, problems)
    except Exception:
        if not broken:
            raise
        return False
    return True


def _copies(table: Any, word: str) -> list[int]:
    """The numbers of a card by its name, in games that number their cards."""
    find = table.setup.game.find_cards
    return list(find(table, word)) if find is not None else []


def _named(
    table: Any, where: str, task: str | Sequence[Any], first: tuple[Any, ...], problems: list[Problem]
) -> tuple[Any, ...]:
    """A step called by its name, with its arguments; ``first`` stands for those that come from the kernel. Where a step
    takes a card's number, the card's name will do.
    """
    setup = table.setup
    name, args = (task, ()) if isinstance(task, str) else (task[0], task[1:])
    try:
        found = step_called(f"{package_of(setup.mode.start.__module__)}.{name}")
        bound = signature(found).bind(None, *first, *args)
        hints = {each.name: each.annotation for each in signature(found).parameters.values()}
        for key, value in bound.arguments.items():
            if isinstance(value, str) and hints[key] in (int, "int"):
                copies = _copies(table, value)
                if not copies:
                    problems.append(Problem(where, f"{name}: {value!r} is no whole number and no card"))
                    return (None,)
                bound.arguments[key] = copies[0]
        args = bound.args[1 + len(first) :]
    except RulesError:
        problems.append(Problem(where, f"{setup.game.name} has no step {name!r}"))
        return (None,)
    except TypeError as error:
        problems.append(Problem(where, f"{name}{tuple(args)}: {error}; help(game.position) lists what it takes"))
        return (None,)
    return (found, *args)


def _seat_everyone(table: Any) -> None:
    """Every list of what belongs to a seat begins with one for each seat."""
    for name, hint in fields_of(type(table)).items():
        each = get_args(bare(hint))[0] if get_origin(bare(hint)) is list else None
        if isinstance(each, type) and issubclass(each, Seat):
            setattr(table, name, [each(seat=seat) for seat in range(table.setup.seats)])


class _Builder:
    """Sets fields by their declared types and remembers which cards are already somewhere."""

    def __init__(self, table: Any, problems: list[Problem]) -> None:
        self.table = table
        self.problems = problems
        self.used: set[int] = set()

    def wrong(self, where: str, what: str) -> None:
        self.problems.append(Problem(where, what))

    def set_field(self, state: Any, name: str, value: Any, where: str) -> None:
        hints = fields_of(type(state))
        if name not in hints or (state is self.table and name in _KERNEL):
            known = ", ".join(field for field in hints if state is not self.table or field not in _KERNEL)
            self.wrong(where, f"there is no such field; there are {known}")
            return
        setattr(state, name, self.build(hints[name], value, getattr(state, name), where))

    def build(self, hint: Any, value: Any, old: Any, where: str) -> Any:
        if sight_of(hint) is not None:
            return self.zone(value, where)
        hint = bare(hint)
        inner = optional(hint)
        if inner is not None:
            return None if value is None else self.build(inner, value, old, where)
        if is_state(hint):
            return self.state(hint, value, old, where)
        origin = get_origin(hint) or hint
        if origin is list:
            return self.several(get_args(hint)[0], value, old, where)
        if origin is dict and not isinstance(value, dict):
            self.wrong(where, f"{value!r} should be a dictionary")
            return old
        if origin is dict:
            return {k: self.build(get_args(hint)[1], v, None, f"{where}.{k}") for k, v in value.items()}
        if origin is int and isinstance(value, str) and (copies := _copies(self.table, value)):
            return next((card for card in copies if card in self.used), copies[0])
        if origin in (int, str, bool) and type(value) is not origin:
            self.wrong(where, f"{value!r} is not {'a whole number' if origin is int else f'a {origin.__name__}'}")
            return old
        return tuple(value) if origin is tuple and isinstance(value, list) else value

    def state(self, hint: Any, value: Any, old: Any, where: str) -> Any:
        state = old if old is not None else hint()
        if not isinstance(value, dict):
            self.wrong(where, f"{value!r} should be a dictionary of fields")
            return state
        for name, inner in value.items():
            self.set_field(state, name, inner, f"{where}.{name}")
        return state

    def several(self, hint: Any, value: Any, old: Any, where: str) -> Any:
        if isinstance(value, dict) and isinstance(old, list):
            made = list(old)
            for index, inner in value.items():
                if not isinstance(index, int) or not 0 <= index < len(made):
                    self.wrong(f"{where}.{index}", f"there are only {len(made)}, counted from 0")
                else:
                    made[index] = self.build(hint, inner, made[index], f"{where}.{index}")
            return made
        if not isinstance(value, (list, tuple)):
            self.wrong(where, f"{value!r} should be a list")
            return old
        if is_state(bare(hint)) and old and len(value) > len(old):
            self.wrong(where, f"{len(value)} given, there are {len(old)}")
            return old
        olds = list(old or [])
        states = is_state(bare(hint))
        if states and not olds:
            olds = [hint() for _ in value]
        made = [self.build(hint, v, olds[i] if i < len(olds) else None, f"{where}.{i}") for i, v in enumerate(value)]
        return made + olds[len(made) :] if states else made

    def zone(self, value: Any, where: str) -> list[int]:
        """Card numbers for the cards named, a single name for one card; each card can lie in one place only."""
        value = [value] if isinstance(value, str) else value
        if not isinstance(value, (list, tuple)):
            self.wrong(where, f"{value!r} should be a list of cards")
            return []
        return [card for word in value if (card := self.card(word, where)) is not None]

    def card(self, word: Any, where: str) -> int | None:
        find = self.table.setup.game.find_cards
        by_number = [word] if type(word) is int and word >= 0 else []
        copies = find(self.table, word) if find is not None else by_number
        free = [card for card in copies if card not in self.used]
        if not free:
            self.wrong(
                where,
                f"all {len(copies)} of {word!r} lie elsewhere already" if copies else f"no card is called {word!r}",
            )
            return None
        self.used.add(free[0])
        return int(free[0])
