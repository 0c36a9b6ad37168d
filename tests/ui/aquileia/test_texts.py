"""Nothing is cut on Aquileia's table: each kind of decision in every language, with large letters too."""

import pytest

from scenes.core.headless import Headless
from scenes.core.text_boxes import overflowing, overlapping
from tests.ui.tables.moments import Moment, moments
from tests.ui.tables.seated import Seated

LOOKS = [("ja", 130), ("xx", 100)]
MOMENTS = [moment for moment in moments(1) if str(moment.form).startswith("aquileia")]


@pytest.mark.parametrize(("language", "scale"), LOOKS)
@pytest.mark.parametrize("moment", MOMENTS, ids=str)
def test_every_text_fits(moment: Moment, language: str, scale: int) -> None:
    stage = Headless((1280, 720), language, scale)
    Seated(stage, moment.match())
    stage.settle()
    boxes = stage.app.canvas.boxes
    cut = [box.text for box in overflowing(boxes)]
    lying_over = [(one.text, other.text) for one, other in overlapping(boxes)]
    missing = stage.app.catalog.missing
    stage.close()
    assert (cut, lying_over, missing) == ([], [], set())
