"""What the documentation says in code is true."""

import inspect
import re
from pathlib import Path

BLOCK = re.compile(r"^    .*(?:\n(?:    .*)?)*", re.M)


def test_the_page_on_python_runs() -> None:
    page = Path(__file__).parents[1] / "docs" / "python.md"
    names: dict[str, object] = {}
    for block in BLOCK.findall(page.read_text(encoding="utf-8")):
        exec(compile(inspect.cleandoc(block), str(page), "exec"), names)
    assert "chosen" in names
