"""The built page and the icons."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .serving import Site, serving

CROWN = '{"crown":{"body":"<path d=\\"M0 0h9\\"/>"}}'
ICONS = f'{{"icons":{CROWN},"aliases":{{"king":{{"parent":"crown"}}}},"width":512,"height":512}}'


@pytest.fixture
async def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Site]:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Ludothèque</title>")
    (static / "assets" / "index-AbCd1234.js").write_text("console.log(1)\n" * 200)
    (static / "icons.json").write_text(ICONS)
    (tmp_path / "secret.txt").write_text("not for everyone")
    monkeypatch.setattr("ludotheque.server.app.STATIC", static)
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        yield site


async def test_the_page_is_asked_for_anew_and_its_parts_are_kept(built: Site) -> None:
    page = await built.http.get("/")
    assert "Ludothèque" in page.text and page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    again = await built.http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304 and again.content == b""
    script = await built.http.get("/assets/index-AbCd1234.js")
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"] and script.headers["content-encoding"] == "gzip"
    plain = await built.http.get("/assets/index-AbCd1234.js", headers={"accept-encoding": "identity"})
    assert plain.text == script.text and "content-encoding" not in plain.headers


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/assets", "/x.js"]
)
async def test_nothing_else_is_served(built: Site, path: str) -> None:
    answer = await built.http.get(path)
    assert answer.status_code == 404 and "not for everyone" not in answer.text


async def test_icons(built: Site) -> None:
    icon = await built.http.get("/icons/crown.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml") and "immutable" in icon.headers["cache-control"]
    assert (
        '<g id="i" fill="currentColor"><path d="M0 0h9"/></g></svg>' in icon.text
        and 'viewBox="0 0 512 512"' in icon.text
    )
    assert (await built.http.get("/icons/king.svg")).text == icon.text
    for wrong in ("/icons/joker.svg", "/icons/crown.png", "/icons/crown"):
        assert (await built.http.get(wrong)).status_code == 404
    (credit,) = (await built.http.get("/icons/credits.json")).json()
    assert credit["licence"] == "CC BY 3.0" and credit["author"]


async def test_without_a_built_page_the_server_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.app.STATIC", tmp_path / "none")
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        page = await site.http.get("/")
        assert page.status_code == 200 and "make setup" in page.text
        assert (await site.http.get("/icons/crown.svg")).status_code == 404
