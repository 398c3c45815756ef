"""Tokens: proof of who may answer for a seat. Only their hashes are kept, and they never stand in a URL we log."""

from __future__ import annotations

import secrets
from hashlib import blake2b

_TABLE_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else


def new_token() -> str:
    """256 bits, base64url."""
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    """69 bits: enough that nobody finds a table by trying, short enough for a link."""
    return "".join(secrets.choice(_TABLE_ALPHABET) for _ in range(14))


def next_table_id(table: str) -> str:
    """What a rematch of a table is called: everybody who sat there finds it, and whoever asks twice asks for the same."""
    number = int.from_bytes(blake2b(table.encode(), digest_size=32, person=b"ludo-rematch").digest())
    letters = []
    for _ in range(14):
        number, letter = divmod(number, len(_TABLE_ALPHABET))
        letters.append(_TABLE_ALPHABET[letter])
    return "".join(letters)


def hash_token(token: str) -> str:
    """Tokens are random, so a plain hash is as good as a slow one."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"ludo-token").hexdigest()
