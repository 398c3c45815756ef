"""A server process that can be killed and is back at once: it is forked from a parent that has everything imported.

python mortal.py PORT STORE — writes "up PID" for every child it starts, until its input is closed
"""

from __future__ import annotations

import os
import sys
import threading
import time
from contextlib import suppress

from ludotheque.kernel.registry import games
from ludotheque.server.config import Config
from ludotheque.server.run import run


def main() -> None:
    port, store = int(sys.argv[1]), sys.argv[2]
    games()
    ended = threading.Event()
    child = 0

    def wait_for_the_end() -> None:
        sys.stdin.read()
        ended.set()
        while True:  # a child may just be dying or being born
            with suppress(ProcessLookupError):
                os.kill(child, 9)
            time.sleep(0.05)

    watcher = threading.Thread(target=wait_for_the_end, daemon=True)
    while not ended.is_set():
        child = os.fork()
        if child == 0:
            run("127.0.0.1", port, Config(store=store))
            os._exit(0)
        if not watcher.is_alive() and not ended.is_set():
            watcher.start()
        sys.stdout.write(f"up {child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
