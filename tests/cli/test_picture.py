"""Every kind of region and item can be drawn, within a hundred columns."""

from __future__ import annotations

from rich.console import Console

import ludotheque
from ludotheque.cli.ink import Ink
from ludotheque.cli.picture import picture
from ludotheque.kernel import Item, Link, Mark, Plate, Prompt, Ref, Region, Scene, Shown


def draw(scene: Scene) -> str:
    console = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115, PTH123
    console.print(picture(scene, Ink(ludotheque.game("leduc")), console))
    text = console.export_text()
    assert max(map(len, text.splitlines())) <= 100
    return text


def scene(*regions: Region, prompt: Prompt | None = None, plates: list[Plate] | None = None) -> Scene:
    return Scene("toy", "only", "en", "Toy", 0, 3, list(regions), plates or [], prompt)


def test_rows_and_hands() -> None:
    hand = [Item(id=f"c{i}", name=f"Card number {i}", sub="a plan", corner=str(i), tone="hearts") for i in range(6)]
    hand[0].stats = [Mark(text="4", label="might", icon="spades")]
    hand[1].under = [Item(id="u", name="hidden helper")]
    hand[2].flags = ["hurt", "spent"]
    backs = [Item(id=f"b{i}", down=True) for i in range(7)]
    crowd = [Item(id=f"t{i}", name=f"token {i}", kind="token") for i in range(20)]
    text = draw(
        scene(
            Region(id="hand", kind="hand", area="hand", label="Hand", items=hand),
            Region(id="away", kind="hand", area="away", label="Theirs", items=backs),
            Region(id="crowd", label="Crowd", items=crowd),
            Region(id="none", label="Nothing", clauses=["TOY-01"]),
        )
    )
    assert "♥ Card number 0" in text and "♠ might 4" in text and "└ hidden helper" in text
    assert "▒▒▒▒ × 7" in text and "token 19" in text
    assert "Nothing  TOY-01" in text and "empty" in text
    assert text.index("Theirs") < text.index("Crowd") < text.index("Hand")


def test_maps_tracks_meters_dice_and_sheets() -> None:
    places = [
        Item(id="rome", kind="space", name="Rome"),
        Item(id="ostia", kind="space", name="Ostia"),
        Item(id="fleet", kind="piece", name="Fleet", on="ostia"),
        Item(id="lost", kind="piece", name="Lost legion"),
    ]
    walk = [Item(id="p", kind="piece", name="Pawn", at=(2, 0))]
    text = draw(
        scene(
            Region(id="map", kind="map", label="Map", items=places, links=[Link("rome", "ostia")]),
            Region(id="track", kind="track", label="Track", items=walk, columns=5),
            Region(id="life", kind="meter", label="Life", value=5, limit=10),
            Region(id="dice", kind="dice", label="Dice", items=[Item(id="d", kind="die", name="red", value=6)]),
            Region(id="sheet", kind="sheet", label="Sheet", lines=[["see ", Ref("clause", "TOY-02")]]),
            Region(id="pile", kind="stack", label="Pile", count=3, items=[Item(id="top", name="Top card")]),
            Region(id="chart", kind="sheet", area="aid", label="Chart", lines=[["secret table"]]),
        )
    )
    assert "leads to Ostia" in text and "Fleet" in text and "Lost legion" in text
    assert " 2 Pawn" in text and "██████████░░░░░░░░░░ 5 / 10" in text
    assert "⚅ red" in text and "see [TOY-02]" in text and "▒▒▒▒ × 3" in text and "Top card" in text
    assert "i Chart: look it up" in text and "secret table" not in text


def test_a_board_too_wide_for_names_has_letters() -> None:
    squares = [Item(id=f"s{x}", kind="space", name="Square", at=(x, 0)) for x in range(12)]
    golem = Item(id="golem", kind="piece", name="Frostbound Golem", on="s3")
    go = Prompt([0], True, ["Where to?"], choices=[Shown(["go"], "Go", items=["s9"])])
    text = draw(scene(Region(id="board", kind="grid", columns=12, rows=1, items=[*squares, golem]), prompt=go))
    row = next(line for line in text.splitlines() if "[1]" in line)
    assert row.split() == ["·", "·", "·", "a", *["·"] * 5, "[1]", "·", "·"]
    assert "a Frostbound Golem" in text


def test_a_large_map_tells_only_of_places_that_matter_now() -> None:
    places = [Item(id=f"place{n}", kind="space", name=f"Place {n}.") for n in range(40)]
    fleet = Item(id="fleet", kind="piece", name="Fleet", on="place7")
    go = Prompt([0], True, ["Where to?"], choices=[Shown(["go", 9], "Go", items=["place9"])])
    text = draw(scene(Region(id="map", kind="map", items=[*places, fleet]), prompt=go))
    assert "Place 7." in text and "Place 9. [1]" in text and "Place 8." not in text
    assert "and 38 quiet places" in text


def test_prompt_plates_and_many_choices() -> None:
    many = [Shown(["go", n], f"Go to place {n}", items=["rome"] if n < 2 else []) for n in range(60)]
    many[0].preview = []
    text = draw(
        scene(
            Region(id="map", kind="map", items=[Item(id="rome", kind="space", name="Rome")]),
            prompt=Prompt([0], True, ["Where to?"], clauses=["TOY-03"], choices=many, coach=["Go far."]),
            plates=[
                Plate(0, "Ann", score="7", active=True, marks=[Mark(text="2", label="coins")]),
                Plate(1, "Villain", kind="automaton"),
            ],
        )
    )
    assert "Rome [1] [2]" in text
    assert "Lesson  Go far." in text and "Where to?  TOY-03" in text and " 60 Go to place 59" in text
    assert "▶ Ann (you)  7  coins 2" in text and "Villain (the rules)" in text
    few = Prompt([0], True, ["So?"], choices=[Shown(["a"], "Attack", preview=[["5 against 3"]], clause="TOY-04")])
    assert "Attack  TOY-04" in draw(scene(prompt=few)) and "5 against 3" in draw(scene(prompt=few))


def test_colours_show_on_any_background() -> None:
    ink = Ink(ludotheque.game("leduc"))
    assert ink.style("spades").startswith("#") and ink.style("unknown") == ""
    assert ink.glyph("", "spades") == "♠" and Ink(ludotheque.game("tictactoe")).glyph("", "nought") == "●"


def test_a_tally_has_a_column_for_each_side() -> None:
    sides = [
        Item(id="attack", name="Attack", stats=[Mark("7", "Might"), Mark("2", "Mind")]),
        Item(id="defence", name="Defence", stats=[Mark("5", "Might")]),
    ]
    lines = draw(scene(Region(id="tally", kind="tally", label="Conflict", items=sides))).splitlines()
    assert any("Attack" in line and "Defence" in line for line in lines)
    assert any(line.split()[-3:] == ["Might", "7", "5"] for line in lines)
    assert any(line.split()[-3:] == ["Mind", "2", "·"] for line in lines)


def test_a_chart_tells_row_by_row_what_each_does_to_which() -> None:
    items = [Item(id=name.lower(), kind="token", name=name) for name in ("Rock", "Paper", "Well")]
    links = [Link("paper", "rock", "beats"), Link("paper", "well", "beats"), Link("well", "rock", "here")]
    legend = [Mark("beats", label="beats", tone="beats"), Mark("here", label="swallows", tone="here")]
    region = Region(
        id="chart", kind="chart", label="Hands", items=items, links=links, legend=legend, lines=[["Rows win."]]
    )
    lines = [" ".join(line.strip("│ ").split()) for line in draw(scene(region)).splitlines()]
    assert any(line.endswith("Rows win.") for line in lines)
    assert any(line.endswith("Paper beats Rock, Well") for line in lines)
    assert any(line.endswith("Well swallows Rock") for line in lines) and any(line.endswith("Rock") for line in lines)
