"""Transcripts reasoned out by hand: who chooses among how many actions, what happens, and how it ends."""

import re
from pathlib import Path

import pytest

from game.core.chance import Replay
from game.san_gimignano import rules
from tests.rules.san_gimignano.table import Table

FOLDER = Path(__file__).resolve().parents[2] / "golden" / "san_gimignano"
STEP = re.compile(r"(?P<seat>\d) of (?P<legal>\d+) (?P<action>[^:]+):(?P<events>.*)")


def lines_that_begin(lines: list[str], word: str) -> list[str]:
    return [line.removeprefix(word).strip() for line in lines if line.startswith(word)]


def table_of(lines: list[str]) -> Table:
    position = lines_that_begin(lines, "position")
    if position:
        return Table("\n".join(position))
    (dealer,), (deck,) = lines_that_begin(lines, "dealer"), lines_that_begin(lines, "deck")
    top_last = [int(card) for card in reversed(deck.split())]
    return Table(rules.new({"nobles": "off", "series": "single"}, 2, Replay([[int(dealer)], top_last])))


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_transcript_plays_as_foretold(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    table = table_of(lines)
    for step in filter(None, map(STEP.fullmatch, lines)):
        assert (table.seat, len(table.legal)) == (int(step["seat"]), int(step["legal"])), step[0]
        table.play(step["action"])
        assert table.happened == step["events"].split(), step[0]
    assert table.is_over
    assert [" ".join(map(str, table.totals))] == lines_that_begin(lines, "totals")
    assert [" ".join(map(str, table.score.winners))] == lines_that_begin(lines, "winners")
