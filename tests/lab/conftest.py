"""One more game on the shelf, for runs in this process."""

from __future__ import annotations

import pytest

from ludotheque.kernel import registry

from .toys import duel


@pytest.fixture
def with_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = {**registry.games(), duel.name: duel}
    monkeypatch.setattr(registry, "_found", lambda: shelf)
