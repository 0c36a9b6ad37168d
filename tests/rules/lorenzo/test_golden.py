"""Transcripts reasoned out by hand: who chooses among how many actions, what happens, and how it ends."""

import re
from pathlib import Path

import pytest

from tests.rules.lorenzo.table import Table

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "lorenzo"
STEP = re.compile(r"(?P<seat>\d) of (?P<legal>\d+) (?P<action>[^:]+):(?P<events>.*)")


def lines_that_begin(lines: list[str], word: str) -> list[str]:
    return [line.removeprefix(word).strip() for line in lines if line.startswith(word)]


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_transcript_plays_as_foretold(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    table = Table("\n".join(lines_that_begin(lines, "position")))
    for step in filter(None, map(STEP.fullmatch, lines)):
        assert (table.seat, len(table.legal)) == (int(step["seat"]), int(step["legal"])), step[0]
        table.play(step["action"])
        assert table.happened == step["events"].split(), step[0]
    assert table.is_over
    assert [" ".join(map(str, table.totals))] == lines_that_begin(lines, "totals")
    assert [" ".join(map(str, table.score.winners))] == lines_that_begin(lines, "winners")
