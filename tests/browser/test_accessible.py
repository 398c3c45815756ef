"""axe on every screen: no violations, by day on a phone and by night at a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import People
from .site import Visitor

AXE = Axe()


class Check(Protocol):
    def __call__(self, screen: str, page: Page = ...) -> None: ...


@pytest.fixture(params=["desk", "phone"])
def come(request: pytest.FixtureRequest, people: People) -> Callable[[], Visitor]:
    phone = request.param == "phone"
    return lambda: people.come(phone=phone, color_scheme="light" if phone else "dark", bypass_csp=True)


@pytest.fixture
def visitor(come: Callable[[], Visitor]) -> Visitor:
    return come()


@pytest.fixture
def check(visitor: Visitor) -> Check:
    def run(screen: str, page: Page = visitor.page) -> None:
        found: list[dict[str, Any]] = AXE.run(page).response["violations"]
        told = [f"{screen}: {one['id']} — {node['html'][:200]}" for one in found for node in one["nodes"]]
        assert told == []

    return run


def test_pages_around_the_table(visitor: Visitor, check: Check) -> None:
    page = visitor.page
    for where, sign in [
        ("", ".game"),
        ("new/leduc/friends", "form"),
        ("rules/leduc/LED-04", ".clause.wanted"),
        ("credits", "li"),
        ("nowhere/at/all", "h1"),
        ("table/nowhere", "h1:has-text('cannot')"),
    ]:
        visitor.go(where)
        expect(page.locator(sign).first).to_be_visible()
        if where.startswith("new"):
            page.locator("summary").click()
        check(where or "shelf")
    visitor.go()
    page.get_by_role("button", name="Settings").click()
    check("settings")


def test_the_table(visitor: Visitor, come: Callable[[], Visitor], check: Check) -> None:
    page = visitor.page
    visitor.start("leduc", "friends", "Anne", "Bob")
    expect(page.locator(".invite input")).to_be_visible()
    check("invitations")
    link = page.locator(".invite input").input_value()
    visitor.close_dialog()
    check("table")
    for key, screen in [("o", "all options"), ("?", "why"), ("z", "zoom"), ("k", "keys"), ("l", "log")]:
        visitor.key(key)
        expect(page.locator("dialog[open]")).to_be_visible()
        check(screen)
        visitor.close_dialog()
    page.get_by_role("button", name="Menu").click()
    check("menu")
    page.get_by_role("button", name="Leave the table").click()
    check("leave")
    visitor.close_dialog()
    friend, stranger = come().page, come().page
    friend.goto(link)
    expect(friend.locator("#name")).to_be_visible()
    check("join", friend)
    stranger.goto(page.url)
    expect(stranger.locator(".banner")).to_be_visible()
    check("spectator", stranger)


def test_boards_and_ends(visitor: Visitor, check: Check) -> None:
    page = visitor.page
    visitor.start("tictactoe")
    expect(visitor.targets.first).to_be_visible()
    check("board")
    visitor.play_to_the_end()
    check("end")
    page.locator("dialog").get_by_role("link", name="Look back").click()
    expect(page.locator("input[type=range]")).to_be_visible()
    check("replay")
    visitor.start("leduc", "screen", "Anne", "Bob")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Pass the screen")
    check("handover")
    visitor.go("new/leduc")
    page.locator(".lessons button").first.click()
    expect(page.locator(".coach")).to_be_visible()
    check("lesson")


def test_a_chart(visitor: Visitor, check: Check) -> None:
    page = visitor.page
    visitor.go("new/hismment")
    page.locator(".lessons button").first.click()
    expect(page.locator(".coach")).to_be_visible()
    check("a lesson with a board and cards")
    page.get_by_role("button", name="Charts and aids").click()
    expect(page.locator("dialog[open] table")).to_be_visible()
    check("charts and aids")
