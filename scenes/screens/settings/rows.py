"""Rows of the settings' pages; they grow with the text, and a page that gets too tall scrolls."""

from collections.abc import Callable, Sequence

from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.settings import TABLE_TEXT_LIMIT
from scenes.engine.text.languages import FALLBACK
from scenes.engine.theme import INK_SOFT, SMALL, SUBHEADING
from scenes.engine.widgets import ChoiceBar, Label, Paragraph, ScrollArea, Slider, Toggle, Widget

NAME = SUBHEADING.but(size=26, smallest=0.5)
NOTE = SMALL.but(colour=INK_SOFT, valign="top", smallest=0.55)
GAP = 16.0
SHARE = 0.56
"""Share of a row's width for the control; the name has the rest."""


class Column:
    """Collect rows from the top of an area downwards."""

    def __init__(self, scene: Scene, area: Rect) -> None:
        self.scene = scene
        self.area = area.trimmed(right=24)
        self.whole = area
        self.y = area.y
        self.widgets: list[Widget] = []

    @property
    def growth(self) -> float:
        """Return the text size as a factor, 1 at 100 %."""
        return self.scene.app.settings.text_scale / 100

    def take(self, height: float) -> Rect:
        """Return the next row; `height` is its height at 100 %."""
        row = Rect(self.area.x, self.y, self.area.w, height * (0.4 + 0.6 * self.growth))
        self.y = row.bottom + GAP
        return row

    def choice(self, id: str, values: Sequence[tuple[str, str]], value: str, change: Callable[[str], None]) -> None:
        """Add a row of choices.

        They lie beside the name, or below it if their labels need more room, or one below the other.
        """
        note = self._note(id)
        wanted = ChoiceBar.wanted_width(self.scene.measure, [label for _, label in values])
        row = self.take(88 if note else 64)
        words, bar = row.split_right(max(row.w * SHARE, min(row.w, wanted)), 14)
        if words.w < self.scene.measure(self.scene.t(f"settings-{id}"), NAME)[0]:
            words, bar = row, self.take(64 if wanted <= row.w else 58 * len(values))
        stacked = wanted > bar.w
        if not stacked:
            bar = bar.centered(bar.w, 58 * (0.5 + 0.5 * self.growth))
        self._name(id, words, note)
        self.widgets.append(ChoiceBar(id, bar, values, value, change, stacked=stacked))

    def slider(self, id: str, value: int, change: Callable[[int], None], bounds: tuple[int, int], step: int) -> None:
        """Add a row with a slider; if its range goes beyond 100, the number is shown as percent."""
        note = self._note(id)
        row = self.take(88 if note else 60)
        words, bar = row.split_right(row.w * SHARE, 14)
        self._name(id, words, note)
        low, high = bounds
        shown = (lambda number: f"{number} %") if high > 100 else str
        self.widgets.append(
            Slider(id, bar.centered(bar.w, 52), value, change, low=low, high=high, step=step, shown=shown,
                   number_width=70 + 50 * self.growth)
        )  # fmt: skip

    def switch(self, id: str, value: bool, change: Callable[[bool], None], note: str = "") -> None:
        """Add a row with a switch, as high as its note needs."""
        name, note = self.scene.t(f"settings-{id}"), note or self._note(id)
        room = self.area.w - 240
        height = 44 * self.growth + self.scene.measure(note, NOTE, room)[1] + 8
        row = Rect(self.area.x, self.y, self.area.w, max(88, height))
        self.y = row.bottom + GAP
        state = self.scene.t("on" if value else "off")
        self.widgets.append(Toggle(id, row, value, change, label=name, note=note, state=state, style=NAME))

    def finish(self) -> None:
        """Add the collected rows to the scene as one scroll area."""
        self.scene.add(
            ScrollArea(f"column-{self.area.x:.0f}", self.whole, self.widgets, content_height=self.y - GAP - self.area.y)
        )

    def _note(self, id: str) -> str:
        """Return the note of a setting; empty if it has none."""
        key = f"settings-{id}-note"
        return self.scene.t(key, limit=TABLE_TEXT_LIMIT) if self.scene.app.catalog.has(key, FALLBACK) else ""

    def _name(self, id: str, area: Rect, note: str) -> None:
        """Add the name of a row, with the note below it."""
        if not note:
            self.widgets.append(Label(f"{id}-name", area, self.scene.t(f"settings-{id}"), NAME))
            return
        head, rest = area.split_top(area.h * 0.46)
        self.widgets.append(Label(f"{id}-name", head, self.scene.t(f"settings-{id}"), NAME))
        self.widgets.append(Paragraph(f"{id}-note", rest, note, NOTE))
