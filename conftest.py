"""Browser tests: which Chromium they use, and a mark by which `make test` runs them apart.

They run apart because Playwright keeps an event loop alive in its process, and asyncio tests cannot start theirs beside it.
"""

import os
from typing import Any

import pytest

from tools.chromium import MISSING, find


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if {"page", "browser", "context"} & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    executable = find()
    if executable is None:
        pytest.fail(MISSING)
    # Chromium refuses to sandbox itself when root starts it, as happens in containers.
    sandbox = [] if os.geteuid() else ["--no-sandbox"]
    return {**browser_type_launch_args, "executable_path": executable, "args": sandbox}
