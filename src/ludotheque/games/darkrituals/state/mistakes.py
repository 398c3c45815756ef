"""Mistakes: what is wrong with cards and encounters that somebody wrote, as sentences for any reader."""

from pathlib import Path

from ludotheque.kernel.text import Texts

told = Texts(Path(__file__).parents[1] / "text").told
