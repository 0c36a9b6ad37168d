"""Pieces go home with the event that sends them there: henchmen after their action, all others with the round."""

from collections.abc import Sequence
from typing import Any, Literal

from game.aquileia import events as e
from game.aquileia.board import SPACES
from game.aquileia.state import NOBODY, State
from scenes.aquileia import contest_motion as contest
from scenes.aquileia import laurel_motion as laurels
from scenes.aquileia.first_mark import draw_first, first_mark
from scenes.aquileia.geometry import space_rect, track_rect
from scenes.aquileia.parting import is_parting
from scenes.aquileia.spaces import standing_rect
from scenes.aquileia.stage import CityStage
from scenes.aquileia.whereabouts import before, home_of, piece
from scenes.core.tweens import Animation, Call, InTurn, Together, Wait
from scenes.kit.motion import Maker
from scenes.kit.seen import Seen

_HOMEWARD, _ALL_HOME = 0.3, 0.5


def with_homecoming(make: Maker[CityStage]) -> Maker[CityStage]:
    """A position keeps no event for it: who stood there when the last event was told is gone with this one.

    A dialog goes before the next event is told, or with those who come home from it once what they won has landed.
    """

    def made(stage: CityStage, event: Any, seen: Seen) -> Animation | None:
        earlier: State = seen.past.view_before_event(seen.viewer)
        homeward = _homeward(stage, event, seen)
        animation = make(stage, event, seen)
        going, own = _closing(stage, earlier, seen), [animation] if animation else []
        if is_parting(seen):
            kept = stage.keeping_dialog(InTurn([*own, Call(stage.words)]))
            return InTurn([kept, Together([*([going] if going else []), *homeward])])
        together = Together([*homeward, *own]) if homeward else animation
        return InTurn([going, *([together] if together else [])]) if going else together

    return made


def _closing(stage: CityStage, earlier: State, seen: Seen) -> Animation | None:
    now: State = seen.view
    if earlier.contest and not now.contest:
        return Together([contest.closing(stage, earlier), *laurels.own_homeward(stage, seen, earlier)])
    return laurels.closing(stage) if earlier.auction and not now.auction else None


def _homeward(stage: CityStage, event: Any, seen: Seen) -> list[Animation]:
    earlier: State = seen.past.view_before_event(seen.viewer)
    seconds = _ALL_HOME if isinstance(event, e.RoundBegun) else _HOMEWARD
    return [
        _flight(stage, seen, place, seat, seconds)
        for place, (seat, now) in enumerate(zip(_standing(earlier), _standing(seen.view), strict=True))
        if now == NOBODY != seat
    ]


def _standing(view: State) -> Sequence[int]:
    """On the spaces, then on the track."""
    free = [NOBODY] * (view.seats - len(view.track))
    return [*view.spaces, *view.track, *free]


def _flight(stage: CityStage, seen: Seen, place: int, seat: int, seconds: float) -> Animation:
    is_henchman = place < SPACES
    start = standing_rect(space_rect(place) if is_henchman else track_rect(place - SPACES))
    name: Literal["henchman", "tiebreaker"] = "henchman" if is_henchman else "tiebreaker"
    end, paint = home_of(name, seen, seat).centered(start.w, start.h), piece(name, seen, seat)
    if is_parting(seen):
        flight = stage.flight(paint, start, end, seconds=seconds)
    else:
        flight = stage.from_where_it_stood(paint, start, end, seconds)
    return stage.arriving(flight, seat, name)


def first_changes_place(stage: CityStage, event: e.RoundBegun, seen: Seen) -> Animation:
    """AQ 4.7.1: who places first, told for as long as the pieces fly."""
    start, end = (first_mark(seen.viewer, len(seen.people), seat) for seat in (before(seen).starter, event.seat))
    words = seen.wording.catalog("aq-first")
    stage.underway.is_first_moving = True

    def arrive() -> None:
        stage.underway.is_first_moving = False

    flight = stage.flight(lambda canvas, rect: draw_first(canvas, rect, words), start, end, seconds=_ALL_HOME)
    return InTurn([flight, Call(arrive), Wait(_HOMEWARD)])
