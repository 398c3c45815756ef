"""The OpenAPI document is complete and true: a fuzzer that believes it finds nothing."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from .serving import Site, serving

SETTINGS = """
[parameters]
"path.table" = "{table}"

[headers]
Authorization = "Bearer {token}"

# A request may fit the document and still not fit a game's rules (422), or come at the wrong moment (409).
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422, 429, 503]
"""


async def test_the_document_covers_every_page_of_the_api(site: Site) -> None:
    document = (await site.http.get("/schema/openapi.json")).json()
    pages = (Path(__file__).parents[2] / "docs" / "api.md").read_text()
    told = {re.sub(r"\{\w+\}", "{}", path) for _, path in re.findall(r"^\| `(GET|POST) ([^`?]+)", pages, re.MULTILINE)}
    found = {re.sub(r"\{\w+\}", "{}", path) for path in document["paths"]}
    assert {path.replace("{}.svg", "{}") for path in told} <= found | {"/icons/credits.json"}
    text = json.dumps(document)
    refs = set(re.findall(r"#/components/schemas/(\w+)", text))
    assert refs == set(document["components"]["schemas"])
    for path, ways in document["paths"].items():
        for facts in ways.values():
            assert facts["summary"] and "default" in facts["responses"], path


@pytest.mark.xdist_group("crash")
async def test_a_fuzzer_finds_nothing(tmp_path: Path) -> None:
    async with serving(str(tmp_path / "x.sqlite3"), bot_workers=1) as site:
        table, (one, _) = await site.open("leduc")
        settings = tmp_path / "schemathesis.toml"
        settings.write_text(SETTINGS.format(table=table, token=one["token"]))
        fuzzer = str(Path(sys.executable).with_name("st"))
        command = [fuzzer, "--config-file", str(settings), "--no-color", "run", f"{site.base}/schema/openapi.json"]
        command += ["--max-examples", "30", "--seed", "7", "--exclude-checks", "ignored_auth"]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT, cwd=tmp_path
        )
        out, _ = await asyncio.wait_for(process.communicate(), 120)
        assert process.returncode == 0, out.decode()
