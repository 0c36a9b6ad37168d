"""Banners: an announcement comes down over the table, stays for a moment and goes up again."""

from collections.abc import Mapping
from typing import Any

from game.core.events import Event
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Poised, Together, Tween, ease_out, linear
from scenes.engine.scene import Scene
from scenes.engine.theme import (
    BURGUNDY,
    CREAM,
    GOLD_LIGHT,
    HEADING,
    INK,
    INTRO_ON_WOOD,
    NUMBER,
    SMALL_NUMBER,
    SUBHEADING,
    WALNUT,
)
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.motion.stage import EventAnimation
from scenes.kit.position_view import AnyPosition

_COMING = 0.19
"""Seconds in which it comes down, and in which it goes."""
_FALL = 36.0
_WIDTH = 1000.0
_RIBBON, _OVER = 88.0, 34.0
_LAMPS, _LAMP, _LAMP_STEP = 44.0, 36.0, 62.0
_NOTE, _ORDER, _MARGIN = 32.0, 78.0, 10.0
_TITLE = HEADING.but(size=48, align="center", smallest=0.4)
_NUMERAL = NUMBER.but(size=21, colour=INK, smallest=0.5)
_UNLIT = _NUMERAL.inked((170, 146, 104))
_WORDS = INTRO_ON_WOOD.inked(CREAM).centered.tight
_PLACE = NUMBER.inked(BURGUNDY).tightest
_NAME = SUBHEADING.tightest
_MEASURE = SMALL_NUMBER.to_left.tightest


class BannerPlayer:
    """Show the announcements of one table, each as part of its event's animation."""

    def __init__(self, scene: Scene, place: Point) -> None:
        """Set up; `place` is the middle of a banner's upper edge."""
        self._scene, self._place = scene, place
        self._announced: tuple[Announcement, AnyPosition, Point] | None = None
        self._shown = 0.0
        self._heard: set[str] = set()
        """Notes that were shown before; they need no time to read."""

    @property
    def is_calling(self) -> bool:
        """Return whether a banner is shown."""
        return self._announced is not None

    def heralded(
        self, animations: Mapping[type, EventAnimation[Any]], announcements: Announcements[Any]
    ) -> dict[type, EventAnimation[Any]]:
        """Return the animation makers, with each event's banner before, beside or after its animation."""
        called = {event: self._before(animations.get(event), announcements, event) for event in announcements}
        return {**animations, **called}

    def calling_out(self, announcement: Announcement, position: AnyPosition, place: Point, seconds: float) -> Animation:
        """Return the animation of a banner that belongs to no event, with its own place and time."""
        return self._calling(announcement, position, place, seconds)

    def _before(
        self, animation: EventAnimation[Any] | None, announcements: Announcements[Any], kind: type
    ) -> EventAnimation[Any]:
        def made(event: Event, position: AnyPosition) -> Animation | None:
            own = animation(event, position) if animation else None
            announcement = announcements[kind](event, position)
            if announcement is None:
                return own
            seconds = announcement.stands(self._heard)
            self._heard.add(announcement.note)
            calling = self._calling(announcement, position, self._place, seconds)
            if own is None:
                return calling
            if announcement.comes_last:
                return InTurn([own, calling])
            goes_along = announcement.order and not announcement.comes_first
            return Together([calling, own]) if goes_along else Poised(calling, own)

        return made

    def _calling(self, announcement: Announcement, position: AnyPosition, place: Point, seconds: float) -> Animation:
        def begin() -> None:
            self._announced = announcement, position, place
            self._scene.play("herald")

        def show(share: float) -> None:
            passed = share * seconds
            self._shown = min(1.0, passed / _COMING, (seconds - passed) / _COMING)

        def end() -> None:
            self._announced = None

        return InTurn([Call(begin), Tween(seconds, show, linear), Call(end)])

    # The picture

    def draw(self, canvas: Canvas) -> None:
        """Draw the banner that is shown."""
        if self._announced is None:
            return
        announcement, position, (middle, top) = self._announced
        shown = ease_out(self._shown)
        place = Rect(middle - _WIDTH / 2, top - _FALL * (1 - shown), _WIDTH, _height(announcement))
        canvas.rise()
        with canvas.layer(place.outset(60), alpha=shown):
            _draw(canvas, announcement, position, place)


def _height(announcement: Announcement) -> float:
    rows = _rows(announcement)
    return _RIBBON + sum(rows) + (_MARGIN if rows else 0)


def _rows(announcement: Announcement) -> list[float]:
    wanted = ((announcement.of, _LAMPS), (announcement.note, _NOTE), (announcement.order, _ORDER))
    return [height for is_there, height in wanted if is_there]


def _draw(canvas: Canvas, announcement: Announcement, position: AnyPosition, place: Rect) -> None:
    ribbon, below = place.split_top(_RIBBON)
    if _rows(announcement):
        board = Rect(place.x + 40, ribbon.bottom - _OVER, place.w - 80, place.bottom - ribbon.bottom + _OVER)
        canvas.skin("shadow", board)
        canvas.skin("panel_wood", board)
    canvas.skin("ribbon", ribbon)
    canvas.text(announcement.title, ribbon.inset(150, 6).trimmed(bottom=16), _TITLE)
    rest = below.inset(48, 0)
    if announcement.of:
        lamps, rest = rest.split_top(_LAMPS)
        _draw_lamps(canvas, announcement, lamps)
    if announcement.note:
        note, rest = rest.split_top(_NOTE)
        canvas.text(announcement.note, note, _WORDS)
    if announcement.order:
        _draw_order(canvas, announcement, position, rest.split_top(_ORDER)[0].inset(0, 5))


def _draw_lamps(canvas: Canvas, announcement: Announcement, area: Rect) -> None:
    left = area.center[0] - _LAMP_STEP * (announcement.of - 1) / 2
    for number in range(1, announcement.of + 1):
        center = left + _LAMP_STEP * (number - 1), area.center[1]
        is_lit = number <= announcement.number
        canvas.circle(center, _LAMP / 2, (226, 176, 74) if is_lit else (92, 70, 44))
        canvas.circle(center, _LAMP / 2 - 3, GOLD_LIGHT if is_lit else WALNUT)
        disc = Rect(center[0] - _LAMP / 2, center[1] - _LAMP / 2, _LAMP, _LAMP)
        canvas.text(str(number), disc, _NUMERAL if is_lit else _UNLIT)


def _draw_order(canvas: Canvas, announcement: Announcement, position: AnyPosition, area: Rect) -> None:
    """Draw a plate for each seat; the viewer's own glows."""
    for place, (seat, plate) in enumerate(
        zip(announcement.order, area.columns(len(announcement.order), 10), strict=True)
    ):
        person = position.people[seat]
        if seat == position.viewer and person.is_human:
            canvas.skin("glow", plate)
        canvas.skin("plate", plate)
        number, rest = plate.inset(12, 4).split_left(24, 4)
        crest, words = rest.split_left(36, 6)
        canvas.text(str(place + 1), number, _PLACE)
        canvas.image_fitted(person.crest, crest)
        if announcement.measures:
            words, measure = words.split_top(words.h * 0.54)
            picture, count = measure.split_left(28, 6)
            canvas.image_fitted(announcement.measured_in, picture)
            canvas.text(str(announcement.measures[place]), count, _MEASURE)
        canvas.text(person.name, words, _NAME.inked(person.ink))
