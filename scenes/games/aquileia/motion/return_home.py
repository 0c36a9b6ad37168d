"""Pieces fly home with the event that sends them: henchmen after their action, all others at the end of the round."""

from collections.abc import Sequence
from typing import Any, Literal

from game.aquileia import events as e
from game.aquileia.board import SPACES
from game.aquileia.state import NOBODY, State
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Wait
from scenes.games.aquileia.contest import motion as contest
from scenes.games.aquileia.contest.closing import is_parting
from scenes.games.aquileia.drawing.first_player import draw_first, first_mark
from scenes.games.aquileia.layout import space_rect, track_rect
from scenes.games.aquileia.motion import laurels
from scenes.games.aquileia.motion.anchors import before, home_of, piece
from scenes.games.aquileia.motion.stage import CityStage
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.widgets.spaces import standing_rect
from scenes.kit.motion.movements import Maker

_HOMEWARD, _ALL_HOME = 0.3, 0.5


def with_homecoming(make: Maker[CityStage, AquileiaPosition]) -> Maker[CityStage, AquileiaPosition]:
    """Return a maker of animations that also flies pieces home, for which there is no event of its own.

    These are the pieces that the previous view has and this one lacks. A dialog closes before the next event
    is shown, or together with the pieces that return from it once the prizes have landed.
    """

    def made(stage: CityStage, event: Any, position: AquileiaPosition) -> Animation | None:
        earlier = position.past.view_before_event(position.viewer)
        homeward = _homeward(stage, event, position)
        animation = make(stage, event, position)
        going, own = _closing(stage, earlier, position), [animation] if animation else []
        if is_parting(position):
            kept = stage.keeping_dialog(InTurn([*own, Call(stage.words)]))
            return InTurn([kept, Together([*([going] if going else []), *homeward])])
        together = Together([*homeward, *own]) if homeward else animation
        return InTurn([going, *([together] if together else [])]) if going else together

    return made


def _closing(stage: CityStage, earlier: State, position: AquileiaPosition) -> Animation | None:
    now = position.view
    if earlier.contest and not now.contest:
        return Together([contest.closing(stage, earlier), *laurels.own_homeward(stage, position, earlier)])
    return laurels.closing(stage) if earlier.auction and not now.auction else None


def _homeward(stage: CityStage, event: Any, position: AquileiaPosition) -> list[Animation]:
    earlier = position.past.view_before_event(position.viewer)
    seconds = _ALL_HOME if isinstance(event, e.RoundBegun) else _HOMEWARD
    return [
        _flight(stage, position, place, seat, seconds)
        for place, (seat, now) in enumerate(zip(_standing(earlier), _standing(position.view), strict=True))
        if now == NOBODY != seat
    ]


def _standing(view: State) -> Sequence[int]:
    """Return the owners of the pieces on the spaces, then on the track."""
    free = [NOBODY] * (view.seats - len(view.track))
    return [*view.spaces, *view.track, *free]


def _flight(stage: CityStage, position: AquileiaPosition, place: int, seat: int, seconds: float) -> Animation:
    is_henchman = place < SPACES
    start = standing_rect(space_rect(place) if is_henchman else track_rect(place - SPACES))
    name: Literal["henchman", "tiebreaker"] = "henchman" if is_henchman else "tiebreaker"
    end, paint = home_of(name, position, seat).centered(start.w, start.h), piece(name, position, seat)
    if is_parting(position):
        flight = stage.flight(paint, start, end, seconds=seconds)
    else:
        flight = stage.from_where_it_stood(paint, start, end, seconds)
    return stage.arriving(flight, seat, name)


def first_changes_place(stage: CityStage, event: e.RoundBegun, position: AquileiaPosition) -> Animation:
    """Fly the mark of the starting player to its new owner, for as long as the pieces fly home (AQ 4.7.1)."""
    start, end = (
        first_mark(position.viewer, len(position.people), seat) for seat in (before(position).starter, event.seat)
    )
    words = position.wording.catalog("aq-first")
    stage.underway.is_first_moving = True

    def arrive() -> None:
        stage.underway.is_first_moving = False

    flight = stage.flight(lambda canvas, rect: draw_first(canvas, rect, words), start, end, seconds=_ALL_HOME)
    return InTurn([flight, Call(arrive), Wait(_HOMEWARD)])
