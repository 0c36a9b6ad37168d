"""Transitions between scenes: the last picture fades, fades through the dark, or rises like a curtain.

Transitions of areas within a scene, and of gliding items, run here too.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Literal

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.area_transition import AreaTransition, Over
from scenes.engine.motion.flip import SECONDS as TRAVEL_SECONDS
from scenes.engine.motion.flip import Before, FlipTransition, Shown
from scenes.engine.motion.scroll_resize import Scroll, ScrollResize, Write
from scenes.engine.motion.tracked import Spot, TrackedItem
from scenes.engine.motion.tween import ease_in_out, ease_out, linear
from scenes.engine.settings import Settings
from scenes.engine.text.drawn_text import TextBox, TextSuppression, standing

Parting = Literal["fade", "dip", "rise"]
"""An overlay fades; a whole scene dips into the dark, so that texts of two scenes never overlap."""
SECONDS: dict[Parting, float] = {"fade": 0.26, "dip": 0.34, "rise": 0.5}
"""Duration of each kind."""


class Transition:
    """Run the present transition; it never blocks input, which goes to the new scene from the start.

    With reduced motion, and before the first scene was shown, none begins.
    """

    def __init__(self, canvas: Canvas, settings: Settings, redraw: Callable[[], None]) -> None:
        self._canvas, self._settings, self._redraw = canvas, settings, redraw
        self.is_wanted = True
        self.shown: Shown | None = None
        """The scene that the window shows on top: transitions lead from its picture to the next frame."""
        self._whole: AreaTransition | None = None
        self._parts: list[AreaTransition] = []
        self._travel: FlipTransition | None = None
        self._parting: Parting = "fade"

    @property
    def active(self) -> bool:
        """Return whether the whole window changes."""
        return self._whole is not None

    @property
    def moves(self) -> bool:
        """Return whether the window or an area of it changes."""
        return self.active or bool(self._parts)

    @property
    def veils(self) -> bool:
        """Return whether another scene's picture is still seen over the new one."""
        return self.active and not self.is_travelling

    @property
    def is_travelling(self) -> bool:
        """Return whether tracked items glide within one scene."""
        return self._travel is not None

    def hides(self, place: tuple[int, int]) -> bool:
        """Return whether an area's old picture still hides this pixel."""
        return any(part.hides(place) for part in self._parts)

    @property
    def away(self) -> frozenset[Spot]:
        """Return the items not drawn at their places because they are still on their way there."""
        return self._travel.away if self._travel else frozenset()

    @property
    def hushes(self) -> tuple[TextSuppression, ...]:
        """Return what suppresses new texts within one scene; a new scene comes with all its texts."""
        giving_way = [self._whole] if self._whole and self.is_travelling else []
        return tuple(each.hush for each in [*giving_way, *self._parts] if each.hush)

    def part(self, parting: Parting) -> None:
        """Begin the transition from the present picture to the scene that comes next.

        Several changes before a frame count as one; a change of the whole scene wins over a fade.
        """
        was_whole = self._whole is not None and self._whole.is_fresh and self._parting != "fade"
        if self._may_begin and not (was_whole and parting == "fade"):
            surface = self._canvas.surface
            self._give_way(AreaTransition(surface, surface.get_rect(), SECONDS[parting]))
            self._parting = parting

    @property
    def _may_begin(self) -> bool:
        return self.is_wanted and self.shown is not None and not self._settings.reduced_motion

    def _give_way(self, whole: AreaTransition) -> None:
        self.drop()
        self._whole = whole

    def _is_seen_alone(self, scene: Shown) -> bool:
        """Return whether the window shows this scene, and no transition between scenes."""
        return self._may_begin and scene is self.shown and not self.active

    def renew(self, scene: Shown, areas: Iterable[Rect], *, as_panels: bool = False, over: Over | None = None) -> None:
        """Fade the present picture of these areas into the next frame; only the scene on top may do so.

        New text appears once the old text under it is gone, unless `as_panels` brings panels with their text.
        `over` slides instead of fading: the new picture rises over the old one, or the old one sinks away.
        """
        if not self._is_seen_alone(scene):
            return
        said = None if as_panels or over else self._read()
        ease = linear if said is not None else ease_out
        for area in map(self._canvas.pixels, areas):
            part = AreaTransition(self._canvas.surface, area, SECONDS["fade"], said, ease, over=over)
            self._parts.append(part)

    def unroll(self, scene: Shown, area: Rect, was: Rect, now: Rect, roller: float, write: Write) -> None:
        """Make a parchment scroll in this area grow or shrink from `was` to `now` with the next frame.

        `roller` is the height of its lower roller, `write` paints the text on the parchment. A scroll that is already
        moving continues from where its roller is.
        """
        if not self._is_seen_alone(scene):
            return
        canvas, place = self._canvas, self._canvas.pixels(area)
        scale, longer = canvas.viewport.scale, canvas.pixels(max(was, now, key=lambda rect: rect.h))
        parchment = canvas.skins.draw("scroll", longer.size, scale)
        edges = canvas.pixels(was).bottom, canvas.pixels(now).bottom
        scroll = Scroll(parchment, longer.topleft, *edges, round(roller * scale), write)
        for part in [part for part in self._parts if isinstance(part, ScrollResize) and part.area.colliderect(place)]:
            self._parts.remove(part)
            scroll = replace(scroll, was=part.edge)
        self._parts.append(ScrollResize(canvas.surface, place, SECONDS["fade"], scroll))

    def travel(self, speed: float) -> None:
        """Let tracked items glide from where they are to their places in the next frame.

        `speed` is a factor to the usual pace; 0 shows the next frame at once. Several changes before a frame count as
        one. The old picture goes quickly, so that texts hardly overlap.
        """
        is_prepared = self._travel is not None and not self._travel.is_under_way
        if self.shown is None or not self._may_begin or not speed or is_prepared:
            return
        surface = self._canvas.surface
        things = [*self._canvas.things, *self._under_way()]
        old = AreaTransition(surface, surface.get_rect(), TRAVEL_SECONDS / speed, self._read(), ease_out)
        self._give_way(old)
        self._parting, self._travel = "fade", FlipTransition(Before(self.shown), things)

    def end_travel(self) -> bool:
        """End the gliding of `travel` at once; return whether anything was moving."""
        was_travelling = self.is_travelling
        if was_travelling:
            self.drop()
            self._redraw()
        return was_travelling

    def _read(self) -> list[TextBox]:
        """Return the texts that the window shows now."""
        return standing(self._canvas.boxes, self._canvas.scene_depth)

    def _under_way(self) -> list[TrackedItem]:
        return self._travel.under_way(self._whole.share) if self._travel and self._whole else []

    def advance(self, dt: float) -> None:
        """Advance by `dt` seconds and drop what has ended."""
        for part in self._parts:
            part.advance(dt)
        self._parts = [part for part in self._parts if not part.is_over]
        if self._whole:
            self._whole.advance(dt)
            if self._whole.is_over:
                self._whole = self._travel = None

    def hurry(self) -> None:
        """End a change of scenes at once; gliding items within a scene are left to that scene."""
        if self.veils:
            self.drop()

    def drop(self) -> None:
        """End everything at once."""
        self._whole = self._travel = None
        self._parts.clear()

    def sets_out(self) -> bool:
        """Return whether the new frame must be drawn again without the items that begin to glide."""
        if self._travel is None or self._whole is None:
            return False
        return self._travel.sets_out(self._canvas, self._whole.picture)

    def draw(self) -> None:
        """Draw the transition of the whole window over the frame."""
        if self._whole is None:
            return
        surface = self._canvas.surface
        surface.set_clip(None)
        if self._parting == "rise":
            risen = round(ease_in_out(self._whole.share) * surface.get_height())
            surface.blit(self._whole.picture, (0, -risen))
            return
        if self._parting == "dip":
            self._whole.draw_through_dark(surface)
            return
        self._whole.draw(surface, self._canvas.boxes)
        if self._travel:
            self._travel.draw(surface, self._whole.share)

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw the transitions of areas, below anything that moves over the scene."""
        for part in self._parts:
            part.draw_on(canvas)
