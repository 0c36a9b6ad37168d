"""What was seen gives way to what comes.

Words are gone before others stand there, so that none lie over each other: within one scene they go first, and a whole
scene sinks into the dark out of which the next one comes; a panel with its words rises over what it covers. Only a
figure makes way for another in an instant."""

from collections.abc import Iterable, Sequence
from typing import Literal

import pygame

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.motion.tween import Ease, linear
from scenes.engine.text.drawn_text import TextBox, TextSuppression

_GONE, _SOON_GONE = 0.5, 0.4
"""By this share of the time, or where most of it goes at once; then new words come."""
_DARK_AT = 0.4
"""What was chosen is answered quickly, and comes in peace."""
DARK = (20, 12, 14)
_ALIKE = 24
"""So much the ground around a figure may differ from what it was and still be the same plate."""
_OPAQUE = 255
"""As an alpha it would be mixed in, which takes much longer than to copy."""


Over = Literal["rises", "sinks"]
"""What comes moves over what was there, or that moves off it: at each place only one of both is read."""


class AreaTransition:
    """A part of the window as it was, laid over what is painted there now; what it said, if told, goes first."""

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
        """`ease` is how it goes until what comes instead can be read; `over` is how, instead of a fade."""
        self.area = area.clip(shown.get_rect())
        self.picture = shown.subsurface(self.area).copy()
        self.hush: TextSuppression | None = TextSuppression(self.area, said) if said is not None else None
        """As long as it is there, the window is painted without what is new to read."""
        self._gone = _GONE if ease is linear else _SOON_GONE
        self._goes_until = self._gone if self.hush else 1.0
        self._seconds, self._time, self._ease, self._over = seconds, 0.0, ease, over
        self._is_laid = False

    @property
    def share(self) -> float:
        return min(1.0, self._time / self._seconds)

    @property
    def is_fresh(self) -> bool:
        """No frame has shown it yet."""
        return self._time == 0

    @property
    def is_over(self) -> bool:
        return self._time >= self._seconds

    def hides(self, place: tuple[int, int]) -> bool:
        """What stands there now is not seen yet."""
        if not self.area.collidepoint(place):
            return False
        if self._over is None:
            return self.hush is not None
        return (place[1] >= self.area.y + self._edge) == (self._over == "sinks")

    @property
    def _edge(self) -> int:
        """Below the head of the area: between what comes and what goes, of which one moves."""
        moved = round(self.area.height * self._ease(self.share))
        return moved if self._over == "sinks" else self.area.height - moved

    def advance(self, dt: float) -> None:
        self._time += dt

    def draw_on(self, canvas: Canvas) -> None:
        self.draw(canvas.surface, canvas.boxes)

    def draw(self, surface: pygame.Surface, boxes: Sequence[TextBox]) -> None:
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
        """What it leaves stands in its place from the first."""
        x, y, width, height = self.area
        below = self._edge
        surface.blit(self.picture, (x, y + below), (0, 0, width, height - below))

    def _cover(self, surface: pygame.Surface) -> None:
        """From its foot on."""
        x, y, width, height = self.area
        below = self._edge
        comes = surface.subsurface(self.area).copy()
        surface.blit(self.picture, (x, y))
        surface.blit(comes, (x, y + below), (0, 0, width, height - below))

    def draw_through_dark(self, surface: pygame.Surface) -> None:
        if self.share < _DARK_AT:
            surface.fill(DARK)
            self._lay_over(surface, self.share / _DARK_AT)
        else:
            self.picture.fill(DARK)
            self._lay_over(surface, (self.share - _DARK_AT) / (1 - _DARK_AT))

    def _count_anew(self, surface: pygame.Surface, places: Iterable[pygame.Rect]) -> None:
        """The plate is never empty: the new figures stand on what was seen too."""
        for place in places:
            was, frame = place.move(-self.area.x, -self.area.y), place.inflate(2, 2)
            if self.area.contains(frame) and _is_alike(self.picture, was.inflate(2, 2), surface, frame):
                self.picture.blit(surface, was, place)

    def _lay_over(self, surface: pygame.Surface, gone: float) -> None:
        strength = round(_OPAQUE * (1 - gone))
        self.picture.set_alpha(strength if strength < _OPAQUE else None)
        surface.blit(self.picture, self.area.topleft)


def _is_alike(picture: pygame.Surface, place: pygame.Rect, other: pygame.Surface, elsewhere: pygame.Rect) -> bool:
    """By what lies around the middle of both."""
    colours, others = (
        [pygame.transform.average_color(shown, edge) for edge in _edges(frame)]
        for shown, frame in ((picture, place), (other, elsewhere))
    )
    pairs = zip(colours, others, strict=True)
    return all(abs(one - another) <= _ALIKE for pair in pairs for one, another in zip(*pair, strict=True))


def _edges(place: pygame.Rect) -> list[pygame.Rect]:
    x, y, width, height = place
    return [
        pygame.Rect(x, y, width, 1), pygame.Rect(x, y + height - 1, width, 1),
        pygame.Rect(x, y, 1, height), pygame.Rect(x + width - 1, y, 1, height),
    ]  # fmt: skip
