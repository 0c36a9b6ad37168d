"""The table of Aquileia: places its pieces for a seen position and makes them pressable."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from game.aquileia import actions as act
from game.aquileia.actions import PLACES, AquileiaAction, Build
from game.aquileia.board import PORTUS, SITES, SPACE_NAMES, SPACES
from game.aquileia.cards import NOTHING, UNKNOWN_GEAR, UNKNOWN_SERVI
from game.aquileia.intents import why_not_site
from game.aquileia.laurels import UNKNOWN_STADIUM, UNKNOWN_THEATRE
from game.aquileia.state import NOBODY, PLACING, ROUNDS, State
from game.core.reasons import Reason
from scenes.aquileia.advice import advice, is_true_of
from scenes.aquileia.animations import animations
from scenes.aquileia.answers import Answers
from scenes.aquileia.areas import area_rect
from scenes.aquileia.at_rest import lay_to_rest
from scenes.aquileia.auction_dialog import SHEET as AUCTION
from scenes.aquileia.auction_dialog import AuctionDialog
from scenes.aquileia.choosing import Choosing
from scenes.aquileia.contest_dialog import ContestDialog
from scenes.aquileia.contest_layout import sheet_rect
from scenes.aquileia.geometry import (
    chronicle_rect,
    legend_rect,
    place,
    rival_rect,
    rivals_of,
    site_rect,
    space_rect,
    track_rect,
)
from scenes.aquileia.ground import draw_ground
from scenes.aquileia.key_hints import key_hint
from scenes.aquileia.legends import add_legends
from scenes.aquileia.newcomers import newcomers
from scenes.aquileia.own_buttons import OwnButtons
from scenes.aquileia.own_panel import OwnPanel
from scenes.aquileia.parting import standing
from scenes.aquileia.payment import Payment
from scenes.aquileia.pieces import Deck, HandCard, LaurelCard
from scenes.aquileia.popovers import SMALL_CHOICES, SmallChoice
from scenes.aquileia.portraits import portrait_of
from scenes.aquileia.prompts import Prompts, details
from scenes.aquileia.rival_panel import RivalPanel
from scenes.aquileia.sand import draw_sand, placed_last
from scenes.aquileia.sheet import Sheet, Veil
from scenes.aquileia.signs import ART
from scenes.aquileia.sites import SitePiece
from scenes.aquileia.spaces import Space, Track, picture_of
from scenes.aquileia.stage import CityStage
from scenes.aquileia.tips import Tips, disc_of
from scenes.aquileia.turn_mark import lit
from scenes.aquileia.whereabouts import before
from scenes.core import markup
from scenes.core.canvas import Canvas
from scenes.core.drawings import Still
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.widgets import Widget
from scenes.kit.bindings import Bindings
from scenes.kit.board import Board
from scenes.kit.pieces import Press
from scenes.kit.portrait import Portrait
from scenes.kit.seen import Seen
from scenes.kit.stage import EventAnimation

_TOLD_AS_LACKING = "aq-why-coins", "aq-why-servi"


class AquileiaBoard(Board[CityStage]):
    """Keeps what is marked on the way to an action, and the stage of the animations, while its scene lives."""

    background = ART + "table"
    called_at = (884.0, 818.0)
    """Over what one has oneself: the coins and cards that are dealt, and the last building, stay in sight."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, place, CityStage(scene))
        self.choosing = Choosing()
        self._ground = Still()
        self._asks_beside = False
        """A small choice stands beside its space."""
        self._placed: Rect | None = None
        """Where the last deed put an own piece."""

    # What the table asks of a board

    def build(self, seen: Seen, bindings: Bindings) -> None:
        tips, shown = Tips(seen), Tips(standing(seen, is_kept=self.stage.keeps_dialog))
        view: State = seen.view
        self._placed = placed_last(seen.past.latest(seen.viewer), seen.viewer)
        asked = (view.round, view.step, view.built, seen.decision.seat, seen.decision.kind) if seen.decision else None
        if self.choosing.follow(asked, bindings.offers.legal):
            self.scene.focus_id = ""
        self.chronicle_place = chronicle_rect(view.seats)
        self.standing_place = place("standing")
        answers = Answers(self.scene, bindings, self.choosing)
        first = len(self.scene.widgets)
        self._add_ground(shown)
        self._add_spaces(shown, bindings)
        self._add_track(shown, bindings)
        self._mark_newcomers(seen, first)
        self._add_sites(shown, bindings)
        self._add_rivals(tips)
        self._add_asked(tips, shown, bindings, answers)
        if shown.view.contest:
            self._add_contest(shown, answers, first)

    def dealing(self, seen: Seen) -> str:
        return seen.wording.catalog("aq-dealing")

    def prompt(self, seen: Seen) -> str:
        return Prompts(seen).text()

    def key_hint(self, seen: Seen) -> str:
        return key_hint(seen, self.scene)

    @property
    def has_selection(self) -> bool:
        return self.choosing.is_any or (self._asks_beside and not self.choosing.is_aside)

    def drop_selection(self) -> None:
        """What is marked first; then the question itself, which its space asks again."""
        if self.choosing.is_any:
            self.choosing.clear()
        elif self._asks_beside:
            self.choosing.is_aside = True

    def _ask_again(self) -> None:
        self.choosing.is_aside = False
        self.scene.focus_id = ""
        self.scene.invalidate()

    def details(self, seen: Seen) -> list[str]:
        return details(seen)

    def hour(self, seen: Seen) -> float:
        view: State = seen.view
        return (view.round - 1) / (ROUNDS - 1)

    def draw_background(self, canvas: Canvas) -> None:
        draw_ground(canvas, self._ground, self.scene.app.catalog, self.light)

    def draw_passing(self, canvas: Canvas, left: float) -> None:
        if self._placed:
            draw_sand(canvas, self._placed, left)

    def portrait_of(self, widget: Widget) -> Portrait | None:
        return portrait_of(widget)

    def advice(self, seen: Seen, action: Any) -> str:
        return advice(Tips(seen), action)

    def is_true_of(self, seen: Seen, action: Any, reason: Reason) -> bool:
        return is_true_of(Tips(seen), action, reason)

    def hint_area(self, piece: str) -> Rect | None:
        return area_rect(piece.removeprefix("space-"))

    def animations(self) -> Mapping[type, EventAnimation]:
        return animations(self.stage)

    # The board

    def _add_ground(self, tips: Tips) -> None:
        view = tips.view
        add_legends(self.scene, tips)
        for name, kind, count in (
            ("gear", UNKNOWN_GEAR, len(view.gear_deck)), ("servi", UNKNOWN_SERVI, len(view.servi_deck)),
            ("stadium", UNKNOWN_STADIUM, len(view.stadium_deck)), ("theatre", UNKNOWN_THEATRE, len(view.theatre_deck)),
        ):  # fmt: skip
            is_laurel = name in ("stadium", "theatre")
            rect = legend_rect(f"{name}_deck")
            told, comes_back = partial(tips.deck, name, count), tips.coming_back(name) > 0
            self.scene.add(Deck(f"{name}-deck", rect, kind, count, told, is_laurel, comes_back=comes_back))
        for index, card in enumerate(view.row):
            if card != NOTHING:
                rect = legend_rect(f"row_{index + 1}")
                self.scene.add(HandCard(f"row-{index}", rect, card, partial(tips.card, card)))
        if view.shown != NOTHING:
            tip = f"{tips.laurel(view.shown)}\n{tips.t('aq-laurel-shown-help')}"
            self.scene.add(LaurelCard("shown", legend_rect("stadium_shown"), view.shown, tip))

    def _add_spaces(self, tips: Tips, bindings: Bindings) -> None:
        seen, view = tips.seen, tips.view
        is_placing = seen.decision is not None and seen.decision.kind == "place"
        acting = before(seen).step
        for space in range(SPACES):
            name, action, holder = f"space-{SPACE_NAMES[space]}", PLACES[space], view.spaces[space]
            press = bindings.bind(name, action)
            if space == view.step and self.choosing.is_aside:
                press = bindings.prepare(name, self._ask_again, bindings.offers.legal, glows=True)
            piece = Space(
                name, space_rect(space), picture_of(space), press or self._refusing(bindings, action),
                partial(self._space_tip, tips, bindings, space),
                holder=seen.people[holder] if holder != NOBODY else None, ghost=seen.people[seen.viewer],
                disc=disc_of(space), is_closed=is_placing and press is None and holder == NOBODY,
                acts=acting == space and holder != NOBODY,
            )  # fmt: skip
            if space in PORTUS and view.port[space - PORTUS.start]:
                piece.coin = space - PORTUS.start
            self.scene.add(piece)

    def _refusing(self, bindings: Bindings, action: AquileiaAction) -> Press | None:
        """Pressed, a place that cannot be taken says why."""
        decision = bindings.offers.seen.decision
        is_placing = decision is not None and decision.kind == "place"
        return self.saying(bindings.offers.why_not(action)) if is_placing else None

    @staticmethod
    def _space_tip(tips: Tips, bindings: Bindings, space: int) -> str:
        decision = tips.seen.decision
        is_placing = decision is not None and decision.kind == "place"
        return tips.space(space, bindings.offers.why_not(PLACES[space]) if is_placing else "")

    def _add_track(self, tips: Tips, bindings: Bindings) -> None:
        """Only the leftmost free place may be taken (AQ 3.4)."""
        seen, track = tips.seen, tips.view.track
        for step in range(tips.view.seats):
            name = f"space-track_{step}"
            press = bindings.bind(name, act.TIEBREAKER) if step == len(track) else None
            holder = seen.people[track[step]] if step < len(track) else None
            is_closed = seen.decision is not None and seen.decision.kind == "place" and press is None and holder is None
            self.scene.add(
                Track(
                    name, track_rect(step), "track", press or self._refusing(bindings, act.TIEBREAKER),
                    partial(tips.track, step), holder=holder,
                    ghost=seen.people[seen.viewer], piece="tiebreaker", disc=("track", str(step + 1)),
                    is_closed=is_closed,
                )
            )  # fmt: skip

    def _mark_newcomers(self, seen: Seen, first: int) -> None:
        """Until pieces begin to act."""
        new = set(newcomers(seen.past.latest(seen.viewer), seen.viewer)) if seen.view.step == PLACING else ()
        for widget in self.scene.widgets[first:]:
            if isinstance(widget, Space):
                widget.is_new = widget.id in new

    # The forum

    def _add_sites(self, tips: Tips, bindings: Bindings) -> None:
        is_building = tips.seen.decision is not None and tips.seen.decision.kind == "build"
        for site, owner in enumerate(tips.view.sites):
            name = f"site-{SITES[site].name}"
            ways = [
                action for action in bindings.offers.legal if isinstance(action, Build) and action.site == site
            ] if is_building else []  # fmt: skip
            is_chosen = self.choosing.site == site
            press = bindings.prepare(name, partial(self._choose_site, site), [] if is_chosen else ways, glows=True)
            self.scene.add(
                SitePiece(
                    name, site_rect(site), site, tips.t, press if ways else self._unpayable(tips, site, is_building),
                    "" if is_chosen else partial(self._site_tip, tips, site, is_building),
                    owner=tips.seen.people[owner] if owner != NOBODY else None,
                    missing=tips.missing(site) if is_building and not ways and owner == NOBODY else None,
                    is_chosen=is_chosen, is_closed=is_building and owner != NOBODY,
                )
            )  # fmt: skip

    def _unpayable(self, tips: Tips, site: int, is_building: bool) -> Press | None:
        reason = why_not_site(tips.view, site) if is_building else None
        return self.saying(tips.wording.reason(reason)) if reason else None

    @staticmethod
    def _site_tip(tips: Tips, site: int, is_building: bool) -> str:
        """What one lacks is told once, where the cost is."""
        reason = why_not_site(tips.view, site) if is_building else None
        told = tips.site(site)
        if reason and reason.key in _TOLD_AS_LACKING and tips.lacks(site):
            return told
        return f"{told}\n{markup.coloured('burgundy', tips.wording.reason(reason))}" if reason else told

    def _choose_site(self, site: int) -> None:
        self.choosing.clear()
        self.choosing.site = site
        self.scene.focus_id = ""
        self.scene.invalidate()

    # Panels and what is asked

    def _add_rivals(self, tips: Tips) -> None:
        seen, view = tips.seen, tips.view
        for seat in rivals_of(seen.viewer, view.seats):
            rect = rival_rect(seen.viewer, view.seats, seat)
            panel = self.scene.add(RivalPanel(rect, seat, tips, seat == lit(seen), self.stage))
            self.scene.add(panel.coins)

    def _add_asked(self, tips: Tips, shown: Tips, bindings: Bindings, answers: Answers) -> None:
        """Own panel and buttons, with what the running decision asks above them."""
        seen = tips.seen
        auction = AuctionDialog(self.scene, shown, answers) if shown.view.auction else None
        kind = seen.decision.kind if seen.decision else ""
        self._asks_beside = kind in SMALL_CHOICES
        is_open = self._asks_beside and not self.choosing.is_aside
        small = SmallChoice(self.scene, tips, bindings, self.choosing) if is_open else None
        payment = None
        if kind == "build" and self.choosing.site >= 0:
            payment = Payment(self.scene, tips, answers, self.choosing.site)
        speaker = small or payment or auction
        change = speaker.change() if speaker and seen.can_act else (0, 0, 0)
        offered = small.offered if small else NOTHING
        OwnPanel(self.scene, tips, bindings, change, self.stage.underway, offered, shown=shown).add()
        OwnButtons(self.scene, tips, answers).add()
        if isinstance(speaker, AuctionDialog):
            self._add_dialog(Sheet("auction", AUCTION), speaker)
        elif speaker:
            speaker.add()

    def _add_contest(self, tips: Tips, answers: Answers, first: int) -> None:
        """All that was added from the first widget on rests below it."""
        lay_to_rest(self.scene, first, self.stage, tips.seen)
        sheet = Sheet("contest", sheet_rect(tips.view, tips.seen.viewer))
        self._add_dialog(sheet, ContestDialog(self.scene, tips, answers, self.stage.fray))

    def _add_dialog(self, sheet: Sheet, dialog: AuctionDialog | ContestDialog) -> None:
        """Over the dim board; on its way up it is seen as the stage moves it."""
        scene, is_moving = self.scene, self.stage.is_opening
        if not is_moving:
            scene.add(Veil())
        scene.add(sheet)
        first = len(scene.widgets)
        dialog.add()
        sheet.hold(scene.widgets[first:], is_moving=is_moving)
        self.stage.sheet = sheet
