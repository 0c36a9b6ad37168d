"""The foot of the draft: leaders kept so far, who passes to whom, and the coming church reports."""

from collections.abc import Hashable
from dataclasses import KW_ONLY, dataclass
from functools import partial

from game.lorenzo.board import CHURCH_FAITH, LEADERS_EACH
from game.lorenzo.cards import UNKNOWN
from game.lorenzo.effects import HARVEST, PRODUCTION
from game.lorenzo.leaders import LEADERS, Leader
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
from scenes.games.lorenzo.drawing.leaders import draw_leader_chip, leader_name
from scenes.games.lorenzo.drawing.painting import ART
from scenes.games.lorenzo.layout import draft_body, draft_feet, kept_rect, passing_cells, passing_tile
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


@dataclass(frozen=True)
class FootPanel(Widget):
    """Show a parchment with a title and sometimes a note at its right."""

    _: KW_ONLY
    title: str
    aside: str = ""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_parchment", self.rect)
        head, body = draft_body(self.rect)
        canvas.text(self.title, head.trimmed(right=150 if self.aside else 0), _TITLE)
        if self.aside:
            canvas.text(self.aside, head.split_right(150)[1], _ASIDE)
        self.draw_body(canvas, body)

    def draw_body(self, canvas: Canvas, body: Rect) -> None:
        raise NotImplementedError


@dataclass(frozen=True)
class KeptPanel(FootPanel):
    """Show the leaders that the viewer has kept, which nobody else sees."""

    hand: tuple[tuple[Leader, str], ...]
    """Leaders with their names."""

    def draw_body(self, canvas: Canvas, body: Rect) -> None:
        for index, cell in enumerate(body.columns(LEADERS_EACH, 12)):
            chip = kept_rect(index)
            if index >= len(self.hand):
                canvas.outline(chip, (150, 116, 62), 2, 10)
                canvas.image(ART + "sign_leader", chip.centered(40, 40), 0.3)
                continue
            leader, name = self.hand[index]
            canvas.thing(leader_name(leader), chip, partial(draw_leader_chip, leader))
            words = Rect(cell.x, chip.bottom + 8, cell.w, body.bottom - chip.bottom - 8)
            canvas.paragraph(name, words, _LEADER)


def bonus_name(seat: int) -> Hashable:
    """Return the name of a family's bonus tile as a tracked item."""
    return "bonus", seat


def plate_name(tile: int) -> Hashable:
    """Return the name of a bonus tile among those to choose from as a tracked item."""
    return "plate", tile


@dataclass(frozen=True)
class PassingPanel(FootPanel):
    """Show the families in turn order, later in the order of passing, each with its place and bonus tile."""

    families: tuple[tuple[Person, str, int], ...]
    """Each family with the words for its place in turn order, and its bonus tile if it has one."""
    is_passed: bool

    def draw_body(self, canvas: Canvas, body: Rect) -> None:
        cells = passing_cells(len(self.families))
        for family, cell in zip(self.families, cells, strict=True):
            self._draw_family(canvas, *family, cell)
        for cell in cells[:-1] if self.is_passed else ():
            signs.draw_row(canvas, [signs.Number("→", BURGUNDY)], Rect(cell.right, cell.y + 8, 26, 40), 30, "center")

    def _draw_family(self, canvas: Canvas, person: Person, order: str, tile: int, cell: Rect) -> None:
        crest, rest = cell.split_top(58, 2)
        canvas.image_fitted(person.crest, crest)
        draw_badge(canvas, Rect(crest.center[0] + 10, crest.bottom - 28, 28, 28), person.colour)
        name, rest = rest.split_top(30)
        canvas.text(person.name, name, _NAME.inked(person.ink))
        canvas.text(order, rest.split_top(28)[0], _ORDER)
        if tile in ADVANCED:
            canvas.thing(bonus_name(person.seat), passing_tile(cell), partial(_draw_bonus, tile))


def _draw_bonus(tile: int, canvas: Canvas, rect: Rect) -> None:
    """Draw what a family's bonus tile gives in harvest and production."""
    works = ((HARVEST, "harvest"), (PRODUCTION, "production"))
    for (work, sign), row in zip(works, rect.rows(_LINES, 2), strict=False):
        mark, goods = row.split_left(_WORK)
        signs.draw_row(canvas, [signs.Sign(sign)], mark, _SIGNS, "center")
        signs.draw_row(canvas, signs.amounts(TILES[tile].gain(work)), goods, _SIGNS)


@dataclass(frozen=True)
class ReportsPanel(FootPanel):
    """Show what each church report asks for, and what happens to a family that refuses."""

    tiles: tuple[int, ...]

    def draw_body(self, canvas: Canvas, body: Rect) -> None:
        for index, (tile, row) in enumerate(zip(self.tiles, body.rows(3, 8), strict=True)):
            seal, rest = row.split_left(40, 22)
            canvas.circle(seal.center, 19, BURGUNDY)
            canvas.text(_NUMERALS[index], seal, _SEAL)
            need, effect = rest.split_left(90, 12)
            signs.draw_row(canvas, [signs.Sign("faith"), signs.Number(str(CHURCH_FAITH[index]))], need, 32)
            signs.draw_row(canvas, signs.effect_row(EXCOMMUNICATIONS[tile].effect), effect, 32)


def foot_panels(position: LorenzoPosition) -> list[FootPanel]:
    """Return the panels at the foot of the draft."""
    t, view, people = position.wording.catalog, position.view, position.people
    kept, passing, reports = draft_feet()
    hand, is_passed = view.players[position.viewer].hand, view.stage != BONUS_TILES
    known = tuple((LEADERS[each], position.wording.leader(each)) for each in hand if each != UNKNOWN)
    aside = t("lo-draft-pick", n=min(LEADERS_EACH, len(hand) + 1), of=LEADERS_EACH) if is_passed else ""
    seats = [(position.viewer - step) % len(people) for step in range(len(people))] if is_passed else view.order
    order = {seat: t("lo-draft-order", place=rank) for rank, seat in enumerate(view.order, 1)}
    families = tuple((people[seat], order[seat], view.players[seat].bonus_tile) for seat in seats)
    title = t(f"lo-draft-{'passes' if is_passed else 'turn-order'}")
    return [
        KeptPanel("draft-kept", kept, title=t("lo-draft-kept"), aside=aside, hand=known),
        PassingPanel("draft-passing", passing, title=title, families=families, is_passed=is_passed),
        ReportsPanel(
            "draft-reports", reports, title=t("lo-draft-reports"), tooltip=partial(_reports_told, position),
            tiles=tuple(view.tiles),
        ),
    ]  # fmt: skip


def _reports_told(position: LorenzoPosition) -> str:
    texts = (position.wording.tile_text(tile) for tile in position.view.tiles)
    return "\n".join(f"{markup.strong(numeral)}  {text}" for numeral, text in zip(_NUMERALS, texts, strict=True))
