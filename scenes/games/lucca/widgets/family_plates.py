"""The plates of the families: name, points so far, shields, and whether the walls have enough of them."""

from collections.abc import Hashable, Sequence
from dataclasses import KW_ONLY, dataclass

from game.lucca.quarters import Quarter
from game.lucca.scoring import support_of, wall_value
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.player_colours import draw_badge
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog, numeral, signed
from scenes.engine.theme import (
    BURGUNDY,
    GREEN,
    INK,
    INK_SOFT,
    NUMBER,
    PLAYER_NAME,
    SMALL,
    SMALL_NOTE,
    TERM,
    Colour,
    TextStyle,
)
from scenes.engine.widgets import Fixed, Look
from scenes.games.lucca.drawing.painting import ART
from scenes.games.lucca.layout import PLATE_SIDE, PLATE_TOP, is_wide, rival_street
from scenes.games.lucca.street_layout import TOWERS, WALLS
from scenes.kit.fit_text import Measure, common_style
from scenes.kit.motion.ambience import draw_light
from scenes.kit.players import Person

_WALLS, _WALLS_SHORT = 144.0, 64.0
_ROOMY = 300.0
_MEDAL, _SIDE_MEDAL, _OWN_MEDAL = 46.0, 64.0, 84.0
_SIDE_ROWS = [82.0, 38.0, 34.0, 32.0]
_OWN_TOP, _OWN_ARMS, _OWN_ICON = 118.0, 108.0, 28.0
_OWN_REACH = 10.0
"""Distance by which the lines below the name reach farther than it."""
_FIGURE = TERM.tight
_LINE = SMALL.tight
_ITALIC = SMALL_NOTE.tight


@dataclass(frozen=True, slots=True)
class Standing:
    """Hold what a plate says of a family."""

    person: Person
    quarter: Quarter
    is_active: bool
    points: int
    is_counted: bool = False
    """True if the points include those of the end."""

    def wall_line(self, catalog: Catalog, words: str = "lc-need") -> tuple[str, Colour]:
        """Return `needs 6` shields with a check or a cross; the number that there are is beside the shield."""
        if not self.quarter.walls:
            return catalog("lc-no-walls"), INK_SOFT
        support = support_of(self.quarter)
        line = catalog(words, need=support.need)
        sign, ink = ("check", GREEN) if support.is_enough else ("cross", BURGUNDY)
        return f"{line} {markup.icon(sign)}", ink

    def worth_lines(self, catalog: Catalog) -> tuple[str, str]:
        """Return `3 walls × 1 palace`, and before the end `+3 at the end`.

        Completed palaces count, because they will be open then (LC 5.2).
        """
        quarter = self.quarter
        count = len(quarter.walls) + quarter.towers
        palaces = len(quarter.opened) + len(quarter.completed)
        kinds = "both" if quarter.walls and quarter.towers else WALLS if quarter.walls else TOWERS
        points = count * wall_value(quarter)
        sum_of_all = catalog("lc-worth", kinds=kinds, count=count, palaces=palaces)
        return sum_of_all, "" if self.is_counted else catalog("lc-note-at-end", gain=signed(points))


@dataclass(frozen=True, eq=False)
class FamilyPlate(Fixed):
    """Show a plate with a medal on which the points are counted."""

    _: KW_ONLY
    standing: Standing
    catalog: Catalog

    def _draw_medal(self, canvas: Canvas, medal: Rect) -> None:
        canvas.thing(points_name(self.standing.person.seat), medal, Number(self.standing.points, _draw_points))


def points_name(seat: int) -> Hashable:
    """Return the name of the points on a family's medal as a tracked item."""
    return "points", seat


def _draw_points(canvas: Canvas, medal: Rect, points: int) -> None:
    canvas.image("common/art/coin", medal)
    canvas.text(numeral(points), medal, NUMBER.sized(medal.h * 0.48).inked(INK).tightest)


@dataclass(frozen=True)
class RivalPlate(FamilyPlate):
    """Show the parchment under a rival's street, with the family's plate."""

    _: KW_ONLY
    light: float
    letters: TextStyle
    """Style of the name, the same for all rivals."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.standing.is_active:
            canvas.skin("glow", self.rect)
        canvas.skin("panel_parchment", self.rect)
        if is_wide(self.rect):
            self._draw_side(canvas, _side(self.rect))
        else:
            self._draw_header(canvas, _header(self.rect))
        self._draw_medal(canvas, rival_medal(self.rect))
        draw_view(canvas, ART + "street_rival", rival_street(self.rect), self.light)

    def _draw_header(self, canvas: Canvas, header: Rect) -> None:
        person = self.standing.person
        arms, name, walls, shields = _in_header(header)
        _draw_arms(canvas, arms, person, beside=0.8)
        canvas.text(person.name, name, self.letters.inked(person.ink))
        self._draw_walls(canvas, walls.inset(0, 3))
        _draw_shields(canvas, shields.inset(0, 3), self.standing)

    def _draw_side(self, canvas: Canvas, side: Rect) -> None:
        person = self.standing.person
        top, name, shields, walls = side.stack(_SIDE_ROWS, 4)
        _draw_arms(canvas, top.columns(2, 6)[0], person)
        canvas.text(person.name, name, self.letters.inked(person.ink).centered)
        _draw_shields(canvas, shields.centered(96, 34), self.standing)
        self._draw_walls(canvas, walls)

    def _draw_walls(self, canvas: Canvas, rect: Rect) -> None:
        """Draw `needs 4`, or in a narrow panel only whether that is met."""
        if not self.standing.quarter.walls:
            return
        canvas.image(ART + "wall_token", Rect(rect.x, rect.y, rect.h, rect.h))
        line, colour = self.standing.wall_line(self.catalog)
        words = line if rect.w > _WALLS_SHORT else line.rpartition(" ")[2]
        canvas.text(words, rect.trimmed(left=rect.h + 5), _LINE.inked(colour))


@dataclass(frozen=True)
class OwnPlate(FamilyPlate):
    """Show the viewer's family at the left of its street."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        person = self.standing.person
        inner = self.rect.inset(14, 10)
        top, name, under, rest = inner.stack([_OWN_TOP, 38, 28, inner.h - _OWN_TOP - 38 - 28 - 24], 8)
        _draw_arms(canvas, top.split_left(_OWN_ARMS)[0], person)
        self._draw_medal(canvas, own_medal(self.rect))
        canvas.text(person.name, name, PLAYER_NAME.but(size=30, colour=person.ink))
        canvas.text(self.catalog("lc-your-quarter"), under, _ITALIC)
        canvas.rule(inner, under.bottom + 4)
        self._draw_strength(canvas, rest.trimmed(right=-_OWN_REACH).rows(4, 2))

    def _draw_strength(self, canvas: Canvas, rows: Sequence[Rect]) -> None:
        """Draw the shields on the site, those that the walls need, and what walls and towers bring at the end."""
        site, walls, worth, points = rows
        standing, t = self.standing, self.catalog
        canvas.image(ART + "shield", site.split_left(_OWN_ICON)[0].fitted(96 / 112))
        canvas.text(t("lc-on-site", n=standing.quarter.shields), site.trimmed(left=_OWN_ICON + 5), _LINE)
        canvas.image(ART + "wall_token", walls.split_left(_OWN_ICON)[0].fitted(1))
        line, colour = standing.wall_line(t, "lc-need-shields")
        canvas.text(line, walls.trimmed(left=_OWN_ICON + 5), _LINE.inked(colour))
        if standing.quarter.walls or standing.quarter.towers:
            for words, row in zip(standing.worth_lines(t), (worth, points), strict=True):
                canvas.text(words, row, _LINE)


def _draw_arms(canvas: Canvas, rect: Rect, person: Person, beside: float = 0.4) -> None:
    """Draw the arms; `beside` is the share of the badge that lies beside them, since it would hide small arms."""
    canvas.image_fitted(person.crest, rect)
    side = min(rect.h * 0.5, 36)
    draw_badge(canvas, Rect(rect.right - side * (1 - beside), rect.bottom - side, side, side), person.colour)


def _draw_shields(canvas: Canvas, rect: Rect, standing: Standing) -> None:
    canvas.image(ART + "shield", Rect(rect.x, rect.y, rect.h * 96 / 112, rect.h))
    canvas.text(str(standing.quarter.shields), rect.trimmed(left=rect.h * 96 / 112 + 7), _FIGURE)


def rival_medal(plate: Rect) -> Rect:
    """Return the place where a rival's points are counted."""
    if is_wide(plate):
        return _side(plate).stack(_SIDE_ROWS, 4)[0].columns(2, 6)[1].centered(_SIDE_MEDAL, _SIDE_MEDAL)
    return _header(plate).split_right(_MEDAL)[1].centered(_MEDAL, _MEDAL)


def own_medal(plate: Rect) -> Rect:
    top = plate.inset(14, 10).split_top(_OWN_TOP)[0]
    return top.trimmed(left=_OWN_ARMS + 10).centered(_OWN_MEDAL, _OWN_MEDAL)


def _side(plate: Rect) -> Rect:
    return plate.inset(16, 12).split_left(PLATE_SIDE - 14)[0]


def _header(plate: Rect) -> Rect:
    return plate.inset(14, 6).split_top(PLATE_TOP)[0]


def _in_header(header: Rect) -> tuple[Rect, Rect, Rect, Rect]:
    """Return the places of arms, name, walls and shields, beside the medal."""
    arms, rest = header.split_left(34, 27)
    rest = rest.trimmed(right=_MEDAL + 8)
    rest, shields = rest.split_right(78 if rest.w > _ROOMY else 68, 6)
    name, walls = rest.split_right(_WALLS if rest.w > _ROOMY else _WALLS_SHORT, 10)
    return arms, name, walls, shields


def letters_of_names(measure: Measure, names: Sequence[str], plate: Rect) -> TextStyle:
    """Return one style for all rivals' names, which are side by side."""
    place = _side(plate) if is_wide(plate) else _in_header(_header(plate))[1]
    return common_style(measure, [(name, place) for name in names], PLAYER_NAME)


def draw_view(canvas: Canvas, picture: str, rect: Rect, light: float) -> None:
    """Draw a street's painting at its full height, or its middle part if it is too wide."""
    canvas.image_fitted(picture, rect, cover=True)
    draw_light(canvas, rect, light)
    canvas.outline(rect, (92, 61, 14), 2.5, 4)
