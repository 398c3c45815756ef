"""A hero's turn is told stop by stop: the table as it was at each of them; the real one stays as it is."""

from ludotheque.games.darkrituals import game
from ludotheque.kernel.match import Match


def begun() -> Match:
    """The first round, a minion has moved, and a hero is about to act."""
    match = Match.new(game, "souls", key=bytes(16))
    match.play(0, ("keep",))
    match.play(0, next(option for option in match.table.options if option[0] == "move"))
    return match


def test_a_heros_turn_has_stops_on_its_way() -> None:
    match = begun()
    told = len(match.table.story)
    match.play(0, ("stop",))
    after = game.digest(match.table)
    stops = match.retold()
    assert game.digest(match.table) == after
    lines = [len(stop.story) for stop in stops]
    assert told < lines[0] and lines == sorted(set(lines)) and lines[-1] <= len(match.table.story)
    assert stops[0].story[-1].kind == "turned" and stops[1].story[-1].kind == "entry"
    assert stops[0].marks == [] and stops[1].marks[-1] == ""


def test_nobody_is_asked_at_a_stop() -> None:
    match = begun()
    match.play(0, ("stop",))
    for stop in match.retold():
        for lang in ("en", "fr"):
            scene = game.scene(stop, 0, lang)
            assert scene.prompt is None and not scene.over


def test_what_is_taken_back_or_needs_no_telling_is_not_told() -> None:
    match = begun()
    assert match.retold() == []
    match.undo(0)
    assert match.retold() == []
