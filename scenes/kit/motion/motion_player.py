"""Motion by difference: while an event is shown the table keeps the position before it, and what differs moves."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial
from typing import Any

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.survey import Survey
from scenes.engine.motion.tracked import Spot, TrackedItem, difference
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Tween, Wait, linear
from scenes.engine.widgets import Widget
from scenes.kit.board import Board
from scenes.kit.motion.motion import Motion, Movement, Step, Trip, fade_in, fade_out, kind_of
from scenes.kit.motion.overlay import Overlay
from scenes.kit.motion.plan import Plan, Track
from scenes.kit.motion.stage import Dealt, EventAnimation
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.pieces import Piece
from scenes.kit.position_view import AnyPosition

Picture = Sequence[tuple[str, TrackedItem]]
"""The items of a position from the lowest to the topmost, each with the id of its widget."""
Upon = Callable[[Canvas], AbstractContextManager[None]]
"""Lets drawings appear where the board is shown: a replay may show it smaller."""


def _on_the_table(canvas: Canvas) -> AbstractContextManager[None]:
    return nullcontext()


class MotionPlayer:
    """Animate the events of one board by the difference of the pictures before and after each of them."""

    def __init__(self, board: Board[Any, Any], motion: Motion, upon: Upon = _on_the_table) -> None:
        self._board, self._motion, self._upon = board, motion, upon
        self._stage = board.stage
        self._survey: Survey | None = None
        self._held: AnyPosition | None = None
        """Position of the event that has not landed, in whose place the one before it is shown."""
        self._overlay: Overlay | None = None
        self._following: list[Overlay] = []
        """What moves while the match goes on."""
        board.scene.motions.away = self._away
        board.scene.motions.undrawn = self._undrawn

    def animations(self, events: Iterable[type]) -> Mapping[type, EventAnimation[Any]]:
        """Return the animation maker of every event, and of the deal."""
        return dict.fromkeys((Dealt, *events), self._animation)

    def shown(self, position: AnyPosition) -> AnyPosition:
        """Return the position from which the board is built while an event is shown, also once that was told."""
        is_held = self._held is not None and position.past is self._held.past
        return position.previous if is_held else position

    def _away(self, canvas: Canvas) -> frozenset[Spot]:
        """Return the items that the board leaves out, because they are drawn on their way."""
        self._drop_undone()
        overlays = [*([self._overlay] if self._overlay else []), *self._following]
        with self._upon(canvas):
            return frozenset().union(*(overlay.away(canvas) for overlay in overlays))

    def _undrawn(self) -> frozenset[str]:
        """Return the ids of the widgets that the board leaves out, because an animation draws them."""
        return self._overlay.undrawn if self._overlay else frozenset()

    # The pictures

    def _picture(self, position: AnyPosition) -> tuple[Picture, Sequence[Widget]]:
        """Return what the board would draw of a position, and with which widgets."""
        board, scene = self._board, self._board.scene
        shown, closing, scene.widgets = scene.widgets, board.closing, []
        try:
            board.build(position, Bindings(MoveOptions(position), _do_nothing, _do_nothing))
            return self._surveyor().items_of(scene.widgets), scene.widgets
        finally:
            scene.widgets, board.closing = shown, closing

    def _surveyor(self) -> Survey:
        canvas = self._board.scene.app.canvas
        if self._survey is None or not self._survey.is_of(canvas):
            self._survey = Survey(canvas)
        return self._survey

    def _pictures(
        self, step: Step, position: AnyPosition
    ) -> tuple[tuple[Picture, Picture], tuple[Sequence[Widget], Sequence[Widget]]]:
        """Return the pictures and widgets before and after an event; before a deal the dealt cards are nowhere."""
        after, widgets = self._picture(position)
        if not step.deals:
            before, widgets_before = self._picture(position.previous)
            return (before, after), (widgets_before, widgets)
        return ([(owner, item) for owner, item in after if kind_of(item.name) not in step.enters], after), (
            widgets,
            widgets,
        )

    # The plan of an event

    def _animation(self, event: Any, position: AnyPosition) -> Animation | None:
        is_own = getattr(event, "seat", position.viewer) == position.viewer
        step = self._motion.step(event, is_own)
        pictures, widgets = self._pictures(step, position)
        trips, numbers = self._trips(*pictures, widgets[0])
        following = [trip for trip in (*trips, *numbers) if self._motion.follows(trip)]
        trips, numbers = ([trip for trip in each if trip not in following] for each in (trips, numbers))
        shown, lying = self._shown(pictures[0]), self._lying(*pictures)
        plan = Plan(
            event, position.previous, position, step, self._stage, is_own, trips, numbers, lying, widgets, shown
        )
        for trip in trips:
            plan.move(trip, self._movement(plan, trip))
        self._motion.plan(plan)
        if step.plan:
            step.plan(plan)
        plan.let_wait()
        plan.count_piles()
        if plan.flights and self._stage.goal is None:
            self._stage.goal = plan.flights[-1].goal
        return self._played(plan, pictures, following)

    def _trips(self, before: Picture, after: Picture, widgets: Sequence[Widget]) -> tuple[list[Trip], list[Trip]]:
        """Return what moves, enters or leaves, and the numbers that change; of equal items the lifted ones leave.

        `widgets` are those before the event.
        """
        owners = {id(item): owner for owner, item in (*before, *after)}
        lifted = {widget.id for widget in widgets if isinstance(widget, Piece) and widget.is_chosen}
        chosen = {id(item) for owner, item in before if owner in lifted}
        found = difference([item for _, item in before], [item for _, item in after], owners, chosen)
        trips = [self._trip(was, now, owners) for was, now in found.moved]
        trips += [self._trip(None, now, owners) for now in found.entered]
        trips += [self._trip(was, None, owners) for was in found.left]
        return self._from_the_hand(trips, before), [self._trip(was, now, owners) for was, now in found.counted]

    def _shown(self, before: Picture) -> list[Trip]:
        """Return all items before the event, where they are."""
        owners = {id(item): owner for owner, item in before}
        return [self._trip(item, item, owners) for _, item in before]

    def _lying(self, before: Picture, after: Picture) -> list[Trip]:
        """Return all items after the event, where they are, with the look before of those that were there already."""
        owners, was = {id(item): owner for owner, item in after}, {item.spot: item for _, item in before}
        owners |= {id(item): owner for owner, item in before}
        return [self._trip(was.get(item.spot, item), item, owners) for _, item in after]

    def _trip(self, before: TrackedItem | None, after: TrackedItem | None, owners: Mapping[int, str]) -> Trip:
        start, end = (self._surveyor().place(item) if item else None for item in (before, after))
        place = end or start
        assert place is not None
        return Trip(
            before, after, start or place, end or place, (owners.get(id(before), ""), owners.get(id(after), ""))
        )

    def _from_the_hand(self, trips: Sequence[Trip], before: Picture) -> list[Trip]:
        """Let what was dragged begin where the player let it go; if that stays, then what is equal to it."""
        if self._stage.brought is None:
            return [*trips]
        let_go = self._stage.part_let_go_at
        begun = [replace(trip, start=let_go(trip.start)) if trip.before else trip for trip in trips]
        if begun == trips:
            begun = [replace(trip, start=self._start_of_equal(trip, before)) for trip in trips]
        if begun != trips:
            self._stage.brought = None
        return begun

    def _start_of_equal(self, trip: Trip, before: Picture) -> Rect:
        """Return where the player let an item go that is equal to one that leaves its widget."""
        is_within = trip.after is not None and not trip.crosses
        equal = (self._surveyor().place(item) for _, item in before if item.name == trip.item.name)
        let_go = ((place, self._stage.part_let_go_at(place)) for place in (() if is_within else equal))
        return next((there for place, there in let_go if there != place), trip.start)

    def _movement(self, plan: Plan, trip: Trip) -> Movement:
        step, motion = plan.step, self._motion
        if trip.before and trip.after:
            start, end = map(motion.row_of, trip.owners)
            return (step.flies or motion.flies) if start != end else (step.glides or motion.glides)
        named, usual, default = (
            (step.enters, motion.enters, _APPEARS) if trip.after else (step.leaves, motion.leaves, _DISAPPEARS)
        )
        return named.get(trip.kind) or usual.get(trip.kind) or default

    # Playing it

    def _played(self, plan: Plan, pictures: tuple[Picture, Picture], following: Sequence[Trip]) -> Animation | None:
        """Return the animation of a plan; None if nothing happens until the event has landed."""
        before, after = pictures
        seconds, rest = plan.end, plan.rest
        land = Call(partial(self._land, plan.after, following, after))
        if not (plan.tracks or plan.beside or plan.beneath or plan.later or plan.afterwards or rest):
            land.finish()
            return None
        is_before = plan.step.upon == "before" and not plan.step.deals
        if is_before:
            self._held = plan.after
        overlay = self._overlay_of(plan.tracks, before, after, is_before=is_before)
        overlay.undrawn = frozenset(plan.undrawn)
        read: list[Animation] = [Call(self._stage.words), Wait(rest)] if plan.rests_first else []
        parts = [self._run(overlay, seconds, plan.beneath, plan.beside, read), land]
        if plan.later or plan.afterwards:
            shown = self._overlay_of(plan.later, after, after, is_before=False)
            parts.append(self._run(shown, max((track.end for track in plan.later), default=0.0), plan.afterwards))
        return InTurn([*parts, Wait(0.0 if plan.rests_first else rest)])

    def _overlay_of(self, tracks: Sequence[Track], before: Picture, after: Picture, *, is_before: bool) -> Overlay:
        was, now = ([item for _, item in picture] for picture in (before, after))
        return Overlay(self._surveyor(), tracks, was, now, is_before=is_before)

    def _run(
        self,
        overlay: Overlay,
        seconds: float,
        beneath: Sequence[Animation] = (),
        beside: Sequence[Animation] = (),
        then: Sequence[Animation] = (),
    ) -> Animation:
        """Return the animation of an overlay with what runs beneath and beside it, and `then` before it goes."""
        flyer = overlay.flyer

        def begin() -> None:
            self._overlay = overlay
            overlay.take_over(self._following)
            self._stage.raise_flyer(flyer)

        def end() -> None:
            self._stage.drop_flyer(flyer)
            if self._overlay is overlay:
                self._overlay = None

        tracks = InTurn([Call(begin), Tween(seconds, overlay.go_to(seconds), linear)])
        return InTurn([Together([*beneath, tracks, *beside]), *then, Call(end)])

    def _land(self, position: AnyPosition, following: Sequence[Trip], after: Picture) -> None:
        """Show the position after the event, and let follow what only moves then."""
        if position is self._held:
            self._held = None
        self._stage.words()
        self._board.scene.invalidate()
        tracks = [_track(trip, movement) for trip in following for movement in self._motion.follows(trip)]
        if self._board.scene.app.transition.is_travelling:
            tracks = [track for track in tracks if track.is_beside]
        if tracks:
            self._follow(position, tracks, after)

    def _follow(self, position: AnyPosition, tracks: Sequence[Track], after: Picture) -> None:
        overlay = self._overlay_of(tracks, after, after, is_before=False)
        overlay.progress = _progress(position)
        overlay.take_over(self._following)
        seconds = max(track.end for track in tracks)
        self._following.append(overlay)
        self._stage.raise_flyer(overlay.flyer)
        self._board.scene.animate(
            InTurn([Tween(seconds, overlay.go_to(seconds), linear), Call(partial(self._end_following, overlay))])
        )

    def _end_following(self, overlay: Overlay) -> None:
        if overlay in self._following:
            self._following.remove(overlay)
        self._stage.drop_flyer(overlay.flyer)

    def _drop_undone(self) -> None:
        """End what follows an event that has been undone."""
        position = self._stage.position
        if position is not None:
            for overlay in [each for each in self._following if _progress(position) < each.progress]:
                self._end_following(overlay)


def _track(trip: Trip, movement: Movement) -> Track:
    return Track(trip, movement, movement.delay, tuple(leg.lasts(trip, is_own=False) for leg in movement.legs))


def _progress(position: AnyPosition) -> tuple[int, int]:
    """Return how far the match has come: the number of whole entries, and of events of the next one."""
    return position.past.length, len(position.past.told)


def _do_nothing(*actions: object) -> None:
    """Ignore actions: nothing can be done in a picture that is only compared."""


_APPEARS, _DISAPPEARS = fade_in(), fade_out()
