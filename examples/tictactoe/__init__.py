"""Tic-tac-toe: the smallest game there is, and the whole of it."""

from __future__ import annotations

from ludotheque.kernel import Eye, Game, Item, Mode, Region, Table, View, step
from ludotheque.kernel.choice import Choice, Refusal, no, question, thing

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = [[line for line in LINES if square in line] for square in range(9)]
MARKS = (("cross-mark", "cross"), ("circle", "nought"))


class Board(Table):
    squares: list[int]  # the seat whose mark is there, -1 for none
    free: list[Mark]


class Mark(Choice):
    """TTT-02 A mark on a square without one."""

    verb = "mark"
    square: int = thing("square", range(9))

    def why_not(self, table: Board, seat: int) -> Refusal | None:
        return None if table.squares[self.square] < 0 else no("taken", "TTT-02", square=self.square + 1)


EVERY = [Mark(square) for square in range(9)]


@step("TTT-01")
def lay_out(table: Board) -> None:
    """TTT-01 Nine empty squares; seat 0 begins."""
    table.squares = [-1] * 9
    table.free = EVERY[:]
    table.put(0, mark)


@step("TTT-02")
def empty_squares(table: Board, seat: int) -> list[Mark]:
    """TTT-02 Any square without a mark."""
    return table.free


@question("TTT-02", "TTT-03", "TTT-04", takes=Mark, offer=empty_squares)
def mark(table: Board, choice: Mark) -> None:
    """TTT-02 TTT-03 TTT-04 Mark it. Three in a line win; a full board is a draw."""
    seat, squares, square = table.seat, table.squares, choice.square
    squares[square] = seat
    table.free = [free for free in table.free if free is not choice]
    table.say("mark", seat=seat, square=square + 1)
    for a, b, c in THROUGH[square]:
        if squares[a] == squares[b] == squares[c]:
            table.end([1, -1] if seat == 0 else [-1, 1])
            return
    if table.free:
        table.put(1 - seat, mark)
    else:
        table.end([0, 0])


def arrange(table: Board, *_: object) -> None:
    """TTT-02 For positions: what is not marked is free."""
    table.free = [EVERY[square] for square, seat in enumerate(table.squares) if seat < 0]


class BoardView(View[Board]):
    def regions(self, eye: Eye[Board]) -> list[Region]:
        items = [self.square(eye, square, seat) for square, seat in enumerate(eye.table.squares)]
        return [Region(id="board", kind="grid", columns=3, rows=3, label=eye.say("title"), items=items)]

    def square(self, eye: Eye[Board], square: int, seat: int) -> Item:
        at = (square % 3, square // 3)
        if seat < 0:
            return Item(id=f"s{square}", kind="space", name=eye.say("square", number=square + 1), at=at)
        icon, tone = MARKS[seat]
        return Item(id=f"s{square}", kind="piece", name=eye.say(tone), icons=[icon], tone=tone, owner=seat, at=at)

    def thing(self, eye: Eye[Board], kind: str, value: int) -> tuple[object, str]:
        return value + 1, f"s{value}"


game = Game(
    name="tictactoe",
    version="1",
    folder=__file__,
    table=Board,
    modes=[Mode("duel", seats=(2,), start=lay_out)],
    view=BoardView(),
    arrange=arrange,
    icon="tic-tac-toe",
    strengths={"easy": "random", "normal": "ismcts:30", "hard": "ismcts:1000"},
)
