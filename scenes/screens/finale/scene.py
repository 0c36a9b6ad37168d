"""The finale: category after category for all seats at once, then the winner's banner; any key hurries it."""

import math
from collections.abc import Iterator, Sequence
from functools import partial

from game.core.events import ONLOOKER
from game.core.match import Match
from game.core.storage import SaveStore
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.cache.incremental_painting import scene_in_strokes, unseen
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import USING_FOCUS, Command, KeyPress, PointerEvent
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Tween, Wait, ease_in_out, ease_out, linear
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import signed
from scenes.engine.theme import NOTE_ON_PICTURE, SUBHEADING, TextStyle
from scenes.engine.widgets import Button
from scenes.engine.widgets.top_bar import add_top_bar
from scenes.kit.game_uis import game_ui_of
from scenes.kit.players import Person
from scenes.kit.seat_views import wording_of
from scenes.kit.widget_prerender import BESIDE_MOTION, paint_in_time
from scenes.screens.finale.backdrop import draw_backdrop
from scenes.screens.finale.rockets import BETWEEN, ONE, SECONDS, Rockets
from scenes.screens.finale.tower_courses import (
    STONES,
    TowerCourse,
    courses,
    decisive,
    left_standing,
    standing_order,
    summits,
)
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
from scenes.screens.scores.career import Career, career_of
from scenes.screens.scores.verdict import Verdict

FOOT = 914.0
TOWERS = Rect(PLACE.right + 22, 0, 1502, FOOT)
TITLE = Rect(398, 58, 1490, 102)
RIBBON = Rect(640, 174, 1006, 62)
ONWARD = Rect(1620, 1004, 280, 62)
BOARD = ONWARD.moved(-300)
RAYS, _RAYS_UP = Rect(0, 0, 660, 660), 348.0
HINT = Rect(700, 1012, 600, 46)
_TALLEST, _PER_POINT = 400.0, 8.4
_COURSE, _LOOK, _ALL_COURSES = 0.55, 0.3, 7.0
"""Seconds in which a course grows, then rests, and the most that all of them may take."""
_LAST = 2.4
"""Least duration of the last course, as a multiple of the usual one."""
_STEADY = 150.0
"""Height above which a course takes longer in proportion."""
_REST, _RANK, _UNROLL = 0.5, 1.0, 0.8
_TITLE_STYLE = TextStyle(face="title", size=92, gilded=True, shadow=True, align="center", smallest=0.3)
_TOLD = SUBHEADING.but(size=27, align="center", smallest=0.5)
_WIDEST_TOWER = 212.0
_CITY, _CITY_TOP = 350.0, 380.0
"""Width of a family's buildings beside its tower, and the y of their top."""
_MARGIN = 10.0


class Finale(Scene):
    """Let the towers of points grow; then they move to their ranks and the banner appears.

    `built` counts the finished courses, plus the share of the growing one. While they grow, the towers lie in
    the order of the seats; `ranked` is the share of their path to the order of the points.
    """

    name = "finale"

    def __init__(self, app: App, match: Match, store: SaveStore | None) -> None:
        super().__init__(app)
        self.match, self.store = match, store
        self.game_ui = game_ui_of(match.spec.id)
        self.result = match.result()
        self.order = standing_order(self.result)
        self.built = 0.0
        self.ranked = 0.0
        self.unrolled = 0.0
        self._burning = SECONDS
        self._rockets = Rockets()
        self._is_done = False
        self._scores: Scene | None = None
        """The screen of the scores, once it is prepared."""
        self._career: Career | None = None
        self._prepare()

    @property
    def is_won(self) -> bool:
        """Return whether a person has won; always True between opponents only."""
        return any(seat in self.match.humans for seat in self.result.winners) or not self.match.humans

    def enter(self) -> None:
        """Start the animation, and prepare the scores beside it."""
        self.animate(InTurn([Wait(_REST), *self._steps(), Call(self._end)]))
        paint_in_time(self, self._prepare_scores(), BESIDE_MOTION)

    def _prepare_scores(self) -> Iterator[None]:
        self._career = career_of(self.match, self.store)
        yield
        self._scores = yield from navigation.prepare_scores(self.app, self.match, self.store)
        yield from scene_in_strokes(self._scores, unseen(self.app.canvas))

    def _prepare(self) -> None:
        reader = self.match.humans[0] if len(self.match.humans) == 1 else ONLOOKER
        self.wording = wording_of(self.app.catalog, self.match, reader)
        self.courses: list[TowerCourse] = courses(self.result, self.wording)
        highest = max(summits(self.courses, seat) for seat in self.order)
        self.scale = min(_PER_POINT, _TALLEST / max(1, highest))

    def _steps(self) -> list[Animation]:
        lengths = self.lengths()
        pace = _ALL_COURSES / max(_ALL_COURSES, sum(length + _LOOK for length in lengths))
        growing: list[Animation] = []
        for number in range(len(self.courses)):
            growth = Tween(lengths[number] * pace, partial(self._grow, number), ease_in_out)
            growing += [Call(partial(self.play, "count")), growth, Wait(_LOOK * pace)]
        ranking: list[Animation] = [Wait(_REST), Tween(_RANK, self._rank, linear)]
        unrolling: list[Animation] = [Call(self._sound_the_end), Tween(_UNROLL, self._unroll, ease_out)]
        burning: list[Animation] = [Tween(SECONDS, self._burn, linear)] if self.is_won else []
        return [*growing, *ranking, *unrolling, *burning]

    def lengths(self) -> list[float]:
        """Return the seconds in which each course grows, before all are scaled to fit the total."""
        lengths = [_COURSE * max(1.0, self._height(course) / _STEADY) for course in self.courses]
        return [*lengths[:-1], *(max(_COURSE * _LAST, length) for length in lengths[-1:])]

    def _height(self, course: TowerCourse) -> float:
        return max(course.points) * self.scale

    def _grow(self, number: int, share: float) -> None:
        self.built = number + share

    def _rank(self, share: float) -> None:
        self.ranked = share

    def _unroll(self, share: float) -> None:
        self.unrolled = share

    def _burn(self, share: float, of: float = SECONDS) -> None:
        self._burning = share * of

    def _sound_the_end(self) -> None:
        self.play("win" if self.is_won else "loss")

    def _end(self) -> None:
        self._is_done = True
        if self.is_won:
            self._wait_for_rocket(1)

    def _wait_for_rocket(self, number: int) -> None:
        """Schedule the next rocket; between two of them the program sleeps."""
        self.after(BETWEEN, partial(self._send_rocket, number))

    def _send_rocket(self, number: int) -> None:
        self._rockets.send_one(number)
        burning = Tween(ONE, partial(self._burn, of=ONE), linear)
        self.animate(InTurn([burning, Call(partial(self._wait_for_rocket, number + 1))]))

    # Building

    def build(self) -> None:
        self._prepare()
        name = self.t(f"{self.match.spec.prefix}-title")
        add_top_bar(self, name, [self.t("scores-over")], emblem=f"{self.match.spec.id}/art/arms")
        onward = self.t("finale-scores")
        self.add(Button("board", BOARD, self.t("scores-board"), self.show_board, icon="eye"))
        self.add(Button("onward", ONWARD, onward, self.go_on, icon="trophy", dress="gold"))

    def first_focus(self) -> str:
        return "onward"

    # What the person does

    def hurry(self) -> None:
        """End all motion at once."""
        self.motions.finish()
        self.built, self.ranked, self.unrolled = float(len(self.courses)), 1.0, 1.0
        self._burning = SECONDS
        self._is_done = True
        self.redraw()

    def go_on(self) -> None:
        """Open the scores."""
        self.app.stack.pop()
        if self._scores:
            self.app.stack.push(self._scores)
        else:
            navigation.open_scores(self.app, self.match, self.store, unfolds=True)

    def show_board(self) -> None:
        """Close, so that the last position is shown, with a button to the scores."""
        self.app.stack.pop()

    def hurry_or_go_on(self) -> None:
        """End the motion; once the banner is there, open the scores."""
        if self.unrolled < 1:
            self.hurry()
        else:
            self.go_on()

    def intercept(self, press: KeyPress) -> bool:
        """Let any key hurry or go on, but for full screen, Esc, and keys of the focus once the banner is there."""
        if press.command in (Command.FULLSCREEN, Command.BACK):
            return False
        if self.unrolled == 1 and press.command in USING_FOCUS:
            return False
        self.hurry_or_go_on()
        return True

    def back(self) -> None:
        self.go_on()

    def on_pointer(self, pointer: PointerEvent) -> bool:
        if pointer.kind != "down":
            return False
        self.hurry_or_go_on()
        return True

    # The picture

    def draw_background(self, canvas: Canvas) -> None:
        draw_backdrop(canvas, self.match.spec.id)
        if self._burning < SECONDS:
            self._rockets.draw(canvas, self._burning)

    def draw_over(self, canvas: Canvas) -> None:
        row = self._row
        width = min(_WIDEST_TOWER, row.pitch * TOWER)
        behind = list(reversed(self.order))
        for seat in behind:
            plate = row.plate(seat, self.ranked)
            tower = Rect(plate.center[0], TOWERS.y, 0, TOWERS.h).outset(width / 2, 0)
            self._draw_city(canvas, seat, plate)
            self._draw_tower(canvas, seat, tower, row)
        people = [self.wording.people[seat] for seat in behind]
        plates = [row.plate(person.seat, self.ranked) for person in people]
        draw_plates(canvas, [(person, self._who(person)) for person in people], plates)
        self._draw_told(canvas)
        if self.unrolled:
            self._draw_banner(canvas)
        if not self._is_done:
            style = NOTE_ON_PICTURE.to_right
            canvas.text(self.t("finale-any-key"), HINT, style)

    @property
    def _row(self) -> TowerLineup:
        city = _CITY if self.game_ui.city_built and len(self.order) == 2 else 0.0
        return TowerLineup(self.order, TOWERS, city, 1 / self.app.canvas.scale)

    def _draw_city(self, canvas: Canvas, seat: int, plate: Rect) -> None:
        """Draw what the family has built, if the game can show it."""
        if self.game_ui.city_built and self._row.city:
            place = self._city_place(plate)
            if 0 < self.ranked < 1:
                self._paint_city(canvas, seat, place)
            else:
                canvas.kept(self._paint_city, seat, place)

    def _city_place(self, plate: Rect) -> Rect:
        """Return the place for a family's buildings, clear of its name and of the battlement."""
        left = plate.center[0] - _WIDEST_TOWER / 2 - _MARGIN - self._row.city
        right = min(plate.x, plate.center[0] - _WIDEST_TOWER / 2 - GALLERY) - _MARGIN
        return Rect(left, _CITY_TOP, right - left, FOOT - _CITY_TOP)

    def _paint_city(self, canvas: Canvas, seat: int, place: Rect) -> None:
        if self.game_ui.city_built:
            self.game_ui.city_built(canvas, self.match.state, seat, self.match.seats[seat].colour, place)

    def _who(self, person: Person) -> str:
        """Return `you` for the only person at the screen, else the kind of player."""
        return self.t("finale-you" if person.seat == self.wording.viewer else f"level-{person.player}")

    def _draw_tower(self, canvas: Canvas, seat: int, place: Rect, row: TowerLineup) -> None:
        center, wreath = place.center[0], self.unrolled if seat in self.result.winners else 0.0
        layers = self._layers(seat, place)
        top = layers[-1].rect.y if layers else FOOT
        if wreath:
            canvas.image("common/art/rays", RAYS.moved(center - RAYS.w / 2, top - _RAYS_UP), 0.5 * wreath)
        for layer in layers:
            draw_course(canvas, layer)
        top = draw_crown(canvas, Rect(place.x, top, place.w, 0), self.courses[0].stone if self.courses else STONES[0])
        total = sum(course.points[seat] * share for course, share in self._shares())
        draw_summit(canvas, self.wording.people[seat], round(total), top, center, wreath)
        with canvas.faded(row.at_rest(self.ranked)):
            self._draw_beside(canvas, seat, layers, Rect(place.right, place.y, row.beside(place.w), place.h))

    def _draw_beside(self, canvas: Canvas, seat: int, layers: Sequence[Layer], room: Rect) -> None:
        beside = room.inset(_MARGIN, 0).trimmed(right=GALLERY)
        taken = [course.label for course in self.courses if course.points[seat] < 0]
        draw_signs(canvas, layers, beside.trimmed(bottom=losses_height(canvas, taken, beside.w)))
        lost = [(course, share) for course, share in self._shares() if course.points[seat] < 0]
        draw_losses(canvas, lost, seat, beside)

    def _share(self, number: int) -> float:
        """Return how far a course has grown, from 0 to 1."""
        return max(0.0, min(1.0, self.built - number))

    def _shares(self) -> Iterator[tuple[TowerCourse, float]]:
        """Yield the courses that have begun to grow, with their shares."""
        shares = ((course, self._share(number)) for number, course in enumerate(self.courses))
        yield from ((course, share) for course, share in shares if share)

    def _layers(self, seat: int, place: Rect) -> list[Layer]:
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

    def _draw_told(self, canvas: Canvas) -> None:
        """Draw the category that is being counted; at the end who won, and by how much."""
        verdict = Verdict(self.match, self.result, self.wording)
        number = max(0, math.ceil(self.built) - 1)
        counted = self.courses[number].label if self.courses else ""
        told = self._why(verdict) if self.unrolled else self.t("finale-order") if self.ranked else counted
        ribbon = RIBBON.moved((SCREEN.center[0] - RIBBON.center[0]) * (1 - ease_in_out(self.ranked)))
        canvas.skin("ribbon", ribbon)
        canvas.text(told, ribbon.inset(150, 8).trimmed(bottom=10), _TOLD)
        if self.unrolled:
            with canvas.faded(self.unrolled):
                canvas.text(verdict.title, TITLE, _TITLE_STYLE)

    def _why(self, verdict: Verdict) -> str:
        """Return by how much the winner is ahead, and in which category most was gained."""
        found = decisive(self.courses, self.result)
        if found is None:
            return verdict.why
        course, gain = found
        return self.t("finale-ahead", ahead=verdict.why, category=course.label, points=signed(gain))

    def _draw_banner(self, canvas: Canvas) -> None:
        banner = Verdict(self.match, self.result, self.wording, self._career).banner(is_beside_title=True)
        with canvas.clipped(PLACE.split_top(PLACE.h * self.unrolled)[0].outset(20, 0)):
            banner.draw(canvas, self.input.look_of(banner))
