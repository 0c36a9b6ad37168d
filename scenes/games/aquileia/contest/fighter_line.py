"""The line of one fighter in a contest: what makes the strength, the present rank and its prize."""

from collections.abc import Hashable

from game.aquileia.board import METALS
from game.aquileia.cards import FIGURES, NOTHING
from game.aquileia.state import BLUE, NOBODY, PLAYING, PRIZE, ROLLING, State
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import signed
from scenes.engine.theme import GREEN, PLAYER_NAME, REMARK, TextStyle
from scenes.engine.widgets import Look, Widget
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.contest.animation_state import ContestAnimationState
from scenes.games.aquileia.contest.log import Effort, base_strength, standing
from scenes.games.aquileia.contest.ranks import COINS
from scenes.games.aquileia.drawing.painting import draw_card, draw_disc, draw_laurel, draw_piece
from scenes.games.aquileia.drawing.signs import Sign, Token, coin, draw_sign, draw_signs, figure_style, seal
from scenes.games.aquileia.drawing.turn_mark import lit
from scenes.games.aquileia.layout import CARD_RATIO
from scenes.games.aquileia.tooltips import AquileiaTooltips

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


class FighterLine(Widget):
    """Show one fighter; `place` is the index among the contest's fighters."""

    def __init__(
        self, rect: Rect, place: int, tips: AquileiaTooltips, effort: Effort, fray: ContestAnimationState
    ) -> None:
        contest = tips.view.contest
        assert contest is not None
        self.contest, self.place, self.tips = contest, place, tips
        self.seat, self.metal = contest.fighters[place], contest.metals[place]
        super().__init__(piece_ids.fighter(self.seat), rect, tooltip=self._told)
        self.person, self.view = tips.position.people[self.seat], tips.view
        self.effort, self.fray = effort, fray

    def _told(self) -> str:
        """Return the tooltip: what the seat has, and its place on the track."""
        t, track = self.tips.t, self.view.track
        lines = [t("aq-fighter-place", n=track.index(self.seat) + 1)] if self.seat in track else []
        if self.metal:
            lines.insert(0, t("aq-fighter-side", side=METALS[self.metal]))
        return "\n".join([self.tips.person(self.seat), *lines])

    @property
    def is_turn(self) -> bool:
        """Return whether it is this fighter's turn; dice that still roll belong to the fighter before."""
        return self.seat == (lit(self.tips.position) if self.fray.seat == NOBODY else self.fray.seat)

    def live(self) -> Hashable:
        return () if self.fray.is_over else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(0, self.fray.shifts.get(self.seat, 0.0)):
            self._draw_line(canvas)

    def _draw_line(self, canvas: Canvas) -> None:
        if self.is_turn:
            canvas.skin("glow", self.rect)
        canvas.fill(self.rect, (255, 250, 232) if self.is_turn else (247, 236, 208), 1, 10)
        canvas.outline(self.rect, (150, 110, 60), 2, 10)
        if self.seat == self.fray.winner:
            self._draw_glory(canvas)
        who, base, rest, strength, prize = parts_of(self.rect)
        self._draw_who(canvas, who)
        draw_piece(canvas, "henchman", self.person.colour, Rect(base.x, base.center[1] - 32, 43, 64))
        self._figure(canvas, base.trimmed(left=46), str(base_strength(self.view, self.seat)))
        self._draw_effort(canvas, rest)
        canvas.text("=", strength.split_left(26)[0], _OPERATOR)
        plate = strength.trimmed(left=30).centered(84, 60)
        canvas.skin("plate", plate)
        reached = self.fray.reached(self.contest)
        strength_now, rank = reached[self.place], standing(self.view, reached).index(self.place)
        canvas.text(str(strength_now), plate, figure_style(canvas, 36).centered)
        self._draw_prize(canvas, prize, rank, strength_now)

    def _draw_glory(self, canvas: Canvas) -> None:
        """Draw the winner's line shining before the prizes leave it."""
        with canvas.faded(self.fray.glory):
            canvas.skin("glow", self.rect)
            canvas.fill(self.rect, (255, 224, 130), 0.7, 10)
            canvas.outline(self.rect, (198, 140, 30), 5, 10)

    def _draw_who(self, canvas: Canvas, rect: Rect) -> None:
        arms, words = rect.trimmed(right=8).split_left(56, 6)
        canvas.image_fitted(self.person.crest, arms)
        name, note, track = words.rows(3, 0)
        canvas.text(self.person.name, name, PLAYER_NAME.inked(self.person.ink))
        canvas.text(self._status(), note, _NOTE)
        piece = Rect(track.x, track.y - 1, 20, 30)
        draw_piece(canvas, "tiebreaker", self.person.colour, piece)
        if self.seat in self.view.track:
            disc = Rect(track.x + 26, track.y + 1, _TRACK, _TRACK)
            draw_disc(canvas, "track", str(self.view.track.index(self.seat) + 1), disc)
        if len(set(self.contest.metals)) > 1 or self.metal:
            draw_sign(canvas, Sign(f"coin_{METALS[self.metal]}"), Rect(track.x + 66, track.y, 26, 26))

    def _status(self) -> str:
        t, contest, viewer = self.tips.t, self.contest, self.tips.position.viewer
        if contest.stage == PRIZE:
            return ""
        if contest.stage == PLAYING and self.place < contest.turn:
            return t("aq-fighter-stood")
        if self.is_turn:
            own = self.seat == viewer and self.tips.position.can_act
            return t("aq-fighter-decides") if own else t("aq-fighter-rolls") if contest.stage == ROLLING else ""
        is_person = self.tips.position.people[viewer].is_human
        if is_person and viewer in contest.fighters and contest.stage != BLUE:
            mine = contest.fighters.index(viewer)
            if self.seat != viewer:
                return t("aq-fighter-after" if self.place > mine else "aq-fighter-before")
        return ""

    @staticmethod
    def _figure(canvas: Canvas, rect: Rect, number: str) -> None:
        canvas.text(number, rect, figure_style(canvas, 32))

    def _draw_effort(self, canvas: Canvas, rect: Rect) -> None:
        """Draw red dice, cards and blue dice; a strength without recorded events is shown as a sum in words."""
        effort = self.effort.without(self.fray.hides(self.seat))
        dice, cards, *blue = columns_of(rect, with_blue=has_blue(self.view))
        base, added = base_strength(self.view, self.seat), self.effort.gain(self.metal)
        if untold := self.contest.strengths[self.place] - base - added:
            canvas.paragraph(self.tips.t("aq-fighter-added", n=untold), dice, _NOTE)
        else:
            self._draw_dice(canvas, dice, "red", effort.red)
        self._draw_cards(canvas, cards, effort.cards)
        for column in blue:
            self._draw_dice(canvas, column, "blue", effort.blue)

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
        if colour == "red":
            return _RED_DICE
        is_holder = self.seat == self.view.blue_holder and self.contest.stage <= BLUE
        return self.view.blue_left if is_holder else 0

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

    def _draw_prize(self, canvas: Canvas, rect: Rect, rank: int, strength: int) -> None:
        """Draw the prize of the rank; a laurel lies there once it has been won."""
        mark, row = rect.split_left(44, 6)
        draw_sign(canvas, seal(_RANKS[rank], 1), mark.centered(40, 40))
        if self.effort.laurel != NOTHING:
            draw_laurel(canvas, self.effort.laurel, rect.centered(*LAUREL))
            return
        draw_signs(canvas, row, prize_signs(rank, self.metal, strength), 24)


def prize_signs(rank: int, metal: int, strength: int) -> list[Token]:
    """Return the signs of a rank's prize (AQ 4.2.6, AQ 4.3.5)."""
    tokens: list[Token] = [str(COINS[rank]), coin(metal)] if rank < len(COINS) else ["–"]
    if rank > 1:
        return tokens
    if metal:
        return [*tokens, "+", Sign("sign_laurel", 1.3)]
    return [*tokens, seal(signed(2 * strength), 1.4), "/", Sign("sign_servi", 1.1)]
