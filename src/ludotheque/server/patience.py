"""Patience: how long an HTTP connection may take to say what it wants, and how many one address may hold open."""

from __future__ import annotations

import asyncio
import os
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .config import Limits
from .limits import Sockets, address_key, is_loopback

PROXIES = "127.0.0.1,::1"


def patient(limits: Limits) -> type[asyncio.Protocol]:
    """The protocol of HTTP connections, with these limits. Those of a trusted proxy are not counted: it speaks for many."""
    proxies = {each.strip() for each in os.environ.get("FORWARDED_ALLOW_IPS", PROXIES).split(",")}
    by_address, all_of_them = Sockets(limits.connections_per_address), Sockets(limits.connections)

    class Patient(H11Protocol):
        counted: str | None = None
        alarm: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            spared = (limits.spare_loopback and is_loopback(host)) or host in proxies or "*" in proxies
            address = "" if spared else address_key(host)
            if not all_of_them.enter("all"):
                transport.abort()
                return
            if address and not by_address.enter(address):
                all_of_them.leave("all")
                transport.abort()
                return
            self.counted = address
            self.wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)

        def handle_websocket_upgrade(self, event: Any) -> None:
            self.let_go()  # from here on it is a socket: counted elsewhere, and it must say hello
            super().handle_websocket_upgrade(event)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self.look()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self.look()  # the next request may have begun to arrive

        def look(self) -> None:
            if self.counted is None:
                return
            whole = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
            if whole and self.alarm is not None:
                self.alarm.cancel()
                self.alarm = None
            elif not whole and self.alarm is None:
                self.wait()

        def wait(self) -> None:
            """It must have said all of its request by then."""
            self.alarm = self.loop.call_later(limits.request_seconds, self.transport.abort)

        def let_go(self) -> None:
            if self.alarm is not None:
                self.alarm.cancel()
                self.alarm = None
            if self.counted is not None:
                all_of_them.leave("all")
                if self.counted:
                    by_address.leave(self.counted)
                self.counted = None

    return Patient
