"""View: what the kernel makes of a table for one pair of eyes — prompt, plates, verdict, log."""

from typing import Any

import pytest

from ludotheque.kernel import Mode, Plate
from ludotheque.kernel.text import words_of
from ludotheque.testing import key_of
from tests.conformance.toys import trumps

GAME = trumps.sound


def start(seats: int = 3) -> Any:
    return GAME.new(seats=seats, key=key_of("view"))


def ended(*scores: float, together: bool = False, ranks: list[int] | None = None) -> Any:
    """A match with this result."""
    table = start(2)
    table.end(scores, ranks)
    if together:
        table.setup.mode = Mode("duel", (2,), trumps.trumps_deal, together=True)
    return table


def test_the_prompt_asks_one_and_tells_the_others_whom_they_wait_for() -> None:
    table = start()
    mine, other = (GAME.scene(table, seat).prompt for seat in (0, 1))
    assert mine is not None and other is not None
    assert mine.mine and words_of(mine.text) == "Peek at the deck, or boast?" and mine.clauses == ["TRU-02"]
    assert [choice.label for choice in mine.choices] == ["Peek", "Boast of 1", "Boast of 2", "Boast of 3"]
    assert not other.mine and words_of(other.text) == "Waiting for Player 1." and other.choices == []
    assert mine.waiting == other.waiting == [0]


def test_names_are_those_of_the_plates_given() -> None:
    table = start()
    given = [Plate(seat=0, name="Ada", kind="bot")]
    scene = GAME.scene(table, 1, "fr", given)
    assert scene.prompt is not None and words_of(scene.prompt.text) == "On attend Ada."
    assert [(plate.name, plate.kind, plate.active) for plate in scene.plates] == [
        ("Ada", "bot", True),
        ("Joueur 2", "person", False),
        ("Joueur 3", "person", False),
    ]


@pytest.mark.parametrize(
    ("table", "verdict"),
    [
        (ended(1, 2), "Player 2 wins."),
        (ended(2, 2), "A draw."),
        (ended(1, 1, together=True), "Victory!"),
        (ended(0, 0, together=True, ranks=[2, 2]), "Defeat."),
    ],
    ids=["won", "drawn", "won together", "lost together"],
)
def test_the_verdict(table: Any, verdict: str) -> None:
    scene = GAME.scene(table, None)
    assert scene.over and scene.verdict == verdict and scene.prompt is None


def test_a_shared_victory_names_the_winners() -> None:
    table = start()
    table.end([3, 1, 3])
    assert GAME.scene(table, None).verdict == "Player 1 and Player 3 share the victory."
    assert [plate.rank for plate in GAME.scene(table, 0).plates] == [1, 3, 1]


def test_a_line_of_the_log_knows_its_cause_its_clauses_and_its_move() -> None:
    table = start()
    table.play(("boast", 2))
    (line,) = GAME.log(table, None)
    assert (words_of(line.text), line.kind, line.move, line.clauses) == (
        "Player 1 boasts of 2.",
        "boast",
        1,
        ["TRU-02"],
    )
    assert line.cause.endswith("trumps_act")
    assert GAME.log(table, None, start=1) == []


def test_seats_and_cards_in_the_log_are_links() -> None:
    table = start()
    table.play(("peek",))
    (line,) = GAME.log(table, 0)
    links = [(part.to, part.id) for part in line.text if not isinstance(part, str)]
    assert links == [("seat", "0"), ("card", str(table.deck[-1]))]
