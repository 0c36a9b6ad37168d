"""A widget is painted when it shows something else, and only then; each frame looks as if painted anew."""

from collections import Counter
from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

import pygame
import pytest

from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, BURGUNDY, GOLD
from scenes.engine.widgets import Look, ScrollArea, Widget

PLACES = {name: Rect(100 + 300 * place, 200, 200, 200) for place, name in enumerate("abcd")}
painted = Counter[str]()


@dataclass(frozen=True)
class Plate(Widget):
    """A plate with a word; `told` has no part in its picture, `heat` is read anew in each frame."""

    word: str = "word"
    told: Callable[[], None] = field(default=lambda: None, compare=False)
    heat: Callable[[], Hashable] = field(default=tuple, compare=False)

    focusable = True

    @property
    def lift(self) -> float:
        return self.mount.state_or(0.0)

    def live(self) -> Hashable:
        return self.heat()

    def draw(self, canvas: Canvas, look: Look) -> None:
        painted[self.id] += 1
        with canvas.shifted(0, -self.lift):
            canvas.fill(self.rect, GOLD if look.hovered else BURGUNDY)
            canvas.text(f"{self.word} {self.heat()}", self.rect, BODY)


class Wall(Scene):
    """Plates beside each other on a background that is painted once."""

    key: Hashable = "wall"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.made: Callable[[], list[Widget]] = lambda: [Plate(name, rect) for name, rect in PLACES.items()]

    def build(self) -> None:
        self.widgets = self.made()

    def background_key(self) -> Hashable:
        return self.key

    def draw_background(self, canvas: Canvas) -> None:
        painted["background"] += 1
        canvas.fill(SCREEN, (30, 60, 90))


@pytest.fixture
def wall(program: Headless) -> Wall:
    wall = Wall(program.app)
    program.show(wall)
    program.move((50, 50))
    painted.clear()
    return wall


def frame(wall: Wall) -> bytes:
    wall.app.draw()
    return pygame.image.tobytes(wall.app.canvas.surface, "RGB")


def plate(wall: Wall, name: str) -> Plate:
    found = wall.find(name)
    assert isinstance(found, Plate)
    return found


def as_anew(wall: Wall) -> bytes:
    """A frame, which must be as one without anything kept."""
    shown, texts = frame(wall), sorted((box.text, box.depth) for box in wall.app.canvas.boxes)
    before = painted.copy()
    wall.pictures.give_up()
    assert frame(wall) == shown
    assert sorted((box.text, box.depth) for box in wall.app.canvas.boxes) == texts
    painted.clear()
    painted.update(before)
    return shown


def test_what_shows_the_same_is_never_painted_again(wall: Wall) -> None:
    first = as_anew(wall)
    for _ in range(3):
        wall.invalidate()
        assert frame(wall) == first
    assert not painted


def test_only_what_has_another_field_is_painted(wall: Wall) -> None:
    first = as_anew(wall)
    wall.made = lambda: [Plate(name, rect, word="else" if name == "b" else "word") for name, rect in PLACES.items()]
    wall.invalidate()
    assert frame(wall) != first
    assert painted == {"b": 1}
    as_anew(wall)


def test_another_callback_is_no_other_picture(wall: Wall) -> None:
    first = as_anew(wall)
    wall.made = lambda: [Plate(name, rect, told=lambda: print("else")) for name, rect in PLACES.items()]
    wall.invalidate()
    assert frame(wall) == first
    assert not painted


def test_only_what_is_looked_at_is_painted(wall: Wall, program: Headless) -> None:
    first = as_anew(wall)
    program.move(PLACES["c"].center)
    assert frame(wall) != first
    assert painted == {"c": 1}
    program.move((50, 50))
    assert as_anew(wall) == first
    assert painted == {"c": 2}


def test_only_what_has_another_state_is_painted_and_keeps_it_over_a_build(wall: Wall) -> None:
    first = as_anew(wall)
    plate(wall, "d").mount.set_state(40.0)
    lifted = as_anew(wall)
    assert lifted != first and painted == {"d": 1}
    wall.invalidate()
    assert (frame(wall), plate(wall, "d").lift) == (lifted, 40.0)
    assert painted == {"d": 1}


def test_what_moves_in_each_frame_lets_all_others_be(wall: Wall, monkeypatch: pytest.MonkeyPatch) -> None:
    copied = list[object]()
    copy = Canvas._copy

    def counting(canvas: Canvas, picture: pygame.Surface, place: tuple[int, int]) -> None:
        copied.append(place)
        copy(canvas, picture, place)

    monkeypatch.setattr(Canvas, "_copy", counting)
    for lift in range(1, 20):
        plate(wall, "a").mount.set_state(float(lift))
        copied.clear()
        frame(wall)
    assert painted == {"a": 19} and len(copied) <= 1
    for _ in range(20):
        frame(wall)
    as_anew(wall)
    assert painted == {"a": 19}


def test_what_is_read_anew_is_painted_when_that_differs(wall: Wall) -> None:
    heats = [1]
    wall.made = lambda: [Plate(name, rect, heat=lambda: heats[0]) for name, rect in PLACES.items()]
    wall.invalidate()
    first = frame(wall)
    painted.clear()
    assert frame(wall) == first and not painted
    heats[0] = 2
    assert frame(wall) != first
    assert painted == dict.fromkeys(PLACES, 1)


def test_what_may_differ_in_each_frame_is_painted_in_each_with_all_that_lies_on_it(wall: Wall) -> None:
    over = PLACES["a"].moved(100)
    wall.made = lambda: [
        Plate("a", PLACES["a"], heat=lambda: None), Plate("on-a", over), Plate("d", PLACES["d"])
    ]  # fmt: skip
    wall.invalidate()
    frame(wall)
    painted.clear()
    first = as_anew(wall)
    assert [frame(wall) for _ in range(2)] == [first] * 2
    assert painted == {"a": 3}


def test_a_background_with_another_key_is_painted_and_nothing_else(wall: Wall) -> None:
    frame(wall)
    wall.key = "other wall"
    frame(wall)
    assert painted == {"background": 1}


def test_without_a_key_the_background_is_painted_in_each_frame_and_nothing_else(wall: Wall) -> None:
    wall.key = None
    first = frame(wall)
    painted.clear()
    assert [frame(wall) for _ in range(2)] == [first] * 2
    assert painted == {"background": 2}


@pytest.mark.parametrize("change", [{"language": "ja"}, {"text_scale": 150}, {"plain_letters": True}])
def test_another_language_text_size_or_choice_of_letters_paints_all(wall: Wall, change: dict[str, object]) -> None:
    frame(wall)
    wall.app.change(**change)
    as_anew(wall)
    assert painted == dict.fromkeys(("background", *PLACES), 1)


def test_a_child_that_shows_something_else_is_painted_with_its_container(wall: Wall, program: Headless) -> None:
    area = Rect(100, 200, 900, 150)
    wall.made = lambda: [ScrollArea("area", area, [Plate(name, rect) for name, rect in PLACES.items()])]
    wall.invalidate()
    first = as_anew(wall)
    program.move((PLACES["b"].center[0], 250))
    hovered = as_anew(wall)
    program.wheel((50, 50), 0)
    assert as_anew(wall) == first != hovered
    program.wheel((PLACES["b"].center[0], 250), 1)
    program.move((50, 50))
    assert as_anew(wall) != first
    scrolled = frame(wall)
    painted.clear()
    wall.invalidate()
    assert frame(wall) == scrolled and not painted


def test_covered_scenes_keep_no_pictures(wall: Wall, program: Headless) -> None:
    frame(wall)
    program.app.stack.push(Scene(program.app))
    program.step()
    assert not wall.pictures.are_kept
