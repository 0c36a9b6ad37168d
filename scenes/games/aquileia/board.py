"""The board of Aquileia: it builds the widgets of a position and binds them to legal actions."""

from collections.abc import Collection
from functools import partial

from game.aquileia import actions as act
from game.aquileia.actions import PLACES, AquileiaAction, Build
from game.aquileia.board import PORTUS, SPACES
from game.aquileia.cards import NOTHING, UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.intents import why_not_site
from game.aquileia.laurels import UNKNOWN_STADIUM, UNKNOWN_THEATRE
from game.aquileia.state import NOBODY, PLACING, ROUNDS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.widgets import Widget
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.areas import area_rect
from scenes.games.aquileia.choices.answers import AquileiaAnswers
from scenes.games.aquileia.choices.auction_dialog import SHEET as AUCTION
from scenes.games.aquileia.choices.auction_dialog import AuctionDialog
from scenes.games.aquileia.choices.dialog_sheet import DialogSheet, SheetVeil
from scenes.games.aquileia.choices.key_hints import key_hint
from scenes.games.aquileia.choices.payment import Payment
from scenes.games.aquileia.choices.popovers import SMALL_CHOICES, SmallChoice
from scenes.games.aquileia.choices.selection import AquileiaSelection
from scenes.games.aquileia.contest.dialog import ContestDialog
from scenes.games.aquileia.contest.layout import sheet_rect
from scenes.games.aquileia.drawing.city import draw_ground
from scenes.games.aquileia.drawing.legends import add_legends
from scenes.games.aquileia.drawing.newcomers import newcomers
from scenes.games.aquileia.drawing.signs import ART
from scenes.games.aquileia.drawing.turn_mark import lit
from scenes.games.aquileia.drawing.undo_timer import draw_sand, placed_last
from scenes.games.aquileia.layout import (
    chronicle_rect,
    legend_rect,
    place,
    rival_rect,
    rivals_of,
    site_rect,
    space_rect,
    track_rect,
)
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.prompts import Prompts, details
from scenes.games.aquileia.tooltips import AquileiaTooltips, disc_of
from scenes.games.aquileia.widgets.own_buttons import AquileiaOwnButtons
from scenes.games.aquileia.widgets.own_panel import OwnPanel
from scenes.games.aquileia.widgets.pieces import AquileiaDeck, AquileiaHandCard, LaurelCard
from scenes.games.aquileia.widgets.rival_panel import AquileiaRivalPanel
from scenes.games.aquileia.widgets.sites import SitePiece
from scenes.games.aquileia.widgets.spaces import Space, Track, picture_of
from scenes.games.aquileia.zoom import portrait_of
from scenes.kit.board import Board
from scenes.kit.motion.stage import Stage
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Press
from scenes.kit.zoom import ZoomedPiece

_TOLD_AS_LACKING = "aq-why-coins", "aq-why-servi"


class AquileiaBoard(Board[Stage[AquileiaPosition], AquileiaPosition]):
    """Build the table of Aquileia; keep the selection as long as the scene lives."""

    background = ART + "table"
    called_at = (884.0, 818.0)
    """Over the own panel, so that dealt coins and cards and the newest building stay visible."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, place, Stage(scene))
        self.choosing = AquileiaSelection()
        self._asks_beside = False
        """True while the decision is one that a popover beside its space asks."""
        self._placed: Rect | None = None
        """Place where the last action put one of the viewer's pieces; None if it put none."""

    # What the table asks of a board

    def build(self, position: AquileiaPosition, bindings: Bindings) -> None:
        tips, view = AquileiaTooltips(position), position.view
        self._placed = placed_last(position.past.latest(position.viewer), position.viewer)
        asked = (
            (view.round, view.step, view.built, position.decision.seat, position.decision.kind)
            if position.decision
            else None
        )
        if self.choosing.follow(asked, bindings.offers.legal):
            self.scene.input.focus_id = ""
        self.chronicle_place = chronicle_rect(view.seats)
        self.standing_place = place("standing")
        answers = AquileiaAnswers(self.scene, bindings, self.choosing)
        self._add_ground(tips)
        new = self._taken_since(position)
        self._add_spaces(tips, bindings, new)
        self._add_track(tips, bindings, new)
        self._add_sites(tips, bindings)
        self._add_rivals(tips)
        self._add_asked(tips, bindings, answers)
        if view.contest:
            self._add_contest(tips, answers)

    def dealing(self, position: AquileiaPosition) -> str:
        return position.wording.catalog("aq-dealing")

    def prompt(self, position: AquileiaPosition) -> str:
        return Prompts(position).text()

    def key_hint(self, position: AquileiaPosition) -> str:
        return key_hint(position, self.scene, self.choosing.is_aside)

    @property
    def has_selection(self) -> bool:
        return self.choosing.is_any or (self._asks_beside and not self.choosing.is_aside)

    def drop_selection(self) -> None:
        """Drop what is marked; if nothing is, put the popover away, and a press on its space opens it again."""
        if self.choosing.is_any:
            self.choosing.clear()
        elif self._asks_beside:
            self.choosing.is_aside = True

    def _ask_again(self) -> None:
        self.choosing.is_aside = False
        self.scene.input.focus_id = ""
        self.scene.invalidate()

    def details(self, position: AquileiaPosition) -> list[str]:
        return details(position)

    def hour(self, position: AquileiaPosition) -> float:
        view = position.view
        return (view.round - 1) / (ROUNDS - 1)

    def draw_background(self, canvas: Canvas) -> None:
        draw_ground(canvas, self.scene.app.catalog, self.light)

    def draw_passing(self, canvas: Canvas, left: float) -> None:
        if self._placed:
            draw_sand(canvas, self._placed, left)

    def portrait_of(self, widget: Widget) -> ZoomedPiece | None:
        return portrait_of(widget)

    def hint_area(self, piece: str) -> Rect | None:
        return area_rect(piece_ids.space_of(piece))

    # The board

    def _add_ground(self, tips: AquileiaTooltips) -> None:
        view = tips.view
        add_legends(self.scene, tips)
        for name, kind, count in (
            ("gear", UNKNOWN_GEAR, len(view.gear_deck)), ("servi", UNKNOWN_SERVI, len(view.servi_deck)),
            ("stadium", UNKNOWN_STADIUM, len(view.stadium_deck)), ("theatre", UNKNOWN_THEATRE, len(view.theatre_deck)),
        ):  # fmt: skip
            is_laurel = name in ("stadium", "theatre")
            rect = legend_rect(f"{name}_deck")
            told, comes_back = partial(tips.deck, name, count), tips.coming_back(name) > 0
            self.scene.add(
                AquileiaDeck(
                    f"{name}-deck", rect, kind, count, tooltip=told, is_laurel=is_laurel, comes_back=comes_back
                )
            )
        for index, card in enumerate(view.row):
            if card != NOTHING:
                rect = legend_rect(f"row_{index + 1}")
                self.scene.add(AquileiaHandCard(piece_ids.offered(index), rect, card, tooltip=partial(tips.card, card)))
        if view.shown != NOTHING:
            tip = f"{tips.laurel(view.shown)}\n{tips.t('aq-laurel-shown-help')}"
            self.scene.add(LaurelCard("shown", legend_rect("stadium_shown"), view.shown, tooltip=tip))

    def _add_spaces(self, tips: AquileiaTooltips, bindings: Bindings, new: Collection[str]) -> None:
        position, view = tips.position, tips.view
        is_placing = position.decision is not None and position.decision.kind == "place"
        acting = position.past.view_before(position.viewer).step
        for space in range(SPACES):
            name, action, holder = piece_ids.space(space), PLACES[space], view.spaces[space]
            press = bindings.bind(name, action)
            if space == view.step and self.choosing.is_aside:
                press = bindings.prepare(name, self._ask_again, bindings.offers.legal, glows=True)
            piece = Space(
                name, space_rect(space), picture_of(space), on_press=press or self._refusing(bindings, action),
                tooltip=partial(self._space_tip, tips, bindings, space),
                holder=position.people[holder] if holder != NOBODY else None, ghost=position.people[position.viewer],
                disc=disc_of(space), is_closed=is_placing and press is None and holder == NOBODY,
                acts=acting == space and holder != NOBODY, is_new=name in new,
                coin=space - PORTUS.start if space in PORTUS and view.port[space - PORTUS.start] else -1,
            )  # fmt: skip
            self.scene.add(piece)

    def _refusing(self, bindings: Bindings, action: AquileiaAction) -> Press | None:
        """Return a press that says why the space cannot be taken; None while no piece is placed."""
        decision = bindings.offers.position.decision
        is_placing = decision is not None and decision.kind == "place"
        return self.saying(bindings.offers.why_not(action)) if is_placing else None

    @staticmethod
    def _space_tip(tips: AquileiaTooltips, bindings: Bindings, space: int) -> str:
        decision = tips.position.decision
        is_placing = decision is not None and decision.kind == "place"
        return tips.space(space, bindings.offers.why_not(PLACES[space]) if is_placing else "")

    def _add_track(self, tips: AquileiaTooltips, bindings: Bindings, new: Collection[str]) -> None:
        """Add the tie-breakers' track; only its leftmost free place may be taken (AQ 3.4)."""
        position, track = tips.position, tips.view.track
        for step in range(tips.view.seats):
            name = f"space-track_{step}"
            press = bindings.bind(name, act.TIEBREAKER) if step == len(track) else None
            holder = position.people[track[step]] if step < len(track) else None
            is_closed = (
                position.decision is not None and position.decision.kind == "place" and press is None and holder is None
            )
            self.scene.add(
                Track(
                    name, track_rect(step), "track", on_press=press or self._refusing(bindings, act.TIEBREAKER),
                    tooltip=partial(tips.track, step), holder=holder,
                    ghost=position.people[position.viewer], piece="tiebreaker", disc=("track", str(step + 1)),
                    is_closed=is_closed, is_new=name in new,
                )
            )  # fmt: skip

    @staticmethod
    def _taken_since(position: AquileiaPosition) -> Collection[str]:
        """Return the spaces that rivals have taken since the viewer's last turn, while pieces are placed."""
        is_placing = position.view.step == PLACING
        return set(newcomers(position.past.latest(position.viewer), position.viewer)) if is_placing else ()

    # The forum

    def _add_sites(self, tips: AquileiaTooltips, bindings: Bindings) -> None:
        is_building = tips.position.decision is not None and tips.position.decision.kind == "build"
        for site, owner in enumerate(tips.view.sites):
            name = piece_ids.site(site)
            ways = [
                action for action in bindings.offers.legal if isinstance(action, Build) and action.site == site
            ] if is_building else []  # fmt: skip
            is_chosen = self.choosing.site == site
            press = bindings.prepare(name, partial(self._choose_site, site), [] if is_chosen else ways, glows=True)
            self.scene.add(
                SitePiece(
                    name, site_rect(site), site, tips.t,
                    on_press=press if ways else self._unpayable(tips, site, is_building),
                    tooltip="" if is_chosen else partial(self._site_tip, tips, site, is_building),
                    owner=tips.position.people[owner] if owner != NOBODY else None,
                    missing=tips.missing(site) if is_building and not ways and owner == NOBODY else None,
                    is_chosen=is_chosen, is_closed=is_building and owner != NOBODY,
                )
            )  # fmt: skip

    def _unpayable(self, tips: AquileiaTooltips, site: int, is_building: bool) -> Press | None:
        """Return a press that says why the site cannot be built; None if it can, or if nothing is built now."""
        reason = why_not_site(tips.view, site) if is_building else None
        return self.saying(tips.wording.reason(reason)) if reason else None

    @staticmethod
    def _site_tip(tips: AquileiaTooltips, site: int, is_building: bool) -> str:
        """Return the tooltip of a site; coins or cards that are lacking are named only once, beside the cost."""
        reason = why_not_site(tips.view, site) if is_building else None
        told = tips.site(site)
        if reason and reason.key in _TOLD_AS_LACKING and tips.lacks(site):
            return told
        return f"{told}\n{markup.coloured('burgundy', tips.wording.reason(reason))}" if reason else told

    def _choose_site(self, site: int) -> None:
        self.choosing.clear()
        self.choosing.site = site
        self.scene.input.focus_id = ""
        self.scene.invalidate()

    # Panels and what is asked

    def _add_rivals(self, tips: AquileiaTooltips) -> None:
        position, view = tips.position, tips.view
        for seat in rivals_of(position.viewer, view.seats):
            rect = rival_rect(position.viewer, view.seats, seat)
            panel = self.scene.add(AquileiaRivalPanel.of(rect, seat, tips, is_active=seat == lit(position)))
            self.scene.add(panel.coins)

    def _add_asked(self, tips: AquileiaTooltips, bindings: Bindings, answers: AquileiaAnswers) -> None:
        """Add the own panel and buttons, and above them the dialog or popover of the present decision."""
        position = tips.position
        auction = AuctionDialog(self.scene, tips, answers) if tips.view.auction else None
        kind = position.decision.kind if position.decision else ""
        self._asks_beside = kind in SMALL_CHOICES
        is_open = self._asks_beside and not self.choosing.is_aside
        small = SmallChoice(self.scene, tips, bindings, self.choosing) if is_open else None
        payment = None
        if kind == "build" and self.choosing.site >= 0:
            payment = Payment(self.scene, tips, answers, self.choosing.site)
        speaker = small or payment or auction
        change = speaker.change() if speaker and position.can_act else (0, 0, 0)
        offered = small.offered if small else NOTHING
        OwnPanel(self.scene, tips, bindings, change, offered).add()
        AquileiaOwnButtons(self.scene, tips, answers).add()
        if isinstance(speaker, AuctionDialog):
            self._add_dialog(DialogSheet("auction", AUCTION), speaker)
        elif speaker:
            speaker.add()

    def _add_contest(self, tips: AquileiaTooltips, answers: AquileiaAnswers) -> None:
        """Add the dialog of a contest."""
        sheet = DialogSheet("contest", sheet_rect(tips.view, tips.position.viewer))
        self._add_dialog(sheet, ContestDialog(self.scene, tips, answers))

    def _add_dialog(self, sheet: DialogSheet, dialog: AuctionDialog | ContestDialog) -> None:
        """Add a dialog over the dimmed board."""
        self.scene.add(SheetVeil("veil", place("board")))
        self.scene.add(sheet)
        dialog.add()
