"""Lands by name, from the sky to the middle ground, at any size, hour and weather.

Heights pass through ``s.v``, sizes through ``s.k``.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

import numpy as np

from ..scene import Scene, mix, poly, rgb, spline, step
from . import places as pl
from .pen import Palette
from .props import prop

CAMERAS = {"low": 0.74, "eye": 0.64, "high": 0.52}  # where the horizon lies, from the top
WEATHER = {
    "mountain": ("", "", "fog", "rain"), "peaks": ("", "", "snow"), "ice": ("", "snow", "snow"),
    "forest": ("", "", "fog", "rain"), "town": ("", "", "rain", "fog"), "castle": ("", "", "rain"),
    "graveyard": ("", "fog", "rain"), "swamp": ("fog", "rain"), "sea": ("", "", "rain"), "desert": ("", "", "dust"),
    "camp": ("", "", "dust"), "storm": ("rain",), "jungle": ("", "", "rain"), "grass": ("", "", "rain"),
    "ruins": ("", "", "fog"), "city": ("", "", "rain"), "old_town": ("", "", "rain", "fog"),
    "bazaar": ("", "", "dust"), "east": ("", "", "rain"), "volcano": ("", "dust"),
}


Land = Callable[[Scene, Palette, float], None]
LANDS: dict[str, Land] = {}


def land(draw: Land) -> Land:
    LANDS[draw.__name__] = draw
    return draw


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


def spots(s: Scene, n: int, lo: float = 0.0, hi: float = 1.0) -> list[float]:
    return [float(x) for x in s.rng.uniform(lo * s.w, hi * s.w, n)]


def _crags(s: Scene, p: Palette, snow: bool, tall: float) -> None:
    pl.mountains(s, p, s.v(190), tall * s.k, 0.8, snow=snow)
    pl.mountains(s, p, s.v(222), 60 * s.k, 0.5, key="mid", snow=snow)


@land
def mountain(s: Scene, p: Palette, sun: float) -> None:
    _crags(s, p, False, 95)
    if s.rng.random() < 0.35:
        prop(s, p, "tower", s.w - sun + float(s.rng.normal(0, 20)), s.v(200), 60 * s.k, far=0.6)


@land
def peaks(s: Scene, p: Palette, sun: float) -> None:
    _crags(s, p, True, 95)
    pl.conifers(s, p, s.v(250), 46 * s.k, 34, far=0.35)


@land
def camp(s: Scene, p: Palette, sun: float) -> None:
    _crags(s, p, False, 62)
    for x in spots(s, 6, 0.02, 0.98):
        prop(
            s, p, "tent", x, s.v(256) + float(s.rng.uniform(-6, 8)) * s.k, float(s.rng.uniform(34, 58)) * s.k,
            far=0.35,
        )


@land
def storm(s: Scene, p: Palette, sun: float) -> None:
    _crags(s, p, False, 62)
    x, y, pts = s.w - sun, 0.0, []
    while y < s.v(190):
        pts.append((x, y))
        x, y = x + float(s.rng.normal(0, 16)) * s.k, y + float(s.rng.uniform(16, 30)) * s.k
    bolt = s.draw(*[spline([a, b], closed=False) for a, b in itertools.pairwise(pts)], stroke=3 * s.k)
    s.put(bolt, p["paper"], 1.0, far=0.9, new=False)
    s.shine(bolt, p["lamp"] * 0.7, spread=6)


@land
def volcano(s: Scene, p: Palette, sun: float) -> None:
    _crags(s, p, False, 62)
    x, h, k, top = s.w - sun, s.fbm(10, 4), s.k, s.v(92)
    base = s.v(262)
    s.put(
        s.draw(
            poly(
                [
                    (x - 150 * k, base), (x - 30 * k, top), (x - 12 * k, top + 6), (x + 8 * k, top + 2),
                    (x + 26 * k, top - 2), (x + 160 * k, base),
                ]
            )
        ),
        p["mid"],
        np.clip(0.55 + (h - 0.5) * 1.4 - 0.3 * np.sign(x - s.x), 0, 1),
        relief=h,
        phase=s.lines(60, 3),
        far=0.4,
    )
    fall = (base - top) / 170
    lava = s.draw(
        spline(
            [
                (x + a * k, top + b * fall)
                for a, b in (
                    (-26, -1), (20, -2), (9, 20), (5, 48), (18, 80), (10, 114), (6, 84), (-7, 56), (-16, 84),
                    (-13, 48), (-10, 20),
                )
            ]
        )
    )
    s.put(lava, mix(p["disc"], p["accent"], 0.55), 1.0, far=0.4)
    up = np.clip(top - s.y, 0, 999) / k
    smoke = (
        s.fbm(26, 4)
        * np.exp(-(((s.x - x - up * 0.35 * k) / (20 + np.clip(up, 0, 99) * 0.7) / k) ** 2))
        * step(top + 4, top - 8, s.y)
    )
    s.put(step(0.3, 0.62, smoke) * 0.75, mix(p["mid"], p["haze"], 0.35), 0.7, far=0.8, new=False)
    pl.motes(s, p["accent"], 50, (x, top - 20 * k), 30 * k, 1.6)


@land
def crystal(s: Scene, p: Palette, sun: float) -> None:
    _crags(s, p, True, 62)
    for cx in spots(s, 9, 0.04, 0.96):
        h, w, lean, base = (
            s.rng.uniform(50, 120) * s.k, s.rng.uniform(9, 18) * s.k, s.rng.normal(0, 16) * s.k, s.v(262),
        )
        s.put(
            s.draw(poly([(cx - w, base), (cx - w + lean, base - h * 0.7), (cx + lean, base - h), (cx, base)])),
            p["disc"], 0.95, far=0.3,
        )
        s.put(
            s.draw(poly([(cx, base), (cx + lean, base - h), (cx + w + lean, base - h * 0.66), (cx + w, base)])),
            p["mid"], 0.5, far=0.3,
        )


@land
def forest(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(185), 40 * s.k, 0.85)
    (pl.conifers if s.rng.random() < 0.6 else pl.canopy)(s, p, s.v(222), 58 * s.k, 22)
    if s.rng.random() < 0.4:
        pl.bare_trees(
            s, p, [s.w * float(s.rng.uniform(0.02, 0.12)), s.w * float(s.rng.uniform(0.88, 0.98))], s.v(262),
            70 * s.k, far=0.12,
        )
    else:
        pl.conifers(s, p, s.v(262), 120 * s.k, 11, gap=s.w * 0.26, far=0.15)


@land
def grass(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(185), 40 * s.k, 0.85)
    pl.canopy(s, p, s.v(222), 34 * s.k, 22)


@land
def swamp(s: Scene, p: Palette, sun: float) -> None:
    grass(s, p, sun)
    pl.sea(s, p, s.v(236))
    pl.bare_trees(s, p, [0.12 * s.w, 0.88 * s.w, 0.79 * s.w], s.v(250), 44 * s.k)


@land
def town(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(180), 50 * s.k, 0.85)
    pl.castle(s, p, s.w - sun + float(s.rng.normal(0, 20)), s.v(196), 62 * s.k, far=0.65)
    pl.town(s, p, s.v(228), 50 * s.k, 11, far=0.5)
    pl.town(s, p, s.v(262), 78 * s.k, 7, far=0.15)


@land
def castle(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(195), 60 * s.k, 0.8)
    pl.castle(s, p, s.w - sun, s.v(236), float(s.rng.uniform(80, 118)) * s.k, far=0.4)
    pl.conifers(s, p, s.v(246), 34 * s.k, 30, far=0.35)


@land
def ruins(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(200), 44 * s.k, 0.8)
    pl.columns(
        s, p, [0.1 * s.w, 0.23 * s.w, 0.77 * s.w, 0.9 * s.w, s.w / 2 + float(s.rng.normal(0, 60))], s.v(256),
        140 * s.k, 24 * s.k, far=0.3,
    )


@land
def sea(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(188), 26 * s.k, 0.9)
    pl.sea(s, p, s.v(200))


@land
def harbour(s: Scene, p: Palette, sun: float) -> None:
    pl.town(s, p, s.v(206), 46 * s.k, 10, far=0.55)
    pl.sea(s, p, s.v(216))
    prop(s, p, "ship", s.w - sun, s.v(232), 64 * s.k, far=0.4)


@land
def desert(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(190), 30 * s.k, 0.9)
    if s.rng.random() < 0.6:
        for k in (0.0, 1.0):
            pl.pyramid(s, p, s.w - sun + (k * 90 - 30) * s.k, s.v(224), (100 - k * 40) * s.k, 0, far=0.45 + 0.1 * k)
    pl.dunes(s, p, s.v(212))


@land
def dunes(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(190), 30 * s.k, 0.9)
    pl.dunes(s, p, s.v(212))


@land
def temple(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(190), 60 * s.k, 0.8)
    pl.canopy(s, p, s.v(214), 30 * s.k, 20)
    pl.pyramid(s, p, s.w / 2 + float(s.rng.normal(0, 30)), s.v(262), 170 * s.k, 6, far=0.3)


@land
def jungle(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(180), 70 * s.k, 0.8)
    pl.canopy(s, p, s.v(205), 44 * s.k, 20)
    r, k = s.rng, s.k
    pl.palms(
        s, p,
        [
            (r.uniform(0, 0.23) * s.w, s.v(285), r.uniform(110, 170) * k),
            (s.w * (1 - r.uniform(0, 0.23)), s.v(285), r.uniform(110, 170) * k),
            (r.uniform(0.2, 0.8) * s.w, s.v(262), 84 * k),
        ],
        far=0.15,
    )


@land
def city(s: Scene, p: Palette, sun: float) -> None:
    pl.skyline(s, p, s.v(240), 170 * s.k, far=0.55)
    pl.skyline(s, p, s.v(262), 110 * s.k, key="mid", far=0.2)


@land
def port(s: Scene, p: Palette, sun: float) -> None:
    pl.skyline(s, p, s.v(218), 130 * s.k, far=0.55)
    pl.sea(s, p, s.v(222))


@land
def street(s: Scene, p: Palette, sun: float) -> None:
    """Between two walls of houses, under a lamp."""
    pl.skyline(s, p, s.v(240), 120 * s.k, far=0.6)
    for side in (0, 1):
        edge = s.w * (0.26 if side == 0 else 0.74)
        out = -10 if side == 0 else s.w + 10
        m = s.draw(poly([(out, -10), (edge, s.h * 0.16), (edge, s.v(262)), (out, s.h + 10)]))
        t = np.clip(
            0.5
            - 0.3 * (s.light[0] > s.w / 2) * (side == 1)
            - 0.3 * (s.light[0] < s.w / 2) * (side == 0)
            + (s.fbm(10, 3) - 0.5) * 0.5,
            0,
            1,
        )
        s.put(m, mix(p["mid"], p["near"], 0.3), t, phase=s.lines(90, 3), far=0.3)
        for i in range(4):
            for j in range(5):
                u = 0.16 + 0.21 * i
                x = out + (edge - out) * u
                y = s.h * (0.06 + 0.155 * j * (1.1 - 0.34 * u)) + s.h * 0.15 * u
                w, h = s.w * 0.016 * (1.3 - u * 0.6), s.h * 0.075 * (1.25 - u * 0.6)
                m = s.draw(poly([(x - w, y), (x + w, y), (x + w, y + h), (x - w, y + h)]))
                on = s.rng.random() < 0.45
                s.put(m, p["lamp"] if on else p["ink"], 1.0 if on else 0.05, far=0.3, new=False)
                if on:
                    s.shine(m, p["lamp"] * 0.3)


@land
def graveyard(s: Scene, p: Palette, sun: float) -> None:
    pl.mountains(s, p, s.v(195), 40 * s.k, 0.8)
    r = s.rng
    pl.bare_trees(
        s, p, [r.uniform(0.02, 0.19) * s.w, s.w * (1 - r.uniform(0.02, 0.19)), r.uniform(0.25, 0.75) * s.w],
        s.v(246), 54 * s.k, far=0.2,
    )
    stones = []
    for cx in spots(s, 11):
        w = r.uniform(9, 17) * s.k
        y, lean = s.v(262) + r.uniform(-8, 10), r.normal(0, 3)
        stones.append(
            spline(
                [
                    (cx - w, y + 14), (cx - w + lean, y - w * 1.6), (cx + lean, y - w * 2.5),
                    (cx + w + lean, y - w * 1.6), (cx + w, y + 14),
                ]
            )
        )
    m = s.draw(*stones)
    s.put(m, p["stone"], s.lit(s.dome(m, 6), 10, 40), phase=s.lines(80, 2.8), far=0.2)


@land
def cavern(s: Scene, p: Palette, sun: float) -> None:
    """Out of the dark, through the mouth of a cave."""
    pl.mountains(s, p, s.v(196), 60 * s.k, 0.75)
    pl.conifers(s, p, s.v(232), 40 * s.k, 26, far=0.5)
    pl.hills(s, p, s.v(240), 8 * s.k, key="ground", far=0.3)
    pl.cave(s, p, rx=0.4, ry=0.46)
    for x in [q for q in spots(s, 14) if abs(q / s.w - 0.5) > 0.12]:
        h = s.rng.uniform(24, 80) * s.k
        s.part(
            spline(
                [(x - h * 0.14, -10), (x + h * 0.14, -10), (x + h * 0.03, h * 0.6), (x, h), (x - h * 0.03, h * 0.6)]
            ),
            colour=p["near"],
            depth=h * 0.12,
            grain=0.6,
            far=0.04,
        )


@land
def crypt(s: Scene, p: Palette, sun: float) -> None:
    n = s.fbm(20, 5)
    s.colour[:] = mix(p["mid"], p["near"], 0.3)
    s.tone = np.clip(0.45 + (n - 0.5), 0, 1)
    pl.columns(s, p, [0.14 * s.w, 0.3 * s.w, 0.7 * s.w, 0.86 * s.w], s.v(256), 260 * s.k, 30 * s.k, far=0.4)


@land
def old_town(s: Scene, p: Palette, sun: float) -> None:
    """Gabled houses, row behind row, a spire or two."""
    pl.town(s, p, s.v(214), 54 * s.k, 13, far=0.6)
    prop(s, p, "tower", s.w - sun + float(s.rng.normal(0, 30)), s.v(226), 84 * s.k, far=0.5)
    pl.town(s, p, s.v(238), 66 * s.k, 10, far=0.4)
    pl.town(s, p, s.v(264), 84 * s.k, 7, key="near", far=0.2)


@land
def bazaar(s: Scene, p: Palette, sun: float) -> None:
    """Flat roofs and domes, white in the sun."""
    pl.mountains(s, p, s.v(196), 24 * s.k, 0.9)
    for row, (base, size, far) in enumerate(((226, 40, 0.55), (246, 54, 0.4), (266, 70, 0.25))):
        x = -20.0
        while x < s.w + 20:
            w, h = s.rng.uniform(0.5, 0.95) * size * s.k, s.rng.uniform(0.4, 0.95) * size * s.k
            top = s.v(base) - h
            wall = mix(mix(p["paper"], p["stone"], 0.35 + 0.15 * row), p["haze"], far * 0.5)
            tone = float(s.rng.uniform(0.5, 0.9))
            s.put(
                s.draw(poly([(x, s.v(base) + 30), (x, top), (x + w, top), (x + w, s.v(base) + 30)])), wall, tone,
                phase=s.lines(90, 3), far=far,
            )
            if s.rng.random() < 0.34:
                dome = spline(
                    [
                        (x + w * 0.12, top + 2), (x + w * 0.1, top - w * 0.2), (x + w * 0.5, top - w * 0.58),
                        (x + w * 0.9, top - w * 0.2), (x + w * 0.88, top + 2),
                    ]
                )
                m = s.draw(dome)
                s.put(
                    m, mix(p["accent"], p["haze"], far * 0.6), s.lit(s.dome(m, w * 0.3), 14, 40),
                    phase=s.lines(70, 3), far=far,
                )
            for _ in range(2):
                wx, wy = x + w * float(s.rng.uniform(0.15, 0.75)), top + h * float(s.rng.uniform(0.25, 0.7))
                s.put(
                    s.draw(
                        poly(
                            [
                                (wx, wy), (wx, wy - 6 * s.k), (wx + 2.4 * s.k, wy - 9 * s.k),
                                (wx + 4.8 * s.k, wy - 6 * s.k), (wx + 4.8 * s.k, wy),
                            ]
                        )
                    ),
                    p["ink"],
                    0.05,
                    far=far,
                    new=False,
                )
            x += w * float(s.rng.uniform(0.9, 1.25))


@land
def east(s: Scene, p: Palette, sun: float) -> None:
    """Curved roofs among trees, hills behind."""
    pl.mountains(s, p, s.v(192), 60 * s.k, 0.85)
    pl.canopy(s, p, s.v(222), 30 * s.k, 18)
    for base, size, far, n in ((240, 46, 0.4, 7), (264, 66, 0.22, 5)):
        for i in range(n):
            x = s.w * (i + float(s.rng.uniform(0.1, 0.9))) / n
            w, h, y = size * s.k * 0.6, size * s.k * float(s.rng.uniform(0.4, 0.6)), s.v(base)
            s.put(
                s.draw(
                    poly([(x - w * 0.7, y + 30), (x - w * 0.7, y - h), (x + w * 0.7, y - h), (x + w * 0.7, y + 30)])
                ),
                mix(p["paper"], p["haze"], far),
                0.7,
                phase=s.lines(90, 3),
                far=far,
            )
            for k in range(2):
                q, v = y - h - k * h * 0.52, w * (1.15 - 0.42 * k)
                roof = s.draw(
                    spline(
                        [
                            (x - v, q + 3), (x - v * 0.5, q), (x, q + 1), (x + v * 0.5, q), (x + v, q + 3),
                            (x + v * 0.46, q - h * 0.3), (x, q - h * 0.42), (x - v * 0.46, q - h * 0.3),
                        ]
                    )
                )
                s.put(
                    roof, mix(p["accent"], p["near"], 0.35), s.lit(s.dome(roof, 6), 10, 40), phase=s.lines(55, 2.8),
                    far=far,
                )


LANDS |= {"ice": peaks, "vista": town, "hell": graveyard, "burst": city}
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
