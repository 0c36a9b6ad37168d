"""Transitions between scenes: the last picture fades, fades through the dark, or rises like a curtain.

Transitions of areas within a scene, and of gliding items, run here too.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.motion.area_transition import AreaTransition, Over
from scenes.engine.motion.flip import SECONDS as TRAVEL_SECONDS
from scenes.engine.motion.flip import Before, FlipTransition
from scenes.engine.motion.scroll_resize import Scroll, ScrollResize
from scenes.engine.motion.tracked import Spot, TrackedItem
from scenes.engine.motion.tween import ease_in_out, ease_out, linear
from scenes.engine.text.drawn_text import TextBox, TextSuppression, standing

Parting = Literal["fade", "dip", "rise"]
"""An overlay fades; a whole scene dips into the dark, so that texts of two scenes never overlap."""
SECONDS: dict[Parting, float] = {"fade": 0.26, "dip": 0.34, "rise": 0.5}
"""Duration of each kind."""


class Transition:
    """Run the present transition; it never blocks input, which goes to the new scene from the start."""

    def __init__(self) -> None:
        self.is_wanted = True
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

    def begin(self, surface: pygame.Surface, parting: Parting) -> None:
        """Begin the transition from the picture on `surface` to the next scene.

        Several changes before a frame count as one; a change of the whole scene wins over a fade.
        """
        was_whole = self._whole is not None and self._whole.is_fresh and self._parting != "fade"
        if self.is_wanted and not (was_whole and parting == "fade"):
            self._give_way(AreaTransition(surface, surface.get_rect(), SECONDS[parting]))
            self._parting = parting

    def _give_way(self, whole: AreaTransition) -> None:
        self.drop()
        self._whole = whole

    def renew(
        self, surface: pygame.Surface, said: Sequence[TextBox] | None, area: pygame.Rect, *, over: Over | None = None
    ) -> None:
        """Begin the transition of one area.

        Without `said` a panel brings its texts with it, and the old picture goes quickly unless it slides.
        """
        if self.is_wanted:
            ease = linear if said is not None else ease_out
            self._parts.append(AreaTransition(surface, area, SECONDS["fade"], said, ease, over=over))

    def unroll(self, surface: pygame.Surface, area: pygame.Rect, scroll: Scroll) -> None:
        """Make a scroll grow or shrink; one that is already moving continues from where its roller is."""
        if not self.is_wanted:
            return
        for part in [part for part in self._parts if isinstance(part, ScrollResize) and part.area.colliderect(area)]:
            self._parts.remove(part)
            scroll = replace(scroll, was=part.edge)
        self._parts.append(ScrollResize(surface, area, SECONDS["fade"], scroll))

    def travel(self, canvas: Canvas, before: Before, speed: float) -> None:
        """Let tracked items of the present scene glide to their places in the next frame.

        Several changes before a frame count as one. The old picture goes quickly, so that texts hardly overlap.
        """
        if not self.is_wanted or (self._travel and not self._travel.is_under_way):
            return
        things = [*canvas.things, *self._under_way()]
        said = standing(canvas.boxes, canvas.scene_depth)
        area = canvas.surface.get_rect()
        self._give_way(AreaTransition(canvas.surface, area, TRAVEL_SECONDS / speed, said, ease_out))
        self._parting, self._travel = "fade", FlipTransition(before, things)

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

    def sets_out(self, canvas: Canvas) -> bool:
        """Return whether the new frame must be drawn again without the items that begin to glide."""
        if self._travel is None or self._whole is None:
            return False
        return self._travel.sets_out(canvas, self._whole.picture)

    def draw(self, canvas: Canvas) -> None:
        """Draw the transition of the whole window over the frame."""
        if self._whole is None:
            return
        surface = canvas.surface
        surface.set_clip(None)
        if self._parting == "rise":
            risen = round(ease_in_out(self._whole.share) * surface.get_height())
            surface.blit(self._whole.picture, (0, -risen))
            return
        if self._parting == "dip":
            self._whole.draw_through_dark(surface)
            return
        self._whole.draw(surface, canvas.boxes)
        if self._travel:
            self._travel.draw(surface, self._whole.share)

    def draw_parts(self, canvas: Canvas) -> None:
        """Draw the transitions of areas, below anything that moves over the scene."""
        for part in self._parts:
            part.draw_on(canvas)
