"""Sight: who sees which card, in scenes, in the log and in guesses, from the zones' declarations and what was shown."""

from collections.abc import Iterator

import pytest

from ludotheque.kernel import Dice
from ludotheque.kernel.sight import SPECTATOR, card_sight, eye_bit, knowledge, who_knows
from ludotheque.kernel.text import words_of
from ludotheque.testing import key_of
from tests.conformance.toys import trumps

GAME = trumps.sound


def start() -> trumps.Trumps:
    return GAME.new(seats=3, key=key_of("sight"))


def log(table: trumps.Trumps, eye: int | None) -> list[str]:
    return [words_of(line.text) for line in GAME.log(table, eye)]


def test_each_zone_is_seen_as_declared() -> None:
    table = start()
    mine = knowledge(table, 1)
    assert mine["hands.1.cards"] == tuple(table.hands[1].cards)
    assert mine["hands.0.cards"] == (None, None, None)
    assert mine["deck"] == (None,) * len(table.deck)
    assert mine["gone"] is None, "a buried zone is not even counted"
    everyone = knowledge(table, None)
    assert everyone["hands.1.cards"] == (None, None, None) and everyone["pile"] == ()


def test_what_is_shown_is_known_to_those_it_was_shown_to() -> None:
    table = start()
    top = table.deck[-1]
    table.show([top], 0, 2)
    assert [bool(who_knows(table)[top] & eye_bit(eye)) for eye in (0, 1, 2, None)] == [True, False, True, False]
    table.show([top])
    assert [bool(who_knows(table)[top] & eye_bit(eye)) for eye in (0, 1, 2, None)] == [True] * 4


def test_a_card_stays_known_where_it_goes_until_it_is_shuffled() -> None:
    table = start()
    top = table.deck[-1]
    table.show([top], 0)
    table.hands[1].cards.append(table.deck.pop())
    assert knowledge(table, 0)["hands.1.cards"] == (None, None, None, top)
    table.shuffle(table.hands[1].cards)
    assert knowledge(table, 0)["hands.1.cards"] == (None,) * 4


def test_a_card_taken_out_of_the_game_is_no_secret() -> None:
    assert card_sight(start(), 99) & SPECTATOR


def test_events_are_cut_down_to_what_each_could_see_at_the_time() -> None:
    table = start()
    table.play(("peek",))
    name = GAME.card(str(table.deck[-1])).name
    assert log(table, 0) == [f"Player 1 sees {name}."]
    assert log(table, 1) == log(table, None) == ["Player 1 peeks at the deck."]


def test_what_was_hidden_stays_hidden_in_the_log_after_the_card_is_shown() -> None:
    table = start()
    table.play(("peek",))
    table.show(table.deck)
    assert log(table, 1) == ["Player 1 peeks at the deck."]


def test_several_cards_are_hidden_one_by_one() -> None:
    table = start()
    table.say("lay", seat=0, cards=(table.hands[0].cards[0], table.hands[1].cards[0]))
    assert table.story is not None
    event = table.story[-1]
    assert event.seen_by(1)["cards"] == (table.hands[0].cards[0], "hidden")
    assert event.seen_by(1 << 1)["cards"] == ("hidden", table.hands[1].cards[0])
    assert event.seen_by(SPECTATOR)["cards"] == ("hidden", "hidden")


def test_face_down_cards_are_named_after_their_place() -> None:
    table = start()
    items = [item for region in GAME.scene(table, 0).regions if region.owner == 1 for item in region.items]
    assert len(items) == 3 and all(item.down and not item.name and not item.card for item in items)
    table.hands[1].cards.reverse()
    assert items == [item for region in GAME.scene(table, 0).regions if region.owner == 1 for item in region.items]


def worlds(table: trumps.Trumps, seat: int) -> Iterator[trumps.Trumps]:
    dice = Dice(key_of("worlds"))
    return (table.guess(seat, dice) for _ in range(50))


def test_a_guess_keeps_what_was_shown_and_moves_the_rest() -> None:
    table = start()
    table.play(("peek",))
    top, seen = table.deck[-1], set()
    for world in worlds(table, 0):
        assert world.deck[-1] == top and world.hands[0].cards == table.hands[0].cards
        seen.add(tuple(world.hands[1].cards))
    assert len(seen) > 10


def test_a_guess_keeps_what_others_know_with_the_place() -> None:
    """Seat 1 knows the top card, whichever it is: seat 0 saw it look."""
    table = start()
    table.show([table.deck[-1]], 1)
    assert all(world.known == {world.deck[-1]: 1 << 1} for world in worlds(table, 0))


def test_a_guess_never_mixes_backs() -> None:
    table = start()
    for world in worlds(table, 0):
        assert [card % 2 for card in world.deck] == [card % 2 for card in table.deck]


def test_a_guess_has_dice_and_a_memory_of_its_own() -> None:
    table = start()
    for world in worlds(table, 0):
        assert world.dice.key != table.dice.key and world.story is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_same_dice_give_the_same_guess(seat: int) -> None:
    table = start()
    one, two = (table.guess(seat, Dice(key_of("same"))) for _ in range(2))
    assert GAME.digest(one) == GAME.digest(two)


def test_a_seat_named_twice_is_one_seat() -> None:
    table = start()
    top = table.deck[-1]
    table.show([top], 0, 0)
    assert [bool(who_knows(table)[top] & eye_bit(eye)) for eye in (0, 1, 2, None)] == [True, False, False, False]
