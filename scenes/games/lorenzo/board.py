"""The board of Lorenzo: it builds the widgets of a position and binds them to legal actions."""

from collections.abc import Callable
from dataclasses import replace

from game.lorenzo.board import PRIVILEGES, ROUNDS
from game.lorenzo.state import BONUS_TILES
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.widgets import Widget
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.draft import LeaderDraft, ground_rect, is_draft
from scenes.games.lorenzo.choices.leader_actions import deeds_of
from scenes.games.lorenzo.choices.leader_deal import LeaderDeal
from scenes.games.lorenzo.choices.questions import ActionQuestion, is_asked
from scenes.games.lorenzo.choices.selection import NOBODY, LorenzoSelection
from scenes.games.lorenzo.drawing.painting import ART
from scenes.games.lorenzo.layout import area_rect, chronicle_rect, place, rivals_of
from scenes.games.lorenzo.motion.fades import PanelFades
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.prompts import prompt_of
from scenes.games.lorenzo.shown_position import as_shown
from scenes.games.lorenzo.widgets.city import CityView
from scenes.games.lorenzo.widgets.own_board import BoardView
from scenes.games.lorenzo.widgets.own_buttons import NEXT_BOARD
from scenes.games.lorenzo.widgets.rival_panel import rival_panel
from scenes.games.lorenzo.widgets.tracks import lit, tracks
from scenes.games.lorenzo.zoom import portrait_of
from scenes.kit.board import Board
from scenes.kit.board_scene import do_nothing
from scenes.kit.motion.stage import Stage
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.widget_prerender import prerender_widgets
from scenes.kit.zoom import ZoomedPiece


class LorenzoBoard(Board[Stage[LorenzoPosition], LorenzoPosition]):
    """Build the table of Lorenzo; keep the selection and the fades as long as the scene lives."""

    background = ART + "table"
    called_at = (810.0, 816.0)
    """Over the own board, so that cards coming down their towers and falling dice stay visible."""
    sky = Rect(985, 112, 620, 128)

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, place, Stage(scene))
        self.choice = LorenzoSelection()
        self._softly = PanelFades(scene)
        self._touched = self.choice.touched
        self._is_rehearsed = False
        self._deal = LeaderDeal(scene)
        self._page = ""

    def hour(self, position: LorenzoPosition) -> float:
        view = position.view
        return (max(1, view.round) - 1) / (ROUNDS - 1)

    def build(self, position: LorenzoPosition, bindings: Bindings) -> None:
        """Add the widgets in the order in which the keyboard visits them; questions lie on top."""
        position = as_shown(position)
        view = position.view
        if self.choice.touched != self._touched:
            self.asked = ""
        self.choice.follow(view, position.viewer, position.decision.kind if position.decision else "")
        if not any(bindings.offers.is_legal(deed) for deed in deeds_of(self.choice.leader)):
            self.choice.leader = NOBODY
        self.chronicle_place = chronicle_rect(len(view.players))
        self.lectern_place = None if is_draft(view) else place("lectern")
        if is_draft(view):
            self._add_rivals(position, bindings)
            LeaderDraft(self.scene, position, bindings, self.choice, self._deal).add()
            return
        own = self._add_city(position, bindings)
        self._add_rivals(position, bindings)
        own.add_deeds()
        if position.decision and is_asked(position.decision.kind) and not self.choice.last:
            ActionQuestion(self.scene, position, bindings, self.choice).add(self.prompt(position))

    def show(self, position: LorenzoPosition, bindings: Bindings) -> None:
        super().show(position, bindings)
        view = position.view
        if is_draft(view):
            self._turn_page("tiles" if view.stage == BONUS_TILES else "leaders")
            self._rehearse_what_follows(position)
            self._softly.leave()
        else:
            self._turn_page("city")
            self._softly.follow(position, self.choice)

    def _turn_page(self, page: str) -> None:
        """Fade to another page: bonus tiles, leaders, or the city."""
        if self._page not in ("", page):
            self.scene.app.transition.renew(self.scene, [ground_rect()])
        self._page = page

    def _add_city(self, position: LorenzoPosition, bindings: Bindings) -> BoardView:
        closing = BoardPart(self.scene, position, bindings, self.choice).closing()
        self.closing = closing if self.has_column else None
        own = BoardView(self.scene, position, bindings, self.choice, None if self.has_column else closing)
        own.add()
        CityView(self.scene, position, bindings, self.choice, self.say, bool(self.stage.carried)).add()
        for widget in tracks(position):
            self.scene.add(widget)
        return own

    def _rehearse_what_follows(self, position: LorenzoPosition) -> None:
        """Prepare the picture of the city during the draft, because all of it appears at once afterwards."""
        if self._is_rehearsed:
            return
        self._is_rehearsed = True
        widgets = self.scene.widgets
        shown = len(widgets)
        watched = replace(position, decision=None)
        self._add_city(watched, Bindings(MoveOptions(watched), do_nothing, do_nothing))
        prerender_widgets(self.scene, widgets[shown:])
        del widgets[shown:]

    def _add_rivals(self, position: LorenzoPosition, bindings: Bindings) -> None:
        mover = lit(position)
        rivals = rivals_of(position.viewer, len(position.people))
        for seat in rivals:
            press = bindings.prepare(piece_ids.rival(seat), self._opener(seat), rank=4)
            person, glows = position.people[seat], self._glows(seat, mover)
            command = NEXT_BOARD if self.choice.shown_seat == NOBODY and seat == rivals[0] else ""
            self.scene.add(rival_panel(position, person, press, command, is_moving=glows))

    def _glows(self, seat: int, mover: int) -> bool:
        """Return whether a rival's panel glows: at that seat's turn, or while its board is shown."""
        return seat == (mover if self.choice.shown_seat == NOBODY else self.choice.shown_seat)

    def _opener(self, seat: int) -> Callable[[], None]:
        def open_board() -> None:
            self.choice.toggle_board(seat)
            self.scene.invalidate()

        return open_board

    # What the table asks of a board

    def dealing(self, position: LorenzoPosition) -> str:
        return (
            position.wording.catalog("lo-foretold-round", round=position.view.round) if any(position.view.dice) else ""
        )

    def ask(self, words: str) -> None:
        """Show `words` in place of the prompt until the selection changes."""
        self._touched = self.choice.touched
        super().ask(words)

    def prompt(self, position: LorenzoPosition) -> str:
        if self.choice.shown_seat != NOBODY:
            name, key = position.people[self.choice.shown_seat].name, self.scene.key_label(Command.BACK)
            return position.wording.catalog("lo-prompt-board", name=name, key=key)
        return prompt_of(position, self.choice)

    def key_hint(self, position: LorenzoPosition) -> str:
        t, kind = position.wording.catalog, position.decision.kind if position.decision else ""
        if self.choice.shown_seat != NOBODY:
            return t("lo-keys-board", key=self.scene.key_label(NEXT_BOARD))
        if kind == "privilege" and not self.choice.last:
            return t("lo-keys-lines", n=len(PRIVILEGES))
        words, command = ("let-go", Command.BACK) if self.choice.has_begun else ("enlarge", Command.ENLARGE)
        return t(f"lo-keys-{words}", key=self.scene.key_label(command))

    def hint_area(self, piece: str) -> Rect | None:
        """Return the tower, or the part of the city beside the towers, in which a space lies."""
        space = piece_ids.space_of(piece)
        return None if space is None else area_rect(space)

    @property
    def has_selection(self) -> bool:
        return self.choice.is_open

    def drop_selection(self) -> None:
        self.choice.clear()

    def details(self, position: LorenzoPosition) -> list[str]:
        t, view = position.wording.catalog, position.view
        if not view.round:
            return [t("lo-draft-tiles" if view.stage == BONUS_TILES else "lo-draft-title")]
        numeral = t(f"lo-numeral-{view.period}")
        return [t("lo-round-of", round=view.round, rounds=ROUNDS), t("lo-period", numeral=numeral)]

    def portrait_of(self, widget: Widget) -> ZoomedPiece | None:
        position = self.stage.position
        return portrait_of(widget, position.wording) if position else None
