"""State: what lies on the table, declared once.

A State class lists its fields with types and nothing else. From that one declaration come the slots, the constructor, a
fast ``clone``, the JSON form, and — through the zone types below — who may see what. So no game ever writes a copy
function, a serialiser or a redaction by hand, and none of them can drift from the fields.

    class Side(Seat):
        hand: Held
        discard: Open
        deck: Sealed
        points: int
"""

from __future__ import annotations

import types
from collections.abc import Callable
from enum import Enum
from typing import Annotated, Any, ClassVar, Literal, Self, Union, get_args, get_origin, get_type_hints

from .errors import RulesError


class Sight(Enum):
    """Who sees the cards of a zone."""

    ALL = "all"  # everyone
    OWNER = "owner"  # the owner sees the cards, the others count them
    COUNT = "count"  # nobody sees them, everyone counts them
    NONE = "none"  # nobody sees them nor their number


Open = Annotated[list[int], Sight.ALL]
Held = Annotated[list[int], Sight.OWNER]
Sealed = Annotated[list[int], Sight.COUNT]
Buried = Annotated[list[int], Sight.NONE]

FROZEN = "frozen"
"""Annotated[..., FROZEN]: never changed in place, so clones share it."""

Zone = tuple[str, Sight, int, list[int]]
"""Where it is, who sees it, whose it is (-1: nobody's), the cards."""

_ATOMS = (int, str, bool, float, type(None))


class _Declared(type):
    """Turns a class's annotations into slots. Defaults move aside, for a slot cannot have one."""

    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _Declared:
        own = [f for f, hint in space.get("__annotations__", {}).items() if "ClassVar" not in str(hint)]
        space["_defaults"] = {f: space.pop(f) for f in own if f in space}
        space.setdefault("__slots__", tuple(own))
        space["__init__"] = _first_use
        return super().__new__(mcs, name, bases, space)


def _first_use(self: State, **fields: Any) -> None:
    """The constructor until the class is first used: types can be read only once its module is complete."""
    _compile(type(self))
    type(self).__init__(self, **fields)


class State(metaclass=_Declared):
    """Fields and nothing else; see the module's text. A field left out of the constructor is empty, zero or its default."""

    __slots__ = ()
    _defaults: ClassVar[dict[str, Any]]
    _hints: ClassVar[dict[str, Any]]
    transient: ClassVar[tuple[str, ...]] = ()
    """Fields that are not part of the value: shared by clones and left out of the JSON form."""
    by_hand: ClassVar[tuple[str, ...]] = ()
    """Fields that the class itself copies and saves."""

    def __init__(self, **fields: Any) -> None:
        raise NotImplementedError  # every class gets its own, made from its fields

    def clone(self) -> Self:
        """An equal value that shares nothing that can change."""
        raise NotImplementedError  # replaced when the class is first used

    def find_zones(self, path: str, owner: int, found: list[Zone]) -> None:
        """Append every zone below this value."""
        raise NotImplementedError  # replaced when the class is first used

    def plain(self) -> dict[str, Any]:
        """The value as JSON would have it."""
        hints = fields_of(type(self))
        return {f: to_plain(getattr(self, f), hint) for f, hint in hints.items() if f not in self.transient}

    @classmethod
    def from_plain(cls, data: dict[str, Any]) -> Self:
        hints = fields_of(cls)
        return cls(**{f: from_plain(value, hints[f]) for f, value in data.items()})


class Seat(State):
    """A State that belongs to a seat: its zones are that seat's."""

    seat: int


def fields_of(cls: type) -> dict[str, Any]:
    """The fields of a State class with their types, Annotated kept."""
    hints: dict[str, Any] | None = cls.__dict__.get("_hints")
    if hints is None:
        every = get_type_hints(cls, include_extras=True)
        slots = [f for base in reversed(cls.__mro__) for f in base.__dict__.get("__slots__", ())]
        hints = {f: every[f] for f in slots}
        setattr(cls, "_hints", hints)
    return hints


def bare(hint: Any) -> Any:
    """The type without Annotated around it."""
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def sight_of(hint: Any) -> Sight | None:
    """The visibility declared by a zone type, None for anything else."""
    if get_origin(hint) is Annotated:
        return next((mark for mark in get_args(hint)[1:] if isinstance(mark, Sight)), None)
    return None


def optional(hint: Any) -> Any | None:
    """T for a hint ``T | None``, else None."""
    if get_origin(hint) in (Union, types.UnionType):
        rest = [a for a in get_args(hint) if a is not type(None)]
        return rest[0] if len(rest) == 1 and len(rest) < len(get_args(hint)) else None
    return None


def is_state(hint: Any) -> bool:
    return isinstance(hint, _Declared)


def can_keep(hint: Any) -> bool:
    """Whether a field of this type can be copied and saved from its declaration alone."""
    if get_origin(hint) is Annotated and FROZEN in get_args(hint):
        return True
    hint = bare(hint)
    inner = optional(hint)
    if inner is not None:
        return can_keep(inner)
    origin = get_origin(hint) or hint
    if origin is list:
        return all(map(can_keep, get_args(hint)))
    if origin is dict:
        key, value = get_args(hint)
        return key in (int, str) and can_keep(value)
    if origin is tuple:  # of plain values, such as an option
        return all(item in (int, str, bool, float, Any, ...) for item in get_args(hint))
    return origin in (int, str, bool, float, Literal) or is_state(hint) or hasattr(hint, "from_plain")


# JSON form ------------------------------------------------------------------------------------------------------------


def to_plain(value: Any, hint: Any) -> Any:
    hint = bare(hint)
    inner = optional(hint)
    if inner is not None:
        return None if value is None else to_plain(value, inner)
    if hasattr(value, "plain"):
        return value.plain()
    origin = get_origin(hint) or hint
    if origin is list:
        (item,) = get_args(hint)
        return [to_plain(v, item) for v in value]
    if origin is dict:
        return {str(k): to_plain(v, get_args(hint)[1]) for k, v in value.items()}
    return list(value) if isinstance(value, tuple) else value


def from_plain(data: Any, hint: Any) -> Any:
    hint = bare(hint)
    inner = optional(hint)
    if inner is not None:
        return None if data is None else from_plain(data, inner)
    if hasattr(hint, "from_plain"):
        return hint.from_plain(data)
    origin = get_origin(hint) or hint
    if origin is list:
        (item,) = get_args(hint)
        return [from_plain(v, item) for v in data]
    if origin is dict:
        key, item = get_args(hint)
        return {(int(k) if key is int else k): from_plain(v, item) for k, v in data.items()}
    return tuple(data) if isinstance(data, list) else data  # JSON has no tuples


# Code made from the declaration ---------------------------------------------------------------------------------------


def _empty(hint: Any, names: dict[str, Any]) -> str:
    """An expression for the value a field has when nobody gave one."""
    hint = bare(hint)
    origin = get_origin(hint) or hint
    if optional(hint) is not None:
        return "None"
    if origin is Literal:
        return repr(get_args(hint)[0])
    if origin in (int, bool, str, float, bytes, list, dict, tuple):
        return repr(origin())
    if is_state(hint):
        names[hint.__name__] = hint
        return f"{hint.__name__}()"
    return "None"


def _copy(value: str, hint: Any) -> str:
    """An expression that copies ``value``; the same expression where nothing inside can change."""
    if get_origin(hint) is Annotated and FROZEN in get_args(hint):
        return value
    hint = bare(hint)
    inner = optional(hint)
    if inner is not None:
        copied = _copy(value, inner)
        return value if copied == value else f"(None if {value} is None else {copied})"
    origin = get_origin(hint) or hint
    if origin is list:
        item = _copy("v", get_args(hint)[0])
        return f"{value}[:]" if item == "v" else f"[{item} for v in {value}]"
    if origin is dict:
        item = _copy("v", get_args(hint)[1])
        return f"{value}.copy()" if item == "v" else "{k: " + item + f" for k, v in {value}.items()}}"
    return f"{value}.clone()" if hasattr(hint, "clone") else value


def _zone_lines(value: str, hint: Any, path: str, depth: int) -> list[str]:
    """Statements that report the zones inside ``value``."""
    pad = "    " * depth
    sight = sight_of(hint)
    if sight is not None:
        return [f"{pad}found.append(({path}, Sight.{sight.name}, owner, {value}))"]
    hint = bare(hint)
    inner = optional(hint)
    if inner is not None:
        body = _zone_lines(value, inner, path, depth + 1)
        return [f"{pad}if {value} is not None:", *body] if body else []
    if is_state(hint):
        return [f"{pad}{value}.find_zones({path} + '.', owner, found)"]
    origin = get_origin(hint)
    if origin in (list, dict):
        key, each = f"k{depth}", f"v{depth}"
        step = f"{path} + '.' + str({key})"
        body = _zone_lines(each, get_args(hint)[-1], step, depth + 1)
        pairs = f"enumerate({value})" if origin is list else f"{value}.items()"
        return [f"{pad}for {key}, {each} in {pairs}:", *body] if body else []
    return []


def _compile(cls: type[Any]) -> None:
    """Write the constructor, ``clone`` and ``find_zones`` of a State class from its fields."""
    hints = fields_of(cls)
    for f, hint in hints.items():
        if f not in (*cls.transient, *cls.by_hand) and not can_keep(hint):
            raise RulesError(
                f"{cls.__name__}.{f}: {hint} cannot be copied and saved; use lists, dictionaries by name or number, "
                "tuples of plain values, States, or mark it FROZEN if it never changes"
            )
    defaults: dict[str, Any] = {}
    for base in reversed(cls.__mro__):
        defaults.update(base.__dict__.get("_defaults", {}))
    names: dict[str, Any] = {"Sight": Sight, "blank": cls.__new__, "cls": cls, "missing": object()}
    atom = {f: bare(h) in _ATOMS for f, h in hints.items()}

    params, init, copy = [], [], ["    new = blank(cls)"]
    for f, hint in hints.items():
        empty = repr(defaults[f]) if f in defaults else _empty(hint, names)
        if atom[f] or empty in ("None", "()"):
            params.append(f"{f}={empty}")
            init.append(f"    self.{f} = {f}")
        else:
            params.append(f"{f}=missing")
            init.append(f"    self.{f} = {empty} if {f} is missing else {f}")
        copy.append(f"    new.{f} = " + (f"self.{f}" if f in cls.transient else _copy(f"self.{f}", hint)))
    zones = [line for f, hint in hints.items() for line in _zone_lines(f"self.{f}", hint, f"path + {f!r}", 1)]
    if issubclass(cls, Seat):
        zones = ["    owner = self.seat", *zones]

    source = "\n".join(
        [f"def __init__(self, *, {', '.join(params)}):" if params else "def __init__(self):", *(init or ["    pass"])]
        + ["def clone(self):", *copy, "    return new"]
        + ["def find_zones(self, path, owner, found):", *(zones or ["    pass"])]
    )
    exec(compile(source, f"<state {cls.__name__}>", "exec"), names)
    for made in ("__init__", "clone", "find_zones"):
        method: Callable[..., Any] = names[made]
        method.__qualname__ = f"{cls.__qualname__}.{made}"
        setattr(cls, made, method)
