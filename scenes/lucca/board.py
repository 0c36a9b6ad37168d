"""The table of Lucca Città: places its pieces for a seen position and makes them pressable."""

from collections.abc import Callable, Mapping
from typing import Any

from game.core.events import Event
from game.lucca import actions as act
from game.lucca.actions import Open, Place, Take
from game.lucca.legal import legal
from game.lucca.limits import turns
from game.lucca.openings import opening_of
from game.lucca.scoring import score
from game.lucca.state import KEEP, NOBODY, OVER, PLAY, State
from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.core.scene import Scene
from scenes.core.text import signed
from scenes.core.widgets import Panel, Widget
from scenes.lucca.animations import StreetStage, animations
from scenes.lucca.families import OwnPlate, RivalPlate, Standing, draw_view
from scenes.lucca.fate_sheet import FateSheet
from scenes.lucca.geometry import place, rival_rect, rivals_of, tray_rects
from scenes.lucca.hand_panel import HandPanel
from scenes.lucca.ornaments import draw_ornaments
from scenes.lucca.painting import ART
from scenes.lucca.pieces import Triplet
from scenes.lucca.plaque import add_plaque
from scenes.lucca.portraits import portrait_of
from scenes.lucca.quarter_view import QuarterView, shown_quarter
from scenes.lucca.rule_links import paragraph_of
from scenes.lucca.side_panels import Projection, add_order
from scenes.lucca.sounds import SOUNDS
from scenes.lucca.wording import LuccaWording
from scenes.table.board import EventAnimation, Submit
from scenes.table.pieces import Press
from scenes.table.portrait import Portrait
from scenes.table.seen import Seen


class StreetPicture(Widget):
    """The painting behind one's own street, with what stands on its free ground."""

    def __init__(self, view: QuarterView) -> None:
        super().__init__("street", view.street.area)
        self.street = view.street

    def draw(self, canvas: Canvas, look: Any) -> None:
        draw_view(canvas, ART + "street", self.rect)
        draw_ornaments(canvas, self.street)


class LuccaBoard:
    """Keeps the chosen starting cards and the stage of the animations while its scene lives."""

    def __init__(self, scene: Scene, submit: Submit) -> None:
        self.scene = scene
        self._submit = submit
        self._lifted: list[int] = []
        self.stage = StreetStage(scene)
        self.chronicle_place = place("chronicle")
        self.prompt_place = place("prompt")
        self.controls_place = place("controls")

    # What the table asks of a board

    def build(self, seen: Seen) -> None:
        self.stage.follow(seen)
        self._keep_lifted(seen)
        self._add_rivals(seen)
        add_order(self.scene.add, place("order"), seen)
        self._add_triplets(seen)
        self._add_own(seen)
        self.scene.add(Projection(place("projected"), seen))
        self._add_hand(seen)
        self.stage.dress()

    def draw_background(self, canvas: Canvas) -> None:
        canvas.image(ART + "table", SCREEN)

    def draw_over(self, canvas: Canvas, seen: Seen) -> None:
        self.stage.draw(canvas)

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

    def place_of(self, action: Any) -> Rect | None:
        widget = self.scene.find(self._widget_of(action))
        return widget.rect if widget else place("city")

    def _widget_of(self, action: Any) -> str:
        match action:
            case Take(triplet):
                return f"triplet-{triplet}"
            case Open(colour):
                return f"open-{colour}"
            case Place(verb, card):
                return f"use-{card}-{verb}"
        return "do-deal" if action == act.DEAL else "hand"

    def first_focus(self, seen: Seen) -> str:
        kind = seen.decision.kind if seen.decision else ""
        if kind == "turn":
            return next(f"triplet-{index}" for index, cards in enumerate(seen.view.triplets) if cards)
        if kind == "keep":
            return f"keep-{min(seen.view.hands[seen.viewer])}"
        starts = {"place": "use-", "deal": "do-deal"}
        wanted = starts.get(kind, "")
        return next((widget.id for widget in self.scene.widgets if wanted and widget.id.startswith(wanted)), "")

    def drop_selection(self) -> bool:
        had = bool(self._lifted)
        self._lifted.clear()
        return had

    def details(self, seen: Seen) -> list[str]:
        t, view = seen.wording.catalog, seen.view
        details = [t("lc-turn-of", turn=view.turn, turns=turns(view))]
        if view.stage == PLAY:
            details.append(t("lc-place-in-order", place=view.order.index(seen.viewer) + 1, seats=len(view.order)))
        return details

    def portrait_of(self, widget: Widget) -> Portrait | None:
        return portrait_of(widget)

    def paragraph_of(self, widget: Widget) -> str:
        return paragraph_of(widget)

    def animations(self) -> Mapping[type, EventAnimation]:
        return animations(self.stage)

    def sound_of(self, event: Event) -> str:
        return SOUNDS.get(type(event), "")

    # Quarters

    def _standing(self, seen: Seen, seat: int) -> Standing:
        mover = seen.mover if seen.mover >= 0 else self._active_seat(seen.view)
        quarter = shown_quarter(seen, seat)
        points = score(seen.view).totals[seat] if seen.view.stage == OVER else quarter.points
        return Standing(seen.people[seat], quarter, seat == mover, points)

    @staticmethod
    def _active_seat(view: State) -> int:
        return view.active if view.stage == PLAY else NOBODY

    def _add_rivals(self, seen: Seen) -> None:
        t, seats = seen.wording.catalog, len(seen.people)
        for seat in rivals_of(seen.viewer, seats):
            rect = rival_rect(seen.viewer, seats, seat)
            standing = self._standing(seen, seat)
            tip = t("lc-quarter-help", name=seen.people[seat].name, points=standing.points)
            self.scene.add(RivalPlate(f"quarter-{seat}", rect, standing, t, f"{tip}\n{t('lc-shields-help')}"))
            QuarterView(self.scene, seen, seat).add()

    def _add_own(self, seen: Seen) -> None:
        t = seen.wording.catalog
        self.scene.add(Panel("own-panel", place("own"), "panel_parchment"))
        tip = f"{t('lc-shields-help')}\n{t('lc-wall-text')}"
        self.scene.add(OwnPlate("own", place("badge"), self._standing(seen, seen.viewer), t, tip))
        view = QuarterView(self.scene, seen, seen.viewer, self._open_presses(seen))
        self.scene.add(StreetPicture(view))
        view.add()
        self._add_plaques(seen, view)

    def _open_presses(self, seen: Seen) -> dict[int, Press]:
        if not seen.decision or seen.decision.kind != "turn":
            return {}
        return {
            palace.colour: Press(self._submitter(act.open_palace(palace.colour)))
            for palace in seen.view.quarters[seen.viewer].completed
        }

    def _submitter(self, action: Any) -> Callable[[], None]:
        return lambda: self._submit(action)

    def _add_plaques(self, seen: Seen, view: QuarterView) -> None:
        for palace in view.quarter.completed:
            action = act.open_palace(palace.colour)
            opening = opening_of(seen.view.quarters, seen.viewer, palace)
            add_plaque(
                self.scene.add, view.street.plaque(palace), opening, seen, self._submitter(action),
                self._why_not(seen, action),
            )  # fmt: skip

    def _why_not(self, seen: Seen, action: Any) -> str:
        if not seen.can_act:
            return seen.wording.catalog("lc-open-later")
        reason = seen.spec.rules.why_not(seen.view, action)
        return seen.wording.reason(reason) if reason else ""

    # Triplets and hand

    def _add_triplets(self, seen: Seen) -> None:
        view, t = seen.view, seen.wording.catalog
        for index, (cards, tray) in enumerate(zip(view.triplets, tray_rects(len(view.triplets)), strict=True)):
            taker = view.takers[index]
            press, tip = self._triplet_press(seen, index)
            is_at_work = view.placing and taker == view.active != seen.viewer
            shown = self.stage.slots.spread(view.placing) if is_at_work else cards
            sheet = FateSheet(seen, cards) if cards and view.stage == PLAY else None
            self.scene.add(
                Triplet(
                    f"triplet-{index}", tray, shown, t, press, sheet.text if sheet else tip,
                    sheet.draw if sheet else None, seen.people[taker] if taker != NOBODY else None,
                )
            )  # fmt: skip

    def _triplet_press(self, seen: Seen, index: int) -> tuple[Press | None, str]:
        """Pressed on one's own turn; otherwise the tooltip tells what lies there, or why it cannot be taken."""
        action = act.take(index)
        if seen.decision and action in legal(seen.view):
            return Press(self._submitter(action), glows=False), ""
        cards = seen.view.triplets[index]
        assert isinstance(seen.wording, LuccaWording)
        return None, seen.wording.cards(cards) if cards else ""

    def _add_hand(self, seen: Seen) -> None:
        panel = HandPanel(self.scene, seen, self._lifted, self._submit)
        if seen.view.stage == KEEP and seen.view.hands[seen.viewer] and not seen.view.kept[seen.viewer]:
            panel.add_start(self._toggle)
        elif seen.view.placing and seen.view.active == seen.viewer:
            panel.add_placing(self.stage.slots.spread(seen.view.placing))
        elif seen.decision and seen.decision.kind == "deal":
            panel.add_deal()

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


def make_board(scene: Scene, submit: Submit) -> LuccaBoard:
    return LuccaBoard(scene, submit)
