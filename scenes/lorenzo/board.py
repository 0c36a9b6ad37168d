"""The table of Lorenzo il Magnifico: places its pieces for a seen position and binds them to what they do."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.lorenzo.actions import LorenzoAction, Named
from game.lorenzo.board import PRIVILEGES, ROUNDS
from game.lorenzo.state import BONUS_TILES, State
from scenes.core.inputs import Command
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.widgets import Widget
from scenes.kit.bindings import Bindings
from scenes.kit.board import Board
from scenes.kit.board_scene import do_nothing
from scenes.kit.offers import Offers
from scenes.kit.portrait import Portrait
from scenes.kit.rehearsal import rehearse
from scenes.kit.seen import Seen
from scenes.kit.stage import EventAnimation
from scenes.lorenzo.advice import advice, is_another_move
from scenes.lorenzo.aims import aim
from scenes.lorenzo.animations import animations
from scenes.lorenzo.choice import NOBODY, Choice
from scenes.lorenzo.city import CityView
from scenes.lorenzo.draft import Draft, ground_rect, is_draft
from scenes.lorenzo.geometry import area_rect, chronicle_rect, place, rivals_of
from scenes.lorenzo.last_board import as_left
from scenes.lorenzo.leader_deeds import GAINS, deeds_of
from scenes.lorenzo.own_board import BoardView
from scenes.lorenzo.own_buttons import NEXT_BOARD
from scenes.lorenzo.painting import ART
from scenes.lorenzo.part import Part
from scenes.lorenzo.portraits import portrait_of, told_beside
from scenes.lorenzo.prompts import prompt_of
from scenes.lorenzo.questions import Question, is_asked
from scenes.lorenzo.rivals import RivalPanel
from scenes.lorenzo.softly import Softly
from scenes.lorenzo.stage import FlorenceStage
from scenes.lorenzo.tracks import Dice, ExcommunicationTile, FaithTrack, Frieze, Order, lit
from scenes.lorenzo.wording import LorenzoWording


class LorenzoBoard(Board[FlorenceStage]):
    """Keeps the chosen member and whose board is shown while its scene lives."""

    background = ART + "table"
    called_at = (810.0, 816.0)
    """Over one's own board: cards come down their towers and dice fall in sight."""
    sky = Rect(985, 112, 620, 128)

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, place, FlorenceStage(scene))
        self.choice = Choice()
        self._softly = Softly(scene)
        self._touched = self.choice.touched
        self._is_rehearsed = False
        self._page = ""

    def hour(self, seen: Seen) -> float:
        view: State = seen.view
        return (max(1, view.round) - 1) / (ROUNDS - 1)

    def build(self, seen: Seen, bindings: Bindings) -> None:
        """In the order in which the keyboard goes from piece to piece; what asks lies on top."""
        seen = as_left(seen)
        view: State = seen.view
        if self.choice.touched != self._touched:
            self.asked = ""
        self.choice.follow(view, seen.viewer, seen.decision.kind if seen.decision else "")
        if not any(bindings.offers.is_legal(deed) for deed in deeds_of(self.choice.leader)):
            self.choice.leader = NOBODY
        self.chronicle_place = chronicle_rect(len(view.players))
        self.lectern_place = None if is_draft(view) else place("lectern")
        if is_draft(view):
            self._add_rivals(seen, bindings)
            draft = Draft(self.scene, seen, bindings, self.choice, self.stage)
            self._turn_page("tiles" if draft.is_of_tiles else "leaders")
            draft.add()
            self._rehearse_what_follows(seen)
            self._softly.leave()
            return
        self._turn_page("city")
        own = self._add_city(seen, bindings)
        self._add_rivals(seen, bindings)
        own.add_deeds()
        if seen.decision and is_asked(seen.decision.kind) and not self.choice.last:
            Question(self.scene, seen, bindings, self.choice, self.stage.spot).add(self.prompt(seen))
        self._softly.follow(seen, self.choice)

    def _turn_page(self, page: str) -> None:
        """Tiles give way to leaders, and these to the city."""
        if self._page not in ("", page):
            self.scene.app.renew(self.scene, [ground_rect()])
        self._page = page

    def _add_city(self, seen: Seen, bindings: Bindings) -> BoardView:
        closing = Part(self.scene, seen, bindings, self.choice).closing()
        self.closing = closing if self.has_column else None
        own = BoardView(self.scene, seen, bindings, self.choice, self.stage.goods, None if self.has_column else closing)
        own.add()
        CityView(self.scene, seen, bindings, self.choice, self.say).add()
        self._add_tracks(seen)
        return own

    def _rehearse_what_follows(self, seen: Seen) -> None:
        """The city comes all at once after the draft."""
        if self._is_rehearsed:
            return
        self._is_rehearsed = True
        widgets = self.scene.widgets
        shown = len(widgets)
        watched = replace(seen, decision=None)
        self._add_city(watched, Bindings(Offers(watched), do_nothing, do_nothing))
        rehearse(self.scene, widgets[shown:])
        del widgets[shown:]

    def _add_tracks(self, seen: Seen) -> None:
        view: State = seen.view
        goods = self.stage.goods
        for widget in (Dice(seen), Order(seen), FaithTrack(seen, goods), Frieze(seen, goods)):
            self.scene.add(widget)
        for period in range(1, len(view.tiles) + 1):
            self.scene.add(ExcommunicationTile(seen, period, self.stage.underway.seals))

    def _add_rivals(self, seen: Seen, bindings: Bindings) -> None:
        mover = lit(seen)
        rivals = rivals_of(seen.viewer, len(seen.people))
        for seat in rivals:
            press = bindings.prepare(f"rival-{seat}", self._opener(seat), rank=4)
            panel = self.scene.add(RivalPanel(seen, seen.people[seat], press, self.stage, self._glows(seat, mover)))
            if self.choice.shown_seat == NOBODY and seat == rivals[0]:
                panel.command = NEXT_BOARD

    def _glows(self, seat: int, mover: int) -> bool:
        """Whose turn it is, or whose board lies in the place of one's own."""
        return seat == (mover if self.choice.shown_seat == NOBODY else self.choice.shown_seat)

    def _opener(self, seat: int) -> Callable[[], None]:
        def open_board() -> None:
            self.choice.toggle_board(seat)
            self.scene.invalidate()

        return open_board

    # What the table asks of a board

    def dealing(self, seen: Seen) -> str:
        return seen.wording.catalog("lo-foretold-round", round=seen.view.round) if any(seen.view.dice) else ""

    def ask(self, words: str) -> None:
        self._touched = self.choice.touched
        super().ask(words)

    def prompt(self, seen: Seen) -> str:
        if self.choice.shown_seat != NOBODY:
            name, key = seen.people[self.choice.shown_seat].name, self.scene.key_label(Command.BACK)
            return seen.wording.catalog("lo-prompt-board", name=name, key=key)
        return prompt_of(seen, self.choice)

    def key_hint(self, seen: Seen) -> str:
        t, kind = seen.wording.catalog, seen.decision.kind if seen.decision else ""
        if self.choice.shown_seat != NOBODY:
            return t("lo-keys-board", key=self.scene.key_label(NEXT_BOARD))
        if kind == "privilege" and not self.choice.last:
            return t("lo-keys-lines", n=len(PRIVILEGES))
        words, command = ("let-go", Command.BACK) if self.choice.has_begun else ("enlarge", Command.ENLARGE)
        return t(f"lo-keys-{words}", key=self.scene.key_label(command))

    def advice(self, seen: Seen, action: Any) -> str:
        return advice(seen, action)

    def is_another_move(self, seen: Seen, action: Any, other: Any) -> bool:
        return is_another_move(seen, action, other)

    def prospect(self, seen: Seen, action: Any) -> str:
        return aim(seen, action)

    def hint_area(self, piece: str) -> Rect | None:
        """One tower of the four, or one part of the city beside them."""
        kind, _, number = piece.partition("-")
        return area_rect(int(number)) if kind == "space" else None

    @property
    def has_selection(self) -> bool:
        return self.choice.is_open

    def drop_selection(self) -> None:
        self.choice.clear()

    def keeps_turn(self, legal: Sequence[LorenzoAction]) -> bool:
        """A leader that can only be given away does not."""
        return any(isinstance(action, Named) and action.verb in GAINS for action in legal)

    def details(self, seen: Seen) -> list[str]:
        t, view = seen.wording.catalog, seen.view
        if not view.round:
            return [t("lo-draft-tiles" if view.stage == BONUS_TILES else "lo-draft-title")]
        numeral = t(f"lo-numeral-{view.period}")
        return [t("lo-round-of", round=view.round, rounds=ROUNDS), t("lo-period", numeral=numeral)]

    def portrait_of(self, widget: Widget) -> Portrait | None:
        seen = self.stage.seen
        return portrait_of(widget, seen.wording) if seen and isinstance(seen.wording, LorenzoWording) else None

    def told_beside(self, widget: Widget) -> str:
        return told_beside(widget)

    def animations(self) -> Mapping[type, EventAnimation]:
        return animations(self.stage)
