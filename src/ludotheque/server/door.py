"""Door: what every request passes. Who comes from where and how often; what no answer may go without."""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import parse_qs

from . import messages
from .config import Config
from .house import House
from .limits import Buckets, Sockets, address_key, is_loopback
from .live import Receive, Send, live
from .refusal import FaultBody, Refusal, language, shortened

_LIVE = re.compile(r"^/api/tables/([a-z0-9]{1,40})/live$")
_SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html",
    ]
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]


class Door:
    """The outermost ASGI application: it lets in, turns away, and sends each to the right place."""

    def __init__(self, app: Any, house: House, config: Config) -> None:
        self.app = app
        self.house = house
        self.origins = frozenset(config.origins)
        self.hosts = frozenset(each.lower() for each in (*config.hosts, *own_names()))
        self.limits = config.limits
        self.requests = Buckets(config.limits.requests_per_second, config.limits.request_burst)
        self.sent = Buckets(config.limits.page_bytes_per_second, config.limits.page_byte_burst)
        self.arrivals = Buckets(config.limits.sockets_per_second, config.limits.socket_burst)
        self.sockets = Sockets(config.limits.sockets_per_address)

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Any, receive: Receive, send: Send) -> None:
        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                own = {name for name, _ in message.get("headers", [])}  # a page may ask for less than all others may do
                message["headers"] = [*message.get("headers", []), *(pair for pair in HEADERS if pair[0] not in own)]
                if scope["path"].startswith("/api/"):
                    message["headers"].append((b"cache-control", b"no-store"))
            elif address:
                self.sent.spend(address, len(message.get("body", b"")))
            await send(message)

        address = self._address(scope)
        try:
            if not self._is_meant(scope):
                raise Refusal("host-name", name=shortened(_host(scope)))
            if scope["method"] not in _SAFE and not self._same_site(scope):
                raise Refusal("origin")
            if address and (not self.requests.take(address) or self.sent.owes(address)):
                raise Refusal("too-fast")
        except Refusal as refusal:
            await _turn_away(scope, guarded, refusal)
            return
        scope.setdefault("state", {})["address"] = address
        await self.app(scope, receive, guarded)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        path = _LIVE.match(scope["path"])
        address = self._address(scope)
        if path is None or not self._is_meant(scope) or not self._same_site(scope):
            await send({"type": "websocket.close"})  # before it is accepted: the client gets a 403
            return
        if address and not self.arrivals.take(address):
            await _turn_away_socket(scope, send, Refusal("too-fast"))
            return
        if address and not self.sockets.enter(address):
            await _turn_away_socket(scope, send, Refusal("too-many-sockets"))
            return
        try:
            await live(self.house, path[1], receive, send)
        finally:
            if address:
                self.sockets.leave(address)

    def _address(self, scope: Any) -> str:
        """Who to count this visitor as; nobody, for one on this machine."""
        host = scope["client"][0] if scope.get("client") else ""
        if self.limits.spare_loopback and is_loopback(host):
            return ""
        return address_key(host) or "unknown"

    def _is_meant(self, scope: Any) -> bool:
        """Whether we are called by a name of ours. A page of another site can have its own name point at this machine, and
        would then be taken for ours (DNS rebinding)."""
        name = _host(scope)
        return not name or name in self.hosts or name.endswith(".localhost") or _in_digits(name)

    def _same_site(self, scope: Any) -> bool:
        """Whether a page of this very site, or of one we allow, is asking. Programs, which send no Origin, are free."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            return True
        secure = scope["scheme"] in ("https", "wss")
        own = ("https://" if secure else "http://") + headers.get(b"host", b"").decode("latin-1")
        return origin == own or origin in self.origins


def own_names() -> set[str]:
    """What this machine calls itself."""
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name.partition('.')[0]}.local"}


def _host(scope: Any) -> str:
    """The name we are called by, without the port."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1").lower()
    return host.partition("]")[0].removeprefix("[") if host.startswith("[") else host.partition(":")[0]


def _in_digits(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _turn_away(scope: Any, send: Send, refusal: Refusal) -> None:
    body = messages.encode(FaultBody(refusal.fault(_language(scope))))
    await send({"type": "http.response.start", "status": refusal.status, "headers": _json_headers(body)})
    await send({"type": "http.response.body", "body": body})


async def _turn_away_socket(scope: Any, send: Send, refusal: Refusal) -> None:
    """Answer a WebSocket's request with an ordinary error, where the server can."""
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close"})
        return
    body = messages.encode(FaultBody(refusal.fault(_language(scope))))
    start = {"type": "websocket.http.response.start", "status": refusal.status, "headers": _json_headers(body)}
    await send(start)
    await send({"type": "websocket.http.response.body", "body": body})


def _json_headers(body: bytes) -> Iterable[tuple[bytes, bytes]]:
    return [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]


def _language(scope: Any) -> str:
    return language(parse_qs(scope["query_string"].decode("latin-1")).get("lang", [""])[0])
