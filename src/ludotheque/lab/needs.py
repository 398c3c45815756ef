"""Needs: packages that only the lab wants, asked for when they are used, so that playing needs none of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludotheque.kernel import LudothequeError


def polars() -> Any:
    return needed("polars", "lab")


def needed(module: str, extra: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise LudothequeError(
            f"this needs the package {module}, which playing does not: make setup in a checkout, or else "
            f'pip install "ludotheque[{extra}]"'
        ) from None
