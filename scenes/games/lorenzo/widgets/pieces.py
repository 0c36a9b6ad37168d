"""Floors, spaces, members, leaders and slots on the table."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
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
from scenes.games.lorenzo import layout, piece_ids
from scenes.games.lorenzo.choices.cost_breakdown import CostBreakdown
from scenes.games.lorenzo.choices.cost_sheet import draw_account
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.leaders import draw_leader_chip
from scenes.games.lorenzo.drawing.painting import ART, draw_floor_card, draw_member, draw_mini, draw_roundel, draw_token
from scenes.games.lorenzo.layout import card_rect, column_rect, niche_rect, space_rect, standing_rects, target_rect
from scenes.kit.pieces import HOVER_LIFT, Piece, Press
from scenes.kit.players import Person

Tip = str | Callable[[], str]
_VALUE = SUBHEADING.centered
_RIM, _CHOSEN = (255, 206, 84), (255, 246, 206)
VEIL = (22, 12, 6)
AT_HOME = ""
_AWAY = 34.0
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
    account: Callable[[], CostBreakdown] | None = None
    is_veiled: bool = False
    stands: bool = False
    """True if the member is shown there already, until the turn ends."""
    servants: int = 0
    """Number of servants that have to go along."""


class Ghosted(Piece):
    """Show a space for the chosen member: under the mouse a faded member and the breakdown of the placement."""

    def __init__(self, space: int, press: Press | None, tooltip: Tip, berth: Berth) -> None:
        super().__init__(piece_ids.space(space), target_rect(space), press, tooltip)
        self.space, self.standers = space, berth.standers
        self.ghost, self.is_veiled, self.stands = berth.ghost, berth.is_veiled, berth.stands
        self.servants = berth.servants
        self._make_account = berth.account
        self.is_awaiting = False
        """True while the member that came last is still flying."""
        self.is_left = False
        """True while all members are flying home."""
        self.is_aimed_at = False
        """True while the member itself is dragged, so that no faded one is shown."""

    @cached_property
    def account(self) -> CostBreakdown | None:
        """Return the breakdown of the placement; computed once, when it is looked at."""
        return self._make_account() if self._make_account else None

    def stays_as(self, look: Look) -> Hashable:
        return look, self.is_hidden, self.is_awaiting, self.is_left, self.is_aimed_at

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        if self.account:
            draw_account(canvas, self.account, self.screen_rect())
        else:
            super().draw_tooltip(canvas, text)

    def draw_standers(self, canvas: Canvas, places: Sequence[Rect]) -> None:
        if self.is_left:
            return
        arrived = self.standers[:-1] if self.is_awaiting else self.standers
        for stander, place in zip(arrived, places, strict=False):
            draw_member(canvas, stander.colour, stander.member, place, stander.value)

    def draw_disc(self, canvas: Canvas, disc: Rect, look: Look) -> None:
        if self.glows(look):
            canvas.skin("glow", disc)
        canvas.image(ART + "space", disc)
        if self.glows(look):
            canvas.circle(disc.center, disc.w / 2, _RIM, 3)

    def draw_badge(self, canvas: Canvas, disc: Rect, look: Look) -> None:
        """Draw `+2` servants if they go there with the press."""
        if self.servants and self.glows(look) and not (look.hovered or look.focused):
            badge = disc.centered(_BADGE_WIDTH, 26)
            canvas.fill(badge, GREEN, 1, 13)
            row: signs.Row = [signs.Number(f"+{self.servants}"), signs.Sign("servants")]
            signs.draw_row(canvas, row, badge.inset(3, 2), 21, "center", PARCHMENT_LIGHT)

    def draw_ghost(self, canvas: Canvas, place: Rect, look: Look) -> None:
        """Draw the chosen member faded, if the space is looked at."""
        is_shown = self.stands or (not self.is_aimed_at and (look.hovered or look.focused))
        if self.ghost and self.leads and is_shown:
            draw_member(canvas, self.ghost.colour, self.ghost.member, place, self.ghost.value, 0.85)


class FloorPiece(Ghosted):
    """Show a floor of a tower: its card or who took it, its value, its space, its bonus."""

    def __init__(
        self,
        space: int,
        card: Card | None,
        catalog: Catalog,
        press: Press | None,
        tooltip: Tip,
        berth: Berth,
        *,
        missing: frozenset[int],
        costs: tuple[Cost, ...],
        beside: Callable[[], str],
        taker: str,
    ) -> None:
        super().__init__(space, press, tooltip, berth)
        self.costs, self.taker = costs, taker
        self.beside = beside
        """Returns the tooltip while the preview pane shows the card."""
        self.card, self.catalog = card, catalog
        self.missing = missing

    def draw(self, canvas: Canvas, look: Look) -> None:
        lift = -HOVER_LIFT if self.leads and (look.hovered or look.focused) else 0
        if self.card is None:
            self._draw_taken(canvas)
        else:
            with canvas.shifted(0, lift):
                self._draw_card(canvas, self.card, look)
        self._draw_column(canvas, look)

    def _draw_card(self, canvas: Canvas, card: Card, look: Look) -> None:
        place = card_rect(self.space)
        if self.glows(look):
            canvas.skin("glow", place)
        if not self.is_hidden:
            draw_floor_card(canvas, self.catalog, card, place, self.costs, self.missing)
        if self.is_veiled:
            canvas.fill(place, VEIL, _VEILED, 10)
        elif self.glows(look):
            canvas.outline(place, _RIM, 3, 10)

    def _draw_taken(self, canvas: Canvas) -> None:
        if not self.is_left:
            self.draw_mark(canvas)

    def draw_mark(self, canvas: Canvas) -> None:
        """Draw the token of the family that took the card."""
        colour = self.taker or (self.standers[0].colour if self.standers else "")
        if colour and self.card is None:
            draw_token(canvas, colour, niche_rect(self.space).centered(56, 56))

    def _draw_column(self, canvas: Canvas, look: Look) -> None:
        canvas.kept(_paint_column, self.space)
        disc = space_rect(self.space)
        self.draw_disc(canvas, disc, look)
        self.draw_badge(canvas, disc, look)
        self.draw_standers(canvas, standing_rects(self.space, len(self.standers)))
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


class SpacePiece(Ghosted):
    """Show a space outside the towers; `value` is the value of the chosen member there."""

    def __init__(
        self,
        space: int,
        press: Press | None,
        tooltip: Tip,
        berth: Berth,
        *,
        is_covered: bool,
        value: int | None,
    ) -> None:
        super().__init__(space, press, tooltip, berth)
        self.is_covered, self.value = is_covered, value

    def draw(self, canvas: Canvas, look: Look) -> None:
        disc, places = space_rect(self.space), standing_rects(self.space, len(self.standers) + 1)
        if self.is_covered:
            canvas.image(f"{ART}sign_covered", disc)
            return
        if self.glows(look):
            disc = disc.moved(places[-1].x - places[0].x)
        self.draw_disc(canvas, disc, look)
        if self.is_veiled:
            canvas.fill(disc, VEIL, _VEILED, disc.w / 2)
        self.draw_standers(canvas, places)
        if self.value is not None and self.leads:
            signs.draw_value(canvas, self.value, Rect(disc.right - 10, disc.y - 14, 34, 34), "final")
        self.draw_badge(canvas, disc if self.value is None else disc.moved(*_BELOW_VALUE), look)
        self.draw_ghost(canvas, places[-1], look)


class MemberPiece(Piece):
    """Show an own member at home, or its pale place with the sign of where it went.

    While the dice fall, only its value is hidden.
    """

    def __init__(
        self,
        id: str,
        rect: Rect,
        press: Press | None,
        tooltip: Tip,
        stander: Stander,
        away: str,
        is_chosen: bool,
    ) -> None:
        super().__init__(id, rect, press, tooltip)
        self.stander, self.is_chosen, self.is_home, self.away = stander, is_chosen, away == AT_HOME, away
        self.is_underway = False
        """True until it has reached the space; only then its place shows that sign."""

    def stays_as(self, look: Look) -> Hashable:
        return look, self.is_hidden, self.is_underway

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(0, -4 if self.on_press and look.hovered and not self.is_chosen else 0):
            if self.is_home and (self.is_chosen or self.glows(look)):
                canvas.skin("glow", self.rect)
            if self.is_home and self.is_chosen:
                canvas.fill(self.rect, _CHOSEN, 1, 12)
                canvas.outline(self.rect, _RIM, 4, 12)
            alpha = 1 if self.is_home else 0.3
            value = None if self.is_hidden else self.stander.value
            draw_member(canvas, self.stander.colour, self.stander.member, self.rect, value, alpha)
            if self.away and not self.is_underway:
                middle = Rect(self.rect.x, self.rect.y + self.rect.h * 0.3, self.rect.w, self.rect.h * 0.36)
                canvas.image(f"{ART}sign_{self.away}", middle.centered(_AWAY, _AWAY), 0.9)


class LeaderPiece(Piece):
    """Show a leader of the hand on wine red, one in play on light ground, and a back if it is unknown."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        press: Press | None,
        tooltip: Tip,
        leader: Leader | None,
        *,
        is_played: bool,
        is_used: bool,
        is_open: bool,
        text: Callable[[], str],
        beside: Callable[[], str],
    ) -> None:
        super().__init__(id, rect, press, tooltip)
        self.text, self.beside = text, beside
        """Name, need and ability, a line each; and the tooltip beside the preview pane."""
        self.leader, self.is_played, self.is_used = leader, is_played, is_used
        self.is_open = is_open
        """True if its actions are shown beside it."""

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        """Draw the tooltip so that the members above and the preview pane stay visible."""
        if not self.is_open:
            target = self.rect.trimmed(top=layout.member_rect(0).y - self.rect.y)
            draw_tooltip(canvas, target, text, within=SCREEN.trimmed(right=SCREEN.right - layout.place("own").right))

    def stays_as(self, look: Look) -> Hashable:
        return self.at_rest(look)

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(*self.displaced):
            if self.glows(look):
                canvas.skin("glow", self.rect)
            if self.leader is None:
                canvas.image(ART + "leader_chip", self.rect)
                canvas.image(ART + "medallion_leader", self.rect.centered(54, 54))
            else:
                chip = partial(draw_leader_chip, self.leader, is_played=self.is_played, is_used=self.is_used)
                canvas.thing(self.leader.id, self.rect, chip)


class SlotPiece(Piece):
    """Show a slot of a board: its card, or what the next card needs and brings until it has landed."""

    def __init__(
        self,
        id: str,
        rect: Rect,
        tooltip: Tip,
        card: Card | None,
        needs: Sequence[signs.Row],
        press: Press | None = None,
    ) -> None:
        super().__init__(id, rect, press, tooltip)
        self.card, self.needs = card, needs

    def stays_as(self, look: Look) -> Hashable:
        return self.is_hidden

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.card is not None and not self.is_hidden:
            draw_mini(canvas, self.card, self.rect)
            return
        canvas.fill(self.rect, (196, 168, 112), 0.45, 10)
        canvas.outline(self.rect, (150, 116, 62), 2, 10)
        for row, place in zip(self.needs, self.rect.inset(8, 12).rows(max(1, len(self.needs)), 4), strict=False):
            signs.draw_row(canvas, row, place, 26, "center")


class RoundelPiece(Piece):
    """Show a character or venture in a round frame, empty until it has landed.

    Below it are the points at the end for so many cards, and the effect of this one.
    """

    def __init__(
        self,
        id: str,
        rect: Rect,
        tooltip: Tip,
        card: Card | None,
        effect: signs.Row,
        sign: str,
        points: signs.Row,
    ) -> None:
        """Store what the frame shows; `sign` is that of its kind."""
        super().__init__(id, rect, None, tooltip)
        self.card, self.effect = card, effect
        self.sign, self.points = sign, points

    def stays_as(self, look: Look) -> Hashable:
        return self.is_hidden

    def draw(self, canvas: Canvas, look: Look) -> None:
        has_come = self.card is not None and not self.is_hidden
        if self.card is not None and has_come:
            draw_roundel(canvas, self.card, self.rect)
        else:
            canvas.circle(self.rect.center, self.rect.w / 2, (150, 116, 62), 2)
            canvas.image(f"{ART}sign_{self.sign}", self.rect.centered(26, 26), 0.35)
        foot = Rect(self.rect.x - 2, self.rect.bottom + 1, self.rect.w + 4, _BELOW)
        for row in filter(None, (self.points, self.effect if has_come else [])):
            signs.draw_row(canvas, row, foot, 21, "center")
            foot = foot.moved(dy=_BELOW)


def standers_on(codes: Sequence[int], people: Sequence[Person], value_of: Callable[[int, int], int]) -> list[Stander]:
    """Return the members on a space in the order of their arrival."""
    return [
        Stander(people[seat_of(code)].colour, member_of(code), value_of(seat_of(code), member_of(code)))
        for code in codes
    ]
