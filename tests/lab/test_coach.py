"""The coach's sample grows by matches that it has not seen, and keeps what it has."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.coach import strength
from game.coach.strength import Seen, Share, Strength, mark_of, strength_of
from game.core.registry import all_specs
from game.lab import coach
from game.lab.coach import Sample, main
from game.lab.coach_trials import Task
from game.lab.pool import ALONE

GAME = next(iter(all_specs())).id
KEPT = Strength(
    agreement=Share(hits=17, of=20),
    false_alarms=Share(hits=1, of=3),
    seen=Seen(agreement=5, blunders=3),
)


def counting(name: str, seeds: list[str]) -> Callable[[Task], Strength]:
    def look(task: Task) -> Strength:
        seeds.append(task.seed)
        return Strength.model_validate({name: Share(hits=1, of=2)})

    return look


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """The seeds of the matches that were looked at."""
    seeds: dict[str, list[str]] = {"agreement": [], "blunders": []}
    for name, seen in seeds.items():
        monkeypatch.setattr(coach, name, counting(name, seen))
    return seeds


def test_a_sample_grows_by_other_matches_and_each_is_kept_at_once(looks: dict[str, list[str]]) -> None:
    first = Task(GAME, 2, 0, 0)
    sums = list(Sample(first, first.until, positions=8, matches=1).grown(KEPT, ALONE))
    assert looks == {"agreement": ["coach-5", "coach-6"], "blunders": ["coach-3"]}
    assert [each.agreement.of for each in sums] == [22, 24, 24]
    assert sums[-1] == KEPT.model_copy(
        update={
            "agreement": Share(hits=19, of=24),
            "blunders": Share(hits=1, of=2),
            "seen": Seen(agreement=7, blunders=4),
        }
    )


def test_what_time_does_not_allow_is_left_for_the_next_sample(looks: dict[str, list[str]]) -> None:
    first = Task(GAME, 2, 0, 0)
    (only,) = Sample(first, halfway=0.0, positions=8, matches=1).grown(KEPT, ALONE)
    assert (looks["agreement"], only.seen) == ([], Seen(agreement=5, blunders=4))
    assert not list(Sample(replace(first, until=0.0), 0.0, positions=8, matches=1).grown(KEPT, ALONE))


def test_more_adds_to_the_kept_figures_and_tells_the_interval_of_the_sum(
    looks: dict[str, list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = list[bytes]()
    monkeypatch.setattr(coach, "strength_of", lambda game: KEPT)
    monkeypatch.setattr(coach, "write_whole", lambda path, data: written.append(data))
    assert main([GAME, "--positions", "4", "--matches", "1", "--more"]) == 0
    assert [Strength.model_validate_json(each).agreement.of for each in written] == [22, 22]
    assert "agreement  18 of 22  (95 %: 61% - 93%)" in capsys.readouterr().out


def test_figures_are_true_of_the_weights_and_the_coach_they_were_measured_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / GAME / strength.STRENGTH_FILE
    target.parent.mkdir(parents=True)
    target.write_text(KEPT.model_copy(update={"mark": mark_of(GAME)}).model_dump_json(), "utf-8")
    monkeypatch.setattr(strength, "files", lambda package: tmp_path / package.removeprefix("game."))
    known = []
    changes: list[dict[str, Any]] = [{}, {"VERSION": 0}, {"learned_mark": lambda game: "others"}]
    for change in changes:
        with monkeypatch.context() as changed:
            for name, value in change.items():
                changed.setattr(strength, name, value)
            strength_of.cache_clear()
            known.append(strength_of(GAME).agreement.of)
    strength_of.cache_clear()
    assert known == [KEPT.agreement.of, 0, 0]
