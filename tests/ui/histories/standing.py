"""Everything a person can notice of a program at rest, and all it waits for, as values that can be compared."""

import hashlib
from collections.abc import Iterator, Mapping
from typing import Any

import pygame

from scenes.engine.headless import Headless
from scenes.engine.input import focus
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.timers import Timers
from scenes.engine.widgets import Widget
from scenes.screens.replay.scene import Replay
from scenes.table.scene import TableScene

CORNER = (2.0, 1078.0)
"""No widget lies there."""
MOMENT = 2.0
"""Longer than a press may come late, or a sentence stands."""
Standing = Mapping[str, Any]


def let_rest(stage: Headless) -> None:
    """Wait until nothing moves; the mouse points at nothing, and the focus is where the scene itself begins."""
    stage.settle()
    stage.step(MOMENT)
    stage.settle()
    stage.move((CORNER[0] + 2, CORNER[1]))
    stage.move(CORNER)
    stage.app.toasts._drop(list(stage.app.toasts._shown))
    top = stage.app.stack.top
    assert top is not None
    top.input.set_focus("")
    top.input.tooltips.hush()
    top._by_id.clear()  # a list stands where whoever reads has left it
    top.invalidate()
    stage.step()
    stage.settle()


def standing(stage: Headless, *, exact: bool = True) -> Standing:
    """Return what is seen, what can be pressed and focused, what explains itself, and what waits for its time."""
    app, top = stage.app, stage.app.stack.top
    assert top is not None
    app.draw()
    found: dict[str, Any] = {
        "scenes": [scene.name for scene in app.stack],
        "moves": app.is_animating(),
        "notices": list(app.toasts.texts),
        "focus": top.input.focus_id,
        "hover": top.input.hover_id,
        "widgets": list(_widgets(top)),
        "keyboard reaches": sorted(widget.id for widget in focus.focusable(top.widgets)),
        "texts": sorted((box.text, tuple(box.area)) for box in app.canvas.boxes),
        "timers": _due(top.timers),
        "timers below": [len(_due(scene.timers)) for scene in app.stack],
        "own timers": _due(app.timers),
        "motions": [scene.motions.active for scene in app.stack],
    }
    if exact:
        found["pixels"] = hashlib.md5(pygame.image.tobytes(app.window.surface, "RGB")).hexdigest()
    if isinstance(top, TableScene):
        found |= of_table(top)
    if isinstance(top, Replay):
        playing = top.playing
        found |= {"replay": (top.length, top.viewer, playing.is_on, playing.is_stepping, playing.goal, top.last)}
    return found


def differences(one: Standing, other: Standing) -> dict[str, tuple[Any, Any]]:
    """Return what is not the same in both, in few enough words to be read."""
    return {name: _apart(one[name], other[name]) for name in one if one[name] != other.get(name)}


def _apart(one: Any, other: Any) -> tuple[Any, Any]:
    if isinstance(one, list) and isinstance(other, list):
        return [each for each in one if each not in other][:6], [each for each in other if each not in one][:6]
    return one, other


def _widgets(scene: Scene) -> Iterator[tuple[Any, ...]]:
    for widget in focus.every(scene.widgets):
        rect = widget.screen_rect()
        yield (
            type(widget).__name__, widget.id, _rounded(rect), widget.enabled, widget.focusable, focus.is_live(widget),
            widget.is_chosen, widget.invites, scene.tooltip_for(widget), _words_of(widget),
        )  # fmt: skip


def _words_of(widget: Widget) -> tuple[Any, ...]:
    names = ("label", "text", "value", "subtitle", "icon", "dress", "chosen", "reason")
    values = (getattr(widget, name, None) for name in names)
    return tuple(value if isinstance(value, str | int | float | bool) else None for value in values)


def _rounded(rect: Rect) -> tuple[float, ...]:
    return tuple(round(value, 2) for value in (rect.x, rect.y, rect.w, rect.h))


def _due(timers: Timers) -> list[float]:
    return sorted(round(at - timers._now(), 1) for at, number in timers._queue if number in timers._actions)


def of_table(table: TableScene) -> Standing:
    match, controller, bindings = table.match, table.controller, table.moves.bindings
    reason = match.why_no_undo()
    legal = bindings.offers.legal
    return {
        "offered": [(action.text, bindings.next_press(action), bindings.pieces_of(action)) for action in legal],
        "played": [entry.action.text for entry in match.entries],
        "undo": reason.key if reason else "",
        "undo takes back": [] if reason else [entry.index for entry in controller.deeds.to_take_back],
        "redo": match.can_redo,
        "seats": tuple(match.seats),
        "over": (match.is_over, match.resigned, table.ending.is_called, table.ending.is_to_come),
        "held": (match.holds_turn(), controller.is_passing, controller.is_going_on),
        "viewer": (controller.viewer, controller.hands_covered, controller.is_viewer_deciding),
        "thinks": (controller.is_thinking, controller.is_taking_long, controller.is_asking_hint),
        "hint": (controller.hint is not None, table.hints.stage, [_rounded(place) for place in table.hints.places()]),
        "in hand": (table.moves.dragging.is_under_way, sorted(widget.id for widget in table.moves.dragging.lit())),
        "selection": (table.board.has_selection, table.board.asked, [action.text for action in table.moves.choosing]),
        "chronicle": [block.text for block in table.playback.chronicle.blocks],
        "ribbon": table.prompt.text(table.position),
        "told": (table.playback.is_active, table.banner_player.is_calling, table.zoom.is_open),
        "lit": (sorted(map(str, table.board.stage.carried)), sorted(table.board.stage.in_hand)),
    }
