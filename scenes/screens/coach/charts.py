"""The panel of charts on the coach's page: chances, and below them luck."""

from collections.abc import Callable, Sequence

from game.coach.summary import Moment, all_luck, luck_by_turn
from game.core.match import Match
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import PANEL_HEADING
from scenes.engine.widgets import Label, Panel
from scenes.kit.wording import Wording
from scenes.screens.coach.accuracy import PANEL_NOTE
from scenes.screens.coach.judging import Judging
from scenes.screens.coach.luck_chart import LuckStrip
from scenes.screens.coach.match_curve import course_of
from scenes.screens.coach.moment_marks import ABOUT
from scenes.screens.coach.win_chart import Graph

GRAPH, FIELD = Rect(24, 72, 1270, 470), Rect(144, 148, 1052, 228)
LUCK = Rect(52, 424, 1226, 100)


def add_charts(
    page: Scene, match: Match, judging: Judging, seat: int, wording: Wording, shown: Sequence[Moment],
    go_to: Callable[[int], None],
) -> None:  # fmt: skip
    """Add the panel with the chances of that seat, marked where moments are shown, and its luck below."""
    notes = judging.notes
    head = page.add(Panel("graph-panel", GRAPH)).rect.inset(28, 16).split_top(46)[0]
    title, note = head.split_left(420, 16)
    page.add(Label("graph-title", title, page.t("coach-chance"), PANEL_HEADING))
    is_firm = judging.agenda.is_firm(seat)
    page.add(Label("graph-note", note, page.t("coach-open" if is_firm else "coach-glance"), PANEL_NOTE))
    course = course_of(judging.agenda, seat, wording, shown)
    place = Rect(52, FIELD.y - 16, FIELD.right - 52, FIELD.h + 54)
    page.add(Graph("graph", place, FIELD, course, page.app.catalog, go_to))
    field = Rect(FIELD.x, LUCK.y, FIELD.w, LUCK.h)
    shares, total = luck_by_turn(match, notes, seat), all_luck(notes, seat)
    about = "" if is_firm else ABOUT
    named = [(wording.stretch(match.turn_at(share.length - 1)), share) for share in shares]
    page.add(LuckStrip("luck", LUCK, field, named, total, len(match.entries), page.app.catalog, about))
