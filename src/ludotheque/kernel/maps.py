"""Maps: pieces laid out on a plane and joined by arrows, such as the missions of a story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from .errors import Problem
from .mistakes import readable
from .sharing import DamagedCode
from .text import LANGUAGES
from .workshop import NAME_LETTERS, Name, Workshop, named, one_line, plain_words, without_remarks

if TYPE_CHECKING:
    from .game import Game
    from .setup import Setup


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    """Something laid out: where (0 to 1 from the left and from the top), how it is marked, and the group it is part of."""

    id: str
    at: tuple[float, float] = (0.5, 0.5)
    marks: list[str] = []
    group: Name = ""


class Arrow(msgspec.Struct, forbid_unknown_fields=True):
    """A connection from one piece to another."""

    start: str = msgspec.field(name="from")
    to: str
    kind: str


class Map(msgspec.Struct, forbid_unknown_fields=True):
    """Pieces laid out on a plane and joined by arrows. ``marks`` are of the whole."""

    name: Name = ""
    pieces: Annotated[list[Piece], msgspec.Meta(max_length=200)] = []
    links: Annotated[list[Arrow], msgspec.Meta(max_length=1000)] = []
    marks: list[str] = []


class MapWorkshop(Workshop[Map]):
    """Things laid out on a plane. A game says which pieces there are, how they are marked and joined, what is sound."""

    kind = "map"
    marks: tuple[str, ...] = ()
    whole: tuple[str, ...] = ()
    """Marks of the whole map."""
    links: tuple[str, ...] = ()
    """Kinds of arrow; the first is the usual one."""
    groups = False

    def icon(self, mark: str) -> str:
        return ""

    def note(self, game: Game[Any], piece: str, lang: str) -> str:
        """A few words beside a piece while it is laid out."""
        return ""

    def used(self, made: Map) -> Iterable[str]:
        return (piece.id for piece in made.pieces)

    def spelt_out(self, setup: Setup, given: object, where: str) -> tuple[Map | None, list[Problem]]:
        try:
            made = msgspec.convert(msgspec.to_builtins(given), Map)
        except (msgspec.ValidationError, TypeError) as error:
            return None, [setup.game.problem(where, "malformed", self.clause, detail=readable(error))]
        for piece in made.pieces:
            piece.at = (_near(piece.at[0]), _near(piece.at[1]))
            piece.group = one_line(piece.group)
        made.name = one_line(made.name)
        problems = self.loose_ends(setup, made, where)
        return self._tidied(setup, made), problems

    def loose_ends(self, setup: Setup, made: Map, where: str) -> list[Problem]:
        """Pieces, marks and arrows that do not exist or lead nowhere."""
        game, clause = setup.game, self.clause
        known = set(self.order(setup.box))
        laid = Counter(piece.id for piece in made.pieces)
        problems = []
        for piece, n in laid.items():
            if piece not in known:
                problems.append(game.problem(f"{where}.{piece}", "no-piece", clause, text=piece))
            elif n > 1:
                problems.append(game.problem(f"{where}.{piece}", "piece-twice", clause, card=piece))
        marked = [(f"{where}.{piece.id}", mark, self.marks) for piece in made.pieces for mark in piece.marks]
        marked += [(where, mark, self.whole) for mark in made.marks]
        for place, mark, marks in marked:
            if mark not in marks:
                problems.append(game.problem(place, "no-mark", clause, text=mark, marks=", ".join(marks)))
        for link in made.links:
            place = f"{where}.{link.to}"
            ends = [end for end in (link.start, link.to) if end not in laid]
            problems += [game.problem(place, "loose-link", clause, card=link.to, other_card=end) for end in ends]
            if link.kind not in self.links:
                kinds = ", ".join(self.links)
                problems.append(game.problem(place, "no-link", clause, text=link.kind, kinds=kinds))
        return problems

    def _tidied(self, setup: Setup, made: Map) -> Map:
        """The same without its loose ends."""
        pieces: dict[str, Piece] = {}
        known = set(self.order(setup.box))
        for piece in made.pieces:
            if piece.id in known and piece.id not in pieces:
                pieces[piece.id] = piece
                piece.marks = [mark for mark in self.marks if mark in piece.marks]
        ends = {(each.start, each.to): each for each in made.links if each.kind in self.links}
        links = [each for each in ends.values() if each.start in pieces and each.to in pieces]
        return Map(made.name, list(pieces.values()), links, [mark for mark in self.whole if mark in made.marks])

    # Lines as people write them ---------------------------------------------------------------------------------------

    def from_lines(self, setup: Setup, text: str) -> tuple[Map, list[Problem]]:
        """``M7``, or ``M7: secret, after M1 + M2, group north, at 0.2 0.5``; remarks after # are skipped."""
        game, names, words = setup.game, self.names(setup), self._words(setup.game)
        made = Map()
        problems: list[Problem] = []
        placed = set()
        for number, line in without_remarks(text):
            if (title := named(line)) is not None:
                made.name = title
                continue
            head, _, rest = line.partition(":")
            if plain_words(head) in ("marks", "marques"):
                made.marks += [words.get(plain_words(word), word.strip()) for word in rest.split(",") if word.strip()]
                continue
            piece = Piece(names.get(plain_words(head), head.strip()))
            made.pieces.append(piece)
            for part in filter(None, map(str.strip, rest.split(","))):
                first, _, more = part.partition(" ")
                known = words.get(plain_words(part), "")
                if known in self.marks:
                    piece.marks.append(known)
                elif first == "at" and (at := _place(more)):
                    piece.at = at
                    placed.add(piece.id)
                elif first == "group" and self.groups and more:
                    piece.group = one_line(more)[:NAME_LETTERS]
                elif first in self.links and more:
                    ends = [names.get(plain_words(end), end.strip()) for end in more.split("+")]
                    made.links += [Arrow(end, piece.id, first) for end in ends]
                else:
                    problems.append(game.problem_in_line(number, "no-word", self.clause, text=part[:40]))
        problems += self.loose_ends(setup, made, self.id)
        made = self._tidied(setup, made)
        self._spread(made, placed)
        return made, problems

    def _words(self, game: Game[Any]) -> dict[str, str]:
        """Every way to name a mark: its id, its name in any language."""
        found = {plain_words(mark): mark for mark in (*self.marks, *self.whole)}
        for mark in (*self.marks, *self.whole):
            found.update((plain_words(game.texts.say(lang, f"mark-{mark}")), mark) for lang in LANGUAGES)
        return found

    def _spread(self, made: Map, placed: set[str]) -> None:
        """Give the pieces nobody has placed a place: to the right of what they come after, one below the other."""
        before: dict[str, list[str]] = {}
        for link in made.links:
            before.setdefault(link.to, []).append(link.start)
        column = {piece.id: 0 for piece in made.pieces}
        for _ in made.pieces:  # as many rounds as the longest chain could need; a circle stops there too
            for id in column:
                column[id] = max([0, *(column[each] + 1 for each in before.get(id, ()) if each in column)])
            column = {id: min(n, len(column)) for id, n in column.items()}
        last = max(column.values(), default=0)
        for piece in made.pieces:
            if piece.id not in placed:
                beside = [each for each in column if column[each] == column[piece.id]]
                x = 0.08 + 0.84 * column[piece.id] / max(1, last) if last else 0.5
                piece.at = (round(x, 2), round((beside.index(piece.id) + 1) / (len(beside) + 1), 2))

    def lines(self, game: Game[Any], made: Map, lang: str) -> str:
        box: Any = game.box

        def short(piece: str) -> str:
            return (self.number(box[piece]) if piece in box else "") or piece

        found = [f"name: {made.name}"] if made.name else []
        found += [f"marks: {', '.join(made.marks)}"] if made.marks else []
        for piece in made.pieces:
            words = list(piece.marks)
            for kind in self.links:
                ends = [short(link.start) for link in made.links if link.to == piece.id and link.kind == kind]
                words += [f"{kind} {' + '.join(ends)}"] if ends else []
            words += [f"group {piece.group}"] if piece.group else []
            words.append(f"at {piece.at[0]:g} {piece.at[1]:g}")
            found.append(f"{short(piece.id)}: {', '.join(words)}  # {game.card_name(piece.id, lang)}")
        return "\n".join(found) + "\n"

    # Share codes ------------------------------------------------------------------------------------------------------

    def encode(self, game: Game[Any], made: Map) -> bytes:
        """Small numbers: for each piece which it is, where, how marked and grouped; for each arrow its ends and kind."""
        order = {piece: n for n, piece in enumerate(self.numbered(game))}
        pieces = [piece for piece in made.pieces if piece.id in order]
        groups = sorted({piece.group for piece in pieces if piece.group})
        spots = {piece.id: n for n, piece in enumerate(pieces)}
        flat = [
            number
            for piece in pieces
            for number in (
                order[piece.id],
                *(round(100 * each) for each in piece.at),
                sum(1 << n for n, mark in enumerate(self.marks) if mark in piece.marks),
                groups.index(piece.group) + 1 if piece.group else 0,
            )
        ]
        arrows = [
            number
            for link in made.links
            if link.start in spots and link.to in spots and link.kind in self.links
            for number in (spots[link.start], spots[link.to], self.links.index(link.kind))
        ]
        whole = sum(1 << n for n, mark in enumerate(self.whole) if mark in made.marks)
        return msgspec.msgpack.encode((made.name, groups, flat, arrows, whole))

    def decode(self, game: Game[Any], data: bytes) -> Map:
        name, groups, flat, arrows, whole = msgspec.msgpack.decode(data, type=_Packed)
        order = self.numbered(game)
        pieces = [
            Piece(order[card], (x / 100, y / 100), _chosen(self.marks, marks), groups[group - 1] if group else "")
            for card, x, y, marks, group in _by(5, flat)
        ]
        links = [Arrow(pieces[a].id, pieces[b].id, self.links[kind]) for a, b, kind in _by(3, arrows)]
        return Map(name, pieces, links, _chosen(self.whole, whole))


_Number = Annotated[int, msgspec.Meta(ge=0, le=2**32)]
_Packed = tuple[Name, list[Name], list[_Number], list[_Number], _Number]


def _chosen(marks: tuple[str, ...], bits: int) -> list[str]:
    return [mark for n, mark in enumerate(marks) if bits >> n & 1]


def _by(n: int, numbers: list[int]) -> list[list[int]]:
    if len(numbers) % n:
        raise DamagedCode
    return [numbers[i : i + n] for i in range(0, len(numbers), n)]


def _near(share: float) -> float:
    """As exact as share codes are."""
    return round(min(1.0, max(0.0, share)), 2)


def _place(words: str) -> tuple[float, float] | None:
    """Two numbers from 0 to 1."""
    try:
        x, y = (float(word) for word in words.split())
    except ValueError:
        return None
    return (_near(x), _near(y)) if 0 <= x <= 1 and 0 <= y <= 1 else None
