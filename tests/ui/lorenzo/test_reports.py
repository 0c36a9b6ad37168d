"""LM 5.1: what the tiles say of the church reports."""

from game.lorenzo.notation import position
from game.lorenzo.state import CHURCH, Supporting
from scenes.lorenzo.reports import is_asked_first, struck, supporters


def test_lm_5_1_who_was_heard_has_supported_the_church_or_bears_its_tile() -> None:
    view = position("seats: 3\nround: 4\n")
    first, second, last = view.order
    assert supporters(view, 1) == [first, second, last] and not supporters(view, 2)
    view.stage, view.stack = CHURCH, [Supporting(last), Supporting(second)]
    assert is_asked_first(view) and supporters(view, 2) == [first]
    view.stack = [Supporting(last)]
    view.players[second].tiles = (view.tiles[1],)
    assert (supporters(view, 2), struck(view, 2), supporters(view, 3)) == ([first], [second], [])
