"""Places: sky, land, buildings, trees and frames, each a few layers in the G-buffer."""

from .built import arch, castle, cave, columns, pyramid, skyline, town
from .coven import coven
from .ground import dunes, ground_shadow, hills, mountains, road, sea
from .growth import bare_trees, canopy, conifers, grass, leaves, palms
from .sky import birds, dust, fog, motes, rain, sky, snow

__all__ = [
    "arch", "bare_trees", "birds", "canopy", "castle", "cave", "columns", "conifers", "coven", "dunes", "dust",
    "fog", "grass", "ground_shadow", "hills", "leaves", "motes", "mountains", "palms", "pyramid", "rain", "road",
    "sea", "sky", "skyline", "snow", "town",
]
