"""The page on which an opponent's temper is chosen."""

from collections.abc import Callable
from functools import partial

from scenes import navigation
from scenes.engine.app import App
from scenes.engine.layout import SCREEN
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, BUTTON, HEADING, SUBHEADING
from scenes.engine.widgets import Button, Label, Panel, Paragraph
from scenes.screens.new_game.match_draft import TEMPERS_OFFERED, SeatDraft

ROW = 76.0
GAP = 10.0
WIDTH = 900.0
NAME = SUBHEADING.centered
QUIET = BUTTON.but(size=26, face="body", smallest=0.55)


def temper_key(temper: str) -> str:
    """Return the message id of a temper."""
    return f"temper-{temper or 'none'}"


class TemperPage(Scene):
    """Offer the tempers; a choice takes effect and closes the page, Esc changes nothing."""

    name = "temper"
    overlay = True
    shade = 0.6

    def __init__(self, app: App, game: str, place: SeatDraft, changed: Callable[[], None]) -> None:
        super().__init__(app)
        self.game, self.place, self.changed = game, place, changed

    def build(self) -> None:
        rows = len(TEMPERS_OFFERED) * (ROW + GAP)
        page = self.add(Panel("page", SCREEN.centered(WIDTH, rows + 356))).rect.inset(54, 44)
        head, rest = page.split_top(56, 8)
        note, rest = rest.split_top(96, 14)
        tempers, foot = rest.split_bottom(64, 14)
        self.add(Label("temper-title", head, self.t("temper-choose", name=self.place.name), HEADING))
        self.add(Paragraph("temper-note", note, self.t("opponents-tempers"), BODY.at_top))
        for temper, row in zip(TEMPERS_OFFERED, tempers.rows(len(TEMPERS_OFFERED), GAP), strict=True):
            key = temper_key(temper)
            self.add(
                Button(
                    key, row, self.t(key), partial(self._choose, temper), subtitle=self.t(f"{key}-note"),
                    dress="plate", style=NAME, chosen=temper == self.place.temper,
                )
            )  # fmt: skip
        more, close = foot.weighted_columns([5, 3], 16)
        words = self.t("opponents-title")
        self.add(Button("more", more, words, self._tell_more, icon="opponent", dress="parchment", style=QUIET))
        self.add(Button("close", close, self.t("close"), self.back, icon="cross", style=QUIET))

    def _choose(self, temper: str) -> None:
        self.place.temper = temper
        self.app.stack.pop()
        self.changed()

    def _tell_more(self) -> None:
        navigation.open_opponents(self.app, self.game)

    def first_focus(self) -> str:
        return temper_key(self.place.temper)
