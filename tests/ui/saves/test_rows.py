"""A row of the lists shows every seat with its points, however many play and whoever shared the win."""

from dataclasses import replace

import pytest

from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import TextBox, overlapping
from scenes.kit.players import name_in
from scenes.screens.records.scene import Records
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.scene import Saves
from tests.ui.playable import every_look, stage, texts_that_do_not_fit
from tests.ui.scores.matches import LARGEST, NAMES, started

TOTALS = (103, 118, 118, 97, 118)


def boxes_of_row(headless: Headless, page: Saves) -> list[TextBox]:
    """The texts within the first row."""
    row = page.find(f"row-{page.slots[0].id}")
    assert row is not None
    headless.app.draw()
    area = headless.app.canvas.pixels(row.screen_rect().inset(18, 0))
    return [box for box in headless.app.canvas.boxes if area.contains(box.taken)]


@pytest.mark.parametrize("listing", [Saves, Records])
@every_look
def test_five_seats_stand_side_by_side(listing: type[Saves], language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        put_on_shelf(headless.app, started(LARGEST, len(TOTALS), "1"))
        page = listing(headless.app)
        is_finished = listing is Records
        page.slots = [
            replace(page.slots[0], totals=TOTALS, winners=(1, 2, 4) if is_finished else (), finished=is_finished)
        ]
        headless.show(page)
        boxes = boxes_of_row(headless, page)
        told = [box.text for box in boxes]
        names = [name_in(headless.app.catalog, name) for name in NAMES]
        assert [text for text in told if text in names] == names
        assert [text for text in told if text.isdigit()] == [str(total) for total in TOTALS]
        assert overlapping(boxes) == []
        assert texts_that_do_not_fit(headless) == []
