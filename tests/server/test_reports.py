"""Pages of the lab in the app: shown as they are, and unable to run anything."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.reports import reports_folder

from .serving import Site


async def test_a_report_is_shown_and_may_do_nothing(site: Site, tmp_path: Path) -> None:
    (tmp_path / "lab").mkdir()
    (tmp_path / "lab" / "mine.html").write_text("<h1>Mine</h1>")
    (tmp_path / "secret.html").write_text("secret")
    answer = await site.http.get("/lab/mine")
    assert answer.status_code == 200 and answer.text == "<h1>Mine</h1>"
    policies = answer.headers.get_list("content-security-policy")
    assert len(policies) == 1 and "script-src" not in policies[0] and "default-src 'none'" in policies[0]
    assert answer.headers["x-content-type-options"] == "nosniff"
    for wrong in ("/lab/other", "/lab/..%2Fsecret", "/lab/MINE", "/lab/mine.html"):
        assert (await site.http.get(wrong)).status_code in (400, 404), wrong
    assert "script-src 'self'" in (await site.http.get("/api/games")).headers["content-security-policy"]


def test_where_reports_lie() -> None:
    assert reports_folder("sqlite:////var/games/tables.sqlite3") == Path("/var/games/lab")
    assert reports_folder("tables.sqlite3") == Path("lab")
    assert reports_folder("postgresql://somewhere/db").name == "lab"
