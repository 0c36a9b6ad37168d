"""Texts stand out from the worst pixel behind them: 4.5 to 1, large ones 3 to 1, and so do greyed ones."""

from collections.abc import Iterator
from dataclasses import dataclass

import pygame
import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from scenes.core.canvas import Canvas
from scenes.core.headless import Headless
from scenes.core.layout import Rect
from scenes.core.theme import BLACK, WHITE, Colour, TextStyle
from scenes.core.widgets.button import GREYED
from scenes.shot import SCENES, find_shooter
from tests.ui.played import play

BODY_BAR, LARGE_BAR = 4.5, 3.0
LARGE, LARGE_BOLD = 32, 24
BOLD_FACES = ("title", "strong")
OPAQUE, SHADOW, FAINT = 250, 150, 8
ROOM, NEAR = 24, 8
LINEAR = [(v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4) for v in range(256)]


@dataclass(frozen=True, slots=True)
class Finding:
    """One drawn text and its weakest point."""

    text: str
    contrast: float
    bar: float


class Witness:
    """Draws every text also on black and on white: what is the same on both is letter, not ground."""

    def __init__(self) -> None:
        self.found: dict[tuple[str, int, int], Finding] = {}
        self._write = Canvas._write
        self._sheets: dict[Colour, pygame.Surface] = {}

    def write(self, canvas: Canvas, text: str, rect: Rect, style: TextStyle, wrap: bool) -> Rect:
        around = canvas.pixels(rect).inflate(ROOM, ROOM).clip(canvas.surface.get_rect())
        if not around.size > (0, 0):
            return self._write(canvas, text, rect, style, wrap)
        dark, light = (self._on(canvas, ground, around, (text, rect, style, wrap)) for ground in (BLACK, WHITE))
        before = canvas.surface.subsurface(around).copy()
        taken = self._write(canvas, text, rect, style, wrap)
        box = canvas.boxes[-1] if text.strip() else None
        place = box.seen.clip(around) if box else around
        if box and place.w and place.h:
            ground = pixels(before, place.move(-around.x, -around.y))
            sheets = (pixels(sheet, place) for sheet in (canvas.surface, dark, light))
            contrast = weakest(ground, *sheets, shadowed=style.shadow)
            large = box.pixels >= (LARGE_BOLD if style.face in BOLD_FACES else LARGE)
            bar = LARGE_BAR if large or style.colour == GREYED else BODY_BAR
            self.found[(text, place.x // NEAR, place.y // NEAR)] = Finding(text, contrast, bar)
        return taken

    def _on(
        self, canvas: Canvas, ground: Colour, around: pygame.Rect, call: tuple[str, Rect, TextStyle, bool]
    ) -> pygame.Surface:
        real, count = canvas.surface, len(canvas.boxes)
        sheet = self._sheets.setdefault(ground, pygame.Surface(real.get_size()))
        sheet.set_clip(None)
        sheet.fill(ground, around)
        sheet.set_clip(real.get_clip())
        canvas.surface = sheet
        self._write(canvas, *call)
        canvas.surface = real
        del canvas.boxes[count:]
        return sheet


Pixels = list[tuple[int, ...]]


def pixels(surface: pygame.Surface, place: pygame.Rect) -> Pixels:
    raw = pygame.image.tobytes(surface.subsurface(place), "RGB")
    return list(zip(raw[0::3], raw[1::3], raw[2::3], strict=True))


def weakest(before: Pixels, after: Pixels, black: Pixels, white: Pixels, *, shadowed: bool) -> float:
    """The lowest contrast of a letter's pixel with the ground under it, or with its own shadow around it."""
    cover = [255 - light[0] + dark[0] for dark, light in zip(black, white, strict=True)]
    full = min(OPAQUE, max(cover) * 0.95)
    bright = max(max(colour) for colour in black) * 0.6 if shadowed else 0
    letters = [at for at, value in enumerate(cover) if value >= full and max(black[at]) >= bright]
    if not shadowed:
        return min(ratio(luminance(after[at]), luminance(before[at])) for at in letters)
    halo = [luminance(after[at]) for at, value in enumerate(cover) if value >= SHADOW and max(black[at]) <= FAINT]
    ground = max(halo)
    return min(ratio(luminance(after[at]), ground) for at in letters)


def luminance(colour: tuple[int, ...]) -> float:
    return 0.2126 * LINEAR[colour[0]] + 0.7152 * LINEAR[colour[1]] + 0.0722 * LINEAR[colour[2]]


def ratio(first: float, second: float) -> float:
    low, high = sorted((first, second))
    return (high + 0.05) / (low + 0.05)


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Iterator[Witness]:
    watching = Witness()

    def write(canvas: Canvas, text: str, rect: Rect, style: TextStyle, wrap: bool) -> Rect:
        return watching.write(canvas, text, rect, style, wrap)

    monkeypatch.setattr(Canvas, "_write", write)
    yield watching


def a_match(game: str, actions: int) -> Match:
    spec = spec_of(game)
    rivals = [Seat("merchant", name, colour) for name, colour in (("Bianca", "F"), ("Adso", "Q"))]
    options = {option.key: option.values[-1] for option in spec.options if option.key == "nobles"}
    match = Match(spec, options, [Seat("human", "Agnese", "L"), *rivals][: min(spec.seats)], "3")
    play(match, actions)
    return match


LOOKS: list[tuple[str, str, str]] = [
    *(("san_gimignano", scene, "en") for scene in SCENES),
    *(("san_gimignano", scene, "ja") for scene in ("title", "table", "settings", "scores")),
    *(("lucca", scene, "en") for scene in ("table", "rules", "scores")),
    *(("lucca", scene, "ja") for scene in ("table", "rules")),
]  # fmt: skip


@pytest.mark.parametrize(("game", "scene", "language"), LOOKS)
def test_texts_stand_out(witness: Witness, game: str, scene: str, language: str) -> None:
    stage = Headless((1920, 1080), language)
    try:
        stage.show(find_shooter(scene).for_shot(stage.app, a_match(game, 400 if scene == "scores" else 24)))
        stage.settle()
        witness.found.clear()
        stage.app.draw()
    finally:
        stage.close()
    weak = {
        f"{each.text[:30]}: {each.contrast:.1f} of {each.bar}"
        for each in witness.found.values()
        if each.contrast < each.bar
    }
    assert witness.found
    assert weak == set()
