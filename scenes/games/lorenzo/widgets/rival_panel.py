"""A rival's panel: goods, tracks, cards by type, leaders, members still to place. A press opens its board."""

from dataclasses import KW_ONLY, dataclass
from functools import partial

from game.lorenzo.board import MEMBERS
from game.lorenzo.effects import TYPE_NAMES
from game.lorenzo.goods import FAITH, GOODS, MILITARY, POINTS
from game.lorenzo.limits import member_value
from game.lorenzo.powers import powers_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.player_colours import draw_badge
from scenes.engine.theme import BURGUNDY, NUMBER, PARCHMENT_LIGHT, TextStyle
from scenes.engine.widgets import Look
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.goods import goods_name, write_good, write_points
from scenes.games.lorenzo.drawing.painting import member_name
from scenes.games.lorenzo.layout import rival_good_rect, rival_rect, rival_rows, rival_tracks
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.tooltips import LorenzoTooltips
from scenes.kit.pieces import Piece, Press
from scenes.kit.players import Person

_NAME = TextStyle(face="title", size=24, smallest=0.5)
_COIN = NUMBER.but(size=22, smallest=0.6)
_SEAL = TextStyle(face="strong", size=18, align="center", colour=PARCHMENT_LIGHT, smallest=0.8)
_SIZE, _LARGEST, _OF_ROW = 25.0, 28.0, 0.76
"""Height of signs, its largest value, and its share of a row's height."""
_DIE = 23.0
_PASSED = 0.6
"""Opacity of what a family that has passed has."""
_SEAL_WIDTH = 36.0
"""Width of a seal, enough for the widest numeral."""
_SEAL_GAP = 2.0
_NUMERALS = ("I", "II", "III")


@dataclass(frozen=True)
class LorenzoRivalPanel(Piece):
    """Show a rival's goods, tracks, cards, leaders and members; a press opens its board."""

    _: KW_ONLY
    person: Person
    goods: tuple[int, ...]
    leaders: str
    """Number of leaders in play and of all, as `1/4`; empty in the basic game."""
    seals: tuple[int, ...]
    """Periods in which it was excommunicated."""
    cards: tuple[int, ...]
    """Number of cards of each type."""
    home: tuple[tuple[int, int], ...]
    """Members still to place, each with its value."""
    is_moving: bool
    has_passed: bool

    @property
    def _alpha(self) -> float:
        return _PASSED if self.has_passed else 1.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_moving or look.hovered or look.focused:
            canvas.skin("glow", self.rect)
        canvas.skin("panel_plain", self.rect)
        head, _, tracks, cards = rival_rows(self.rect)
        with canvas.faded(self._alpha):
            canvas.image_fitted(self.person.crest, Rect(head.x, head.y, 34, head.h + 2))
            draw_badge(canvas, Rect(head.x + 22, head.y + 14, 22, 22), self.person.colour)
            canvas.text(self.person.name, head.trimmed(left=52, right=50), _NAME.inked(self.person.ink))
        self._draw_goods(canvas)
        self._draw_seals(canvas, tracks.trimmed(left=self._draw_leaders(canvas, tracks) - tracks.x))
        self._draw_cards(canvas, cards)

    def _draw_goods(self, canvas: Canvas) -> None:
        for good in (POINTS, *GOODS, MILITARY, FAITH):
            line, coin = partial(write_good, good, self._size, self._alpha), partial(write_points, _COIN, self._alpha)
            number = Number(self.goods[good], coin if good == POINTS else line)
            canvas.thing(goods_name(self.person.seat, good), rival_good_rect(self.rect, good), number)

    @property
    def _size(self) -> float:
        return max(_SIZE, min(_LARGEST, rival_rows(self.rect)[0].h * _OF_ROW))

    def _draw_leaders(self, canvas: Canvas, row: Rect) -> float:
        """Draw the number of leaders and return the x at which it ends."""
        place = rival_tracks(row)[2]
        if not self.leaders:
            return place.x
        told: signs.Row = [signs.Sign("leader"), signs.Number(self.leaders)]
        with canvas.faded(self._alpha):
            signs.draw_row(canvas, told, place, self._size)
        return place.x + signs.taken_width(canvas, told, place, self._size) + _SEAL_GAP

    def _draw_seals(self, canvas: Canvas, room: Rect) -> None:
        """Draw the seals by period, narrower if leaders leave little room."""
        pitch = min(_SEAL_WIDTH + _SEAL_GAP, room.w / max(1, len(self.seals)))
        for place_in_row, period in enumerate(reversed(self.seals), 1):
            seal = Rect(room.right - pitch * place_in_row, room.center[1] - 13, pitch - _SEAL_GAP, 26)
            canvas.thing(("seal", self.person.seat, period), seal, partial(_draw_seal, period, self._alpha))

    def _draw_cards(self, canvas: Canvas, row: Rect) -> None:
        cards, members = row.split_right(96, 2)
        with canvas.faded(self._alpha):
            for name, count, cell in zip(TYPE_NAMES, self.cards, cards.columns(len(TYPE_NAMES), 0), strict=True):
                signs.draw_row(canvas, [signs.Sign(name), signs.Number(str(count))], cell, 23)
        for place_in_row, (member, value) in enumerate(reversed(self.home)):
            die = Rect(members.right - (_DIE + 1) * (place_in_row + 1), members.center[1] - _DIE / 2, _DIE, _DIE)
            canvas.thing(member_name(self.person.colour, member), die, partial(paint_die, member, value, self._alpha))


def _draw_seal(period: int, alpha: float, canvas: Canvas, seal: Rect) -> None:
    with canvas.faded(alpha):
        canvas.fill(seal, BURGUNDY, 1, 13)
        canvas.text(_NUMERALS[period], seal, _SEAL)


def paint_die(member: int, value: int | None, alpha: float, canvas: Canvas, rect: Rect) -> None:
    """Paint the die that stands for a member to place; without a value it is bare, as while the dice fall."""
    with canvas.faded(alpha):
        signs.draw_value(canvas, value, rect, MEMBERS[member])


def rival_panel(
    position: LorenzoPosition, person: Person, press: Press, command: str, *, is_moving: bool
) -> LorenzoRivalPanel:
    """Return the panel of a rival."""
    view, seat = position.view, person.seat
    player = view.players[seat]
    played, powers = len(player.leaders), powers_of(player)
    home = [member for member in range(len(MEMBERS)) if player.home >> member & 1]
    return LorenzoRivalPanel(
        piece_ids.rival(seat), rival_rect(position.viewer, len(view.players), seat), on_press=press,
        tooltip=partial(LorenzoTooltips(position).rival, seat), command=command, person=person,
        goods=tuple(player.goods), leaders=f"{played}/{played + len(player.hand)}" if view.is_advanced else "",
        seals=tuple(sorted(view.tiles.index(tile) for tile in player.tiles)),
        cards=tuple(len(cards) for cards in player.cards),
        home=tuple((member, member_value(view, player, powers, member)) for member in home),
        is_moving=is_moving, has_passed=player.has_passed,
    )  # fmt: skip
