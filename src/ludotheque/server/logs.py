"""Logs: one JSON line for each thing that happened, where LUDOTHEQUE_LOG says json. Never a token, never a person's name."""

from __future__ import annotations

import logging
import os
from datetime import UTC, datetime

import msgspec

FACTS = ("table", "seat", "game", "entry")
"""What a line may say besides its words: passed as ``extra``."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({fact: value for fact in FACTS if (value := getattr(record, fact, None)) is not None})
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs() -> None:
    """As LUDOTHEQUE_LOG says: ``json``, for programs, with what happens at tables; else words for people, warnings only."""
    if os.environ.get("LUDOTHEQUE_LOG") != "json":
        return
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("ludotheque", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
    logging.getLogger("ludotheque").setLevel(logging.INFO)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
