"""How one scene gives way to another: its last picture fades, or rises like a curtain, over the one that comes.

What lies over a scene comes and goes with its veil in the same way.
"""

from typing import Literal

import pygame

from scenes.core.tweens import ease_in_out

Parting = Literal["fade", "rise"]
SECONDS: dict[Parting, float] = {"fade": 0.16, "rise": 0.5}


class Transition:
    """Nothing waits for it: the scene that came takes every press."""

    def __init__(self) -> None:
        self.is_wanted = True
        self._picture: pygame.Surface | None = None
        self._parting: Parting = "fade"
        self._time = 0.0

    @property
    def active(self) -> bool:
        return self._picture is not None

    def begin(self, surface: pygame.Surface, parting: Parting) -> None:
        """Several changes before a frame show as one: the picture is still the same."""
        if self.is_wanted:
            self._picture, self._parting, self._time = surface.copy(), parting, 0.0

    def advance(self, dt: float) -> None:
        self._time += dt
        if self._time >= SECONDS[self._parting]:
            self.drop()

    def drop(self) -> None:
        self._picture = None

    def draw(self, surface: pygame.Surface) -> None:
        if self._picture is None:
            return
        share = ease_in_out(self._time / SECONDS[self._parting])
        surface.set_clip(None)
        if self._parting == "rise":
            surface.blit(self._picture, (0, -round(share * surface.get_height())))
        else:
            self._picture.set_alpha(round(255 * (1 - share)))
            surface.blit(self._picture, (0, 0))
