"""The services of the running program: one instance of each, shared by all screens."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

Owner = TypeVar("Owner")
Service = TypeVar("Service")


class Services(Generic[Owner]):
    """Hold one service for each function or class that makes one.

    The engine knows none of them by name, so the function itself is the key and tells the type.
    """

    def __init__(self, owner: Owner) -> None:
        self._owner = owner
        self._made: dict[Callable[..., Any], Any] = {}

    def get(self, make: Callable[[Owner], Service]) -> Service:
        """Return the service that `make` returns; it is called on first use only."""
        if make not in self._made:
            self.put(make, make(self._owner))
        service: Service = self._made[make]
        return service

    def put(self, make: Callable[[Owner], Service], service: Service) -> None:
        """Use this service from now on instead of one from `make`."""
        self._made[make] = service

    def drop(self, make: Callable[[Owner], Any]) -> None:
        """Forget the service of `make`, so that the next `get` makes another."""
        self._made.pop(make, None)
