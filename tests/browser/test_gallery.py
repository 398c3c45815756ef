"""Every kind of region and item, from the canned scenes: choosing step by step, and axe."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from .conftest import People
from .site import Gallery


@pytest.fixture(scope="module")
def gallery() -> Iterator[Gallery]:
    with Gallery() as running:
        yield running


@pytest.mark.xdist_group("gallery")
@pytest.mark.parametrize(
    ("scene", "phone"),
    [
        ("duel", False),
        ("grid", True),
        ("map", False),
        ("map", True),
        ("night", True),
        ("odd", False),
        ("rooms", False),
        ("rooms", True),
    ],
)
def test_every_kind_of_scene_is_accessible(people: People, gallery: Gallery, scene: str, phone: bool) -> None:
    visitor = people.come(gallery, phone=phone, color_scheme="light" if phone else "dark").go(f"gallery/{scene}")
    expect(visitor.prompt).to_be_visible()
    found = Axe().run(visitor.page).response["violations"]
    assert [(one["id"], node["html"][:200]) for one in found for node in one["nodes"]] == []


@pytest.mark.xdist_group("gallery")
def test_a_choice_is_made_click_by_click(people: People, gallery: Gallery) -> None:
    visitor = people.come(gallery).go("gallery/duel")
    page = visitor.page
    item = page.locator
    expect(item("[data-item=h1]")).not_to_have_attribute("data-target", "true")
    item("[data-item=c2]").click()
    expect(visitor.targets).to_have_count(2)
    expect(visitor.prompt).to_contain_text("Chosen: Guardian")
    item("[data-item=h1]").hover()
    expect(visitor.prompt).to_contain_text("a tie is enough")
    visitor.key("Escape")
    expect(visitor.targets).to_have_count(6)
    visitor.key("ArrowLeft", "Enter", "ArrowDown", "Enter")
    expect(visitor.prompt).not_to_contain_text("glows")


@pytest.mark.xdist_group("gallery")
def test_what_can_be_chosen_is_brought_into_sight(people: People, gallery: Gallery) -> None:
    visitor = people.come(gallery, phone=True).go("gallery/grid")
    visitor.page.locator("[data-item=p1]").click()
    expect(visitor.targets.first).to_be_in_viewport()


@pytest.mark.xdist_group("gallery")
def test_a_pile_can_be_chosen(people: People, gallery: Gallery) -> None:
    visitor = people.come(gallery).go("gallery/duel")
    visitor.page.get_by_role("button", name="Choose Your deck").click()
    expect(visitor.prompt).to_contain_text("Waiting for")


@pytest.mark.xdist_group("gallery")
def test_a_piece_goes_to_a_square_and_a_traveller_to_a_city(people: People, gallery: Gallery) -> None:
    visitor = people.come(gallery).go("gallery/grid")
    visitor.page.locator("[data-item=p1]").click()
    visitor.page.locator("[data-item=q24]").click()
    expect(visitor.prompt).to_contain_text("Move Selva")
    expect(
        visitor.page.locator(".cell", has=visitor.page.locator("[data-item=q24]")).locator("[data-item=p1]")
    ).to_be_visible()
    visitor.go("gallery/map")
    visitor.page.get_by_role("button", name="Go to lima").click()
    expect(visitor.page.locator("[data-item=atlantic]")).to_be_visible()
    visitor.page.get_by_role("button", name="Zoom in").click()
    visitor.page.get_by_role("button", name="Show the whole map").click()


@pytest.mark.xdist_group("gallery")
def test_a_card_can_be_read_large(people: People, gallery: Gallery) -> None:
    visitor = people.come(gallery).go("gallery/duel")
    expect(visitor.prompt).to_be_visible()
    visitor.page.locator("[data-item=h2]").click()
    dialog = visitor.page.locator("dialog[open]")
    expect(dialog).to_contain_text("Mysticism")
    visitor.key("ArrowRight")
    expect(dialog).to_contain_text("Imperial Healer")
    visitor.close_dialog()
    visitor.page.locator("[role=log]").get_by_role("button", name="Earth Elemental").click()
    expect(dialog).to_contain_text("Earth Elemental")


@pytest.mark.xdist_group("gallery")
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_zones_stay_where_they_are_whatever_is_asked(people: People, gallery: Gallery, phone: bool) -> None:
    """Board, prompt and hand keep their rectangles from one scene to the next, and none lies over another."""
    visitor = people.come(gallery, phone=phone)
    page = visitor.page
    for scene in ("duel", "grid", "map", "rooms"):
        visitor.go(f"gallery/{scene}")
        expect(visitor.prompt).to_be_visible()
        zones = page.locator(".zone")
        places = [zone.bounding_box() for zone in zones.all()]
        for _ in range(3):
            page.keyboard.press("1")
            assert [zone.bounding_box() for zone in zones.all()] == places
        for index, one in enumerate(places):
            for other in places[index + 1 :]:
                assert one and other
                across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
                down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
                assert across <= 0 or down <= 0


@pytest.mark.xdist_group("gallery")
def test_a_figure_goes_from_room_to_room(people: People, gallery: Gallery) -> None:
    visitor = people.come(gallery, phone=True).go("gallery/rooms")
    page = visitor.page
    page.locator("[data-item=ikrek]").click()
    room = page.locator("[data-item=r1]")
    expect(room).to_have_attribute("data-target", "true")
    expect(room).to_contain_text("2")
    for target in visitor.targets.all():
        box = target.bounding_box()
        assert box is not None and min(box["width"], box["height"]) >= 24
    room.click()
    inside = page.locator(".place", has=room).locator("[data-item=ikrek]")
    expect(inside).to_be_visible()
    expect(page.locator("div.moment")).to_contain_text("The library burns")
    expect(page.locator("div.moment")).to_have_count(0)


@pytest.mark.xdist_group("gallery")
def test_totals_stand_side_by_side_and_open_into_their_sums(people: People, gallery: Gallery) -> None:
    page = people.come(gallery).go("gallery/rooms").page
    row = page.locator(".tally tbody tr", has_text="Force")
    expect(row.locator(".leading")).to_contain_text("7")
    sum_of = row.locator(".sum")
    expect(sum_of).to_be_hidden()
    row.get_by_role("button", name="7").click()
    expect(sum_of).to_be_visible()


@pytest.mark.xdist_group("gallery")
def test_what_a_choice_leads_to_is_told_line_by_line(people: People, gallery: Gallery) -> None:
    page = people.come(gallery).go("gallery/rooms").page
    page.locator("[data-item=ikrek]").click()
    page.locator("[data-item=r1]").hover()
    expect(page.locator(".side .foresight p")).to_have_count(3)


@pytest.mark.xdist_group("gallery")
def test_a_finger_is_told_before_it_is_done(people: People, gallery: Gallery) -> None:
    page = people.come(gallery, phone=True).go("gallery/rooms").page
    page.locator("[data-item=ikrek]").tap()
    page.locator("[data-item=r1]").tap()
    expect(page.locator(".foreseen.narrowly .foresight p")).to_have_count(3)
    expect(page.get_by_role("button", name="Yes, do it")).to_be_visible()


@pytest.mark.xdist_group("gallery")
def test_a_map_by_keyboard(people: People, gallery: Gallery) -> None:
    visitor = people.come(gallery).go("gallery/map")
    page = visitor.page
    lima = page.get_by_role("button", name="Go to lima")
    expect(lima).to_be_in_viewport()
    visitor.key("+", "+", "+")
    whole = page.get_by_role("button", name="Show the whole map")
    expect(whole).to_be_visible()
    before = lima.bounding_box()
    visitor.key("Shift+ArrowLeft")
    after = lima.bounding_box()
    assert before is not None and after is not None and after["x"] > before["x"]
    lima.focus()
    expect(lima).to_be_in_viewport()
    visitor.key("Home")
    expect(whole).to_have_count(0)
