"""Whole games in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import People
from .site import Site

WORDS = {
    "en": {
        "start": "Start the game",
        "replay": "Look back",
        "last": "Last step",
        "fair": "Checked",
    },
    "fr": {
        "start": "Commencer la partie",
        "replay": "Revoir la partie",
        "last": "Dernière étape",
        "fair": "Vérifié",
    },
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_leduc_against_a_bot(people: People, phone: bool, lang: str) -> None:
    """From the shelf to the replay, with a reload in the middle."""
    words = WORDS[lang]
    visitor = people.come(phone=phone, lang=lang).go()
    page = visitor.page
    page.locator(".game", has_text="Leduc").get_by_role("link").first.click()
    page.fill("#name-0", "Zoé")
    page.get_by_role("button", name=words["start"]).click()
    expect(visitor.choices.first).to_be_visible()
    assert page.locator("html").get_attribute("lang") == lang

    if phone:  # prompt and hand are in sight without scrolling, and large enough for a finger
        for element in (visitor.prompt, page.locator(".area.hand [data-item]").first):
            box = element.bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= 844
        for button in visitor.choices.all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44

    assert visitor.play_one()
    expect(visitor.choices.or_(visitor.verdict).first).to_be_visible()
    hand, log = page.locator(".area.hand [data-item]").first.get_attribute("data-item"), visitor.log()
    over = visitor.verdict.is_visible()
    page.reload()
    expect(page.locator(".area.hand [data-item]").first).to_have_attribute("data-item", hand or "")
    expect(visitor.story).to_have_count(len(log))
    expect(visitor.story).to_have_text(log)

    if not over:
        visitor.play_to_the_end()
        expect(visitor.verdict).not_to_be_empty()
        expect(page.locator("dialog details")).to_contain_text(words["fair"])
        verdict = visitor.verdict.text_content() or ""
        page.locator("dialog").get_by_role("link", name=words["replay"]).click()
    else:
        verdict = page.locator(".prompt .ask").text_content() or ""
        page.goto(page.url.replace("#/table/", "#/replay/"))

    expect(page).to_have_url(re.compile("#/replay/"))
    expect(page.locator("output")).to_contain_text("0")
    page.get_by_role("button", name=words["last"]).click()
    expect(page.locator(".prompt .ask")).to_have_text(verdict.strip())
    page.reload()  # the link to a step leads to that step
    expect(page.locator(".prompt .ask")).to_have_text(verdict.strip())


def test_a_whole_game_by_keyboard_alone(people: People) -> None:
    visitor = people.come().go()
    page = visitor.page
    expect(page.locator(".game").first).to_be_visible()

    def tab_to(text: str) -> None:
        for _ in range(60):
            visitor.key("Tab")
            if text in (
                page.evaluate("document.activeElement.closest('.game, form, dialog')?.textContent ?? ''") or ""
            ) and (page.evaluate("document.activeElement.matches('.btn.main, .game a')")):
                return
        raise AssertionError(f"Tab never reached the main button of {text}")

    tab_to("Tic-tac-toe")
    visitor.key("Enter")
    expect(page.locator("form")).to_be_visible()
    tab_to("Start the game")
    visitor.key("Enter")
    expect(visitor.targets.first).to_be_visible()

    visitor.key("?")
    expect(page.locator("dialog[open]")).to_contain_text("TTT-02")
    visitor.close_dialog()
    visitor.key("ArrowRight", "ArrowRight", "ArrowDown")
    focused = page.locator(":focus")
    expect(focused).to_have_attribute("data-target", "true")
    visitor.key("Enter")

    for turn in range(6):
        expect(visitor.targets.or_(visitor.verdict).first).to_be_visible()
        if visitor.verdict.is_visible():
            break
        left = visitor.targets.count()
        if turn % 2:
            visitor.key("1")
        else:
            visitor.key("o")
            expect(page.locator("dialog [data-option]")).to_have_count(left)
            visitor.key("ArrowDown", "Enter")
        page.wait_for_function("(left) => document.querySelectorAll('[data-target]').length !== left", arg=left)
    expect(visitor.verdict).to_be_visible()
    tab_to("Rematch")
    visitor.key("Enter")
    expect(visitor.verdict).to_have_count(0)
    expect(visitor.targets).to_have_count(9)


def test_a_lesson_has_a_coach(people: People) -> None:
    visitor = people.come().go("new/leduc")
    visitor.page.locator(".lessons button").first.click()
    expect(visitor.page.locator(".coach")).to_contain_text("king")


def test_a_move_is_confirmed_when_that_is_asked_for(people: People) -> None:
    visitor = people.come()
    page = visitor.go().page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Ask before a move is sent").check()
    visitor.close_dialog()
    visitor.start("tictactoe")
    visitor.targets.first.click()
    expect(visitor.prompt).to_contain_text("are you sure?")
    visitor.key("Escape")
    expect(visitor.targets).to_have_count(9)
    visitor.targets.first.click()
    page.get_by_role("button", name="Yes, do it").click()
    expect(visitor.targets).to_have_count(7)


def test_a_finger_reads_a_card_before_it_is_sold_and_looks_at_who_stands_on_a_square(people: People) -> None:
    visitor = people.come(phone=True).go("new/hismment")
    page = visitor.page
    page.locator(".lessons button").first.click()  # a known deal: words that fit on a card are not shown again
    card = page.locator("[data-item=card33][data-target]")
    card.tap()
    expect(page.locator(".unread .text")).to_be_visible()  # all its words, large
    page.get_by_role("button", name="Back").tap()
    expect(card).to_be_visible()
    expect(page.locator(".unread")).to_have_count(0)
    for plate in page.locator(".plate .score").all():  # nobody's Heart is out of sight
        expect(plate).to_be_in_viewport(ratio=1)
    page.locator(".grid [data-item=sq8]").tap()  # an empty square has nothing to tell
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.get_by_role("button", name="Charts and aids").tap()
    chart = page.locator("dialog[open] section", has=page.locator("h2", has_text="Who beats whom"))
    fire = chart.locator("tbody tr", has=page.locator("th", has_text="Fire"))
    fire.get_by_role("button", name="Fire").tap()  # told in words, both ways
    expect(chart.locator(".told p", has_text="beats")).to_have_text(re.compile(r"beats\s+Ice\s+Plant\s+Metal\s*"))
    expect(chart.locator(".told p", has_text="loses to").first).to_have_text(
        re.compile(r"loses to\s+Earth\s+Water\s+Sand\s*")
    )
    frame = chart.locator(".frame")
    frame.evaluate("(node) => (node.scrollIntoView(), node.scrollTo(node.scrollWidth, node.scrollHeight))")
    expect(chart.locator("tbody th", has_text="Diamond")).to_be_in_viewport()  # headings stay in sight
    expect(chart.locator("thead th", has_text="Diamond")).to_be_in_viewport()


def test_things_on_their_way_do_not_shrink_the_table(people: People) -> None:
    """What is attached to a hero keeps its name after a turn with all motion; reduced motion hides the mistake."""
    visitor = people.come(reduced_motion="no-preference").go("new/hismment")
    page = visitor.page
    page.locator(".lessons button").first.click()
    for _ in range(11):
        expect(visitor.choices.first).to_be_visible()
        before = visitor.prompt.text_content()
        (visitor.targets if visitor.targets.count() else visitor.choices).first.click()
        expect(visitor.prompt).not_to_have_text(before or "")
    expect(visitor.prompt).to_contain_text("may move")
    for name in ("Firebrand", "Padded Vest"):
        expect(page.locator("[data-region=arms4] .strip-name", has_text=name)).to_be_visible()


NOTES = """() => {
  window.notes = [];
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) => {
    if (node.classList?.contains('change')) window.notes.push(node.textContent);
  }))).observe(document.querySelector('.plate.me'), { childList: true, subtree: true });
}"""


@pytest.mark.parametrize(("motion", "notes"), [("no-preference", ["+33", "−1"]), ("reduce", [])])
def test_a_number_that_changes_says_by_how_much(people: People, motion: str, notes: list[str]) -> None:
    """Coins and cards on one's own name plate, for a moment; not for whoever wants nothing to move."""
    page = people.come(reduced_motion=motion).go("new/hismment").page
    page.locator(".lessons button").first.click()
    expect(page.locator("[data-item=card33][data-target]")).to_be_visible()
    page.evaluate(NOTES)
    page.locator("[data-item=card33][data-target]").click()
    expect(page.locator(".plate.me .mark", has_text="143")).to_be_visible()
    assert page.evaluate("window.notes") == notes


def test_every_card_of_a_closed_up_hand_can_be_pointed_at(people: People) -> None:
    visitor = people.come(viewport={"width": 420, "height": 900}).go("new/hismment")
    page = visitor.page
    page.locator(".lessons button").first.click()
    cards = page.locator("[data-region=hand0] [data-item]")
    expect(cards).to_have_count(4)
    under = "([x, y]) => document.elementFromPoint(x, y).closest('[data-item]')?.dataset.item"
    for card in cards.all():  # one after another comes whole into sight
        card.scroll_into_view_if_needed()
        box = card.bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 20, box["y"] + 50)
        assert page.evaluate(under, [box["x"] + 20, box["y"] + 50]) == card.get_attribute("data-item")


def test_beside_the_table_a_card_is_read_with_what_it_leads_to_and_nothing_scrolls(people: People) -> None:
    visitor = people.come(lang="fr").go("new/hismment")
    page = visitor.page
    page.locator(".lessons button").first.click()
    page.locator("[data-item=card33][data-target]").click()
    bought = page.locator("[data-item=card15][data-target]")
    bought.hover()
    bought.hover(position={"x": 30, "y": 12})  # only a pointer that moves asks
    expect(page.locator(".side .foreseen .foresight")).to_contain_text("Acheter Tison ardent")
    reading, small = page.locator(".peek .face"), bought.bounding_box()
    expect(reading).to_contain_text("Après le coup")
    large = reading.bounding_box()
    assert small and large  # beside what is read, never over it
    assert large["x"] >= small["x"] + small["width"] or large["x"] + large["width"] <= small["x"]
    page.mouse.move(640, 795)
    widths = page.locator("[data-region=shop0] .slot").evaluate_all("(all) => all.map((one) => one.offsetWidth)")
    assert max(widths) - min(widths) <= 1  # no last card as wide as a row


def test_on_a_phone_the_choices_have_one_line_with_everything_offered(people: People) -> None:
    visitor = people.come(phone=True).start("hismment")
    page = visitor.page
    page.get_by_role("button", name="Go on").tap()
    expect(page.get_by_role("button", name="Take back")).to_be_visible()
    buttons = page.locator(".prompt .choices .btn")
    tops = {round(button.bounding_box()["y"]) for button in buttons.all()}  # type: ignore[index]
    assert len(tops) == 1
    tools = visitor.prompt.locator(".tools").bounding_box()
    assert tools and round(tools["y"]) in tops  # beside them, so that the prompt has two lines and no third


def test_a_hint_marks_an_option(people: People) -> None:
    visitor = people.come().start("tictactoe")
    expect(visitor.targets).to_have_count(9)
    visitor.key("h")
    expect(visitor.page.locator(".item.hinted")).to_have_count(1)


def test_the_page_finds_its_way_back_after_the_server_dies(people: People, mortal_site: Site) -> None:
    visitor = people.come(mortal_site).start("tictactoe", "bots")
    visitor.play_one()
    expect(visitor.targets).to_have_count(7)
    mortal_site.kill()
    expect(visitor.page.locator(".banner.bad")).to_be_visible()
    expect(visitor.targets).to_have_count(0)
    mortal_site.start()
    expect(visitor.page.locator(".banner.bad")).to_have_count(0, timeout=20_000)
    expect(visitor.targets).to_have_count(7)
    visitor.play_one()
    expect(visitor.targets).to_have_count(5)
    # A browser reports every connection it could not make; nothing else went wrong.
    lost = ("WebSocket connection", "net::ERR_CONNECTION")
    people.complaints[:] = [line for line in people.complaints if not any(words in line for words in lost)]
