"""What is marked on the way to an answer belongs to one question."""

import pytest

from scenes.games.aquileia.choices.selection import AquileiaSelection

MARKED = {"answer": 1, "site": 3, "is_passing": True, "is_aside": True}


@pytest.mark.parametrize("name", MARKED)
def test_another_question_begins_with_nothing_of_the_one_before(name: str) -> None:
    choosing, fresh = AquileiaSelection(), AquileiaSelection()
    for each in (choosing, fresh):
        each.follow("one", [1, 2])
    setattr(choosing, name, MARKED[name])
    assert not choosing.follow("one", [1, 2]) and getattr(choosing, name) == MARKED[name]
    for each in (choosing, fresh):
        each.follow("another", [1, 2])
    assert vars(choosing) == vars(fresh)
