"""Transcripts reasoned out by hand."""

from pathlib import Path

from tests.rules.aquileia.table import Table
from tests.rules.golden import every_transcript, lines_of, play_as_foretold, told


@every_transcript("aquileia")
def test_a_transcript_plays_as_foretold(file: Path) -> None:
    lines = lines_of(file)
    dice = "".join(told(lines, "dice")).replace(" ", "")
    table = Table("\n".join(told(lines, "position")), luck=dice)
    play_as_foretold(table, lines)
    assert table.luck.is_spent()
    assert table.seat is None
