"""Mistakes: whoever wrote a file wrongly reads what was wrong in their own language."""

import pickle
from pathlib import Path
from typing import Annotated

import msgspec
import pytest

import ludotheque
from ludotheque.kernel import ContentError, SetupError, read_box
from ludotheque.kernel.mistakes import CardMistakes, FileError, in_line, not_json, read_text, readable, told, toml
from ludotheque.kernel.text import KERNEL_TEXT, Texts


class Card(msgspec.Struct, forbid_unknown_fields=True):
    cost: Annotated[int, msgspec.Meta(ge=1)]
    colours: Annotated[list[str], msgspec.Meta(max_length=2)] = []
    odd: int | str = 1

    def __post_init__(self) -> None:
        if self.odd == 2:
            raise CardMistakes([("odd", told("value-absent"))])


@pytest.mark.parametrize(
    ("card", "french"),
    [
        ("cost = 'x'", "cost : devrait être un nombre entier et non un texte entre guillemets droits"),
        ("cost = 0", "cost : devrait être un nombre entier d’au moins 1"),
        ("cost = 1\ncolor = 3", "il n’y a pas de champ « color » ; est-ce « colours » ?"),
        ("colours = []", "cost : manque"),
        ("cost = 1\ncolours = ['a', 'b', 'c']", "colours : devrait être une liste [ … ] d’une longueur d’au plus 2"),
        ("odd = 1.5\ncost = 1", "odd : devrait être un nombre entier ou un texte entre guillemets droits et non un nombre"),
        ("cost = 1\nodd = 2", "odd : manque"),
    ],
)  # fmt: skip
def test_a_card_is_explained_in_french(tmp_path: Path, card: str, french: str) -> None:
    (tmp_path / "mine.toml").write_text(f"[imp]\n{card}\n", encoding="utf-8")
    with pytest.raises(ContentError) as refused:
        read_box(Card, tmp_path)
    lines = refused.value.said("fr").replace("\u00a0", " ").splitlines()
    assert lines == ["ces cartes ne peuvent pas servir", f"  - mine.toml : imp : {french}"]


@pytest.mark.parametrize(
    "text",
    ["a = 1 b = 2", "a b", "[x", "= 3", "a = foo", "a = {x = 1", "a = 'x", "a = 1\na = 2", 'a = "\\q"', "a = 'x\n'"],
)
def test_every_usual_slip_in_toml_has_words_of_ours(text: str) -> None:
    with pytest.raises(FileError) as wrong:
        toml(text)
    assert wrong.value.said("fr") != wrong.value.said("en")
    assert f"line {wrong.value.line} is not valid TOML" in str(in_line(wrong.value))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="there is no such file or folder"):
        read_text(tmp_path / "none")
    with pytest.raises(FileError, match="it is a folder"):
        read_text(tmp_path)
    (tmp_path / "noise").write_bytes(b"\xff\xfe\xff")
    with pytest.raises(FileError, match="is not text"):
        read_text(tmp_path / "noise")


def test_json_is_explained_by_place_or_field() -> None:
    with pytest.raises(msgspec.DecodeError) as broken:
        msgspec.json.decode(b'{"a": }')
    assert "character 7" in str(not_json(broken.value))
    with pytest.raises(msgspec.ValidationError) as unfit:
        msgspec.json.decode(b'{"cost": "x"}', type=Card)
    assert (
        str(not_json(unfit.value))
        == str(readable(unfit.value))
        == "cost: should be a whole number, not a text in quotes"
    )


def test_an_error_keeps_its_words_from_one_process_to_another() -> None:
    with pytest.raises(ludotheque.LudothequeError) as refused:
        ludotheque.game("chess")
    assert pickle.loads(pickle.dumps(refused.value)).said("fr").startswith("aucun jeu ne s’appelle «\u00a0chess\u00a0»")
    with pytest.raises(SetupError) as setup:
        ludotheque.game("leduc").setup("poker")
    assert "n’a pas de mode" in setup.value.said("fr")
    assert "has no mode “poker”" in str(pickle.loads(pickle.dumps(setup.value)))


def test_the_kernel_speaks_both_languages() -> None:
    texts = Texts(KERNEL_TEXT)
    assert texts.ids("en") == texts.ids("fr")
