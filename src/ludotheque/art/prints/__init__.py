"""Print processes: how a scene becomes ink on paper."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from ..drawn.pen import Palette
from ..scene import Scene
from .mezzotint import mezzotint
from .pulp import pulp
from .watercolour import watercolour
from .woodcut import woodcut

PRINTS: dict[str, Callable[[Scene, Palette], Image.Image]] = {
    "woodcut": woodcut,
    "watercolour": watercolour,
    "pulp": pulp,
    "mezzotint": mezzotint,
}
