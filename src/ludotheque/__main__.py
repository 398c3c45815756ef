"""``python -m ludotheque`` is ``ludo``."""

from ludotheque.cli import main

main()
