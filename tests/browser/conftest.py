"""A real server, a real browser, and a watch on the browser's console: an error there fails the test that caused it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from .site import Process, Site, Visitor

# The machine may be busy: how long something takes is not what these tests are about.
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
def mortal_site(tmp_path: Path) -> Iterator[Site]:
    """A server of one's own, to be killed."""
    with Site(tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en-GB"}


class People:
    """Opens browsers for several people, each with their own memory, and watches what their consoles say."""

    def __init__(self, browser: Browser, site: Site, defaults: dict[str, Any]) -> None:
        self._browser = browser
        self._site = site
        self._defaults = defaults
        self._contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def come(self, site: Process | None = None, *, phone: bool = False, lang: str = "en", **options: Any) -> Visitor:
        screen = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True} if phone else {}
        desk = {"viewport": {"width": 1280, "height": 800}}
        locale = {"locale": "fr-FR" if lang == "fr" else "en-GB"}
        context = self._browser.new_context(**{**self._defaults, **desk, **screen, **locale, **options})
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        self.watch(page)
        return Visitor(page, site or self._site)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self._note)

    def _note(self, line: ConsoleMessage) -> None:
        if line.type in ("error", "warning"):
            self.complaints.append(f"{line.text} {line.location['url']}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def people(browser: Browser, site: Site, browser_context_args: dict[str, Any]) -> Iterator[People]:
    """The policy that forbids inline scripts and foreign hosts reports to the console too, so this also guards it."""
    guests = People(browser, site, browser_context_args)
    yield guests
    guests.leave()
    assert guests.complaints == []
