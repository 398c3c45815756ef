"""Run: the application in uvicorn, set up for many small messages."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
from collections.abc import Callable
from socket import socket

import uvicorn

from ludotheque.kernel.registry import games

from .app import make_app
from .config import Config
from .logs import set_up_logs
from .patience import patient
from .store import open_store

SWITCH_SECONDS = 0.0005
"""The store's thread must not wait the usual 5 ms for the interpreter each time it comes back from the disk."""
GRACE_SECONDS = 5
COLLECT_AFTER = 2_000


def _is_our_business(record: logging.LogRecord) -> bool:
    """A client that sends bytes which are not text is hung up on; that is no reason for a traceback in the log."""
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)


def uvicorn_config(host: str, port: int, config: Config) -> uvicorn.Config:
    logging.getLogger("uvicorn.error").addFilter(_is_our_business)
    return uvicorn.Config(
        make_app(config),
        host=host,
        port=port,
        http=patient(config.limits),
        ws="websockets-sansio",
        ws_max_size=config.limits.frame_bytes,
        ws_per_message_deflate=False,
        server_header=False,
        access_log=False,
        log_level="warning",
        log_config=None if os.environ.get("LUDOTHEQUE_LOG") == "json" else uvicorn.config.LOGGING_CONFIG,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )


class Server(uvicorn.Server):
    """uvicorn's server, which says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()


def run(host: str, port: int, config: Config, ready: Callable[[], None] | None = None) -> None:
    """Serve until told to stop. A store that cannot be opened is a StoreError before anything else happens."""
    set_up_logs()
    asyncio.run(_try_store(config.store))
    server = Server(uvicorn_config(host, port, config), ready)
    sys.setswitchinterval(SWITCH_SECONDS)
    _calm_the_collector()
    server.run()


def _calm_the_collector() -> None:
    """Spare everyone the pauses in which Python looks through all objects for cycles: what was loaded at the start stays
    for good and need not be looked at, and the rest is looked at more rarely."""
    games()
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)


async def _try_store(url: str) -> None:
    store = open_store(url)
    await store.open()
    await store.close()
