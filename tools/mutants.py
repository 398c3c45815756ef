"""Changes a game's rules at random places, one at a time, and tells which changes its own tests do not notice.

python tools/mutants.py GAME N SEED [--workers 2] [--files aims turn] [--again]      (make mutants GAME=thargos N=25 SEED=1)

The places are sorted by chance (SEED) and the first N are tried, so that 25 now and N=50 later go on where 25 stopped, also
after the tree has changed; what came out is kept in .mutants/. A survivor is tried again once the game's tests have changed,
or everything is with --again. The work tree is never touched: a mutant lives in the memory of a process of its own.

How a mutant is tried. Tests are collected once; each mutant is a fork of that process in which the changed function has its
new code. The tests that execute it come first (a map of who executes what is made once for a tree), those that execute least
besides before the others, and the first failure ends it. Where all pass, a fresh process imports the changed module and runs
every test of the game: only then it is a survivor, for in the fork some of what the function makes was already made.
Changes outside functions go straight to the fresh process. A hang is a failure: no test may take 20 times its own time.

Known tools do not fit: mutmut and cosmic-ray try every mutant of a tree, start the tests anew for each, and cannot draw a
sample by seed; here a mutant that is noticed costs about a second.

Survivors that change nothing anybody could notice are argued in tests/games/GAME/equivalent.txt, a line each:
the survivor's key as it is printed, a colon and a space, why.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".mutants"

# fmt: off
NOT_RULES = frozenset([
    "__init__", "advice", "aids", "atlas", "bot", "choices", "contradictions", "faces", "foresight", "labels", "lineup",
    "log", "map", "maps", "misfits", "mistakes", "moment", "odds", "orders", "places", "position", "positions",
    "progress", "rehearsal", "sentences", "sheet", "showdown", "sound", "storymap", "sums", "view",
    "wording", "words", "workshops",
])
# fmt: on
"""Modules that say how a game looks, what bots think of it and how positions are written: their mistakes break no rule."""
NOT_RULES_FOLDERS = frozenset({"look", "play"})

NOTICED, SURVIVED, HUNG = 1, 0, 2
"""How the process of a mutant ends."""
MEMORY = 6 << 30
"""Bytes a mutant may use, before it counts as noticed."""


# What can be changed --------------------------------------------------------------------------------------------------


class Change(NamedTuple):
    """A stretch of a file and what takes its place."""

    file: str  # relative to the root
    function: str  # the outermost function it stands in, qualified; "" outside of functions
    line: int
    start: int  # in bytes
    end: int
    old: str
    new: str
    number: int  # among the same changes of that function

    @property
    def key(self) -> str:
        """What it is called, wherever in the file its function stands."""
        count = f" #{self.number}" if self.number > 1 else ""
        return f"{self.file}:{self.function or '-'}: {one_line(self.old)} → {one_line(self.new)}{count}"

    def applied(self, root: Path = ROOT) -> str:
        source = (root / self.file).read_bytes()
        return (source[: self.start] + self.new.encode() + source[self.end :]).decode()

    def diff(self, root: Path = ROOT) -> str:
        before = (root / self.file).read_text(encoding="utf-8")
        lines = difflib.unified_diff(
            before.splitlines(), self.applied(root).splitlines(), self.file, self.file, n=1, lineterm=""
        )
        return "\n".join(lines)


def one_line(text: str) -> str:
    return " ".join(text.split())


OTHER: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
OTHER_NAME = {"any": "all", "all": "any", "min": "max", "max": "min", "break": "continue", "continue": "break"}
TURNED: dict[type[ast.AST], Any] = {ast.Lt: ast.Gt, ast.Gt: ast.Lt, ast.LtE: ast.GtE, ast.GtE: ast.LtE}


def other_ways(node: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Every way to change this node: what is replaced, and by what."""
    match node:
        case ast.Compare(left, [op], [right]):
            for table in (OTHER, TURNED):
                if type(op) in table:
                    yield node, ast.unparse(ast.Compare(left, [table[type(op)]()], [right]))
        case ast.BoolOp(op, values):
            yield node, f"({ast.unparse(ast.BoolOp(OTHER[type(op)](), values))})"
        case ast.UnaryOp(ast.Not(), operand):
            yield node, f"({ast.unparse(operand)})"
        case ast.Constant(int() as number) if type(number) is int:
            yield node, str(number + 1)
            yield node, str(number - 1) if number else "(-1)"
        case ast.BinOp(left, ast.Add() | ast.Sub() as op, right) if not is_text(left, right):
            yield node, f"({ast.unparse(ast.BinOp(left, OTHER[type(op)](), right))})"
        case ast.AugAssign(target, ast.Add() | ast.Sub() as op, value) if not is_text(value):
            yield node, ast.unparse(ast.AugAssign(target, OTHER[type(op)](), value))
        case ast.Call(ast.Name("any" | "all" | "min" | "max" as name) as called):
            yield called, OTHER_NAME[name]
        case ast.Expr(ast.Call()) | ast.Return() | ast.Break() | ast.Continue() | ast.Delete():
            yield node, "pass"
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield node, "pass"
    match node:
        case ast.If(test) | ast.IfExp(test) | ast.While(test):
            conditions = [test]
        case ast.comprehension(ifs=conditions):
            pass
        case _:
            conditions = []
    for condition in conditions:
        yield condition, "True"
        yield condition, "False"


def is_text(*operands: ast.AST) -> bool:
    """Lists and strings are added too; where that can be seen, there is nothing to subtract."""
    return any(
        isinstance(each, ast.List | ast.ListComp | ast.JoinedStr | ast.Tuple)
        or (isinstance(each, ast.Constant) and isinstance(each.value, str))
        for each in operands
    )


def parts_that_run(node: ast.AST) -> Iterator[ast.AST]:
    """The children of a node without types, decorators, and what is said when a programmer was wrong."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return
    skipped = {"annotation", "returns", "decorator_list", "bases", "keywords" if isinstance(node, ast.ClassDef) else ""}
    for name, value in ast.iter_fields(node):
        if name in skipped:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert | ast.Raise):
                yield child


def changes(file: str, root: Path = ROOT) -> list[Change]:
    """Everything that could be changed in a file."""
    source = (root / file).read_bytes()
    starts = [0]
    for text in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(text))
    found: list[Change] = []
    seen: defaultdict[tuple[str, str, str], int] = defaultdict(int)

    def visit(node: ast.AST, within: tuple[str, ...], function: str) -> None:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            within = (*within, node.name)
            if isinstance(node, ast.FunctionDef) and not function:
                function = ".".join(within)
        for place, new in other_ways(node):
            assert isinstance(place, ast.stmt | ast.expr) and place.end_lineno and place.end_col_offset is not None
            start = starts[place.lineno - 1] + place.col_offset
            end = starts[place.end_lineno - 1] + place.end_col_offset
            old = source[start:end].decode()
            seen[function, old, new] += 1
            found.append(Change(file, function, place.lineno, start, end, old, new, seen[function, old, new]))
        for child in parts_that_run(node):
            visit(child, within, function)

    visit(ast.parse(source), (), "")
    return [change for change in found if not needless(change)]


def needless(change: Change) -> bool:
    """Whether the file would read the same."""
    return change.old == change.new or (change.old == "return" and change.new == "return")


def rules_of(folder: Path) -> list[Path]:
    """The modules of a game in which rules stand."""
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if path.stem not in NOT_RULES and NOT_RULES_FOLDERS.isdisjoint(path.relative_to(folder).parts)
    ]


def drawn(every: Iterable[Change], seed: int) -> list[Change]:
    """By chance, in an order that other changes of the tree do not disturb."""
    return sorted(every, key=lambda change: blake2b(change.key.encode(), key=str(seed).encode()).digest())


# Who executes what ----------------------------------------------------------------------------------------------------

Place = tuple[str, str]
"""A file and the outermost function in it."""


def outermost(code: CodeType) -> str:
    return code.co_qualname.split(".<locals>", 1)[0]


class Watching:
    """pytest's plugin that notes which functions each test executes, and how long it takes."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.executed: dict[str, list[Place]] = {}
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        seen: set[CodeType] = set()

        def look(frame: FrameType, event: str, argument: object) -> None:
            seen.add(frame.f_code)

        began = time.process_time()
        sys.settrace(look)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.process_time() - began
            inside = [code for code in seen if code.co_filename.startswith(self.folder)]
            self.executed[item.nodeid] = sorted({(code.co_filename, outermost(code)) for code in inside})


class Map(NamedTuple):
    executed: dict[str, list[Place]]
    seconds: dict[str, float]

    def order(self, change: Change, root: Path = ROOT) -> tuple[list[str], list[str]]:
        """The tests that execute what is changed, the most particular first; and all others."""
        place = (str(root / change.file), change.function)
        first = [test for test, places in self.executed.items() if place in places or not change.function]
        first.sort(key=lambda test: len(self.executed[test]) + 200 * self.seconds[test])
        chosen = set(first)
        return first, [test for test in self.executed if test not in chosen]


# Trying one -----------------------------------------------------------------------------------------------------------


def swap(change: Change, root: Path = ROOT) -> bool:
    """Give the changed function its new code, wherever it is known by now. False if it is nowhere."""
    path = str(root / change.file)
    new = dict(inner_codes(compile(change.applied(root), path, "exec")))
    found = False
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == path:
            code = each.__code__
            if outermost(code) == change.function and code.co_qualname in new:
                replacement = new[code.co_qualname]
                if replacement.co_freevars != code.co_freevars:
                    return False
                each.__code__ = replacement
                found = True
    return found


def inner_codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant.co_qualname, constant
            yield from inner_codes(constant)


def replace_on_import(change: Change, root: Path = ROOT) -> None:
    """Let this process import the changed module instead of the one on disk."""
    path, text = str(root / change.file), change.applied(root)
    usual = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        return compile(text, path, "exec") if self.path == path else usual(self, name)

    setattr(SourceFileLoader, "get_code", get_code)


class Running:
    """pytest's plugin that runs the tests in a given order, until one fails, none much longer than it takes."""

    def __init__(self, tests: Sequence[str], seconds: dict[str, float]) -> None:
        self.tests, self.seconds = tests, seconds
        self.failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.run({item.nodeid: item for item in session.items})
        return True

    def run(self, items: dict[str, pytest.Item]) -> None:
        order = [items[test] for test in self.tests if test in items]
        order += [item for test, item in items.items() if test not in self.seconds]
        for item, after in zip(order, [*order[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_PROF, 5 + 20 * self.seconds.get(item.nodeid, 1))
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            if self.failed:
                break
        signal.setitimer(signal.ITIMER_PROF, 0)


def limits() -> None:
    """What holds for a process that runs wrong rules: it may neither hang nor eat the memory."""
    signal.signal(signal.SIGPROF, lambda *_: os._exit(HUNG))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


PYTEST = ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:terminal", "-p", "no:randomly"]


def quiet() -> None:
    null = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(null, stream)


def same_examples() -> None:
    """Hypothesis draws the same examples each time and writes nothing down."""
    from hypothesis import settings

    settings.register_profile("mutants", database=None, derandomize=True)
    settings.load_profile("mutants")


def alone(task: str) -> int:
    """A fresh process: the module as changed, and all the tests."""
    given = json.loads(Path(task).read_text(encoding="utf-8"))
    limits()
    change = Change(*given["change"])
    replace_on_import(change, Path(given["root"]))
    same_examples()
    running = Running(given["tests"], given["seconds"])
    os.chdir(given["root"])
    quiet()
    code = pytest.main([*PYTEST, *given["paths"]], plugins=[running])
    passed = code == pytest.ExitCode.OK and not running.failed
    return SURVIVED if passed else NOTICED


# Many -----------------------------------------------------------------------------------------------------------------


class Trial:
    """What is tried, on which tests, and what has come out so far."""

    def __init__(self, name: str, folder: Path, paths: Sequence[Path], root: Path = ROOT, kept: Path = KEPT) -> None:
        self.name, self.folder, self.paths, self.root, self.kept = name, folder, paths, root, kept
        self.tests = digest(file for path in paths for file in files_of(path, "*.py"))
        self.tree = digest([*files_of(folder, "*"), *(file for path in paths for file in files_of(path, "*.py"))])
        self.results: dict[str, Any] = {}
        if self.page.exists():
            for line in self.page.read_text(encoding="utf-8").splitlines():
                result = json.loads(line)
                self.results[result["key"]] = result

    @property
    def page(self) -> Path:
        return self.kept / f"{self.name}.jsonl"

    def known(self, change: Change) -> Any:
        """What came out, if it still holds: what was noticed stays noticed; a survivor meets new tests again."""
        result = self.results.get(change.key)
        return result if result and (result["noticed"] or result["tests"] == self.tests) else None

    def keep(self, change: Change, code: int) -> None:
        result = {"key": change.key, "noticed": code != SURVIVED, "hung": code == HUNG, "tests": self.tests}
        self.results[change.key] = result
        with self.page.open("a", encoding="utf-8") as page:
            page.write(json.dumps(result, ensure_ascii=False) + "\n")

    def changes(self, files: Sequence[str] = ()) -> list[Change]:
        modules = [path for path in rules_of(self.folder) if not files or path.stem in files]
        return [change for path in modules for change in changes(str(path.relative_to(self.root)), self.root)]

    def argued(self) -> dict[str, str]:
        """Survivors that change nothing, and why: from a list that people write."""
        pages = [path / "equivalent.txt" for path in self.paths if path.is_dir()]
        lines = [line for page in pages if page.exists() for line in page.read_text(encoding="utf-8").splitlines()]
        return {change.key: line for line in lines for change in self.changes() if line.startswith(f"{change.key}: ")}

    def try_all(self, todo: Sequence[Change], workers: int, done: Callable[[Change, int], None]) -> None:
        """Collect the tests once, then try each of these."""
        code = pytest.main([*PYTEST, *map(str, self.paths)], plugins=[self.Server(self, todo, workers, done)])
        if code != pytest.ExitCode.OK:
            raise SystemExit(
                f"the tests of {self.name} cannot be collected, or fail without any change: pytest says why"
            )

    class Server:
        """pytest's plugin that forks for each mutant instead of running the tests."""

        def __init__(
            self, trial: Trial, todo: Sequence[Change], workers: int, done: Callable[[Change, int], None]
        ) -> None:
            self.trial, self.todo, self.workers, self.done = trial, list(todo), workers, done

        def pytest_runtestloop(self, session: pytest.Session) -> bool:
            trial = self.trial
            items = {item.nodeid: item for item in session.items}
            known = trial.map(items)
            running: dict[int, Change] = {}
            while self.todo or running:
                while self.todo and len(running) < self.workers:
                    change = self.todo.pop(0)
                    running[trial.start(change, known, items)] = change
                pid, status = os.wait()
                code = os.waitstatus_to_exitcode(status)
                self.done(running.pop(pid), code if code in (SURVIVED, HUNG) else NOTICED)
            return True

    def map(self, items: dict[str, pytest.Item]) -> Map:
        """Who executes what, from last time if nothing has changed since."""
        page = self.kept / f"{self.name}-map.json"
        kept = json.loads(page.read_text(encoding="utf-8")) if page.exists() else {}
        if kept.get("tree") != self.tree:
            pid = os.fork()
            if not pid:
                os._exit(self._draw_map(page, items))
            if os.waitpid(pid, 0)[1]:
                raise SystemExit(f"the tests of {self.name} fail without any change: mend them first")
            kept = json.loads(page.read_text(encoding="utf-8"))
        executed = {test: [(file, name) for file, name in places] for test, places in kept["executed"].items()}
        return Map(executed, kept["seconds"])

    def _draw_map(self, page: Path, items: dict[str, pytest.Item]) -> int:
        quiet()
        watching, running = Watching(self.folder), Running(list(items), dict.fromkeys(items, 30.0))
        manager = next(iter(items.values())).config.pluginmanager
        manager.register(watching)
        manager.register(running)
        running.run(items)
        page.write_text(
            json.dumps({"tree": self.tree, "executed": watching.executed, "seconds": watching.seconds}),
            encoding="utf-8",
        )
        return int(bool(running.failed))

    def start(self, change: Change, known: Map, items: dict[str, pytest.Item]) -> int:
        """A process for this mutant; how it ends says what came out."""
        first, others = known.order(change, self.root)
        pid = os.fork()
        if pid:
            return pid
        code = NOTICED
        try:
            if change.function and first:
                quiet()
                limits()
                running = Running(first, known.seconds)
                if swap(change, self.root):
                    next(iter(items.values())).config.pluginmanager.register(running)
                    running.run({test: items[test] for test in first if test in items})
                if running.failed:
                    os._exit(NOTICED)
            task = {
                "change": change,
                "root": str(self.root),
                "paths": list(map(str, self.paths)),
                "tests": first + others,
                "seconds": known.seconds,
            }
            with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
                page = Path(folder, "task.json")
                page.write_text(json.dumps(task), encoding="utf-8")
                code = subprocess.run([sys.executable, __file__, "--alone", str(page)]).returncode
        finally:
            os._exit(code if code in (SURVIVED, HUNG) else NOTICED)


def files_of(path: Path, pattern: str) -> list[Path]:
    if path.is_file():
        return [path]
    return [each for each in sorted(path.rglob(pattern)) if each.is_file() and "__pycache__" not in each.parts]


def digest(files: Iterable[Path]) -> str:
    parts = blake2b(digest_size=12)
    for file in files:
        parts.update(str(file).encode() + file.read_bytes())
    return parts.hexdigest()


def home_of(game: str) -> tuple[Path, list[Path]]:
    """Where a game's rules and its own tests stand."""
    folder = ROOT / "src" / "ludotheque" / "games" / game
    if folder.is_dir():
        return folder, [ROOT / "tests" / "games" / game]
    return ROOT / "examples" / game, [ROOT / "tests" / "examples" / f"test_{game}.py"]


def report(trial: Trial, tried: Sequence[Change], console: Console) -> int:
    """What came out of these, the survivors as diffs; how many nobody has argued away."""
    survivors = [change for change in tried if not trial.results[change.key]["noticed"]]
    argued = trial.argued() if survivors else {}
    for change in survivors:
        print(f"\n{'equivalent' if change.key in argued else 'SURVIVED'}  {change.file}:{change.line}")
        print(argued.get(change.key, change.key))
        print(change.diff(trial.root))
    hung = sum(trial.results[change.key].get("hung", False) for change in tried)
    left = [change for change in survivors if change.key not in argued]
    counted = len(tried) - (len(survivors) - len(left))
    share = (counted - len(left)) / counted if counted else 1.0
    print(
        f"\n{trial.name}: {counted - len(left)} of {counted} noticed ({share:.0%}), {hung} of them by a hang; "
        f"{len(left)} survived, {len(survivors) - len(left)} more argued to be equivalent"
    )
    return len(left)


def main(arguments: Sequence[str]) -> int:
    if arguments[:1] == ["--alone"]:
        return alone(arguments[1])
    parser = argparse.ArgumentParser(prog="mutants", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("n", type=int)
    parser.add_argument("seed", type=int)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--files", nargs="*", default=(), help="only these modules, such as: aims turn")
    parser.add_argument("--again", action="store_true", help="try also what has been tried")
    given = parser.parse_args(arguments)
    folder, paths = home_of(given.game)
    if not all(path.exists() for path in [folder, *paths]):
        parser.error(f"{given.game}: there is no such game, or it has no tests of its own")
    KEPT.mkdir(exist_ok=True)
    trial = Trial(given.game, folder, paths)
    chosen = drawn(trial.changes(given.files), given.seed)[: given.n]
    todo = [change for change in chosen if given.again or not trial.known(change)]
    console = Console(stderr=True)
    same_examples()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        bar = progress.add_task(given.game, total=len(chosen), completed=len(chosen) - len(todo))

        def done(change: Change, code: int) -> None:
            trial.keep(change, code)
            progress.advance(bar)
            if not console.is_terminal:
                print("s.h"[code] if code < 3 else ".", end="", file=sys.stderr, flush=True)

        if todo:
            trial.try_all(todo, given.workers, done)
    return int(report(trial, chosen, console) > 0)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main(sys.argv[1:]))
