"""A game's pictures: served beside its rules, kept forever, and nothing else of its folder."""

from __future__ import annotations

import pytest

from ludotheque.kernel.registry import games

from .serving import Site

DRAWN = [name for name, game in games().items() if game.art]


@pytest.mark.parametrize("name", DRAWN)
async def test_the_list_and_its_pictures(site: Site, name: str) -> None:
    found = await site.http.get(f"/art/{name}/manifest.json")
    assert found.status_code == 200 and "immutable" in found.headers["cache-control"]
    manifest = found.json()
    file = next(iter(manifest["cards"].values()))
    picture = await site.http.get(f"/art/{name}/{file}")
    assert picture.status_code == 200 and picture.headers["content-type"] == "image/avif"


async def test_the_shelf_says_which_state_they_are_in(site: Site) -> None:
    for shown in (await site.http.get("/api/games")).json():
        assert shown["art"] == games()[shown["name"]].art


@pytest.mark.parametrize("wrong", ["thargos/no.avif", "thargos/..%2Fskin.toml", "nowhere/manifest.json", "thargos/"])
async def test_nothing_else_is_handed_out(site: Site, wrong: str) -> None:
    assert (await site.http.get(f"/art/{wrong}")).status_code == 404
