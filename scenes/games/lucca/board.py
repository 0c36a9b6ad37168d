"""The board of Lucca: it builds the widgets of a position and binds them to legal actions."""

from collections.abc import Sequence
from functools import partial, reduce

from game.lucca.actions import Place, take
from game.lucca.limits import turns
from game.lucca.openings import opening_of
from game.lucca.placing import START
from game.lucca.state import KEEP, NOBODY, OVER, PLAY, State
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import signed
from scenes.engine.widgets import Panel, Widget
from scenes.games.lucca import piece_ids
from scenes.games.lucca.card_slots import slots_of
from scenes.games.lucca.choices.drop_areas import add_grounds, becomes_of
from scenes.games.lucca.choices.opening_plaque import add_plaque
from scenes.games.lucca.drawing.ornaments import Scenery
from scenes.games.lucca.drawing.painting import ART, WALL
from scenes.games.lucca.layout import kept_rects, place, rival_rect, rivals_of, tray_rects
from scenes.games.lucca.moves import pieces_of
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.score_sums import arithmetic, medal_points
from scenes.games.lucca.settled_position import counted
from scenes.games.lucca.widgets.family_plates import OwnPlate, RivalPlate, Standing, letters_of_names
from scenes.games.lucca.widgets.hand_panel import HandPanel
from scenes.games.lucca.widgets.pieces import CardChoice, Triplet
from scenes.games.lucca.widgets.quarter import QuarterView, kept_id, shown_quarter
from scenes.games.lucca.widgets.side_panels import add_order, projection
from scenes.games.lucca.widgets.triplet_preview import TripletPreview
from scenes.games.lucca.zoom import portrait_of
from scenes.kit.board import Board
from scenes.kit.motion.stage import Stage
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Press, Spot
from scenes.kit.zoom import ZoomedPiece

_FEW = 2


class LuccaBoard(Board[Stage[LuccaPosition], LuccaPosition]):
    """Build the table of Lucca; keep the selection as long as the scene lives."""

    background = ART + "table"
    called_at = (656.0, 298.0)
    """Over the city, so that triplets, rivals' addresses and the turn order stay visible."""
    sky = Rect(0, 338, 1612, 362)

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, place, Stage(scene), pieces_of)

    # What the table asks of a board

    def build(self, position: LuccaPosition, bindings: Bindings) -> None:
        self._add_rivals(position)
        t = position.wording.catalog
        says_deck = self.saying(t("lc-ask-deck")) if position.decision and position.decision.kind == "turn" else None
        add_order(self.scene.add, place("order"), position, says_deck)
        self._add_triplets(position, bindings)
        self._add_own(position, bindings)
        self._add_projection(position)
        self._add_hand(position, bindings)

    def _add_projection(self, position: LuccaPosition) -> None:
        settled = position if position.awaits_count else counted(position)
        panel = self.scene.add(projection(place("projected"), settled))
        if position.awaits_count:
            return
        for person, row in panel.row_places():
            told = partial(arithmetic, settled, person.seat)
            self.scene.add(Spot(f"projected-{person.seat}", row, tooltip=told, whole=place("projected")))

    def dealing(self, position: LuccaPosition) -> str:
        return position.wording.catalog("lc-dealing")

    def prompt(self, position: LuccaPosition) -> str:
        assert position.decision
        t, kind = position.wording.catalog, position.decision.kind
        openings = self._openings(position)
        if kind == "turn" and openings:
            return t("lc-prompt-turn-open", openings=t("list-separator").join(openings))
        return t("lc-prompt-turn-take" if kind == "turn" else f"lc-prompt-{kind}")

    def _openings(self, position: LuccaPosition) -> list[str]:
        """Return `blue +5` for each palace that can be opened."""
        view, wording = position.view, position.wording
        palaces = view.quarters[position.viewer].completed
        found = [opening_of(view.quarters, position.viewer, palace) for palace in palaces]
        return [f"{wording.colour(opening.palace.colour)} {signed(opening.points)}" for opening in found]

    def details(self, position: LuccaPosition) -> list[str]:
        t, view = position.wording.catalog, position.view
        details = [t("lc-turn-of", turn=view.turn, turns=turns(view))]
        if view.stage == PLAY:
            details.append(t("lc-place-in-order", place=view.order.index(position.viewer) + 1, seats=len(view.order)))
        return details

    def hour(self, position: LuccaPosition) -> float:
        view = position.view
        return (view.turn - 1) / max(1, turns(view) - 1)

    def portrait_of(self, widget: Widget) -> ZoomedPiece | None:
        return portrait_of(widget, self.scene.widgets)

    def hint_area(self, piece: str) -> Rect | None:
        """Return the area of a hint: all starting cards, or the triplets that can be taken; of two only one."""
        hand = [each for each in self.scene.widgets if isinstance(each, CardChoice) and each.leads]
        if any(each.id == piece for each in hand):
            return reduce(Rect.joined, (each.screen_rect() for each in hand))
        left = [each for each in self.scene.widgets if isinstance(each, Triplet) and each.leads]
        if not any(each.id == piece for each in left):
            return None
        places = [each.screen_rect() for each in left if each.id == piece or len(left) > _FEW]
        return reduce(Rect.joined, places)

    # Quarters

    def _standing(self, position: LuccaPosition, seat: int) -> Standing:
        mover = position.mover if position.mover >= 0 else self._active_seat(position.view)
        is_counted = position.view.stage == OVER and not position.awaits_count
        points, quarter = medal_points(position, seat), shown_quarter(counted(position), seat)
        return Standing(position.people[seat], quarter, seat == mover, points, is_counted)

    @staticmethod
    def _active_seat(view: State) -> int:
        return view.active if view.stage == PLAY else NOBODY

    def _add_rivals(self, position: LuccaPosition) -> None:
        t, seats = position.wording.catalog, len(position.people)
        rivals = rivals_of(position.viewer, seats)
        names = [position.people[seat].name for seat in rivals]
        letters = letters_of_names(self.scene.measure, names, rival_rect(position.viewer, seats, rivals[0]))
        elsewhere = self.saying(t("lc-ask-own-quarter")) if self.stage.carried else None
        for seat in rivals:
            rect = rival_rect(position.viewer, seats, seat)
            standing = self._standing(position, seat)
            told = t("lc-quarter-help", name=position.people[seat].name, points=standing.points)
            large = t("lc-quarter-large", key=self.scene.key_label(Command.ENLARGE))
            tip = f"{told}\n{t('lc-shields-help')}\n{large}"
            self.scene.add(
                RivalPlate(
                    f"quarter-{seat}", rect, standing=standing, catalog=t, tooltip=tip, light=self.light,
                    letters=letters,
                )
            )  # fmt: skip
            QuarterView(self.scene, position, seat, self.saying, refusal=elsewhere).add()
            self._add_kept(position, seat, rect)

    def _add_kept(self, position: LuccaPosition, seat: int, rival: Rect) -> None:
        """Add the starting cards that a rival has kept, face down (LC 2.3)."""
        t = position.wording.catalog
        for number, rect in enumerate(kept_rects(rival)[: len(position.view.kept[seat])]):
            tip = t("lc-unknown-card")
            self.scene.add(CardChoice(kept_id(seat, number), rect, card=WALL, catalog=t, tooltip=tip))

    def _add_own(self, position: LuccaPosition, bindings: Bindings) -> None:
        t = position.wording.catalog
        self.scene.add(Panel("own-panel", place("own"), "panel_parchment"))
        tip = f"{t('lc-shields-help')}\n{t('lc-walls-help')}"
        standing = self._standing(position, position.viewer)
        self.scene.add(OwnPlate("own", place("badge"), standing=standing, catalog=t, tooltip=tip))
        refusal = self._refusal(bindings)
        becomes = becomes_of(self.stage.carried, position)
        view = QuarterView(self.scene, position, position.viewer, self.saying, bindings, refusal, becomes)
        self.scene.add(Scenery("street", view.street.area, street=view.street, light=self.light))
        add_grounds(self.scene, view.street, bindings, self.stage, refusal)
        view.add()
        for palace in view.quarter.completed:
            add_plaque(self.scene.add, view.street, palace, position, bindings)

    def _refusal(self, bindings: Bindings) -> Press | None:
        """Return a press that says why the dragged card cannot join a palace, or that it belongs elsewhere."""
        cards = [action.card for action in self.stage.carried if isinstance(action, Place)]
        if not self.stage.carried:
            return None
        reason = bindings.offers.why_not(Place(START, cards[0])) if cards else ""
        return self.saying(reason or bindings.offers.position.wording.catalog("lc-ask-own-ground"))

    # Triplets and hand

    def _add_triplets(self, position: LuccaPosition, bindings: Bindings) -> None:
        view, t = position.view, position.wording.catalog
        for index, (cards, tray) in enumerate(zip(view.triplets, tray_rects(len(view.triplets)), strict=True)):
            taker = view.takers[index]
            is_at_work = view.placing and taker == view.active != position.viewer
            shown = slots_of(position) if is_at_work else cards
            sheet = TripletPreview(position, cards) if cards and view.stage == PLAY else None
            is_known = taker != NOBODY
            name = piece_ids.triplet(index)
            press = bindings.press_of(name, glows=False)
            gone = self._gone(position, taker) if is_known and not cards else ""
            press = press or self.saying(gone or bindings.offers.why_not(take(index)))
            self.scene.add(
                Triplet(
                    name, tray, cards=shown, catalog=t, on_press=press,
                    tooltip=sheet.text if sheet else gone or self._lying(position, cards, press),
                    explain=sheet.draw if sheet else None, taker=position.people[taker] if is_known else None,
                )
            )  # fmt: skip

    @staticmethod
    def _gone(position: LuccaPosition, taker: int) -> str:
        return position.wording.triplet_gone(taker)

    @staticmethod
    def _lying(position: LuccaPosition, cards: Sequence[int], press: Press | None) -> str:
        """Return the cards of a triplet for its tooltip if a press does nothing."""
        return position.wording.cards(cards) if cards and not (press and press.leads) else ""

    def _add_hand(self, position: LuccaPosition, bindings: Bindings) -> None:
        panel = HandPanel(self.scene, position, bindings)
        if position.view.stage == KEEP and position.view.hands[position.viewer] and not self._has_kept(position):
            panel.add_start()
        elif position.view.placing and position.view.active == position.viewer:
            panel.add_placing(slots_of(position))
        elif position.decision and position.decision.kind == "deal":
            panel.add_deal()

    @staticmethod
    def _has_kept(position: LuccaPosition) -> bool:
        """Return whether the viewer has kept two starting cards, also while those of others are revealed."""
        view = position.view
        return bool(view.kept[position.viewer] or view.quarters[position.viewer].site)
