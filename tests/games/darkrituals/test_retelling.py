"""A hero's turn is told stop by stop: the table as it was at each of them; the real one stays as it is."""

from ludotheque.games.darkrituals import game
from ludotheque.kernel.match import Match


def begun(*answers: tuple[object, ...]) -> Match:
    match = Match.new(game, "souls", key=bytes(16))
    for answer in answers:
        match.play(0, answer)
    return match


def test_a_heros_turn_has_stops_on_its_way() -> None:
    match = begun(("keep",), ("attack", 10, 29), ("stop",))
    before = game.digest(match.table)
    stops = match.retold()
    assert game.digest(match.table) == before
    kinds = [[event.kind for event in stop.story] for stop in stops]
    assert kinds[0][-1] == "turned" and kinds[1][-1] == "entry" and "moved" in kinds[2]
    assert [len(told) for told in kinds] == sorted({len(told) for told in kinds})
    hero = stops[0].active
    assert stops[0].place[hero] != match.table.place[hero] == stops[-1].place[hero]


def test_nobody_is_asked_at_a_stop() -> None:
    for stop in begun(("keep",), ("attack", 10, 29), ("stop",)).retold():
        for lang in ("en", "fr"):
            scene = game.scene(stop, 0, lang)
            assert scene.prompt is None and not scene.over


def test_what_is_taken_back_or_needs_no_telling_is_not_told() -> None:
    match = begun(("keep",))
    assert match.retold() == []
    match.play(0, ("move", 10, 9))
    assert match.retold() == []
    match.undo(0)
    assert match.retold() == []
