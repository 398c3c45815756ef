"""What whoever runs a server sees: metrics, logs, and the files in deploy/."""

from __future__ import annotations

import json
import logging
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server import metrics
from ludotheque.server.logs import JsonLines
from ludotheque.server.metrics import may_watch

from .serving import Site, serving
from .test_api import bearer

REPOSITORY = Path(__file__).parents[2]
DEPLOY = REPOSITORY / "deploy"


async def play_a_little(site: Site) -> tuple[str, list[str]]:
    table, (one, friend) = await site.open("tictactoe", "me friend")
    join = {"invitation": friend["invitation"], "name": "Zoé Secrète"}
    token = (await site.http.post(f"/api/tables/{table}/join", json=join)).json()["token"]
    async with site.player(table, one["token"]) as player:
        await player.play(["mark", 4])
        await player.play(["mark", 4])
    await site.http.post(f"/api/tables/{table}/leave", json={}, headers=bearer(token))
    return table, [one["token"], friend["invitation"], token, "Zoé"]


async def test_metrics_count_what_happens(site: Site) -> None:
    pytest.importorskip("prometheus_client")
    await play_a_little(site)
    page = (await site.http.get("/metrics")).text
    for line in (
        'ludo_moves_total{by="person"} 1.0',
        'ludo_tables_created_total{game="tictactoe"} 1.0',
        'ludo_refusals_total{code="illegal"} 1.0',
        "ludo_acknowledge_seconds_count 1.0",
        "ludo_tables_live 1.0",
    ):
        assert line in page, line
    assert "ludo_store_seconds_bucket" in page and "ludo_bots_waiting 0.0" in page


async def test_metrics_are_not_for_strangers(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    for host, allowed in (("127.0.0.1", True), ("::1", True), ("10.1.2.3", True), ("192.0.2.1", False), ("x", False)):
        assert may_watch(host, ("10.0.0.0/8",)) == allowed
    answer = await site.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
    assert answer.status_code == 404


async def test_without_the_extra_there_is_no_such_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "prometheus", None)
    async with serving(str(tmp_path / "x.sqlite3")) as site:
        await play_a_little(site)
        assert (await site.http.get("/metrics")).status_code == 404


async def test_logs_are_json_lines_without_tokens_and_names(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "ludotheque")
    table, never = await play_a_little(site)
    lines = [json.loads(JsonLines().format(each)) for each in caplog.records if each.name.startswith("ludotheque")]
    told = [(line["what"], line.get("table"), line.get("seat")) for line in lines]
    assert ("joined", table, 1) in told and ("left", table, 1) in told
    for line in lines:
        assert {"time", "level", "from", "what"} <= set(line)
        assert not any(word in json.dumps(line, ensure_ascii=False) for word in never)


# deploy/ --------------------------------------------------------------------------------------------------------------


def test_the_container_is_built_in_stages_and_runs_as_nobody_special() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    stages = text.split("\nFROM ")[1:]
    assert len(stages) == 2 and stages[0].startswith("python:") and " AS build" in stages[0]
    last = stages[1]
    assert "USER 10001:10001" in last and "HEALTHCHECK" in last and "/healthz" in last
    assert "pip install" not in last and "COPY . ." not in last
    installs = re.findall(r"pip install ([^\n&]*)", stages[0])
    assert installs and all("--require-hashes" in each or "--no-index" in each for each in installs)
    for path in re.findall(r"^COPY (\w[\w/.-]*) ", text, re.MULTILINE):
        assert (REPOSITORY / path).exists(), path


def test_the_container_brings_the_extras_at_their_pinned_versions() -> None:
    command = re.search(r"RUN (awk .*) > requirements/ops.txt", (DEPLOY / "Containerfile").read_text())
    assert command is not None
    kept = subprocess.run(command[1], shell=True, cwd=REPOSITORY, capture_output=True, text=True, check=True).stdout
    assert re.findall(r"^([a-z-]+)==", kept, re.MULTILINE) == ["asyncpg", "prometheus-client"]
    assert kept.count("--hash=sha256:") > 2


def test_what_the_container_is_built_from_holds_all_the_build_needs() -> None:
    rules = (DEPLOY / "Containerfile.dockerignore").read_text().split()
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())
    for needed in (
        "requirements",
        "src",
        "web",
        "tools",
        "hatch_build.py",
        "pyproject.toml",
        project["project"]["readme"],
    ):
        assert f"!{needed}" in rules, needed


def test_compose_keeps_the_server_inside_and_its_files_read_only() -> None:
    yaml = pytest.importorskip("yaml")
    found: Any = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    server, proxy = found["services"]["ludotheque"], found["services"]["proxy"]
    assert server["read_only"] and server["cap_drop"] == ["ALL"] and "ports" not in server
    assert "no-new-privileges:true" in server["security_opt"] and found["networks"]["inside"]["internal"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).exists()
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in proxy["volumes"] and "outside" in proxy["networks"]
    assert "respond @figures 404" in (DEPLOY / "Caddyfile").read_text()
    known = (REPOSITORY / "docs" / "server.md").read_text()
    assert all(name in known for name in server["environment"] if name.startswith("LUDOTHEQUE_"))


def test_the_dashboard_asks_for_figures_that_exist() -> None:
    pytest.importorskip("prometheus_client")
    dashboard = json.loads((DEPLOY / "grafana" / "ludotheque.json").read_text())
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\bludo_\w+", target["expr"])
    }
    source = (REPOSITORY / "src/ludotheque/server/metrics.py").read_text()
    told = set(re.findall(r'"(ludo_\w+)"', source))
    assert asked and {re.sub(r"_(total|bucket)$", "", name) for name in asked} == told


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_the_unit_is_sound_and_hardened() -> None:
    unit = str(DEPLOY / "ludotheque.service")
    checked = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    wrong = [
        line for line in checked.stderr.splitlines() if "ludotheque.service" in line and "not executable" not in line
    ]
    assert wrong == []
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit], capture_output=True, text=True
    )
    assert rated.returncode == 0, rated.stdout[-500:]
