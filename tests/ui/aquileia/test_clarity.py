"""Small things somebody sees who plays for the first time."""

import pytest

from game.aquileia import events as e
from game.aquileia.board import SPACE_OF
from scenes.engine.layout import Rect
from scenes.engine.widgets import Paragraph
from scenes.games.aquileia.contest.fighter_line import die_rects
from scenes.games.aquileia.drawing.painting import RIM
from scenes.games.aquileia.layout import space_rect
from tests.ui.aquileia.tables import at_table
from tests.ui.table.players import Sitting

PLACING = "seats: 3\nstep: placing\nspaces: dolus=1\n"
FORUM = "seats: 3\nstep: forum_1\nspaces: forum_1=0\ncoins 0: 4 4 4\nhand 0: servi_1 servi_2"


def has_rim(sitting: Sitting, space: str) -> bool:
    canvas = sitting.stage.app.canvas
    rect = canvas.pixels(space_rect(SPACE_OF[space]).outset(6))
    row = [tuple(canvas.surface.get_at((x, rect.centery)))[:3] for x in range(rect.left, rect.right)]
    return RIM in row


def test_a_space_that_may_be_taken_has_a_golden_rim() -> None:
    with at_table(PLACING) as sitting:
        sitting.stage.settle()
        sitting.stage.app.draw()
        assert has_rim(sitting, "latro") and has_rim(sitting, "arena_2")
        assert not has_rim(sitting, "dolus")


@pytest.mark.parametrize(("strengths", "is_told"), [((5, 5, 2), True), ((5, 4, 2), False)])
def test_a_tie_is_told_with_what_decides_it(strengths: tuple[int, ...], is_told: bool) -> None:
    """AQ 4.2.5."""
    with at_table(PLACING) as sitting:
        decided = e.ContestDecided(True, (2, 1, 0), strengths)
        assert ("tie" in sitting.table.viewpoint.wording.once(decided)) is is_told


def test_blue_dice_are_as_large_as_the_red_ones() -> None:
    column = Rect(0, 0, 200, 100)
    assert die_rects(column, 1)[0].w == die_rects(column, 2)[0].w == die_rects(column, 3)[0].w


@pytest.mark.parametrize(
    ("site", "words"), [("figlina", "At the port each time: 4 points"), ("villa_white_6", "6 × your laurels of white")]
)
def test_who_builds_reads_what_it_brings(site: str, words: str) -> None:
    with at_table(FORUM) as sitting:
        sitting.stage.click(f"site-{site}")
        sitting.stage.settle()
        note = sitting.table.find("popover-note")
        assert isinstance(note, Paragraph) and words in note.text
