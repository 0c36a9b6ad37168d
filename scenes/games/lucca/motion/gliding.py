"""Families in an order that changes: each glides from where it is seen to its new place."""

from collections.abc import Sequence

from scenes.engine.motion.tween import Tween
from scenes.engine.scene import Scene
from scenes.kit.motion.stage import GLIDE

_GOES_OUT = 0.9


class Gliding:
    """`follow` each order; the first is simply there."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._order: Sequence[int] = ()
        self._before: dict[int, float] = {}
        self._share, self._runs = 1.0, 0

    @property
    def moves(self) -> bool:
        return self._share < 1

    def follow(self, order: Sequence[int]) -> None:
        if tuple(order) == self._order:
            return
        self._before = {seat: self.at(seat, place) for place, seat in enumerate(self._order)}
        self._order = tuple(order)
        if self._before:
            self._glide()

    def at(self, seat: int, place: int) -> float:
        """Where in the order it is seen, on its way to that place."""
        before = self._before.get(seat, place)
        return before + (place - before) * self._share

    def strength(self, seat: int, place: int) -> float:
        """Who falls back goes out halfway, so that the words of who passes are read."""
        falls = self._before.get(seat, place) < place
        return 1 - 4 * self._share * (1 - self._share) * _GOES_OUT if falls else 1.0

    def _glide(self) -> None:
        self._share, self._runs = 0.0, self._runs + 1
        run = self._runs

        def move(share: float) -> None:
            """An older glide has given way to a newer."""
            if run == self._runs:
                self._share = share

        self._scene.animate(Tween(GLIDE, move))
