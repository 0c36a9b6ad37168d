"""The coach's page: chances, luck, accuracy, and the moments worth another look."""

from dataclasses import dataclass
from functools import partial

from game.coach.agenda import Count
from game.coach.model import Judged
from game.coach.strength import Strength, strength_of
from game.coach.summary import FEWEST_MOMENTS, MOST_MOMENTS, Moment, accuracy, all_luck, cost, luck_by_turn
from game.core.events import ONLOOKER
from game.core.match import Match
from game.core.spec import HUMAN
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import PointerEvent
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.platform.bundled_data import bundled_data, learned_place
from scenes.engine.scene import Scene
from scenes.engine.settings import TABLE_TEXT_LIMIT
from scenes.engine.text import markup
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import BODY, INTRO_ON_WOOD, PANEL_HEADING, REMARK, TABLE_BUTTON
from scenes.engine.widgets import Action, Button, Label, Panel, Paragraph, Widget
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.kit.players import players_at
from scenes.kit.seat_views import wording_of
from scenes.screens.coach.accuracy import SeatRow
from scenes.screens.coach.judging import Judging, study_of
from scenes.screens.coach.luck_chart import LuckStrip
from scenes.screens.coach.match_curve import course_of
from scenes.screens.coach.moment_card import CARD, MomentCard
from scenes.screens.coach.moment_marks import ABOUT
from scenes.screens.coach.moment_pictures import Gallery
from scenes.screens.coach.pinned_moments import beside_work
from scenes.screens.coach.progress import CoachProgress, as_moment
from scenes.screens.coach.win_chart import Graph
from scenes.screens.coach.wording import MomentWords
from scenes.screens.scores.history import History
from scenes.screens.scores.score_causes import ALL_GAMES, Passage
from scenes.screens.scores.story import Story
from scenes.screens.scores.story_rows import add_story

GRAPH, FIELD = Rect(24, 72, 1270, 470), Rect(144, 148, 1052, 228)
LUCK = Rect(52, 424, 1226, 100)
ACCURACY = Rect(1310, 72, 586, 470)
CARDS = Rect(24, 556, 1872, 432)
GAP = 15.5
LARGE_TEXT = 1.15
FOOT = Rect(24, 1004, 1872, 60)
ROW = 86.0
ENGRAVED = TABLE_BUTTON.tightest
NOTE_STYLE = REMARK.to_right.tightest
CALM = 0.5
"""Seconds between two updates while the coach works."""
READING = 5.0
"""Seconds for which one decision is shown as a sample."""
REST = 0.25
"""Seconds without mouse motion before pictures are painted."""
CARDS_BESIDE_WORK = 2


@dataclass(frozen=True, slots=True)
class Listing:
    """Hold the moments of a seat on cards; `is_working` is True if the coach's progress is shown beside them."""

    seat: int
    told: list[Moment]
    is_working: bool


class LookBack(Scene):
    """Show what the coach has found for a seat, at first for the person's."""

    name = "coach"
    stays = True
    text_limit = TABLE_TEXT_LIMIT

    def __init__(self, app: App, match: Match, judging: Judging) -> None:
        super().__init__(app)
        self.match, self.judging, self.subject = match, judging, match
        self.seat = judging.agenda.first_seats[0]
        self.gallery = Gallery(app, judging.match)
        self.history = app.spinner.run(partial(History, match))
        self._is_due = False
        self._sample: Judged | None = None
        self._sampled_at = 0.0
        self._listing: Listing | None = None
        self._is_behind = False
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
        if is_calm and self.gallery.is_painting and self.gallery.paint_on():
            self.invalidate()

    def intercept_pointer(self, pointer: PointerEvent) -> bool:
        self._moved_at = self.app.clock()
        return False

    def is_animating(self) -> bool:
        return self.gallery.is_painting or super().is_animating()

    def _show_found(self) -> None:
        self._is_due = False
        self.invalidate()

    def hover_changed(self, widget: Widget | None) -> None:
        if self._is_behind and not self.input.hover_id.startswith(CARD):
            self.invalidate()

    # Building

    def build(self) -> None:
        self.wording = wording_of(self.app.catalog, self.match, self._reader)
        self._listing = self._new_listing()
        self.told = self._fitting(self._listing.told)
        opened = self.judging.opened(self.seat)
        self.shown = beside_work(self.told, opened, CARDS_BESIDE_WORK) if self._listing.is_working else self.told
        self._add_bar()
        self._add_graph()
        self._add_accuracy()
        self._add_moments()
        self._add_foot()

    def _new_listing(self) -> "Listing":
        """Return the cards; the old ones while one is under the mouse, so that it does not move away."""
        is_working = self.judging.is_running and not self.judging.agenda.is_settled(self.seat)
        new, held = Listing(self.seat, self.judging.moments(self.seat), is_working), self._listing
        is_over_card = self.input.hover_id.startswith(CARD)
        self._is_behind = held is not None and held.seat == self.seat and is_over_card and held != new
        return held if held is not None and self._is_behind else new

    def _fitting(self, told: list[Moment]) -> list[Moment]:
        """Return the moments that have room; with large text one less, praise first."""
        if self.app.canvas.text_scale <= LARGE_TEXT or len(told) < MOST_MOMENTS:
            return told
        praised = [moment for moment in told if moment.is_praise]
        return [moment for moment in told if moment is not praised[-1]] if praised else told[:-1]

    def _pitch(self, cards: int) -> float:
        """Return the distance from card to card; a few cards are wider and fill the row."""
        most = MOST_MOMENTS - (self.app.canvas.text_scale > LARGE_TEXT)
        return (CARDS.w + GAP) / max(FEWEST_MOMENTS, min(cards, most))

    @property
    def _reader(self) -> int:
        return self.match.humans[0] if len(self.match.humans) == 1 else ONLOOKER

    def _add_bar(self) -> None:
        totals = self.match.result().totals
        points = [f"{person.name} {numeral(totals[person.seat])}" for person in self.wording.people]
        details = [self.t("coach-title"), *points, self.t("scores-seed", seed=self.match.seed)]
        tools = [
            Tool("replay", self.t("coach-replay"), "replay", partial(self._open_replay, 0)),
            Tool("close", self.t("close"), "cross", self.back),
        ]
        add_top_bar(self, self.t(f"{self.match.spec.prefix}-title"), details, tools, f"{self.match.spec.id}/art/arms")

    def _add_graph(self) -> None:
        notes = self.judging.notes
        head = self.add(Panel("graph-panel", GRAPH)).rect.inset(28, 16).split_top(46)[0]
        title, note = head.split_left(420, 16)
        self.add(Label("graph-title", title, self.t("coach-chance"), PANEL_HEADING))
        is_firm = self.judging.agenda.is_firm(self.seat)
        self.add(Label("graph-note", note, self.t("coach-open" if is_firm else "coach-glance"), NOTE_STYLE))
        course = course_of(self.judging.agenda, self.seat, self.wording, self.shown)
        place = Rect(52, FIELD.y - 16, FIELD.right - 52, FIELD.h + 54)
        self.add(Graph("graph", place, FIELD, course, self.app.catalog, self._open_replay))
        field = Rect(FIELD.x, LUCK.y, FIELD.w, LUCK.h)
        shares, total = luck_by_turn(self.match, notes, self.seat), all_luck(notes, self.seat)
        about = "" if is_firm else ABOUT
        named = [(self.wording.stretch(self.match.turn_at(share.length - 1)), share) for share in shares]
        self.add(LuckStrip("luck", LUCK, field, named, total, len(self.match.entries), self.app.catalog, about))

    def _add_accuracy(self) -> None:
        inner = self.add(Panel("accuracy-panel", ACCURACY)).rect.inset(24, 16)
        head, rest = inner.split_top(46)
        title, note = head.split_left(230, 10)
        self.add(Label("accuracy-title", title, self.t("coach-accuracy"), PANEL_HEADING))
        self.add(Label("accuracy-note", note, self.t("coach-accuracy-note"), NOTE_STYLE))
        rows, foot = rest.split_bottom(36, 2)
        height = min(ROW, rows.h / len(self.match.seats))
        agenda = self.judging.agenda
        for seat in agenda.seats:
            place = Rect(rows.x, rows.y + agenda.seats.index(seat) * height, rows.w, height - 3)
            self.add(self._seat_row(seat, agenda.decisions(seat), place))
        how = f"{markup.icon('info')} {self._judged_how()}"
        self.add(Label("strength", foot, how, REMARK, tooltip=self._strength()))

    def _seat_row(self, seat: int, count: Count, place: Rect) -> SeatRow:
        person, notes = self.wording.people[seat], self.judging.notes
        role = self._sat_there(seat)
        value = accuracy(notes, seat) if count.is_full else None
        lost = cost(notes, seat)
        is_firm = self.judging.agenda.is_firm(seat)
        key = "coach-cost-yet" if not is_firm else "coach-cost" if lost.tells_points else "coach-cost-unsure"
        told = self.t(key, moments=lost.mistakes, points=round(lost.points))
        if value is None and not is_firm:
            told = self.t("coach-unsure")
        if not count.is_full:
            told = self.t("coach-count", n=count.done, of=count.of) if count.done else self.t("coach-waits")
        shown = "…" if value is None else numeral(round(value)) if is_firm else self.t("coach-about", n=round(value))
        explained = self.t("coach-accuracy-help")
        look = partial(self._look_as, seat)
        return SeatRow(
            f"seat-{seat}", place, person, role, told, value, shown, count, look, seat == self.seat, tooltip=explained
        )

    def _sat_there(self, seat: int) -> str:
        """Return who played the seat, one after the other; each is named once if somebody came back."""
        players = players_at(self.match, seat)
        each = list(dict.fromkeys(players))
        return (" → " if each == players else " · ").join(self.t(self._role(seat, player)) for player in each)

    def _role(self, seat: int, player: str) -> str:
        """Return the message id of a player: 'you' for the only person, even if the seat was handed over since."""
        people = [number for number in range(len(self.match.seats)) if HUMAN in players_at(self.match, number)]
        return "coach-you" if player == HUMAN and people == [seat] else f"level-{player}"

    def _judged_how(self) -> str:
        return self.t("coach-looked-at", n=self.judging.agenda.decisions(self.seat).done)

    def _strength(self) -> str:
        """Return what the lab has measured about the coach's reliability in this game."""
        worlds = [each.worlds for each in self.judging.notes.judged if each.seat == self.seat and each.ways]
        game, lines = self.match.spec.id, [self.t("coach-error-help", worlds=min(worlds, default=0))]
        strength = bundled_data(self.app, learned_place(game), partial(strength_of, game), Strength())
        for name in ("agreement", "told", "blunders"):
            share = getattr(strength, name)
            if share.of:
                lines.append(self.t(f"coach-strength-{name}", hits=share.hits, of=share.of, percent=share.percent))
        alarms = strength.false_alarms
        if alarms.of:
            lines.append(self.t("coach-strength-false", hits=alarms.hits, of=alarms.of))
        return "\n".join(lines)

    def _add_moments(self) -> None:
        assert self._listing is not None
        is_working = self._listing.is_working
        pitch = self._pitch(MOST_MOMENTS if is_working else len(self.shown))
        for number, moment in enumerate(self.shown):
            place = Rect(CARDS.x + number * pitch, CARDS.y, pitch - GAP, CARDS.h)
            words = MomentWords(self.app.catalog, self.match, self.wording, moment)
            picture = self.gallery.picture(moment, MomentCard.picture_place(place))
            name, show = f"{CARD}{moment.judged.entry}", partial(self._open_replay, moment.entry)
            self.add(MomentCard(name, place, words, picture, show, tooltip=words.figures))
        if is_working:
            self._add_working(CARDS.trimmed(left=CARDS_BESIDE_WORK * pitch))
            self._add_story(
                CARDS.trimmed(left=len(self.shown) * pitch, right=CARDS.w - CARDS_BESIDE_WORK * pitch + GAP)
            )
        elif 0 < len(self.shown) < FEWEST_MOMENTS:
            self._add_story(CARDS.trimmed(left=len(self.shown) * pitch))
        elif not self.shown:
            text = self.add(Panel("none-panel", CARDS.centered(1100, 190))).rect.inset(50, 40)
            told = self.t("coach-none" if self._is_seen_through else "coach-stopped")
            self.add(Paragraph("none", text, told, BODY.but(size=28, align="center")))

    def _add_story(self, place: Rect) -> None:
        """Add the story of the match in the room beside the cards."""
        if place.w <= 0:
            return
        wording = wording_of(self.app.catalog, self.match, ONLOOKER)
        story = Story(self.history, self._last_game, self.match.result().winners[0], wording).moments()
        if story:
            inner = self.add(Panel("story-panel", place)).rect.inset(24, 20)
            add_story(self, inner, story, wording, self._show)

    def _show(self, seat: int, passage: Passage) -> None:
        navigation.show_passage(self.app, self.match, seat, passage.entry, passage.event, passage.until)

    @property
    def _last_game(self) -> int:
        """Return the number of the game; for a series ALL_GAMES."""
        return ALL_GAMES if len(self.match.result().games) > 1 else 0

    @property
    def _is_seen_through(self) -> bool:
        """Return whether every decision of the seat has been judged."""
        return self.judging.agenda.decisions(self.seat).is_full

    def _add_working(self, place: Rect) -> None:
        last = self._shown_sample()
        sample = None
        if last is not None:
            moment = as_moment(last)
            words = MomentWords(self.app.catalog, self.match, self.wording, moment)
            sample = last, words, self.gallery.picture(moment, CoachProgress.picture_place(place))
        count, told = self._work()
        self.add(CoachProgress("working", place, count, told, self.app.catalog, sample))

    def _work(self) -> tuple[Count, str]:
        """Return the progress as numbers and in words."""
        agenda = self.judging.agenda
        count = agenda.decisions(self.seat)
        if not count.is_full:
            return count, self.t("coach-count", n=count.done, of=count.of)
        count = agenda.told(self.seat)
        return count, self.t("coach-count-told", n=count.done, of=count.of)

    def _shown_sample(self) -> Judged | None:
        """Return the last decision judged; each is shown long enough to be read."""
        own = [each for each in self.judging.notes.judged if each.seat == self.seat and len(each.ways) > 1]
        if own and (self._sample is None or self.app.clock() > self._sampled_at + READING):
            self._sample, self._sampled_at = own[-1], self.app.clock()
        return self._sample

    def _add_foot(self) -> None:
        words, buttons = FOOT.split_left(820, 16)
        is_running = self.judging.is_running
        self.add(Label("foot", words, self._foot_note(), INTRO_ON_WOOD.tightest))
        first, second, third = buttons.weighted_columns([1, 1, 1], 14)
        if is_running:
            self._add_button("stop", first, "cross", self.judging.stop)
            self._add_mine(second)
        else:
            if not self.judging.is_done:
                self._add_button("go-on", first, "play", partial(study_of(self.app).begin, self.judging))
            self._add_button("again", second, "hint", self._judge_again)
        self._add_button("to-scores", third, "trophy", self._to_scores, is_main=True)

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
        return f"{CARD}{self.told[0].judged.entry}" if self.told else "to-scores"

    def _look_as(self, seat: int) -> None:
        self.seat, self._sample = seat, None
        self.invalidate()

    def _open_replay(self, length: int) -> None:
        for moment in self.told:
            if moment.entry == length:
                self.judging.open(moment)
        navigation.open_replay(self.app, self.match, length, self.seat)

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

    def draw_background(self, canvas: Canvas) -> None:
        canvas.image("common/art/backdrop_evening", SCREEN)
