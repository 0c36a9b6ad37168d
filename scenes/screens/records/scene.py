"""The chronicle: matches going on, finished or all, with a search, and buttons for each match."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.core.listing import Slot
from game.core.match import Match
from game.core.storage import SaveError
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.layout import Rect
from scenes.engine.theme import INTRO_ON_WOOD, NOTE_ON_WOOD, PAGE_TITLE
from scenes.engine.widgets import Action, Button, ChoiceBar, Label, ListView, Paragraph, TextField, Widget
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.kit.players import name_in
from scenes.screens.records.filters import TABS, Tab, found, in_tab, tallies
from scenes.screens.saves.scene import PAGE, TOOL, Saves
from scenes.screens.saves.slot_row import ROW_HEIGHT, SlotRow
from scenes.screens.saves.stores import store_of, tell


class Records(Saves):
    """List matches as the saves do, with the finished ones, their replays and their scores."""

    name = "chronicle"

    def __init__(self, app: App) -> None:
        self.tab: Tab = "all"
        self.words = ""
        self.all: list[Slot] = []
        super().__init__(app)

    def _read_list(self) -> None:
        self.all = self.app.spinner.run(store_of(self.app).slots)
        self._choose_shown()

    def _choose_shown(self) -> None:
        """Filter the matches by tab and search."""
        self.slots = found(in_tab(self.all, self.tab), self.words, self.app.catalog)

    def first_focus(self) -> str:
        if not self.slots:
            return "search"
        action = "replay" if self.slots[0].finished else "continue"
        return f"{action}-{self.slots[0].id}"

    # Building

    def build(self) -> None:
        tools = [
            Tool("import", self.t("saves-import"), "import", self._import),
            Tool("to-title", self.t("title"), "home", self.back),
        ]
        add_top_bar(self, self.t("title-name"), [self.t("chronicle-heading")], tools)
        head, rest = PAGE.split_top(64, 12)
        body, foot = rest.split_bottom(44, 8)
        self._add_head(head)
        if self.slots:
            self.add(ListView.of("list", body, [ROW_HEIGHT] * len(self.slots), self._row, gap=12))
        else:
            style = NOTE_ON_WOOD.but(size=30, align="center")
            words = self.t("chronicle-none-found" if self.words else "chronicle-none")
            self.add(Paragraph("nothing", body.centered(900, 200), words, style))
        self._add_statistics(foot)

    def _add_head(self, head: Rect) -> None:
        heading, tabs, search = head.weighted_columns([0.9, 2, 1.3], 20)
        self.add(Label("heading", heading, self.t("chronicle-heading"), PAGE_TITLE))
        labels = [(tab, self.t(f"chronicle-{tab}", count=len(in_tab(self.all, tab)))) for tab in TABS]
        self.add(ChoiceBar("tabs", tabs.centered(tabs.w, 56), labels, self.tab, self._show_tab))
        self.add(
            TextField(
                "search", search.centered(search.w, 54), self.words, self._search,
                placeholder=self.t("chronicle-search"), icon="search",
            )
        )  # fmt: skip

    def _add_statistics(self, foot: Rect) -> None:
        told = [
            self.t("chronicle-tally", level=self.t(f"level-{tally.level}"), wins=tally.wins, matches=tally.matches)
            for tally in tallies(self.all)
        ]
        words = (
            self.t("chronicle-statistics", tallies="  ·  ".join(told)) if told else self.t("chronicle-no-statistics")
        )
        self.add(Label("statistics", foot, words, INTRO_ON_WOOD))

    def _row(self, index: int, rect: Rect) -> list[Widget]:
        slot = self.slots[index]
        widgets: list[Widget] = [_row_of(self, rect, slot)]
        actions = self._actions(slot)
        places = SlotRow.buttons_area(rect).columns(4, 12)[-len(actions) if slot.problem else 0 :]
        for (name, icon, words, action), place in zip(actions, places, strict=True):
            widgets.append(
                Button(f"{name}-{slot.id}", place, words, action, icon=icon, chosen=name == "continue", style=TOOL)
            )
        return widgets

    def _actions(self, slot: Slot) -> list[tuple[str, str, str, Action]]:
        """Return name, icon, words and effect of each button; a damaged match only has export and delete."""
        kept: list[tuple[str, str, str, Action]] = [
            ("export", "export", self.t("saves-export"), partial(self._export, slot)),
            ("delete", "delete", self.t("saves-delete"), partial(self._ask_delete, slot)),
        ]
        if slot.problem is not None:
            return kept
        replay: tuple[str, str, str, Action] = (
            "replay", "replay", self.t("chronicle-replay"), partial(self._with_match, slot, self._replay),
        )  # fmt: skip
        if slot.finished:
            scores = partial(self._with_match, slot, self._scores)
            return [replay, ("scores", "trophy", self.t("chronicle-scores"), scores), *kept]
        resume = partial(navigation.continue_match, self.app, slot.id)
        return [("continue", "play", self.t("title-continue"), resume), replay, *kept]

    # Doing

    def _show_tab(self, tab: Tab) -> None:
        self.tab = tab
        self._choose_shown()
        self.invalidate()

    def _search(self, words: str) -> None:
        self.words = words
        self._choose_shown()
        self.invalidate()

    def back(self) -> None:
        """End the search; without one, close the screen."""
        if self.words:
            self._search("")
        else:
            super().back()

    def _with_match(self, slot: Slot, action: Callable[[Match], None]) -> None:
        """Load the match and pass it on; show a notice if it was repaired or cannot be read."""
        try:
            loaded = self.app.spinner.run(partial(store_of(self.app).load, slot.id))
        except SaveError as error:
            tell(self.app, error.reason)
            return
        if loaded.notice is not None:
            tell(self.app, loaded.notice)
        action(loaded.match)

    def _replay(self, match: Match) -> None:
        navigation.open_replay(self.app, match, 0 if match.is_over else None)

    def _scores(self, match: Match) -> None:
        navigation.open_scores(self.app, match, store_of(self.app))


def _row_of(scene: Records, rect: Rect, slot: Slot) -> SlotRow:
    """Return the row of a match; if it is finished, it says who won."""
    row = SlotRow.of(scene, rect, slot)
    if not slot.finished or slot.problem is not None:
        return row
    won = scene.t("list-separator").join(_winner(scene, slot, seat) for seat in slot.winners)
    remark = scene.t("chronicle-won", names=won, count=len(slot.winners))
    return replace(row, remark="  ·  ".join(part for part in (remark, row.remark) if part))


def _winner(scene: Records, slot: Slot, seat: int) -> str:
    """Return the name of the seat; without one, the level of its opponent."""
    return name_in(scene.app.catalog, slot.seats[seat].name) or scene.t(f"level-{slot.seats[seat].player}")
