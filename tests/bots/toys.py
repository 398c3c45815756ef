"""Small games that each ask one hard thing of a bot. They have no texts: bots do not read."""

from ludotheque.kernel import Game, Mode, Option, Table, View, step

PENNIES: list[Option] = [("heads",), ("tails",), ("safe",)]


class Toy(Table):
    total: int
    turn: int


@step()
def toy_pennies(table: Toy) -> None:
    """Both decide at once. Seat 0 wins what seat 1 does not match; playing safe wins a little."""
    table.ask_all((0, 1), toy_coins, toy_show_pennies)


@step()
def toy_coins(table: Toy, seat: int) -> list[Option]:
    return PENNIES if seat == 0 else PENNIES[:2]


@step()
def toy_show_pennies(table: Toy, answers: dict[int, Option]) -> None:
    mine, theirs = answers[0], answers[1]
    table.end([0.3, 0.5] if mine == ("safe",) else [float(mine != theirs), float(mine == theirs)], ranks=[1, 1])


@step()
def toy_climb(table: Toy) -> None:
    """Alone: three times up by 0 to 2; exactly 4 is the summit, more is a fall."""
    table.ask(0, toy_heights, toy_climbed)


@step()
def toy_heights(table: Toy, seat: int) -> list[Option]:
    return [("up", n) for n in range(3)]


@step()
def toy_climbed(table: Toy, option: Option) -> None:
    table.total += option[1]
    table.turn += 1
    if table.turn < 3:
        table.do(toy_climb)
    else:
        table.end([table.total if table.total <= 4 else 0])


@step()
def toy_shelf(table: Toy) -> None:
    """Three hundred things to take, one of them much better."""
    table.ask(0, toy_things, toy_taken)


@step()
def toy_things(table: Toy, seat: int) -> list[Option]:
    return [("take", n) for n in range(300)]


@step()
def toy_taken(table: Toy, option: Option) -> None:
    table.end([100 if option[1] == 217 else option[1] % 7, 50])


@step()
def toy_marathon(table: Toy) -> None:
    """Eight seats in turn, twenty thousand answers: forward counts for the whole team."""
    if table.moves < 20_000:
        table.ask(table.moves % table.setup.seats, toy_paces, toy_ran)
    else:
        table.end([table.total] * 8, ranks=[1 if table.total > 15_000 else 2] * 8)


@step()
def toy_paces(table: Toy, seat: int) -> list[Option]:
    return [("rest",), ("run",)]


@step()
def toy_ran(table: Toy, option: Option) -> None:
    table.total += option == ("run",)
    table.do(toy_marathon)


@step()
def toy_pace(table: Toy) -> None:
    """To and fro for nothing, as often as one likes; to go in looks bad, yet is the only way on."""
    table.ask(0, toy_ways, toy_paced)


@step()
def toy_ways(table: Toy, seat: int) -> list[Option]:
    return [("in",), ("fro",) if table.turn else ("to",)]


@step()
def toy_paced(table: Toy, option: Option) -> None:
    if option == ("in",):
        table.end([40, 60])
    else:
        table.turn = 1 - table.turn
        table.do(toy_pace)


def toy_game(name: str, start: object, seats: int, evaluate: object = None) -> Game[Toy]:
    mode = Mode("only", seats=(seats,), start=start)  # type: ignore[arg-type]
    return Game(
        name=name, version="1", folder=__file__, table=Toy, modes=[mode], view=View(), evaluate=evaluate,  # type: ignore[arg-type]
    )  # fmt: skip


def stake(table: Toy, seat: int) -> float:
    """The scores themselves are what pennies are played for."""
    return table.outcomes[seat].score if table.over else 0.5


def progress(table: Toy, seat: int) -> float:
    return table.total / 20_000 * 0.5 + 0.5 * (table.total / (table.moves + 1))


def value(table: Toy, seat: int) -> float:
    return table.outcomes[seat].score / 100 if table.over else 0.5


pennies = toy_game("toy-pennies", toy_pennies, 2, stake)
climb = toy_game("toy-climb", toy_climb, 1)
pace = toy_game("toy-pace", toy_pace, 2, value)
shelf = toy_game("toy-shelf", toy_shelf, 2, value)
marathon = toy_game("toy-marathon", toy_marathon, 8, progress)
