"""The page that renames a saved match."""

from game.core.storage import SaveError
from scenes.engine.app import App
from scenes.engine.layout import SCREEN
from scenes.engine.scene import Scene
from scenes.engine.theme import BUTTON, HEADING
from scenes.engine.widgets import Button, Label, Panel, TextField
from scenes.screens.saves.stores import store_of, tell

PAGE = SCREEN.centered(900, 360)
LONGEST = 40


class Rename(Scene):
    """Ask for a name; Enter or the button keeps it, Esc leaves the old one."""

    name = "rename"
    overlay = True
    shade = 0.6

    def __init__(self, app: App, slot: str, name: str) -> None:
        super().__init__(app)
        self.slot, self.typed = slot, name

    def build(self) -> None:
        page = self.add(Panel("page", PAGE)).rect.inset(56, 46)
        head, field, foot = page.stack([56, 64, 76], 24)
        self.add(Label("head", head, self.t("saves-rename-heading"), HEADING.centered))
        self.add(TextField("name", field, self.typed, self._type, on_submit=lambda _: self.keep(), longest=LONGEST))
        left, right = foot.columns(2, 16)
        style = BUTTON
        self.add(Button("keep", left, self.t("done"), self.keep, icon="check", dress="gold", style=style))
        self.add(Button("cancel", right, self.t("cancel"), self.back, style=style))

    def enter(self) -> None:
        """Focus the field; that selects the old name, so that typing replaces it."""
        self.input.set_focus("name")

    def _type(self, text: str) -> None:
        self.typed = text

    def keep(self) -> None:
        """Save the typed name and close."""
        try:
            store_of(self.app).rename(self.slot, self.typed)
        except SaveError as error:
            tell(self.app, error.reason)
        self.app.stack.pop()
