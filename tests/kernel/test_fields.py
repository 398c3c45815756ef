"""A field of a type that the kernel cannot keep is refused when its class is first used."""

import types
from typing import Any

import pytest

from ludotheque.kernel import RulesError, State


@pytest.mark.parametrize(
    "hint",
    [set[int], bytes, Any, object, dict[str, Any], list[set[int]], dict[tuple[int, int], int], tuple[list[int], ...]],
    ids=str,
)
def test_a_field_that_cannot_be_kept_is_refused(hint: object) -> None:
    """What could not be copied or saved from its declaration alone would be shared by clones, or come back as another."""
    odd = types.new_class("Odd", (State,), exec_body=lambda space: space.update({"__annotations__": {"field": hint}}))
    with pytest.raises(RulesError, match=r"Odd\.field"):
        odd()
