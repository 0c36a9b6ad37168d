"""Areas of the own street onto which a card can be dropped; each is lit while it takes the dragged card."""

from collections.abc import Callable, Collection, Hashable
from dataclasses import KW_ONLY, dataclass, field

from game.lucca.actions import LuccaAction, Place
from game.lucca.limits import goal
from game.lucca.placing import EXTEND, START
from game.lucca.prospects import prospect
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.scene import Scene
from scenes.engine.theme import GOLD_LIGHT
from scenes.engine.widgets import Look, Widget
from scenes.games.lucca import piece_ids
from scenes.games.lucca.layout import place
from scenes.games.lucca.moves import AREA_OF, QUARTER
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.street_layout import COMPLETED, SITE, Street
from scenes.kit.motion.stage import Stage
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Piece, Press

_SHEEN, _MEANT, _RIM, _CORNER, _EDGE = 0.2, 0.5, 4.0, 10.0, 4.0
_AND = "  ·  "


@dataclass(frozen=True)
class DropArea(Piece):
    """Light up an area while it takes the dragged card, more so under the mouse, even in front of a palace."""

    _: KW_ONLY
    is_lit: bool
    hovered: Callable[[], Widget | None] = field(compare=False)
    """Returns the widget under the mouse."""

    is_ground = True

    @property
    def is_solid(self) -> bool:
        """Return whether it takes the dragged card, or says why not."""
        return self.is_lit or self.on_press is not None

    def live(self) -> Hashable:
        return self.is_meant

    @property
    def is_meant(self) -> bool:
        """Return whether the mouse is over the area, or over a palace in it, while it is lit."""
        hovered = self.hovered()
        return self.is_lit and hovered is not None and self.rect.contains(hovered.rect.center)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_lit:
            canvas.fill(self.rect, GOLD_LIGHT, _MEANT if self.is_meant else _SHEEN, _CORNER)
            canvas.outline(self.rect, GOLD_LIGHT, _RIM, _CORNER)


def becomes_of(carried: Collection[LuccaAction], position: LuccaPosition) -> dict[str, str]:
    """Return what the dragged card becomes in each area, in the words of the buttons."""
    placings = [action for action in carried if isinstance(action, Place)]
    return {
        AREA_OF[placing.verb]: _AND.join(
            filter(None, [position.wording.catalog(f"lc-verb-{placing.verb}"), _size(placing, position)])
        )
        for placing in placings if placing.verb in AREA_OF
    }  # fmt: skip


def _size(placing: Place, position: LuccaPosition) -> str:
    """Return the size that the palace would have with the card."""
    if placing.verb not in (START, EXTEND):
        return ""
    view = position.view
    (fate,) = prospect(view, position.viewer, (placing.card,)).fates
    return position.wording.catalog("lc-note-size", size=fate.size, goal=goal(view))


def add_grounds(
    scene: Scene, street: Street, bindings: Bindings, stage: Stage[LuccaPosition], refusal: Press | None
) -> None:
    """Add the areas; one that cannot take the dragged card says why."""
    is_placing = any(isinstance(action, Place) for action in bindings.offers.legal)
    grounds = {QUARTER: place("own"), **{area: street.ground(area) for area in (SITE, COMPLETED)}}
    for area, rect in grounds.items():
        name = piece_ids.ground(area)
        press = bindings.press_of(name) or (refusal if is_placing and area != QUARTER else None)
        is_lit = not stage.carried.isdisjoint(bindings.taken_by(name))
        scene.add(DropArea(name, rect.inset(_EDGE, _EDGE), on_press=press, is_lit=is_lit, hovered=scene.input.hovered))
