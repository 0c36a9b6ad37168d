"""The foot of the draft: leaders kept so far, who passes to whom, and the coming church reports."""

from collections.abc import Callable, Collection, Hashable
from functools import partial

from game.lorenzo.board import CHURCH_FAITH, LEADERS_EACH
from game.lorenzo.cards import UNKNOWN
from game.lorenzo.effects import HARVEST, PRODUCTION
from game.lorenzo.leaders import LEADERS
from game.lorenzo.state import BONUS_TILES
from game.lorenzo.tiles import ADVANCED
from game.lorenzo.tiles import BONUS_TILES as TILES
from game.lorenzo.tiles import TILES as EXCOMMUNICATIONS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.player_colours import draw_badge
from scenes.engine.text import markup
from scenes.engine.theme import BURGUNDY, FINE_PRINT, PARCHMENT_LIGHT, REMARK, SECTION, SMALL, TextStyle
from scenes.engine.widgets import Look, Widget
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.leaders import draw_leader_chip
from scenes.games.lorenzo.drawing.painting import ART
from scenes.games.lorenzo.layout import draft_body, kept_rect, passing_cells, passing_tile
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.kit.players import Person

_TITLE = SECTION.tightest
_ASIDE = REMARK.to_right.tight
_NAME = TextStyle(face="title", size=22, align="center", smallest=0.5)
_ORDER = FINE_PRINT.centered.tight
_LEADER = SMALL.but(size=19, face="strong", align="center", valign="top", leading=1.0, smallest=0.9)
_SEAL = TextStyle(face="strong", size=20, align="center", colour=PARCHMENT_LIGHT)
_NUMERALS = ("I", "II", "III")
_SIGNS, _WORK, _LINES = 24.0, 28.0, 3


class FootPanel(Widget):
    """Show a parchment with a title and sometimes a note at its right."""

    coming: Collection[int] = ()
    """Leaders or seats whose card or tile is dealt or chosen but still flying."""

    def __init__(
        self, name: str, rect: Rect, position: LorenzoPosition, title: str, tooltip: str | Callable[[], str] = ""
    ) -> None:
        super().__init__(name, rect, tooltip=tooltip)
        self.position, self.t, self.aside = position, position.wording.catalog, ""
        self.title = self.t(title)
        self.view = position.view

    def live(self) -> Hashable:
        return frozenset(self.coming)

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_parchment", self.rect)
        head, body = draft_body(self.rect)
        canvas.text(self.title, head.trimmed(right=150 if self.aside else 0), _TITLE)
        if self.aside:
            canvas.text(self.aside, head.split_right(150)[1], _ASIDE)
        self.draw_body(canvas, body)

    def draw_body(self, canvas: Canvas, body: Rect) -> None:
        raise NotImplementedError


class KeptPanel(FootPanel):
    """Show the leaders that the viewer has kept, which nobody else sees."""

    def __init__(self, rect: Rect, position: LorenzoPosition, coming: Collection[int]) -> None:
        super().__init__("draft-kept", rect, position, "lo-draft-kept")
        player = self.view.players[position.viewer]
        self.hand, self.coming = [leader for leader in player.hand if leader != UNKNOWN], coming
        if self.view.stage != BONUS_TILES:
            number = min(LEADERS_EACH, len(player.hand) + 1)
            self.aside = self.t("lo-draft-pick", n=number, of=LEADERS_EACH)

    def draw_body(self, canvas: Canvas, body: Rect) -> None:
        for index, cell in enumerate(body.columns(LEADERS_EACH, 12)):
            chip = kept_rect(index)
            if index >= len(self.hand) or self.hand[index] in self.coming:
                canvas.outline(chip, (150, 116, 62), 2, 10)
                canvas.image(ART + "sign_leader", chip.centered(40, 40), 0.3)
                continue
            leader = self.hand[index]
            canvas.thing(LEADERS[leader].id, chip, partial(draw_leader_chip, LEADERS[leader]))
            name = Rect(cell.x, chip.bottom + 8, cell.w, body.bottom - chip.bottom - 8)
            canvas.paragraph(self.position.wording.leader(leader), name, _LEADER)


class PassingPanel(FootPanel):
    """Show the families in turn order, later in the order of passing, each with its place and bonus tile."""

    def __init__(self, rect: Rect, position: LorenzoPosition, coming: Collection[int]) -> None:
        self.is_passed = position.view.stage != BONUS_TILES and not coming
        super().__init__("draft-passing", rect, position, f"lo-draft-{'passes' if self.is_passed else 'turn-order'}")
        self.coming = coming
        """Seats whose bonus tile is still flying."""
        count = len(position.people)
        passed = [(position.viewer - step) % count for step in range(count)]
        self.round = [position.people[seat] for seat in (passed if self.is_passed else self.view.order)]
        self.orders = [self.t("lo-draft-order", place=self.view.order.index(one.seat) + 1) for one in self.round]

    def draw_body(self, canvas: Canvas, body: Rect) -> None:
        cells = passing_cells(len(self.round))
        for person, order, cell in zip(self.round, self.orders, cells, strict=True):
            self._draw_family(canvas, person, order, cell)
        for cell in cells[:-1] if self.is_passed else ():
            signs.draw_row(canvas, [signs.Number("→", BURGUNDY)], Rect(cell.right, cell.y + 8, 26, 40), 30, "center")

    def _draw_family(self, canvas: Canvas, person: Person, order: str, cell: Rect) -> None:
        crest, rest = cell.split_top(58, 2)
        canvas.image_fitted(person.crest, crest)
        draw_badge(canvas, Rect(crest.center[0] + 10, crest.bottom - 28, 28, 28), person.colour)
        name, rest = rest.split_top(30)
        canvas.text(person.name, name, _NAME.inked(person.ink))
        canvas.text(order, rest.split_top(28)[0], _ORDER)
        tile = self.view.players[person.seat].bonus_tile
        if tile not in ADVANCED or person.seat in self.coming:
            return
        works = ((HARVEST, "harvest"), (PRODUCTION, "production"))
        for (work, sign), row in zip(works, passing_tile(cell).rows(_LINES, 2), strict=False):
            mark, goods = row.split_left(_WORK)
            signs.draw_row(canvas, [signs.Sign(sign)], mark, _SIGNS, "center")
            signs.draw_row(canvas, signs.amounts(TILES[tile].gain(work)), goods, _SIGNS)


class ReportsPanel(FootPanel):
    """Show what each church report asks for, and what happens to a family that refuses."""

    def __init__(self, rect: Rect, position: LorenzoPosition) -> None:
        super().__init__("draft-reports", rect, position, "lo-draft-reports", self._told)

    def _told(self) -> str:
        texts = (self.position.wording.tile_text(tile) for tile in self.view.tiles)
        return "\n".join(f"{markup.strong(numeral)}  {text}" for numeral, text in zip(_NUMERALS, texts, strict=True))

    def draw_body(self, canvas: Canvas, body: Rect) -> None:
        for index, (tile, row) in enumerate(zip(self.view.tiles, body.rows(3, 8), strict=True)):
            seal, rest = row.split_left(40, 22)
            canvas.circle(seal.center, 19, BURGUNDY)
            canvas.text(_NUMERALS[index], seal, _SEAL)
            need, effect = rest.split_left(90, 12)
            signs.draw_row(canvas, [signs.Sign("faith"), signs.Number(str(CHURCH_FAITH[index]))], need, 32)
            signs.draw_row(canvas, signs.effect_row(EXCOMMUNICATIONS[tile].effect), effect, 32)
