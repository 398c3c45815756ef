"""App: the parts put together into one ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException

from .api import HANDLERS, read_metrics
from .config import Config
from .door import Door
from .house import House
from .icons import IconSet
from .limits import Buckets
from .openapi import OPENAPI
from .pages import Pages, read_page
from .pictures import read_picture
from .refusal import MOST_TROUBLES, Fault, FaultBody, Refusal, Trouble, language, shortened
from .reports import read_report
from .store import open_store

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
AnyRequest = Request[Any, Any, Any]


def make_app(config: Config) -> Door:
    """The whole server as an ASGI application; its store opens when it starts."""
    house = House(config, open_store(config.store))
    limits = config.limits
    openings = Buckets(limits.tables_per_hour / 3600, limits.tables_per_hour)
    pages, icons = Pages(STATIC), IconSet(STATIC / "icons.json")

    def counted(request: AnyRequest, refusal: Refusal) -> Response[FaultBody]:
        house.metrics.refused(refusal.code)
        return on_refusal(request, refusal)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    api = Litestar(
        [*HANDLERS, read_picture, read_metrics, read_report, read_page],
        lifespan=[open_house],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "openings": Provide(lambda: openings, sync_to_thread=False),
            "pages": Provide(lambda: pages, sync_to_thread=False),
            "icons": Provide(lambda: icons, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: counted,
            HTTPException: on_http_error,
            UnicodeDecodeError: on_bad_text,
            RecursionError: on_bad_text,
            Exception: on_fault,
        },
        request_max_body_size=limits.body_bytes,
        openapi_config=OPENAPI,
        logging_config=None,
    )
    return Door(api, house, config)


def on_refusal(request: AnyRequest, refusal: Refusal) -> Response[FaultBody]:
    return _answer(refusal.status, refusal.fault(_language(request)))


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[FaultBody]:
    """What the framework refused before we saw it: a body that does not fit, an unknown address, a wrong method."""
    lang = _language(request)
    if error.status_code == 404:
        return _answer(404, Refusal("not-found", what="page", name=shortened(request.url.path)).fault(lang))
    if error.status_code == 405:
        return _answer(405, Refusal("method", method=request.method).fault(lang), error.headers)
    if error.status_code == 413:
        return _answer(413, Refusal("too-large", limit=_body_limit(request)).fault(lang))
    if error.status_code >= 500:
        return on_fault(request, error)
    extra = error.extra if isinstance(error.extra, list) else []
    problems = [Trouble(str(each.get("key", "")), str(each.get("message", ""))) for each in extra[:MOST_TROUBLES]]
    return _answer(400, Refusal("bad-request", problems=problems, detail=error.detail.split(" for ")[0]).fault(lang))


def on_bad_text(request: AnyRequest, error: UnicodeDecodeError | RecursionError) -> Response[FaultBody]:
    """JSON that is not UTF-8, or nested too deep to be read."""
    return on_refusal(request, Refusal("bad-request", detail=str(error)))


def on_fault(request: AnyRequest, error: Exception) -> Response[FaultBody]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _answer(500, Refusal("internal").fault(_language(request)))


def _answer(status: int, fault: Fault, headers: dict[str, str] | None = None) -> Response[FaultBody]:
    return Response(FaultBody(fault), status_code=status, media_type="application/json", headers=headers)


def _language(request: AnyRequest) -> str:
    return language(request.query_params.get("lang") or request.scope["state"].get("lang"))


def _body_limit(request: AnyRequest) -> int:
    limit = request.app.request_max_body_size
    return limit if isinstance(limit, int) else 0
