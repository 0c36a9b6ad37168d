"""Dialogs that open out of the board and close into it, with what leaves them and what lies below."""

from functools import partial

from game.aquileia import events as e
from game.aquileia.board import ARENA
from game.aquileia.cards import NOTHING
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Spot, left_out
from scenes.engine.motion.tween import InTurn, Wait
from scenes.games.aquileia.choices.dialog_sheet import Dialog, MovingDialog, dialog_on
from scenes.games.aquileia.contest.log import efforts
from scenes.games.aquileia.contest.prizes import lying_rect
from scenes.games.aquileia.layout import legend_rect
from scenes.games.aquileia.motion.places import last_laurel
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.motion.motion import Trip, come_from, fly
from scenes.kit.motion.plan import Plan

_OPENING, _HOMEWARD = 0.3, 0.3
_WON = (e.PointsScored, e.CardDrawn, e.LaurelTaken, e.AuctionWon)
_PIECES = ("henchman", "tiebreaker")


def attend(plan: Plan) -> None:
    """Open and close dialogs with an event, and let nothing below one pass over it."""
    before, after = map(dialog_on, plan.widgets)
    if before and after and not isinstance(plan.event, e.ContestBegun):
        _keep_below(plan, before)
        return
    if before and not after and isinstance(plan.event, _WON):
        _close_afterwards(plan, before)
    elif before:
        _close(plan, before)
    if after and (before is None or isinstance(plan.event, e.ContestBegun)):
        _open(plan, after, _OPENING if before else 0.0)


def _keep_below(plan: Plan, dialog: Dialog) -> None:
    """Let what lies below a dialog stay there until the event has landed."""
    for trip in plan.trips:
        if not dialog.ids.intersection(trip.owners) and _is_below(trip, dialog.sheet.rect):
            plan.drop(trip)


def _is_below(trip: Trip, sheet: Rect) -> bool:
    return sheet.contains(trip.start.center) and sheet.contains(trip.end.center)


def _open(plan: Plan, dialog: Dialog, delay: float) -> None:
    """Let a dialog open as one picture; the event adds what comes to it by itself."""
    for trip in plan.trips:
        if trip.owners[1] in dialog.ids:
            plan.drop(trip)
    moving = MovingDialog(dialog, _place_of(plan.after), partial(_on_their_way, plan))
    plan.beneath.append(InTurn([Wait(delay), plan.stage.playing(moving, _OPENING)]))


def _on_their_way(plan: Plan) -> frozenset[Spot]:
    return left_out(track.trip.after for track in plan.tracks if track.trip.after)


def _place_of(position: AquileiaPosition) -> Rect:
    """Return the place of the board out of which the dialog of a position opens."""
    view = position.view
    if view.contest:
        return legend_rect("plaque_arena" if view.step == ARENA.start else "plaque_stadium")
    return legend_rect("theatre_deck")


def _closing(plan: Plan, dialog: Dialog) -> MovingDialog:
    gone = left_out(trip.before for trip in plan.trips if trip.before and trip.after and trip.owners[0] in dialog.ids)
    return MovingDialog(dialog, _place_of(plan.before), lambda: gone, is_closing=True)


def _close(plan: Plan, dialog: Dialog) -> None:
    """Close a dialog with an event that is none of its own."""
    _leave_to_picture(plan, dialog)
    plan.undrawn |= dialog.ids
    plan.beneath.append(plan.stage.playing(_closing(plan, dialog), _OPENING))
    if won := _own_laurel(plan):
        plan.move(won, come_from(lying_rect(plan.before, plan.after.viewer)))


def _close_afterwards(plan: Plan, dialog: Dialog) -> None:
    """Close a dialog once its last prize has landed and was read; then the pieces return from its area."""
    _leave_to_picture(plan, dialog)
    _keep_below(plan, dialog)
    for trip in plan.of(*_PIECES):
        plan.postpone(trip, fly(_HOMEWARD))
    plan.rests_first = True
    plan.afterwards.append(plan.stage.playing(_closing(plan, dialog), _OPENING))
    if won := _own_laurel(plan):
        plan.postpone(won, come_from(lying_rect(plan.before, plan.after.viewer)))


def _leave_to_picture(plan: Plan, dialog: Dialog) -> None:
    """Let nothing fade that leaves with the picture of the dialog."""
    for trip in plan.trips:
        if trip.after is None and trip.owners[0] in dialog.ids:
            plan.drop(trip)


def _own_laurel(plan: Plan) -> Trip | None:
    """Return the laurel that the viewer has won in the contest; it lies in the line until the dialog closes."""
    before, viewer = plan.before, plan.after.viewer
    if before.view.contest is None:
        return None
    told = before if isinstance(plan.event, e.ContestBegun) else plan.after
    if efforts(told)[viewer].laurel == NOTHING:
        return None
    return next((trip for trip in plan.picture if trip.owners[1] == last_laurel(plan.after)), None)
