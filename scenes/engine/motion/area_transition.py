"""Transition of an area of the window from its old picture to what is painted there now: a fade or a slide.

Old text fades out before new text fades in, so that they never overlap; only numbers change at once.
A whole scene fades through the dark, and a panel with its texts slides over what it covers.
"""

from collections.abc import Iterable, Sequence
from typing import Literal

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.motion.tween import Ease, linear
from scenes.engine.text.drawn_text import TextBox, TextSuppression

_GONE, _SOON_GONE = 0.5, 0.4
"""Shares of the time by which the old picture is gone: with a linear fade, and with a quick one."""
_DARK_AT = 0.4
"""Share of the time at which all is dark; fading out is quicker than fading in."""
DARK = (20, 12, 14)
"""Colour between two whole scenes."""
_ALIKE = 24
"""Largest difference of colour around a number at which its background counts as unchanged."""
_OPAQUE = 255
"""Full opacity; then alpha is None, because copying is much faster than blending."""


Over = Literal["rises", "sinks"]
"""A slide instead of a fade: the new picture rises over the old one, or the old one sinks off the new one."""


class AreaTransition:
    """Show an area of the window as it was over what is painted there now, until it has faded or moved away."""

    def __init__(
        self,
        shown: pygame.Surface,
        area: pygame.Rect,
        seconds: float,
        said: Sequence[TextBox] | None = None,
        ease: Ease = linear,
        *,
        over: Over | None = None,
    ) -> None:
        """Copy the area from `shown`.

        With the texts `said`, new texts are suppressed until those are gone.
        `ease` shapes the fade of the old picture; `over` slides instead of fading.
        """
        self.area = area.clip(shown.get_rect())
        self.picture = shown.subsurface(self.area).copy()
        self.hush: TextSuppression | None = TextSuppression(self.area, said) if said is not None else None
        """Suppresses new texts while the window is painted; None once they may appear."""
        self._gone = _GONE if ease is linear else _SOON_GONE
        self._goes_until = self._gone if self.hush else 1.0
        self._seconds, self._time, self._ease, self._over = seconds, 0.0, ease, over
        self._is_laid = False

    @property
    def share(self) -> float:
        """Return how much of the time has passed, from 0 to 1."""
        return min(1.0, self._time / self._seconds)

    @property
    def is_fresh(self) -> bool:
        """Return whether no frame has shown it yet."""
        return self._time == 0

    @property
    def is_over(self) -> bool:
        """Return whether it has ended."""
        return self._time >= self._seconds

    def hides(self, place: tuple[int, int]) -> bool:
        """Return whether the old picture still hides what is painted at this pixel."""
        if not self.area.collidepoint(place):
            return False
        if self._over is None:
            return self.hush is not None
        return (place[1] >= self.area.y + self._edge) == (self._over == "sinks")

    @property
    def _edge(self) -> int:
        """Return the distance from the area's top to the edge between the old and the new picture."""
        moved = round(self.area.height * self._ease(self.share))
        return moved if self._over == "sinks" else self.area.height - moved

    def advance(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        self._time += dt

    def draw_on(self, canvas: Canvas) -> None:
        """Draw the old picture, as far as it is still seen, over what the canvas has painted."""
        self.draw(canvas.surface, canvas.boxes)

    def draw(self, surface: pygame.Surface, boxes: Sequence[TextBox]) -> None:
        """Draw on a surface; `boxes` are the texts of the frame, whose changed numbers appear at once."""
        if self.hush and not self._is_laid:
            self._count_anew(surface, self.hush.counted_anew(boxes))
        self._is_laid = True
        if self._over == "rises":
            self._cover(surface)
        elif self._over == "sinks":
            self._sink(surface)
        elif self.share < self._goes_until:
            self._lay_over(surface, self._ease(self.share / self._goes_until))
        elif self.hush:
            self.picture.set_alpha(None)
            self.picture.blit(surface, (0, 0), self.area)
            self.hush = None
        else:
            self._lay_over(surface, (self.share - self._gone) / (1 - self._gone))

    def _sink(self, surface: pygame.Surface) -> None:
        """Move the old picture down; the new one under it does not move."""
        x, y, width, height = self.area
        below = self._edge
        surface.blit(self.picture, (x, y + below), (0, 0, width, height - below))

    def _cover(self, surface: pygame.Surface) -> None:
        """Move the new picture up over the old one."""
        x, y, width, height = self.area
        below = self._edge
        comes = surface.subsurface(self.area).copy()
        surface.blit(self.picture, (x, y))
        surface.blit(comes, (x, y + below), (0, 0, width, height - below))

    def draw_through_dark(self, surface: pygame.Surface) -> None:
        """Fade the old picture to the dark, then the dark to the new picture."""
        if self.share < _DARK_AT:
            surface.fill(DARK)
            self._lay_over(surface, self.share / _DARK_AT)
        else:
            self.picture.fill(DARK)
            self._lay_over(surface, (self.share - _DARK_AT) / (1 - _DARK_AT))

    def _count_anew(self, surface: pygame.Surface, places: Iterable[pygame.Rect]) -> None:
        """Copy changed numbers into the old picture, so that their place is never empty."""
        for place in places:
            was, frame = place.move(-self.area.x, -self.area.y), place.inflate(2, 2)
            if self.area.contains(frame) and _is_alike(self.picture, was.inflate(2, 2), surface, frame):
                self.picture.blit(surface, was, place)

    def _lay_over(self, surface: pygame.Surface, gone: float) -> None:
        strength = round(_OPAQUE * (1 - gone))
        self.picture.set_alpha(strength if strength < _OPAQUE else None)
        surface.blit(self.picture, self.area.topleft)


def _is_alike(picture: pygame.Surface, place: pygame.Rect, other: pygame.Surface, elsewhere: pygame.Rect) -> bool:
    """Return whether the backgrounds around two places are alike, judged by their edges."""
    colours, others = (
        [pygame.transform.average_color(shown, edge) for edge in _edges(frame)]
        for shown, frame in ((picture, place), (other, elsewhere))
    )
    pairs = zip(colours, others, strict=True)
    return all(abs(one - another) <= _ALIKE for pair in pairs for one, another in zip(*pair, strict=True))


def _edges(place: pygame.Rect) -> list[pygame.Rect]:
    """Return the four edges of a rectangle, one pixel wide."""
    x, y, width, height = place
    return [
        pygame.Rect(x, y, width, 1), pygame.Rect(x, y + height - 1, width, 1),
        pygame.Rect(x, y, 1, height), pygame.Rect(x + width - 1, y, 1, height),
    ]  # fmt: skip
