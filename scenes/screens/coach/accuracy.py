"""The accuracy panel: a row for each seat says how close its decisions came to the best, and what the others cost."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.coach.agenda import Count
from game.coach.strength import Strength, strength_of
from game.coach.summary import accuracy, cost
from game.core.match import Match
from game.core.spec import HUMAN
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.platform.bundled_data import bundled_data, learned_place
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog, numeral
from scenes.engine.theme import GOLD, GOLD_DARK, NUMBER, PANEL_HEADING, REMARK, SMALL_HEADING, Colour
from scenes.engine.widgets import Label, Look, Panel, Pressable
from scenes.kit.players import Person, players_at
from scenes.screens.coach.judging import Judging

NAME = SMALL_HEADING.tightest
UNDER = REMARK.tight
PANEL_NOTE = REMARK.to_right.tightest
VALUE = NUMBER.but(size=38, align="right")
_TRACK: Colour = (190, 160, 106)
_VALUE, _GAP = 104.0, 12.0
_ROW = 86.0


@dataclass(frozen=True)
class SeatRow(Pressable):
    """Show a seat's accuracy; a press shows the match as that seat saw it."""

    person: Person
    role: str
    told: str
    value: float | None
    shown: str
    count: Count
    is_chosen: bool = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_chosen or look.hovered or look.focused:
            canvas.fill(self.rect, GOLD, 0.34 if self.is_chosen else 0.2, 10)
        crest, rest = self.rect.inset(10, 6).split_left(48, 12)
        rest, value = rest.split_right(_VALUE, 12)
        names, gauge = rest.split_left(rest.w * 0.42, _GAP)
        canvas.image_fitted(self.person.crest, crest)
        name, role = names.split_top(names.h * 0.54)
        canvas.text(self.person.name, name, NAME.inked(self.person.ink))
        track, told = gauge.split_top(gauge.h * 0.5)
        self._draw_gauge(canvas, track.centered(track.w, 18))
        taken = canvas.text(self.role, role.trimmed(right=role.w - self._room_for_role(canvas, role.w, rest.w)), UNDER)
        canvas.text(self.told, told.trimmed(left=max(0.0, taken.right + _GAP - told.x)), UNDER)
        canvas.text(self.shown, value, VALUE)

    def _room_for_role(self, canvas: Canvas, usual: float, row: float) -> float:
        """Return the width for the role; a long one shares the line with the other text by their lengths."""
        needed, beside = (canvas.measure(text, UNDER)[0] + 2 for text in (self.role, self.told))
        return max(usual, min(needed, (row - _GAP) * needed / (needed + beside)))

    def _draw_gauge(self, canvas: Canvas, track: Rect) -> None:
        canvas.fill(track, _TRACK, 1, 9)
        share, ink = self._filled()
        if share > 0:
            canvas.fill(Rect(track.x, track.y, max(18.0, track.w * share), track.h), ink, 1, 9)
        canvas.outline(track, GOLD_DARK, 2, 9)

    def _filled(self) -> tuple[float, Colour]:
        """Return share and colour of the bar: gold while decisions are judged, then the seat's colour."""
        if not self.count.is_full:
            return self.count.done / max(1, self.count.of), GOLD
        return (self.value or 0.0) / 100, self.person.ink


def sat_there(catalog: Catalog, match: Match, seat: int) -> str:
    """Return who played the seat, one after the other; each is named once if somebody came back."""
    players = players_at(match, seat)
    each = list(dict.fromkeys(players))
    return (" → " if each == players else " · ").join(catalog(_role(match, seat, player)) for player in each)


def _role(match: Match, seat: int, player: str) -> str:
    """Return the message id of a player: 'you' for the only person, even if the seat was handed over since."""
    people = [number for number in range(len(match.seats)) if HUMAN in players_at(match, number)]
    return "coach-you" if player == HUMAN and people == [seat] else f"level-{player}"


class AccuracyPanel:
    """Build the panel: the accuracy of each seat, and how the coach has judged the chosen one."""

    def __init__(
        self, page: Scene, match: Match, judging: Judging, people: Sequence[Person], seat: int,
        look_as: Callable[[int], None],
    ) -> None:  # fmt: skip
        self._page, self._t, self._match, self._judging = page, page.t, match, judging
        self._people, self._seat, self._look_as = people, seat, look_as

    def add(self, place: Rect) -> None:
        """Add the panel."""
        inner = self._page.add(Panel("accuracy-panel", place)).rect.inset(24, 16)
        head, rest = inner.split_top(46)
        title, note = head.split_left(230, 10)
        self._page.add(Label("accuracy-title", title, self._t("coach-accuracy"), PANEL_HEADING))
        self._page.add(Label("accuracy-note", note, self._t("coach-accuracy-note"), PANEL_NOTE))
        rows, foot = rest.split_bottom(36, 2)
        height = min(_ROW, rows.h / len(self._match.seats))
        agenda = self._judging.agenda
        for seat in agenda.seats:
            row = Rect(rows.x, rows.y + agenda.seats.index(seat) * height, rows.w, height - 3)
            self._page.add(self._seat_row(seat, agenda.decisions(seat), row))
        how = f"{markup.icon('info')} {self._judged_how()}"
        self._page.add(Label("strength", foot, how, REMARK, tooltip=self._strength()))

    def _seat_row(self, seat: int, count: Count, place: Rect) -> SeatRow:
        person, notes = self._people[seat], self._judging.notes
        role = sat_there(self._page.app.catalog, self._match, seat)
        value = accuracy(notes, seat) if count.is_full else None
        lost = cost(notes, seat)
        is_firm = self._judging.agenda.is_firm(seat)
        key = "coach-cost-yet" if not is_firm else "coach-cost" if lost.tells_points else "coach-cost-unsure"
        told = self._t(key, moments=lost.mistakes, points=round(lost.points))
        if value is None and not is_firm:
            told = self._t("coach-unsure")
        if not count.is_full:
            told = self._t("coach-count", n=count.done, of=count.of) if count.done else self._t("coach-waits")
        shown = "…" if value is None else numeral(round(value)) if is_firm else self._t("coach-about", n=round(value))
        return SeatRow(
            f"seat-{seat}", place, person, role, told, value, shown, count, seat == self._seat,
            on_press=partial(self._look_as, seat), tooltip=self._t("coach-accuracy-help"),
        )  # fmt: skip

    def _judged_how(self) -> str:
        return self._t("coach-looked-at", n=self._judging.agenda.decisions(self._seat).done)

    def _strength(self) -> str:
        """Return what the lab has measured about the coach's reliability in this game."""
        worlds = [each.worlds for each in self._judging.notes.judged if each.seat == self._seat and each.ways]
        game, lines = self._match.spec.id, [self._t("coach-error-help", worlds=min(worlds, default=0))]
        strength = bundled_data(self._page.app, learned_place(game), partial(strength_of, game), Strength())
        for name in ("agreement", "told", "blunders"):
            share = getattr(strength, name)
            if share.of:
                lines.append(self._t(f"coach-strength-{name}", hits=share.hits, of=share.of, percent=share.percent))
        alarms = strength.false_alarms
        if alarms.of:
            lines.append(self._t("coach-strength-false", hits=alarms.hits, of=alarms.of))
        return "\n".join(lines)
