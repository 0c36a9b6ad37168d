"""Small pictures of moments: the real board as its seat saw it, with both deeds."""

from collections.abc import Sequence

import pygame

from game.coach.summary import Moment
from game.core.match import Match
from scenes.coach.arrows import BEST, BETTER, PLAYED, draw_deed
from scenes.core.app import App
from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.kit.deciding import Deciding, Spot

__all__ = ["Gallery", "Spot", "ways_of"]

_ARROW = 18.0
_CLOSEST, _AIR = 1100.0, 160.0
Ways = tuple[list[Spot], list[Spot]]


def ways_of(app: App, match: Match, moment: Moment) -> Ways:
    """The pieces of what was played, and of what would have been better."""
    board = Deciding(app, match, moment.entry)
    scale = app.canvas.text_scale
    try:
        return _ways(board, moment)
    finally:
        app.canvas.text_scale = scale


def _ways(board: Deciding, moment: Moment) -> Ways:
    parse = board.match.spec.rules.parse_action
    played, better = (parse(text) for text in moment.played_and_better)
    is_there = better in board.bindings.offers.legal and not moment.is_praise
    return board.way_to(played), board.way_to(better) if is_there else []


class Gallery:
    """Pictures in the size of their place, painted once for each size, language and moment."""

    def __init__(self, app: App, match: Match) -> None:
        self._app, self._match = app, match
        self._painted: dict[tuple[object, ...], pygame.Surface] = {}

    def picture(self, moment: Moment, place: Rect) -> pygame.Surface:
        size = self._app.canvas.pixels(place).size
        key = moment.entry, moment.played_and_better, size, self._app.catalog.language
        if key not in self._painted:
            self._painted[key] = self._paint(moment, size)
        return self._painted[key]

    def _paint(self, moment: Moment, size: tuple[int, int]) -> pygame.Surface:
        """At the size of the window, for which the pictures of the table are there already; its part is cut out."""
        app = self._app
        scale = app.canvas.text_scale
        board = Deciding(app, self._match, moment.entry)
        sheet = pygame.Surface(app.window.surface.get_size()).convert()
        canvas = Canvas(sheet, app.assets, app.skins, app.lettering)
        try:
            played, better = ([spot.rect for spot in way] for way in _ways(board, moment))
            canvas.begin()
            board.draw(canvas, on_top=False)
        finally:
            app.canvas.text_scale = scale
        draw_deed(canvas, played, BEST if moment.is_praise else PLAYED, _ARROW)
        draw_deed(canvas, better, BETTER, _ARROW)
        part = canvas.pixels(_window([*played, *better], size[0] / size[1])).clip(sheet.get_rect())
        return pygame.transform.smoothscale(sheet.subsurface(part), size)


def _window(places: Sequence[Rect], aspect: float) -> Rect:
    """The part of the table in which both deeds lie, in the proportions of the picture."""
    left, top = (min((getattr(place, side) for place in places), default=0.0) for side in ("x", "y"))
    right, bottom = (max((getattr(place, side) for place in places), default=0.0) for side in ("right", "bottom"))
    width = min(SCREEN.w, SCREEN.h * aspect, max(_CLOSEST, right - left + _AIR, (bottom - top + _AIR) * aspect))
    window = Rect(left, top, right - left, bottom - top).centered(width, width / aspect)
    return window.kept_inside(SCREEN)
