"""Workshops over HTTP: what can be built, and what is said about what was built."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque

from .serving import Site

MAKERS = [(game.name, id) for game in ludotheque.games().values() for id in game.workshops]


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_the_shelf_says_what_can_be_built(site: Site, lang: str) -> None:
    shelf = (await site.http.get("/api/games", params={"lang": lang})).json()
    found = [(game["name"], workshop["id"]) for game in shelf for workshop in game["workshops"]]
    assert found == MAKERS and ("thargos", "story") in found
    for game in shelf:
        for workshop in game["workshops"]:
            assert workshop["title"] and set(workshop["modes"]) <= {mode["name"] for mode in game["modes"]}
            assert workshop["ready"] and all(ready["name"] and ready["about"] for ready in workshop["ready"])


@pytest.mark.parametrize(("game", "id"), MAKERS)
@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_a_catalogue_is_complete(site: Site, game: str, id: str, lang: str) -> None:
    found = (await site.http.get(f"/api/games/{game}/workshops/{id}", params={"lang": lang})).json()
    labels: list[Any] = []
    if found["kind"] == "deck":
        sections = {section["id"] for section in found["sections"]}
        facets = {facet["id"]: {value["id"] for value in facet["values"]} for facet in found["facets"]}
        for card in found["cards"]:
            assert card["section"] in sections and card["limit"] >= 1 and card["face"]["name"]
            assert all(set(values) <= facets[facet] for facet, values in card["facets"].items())
        labels = [*found["sections"], *(value for facet in found["facets"] for value in facet["values"])]
        assert found["scale"]["name"]
    else:
        assert all(piece["face"]["name"] and piece["note"] for piece in found["pieces"])
        labels = [*found["marks"], *found["whole"], *found["links"]]
        assert found["groups"]["name"] and found["groups"]["about"]
    assert all(label["name"] for label in labels)
    icons = {label["icon"] for label in labels if label.get("icon")}
    for icon in icons:
        assert (await site.http.get(f"/icons/{icon}.svg")).status_code == 200, icon
    modes = ludotheque.game(game).modes
    settings = {setting.name for mode in modes for setting in ludotheque.game(game).options(mode)}
    assert set(found["settings"]) <= settings


@pytest.mark.parametrize(("game", "id"), MAKERS)
async def test_what_is_ready_made_passes_and_comes_back(site: Site, game: str, id: str) -> None:
    address = f"/api/games/{game}/workshops/{id}"
    for ready in (await site.http.get(address)).json()["ready"]:
        answer = (await site.http.post(f"{address}/check", json={"made": ready["made"], "lang": "fr"})).json()
        assert answer["problems"] == [] and answer["figures"] and answer["made"]["name"] == ready["made"]["name"]
        for text in (ready["id"], answer["code"], answer["text"]):
            again = (await site.http.post(f"{address}/check", json={"text": text})).json()
            assert again["problems"] == [] and again["code"] == answer["code"], text


async def test_problems_with_card_clause_and_figures_in_french(site: Site) -> None:
    body = {"made": {"name": "x", "cards": {"guardian": 9, "nothing": 1}}, "mode": "duel", "lang": "fr"}
    answer = (await site.http.post("/api/games/thargos/workshops/deck/check", json=body)).json()
    found = {problem.get("card") or problem["where"]: problem for problem in answer["problems"]}
    assert found["deck.cards.nothing"]["what"] == "aucune carte ne s’appelle «\u00a0nothing\u00a0»"
    assert any(p["clause"] == "THA-B04" and p.get("card") == "guardian" for p in answer["problems"])
    assert {"name": "Cartes", "value": 9, "want": "60", "ok": False} in answer["figures"]
    assert answer["warnings"][0]["clause"] == "THA-B23" and answer["code"].startswith("THA1-")


@pytest.mark.parametrize(
    "body",
    [
        {"text": "THA1-damaged"},
        {"text": ""},
        {},
        {"text": "\x00\ud7ff\n" * 50},
        {"made": {"cards": [1, {}, None]}},
        {"made": {"cards": {"guardian": 1e300}}},
        {"text": "imperial", "mode": "feast"},
        {"text": "imperial", "settings": {"points_build": 1, "nothing": True}},
    ],
)
async def test_nonsense_gets_problems_and_no_fault(site: Site, body: dict[str, Any]) -> None:
    answer = await site.http.post("/api/games/thargos/workshops/deck/check", json=body)
    assert answer.status_code == 200 and answer.json()["problems"]


@pytest.mark.parametrize("made", [{}, {"pieces": 5}, {"pieces": [{"id": "M1", "at": [1e9, -1]}] * 3}, {"links": [{}]}])
async def test_a_story_of_nonsense(site: Site, made: dict[str, Any]) -> None:
    answer = await site.http.post("/api/games/thargos/workshops/story/check", json={"made": made})
    assert answer.status_code == 200 and answer.json()["problems"]


async def test_a_workshop_that_is_not_there(site: Site) -> None:
    for address in ("/api/games/leduc/workshops/deck", "/api/games/chess/workshops/deck"):
        assert (await site.http.get(address)).status_code == 404
        assert (await site.http.post(f"{address}/check", json={"text": "x"})).status_code == 404
    answer = await site.http.post("/api/games/thargos/workshops/deck/check", json={"text": "x" * 20_001})
    assert answer.status_code == 400


async def test_a_table_is_opened_with_what_was_built(site: Site) -> None:
    check = "/api/games/thargos/workshops/deck/check"
    code = (await site.http.post(check, json={"text": "wolves"})).json()["code"]
    table, seats = await site.open("thargos", "me me", decks={"seats": [code, "darkun"]})
    async with site.player(table, *(seat["token"] for seat in seats)) as both:
        assert both.scene["prompt"]["choices"]
    lines = "\n".join(f"M{n}: side" for n in range(1, 20))
    await site.open("thargos", "me me", mode="story", decks={"seats": [None, "wolves"], "story": lines})
    body = {"game": "thargos", "seats": [{"kind": "me"}] * 2, "decks": ["nobody", code + "x"], "lang": "fr"}
    answer = await site.http.post("/api/tables", json=body)
    problems = answer.json()["error"]["problems"]
    assert answer.status_code == 422 and [problem["where"] for problem in problems] == ["decks.0", "decks.1"]
    assert "ni tout fait" in problems[0]["what"] and "abîmé" in problems[1]["what"]
