"""Which pictures there are, and whether they are as their data says. Needs no drawing library."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque
from ludotheque.art.book import PICTURES, Book, common, read_book
from ludotheque.art.icons import IconBodies
from ludotheque.art.keys import WEIGHT, behind, focus_of, key_of, leftover, wanted
from ludotheque.art.manifest import SHELVES, read_manifest

ICONS = IconBodies()
BOOKS = {game.name: book for game in ludotheque.games().values() if (book := read_book(game.name, game.folder))}
ALL = 14_000_000
"""What all pictures of the four games may weigh together, in bytes."""

every_game = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


def test_every_game_on_the_shelf_has_pictures() -> None:
    assert {"darkrituals", "fortune", "hismment", "leduc", "thargos", "tictactoe"} <= set(BOOKS)


@every_game
def test_every_card_of_the_game_has_one(book: Book) -> None:
    box = ludotheque.game(book.game).own_box
    assert box is None or set(box.cards) <= set(book.cards), "a card is of no kind that art.toml knows"


@every_game
def test_no_picture_is_older_than_its_data(book: Book) -> None:
    if ICONS.path is None:
        pytest.skip("the icon set is not here: run make setup")
    old = [f"{each.shelf} {each.name}" for each in behind(book, read_manifest(book.folder), ICONS)]
    assert not old, f"{len(old)} pictures are older than their data: run make art (ludo art {book.game})"


@every_game
def test_the_manifest_names_every_file_and_no_other(book: Book) -> None:
    manifest = read_manifest(book.folder)
    named = [file for shelf in SHELVES for file in manifest[shelf].values()]
    assert len(named) == len(set(named))
    assert all((book.folder / PICTURES / file).exists() for file in named)
    assert leftover(book, manifest) == []
    assert manifest["focus"] == focus_of(book)


@every_game
def test_no_picture_is_too_heavy(book: Book) -> None:
    for each in wanted(book, ICONS):
        path = book.folder / PICTURES / each.file
        assert not path.exists() or path.stat().st_size <= WEIGHT[each.shape], each.file


def test_all_together_are_not_too_heavy() -> None:
    ours = [book for book in BOOKS.values() if "ludotheque" in book.folder.parts]
    assert sum(path.stat().st_size for book in ours for path in (book.folder / PICTURES).iterdir()) <= ALL


@every_game
def test_no_two_people_share_a_look(book: Book) -> None:
    looks = list(book.table("looks").values())
    assert len(looks) == len(set(looks))


@every_game
def test_tables_speak_only_of_cards_that_exist(book: Book) -> None:
    lines = {str(card.get("line", "")) for card in book.cards.values()}
    for table in ("subjects", "looks", "stands", "lands_of", "apparitions", "beside"):
        assert set(book.table(table)) <= set(book.cards) | lines, table
    assert set(book.table("covers").values()) <= set(book.cards)


def _shelf(tmp_path: Path, art: str, cards: str) -> Book:
    (tmp_path / "cards").mkdir(exist_ok=True)
    (tmp_path / "art.toml").write_text(art)
    (tmp_path / "cards/all.toml").write_text(cards)
    book = read_book("toy", tmp_path)
    assert book is not None
    return book


ART = """
process = "woodcut"
reads = ["kind", "icon", "clan", "where", "land"]
[kinds.hero]
scene = "portrait"
inks = ["clan", "words:clans", "where/land", "? blue red"]
[words]
clans = [["red", "wolf"], ["blue", "sea"]]
[inks]
red = { sky = "#FF0000" }
blue = { sky = "#0000FF" }
[subjects]
wolf_lady = "beast wolf"
"""
CARDS = """
[plain]
kind = "hero"
icon = "crown"
price = 3
clan = "red"
[wolf_lady]
kind = "hero"
icon = "wolf-head"
[far_away]
kind = "hero"
icon = "crown"
where = "shore"
[shore]
kind = "place"
land = "blue"
"""


class First:
    def random(self) -> float:
        return 0.0


@pytest.mark.parametrize(
    ("cid", "ink"), [("plain", "red"), ("wolf_lady", "red"), ("far_away", "blue")], ids=["field", "words", "dice"]
)
def test_the_first_rule_that_finds_inks_decides(tmp_path: Path, cid: str, ink: str) -> None:
    book = _shelf(tmp_path, ART, CARDS)
    card = book.cards[cid]
    assert book.choose(book.ink_rule(card), book.inks, cid, card, First()) == ink


def test_what_a_picture_does_not_show_draws_none_again(tmp_path: Path) -> None:
    before = _shelf(tmp_path, ART, CARDS)
    dearer = _shelf(tmp_path, ART, CARDS.replace("price = 3", "price = 9"))
    other = _shelf(tmp_path, ART, CARDS.replace('clan = "red"', 'clan = "blue"'))
    keys = [key_of(book, "plain", "card", ICONS) for book in (before, dearer, other)]
    assert keys[0] == keys[1] != keys[2]
    assert key_of(before, "wolf_lady", "card", ICONS) == key_of(other, "wolf_lady", "card", ICONS)


def test_a_card_shows_what_its_name_says_else_its_icon(tmp_path: Path) -> None:
    book = _shelf(tmp_path, ART, CARDS)
    assert book.subjects("wolf_lady", book.cards["wolf_lady"]) == ["beast wolf"]
    unknown: dict[str, Any] = {"kind": "hero", "icon": "no-such-icon"}
    assert book.subjects("new", unknown) == ["icon no-such-icon"]
    assert book.subjects("new", {"kind": "hero", "icon": "wolf-head"}) == [common()["icons"]["wolf-head"]]


def test_a_game_without_art_has_no_book(tmp_path: Path) -> None:
    assert read_book("toy", tmp_path) is None
