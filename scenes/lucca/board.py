"""The table of Lucca Città: places its pieces for a seen position and makes them pressable."""

from collections.abc import Mapping, Sequence
from functools import partial, reduce
from typing import Any

from game.core.reasons import Reason
from game.lucca import actions as act
from game.lucca.events import CardDiscarded, CardsKept, PalaceExtended, PalaceStarted, TowerRaised, WallBuilt
from game.lucca.limits import turns
from game.lucca.openings import opening_of
from game.lucca.placing import START
from game.lucca.state import KEEP, NOBODY, OVER, PLAY, State
from scenes.core.inputs import Command
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.text import signed
from scenes.core.widgets import Panel, Widget
from scenes.kit.bindings import Bindings
from scenes.kit.board import Board
from scenes.kit.pieces import Press, Spot
from scenes.kit.portrait import Portrait
from scenes.kit.seen import Seen
from scenes.kit.stage import EventAnimation
from scenes.lucca.advice import advice, is_true_of, prospect
from scenes.lucca.animations import animations
from scenes.lucca.arithmetic import arithmetic
from scenes.lucca.counted import counted
from scenes.lucca.families import OwnPlate, RivalPlate, Standing, letters_of_names
from scenes.lucca.fate_sheet import FateSheet
from scenes.lucca.geometry import kept_rects, place, rival_rect, rivals_of, tray_rects
from scenes.lucca.grounds import add_grounds, becomes_of
from scenes.lucca.hand_panel import HandPanel
from scenes.lucca.ornaments import Scenery
from scenes.lucca.painting import ART, WALL
from scenes.lucca.pieces import Choice, Triplet
from scenes.lucca.plaque import add_plaque
from scenes.lucca.portraits import portrait_of
from scenes.lucca.quarter_view import QuarterView, house_id, kept_id, shown_quarter
from scenes.lucca.side_panels import Projection, add_order
from scenes.lucca.stage import StreetStage
from scenes.lucca.wording import LuccaWording

_FEW = 2
PLACED = (PalaceStarted, PalaceExtended, WallBuilt, TowerRaised, CardDiscarded)
"""What becomes of a card that lay before the viewer."""


class LuccaBoard(Board[StreetStage]):
    """Keeps the chosen starting cards and the stage of the animations while its scene lives."""

    background = ART + "table"
    called_at = (656.0, 298.0)
    """Over the city: the triplets, the rivals' addresses and the order beside it stay in sight."""
    sky = Rect(0, 338, 1612, 362)

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, place, StreetStage(scene))
        self._lifted: list[int] = []

    # What the table asks of a board

    def build(self, seen: Seen, bindings: Bindings) -> None:
        self._keep_lifted(seen)
        self._add_rivals(seen)
        t = seen.wording.catalog
        says_deck = self.saying(t("lc-ask-deck")) if seen.decision and seen.decision.kind == "turn" else None
        add_order(self.scene.add, place("order"), seen, says_deck)
        self._add_triplets(seen, bindings)
        self._add_own(seen, bindings)
        self._add_projection(seen)
        self._add_hand(seen, bindings)

    def _add_projection(self, seen: Seen) -> None:
        projection = Projection(place("projected"), seen)
        self.scene.add(projection)
        if seen.awaits_count:
            return
        for person, row in projection.row_places():
            told = partial(arithmetic, projection.seen, person.seat)
            self.scene.add(Spot(f"projected-{person.seat}", row, told, place("projected")))

    def dealing(self, seen: Seen) -> str:
        return seen.wording.catalog("lc-dealing")

    def prompt(self, seen: Seen) -> str:
        assert seen.decision
        t, kind = seen.wording.catalog, seen.decision.kind
        openings = self._openings(seen)
        if kind == "turn" and openings:
            return t("lc-prompt-turn-open", openings=t("list-separator").join(openings))
        return t("lc-prompt-turn-take" if kind == "turn" else f"lc-prompt-{kind}")

    def _openings(self, seen: Seen) -> list[str]:
        """`blue +5` for each palace that may open."""
        view, wording = seen.view, seen.wording
        assert isinstance(wording, LuccaWording)
        palaces = view.quarters[seen.viewer].completed
        found = [opening_of(view.quarters, seen.viewer, palace) for palace in palaces]
        return [f"{wording.colour(opening.palace.colour)} {signed(opening.points)}" for opening in found]

    @property
    def has_selection(self) -> bool:
        return bool(self._lifted)

    def drop_selection(self) -> None:
        self._lifted.clear()

    def details(self, seen: Seen) -> list[str]:
        t, view = seen.wording.catalog, seen.view
        details = [t("lc-turn-of", turn=view.turn, turns=turns(view))]
        if view.stage == PLAY:
            details.append(t("lc-place-in-order", place=view.order.index(seen.viewer) + 1, seats=len(view.order)))
        return details

    def hour(self, seen: Seen) -> float:
        view: State = seen.view
        return (view.turn - 1) / max(1, turns(view) - 1)

    def portrait_of(self, widget: Widget) -> Portrait | None:
        return portrait_of(widget, self.scene.widgets)

    def advice(self, seen: Seen, action: Any) -> str:
        return advice(seen, action)

    def prospect(self, seen: Seen, action: Any) -> str:
        return prospect(seen, action)

    def hint_area(self, piece: str) -> Rect | None:
        """All starting cards, two of which are meant; of the triplets those that can be taken, of the last two one."""
        hand = [each for each in self.scene.widgets if isinstance(each, Choice) and each.leads]
        if any(each.id == piece for each in hand):
            return reduce(Rect.joined, (each.screen_rect() for each in hand))
        left = [each for each in self.scene.widgets if isinstance(each, Triplet) and each.leads]
        if not any(each.id == piece for each in left):
            return None
        places = [each.screen_rect() for each in left if each.id == piece or len(left) > _FEW]
        return reduce(Rect.joined, places)

    def is_true_of(self, seen: Seen, action: Any, reason: Reason) -> bool:
        return is_true_of(seen, action, reason)

    def animations(self) -> Mapping[type, EventAnimation]:
        return animations(self.stage)

    # Quarters

    def _standing(self, seen: Seen, seat: int) -> Standing:
        mover = seen.mover if seen.mover >= 0 else self._active_seat(seen.view)
        is_counted = seen.view.stage == OVER and not seen.awaits_count
        points = seen.score.totals[seat] if is_counted else shown_quarter(seen, seat).points
        return Standing(seen.people[seat], shown_quarter(counted(seen), seat), seat == mover, points, is_counted)

    @staticmethod
    def _active_seat(view: State) -> int:
        return view.active if view.stage == PLAY else NOBODY

    def _add_rivals(self, seen: Seen) -> None:
        t, seats = seen.wording.catalog, len(seen.people)
        rivals = rivals_of(seen.viewer, seats)
        names = [seen.people[seat].name for seat in rivals]
        letters = letters_of_names(self.scene.measure, names, rival_rect(seen.viewer, seats, rivals[0]))
        elsewhere = self.saying(t("lc-ask-own-quarter")) if self.stage.carried else None
        for seat in rivals:
            rect = rival_rect(seen.viewer, seats, seat)
            standing = self._standing(seen, seat)
            told = t("lc-quarter-help", name=seen.people[seat].name, points=standing.points)
            large = t("lc-quarter-large", key=self.scene.key_label(Command.ENLARGE))
            tip = f"{told}\n{t('lc-shields-help')}\n{large}"
            self.scene.add(RivalPlate(f"quarter-{seat}", rect, standing, t, tip, self.light, letters))
            QuarterView(self.scene, seen, seat, self.saying, behind=self.stage.behind, refusal=elsewhere).add()
            self._add_kept(seen, seat, rect)

    def _add_kept(self, seen: Seen, seat: int, rival: Rect) -> None:
        """What a rival has chosen lies face down (LC 2.3)."""
        t = seen.wording.catalog
        for number, rect in enumerate(kept_rects(rival)[: len(seen.view.kept[seat])]):
            self.scene.add(Choice(kept_id(seat, number), rect, WALL, t, None, t("lc-unknown-card")))

    def _add_own(self, seen: Seen, bindings: Bindings) -> None:
        t = seen.wording.catalog
        self.scene.add(Panel("own-panel", place("own"), "panel_parchment"))
        tip = f"{t('lc-shields-help')}\n{t('lc-walls-help')}"
        self.scene.add(OwnPlate("own", place("badge"), self._standing(seen, seen.viewer), t, tip))
        refusal = self._refusal(bindings)
        becomes = becomes_of(self.stage.carried, seen)
        view = QuarterView(self.scene, seen, seen.viewer, self.saying, bindings, self.stage.behind, refusal, becomes)
        self.scene.add(Scenery(view.street, self.light))
        add_grounds(self.scene, view.street, bindings, self.stage, refusal)
        view.add()
        for palace in view.quarter.completed:
            if self.stage.is_at_work(house_id(seen.viewer, palace.colour)):
                continue
            add_plaque(self.scene.add, view.street, palace, seen, bindings)

    def _refusal(self, bindings: Bindings) -> Press | None:
        """Why the card in the hand cannot join a palace, or that what is in it belongs elsewhere."""
        cards = [action.card for action in self.stage.carried if isinstance(action, act.Place)]
        if not self.stage.carried:
            return None
        reason = bindings.offers.why_not(act.place(START, cards[0])) if cards else ""
        return self.saying(reason or bindings.offers.seen.wording.catalog("lc-ask-own-ground"))

    # Triplets and hand

    def _add_triplets(self, seen: Seen, bindings: Bindings) -> None:
        view, t = seen.view, seen.wording.catalog
        for index, (cards, tray) in enumerate(zip(view.triplets, tray_rects(len(view.triplets)), strict=True)):
            taker = view.takers[index]
            is_at_work = view.placing and taker == view.active != seen.viewer
            shown = self.stage.slots.spread(view.placing) if is_at_work else cards
            sheet = FateSheet(seen, cards) if cards and view.stage == PLAY else None
            is_known = taker != NOBODY and not self._leaves_tray(seen, taker)
            name = f"triplet-{index}"
            if bindings.offers.is_legal(act.take(index)):
                bindings.carry(name, [act.take(index)])
            press = bindings.bind(name, act.take(index), glows=False)
            gone = self._gone(seen, taker) if is_known and not cards else ""
            press = press or self.saying(gone or bindings.offers.why_not(act.take(index)))
            self.scene.add(
                Triplet(
                    name, tray, shown, t, press, sheet.text if sheet else gone or self._lying(seen, cards, press),
                    sheet.draw if sheet else None, seen.people[taker] if is_known else None,
                )
            )  # fmt: skip

    @staticmethod
    def _gone(seen: Seen, taker: int) -> str:
        assert isinstance(seen.wording, LuccaWording)
        return seen.wording.triplet_gone(taker)

    @staticmethod
    def _lying(seen: Seen, cards: Sequence[int], press: Press | None) -> str:
        """Where nothing can be taken, the tooltip tells what lies there."""
        assert isinstance(seen.wording, LuccaWording)
        return seen.wording.cards(cards) if cards and not (press and press.leads) else ""

    def _add_hand(self, seen: Seen, bindings: Bindings) -> None:
        panel = HandPanel(self.scene, seen, self._lifted, bindings)
        if seen.view.stage == KEEP and seen.view.hands[seen.viewer] and not self._has_kept(seen):
            panel.add_start(self._toggle)
        elif seen.view.placing and seen.view.active == seen.viewer:
            panel.add_placing(self.stage.slots.spread(seen.view.placing))
        elif self._leaves_hand(seen):
            panel.add_empty_tray()
        elif seen.decision and seen.decision.kind == "deal":
            panel.add_deal()

    @staticmethod
    def _leaves_hand(seen: Seen) -> bool:
        """The viewer's last card of a triplet is told, or what was kept of the first ones: they leave empty wood."""
        event = seen.past.told[-1].event if seen.past.told else None
        return isinstance(event, (*PLACED, CardsKept)) and event.seat == seen.viewer and not seen.view.placing

    @staticmethod
    def _leaves_tray(seen: Seen, taker: int) -> bool:
        """A rival's last card is on its way: whose tray it was is not written below it."""
        event = seen.past.told[-1].event if seen.past.told and not seen.has_landed else None
        return isinstance(event, PLACED) and event.seat == taker != seen.viewer and not seen.view.placing

    @staticmethod
    def _has_kept(seen: Seen) -> bool:
        """The two lie face down, or are revealed while others still are to be."""
        view: State = seen.view
        return bool(view.kept[seen.viewer] or view.quarters[seen.viewer].site)

    def _keep_lifted(self, seen: Seen) -> None:
        """What is no longer in the hand cannot stay chosen."""
        hand = seen.view.hands[seen.viewer]
        self._lifted = [card for card in self._lifted if card in hand]

    def _toggle(self, card: int) -> None:
        """A third card takes the place of the first."""
        if card in self._lifted:
            self._lifted.remove(card)
        else:
            self._lifted = [*self._lifted[-1:], card]
        self.scene.invalidate()
