"""The options of a game as switches and bars, built from its SPEC."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.spec import PRACTICE, Option
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import INK_SOFT, SMALL, SUBHEADING
from scenes.engine.widgets import ChoiceBar, Label, Paragraph, ScrollArea, Toggle, Widget
from scenes.screens.new_game.match_draft import MatchDraft

HINT = SMALL.inked(INK_SOFT).at_top
GAP = 16.0
SWITCH_HEIGHT = 46.0
BAR_HEIGHT = 54.0


@dataclass(frozen=True, slots=True)
class OptionsPage:
    """Build the rows inside a rectangle; they scroll if they are too high."""

    scene: Scene
    draft: MatchDraft
    changed: Callable[[], None]

    def add(self, area: Rect) -> None:
        """Add the rows to the scene."""
        widgets, height = self._rows(area)
        self.scene.add(ScrollArea("options", area, widgets, content_height=height))

    def height(self, area: Rect) -> float:
        """Return the height of all rows at that width."""
        return self._rows(area)[1]

    def _rows(self, area: Rect) -> tuple[list[Widget], float]:
        column = area.trimmed(right=24)
        widgets: list[Widget] = []
        y = area.y
        for option in self.draft.spec.all_options:
            built, height = self._row(option, column.x, y, column.w)
            widgets.extend(built)
            y += height + GAP
        return widgets, y - GAP - area.y

    def _row(self, option: Option, x: float, y: float, width: float) -> tuple[list[Widget], float]:
        key = self._key(option)
        is_switch = option.values == ("off", "on")
        hint = self.scene.t(f"{key}-hint")
        hint_height = self.scene.measure(hint, HINT, width)[1] + 4
        head = Rect(x, y, width, SWITCH_HEIGHT if is_switch else 40)
        words = Rect(x, head.bottom, width, hint_height)
        told = Paragraph(f"option-{option.key}-hint", words, hint, HINT)
        if is_switch:
            return [self._switch(option, key, head), told], words.bottom - y
        bar = Rect(x, words.bottom + 6, width, BAR_HEIGHT)
        values = [(value, self.scene.t(f"{key}-{value}")) for value in option.values]
        widgets: list[Widget] = [
            Label(f"option-{option.key}-name", head, self.scene.t(key), SUBHEADING),
            told,
            ChoiceBar(
                f"option-{option.key}", bar, values, self.draft.options[option.key],
                lambda value: self._set(option, value),
            ),
        ]  # fmt: skip
        return widgets, bar.bottom - y

    def _switch(self, option: Option, key: str, rect: Rect) -> Toggle:
        is_on = self.draft.options[option.key] == "on"
        return Toggle(
            f"option-{option.key}", rect, is_on, lambda value: self._set(option, "on" if value else "off"),
            label=self.scene.t(key), state=self.scene.t("on" if is_on else "off"),
        )  # fmt: skip

    def _key(self, option: Option) -> str:
        if option == PRACTICE:
            return "option-practice"
        return f"{self.draft.spec.prefix}-option-{option.key.replace('_', '-')}"

    def _set(self, option: Option, value: str) -> None:
        self.draft.options[option.key] = value
        self.changed()
