"""The palace at the address 97 on the screen: its picture is found by its address."""

from scenes.engine.layout import Rect
from scenes.games.lucca.drawing.painting import draw_face
from tests.ui.playable import stage


def test_its_picture_is_painted_and_drawn() -> None:
    with stage() as headless:
        assert headless.app.assets.natural_size("lucca/art/palace_97")
        draw_face(headless.app.canvas, headless.app.catalog, 97, Rect(0, 0, 200, 300))
        assert [box.text for box in headless.app.canvas.boxes] == ["97"]
