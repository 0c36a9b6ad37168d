"""The page that imports a match: a file of the exchange folder, or any path."""

from functools import partial
from pathlib import Path

from game.core.storage import SaveError
from scenes.engine.app import App
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, BUTTON, CREAM, DIALOG_HEADING, NOTE, TOOLTIP
from scenes.engine.widgets import Button, Label, ListView, Panel, Paragraph, TextField, Widget
from scenes.screens.saves import exchange
from scenes.screens.saves.stores import store_of, tell

PAGE = SCREEN.centered(1240, 800)
ROW = 60.0
TOOL = TOOLTIP.inked(CREAM).centered


class ImportPage(Scene):
    """Copy the chosen file among the saves; the file itself stays where it is."""

    name = "import"
    overlay = True
    shade = 0.6

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.files = exchange.waiting_files()
        self.typed = ""

    def build(self) -> None:
        page = self.add(Panel("page", PAGE)).rect.inset(56, 44)
        head, rest = page.split_top(56, 6)
        self.add(Label("head", head, self.t("saves-import"), DIALOG_HEADING.centered))
        help_place, rest = rest.split_top(76, 10)
        words = self.t("saves-import-help", path=str(exchange.folder()))
        self.add(Paragraph("help", help_place, words, NOTE.centered))
        body, foot = rest.split_bottom(70, 12)
        files, typed = body.split_bottom(58, 14)
        if self.files:
            self.add(ListView.of("files", files, [ROW] * len(self.files), self._row, gap=10))
        else:
            none = self.t("saves-import-none")
            self.add(Paragraph("no-files", files, none, BODY.centered))
        self._add_typed(typed)
        style = BUTTON
        self.add(Button("close", foot.centered(360, 70), self.t("close"), self.back, icon="cross", style=style))

    def _row(self, index: int, rect: Rect) -> list[Widget]:
        path = self.files[index]
        words = f"{path.stem}   ·   {path.parent.name}"
        style = BODY
        take = partial(self._take, path)
        return [Button(f"file-{index}", rect, words, take, icon="import", dress="parchment", style=style)]

    def _add_typed(self, row: Rect) -> None:
        field, button = row.split_right(220, 12)
        place = self.t("saves-import-path")
        self.add(
            TextField("path", field, self.typed, self._type, on_submit=lambda _: self._take_typed(), longest=300,
                      placeholder=place)
        )  # fmt: skip
        self.add(Button("take", button, self.t("saves-import"), self._take_typed, icon="import", style=TOOL))

    def _type(self, text: str) -> None:
        self.typed = text

    def _take_typed(self) -> None:
        if self.typed.strip():
            self._take(_path_of(self.typed))

    def _take(self, path: Path) -> None:
        try:
            self.app.spinner.run(partial(store_of(self.app).import_file, path))
        except SaveError as error:
            tell(self.app, error.reason)
        else:
            self._welcome(path)

    def _welcome(self, path: Path) -> None:
        """Show that the match was imported, and close."""
        self.app.notice(self.t("saves-imported", name=path.stem))
        self.app.stack.pop()


def _path_of(typed: str) -> Path:
    """Return the typed path with `~` resolved, if that names a folder."""
    path = Path(typed.strip().strip('"'))
    try:
        return path.expanduser()
    except RuntimeError:
        return path
