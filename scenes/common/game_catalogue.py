"""The cities of the anthology: their order, what is known of each, and which can be played."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any

from game.core.listing import Slot
from game.core.registry import spec_of
from game.core.spec import Spec
from scenes.engine.platform import resources
from scenes.engine.text.catalog import Catalog
from scenes.kit.game_uis import game_ui_ids


@dataclass(frozen=True, slots=True)
class City:
    """Describe a game as the title and the new-game page show it; without a `spec` it cannot be played."""

    id: str
    order: int
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    spec: Spec | None = None
    first_match: Mapping[str, str] = field(default_factory=dict)
    """Options proposed for the first match that is begun here."""

    @property
    def gonfalon(self) -> str:
        """Return the picture of the city's banner."""
        return f"{self.id}/art/gonfalon"

    def name(self, catalog: Catalog) -> str:
        """Return the name of the city."""
        return catalog(f"city-{self.id.replace('_', '-')}")

    def words(self, catalog: Catalog) -> tuple[str, str, str]:
        """Return what its plate says: name, players and length."""
        return self.plate(catalog), self.players(catalog), self.length(catalog)

    def plate(self, catalog: Catalog) -> str:
        """Return the name with the line breaks of its plate."""
        return catalog(f"city-{self.id.replace('_', '-')}-plate")

    def epithet(self, catalog: Catalog) -> str:
        """Return the epithet of the city."""
        return catalog(f"city-{self.id.replace('_', '-')}-epithet")

    def credit(self, catalog: Catalog) -> str:
        """Return a sentence about who made the printed game."""
        return catalog(f"city-{self.id.replace('_', '-')}-credit")

    def players(self, catalog: Catalog) -> str:
        """Return for how many players it is, in words."""
        if len(self.seats) == 1:
            return catalog("city-players", count=self.seats[0])
        return catalog("city-players-range", low=min(self.seats), high=max(self.seats))

    def length(self, catalog: Catalog) -> str:
        """Return how many minutes a match takes, in words."""
        low, high = self.minutes
        if low == high:
            return catalog("city-minutes", count=low)
        return catalog("city-minutes-range", low=low, high=high)


@cache
def all_cities() -> tuple[City, ...]:
    """Return every city that has a `city.toml` among the assets, in the order given there."""
    files = resources.root().joinpath("assets").glob("*/city.toml")
    return tuple(sorted((_read(path) for path in files), key=lambda city: city.order))


def playable_cities() -> list[City]:
    """Return the cities whose game can be played."""
    return [city for city in all_cities() if city.spec is not None]


def city_of(game_id: str) -> City:
    """Return the city of a game."""
    return next(city for city in all_cities() if city.id == game_id)


def stretch_of(slot: Slot, catalog: Catalog) -> str:
    """Return how far a saved match has come: the turn, or what else its game counts."""
    return catalog(f"{spec_of(slot.game).prefix}-stretch", n=slot.turn)


def _read(path: Path) -> City:
    return resources.read_table(path, partial(_city, path.parent.name))


def _city(game_id: str, table: dict[str, Any]) -> City:
    if game_id in game_ui_ids():
        spec = spec_of(game_id)
        return City(game_id, table["order"], spec.seats, spec.minutes, spec, table.get("first_match", {}))
    low, high = table["minutes"]
    return City(game_id, table["order"], tuple(table["seats"]), (low, high))
