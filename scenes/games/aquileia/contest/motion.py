"""Animations of fight and race: the dialog opens, dice land and are counted, lines move to their ranks."""

from functools import partial
from math import pi, sin

from game.aquileia import events as e
from game.aquileia.board import ARENA
from game.aquileia.cards import FIGURES
from game.aquileia.state import NOBODY, Contest, State
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Tween, Wait, linear
from scenes.games.aquileia.contest.animation_state import Part
from scenes.games.aquileia.contest.fighter_line import card_rects, columns_of, die_rects, has_blue, parts_of
from scenes.games.aquileia.contest.layout import fighter_rects, own_card_rects
from scenes.games.aquileia.contest.log import efforts
from scenes.games.aquileia.layout import legend_rect
from scenes.games.aquileia.motion.anchors import before, card, hand
from scenes.games.aquileia.motion.durations import BREATH, GLANCE, LOOK
from scenes.games.aquileia.motion.stage import CityStage
from scenes.games.aquileia.position import AquileiaPosition

_CARD, _COUNT, _ORDER, _GLORY = 0.45, 0.2, 0.36, 0.65


def _contest(view: State) -> Contest:
    assert view.contest is not None
    return view.contest


def line_rect(position: AquileiaPosition, seat: int) -> Rect:
    """Return the rectangle of a seat's line."""
    contest = _contest(position.view)
    return fighter_rects(len(contest.fighters))[contest.fighters.index(seat)]


def _columns(position: AquileiaPosition, seat: int) -> dict[Part, Rect]:
    columns = columns_of(parts_of(line_rect(position, seat))[2], with_blue=has_blue(position.view))
    parts: tuple[Part, ...] = ("red", "cards", "blue")
    return dict(zip(parts, columns, strict=False))


def begun(stage: CityStage, event: e.ContestBegun, position: AquileiaPosition) -> Animation:
    """Open the dialog; if a fight has just ended, its parchment closes first."""
    earlier = position.past.view_before_event(position.viewer)
    opening = stage.opening(_plaque(is_arena=event.is_arena))
    return InTurn([*([closing(stage, earlier)] if earlier.contest else []), opening, Wait(BREATH)])


def closing(stage: CityStage, earlier: State) -> Animation:
    """Close the dialog into the plaque of its area."""
    return stage.closing(_plaque(is_arena=earlier.step == ARENA.start))


def _plaque(*, is_arena: bool) -> Rect:
    return legend_rect("plaque_arena" if is_arena else "plaque_stadium")


def rolled(stage: CityStage, event: e.StrengthRolled, position: AquileiaPosition) -> Animation:
    """Roll the dice to their places in the fighter's line, count them, and leave time to read, longer for own dice."""
    earlier = _contest(before(position))
    gain = event.strength - earlier.strengths[earlier.fighters.index(event.seat)]
    part: Part = "blue" if event.is_blue else "red"
    places = die_rects(_columns(position, event.seat)[part], len(event.faces))
    stands = LOOK if event.seat == position.viewer else GLANCE
    return _counted(stage, event.seat, part, gain, stage.tumbling(event.faces, part, places), stands)


def played(stage: CityStage, event: e.CardPlayed, position: AquileiaPosition) -> Animation:
    """Fly the card into its fighter's line, and count it there."""
    own = own_card_rects(before(position), event.seat) if event.seat == position.viewer else {}
    start = own.get(event.card) or hand(position, event.seat)
    played_so_far = len(efforts(position)[event.seat].cards)
    end = card_rects(_columns(position, event.seat)["cards"], played_so_far)[-1]
    flight = stage.flight(card(event.card), start, end, seconds=_CARD)
    return _counted(stage, event.seat, "cards", FIGURES[event.card], flight)


def _counted(
    stage: CityStage, seat: int, part: Part, gain: int, coming: Animation, stands: float = BREATH
) -> Animation:
    """Play `coming`, then show the words and let the strength grow and the arms move along the scale."""
    fray = stage.fray
    fray.begin(seat, part, gain)
    growing = Tween(_COUNT if gain else 0.0, lambda share: fray.count(gain * (1 - share)))
    told = Call(stage.words)
    return InTurn([coming, Call(fray.come_down), told, growing, Wait(stands), Call(fray.rest)])


def decided(stage: CityStage, event: e.ContestDecided, position: AquileiaPosition) -> Animation:
    """Move the lines to their ranks, then let the winner's line shine before the prizes come (AQ 4.2.5)."""
    rects, earlier = fighter_rects(len(event.fighters)), _contest(before(position)).fighters
    ways = {
        seat: rects[earlier.index(seat)].y - rects[rank].y for rank, seat in enumerate(event.fighters)
    }  # fmt: skip

    def move(share: float) -> None:
        stage.fray.shifts = {seat: way * (1 - share) for seat, way in ways.items()}

    def shine(share: float) -> None:
        stage.fray.glory = sin(pi * share)

    move(0.0)
    winning = InTurn([Call(partial(stage.fray.crown, event.fighters[0])), Tween(_GLORY, shine, linear)])
    ordering = [Wait(BREATH), Tween(_ORDER, move)] if any(ways.values()) else [Wait(BREATH)]
    return InTurn([*ordering, Call(stage.words), winning, Call(partial(stage.fray.crown, NOBODY)), Wait(LOOK)])
