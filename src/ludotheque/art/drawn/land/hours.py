"""Another hour, another weather."""

from __future__ import annotations

from ...scene import Scene, mix, rgb
from .. import places as pl
from ..pen import Palette

WEATHER = {
    "mountain": ("", "", "fog", "rain"), "peaks": ("", "", "snow"), "ice": ("", "snow", "snow"),
    "forest": ("", "", "fog", "rain"), "town": ("", "", "rain", "fog"), "castle": ("", "", "rain"),
    "graveyard": ("", "fog", "rain"), "swamp": ("fog", "rain"), "sea": ("", "", "rain"), "desert": ("", "", "dust"),
    "camp": ("", "", "dust"), "storm": ("rain",), "jungle": ("", "", "rain"), "grass": ("", "", "rain"),
    "ruins": ("", "", "fog"), "city": ("", "", "rain"), "old_town": ("", "", "rain", "fog"),
    "bazaar": ("", "", "dust"), "east": ("", "", "rain"), "volcano": ("", "dust"),
}


def hour(p: Palette, when: str) -> None:
    """Another time of day, in the same inks."""
    if when == "night":
        dark = rgb("#23304E")
        for key, t in (("sky", 0.72), ("haze", 0.5), ("ray", 0.62), ("far", 0.42), ("mid", 0.3), ("ground", 0.32)):
            p[key] = mix(p[key], dark, t)
        p["disc"] = mix(p["disc"], rgb("#F6EFD2"), 0.85)
    elif when == "dusk":
        for key, t in (("sky", 0.42), ("haze", 0.3), ("ray", 0.3)):
            p[key] = mix(p[key], mix(p["disc"], p["accent"], 0.4), t)
        for key in ("far", "mid"):
            p[key] = mix(p[key], p["near"], 0.2)
    elif when == "dawn":
        for key, t in (("sky", 0.35), ("haze", 0.3), ("ray", 0.3), ("far", 0.25)):
            p[key] = mix(p[key], p["paper"], t)


def weather(s: Scene, p: Palette, kind: str) -> None:
    """What falls or drifts over the land."""
    if kind == "rain":
        pl.rain(s, mix(p["haze"], p["paper"], 0.6))
    elif kind == "snow":
        pl.snow(s, p["paper"])
    elif kind == "fog":
        pl.fog(s, mix(p["haze"], p["paper"], 0.4), s.v(232), 26 * s.k, 0.7)
    elif kind == "dust":
        pl.dust(s, mix(p["ground"], p["haze"], 0.5))
