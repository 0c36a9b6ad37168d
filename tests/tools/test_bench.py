"""What `bench` draws: an early and a late moment of one match, with the person to decide."""

import json
import subprocess
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import game_ids, spec_of
from scenes import bench
from scenes.kit.game_uis import game_ui_ids
from scenes.shot import play


@pytest.mark.parametrize("game", game_ui_ids()[:1])
def test_the_screen_is_measured_early_and_late_in_a_match(game: str) -> None:
    stages = bench.stages(game)
    assert list(stages) == ["early", "late"]
    assert all(match.decision is not None and match.decision.seat == bench.PERSON for match in stages.values())
    assert {len(match.seats) for match in stages.values()} == {max(spec_of(game).seats)}
    assert moves_to_the_end(stages["late"]) < len(stages["late"].entries) / 3


def test_a_built_program_is_measured_too(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Its modules lie in no folders, and it runs no Python given as text."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError("runs no Python given as text")

    monkeypatch.setattr(Path, "is_dir", lambda path: False)
    monkeypatch.setattr(subprocess, "run", refuse)
    monkeypatch.setattr(bench, "measure_table", lambda game: {})
    monkeypatch.setattr("game.lab.bench.measure", lambda game: {})
    assert bench.run(Namespace(game=None, json=True)) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["title_first_frame_s"] > 0
    assert list(figures["screen"]) == list(game_ids())


def moves_to_the_end(match: Match) -> int:
    played = len(match.entries)
    play(match, bench.LONGEST)
    assert match.is_over
    return len(match.entries) - played
