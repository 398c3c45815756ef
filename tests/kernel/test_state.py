"""State: from a list of fields come a constructor, a clone that shares nothing, a JSON form, and the zones."""

from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludotheque.kernel import FROZEN, Buried, Held, Open, Sealed, Seat, Sight, State
from ludotheque.kernel.state import Zone


class Inner(State):
    n: int
    names: list[str]


class Side(Seat):
    hand: Held
    deck: Sealed
    gone: Buried
    slots: dict[str, Held]


class Everything(State):
    number: int
    ratio: float
    word: str
    flag: bool
    kind: Literal["first", "second"]
    pair: tuple[int, ...]
    numbers: list[int]
    grid: list[list[int]]
    options: list[tuple[str, int]]
    by_name: dict[str, int]
    by_number: dict[int, int]
    piles: dict[int, list[int]]
    inner: Inner
    inners: list[Inner]
    by_key: dict[str, Inner]
    maybe: int | None
    maybe_list: list[int] | None
    maybe_inner: Inner | None
    fixed: Annotated[list[int], FROZEN]
    three: int = 3
    starts: list[int] = [1, 2]  # noqa: RUF012  # each State gets its own
    sides: list[Side]
    open: Open
    lent: Side | None


def full() -> Everything:
    return Everything(
        number=1,
        ratio=0.5,
        word="œuvre",
        flag=True,
        kind="second",
        pair=(1, 2),
        numbers=[1, 2],
        grid=[[1], [2, 3]],
        options=[("a", 1)],
        by_name={"x": 1},
        by_number={7: 8},
        piles={3: [4]},
        inner=Inner(n=1, names=["a"]),
        inners=[Inner(n=2), Inner(n=3)],
        by_key={"k": Inner(n=4)},
        maybe=5,
        maybe_list=[6],
        maybe_inner=Inner(n=7),
        fixed=[8],
        sides=[Side(seat=0, hand=[1], deck=[2], slots={"left": [3]}), Side(seat=1, gone=[4])],
        open=[5],
        lent=Side(seat=1, hand=[6]),
    )


def saved(state: State) -> bytes:
    return msgspec.json.encode(state.plain(), order="deterministic")


def test_fields_left_out_are_empty() -> None:
    empty = Everything()
    assert (empty.number, empty.ratio, empty.word, empty.flag, empty.kind, empty.pair) == (
        0,
        0.0,
        "",
        False,
        "first",
        (),
    )
    assert (empty.numbers, empty.by_name, empty.maybe, empty.three, empty.starts) == ([], {}, None, 3, [1, 2])
    assert empty.inner.n == 0 and empty.maybe_inner is None


def test_defaults_are_not_shared() -> None:
    one, two = Everything(), Everything()
    one.starts.append(3)
    one.numbers.append(1)
    one.inner.names.append("x")
    assert (two.starts, two.numbers, two.inner.names) == ([1, 2], [], [])


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(TypeError, match="colour"):
        Everything(colour="red")
    with pytest.raises(AttributeError):
        Everything().colour = "red"  # type: ignore[attr-defined]


def test_json_brings_everything_back() -> None:
    state = full()
    again = Everything.from_plain(msgspec.json.decode(saved(state)))
    assert saved(again) == saved(state)
    for name in ("pair", "options", "by_number", "piles", "grid", "maybe_list"):
        assert getattr(again, name) == getattr(state, name)
    assert isinstance(again.inner, Inner) and isinstance(again.inners[1], Inner) and isinstance(again.sides[0], Side)
    assert again.lent is not None and again.lent.hand == [6]


def test_a_clone_shares_nothing_that_can_change() -> None:
    state = full()
    before = saved(state)
    clone = state.clone()
    assert saved(clone) == before
    clone.numbers.append(0)
    clone.grid[1].append(0)
    clone.options.append(("z", 0))
    clone.by_name["y"] = 0
    clone.piles[3].append(0)
    clone.inner.names.append("z")
    clone.inners[0].n = 0
    clone.by_key["k"].n = 0
    assert clone.maybe_list is not None and clone.maybe_inner is not None and clone.lent is not None
    clone.maybe_list.append(0)
    clone.maybe_inner.n = 0
    clone.sides[0].hand.append(0)
    clone.sides[0].slots["left"].append(0)
    clone.open.append(0)
    clone.lent.hand.append(0)
    assert saved(state) == before
    assert clone.fixed is state.fixed


def test_zones_know_their_place_their_sight_and_their_owner() -> None:
    found: list[Zone] = []
    full().find_zones("", -1, found)
    assert {path: (sight, owner, cards) for path, sight, owner, cards in found} == {
        "sides.0.hand": (Sight.OWNER, 0, [1]),
        "sides.0.deck": (Sight.COUNT, 0, [2]),
        "sides.0.gone": (Sight.NONE, 0, []),
        "sides.0.slots.left": (Sight.OWNER, 0, [3]),
        "sides.1.hand": (Sight.OWNER, 1, []),
        "sides.1.deck": (Sight.COUNT, 1, []),
        "sides.1.gone": (Sight.NONE, 1, [4]),
        "open": (Sight.ALL, -1, [5]),
        "lent.hand": (Sight.OWNER, 1, [6]),
        "lent.deck": (Sight.COUNT, 1, []),
        "lent.gone": (Sight.NONE, 1, []),
    }


@given(
    some.lists(some.integers()),
    some.lists(some.lists(some.integers(0, 9))),
    some.dictionaries(some.integers(), some.lists(some.integers())),
    some.text(),
    some.none() | some.integers(),
)
def test_any_value_survives_json_and_cloning(
    numbers: list[int], grid: list[list[int]], piles: dict[int, list[int]], word: str, maybe: int | None
) -> None:
    # JSON in msgspec knows 64-bit numbers and no lone surrogates; neither does a game.
    numbers = [n for n in numbers if abs(n) < 2**63]
    piles = {k: [n for n in v if abs(n) < 2**63] for k, v in piles.items() if abs(k) < 2**63}
    maybe = maybe if maybe is None or abs(maybe) < 2**63 else 0
    state = Everything(numbers=numbers, grid=grid, piles=piles, word=word, maybe=maybe)
    again = Everything.from_plain(msgspec.json.decode(saved(state)))
    assert saved(again) == saved(state) == saved(state.clone())
    assert (again.numbers, again.grid, again.piles, again.word, again.maybe) == (numbers, grid, piles, word, maybe)
