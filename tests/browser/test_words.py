"""Both languages, on the same page."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from .conftest import People


def test_the_language_changes_without_a_reload(people: People) -> None:
    visitor = people.come().start("leduc")
    page = visitor.page
    assert visitor.play_one()
    expect(visitor.choices.or_(visitor.verdict).first).to_be_visible()
    page.evaluate("window.stillTheSamePage = true")
    english = visitor.log()
    page.evaluate("document.querySelector('dialog[open]')?.close()")
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("aside h2")).to_have_text("Ce qui s’est passé")
    expect(page.locator("h1")).to_have_text("Poker Leduc")
    expect(page.locator("[role=log] p").last).to_contain_text("Chacun verse")
    assert len(visitor.log()) == len(english)
    assert page.evaluate("window.stillTheSamePage")
    visitor.key("f")
    expect(page.locator("[role=log] p").last).to_contain_text("ante")


def test_a_link_to_a_clause_opens_it_in_place(people: People) -> None:
    visitor = people.come().start("leduc")
    chip = visitor.prompt.locator(".chip")
    chip.click()
    opened = visitor.page.locator("dialog[open]")
    expect(opened).to_contain_text("LED-04")
    opened.get_by_role("link", name="Read on in the rulebook").click()
    expect(visitor.page.locator(".clause.wanted")).to_be_in_viewport()
    visitor.page.get_by_label("Search the rules").fill("ante")
    expect(visitor.page.locator(".clause")).not_to_have_count(0)
    expect(visitor.page.locator("nav [role=status]")).to_contain_text(re.compile("found"))


def test_a_report_holds_the_position_and_no_key(people: People) -> None:
    visitor = people.come().start("leduc")
    page = visitor.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a problem").click()
    expect(page.locator(".notice")).to_contain_text("copied")
    report = json.loads(page.evaluate("navigator.clipboard.readText()"))
    assert report["scene"]["game"] == "leduc"
    assert "replay" not in report
    assert report["scene"].get("key", "") == ""
