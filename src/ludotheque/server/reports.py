"""Reports: pages that the lab wrote, shown beside the tables. They hold no script, and none would run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from .config import data_folder
from .house import House
from .refusal import Refusal

POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
ReportName = Annotated[str, PathParameter(pattern="^[a-z0-9-]{1,60}$")]


def reports_folder(store: str) -> Path:
    """Where the pages of a store lie: beside its file, or in the usual place."""
    scheme, separator, path = store.partition("://")
    if separator and scheme != "sqlite":
        return data_folder() / "lab"
    return Path((path[1:] if path.startswith("/") else path) if separator else store).parent / "lab"


@get("/lab/{name:str}", include_in_schema=False, sync_to_thread=True)
def read_report(request: Request[Any, Any, Any], name: ReportName, house: NamedDependency[House]) -> Response[bytes]:
    try:
        page = (reports_folder(house.config.store) / f"{name}.html").read_bytes()
    except OSError:
        raise Refusal("not-found", what="page", name=f"/lab/{name}") from None
    headers = {"content-security-policy": POLICY, "cache-control": "no-cache"}
    return Response(page, headers=headers, media_type=MediaType.HTML)
