"""How a tower of points is drawn: courses of stone with their numbers, a crown, the crest and the sum."""

from collections.abc import Sequence
from typing import Any

from scenes.core.canvas import Canvas
from scenes.core.heraldry import draw_badge
from scenes.core.layout import Rect
from scenes.core.text import numeral, signed
from scenes.core.theme import INK, NUMBER, PARCHMENT_LIGHT, SMALL, SUBHEADING, Colour
from scenes.finale.courses import Course
from scenes.kit.people import Person

WIDTH = 226.0
CROWN = 44.0
PLATE = 62.0
_BRICK = 34.0
_LEAST_LABEL, _TWO_LINES = 18.0, 60.0
_LETTERS = 0.9
"""Of a low course's height."""
_LABEL = SMALL.but(face="strong", size=22, smallest=0.65, leading=1.0)
_POINTS = NUMBER.but(size=26, align="right", smallest=0.5)
_SUM = NUMBER.but(size=34, smallest=0.4)
_NAME = SUBHEADING.but(size=27, smallest=0.45)
_LOSS = NUMBER.but(size=28, colour=PARCHMENT_LIGHT, smallest=0.5)
_LIGHT = 450
"""Red, green and blue together, from which on a stone bears dark letters."""
_LOST: Colour = (140, 28, 34)


def draw_course(canvas: Canvas, course: Course, points: int, rect: Rect, is_told: bool) -> None:
    """The stones lie in bond; a course too low for letters has only its colour."""
    canvas.fill(rect, course.stone)
    with canvas.clipped(rect):
        _draw_joints(canvas, course.stone, rect)
    canvas.fill(rect.split_left(rect.w * 0.12)[0], (255, 255, 255), 0.16)
    canvas.fill(rect.split_right(rect.w * 0.16)[1], (20, 10, 30), 0.24)
    canvas.line((rect.x, rect.y), (rect.right, rect.y), _shade(course.stone, 1.22), 3)
    if is_told and rect.h >= _LEAST_LABEL:
        _draw_label(canvas, course, points, rect)


def _draw_label(canvas: Canvas, course: Course, points: int, rect: Rect) -> None:
    """A name that finds no room on a low course stays away: the number and the stone tell enough."""
    number_style, label_style = (
        style.but(**_letters_on(course.stone), size=min(style.size, rect.h * _LETTERS)) for style in (_POINTS, _LABEL)
    )
    words, number = rect.inset(14, 0).split_right(50, 4)
    canvas.text(str(points), number.centered(number.w, 36), number_style)
    if rect.h >= _TWO_LINES:
        canvas.paragraph(course.label, words.inset(0, 4), label_style)
    elif canvas.measure(course.label, label_style)[0] * _LABEL.smallest <= words.w:
        canvas.text(course.label, words.centered(words.w, 36), label_style)


def _letters_on(stone: Colour) -> dict[str, Any]:
    """On dark stone light ones, with a shadow against the joints."""
    is_light = sum(stone) > _LIGHT
    return {"colour": INK if is_light else PARCHMENT_LIGHT, "shadow": not is_light}


def _draw_joints(canvas: Canvas, stone: Colour, rect: Rect) -> None:
    dark, y, row = _shade(stone, 0.8), rect.bottom, 0
    while y > rect.y:
        canvas.line((rect.x, y), (rect.right, y), dark, 2)
        step = rect.w / 3
        for number in range(4):
            x = rect.x + step * (number + (0.5 if row % 2 else 0))
            canvas.line((x, y - _BRICK), (x, y), dark, 2)
        y, row = y - _BRICK, row + 1


def _shade(colour: Colour, share: float) -> Colour:
    red, green, blue = (min(255, round(part * share)) for part in colour)
    return red, green, blue


def draw_crown(canvas: Canvas, top: float, center: float, stone: Colour) -> None:
    """A gallery on corbels with merlons, a little wider than the tower."""
    gallery = Rect(center - WIDTH / 2 - 12, top - 22, WIDTH + 24, 24)
    canvas.fill(gallery, stone)
    canvas.line((gallery.x, gallery.y), (gallery.right, gallery.y), _shade(stone, 1.2), 3)
    canvas.line((gallery.x, gallery.bottom), (gallery.right, gallery.bottom), _shade(stone, 0.6), 4)
    for place in gallery.weighted_columns([1.0] * 11, 0)[::2]:
        canvas.fill(Rect(place.x, top - CROWN, place.w, 24), stone)
        canvas.line((place.x, top - CROWN), (place.right, top - CROWN), _shade(stone, 1.2), 3)


def draw_summit(canvas: Canvas, person: Person, points: int, top: float, center: float, wreath: float) -> None:
    """Crest and sum above the crown; a laurel drops about the winner's crest."""
    crest = Rect(center - 92, top - CROWN - 116, 92, 108)
    if wreath > 0:
        canvas.image("common/art/laurel", crest.outset(38).moved(dy=(wreath - 1) * 180), min(1.0, wreath * 2))
    canvas.image_fitted(person.crest, crest)
    coin = Rect(center + 12, top - CROWN - 106, 92, 92)
    canvas.image("common/art/coin", coin)
    canvas.text(numeral(points), coin.inset(14), _SUM)


def draw_plate(canvas: Canvas, person: Person, who: str, foot: float, center: float) -> None:
    plate = Rect(center - WIDTH / 2 - 30, foot, WIDTH + 60, PLATE)
    canvas.skin("plate", plate)
    badge, words = plate.inset(16, 8).split_left(46, 10)
    draw_badge(canvas, badge.centered(46, 46), person.colour)
    width = min(words.w * 0.62, canvas.measure(person.name, _NAME)[0] + 6)
    name, level = words.split_left(width, 8)
    canvas.text(person.name, name, _NAME.but(colour=person.ink))
    canvas.text(who, level, SMALL.but(face="italic", size=19, align="right", smallest=0.5))


def draw_losses(canvas: Canvas, lost: Sequence[tuple[Course, float]], seat: int, foot: float, center: float) -> None:
    """What a category took lies as red tags beside the foot, once it has fallen."""
    for place, (course, share) in enumerate(lost):
        tag = Rect(center + WIDTH / 2 - 26, foot - 60 - 66 * place - (1 - share) * 300, 92, 52)
        canvas.skin("shadow", tag)
        canvas.fill(tag, _LOST, 1, 10)
        canvas.outline(tag, (246, 226, 190), 2.5, 10)
        canvas.text(signed(course.points[seat]), tag.inset(8, 4), _LOSS)
