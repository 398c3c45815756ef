"""Finds a Chromium that works for the browser tests, and installs one where it can.

python tools/chromium.py        prints its path, or fails saying what to install
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MACOS = ("Google Chrome.app/Contents/MacOS/Google Chrome", "Chromium.app/Contents/MacOS/Chromium")

MISSING = """The browser tests need Chromium, and none could be found or installed. One of these will do:
  - Debian:          apt-get install chromium
  - anywhere else:   .venv/bin/playwright install --with-deps chromium
  - already there?   LUDOTHEQUE_CHROMIUM=/path/to/chromium make test"""


def works(executable: str | Path) -> bool:
    """A file by that name is not enough: Ubuntu's `chromium` is only a launcher for snap."""
    try:
        return subprocess.run([executable, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def playwrights_own() -> Path:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def find() -> str | None:
    """The Chromium to use: the one named in LUDOTHEQUE_CHROMIUM, the system's, or Playwright's own."""
    if named := os.environ.get("LUDOTHEQUE_CHROMIUM"):
        return named if works(named) else None
    candidates: list[str | Path | None] = [shutil.which(name) for name in NAMES]
    candidates += [Path("/Applications") / application for application in MACOS]
    for candidate in candidates:
        if candidate and works(candidate):
            return str(candidate)
    own = playwrights_own()
    return str(own) if works(own) else None


def install() -> None:
    """Debian's package for root on Debian, else Playwright's own build."""
    apt = hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")
    if apt:
        subprocess.run(["apt-get", "update", "-qq"], stdout=sys.stderr)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], stdout=sys.stderr)
        if find():
            return
    libraries = ["--with-deps"] if apt else []
    subprocess.run([sys.executable, "-m", "playwright", "install", *libraries, "chromium"], stdout=sys.stderr)


def main() -> None:
    named = os.environ.get("LUDOTHEQUE_CHROMIUM")
    found = find()
    if found is None and not named:
        install()
        found = find()
    if found is None:
        sys.exit(f"LUDOTHEQUE_CHROMIUM is {named}, which does not run.\n{MISSING}" if named else MISSING)
    print(found)


if __name__ == "__main__":
    main()
