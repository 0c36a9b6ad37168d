"""What happens in Pebbles."""

from dataclasses import dataclass

from game.core.events import Event


@dataclass(frozen=True, slots=True)
class PebblesTaken(Event):
    seat: int
    heap: int
    count: int
