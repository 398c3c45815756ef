"""The verbs that are done once. All about a verb is in its class: its fields, what it is pointed at, what it does, what it
brings; its words are ``effect-<tag>`` in both languages. A file holds a family; a verb is added by adding it there."""

from typing import TYPE_CHECKING, TypeAlias

from ludotheque.kernel.script import any_of, gather

from ..effects import Effect

VERBS = gather(__name__, __path__)

if TYPE_CHECKING:
    Done: TypeAlias = Effect
else:
    Done = any_of(VERBS)
