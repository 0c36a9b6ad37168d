"""What was taken back travels back: things glide home over the picture before, which gives way as they land."""

from collections.abc import Sequence

import pygame

from scenes.core.canvas import Canvas
from scenes.core.drawings import blit_faded
from scenes.core.things import Spot, Thing, moved
from scenes.core.tweens import ease_in_out

SECONDS = 0.3
_MARGIN = 12.0
"""In design units: shadows and letters reach beyond a thing."""
_LANDING = 0.6
"""From this share of the time on numbers change, and what has no counterpart fades."""
_GIVEN_WAY = 0.4
"""Where the ground that is left has changed as well, so much is done at once: else it would show through in patches."""
_OPAQUE = 255
"""As an alpha it would be mixed in, which takes much longer than to copy."""


class Journey:
    """One thing on its way, which may look otherwise where it arrives: a storey was a card."""

    def __init__(self, canvas: Canvas, start: Thing, end: Thing) -> None:
        margin = round(_MARGIN * canvas.viewport.scale)
        self._end, self._margin = end, margin
        self._start_area, self._end_area = (thing.area.inflate(2 * margin, 2 * margin) for thing in (start, end))
        self._looks = _alone(canvas, start, margin), _alone(canvas, end, margin)

    @property
    def start(self) -> pygame.Rect:
        return self._start_area

    def _area(self, share: float) -> pygame.Rect:
        pairs = zip(self._start_area, self._end_area, strict=True)
        return pygame.Rect([round(start + (end - start) * share) for start, end in pairs])

    def under_way(self, share: float) -> Thing:
        return self._end.at(self._area(share).inflate(-2 * self._margin, -2 * self._margin))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        area = self._area(share)
        for look, strength in zip(self._looks, (2 - 2 * share, 2 * share), strict=True):
            if strength > 0:
                picture = look if look.get_size() == area.size else pygame.transform.smoothscale(look, area.size)
                blit_faded(surface, picture, area.topleft, round(255 * min(1.0, strength)))


def _alone(canvas: Canvas, thing: Thing, margin: int) -> pygame.Surface:
    """A picture of it and of so many pixels around."""
    scale, texts = thing.scale, len(canvas.boxes)
    left, top, width, height = (length * scale for length in thing.rect)
    sheet = pygame.Surface((round(width) + 2 * margin, round(height) + 2 * margin), pygame.SRCALPHA)
    with canvas.onto(sheet, scale, margin - left, margin - top):
        thing.paint(canvas, thing.rect)
    del canvas.boxes[texts:]
    return sheet


class Travel:
    """Begun with the picture before; where everything goes is known once the new one has been drawn."""

    def __init__(self, picture: pygame.Surface, things: Sequence[Thing]) -> None:
        self._picture, self._before = picture, tuple(things)
        self._journeys: list[Journey] | None = None
        self._fading = _LANDING, 1.0
        """From and to which share of the time the picture before gives way."""
        self.away: frozenset[Spot] = frozenset()
        """What the new picture leaves out, since it is still on its way."""

    def sets_out(self, canvas: Canvas) -> bool:
        """Once; then the new picture is drawn again without what travels."""
        if self._journeys is not None:
            return False
        pairs = list(moved(self._before, canvas.things))
        self._journeys = [Journey(canvas, start, end) for start, end in pairs]
        self.away = frozenset(end.spot for _, end in pairs)
        if any(self._leaves_other_ground(canvas.surface, journey.start) for journey in self._journeys):
            self._fading = 0.0, _GIVEN_WAY
        return bool(pairs)

    def _leaves_other_ground(self, surface: pygame.Surface, area: pygame.Rect) -> bool:
        """Told by the edge of where it lay."""
        edge = area.clip(surface.get_rect())
        if not edge:
            return False
        points = [
            (x, y) for x in (edge.left, edge.centerx, edge.right - 1) for y in (edge.top, edge.centery, edge.bottom - 1)
            if (x, y) != edge.center
        ]  # fmt: skip
        return any(surface.get_at(point) != self._picture.get_at(point) for point in points)

    def under_way(self, share: float) -> list[Thing]:
        """Who turns back in the middle begins from where things are."""
        return [journey.under_way(ease_in_out(share)) for journey in self._journeys or ()]

    def draw(self, surface: pygame.Surface, share: float) -> None:
        journeys = self._journeys or []
        for journey in journeys:
            self._picture.blit(surface, journey.start, journey.start)
        start, end = self._fading
        strength = round(255 * (1 - min(1.0, max(0.0, share - start) / (end - start))))
        self._picture.set_alpha(strength if strength < _OPAQUE else None)
        surface.blit(self._picture, (0, 0))
        for journey in journeys:
            journey.draw(surface, ease_in_out(share))
