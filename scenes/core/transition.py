"""How one scene gives way to another: its last picture fades, or rises like a curtain, over the one that comes.

What lies over a scene comes and goes with its veil in the same way.
"""

from collections.abc import Sequence
from typing import Literal

import pygame

from scenes.core.canvas import Canvas
from scenes.core.things import Spot, Thing
from scenes.core.travel import SECONDS as TRAVEL_SECONDS
from scenes.core.travel import Travel
from scenes.core.tweens import ease_in_out

Parting = Literal["fade", "dissolve", "rise"]
"""What lies over a scene fades; one scene dissolves into another, which is more to take in."""
SECONDS: dict[Parting, float] = {"fade": 0.16, "dissolve": 0.28, "rise": 0.5}


class Transition:
    """Nothing waits for it: the scene that came takes every press."""

    def __init__(self) -> None:
        self.is_wanted = True
        self._picture: pygame.Surface | None = None
        self._travel: Travel | None = None
        self._parting: Parting = "fade"
        self._time = self._seconds = 0.0

    @property
    def active(self) -> bool:
        return self._picture is not None

    @property
    def veils(self) -> bool:
        """Another scene is still seen over the one that came."""
        return self.active and self._parting != "fade"

    @property
    def is_travelling(self) -> bool:
        return self._travel is not None

    @property
    def away(self) -> frozenset[Spot]:
        """What is not drawn in its place, since it is on its way there."""
        return self._travel.away if self._travel else frozenset()

    def begin(self, surface: pygame.Surface, parting: Parting) -> None:
        """Several changes before a frame show as one: the picture is still the same."""
        if self.is_wanted:
            self.drop()
            self._picture, self._parting, self._time, self._seconds = surface.copy(), parting, 0.0, SECONDS[parting]

    def travel(self, surface: pygame.Surface, things: Sequence[Thing], speed: float) -> None:
        """The scene stays, and what stands elsewhere in it goes there."""
        if not self.is_wanted:
            return
        under_way = self._travel.under_way(self._share) if self._travel else []
        self.begin(surface, "fade")
        assert self._picture is not None
        self._travel, self._seconds = Travel(self._picture, [*things, *under_way]), TRAVEL_SECONDS / speed

    def advance(self, dt: float) -> None:
        self._time += dt
        if self._time >= self._seconds:
            self.drop()

    def drop(self) -> None:
        self._picture = self._travel = None

    @property
    def _share(self) -> float:
        return self._time / self._seconds

    def sets_out(self, canvas: Canvas) -> bool:
        """The scene has to be drawn once more, without what travels."""
        return self._travel is not None and self._travel.sets_out(canvas)

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None:
            return
        surface.set_clip(None)
        share = ease_in_out(self._share)
        if self._travel:
            self._travel.draw(surface, self._share)
        elif self._parting == "rise":
            surface.blit(self._picture, (0, -round(share * surface.get_height())))
        else:
            self._picture.set_alpha(round(255 * (1 - share)))
            surface.blit(self._picture, (0, 0))
