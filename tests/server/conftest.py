from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from .postgres import running_postgres
from .serving import Site, serving


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    with running_postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Each test that asks for it runs on both stores."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A server with a store of its own."""
    async with serving(f"sqlite:///{tmp_path / 'tables.sqlite3'}") as site:
        yield site
