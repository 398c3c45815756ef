"""A game for one, with decks of one's own and three decisions in a row: what the example games lack."""

from ludotheque.kernel import Eye, Game, Mode, Option, Problem, Region, Setup, Table, View, step


class Ladder(Table):
    height: int


@step("LAD-01")
def cli_ladder(table: Ladder) -> None:
    """LAD-01 Climb three times."""
    table.ask(0, cli_rungs, cli_climb)


@step("LAD-01")
def cli_rungs(table: Ladder, seat: int) -> list[Option]:
    """LAD-01 One rung or two."""
    return [("up", 1), ("up", 2)]


@step("LAD-01")
def cli_climb(table: Ladder, option: Option) -> None:
    """LAD-01 Go up."""
    table.height += option[1]
    table.say("climbed", rungs=option[1])
    if table.moves < 3:
        table.do(cli_ladder)
    else:
        table.end([table.height])


@step()
def cli_jump_off(table: Ladder, seat: int) -> None:
    """Give up."""
    table.end([-1], ranks=[2])


class LadderView(View[Ladder]):
    def regions(self, eye: Eye[Ladder]) -> list[Region]:
        return [Region(id="height", kind="meter", label="Height", value=eye.table.height, limit=6)]


def check_decks(setup: Setup) -> list[Problem]:
    return [Problem("decks", "a ladder has at least 3 rungs", "LAD-02")] if setup.decks and setup.decks[0] < 3 else []


ladder = Game(
    name="ladder",
    version="1",
    folder=__file__,
    table=Ladder,
    modes=[Mode("alone", seats=(1,), start=cli_ladder)],
    view=LadderView(),
    check_decks=check_decks,
    concede=cli_jump_off,
)
