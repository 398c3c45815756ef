"""Creates a virtual environment that has pip, also where Debian ships Python without ensurepip.

    python3 tools/make_venv.py .venv

Runs before anything is installed, so it uses the standard library only; and old Pythons must be able to read it, to be
told that they are too old.
"""

import os
import shutil
import subprocess
import sys

TOO_OLD = """Ludotheque needs Python 3.11 or newer; {0} is {1}.
Install one, then name it:  make PYTHON=python3.12 {2}"""

NO_VENV = """Cannot create a virtual environment with {0}: it has neither ensurepip, nor virtualenv, nor pip.
Install one of them, for instance:  apt-get install python3-venv"""


def succeeds(*command):  # type: (*str) -> bool
    return subprocess.call(list(command), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) == 0


def with_venv(folder):  # type: (str) -> bool
    return succeeds(sys.executable, "-m", "venv", folder)


def with_virtualenv(folder):  # type: (str) -> bool
    return succeeds(sys.executable, "-m", "virtualenv", folder)


def with_pip(folder):  # type: (str) -> bool
    """pip can install itself into an environment that lacks it."""
    python = os.path.join(folder, "bin", "python")
    return succeeds(sys.executable, "-m", "venv", "--without-pip", folder) and succeeds(
        sys.executable, "-m", "pip", "--python", python, "install", "pip"
    )


def with_apt(folder):  # type: (str) -> bool
    """Only for root, as in a fresh container: nobody else could."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return False
    subprocess.call(["apt-get", "update", "-qq"])
    return succeeds("apt-get", "install", "-y", "-qq", "python3-venv") and with_venv(folder)


def main(folder):  # type: (str) -> None
    if sys.version_info < (3, 11):
        sys.exit(TOO_OLD.format(sys.executable, sys.version.split()[0], "setup"))
    for way in (with_venv, with_virtualenv, with_pip, with_apt):
        if way(folder):
            return
        shutil.rmtree(folder, ignore_errors=True)  # what a failed try left must not look like an environment
    sys.exit(NO_VENV.format(sys.executable))


if __name__ == "__main__":
    main(sys.argv[1])
