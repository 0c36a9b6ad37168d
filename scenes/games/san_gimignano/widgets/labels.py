"""The plates beside piles and market, clear of the flags of the own towers."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from game.san_gimignano.state import NOBODY
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.scene import Scene
from scenes.engine.widgets import Look
from scenes.games.san_gimignano.drawing.painting import top_rect
from scenes.games.san_gimignano.layout import piece_rect, place, skyline_of
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.kit.pieces import TAG, NamePlate, draw_plate, plate_place

_ON_PILE, _WIDEST = 42.0, 134.0
"""Distance of a plate from the top of its pile, below the number of a face-up card (SG 5.7), and its width."""
_RAISED = 4.0
"""Distance by which the plate overlaps the foot of the cards, so that cranes below stay visible."""
_BELOW_STAND, _AT_FOOT, _HELD = 22.0, 12.0, 130.0
_STEP = 8.0
_MARGIN = 8.0
HELD: Hashable = ("held",)
"""Name of the number of cards beside a rival's hand as a tracked item."""


@dataclass(frozen=True)
class HandPlate(NamePlate):
    """Show the name beside a rival's hand, with the number of cards as they leave and land."""

    count: int
    words: Callable[[int], str] = field(compare=False)
    """Returns the text with a number of cards."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the plate with its text."""
        canvas.thing(HELD, self.rect, Number(self.count, self._draw_words))

    def _draw_words(self, canvas: Canvas, place: Rect, count: int) -> None:
        words = self.words(count)
        draw_plate(words, canvas, self.shown(canvas.measure(words, TAG)[0]))


def add_plates(scene: Scene, position: SanGimignanoPosition) -> None:
    """Add the plates of decks, market and tower piece."""
    t, view = position.wording.catalog, position.view
    for name in ("deck", "noble_deck") if view.nobles else ("deck",):
        pile, label = place(name), t(f"sg-{name.replace('_', '-')}")
        scene.add(NamePlate(plate_of(name), plate_place(pile.center[0], pile.y + _ON_PILE, _WIDEST), label))
    scene.add(_market_plate(scene, position))
    scene.add(_piece_plate(position))


def _piece_plate(position: SanGimignanoPosition) -> NamePlate:
    """Return the plate below the tower piece; in a city it lies between scores and first tower."""
    t, owner = position.wording.catalog, position.view.piece
    piece = piece_rect(owner, position.viewer)
    if owner == NOBODY:
        return NamePlate("piece-name", plate_place(piece.center[0], piece.bottom + _BELOW_STAND), t("sg-piece"))
    plate = plate_place(piece.center[0], piece.bottom - _AT_FOOT)
    return NamePlate("piece-name", Rect(piece.x - 2, plate.y, _HELD, plate.h), t("sg-score-piece"))


def plate_item(pile: str) -> Hashable:
    """Return the name of the plate of a pile as a tracked item."""
    return "plate", plate_of(pile)


def plate_of(pile: str) -> str:
    """Return the id of the plate of a pile."""
    return f"{pile}-name"


def _market_plate(scene: Scene, position: SanGimignanoPosition) -> NamePlate:
    """Return the plate of the market, as near to its middle as flags and cranes allow."""
    name = "sg-market-closed" if position.view.end_phase else "sg-market"
    area, label = place("cards"), position.wording.catalog(name)
    words, middle, flags = scene.measure(label, TAG)[0], area.center[0], _tops(position)
    ways = [side * step * _STEP for step in range(int(area.w / 2 / _STEP)) for side in (1, -1)]
    plates = [NamePlate("market-name", plate_place(middle + way, area.bottom - _RAISED), label) for way in ways]
    free = (plate for plate in plates if not any(flag.overlaps(plate.shown(words)) for flag in flags))
    return next(free, plates[0])


def _tops(position: SanGimignanoPosition) -> list[Rect]:
    """Return the places of flags and cranes."""
    skyline = skyline_of(position.view, position.viewer, position.viewer)
    tops = [top_rect(skyline, index, tower) for index, tower in enumerate(skyline.towers)]
    return [top.outset(_MARGIN, 0) for top in tops]
