"""Needs: packages that only the lab wants, asked for when they are used, so that playing needs none of them."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ludotheque.kernel import LudothequeError

from .words import told


def polars() -> Any:
    return needed("polars", "lab")


def needed(module: str, extra: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise LudothequeError(told("error-needs", module=module, extra=extra)) from None
