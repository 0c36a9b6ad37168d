"""The rows of the score table, in every language."""

from scenes.screens.scores.scene import Scores
from scenes.screens.scores.sheet import SheetGround
from tests.ui.playable import every_look, stage, texts_that_do_not_fit
from tests.ui.scores.matches import LARGEST, finished, given_up

CLEAR_PIXELS = 4


def test_a_match_given_up_before_the_first_point_keeps_its_rows() -> None:
    with stage() as headless:
        page = given_up(headless, max(LARGEST.seats))
        assert all(page.find(f"cell-0-{category}") for category in LARGEST.categories)


@every_look
def test_the_words_of_a_row_keep_away_from_its_rules(language: str, scale: int) -> None:
    with stage((1280, 720), language, scale) as headless:
        page = Scores(headless.app, finished(LARGEST, max(LARGEST.seats), "3"), None)
        headless.show(page)
        ground = page.find("ground")
        assert isinstance(ground, SheetGround)
        notes = {page.t(f"{LARGEST.prefix}-score-{category}-sum") for category in LARGEST.categories}
        scale_now = headless.app.canvas.scale
        for box in (box for box in headless.app.canvas.boxes if box.text in notes):
            below = min(y * scale_now - box.taken.bottom for y in ground.rules if y * scale_now > box.taken.top)
            assert below >= CLEAR_PIXELS
        assert texts_that_do_not_fit(headless) == []
