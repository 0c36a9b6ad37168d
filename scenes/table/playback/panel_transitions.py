"""Transitions of the panels beside a board: one rises over what was there, and sinks when it goes."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import reduce
from typing import Any

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.area_transition import Over
from scenes.engine.scene import Scene
from scenes.engine.widgets import Fixed, GlidingList, Look, Panel, Paragraph, Widget
from scenes.kit.board import Board
from scenes.table.match_controller import MatchController
from scenes.table.playback.event_playback import EventPlayback

_REACH = 8.0
"""Design units by which focus rings and glows extend beyond a panel."""
_DIMMED = 0.45
RESTING = "controls-resting"
_HEM = 28.0
"""Height of a panel's lower edge, which has no text."""
_SCROLL, _ROLLER = "chronicle", 36.0
"""Id of the log's panel, and the height of its roller with the shadow."""
Standing = frozenset[tuple[str, Rect]]


@dataclass(frozen=True)
class RestingPanel(Fixed):
    """Show the widgets that were offered, dimmed and without effect."""

    offered: Sequence[Widget]

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the widgets dimmed."""
        with canvas.faded(_DIMMED):
            for widget in self.offered:
                widget.draw(canvas, Look())
                widget.draw_children(canvas, lambda child: Look())


def changed(before: Standing, now: Standing) -> list[Rect]:
    """Return where panels came, went or moved; of one that only changed its height, the end that changed."""
    areas: dict[Rect, None] = {}
    for name, rect in before ^ now:
        others = [other for kept, other in (now if (name, rect) in before else before) if kept == name]
        longer = [other for other in others if (other.x, other.y, other.w) == (rect.x, rect.y, rect.w)]
        areas[_end_of(rect, longer[0]) if longer else rect] = None
    return _joined(areas)


def is_left(area: Rect, before: Standing, now: Standing) -> bool:
    """Return whether panels only go in the area; one that comes must lie within one that goes."""
    left, come = _without(before, now), _without(now, before)
    return all(_holds(left, panel) for panel in come if panel.overlaps(area))


def _without(some: Standing, others: Standing) -> list[Rect]:
    names = {name for name, _ in others}
    return [rect for name, rect in some if name not in names]


def _holds(panels: Iterable[Rect], smaller: Rect) -> bool:
    return any(panel.inset(1) == panel.inset(1).joined(smaller) for panel in panels)


def rolled(before: Standing, now: Standing) -> list[tuple[Rect, Rect]]:
    """Return the log's rectangles before and now, if only its lower edge has moved."""
    gone, come = ([rect for name, rect in each if name == _SCROLL] for each in (before - now, now - before))
    both = zip(gone, come, strict=False)
    return [(was, comes) for was, comes in both if (was.x, was.y, was.w) == (comes.x, comes.y, comes.w)]


def _joined(areas: Iterable[Rect]) -> list[Rect]:
    """Return the areas with overlapping ones joined, as they must move together."""
    whole: list[Rect] = []
    for area in areas:
        touched = [other for other in whole if other.overlaps(area)]
        whole = [*(other for other in whole if other not in touched), reduce(Rect.joined, touched, area)]
    return whole


def _read(offered: Iterable[Widget]) -> list[tuple[str, str]]:
    return [(widget.id, widget.text if isinstance(widget, Paragraph) else "") for widget in offered]


def _end_of(one: Rect, other: Rect) -> Rect:
    """Return the area from the lower edge of the shorter panel to that of the longer."""
    top = min(one.bottom, other.bottom) - _HEM
    return Rect(one.x, top, one.w, max(one.bottom, other.bottom) - top)


class PanelTransitions:
    """Compare the panels of each build with those of the build before, and begin transitions."""

    def __init__(
        self,
        scene: Scene,
        board: Board[Any, Any],
        controller: MatchController,
        playback: EventPlayback,
        on_closed: Callable[[Rect], None],
    ) -> None:
        """Set up; `on_closed` is called with the area of a panel that closed by itself."""
        self._scene, self._board, self._controller, self._playback = scene, board, controller, playback
        self._on_closed = on_closed
        self._standing: Standing | None = None
        self._passing = 0
        """Number of entries while a turn is about to end by itself; 0 otherwise."""
        self._rested = False
        self.offered: Sequence[Widget] = ()
        """Widgets last seen on the panel of the board's own buttons, while they could be pressed."""
        self.offered_on = ""
        """Id of that panel; it stays the same while it is dimmed."""

    def follow(self) -> None:
        """Begin transitions; called after a build, while the window still shows the old frame."""
        before, self._standing = self._standing, frozenset(self._found())
        if before is not None:
            self._tell_of_closing(before - self._standing)
            self._give_way(before, self._standing)
            self._dim_in_place(before)
        if not self._playback.is_active and not self._controller.is_going_on:
            self.offered = self._on_controls()
            place = self._board.controls_place
            self.offered_on = next((name for name, rect in self._standing if rect == place), "controls")

    def _dim_in_place(self, before: Standing) -> None:
        """Fade between the active and the dimmed panel; it rises anew if it asks something else."""
        was_resting, self._rested = self._rested, any(widget.id == RESTING for widget in self._scene.widgets)
        same = (self.offered_on, self._board.controls_place)
        if was_resting != self._rested and same in before and same in (self._standing or ()):
            is_same = self._rested or _read(self.offered) == _read(self._on_controls())
            over: Over | None = None if is_same else "rises"
            self._scene.app.transition.renew(self._scene, [same[1].outset(_REACH)], as_panels=is_same, over=over)

    def _give_way(self, before: Standing, now: Standing) -> None:
        app, scrolls = self._scene.app, rolled(before, now)
        for area in changed(before, now):
            at_foot = [scroll for scroll in scrolls if area.overlaps(_end_of(*scroll))]
            for was, comes in at_foot:
                app.transition.unroll(self._scene, area.outset(_REACH), was, comes, _ROLLER, self._write_chronicle)
            if not at_foot:
                over: Over = "sinks" if is_left(area, before, now) else "rises"
                app.transition.renew(self._scene, [area.outset(_REACH)], over=over)

    def _write_chronicle(self, canvas: Canvas, part: Rect) -> None:
        rows = self._scene.find("log-rows")
        if isinstance(rows, GlidingList):
            rows.draw_rows_in(canvas, part)

    def _on_controls(self) -> list[Widget]:
        place = self._board.controls_place
        beside = (widget for widget in self._scene.widgets if not isinstance(widget, Panel))
        return [widget for widget in beside if place.contains(widget.rect.center) and place.w >= widget.rect.w]

    def _tell_of_closing(self, gone: frozenset[tuple[str, Rect]]) -> None:
        """Announce areas of panels that closed by themselves, where a press may come late."""
        match, controller = self._controller.match, self._controller
        was_passing, self._passing = self._passing, len(match.entries) if controller.is_passing else 0
        if was_passing and len(match.entries) >= was_passing and not match.holds_turn():
            names = {name for name, _ in self._standing or ()}
            for rect in (rect for name, rect in gone if name not in names):
                self._on_closed(rect)

    def _found(self) -> list[tuple[str, Rect]]:
        board = self._board
        places = board.controls_place, board.chronicle_place
        panels = (widget for widget in self._scene.widgets if isinstance(widget, Panel))
        return [(panel.id, panel.rect) for panel in panels if any(panel.rect.overlaps(place) for place in places)]
