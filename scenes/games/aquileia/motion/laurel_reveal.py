"""The reveal of a family's laurels at the end, large in the middle, while the villas that count light up (AQ 5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.aquileia.board import SITES, VILLAS
from game.aquileia.laurels import COLOURS, COLOURS_OF
from game.aquileia.scoring import laurel_points, villa_sums
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import ease_in_out
from scenes.engine.theme import GOLD, INK, SUBHEADING, Colour
from scenes.games.aquileia.drawing.painting import draw_laurel
from scenes.games.aquileia.drawing.signs import Sign, draw_signs
from scenes.games.aquileia.layout import site_rect
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.rival_summary import Chip
from scenes.kit.players import Person

SECONDS = 2.7
_COME, _TURN, _COUNT, _GO = 0.35, 0.35, 0.7, 0.3
_MIDDLE, _HEIGHT, _PAD, _EDGE = (805.0, 727.0), 184.0, 28.0, 20.0
"""Place below the villas and above the own panel, both of which stay visible."""
_CREST, _WORDS, _APART = 96.0, 552.0, 24.0
_LAUREL, _PITCH, _WIDEST = (106.0, 146.0), 118.0, 1540.0
_SIGNS = 27.0
_SHADE: Colour = (36, 24, 14)
_RESTS = 0.5
_SEAM: Colour = (198, 150, 62)
_NAME = SUBHEADING.but(size=34, smallest=0.5)


@dataclass(frozen=True, slots=True)
class LaurelReveal:
    """Draw the reveal; `sides` are backs and faces of the laurels, the same twice if everybody has seen them."""

    owner: Person
    home: Rect
    sides: Sequence[tuple[int, int]]
    sums: Sequence[int]
    """Points of the villas of each colour."""
    counts: Sequence[int]
    """Number of laurels that count for each colour."""
    villas: Sequence[Rect]

    def __call__(self, canvas: Canvas, share: float) -> None:
        time = share * SECONDS
        come, turned, gone = (_part(time, 0, _COME), _part(time, _COME, _TURN), _part(time, SECONDS - _GO, _GO))
        counted, there = _part(time, _COME + _TURN, _COUNT), come * (1 - gone)
        plate = self._plate()
        with canvas.faded(there):
            _draw_tablet(canvas, plate)
            self._draw_words(canvas, plate, turned, counted)
        if self.villas:
            _light(canvas, self.villas, there * turned)
        for (back, face), place in zip(self.sides, self._places(plate), strict=True):
            rect = self.home.lerp(place, there)
            if turned == 1 and self._counts(face):
                canvas.skin("glow", rect)
            side = face if turned > 0.5 else back
            narrow = abs(1 - 2 * turned) if back != face else 1.0
            draw_laurel(canvas, side, rect.centered(max(0.04, narrow) * rect.w, rect.h))

    def _plate(self) -> Rect:
        width = min(_WIDEST, _CREST + _WORDS + len(self.sides) * _PITCH + 2 * _PAD + 2 * _APART)
        return Rect(*_MIDDLE, 0, 0).centered(width, _HEIGHT)

    def _places(self, plate: Rect) -> list[Rect]:
        area = plate.inset(_PAD, 0).trimmed(left=_CREST + _WORDS + 2 * _APART)
        return [cell.centered(*_LAUREL) for cell in area.columns(len(self.sides), 0)]

    def _draw_words(self, canvas: Canvas, plate: Rect, turned: float, counted: float) -> None:
        """Draw the owner, the points of each colour's villas times its laurels, and what numbered laurels bring."""
        crest, rest = plate.inset(_PAD, _EDGE).split_left(_CREST, _APART)
        canvas.image_fitted(self.owner.crest, crest)
        name, below = rest.split_left(_WORDS)[0].split_top(42, 6)
        canvas.text(self.owner.name, name, _NAME.inked(self.owner.ink))
        canvas.fill(Rect(name.x, name.bottom, name.w, 2), _SEAM, 0.8)
        chips = self.chips(counted)
        with canvas.faded(turned):
            for chip, cell in zip(chips, below.grid(3, 2), strict=False):
                canvas.skin("plate", cell)
                draw_signs(canvas, cell.inset(8, 2), chip, _SIGNS, "center")

    def chips(self, counted: float = 1.0) -> list[Chip]:
        """Return the signs of the sums; they grow while `counted` goes from 0 to 1."""
        return [
            (Sign(f"sign_villa_{name}", 1.25), f"{villas} × {laurels} = {round(villas * laurels * counted)}")
            for name, villas, laurels in zip(COLOURS, self.sums, self.counts, strict=True)
            if villas
        ] + self._numbers(counted)

    def _numbers(self, counted: float) -> list[Chip]:
        """Return the sign of the points of all numbered laurels; empty if there are none."""
        points = laurel_points([face for _, face in self.sides])
        return [(Sign("wreath_points", 1.25), str(round(points * counted)))] if points else []

    def _counts(self, kind: int) -> bool:
        return any(self.sums[colour] for colour in COLOURS_OF[kind]) if COLOURS_OF[kind] else True


def _draw_tablet(canvas: Canvas, plate: Rect) -> None:
    """Draw a light stone plate with a golden frame and a golden seam."""
    canvas.skin("shadow", plate)
    canvas.skin("panel_parchment", plate)
    canvas.outline(plate.inset(14, 14), _SEAM, 2, 8)


def _light(canvas: Canvas, lit: Sequence[Rect], share: float) -> None:
    """Draw growing golden frames around the villas that count, and darken the others."""
    if share <= 0:
        return
    villas = [site_rect(site) for site in VILLAS]
    for villa in villas:
        if villa not in lit:
            canvas.fill(villa, _SHADE, _RESTS * share, 8)
    for villa in lit:
        canvas.outline(villa.outset(4), INK, 8 * share, 10)
        canvas.outline(villa.outset(2), GOLD, 5 * share, 8)


def _part(time: float, start: float, seconds: float) -> float:
    return ease_in_out(max(0.0, min(1.0, (time - start) / seconds)))


def unveiling(position: AquileiaPosition, seat: int, home: Rect, sides: Sequence[tuple[int, int]]) -> LaurelReveal:
    """Return the reveal of a seat's laurels in this position."""
    tips, sums = AquileiaTooltips(position), villa_sums(position.view, seat)
    counts = [tips.laurels_of_colour(seat, colour) for colour in range(len(COLOURS))]
    villas = [site_rect(site) for site in VILLAS if position.view.sites[site] == seat and counts[SITES[site].colour]]
    return LaurelReveal(position.people[seat], home, sides, sums, counts, villas)
