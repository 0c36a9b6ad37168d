"""The player's own keys: each command has its row, a key that is taken is not given twice."""

from functools import partial

from scenes.core.app import App
from scenes.core.canvas import Canvas
from scenes.core.inputs import Command, KeyPress, key_label
from scenes.core.layout import SCREEN, Rect
from scenes.core.scene import Scene
from scenes.core.theme import BODY, BURGUNDY, BUTTON, HEADING, NOTE
from scenes.core.widgets import Button, Label, Look, Panel, Paragraph, Widget, draw_key_cap

PAGE = SCREEN.centered(1120, 920)
CHANGEABLE = (
    Command.UNDO, Command.REDO, Command.HINT, Command.RULES, Command.LOG, Command.ENLARGE, Command.END_TURN,
    Command.MENU, Command.FULLSCREEN,
)  # fmt: skip
MODIFIERS = ("shift", "ctrl", "alt", "meta", "caps lock")
TOOL = BUTTON.but(size=23, face="body")


class KeyCaps(Widget):
    """The keys of one command."""

    def __init__(self, id: str, rect: Rect, keys: list[str]) -> None:  # noqa: A002
        super().__init__(id, rect)
        self.keys = keys

    def draw(self, canvas: Canvas, look: Look) -> None:
        x = self.rect.x
        for name in self.keys:
            label = key_label(name)
            width = max(46.0, 24.0 + 15 * len(label))
            draw_key_cap(canvas, Rect(x, self.rect.center[1] - 22, width, 44), label)
            x += width + 12


class KeysPage(Scene):
    """Pressing a row's button waits for the new key; Esc leaves it as it was."""

    name = "keys"
    overlay = True
    text_limit = 130

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.waiting: Command | None = None
        self.message = ""

    def build(self) -> None:
        page = self.add(Panel("page", PAGE)).rect.inset(56, 40)
        head, rest = page.split_top(60, 8)
        self.add(Label("head", head, self.t("settings-change-keys"), HEADING.but(align="center", size=36)))
        rows, foot = rest.split_bottom(140, 10)
        for command, row in zip(CHANGEABLE, rows.rows(len(CHANGEABLE), 8), strict=True):
            self._add_row(command, row)
        message, buttons = foot.split_top(60, 12)
        style = NOTE.but(align="center", colour=BURGUNDY) if self.message else NOTE.but(align="center")
        self.add(Paragraph("message", message, self.message or self.t("keys-help"), style))
        left, right = buttons.columns(2, 16)
        self.add(Button("keys-reset", left, self.t("keys-reset"), self._reset, icon="undo", style=TOOL))
        gold = BUTTON.but(size=28)
        self.add(Button("done", right, self.t("done"), self.back, icon="check", dress="gold", style=gold))

    def _add_row(self, command: Command, row: Rect) -> None:
        name, rest = row.split_left(390, 10)
        keys, button = rest.split_right(250, 10)
        mark = command.replace("_", "-")
        self.add(Label(f"name-{mark}", name, self.t(f"key-{mark}"), BODY.but(size=26)))
        self.add(KeyCaps(f"caps-{mark}", keys, self.app.key_map.keys[command]))
        is_waiting = self.waiting == command
        words = self.t("keys-press" if is_waiting else "keys-change")
        wait = partial(self._wait_for, command)
        self.add(Button(f"change-{mark}", button, words, wait, style=TOOL, chosen=is_waiting))

    def _wait_for(self, command: Command) -> None:
        self.waiting = command
        self.message = self.t("keys-press-now", command=self._name(command))
        self.invalidate()

    def intercept(self, press: KeyPress) -> bool:
        if self.waiting is None:
            return False
        if press.name.rpartition("+")[2].endswith(MODIFIERS):
            return True
        command, self.waiting, self.message = self.waiting, None, ""
        if press.command != Command.BACK:
            self._give(command, press.name)
        self.invalidate()
        return True

    def _give(self, command: Command, key: str) -> None:
        owner = self.app.key_map.command(key)
        if owner is not None and owner != command:
            name = self._name(owner)
            self.message = self.t("keys-taken", key=key_label(key), command=name)
            self.play("error")
            return
        others = [name for name in self.app.key_map.keys[command][1:] if name != key]
        self.app.change(keys={**self.app.settings.keys, str(command): [key, *others]})
        self.play("click")

    def _reset(self) -> None:
        self.message = ""
        self.app.change(keys={})

    def _name(self, command: Command) -> str:
        key = f"key-{command.replace('_', '-')}"
        return self.t(key) if self.app.catalog.has(key, "en") else self.t("key-navigation")

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, (12, 7, 4), 0.6)
