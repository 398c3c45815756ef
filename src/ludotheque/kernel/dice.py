"""Dice: all chance in a match, from one secret key, reproducible and checkable afterwards."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct

from .errors import RulesError

KEY_BYTES = 16
_DRAWS = 32
_unpack = Struct(f"<{_DRAWS}H").unpack  # a block of 64 bytes is 32 draws of 16 bits, used from the last to the first


class Dice:
    """Counter-mode keyed randomness: block n is BLAKE2b(key, n), cut into 16-bit draws.

    Copying it copies five fields. The commitment can be shown at the start of a match without giving the key away; at the
    end the key is shown, and anyone can replay every shuffle. ``script`` holds rolls decided in advance, for positions.
    """

    __slots__ = ("key", "count", "block", "left", "script")

    def __init__(
        self, key: bytes, count: int = 0, block: tuple[int, ...] = (), left: int = 0, script: tuple[int, ...] = ()
    ) -> None:
        self.key = key
        self.count = count
        self.block = block
        self.left = left
        self.script = script

    def clone(self) -> Dice:
        return Dice(self.key, self.count, self.block, self.left, self.script)

    def fork(self) -> Dice:
        """A new stream that depends on this one and on nothing else; this one moves on."""
        place = (self.below(65536), self.count, self.left)
        return Dice(blake2b(repr(place).encode(), key=self.key, digest_size=KEY_BYTES).digest())

    @property
    def commitment(self) -> str:
        """A hash that fixes the key without telling it."""
        return blake2b(self.key, digest_size=16, person=b"ludotheque").hexdigest()

    @property
    def drawn(self) -> tuple[int, int, int]:
        """Where the stream stands: differs if and only if something was drawn in between."""
        return (self.count, self.left, len(self.script))

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each as likely as the others (n up to 65,536)."""
        limit = 65536 - 65536 % n
        while True:
            if not self.left:
                self._next_block()
            self.left -= 1
            x = self.block[self.left]
            if x < limit:
                return x % n
            if not limit:
                raise RulesError(f"the dice cannot choose among {n:,} things, only among 65,536")

    def roll(self, sides: int = 6) -> int:
        """A die with faces 1 to sides; scripted rolls come first."""
        if self.script:
            face, self.script = self.script[0], self.script[1:]
            if not 1 <= face <= sides:
                raise RulesError(f"the scripted roll {face} does not exist on a die with {sides} faces")
            return face
        return self.below(sides) + 1

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place."""
        # The loop of ``below``, written out: dealing is most of what a short match costs.
        left, block = self.left, self.block
        for n in range(len(cards), 1, -1):
            limit = 65536 - 65536 % n
            while True:
                if not left:
                    self._next_block()
                    left, block = self.left, self.block
                left -= 1
                x = block[left]
                if x < limit:
                    break
            j = x % n
            cards[n - 1], cards[j] = cards[j], cards[n - 1]
        self.left = left

    def _next_block(self) -> None:
        self.block = _unpack(blake2b(self.key + self.count.to_bytes(8, "little")).digest())
        self.count += 1
        self.left = _DRAWS

    def plain(self) -> list[object]:
        """The block is left out: key and count give it again."""
        return [self.key.hex(), self.count, self.left, list(self.script)]

    @classmethod
    def from_plain(cls, data: list[object]) -> Dice:
        key, count, left, script = data
        assert isinstance(key, str) and isinstance(count, int) and isinstance(left, int) and isinstance(script, list)
        dice = cls(bytes.fromhex(key), max(count - 1, 0), script=tuple(script))
        if count:
            dice._next_block()
        dice.left = left
        return dice
