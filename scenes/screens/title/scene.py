"""The title screen: the panorama, the four banners, and one button for each screen."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.listing import Slot
from game.core.version import version
from scenes import navigation
from scenes.common.game_catalogue import City, all_cities, city_of, playable_cities, stretch_of
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.text.languages import LANGUAGES
from scenes.engine.theme import MAIN_BUTTON, NOTE_ON_PICTURE, NOTE_ON_WOOD, TITLE
from scenes.engine.widgets import Action, Button, ChoiceBar, Label, Widget
from scenes.kit.fit_text import common_style
from scenes.screens.saves.stores import store_of
from scenes.screens.title.evening import Evening, sway
from scenes.screens.title.gonfalon import SIZE, Gonfalon
from scenes.screens.title.picture_variants import draw_mirrored

LOGO = TITLE.but(size=112, leading=1.3)
SUBTITLE = NOTE_ON_WOOD.but(size=35, align="center", shadow=True, colour=(250, 232, 200))
LOGO_PLACE = Rect(420, 34, 1080, 140)
SUBTITLE_PLACE = Rect(660, 172, 600, 48)
FLOURISH = (158.0, 34.0)
LANGUAGE_PLACE = Rect(1386, 26, 508, 58)
LANGUAGE_WIDTH = 322.0
GONFALON_TOP = 168.0
OUTER_MARGIN = 44.0
PITCH = 316.0
BUTTONS = Rect(24, 934, 1872, 88)
FOOT = Rect(54, 1032, 1812, 36)
FLOURISHES_FROM = 560.0
"""Least x of the left flourish; with large text there is no room for the pair between the banners."""
WIDE = {"continue": 1.4, "new-game": 1.2}
"""Weights of the buttons that have more words than the others."""


@dataclass(frozen=True, slots=True)
class TitleEntry:
    """Describe one of the buttons along the foot."""

    id: str
    on_press: Action
    subtitle: str = ""


class Title(Scene):
    """Show cities and buttons; Left and Right move along them, Enter starts what is chosen."""

    name = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.going_on: list[Slot] = []
        self.chosen: City | None = next(iter(playable_cities()), None)
        self._pointed_at: City | None = None
        self._last_city = ""
        self._evening = Evening(self)
        self._banners: list[Gonfalon] = []
        self._look_at_saves()

    def enter(self) -> None:
        self.app.sound.music("title")
        self._evening.go_on()

    def resume(self) -> None:
        """Read the saves again; unless the keyboard's focus ring is visible, focus the first button."""
        before = self.going_on
        self._look_at_saves()
        if before != self.going_on or not self.app.keyboard_in_use:
            self.input.focus_id = ""
            self.invalidate()
        self.app.sound.music("title")
        self._evening.go_on()

    def _look_at_saves(self) -> None:
        """Read the matches that are going on, and choose the city played or learned last."""
        slots = self.app.spinner.run(store_of(self.app).slots)
        self.going_on = [slot for slot in slots if slot.is_going_on]
        last = self.app.settings.last_city or next((slot.game for slot in slots if slot.game), "")
        if last != self._last_city:
            self._last_city = last
            self.chosen = next((city for city in playable_cities() if city.id == last), self.chosen)

    # Building

    def build(self) -> None:
        self.add(Label("logo", LOGO_PLACE, self.t("title-name"), LOGO))
        self.add(Label("subtitle", SUBTITLE_PLACE, self.t("title-subtitle"), SUBTITLE))
        self._banners.clear()
        for city, x in zip(all_cities(), _columns(len(all_cities())), strict=True):
            self._add_gonfalon(city, x)
        entries = self._entries()
        weights = [WIDE.get(entry.id, 1.0) for entry in entries]
        for entry, place in zip(entries, BUTTONS.weighted_columns(weights, 12), strict=True):
            self._add_entry(entry, place)
        self._add_foot()
        names = [(each.code, each.short_name) for each in LANGUAGES]
        wanted = ChoiceBar.wanted_width(self.measure, [name for _, name in names])
        width = max(LANGUAGE_WIDTH, wanted)
        self.add(
            ChoiceBar(
                "language", LANGUAGE_PLACE.split_right(width)[1], names, self.app.settings.language,
                lambda language: self.app.change(language=language), tooltip=self.t("title-language"),
            )
        )  # fmt: skip

    def _add_gonfalon(self, city: City, x: float) -> None:
        place, words, start = Rect(x, GONFALON_TOP, *SIZE), city.words(self.app.catalog), partial(self._new_game, city)
        banner = Gonfalon(f"city-{city.id}", place, city, words, city == self._shining, on_press=start)
        self._banners.append(self.add(banner))

    def _entries(self) -> list[TitleEntry]:
        return [
            *self._entries_of_matches(),
            TitleEntry("new-game", lambda: self._new_game(self.chosen), self.t("title-new-game-note")),
            TitleEntry("learn", lambda: navigation.open_lessons(self.app), self.t("title-learn-note")),
            TitleEntry("rules", lambda: navigation.open_rules(self.app), self.t("title-rules-note")),
            TitleEntry("chronicle", lambda: navigation.open_chronicle(self.app), self.t("title-chronicle-note")),
            TitleEntry("settings", lambda: navigation.open_settings(self.app), self.t("title-settings-note")),
            TitleEntry("quit", self.app.quit, self.t("title-quit-note")),
        ]

    def _entries_of_matches(self) -> list[TitleEntry]:
        """Return the buttons for matches going on; none if there are none, so that newcomers see no dead ones."""
        if not self.going_on:
            return []
        return [
            TitleEntry("continue", self._continue, self._describe(self.going_on[0])),
            TitleEntry("matches", lambda: navigation.open_saves(self.app), self._count()),
        ]

    def _add_entry(self, entry: TitleEntry, place: Rect) -> None:
        self.add(
            Button(
                entry.id, place, self.t(f"title-{entry.id}"), entry.on_press, subtitle=entry.subtitle,
                style=MAIN_BUTTON, dress="gold" if entry.id == self.first_focus() else "wood",
            )
        )  # fmt: skip

    def _add_foot(self) -> None:
        left, middle, right = FOOT.weighted_columns([1.2, 1, 1], 50)
        keys, about = self.t("title-keys", key=self.key_label(Command.FULLSCREEN)), self._about()
        shining = self._told_of_shining()
        note = common_style(self.measure, [(keys, left), (shining, middle), (about, right)], NOTE_ON_PICTURE)
        self.add(Label("foot-keys", left, keys, note))
        self.add(Label("foot-chosen", middle, shining, note.centered))
        _, link = right.split_right(min(right.w, self.measure(about, note)[0] + 48))
        self.add(
            Button(
                "licenses", link.outset(0, 5), about, lambda: navigation.open_licenses(self.app),
                dress="bare", style=note.centered,
            )
        )  # fmt: skip

    def _about(self) -> str:
        return f"{self.t('title-licenses')}  ·  {version()}"

    def _told_of_shining(self) -> str:
        """Return name and epithet of the highlighted city."""
        city = self._shining
        if city is None:
            return ""
        t = self.app.catalog
        return self.t("title-chosen", city=city.name(t), epithet=city.epithet(t))

    def _describe(self, slot: Slot) -> str:
        name = slot.name or city_of(slot.game).name(self.app.catalog)
        return f"{name} · {stretch_of(slot, self.app.catalog)}"

    def _count(self) -> str:
        return self.t("title-matches-note", count=len(self.going_on))

    # Choosing

    def first_focus(self) -> str:
        """Return the button to continue; without matches new game, and at the first start the lessons."""
        if self.going_on:
            return "continue"
        return "new-game" if self._last_city else "learn"

    @property
    def _shining(self) -> City | None:
        """Return the city whose banner glows and which the foot describes."""
        return self._pointed_at or self.chosen

    def focus_changed(self, widget: Widget | None) -> None:
        city = _city_of(widget)
        if city and city != self.chosen:
            self.chosen = city
            self.invalidate()

    def hover_changed(self, widget: Widget | None) -> None:
        """Highlight the banner under the mouse; that does not choose it."""
        city = _city_of(widget)
        if city != self._pointed_at:
            self._pointed_at = city
            self.invalidate()

    def _new_game(self, city: City | None) -> None:
        if city is not None:
            navigation.open_new_game(self.app, city.id)

    def _continue(self) -> None:
        navigation.continue_match(self.app, self.going_on[0].id)

    def intercept(self, press: KeyPress) -> bool:
        """Ignore Esc: the program is left by the button only."""
        return press.command == Command.BACK

    def background_key(self) -> Hashable:
        return self.app.catalog.language, self.text_scale

    def draw_over(self, canvas: Canvas) -> None:
        self._evening.draw(canvas)
        for number, banner in enumerate(self._banners):
            banner.draw_tails(canvas, sway(self._evening.time, number))

    def draw_background(self, canvas: Canvas) -> None:
        canvas.image("common/art/title", SCREEN)
        words = canvas.measure(self.t("title-subtitle"), SUBTITLE)[0]
        left = Rect(SUBTITLE_PLACE.center[0] - words / 2 - FLOURISH[0] - 22, SUBTITLE_PLACE.y + 8, *FLOURISH)
        if left.x < FLOURISHES_FROM:
            return
        canvas.image("common/art/flourish", left)
        draw_mirrored(canvas, "common/art/flourish", left.moved(words + FLOURISH[0] + 44))


def _columns(count: int) -> Sequence[float]:
    """Return the x of each banner: half from the left edge, half towards the right, the town between them."""
    left = [OUTER_MARGIN + PITCH * index for index in range((count + 1) // 2)]
    right = [SCREEN.w - OUTER_MARGIN - SIZE[0] - PITCH * index for index in reversed(range(count // 2))]
    return [*left, *right]


def _city_of(widget: Widget | None) -> City | None:
    """Return the city of a banner that can be chosen; None for other widgets."""
    return widget.city if isinstance(widget, Gonfalon) and widget.focusable else None
