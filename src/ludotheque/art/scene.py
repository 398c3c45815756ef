"""A scene is a G-buffer: flat colour, tone, relief, hatch phase, layer number, distance, emitted light.

Composition writes layers into it back to front; a print process (prints/) turns it into a picture.
Coordinates are card units (480 × 320 by default); ``ss`` pixels are drawn for each unit.
"""

from __future__ import annotations

import hashlib
import math
import re
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt
import skia
from PIL import Image
from scipy import ndimage as ndi

from .icons import IconBodies

Field = npt.NDArray[Any]
"""One number, or one colour, for each pixel."""
Mask = Field
"""Coverage, 0 to 1."""
Points = list[tuple[float, float]]
Box = tuple[slice, slice]
SUPER = 1.75  # pixels drawn for one printed
COARSE = 5.0  # pixels; a lattice wider than this loses nothing at half the size


def rng_of(*words: str) -> np.random.Generator:
    """A generator for a card: same words, same picture, on every machine."""
    return np.random.default_rng(int.from_bytes(hashlib.sha256("/".join(words).encode()).digest()[:8], "big"))


def rgb(colour: str) -> Field:
    return np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)], np.float32) / 255


def mix(a: Any, b: Any, t: Any) -> Field:
    """From a to b by t; colours, fields or numbers."""
    return a + (b - a) * t


def step(lo: Any, hi: Any, x: Field) -> Field:
    t = np.clip((x - lo) / (hi - lo), 0, 1)
    return t * t * (3 - 2 * t)


def noise(rng: np.random.Generator, shape: tuple[int, int], cell: float, octaves: int = 4, ratio: float = 1.0) -> Field:
    """fBm in 0..1: smooth lattices, each half the size and weight of the one before. ``ratio`` stretches in x.

    What is coarse is added up at half the size, and enlarged once.
    """
    h, w = shape
    half = ((w + 1) // 2, (h + 1) // 2)
    coarse, fine = np.zeros(half[::-1], np.float32), np.zeros(shape, np.float32)
    weight, total, any_coarse = 1.0, 0.0, False
    for _ in range(octaves):
        gh, gw = max(2, int(h / cell) + 2), max(2, int(w / (cell * ratio)) + 2)
        grid = Image.fromarray(rng.random((gh, gw), np.float32))
        if cell >= COARSE:
            coarse += weight * np.asarray(grid.resize(half, Image.Resampling.BICUBIC))
            any_coarse = True
        else:
            fine += weight * np.asarray(grid.resize((w, h), Image.Resampling.BICUBIC))
        total, weight, cell = total + weight, weight / 2, max(cell / 2, 1.0)
    if any_coarse:
        fine += np.asarray(Image.fromarray(coarse).resize((w, h), Image.Resampling.BILINEAR))
    return np.clip(fine / total, 0, 1)


def spline(points: Points, closed: bool = True) -> skia.Path:
    """A smooth path through the points (Catmull–Rom)."""
    n, path = len(points), skia.PathBuilder()

    def at(i: int) -> tuple[float, float]:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    path.moveTo(*points[0])
    for i in range(n if closed else n - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = at(i - 1), at(i), at(i + 1), at(i + 2)
        path.cubicTo(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy)
    if closed:
        path.close()
    return path.detach()


def poly(points: Points) -> skia.Path:
    path = skia.PathBuilder()
    path.moveTo(*points[0])
    for p in points[1:]:
        path.lineTo(*p)
    path.close()
    return path.detach()


class Icons(IconBodies):
    """The icon set as drawings that can be rendered."""

    def dom(self, name: str) -> skia.SVGDOM:
        body = self.body(name).replace("currentColor", "#fff")
        return svg_dom(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{body}</svg>')


def svg_dom(text: str) -> skia.SVGDOM:
    text = re.sub(r"<metadata.*?</metadata>", "", text, flags=re.DOTALL)
    return skia.SVGDOM.MakeFromStream(skia.MemoryStream(text.encode(), True))


class Scene:
    """A picture under way. ``horizon`` is the height of the eye line as a part of the picture's height: the camera.

    Compositions are written for a picture of 480 × 320 whose horizon lies at 200. ``v`` says where such a height
    lies in this picture, ``k`` how much larger or smaller things are: that is all a tall front or a banner needs.
    """

    def __init__(
        self,
        rng: np.random.Generator,
        icons: Icons,
        w: int = 480,
        h: int = 320,
        ss: float = 1.75,
        roll: float = 0.0,
        horizon: float = 0.625,
    ) -> None:
        self.rng, self.icons, self.w, self.h, self.ss = rng, icons, w, h, ss
        self.size = (round(w * ss / SUPER), round(h * ss / SUPER))  # of the finished picture, in pixels
        self.horizon = horizon * h
        self.k = min(math.sqrt(w * h / 153_600), 1.06 * h / 320, 1.5 * w / 480)
        self.shape = (round(h * ss), round(w * ss))
        self.y, self.x = np.mgrid[0 : self.shape[0], 0 : self.shape[1]].astype(np.float32) / ss
        self.roll, a = roll, math.radians(roll)  # a tilted camera
        dx, dy = self.x - w / 2, self.y - h / 2
        self.x, self.y = dx * math.cos(a) + dy * math.sin(a) + w / 2, dy * math.cos(a) - dx * math.sin(a) + h / 2
        self.colour: Field = np.ones((*self.shape, 3), np.float32)
        self.tone: Field = np.ones(self.shape, np.float32)
        self.relief = np.zeros(self.shape, np.float32)
        self.phase: Field = self.y / 3.2
        self.layer = np.zeros(self.shape, np.int16)
        self.far = np.ones(self.shape, np.float32)
        self.glow: Field = np.zeros((*self.shape, 3), np.float32)
        self.light: tuple[float, float] = (w * 0.5, h * 0.3)
        self.count = 0

    def v(self, y: float) -> float:
        """A height of the 320-unit picture, in this one."""
        return y * self.horizon / 200 if y <= 200 else self.horizon + (y - 200) * (self.h - self.horizon) / 120

    @cached_property
    def grains(self) -> dict[str, Field]:
        """Textures shared by every part of a picture: stone, strands of hair, folds of cloth, the run of wood."""
        return {
            "stone": self.fbm(10, 3) * 0.7,
            "strand": self.fbm(3.5, 2, 0.22),
            "fold": self.fbm(44, 2, 0.28),
            "wood": self.fbm(3, 2, 7),
        }

    # -- masks ---------------------------------------------------------------------------------------------------
    def sheet(self) -> tuple[skia.Surface, skia.Canvas]:
        surface = skia.Surface(self.shape[1], self.shape[0])
        canvas = surface.getCanvas()
        canvas.scale(self.ss, self.ss)
        canvas.rotate(self.roll, self.w / 2, self.h / 2)
        return surface, canvas

    def cover(self, *paths: skia.Path, stroke: float = 0.0) -> tuple[Mask, Box] | None:
        """Paths in card units as coverage 0..1 in the smallest box of pixels that holds them, with a margin."""
        turn = skia.Matrix()
        turn.preScale(self.ss, self.ss)
        turn.preRotate(self.roll, self.w / 2, self.h / 2)
        bounds = [turn.mapRect(path.getBounds()) for path in paths]
        pad = 4 + stroke * self.ss
        x0, y0 = max(0, int(min(b.left() for b in bounds) - pad)), max(0, int(min(b.top() for b in bounds) - pad))
        x1, y1 = (
            min(self.shape[1], int(max(b.right() for b in bounds) + pad)),
            min(self.shape[0], int(max(b.bottom() for b in bounds) + pad)),
        )
        if x1 - x0 < 2 or y1 - y0 < 2:
            return None
        surface = skia.Surface(x1 - x0, y1 - y0)
        canvas = surface.getCanvas()
        canvas.translate(-x0, -y0)
        canvas.concat(turn)
        paint = skia.Paint(AntiAlias=True, Color=0xFFFFFFFF)
        if stroke:
            paint.setStyle(skia.Paint.kStroke_Style)
            paint.setStrokeWidth(stroke)
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        for path in paths:
            canvas.drawPath(path, paint)
        return surface.toarray()[..., 3].astype(np.float32) / 255, (slice(y0, y1), slice(x0, x1))

    def draw(self, *paths: skia.Path, stroke: float = 0.0) -> Mask:
        """Paths in card units as coverage 0..1 of the whole picture."""
        out = np.zeros(self.shape, np.float32)
        if paths and (found := self.cover(*paths, stroke=stroke)):
            out[found[1]] = found[0]
        return out

    def strokes(self, segments: list[tuple[float, float, float, float, float]]) -> Mask:
        surface, canvas = self.sheet()
        paint = skia.Paint(
            AntiAlias=True, Color=0xFFFFFFFF, Style=skia.Paint.kStroke_Style, StrokeCap=skia.Paint.kRound_Cap
        )
        for ax, ay, bx, by, width in segments:
            paint.setStrokeWidth(width)
            canvas.drawLine(ax, ay, bx, by, paint)
        return surface.toarray()[..., 3].astype(np.float32) / 255

    def glyph(
        self, name: str, cx: float, cy: float, size: float, turn: float = 0.0, flip: bool = False
    ) -> tuple[Mask, Mask]:
        """(lit parts, whole silhouette with small holes filled) of an icon centred at a point."""
        surface, canvas = self.sheet()
        canvas.translate(cx, cy)
        canvas.rotate(turn)
        canvas.scale(-1 if flip else 1, 1)
        canvas.translate(-size / 2, -size / 2)
        dom = self.icons.dom(name)
        dom.setContainerSize(skia.Size(size, size))
        dom.render(canvas)
        lit = surface.toarray()[..., 3].astype(np.float32) / 255
        reach = max(1, round(size * 0.012 * self.ss))
        solid = ndi.grey_closing(lit[::2, ::2] > 0.5, size=(reach, reach)) if reach > 1 else lit[::2, ::2] > 0.5
        solid = ndi.binary_fill_holes(solid).astype(np.float32)
        solid = np.asarray(Image.fromarray(solid).resize((self.shape[1], self.shape[0]), Image.Resampling.BILINEAR))
        return lit, np.maximum(lit, step(0.35, 0.65, solid))

    def above(self, line: Field) -> Mask:
        """Everything below a skyline given as y for each column."""
        return step(-0.6 / self.ss, 0.6 / self.ss, self.y - line[None, :])

    def fbm(self, cell: float, octaves: int = 4, ratio: float = 1.0) -> Field:
        return noise(self.rng, self.shape, cell * self.ss, octaves, ratio)

    # -- relief and light ----------------------------------------------------------------------------------------
    def dome(self, mask: Mask, depth: float) -> Field:
        """A rounded height field: 0 at the edge of a shape, 1 at ``depth`` units inside."""
        d = ndi.distance_transform_edt(mask[::2, ::2] > 0.5).astype(np.float32) * 2 / self.ss
        t = np.clip(d / max(depth, 0.5), 0, 1)
        small = np.sqrt(np.maximum(0, 1 - (1 - t) ** 2))
        big = np.asarray(Image.fromarray(small).resize((mask.shape[1], mask.shape[0]), Image.Resampling.BICUBIC))
        return ndi.gaussian_filter(big, self.ss * (0.7 + 0.05 * min(depth, 40)))

    def lit(
        self,
        height: Field,
        bump: float = 14.0,
        lift: float = 60.0,
        at: tuple[float, float] | None = None,
        box: Box = (slice(None), slice(None)),
    ) -> Field:
        """Lambert light 0..1 on a height field from the scene's lamp (or another point)."""
        lx, ly = at or self.light
        gy, gx = np.gradient(height * bump, 1 / self.ss)
        dx, dy = lx - self.x[box], ly - self.y[box]
        length = np.sqrt(dx * dx + dy * dy + lift * lift)
        return np.clip((-gx * dx - gy * dy + lift) / (length * np.sqrt(gx * gx + gy * gy + 1)), 0, 1)

    # -- layers --------------------------------------------------------------------------------------------------
    def put(
        self,
        mask: Mask,
        colour: Field,
        tone: Field | float = 0.6,
        *,
        relief: Field | float = 0.0,
        phase: Field | None = None,
        far: float = 0.5,
        new: bool = True,
    ) -> int:
        """Lay one shape over what is there. ``new`` gives it an outline of its own."""
        rows, cols = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
        if len(rows):
            box = (slice(rows[0], rows[-1] + 1), slice(cols[0], cols[-1] + 1))

            def cut(a: Any) -> Any:
                return a[box] if isinstance(a, np.ndarray) and a.shape[:2] == self.shape else a

            self._lay(box, mask[box], cut(colour), cut(tone), cut(relief), cut(phase), far, new)
        return self.count

    def _lay(
        self,
        box: Box,
        mask: Mask,
        colour: Field,
        tone: Field | float,
        relief: Field | float,
        phase: Field | None,
        far: float,
        new: bool,
    ) -> None:
        m, keep = mask[..., None], 1 - mask
        self.colour[box] = self.colour[box] * (1 - m) + colour * m
        self.tone[box] = self.tone[box] * keep + tone * mask
        self.relief[box] = self.relief[box] * keep + relief * mask
        self.far[box] = self.far[box] * keep + far * mask
        self.glow[box] *= 1 - m
        hit = mask > 0.5
        if phase is not None:
            self.phase[box] = np.where(hit, phase, self.phase[box])
        if new:
            self.count += 1
            self.layer[box] = np.where(hit, np.int16(self.count), self.layer[box])

    def part(
        self,
        *paths: skia.Path,
        colour: Field,
        depth: float = 6.0,
        bump: float = 1.0,
        gain: float = 1.0,
        floor: float = 0.0,
        grain: float = 0.0,
        kind: str = "stone",
        flat: float | None = None,
        angle: float = 45.0,
        far: float = 0.1,
        new: bool = True,
        stroke: float = 0.0,
        alpha: float = 1.0,
    ) -> None:
        """One rounded piece of a thing, lit by the lamp; ``flat`` gives it one tone instead."""
        if not paths or (found := self.cover(*paths, stroke=stroke)) is None:
            return
        mask, box = found
        if alpha < 1:
            mask = mask * alpha
        if flat is not None:
            self._lay(box, mask, colour, flat, 0.2, self.lines(angle, 2.7, box), far, new)
            return
        h = self.dome(mask, depth)
        if grain:  # as deep on a cloak as on a cap
            h = h + (self.grains[kind][box] - 0.5) * grain * min(1.0, 26 / (10 + depth * 0.9))
        tone = np.clip(floor + self.lit(h, (10 + depth * 0.9) * bump, 44, box=box) * gain, 0, 1)
        self._lay(box, mask, colour, tone, h, self.lines(angle, 2.7, box) + h * 3.0, far, new)

    def shine(self, mask: Mask, colour: Field, spread: float = 0.0) -> None:
        """Emitted light; ``spread`` blurs a halo around it."""
        if spread:
            k = 4
            small = ndi.gaussian_filter(mask[::k, ::k], spread * self.ss / k)
            mask = np.asarray(Image.fromarray(small).resize((self.shape[1], self.shape[0]), Image.Resampling.BICUBIC))
        self.glow = self.glow + np.clip(mask, 0, 1)[..., None] * colour

    def lines(self, angle: float, pitch: float = 3.2, box: Box = (slice(None), slice(None))) -> Field:
        a = math.radians(angle)
        return (self.x[box] * -math.sin(a) + self.y[box] * math.cos(a)) / pitch

    def column(self) -> Field:
        return self.x[0]

    def ridge(self, base: float, height: float, cell: float, octaves: int = 5, sharp: bool = False) -> Field:
        """A skyline: y for each column."""
        n = noise(self.rng, (2, self.shape[1]), cell * self.ss, octaves)[0]
        if sharp:
            n = 1 - np.abs(n - 0.5) * 2.6
        return base - height * (n - 0.5) * 2
