"""The deck: the person's own costly moments, those that are due first, and the way to try them again."""

import random
from collections.abc import Sequence
from datetime import datetime
from functools import partial

from game.coach import deck
from game.coach.deck import Stage, Standing
from scenes.common.game_catalogue import playable_cities
from scenes.engine.app import App
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import (
    HEADING_ON_WOOD,
    INTRO_ON_WOOD,
    LEAD,
    NOTE_ON_WOOD,
    PANEL_HEADING,
    REMARK,
    TABLE_BUTTON,
)
from scenes.engine.widgets import Action, Button, ChoiceBar, IconButton, Label, Panel, Paragraph
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.screens.coach.moment_pictures import Gallery
from scenes.screens.deck.cards import AwaySeals, CardWords, DeckCard, DeckRow, card_words
from scenes.screens.deck.last_match import last_finished, look_back_on
from scenes.screens.deck.shelf import Shelved, read_shelf
from scenes.screens.saves.stores import store_of
from scenes.screens.try_again.deck_keeping import deck_of
from scenes.screens.try_again.entry import open_series

EVERY = ""
"""The tab with the moments of all cities."""
TABS, SUMS = Rect(24, 72, 1240, 76), Rect(1280, 72, 616, 76)
MAIN, LATER, AWAY = Rect(24, 164, 1240, 820), Rect(1280, 164, 616, 560), Rect(1280, 738, 616, 246)
FOOT = Rect(24, 1000, 1872, 64)
CARD, OUT = "card-", "delete-"
_LARGE_TEXT = 1.3
_ROWS = 5
_REST = 0.25
"""Seconds without mouse motion before pictures are painted."""
_NOTE = REMARK.to_right.tightest
_LABEL = TABLE_BUTTON.tightest


class Deck(Scene):
    """Show the moments that are due, those that come back, and those put away."""

    name, stays = "deck", False
    backdrop = "common/art/backdrop_evening"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.deck = deck_of(app)
        self.shelf: list[Shelved] = app.spinner.run(partial(read_shelf, store_of(app)))
        self.city, self.page, self.shows_away = EVERY, 0, False
        self._galleries: dict[str, Gallery] = {}
        self._standings: dict[str, Standing] = {}
        self._taken_out = ""
        self._moved_at = 0.0
        self._read_marks()

    def _read_marks(self) -> None:
        matches, marks = self.deck.matches(), self.deck.marks
        kept = {card.key for card in deck.kept([each.card for each in self.shelf], marks)}
        cards = [each.card for each in self.shelf if each.card.key in kept]
        self._standings = {card.key: deck.standing(marks.of(card.key), card.ended, matches) for card in cards}

    # Life

    def resume(self) -> None:
        """Read the marks again, as moments may have been found."""
        self._read_marks()
        self.invalidate()

    def update(self, dt: float) -> None:
        """Paint small pictures while the mouse rests, as a new one may take several frames."""
        painting = next((each for each in self._galleries.values() if each.is_painting), None)
        if painting is not None and self.app.clock() >= self._moved_at + _REST and painting.paint_on():
            self.invalidate()

    def is_animating(self) -> bool:
        """Return whether a picture is unfinished."""
        return any(each.is_painting for each in self._galleries.values()) or super().is_animating()

    def intercept_pointer(self, pointer: PointerEvent) -> bool:
        """Note when the mouse moved."""
        self._moved_at = self.app.clock()
        return False

    # What is in the deck

    def of(self, *stages: Stage) -> list[Shelved]:
        """Return the moments of the chosen city at these stages, latest match first."""
        return [
            each
            for each in self.shelf
            if each.card.key in self._standings
            and self._standings[each.card.key].stage in stages
            and self.city in (EVERY, each.card.game)
        ]

    @property
    def due(self) -> list[Shelved]:
        """Return the moments that are due."""
        return self.of("due")

    @property
    def later(self) -> list[Shelved]:
        """Return the moments that come back, the next first."""
        return sorted(self.of("later"), key=lambda each: self._standings[each.card.key].waits)

    @property
    def listed(self) -> list[Shelved]:
        """Return the moments whose cards are shown: those that are due, or those put away."""
        return self.of("away") if self.shows_away else self.due

    # Building

    def build(self) -> None:
        self._add_bar()
        names = [(EVERY, self.t("deck-every"))]
        names += [(city.id, city.name(self.app.catalog)) for city in playable_cities()]
        self.add(ChoiceBar("cities", TABS.inset(0, 8), names, self.city, self._show_city))
        sums = self.add(Panel("sums", SUMS, "panel_wood")).rect.inset(24, 10)
        counts = {"due": len(self.due), "later": len(self.later), "away": len(self.of("away"))}
        self.add(Label("sums-told", sums, self.t("deck-sums", **counts), NOTE_ON_WOOD.but(align="center", size=25)))
        self._add_main()
        self._add_later()
        self._add_away()
        self._add_foot()

    def _add_bar(self) -> None:
        details = [self.t("try-again"), self.t("deck-subtitle")]
        tools = [Tool("close", self.t("close"), "cross", self.back)]
        add_top_bar(self, self.t("title-name"), details, tools)

    def _add_main(self) -> None:
        inner = self.add(Panel("main", MAIN)).rect.inset(24, 18)
        head, rest = inner.split_top(50, 6)
        title, note = head.split_left(420, 10)
        self.add(Label("main-title", title, self.t("deck-away" if self.shows_away else "deck-due"), PANEL_HEADING))
        columns, rows = (2, 2) if self.text_scale > _LARGE_TEXT else (3, 2)
        pages = max(1, -(-len(self.listed) // (columns * rows)))
        self.page = min(self.page, pages - 1)
        if pages > 1:
            note = self._add_pages(note, pages)
        self.add(Label("main-note", note, self.t("deck-away-note" if self.shows_away else "deck-due-note"), _NOTE))
        if not self.listed:
            self._add_nothing(rest)
            return
        first = self.page * columns * rows
        places = [cell for row in rest.rows(rows, 12) for cell in row.columns(columns, 14)]
        for shelved, place in zip(self.listed[first : first + len(places)], places, strict=False):
            self._add_card(shelved, place)

    def _add_pages(self, area: Rect, pages: int) -> Rect:
        """Add the buttons that turn the page; return what is left."""
        left, place = area.split_right(112, 12)
        before, after = place.columns(2, 8)
        none = self.t("replay-no-further")
        self.add(
            IconButton(
                "page-before", before, icon="chevron_left", on_press=partial(self._turn, -1), enabled=self.page > 0,
                reason=none, command=Command.PAGE_UP, tooltip=self.t("deck-some", n=self.page + 1, of=pages),
            )
        )  # fmt: skip
        self.add(
            IconButton(
                "page-after", after, icon="chevron_right", on_press=partial(self._turn, 1),
                enabled=self.page < pages - 1, reason=none, command=Command.PAGE_DOWN,
                tooltip=self.t("deck-some", n=self.page + 1, of=pages),
            )
        )  # fmt: skip
        return left

    def _add_card(self, shelved: Shelved, place: Rect) -> None:
        card = shelved.card
        when = datetime.fromtimestamp(card.ended)
        note = self.t("deck-played", day=str(when.day), month=self.t(f"month-{when.month}"))
        picture = self._gallery(shelved).picture(shelved.task.moment, DeckCard.picture_place(place))
        told = self._words(shelved, note)
        self.add(
            DeckCard(
                f"{CARD}{card.key}",
                place,
                told,
                picture,
                on_press=partial(self._try_from, shelved),
                tooltip=told.played,
            )
        )
        corner = Rect(place.right - 62, place.y + 10, 48, 48)
        take_out = partial(self._take_out, card.key)
        self.add(
            IconButton(
                f"{OUT}{card.key}", corner, icon="delete", on_press=take_out,
                tooltip=f"{self.t('deck-out')}: {self.t('deck-out-help')}",
            )
        )  # fmt: skip

    def _add_later(self) -> None:
        inner = self.add(Panel("later", LATER)).rect.inset(24, 18)
        head, rest = inner.split_top(46, 6)
        title, note = head.split_left(320, 8)
        shown = self.later[:_ROWS]
        self.add(Label("later-title", title, self.t("deck-later"), PANEL_HEADING))
        if len(shown) < len(self.later):
            self.add(Label("later-note", note, self.t("deck-some", n=len(shown), of=len(self.later)), _NOTE))
        for shelved, place in zip(shown, rest.rows(_ROWS, 4), strict=False):
            card = shelved.card
            picture = self._gallery(shelved).picture(shelved.task.moment, DeckRow.picture_place(place))
            told = self._words(shelved, self.t("deck-after", n=self._standings[card.key].waits))
            go = partial(self._open, [shelved])
            self.add(DeckRow(f"row-{card.key}", place, told, picture, on_press=go, tooltip=told.played))

    def _add_away(self) -> None:
        inner = self.add(Panel("away", AWAY, "panel_wood")).rect.inset(28, 20)
        head, rest = inner.split_top(44, 6)
        seals, foot = rest.split_bottom(60, 8)
        self.add(Label("away-title", head, self.t("deck-away"), HEADING_ON_WOOD.tight))
        self.add(AwaySeals("away-seals", seals, len(self.of("away"))))
        note, place = foot.split_right(210, 12)
        self.add(Label("away-note", note, self.t("deck-away-note"), NOTE_ON_WOOD.tightest))
        words = self.t("deck-close" if self.shows_away else "deck-open")
        is_there = self.shows_away or bool(self.of("away"))
        self.add(
            Button("away-open", place, words, self._turn_over, icon="chevron_down", style=_LABEL, enabled=is_there,
                   reason=self.t("deck-none-away"))
        )  # fmt: skip

    def _add_nothing(self, area: Rect) -> None:
        """Add why there is no card, and what can be done about it."""
        key = "deck-none-due" if self.later else "deck-all-found" if self.of("away") else "deck-none"
        words, place = area.centered(900, 260).split_bottom(70, 20)
        self.add(Paragraph("nothing", words, self.t(key), LEAD.centered))
        if key == "deck-none" and self.city == EVERY:
            look = self.t("deck-look-back")
            if last := last_finished(self.app):
                show = partial(look_back_on, self.app, last)
                self.add(Button("look-back", place.centered(560, 66), look, show, icon="hint", style=_LABEL))

    def _add_foot(self) -> None:
        words, buttons = FOOT.split_left(900, 20)
        shuffled, go = buttons.columns(2, 16)
        self.add(Paragraph("foot", words, self.t("deck-foot"), INTRO_ON_WOOD.tightest))
        every, due = len(self.of("due", "later", "away")), self.due
        self._add_button("shuffled", shuffled, "dice", self.t("deck-shuffled", n=every), self._shuffle, every > 0)
        self._add_button("try", go, "play", self.t("deck-try", n=len(due)), partial(self._open, due), bool(due))

    def _add_button(self, name: str, place: Rect, icon: str, words: str, action: Action, can: bool) -> None:
        self.add(
            Button(name, place, words, action, icon=icon, style=_LABEL, chosen=name == "try" and can, enabled=can,
                   reason=self.t("deck-none-due"))
        )  # fmt: skip

    def _gallery(self, shelved: Shelved) -> Gallery:
        slot = shelved.card.slot
        if slot not in self._galleries:
            self._galleries[slot] = Gallery(self.app, shelved.match, hides_better=True)
        return self._galleries[slot]

    def _words(self, shelved: Shelved, note: str) -> CardWords:
        return card_words(self.app.catalog, shelved, note, self.deck.marks.of(shelved.card.key).days)

    # What it does

    def first_focus(self) -> str:
        """Return the first card, or what leads on where there is none."""
        return f"{CARD}{self.listed[0].card.key}" if self.listed else "look-back"

    def intercept(self, press: KeyPress) -> bool:
        """Take the card in focus out of the deck, or put the last one back."""
        key = self.input.focus_id.removeprefix(CARD).removeprefix(OUT)
        if "deck/out" in press.commands and key in self._standings:
            self._take_out(key)
            return True
        if press.command == Command.UNDO and self._taken_out:
            self.deck.take_out(self._taken_out, is_out=False)
            self._taken_out = ""
            self.resume()
            return True
        return False

    def _take_out(self, key: str) -> None:
        self._taken_out = key
        self.deck.take_out(key)
        self.play("card")
        self.notice(self.t("deck-taken-out", key=self.key_label(Command.UNDO)))
        self.input.focus_id = ""
        self.resume()

    def _show_city(self, city: str) -> None:
        self.city, self.page = city, 0
        self.invalidate()

    def _turn(self, by: int) -> None:
        self.page += by
        self.input.focus_id = ""
        self.invalidate()

    def _turn_over(self) -> None:
        """Show the moments put away in the place of those that are due, or the other way round."""
        self.shows_away, self.page = not self.shows_away, 0
        self.invalidate()

    def _try_from(self, shelved: Shelved) -> None:
        """Try a moment, and those that are listed after it."""
        others = [each for each in self.listed if each is not shelved]
        self._open([shelved, *others])

    def _shuffle(self) -> None:
        every = self.of("due", "later", "away")
        self._open(random.sample(every, len(every)))

    def _open(self, moments: Sequence[Shelved]) -> None:
        open_series(self.app, [each.task for each in moments], "deck")
