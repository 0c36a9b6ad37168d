"""The settings in the open book: reading and pace on the left page, screen, sound and keys on the right one."""

from functools import partial

from scenes.core.app import App
from scenes.core.canvas import Canvas
from scenes.core.dialog import Answer, Dialog
from scenes.core.inputs import Command
from scenes.core.languages import LANGUAGES
from scenes.core.layout import SCREEN, Rect
from scenes.core.scene import Scene
from scenes.core.settings import Settings
from scenes.core.theme import BODY, BUTTON, HEADING, NOTE
from scenes.core.top_bar import Tool, add_top_bar
from scenes.core.widgets import Button, Label, Look, Panel, Paragraph, Widget, draw_key_cap
from scenes.rules.drop_cap import Initial, has_initial
from scenes.settings.keys_page import KeysPage
from scenes.settings.rows import Column

LEFT = Rect(112, 104, 780, 920)
RIGHT = Rect(1026, 104, 790, 920)
HEAD = 76.0
FOOT = 76.0
NOTE_ROOM = 330.0
SPEEDS = ("off", "1x", "2x", "4x")
KEPT_ON_RESET = frozenset({"welcomed", "language", "window"})
SHOWN_KEYS = (Command.UNDO, Command.HINT, Command.RULES, Command.LOG, Command.ENLARGE, Command.MENU)
TOOL = BUTTON.but(size=24, face="body")
SAMPLE = BODY.but(size=26)


class Keys(Widget):
    """The most used keys at a glance."""

    def __init__(self, rect: Rect, keys: list[tuple[str, str]]) -> None:
        super().__init__("keys", rect)
        self.keys = keys

    def draw(self, canvas: Canvas, look: Look) -> None:
        for (cap, words), cell in zip(self.keys, self.rect.grid(3, 2, 8), strict=True):
            key, name = cell.split_left(30 + 16 * max(1, len(cap)), 8)
            draw_key_cap(canvas, key.centered(key.w, 42), cap)
            canvas.text(words, name, BODY)


class SettingsPage(Scene):
    """Nothing has to be confirmed; Esc closes the book."""

    name = "settings"

    def __init__(self, app: App) -> None:
        super().__init__(app)

    def build(self) -> None:
        close = Tool("close", self.t("close"), "cross", self.back)
        add_top_bar(self, self.t("title-name"), [self.t("settings")], [close])
        head, left = LEFT.split_top(HEAD, 18)
        self._add_head(head)
        self._add_left(left)
        right, foot = RIGHT.split_bottom(FOOT, 16)
        self._add_right(right)
        self._add_foot(foot)

    def _add_head(self, head: Rect) -> None:
        words, note = head.split_right(NOTE_ROOM, 16)
        kept = self.t("settings-kept")
        if self.measure(kept, NOTE)[0] <= note.w:
            self.add(Label("head-note", note, kept, NOTE.but(align="right")))
        else:
            words = head
        title = self.t("settings")
        if has_initial(title, self.app.catalog.language):
            square, words = words.split_left(HEAD, 10)
            self.add(Initial("head-initial", square, title[0], "blue"))
            title = title[1:].upper()
        self.add(Label("head", words, title, HEADING.but(size=44, colour=(39, 64, 139))))

    def _add_left(self, area: Rect) -> None:
        chosen, column = self.app.settings, Column(self, area)
        names = [(each.code, each.name) for each in LANGUAGES]
        column.choice("language", names, chosen.language, partial(self._set, "language"), 0.62)
        column.slider("text-scale", chosen.text_scale, partial(self._set, "text_scale"), 100, 200, 10)
        sample = column.take(112)
        words = self.t("settings-sample")
        column.widgets.append(Panel("sample-page", sample, "panel_plain"))
        column.widgets.append(Paragraph("sample", sample.inset(26, 10), words, SAMPLE))
        speeds = [(speed, self.t("settings-speed-off") if speed == "off" else f"{speed[0]} ×") for speed in SPEEDS]
        column.choice("own-speed", speeds, chosen.own_speed, partial(self._set, "own_speed"))
        column.choice("rival-speed", speeds, chosen.rival_speed, partial(self._set, "rival_speed"))
        column.switch("reduced-motion", chosen.reduced_motion, partial(self._set, "reduced_motion"))
        column.switch("plain-letters", chosen.plain_letters, partial(self._set, "plain_letters"))
        column.finish()

    def _add_right(self, area: Rect) -> None:
        chosen, column = self.app.settings, Column(self, area)
        column.switch("full-screen", self.app.window.full_screen, self._set_full_screen)
        column.slider("music", chosen.music_volume, partial(self._set, "music_volume"), 0, 100, 5)
        column.slider("effects", chosen.effects_volume, self._set_effects, 0, 100, 5)
        column.switch("mute", chosen.mute_without_focus, partial(self._set, "mute_without_focus"))
        column.switch("skip-end-turn", chosen.skip_end_turn, partial(self._set, "skip_end_turn"))
        row = column.take(52)
        column.widgets.append(Label("keys-name", row, self.t("settings-keys"), HEADING.but(size=26)))
        keys = [(self.key_label(command), self.t(f"key-{command.replace('_', '-')}")) for command in SHOWN_KEYS]
        column.widgets.append(Keys(column.take(112), keys))
        row = column.take(62)
        words = self.t("settings-change-keys")
        place = row.split_left(min(row.w, 380))[0]
        column.widgets.append(Button("change-keys", place, words, self._open_keys, icon="keyboard", style=TOOL))
        column.finish()

    def _add_foot(self, foot: Rect) -> None:
        left, right = foot.columns(2, 16)
        self.add(Button("reset", left, self.t("settings-reset"), self._ask_reset, icon="undo", style=TOOL))
        gold = BUTTON.but(size=30)
        self.add(Button("done", right, self.t("done"), self.back, icon="check", dress="gold", style=gold))

    # Changing

    def _set(self, name: str, value: object) -> None:
        self.app.change(**{name: value})

    def _set_effects(self, volume: int) -> None:
        self.app.change(effects_volume=volume)
        self.play("coin")

    def _set_full_screen(self, wanted: bool) -> None:
        self.app.set_window_full_screen(wanted)
        self.invalidate()

    def _open_keys(self) -> None:
        self.app.stack.push(KeysPage(self.app))

    def _ask_reset(self) -> None:
        answers = [Answer(self.t("settings-reset"), self._reset, "undo"), Answer(self.t("cancel"), dress="gold")]
        self.app.stack.push(Dialog(self.app, self.t("settings-reset"), self.t("settings-reset-text"), answers))

    def _reset(self) -> None:
        fresh = Settings()
        names = [name for name in Settings.model_fields if name not in KEPT_ON_RESET]
        self.app.change(**{name: getattr(fresh, name) for name in names})

    def first_focus(self) -> str:
        return "language"

    def draw_background(self, canvas: Canvas) -> None:
        canvas.image("common/art/book", SCREEN)
