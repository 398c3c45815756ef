"""The server under test, and a visitor who uses its pages as people do."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

from playwright.sync_api import Locator, Page, expect

from tools.web import NODE, WEB

SERVE = "import sys; from ludotheque.server import serve; serve('127.0.0.1', int(sys.argv[1]), store_url=sys.argv[2])"
PATIENCE = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """Something that serves pages, in a process of its own."""

    def __init__(self, port: int, command: list[str], probe: str, folder: Path | None = None) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._command = command
        self._probe = probe
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, cwd=self._folder)
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(self.address + self._probe, timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError(f"the server at {self.address} did not start within {PATIENCE} seconds")

    def kill(self) -> None:
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()


class Site(Process):
    """The server, on a free port, with its tables in a folder of the test."""

    def __init__(self, folder: Path) -> None:
        port = free_port()
        super().__init__(
            port, [sys.executable, "-c", SERVE, str(port), f"sqlite:///{folder / 'tables.sqlite3'}"], "/healthz"
        )


class Gallery(Process):
    """The page as developers see it, with canned scenes of every kind."""

    def __init__(self) -> None:
        port = free_port()
        vite = ["node_modules/vite/bin/vite.js", "--port", str(port), "--strictPort", "--host", "127.0.0.1"]
        super().__init__(port, [str(NODE), *vite], "/", WEB)


class Visitor:
    """Somebody in front of a page."""

    def __init__(self, page: Page, site: Process) -> None:
        self.page = page
        self.site = site

    def go(self, where: str = "") -> Visitor:
        self.page.goto(f"{self.site.address}/#/{where}")
        return self

    def start(self, game: str, company: str = "bots", *names: str) -> Visitor:
        """Set up a table by the form; ends at the table."""
        self.go(f"new/{game}/{company}")
        for number, name in enumerate(names):
            self.page.fill(f"#name-{number}", name)
        self.page.click("button[type=submit]")
        self.page.wait_for_url(re.compile("#/table/"))
        return self

    @property
    def prompt(self) -> Locator:
        return self.page.locator("section.prompt")

    @property
    def targets(self) -> Locator:
        return self.page.locator("[data-target]:visible")

    @property
    def choices(self) -> Locator:
        """What can be chosen now: buttons, and things that glow."""
        return self.page.locator("[data-choice]:visible:not(.danger), [data-target]:visible")

    @property
    def verdict(self) -> Locator:
        return self.page.locator("dialog .verdict")

    @property
    def story(self) -> Locator:
        """The story so far: line by line beside the table, its last line where the window is narrow."""
        return self.page.locator("[role=log] p, .z-rail .said-last")

    def log(self) -> list[str]:
        return self.story.all_text_contents()

    def play_one(self) -> bool:
        """Wait for the turn and make a move; False when the game has ended instead."""
        expect(self.choices.or_(self.verdict).first).to_be_visible()
        if self.verdict.is_visible():
            return False
        before = self.page.locator(".plates").text_content(), "".join(self.log())
        self.choices.last.click()
        self.page.wait_for_function(
            "([plates, story]) => document.querySelector('.plates').textContent !== plates"
            " || [...document.querySelectorAll('[role=log] p, .z-rail .said-last')]"
            ".map((one) => one.textContent).join('') !== story",
            arg=list(before),
        )
        return True

    def play_to_the_end(self) -> int:
        moves = 0
        while self.play_one():
            moves += 1
            assert moves < 50, "the game does not end"
        return moves

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def close_dialog(self) -> None:
        self.key("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
