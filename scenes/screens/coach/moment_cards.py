"""The lower part of the coach's page: the cards of moments, with the coach's progress or the story beside them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.coach.agenda import Count
from game.coach.model import Judged
from game.coach.summary import FEWEST_MOMENTS, MOST_MOMENTS, Moment
from game.core.events import ONLOOKER
from game.core.match import Match
from scenes import navigation
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, TABLE_BUTTON
from scenes.engine.widgets import Button, Panel, Paragraph
from scenes.kit.seat_views import wording_of
from scenes.kit.wording import Wording
from scenes.screens.coach.judging import Judging
from scenes.screens.coach.moment_card import CARD, MomentCard
from scenes.screens.coach.moment_pictures import Gallery
from scenes.screens.coach.pinned_moments import beside_work
from scenes.screens.coach.progress import CoachProgress, as_moment
from scenes.screens.coach.wording import MomentWords
from scenes.screens.scores.history import History
from scenes.screens.scores.score_causes import ALL_GAMES, Passage
from scenes.screens.scores.story import Stories
from scenes.screens.scores.story_rows import add_story

CARDS = Rect(24, 556, 1872, 432)
GAP = 15.5
LARGE_TEXT = 1.15
READING = 5.0
"""Seconds for which one decision is shown as a sample."""
CARDS_BESIDE_WORK = 2
TRY = "try-"
"""Start of the ids of the buttons below costly moments."""
_TRY_HEIGHT, _TRY_GAP = 48.0, 6.0


@dataclass(frozen=True, slots=True)
class Listing:
    """Hold the moments of a seat on cards; `is_working` is True if the coach's progress is shown beside them."""

    seat: int
    told: list[Moment]
    is_working: bool


class MomentCards:
    """Hold the moments of the seat looked at, and add their cards."""

    def __init__(
        self,
        page: Scene,
        match: Match,
        judging: Judging,
        go_to: Callable[[int], None],
        try_again: Callable[[int], None],
    ) -> None:
        """Set up; `go_to` opens the replay, `try_again` the moment of the decision at an entry."""
        self._page, self._match, self._judging = page, match, judging
        self._go_to, self._try_again = go_to, try_again
        self.gallery = Gallery(page.app, judging.match)
        self.told: list[Moment] = []
        self.shown: list[Moment] = []
        """The moments on cards: not all while the coach's progress is shown beside them."""
        self._stories = Stories(page.app.spinner.run(partial(History, match)), match.result().winners[0])
        self._seat = judging.agenda.first_seats[0]
        self._sample: Judged | None = None
        self._sampled_at = 0.0
        self._listing: Listing | None = None
        self._is_behind = False

    def look_as(self, seat: int) -> None:
        """Show the moments of that seat from now on."""
        self._seat, self._sample = seat, None

    def choose(self) -> None:
        """Choose the moments that are shown next."""
        self._listing = self._new_listing()
        self.told = self._fitting(self._listing.told)
        opened = self._judging.opened(self._seat)
        self.shown = beside_work(self.told, opened, CARDS_BESIDE_WORK) if self._listing.is_working else self.told

    def hover_changed(self) -> None:
        """Show what has been found meanwhile, once the mouse has left the cards."""
        if self._is_behind and not self._page.input.hover_id.startswith(CARD):
            self._page.invalidate()

    def _new_listing(self) -> Listing:
        """Return the cards; the old ones while one is under the mouse, so that it does not move away."""
        is_working = self._judging.is_running and not self._judging.agenda.is_settled(self._seat)
        new, held = Listing(self._seat, self._judging.moments(self._seat), is_working), self._listing
        is_over_card = self._page.input.hover_id.startswith(CARD)
        self._is_behind = held is not None and held.seat == self._seat and is_over_card and held != new
        return held if held is not None and self._is_behind else new

    def _fitting(self, told: list[Moment]) -> list[Moment]:
        """Return the moments that have room; with large text one less, praise first."""
        if self._page.app.canvas.text_scale <= LARGE_TEXT or len(told) < MOST_MOMENTS:
            return told
        praised = [moment for moment in told if moment.is_praise]
        return [moment for moment in told if moment is not praised[-1]] if praised else told[:-1]

    def _pitch(self, cards: int) -> float:
        """Return the distance from card to card; a few cards are wider and fill the row."""
        most = MOST_MOMENTS - (self._page.app.canvas.text_scale > LARGE_TEXT)
        return (CARDS.w + GAP) / max(FEWEST_MOMENTS, min(cards, most))

    def add(self, wording: Wording) -> None:
        """Add a card for each moment, and what lies beside them."""
        assert self._listing is not None
        is_working = self._listing.is_working
        pitch = self._pitch(MOST_MOMENTS if is_working else len(self.shown))
        for number, moment in enumerate(self.shown):
            place = Rect(CARDS.x + number * pitch, CARDS.y, pitch - GAP, CARDS.h)
            if not moment.is_praise:
                place = self._add_try(moment, place)
            words = MomentWords(self._page.app.catalog, self._match, wording, moment)
            picture = self.gallery.picture(moment, MomentCard.picture_place(place))
            name, show = f"{CARD}{moment.judged.entry}", partial(self._go_to, moment.entry)
            self._page.add(MomentCard(name, place, words, picture, on_press=show, tooltip=words.figures))
        if is_working:
            self._add_working(CARDS.trimmed(left=CARDS_BESIDE_WORK * pitch), wording)
            self._add_story(
                CARDS.trimmed(left=len(self.shown) * pitch, right=CARDS.w - CARDS_BESIDE_WORK * pitch + GAP)
            )
        elif 0 < len(self.shown) < FEWEST_MOMENTS:
            self._add_story(CARDS.trimmed(left=len(self.shown) * pitch))
        elif not self.shown:
            text = self._page.add(Panel("none-panel", CARDS.centered(1100, 190))).rect.inset(50, 40)
            told = self._page.t("coach-none" if self._judging.agenda.decisions(self._seat).is_full else "coach-stopped")
            self._page.add(Paragraph("none", text, told, BODY.but(size=28, align="center")))

    def _add_try(self, moment: Moment, place: Rect) -> Rect:
        """Add the button that tries the moment again below its card; return what is left for the card."""
        card, foot = place.split_bottom(_TRY_HEIGHT, _TRY_GAP)
        entry, t = moment.judged.entry, self._page.t
        why = "" if moment.can_be_tried else t("coach-try-later")
        self._page.add(
            Button(
                f"{TRY}{entry}", foot, t("coach-try"), partial(self._try_again, entry), icon="replay",
                style=TABLE_BUTTON.tightest, enabled=not why, reason=why, tooltip=t("coach-try-help"),
            )
        )  # fmt: skip
        return card

    def _add_story(self, place: Rect) -> None:
        """Add the story of the match in the room beside the cards."""
        if place.w <= 0:
            return
        wording = wording_of(self._page.app.catalog, self._match, ONLOOKER)
        story = self._stories.moments(self._last_game, wording)
        if story:
            inner = self._page.add(Panel("story-panel", place)).rect.inset(24, 20)
            add_story(self._page, inner, story, wording, self._show)

    def _show(self, seat: int, passage: Passage) -> None:
        navigation.show_passage(self._page.app, self._match, seat, passage.entry, passage.event, passage.until)

    @property
    def _last_game(self) -> int:
        """Return the number of the game; for a series ALL_GAMES."""
        return ALL_GAMES if len(self._match.result().games) > 1 else 0

    def _add_working(self, place: Rect, wording: Wording) -> None:
        last = self._shown_sample()
        sample = None
        if last is not None:
            moment = as_moment(last)
            words = MomentWords(self._page.app.catalog, self._match, wording, moment)
            sample = last, words, self.gallery.picture(moment, CoachProgress.picture_place(place))
        count, told = self._work()
        self._page.add(CoachProgress("working", place, count, told, self._page.app.catalog, sample))

    def _work(self) -> tuple[Count, str]:
        """Return the progress as numbers and in words."""
        agenda = self._judging.agenda
        count = agenda.decisions(self._seat)
        if not count.is_full:
            return count, self._page.t("coach-count", n=count.done, of=count.of)
        count = agenda.told(self._seat)
        return count, self._page.t("coach-count-told", n=count.done, of=count.of)

    def _shown_sample(self) -> Judged | None:
        """Return the last decision judged; each is shown long enough to be read."""
        own = [each for each in self._judging.notes.judged if each.seat == self._seat and len(each.ways) > 1]
        if own and (self._sample is None or self._page.app.clock() > self._sampled_at + READING):
            self._sample, self._sampled_at = own[-1], self._page.app.clock()
        return self._sample
