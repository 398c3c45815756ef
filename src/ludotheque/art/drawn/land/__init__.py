"""Lands by name, from the sky to the middle ground, at any size, hour and weather.

Heights pass through ``s.v``, sizes through ``s.k``.
"""

from __future__ import annotations

from ...scene import Scene, mix
from .. import places as pl
from ..pen import Palette
from . import built, wild
from .hours import WEATHER, hour, weather
from .kinds import LANDS

__all__ = ["CAMERAS", "LANDS", "dry", "hour", "landscape"]

MADE_IN = (built, wild)
LANDS |= {"ice": wild.peaks, "vista": built.town, "hell": wild.graveyard, "burst": built.city}


CAMERAS = {"low": 0.74, "eye": 0.64, "high": 0.52}  # where the horizon lies, from the top


FLAT = {"sea", "desert", "swamp", "harbour", "port", "dunes"}  # they bring their own ground


INDOORS = {"cell", "throne", "coffin", "crown_on_cushion", "apothecary", "bed", "machine"}


WET_SUBJECTS = {"boat", "speedboat", "ship", "steamer", "plane", "zeppelin", "rope_bridge", "bridge"}


def dry(place: str, subjects: list[str], otherwise: str) -> str:
    """Where the subject cannot be, another place: nobody walks on the sea, no bed stands in a field."""
    kind, _, rest = subjects[0].partition(" ")
    if kind == "prop" and rest in INDOORS:
        return "crypt"
    if kind == "prop" and rest in WET_SUBJECTS:
        return (
            place
            if place in ("sea", "harbour") or rest in ("plane", "zeppelin")
            else "sea"
            if "bridge" not in rest
            else place
        )
    if (
        kind == "prop"
        and rest in ("car", "motorcycle", "train", "tank", "rider", "horseman", "cart_and_ox")
        and place in ("cavern", "crypt", "temple", "ruins", "peaks")
    ):
        return "desert" if rest != "train" else "mountain"
    swims = kind in ("fish", "serpent", "bird", "wraith", "face", "talk") or rest.startswith("swim")
    return otherwise if not swims and place in ("sea", "harbour", "swamp") else place


def landscape(
    s: Scene, p: Palette, place: str, sun: tuple[float, float], disc: float, rays: int = 0, falls: str | None = None
) -> str:
    """Sky to middle ground for a place; gives back the weather it had. ``sun`` is in this picture's units."""
    inside = place == "crypt"
    if falls is None:
        options = WEATHER.get(place, ("",))
        falls = str(options[int(s.rng.integers(len(options)))])
    if falls == "rain":  # the sky closes
        p["disc"] = mix(p["disc"], p["haze"], 0.4)
    pl.sky(
        s, p, disc=0 if inside else disc * s.k, at=sun, rays=rays if falls != "rain" else 0,
        clouds=0.45 if falls != "rain" and place not in ("storm", "hell") else 0.85,
    )
    LANDS[place](s, p, sun[0])
    if place not in FLAT:
        pl.hills(s, p, s.v(268), 9 * s.k, key="ground", far=0.15)
    weather(s, p, falls)
    return falls
