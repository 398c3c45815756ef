"""Misuse: what typer finds wrong with a command line, in our words and in both languages."""

from __future__ import annotations

import re
from typing import Any

import typer

from ludotheque.kernel.errors import nearest
from ludotheque.kernel.text import Told

from .words import told

Misuse: Any = typer.BadParameter.__base__
"""Typer keeps its own copy of click and does not name this parent of all usage errors."""

_VALUES = {
    r"Input should be greater than or equal to (?P<n>.*)": "misuse-least",
    r"Input should be less than or equal to (?P<n>.*)": "misuse-most",
    r".* is not in the range (?P<range>.*?)\.?": "misuse-range",
    r"Input should be a valid integer.*|.* is not a valid int.*": "misuse-integer",
    r"(?:Value error, )?'(?P<value>.*?)' is not one of (?P<words>.*?)\.?": "misuse-choice",
}
"""What typer says of a value, as its versions word it."""


def explained(error: Any) -> Told:
    """What was wrong, and where help is."""
    command = error.ctx.command_path if error.ctx is not None else "ludo"
    return told("misuse", what=_what(error, command), command=command)


def _what(error: Any, command: str) -> Told | str:
    text = str(error.message)
    match type(error).__name__:
        case "MissingParameter":
            return told("misuse-missing", what=_called(error), command=command)
        case "NoSuchOption":
            near = nearest(error.option_name, error.possibilities or ())
            return told("misuse-option-but" if near else "misuse-option", option=error.option_name, near=near)
        case "BadOptionUsage":
            return told("misuse-no-value", option=error.option_name)
        case "BadParameter":
            return told("misuse-value", what=_called(error), why=_value(text))
    if extra := re.fullmatch(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", text):
        return told("misuse-extra", words=extra[1])
    if unknown := re.match(r"No such command '(.*?)'", text):
        known = list(error.ctx.command.list_commands(error.ctx))
        return told("misuse-command", word=unknown[1], commands=", ".join(known))
    return told("misuse-no-command") if text == "Missing command." else text


def _called(error: Any) -> str:
    """An option by its longest name, an argument as the usage line writes it."""
    if error.param is None:
        return str(error.param_hint or "")
    options = [name for name in error.param.opts if name.startswith("-")]
    return max(options, key=len) if options else str(error.param.metavar or error.param.name.upper())


def _value(text: str) -> Told | str:
    for form, message in _VALUES.items():
        if found := re.fullmatch(form, text):
            return told(message, **{name: value.replace("'", "") for name, value in found.groupdict().items()})
    return text
