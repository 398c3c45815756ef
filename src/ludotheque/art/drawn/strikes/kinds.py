"""What attacks are made of, by name."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..pen import Pen

Substance = Callable[[Pen, np.random.Generator], None]


SUBSTANCES: dict[str, Substance] = {}


def substance(draw: Substance) -> Substance:
    SUBSTANCES[draw.__name__] = draw
    return draw
