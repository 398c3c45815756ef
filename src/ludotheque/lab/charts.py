"""Charts: small SVG pictures, drawn to be read on a phone, in print, and without seeing colours.

Colours are those of Okabe and Ito; every mark that a colour tells apart has a shape of its own as well, and every picture
says in words what it shows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10

import msgspec

from .stats import Estimate

BLUE, ORANGE, GREY = "var(--blue)", "var(--orange)", "#8a8f98"
"""As the page has them, by day and by night."""
WIDTH = 360
"""Units across: about the pixels of a phone."""
ROW = 22
Format = Callable[[float], str]


class Dot(msgspec.Struct, frozen=True):
    """A line of a chart of intervals: what it is, its estimate, and what to write at its end."""

    name: str
    estimate: Estimate
    note: str = ""


class Series(msgspec.Struct, frozen=True):
    """A line through points, with a band of uncertainty."""

    name: str
    points: list[tuple[float, Estimate]]
    colour: str = BLUE
    shape: str = "circle"


def dots(
    rows: Sequence[Dot], label: str, middle: float | None, write: Format, bounds: tuple[float, float] | None = None
) -> str:
    """Values with their intervals, one below the other, beside a line at what would be ordinary."""
    ends = [end for row in rows for end in (row.estimate.low, row.estimate.high) if isfinite(end)]
    ends += [middle] if middle is not None else []
    low, high = bounds or _padded(min(ends, default=0), max(ends, default=1))
    left, right = 8, WIDTH - 8
    x = _scale(low, high, left, right)
    height = len(rows) * ROW * 2 + 26
    parts = _ticks(low, high, x, height - 22, write)
    if middle is not None:
        parts.append(f'<line x1="{x(middle):.1f}" x2="{x(middle):.1f}" y1="2" y2="{height - 22}" class="norm"/>')
    for i, row in enumerate(rows):
        y = i * ROW * 2 + 15
        a, b = (
            max(low, min(high, end)) if isfinite(end) else mid
            for end, mid in ((row.estimate.low, low), (row.estimate.high, high))
        )
        away = middle is not None and (row.estimate.low > middle or row.estimate.high < middle)
        colour = (
            GREY
            if middle is not None and not away
            else ORANGE
            if middle is not None and row.estimate.value < middle
            else BLUE
        )
        shape = "circle" if not away else "up" if middle is not None and row.estimate.value > middle else "down"
        parts.append(f'<text x="{left}" y="{y}" class="name">{escape(row.name)}</text>')
        parts.append(f'<text x="{right}" y="{y}" class="note">{escape(row.note)}</text>')
        y += 13
        parts.append(f'<line x1="{x(a):.1f}" x2="{x(b):.1f}" y1="{y}" y2="{y}" stroke="{colour}" class="range"/>')
        value = max(low, min(high, row.estimate.value))
        parts.append(_mark(x(value), y, shape, colour))
    return _svg(height, label, parts)


def histogram(values: Sequence[float], label: str, write: Format, middle: float | None = None) -> str:
    """How values are spread, and where their middle is."""
    low, high = min(values), max(values)
    step = (
        max(1.0, _nice((high - low + 1) / 24))
        if all(float(v).is_integer() for v in values)
        else _nice((high - low) / 24 or 1)
    )
    start = floor(low / step) * step
    counts = [0] * (int((high - start) / step) + 1)
    for value in values:
        counts[int((value - start) / step)] += 1
    left, right, base = 8, WIDTH - 8, 130
    x = _scale(start, start + step * len(counts), left, right)
    most = max(counts)
    parts = [
        f'<rect x="{x(start + i * step) + 0.5:.1f}" y="{base - count / most * 116:.1f}" '
        f'width="{max(0.8, (right - left) / len(counts) - 1):.1f}" height="{count / most * 116:.1f}" fill="{BLUE}">'
        f"<title>{escape(write(start + i * step))}: {count}</title></rect>"
        for i, count in enumerate(counts)
        if count
    ]
    parts += _ticks(start, start + step * len(counts), x, base, write)
    if middle is not None:
        at = x(middle + (step / 2 if step == 1 else 0))  # whole numbers have a bar of their own
        parts.append(f'<line x1="{at:.1f}" x2="{at:.1f}" y1="2" y2="{base}" class="norm"/>')
    return _svg(base + 22, label, parts)


def lines(
    series: Sequence[Series], label: str, write_x: Format, write_y: Format, bounds: tuple[float, float] | None = None,
    middle: float | None = None,
) -> str:  # fmt: skip
    """Values along something, with bands of uncertainty."""
    points = [point for one in series for point in one.points]
    ys = [end for _, estimate in points for end in (estimate.low, estimate.high) if isfinite(end)]
    ys += [middle] if middle is not None else []
    low, high = bounds or _padded(min(ys, default=0), max(ys, default=1))
    x_low, x_high = min(at for at, _ in points), max(at for at, _ in points)
    if x_low == x_high:
        x_low, x_high = x_low - 0.5, x_high + 0.5
    base = 190
    x, y = _scale(x_low, x_high, 46, WIDTH - 16), _scale(low, high, base - 6, 10)
    parts = []
    for tick in _marks(low, high, 5):
        parts.append(f'<line x1="46" x2="{WIDTH - 8}" y1="{y(tick):.1f}" y2="{y(tick):.1f}" class="grid"/>')
        parts.append(f'<text x="42" y="{y(tick) + 4:.1f}" class="note">{escape(write_y(tick))}</text>')
    parts += _ticks(
        x_low, x_high, x, base, write_x, [at for at, _ in series[0].points] if len(series[0].points) < 9 else None
    )
    if middle is not None:
        parts.append(f'<line x1="46" x2="{WIDTH - 8}" y1="{y(middle):.1f}" y2="{y(middle):.1f}" class="norm"/>')
    for i, one in enumerate(series):
        upper = [f"{x(at):.1f},{y(min(high, e.high)):.1f}" for at, e in one.points]
        lower = [f"{x(at):.1f},{y(max(low, e.low)):.1f}" for at, e in reversed(one.points)]
        parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="{one.colour}" opacity="0.18"/>')
        path = " ".join(f"{x(at):.1f},{y(e.value):.1f}" for at, e in one.points)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{one.colour}" stroke-width="2"/>')
        parts += [_mark(x(at), y(e.value), one.shape, one.colour) for at, e in one.points]
        if one.name:
            parts.append(_mark(52, base + 34 + i * 18, one.shape, one.colour))
            parts.append(f'<text x="62" y="{base + 38 + i * 18}" class="name">{escape(one.name)}</text>')
    return _svg(base + 24 + 18 * sum(bool(one.name) for one in series), label, parts)


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )


def _mark(x: float, y: float, shape: str, colour: str) -> str:
    if shape == "up":
        return f'<path d="M{x:.1f} {y - 6:.1f}l6 10h-12z" fill="{colour}"/>'
    if shape == "down":
        return f'<path d="M{x:.1f} {y + 6:.1f}l6 -10h-12z" fill="{colour}"/>'
    if shape == "square":
        return f'<rect x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8" fill="{colour}"/>'
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" fill="{colour}"/>'


def _ticks(
    low: float, high: float, x: Callable[[float], float], y: float, write: Format, at: Sequence[float] | None = None
) -> list[str]:
    parts = [f'<line x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y}" y2="{y}" class="axis"/>']
    for tick in at or _marks(low, high, 5):
        parts.append(f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{y}" y2="{y + 4}" class="axis"/>')
        anchor = "start" if x(tick) < 24 else "end" if x(tick) > WIDTH - 24 else "middle"
        parts.append(
            f'<text x="{x(tick):.1f}" y="{y + 16}" text-anchor="{anchor}" class="tick">{escape(write(tick))}</text>'
        )
    return parts


def _scale(low: float, high: float, start: float, end: float) -> Callable[[float], float]:
    span = high - low or 1.0
    return lambda value: start + (value - low) / span * (end - start)


def _padded(low: float, high: float) -> tuple[float, float]:
    pad = (high - low) * 0.06 or 0.05
    return low - pad, high + pad


def _nice(step: float) -> float:
    """1, 2 or 5 times a power of ten, not below ``step``."""
    if step <= 0:
        return 1.0
    power: float = 10.0 ** floor(log10(step))
    return next(power * nice for nice in (1, 2, 5, 10) if power * nice >= step * 0.999999)


def _marks(low: float, high: float, count: int) -> list[float]:
    step = _nice((high - low) / count)
    return [round(step * i, 10) for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]
