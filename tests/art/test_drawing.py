"""The drawing itself, where its libraries are installed (the extra ``art``)."""

import subprocess
import sys

import pytest

np = pytest.importorskip("numpy", reason="drawing needs the extra art")
for needed in ("skia", "scipy", "PIL"):
    pytest.importorskip(needed, reason="drawing needs the extra art")

import ludotheque
from ludotheque.art.book import Book, common, read_book
from ludotheque.art.compositions import COMPOSITIONS
from ludotheque.art.drawn.creatures import PLANS
from ludotheque.art.drawn.land import LANDS
from ludotheque.art.drawn.landmarks import LANDMARKS
from ludotheque.art.drawn.props import PROPS
from ludotheque.art.drawn.strikes import SUBSTANCES
from ludotheque.art.grounds import GROUNDS
from ludotheque.art.likeness import closest, distance, fingerprint, fingerprints
from ludotheque.art.prints import PRINTS
from ludotheque.art.scene import Icons
from ludotheque.art.studio import avif, draw
from ludotheque.art.vocabulary import known_subject, look_from

BOOKS = {game.name: book for game in ludotheque.games().values() if (book := read_book(game.name, game.folder))}
every_game = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
SMALL = 0.5  # pixels drawn for each unit: quick, and the same code


@every_game
def test_every_word_of_the_tables_is_known(book: Book) -> None:
    assert book.process in PRINTS
    assert {way["scene"] for way in book.table("kinds").values()} <= set(COMPOSITIONS)
    assert {ground["draw"] for ground in book.grounds.values()} <= set(GROUNDS)
    for cid, card in book.cards.items():
        for subject in book.subjects(cid, card):
            known_subject(subject.rstrip(" 0123456789"))  # a still life says how large
            if book.way(card)["scene"] == "table":
                assert subject.startswith("prop "), f"{cid}: only things lie on a table"
    for words in book.table("looks").values():
        look_from(words)
    for name in book.table("stands").values():
        assert name in LANDMARKS or name in PROPS or book.process == "mezzotint", name
    for name in book.table("lands_of").values():
        assert name in LANDS
    for subject in book.table("apparitions").values():
        known_subject(subject)
    for subjects in book.table("beasts").values():
        for subject in subjects:
            assert subject.split()[0] in PLANS
    assert {ink.get("place", "forest") for ink in book.inks.values()} <= set(LANDS)


def test_every_icon_of_the_common_table_is_drawn_as_something() -> None:
    for subjects in common()["icons"].values():
        for subject in [subjects] if isinstance(subjects, str) else subjects:
            known_subject(subject)
    for _, words in common()["guesses"]:
        look_from(words)


def test_an_unknown_word_is_a_mistake() -> None:
    for subject in ("prop unicorn", "actor moonwalk", "actor run hood spaceship", "beast jabberwock", "nonsense"):
        with pytest.raises((ValueError, KeyError)):
            known_subject(subject)


def test_each_element_of_hismment_flies() -> None:
    assert set(BOOKS["hismment"].inks) <= set(SUBSTANCES)


@every_game
def test_one_card_of_each_kind_is_drawn(book: Book) -> None:
    icons = Icons()
    for kind in book.table("kinds"):
        cid = next(cid for cid, card in book.cards.items() if book.kind(card) == kind)
        picture = np.asarray(draw(book, icons, cid, ss=SMALL))
        assert picture.std() > 12, f"{cid}: nearly one colour"


SAME = """
import hashlib, ludotheque
from ludotheque.art.book import read_book
from ludotheque.art.scene import Icons
from ludotheque.art.studio import draw
for name, cid in (("thargos", "sszara"), ("hismment", "gust-slap"), ("fortune", "runaway_train"), ("darkrituals", "ai-1a")):
    game = ludotheque.game(name)
    print(hashlib.sha256(draw(read_book(name, game.folder), Icons(), cid, ss=0.5).tobytes()).hexdigest())
"""


def test_two_processes_draw_the_same_bytes() -> None:
    one, two = (
        subprocess.run([sys.executable, "-c", SAME], capture_output=True, text=True, check=True).stdout for _ in (1, 2)
    )
    assert one == two and len(one.split()) == 4


def test_a_card_that_is_in_no_box_can_be_drawn() -> None:
    book = BOOKS["thargos"]
    card = {"kind": "hero", "icons": ["wolf-head"], "factions": ["wolf"], "tags": []}
    assert np.asarray(draw(book, Icons(), "somebody_new", card, ss=SMALL)).std() > 12


def test_a_picture_is_made_coarser_until_it_fits() -> None:
    picture = draw(BOOKS["leduc"], Icons(), "king", ss=SMALL)
    assert len(avif(picture, 60, 2_000)) < len(avif(picture, 60, 60_000))


@every_game
def test_no_two_pictures_are_alike(book: Book) -> None:
    """Two cards of a game differ in 40 of the 256 bits of their difference hash, at 120 × 80."""
    pairs = closest(fingerprints(book), 3)
    assert all(far >= 40 for far, _, _ in pairs), pairs


def test_likeness_tells_pictures_apart() -> None:
    book, icons = BOOKS["leduc"], Icons()
    jack, king = (fingerprint(draw(book, icons, cid, ss=SMALL)) for cid in ("jack", "king"))
    assert distance(jack, jack) == 0 < distance(jack, king)
