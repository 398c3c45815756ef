"""Page: one HTML file that needs nothing else — no network, no script — in both languages, for phones and for print."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from ludotheque.kernel.text import LANGUAGES

from .words import say

NAMES = {"en": "English", "fr": "Français"}
STYLE = """
:root{color-scheme:light dark;--ink:#1d232b;--paper:#fbfaf7;--soft:#5b6470;--line:#d9d6cf;--card:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e1;--paper:#171b21;--soft:#a3abb6;--line:#343b45;--card:#1f252d}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
h1{font-size:1.6rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.25rem;margin:2rem 0 .5rem}h3{font-size:1rem;margin:1rem 0 .25rem}
p{margin:.25rem 0 .75rem}.soft{color:var(--soft);font-size:.9rem}.caution{border-left:4px solid #e69f00;padding:.5rem .75rem;background:var(--card)}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1rem}
figure{margin:0;padding:.75rem;background:var(--card);border:1px solid var(--line);border-radius:.5rem;min-width:0}
figcaption{font-weight:600;margin-bottom:.25rem}svg{display:block;width:100%;height:auto;max-width:30rem}
svg text{font:11px system-ui,sans-serif;fill:var(--ink)}svg .note{text-anchor:end;fill:var(--soft)}svg .tick{fill:var(--soft)}
svg .axis{stroke:var(--soft)}svg .grid{stroke:var(--line)}svg .norm{stroke:var(--ink);stroke-dasharray:4 3}svg .range{stroke-width:3}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{padding:.3rem .5rem;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left;white-space:normal}
details{margin:.5rem 0}summary{cursor:pointer;padding:.25rem 0}dl{display:grid;grid-template-columns:auto 1fr;gap:.15rem 1rem}
dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}ol.story{font-size:.9rem;padding-left:1.75rem}a{color:#0072b2}
@media(prefers-color-scheme:dark){a{color:#56b4e9}}
.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem}.facts div{background:var(--card);
border:1px solid var(--line);border-radius:.5rem;padding:.6rem}.facts b{display:block;font-size:1.4rem}
.tongue{position:absolute;opacity:0}label.tongue-of{display:inline-block;padding:.4rem .8rem;border:1px solid var(--line);border-radius:1rem;
cursor:pointer;margin-right:.5rem}main{display:none}
"""


def page(title: Callable[[str], str], body: Callable[[str], str], lang: str) -> str:
    """The whole file; ``lang`` is shown first, the other is one touch away."""
    choose, shown = [], []
    for tongue in LANGUAGES:
        checked = " checked" if tongue == lang else ""
        choose.append(f'<input class="tongue" type="radio" name="lang" id="in-{tongue}"{checked}>')
        shown.append(
            f"#in-{tongue}:checked~main[lang={tongue}]{{display:block}}"
            f"#in-{tongue}:checked~nav label[for=in-{tongue}]{{background:#0072b2;color:#fff;border-color:#0072b2}}"
            f"#in-{tongue}:focus-visible~nav label[for=in-{tongue}]{{outline:3px solid #e69f00}}"
        )
    labels = "".join(f'<label class="tongue-of" for="in-{tongue}" lang="{tongue}">{NAMES[tongue]}</label>' for tongue in LANGUAGES)
    mains = "".join(
        f'<main lang="{tongue}"><h1>{escape(title(tongue))}</h1>{body(tongue)}</main>' for tongue in LANGUAGES
    )
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title(lang))}</title><style>{STYLE}{''.join(shown)}</style></head><body>"
        f'{"".join(choose)}<nav aria-label="{escape(say(lang, "language"))}">{labels}</nav>{mains}</body></html>\n'
    )


def figure(caption: str, svg: str, note: str = "") -> str:
    after = f'<p class="soft">{escape(note)}</p>' if note else ""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{svg}{after}</figure>"


def grid(figures: Sequence[str]) -> str:
    return f'<div class="grid">{"".join(figures)}</div>'


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


def folded(summary: str, inside: str) -> str:
    return f"<details><summary>{escape(summary)}</summary>{inside}</details>"


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def facts(rows: Sequence[tuple[str, str, str]]) -> str:
    """Large numbers side by side: name, number, a note."""
    cells = "".join(
        f'<div>{escape(name)}<b>{escape(value)}</b><span class="soft">{escape(note)}</span></div>' for name, value, note in rows
    )
    return f'<div class="facts">{cells}</div>'
