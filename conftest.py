"""Browser tests: which Chromium they use, a mark to choose them by, and their place at the end of a run.

They come last because Playwright keeps an event loop alive in its process, beside which asyncio tests cannot start theirs.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest

from tools.chromium import MISSING, find


def needs_browser(item: pytest.Item) -> bool:
    return not {"page", "browser", "context"}.isdisjoint(getattr(item, "fixturenames", ()))


# Around all others, so that nothing (--failed-first, say) orders the tests anew afterwards.
@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    for item in filter(needs_browser, items):
        item.add_marker(pytest.mark.browser)
    yield
    items.sort(key=needs_browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    executable = find()
    if executable is None:
        pytest.fail(MISSING)
    # Chromium refuses to sandbox itself when root starts it, as happens in containers.
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    return {**browser_type_launch_args, "executable_path": executable, "args": sandbox}
