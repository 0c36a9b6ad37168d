"""The error of judging: what is missed beyond chance, and nothing where chance explains it all."""

import random

import pytest

from game.lab.calibration import Missed, Task, judgement_of, main, missed_in


def test_what_chance_explains_is_no_error_of_judging() -> None:
    source = random.Random(1)
    by_chance = [Missed(source.gauss(0.0, 3.0), 9.0) for _ in range(400)]
    missed = [Missed(source.gauss(0.0, 5.0), 9.0) for _ in range(400)]
    assert judgement_of(by_chance)[0] < 1.5
    usual, least, most = judgement_of(missed)
    assert least < 4.0 < most and usual == pytest.approx(4.0, abs=0.8)


def test_four_decisions_of_a_match_are_judged_and_played_on() -> None:
    found = missed_in(Task("lucca", (), 3, 6, 0))
    assert len(found) == 4
    assert any(each.points for each in found) and all(each.by_chance >= 0 for each in found)


def test_the_command_tells_the_error_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lucca", "--matches", "1", "--worlds", "4"]) == 0
    assert "lucca, 3 seats: judgement" in capsys.readouterr().out
