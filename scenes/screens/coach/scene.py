"""The coach's page: chances, luck, accuracy, and the moments worth another look."""

from functools import partial

from game.core.match import Match
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.input.keys import PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.settings import TABLE_TEXT_LIMIT
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import INTRO_ON_WOOD, TABLE_BUTTON
from scenes.engine.widgets import Action, Button, Paragraph, Widget
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.kit.seat_views import readers_wording
from scenes.screens.coach.accuracy import AccuracyPanel
from scenes.screens.coach.charts import add_charts
from scenes.screens.coach.judging import Judging, study_of
from scenes.screens.coach.moment_card import CARD
from scenes.screens.coach.moment_cards import TRY, MomentCards

ACCURACY = Rect(1310, 72, 586, 470)
FOOT = Rect(24, 1004, 1872, 60)
ENGRAVED = TABLE_BUTTON.tightest
CALM = 0.5
"""Seconds between two updates while the coach works."""
REST = 0.25
"""Seconds without mouse motion before pictures are painted."""


class LookBack(Scene):
    """Show what the coach has found for a seat, at first for the person's."""

    name = "coach"
    backdrop = "common/art/backdrop_evening"
    stays = True
    text_limit = TABLE_TEXT_LIMIT

    def __init__(self, app: App, match: Match, judging: Judging) -> None:
        super().__init__(app)
        self.match, self.judging, self.subject = match, judging, match
        self.seat = judging.agenda.first_seats[0]
        self.cards = MomentCards(self, match, judging, self._open_replay, self._try_again)
        self._is_due = False
        self._moved_at = 0.0

    # Life

    def enter(self) -> None:
        self.judging.listeners.append(self._something_found)

    def leave(self) -> None:
        """Stop listening; the judging continues."""
        self.judging.listeners.remove(self._something_found)

    def _something_found(self) -> None:
        if not self._is_due:
            self._is_due = True
            self.after(CALM, self._show_found)

    def update(self, dt: float) -> None:
        """Paint small pictures while the mouse rests, as a new one may take several frames."""
        is_calm = self.app.clock() >= self._moved_at + REST
        gallery = self.cards.gallery
        if is_calm and gallery.is_painting and gallery.paint_on():
            self.invalidate()

    def intercept_pointer(self, pointer: PointerEvent) -> bool:
        self._moved_at = self.app.clock()
        return False

    def is_animating(self) -> bool:
        return self.cards.gallery.is_painting or super().is_animating()

    def _show_found(self) -> None:
        self._is_due = False
        self.invalidate()

    def hover_changed(self, widget: Widget | None) -> None:
        self.cards.hover_changed()

    # Building

    def build(self) -> None:
        self.wording = readers_wording(self.app.catalog, self.match)
        self.cards.choose()
        self._add_bar()
        add_charts(self, self.match, self.judging, self.seat, self.wording, self.cards.shown, self._open_replay)
        AccuracyPanel(self, self.match, self.judging, self.wording.people, self.seat, self._look_as).add(ACCURACY)
        self.cards.add(self.wording)
        self._add_foot()

    def _add_bar(self) -> None:
        totals = self.match.result().totals
        points = [f"{person.name} {numeral(totals[person.seat])}" for person in self.wording.people]
        details = [self.t("coach-title"), *points, self.t("scores-seed", seed=self.match.seed)]
        tools = [
            Tool("replay", self.t("coach-replay"), "replay", partial(self._open_replay, 0)),
            Tool("close", self.t("close"), "cross", self.back),
        ]
        add_top_bar(self, self.t(f"{self.match.spec.prefix}-title"), details, tools, f"{self.match.spec.id}/art/arms")

    @property
    def _is_seen_through(self) -> bool:
        """Return whether every decision of the seat has been judged."""
        return self.judging.agenda.decisions(self.seat).is_full

    def _add_foot(self) -> None:
        words, buttons = FOOT.split_left(640, 16)
        is_running = self.judging.is_running
        self.add(Paragraph("foot", words, self._foot_note(), INTRO_ON_WOOD.tightest))
        first, second, third, last = buttons.columns(4, 14)
        if is_running:
            self._add_button("stop", first, "cross", self.judging.stop)
            self._add_mine(second)
        else:
            if not self.judging.is_done:
                self._add_button("go-on", first, "play", partial(study_of(self.app).begin, self.judging))
            self._add_button("again", second, "hint", self._judge_again)
        self._add_try_all(third)
        self._add_button("to-scores", last, "trophy", self._to_scores, is_main=True)

    def _add_try_all(self, place: Rect) -> None:
        """Add the button that tries all moments again, beginning with the one in focus."""
        why = "" if any(moment.can_be_tried for moment in self.cards.told) else self.t("coach-try-nothing")
        self.add(
            Button(
                "try-all", place, self.t("coach-try-all"), self._try_all, icon="replay", style=ENGRAVED,
                enabled=not why, reason=why, tooltip=self.t("coach-try-help"), command="coach/try",
            )
        )  # fmt: skip

    def _foot_note(self) -> str:
        if not self.judging.is_running:
            return self.t("coach-keys")
        count = self.judging.agenda.fineness([self.seat])
        if not self._is_seen_through or count.is_full:
            return self.t("coach-leave")
        return self.t("coach-finer", n=count.done, of=count.of)

    def _add_mine(self, place: Rect) -> None:
        """Add the button that drops the rivals, if they are judged too."""
        if len(self.judging.seats) > len(self.judging.agenda.first_seats):
            self._add_button("mine", place, "person", self._drop_rivals)

    def _add_button(self, name: str, place: Rect, icon: str, action: Action, is_main: bool = False) -> None:
        words = self.t(f"coach-{name}")
        self.add(Button(name, place, words, action, icon=icon, style=ENGRAVED, chosen=is_main))

    # What it does

    def first_focus(self) -> str:
        told = self.cards.told
        return f"{CARD}{told[0].judged.entry}" if told else "to-scores"

    def _look_as(self, seat: int) -> None:
        self.seat = seat
        self.cards.look_as(seat)
        self.invalidate()

    def _open_replay(self, length: int) -> None:
        for moment in self.cards.told:
            if moment.entry == length:
                self.judging.open(moment)
        navigation.open_replay(self.app, self.match, length, self.seat)

    def _try_all(self) -> None:
        entries = {str(moment.judged.entry): moment.judged.entry for moment in self.cards.told}
        self._try_again(entries.get(self.input.focus_id.removeprefix(CARD).removeprefix(TRY), -1))

    def _try_again(self, entry: int) -> None:
        """Open the moments to be tried again, at first that decision, which stays in the list."""
        for moment in self.cards.told:
            if moment.judged.entry == entry:
                self.judging.open(moment)
        navigation.open_try_again(self.app, self.match, self.seat, entry)

    def _drop_rivals(self) -> None:
        self.judging.drop_rivals()
        self.invalidate()

    def _judge_again(self) -> None:
        self.judging.begin_again()
        self.invalidate()

    def _to_scores(self) -> None:
        """Return to the scores, or open them if they are not on the stack."""
        below = next((scene for scene in self.app.stack if scene.name == "scores"), None)
        if below is not None:
            self.app.stack.pop_to(below)
        else:
            navigation.open_scores(self.app, self.match)
