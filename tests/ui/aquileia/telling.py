"""A table that tells one event of a match after the other, and what is drawn of it meanwhile."""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from game.core.match import Match
from game.core.registry import spec_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.motion.tween import Animation
from scenes.games.aquileia.game_ui import GAME_UI
from scenes.games.aquileia.motion.motion import MOTION
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.board_scene import BoardScene
from scenes.kit.event_history import EventHistory
from scenes.kit.motion.motion_player import MotionPlayer
from scenes.kit.seat_views import seen_from, wording_of
from tests.contract.matches import forms_of
from tests.ui.tables.moments import played

FORM = max(forms_of(spec_of("aquileia")), key=lambda form: form.seats)
STEP = 0.05
LONGEST = 30.0
Told = tuple[Any, AquileiaPosition]


def told(match: Match, stage: Headless, viewer: int = 0, *, covered: bool = False) -> Iterator[Told]:
    """Each event with the position after it, as the playback hands them to the motion."""
    wording = wording_of(stage.app.catalog, match, viewer)
    for entry in match.entries:
        frames = match.frames(entry.index)
        for number, frame in enumerate(frames, 1):
            past: EventHistory[Any] = EventHistory(match, entry.index, frames[:number])
            yield frame.event, seen_from(match, frame.state, viewer, wording, covered=covered, past=past)


class Teller(BoardScene):
    """Tells events of a match as one seat sees them; its clock is stepped by hand."""

    def __init__(self, stage: Headless, match: Match, viewer: int = 0) -> None:
        super().__init__(stage.app, match, 0, viewer)
        self.stage = stage
        self.player = MotionPlayer(self.board, MOTION)
        self.animation: Animation | None = None
        self.words = list[float]()
        """Seconds at which the event counted as told."""
        self.seconds = 0.0
        self._now = super().position
        stage.app.settings.reduced_motion = False
        stage.show(self)

    @property
    def position(self) -> AquileiaPosition:
        position: AquileiaPosition = self.player.shown(self._now)
        return position

    def draw_over(self, canvas: Canvas) -> None:
        self.board.stage.draw(canvas)

    def first(self, kind: type, is_wanted: Callable[[Any, AquileiaPosition], bool] = lambda *_: True) -> Told:
        """The first event of that type in the match."""
        return next(
            each for each in told(self.match, self.stage, self.viewer) if isinstance(each[0], kind) and is_wanted(*each)
        )

    def tell(self, event: object, position: AquileiaPosition) -> None:
        """Begin to tell an event; nothing has moved yet."""
        self._now, self.seconds, self.words = position, 0.0, []
        self.board.stage.attend(lambda: self.words.append(self.seconds))
        self.animation = self.player.animations(GAME_UI.events)[type(event)](event, position)
        if self.animation is not None and self.animation.advance(0.0) is not None:
            self.animation = None
        self.draw_now()

    def step(self, seconds: float = STEP) -> bool:
        """Go on, and return whether it is still being told."""
        self.seconds += seconds
        assert self.seconds < LONGEST, "it never ends"
        if self.animation is not None and self.animation.advance(seconds) is not None:
            self.animation = None
        self.draw_now()
        return self.animation is not None

    def finish(self) -> None:
        """End it at once."""
        if self.animation is not None:
            self.animation.finish()
            self.animation = None
        self.draw_now()

    def draw_now(self) -> None:
        """Draw the frame anew."""
        self.invalidate()
        self.stage.app.draw()

    # What is drawn

    def places(self, name: Hashable) -> list[Rect]:
        """Where the items of that name are drawn; several on one pile count as one."""
        canvas = self.stage.app.canvas
        areas = dict.fromkeys(tuple(item.area) for item in canvas.things if item.name == name)
        return [canvas.viewport.to_rect(pygame.Rect(area)) for area in areas]

    def number(self, name: Hashable) -> int:
        """The number that is read at the place of the number of that name."""
        canvas = self.stage.app.canvas
        item = next(item for item in canvas.things if item.name == name and isinstance(item.paint, Number))
        read = [box.text for box in canvas.boxes if item.area.collidepoint(box.taken.center)]
        return int(next(text for text in reversed(read) if text.isdigit()))

    @property
    def is_at_rest(self) -> bool:
        """Whether nothing flies, and nothing is drawn elsewhere than on the board."""
        return not (self.board.stage.flyers or self.motions.away(self.stage.app.canvas) or self.motions.undrawn())


@contextmanager
def telling(match: Match | None = None, viewer: int = 0) -> Iterator[Teller]:
    """Tells a match, or the random one with most seats."""
    stage = Headless((1280, 720), "en")
    try:
        yield Teller(stage, match or played(FORM), viewer)
    finally:
        stage.close()
