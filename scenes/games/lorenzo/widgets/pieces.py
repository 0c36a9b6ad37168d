"""Floors, spaces, members, leaders and slots on the table."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import cached_property, partial

from game.lorenzo.board import FLOOR_BONUSES, FLOOR_VALUES, floor_of
from game.lorenzo.card import Card, Cost
from game.lorenzo.leaders import Leader
from game.lorenzo.state import member_of, seat_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import GREEN, PARCHMENT_LIGHT, SUBHEADING
from scenes.engine.widgets import Look
from scenes.engine.widgets.tooltip import draw_tooltip
from scenes.games.lorenzo import layout
from scenes.games.lorenzo.choices.cost_breakdown import CostBreakdown
from scenes.games.lorenzo.choices.cost_sheet import draw_account
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.leaders import draw_leader_chip, leader_name
from scenes.games.lorenzo.drawing.painting import (
    ART,
    draw_floor_card,
    draw_member,
    draw_mini,
    draw_roundel,
    paint_token,
)
from scenes.games.lorenzo.layout import card_rect, column_rect, niche_rect, space_rect, standing_rects
from scenes.kit.pieces import HOVER_LIFT, Piece
from scenes.kit.players import Person

Tip = str | Callable[[], str]
_VALUE = SUBHEADING.centered
_RIM, _CHOSEN = (255, 206, 84), (255, 246, 206)
VEIL = (22, 12, 6)
AT_HOME = ""
_AWAY, _PALE = 34.0, 0.3
_VEILED = 0.45
_BADGE_WIDTH = 50.0
_BELOW = 22.0
_BELOW_VALUE = 8.0, 14.0
"""Place of the servants that raise a value, below it."""


@dataclass(frozen=True, slots=True)
class Stander:
    """Describe a member on a space with its value."""

    colour: str
    member: int
    value: int


@dataclass(frozen=True, slots=True)
class Berth:
    """Describe who is on a space, and how the chosen member would be there."""

    standers: Sequence[Stander]
    ghost: Stander | None = None
    account: Callable[[], CostBreakdown] | None = field(default=None, compare=False)
    is_veiled: bool = False
    stands: bool = False
    """True if the member is shown there already, until the turn ends."""
    servants: int = 0
    """Number of servants that have to go along."""


@dataclass(frozen=True, eq=False)
class Ghosted(Piece):
    """Show a space for the chosen member: under the mouse a faded member and the breakdown of the placement."""

    space: int
    berth: Berth

    @cached_property
    def account(self) -> CostBreakdown | None:
        """Return the breakdown of the placement; computed once, when it is looked at."""
        return self.berth.account() if self.berth.account else None

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        if self.account:
            draw_account(canvas, self.account, self.screen_rect())
        else:
            super().draw_tooltip(canvas, text)

    def draw_standers(self, canvas: Canvas, places: Sequence[Rect]) -> None:
        for stander, place in zip(self.berth.standers, places, strict=False):
            draw_member(canvas, stander.colour, stander.member, place, stander.value)

    def draw_disc(self, canvas: Canvas, disc: Rect, look: Look) -> None:
        if self.glows(look):
            canvas.skin("glow", disc)
        canvas.image(ART + "space", disc)
        if self.glows(look):
            canvas.circle(disc.center, disc.w / 2, _RIM, 3)

    def draw_badge(self, canvas: Canvas, disc: Rect, look: Look) -> None:
        """Draw `+2` servants if they go there with the press."""
        if self.berth.servants and self.glows(look) and not (look.hovered or look.focused):
            badge = disc.centered(_BADGE_WIDTH, 26)
            canvas.fill(badge, GREEN, 1, 13)
            row: signs.Row = [signs.Number(f"+{self.berth.servants}"), signs.Sign("servants")]
            signs.draw_row(canvas, row, badge.inset(3, 2), 21, "center", PARCHMENT_LIGHT)

    def draw_ghost(self, canvas: Canvas, place: Rect, look: Look) -> None:
        """Draw the chosen member faded, if the space is looked at."""
        is_shown = self.berth.stands or look.hovered or look.focused
        if self.berth.ghost and self.leads and is_shown:
            draw_member(canvas, self.berth.ghost.colour, self.berth.ghost.member, place, self.berth.ghost.value, 0.85)


@dataclass(frozen=True)
class FloorPiece(Ghosted):
    """Show a floor of a tower: its card or who took it, its value, its space, its bonus."""

    card: Card | None
    catalog: Catalog
    _: KW_ONLY
    missing: frozenset[int]
    costs: tuple[Cost, ...]
    beside: Callable[[], str] = field(compare=False)
    """Returns the tooltip while the preview pane shows the card."""
    taker: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        lift = -HOVER_LIFT if self.leads and (look.hovered or look.focused) else 0
        if self.card is None:
            self._draw_mark(canvas)
        else:
            with canvas.shifted(0, lift):
                self._draw_card(canvas, self.card, look)
        self._draw_column(canvas, look)

    def _draw_card(self, canvas: Canvas, card: Card, look: Look) -> None:
        place = card_rect(self.space)
        if self.glows(look):
            canvas.skin("glow", place)
        draw_floor_card(canvas, self.catalog, card, place, self.costs, self.missing)
        if self.berth.is_veiled:
            canvas.fill(place, VEIL, _VEILED, 10)
        elif self.glows(look):
            canvas.outline(place, _RIM, 3, 10)

    def _draw_mark(self, canvas: Canvas) -> None:
        """Draw the token of the family that took the card."""
        colour = self.taker or (self.berth.standers[0].colour if self.berth.standers else "")
        if colour:
            place = niche_rect(self.space).centered(56, 56)
            canvas.thing(("mark", self.space), place, partial(paint_token, colour))

    def _draw_column(self, canvas: Canvas, look: Look) -> None:
        canvas.kept(_paint_column, self.space)
        disc = space_rect(self.space)
        self.draw_disc(canvas, disc, look)
        self.draw_badge(canvas, disc, look)
        self.draw_standers(canvas, standing_rects(self.space, len(self.berth.standers)))
        self.draw_ghost(canvas, standing_rects(self.space, 1)[0], look)


def _paint_column(canvas: Canvas, space: int) -> None:
    """Draw the floor's value above its disc, and its bonus below."""
    column = column_rect(space)
    plate = column.split_top(34)[0].inset(5, 1)
    canvas.fill(plate, PARCHMENT_LIGHT, 0.95, 6)
    canvas.text(str(FLOOR_VALUES[floor_of(space) - 1]), plate, _VALUE.sized(25 / canvas.text_scale))
    if bonus := signs.amounts(FLOOR_BONUSES[space]):
        strip = column.split_bottom(30)[1]
        canvas.fill(strip, PARCHMENT_LIGHT, 0.95, 6)
        signs.draw_row(canvas, bonus, strip.inset(3, 3), 22, "center")


@dataclass(frozen=True)
class SpacePiece(Ghosted):
    """Show a space outside the towers; `value` is the value of the chosen member there."""

    _: KW_ONLY
    is_covered: bool
    value: int | None

    def draw(self, canvas: Canvas, look: Look) -> None:
        disc, places = space_rect(self.space), standing_rects(self.space, len(self.berth.standers) + 1)
        if self.is_covered:
            canvas.image(f"{ART}sign_covered", disc)
            return
        if self.glows(look):
            disc = disc.moved(places[-1].x - places[0].x)
        self.draw_disc(canvas, disc, look)
        if self.berth.is_veiled:
            canvas.fill(disc, VEIL, _VEILED, disc.w / 2)
        self.draw_standers(canvas, places)
        if self.value is not None and self.leads:
            signs.draw_value(canvas, self.value, Rect(disc.right - 10, disc.y - 14, 34, 34), "final")
        self.draw_badge(canvas, disc if self.value is None else disc.moved(*_BELOW_VALUE), look)
        self.draw_ghost(canvas, places[-1], look)


@dataclass(frozen=True)
class MemberPiece(Piece):
    """Show an own member at home, or its pale place with the sign of where it went."""

    _: KW_ONLY
    stander: Stander
    away: str

    @property
    def is_home(self) -> bool:
        """Return whether it is at home."""
        return self.away == AT_HOME

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(0, -4 if self.on_press and look.hovered and not self.is_chosen else 0):
            if self.is_home and (self.is_chosen or self.glows(look)):
                canvas.skin("glow", self.rect)
            if self.is_home and self.is_chosen:
                canvas.fill(self.rect, _CHOSEN, 1, 12)
                canvas.outline(self.rect, _RIM, 4, 12)
            if self.is_home:
                draw_member(canvas, self.stander.colour, self.stander.member, self.rect, self.stander.value)
            else:
                name = "pale", self.stander.colour, self.stander.member
                canvas.thing(name, self.rect, partial(_draw_away, self.stander, self.away))


def _draw_away(stander: Stander, sign: str, canvas: Canvas, rect: Rect) -> None:
    """Draw the pale place of a member that is not at home, with the sign of where it is."""
    draw_member(canvas, stander.colour, stander.member, rect, stander.value, _PALE)
    middle = Rect(rect.x, rect.y + rect.h * 0.3, rect.w, rect.h * 0.36)
    canvas.image(f"{ART}sign_{sign}", middle.centered(_AWAY, _AWAY), 0.9)


@dataclass(frozen=True)
class LeaderPiece(Piece):
    """Show a leader of the hand on wine red, one in play on light ground, and a back if it is unknown."""

    _: KW_ONLY
    leader: Leader | None
    is_played: bool
    is_used: bool
    is_open: bool
    """True if its actions are shown beside it."""
    text: Callable[[], str] = field(compare=False)
    beside: Callable[[], str] = field(compare=False)
    """Name, need and ability, a line each; and the tooltip beside the preview pane."""

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        """Draw the tooltip so that the members above and the preview pane stay visible."""
        if not self.is_open:
            target = self.rect.trimmed(top=layout.member_rect(0).y - self.rect.y)
            draw_tooltip(canvas, target, text, within=SCREEN.trimmed(right=SCREEN.right - layout.place("own").right))

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.glows(look):
            canvas.skin("glow", self.rect)
        if self.leader is None:
            canvas.thing(("leader-back", self.id), self.rect, _draw_back)
        else:
            chip = partial(draw_leader_chip, self.leader, is_played=self.is_played, is_used=self.is_used)
            canvas.thing(leader_name(self.leader), self.rect, chip)


def _draw_back(canvas: Canvas, rect: Rect) -> None:
    canvas.image(ART + "leader_chip", rect)
    canvas.image(ART + "medallion_leader", rect.centered(54, 54))


@dataclass(frozen=True)
class SlotPiece(Piece):
    """Show a slot of a board: its card, or what the next card needs and brings."""

    _: KW_ONLY
    card: Card | None
    needs: Sequence[signs.Row]

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.card is not None:
            draw_mini(canvas, self.card, self.rect)
            return
        canvas.fill(self.rect, (196, 168, 112), 0.45, 10)
        canvas.outline(self.rect, (150, 116, 62), 2, 10)
        for row, place in zip(self.needs, self.rect.inset(8, 12).rows(max(1, len(self.needs)), 4), strict=False):
            signs.draw_row(canvas, row, place, 26, "center")


@dataclass(frozen=True)
class RoundelPiece(Piece):
    """Show a character or venture in a round frame, or an empty frame.

    Below it are the points at the end for so many cards, and the effect of this one.
    """

    _: KW_ONLY
    card: Card | None
    effect: signs.Row
    sign: str
    """Sign of its kind."""
    points: signs.Row

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.card is not None:
            draw_roundel(canvas, self.card, self.rect)
        else:
            canvas.circle(self.rect.center, self.rect.w / 2, (150, 116, 62), 2)
            canvas.image(f"{ART}sign_{self.sign}", self.rect.centered(26, 26), 0.35)
        foot = Rect(self.rect.x - 2, self.rect.bottom + 1, self.rect.w + 4, _BELOW)
        for row in filter(None, (self.points, self.effect)):
            signs.draw_row(canvas, row, foot, 21, "center")
            foot = foot.moved(dy=_BELOW)


def standers_on(codes: Sequence[int], people: Sequence[Person], value_of: Callable[[int, int], int]) -> list[Stander]:
    """Return the members on a space in the order of their arrival."""
    return [
        Stander(people[seat_of(code)].colour, member_of(code), value_of(seat_of(code), member_of(code)))
        for code in codes
    ]
