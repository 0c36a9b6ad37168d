"""Transcripts reasoned out by hand."""

from pathlib import Path

from game.core.chance import Replay
from game.san_gimignano import rules
from tests.rules.golden import every_transcript, lines_of, play_as_foretold, told
from tests.rules.san_gimignano.table import Table


def table_of(lines: list[str]) -> Table:
    position = told(lines, "position")
    if position:
        return Table("\n".join(position))
    (dealer,), (deck,) = told(lines, "dealer"), told(lines, "deck")
    top_last = [int(card) for card in reversed(deck.split())]
    return Table(rules.new({"nobles": "off", "series": "single"}, 2, Replay([[int(dealer)], top_last])))


@every_transcript("san_gimignano")
def test_a_transcript_plays_as_foretold(file: Path) -> None:
    lines = lines_of(file)
    table = table_of(lines)
    play_as_foretold(table, lines)
    assert table.is_over
