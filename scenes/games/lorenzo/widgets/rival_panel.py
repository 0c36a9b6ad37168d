"""A rival's panel: goods, tracks, cards by type, leaders, members still to place. A press opens its board."""

from collections.abc import Hashable
from functools import partial

from game.lorenzo.board import MEMBERS
from game.lorenzo.effects import TYPE_NAMES
from game.lorenzo.goods import FAITH, GOODS, MILITARY, POINTS, RESOURCES
from game.lorenzo.limits import member_value
from game.lorenzo.powers import powers_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.player_colours import draw_badge
from scenes.engine.theme import BURGUNDY, NUMBER, PARCHMENT_LIGHT, TextStyle
from scenes.engine.widgets import Look
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.layout import rival_good_rect, rival_rect, rival_rows, rival_tracks
from scenes.games.lorenzo.motion.in_flight import whole
from scenes.games.lorenzo.motion.stage import FlorenceStage
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
_SEAL_WIDTH = 36.0
"""Width of a seal, enough for the widest numeral."""
_SEAL_GAP = 2.0
_NUMERALS = ("I", "II", "III")


class LorenzoRivalPanel(Piece):
    """Show a rival's goods, tracks, cards, leaders and members; a press opens its board."""

    def __init__(
        self, position: LorenzoPosition, person: Person, press: Press, stage: FlorenceStage, is_moving: bool,
        command: str,
    ) -> None:  # fmt: skip
        t, view = position.wording.catalog, position.view
        rect = rival_rect(position.viewer, len(view.players), person.seat)
        tooltip = partial(LorenzoTooltips(position).rival, person.seat)
        super().__init__(piece_ids.rival(person.seat), rect, on_press=press, tooltip=tooltip, command=command)
        self.view = view
        self.player = view.players[person.seat]
        self.person, self.stage, self.is_moving = person, stage, is_moving
        self.passed = t("lo-has-passed", name=person.name) if self.player.has_passed else ""

    def live(self) -> Hashable:
        goods = whole(self.stage.goods(self.person.seat))
        return goods and (goods, frozenset(self.stage.underway.seals), "dice" in self.stage.hidden)

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_moving or look.hovered or look.focused:
            canvas.skin("glow", self.rect)
        canvas.skin("panel_plain", self.rect)
        with canvas.faded(0.6 if self.player.has_passed else 1):
            self._draw_content(canvas)

    def _draw_content(self, canvas: Canvas) -> None:
        head, _, tracks, cards = rival_rows(self.rect)
        canvas.image_fitted(self.person.crest, Rect(head.x, head.y, 34, head.h + 2))
        draw_badge(canvas, Rect(head.x + 22, head.y + 14, 22, 22), self.person.colour)
        canvas.text(self.person.name, head.trimmed(left=52, right=50), _NAME.inked(self.person.ink))
        goods, coin = self.stage.goods(self.person.seat), rival_good_rect(self.rect, POINTS)
        canvas.image("common/art/coin", coin)
        canvas.text(str(round(goods[POINTS])), coin.inset(4), _COIN)
        for good in (*GOODS, MILITARY, FAITH):
            row = self._counted(RESOURCES[good], round(goods[good]))
            signs.draw_row(canvas, row, rival_good_rect(self.rect, good), self._size)
        self._draw_tracks(canvas, tracks)
        self._draw_cards(canvas, cards)

    @property
    def _size(self) -> float:
        return max(_SIZE, min(_LARGEST, rival_rows(self.rect)[0].h * _OF_ROW))

    @staticmethod
    def _counted(sign: str, number: int) -> signs.Row:
        return [signs.Sign(sign), signs.Number(str(number))]

    def _draw_tracks(self, canvas: Canvas, row: Rect) -> None:
        leaders, taken = rival_tracks(row)[2], 0.0
        played, whole = len(self.player.leaders), len(self.player.leaders) + len(self.player.hand)
        if self.view.is_advanced:
            told: signs.Row = [signs.Sign("leader"), signs.Number(f"{played}/{whole}")]
            signs.draw_row(canvas, told, leaders, self._size)
            taken = signs.taken_width(canvas, told, leaders, self._size) + _SEAL_GAP
        self._draw_seals(canvas, row.trimmed(left=leaders.x + taken - row.x))

    def _draw_seals(self, canvas: Canvas, room: Rect) -> None:
        """Draw the seals by period, narrower if leaders leave little room."""
        arrived = [tile for tile in self.player.tiles if (tile, self.person.seat) not in self.stage.underway.seals]
        periods = sorted(self.view.tiles.index(tile) for tile in arrived)
        pitch = min(_SEAL_WIDTH + _SEAL_GAP, room.w / max(1, len(periods)))
        for place_in_row, period in enumerate(reversed(periods), 1):
            seal = Rect(room.right - pitch * place_in_row, room.center[1] - 13, pitch - _SEAL_GAP, 26)
            canvas.fill(seal, BURGUNDY, 1, 13)
            canvas.text(_NUMERALS[period], seal, _SEAL)

    def _draw_cards(self, canvas: Canvas, row: Rect) -> None:
        cards, members = row.split_right(96, 2)
        for kind, cell in zip(range(len(TYPE_NAMES)), cards.columns(len(TYPE_NAMES), 0), strict=True):
            signs.draw_row(canvas, self._counted(TYPE_NAMES[kind], len(self.player.cards[kind])), cell, 23)
        home = [member for member in range(len(MEMBERS)) if self.player.home >> member & 1]
        powers = powers_of(self.player)
        for place_in_row, member in enumerate(reversed(home)):
            die = Rect(members.right - (_DIE + 1) * (place_in_row + 1), members.center[1] - _DIE / 2, _DIE, _DIE)
            is_thrown = member < len(self.view.dice) and "dice" in self.stage.hidden
            value = None if is_thrown else member_value(self.view, self.player, powers, member)
            signs.draw_value(canvas, value, die, MEMBERS[member])
