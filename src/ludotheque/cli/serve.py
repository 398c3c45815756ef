"""ludo serve: the table in the browser."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.kernel.mistakes import of_system

from .app import UsageError, console
from .words import told


def serve(
    host: Annotated[str, typer.Option("--host", help="Address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="Port to listen on.")] = 8000,
    store: Annotated[
        str | None,
        typer.Option(
            "--store", help="Where tables are kept: sqlite:///FILE or postgresql://…", show_default="a file of yours"
        ),
    ] = None,
    data: Annotated[
        Path | None,
        typer.Option("--data", help="Folder for the tables, if they are kept in a file.", show_default="yours"),
    ] = None,
) -> None:
    """Serve the table in the browser until Ctrl-C; saved matches stay."""
    if store and data:
        raise UsageError(told("error-store-and-data"))
    if data is not None:
        os.environ["LUDOTHEQUE_DATA"] = str(data)
    _check_port(host, port)
    from ludotheque.server import StoreError
    from ludotheque.server import serve as run  # here, so that no other command waits for the web framework

    name = "localhost" if host.startswith(("127.", "0.")) else f"[{host}]" if ":" in host else host
    console().print(f"Ludothèque: http://{name}:{port}  (Ctrl-C stops it)", markup=False)
    try:
        run(host, port, store_url=store)
    except StoreError as error:
        raise UsageError(told("error-store-there", why=error)) from None


def _check_port(host: str, port: int) -> None:
    """A port that is taken is the most usual thing to go wrong; say so in words."""
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            pass
    except OSError as error:
        raise UsageError(
            told("error-port", host=host, port=str(port), why=of_system(error), other=str(port + 1))
        ) from None
