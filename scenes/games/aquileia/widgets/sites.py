"""The sites of the forum: cost and yield, or the owner's house."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from game.aquileia.board import SITES
from game.aquileia.laurels import COLOURS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import BURGUNDY, LABEL, TextStyle
from scenes.engine.widgets import Look
from scenes.games.aquileia.drawing.painting import draw_piece
from scenes.games.aquileia.drawing.signs import ART, Sign, coins, draw_sign, draw_signs, figure_style, grown, servi
from scenes.kit.pieces import HOVER_LIFT, Piece
from scenes.kit.players import Person

_NAME = LABEL.tightest
_VEIL, _CLOSED = 0.42, 0.3
_SHADE = (36, 24, 14)
_NUMBER_INK = (74, 16, 16)
_LIFT = HOVER_LIFT / 2
_SHINE = 6.0
"""Width of the glow around a site; it does not reach the neighbours."""

Missing = tuple[tuple[int, ...], int]
"""Coins of each metal and slaves that the viewer lacks."""


@dataclass(frozen=True)
class SitePiece(Piece):
    """Show one site: dimmed if it cannot be paid now, with what is `missing`; `is_chosen` while it is being paid.

    It `is_closed` if it is built while another site is to be chosen.
    """

    site: int
    catalog: Catalog
    _: KW_ONLY
    owner: Person | None = None
    missing: Missing | None = None
    is_closed: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        raised = self.leads and (look.hovered or look.focused)
        with canvas.shifted(0, -_LIFT if raised else 0):
            if self.is_chosen or self.glows(look):
                with canvas.clipped(self.rect.outset(_SHINE)):
                    canvas.skin("glow", self.rect)
            draw_site(canvas, self.catalog, self.site, self.rect, self.owner, self.missing)
            if self.is_closed:
                canvas.fill(self.rect, _SHADE, _CLOSED, 5)
            if self.is_chosen or self.glows(look):
                canvas.outline(self.rect.trimmed(top=6), (255, 214, 96), 3, 5)
            if self.is_chosen:
                canvas.outline(self.rect.outset(3).trimmed(top=6), BURGUNDY, 3, 7)


def draw_site(
    canvas: Canvas, catalog: Catalog, site: int, rect: Rect, owner: Person | None, missing: Missing | None = None
) -> None:
    """Draw a site; if something is missing, its cost is not dimmed."""
    canvas.kept(_paint_site, catalog, site, rect, owner, missing)


def _paint_site(
    canvas: Canvas, catalog: Catalog, site: int, rect: Rect, owner: Person | None, missing: Missing | None
) -> None:
    if SITES[site].is_villa:
        _draw_villa(canvas, site, rect)
    else:
        _draw_workshop(canvas, catalog, site, rect)
    if missing:
        canvas.fill(rect, _SHADE, _VEIL, 5)
    if owner is None:
        _draw_cost(canvas, site, rect, *(missing or ((0, 0, 0), 0)))
    elif SITES[site].is_villa:
        _draw_owner_of_villa(canvas, owner, rect)
    else:
        _draw_owner(canvas, owner, _foot(rect), rect.w / 188)


def _draw_workshop(canvas: Canvas, catalog: Catalog, site: int, rect: Rect) -> None:
    facts, unit = SITES[site], rect.w / 188
    canvas.image(f"{ART}site_{'workshop' if facts.yields else 'bank'}", rect)
    number = Rect(rect.x + 8 * unit, rect.y + 17 * unit, 27 * unit, 27 * unit)
    _draw_house_number(canvas, facts.points, number)
    name = Rect(number.right + 4 * unit, rect.y + 13 * unit, 92 * unit, 26 * unit)
    key = f"aq-site-{facts.name}"
    canvas.text(catalog(f"{key}-short" if any(facts.coins) else key), name, _letters(_NAME, unit))
    if facts.yields:
        seal = Rect(rect.right - 50 * unit, rect.y + 17 * unit, 42 * unit, 42 * unit)
        draw_sign(canvas, Sign("seal", 1, str(facts.yields)), seal)
    else:
        signs = [token for token in coins(facts.coins) if isinstance(token, Sign)]
        draw_signs(canvas, Rect(rect.right - 66 * unit, rect.y + 15 * unit, 58 * unit, 30 * unit), signs, 27 * unit,
                   "right")  # fmt: skip


def _draw_house_number(canvas: Canvas, points: int, rect: Rect) -> None:
    canvas.image(f"{ART}sign_house_number", rect)
    box = rect.trimmed(top=rect.h * 0.2)
    canvas.text(str(points), box, figure_style(canvas, rect.h * 0.68, _NUMBER_INK).centered)


def _draw_villa(canvas: Canvas, site: int, rect: Rect) -> None:
    facts, unit = SITES[site], rect.w / 188
    canvas.image(f"{ART}site_villa_{COLOURS[facts.colour]}", rect)
    number = Rect(rect.x + 13 * unit, rect.y + 54 * unit, 38 * unit, 26 * unit)
    canvas.text(str(facts.points), number, figure_style(canvas, 22 * unit, _NUMBER_INK).centered)


def _villa_room(rect: Rect) -> Rect:
    """Return the part of a villa beside the band with flower and number."""
    unit = rect.w / 188
    return rect.trimmed(left=64 * unit, right=5 * unit)


def _foot(rect: Rect) -> Rect:
    """Return the part of a workshop or bank below its name."""
    unit = rect.w / 188
    return Rect(rect.x + 10 * unit, rect.y + 43 * unit, rect.w - 62 * unit, 26 * unit)


def _draw_cost(canvas: Canvas, site: int, rect: Rect, coins_missing: Sequence[int], servi_missing: int) -> None:
    facts, unit = SITES[site], rect.w / 188
    paid, heads = coins(facts.cost, coins_missing), servi(facts.servi, servi_missing)
    if not facts.is_villa:
        draw_signs(canvas, _foot(rect).trimmed(right=-8 * unit), [*paid, *heads], 24 * unit * grown(canvas, 1.1))
        return
    room = _villa_room(rect)
    draw_signs(canvas, Rect(room.x, rect.y + 16 * unit, room.w, 34 * unit), paid, 25 * unit * grown(canvas))
    draw_signs(canvas, Rect(room.x, rect.y + 51 * unit, room.w, 32 * unit), heads, 26 * unit * grown(canvas, 1.2))


def _draw_owner_of_villa(canvas: Canvas, owner: Person, rect: Rect) -> None:
    unit, room = rect.w / 188, _villa_room(rect)
    house = Rect(room.x + 4 * unit, rect.y + 17 * unit, 46 * unit, 40 * unit)
    draw_piece(canvas, "house", owner.colour, house)
    name = Rect(room.x, rect.y + 57 * unit, room.w, 28 * unit)
    canvas.text(owner.name, name, _letters(_NAME, unit).inked(owner.ink))


def _draw_owner(canvas: Canvas, owner: Person, foot: Rect, unit: float) -> None:
    house = Rect(foot.x - 3 * unit, foot.y - 1 * unit, 30 * unit, 26 * unit)
    draw_piece(canvas, "house", owner.colour, house)
    name = foot.trimmed(left=32 * unit, right=-6 * unit)
    canvas.text(owner.name, name, _letters(_NAME, unit).inked(owner.ink))


def _letters(style: TextStyle, unit: float) -> TextStyle:
    return style.sized(style.size * unit)
