"""A quarter as running totals, so that the worth of one more card is found without computing the quarter again."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from game.lucca.cards import COLOUR_OF, COLOURS, TOWER, UNKNOWN
from game.lucca.mind.features import MOST_SLACK, TALL, Rates
from game.lucca.mind.outlook import Outlook
from game.lucca.placing import DISCARD, EXTEND, RAISE, START, WALL
from game.lucca.quarters import Palace, Quarter, palace_of
from game.lucca.scoring import LARGEST_POINTS, SHIELDS_PER_WALL, SMALLEST_POINTS

_BEGUN: Final = tuple(palace_of((card,)) for card in range(UNKNOWN))
"""Palace that each card begins."""


Standing = tuple[float, int, int, int, int, int, int, int]
"""Running totals of a quarter; a plain tuple, as very many are made.

They are: parts (worth of each palace, and of points scored), shields and cards on the site, palaces done,
walls, towers, smallest and largest address.
"""


class Draft(NamedTuple):
    """Hold, by colour, the palace on the site, or None for one that is done; and every visible address."""

    value: float
    standing: Standing
    site: Mapping[int, Palace | None]
    addresses: Mapping[int, int]


Outcome = tuple[float, str, Standing, Palace | None]
"""Value, way to play, totals of the quarter, and the palace of the card's colour afterwards, if built."""


class Pricing:
    """Value the parts of a quarter with one set of rates and one outlook."""

    __slots__ = ("_outlook", "_rates", "_sites", "_totals", "goal")

    def __init__(self, rates: Rates, outlook: Outlook) -> None:
        self._rates, self._outlook, self.goal = rates, outlook, outlook.goal
        self._sites: dict[int, tuple[float, float]] = {}
        self._totals = (
            rates.shields, rates.site_cards, rates.wall_prospects / self.goal, rates.walls, rates.towers,
            rates.walls_now, rates.slack, rates.shortage, rates.tall,
            outlook.smallest, rates.smallest * SMALLEST_POINTS, outlook.largest, rates.largest * LARGEST_POINTS,
        )  # fmt: skip

    def draft(self, quarter: Quarter) -> Draft:
        rates, done = self._rates, quarter.completed + quarter.opened
        parts = rates.points * quarter.points + rates.opened * len(quarter.opened) + rates.palaces * len(quarter.opened)
        shields = cards = 0
        for palace in quarter.site:
            parts += self._on_site(palace)
            shields += palace.shields
            cards += len(palace.cards)
        for palace in quarter.completed:
            parts += self._completed(palace)
        addresses = {palace.colour: palace.cards[-1] for palace in quarter.palaces}
        standing = (
            parts, shields, cards, len(done), len(quarter.walls), quarter.towers,
            min(addresses.values(), default=UNKNOWN), max(addresses.values(), default=0),
        )  # fmt: skip
        site: dict[int, Palace | None] = {palace.colour: palace for palace in quarter.site}
        site.update((palace.colour, None) for palace in done)
        return Draft(self.total(standing), standing, site, addresses)

    def _on_site(self, palace: Palace) -> float:
        colour, stack, windows, _ = palace
        kind = len(stack) * len(COLOURS) + colour
        priced = self._sites.get(kind)
        if priced is None:
            priced = self._sites[kind] = self._site(colour, len(stack))
        worth, window = priced
        return worth + window * windows

    def _site(self, colour: int, size: int) -> tuple[float, float]:
        """Return the worth of a palace under construction, and of each of its windows."""
        rates, outlook = self._rates, self._outlook
        worth, window = rates.palaces + rates.gifts * size * outlook.waiting[colour], rates.site_windows
        worth += (rates.progress * size * size + rates.site_pays * size * outlook.pays[colour]) / self.goal
        if size == self.goal - 1:
            worth += rates.almost
            window += rates.almost_windows
        return worth, window

    def _completed(self, palace: Palace) -> float:
        rates, outlook, colour = self._rates, self._outlook, palace.colour
        pays, waiting = outlook.pays[colour], outlook.waiting[colour]
        return rates.palaces + rates.completed + rates.pending * pays + rates.completed_gifts * waiting

    def opened(self, palace: Palace, points: int) -> float:
        """Return what opening a completed palace adds to a quarter."""
        rates = self._rates
        return rates.points * points + rates.opened + rates.palaces - self._completed(palace)

    def total(self, standing: Standing) -> float:
        (
            shield, card, prospect, wall, tower, wall_now, spare_shield, missing_shield, tall,
            others_smallest, for_smallest, others_largest, for_largest,
        ) = self._totals  # fmt: skip
        parts, shields, cards, done, walls, towers, smallest, largest = standing
        spare, scoring = shields - SHIELDS_PER_WALL * walls, walls + towers
        total = parts + shield * shields + (card + prospect * scoring) * cards + wall * walls + tower * towers
        if spare >= 0:
            total += wall_now * scoring * done + spare_shield * (spare if spare < MOST_SLACK else MOST_SLACK)
        else:
            total -= missing_shield * spare
        if largest > others_largest:
            total += for_largest
        if smallest < others_smallest:
            total += for_smallest
        return total + tall if largest >= TALL else total

    def outcomes(self, draft: Draft, card: int) -> list[Outcome]:
        """Return the outcome of every way of `placing.ways`."""
        value, standing, site, _ = draft
        parts, shields, cards, done, walls, towers, smallest, largest = standing
        discard = (value, DISCARD, standing, None)
        if card == TOWER:
            raised = (parts, shields, cards, done, walls, towers + 1, smallest, largest)
            return [(self.total(raised), RAISE, raised, None), discard]
        wall = (parts, shields, cards, done, walls + 1, towers, smallest, largest)
        walled, colour = (self.total(wall), WALL, wall, None), COLOUR_OF[card]
        if colour not in site:
            return [self._started(standing, card), walled, discard]
        palace = site[colour]
        return [self._extended(draft, palace, card), walled, discard] if palace else [walled, discard]

    def _started(self, before: Standing, card: int) -> Outcome:
        parts, shields, cards, done, walls, towers, smallest, largest = before
        palace = _BEGUN[card]
        standing = (
            parts + self._on_site(palace), shields + palace.shields, cards + 1, done, walls, towers,
            card if card < smallest else smallest, card if card > largest else largest,
        )  # fmt: skip
        return (self.total(standing), START, standing, palace)

    def _extended(self, draft: Draft, palace: Palace, card: int) -> Outcome:
        parts, shields, cards, done, walls, towers, smallest, largest = draft.standing
        grown, size = palace.extended(card), len(palace.cards)
        parts -= self._on_site(palace)
        covered = palace.cards[-1]
        if covered in (smallest, largest):
            shown = [address for colour, address in draft.addresses.items() if colour != palace.colour]
            smallest, largest = min(shown, default=UNKNOWN), max(shown, default=0)
        smallest, largest = card if card < smallest else smallest, card if card > largest else largest
        if size + 1 < self.goal:
            parts, shields, cards = parts + self._on_site(grown), shields + grown.shields - palace.shields, cards + 1
        else:
            parts += self._completed(grown) + self._rates.points * grown.windows
            shields, cards, done = shields - palace.shields, cards - size, done + 1
        standing = (parts, shields, cards, done, walls, towers, smallest, largest)
        return (self.total(standing), EXTEND, standing, grown)

    def drafted(self, draft: Draft, card: int, outcome: Outcome) -> Draft:
        """Return the draft after the card was played in that way."""
        value, _, standing, palace = outcome
        if palace is None:
            return Draft(value, standing, draft.site, draft.addresses)
        is_done = len(palace.cards) >= self.goal
        site = {**draft.site, palace.colour: None if is_done else palace}
        return Draft(value, standing, site, {**draft.addresses, palace.colour: card})
