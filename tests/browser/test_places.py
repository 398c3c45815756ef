"""Everything stays where it is: a match of each kind of table, every frame of it, while somebody plays it out."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import People
from .playing import play_out

WATCH = """() => {
  const rect = (one) => { const r = one.getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; };
  const zones = () => [...document.querySelectorAll('.zone')].map(rect);
  const first = JSON.stringify(zones());
  window.frames = 0;
  window.faults = new Set();
  const meet = (a, b, at) => a[at] < b[at] + b[at + 2] - 1 && b[at] < a[at] + a[at + 2] - 1;
  const overlap = (a, b) => meet(a, b, 0) && meet(a, b, 1);
  const all = zones();
  all.forEach((a, i) => all.slice(i + 1).forEach((b) => overlap(a, b) && window.faults.add(`zones overlap: ${a} ${b}`)));
  const look = () => {
    window.frames += 1;
    if (JSON.stringify(zones()) !== first) window.faults.add('a zone moved');
    const board = document.querySelector('.z-board .ground');
    if (board) {
      const now = JSON.stringify(rect(board));
      window.board ??= now;
      if (now !== window.board) window.faults.add('the board moved');
    }
    for (const place of document.querySelectorAll('.place:not(.room)')) {
      const node = place.querySelector(':scope > .node');
      if (!node) continue;
      const [p, n] = [place.getBoundingClientRect(), node.getBoundingClientRect()];
      const apart = Math.hypot(p.left - n.left - n.width / 2, p.top - n.top - n.height / 2);
      if (apart > 4) window.faults.add(`a node is ${apart.toFixed(1)} px from its place: ${node.dataset.item}`);
    }
    for (const name of document.querySelectorAll('.z-hand .face .name, .z-board .stood .name'))
      if (name.offsetWidth && name.scrollWidth > name.clientWidth + 2) window.faults.add(`cut: ${name.textContent}`);
    requestAnimationFrame(look);
  };
  look();
}"""


def seated(page: Page) -> tuple[str, str]:
    """The table this page sits at, and the token of its seat."""
    kept: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('ludo.tables')"))
    return kept[0]["table"], kept[0]["tokens"][0]["token"]


@pytest.mark.parametrize(
    ("game", "moves", "phone"),
    [
        ("leduc", 12, False),
        ("thargos", 50, False),
        ("hismment", 50, True),
        ("fortune", 20, False),
        ("darkrituals", 40, True),
    ],
)
def test_nothing_moves_but_what_is_moved(people: People, game: str, moves: int, phone: bool) -> None:
    visitor = people.come(phone=phone, reduced_motion="no-preference").start(game)
    page = visitor.page
    expect(visitor.prompt).to_be_visible()
    page.wait_for_timeout(400)
    page.evaluate(WATCH)
    asked = play_out(visitor.site, *seated(page), moves=moves)
    assert asked
    page.wait_for_timeout(600)
    assert page.evaluate("[...window.faults]") == []
    assert page.evaluate("window.frames") > 10
