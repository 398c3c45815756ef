"""Share codes: something made, as a short text that survives a chat, a mail and a link, and tells when it did not."""

from __future__ import annotations

import binascii
import re
from base64 import b64decode, urlsafe_b64encode
from contextlib import suppress
from hashlib import blake2b

_CHECK = 3
"""Bytes of checksum: four letters of the code."""


class DamagedCode(ValueError):
    """A code that was cut off, mistyped or made up."""


def seal(prefix: str, data: bytes) -> str:
    """Bytes as a code."""
    return prefix + urlsafe_b64encode(_checksum(prefix, data) + data).decode().rstrip("=")


def unseal(prefix: str, code: str) -> bytes:
    """The bytes of a code. DamagedCode if they are not those that were sealed."""
    letters = code.removeprefix(prefix)
    try:
        data = b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise DamagedCode from None
    if not code.startswith(prefix) or data[:_CHECK] != _checksum(prefix, data[_CHECK:]):
        raise DamagedCode
    return data[_CHECK:]


def unseal_from(prefix: str, text: str) -> bytes:
    """The bytes of the code in a text: alone, broken over lines, or inside a link."""
    for words in (text, re.sub(r"\s+", "", text)):
        code = re.search(re.escape(prefix) + r"[\w-]*", words, re.ASCII)
        if code is not None:
            with suppress(DamagedCode):
                return unseal(prefix, code[0])
    raise DamagedCode


def _checksum(prefix: str, data: bytes) -> bytes:
    return blake2b(prefix.encode() + data, digest_size=_CHECK).digest()
