"""What all tests share: the mark that names the clauses a test is about."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of a rulebook that this test is about")
