"""What refuses says why beside itself, and soon no more."""

from scenes.engine.headless import Headless
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.widgets import Button, Widget
from scenes.engine.widgets.toast import BESIDE_SECONDS
from tests.ui.engine.rooms import Room

PLACE = Rect(1200, 100, 300, 60)
REASON = "Not now."


def test_why_a_button_cannot_be_pressed_is_said_beside_it_and_goes_soon(program: Headless) -> None:
    def furnish(room: Room) -> list[Widget]:
        return [Button("b", PLACE, "Hint", print, enabled=False, reason=REASON, command="hint")]

    program.show(room := Room(program.app, furnish))
    room.refresh()
    program.key("h")
    program.step()
    said = next(box for box in program.app.canvas.boxes if box.text == REASON)
    button = program.app.canvas.pixels(PLACE)
    assert abs(said.taken.centerx - button.centerx) < button.width and said.taken.y - button.bottom < button.height
    program.step(BESIDE_SECONDS + 0.1)
    assert program.app.toasts.texts == []


def test_of_two_neighbours_pressed_in_vain_only_the_last_says_why(program: Headless) -> None:
    """Their words would lie over each other; what is explained under the mouse takes their place as well."""

    def furnish(room: Room) -> list[Widget]:
        reasons = {"undo": PLACE, "redo": PLACE.moved(PLACE.w + 12)}
        return [
            Button(name, place, name, print, enabled=False, reason=f"No {name}.", command=name)
            for name, place in reasons.items()
        ]  # fmt: skip

    program.show(room := Room(program.app, furnish))
    room.refresh()
    program.click("undo")
    assert program.app.toasts.texts == ["No undo."]
    program.command(Command.REDO)
    assert program.app.toasts.texts == ["No redo."]
    program.move(PLACE.moved(PLACE.w + 12).center)
    assert program.app.toasts.texts == []
