"""At the end a family shows its laurels, large, in the middle, and the villas shine that they count for (AQ 5)."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.aquileia.board import SITES, VILLAS
from game.aquileia.laurels import COLOURS, COLOURS_OF
from game.aquileia.scoring import laurel_points, villa_sums
from scenes.aquileia.chips import Chip
from scenes.aquileia.geometry import site_rect
from scenes.aquileia.painting import draw_laurel
from scenes.aquileia.signs import Sign, draw_signs
from scenes.aquileia.tips import Tips
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import CREAM, GOLD, INK, SUBHEADING, Colour
from scenes.core.tweens import ease_in_out
from scenes.kit.people import Person
from scenes.kit.seen import Seen

SECONDS = 1.9
_COME, _TURN, _GO = 0.35, 0.35, 0.3
_MIDDLE, _HEIGHT, _PAD = (805.0, 724.0), 190.0, 22.0
"""Below the villas, which stay in sight."""
_CREST, _WORDS = 96.0, 420.0
_LAUREL, _PITCH, _WIDEST = (106.0, 146.0), 118.0, 1540.0
_SIGNS = 34.0
_SHINE: Colour = (255, 222, 110)
_NAME = SUBHEADING.but(size=34, colour=CREAM, smallest=0.5, shadow=True)


@dataclass(frozen=True, slots=True)
class Unveiling:
    """`sides` are the backs and faces of the laurels, alike where all have seen them before."""

    owner: Person
    home: Rect
    sides: Sequence[tuple[int, int]]
    sums: Sequence[int]
    """The points of the villas of each colour,"""
    counts: Sequence[int]
    """and how many laurels count for it."""
    villas: Sequence[Rect]

    def __call__(self, canvas: Canvas, share: float) -> None:
        time = share * SECONDS
        come, turned, gone = (_part(time, 0, _COME), _part(time, _COME, _TURN), _part(time, SECONDS - _GO, _GO))
        there = come * (1 - gone)
        plate = self._plate()
        with canvas.faded(there):
            canvas.fill(plate, (20, 12, 14), 0.95, 18)
            self._draw_words(canvas, plate, turned)
        for villa in self.villas:
            _light(canvas, villa, there * turned)
        for (back, face), place in zip(self.sides, self._places(plate), strict=True):
            rect = self.home.lerp(place, there)
            if turned == 1 and self._counts(face):
                canvas.skin("glow", rect)
            side = face if turned > 0.5 else back
            narrow = abs(1 - 2 * turned) if back != face else 1.0
            draw_laurel(canvas, side, rect.centered(max(0.04, narrow) * rect.w, rect.h))

    def _plate(self) -> Rect:
        width = min(_WIDEST, _CREST + _WORDS + len(self.sides) * _PITCH + 4 * _PAD)
        return Rect(*_MIDDLE, 0, 0).centered(width, _HEIGHT)

    def _places(self, plate: Rect) -> list[Rect]:
        area = plate.inset(_PAD, 0).trimmed(left=_CREST + _WORDS + 2 * _PAD)
        return [cell.centered(*_LAUREL) for cell in area.columns(len(self.sides), 0)]

    def _draw_words(self, canvas: Canvas, plate: Rect, turned: float) -> None:
        """Whose they are, for each colour the points of its villas times its laurels, and what numbers bring."""
        crest, rest = plate.inset(_PAD, _PAD).split_left(_CREST, _PAD)
        canvas.image_fitted(self.owner.crest, crest)
        name, *rows = rest.split_left(_WORDS)[0].rows(3, 4)
        canvas.text(self.owner.name, name, _NAME)
        with canvas.faded(turned):
            chips = self.chips()
            beside = max(2, -(-len(chips) // len(rows)))
            for chip, cell in zip(chips, [cell for row in rows for cell in row.columns(beside, 10)], strict=False):
                draw_signs(canvas, cell, chip, _SIGNS, colour=CREAM)

    def chips(self) -> list[Chip]:
        return [
            (Sign(f"sign_villa_{name}", 1.25), f"{villas} × {laurels} = {villas * laurels}")
            for name, villas, laurels in zip(COLOURS, self.sums, self.counts, strict=True)
            if villas
        ] + self._numbers()

    def _numbers(self) -> list[Chip]:
        """What the laurels with a number bring together."""
        points = laurel_points([face for _, face in self.sides])
        return [(Sign("wreath_points", 1.25), str(points))] if points else []

    def _counts(self, kind: int) -> bool:
        return any(self.sums[colour] for colour in COLOURS_OF[kind]) if COLOURS_OF[kind] else True


def _light(canvas: Canvas, villa: Rect, share: float) -> None:
    """A golden frame that grows, over a golden shine."""
    canvas.fill(villa, _SHINE, 0.3 * share, 8)
    if share > 0:
        canvas.outline(villa.outset(4), INK, 8 * share, 10)
        canvas.outline(villa.outset(2), GOLD, 5 * share, 8)


def _part(time: float, start: float, seconds: float) -> float:
    return ease_in_out(max(0.0, min(1.0, (time - start) / seconds)))


def unveiling(seen: Seen, seat: int, home: Rect, sides: Sequence[tuple[int, int]]) -> Unveiling:
    tips, sums = Tips(seen), villa_sums(seen.view, seat)
    counts = [tips.laurels_of_colour(seat, colour) for colour in range(len(COLOURS))]
    villas = [site_rect(site) for site in VILLAS if seen.view.sites[site] == seat and counts[SITES[site].colour]]
    return Unveiling(seen.people[seat], home, sides, sums, counts, villas)
