"""Both moves drawn on the table: arrows or rings, a preview of the piece placed, and the values."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pygame

from game.coach.summary import Moment
from game.core.match import Match
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.widgets.magnifier import Lens
from scenes.kit.board_scene import BoardScene
from scenes.screens.coach.action_arrows import BEST, BETTER, PLAYED, Pen, draw_deed, leads_far
from scenes.screens.coach.action_tags import ActionTag, spared_by_tags
from scenes.screens.coach.moment_pictures import DecisionSpot, told_apart, ways_of
from scenes.screens.coach.wording import points_told
from scenes.screens.replay.layout import WHOLE, Layout

_GHOST = 0.82
_RING = 5.0
_THIN = 7.0
_AROUND = 12.0
"""Distance of a frame from that of the other move on the same piece."""


@dataclass(frozen=True, slots=True)
class OverlayMove:
    """Describe one of the moves: pieces on its path, action and tag.

    `is_whole` is True if its end lies on this table.
    """

    way: Sequence[DecisionSpot]
    action: str
    pen: Pen
    tag: ActionTag
    is_whole: bool


class MoveOverlay:
    """Draw the moves of a moment; their pieces are found once, as that tries presses on a board."""

    def __init__(self, page: BoardScene) -> None:
        self._page = page
        self._ways: dict[int, tuple[list[DecisionSpot], list[DecisionSpot]]] = {}
        self._painted: dict[tuple[object, ...], pygame.Surface | None] = {}

    def ways_of(self, moment: Moment) -> tuple[list[DecisionSpot], list[DecisionSpot]]:
        """Return the pieces of the move that was made, and of the better one."""
        if moment.entry not in self._ways:
            self._ways[moment.entry] = ways_of(self._page.app, self._page.match, moment)
        return self._ways[moment.entry]

    def draw(self, canvas: Canvas, moment: Moment, layout: Layout) -> None:
        """Draw both moves with previews and labels."""
        lens = layout.lens or WHOLE
        moves = [move for move in self._moves(moment) if move.way]
        shown = [[lens.shown(spot.rect) for spot in move.way] for move in moves]
        for move, way in zip(moves, shown, strict=True):
            if move.is_whole and leads_far(way):
                self._draw_ghost(canvas, moment, move, lens)
        for number, (move, way) in enumerate(zip(moves, shown, strict=True)):
            framed = [place for before in shown[:number] for place in before]
            _draw_way(canvas, [place.outset(_AROUND) if place in framed else place for place in way], move)
        taken, spared = [place for way in shown for place in way], spared_by_tags(canvas, self._page.widgets)
        for move, way in zip(moves, shown, strict=True):
            place = move.tag.place(canvas, way[-1], taken, spared, layout.table)
            taken.append(place)
            move.tag.draw(canvas, place)

    def _moves(self, moment: Moment) -> list[OverlayMove]:
        """Return the moves on pieces of this table; what a dialog would offer is only described in words."""
        t, (played, better) = self._page.app.catalog, moment.played_and_better
        own, other = self.ways_of(moment)
        apart = told_apart(own, other)
        own, other = apart or (own, other)
        told = points_told(t, moment)
        if moment.is_praise:
            return [self._move(own, played, BEST, t("coach-tag-best"), told)]
        moves = [
            self._move(own, played, PLAYED, t("coach-tag-played"), told),
            self._move(other, better, BETTER, t("coach-tag-better")),
        ]
        return [replace(move, is_whole=move.is_whole and not apart) for move in moves]

    def _move(self, way: Sequence[DecisionSpot], action: str, pen: Pen, word: str, value: str = "") -> OverlayMove:
        there = [spot for spot in way if self._page.find(spot.piece)]
        return OverlayMove(there, action, pen, ActionTag(word, value, pen.ink), there[-1:] == [*way[-1:]])

    # What a move would place

    def _draw_ghost(self, canvas: Canvas, moment: Moment, move: OverlayMove, lens: Lens) -> None:
        place = lens.shown(move.way[-1].rect)
        key = moment.entry, move.action, lens, canvas.surface.get_size(), self._page.app.catalog.language
        if key not in self._painted:
            self._painted[key] = self._paint(canvas, moment, move, lens)
        picture = self._painted[key]
        if picture is None:
            return
        with canvas.faded(_GHOST):
            canvas.picture(picture, place)
        canvas.outline(place.outset(_RING / 2), move.pen.ink, _RING, 8)

    def _paint(self, canvas: Canvas, moment: Moment, move: OverlayMove, lens: Lens) -> pygame.Surface | None:
        """Return the piece as it lies after the move; None if it is not visible then."""
        app, spot = self._page.app, move.way[-1]
        after = BoardScene(app, _after(self._page.match, moment, move.action), moment.entry + 1, moment.judged.seat)
        scale = canvas.text_scale
        try:
            piece = after.find(spot.piece)
            if piece is None or after.input.widget_at(spot.rect.center) is not piece:
                return None
            sheet = pygame.Surface(canvas.surface.get_size()).convert()
            painter = Canvas(sheet, app.assets, app.skins, app.lettering)
            painter.begin()
            with lens.over(painter):
                after.draw(painter, on_top=False)
            return sheet.subsurface(painter.pixels(lens.shown(spot.rect)).clip(sheet.get_rect())).copy()
        finally:
            app.canvas.text_scale = scale


def _after(match: Match, moment: Moment, action: str) -> Match:
    """Return a match in which that action was played at the moment."""
    if match.entries[moment.entry].action.text == action:
        return match
    again = match.branch(moment.entry)
    again.submit(match.spec.rules.parse_action(action))
    return again


def _draw_way(canvas: Canvas, way: Sequence[Rect], move: OverlayMove) -> None:
    """Draw an arrow if the end lies on the table; else frame every piece, thinly if there are several."""
    if len(way) == 1 or (move.is_whole and leads_far(way)):
        draw_deed(canvas, way, move.pen)
        framed = way[:-1] if len(way) > 2 else []
    else:
        framed = way
    for place in framed:
        draw_deed(canvas, [place], move.pen, _THIN)
