"""Pictures: what ``ludo art`` drew for a game, laid beside its rules. Their names change with what they show."""

from __future__ import annotations

import mimetypes
import re

from litestar import Response, get
from litestar.params import FromPath

import ludotheque
from ludotheque.kernel.errors import LudothequeError

from .pages import FOREVER
from .refusal import Refusal

mimetypes.add_type("image/avif", ".avif")
mimetypes.add_type("image/webp", ".webp")

PLAIN = re.compile(r"[\w.-]+\.(?:avif|webp|png|json)")
"""Names of pictures, and of their list."""


@get(
    "/art/{game:str}/{file:str}",
    summary="A game's picture, or manifest.json: which card has which",
    tags=["games"],
    sync_to_thread=True,
)
def read_picture(game: FromPath[str], file: FromPath[str]) -> Response[bytes]:
    try:
        path = ludotheque.game(game).folder / "art" / file
    except LudothequeError:
        raise Refusal("not-found", what="game", name=game) from None
    if not PLAIN.fullmatch(file) or not path.is_file():
        raise Refusal("not-found", what="picture", name=file)
    kind = mimetypes.guess_type(file)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": FOREVER})
