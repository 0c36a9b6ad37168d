"""Weights that cannot be read: opponents judge by those set by hand, and who asks is told."""

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from game.ai.budget import Budget
from game.ai.minds import WEIGHTS_FILE, DamagedWeightsError, check_learned, minds_for, minds_of
from game.ai.opponents import choose
from tests.ai.positions import SPEC, view_after

SOUND = (files(f"game.{SPEC.id}") / WEIGHTS_FILE).read_text("utf-8")


def with_entry(change: Callable[[dict[str, Any]], object]) -> bytes:
    learned = json.loads(SOUND)
    for variants in learned.values():
        for entry in variants.values():
            change(entry)
    return json.dumps(learned).encode()


DAMAGES = {
    "cut short": SOUND[: len(SOUND) // 2].encode(),
    "no text": b"\xff\xfe\x00",
    "empty": b"",
    "another thing": b"[1, 2]",
    "a weight is missing": with_entry(lambda entry: entry["full"][0].pop()),
    "a weight is no number": with_entry(lambda entry: entry["full"][0].__setitem__(0, float("nan"))),
    "no set of weights": with_entry(lambda entry: entry["full"].clear()),
    "the spread is missing": with_entry(lambda entry: entry.pop("spread")),
}


@pytest.fixture(params=list(DAMAGES.values()), ids=list(DAMAGES))
def damaged(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / WEIGHTS_FILE).parent.mkdir()
    (tmp_path / WEIGHTS_FILE).write_bytes(request.param)
    monkeypatch.setattr("game.ai.minds.files", lambda package: tmp_path)
    minds_of.cache_clear()
    yield
    minds_of.cache_clear()


@pytest.mark.usefixtures("damaged")
def test_opponents_judge_by_weights_set_by_hand_and_the_damage_is_told() -> None:
    view, seat = view_after(turns=2)
    minds = minds_for(SPEC, view)
    assert minds.full[0].options(view) == minds.greedy.options(view)
    assert choose(SPEC, "merchant", view, seat, "seed", Budget(playouts=8)) in SPEC.rules.legal(view)
    assert choose(SPEC, "artisan", view, seat, "seed", temper="builder") in SPEC.rules.legal(view)
    with pytest.raises(DamagedWeightsError, match=SPEC.title):
        check_learned(SPEC, view)


def test_sound_weights_are_those_that_were_learned() -> None:
    view, _ = view_after(turns=2)
    check_learned(SPEC, view)
    minds = minds_for(SPEC, view)
    assert minds.full[0].options(view) != minds.greedy.options(view)
