"""Transcripts reasoned out by hand."""

from pathlib import Path

from tests.rules.golden import every_transcript, lines_of, play_as_foretold, told
from tests.rules.lorenzo.table import Table


@every_transcript("lorenzo")
def test_a_transcript_plays_as_foretold(file: Path) -> None:
    lines = lines_of(file)
    table = Table("\n".join(told(lines, "position")))
    play_as_foretold(table, lines)
    assert table.is_over
