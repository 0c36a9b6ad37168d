"""Nothing on the table is cut: every language, the pseudo language, both sizes, large text, all kinds of decisions."""

import pytest

from game.san_gimignano.notation import position
from scenes.core.settings import Language
from scenes.core.text_boxes import overflowing
from tests.ui.table.players import Sitting

STATES = {
    "turn": "active: 0\nhand 0: 5 6 7 8 9 10 joust\nhand 1: 5 5 fine_stone\nmarket: 5 6 10 8 9 7\n"
    "deck: 8 9 10\nnobles: joust city_wall\ntowers 0: 7-7-7, 10-9-8-7!, 8-8-8-8-8-8\n"
    "towers 1: 9-9-9!, 6-6-6, 10-9-8-7-6-5\nplayed 0: santa_fina\nplayed 1: rognosa\nused: 1 1\npiece: 1",
    "give": "active: 0\nhand 0: 9 9 9\nhand 1: 5 6 7 8\nmarket: 5\ndeck: 8 9 10 10",
    "topple": "active: 0\nhand 0: 10 10 10\nhand 1: 6 7\ntowers 1: 8-8-8, 7-7-7\nmarket: 5\ndeck: 8 9 10 9",
}
PLAYED = {"turn": [], "give": ["build 9 9 9", "donate"], "topple": ["build 10 10 10"]}
LOOKS: list[tuple[Language, int, tuple[int, int]]] = [
    ("en", 100, (1280, 720)), ("ja", 100, (1280, 720)), ("it", 100, (1280, 720)), ("xx", 100, (1280, 720)),
    ("en", 130, (1280, 720)), ("ja", 130, (1280, 720)), ("it", 130, (1280, 720)), ("ja", 100, (1920, 1080)),
    ("it", 100, (1920, 1080)),
]  # fmt: skip


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize(("language", "scale", "size"), LOOKS)
def test_every_text_of_the_table_fits(state: str, language: Language, scale: int, size: tuple[int, int]) -> None:
    options = {"nobles": "on" if "nobles" in STATES[state] else "off", "series": "two"}
    sitting = Sitting("san_gimignano", options, "1", start=position(STATES[state]), size=size, language=language, text_scale=scale)
    for action in PLAYED[state]:
        sitting.table.submit(sitting.match.spec.rules.parse_action(action))
        sitting.rest()
    sitting.stage.app.draw()
    cut = [box.text for box in overflowing(sitting.stage.app.canvas.boxes)]
    missing = sitting.stage.app.catalog.missing
    sitting.close()
    assert cut == []
    assert missing == set()
