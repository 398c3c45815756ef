"""Workshops and campaigns in the browser: something is made, judged, shared, kept and played."""

from __future__ import annotations

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, Route, expect

from .conftest import People
from .site import Visitor

AXE = Axe()
BRIEFLY = 300


def check(screen: str, page: Page) -> None:
    """axe finds nothing wrong."""
    page.wait_for_timeout(BRIEFLY)  # what has just appeared may still be fading in
    found = AXE.run(page).response["violations"]
    told = [f"{screen}: {one['id']} — {node['html'][:200]}" for one in found for node in one["nodes"]]
    assert told == []


def begin(visitor: Visitor, where: str, name: str | re.Pattern[str] = "") -> Visitor:
    """Open a workshop and begin with something ready-made."""
    visitor.go(f"make/{where}")
    entries = visitor.page.locator(".entry:visible")
    (entries.filter(has_text=name) if name else entries).first.click()
    expect(visitor.page.locator(".verdict")).to_have_class(re.compile("good"))
    return visitor


def test_a_deck_is_built_and_played(people: People) -> None:
    visitor = begin(people.come(), "thargos/deck")
    page = visitor.page
    play = page.get_by_role("button", name="Play with this deck")
    expect(play).to_be_enabled()

    page.get_by_role("button", name=re.compile("^Missions")).click()
    page.get_by_role("button", name="In the deck").click()
    card = page.locator("[data-card]").first
    name = card.locator(".name").text_content() or ""
    page.locator("aside").get_by_role("button", name=f"Take out {name}").click()
    expect(page.locator(".verdict")).to_have_class(re.compile("bad"))
    expect(play).to_be_disabled()
    expect(page.locator("aside .bad li").first.locator(".chip")).to_be_visible()
    page.locator("aside .bad .chip").first.click()
    expect(page.locator("dialog[open]")).to_contain_text("THA-")
    visitor.close_dialog()

    page.keyboard.press("Control+z")
    expect(page.locator(".verdict")).to_have_class(re.compile("good"))
    page.get_by_label("Name", exact=True).fill("Thunder")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()

    play.click()
    expect(page).to_have_url(re.compile("#/new/thargos/bots/"))
    expect(page.locator("summary", has_text="Decks of player 1").locator("b")).to_have_text("Thunder")
    page.get_by_role("button", name="Start the game").click()
    expect(visitor.choices.first).to_be_visible()
    visitor.go("make/thargos/deck")
    page.get_by_role("button", name="Open", exact=True).click()
    expect(page.locator("dialog .entry").filter(has_text="Thunder")).to_be_visible()
    page.get_by_role("button", name="Delete Thunder").click()
    page.get_by_role("button", name="Really delete").click()
    expect(page.locator("dialog .entry").filter(has_text="Thunder")).to_have_count(0)


def test_cards_are_found_and_chosen_by_keyboard(people: People) -> None:
    visitor = people.come(lang="fr").go("make/hismment/deck")
    page = visitor.page
    everything = page.locator("[data-card]")
    expect(everything.first).to_be_visible()
    many = everything.count()
    page.get_by_placeholder("Chercher une carte").focus()
    for _ in range(20):  # past the filters, to the one card that Tab leads to
        visitor.key("Tab")
        if page.evaluate("document.activeElement.matches('[data-card]')"):
            break
    visitor.key("ArrowRight", "ArrowDown", "Enter", "ArrowLeft", "+")
    expect(page.locator("li.in [data-card]")).to_have_count(2)
    visitor.key("-")
    expect(page.locator("li.in [data-card]")).to_have_count(1)
    visitor.key("z")
    expect(page.locator("dialog[open] .zoom")).to_be_visible()
    visitor.close_dialog()

    page.get_by_role("button", name="Rareté").click()
    page.locator(".panel label").first.click()
    visitor.key("Escape")
    expect(page.locator(".panel")).to_have_count(0)
    assert 0 < everything.count() < many
    page.reload()  # what lies on the bench is not lost
    expect(page.locator("li.in [data-card]")).to_have_count(1)


def test_a_deck_travels_by_code_link_and_list(people: People) -> None:
    visitor = begin(people.come(), "thargos/deck")
    page = visitor.page
    page.get_by_role("button", name="Share").click()
    link, code, words = (page.locator(f"#share-{way}").input_value() for way in ("link", "code", "list"))
    assert code in link

    friend = people.come(lang="fr").page
    friend.goto(link)
    expect(friend.locator(".verdict")).to_have_class(re.compile("good"))
    expect(friend).to_have_url(re.compile("#/make/thargos/deck$"))

    other = people.come().go("make/thargos/deck").page
    for text in (code, words):
        other.get_by_role("button", name="Import").click()
        other.locator("#bring-text").fill(text)
        other.locator("dialog").get_by_role("button", name="Import").click()
        expect(other.locator("dialog[open]")).to_have_count(0)
        expect(other.locator(".verdict")).to_have_class(re.compile("good"))
    other.get_by_role("button", name="Import").click()
    other.locator("#bring-text").fill(words + "\n2 Nobody Knows This")
    other.locator("dialog").get_by_role("button", name="Import").click()
    expect(other.locator(".unread")).to_contain_text(re.compile(r"Line \d+: no card is called “Nobody Knows This”"))
    other.get_by_role("button", name="Import the rest").click()
    expect(other.locator(".verdict")).to_have_class(re.compile("good"))


def test_a_bad_code_is_refused_before_anything_starts(people: People) -> None:
    visitor = people.come().go("new/thargos")
    page = visitor.page
    page.locator("summary", has_text="Decks of player 2").click()
    page.get_by_role("radiogroup", name="Decks of player 2").get_by_text("Paste a code").click()
    page.get_by_role("textbox", name="Code").fill("THA1-nonsense")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".trouble")).to_contain_text("Seat 2")
    people.complaints[:] = [line for line in people.complaints if "422" not in line and "400" not in line]


def test_a_story_is_laid_out_and_played(people: People) -> None:
    visitor = begin(people.come(), "thargos/story")
    page = visitor.page
    pieces = page.locator("[data-piece]")
    laid = pieces.count()
    page.locator(".leaf .piece:not([draggable=false])").first.click()
    expect(pieces).to_have_count(laid + 1)

    new = pieces.last
    new.focus()
    before = new.bounding_box()
    visitor.key("ArrowLeft", "ArrowUp", "1")
    after = new.bounding_box()
    assert before and after and before != after
    expect(page.locator(".spot.on .marks .mark")).to_have_count(1)
    arrows = page.locator(".plane .head")
    drawn = arrows.count()
    visitor.key("l")
    expect(page.locator(".telling")).to_be_visible()
    expect(page.locator(".telling")).to_have_css("pointer-events", "none")  # a piece may lie under it
    pieces.first.focus()
    visitor.key("Enter")
    expect(arrows).to_have_count(drawn + 1)
    new.focus()
    visitor.key("Delete")
    expect(pieces).to_have_count(laid)
    expect(arrows).to_have_count(drawn)

    box = pieces.first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 50, steps=4)
    page.mouse.up()
    moved = pieces.first.bounding_box()
    assert moved and abs(moved["x"] - box["x"] - 40) < 12

    page.get_by_label("Name", exact=True).fill("The Two Roads")
    page.wait_for_timeout(BRIEFLY)  # whoever has written a name may click at once: leaving the field changes nothing
    page.get_by_role("button", name="Play this story").click()
    expect(page).to_have_url(re.compile("#/new/thargos/bots/"))
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".map .legend")).to_contain_text("The Two Roads")
    expect(page.locator(".map .legend li").filter(has_text="Side mission")).to_be_visible()
    expect(visitor.choices.first).to_be_visible()


def test_a_campaign_remembers(people: People) -> None:
    visitor = people.come().go("new/darkrituals")
    page = visitor.page
    page.get_by_role("link", name="Campaign").click()
    stages = page.locator("ol > li")
    expect(stages.nth(1)).to_have_class(re.compile("locked"))
    expect(stages.nth(1)).to_contain_text("Eliminate four heroes")  # what a stage is about
    stages.first.get_by_role("button").click()
    expect(visitor.choices.first).to_be_visible()
    table = page.url.rsplit("/", 1)[1]

    visitor.go("campaign/darkrituals")
    expect(stages.first).to_have_class(re.compile("underway"))

    def finished(route: Route) -> None:
        facts = route.fetch().json()
        plates = [{**plate, "rank": 1, "score": "Round 6"} for plate in facts["plates"]]
        route.fulfill(json={**facts, "over": True, "plates": plates})

    page.route(f"**/api/tables/{table}?*", finished)
    page.reload()
    expect(stages.first).to_have_class(re.compile("won"))
    expect(stages.first).to_contain_text("Round 6")
    expect(stages.nth(1)).to_have_class(re.compile("open"))
    page.unroute_all()
    page.get_by_role("button", name="Begin again").click()
    page.locator("dialog").get_by_role("button", name="Begin again").click()
    expect(stages.first).to_have_class(re.compile("open"))


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_workshops_are_accessible(people: People, phone: bool) -> None:
    visitor = people.come(phone=phone, color_scheme="light" if phone else "dark", bypass_csp=True)
    page = visitor.page
    for where in ("thargos/deck", "hismment/deck", "thargos/story"):
        begin(visitor, where)
        check(where, page)
        page.get_by_role("button", name="Import").click()
        check(f"{where} import", page)
        visitor.close_dialog()
        page.get_by_role("button", name="Share").click()
        check(f"{where} share", page)
        visitor.close_dialog()
    page.locator("[data-piece]").first.click()
    check("piece in hand", page)
    page.get_by_role("button", name=re.compile("^Rules")).click()
    check("rules of a story", page)
    visitor.go("make/thargos/deck")
    page.locator(".pill").first.click()
    check("filter", page)
    visitor.key("Escape")
    visitor.go("new/thargos")
    expect(page.locator("form")).to_be_visible()
    check("new table", page)
    visitor.go("campaign/darkrituals")
    expect(page.locator("ol > li").first).to_be_visible()
    check("campaign", page)
