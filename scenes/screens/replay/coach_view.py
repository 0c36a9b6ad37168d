"""The coach's findings in the replay: chances below the steps, the moment beside the table, and buttons."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.coach.summary import Moment
from game.core.spec import HUMAN
from scenes import navigation
from scenes.engine.layout import Rect
from scenes.engine.theme import BODY
from scenes.engine.widgets import Button, Panel, Slider
from scenes.screens.coach.judging import Judging, study_of
from scenes.screens.coach.match_curve import course_of
from scenes.screens.coach.win_chart import Graph, Size
from scenes.screens.coach.wording import MomentWords
from scenes.screens.replay.layout import Layout, is_roomy
from scenes.screens.replay.moment_panel import MomentPanel
from scenes.screens.replay.move_overlay import MoveOverlay
from scenes.screens.saves.stores import store_of

if TYPE_CHECKING:
    from scenes.screens.replay.scene import Replay

_GAP = 8.0
_LABEL = BODY.but(size=22, align="center", smallest=0.42)
_WIDE = 400.0
_STEP, _BUTTON, _EDGE = 46.0, 48.0, 16.0
_HIGH = 700.0
"""Height of the column below which it has no button back to the coach's page."""
_ATTENDED = ("steps", "graph")


class LookingBack:
    """Add the coach's findings to the replay; nothing for a running match, or before anything was found."""

    def __init__(self, page: "Replay", seat: int | None) -> None:
        self._page = page
        self.is_open = True
        self.judging: Judging | None = None
        if page.match.is_over:
            self.judging = study_of(page.app).of(page.match, store_of(page.app))
            self.seat = seat if seat is not None else self.judging.agenda.first_seats[0]
        self.ghosts = MoveOverlay(page)

    @property
    def told(self) -> list[Moment]:
        """Return the moments of the seat."""
        return self.judging.moments(self.seat) if self.judging else []

    @property
    def has_something(self) -> bool:
        """Return whether any decision of the seat has been judged."""
        return self.judging is not None and any(
            each.seat == self.seat and each.ways for each in self.judging.notes.judged
        )

    @property
    def is_shown(self) -> bool:
        """Return whether the findings are shown."""
        return self.is_open and self.has_something

    @property
    def moment(self) -> Moment | None:
        """Return the moment of the present step; None between moments and during motion."""
        if not self.is_shown or self._page.playing.is_stepping:
            return None
        return next((moment for moment in self.told if moment.entry == self._page.length), None)

    def toggle(self) -> None:
        """Show or hide the findings; if nothing would change, go to the nearest moment."""
        was_seen = self.moment is not None or (self.is_shown and is_roomy(self._page.app))
        self.is_open = not was_seen
        if self.is_open and self.moment is None and not is_roomy(self._page.app):
            self._page.go_to(min((moment.entry for moment in self.told), key=self._steps_to))
        self._page.invalidate()

    def _steps_to(self, entry: int) -> int:
        return abs(entry - self._page.length)

    # The graph

    @property
    def unfolds_graph(self) -> bool:
        """Return whether the chart is shown over the table: only while steps or chart are in use."""
        hand = self._page.input
        if self._page.app.keyboard_in_use:
            attended = hand.focus_id or self._page.first_focus()
        else:
            attended = hand.pressed_id or hand.hover_id
        return self.is_shown and attended in _ATTENDED

    def add_graph(self, layout: Layout, slider: Slider) -> None:
        """Add the chart on the scale of the slider, so that its knob and the line are in one column."""
        if layout.lens is None and not self.unfolds_graph:
            return
        assert self.judging is not None
        page, track, place = self._page, slider.track(), layout.graph
        margin = 2.0 if layout.lens else 16.0
        if layout.lens is None:
            page.add(Panel("looking-back", place))
        field = Rect(track.x, place.y + margin, track.w, place.h - 2 * margin)
        shown = Rect(field.x - 88, place.y, field.w + 114, place.h)
        course = replace(course_of(self.judging.agenda, self.seat, page.coach_wording, self.told), now=page.length)
        size: Size = "small" if layout.lens is None else "on_wood"
        page.add(Graph("graph", shown, field, course, page.app.catalog, page.go_to, size))

    # Beside the table

    def first_focus(self) -> str:
        """Return the button to another moment if the chart would cover the table; else empty."""
        if self.moment is None or is_roomy(self._page.app) or len(self.told) < 2:
            return ""
        return "moment-next" if self.moment != self.told[-1] else "moment-before"

    def add_moment(self, column: Rect, moment: Moment) -> None:
        """Add the moment to the column, with its buttons at the foot."""
        assert self.judging is not None
        self.judging.open(moment)
        page, ways = self._page, self._ways_on(moment, is_short=column.h < _HIGH)
        step, button = (_STEP + 12, _BUTTON + 6) if column.w > _WIDE else (_STEP, _BUTTON)
        heights = [step, *[button] * len(ways)]
        place, foot = column.split_bottom(sum(heights) + _GAP * (len(heights) - 1) + 2 * _EDGE, _GAP)
        words = MomentWords(page.app.catalog, page.match, page.coach_wording, moment)
        page.add(
            MomentPanel("moment", place, words, self.told.index(moment) + 1, len(self.told), tooltip=words.figures)
        )
        inner = page.add(Panel("ways-on", foot, "panel_wood")).rect.inset(16, _EDGE)
        steps, *rows = inner.stack(heights, _GAP)
        self._add_steps(steps)
        for row, (name, action, reason) in zip(rows, ways, strict=True):
            is_main = name == "play-better"
            key = "replay-play-on" if name == "play-on" else f"coach-{name}"
            tip = page.t(f"{key}-help") if name != "title" else ""
            page.add(Button(name, row, page.t(key), action, style=_LABEL, chosen=is_main, reason=reason, tooltip=tip))

    def _ways_on(self, moment: Moment, is_short: bool) -> list[tuple[str, Callable[[], None] | None, str]]:
        """Return name, action and reason of each button."""
        better = None if moment.is_praise else partial(self._play_better, moment)
        again = partial(self._try_again, moment) if moment.can_be_tried else None
        ways = [
            ("try", again, self._page.t("coach-nothing-better" if moment.is_praise else "coach-try-later")),
            ("play-better", better, self._page.t("coach-nothing-better")),
            ("play-on", self._page.play_on, ""),
            ("title", self._look_back, ""),
        ]
        return ways[:-1] if is_short else ways

    def add_steps_above(self, column: Rect) -> Rect:
        """Add the buttons to the moments before and after; return what is left of the column."""
        rest, place = column.split_bottom(_STEP + 2 * _EDGE, _GAP)
        self._add_steps(self._page.add(Panel("ways-on", place, "panel_wood")).rect.inset(16, _EDGE))
        return rest

    def _add_steps(self, place: Rect) -> None:
        page, entries = self._page, [moment.entry for moment in self.told]
        before = [entry for entry in entries if entry < page.length][-1:]
        after = [entry for entry in entries if entry > page.length][:1]
        for name, target, cell in zip(("before", "next"), (before, after), place.columns(2, _GAP), strict=True):
            action = partial(page.go_to, target[0]) if target else None
            reason = page.t("replay-no-further")
            page.add(Button(f"moment-{name}", cell, page.t(f"coach-{name}"), action, style=_LABEL, reason=reason))

    # What it does

    def _play_better(self, moment: Moment) -> None:
        """Open a practice match from here, with the better move made and a person in that seat."""
        match, better, seat = self._page.match, moment.played_and_better[1], moment.judged.seat
        again, deed = match.branch(moment.judged.entry, practice=True), moment.judged.best.deed
        if not again.humans:
            again.set_seat(seat, replace(again.seats[seat], player=HUMAN))
        for text in deed[: deed.index(better) + 1]:
            again.submit(match.spec.rules.parse_action(text))
        navigation.open_table(self._page.app, again)
        self._page.app.notice(self._page.t("coach-play-better-help"))

    def _try_again(self, moment: Moment) -> None:
        navigation.open_try_again(self._page.app, self._page.match, self.seat, moment.judged.entry)

    def _look_back(self) -> None:
        """Return to the coach's page, or open it if it is not on the stack."""
        stack, page = self._page.app.stack, self._page
        below = next((scene for scene in stack if scene.name == "coach"), None)
        if below is not None:
            stack.pop_to(below)
        else:
            navigation.open_coach(page.app, page.match)
