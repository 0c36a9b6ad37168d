"""Texts stand out from the worst pixel behind them: 4.5 to 1, large ones 3 to 1, and so do greyed ones."""

import re
import sys
from collections import Counter
from dataclasses import dataclass

import numpy as np
import pygame
import pytest
from numpy.typing import ArrayLike, NDArray

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from scenes.common.game_catalogue import playable_cities
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.main_loop import LONGEST_STEP
from scenes.engine.text.markup import marked_up, written
from scenes.engine.theme import BLACK, WHITE, Colour, TextStyle
from scenes.engine.widgets.button import GREYED, UNLIT
from scenes.shot import SCENES, find_shooter
from tests.ui.playable import stage
from tests.ui.played import play

BODY_BAR, LARGE_BAR = 4.5, 3.0
LARGE, LARGE_BOLD = 32, 24
BOLD_FACES = ("title", "strong")
OPAQUE, SHADOW, FAINT = 250, 150, 8
UNMEASURED = 12 if sys.platform == "win32" else 0
"""Letters of that many pixels, on towers in miniature, have strokes thinner than a pixel there: none is whole."""
ON_RIMS = {
    ("lorenzo", "en"): {
        "Building", "5", "Royal Messenger", "Sculptors’ Guild", "Stronghold", "Painters’ Guild", "Your turn: choose",
    },
    ("lorenzo", "ja"): {"彫刻家のギルド", "5", "要塞", "画家のギルド", "あなたの手番です"},
    ("aquileia", "ja"): {"アドソ"},
}  # fmt: skip
"""Texts at the tables that are weaker at one place, where a letter touches the rim of its plate; may only sink."""
ROOM, NEAR = 24, 8
BEYOND_OPENINGS = 70
"""Actions after which no city drafts, and the usual turn is the one that its match is made of."""
PICTURE = re.compile(r"\[icon:[a-z0-9_-]+/[a-z0-9_/-]+\]")
LINEAR = np.array([v / 255 / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)])
SHARES = np.array([0.2126, 0.7152, 0.0722])


@dataclass(frozen=True, slots=True)
class Finding:
    """One drawn text and its weakest point."""

    text: str
    contrast: float
    bar: float


class Witness:
    """Draws every text also on black and on white: what is the same on both is letter, not ground.

    Pictures among the letters, such as coins, have their own colours: the letters are measured without them.
    """

    def __init__(self) -> None:
        self.found: dict[tuple[str, int, int], Finding] = {}
        self._write = Canvas._write
        self._sheets: dict[Colour, pygame.Surface] = {}

    def write(self, canvas: Canvas, text: str, rect: Rect, style: TextStyle, wrap: bool) -> Rect:
        around = canvas.pixels(rect).inflate(ROOM, ROOM).clip(canvas.surface.get_rect())
        letters = marked_up(PICTURE.sub("", written(text)))
        if around and letters.strip() and letters != text:
            before, count = canvas.surface.subsurface(around).copy(), len(canvas.boxes)
            self.write(canvas, letters, rect, style, wrap)
            canvas.surface.blit(before, around)
            del canvas.boxes[count:]
        if not around or letters != text:
            return self._write(canvas, text, rect, style, wrap)
        dark, light = (self._on(canvas, ground, around, (text, rect, style, wrap)) for ground in (BLACK, WHITE))
        before = canvas.surface.subsurface(around).copy()
        taken = self._write(canvas, text, rect, style, wrap)
        box = canvas.boxes[-1] if text.strip() else None
        place = box.position.clip(around) if box else around
        if box and place.w and place.h >= box.pixels / 3 and box.pixels > UNMEASURED:
            ground = pixels(before, place.move(-around.x, -around.y))
            sheets = (pixels(sheet, place) for sheet in (canvas.surface, dark, light))
            contrast = weakest(ground, *sheets, shadowed=style.shadow)
            large = box.pixels >= (LARGE_BOLD if style.face in BOLD_FACES else LARGE)
            bar = LARGE_BAR if large or style.colour in (GREYED, UNLIT) else BODY_BAR
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


Pixels = NDArray[np.int64]
"""Colours in one row."""


def pixels(surface: pygame.Surface, place: pygame.Rect) -> Pixels:
    return pygame.surfarray.array3d(surface.subsurface(place)).reshape(-1, 3).astype(np.int64)


def weakest(before: Pixels, after: Pixels, black: Pixels, white: Pixels, *, shadowed: bool) -> float:
    """The lowest contrast of a letter's pixel with the ground under it, or with its own shadow around it."""
    cover, shine = 255 - white[:, 0] + black[:, 0], black.max(axis=1)
    bright = shine.max() * 0.6 if shadowed else 0
    letters = (cover >= min(OPAQUE, cover.max() * 0.95)) & (shine >= bright)
    ground = luminance(before[letters])
    if shadowed:
        ground = luminance(after[(cover >= SHADOW) & (shine <= FAINT)]).max()
    return float(ratio(luminance(after[letters]), ground).min())


def luminance(colours: ArrayLike) -> NDArray[np.float64]:
    shares: NDArray[np.float64] = LINEAR[np.asarray(colours)] @ SHARES
    return shares


def ratio(first: NDArray[np.float64], second: NDArray[np.float64]) -> NDArray[np.float64]:
    ratios: NDArray[np.float64] = (np.maximum(first, second) + 0.05) / (np.minimum(first, second) + 0.05)
    return ratios


def seen_once(headless: Headless) -> list[Finding]:
    """Of one frame in which every text is written anew."""
    witness = Witness()

    def write(canvas: Canvas, text: str, rect: Rect, style: TextStyle, wrap: bool) -> Rect:
        return witness.write(canvas, text, rect, style, wrap)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "_write", write)
        patch.setattr(Canvas, "kept", lambda canvas, paint, *shown: paint(canvas, *shown))
        for scene in headless.app.stack.visible():
            scene.pictures.give_up()
        headless.app.draw()
    return list(witness.found.values())


def a_match(game: str, actions: int) -> Match:
    spec = spec_of(game)
    rivals = [Seat("merchant", name, colour) for name, colour in (("Bianca", "F"), ("Adso", "Q"))]
    options = {option.key: option.values[-1] for option in spec.options if option.key == "nobles"}
    match = Match(spec, options, [Seat("human", "Agnese", "L"), *rivals][: min(spec.seats)], "3")
    play(match, actions)
    return match


def at_a_usual_turn(match: Match) -> Match:
    """Goes on to the kind of turn that the match has had most: there no sheet covers what would be measured as well."""
    asked = (match.spec.rules.decision(entry.after) for entry in match.entries)
    ((usual, _),) = Counter(decision.kind for decision in asked if decision and decision.is_turn).most_common(1)
    while match.decision is not None and (match.decision.kind != usual or not match.decision.is_turn):
        play(match, 1)
    return match


def settle(headless: Headless) -> None:
    """What moves is not looked at: in as few frames as the loop allows."""
    while headless.app.is_animating():
        headless.clock.now += LONGEST_STEP
        headless.loop.step([])


CITIES = [city.id for city in playable_cities()]
LOOKS = [
    *((CITIES[0], scene, "en") for scene in SCENES if scene != "table"),
    *((CITIES[0], scene, "ja") for scene in ("title", "settings")),
    *((game, scene, "ja") for game in CITIES for scene in ("rules", "scores")),
    *((game, "table", language) for game in CITIES for language in ("en", "ja")),
]


@pytest.mark.parametrize(("game", "scene", "language"), LOOKS)
def test_texts_stand_out(game: str, scene: str, language: str) -> None:
    with stage((1920, 1080), language) as headless:
        match = a_match(game, 400) if scene == "scores" else at_a_usual_turn(a_match(game, BEYOND_OPENINGS))
        headless.show(find_shooter(scene).for_shot(headless.app, match))
        settle(headless)
        found = seen_once(headless)
    assert found
    known = ON_RIMS.get((game, language), set()) if scene == "table" else set()
    weak = {each for each in found if each.contrast < each.bar}
    assert {text for text in known if not any(each.text.startswith(text) for each in weak)} == set()
    weak = {each for each in weak if not each.text.startswith(tuple(known))}
    assert {f"{each.text[:30]}: {each.contrast:.1f} of {each.bar}" for each in weak} == set()
