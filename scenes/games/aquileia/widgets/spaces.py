"""The round spaces of the board on which pieces are placed, and the tie-breakers' track."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial

from game.aquileia.board import SPACE_NAMES, SPACES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import KeyPress
from scenes.engine.layout import Rect
from scenes.engine.widgets import Look
from scenes.games.aquileia.drawing.newcomers import draw_newcomer
from scenes.games.aquileia.drawing.painting import draw_disc, draw_halo, draw_medallion, draw_piece, draw_rim
from scenes.games.aquileia.drawing.signs import coin_name, paint_coin
from scenes.games.aquileia.layout import space_rect
from scenes.kit.pieces import HOVER_LIFT, Piece
from scenes.kit.players import Person

_PIECE_RATIO = 92 / 136
_PIECE_HEIGHT = 2.35
"""Height of a placed piece, in radii of its space."""
_GHOST = 0.6
"""Strength of the picture of a piece that might be placed there."""
_CLOSED, _QUIET = 0.5, 0.6
"""Strengths of a space that cannot be taken, and of the glow of one that can while it is not looked at."""
_RIM, _BRIGHT_RIM = 3.0, 4.0
_DISC = 26.0
_COIN = 30.0


def picture_of(space: int) -> str:
    """Return the name of a space's medallion; spaces that do the same share one."""
    name = SPACE_NAMES[space]
    if name.startswith(("arena", "stadium")):
        return name.rpartition("_")[0]
    return "equi" if name in ("equi_middle", "equi_right") else name


def standing_rect(place: Rect) -> Rect:
    """Return the place of a piece on its space: its foot is a little below the middle."""
    height = place.w / 2 * _PIECE_HEIGHT
    width = height * _PIECE_RATIO
    return Rect(place.center[0] - width / 2, place.center[1] + place.h * 0.42 - height, width, height)


def coin_rect(place: Rect) -> Rect:
    """Return the place of a coin at the lower right of a piece."""
    (x, y), radius = place.center, place.w / 2
    return Rect(x + radius * 0.3, y + radius * 0.3, _COIN, _COIN)


@dataclass(frozen=True)
class Space(Piece):
    """Show a space with its sign or its piece; a free one that can be taken glows."""

    picture: str
    _: KW_ONLY
    holder: Person | None = None
    ghost: Person | None = None
    piece: str = "henchman"
    disc: tuple[str, str] = ("", "")
    is_closed: bool = False
    acts: bool = False
    coin: int = -1
    """Metal of the coin that lies here."""
    is_new: bool = False
    """True if a rival has placed a piece here since the viewer's last turn."""

    def spared(self) -> Sequence[Rect]:
        """Return the other spaces, which a tooltip should leave visible because they are alternatives."""
        return [place for place in map(space_rect, range(SPACES)) if place != self.rect]

    def draw(self, canvas: Canvas, look: Look) -> None:
        is_raised = self.leads and (look.hovered or look.focused)
        with canvas.shifted(0, -HOVER_LIFT if is_raised else 0):
            self._draw_place(canvas, look)
            if self.holder:
                if self.is_new:
                    draw_newcomer(canvas, self.rect, self.holder.ink)
                draw_piece(canvas, self.piece, self.holder.colour, standing_rect(self.rect))
            elif is_raised and self.ghost:
                with canvas.faded(_GHOST):
                    draw_piece(canvas, self.piece, self.ghost.colour, standing_rect(self.rect))
        self._draw_marks(canvas)

    def _draw_place(self, canvas: Canvas, look: Look) -> None:
        with canvas.faded(_CLOSED if self.is_closed else 1):
            draw_medallion(canvas, self.picture, self.rect)
        if self.acts or self.glows(look):
            is_bright = self.acts or look.hovered or look.focused
            with canvas.faded(1 if is_bright else _QUIET):
                draw_halo(canvas, self.rect)
            draw_rim(canvas, self.rect, _BRIGHT_RIM if is_bright else _RIM)

    def _draw_marks(self, canvas: Canvas) -> None:
        (x, y), radius = self.rect.center, self.rect.w / 2
        name, number = self.disc
        if number:
            left, down = (0.0, 0.55) if name == "track" else (0.75, 0.72)
            disc = Rect(x + radius * left - _DISC / 2, y + radius * down - _DISC / 2, _DISC, _DISC)
            draw_disc(canvas, name, number, disc)
        if self.coin >= 0:
            canvas.thing(coin_name(self.coin), coin_rect(self.rect), partial(paint_coin, self.coin))


@dataclass(frozen=True)
class Track(Space):
    """Show a place of the tie-breakers' track; a key places the own tie-breaker."""

    def answers_to(self, press: KeyPress) -> bool:
        return self.leads and "aquileia/tiebreaker" in press.commands
