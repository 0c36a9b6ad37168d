"""The page of the first start: language and text size."""

from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.text.languages import LANGUAGES
from scenes.engine.theme import BIG_BUTTON, LEAD, NOTE, SUBHEADING, TITLE
from scenes.engine.widgets import Button, ChoiceBar, Label, Panel, Paragraph, Slider

PAGE = SCREEN.centered(1240, 776)
_NARROWEST_NAME = 260.0


class Welcome(Scene):
    """Lie over the title until it is confirmed once."""

    name = "welcome"
    overlay = True
    acts_unseen = False

    def __init__(self, app: App) -> None:
        super().__init__(app)

    def build(self) -> None:
        page = self.add(Panel("page", PAGE)).rect.inset(72, 52)
        head, language, size, sample, later, foot = page.stack([84, 76, 76, 172, 64, 84], 22)
        heading = TITLE.but(size=54, gilded=False, colour=(123, 30, 43), shadow=False)
        self.add(Label("heading", head, self.t("welcome-heading"), heading))
        self._add_language(language)
        self._add_size(size)
        self.add(Panel("sample-page", sample, "panel_plain"))
        words = self.t("welcome-sample")
        self.add(Paragraph("sample", sample.inset(30, 10), words, LEAD.centered))
        self.add(Paragraph("later", later, self.t("welcome-later"), NOTE.centered))
        start = self.t("welcome-start")
        place = foot.centered(560, 84)
        self.add(Button("start", place, start, self.back, dress="gold", icon="check", style=BIG_BUTTON))

    def _add_language(self, row: Rect) -> None:
        words, bar = row.split_left(self._width_of_names(), 20)
        self.add(Label("language-name", words, self.t("welcome-language"), SUBHEADING))
        chosen = self.app.settings.language
        change = lambda language: self.app.change(language=language)  # noqa: E731
        names = [(each.code, each.name) for each in LANGUAGES]
        self.add(ChoiceBar("language", bar.centered(bar.w, 64), names, chosen, change))

    def _width_of_names(self) -> float:
        names = self.t("welcome-language"), self.t("welcome-text-size")
        return max(_NARROWEST_NAME, *(self.measure(name, SUBHEADING)[0] for name in names))

    def _add_size(self, row: Rect) -> None:
        words, bar = row.split_left(self._width_of_names(), 20)
        self.add(Label("size-name", words, self.t("welcome-text-size"), SUBHEADING))
        self.add(
            Slider(
                "size", bar.centered(bar.w, 56), self.app.settings.text_scale, self._resize, low=100, high=200,
                step=10, shown=lambda value: f"{value} %", number_width=130,
            )
        )  # fmt: skip

    def _resize(self, percent: int) -> None:
        self.app.change(text_scale=percent)

    def first_focus(self) -> str:
        return "language"

    def back(self) -> None:
        """Note that it was confirmed, and close."""
        self.app.change(welcomed=True)
        self.app.stack.pop()

    def intercept(self, press: KeyPress) -> bool:
        """Move the focus to Start if Enter is pressed on language or size.

        After use of the mouse Enter confirms at once.
        """
        if press.command == Command.CONFIRM and not press.takes_over and self.input.focus_id in ("language", "size"):
            self.input.set_focus("start")
            return True
        return False

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, (14, 8, 12), 0.5)
