"""What the coach has found, over the replay's board: the graph on the scale of the steps, the moment, both moves."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.coach.summary import Moment, moments
from scenes import doors
from scenes.coach.arrows import draw_deed
from scenes.coach.course import course_of
from scenes.coach.graph import Graph
from scenes.coach.judging import Judging, study_of
from scenes.coach.marks import draw_mark
from scenes.coach.pictures import Spot, ways_of
from scenes.coach.words import MomentWords
from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.core.theme import BODY, CREAM, GREEN, NOTE, SUBHEADING, Colour
from scenes.core.widgets import Button, Look, Panel, Widget
from scenes.saves.stores import store_of

if TYPE_CHECKING:
    from scenes.replay.scene import Replay

HEIGHT, BARE = 236.0, 138.0
_GAP = 6.0
_BUTTONS = 244.0
_LABEL = BODY.but(size=22, align="center", smallest=0.42)
_TURN = SUBHEADING.but(size=24, smallest=0.6)
_BADGE = SUBHEADING.but(size=23, align="center", colour=CREAM, smallest=0.45)
_PLAYED = BODY.but(size=22, smallest=0.5)
_BETTER = BODY.but(size=22, face="strong", colour=GREEN, smallest=0.5)
_FOOT = NOTE.but(size=21, smallest=0.5)
_LOSS: Colour = (146, 20, 34)


class LookingBack:
    """Nothing of a match that still runs, and nothing before something was found."""

    def __init__(self, page: "Replay", seat: int | None) -> None:
        self._page = page
        self.is_open = seat is not None
        self.judging: Judging | None = None
        if page.match.is_over:
            self.judging = study_of(page.app).of(page.match, store_of(page.app))
            self.seat = seat if seat is not None else self.judging.agenda.first_seats[0]
        self._ways: dict[int, tuple[list[Spot], list[Spot]]] = {}

    @property
    def told(self) -> list[Moment]:
        return moments(self.judging.notes, self.seat) if self.judging else []

    @property
    def has_something(self) -> bool:
        return self.judging is not None and any(
            each.seat == self.seat and each.ways for each in self.judging.notes.judged
        )

    @property
    def moment(self) -> Moment | None:
        """The one whose choice stands on the board."""
        return next((moment for moment in self.told if moment.entry == self._page.length), None)

    def toggle(self) -> None:
        self.is_open = not self.is_open
        self._page.invalidate()

    # Building

    def add(self, bar: Rect) -> None:
        if not self.is_open or not self.has_something:
            return
        assert self.judging is not None
        moment = self.moment
        place = self._place(bar, moment)
        graph, rest = place, None
        if moment is not None:
            graph, rest = place.split_left(place.w * 0.44, _GAP)
        inner = self._page.add(Panel("looking-back", graph)).rect
        field = inner.trimmed(left=88, top=30, right=26, bottom=26)
        people = self._page.seen.people
        course = replace(course_of(self.judging.agenda, self.seat, people, self.told), now=self._page.length)
        self._page.add(Graph(inner, field, course, self._page.app.catalog, self._page.go_to, is_small=True))
        if moment is not None and rest is not None:
            self._add_moment(moment, rest)

    def _place(self, bar: Rect, moment: Moment | None) -> Rect:
        """Below the steps, or at the foot of the table where less of both moves would be covered."""
        if moment is None:
            return Rect(bar.x, bar.bottom + _GAP, bar.w, BARE)
        above = Rect(bar.x, bar.bottom + _GAP, bar.w, HEIGHT)
        below = Rect(bar.x, SCREEN.bottom - HEIGHT - _GAP, bar.w, HEIGHT)
        spots = [spot.rect for way in self.ways_of(moment) for spot in way]
        return min((above, below), key=lambda place: sum(place.overlaps(spot) for spot in spots))

    def _add_moment(self, moment: Moment, place: Rect) -> None:
        page, told = self._page, self.told
        words = MomentWords(page.app.catalog, page.match, page.coach_wording, moment)
        page.add(MomentPanel(place, words))
        column = place.inset(20, 18).split_right(_BUTTONS, 16)[1]
        rows = column.rows(3, 8)
        index = told.index(moment)
        steps = zip(("before", "next"), (index - 1, index + 1), rows[0].columns(2, 8), strict=True)
        for name, target, area in steps:
            is_there = 0 <= target < len(told)
            action = partial(page.go_to, told[target].entry) if is_there else None
            label = page.t(f"coach-{name}")
            page.add(Button(f"moment-{name}", area, label, action, style=_LABEL, reason=page.t("replay-no-further")))
        better = partial(self._play_better, moment)
        is_open = not moment.is_praise
        page.add(
            Button(
                "play-better", rows[1], page.t("coach-play-better"), better if is_open else None, dress="gold",
                style=_LABEL, reason=page.t("coach-nothing-better"),
            )
        )  # fmt: skip
        page.add(Button("as-it-was", rows[2], page.t("coach-play-on"), page.play_on, style=_LABEL))

    def _play_better(self, moment: Moment) -> None:
        """A new match up to here, with the better move made."""
        match = self._page.match
        again = match.branch(moment.entry)
        again.submit(match.spec.rules.parse_action(moment.played_and_better[1]))
        doors.open_table(self._page.app, again)

    # Both moves

    def ways_of(self, moment: Moment) -> tuple[list[Spot], list[Spot]]:
        if moment.entry not in self._ways:
            self._ways[moment.entry] = ways_of(self._page.app, self._page.match, moment)
        return self._ways[moment.entry]

    def draw(self, canvas: Canvas) -> None:
        """On pieces that lie on this board too; what a choice would open is told in words."""
        moment = self.moment if self.is_open else None
        if moment is None:
            return
        played, better = (self._there(way) for way in self.ways_of(moment))
        draw_deed(canvas, played, is_better=moment.is_praise)
        draw_deed(canvas, better, is_better=True)

    def _there(self, way: Sequence[Spot]) -> list[Rect]:
        return [spot.rect for spot in way if self._page.find(spot.piece) is not None]


class MomentPanel(Widget):
    """The moment in words, beside its buttons."""

    def __init__(self, rect: Rect, words: MomentWords) -> None:
        super().__init__("moment", rect)
        self.words = words

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_parchment", self.rect)
        area = self.rect.inset(20, 14).split_right(_BUTTONS, 16)[0]
        head, rest = area.split_top(42, 2)
        moment = self.words.moment
        draw_mark(canvas, (head.x + 20, head.center[1]), moment, 17)
        turn, badge = head.trimmed(left=48).split_right(104, 8)
        canvas.text(self.words.turn, turn, _TURN)
        plate = badge.centered(badge.w, 34)
        canvas.fill(plate, GREEN if moment.is_praise else _LOSS, 1, 16)
        canvas.text(self.words.badge, plate.inset(8, 2), _BADGE)
        played, better, sources, chances = rest.stack([rest.h * part for part in (0.26, 0.36, 0.19, 0.19)], 0)
        canvas.paragraph(self.words.played, played, _PLAYED)
        canvas.paragraph(self.words.better, better, _BETTER)
        canvas.text(self.words.sources(2), sources, _FOOT)
        canvas.text(f"{self.words.chances}   {self.words.error}", chances, _FOOT)
