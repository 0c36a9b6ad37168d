"""Families in an order that changes: each glides to its new place."""

from collections.abc import Sequence

from scenes.engine.motion.tween import Tween
from scenes.engine.scene import Scene
from scenes.kit.motion.stage import GLIDE

_GOES_OUT = 0.9


class Gliding:
    """Move families to their places; `follow` gets each order, and the first one is shown without a glide."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._order: Sequence[int] = ()
        self._before: dict[int, float] = {}
        self._share, self._runs = 1.0, 0

    @property
    def moves(self) -> bool:
        """Return whether a glide is running."""
        return self._share < 1

    def follow(self, order: Sequence[int]) -> None:
        if tuple(order) == self._order:
            return
        self._before = {seat: self.at(seat, place) for place, seat in enumerate(self._order)}
        self._order = tuple(order)
        if self._before:
            self._glide()

    def at(self, seat: int, place: int) -> float:
        """Return the place at which a seat is shown while it glides to the given one."""
        before = self._before.get(seat, place)
        return before + (place - before) * self._share

    def strength(self, seat: int, place: int) -> float:
        """Return the opacity of a seat; one that falls back fades out halfway, so that the passing one can be read."""
        falls = self._before.get(seat, place) < place
        return 1 - 4 * self._share * (1 - self._share) * _GOES_OUT if falls else 1.0

    def _glide(self) -> None:
        self._share, self._runs = 0.0, self._runs + 1
        run = self._runs

        def move(share: float) -> None:
            """Store the share, unless a newer glide has replaced this one."""
            if run == self._runs:
                self._share = share

        self._scene.animate(Tween(GLIDE, move))
