"""Page: one HTML file that needs nothing else — no network, no script — in both languages, for phones and for print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from ludotheque.kernel.text import LANGUAGES

from .words import say

NAMES = {"en": "English", "fr": "Français"}
STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")


def page(title: Callable[[str], str], body: Callable[[str], str], lang: str) -> str:
    """The whole file; ``lang`` is shown first, the other is one touch away."""
    choose, shown = [], []
    for tongue in LANGUAGES:
        checked = " checked" if tongue == lang else ""
        choose.append(
            f'<input class="tongue" type="radio" name="lang" id="in-{tongue}"{checked}>'
            f'<label class="tongue-of" for="in-{tongue}" lang="{tongue}">{NAMES[tongue]}</label>'
        )
        shown.append(
            f"body:has(#in-{tongue}:checked) main[lang={tongue}]{{display:block}}"
            f"#in-{tongue}:checked+label{{background:#0072b2;color:#fff;border-color:#0072b2}}"
            f"#in-{tongue}:focus-visible+label{{outline:3px solid #e69f00}}"
        )
    mains = "".join(
        f'<main lang="{tongue}"><h1>{escape(title(tongue))}</h1>{body(tongue)}</main>' for tongue in LANGUAGES
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title(lang))}</title><style>{STYLE}{''.join(shown)}</style></head><body>"
        f'<nav aria-label="{escape(say(lang, "language"))}">{"".join(choose)}</nav>{mains}</body></html>\n'
    )


def figure(caption: str, inside: str, note: str = "", kind: str = "") -> str:
    before = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    after = f'<p class="soft">{escape(note)}</p>' if note else ""
    return (
        f'<figure class="{kind}">{before}{inside}{after}</figure>'
        if kind
        else f"<figure>{before}{inside}{after}</figure>"
    )


def points_list(sentences: Sequence[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in sentences)}</ul>"


def bars(rows: Sequence[tuple[str, float, str]]) -> str:
    """Amounts from 0 to 1, one below the other: name, amount, what to write."""
    lines = "".join(
        f'<li><span>{escape(name)}</span><span class="soft">{escape(note)}</span>'
        f'<i style="--part:{max(0.004, amount):.1%}"></i></li>'
        for name, amount, note in rows
    )
    return f'<ul class="bars">{lines}</ul>'


def grid(figures: Sequence[str]) -> str:
    return f'<div class="grid">{"".join(figures)}</div>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


def matrix(names: Sequence[str], cells: Sequence[Sequence[tuple[str, float] | None]]) -> str:
    """Each against each: what is written, and from -1 to 1 how it is shaded. Columns are known by their numbers."""
    top = "".join(f'<th scope="col" title="{escape(name)}">{place}</th>' for place, name in enumerate(names, 1))
    lines = []
    for place, (name, row) in enumerate(zip(names, cells, strict=True), 1):
        shown = "".join(
            f'<td class="{"more" if cell[1] > 0 else "less"}" style="--shade:{min(1.0, abs(cell[1])):.0%}">'
            f"{escape(cell[0])}</td>"
            if cell is not None
            else "<td>·</td>"
            for cell in row
        )
        lines.append(f'<tr><th scope="row">{place}. {escape(name)}</th>{shown}</tr>')
    head = f"<thead><tr><td></td>{top}</tr></thead>"
    return f'<div class="wide" tabindex="0"><table class="matrix">{head}<tbody>{"".join(lines)}</tbody></table></div>'


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def facts(rows: Sequence[tuple[str, str, str]]) -> str:
    """Large numbers side by side: name, number, a note."""
    cells = "".join(
        f'<div>{escape(name)}<b>{escape(value)}</b><span class="soft">{escape(note)}</span></div>'
        for name, value, note in rows
    )
    return f'<div class="facts">{cells}</div>'
