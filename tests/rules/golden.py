"""Transcripts reasoned out by hand, the files of `tests/golden/<game>`: who chooses among how many, what happens."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

import pytest

from game.core.scores import ScoreTable

_FOLDER = Path(__file__).resolve().parents[1] / "golden"
_STEP = re.compile(r"(?P<seat>\d) of (?P<legal>\d+) (?P<action>[^:]+):(?P<events>.*)")


class Played(Protocol):
    """What each game's `Table` tells after an action."""

    @property
    def happened(self) -> Sequence[str]: ...

    @property
    def seat(self) -> int | None: ...

    @property
    def legal(self) -> Sequence[Any]: ...

    @property
    def score(self) -> ScoreTable: ...

    def play(self, action: str, /) -> object: ...


def every_transcript(game: str) -> pytest.MarkDecorator:
    files = sorted((_FOLDER / game).glob("*.txt"))
    assert files, game
    return pytest.mark.parametrize("file", files, ids=lambda file: file.stem)


def lines_of(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines()


def told(lines: list[str], word: str) -> list[str]:
    """What stands behind a word that begins lines."""
    return [line.removeprefix(word).strip() for line in lines if line.startswith(word)]


def play_as_foretold(table: Played, lines: list[str]) -> None:
    for step in filter(None, map(_STEP.fullmatch, lines)):
        assert (table.seat, len(table.legal)) == (int(step["seat"]), int(step["legal"])), step[0]
        table.play(step["action"])
        assert list(table.happened) == step["events"].split(), step[0]
    assert [" ".join(map(str, table.score.totals))] == told(lines, "totals")
    assert [" ".join(map(str, table.score.winners))] == told(lines, "winners")
