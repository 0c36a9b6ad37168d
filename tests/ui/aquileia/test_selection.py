"""What is marked on the way to an answer belongs to one question."""

import pytest

from game.aquileia import actions as act
from scenes.games.aquileia.choices.selection import AquileiaSelection

LEGAL = [act.ACTIVATE, act.DECLINE]
MARKED = {"answer": act.ACTIVATE, "site": 3, "is_passing": True, "is_aside": True}


@pytest.mark.parametrize("name", MARKED)
def test_another_question_begins_with_nothing_of_the_one_before(name: str) -> None:
    choosing, fresh = AquileiaSelection(), AquileiaSelection()
    for each in (choosing, fresh):
        each.follow("one", LEGAL)
    setattr(choosing, name, MARKED[name])
    assert not choosing.follow("one", LEGAL) and getattr(choosing, name) == MARKED[name]
    for each in (choosing, fresh):
        each.follow("another", LEGAL)
    assert vars(choosing) == vars(fresh)
