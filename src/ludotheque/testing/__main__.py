"""Write the golden playthroughs, or say which of them no longer fit."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ludotheque.kernel import LudothequeError
from ludotheque.kernel.registry import game, games

from .sampling import cases
from .story import FOLDER, compare, path_of, story


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m ludotheque.testing",
        description="Golden playthroughs: one match of every mode, told as a story. Without --write they are only compared.",
        epilog="example: python -m ludotheque.testing --write --game leduc",
    )
    parser.add_argument("--write", action="store_true", help="write the stories as they are told now")
    parser.add_argument("--game", action="append", help="only this game (may be given several times)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the stories lie (default: %(default)s)")
    asked = parser.parse_args()
    try:
        chosen = [game(name) for name in asked.game] if asked.game else list(games().values())
    except LudothequeError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    wrong = 0
    for case in {(case.game.name, case.mode): case for case in reversed(cases(chosen))}.values():
        problem = compare(case, asked.folder)
        if problem and asked.write:
            asked.folder.mkdir(parents=True, exist_ok=True)
            path_of(case, asked.folder).write_text(story(case), encoding="utf-8")
            sys.stdout.write(f"wrote {path_of(case, asked.folder)}\n")
        elif problem:
            sys.stdout.write(f"{problem}\n")
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
