"""The towers of points side by side, as far as they have grown and moved to their ranks."""

import math
from collections.abc import Iterator, Sequence

from game.core.match import Match
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.kit.game_uis import game_ui_of
from scenes.kit.players import Person
from scenes.kit.wording import Wording
from scenes.screens.finale.tower_courses import STONES, TowerCourse, courses, left_standing, standing_order, summits
from scenes.screens.finale.tower_lineup import TOWER, TowerLineup
from scenes.screens.finale.towers import (
    GALLERY,
    Layer,
    draw_course,
    draw_crown,
    draw_losses,
    draw_plates,
    draw_signs,
    draw_summit,
    losses_height,
)
from scenes.screens.scores.banner import PLACE

FOOT = 914.0
TOWERS = Rect(PLACE.right + 22, 0, 1502, FOOT)
RAYS, _RAYS_UP = Rect(0, 0, 660, 660), 348.0
_TALLEST, _PER_POINT = 400.0, 8.4
_WIDEST_TOWER = 212.0
_CITY, _CITY_TOP = 350.0, 380.0
"""Width of a family's buildings beside its tower, and the y of their top."""
_MARGIN = 10.0


class Skyline:
    """Draw the towers of all seats.

    `built` counts the finished courses, plus the share of the growing one. While they grow, the towers lie in
    the order of the seats; `ranked` is the share of their path to the order of the points, and `wreathed` how visible
    the winners' wreaths are.
    """

    def __init__(self, match: Match, wording: Wording) -> None:
        self._match, self._result = match, match.result()
        self._game_ui = game_ui_of(match.spec.id)
        self._order = standing_order(self._result)
        self.built = self.ranked = self.wreathed = 0.0
        self.tell(wording)

    def tell(self, wording: Wording) -> None:
        """Name people and categories with this wording from now on."""
        self._wording = wording
        self.courses: list[TowerCourse] = courses(self._result, wording)
        highest = max(summits(self.courses, seat) for seat in self._order)
        self.scale = min(_PER_POINT, _TALLEST / max(1, highest))

    def height(self, course: TowerCourse) -> float:
        """Return the height of the highest course of a category."""
        return max(course.points) * self.scale

    def finish(self) -> None:
        """Let the towers be as they are at the end."""
        self.built, self.ranked, self.wreathed = float(len(self.courses)), 1.0, 1.0

    @property
    def counted(self) -> str:
        """Return the category that is being counted, or was counted last."""
        return self.courses[max(0, math.ceil(self.built) - 1)].label if self.courses else ""

    def lineup(self, grain: float) -> TowerLineup:
        """Return the places of the towers; `grain` is the size of a pixel."""
        city = _CITY if self._game_ui.city_built and len(self._order) == 2 else 0.0
        return TowerLineup(self._order, TOWERS, city, grain)

    def draw(self, canvas: Canvas) -> None:
        """Draw all towers with what lies beside them, and the plates at their feet."""
        row = self.lineup(1 / canvas.scale)
        width = min(_WIDEST_TOWER, row.pitch * TOWER)
        behind = list(reversed(self._order))
        for seat in behind:
            plate = row.plate(seat, self.ranked)
            tower = Rect(plate.center[0], TOWERS.y, 0, TOWERS.h).outset(width / 2, 0)
            self._draw_city(canvas, seat, self.city_place(plate, row.city))
            self._draw_tower(canvas, seat, tower, row)
        people = [self._wording.people[seat] for seat in behind]
        plates = [row.plate(person.seat, self.ranked) for person in people]
        draw_plates(canvas, [(person, self._who(person)) for person in people], plates)

    def _who(self, person: Person) -> str:
        """Return `you` for the only person at the screen, else the kind of player."""
        return self._wording.catalog("finale-you" if person.seat == self._wording.viewer else f"level-{person.player}")

    # Beside the towers

    def city_place(self, plate: Rect, width: float) -> Rect:
        """Return the place for a family's buildings, clear of its name and of the battlement."""
        left = plate.center[0] - _WIDEST_TOWER / 2 - _MARGIN - width
        right = min(plate.x, plate.center[0] - _WIDEST_TOWER / 2 - GALLERY) - _MARGIN
        return Rect(left, _CITY_TOP, right - left, FOOT - _CITY_TOP) if width else Rect(0, 0, 0, 0)

    def _draw_city(self, canvas: Canvas, seat: int, place: Rect) -> None:
        """Draw what the family has built, if the game can show it and there is room."""
        if not place.w:
            return
        if 0 < self.ranked < 1:
            self._paint_city(canvas, seat, place)
        else:
            canvas.kept(self._paint_city, seat, place)

    def _paint_city(self, canvas: Canvas, seat: int, place: Rect) -> None:
        if self._game_ui.city_built:
            self._game_ui.city_built(canvas, self._match.state, seat, self._match.seats[seat].colour, place)

    def _draw_beside(self, canvas: Canvas, seat: int, layers: Sequence[Layer], room: Rect) -> None:
        beside = room.inset(_MARGIN, 0).trimmed(right=GALLERY)
        taken = [course.label for course in self.courses if course.points[seat] < 0]
        draw_signs(canvas, layers, beside.trimmed(bottom=losses_height(canvas, taken, beside.w)))
        lost = [(course, share) for course, share in self._shares() if course.points[seat] < 0]
        draw_losses(canvas, lost, seat, beside)

    # A tower

    def _draw_tower(self, canvas: Canvas, seat: int, place: Rect, row: TowerLineup) -> None:
        center, wreath = place.center[0], self.wreathed if seat in self._result.winners else 0.0
        layers = self.layers(seat, place)
        top = layers[-1].rect.y if layers else FOOT
        if wreath:
            canvas.image("common/art/rays", RAYS.moved(center - RAYS.w / 2, top - _RAYS_UP), 0.5 * wreath)
        for layer in layers:
            draw_course(canvas, layer)
        top = draw_crown(canvas, Rect(place.x, top, place.w, 0), self.courses[0].stone if self.courses else STONES[0])
        total = sum(course.points[seat] * share for course, share in self._shares())
        draw_summit(canvas, self._wording.people[seat], round(total), top, center, wreath)
        with canvas.faded(row.at_rest(self.ranked)):
            self._draw_beside(canvas, seat, layers, Rect(place.right, place.y, row.beside(place.w), place.h))

    def _shares(self) -> Iterator[tuple[TowerCourse, float]]:
        """Yield the courses that have begun to grow, each with how far it has grown, up to 1."""
        shares = ((course, min(1.0, self.built - number)) for number, course in enumerate(self.courses))
        yield from ((course, share) for course, share in shares if share > 0)

    def layers(self, seat: int, place: Rect) -> list[Layer]:
        """Return the visible courses of a tower; losses are taken off from the top.

        A course without room for its name at the end never shows it inside.
        """
        shares = list(self._shares())
        standing = [(course, share) for course, share in shares if course.points[seat] > 0]
        lost = sum(max(0, -course.points[seat]) * share for course, share in shares)
        now = left_standing([course.points[seat] * share for course, share in standing], lost)
        layers: list[Layer] = []
        top = FOOT
        for (course, share), points, at_end in zip(standing, now, self._at_end(seat), strict=False):
            top -= points * self.scale
            rect = Rect(place.x, top, place.w, points * self.scale)
            layers.append(Layer(course, course.points[seat], rect, at_end * self.scale, share == 1))
        return layers

    def _at_end(self, seat: int) -> list[float]:
        """Return the final points of all positive courses, after losses, begun or not."""
        points = [course.points[seat] for course in self.courses]
        return left_standing([each for each in points if each > 0], -sum(each for each in points if each < 0))
