"""Events: what happened, as data. Sentences in any language, logs and animations are made from them later."""

from __future__ import annotations

from typing import Any

import msgspec

from .scene import Plain

Value = Plain | float | tuple[Plain, ...]

HIDDEN = "hidden"
"""What a card is called in an event for a reader who may not know it."""


class Event(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened, in answer number ``move``, because of ``cause`` (a step) under ``clauses``.

    ``sight`` says for each argument that names cards which seats could see them at that moment, as a bit mask (the highest
    bits stand for spectators); it is worked out from the zones' declared visibility when the event is recorded.
    """

    kind: str
    args: dict[str, Value]
    move: int
    cause: str
    clauses: tuple[str, ...]
    sight: dict[str, tuple[int, ...]] = {}

    def seen_by(self, bit: int) -> dict[str, Value]:
        """The arguments as that reader may know them: cards that were out of sight become ``hidden``."""
        if not self.sight:
            return self.args
        shown = dict(self.args)
        for name, masks in self.sight.items():
            value = self.args[name]
            if isinstance(value, tuple):
                shown[name] = tuple(v if mask & bit else HIDDEN for v, mask in zip(value, masks, strict=True))
            elif not masks[0] & bit:
                shown[name] = HIDDEN
        return shown

    def plain(self) -> Any:
        return msgspec.to_builtins(self)

    @classmethod
    def from_plain(cls, data: Any) -> Event:
        return msgspec.convert(data, cls)


def names_cards(argument: str) -> bool:
    """Arguments called ``card``, ``cards`` or ending so hold cards, and are hidden from those who may not see them."""
    return argument.endswith(("card", "cards"))
