"""The kernel: a match as one plain value, and everything four games need from it. It knows no game."""

from .content import Box, read_box
from .decks import Deck, DeckWorkshop
from .dice import Dice
from .errors import (
    ContentError,
    IllegalOption,
    LudothequeError,
    PinnedError,
    PositionError,
    Problem,
    RulesError,
    SetupError,
)
from .events import Event
from .game import Game, Refusal
from .maps import Arrow, Map, MapWorkshop, Piece
from .match import Entry, Header, Match
from .scene import Item, Link, LogLine, Mark, Outline, Plate, Prompt, Ref, Region, Rich, Scene, Shown
from .setup import Mode, Setting, Setup, switch
from .state import FROZEN, Buried, Held, Open, Sealed, Seat, Sight, State
from .steps import step
from .table import CONCEDE, Option, Outcome, Table
from .view import Eye, View
from .workshop import Figure, Report, Workshop, inspect

__all__ = [
    "CONCEDE",
    "FROZEN",
    "Arrow",
    "Box",
    "Buried",
    "ContentError",
    "Deck",
    "DeckWorkshop",
    "Dice",
    "Entry",
    "Event",
    "Eye",
    "Figure",
    "Game",
    "Header",
    "Held",
    "IllegalOption",
    "Item",
    "Link",
    "LogLine",
    "LudothequeError",
    "Map",
    "MapWorkshop",
    "Mark",
    "Match",
    "Mode",
    "Open",
    "Option",
    "Outcome",
    "Outline",
    "Piece",
    "PinnedError",
    "Plate",
    "PositionError",
    "Problem",
    "Prompt",
    "Ref",
    "Refusal",
    "Region",
    "Report",
    "Rich",
    "RulesError",
    "Scene",
    "Sealed",
    "Seat",
    "Setting",
    "Setup",
    "SetupError",
    "Shown",
    "Sight",
    "State",
    "Table",
    "View",
    "Workshop",
    "inspect",
    "read_box",
    "step",
    "switch",
]
