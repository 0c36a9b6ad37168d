"""The settings as an open book: reading and speed at the left, screen, sound and keys at the right."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, key_label
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.settings import Page, Settings
from scenes.engine.theme import BIG_BUTTON, BODY, HEADING, LEAD, NOTE, ON_WOOD
from scenes.engine.widgets import Button, Label, Look, Panel, Paragraph, Widget, draw_key_cap
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.screens.rules.drop_cap import Initial, has_initial
from scenes.screens.settings.key_groups import command_name
from scenes.screens.settings.keys_page import KeysPage
from scenes.screens.settings.rows import Column
from scenes.screens.settings.setting_rows import bounds_of, choices_of, mark_of, names_on, row_of

LEFT = Rect(112, 104, 780, 920)
RIGHT = Rect(1026, 104, 790, 920)
HEAD = 76.0
FOOT = 76.0
NOTE_ROOM = 330.0
KEPT_ON_RESET = frozenset({"welcomed", "introduced", "language", "window", "last_city", "people"})
SHOWN_KEYS = (Command.UNDO, Command.HINT, Command.RULES, Command.LOG, Command.ENLARGE, Command.MENU)
TOOL = ON_WOOD.centered


@dataclass(frozen=True)
class Keys(Widget):
    """Draw the most used keys with their names."""

    keys: Sequence[tuple[str, str]]

    def draw(self, canvas: Canvas, look: Look) -> None:
        for (cap, words), cell in zip(self.keys, self.rect.grid(3, 2, 8), strict=True):
            key, name = cell.split_left(30 + 16 * max(1, len(cap)), 8)
            draw_key_cap(canvas, key.centered(key.w, 42), cap)
            canvas.text(words, name, BODY)


class SettingsPage(Scene):
    """Show all settings; nothing has to be confirmed, Esc closes the page."""

    name = "settings"
    backdrop = "common/art/book"

    def __init__(self, app: App) -> None:
        super().__init__(app)

    def build(self) -> None:
        close = Tool("close", self.t("close"), "cross", self.back)
        add_top_bar(self, self.t("title-name"), [self.t("settings")], [close])
        head, left = LEFT.split_top(HEAD, 18)
        self._add_head(head)
        self._add_page("left", left)
        right, foot = RIGHT.split_bottom(FOOT, 16)
        self._add_page("right", right)
        self._add_foot(foot)

    def _add_head(self, head: Rect) -> None:
        words, note = head.split_right(NOTE_ROOM, 16)
        kept = self.t("settings-kept")
        if self.measure(kept, NOTE)[0] <= note.w:
            self.add(Label("head-note", note, kept, NOTE.to_right))
        else:
            words = head
        title = self.t("settings")
        if has_initial(title, self.app.catalog.language):
            square, words = words.split_left(HEAD, 10)
            self.add(Initial("head-initial", square, title[0], "blue"))
            title = title[1:].upper()
        self.add(Label("head", words, title, HEADING.but(size=44, colour=(39, 64, 139))))

    def _add_page(self, page: Page, area: Rect) -> None:
        column = Column(self, area)
        if page == "right":
            keys = self.t("list-separator").join(map(key_label, self.app.key_map.keys_of(Command.FULLSCREEN)))
            column.switch("full-screen", self.app.window.full_screen, self._set_full_screen, keys)
        for name in names_on(page):
            self._add_setting(column, name)
            if name == "text_scale":
                self._add_sample(column)
        if page == "right":
            self._add_keys(column)
        column.finish()

    def _add_setting(self, column: Column, name: str) -> None:
        """Add the row of a setting: a switch, a slider or a choice, by its type."""
        field, value = Settings.model_fields[name], getattr(self.app.settings, name)
        row = row_of(field)
        assert row is not None
        change = partial(self._set, name)
        if isinstance(value, bool):
            column.switch(mark_of(name), value, change)
        elif isinstance(value, int):
            column.slider(mark_of(name), value, change, bounds_of(field), row.step)
        else:
            column.choice(mark_of(name), choices_of(name, row, self.app.catalog), value, change)

    def _add_sample(self, column: Column) -> None:
        sample = column.take(112)
        column.widgets.append(Panel("sample-page", sample, "panel_plain"))
        column.widgets.append(Paragraph("sample", sample.inset(26, 10), self.t("settings-sample"), LEAD))

    def _add_keys(self, column: Column) -> None:
        row = column.take(52)
        column.widgets.append(Label("keys-name", row, self.t("settings-keys"), HEADING.but(size=26)))
        keys = [(self.key_label(command), command_name(command, self.app.catalog)) for command in SHOWN_KEYS]
        column.widgets.append(Keys("keys", column.take(112), keys))
        row = column.take(62)
        words = self.t("settings-change-keys")
        place = row.split_left(min(row.w, 380))[0]
        column.widgets.append(Button("change-keys", place, words, self._open_keys, icon="keyboard", style=TOOL))

    def _add_foot(self, foot: Rect) -> None:
        left, right = foot.columns(2, 16)
        self.add(Button("reset", left, self.t("settings-reset"), self._ask_reset, icon="undo", style=TOOL))
        gold = BIG_BUTTON
        self.add(Button("done", right, self.t("done"), self.back, icon="check", dress="gold", style=gold))

    # Changing

    def _set(self, name: str, value: object) -> None:
        self.app.change(**{name: value})
        if name == "effects_volume":
            self.play("coin")

    def _set_full_screen(self, wanted: bool) -> None:
        self.app.set_window_full_screen(wanted)
        self.invalidate()

    def _open_keys(self) -> None:
        self.app.stack.push(KeysPage(self.app))

    def _ask_reset(self) -> None:
        answers = [
            DialogAnswer(self.t("settings-reset"), self._reset, "undo"),
            DialogAnswer(self.t("cancel"), dress="gold"),
        ]
        self.app.stack.push(Dialog(self.app, self.t("settings-reset"), self.t("settings-reset-text"), answers))

    def _reset(self) -> None:
        """Restore the default of every setting but those in KEPT_ON_RESET."""
        fresh = Settings()
        names = [name for name in Settings.model_fields if name not in KEPT_ON_RESET]
        self.app.change(**{name: getattr(fresh, name) for name in names})

    def first_focus(self) -> str:
        return "language"
