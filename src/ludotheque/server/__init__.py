"""The server: tables that several people and bots share, over HTTP and WebSocket, kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .config import Config, Limits, config_here, data_folder, default_store
from .store import StoreError

__all__ = ["Config", "Limits", "StoreError", "data_folder", "default_store", "serve"]


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    store_url: str | None = None,
    *,
    ready: Callable[[], None] | None = None,
    **settings: Any,
) -> None:
    """Run the server until it is told to stop (Ctrl-C or SIGTERM).

    ``ready`` is called once it listens; ``settings`` are fields of Config. StoreError if the store cannot be opened.
    """
    # Here, so that a bot's process, which imports this package too, need not load a web framework.
    from .run import run

    run(host, port, config_here(store_url, **settings), ready)
