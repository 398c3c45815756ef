"""What an operator can set."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.config import ConfigError, Limits, config_here, data_folder, default_store


def test_the_environment_is_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LUDOTHEQUE_DATA", str(tmp_path))
    monkeypatch.setenv("LUDOTHEQUE_ORIGINS", "https://a.example, https://b.example")
    monkeypatch.setenv("LUDOTHEQUE_LIMITS", '{"tables_per_hour": 7}')
    config = config_here(None)
    assert config.store == default_store() == f"sqlite:///{tmp_path}/tables.sqlite3"
    assert config.origins == ("https://a.example", "https://b.example")
    assert config.limits == Limits(tables_per_hour=7)
    assert config_here("x", limits=Limits()).limits == Limits()


@pytest.mark.parametrize("limits", ["nonsense", '{"tables_per_hour": "many"}', '{"tabels": 3}'])
def test_a_wrong_limit_is_refused(monkeypatch: pytest.MonkeyPatch, limits: str) -> None:
    monkeypatch.setenv("LUDOTHEQUE_LIMITS", limits)
    with pytest.raises(ConfigError, match="LUDOTHEQUE_LIMITS cannot be read"):
        config_here(None)


def test_data_lies_where_the_system_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTHEQUE_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert data_folder() == Path("/srv/data/ludotheque")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder().parts[-3:] == (".local", "share", "ludotheque")
