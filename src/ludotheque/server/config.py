"""Config: everything an operator may set, with the values we stand behind."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.kernel.errors import LudothequeError
from ludotheque.kernel.mistakes import not_json

from .refusal import told


class ConfigError(LudothequeError):
    """A setting that cannot be understood."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one visitor may ask of us. Visitors on this very machine are spared the limits counted per address."""

    frame_bytes: int = 64 * 1024
    body_bytes: int = 64 * 1024
    messages_per_second: float = 20
    message_burst: int = 40
    requests_per_second: float = 50
    request_burst: int = 200
    tables_per_hour: int = 60
    work_per_second: float = 0.5
    work_burst: float = 15
    """Seconds of work (reading what was built, setting up a table, looking back) that one visitor may cause."""
    work_waiting: int = 200
    """Pieces of such work that may wait in line, for all visitors together."""
    bytes_per_second: float = 256 * 1024
    byte_burst: float = 3 * 1024 * 1024
    """What one socket is sent; beyond that it gets fewer frames, each of which is the newest."""
    page_bytes_per_second: float = 1024 * 1024
    page_byte_burst: float = 96 * 1024 * 1024
    """What one address is sent over HTTP."""
    connections: int = 10_000
    connections_per_address: int = 200
    request_seconds: float = 15
    """An HTTP connection that has not said all of its request by then is closed."""
    sockets_per_address: int = 40
    sockets_per_second: float = 5
    socket_burst: int = 80
    """Sockets one address may open anew: each is shown a whole table."""
    live_tables: int = 2_000
    viewers_per_table: int = 100
    hello_seconds: float = 10
    spare_loopback: bool = True


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """One running server."""

    store: str
    origins: tuple[str, ...] = ()
    """Other sites whose pages may talk to this server; its own page always may."""
    hosts: tuple[str, ...] = ()
    """Names by which this server may be called, besides localhost, addresses in digits and the machine's own name."""
    metrics: tuple[str, ...] = ()
    """Networks, such as 10.0.0.0/8, that may read /metrics, besides this machine."""
    limits: Limits = Limits()
    bot_workers: int = max(1, min(4, os.cpu_count() or 1))
    bot_seconds: float = 8
    """A bot that has worked (not: waited for the machine) so long is stopped and asked once more."""
    bot_pause: float = 0.35
    """The least time between what a person sees and a bot's answer to it, so that eyes can follow."""


def config_here(store: str | None, **settings: Any) -> Config:
    """The configuration of a server on this machine: what the caller says, then the environment, then the defaults.

    LUDOTHEQUE_ORIGINS   other sites whose pages may talk to this server, separated by commas
    LUDOTHEQUE_HOSTS     names this server is called by, such as games.example, separated by commas
    LUDOTHEQUE_METRICS   networks that may read /metrics, such as 10.0.0.0/8, separated by commas
    LUDOTHEQUE_LIMITS    fields of Limits as JSON, such as {"tables_per_hour": 200}
    """
    origins, limits = os.environ.get("LUDOTHEQUE_ORIGINS", ""), os.environ.get("LUDOTHEQUE_LIMITS", "")
    if origins:
        settings.setdefault("origins", _words(origins))
    if hosts := os.environ.get("LUDOTHEQUE_HOSTS", ""):
        settings.setdefault("hosts", _words(hosts))
    if metrics := os.environ.get("LUDOTHEQUE_METRICS", ""):
        settings.setdefault("metrics", _words(metrics))
    if limits:
        try:
            settings.setdefault("limits", msgspec.json.decode(limits, type=Limits))
        except msgspec.DecodeError as error:
            raise ConfigError(told("limits-unread", why=not_json(error))) from None
    return Config(store=store or default_store(), **settings)


def _words(listed: str) -> tuple[str, ...]:
    return tuple(each.strip() for each in listed.split(",") if each.strip())


def data_folder() -> Path:
    """Where tables are kept when nobody said otherwise."""
    chosen = os.environ.get("LUDOTHEQUE_DATA")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "ludotheque"


def default_store() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"
