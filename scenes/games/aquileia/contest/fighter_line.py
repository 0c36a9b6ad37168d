"""The line of one fighter in a contest: what makes the strength, the present rank and its prize."""

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial
from typing import Self

from game.aquileia.board import METALS
from game.aquileia.cards import FIGURES, NOTHING
from game.aquileia.state import BLUE, PLAYING, PRIZE, ROLLING, State
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.text.catalog import signed
from scenes.engine.theme import GREEN, PLAYER_NAME, REMARK, TextStyle
from scenes.engine.widgets import Fixed, Look
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.contest.log import Effort, base_strength, standing
from scenes.games.aquileia.contest.ranks import COINS
from scenes.games.aquileia.drawing.painting import draw_card, draw_disc, draw_laurel, draw_piece
from scenes.games.aquileia.drawing.signs import Sign, Token, coin, draw_sign, draw_signs, figure_style, seal
from scenes.games.aquileia.drawing.turn_mark import lit
from scenes.games.aquileia.layout import CARD_RATIO
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.kit.players import Person

_NOTE = REMARK.tightest
_OPERATOR = TextStyle(face="title", size=26, align="center", smallest=0.5)
_RANKS = ("I", "II", "III", "IV", "V")
_DIE, _DIE_SHARE, _APART, _TAG, _TRACK = 72.0, 0.58, 12.0, 25.0, 28.0
_RED_DICE = 3
LAUREL = (64.0, 90.0)
_CARD, _OVERLAP, _SUM = 112.0, 0.45, 36.0
"""Height of cards, share by which they overlap, and width of the sum behind them."""


def parts_of(line: Rect) -> tuple[Rect, Rect, Rect, Rect, Rect]:
    """Return the parts of a line: fighter, spaces, dice and cards, strength, prize."""
    who, rest = line.inset(14, 6).split_left(204, 6)
    base, rest = rest.split_left(82, 4)
    rest, prize = rest.split_right(180, 6)
    effort, strength = rest.split_right(110, 6)
    return who, base, effort, strength, prize


def has_blue(view: State) -> bool:
    """Return whether a fighter of this contest holds the blue dice."""
    return view.contest is not None and view.blue_holder in view.contest.fighters


def columns_of(effort: Rect, *, with_blue: bool = True) -> list[Rect]:
    """Return the columns of red dice, cards, and blue dice if there are any."""
    return effort.weighted_columns([1.35, 0.8, 1.3] if with_blue else [1.75, 1.25], 8)


def die_rects(column: Rect, count: int) -> list[Rect]:
    """Return the places of so many dice behind their `+`; two blue ones are no larger than three red ones."""
    room = column.trimmed(left=26)
    size = min(_DIE, room.h * _DIE_SHARE, room.w / max(count, _RED_DICE) - _APART)
    return [Rect(room.x + index * (size + _APART) + 4, room.center[1] - size / 2, size, size) for index in range(count)]


def card_rects(column: Rect, count: int) -> list[Rect]:
    """Return the places of so many cards behind their `+`; what they add has room at their right."""
    room = column.trimmed(left=28)
    spread = 1 + _OVERLAP * max(0, count - 1)
    width = min(min(_CARD, column.h) * CARD_RATIO, (room.w - _SUM) / spread)
    pitch = min(width + 4, (room.w - width - _SUM) / max(1, count - 1))
    top, height = room.center[1] - width / CARD_RATIO / 2, width / CARD_RATIO
    return [Rect(room.x + index * pitch, top, width, height) for index in range(count)]


@dataclass(frozen=True)
class FighterLine(Fixed):
    """Show one fighter of a contest."""

    person: Person
    metal: int
    shows_metal: bool
    """True if not all fighters need the same metal."""
    base: int
    """Sum of the values of the fighter's spaces."""
    effort: Effort
    untold: str
    """Words for a strength that was reached without recorded events; empty for none."""
    strength_now: int
    """The strength reached so far."""
    rank: int
    track: int
    """Place on the tie-breakers' track; 0 for none."""
    note: str
    is_turn: bool
    blue: int | None
    """Number of blue dice that may still be thrown; None if nobody here has any."""

    @classmethod
    def of(cls, rect: Rect, place: int, tips: AquileiaTooltips, effort: Effort) -> Self:
        """Return the line of a fighter; `place` is the index among the contest's fighters."""
        view, contest = tips.view, tips.view.contest
        assert contest is not None
        seat, metal, strength = contest.fighters[place], contest.metals[place], contest.strengths[place]
        base, track, is_turn = base_strength(view, seat), view.track, seat == lit(tips.position)
        untold = strength - base - effort.gain(metal)
        return cls(
            piece_ids.fighter(seat), rect, tips.position.people[seat], metal, len(set(contest.metals)) > 1 or metal > 0,
            base, effort, tips.t("aq-fighter-added", n=untold) if untold else "", strength,
            standing(view).index(place), track.index(seat) + 1 if seat in track else 0,
            _note(tips, place, is_turn=is_turn), is_turn, _blue_dice(view, seat),
            tooltip=partial(_told, tips, seat, metal),
        )  # fmt: skip

    @property
    def seat(self) -> int:
        """Return the seat of the fighter."""
        return self.person.seat

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.thing(line_name(self.seat), self.rect, LinePicture(self))
        strength = Number(self.strength_now, _paint_strength)
        canvas.thing(strength_name(self.seat), strength_rect(self.rect), strength)

    def paint(self, canvas: Canvas, rect: Rect, glory: float = 0.0) -> None:
        """Draw the line without its strength; `glory` is how brightly it shines before the winner's prizes leave it."""
        if self.is_turn:
            canvas.skin("glow", rect)
        canvas.fill(rect, (255, 250, 232) if self.is_turn else (247, 236, 208), 1, 10)
        canvas.outline(rect, (150, 110, 60), 2, 10)
        if glory:
            _draw_glory(canvas, rect, glory)
        who, base, rest, strength, prize = parts_of(rect)
        self._draw_who(canvas, who)
        draw_piece(canvas, "henchman", self.person.colour, Rect(base.x, base.center[1] - 32, 43, 64))
        self._figure(canvas, base.trimmed(left=46), str(self.base))
        self._draw_effort(canvas, rest)
        canvas.text("=", strength.split_left(26)[0], _OPERATOR)
        canvas.skin("plate", strength_rect(rect))
        self._draw_prize(canvas, prize)

    def _draw_who(self, canvas: Canvas, rect: Rect) -> None:
        arms, words = rect.trimmed(right=8).split_left(56, 6)
        canvas.image_fitted(self.person.crest, arms)
        name, note, track = words.rows(3, 0)
        canvas.text(self.person.name, name, PLAYER_NAME.inked(self.person.ink))
        canvas.text(self.note, note, _NOTE)
        piece = Rect(track.x, track.y - 1, 20, 30)
        draw_piece(canvas, "tiebreaker", self.person.colour, piece)
        if self.track:
            disc = Rect(track.x + 26, track.y + 1, _TRACK, _TRACK)
            draw_disc(canvas, "track", str(self.track), disc)
        if self.shows_metal:
            draw_sign(canvas, Sign(f"coin_{METALS[self.metal]}"), Rect(track.x + 66, track.y, 26, 26))

    @staticmethod
    def _figure(canvas: Canvas, rect: Rect, number: str) -> None:
        canvas.text(number, rect, figure_style(canvas, 32))

    def _draw_effort(self, canvas: Canvas, rect: Rect) -> None:
        """Draw red dice, cards and blue dice; a strength without recorded events is shown as a sum in words."""
        dice, cards, *blue = columns_of(rect, with_blue=self.blue is not None)
        if self.untold:
            canvas.paragraph(self.untold, dice, _NOTE)
        else:
            self._draw_dice(canvas, dice, "red", self.effort.red)
        self._draw_cards(canvas, cards, self.effort.cards)
        for column in blue:
            self._draw_dice(canvas, column, "blue", self.effort.blue)

    def _draw_dice(self, canvas: Canvas, rect: Rect, colour: str, faces: tuple[int, ...]) -> None:
        to_come = self.dice_to_come(colour)
        if faces or to_come:
            canvas.text("+", rect.split_left(24)[0], _OPERATOR)
        for place in () if faces else die_rects(rect, to_come):
            canvas.outline(place, (168, 134, 78), 1.5, 8)
        for face, die in zip(faces, die_rects(rect, len(faces)), strict=True):
            counts = face == self.metal
            draw_sign(canvas, Sign(f"die_{colour}_{METALS[face]}"), die)
            if counts:
                canvas.circle(die.center, die.w * 0.5 + _APART / 2, GREEN, 3)
                tag = Rect(die.center[0] - 21, die.bottom + 1, 42, _TAG)
                canvas.skin("plate", tag)
                canvas.text(signed(1), tag, figure_style(canvas, 19, GREEN).centered)

    def dice_to_come(self, colour: str) -> int:
        """Return the number of dice of this colour that may still be thrown while none lie there."""
        return _RED_DICE if colour == "red" else self.blue or 0

    def _draw_cards(self, canvas: Canvas, rect: Rect, cards: tuple[int, ...]) -> None:
        canvas.text("+", rect.split_left(24)[0], _OPERATOR)
        places = card_rects(rect, max(1, len(cards)))
        if not cards:
            canvas.outline(places[0], (168, 134, 78), 1.5, 4)
            return
        for card, place in zip(cards, places, strict=True):
            draw_card(canvas, card, place)
        total = str(sum(FIGURES[card] for card in cards))
        canvas.text(total, Rect(places[-1].right + 6, rect.y, 30, rect.h), figure_style(canvas, 28, GREEN))

    def _draw_prize(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the prize of the rank; a laurel lies there once it has been won."""
        mark, row = rect.split_left(44, 6)
        draw_sign(canvas, seal(_RANKS[self.rank], 1), mark.centered(40, 40))
        if self.effort.laurel != NOTHING:
            draw_laurel(canvas, self.effort.laurel, rect.centered(*LAUREL))
            return
        draw_signs(canvas, row, prize_signs(self.rank, self.metal, self.strength_now), 24)


def _told(tips: AquileiaTooltips, seat: int, metal: int) -> str:
    """Return the tooltip of a line: what the seat has, and its place on the track."""
    t, track = tips.t, tips.view.track
    lines = [t("aq-fighter-place", n=track.index(seat) + 1)] if seat in track else []
    if metal:
        lines.insert(0, t("aq-fighter-side", side=METALS[metal]))
    return "\n".join([tips.person(seat), *lines])


def _blue_dice(view: State, seat: int) -> int | None:
    assert view.contest is not None
    if not has_blue(view):
        return None
    return view.blue_left if seat == view.blue_holder and view.contest.stage <= BLUE else 0


def _note(tips: AquileiaTooltips, place: int, *, is_turn: bool) -> str:
    """Return what a fighter does now, or when in relation to the viewer."""
    t, contest, viewer = tips.t, tips.view.contest, tips.position.viewer
    assert contest is not None
    seat = contest.fighters[place]
    if contest.stage == PRIZE:
        return ""
    if contest.stage == PLAYING and place < contest.turn:
        return t("aq-fighter-stood")
    if is_turn:
        own = seat == viewer and tips.position.can_act
        return t("aq-fighter-decides") if own else t("aq-fighter-rolls") if contest.stage == ROLLING else ""
    is_person = tips.position.people[viewer].is_human
    if is_person and viewer in contest.fighters and contest.stage != BLUE and seat != viewer:
        return t("aq-fighter-after" if place > contest.fighters.index(viewer) else "aq-fighter-before")
    return ""


@dataclass(frozen=True, slots=True)
class LinePicture:
    """Paint the line of a fighter, which goes to its rank as one picture."""

    line: FighterLine

    def __call__(self, canvas: Canvas, rect: Rect) -> None:
        """Paint it without its strength, which is counted by itself."""
        self.line.paint(canvas, rect)

    def shine(self, canvas: Canvas, rect: Rect, glory: float) -> None:
        """Paint it with its strength, shining."""
        self.line.paint(canvas, rect, glory)
        _paint_strength(canvas, strength_rect(rect), self.line.strength_now)


def line_name(seat: int) -> Hashable:
    """Return the name of a fighter's line as a tracked item."""
    return "line", seat


def strength_name(seat: int) -> Hashable:
    """Return the name of a fighter's strength as a tracked item."""
    return "strength", seat


def strength_rect(line: Rect) -> Rect:
    """Return the place of the strength on a line."""
    return parts_of(line)[3].trimmed(left=30).centered(84, 60)


def _paint_strength(canvas: Canvas, plate: Rect, strength: int) -> None:
    canvas.text(str(strength), plate, figure_style(canvas, 36).centered)


def _draw_glory(canvas: Canvas, rect: Rect, glory: float) -> None:
    """Draw the winner's line shining before the prizes leave it."""
    with canvas.faded(glory):
        canvas.skin("glow", rect)
        canvas.fill(rect, (255, 224, 130), 0.7, 10)
        canvas.outline(rect, (198, 140, 30), 5, 10)


def prize_signs(rank: int, metal: int, strength: int) -> list[Token]:
    """Return the signs of a rank's prize (AQ 4.2.6, AQ 4.3.5)."""
    tokens: list[Token] = [str(COINS[rank]), coin(metal)] if rank < len(COINS) else ["–"]
    if rank > 1:
        return tokens
    if metal:
        return [*tokens, "+", Sign("sign_laurel", 1.3)]
    return [*tokens, seal(signed(2 * strength), 1.4), "/", Sign("sign_servi", 1.1)]
