"""The list of matches going on, with buttons for each."""

from functools import partial

from game.core.listing import Slot
from game.core.storage import SaveError
from scenes import navigation
from scenes.common.game_catalogue import playable_cities
from scenes.engine.app import App
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BIG_BUTTON, CREAM, NOTE_ON_WOOD, PAGE_TITLE, TOOLTIP
from scenes.engine.widgets import Button, Label, ListView, Paragraph, Widget
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.screens.saves import exchange
from scenes.screens.saves.import_page import ImportPage
from scenes.screens.saves.rename import Rename
from scenes.screens.saves.slot_row import ROW_HEIGHT, SlotRow, name_of
from scenes.screens.saves.stores import store_of, tell

PAGE = Rect(260, 76, 1400, 984)
TOOL = TOOLTIP.inked(CREAM).centered


class Saves(Scene):
    """List unfinished matches; a damaged file stays in the list until it is deleted."""

    name = "saves"
    backdrop = "common/art/backdrop_walnut"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.slots: list[Slot] = []
        self._read_list()

    def _read_list(self) -> None:
        found = self.app.spinner.run(store_of(self.app).slots)
        self.slots = [slot for slot in found if not slot.finished]

    def resume(self) -> None:
        self._read_list()

    def first_focus(self) -> str:
        return next((f"continue-{slot.id}" for slot in self.slots if slot.problem is None), "")

    # Building

    def build(self) -> None:
        tools = [
            Tool("import", self.t("saves-import"), "import", self._import),
            Tool("to-title", self.t("title"), "home", self.back),
        ]
        add_top_bar(self, self.t("title-name"), [self.t("saves-heading")], tools)
        head, body = PAGE.split_top(64, 10)
        left, right = head.split_left(700, 16)
        self.add(Label("heading", left, self.t("saves-heading"), PAGE_TITLE))
        self.add(Label("hint", right, self.t("saves-hint"), NOTE_ON_WOOD.to_right))
        if not self.slots:
            self._add_nothing(body)
            return
        heights = [ROW_HEIGHT] * len(self.slots)
        self.add(ListView.of("list", body, heights, self._row, gap=12))

    def _add_nothing(self, body: Rect) -> None:
        """Add a text and a button for a new game, as no match is going on."""
        words, place = body.centered(900, 240).split_top(130, 20)
        self.add(Paragraph("nothing", words, self.t("saves-none"), NOTE_ON_WOOD.but(size=30, align="center")))
        button = place.centered(420, 84)
        city = next(iter(playable_cities()), None)
        if city is not None:
            start, label = partial(navigation.open_new_game, self.app, city.id), self.t("title-new-game")
            self.add(Button("new-game", button, label, start, icon="play", dress="gold", style=BIG_BUTTON))

    def _row(self, index: int, rect: Rect) -> list[Widget]:
        slot = self.slots[index]
        area = SlotRow.buttons_area(rect)
        buttons: list[Widget] = [SlotRow.of(self, rect, slot)]
        places = area.weighted_columns([1.35, 1.15, 1.0, 1.0], 12)
        if slot.problem is None:
            words = self.t("title-continue")
            resume = partial(navigation.continue_match, self.app, slot.id)
            buttons.append(
                Button(f"continue-{slot.id}", places[0], words, resume, icon="play", dress="gold", style=TOOL)
            )
        for place, action, icon, work in (
            (places[1], "rename", "rename", self._rename),
            (places[2], "export", "export", self._export),
            (places[3], "delete", "delete", self._ask_delete),
        ):
            words = self.t(f"saves-{action}")
            buttons.append(Button(f"{action}-{slot.id}", place, words, partial(work, slot), icon=icon, style=TOOL))
        return buttons

    # Doing

    def _rename(self, slot: Slot) -> None:
        self.app.stack.push(Rename(self.app, slot.id, name_of(slot, self.app.catalog)))

    def _export(self, slot: Slot) -> None:
        """Write the match into the exchange folder, and show a notice with the path."""
        target = exchange.free_path(name_of(slot, self.app.catalog))
        try:
            store_of(self.app).export(slot.id, target)
        except SaveError as error:
            tell(self.app, error.reason)
            return
        self.app.notice(self.t("saves-exported", path=str(target)))

    def _ask_delete(self, slot: Slot) -> None:
        name = name_of(slot, self.app.catalog)
        delete = DialogAnswer(self.t("saves-delete"), partial(self._delete, slot), "delete")
        keep = DialogAnswer(self.t("saves-keep"), dress="gold")
        text = self.t("saves-delete-text", name=name)
        self.app.stack.push(Dialog(self.app, self.t("saves-delete-question"), text, [delete, keep]))

    def _delete(self, slot: Slot) -> None:
        try:
            store_of(self.app).delete(slot.id)
        except SaveError as error:
            tell(self.app, error.reason)
        self._read_list()
        self.invalidate()

    def _import(self) -> None:
        self.app.stack.push(ImportPage(self.app))
