"""Somebody else's hands at a seat: plays a match to its end by the wire while a page looks on."""

from __future__ import annotations

import json
import random
from typing import Any

from websockets.sync.client import connect

from .site import Process

PATIENCE = 20.0


def play_out(site: Process, table: str, token: str, moves: int, seed: int = 1, wanted: str = "") -> list[str]:
    """Answer at random until the match is over, so many answers are given, or a question of this name is asked.

    Returns the steps that were asked on the way.
    """
    choose = random.Random(seed)
    asked: list[str] = []
    with connect(f"{site.address.replace('http', 'ws')}/api/tables/{table}/live", max_size=None) as link:
        link.send(json.dumps({"hello": {"tokens": [token], "lang": "en", "after": 0}}))
        sent = -1
        state: dict[str, Any] = {}
        for number in range(100 * moves):
            message = json.loads(link.recv(timeout=PATIENCE))
            state = message.get("state", state)
            prompt = state["scene"].get("prompt") or {}
            if state["scene"].get("over") or len(asked) >= moves:
                break
            if not prompt.get("mine") or "state" not in message or state["move"] == sent:
                continue
            if wanted and prompt.get("step") == wanted:
                break
            sent = state["move"]
            asked.append(prompt["step"])
            options = [choice["option"] for choice in prompt["choices"] if choice["option"] != ["concede"]]
            play = {"id": f"n{number}", "seat": state["seat"], "move": sent, "option": choose.choice(options)}
            link.send(json.dumps({"play": play}))
    return asked
