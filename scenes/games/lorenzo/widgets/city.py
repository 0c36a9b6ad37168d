"""The city: towers with their floors, and all other spaces for members."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial

from game.lorenzo.actions import Place, take
from game.lorenzo.board import (
    COUNCIL,
    LARGE_SPACES,
    MARKET,
    SPACE_NAMES,
    TOWER_SPACES,
    TOWERS,
    WORK_OF,
    is_covered,
)
from game.lorenzo.card import Cost
from game.lorenzo.cards import CARDS, EMPTY
from game.lorenzo.effects import TYPE_NAMES
from game.lorenzo.events import CardTaken, RoundBegun
from game.lorenzo.goods import NOTHING
from game.lorenzo.limits import in_tower, member_value, own_kinds
from game.lorenzo.powers import powers_of
from game.lorenzo.prices import fee, payable, prices_for
from game.lorenzo.state import Taking
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, INK, PARCHMENT_LIGHT, SMALL_HEADING, TextStyle
from scenes.engine.widgets import Fixed, Look
from scenes.games.lorenzo import layout, piece_ids
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.cost_breakdown import account_of, account_of_taking
from scenes.games.lorenzo.choices.selection import NOBODY
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.painting import ART, draw_token
from scenes.games.lorenzo.placements import Placement, placement, taking
from scenes.games.lorenzo.tooltips import LorenzoTooltips
from scenes.games.lorenzo.widgets.pieces import VEIL, Berth, FloorPiece, SpacePiece, Stander, standers_on
from scenes.kit.fit_text import common_style
from scenes.kit.pieces import Press

_BANNER = TextStyle(face="title", size=23, align="left", colour=CREAM, shadow=True, smallest=0.5)
_TAG = (58.0, 27.0)
"""Size of the tag at the right end of the pennant, which the name leaves free."""
_SIGNBOARD = SMALL_HEADING.tightest
_LOCKED = TextStyle(face="strong", size=19, align="center", colour=INK, smallest=0.7)


@dataclass(frozen=True)
class CityScenery(Fixed):
    """Draw the painted parts of the city: towers, council, stalls and work fields."""

    seats: int
    words: dict[str, str]

    def draw(self, canvas: Canvas, look: Look) -> None:
        for tower, name in enumerate(TYPE_NAMES):
            canvas.image(f"{ART}tower_{name}", layout.tower_rect(tower))
        self._draw_council(canvas)
        for stall, space in enumerate(MARKET, 1):
            canvas.image(f"{ART}stall_{stall}", layout.stall_rect(space))
            self._draw_counter(canvas, space)
        for name, space in zip(("harvest", "production"), LARGE_SPACES, strict=True):
            field = layout.work_rect(space)
            canvas.image(ART + name, field)
            self._draw_board(canvas, Rect(field.x + 6, field.y + 4, 200, 36), name)
            strip = layout.target_rect(space)
            canvas.fill(strip, VEIL, 0.5, strip.h / 2)
            canvas.text("−3", strip.split_right(58)[1], _BANNER.but(size=26, align="center"))

    def _draw_council(self, canvas: Canvas) -> None:
        area = layout.place("council")
        canvas.image(ART + "council", area)
        self._draw_board(canvas, Rect(area.x + 6, area.y + 4, layout.COUNCIL_BOARD, 34), "council")
        plate = Rect(area.x + 12, area.y + 48, 150, 36)
        canvas.fill(plate, PARCHMENT_LIGHT, 0.95, 6)
        signs.draw_row(canvas, signs.gives(COUNCIL), plate.inset(6, 4), 26, "center")

    def _draw_counter(self, canvas: Canvas, space: int) -> None:
        counter = layout.stall_rect(space).split_bottom(30)[1].inset(6, 0)
        canvas.fill(counter, PARCHMENT_LIGHT, 0.96, 4)
        if is_covered(space, self.seats):
            canvas.text(self.words["covered-4"], counter.inset(4, 2), _LOCKED)
        else:
            signs.draw_row(canvas, signs.gives(space), counter.inset(6, 3), 24, "center")

    def _draw_board(self, canvas: Canvas, rect: Rect, name: str) -> None:
        width = min(rect.w, canvas.measure(self.words[name], _SIGNBOARD)[0] + 56)
        board = Rect(rect.x, rect.y, width, rect.h)
        canvas.skin("plate", board)
        canvas.image(f"{ART}sign_{name}", Rect(board.x + 9, board.y + 5, 26, 26))
        canvas.text(self.words[name], board.trimmed(left=40, right=8, bottom=4), _SIGNBOARD)


def _parts(banner: Rect) -> tuple[Rect, Rect]:
    """Return the places of the name and of the tag beside it."""
    return banner.trimmed(left=46, right=6).split_right(_TAG[0], 2)


@dataclass(frozen=True)
class TowerBanner(Fixed):
    """Show the pennant of a tower with its fee, or the token of a family that may send only the neutral member."""

    _: KW_ONLY
    tower: int
    name: str
    style: TextStyle
    fee: int
    own_colour: str
    is_waived: bool

    def draw(self, canvas: Canvas, look: Look) -> None:
        kind = TYPE_NAMES[self.tower]
        canvas.image(f"{ART}banner_{kind}", Rect(self.rect.x - 3, self.rect.y - 4, 246, 62))
        canvas.image(f"{ART}sign_{kind}", Rect(self.rect.x + 12, self.rect.y + 8, 30, 30))
        name, end = _parts(self.rect)
        canvas.text(self.name, name, self.style)
        tag = end.centered(*_TAG)
        if self.own_colour:
            canvas.thing(("barred", self.tower), tag, partial(_draw_barred, self.own_colour))
        elif self.fee:
            canvas.thing(("fee", self.tower), tag, partial(_draw_fee, self.fee, self.is_waived))


def _draw_barred(colour: str, canvas: Canvas, tag: Rect) -> None:
    canvas.fill(tag, PARCHMENT_LIGHT, 0.96, 6)
    barred, free = tag.inset(5, 2).columns(2, 2)
    draw_token(canvas, colour, barred.centered(20, 20))
    canvas.line((barred.x, barred.bottom - 1), (barred.right, barred.y + 1), signs.MISSING, 3)
    signs.draw_row(canvas, [signs.Sign("neutral")], free, 23, "center")


def _draw_fee(fee: int, is_waived: bool, canvas: Canvas, tag: Rect) -> None:
    canvas.fill(tag, PARCHMENT_LIGHT, 0.96, 6)
    signs.draw_row(canvas, [signs.Number(f"+{fee}"), signs.Sign("coins")], tag.inset(4, 2), 21, "center")
    if is_waived:
        canvas.line((tag.x + 5, tag.bottom - 6), (tag.right - 5, tag.y + 6), signs.MISSING, 3)


@dataclass(frozen=True, slots=True)
class CityView(BoardPart):
    """Add the city for one position and selection."""

    say: Callable[[str], None]
    """Shows why a pressed space cannot be taken."""
    is_dragging: bool
    """True while a member is dragged, so that no faded one is shown on a space."""

    @property
    def _is_placing(self) -> bool:
        return self.position.decision is not None and self.position.decision.kind == "turn"

    def add(self) -> None:
        t = self.position.wording.catalog
        words = {name: t(f"lo-{name}") for name in ("harvest", "production", "council")}
        words["covered-4"] = t("lo-from-players", n=4)
        self.scene.add(CityScenery("city", layout.place("city"), len(self._view.players), words))
        self._add_banners()
        for space in TOWER_SPACES:
            self._add_floor(space)
        for space in (COUNCIL, *MARKET, *WORK_OF):
            self._add_space(space)

    def _add_banners(self) -> None:
        """Add the pennants of the towers, all with letters of one size."""
        names = [self.position.wording.catalog(f"lo-type-{kind}") for kind in TYPE_NAMES]
        rooms = [_parts(layout.banner_rect(tower))[0] for tower in range(len(TOWERS))]
        style = common_style(self.scene.measure, list(zip(names, rooms, strict=True)), _BANNER)
        for tower, name in enumerate(names):
            self._add_banner(tower, name, style)

    def _add_banner(self, tower: int, name: str, style: TextStyle) -> None:
        view, foot = self._view, TOWERS[tower].start
        coloured, _ = own_kinds(in_tower(view, foot), self.position.viewer)
        powers = powers_of(view.players[self.position.viewer])
        due = fee(view, powers, foot, with_member=False)
        colour = self.position.people[self.position.viewer].colour if coloured else ""
        tip = partial(LorenzoTooltips(self.position).tower, tower)
        self.scene.add(
            TowerBanner(
                f"tower-{tower}", layout.banner_rect(tower), tooltip=tip, tower=tower, name=name, style=style,
                fee=due, own_colour=colour, is_waived=powers.pays_no_fee,
            )
        )  # fmt: skip

    # Placements

    def _placements(self, space: int) -> list[Place]:
        return [
            action
            for action in self.bindings.offers.legal
            if isinstance(action, Place) and action.space == space and self.choice.member in (NOBODY, action.member)
        ]

    def _press(self, space: int, places: Sequence[Place]) -> Press | None:
        """Return the press of a space: the second of two presses places the member, with the servants it needs."""
        name = piece_ids.space(space)
        if not places:
            return self._refusing(partial(LorenzoTooltips(self.position).why_not, space, self.choice.member), "turn")
        if self.choice.member == NOBODY:
            is_marked = self.choice.space == space
            towards = [] if is_marked else places
            return self.bindings.prepare(name, partial(self._mark, space, places), towards, glows=is_marked, rank=1)
        return self.place(name, places[0])

    def _refusing(self, why_not: Callable[[], str], kind: str) -> Press | None:
        """Return a press that says why the space cannot be taken; None during another kind of decision."""
        if self.position.decision is None or self.position.decision.kind != kind:
            return None
        return Press(lambda: self.say(why_not()), glows=False, leads=False)

    def _mark(self, space: int, places: Sequence[Place]) -> None:
        """Mark the space, so that the member is asked for, even if only one can go there."""
        self.choice.toggle_space(space)
        if self.choice.space == space:
            self.scene.input.focus_id = piece_ids.member(places[0].member)
        self.scene.invalidate()

    def _only(self, places: Sequence[Place]) -> Placement | None:
        if len(places) != 1:
            return None
        return placement(self._view, self.position.viewer, places[0], self.choice.servants)

    def _berth(self, space: int, places: Sequence[Place]) -> Berth:
        standers, here = self._standers(space), self._only(places)
        if self.choice.member == NOBODY or here is None:
            is_veiled = self._is_placing and self.choice.member != NOBODY and not places
            return Berth(standers, is_veiled=is_veiled, servants=here.servants if here else 0)
        ghost, stands = self._ghost(places[0], here), self.choice.last_place == space
        account = partial(account_of, self.position, places[0], self.choice.servants)
        shown = ghost if stands or not self.is_dragging else None
        return Berth(standers, shown, account, stands=stands, servants=here.servants)

    def _ghost(self, action: Place, here: Placement) -> Stander:
        return Stander(self.position.people[self.position.viewer].colour, action.member, here.value)

    def _berth_of_taking(self, space: int) -> Berth:
        """Return no ghost, but the account and the servants of the card that an effect takes there (LM R12)."""
        here = taking(self._view, self.position.viewer, take(space))
        account = partial(account_of_taking, self.position, take(space))
        return Berth(self._standers(space), account=account, servants=here.servants)

    def _tip(self, space: int, places: Sequence[Place]) -> Callable[[], str]:
        return partial(LorenzoTooltips(self.position).space, space, places, self.choice.member)

    def _value_of(self, seat: int, member: int) -> int:
        player = self._view.players[seat]
        return member_value(self._view, player, powers_of(player), member)

    def _standers(self, space: int) -> list[Stander]:
        return standers_on(self._view.spaces[space], self.position.people, self._value_of)

    def _add_floor(self, space: int) -> None:
        view, places = self._view, self._placements(space)
        index, t = view.floors[space], self.position.wording.catalog
        is_takeable = self.bindings.offers.is_legal(take(space))
        press = self.does(piece_ids.space(space), take(space)) or self._press(space, places)
        press = press or self._refusing(partial(self.bindings.offers.why_not, take(space)), "take")
        self.scene.add(
            FloorPiece(
                piece_ids.space(space), layout.target_rect(space), space,
                self._berth_of_taking(space) if is_takeable else self._berth(space, places),
                None if index == EMPTY else CARDS[index], t, on_press=press, tooltip=self._tip(space, places),
                missing=self._missing(index),
                costs=self._prices(index) if index != EMPTY and CARDS[index].costs else (),
                beside=partial(LorenzoTooltips(self.position).beside, space, places, self.choice.member),
                taker=self._taker(space),
            )
        )  # fmt: skip

    def _taker(self, space: int) -> str:
        """Return the colour of the family that took the card in this round; empty if it is still there.

        An extra action takes a card without a member (LM 4.2.1).
        """
        if self._view.floors[space] != EMPTY:
            return ""
        for event in self.position.past.latest(self.position.viewer):
            if isinstance(event, RoundBegun):
                break
            if isinstance(event, CardTaken) and event.space == SPACE_NAMES[space]:
                return self.position.people[event.seat].colour
        return ""

    def _prices(self, card: int) -> tuple[Cost, ...]:
        """Return the prices for the viewer, with all discounts, including that of a running action."""
        frame = self._view.stack[-1] if self._view.stack else None
        discount = frame.discount if isinstance(frame, Taking) and frame.seat == self.position.viewer else NOTHING
        return prices_for(powers_of(self._view.players[self.position.viewer]), card, discount)

    def _missing(self, card: int) -> frozenset[int]:
        """Return the resources that the viewer lacks for a card; empty if it can be paid."""
        if card == EMPTY:
            return frozenset()
        player = self._view.players[self.position.viewer]
        ways = self._prices(card)
        if any(payable(player, price) for price in ways):
            return frozenset()
        return frozenset(each for price in ways for each, number in price.items if player.goods[each] < number)

    def _add_space(self, space: int) -> None:
        places = self._placements(space)
        here = self._only(places)
        shows_value = self.choice.member != NOBODY and space in WORK_OF and here is not None
        self.scene.add(
            SpacePiece(
                piece_ids.space(space), layout.target_rect(space), space, self._berth(space, places),
                on_press=self._press(space, places), tooltip=self._tip(space, places),
                is_covered=is_covered(space, len(self._view.players)),
                value=here.value if here and shows_value else None,
            )
        )  # fmt: skip
