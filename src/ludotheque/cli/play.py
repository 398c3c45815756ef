"""ludo play: a match in the terminal, against bots or with people at the same screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

import ludotheque
from ludotheque import bots
from ludotheque.kernel import CONCEDE, Dice, Game, IllegalOption, Match, Plate, Scene, SetupError
from ludotheque.kernel.mistakes import unwritten

from .app import GameName, Lang, Mode, Options, Seats, UsageError, console, key_from, settings
from .brought import read_brought_file
from .ink import Ink
from .lookup import explain, look
from .picture import log_text, picture, results
from .words import list_of, say, told


def play(
    game: GameName,
    lang: Lang,
    mode: Mode = None,
    seats: Seats = None,
    seat: Annotated[
        list[int] | None,
        typer.Option(
            "--seat", help="Your seat, from 1; repeat it for several people at this screen.", show_default="1"
        ),
    ] = None,
    watch: Annotated[bool, typer.Option("--watch", help="Bots take every seat; you watch.")] = False,
    bot: Annotated[
        str,
        typer.Option("--bot", help="Who takes the other seats: a strength (easy, normal, hard) or a bot (ismcts:500)."),
    ] = "normal",
    options: Options = None,
    decks: Annotated[
        Path | None,
        typer.Option(
            "--decks", metavar="FILE", help="Decks or a story of your own, as [b]ludo deck check[/b] reads them."
        ),
    ] = None,
    lesson: Annotated[str, typer.Option("--lesson", help="Play one of the game's lessons.")] = "",
    seed: Annotated[str | None, typer.Option("--seed", help="The same seed deals the same match.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write a replay to this file at the end.")] = None,
) -> None:
    """Play a match in the terminal: type a choice's number, [b]u[/b] to undo, [b]h[/b] for a hint, [b]?[/b] for the rule."""
    rules = ludotheque.game(game)
    spec = bots.spec_of(rules, bot)
    chosen, brought = settings(options), None
    if decks is not None:
        file = read_brought_file(decks, game, mode, chosen)
        mode, seats, chosen, brought = file.playing_mode, seats or file.seats, file.options, file.as_decks()
    try:
        match = Match.new(rules, mode, seats, chosen, key=key_from(seed, "deal"), decks=brought, lesson=lesson)
    except SetupError as error:
        raise UsageError(list_of(say(lang, "setup-refused"), error.problems, lang)) from None
    people = _people(seat, watch, match.setup.seats)
    sitting = Sitting(match, people, spec, bot, lang, seed, console())
    sitting.run()
    if save is not None:
        try:
            save.write_bytes(msgspec.json.format(msgspec.json.encode(match.replay_file()), indent=1))
        except OSError as error:
            raise UsageError(unwritten(save, error)) from None
        sitting.out.print(say(lang, "saved", path=str(save)), markup=False)


def _people(seat: list[int] | None, watch: bool, seats: int) -> list[int]:
    """The seats that people take, counted from 0 as the kernel does."""
    if watch:
        if seat:
            raise UsageError(told("error-watch"))
        return []
    chosen = sorted(set(seat or [1]))
    for number in chosen:
        if not 1 <= number <= seats:
            raise UsageError(told("error-seat", seat=number, seats=seats))
    return [number - 1 for number in chosen]


class Leave(Exception):
    """Somebody at the keyboard has had enough."""


class Sitting:
    """People at one screen and bots, playing one match to its end."""

    def __init__(
        self, match: Match, people: list[int], spec: str, strength: str, lang: str, seed: str | None, out: Console
    ) -> None:
        self.match = match
        self.game: Game[Any] = match.game
        self.people = people
        self.lang = lang
        self.out = out
        self.ink = Ink(self.game)
        self.eyes = Dice(key_from(seed, "eyes"))
        self.seed = seed
        others = [seat for seat in range(match.setup.seats) if seat not in people]
        self.bots = {seat: bots.make(spec, key_from(seed, "bot", seat)) for seat in others}
        several = len(others) > 1
        self.plates = [
            Plate(seat=seat, name=self.game.bot_name(strength, lang, seat + 1 if several else 0), kind="bot")
            for seat in others
        ]
        self.told: dict[int | None, int] = {}
        """How much of the story each pair of eyes at this screen has read."""
        self.looking: int | None = people[0] if len(people) == 1 else None
        """Whose eyes look at the screen."""

    def run(self) -> None:
        try:
            while not self.match.table.over:
                self._one_decision()
        except (Leave, EOFError, KeyboardInterrupt):
            self.out.print(f"\n{say(self.lang, 'you-leave')}")
            return
        self._end()

    def _one_decision(self) -> None:
        """Where several seats decide at once, bots go first: they take no time, and nobody sees their answer."""
        waiting = self.match.table.waiting
        bot = next((seat for seat in waiting if seat in self.bots), None)
        if bot is not None:
            self._bot(bot)
        else:
            self._person(waiting[0])

    # Bots -------------------------------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> None:
        if not self.people:
            self._show(self._scene(None))
        step = self.match.lesson_step
        if step is not None and step.play and step.seat == seat:
            self.match.play(seat, step.play)
            return
        with self.out.status(say(self.lang, "thinking", name=self._name(seat))):
            option = self.bots[seat].choose(bots.Window.of(self.match.table, seat, self.eyes))
        self.match.play(seat, option)

    # People -----------------------------------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        if seat != self.looking:
            self._hand_over(seat)
        scene = self._scene(seat)
        self._show(scene)
        assert scene.prompt is not None
        keys = say(self.lang, "keys") + (f" · {say(self.lang, 'keys-give-up')}" if scene.prompt.concede else "")
        self.out.print(Padding(Text(keys, style="dim"), (1, 0, 0, 1)))
        while not self._answer(seat, scene, self._read()):
            pass

    def _hand_over(self, seat: int) -> None:
        """Two people at one screen must not see each other's cards."""
        self.out.clear()
        self.out.input(f"{say(self.lang, 'pass-on', name=self._name(seat))} ")
        self.out.clear()
        self.looking = seat

    def _read(self) -> str:
        return self.out.input(f" [bold]{say(self.lang, 'your-choice')}[/] › ").strip()

    def _answer(self, seat: int, scene: Scene, typed: str) -> bool:
        """Do what was typed; True if the table has changed."""
        assert scene.prompt is not None
        choices = scene.prompt.choices
        letter, _, word = typed.partition(" ")
        match letter.lower():
            case "q" | "quit":
                raise Leave
            case "u":
                return self._undo(seat)
            case "g" if scene.prompt.concede and self._sure():
                return self._try(lambda: self.match.play(seat, CONCEDE))
            case "g" if scene.prompt.concede:
                pass
            case "h":
                self._hint(seat, scene)
            case "l":
                self._log(seat)
            case "i" if word:
                look(self.out, self.game, scene, word, self.ink)
            case _ if typed.startswith("?"):
                explain(self.out, self.game, scene, typed[1:].strip())
            case number if number.isdecimal() and 1 <= int(number) <= len(choices) and not word:
                option = choices[int(number) - 1].option
                return self._try(lambda: self.match.play(seat, option))
            case "" if len(choices) == 1:
                return self._try(lambda: self.match.play(seat, choices[0].option))
            case "":
                self.out.print(say(self.lang, "choose-one"))
            case _:
                self.out.print(
                    say(self.lang, "not-a-choice", typed=typed, count=len(choices)), markup=False, style="red"
                )
        return False

    def _sure(self) -> bool:
        typed = self.out.input(f" {say(self.lang, 'give-up')} › ").strip().lower()
        return typed == say(self.lang, "give-up-yes")

    def _undo(self, seat: int) -> bool:
        if not self._try(lambda: self.match.undo(seat)):
            return False
        news = len(self.match.table.story) - 1  # the story is shorter now, and its last line is new to everyone
        self.told = {eyes: min(read, news) for eyes, read in self.told.items()}
        return True

    def _try(self, action: Callable[[], object]) -> bool:
        try:
            action()
        except IllegalOption as refused:
            clause = f" [{refused.clause}]" if refused.clause else ""
            self.out.print(self.game.explain(refused, self.lang) + clause, markup=False, style="red")
            return False
        return True

    def _hint(self, seat: int, scene: Scene) -> None:
        """What the game's strongest bot would do, and what else it looked at."""
        assert scene.prompt is not None
        if len(scene.prompt.choices) == 1:  # all there is, or all that a lesson wants
            self.out.print(Text(say(self.lang, "hint", label=scene.prompt.choices[0].label), style="bold magenta"))
            return
        strongest = "hard" if "hard" in self.game.strengths else list(self.game.strengths)[-1]
        bot = bots.for_strength(self.game, strongest, key_from(self.seed, "hint", self.match.move))
        eyes = Dice(key_from(self.seed, "hint eyes", self.match.move))  # a hint must not change what the bots do next
        with self.out.status(say(self.lang, "thinking", name=say(self.lang, "bot"))):
            option = bot.choose(bots.Window.of(self.match.table, seat, eyes))
        labels = {tuple(choice.option): choice.label for choice in scene.prompt.choices}
        considered = f" ({say(self.lang, 'hint-considered', count=bot.considered)})" if bot.considered else ""
        self.out.print(
            Text(say(self.lang, "hint", label=labels[option]), style="bold magenta").append(considered, "dim")
        )
        for thought in bot.thoughts[:3]:
            percent = round(100 * thought.value)
            line = say(self.lang, "hint-thought", label=labels[thought.option], visits=thought.visits, value=percent)
            self.out.print(f"  {line}", markup=False, style="dim")

    def _log(self, seat: int) -> None:
        lines = self.match.log(seat, self.lang, self.plates)
        self.out.print(say(self.lang, "log" if lines else "nothing-happened"), style="bold")
        self.out.print(log_text(lines))

    # Looking ----------------------------------------------------------------------------------------------------------

    def _scene(self, seat: int | None) -> Scene:
        return self.match.scene(seat, self.lang, self.plates)

    def _name(self, seat: int) -> str:
        return self.game.eye(self.match.table, seat, self.lang, self.plates).name(seat)

    def _show(self, scene: Scene) -> None:
        """What happened since these eyes last looked, then the table."""
        lines = self.match.log(scene.seat, self.lang, self.plates, self.told.get(scene.seat, 0))
        self.told[scene.seat] = len(self.match.table.story)
        if lines:
            self.out.print()
            self.out.print(log_text(lines))
        self.out.print()
        self.out.print(picture(scene, self.ink, self.out))

    def _end(self) -> None:
        scene = self._scene(self.looking)
        self._show(scene)
        self.out.print()
        self.out.print(results(scene, [(outcome.score, outcome.rank) for outcome in self.match.table.outcomes]))
        self.out.print(say(self.lang, "fair", key=scene.key, commitment=scene.commitment), style="dim", markup=False)
