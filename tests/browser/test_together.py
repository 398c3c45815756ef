"""Several people: by link, at one screen, watching."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import People


def test_a_friend_joins_by_link_and_a_stranger_watches(people: People) -> None:
    anne = people.come().start("leduc", "friends", "Anne", "Bob")
    link = anne.page.locator(".invite input").input_value()
    anne.close_dialog()
    bob = people.come(phone=True, lang="fr")
    bob.page.goto(link)
    bob.page.fill("#name", "Robert")
    bob.page.get_by_role("button", name="Prendre place").click()
    expect(bob.prompt).to_contain_text("On attend Anne")
    expect(anne.page.locator(".plates")).to_contain_text("Robert")

    stranger = people.come()
    stranger.page.goto(anne.page.url)
    expect(stranger.page.locator(".banner")).to_contain_text("You are watching")
    expect(stranger.page.locator(".item.card:not(.down)")).to_have_count(0)

    assert anne.play_one()
    expect(bob.choices.first).to_be_visible()
    expect(stranger.page.locator("[role=log] p")).to_have_count(len(anne.log()))
    expect(stranger.choices).to_have_count(0)

    anne.key("u")  # nobody has answered yet, so it may be taken back
    expect(anne.choices.first).to_be_visible()
    expect(bob.choices).to_have_count(0)

    second = people.come()
    second.page.goto(link)
    expect(second.page.get_by_role("button", name="Sit down")).to_have_count(0)  # a spent link says so at once
    expect(second.page.get_by_role("alert")).to_be_visible()
    people.complaints[:] = [
        line for line in people.complaints if "410" not in line
    ]  # the browser's note of that refusal


def test_a_rematch_is_offered_and_accepted_with_one_click(people: People) -> None:
    anne = people.come().start("tictactoe", "friends", "Anne", "Bob")
    link = anne.page.locator(".invite input").input_value()
    anne.close_dialog()
    bob = people.come(phone=True)
    bob.page.goto(link)
    bob.page.fill("#name", "Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    for turn in range(9):
        mover = (anne, bob)[turn % 2]
        expect(mover.targets.or_(mover.verdict).first).to_be_visible()
        if mover.verdict.is_visible():
            break
        mover.targets.first.click()
    expect(anne.verdict).to_be_visible()
    finished = anne.page.url
    anne.page.get_by_role("button", name="Rematch").click()
    expect(anne.page).not_to_have_url(finished)
    bob.page.get_by_role("button", name="Accept the rematch").click()
    expect(bob.page).to_have_url(anne.page.url)
    expect(anne.targets).to_have_count(9)
    anne.targets.first.click()
    expect(bob.targets).to_have_count(8)


def test_leaving_and_coming_back(people: People) -> None:
    visitor = people.come().start("leduc", "friends", "Anne", "Bob")
    page = visitor.page
    expect(page.locator(".invite input")).to_be_visible()  # it asks first which invitations are still good
    visitor.close_dialog()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.locator(".strengths button").first.click()
    expect(page.locator(".banner")).to_contain_text("A bot plays for you")
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.locator(".banner")).to_have_count(0)


def test_two_at_one_screen_do_not_see_each_other_s_hand(people: People) -> None:
    visitor = people.come(phone=True).start("leduc", "screen", "Anne", "Bob")
    page = visitor.page
    for name in ("Anne", "Bob", "Anne"):
        expect(page.get_by_role("heading", level=1)).to_have_text(f"Pass the screen to {name}")
        expect(page.locator("[data-item]")).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator(".area.hand")).to_contain_text("of")
        visitor.choices.first.click()


def test_two_at_one_screen_go_on_at_once_where_nothing_is_hidden(people: People) -> None:
    visitor = people.come().start("tictactoe", "screen", "Anne", "Bob")
    for left in (9, 8, 7):
        expect(visitor.targets).to_have_count(left)
        visitor.targets.first.click()
    expect(visitor.targets).to_have_count(6)


def test_the_shelf_remembers_tables(people: People) -> None:
    visitor = people.come().start("tictactoe")
    expect(visitor.targets).to_have_count(9)
    visitor.go()
    entry = visitor.page.locator(".again li")
    expect(entry).to_contain_text("Your turn")
    entry.get_by_role("link").click()
    expect(visitor.targets).to_have_count(9)


def test_a_table_that_does_not_exist(people: People) -> None:
    visitor = people.come().go("table/nowhere")
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("This table cannot be opened")
