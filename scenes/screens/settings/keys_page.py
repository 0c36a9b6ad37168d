"""The page of the keys: one row for each command; a key that is in use on the same screen is refused."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, key_label
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BURGUNDY, BUTTON, CREAM, DIALOG_HEADING, LEAD, NOTE, SUBHEADING, TOOLTIP
from scenes.engine.widgets import Button, Label, ListView, Look, Panel, Paragraph, Widget, draw_key_cap
from scenes.screens.settings.key_groups import command_name, command_name_with_screen, key_groups

PAGE = SCREEN.centered(1120, 960)
ROW = 60.0
MODIFIERS = ("shift", "ctrl", "alt", "meta", "caps lock")
TOOL = TOOLTIP.inked(CREAM).centered
GROUP = SUBHEADING.but(size=27, valign="bottom")


@dataclass(frozen=True)
class KeyCaps(Widget):
    """Draw the keys of one command."""

    keys: Sequence[str]

    def draw(self, canvas: Canvas, look: Look) -> None:
        x = self.rect.x
        for name in self.keys:
            label = key_label(name)
            width = max(46.0, 24.0 + 15 * len(label))
            draw_key_cap(canvas, Rect(x, self.rect.center[1] - 22, width, 44), label)
            x += width + 12


class KeysPage(Scene):
    """Wait for the new key after a press on a row's button; Esc leaves the old one."""

    name = "keys"
    overlay = True
    shade = 0.6

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.waiting = ""
        """Name of the command that gets the next key; empty if none."""
        self.message = ""

    def build(self) -> None:
        page = self.add(Panel("page", PAGE)).rect.inset(56, 40)
        head, rest = page.split_top(60, 8)
        self.add(Label("head", head, self.t("settings-change-keys"), DIALOG_HEADING.centered))
        rows, foot = rest.split_bottom(140, 10)
        self._add_rows(rows)
        message, buttons = foot.split_top(60, 12)
        style = NOTE.inked(BURGUNDY).centered if self.message else NOTE.centered
        self.add(Paragraph("message", message, self.message or self.t("keys-help"), style))
        left, right = buttons.columns(2, 16)
        self.add(Button("keys-reset", left, self.t("keys-reset"), self._reset, icon="undo", style=TOOL))
        gold = BUTTON
        self.add(Button("done", right, self.t("done"), self.back, icon="check", dress="gold", style=gold))

    def _add_rows(self, place: Rect) -> None:
        lines: list[tuple[str, bool]] = []
        for group in key_groups(self.app.catalog):
            lines += [(group.heading, True), *((command, False) for command in group.commands)]

        def row(index: int, rect: Rect) -> list[Widget]:
            text, is_heading = lines[index]
            return [Label(f"group-{index}", rect, text, GROUP)] if is_heading else self._row(text, rect)

        self.add(ListView.of("commands", place, [ROW] * len(lines), row))

    def _row(self, command: str, row: Rect) -> list[Widget]:
        name, rest = row.split_left(370, 10)
        keys, button = rest.split_right(250, 10)
        mark = command.replace("_", "-")
        is_waiting = self.waiting == command
        words = self.t("keys-press" if is_waiting else "keys-change")
        return [
            Label(f"name-{mark}", name.trimmed(left=18), command_name(command, self.app.catalog), LEAD),
            KeyCaps(f"caps-{mark}", keys, tuple(self.app.key_map.keys_of(command))),
            Button(f"change-{mark}", button, words, partial(self._wait_for, command), style=TOOL, chosen=is_waiting),
        ]

    def _wait_for(self, command: str) -> None:
        self.waiting = command
        self.message = self.t("keys-press-now", command=command_name(command, self.app.catalog))
        self.invalidate()

    def takes_every_key(self) -> bool:
        """Return whether the next key is wanted for a command."""
        return bool(self.waiting)

    def intercept(self, press: KeyPress) -> bool:
        """Give the key to the waiting command; modifiers alone are ignored."""
        if not self.waiting:
            return False
        if press.name.rpartition("+")[2].endswith(MODIFIERS):
            return True
        command, self.waiting, self.message = self.waiting, "", ""
        if press.command != Command.BACK:
            self._give(command, press.name)
        self.invalidate()
        return True

    def _give(self, command: str, key: str) -> None:
        """Make the key the first one of the command, unless another command has it."""
        owner = self.app.key_map.owner(key, command)
        if owner is not None:
            name = command_name_with_screen(owner, self.app.catalog)
            self.message = self.t("keys-taken", key=key_label(key), command=name)
            self.play("error")
            return
        others = [name for name in self.app.key_map.keys_of(command)[1:] if name != key]
        self.app.change(keys={**self.app.settings.keys, str(command): [key, *others]})
        self.play("click")

    def _reset(self) -> None:
        self.waiting = self.message = ""
        self.app.change(keys={})
