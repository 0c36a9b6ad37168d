"""Small scenes for the tests."""

from collections.abc import Callable, Hashable

from scenes.engine.app import App
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.widgets import Widget
from scenes.engine.widgets.button import Button


class Room(Scene):
    """Holds the widgets a test gives it and writes down what happens to it."""

    name = "room"

    def __init__(self, app: App, furnish: Callable[["Room"], list[Widget]] | None = None) -> None:
        super().__init__(app)
        self.furnish = furnish
        self.diary: list[str] = []
        self.builds = 0

    def screen_key(self) -> Hashable:
        """As many as a test wants."""
        return None

    def build(self) -> None:
        self.builds += 1
        for widget in self.furnish(self) if self.furnish else []:
            self.add(widget)

    def enter(self) -> None:
        self.diary.append("enter")

    def leave(self) -> None:
        self.diary.append("leave")

    def pause(self) -> None:
        self.diary.append("pause")

    def resume(self) -> None:
        self.diary.append("resume")

    def on_command(self, command: Command) -> bool:
        self.diary.append(command)
        return False

    def note(self, word: str) -> Callable[[], None]:
        return lambda: self.diary.append(word)


def buttons(room: Room) -> list[Widget]:
    """Two rows of three."""
    places = Rect(100, 100, 900, 300).grid(3, 2, 20)
    return [Button(f"b{i}", place, f"Button {i}", room.note(f"pressed {i}")) for i, place in enumerate(places)]
