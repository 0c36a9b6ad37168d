"""The gate: pinned duels notice an opponent that became weaker, and nothing else."""

import json
from pathlib import Path

import pytest

import game
from game.core.registry import all_specs
from game.core.spec import Spec
from game.lab import gate
from game.lab.gate import DUELS, Duel, Margin, main, pinned, played
from game.lab.pool import ALONE
from tests.contract.matches import every_game


@pytest.mark.parametrize(
    ("before", "now", "is_weaker"),
    [
        (Margin(10.0, 1.0), Margin(7.5, 1.0), False),
        (Margin(10.0, 1.0), Margin(7.0, 1.0), True),
        (Margin(10.0, 1.0), Margin(7.0, 2.0), False),
        (Margin(10.0, 1.0), Margin(30.0, 1.0), False),
    ],
)
def test_a_level_is_weaker_below_the_interval_of_the_difference(before: Margin, now: Margin, is_weaker: bool) -> None:
    assert now.is_weaker_than(before) == is_weaker


@every_game
def test_every_game_has_the_margins_of_all_levels_that_are_compared(spec: Spec) -> None:
    assert set(pinned(spec)) == {duel.level for duel in DUELS}


def test_the_same_code_gives_the_same_margin() -> None:
    spec, duel = all_specs()[0], Duel("merchant", 2, 20)
    assert played(spec, duel, ALONE) == played(spec, duel, ALONE)


def test_the_command_fails_where_a_level_became_weaker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    spec = all_specs()[0]
    monkeypatch.setattr(gate, "DUELS", (Duel("artisan", 6, 1),))
    monkeypatch.setattr(game, "__path__", [str(tmp_path)])
    (tmp_path / spec.id / "mind").mkdir(parents=True)
    assert main([spec.id, "--keep"]) == 0
    assert main([spec.id]) == 0
    kept = pinned(spec)["artisan"]
    (tmp_path / spec.id / gate.PINNED_FILE).write_text(json.dumps({"artisan": {"mean": kept.mean + 99, "error": 1.0}}))
    assert main([spec.id]) == 1


@pytest.mark.full
def test_no_opponent_is_weaker_than_when_the_margins_were_kept() -> None:
    assert main(["--jobs", "2"]) == 0
