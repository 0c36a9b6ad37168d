"""The marks of a moment on the table: the played way, the tries with their loss, and at last the best way."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace

import pygame

from game.coach.trying import Verdict
from scenes.common.decision_board import DecisionBoard, DecisionSpot
from scenes.common.shade import SHADED, shade_with_holes
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.focus import every
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import Colour
from scenes.engine.widgets import Look, Widget
from scenes.kit.pieces import Piece
from scenes.screens.coach.action_arrows import BETTER, PLAYED, Pen, draw_deed
from scenes.screens.coach.action_tags import ActionTag, spared_by_tags
from scenes.screens.try_again.attempts import Attempts
from scenes.screens.try_again.series import Task
from scenes.screens.try_again.words import TryWords

TRIED: Colour = (150, 84, 10)
_SHADE = 87
_AROUND, _FRAME = 14.0, 7.0


@dataclass(frozen=True, slots=True)
class Mark:
    """Hold one marked way: its pieces, its tag, and the pen with which they are framed; None for no frames."""

    way: tuple[Rect, ...]
    tag: ActionTag
    pen: Pen | None = None


class Spots:
    """Find the pieces of ways on a board as the seat saw it, each way once."""

    def __init__(self, app: App, task: Task) -> None:
        self._app, self._task = app, task
        self._found: dict[str, list[DecisionSpot]] = {}

    def of(self, action: str) -> list[DecisionSpot]:
        """Return the pieces of an action; empty if no piece leads to it."""
        if action not in self._found:
            self._found[action] = self._look_for(action)
        return self._found[action]

    def _look_for(self, text: str) -> list[DecisionSpot]:
        scale, match = self._app.canvas.text_scale, self._task.match
        try:
            board = DecisionBoard(self._app, match, self._task.judged.entry)
            board.refresh()
            action = match.spec.rules.parse_action(text)
            found = board.way_to(action) if action in board.bindings.offers.legal else []
            return [spot for spot in found if isinstance(board.find(spot.piece), Piece)] or found
        finally:
            self._app.canvas.text_scale = scale


def marks_of(attempts: Attempts, words: TryWords, spots: Spots, widgets: Sequence[Widget]) -> list[Mark]:
    """Return the marks that may be seen at present: nothing of a way before it was tried or shown.

    Pieces that only a dialog had are marked while they are among the widgets.
    """
    told = words.all_ways if attempts.is_settled else [*attempts.tries]
    own = next(each for each in words.all_ways if words.is_own(each))
    firsts = [each.deed[0] for each in words.all_ways if not words.is_own(each)]
    known = {each.deed[0]: each for each in reversed(told) if not words.is_own(each)}
    if own.deed[0] not in firsts:
        known[own.deed[0]] = own
    there = {widget.id for widget in every(widgets)}
    ways = {first: tuple(spot.rect for spot in spots.of(first) if spot.piece in there) for first in known}
    return [_mark(attempts, words, way, known[first]) for first, way in ways.items() if way]


def _mark(attempts: Attempts, words: TryWords, way: tuple[Rect, ...], told: Verdict) -> Mark:
    if words.is_own(told):
        return Mark(way, ActionTag(words.tag_of_own, words.own_points, PLAYED.ink), PLAYED)
    if attempts.is_settled and told.is_right:
        tag = ActionTag(words.tag_of_right(told), "", BETTER.ink)
        return Mark(way, tag, BETTER if words.is_best(told) else None)
    return Mark(way, ActionTag(words.tag(told), "", TRIED))


@dataclass(frozen=True, slots=True)
class _Drawn:
    """Hold what was computed last, for the same marks."""

    marks: tuple[Mark, ...] = ()
    tags: tuple[Rect, ...] = ()
    shaded: Hashable = None
    shade: pygame.Surface | None = None


_NOTHING = _Drawn()


@dataclass(frozen=True)
class TryMarks(Widget):
    """Draw the marks over the board; it cannot be pressed."""

    marks: tuple[Mark, ...]
    is_shaded: bool
    table: Rect
    scene: Scene = field(compare=False)
    clear: tuple[Rect, ...] = ()
    """Areas that stay without shade besides the marked pieces."""

    def live(self) -> Hashable:
        """Return None, as the tags lie where the words of the frame leave room."""
        return None

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw shade, frames and tags."""
        canvas.rise()
        if self.is_shaded:
            self._draw_shade(canvas)
        for mark in self.marks:
            for place in mark.way if mark.pen else ():
                draw_deed(canvas, [place], mark.pen or PLAYED, _FRAME)
        for mark, place in zip(self.marks, self._tags(canvas), strict=True):
            mark.tag.draw(canvas, place)

    def _draw_shade(self, canvas: Canvas) -> None:
        drawn = self.mount.state_or(_NOTHING)
        holes = [*self.clear, *(place.outset(_AROUND) for mark in self.marks for place in mark.way)]
        key = tuple(canvas.pixels(SHADED)), tuple(holes)
        shade = drawn.shade
        if shade is None or drawn.shaded != key:
            shade = shade_with_holes(canvas, holes, _SHADE)
            self.mount.state = replace(drawn, shaded=key, shade=shade)
        canvas.picture(shade, SHADED)

    def _tags(self, canvas: Canvas) -> Sequence[Rect]:
        """Return the places of the tags, found once for the same marks."""
        drawn = self.mount.state_or(_NOTHING)
        if drawn.marks == self.marks and len(drawn.tags) == len(self.marks):
            return drawn.tags
        taken = [place for mark in self.marks for place in mark.way]
        spared, tags = spared_by_tags(canvas, self.scene.widgets), list[Rect]()
        for mark in self.marks:
            tags.append(mark.tag.place(canvas, mark.way[-1], [*taken, *tags, *self.clear], spared, self.table))
        self.mount.state = replace(drawn, marks=self.marks, tags=tuple(tags))
        return tags
