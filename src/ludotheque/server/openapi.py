"""OpenAPI: the document at /schema/openapi.json, made from the handlers and corrected from the shapes themselves.

What the framework writes about a shape leaves out some of what is checked (unknown fields, limits inside lists), and what it
writes about errors is not what we answer. So the shapes are described by the library that checks them, and every operation
says the one truth about errors.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import ludotheque
from ludotheque.kernel.registry import games
from ludotheque.kernel.scene import Item

from . import shapes
from .analyst import Found
from .refusal import STATUS, FaultBody

ROOTS: list[Any] = [
    Item,
    FaultBody,
    Found,
    shapes.Agree,
    shapes.Agreement,
    shapes.BugReport,
    shapes.CheckMade,
    shapes.CheckedMade,
    shapes.Credit,
    shapes.DeckCatalogue,
    shapes.GameShape,
    shapes.Health,
    shapes.Hint,
    shapes.Invite,
    shapes.InvitedSeat,
    shapes.Join,
    shapes.JoinedSeat,
    shapes.Leave,
    shapes.Lines,
    shapes.MadeTable,
    shapes.MapCatalogue,
    shapes.NewTable,
    shapes.OpenedSeat,
    shapes.Opening,
    shapes.PlayOn,
    shapes.Rematch,
    shapes.Replay,
    shapes.Rules,
    shapes.SeatFacts,
    shapes.Step,
    shapes.TableFacts,
    shapes.Withdraw,
]
GAME = {"type": "string", "enum": list(games())}
WORKSHOP = {"type": "string", "enum": sorted({id for game in games().values() for id in game.workshops})}
PARAMETERS: dict[str, Any] = {
    "game": GAME,
    "workshop": WORKSHOP,
    "seat": {"type": "integer", "minimum": 0, "maximum": 63},
}
"""Parameters of which the framework cannot know, or drops, a part."""
ERROR = {
    "description": f"Refused; `code` is one of: {', '.join(sorted(STATUS))}.",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/FaultBody"}}},
}


@cache
def schemas() -> dict[str, Any]:
    """Every shape of the API, and those inside them."""
    _, found = msgspec.json.schema_components(ROOTS, ref_template="#/components/schemas/{name}")
    found["NewTable"]["properties"]["game"] = GAME
    return found


def corrected(document: dict[str, Any]) -> dict[str, Any]:
    paths = {
        path: {method: _operation(facts) for method, facts in ways.items()} for path, ways in document["paths"].items()
    }
    return {**document, "paths": paths, "components": {**document["components"], "schemas": schemas()}}


def _operation(facts: dict[str, Any]) -> dict[str, Any]:
    fine = {status: answer for status, answer in facts["responses"].items() if status.startswith("2")}
    parameters = [
        {**each, "schema": PARAMETERS.get(each["name"], each["schema"])} for each in facts.get("parameters", [])
    ]
    return {**facts, "parameters": parameters, "responses": {**fine, "default": ERROR}}


class CorrectedPlugin(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, corrected(openapi_schema))


OPENAPI = OpenAPIConfig(
    title="Ludothèque",
    version=ludotheque.__version__,
    description="Tables, seats and the shelf. The live table is a WebSocket, described in docs/api.md.",
    components=Components(security_schemes={"seat": SecurityScheme(type="http", scheme="bearer")}),
    path="/schema",
    render_plugins=[CorrectedPlugin()],
)
