"""After a game: who was winning when, and from a costly decision to its step."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from .conftest import People


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_looking_back(people: People, phone: bool) -> None:
    visitor = people.come(phone=phone)
    visitor.start("tictactoe", "screen", "Anne", "Bob")
    page: Any = visitor.page
    for square in (0, 1, 4, 2, 8):  # Bob lets Anne's line stand
        page.locator(f'[data-item="s{square}"]').click()
        expect(page.locator(f'[data-item="s{square}"]')).to_have_attribute(
            "aria-label", re.compile("cross|nought|Cross|Nought")
        )
    page.goto(re.sub(r"#/table/([^/]+).*", r"#/replay/\1/0", page.url))
    page.get_by_role("button", name="What it turned on").click()
    chart = page.get_by_role("img", name="Chances of winning")
    expect(chart).to_be_visible(timeout=90_000)
    assert chart.locator("polyline").count() == 2
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]
    dearest = page.get_by_role(
        "button", name=re.compile(r"Go to step \d")
    ).first  # which one hangs on the bot's guesses
    step = re.findall(r"step (\d+)", f"{dearest.get_attribute('aria-label')} {dearest.text_content()}")[0]
    dearest.click()
    expect(page.locator("output")).to_contain_text(step)
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_text("The bot would have chosen")).to_be_visible()
    expect(page.get_by_label("Seen by")).to_have_value(re.compile("[01]"))
