"""The load test itself works; its figures are not judged here, for a machine that runs tests is busy."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


@pytest.mark.parametrize("how", ["", "--rate 40"])
async def test_the_load_test_runs(how: str) -> None:
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, str(LOAD), "--tables", "6", "--seconds", "0.2", *how.split()]
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=asyncio.subprocess.STDOUT)
    out, _ = await asyncio.wait_for(process.communicate(), 120)
    said = out.decode()
    assert "moves/s acknowledged" in said
    assert not any(trouble in said for trouble in ("refused", "lost", "cannot", "Traceback")), said
