"""What is shown of a family at the end, before the finale counts (AQ 5)."""

import pytest

from game.aquileia.board import SITES, VILLAS
from game.aquileia.events import LaurelTaken
from game.aquileia.laurels import NAMES
from game.aquileia.notation import position
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.games.aquileia.events import brought_points
from scenes.games.aquileia.layout import place, site_rect
from scenes.games.aquileia.motion.laurel_reveal import unveiling
from tests.ui.aquileia.tables import at_table

WITH_VILLAS = "seats: 3\nstep: placing\nlaurels 0: blue points_7 points_5\nsites: villa_blue_6=0 villa_white_10=0"

BLUE = NAMES.index("blue")


def test_villas_times_laurels_and_numbers_are_worked_out() -> None:
    with at_table(WITH_VILLAS) as sitting:
        sides = [(kind, kind) for kind in map(NAMES.index, ("blue", "points_7", "points_5"))]
        chips = [chip[1] for chip in unveiling(sitting.table.position, 0, Rect(0, 0, 9, 9), sides).chips()]
        assert sorted(map(str, chips)) == ["10 × 0 = 0", "12", "6 × 1 = 6"]


def test_what_they_bring_counts_up_from_nothing() -> None:
    with at_table(WITH_VILLAS) as sitting:
        sides = [(kind, kind) for kind in map(NAMES.index, ("blue", "points_7", "points_5"))]
        shown = unveiling(sitting.table.position, 0, Rect(0, 0, 9, 9), sides)
        brought = [[str(chip[1]).rpartition(" ")[2] for chip in shown.chips(share)] for share in (0.0, 0.5, 1.0)]
        assert brought == [["0", "0", "0"], ["0", "3", "6"], ["0", "6", "12"]]


def test_villas_that_count_and_the_own_panel_lie_bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other villas rest; the tablet stands between the two."""
    fills = list[Rect]()
    monkeypatch.setattr(Canvas, "fill", lambda self, rect, *more: fills.append(rect))
    with at_table(WITH_VILLAS) as sitting:
        shown = unveiling(sitting.table.position, 0, Rect(0, 0, 9, 9), [(BLUE, BLUE)])
        fills.clear()
        shown(sitting.stage.app.canvas, 0.5)
    lit = [site_rect(site) for site in VILLAS if SITES[site].name == "villa_blue_6"]
    assert list(shown.villas) == lit
    assert not any(rect.overlaps(villa) for rect in fills for villa in lit)
    assert sum(rect in [site_rect(site) for site in VILLAS] for rect in fills) == len(VILLAS) - 1
    plate = shown._plate()
    assert max(site_rect(site).bottom for site in VILLAS) < plate.y and plate.bottom < place("own").y


def test_only_a_laurel_that_brought_points_is_named_for_them() -> None:
    """AQ 5.1, AQ 5.2: of those taken unseen."""
    end = position(WITH_VILLAS)
    brought = {
        name: [
            brought_points(LaurelTaken(0, NAMES.index(name)), end, category) for category in ("", "laurels", "villas")
        ] for name in ("blue", "yellow", "points_7")
    }  # fmt: skip
    assert brought == {
        "blue": [True, False, True], "yellow": [False] * 3, "points_7": [True, True, False],
    }  # fmt: skip
