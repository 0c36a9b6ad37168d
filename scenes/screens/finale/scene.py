"""The finale: category after category for all seats at once, then the winner's banner; any key hurries it."""

from collections.abc import Iterator
from functools import partial

from game.core.match import Match
from game.core.storage import SaveStore
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import USING_FOCUS, Command, KeyPress, PointerEvent
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Tween, Wait, ease_in_out, ease_out, linear
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import signed
from scenes.engine.theme import NOTE_ON_PICTURE, SUBHEADING, TextStyle
from scenes.engine.widgets import Button
from scenes.engine.widgets.top_bar import add_top_bar
from scenes.kit.seat_views import readers_wording
from scenes.kit.widget_prerender import BESIDE_MOTION, paint_in_time
from scenes.screens.finale.backdrop import draw_backdrop
from scenes.screens.finale.rockets import BETWEEN, ONE, SECONDS, Rockets
from scenes.screens.finale.skyline import Skyline
from scenes.screens.finale.tower_courses import decisive
from scenes.screens.scores.banner import PLACE
from scenes.screens.scores.career import Career, career_of
from scenes.screens.scores.verdict import Verdict

TITLE = Rect(398, 58, 1490, 102)
RIBBON = Rect(640, 174, 1006, 62)
ONWARD = Rect(1620, 1004, 280, 62)
BOARD = ONWARD.moved(-300)
HINT = Rect(700, 1012, 600, 46)
_COURSE, _LOOK, _ALL_COURSES = 0.55, 0.3, 7.0
"""Seconds in which a course grows, then rests, and the most that all of them may take."""
_LAST = 2.4
"""Least duration of the last course, as a multiple of the usual one."""
_STEADY = 150.0
"""Height above which a course takes longer in proportion."""
_REST, _RANK, _UNROLL = 0.5, 1.0, 0.8
_TITLE_STYLE = TextStyle(face="title", size=92, gilded=True, shadow=True, align="center", smallest=0.3)
_TOLD = SUBHEADING.but(size=27, align="center", smallest=0.5)


class Finale(Scene):
    """Let the towers of points grow; then they move to their ranks and the banner appears."""

    name = "finale"

    def __init__(self, app: App, match: Match, store: SaveStore | None) -> None:
        super().__init__(app)
        self.match, self.store = match, store
        self.result = match.result()
        self.wording = readers_wording(app.catalog, match)
        self.skyline = Skyline(match, self.wording)
        self.unrolled = 0.0
        self._burning = SECONDS
        self._rockets = Rockets()
        self._is_done = False
        self._scores: Scene | None = None
        """The screen of the scores, once it is prepared."""
        self._career: Career | None = None

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

    def _steps(self) -> list[Animation]:
        lengths = self.lengths()
        pace = _ALL_COURSES / max(_ALL_COURSES, sum(length + _LOOK for length in lengths))
        growing: list[Animation] = []
        for number in range(len(self.skyline.courses)):
            growth = Tween(lengths[number] * pace, partial(self._grow, number), ease_in_out)
            growing += [Call(partial(self.play, "count")), growth, Wait(_LOOK * pace)]
        ranking: list[Animation] = [Wait(_REST), Tween(_RANK, self._rank, linear)]
        unrolling: list[Animation] = [Call(self._sound_the_end), Tween(_UNROLL, self._unroll, ease_out)]
        burning: list[Animation] = [Tween(SECONDS, self._burn, linear)] if self.is_won else []
        return [*growing, *ranking, *unrolling, *burning]

    def lengths(self) -> list[float]:
        """Return the seconds in which each course grows, before all are scaled to fit the total."""
        lengths = [_COURSE * max(1.0, self.skyline.height(course) / _STEADY) for course in self.skyline.courses]
        return [*lengths[:-1], *(max(_COURSE * _LAST, length) for length in lengths[-1:])]

    def _grow(self, number: int, share: float) -> None:
        self.skyline.built = number + share

    def _rank(self, share: float) -> None:
        self.skyline.ranked = share

    def _unroll(self, share: float) -> None:
        self.unrolled = self.skyline.wreathed = share

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
        self.wording = readers_wording(self.app.catalog, self.match)
        self.skyline.tell(self.wording)
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
        self.skyline.finish()
        self.unrolled = 1.0
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
        self.skyline.draw(canvas)
        self._draw_told(canvas)
        if self.unrolled:
            self._draw_banner(canvas)
        if not self._is_done:
            style = NOTE_ON_PICTURE.to_right
            canvas.text(self.t("finale-any-key"), HINT, style)

    def _draw_told(self, canvas: Canvas) -> None:
        """Draw the category that is being counted; at the end who won, and by how much."""
        verdict = Verdict(self.match, self.result, self.wording)
        ranked = self.skyline.ranked
        told = self._why(verdict) if self.unrolled else self.t("finale-order") if ranked else self.skyline.counted
        ribbon = RIBBON.moved((SCREEN.center[0] - RIBBON.center[0]) * (1 - ease_in_out(ranked)))
        canvas.skin("ribbon", ribbon)
        canvas.text(told, ribbon.inset(150, 8).trimmed(bottom=10), _TOLD)
        if self.unrolled:
            with canvas.faded(self.unrolled):
                canvas.text(verdict.title, TITLE, _TITLE_STYLE)

    def _why(self, verdict: Verdict) -> str:
        """Return by how much the winner is ahead, and in which category most was gained."""
        found = decisive(self.skyline.courses, self.result)
        if found is None:
            return verdict.why
        course, gain = found
        return self.t("finale-ahead", ahead=verdict.why, category=course.label, points=signed(gain))

    def _draw_banner(self, canvas: Canvas) -> None:
        banner = Verdict(self.match, self.result, self.wording, self._career).banner(is_beside_title=True)
        with canvas.clipped(PLACE.split_top(PLACE.h * self.unrolled)[0].outset(20, 0)):
            banner.draw(canvas, self.input.look_of(banner))
