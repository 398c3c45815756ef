"""Dice: the same draws from the same key, for ever and on any machine. A change here changes every recorded match."""

import struct
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludotheque.kernel import Dice, RulesError

KEY = bytes(range(16))


def test_golden_draws() -> None:
    assert [Dice(KEY).below(n) for n in (1, 2, 3, 100, 1000, 40000, 65536)] == [0, 0, 2, 58, 458, 21739, 57458]
    dice = Dice(KEY)
    assert [dice.below(6) for _ in range(12)] == [2, 0, 1, 5, 1, 4, 2, 1, 2, 5, 4, 4]
    assert [dice.below(52) for _ in range(24)] == [
        23, 51, 26, 36, 38, 11, 25, 23, 19, 45, 42, 33, 27, 47, 37, 5, 19, 9, 8, 33, 7, 45, 49, 20,
    ]  # fmt: skip
    assert dice.drawn == (2, 28, 0)


def test_golden_shuffle_roll_fork_and_commitment() -> None:
    cards = list(range(20))
    dice = Dice(KEY)
    dice.shuffle(cards)
    assert cards == [9, 1, 3, 16, 15, 4, 0, 12, 17, 6, 14, 2, 19, 10, 7, 11, 5, 13, 8, 18]
    dice = Dice(KEY)
    assert [dice.roll() for _ in range(10)] == [3, 1, 2, 6, 2, 5, 3, 2, 3, 6]
    assert dice.commitment == "074b57338b242c1795690eceab432f87"
    assert dice.fork().key.hex() == "2d3b1975accd6b521c449b76f7086d8f"


def test_anyone_can_check_the_draws_with_a_few_lines() -> None:
    """Block n is BLAKE2b of key and n; its 32 numbers are used from the last to the first; too large ones are skipped."""

    def draws() -> list[int]:
        numbers: list[int] = []
        for n in range(3):
            block = blake2b(KEY + n.to_bytes(8, "little")).digest()
            numbers += struct.unpack("<32H", block)[::-1]
        return [number % 1000 for number in numbers if number < 65000]

    dice = Dice(KEY)
    expected = draws()
    assert [dice.below(1000) for _ in expected] == expected


@given(some.binary(min_size=16, max_size=16), some.lists(some.integers(1, 65536), max_size=60))
def test_draws_are_in_range_and_survive_saving(key: bytes, sizes: list[int]) -> None:
    dice = Dice(key, script=(3,))
    for n in sizes:
        saved, copied = Dice.from_plain(dice.plain()), dice.clone()
        drawn = dice.below(n)
        assert 0 <= drawn < n
        assert saved.below(n) == copied.below(n) == drawn
        assert saved.plain() == copied.plain() == dice.plain()


@given(some.binary(min_size=16, max_size=16), some.integers(0, 90))
def test_a_shuffle_keeps_the_cards_and_draws_like_below(key: bytes, size: int) -> None:
    cards, dice, same = list(range(size)), Dice(key), Dice(key)
    dice.shuffle(cards)
    assert sorted(cards) == list(range(size))
    for n in range(size, 1, -1):
        same.below(n)
    assert dice.drawn == same.drawn


def test_every_face_is_about_as_likely() -> None:
    dice = Dice(KEY)
    faces = Counter(dice.roll(6) for _ in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in faces.values())


def test_scripted_rolls_come_first() -> None:
    dice = Dice(KEY, script=(6, 1))
    assert [dice.roll(), dice.roll()] == [6, 1]
    assert dice.roll() == Dice(KEY).roll()


def test_a_scripted_roll_must_exist_on_the_die() -> None:
    with pytest.raises(RulesError, match=r"7 does not exist on a die with 6 faces"):
        Dice(KEY, script=(7,)).roll()


def test_drawn_differs_exactly_when_something_was_drawn() -> None:
    dice = Dice(KEY)
    seen = [dice.drawn]
    for _ in range(100):
        dice.below(2)
        seen.append(dice.drawn)
    assert len(set(seen)) == len(seen)
    assert dice.clone().drawn == dice.drawn


def test_forks_are_streams_of_their_own() -> None:
    dice = Dice(KEY)
    one, two = dice.fork(), dice.fork()
    assert len({one.key, two.key, dice.key}) == 3
    assert Dice(KEY).fork().key == one.key


def test_more_than_the_dice_can_tell_apart_is_refused() -> None:
    assert Dice(KEY).below(65536) < 65536
    with pytest.raises(RulesError, match="65,537"):
        Dice(KEY).below(65537)
