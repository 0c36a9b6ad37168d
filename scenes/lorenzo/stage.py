"""What moves over Florence: members, cards, goods and tokens fly; their pieces wait until these have landed."""

from collections.abc import Callable, Sequence

from game.lorenzo.board import COUNCIL, SPACE_NAMES
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import BUILDING, CHARACTER, TERRITORY, VENTURE
from game.lorenzo.state import State
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.tweens import Animation, Call, InTurn, Tween, ease_out
from scenes.kit.seen import Seen
from scenes.kit.stage import Flyer, Paint, Stage
from scenes.lorenzo import signs
from scenes.lorenzo.geometry import leader_rect, place, rival_rect, roundel_rect, slot_rect, space_rect
from scenes.lorenzo.painting import draw_floor_card
from scenes.lorenzo.pieces import Ghosted

SIGN = 40.0
_KIND_NAMES = {TERRITORY: "territory", BUILDING: "building", CHARACTER: "character", VENTURE: "venture"}


class FlorenceStage(Stage):
    """Knows where the running action takes place and who played before whom."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.spot = space_rect(COUNCIL)
        """Where the running action takes place."""
        self.order: Sequence[int] = ()
        """As it was before the event that is shown."""
        self._present_order: Sequence[int] = ()
        self._coming: set[str] = set()

    def follow(self, seen: Seen) -> None:
        super().follow(seen)
        view: State = seen.view
        if tuple(view.order) != self._present_order:
            self.order, self._present_order = self._present_order, tuple(view.order)

    def dress(self) -> None:
        super().dress()
        for widget in self.scene.widgets:
            if isinstance(widget, Ghosted):
                widget.is_awaiting = widget.id in self._coming

    def arrival(self, space: str, flight: Animation) -> Animation:
        """The member on its way is not yet seen at its space."""
        name = f"space-{SPACE_NAMES.index(space)}"

        def hold() -> None:
            self._coming.add(name)
            self.dress()

        def release() -> None:
            self._coming.discard(name)
            self.dress()

        return InTurn([Call(hold), flight, Call(release)])

    # Where things are

    def board_of(self, seen: Seen, seat: int) -> Rect:
        return place("own") if seat == seen.viewer else rival_rect(seen.viewer, len(seen.people), seat)

    def purse_of(self, seen: Seen, seat: int) -> Rect:
        """The line of goods."""
        board = self.board_of(seen, seat)
        if seat == seen.viewer:
            return Rect(board.x + 290, board.y + 14, 300, SIGN)
        return Rect(board.x + 20, board.y + 44, board.w - 40, SIGN)

    def slot_of(self, seen: Seen, seat: int, card: int) -> tuple[Rect, str]:
        """The place of a card on a board, and its piece; of a rival's board only the panel is seen."""
        if seat != seen.viewer:
            return self.board_of(seen, seat).centered(88, 69), ""
        kind = CARDS[card].card_type
        slot = seen.view.players[seat].cards[kind].index(card)
        name = f"{_KIND_NAMES[kind]}-{slot}"
        if kind in (TERRITORY, BUILDING):
            return slot_rect(kind == BUILDING, slot), name
        return roundel_rect(kind == VENTURE, slot), name

    def leader_of(self, seen: Seen, seat: int, leader: int) -> Rect:
        player = seen.view.players[seat]
        if seat == seen.viewer and leader in player.leaders:
            return leader_rect(player.leaders.index(leader))
        return self.board_of(seen, seat).centered(82, 96)

    # What moves

    def floor_card(self, card: int, start: Rect, end: Rect, hides: str, seconds: float) -> Animation:
        catalog = self.scene.app.catalog
        size = start.size

        def draw(canvas: Canvas, rect: Rect) -> None:
            factor = rect.w / size[0]
            whole = Rect(rect.center[0] - size[0] / 2, rect.center[1] - size[1] / 2, *size)
            with canvas.zoomed(factor, rect.center):
                draw_floor_card(canvas, catalog, CARDS[card], whole, frozenset())

        return self.flight(draw, start, end, hides, seconds)

    def row(self, row: signs.Row, start: Rect, end: Rect, seconds: float) -> Animation:
        return self.flight(lambda canvas, rect: signs.draw_plate(canvas, row, rect, SIGN - 8), start, end, "", seconds)

    def rising(self, row: signs.Row, above: Rect, seconds: float = 0.5) -> Animation:
        box = above.centered(220, SIGN)
        return self.row(row, box, box.moved(dy=-46), seconds)

    def fading(self, paint: Callable[[Canvas, Rect, float], None], rect: Rect, seconds: float) -> Animation:
        """Something that stays where it is while `paint` is told how much of the time has passed."""
        shown = {"share": 0.0}

        def draw(canvas: Canvas, place: Rect) -> None:
            paint(canvas, place, shown["share"])

        def pass_on(share: float) -> None:
            shown["share"] = share

        return self._raised(draw, rect, Tween(seconds, pass_on, ease_out))

    def glowing(self, rects: Sequence[Rect], each: float) -> Animation:
        """Places light up one after another."""
        return InTurn([self.fading(_paint_glow, rect, each) for rect in rects])

    def _raised(self, draw: Paint, rect: Rect, run: Animation) -> Animation:
        flyer = Flyer(draw, rect)
        return InTurn([Call(lambda: self.raise_flyer(flyer)), run, Call(lambda: self.drop_flyer(flyer))])


def _paint_glow(canvas: Canvas, rect: Rect, share: float) -> None:
    with canvas.faded(1 - share):
        canvas.skin("glow", rect)
        canvas.outline(rect, (255, 206, 84), 3, 8)
