"""The measure of Try again: every answer that counts as right is judged again, and what fails is counted."""

import pytest

from game.coach import effort, weighing
from game.coach.effort import Effort
from game.lab import try_again
from game.lab.coach_trials import Task
from game.lab.try_again import Held, held, main
from tests.coach.test_trying import MOMENT

LITTLE = Effort(looks=8, worlds=10, chances=8)


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (effort, weighing, try_again):
        monkeypatch.setattr(module, "EFFORTS", (LITTLE,) * len(effort.EFFORTS))


def test_only_what_counts_as_right_is_judged_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[tuple[str, ...]]()

    def holds(match: object, judged: object, deed: tuple[str, ...]) -> bool:
        asked.append(deed)
        return len(asked) == 1

    monkeypatch.setattr(try_again, "uneven", lambda task, source: None)
    monkeypatch.setattr(try_again, "_costly", lambda match, task: [MOMENT])
    monkeypatch.setattr(try_again, "_holds", holds)
    found = held(Task("lucca", 3, 0, 2))
    assert asked == [("take 2", "extend"), ("take 2", "wall")]
    assert (found.moments, found.best.hits, found.others.hits, found.all.of) == (1, 1, 0, 2)


def test_a_match_that_is_late_is_left_out() -> None:
    assert held(Task("lucca", 3, 0, 2, until=0.0)) == Held()


def test_the_command_tells_moments_and_shares(little: None, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["san_gimignano", "--matches", "1"]) == 0
    told = capsys.readouterr().out
    assert "san_gimignano:" in told and "best" in told and "all" in told
