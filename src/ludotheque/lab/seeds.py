"""Seeds: every stream of chance in the lab follows from a few words and from where it is used."""

from __future__ import annotations

from hashlib import blake2b

from ludotheque.kernel.dice import KEY_BYTES


def key_of(seed: str, *place: object) -> bytes:
    """A key that the seed fixes, another one for each place it is used in."""
    return blake2b(repr((seed, *place)).encode(), digest_size=KEY_BYTES, person=b"ludo").digest()
