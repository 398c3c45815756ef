"""Pages: the built web page. Files with a hash in their name are kept by browsers forever, the rest is asked for anew."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from .refusal import Refusal, shortened

_HASHED = re.compile(r"-[A-Za-z0-9_-]{8,}\.\w+$")
_SQUEEZED = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
LONGEST_PATH = 300
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Ludothèque</title>
<h1>Ludothèque</h1><p>The server is running, but the web page has not been built: run <code>make setup</code>.</p></html>"""


class Page(NamedTuple):
    content: bytes
    squeezed: bytes | None
    kind: str
    tag: str
    caching: str


class Pages:
    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    def find(self, path: str) -> Page | None:
        """The file of that name below the folder, if there is one."""
        if len(path) > LONGEST_PATH:
            return None
        try:
            file = (self.folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self.folder) or not file.is_file():
                return None
            stat = file.stat()
        except (OSError, ValueError):  # a part too long for the disk, a name that no file can have
            return None
        return _read(file, stat.st_mtime_ns, stat.st_size)

    def answer(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        page = self.find(path or "index.html")
        if page is None:
            if not path:
                return Response(NOT_BUILT.encode(), media_type=MediaType.HTML)
            raise Refusal("not-found", what="page", name=shortened(f"/{path}"))
        headers = {"cache-control": page.caching, "etag": page.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == page.tag:
            return Response(b"", status_code=304, headers=headers, media_type=page.kind)
        if page.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(page.squeezed, headers={**headers, "content-encoding": "gzip"}, media_type=page.kind)
        return Response(page.content, headers=headers, media_type=page.kind)


@lru_cache(maxsize=256)
def _read(file: Path, changed: int, size: int) -> Page:
    """A file with what browsers want to know of it; read again when it has changed."""
    content = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    squeezed = gzip.compress(content, 9) if kind.startswith(_SQUEEZED) and len(content) > 1000 else None
    tag = f'"{blake2b(content, digest_size=12).hexdigest()}"'
    return Page(content, squeezed, kind, tag, FOREVER if _HASHED.search(file.name) else ASK_AGAIN)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def read_page(request: Request[Any, Any, Any], pages: NamedDependency[Pages]) -> Response[bytes]:
    return pages.answer(request.scope["path"].strip("/"), request)
