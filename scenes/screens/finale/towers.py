"""Drawing of a tower of points: courses of stone with numbers, a crown, the crest, the sum and losses."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.player_colours import draw_badge
from scenes.engine.text.catalog import numeral, signed
from scenes.engine.text.line_breaking import phrases
from scenes.engine.theme import (
    FULLY_GROWN,
    INK,
    NUMBER,
    PARCHMENT_LIGHT,
    REMARK,
    SMALL,
    SMALL_NUMBER,
    SUBHEADING,
    Colour,
    TextStyle,
)
from scenes.kit.fit_text import common_style
from scenes.kit.players import Person
from scenes.screens.finale.tower_courses import TowerCourse

CROWN = 44.0
PLATE = 82.0
_CREST = (92.0, 108.0)
_LAUREL, _CREST_IN_LAUREL = 232.0, 1.5
"""Size of the laurel, and the factor by which the winner's crest grows inside it."""
_COIN_WAY = (64.0, 30.0)
_SINKS = 10.0
"""Overlap of the laurel's ribbon and the crown."""
GALLERY = 12.0
"""Width by which the crown projects at each side of the tower."""
_WALL, _WALL_RATIO = "common/art/masonry", 2.25
_BATTLEMENT, _CORBELS = "common/art/battlement", 9.0
_LEAST_LABEL, _TWO_LINES = 27.0, 60.0
"""Height from which a course has its label inside, and from which it has room for two lines."""
_LETTERS = 0.8
"""Height of letters as a share of a low course."""
_LEAST_LETTERS, _ROUNDED, _SPARE = 17.0, 0.94, 4.0
"""Least size of letters; and allowances, as a text may need a pixel more than was measured."""
_LABEL = SMALL.but(face="strong", size=22, leading=1.12)
_POINTS = SMALL_NUMBER.to_right.tightest
_SUM = NUMBER.but(size=34, smallest=0.4)
_NAME = SUBHEADING.but(size=27, smallest=0.4)
_WHO = REMARK.inked(INK).tight
_LOSS = NUMBER.but(size=28, colour=PARCHMENT_LIGHT, smallest=0.5)
_BESIDE = SMALL.but(face="strong", size=23, colour=PARCHMENT_LIGHT, smallest=0.42, leading=1.12, shadow=True)
_FIGURE = NUMBER.but(size=25, colour=PARCHMENT_LIGHT, align="left", smallest=0.5, shadow=True)
_FIGURES = 44.0
"""Width of the column of numbers beside a tower."""
_PLATE_ALPHA = 0.72
_ABREAST, _FIGURE_LINE = 150.0, 28.0
_SHRINKS = 0.8
"""Factor by which a name may shrink so that its number fits in front of it."""
_SIGN, _TALLEST_SIGN = 34.0, 78.0
_TAG = Rect(0, 0, 92, 52)
WIDEST_PLATE = 286.0
_NAMES = 0.58
"""Share of a plate's height for the name."""
_LIGHT = 450
"""Sum of red, green and blue above which a stone has dark letters."""
_INSCRIPTION = 60.0
_BADGE = 46.0
_GAP, _FALL, _LEADER = 8.0, 40.0, 3.0
_COMES = 3.0
"""Speed of a tag's fade-in: it is opaque after a third of its fall."""
_LOST: Colour = (140, 28, 34)
_NIGHT: Colour = (24, 14, 34)


@dataclass(frozen=True, slots=True)
class Layer:
    """Hold one course of one tower, as far as it has grown."""

    course: TowerCourse
    points: int
    rect: Rect
    whole: float
    """Height that it will have at the end."""
    is_told: bool
    """True once it has grown: then a sign beside the tower may name it."""

    @property
    def place(self) -> Rect:
        """Return its rectangle at full height, around the present middle."""
        return self.rect.centered(self.rect.w, self.whole)

    def has_room(self, canvas: Canvas) -> bool:
        """Return whether its name fits inside in readable letters."""
        if self.whole < _LEAST_LABEL:
            return False
        least, room = _LABEL.sized(_LEAST_LETTERS / canvas.text_scale), _label_places(self.place)[0]
        parts = self.course.label.split() if self.whole >= _TWO_LINES else [self.course.label]
        height = canvas.measure(self.course.label, least, room.w if self.whole >= _TWO_LINES else None)[1]
        return max(canvas.measure(part, least)[0] for part in parts) <= room.w - _SPARE and height <= room.h


def draw_course(canvas: Canvas, layer: Layer) -> None:
    """Draw the stones of a course, with its label if that fits inside."""
    rect, stone = layer.rect, layer.course.stone
    _draw_wall(canvas, rect, stone)
    canvas.line((rect.x, rect.y), (rect.right, rect.y), _shade(stone, 1.22), 3)
    if rect.h >= min(_TWO_LINES, layer.whole) and layer.has_room(canvas):
        _draw_label(canvas, layer)


def _draw_wall(canvas: Canvas, rect: Rect, stone: Colour) -> None:
    wall = Rect(rect.x, rect.bottom - rect.w * _WALL_RATIO, rect.w, rect.w * _WALL_RATIO)
    with canvas.clipped(rect):
        canvas.picture(dyed(canvas, _WALL, wall, stone), wall)


def _label_places(rect: Rect) -> tuple[Rect, Rect]:
    return rect.inset(9, 0).split_right(46, 8)


def _inscribed(rect: Rect) -> Rect:
    """Return the smooth area below the letters, as joints would run through them."""
    return rect.centered(rect.w - 8, min(rect.h - 6, _INSCRIPTION))


def _lettering(canvas: Canvas, rect: Rect, style: TextStyle) -> TextStyle:
    """Return the style no higher than the course."""
    size = min(style.size, rect.h * _LETTERS / canvas.text_scale)
    smallest = _ROUNDED * _LEAST_LETTERS / (size * min(canvas.text_scale, FULLY_GROWN))
    return style.but(size=size, smallest=min(1.0, smallest))


def _draw_label(canvas: Canvas, layer: Layer) -> None:
    rect, colours = layer.place, _letters_on(layer.course.stone)
    words, number = _label_places(rect)
    smooth = _shade(layer.course.stone, 1.06 if _is_light(layer.course.stone) else 0.72)
    canvas.fill(_inscribed(layer.rect), smooth, 0.9, 6)
    canvas.text(signed(layer.points), number, _lettering(canvas, rect, _POINTS.but(**colours)))
    style = _lettering(canvas, rect, _LABEL.but(**colours))
    if rect.h >= _TWO_LINES:
        words = words.inset(0, 4)
        canvas.paragraph(layer.course.label, words, _unbroken(canvas, layer.course.label, words, style))
    else:
        canvas.text(layer.course.label, words, style)


def _unbroken(canvas: Canvas, label: str, room: Rect, style: TextStyle) -> TextStyle:
    """Return the style in the size in which every line ends between words."""
    parts = [part for word in label.split() for part in phrases(word)]
    whole = common_style(canvas.measure, [(part, room) for part in parts], style)
    return common_style(canvas.measure, [(label, room)], whole, wraps=True)


def draw_signs(canvas: Canvas, layers: Sequence[Layer], beside: Rect) -> None:
    """Draw name and points of courses too low for them, beside the tower, without overlaps."""
    bottom = beside.bottom
    for layer in layers:
        if layer.is_told and not layer.has_room(canvas):
            room = beside.trimmed(left=GALLERY)
            height = _whole_sign_height(canvas, layer.course.label, room.w)
            bottom = min(layer.rect.center[1] + height / 2, bottom)
            _draw_sign(canvas, layer, Rect(room.x, bottom - height, room.w, height))
            bottom -= height


def _sign_height(canvas: Canvas, words: str, width: float) -> float:
    """Return the height of the words; a third line is preferred to one that ends inside a word."""
    style = _unbroken(canvas, words, Rect(0, 0, width, _TALLEST_SIGN), _BESIDE)
    return max(_SIGN, min(_TALLEST_SIGN, canvas.measure(words, style, width)[1] + 1))


def _whole_sign_height(canvas: Canvas, label: str, width: float) -> float:
    """Return the height of a sign with its number."""
    if _is_abreast(canvas, label, width):
        return _sign_height(canvas, label, width - _FIGURES)
    return _FIGURE_LINE + _sign_height(canvas, label, width)


def _is_abreast(canvas: Canvas, label: str, width: float) -> bool:
    """Return whether the number lies in front of the name; else it lies above."""
    return width >= _ABREAST or canvas.measure(label, _BESIDE)[0] * _SHRINKS + _SPARE < width - _FIGURES


def _draw_sign(canvas: Canvas, layer: Layer, sign: Rect) -> None:
    _draw_leader(canvas, layer, (sign.x - 5, sign.center[1]))
    canvas.fill(_plate_of(canvas, layer.course.label, sign).inset(0, 1), _NIGHT, _PLATE_ALPHA, 8)
    is_abreast = _is_abreast(canvas, layer.course.label, sign.w)
    figure, words = sign.split_left(_FIGURES) if is_abreast else sign.split_top(_FIGURE_LINE)
    style = _FIGURE.to_right if is_abreast else _FIGURE
    canvas.text(signed(layer.points), figure.trimmed(right=_GAP if is_abreast else 0), style)
    canvas.paragraph(layer.course.label, words, _unbroken(canvas, layer.course.label, words, _BESIDE))


def _plate_of(canvas: Canvas, label: str, sign: Rect) -> Rect:
    """Return the shaded area of a sign, no wider than its words."""
    figures = _FIGURES if _is_abreast(canvas, label, sign.w) else 0.0
    words = canvas.measure(label, _unbroken(canvas, label, sign.trimmed(left=figures), _BESIDE), sign.w - figures)[0]
    return sign.split_left(min(sign.w, max(_FIGURES, figures + words + _GAP)))[0]


def _draw_leader(canvas: Canvas, layer: Layer, end: Point) -> None:
    """Draw the line from a course to its sign, outside the crown."""
    ink, start, (x, y) = _shade(layer.course.stone, 1.22), layer.rect.center[1], end
    canvas.fill(Rect(layer.rect.right, start - _LEADER / 2, x - layer.rect.right, _LEADER), ink)
    canvas.fill(Rect(x - _LEADER, min(start, y) - _LEADER / 2, _LEADER, abs(start - y) + _LEADER), ink)


def _letters_on(stone: Colour) -> dict[str, Any]:
    """Return colour and shadow of letters: light with a shadow on dark stone."""
    is_light = _is_light(stone)
    return {"colour": INK if is_light else PARCHMENT_LIGHT, "shadow": not is_light}


def _is_light(stone: Colour) -> bool:
    return sum(stone) > _LIGHT


def dyed(canvas: Canvas, name: str, place: Rect, stone: Colour) -> pygame.Surface:
    """Return the grey picture in the colour of a category, made once for each size."""
    size = canvas.pixels(place).size

    def dye() -> pygame.Surface:
        grey = canvas.assets.image(name, size)
        picture = grey.copy() if grey is not None else pygame.Surface(size)
        picture.fill((*stone, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return canvas.assets.scaled.get((name, size, stone), dye)


def _shade(colour: Colour, share: float) -> Colour:
    red, green, blue = (min(255, round(part * share)) for part in colour)
    return red, green, blue


def draw_crown(canvas: Canvas, top: Rect, stone: Colour) -> float:
    """Draw a battlement on corbels, a little wider than the tower; return the y on which it rests.

    Below the corbels lies a strip of stone, so that the highest course keeps its label.
    """
    wall = Rect(top.x, top.y - _CORBELS, top.w, _CORBELS)
    _draw_wall(canvas, wall, stone)
    crown = Rect(top.x, wall.y - CROWN, top.w, CROWN + _CORBELS).outset(GALLERY, 0)
    canvas.picture(dyed(canvas, _BATTLEMENT, crown, stone), crown)
    return wall.y


def draw_summit(canvas: Canvas, person: Person, points: int, top: float, center: float, wreath: float) -> None:
    """Draw crest and sum above the crown; the winner's crest grows while a laurel drops around it."""
    crest = Rect(center - 96, top - CROWN - 116, *_CREST)
    coin = Rect(center + 18, top - CROWN - 106, 92, 92)
    laurel = Rect(center - _LAUREL / 2, top - CROWN + _SINKS - _LAUREL, _LAUREL, _LAUREL)
    if wreath > 0:
        canvas.image("common/art/laurel", laurel.moved(0, (wreath - 1) * 180), min(1.0, wreath * 2))
        grown = 1 + (_CREST_IN_LAUREL - 1) * wreath
        with canvas.zoomed(grown, crest.center), canvas.shifted(*_way(crest, laurel, wreath / grown)):
            canvas.image_fitted(person.crest, crest)
        coin = coin.moved(_COIN_WAY[0] * wreath, _COIN_WAY[1] * wreath)
    else:
        canvas.image_fitted(person.crest, crest)
    canvas.image("common/art/coin", coin)
    canvas.text(numeral(points), coin.inset(19), _SUM)


def _way(start: Rect, goal: Rect, share: float) -> tuple[float, float]:
    """Return a share of the path from the middle of one rectangle to that of another."""
    return (goal.center[0] - start.center[0]) * share, (goal.center[1] - 6 - start.center[1]) * share


def draw_plates(canvas: Canvas, people: Sequence[tuple[Person, str]], plates: Sequence[Rect]) -> None:
    """Draw the name plates; all names have one size, and all notes below them."""
    name_room, who_room = _words_of(plates[0])
    name_style = common_style(canvas.measure, [(person.name, name_room) for person, _ in people], _NAME)
    who_style = common_style(canvas.measure, [(who, who_room) for _, who in people], _WHO)
    for (person, who), plate in zip(people, plates, strict=True):
        canvas.skin("plate", plate)
        draw_badge(canvas, plate.inset(16, 8).split_left(_BADGE)[0].centered(_BADGE, _BADGE), person.colour)
        name, level = _words_of(plate)
        canvas.text(person.name, name, name_style.inked(person.ink))
        canvas.text(who, level, who_style)


def _words_of(plate: Rect) -> tuple[Rect, Rect]:
    """Return the places of the name and of the note below it."""
    words = plate.inset(18, 7).trimmed(left=_BADGE + 10)
    return words.split_top(words.h * _NAMES)


def losses_height(canvas: Canvas, labels: Sequence[str], width: float) -> float:
    """Return the height of the tags beside the foot with their names and gaps."""
    return sum(_TAG.h + _sign_height(canvas, label, width - GALLERY) + 3 * _GAP for label in labels)


def draw_losses(canvas: Canvas, lost: Sequence[tuple[TowerCourse, float]], seat: int, beside: Rect) -> None:
    """Draw what a category took as red tags beside the foot, with its name above.

    The lines to signs that lie higher pass at their left.
    """
    room = beside.trimmed(left=GALLERY)
    foot = room.bottom - _GAP
    for course, share in lost:
        tag = _TAG.moved(room.x, foot - _TAG.h - (1 - share) * _FALL)
        with canvas.faded(share * _COMES):
            canvas.skin("shadow", tag)
            canvas.fill(tag, (246, 226, 190), 1, 10)
            canvas.fill(tag.inset(2.5, 2.5), _LOST, 1, 8)
            canvas.text(signed(course.points[seat]), tag.inset(8, 4), _LOSS)
        height = _sign_height(canvas, course.label, room.w)
        words = Rect(room.x, foot - _TAG.h - _GAP - height, room.w, height)
        style = _unbroken(canvas, course.label, words, _BESIDE)
        wide = canvas.measure(course.label, style, room.w)[0]
        with canvas.faded(share):
            canvas.fill(words.split_left(min(words.w, wide + _GAP))[0].outset(_GAP / 2, 0), _NIGHT, _PLATE_ALPHA, 8)
            canvas.paragraph(course.label, words, style.but(valign="bottom"))
        foot -= losses_height(canvas, [course.label], beside.w)
