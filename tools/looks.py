"""Pictures of every screen at both sizes, from real matches: `make looks` writes docs/looks/ (WebP, at most 60 kB each).

python tools/looks.py [NAME…]     only those whose name contains one of these
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.playing import play_out
from tests.browser.site import Site, Visitor
from tests.browser.test_places import seated
from tools.chromium import find

OUT = Path(__file__).resolve().parent.parent / "docs" / "looks"
SIZES = {"1280": (1280, 800), "390": (390, 844)}
MOST = 60_000
QUALITIES = range(82, 1, -8)
SETTLED = 1500
"""Until pictures and typefaces are there, in milliseconds."""


class Table(NamedTuple):
    """A match to look at: how far it is played, at which question it stops, and whose dice."""

    name: str
    game: str
    moves: int
    wanted: str = ""
    seed: int = 1


TABLES = (
    Table("thargos-turn", "thargos", 60, "act", 3),
    Table("thargos-duel", "thargos", 200, "defend", 3),
    Table("hismment-turn", "hismment", 30, "act", 5),
    Table("hismment-field", "hismment", 200, "act_on_field", 5),
    Table("fortune-turn", "fortune", 30, "move", 2),
    Table("fortune-fight", "fortune", 60, "fight_chosen", 2),
    Table("darkrituals-turn", "darkrituals", 16, "", 4),
    Table("leduc-turn", "leduc", 1),
)
PAGES = (
    ("home", ""),
    ("new-table", "new/thargos"),
    ("rules", "rules/thargos"),
    ("campaign", "campaign/thargos"),
    ("deck-builder", "make/thargos/deck"),
)


def visitors(browser: Browser, site: Site) -> Iterator[tuple[str, Visitor]]:
    """One at a desk, who reads English, and one with a phone, who reads French."""
    for name, (width, height) in SIZES.items():
        phone = width < 500
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=1.5 if phone else 1,
            locale="fr-FR" if phone else "en-GB",
            reduced_motion="reduce",
            has_touch=phone,
            is_mobile=phone,
        )
        page = context.new_page()
        page.set_default_timeout(30_000)
        yield name, Visitor(page, site)
        context.close()


def keep(page: Page, name: str) -> None:
    """A picture as good as its size allows."""
    page.wait_for_timeout(SETTLED)
    seen = Image.open(BytesIO(page.screenshot()))
    for quality in QUALITIES:
        picture = BytesIO()
        seen.save(picture, "WEBP", quality=quality, method=6)
        if picture.tell() <= MOST:
            break
    (OUT / f"{name}.webp").write_bytes(picture.getvalue())
    print(f"{name}.webp  {picture.tell() // 1000} kB", flush=True)


def main(wanted: list[str]) -> None:
    def asked(name: str) -> bool:
        return not wanted or any(part in name for part in wanted)

    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for size, visitor in visitors(browser, site):
            for name, where in PAGES:
                if asked(name):
                    visitor.go(where)
                    keep(visitor.page, f"{name}-{size}")
            for table in TABLES:
                if not asked(table.name):
                    continue
                visitor.start(table.game)
                visitor.page.wait_for_selector(".prompt")
                play_out(site, *seated(visitor.page), table.moves, table.seed, table.wanted)
                visitor.page.wait_for_timeout(4 * SETTLED)  # what has just happened is played first
                keep(visitor.page, f"{table.name}-{size}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
