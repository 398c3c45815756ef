"""Builds the page (web/) into the package, so that `pip install` needs no node on the machine."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/ludotheque/server/static"


class PageBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":  # an sdist carries the sources of the page, and the wheel made from it the page
            return
        root = Path(self.root)
        if version != "editable" or not (root / PAGE / "index.html").exists():  # in a checkout, make keeps it fresh
            subprocess.run([sys.executable, "tools/web.py", "install", "build"], cwd=root, check=True)
        build_data["artifacts"].append(f"/{PAGE}/")
