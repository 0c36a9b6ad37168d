"""Small pictures of moments: the board as its seat saw it, with both moves, painted step by step."""

from collections.abc import Generator, Sequence

import pygame

from game.coach.summary import Moment
from game.core.match import Match
from scenes.common.decision_board import DecisionBoard, DecisionSpot, whole
from scenes.engine.app import App
from scenes.engine.cache.incremental_painting import scene_in_strokes
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.screens.coach.action_arrows import BEST, BETTER, PLAYED, draw_deed

__all__ = ["DecisionSpot", "Gallery", "ways_of"]

_ARROW = 18.0
_CLOSEST, _AIR = 1100.0, 160.0
Ways = tuple[list[DecisionSpot], list[DecisionSpot]]
Key = tuple[object, ...]


def ways_of(app: App, match: Match, moment: Moment) -> Ways:
    """Return the pieces of the move that was made, and of the better one."""
    scale = app.canvas.text_scale
    try:
        return whole(_ways(DecisionBoard(app, match, moment.entry), moment))
    finally:
        app.canvas.text_scale = scale


def _ways(board: DecisionBoard, moment: Moment) -> Generator[None, None, Ways]:
    parse = board.match.spec.rules.parse_action
    played, better = (parse(text) for text in moment.played_and_better)
    is_there = better in board.bindings.offers.legal and not moment.is_praise
    own = yield from board.steps_to(played)
    other = (yield from board.steps_to(better)) if is_there else []
    return own, other


def told_apart(own: Sequence[DecisionSpot], other: Sequence[DecisionSpot]) -> Ways | None:
    """Return the pieces that only one move has, if both end in the same place; else None."""
    if not own or not other or own[-1].rect != other[-1].rect or len(own) + len(other) == 2:
        return None
    return _without(own, other), _without(other, own)


def _without(way: Sequence[DecisionSpot], shared: Sequence[DecisionSpot]) -> list[DecisionSpot]:
    places = [spot.rect for spot in shared]
    return [spot for spot in way if spot.rect not in places] or list(way[:-1])


class Gallery:
    """Paint pictures in the size of their place, once for each size, language and moment."""

    def __init__(self, app: App, match: Match, *, hides_better: bool = False) -> None:
        """Set up; `hides_better` leaves the better move out of the pictures."""
        self._app, self._match, self._hides_better = app, match, hides_better
        self._painted: dict[Key, pygame.Surface] = {}
        self._begun: dict[Key, Generator[None, None, pygame.Surface]] = {}

    @property
    def is_painting(self) -> bool:
        """Return whether a picture is unfinished."""
        return bool(self._begun)

    def picture(self, moment: Moment, place: Rect) -> pygame.Surface | None:
        """Return the picture of a moment; None while it is being painted."""
        size = self._app.canvas.pixels(place).size
        key = moment.entry, moment.played_and_better, size, self._app.catalog.language
        if key not in self._painted and key not in self._begun:
            self._begun[key] = self._paint(moment, size)
        return self._painted.get(key)

    def paint_on(self) -> bool:
        """Paint the next step; return True if it finished a picture."""
        key, steps = next(iter(self._begun.items()))
        try:
            next(steps)
        except StopIteration as end:
            self._painted[key] = end.value
            del self._begun[key]
            return True
        return False

    def _paint(self, moment: Moment, size: tuple[int, int]) -> Generator[None, None, pygame.Surface]:
        """Paint the table at the window's size, as its pictures exist in that size, and cut the part out."""
        app = self._app
        board = DecisionBoard(app, self._match, moment.entry)
        sheet = pygame.Surface(app.window.surface.get_size()).convert()
        canvas = Canvas(sheet, app.assets, app.skins, app.lettering)
        played, better = yield from _ways(board, moment)
        better = [] if self._hides_better else better
        canvas.begin()
        yield from scene_in_strokes(board, canvas)
        apart = told_apart(played, better)
        ways = [[spot.rect for spot in way] for way in apart or (played, better)]
        for way, pen in zip(ways, (BEST if moment.is_praise else PLAYED, BETTER), strict=True):
            for deed in [[place] for place in way] if apart else [way]:
                draw_deed(canvas, deed, pen, _ARROW)
        deeds = [*ways[0], *ways[1]]
        window = _window(deeds, size[0] / size[1], _laid(board, deeds))
        part = canvas.pixels(window).clip(sheet.get_rect())
        return pygame.transform.smoothscale(sheet.subsurface(part), size)


def _laid(board: DecisionBoard, deeds: Sequence[Rect]) -> Rect:
    """Return the part of the table with pieces on it, without bare wood and without the log's column."""
    table, column = board.board.play_place, board.board.chronicle_place
    pieces = [piece.rect for piece in board.widgets if piece.rect.w < table.w]  # veils cover more
    left, top = max(table.x, min(piece.x for piece in pieces)), max(table.y, min(piece.y for piece in pieces))
    right = min(table.right, max(piece.right for piece in pieces))
    if all(deed.right <= column.x for deed in deeds):
        right = min(right, column.x)
    return Rect(left, top, right - left, min(table.bottom, max(piece.bottom for piece in pieces)) - top)


def _window(places: Sequence[Rect], aspect: float, table: Rect) -> Rect:
    """Return the part of the table that shows both moves, in the proportions of the picture."""
    left, top = (min((getattr(place, side) for place in places), default=0.0) for side in ("x", "y"))
    right, bottom = (max((getattr(place, side) for place in places), default=0.0) for side in ("right", "bottom"))
    width = min(table.w, table.h * aspect, max(_CLOSEST, right - left + _AIR, (bottom - top + _AIR) * aspect))
    window = Rect(left, top, right - left, bottom - top).centered(width, width / aspect)
    return window.kept_inside(table)
