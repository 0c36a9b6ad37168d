"""A quarter in running totals, so that the worth of one card more is found without building the quarter anew."""

from collections.abc import Mapping
from typing import NamedTuple

from game.lucca.cards import COLOUR_OF, TOWER, UNKNOWN
from game.lucca.mind.features import MOST_SLACK, TALL, Rates
from game.lucca.mind.outlook import Outlook
from game.lucca.placing import DISCARD, EXTEND, RAISE, START, WALL
from game.lucca.quarters import Palace, Quarter, palace_of
from game.lucca.scoring import LARGEST_POINTS, SHIELDS_PER_WALL, SMALLEST_POINTS


class Standing(NamedTuple):
    """`parts` is the worth of the palaces, each for itself, and of the points scored."""

    parts: float
    shields: int
    cards: int
    done: int
    walls: int
    towers: int
    smallest: int
    largest: int


class Draft(NamedTuple):
    """By colour: the palace on the site, or None for one that is done; and every visible address."""

    standing: Standing
    site: Mapping[int, Palace | None]
    addresses: Mapping[int, int]


class Outcome(NamedTuple):
    value: float
    way: str
    standing: Standing
    palace: Palace | None = None
    """What stands in the colour of the card afterwards, when it was built."""


class Pricing:
    """What the parts of a quarter are worth under one set of rates and one outlook."""

    __slots__ = ("_goal", "_outlook", "_rates")

    def __init__(self, rates: Rates, outlook: Outlook) -> None:
        self._rates, self._outlook, self._goal = rates, outlook, outlook.goal

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
        standing = Standing(
            parts, shields, cards, len(done), len(quarter.walls), quarter.towers,
            min(addresses.values(), default=UNKNOWN), max(addresses.values(), default=0),
        )  # fmt: skip
        site: dict[int, Palace | None] = {palace.colour: palace for palace in quarter.site}
        site.update((palace.colour, None) for palace in done)
        return Draft(standing, site, addresses)

    def _on_site(self, palace: Palace) -> float:
        rates, outlook = self._rates, self._outlook
        colour, stack, windows, _ = palace
        size = len(stack)
        worth = rates.palaces + rates.site_windows * windows + rates.gifts * size * outlook.waiting[colour]
        worth += (rates.progress * size * size + rates.site_pays * size * outlook.pays[colour]) / self._goal
        if size == self._goal - 1:
            worth += rates.almost + rates.almost_windows * windows
        return worth

    def _completed(self, palace: Palace) -> float:
        rates, outlook, colour = self._rates, self._outlook, palace.colour
        pays, waiting = outlook.pays[colour], outlook.waiting[colour]
        return rates.palaces + rates.completed + rates.pending * pays + rates.completed_gifts * waiting

    def total(self, standing: Standing) -> float:
        rates = self._rates
        parts, shields, cards, done, walls, towers, smallest, largest = standing
        need, scoring = SHIELDS_PER_WALL * walls, walls + towers
        total = parts + rates.shields * shields + rates.site_cards * cards + rates.walls * walls + rates.towers * towers
        total += rates.wall_prospects * scoring * cards / self._goal
        if shields >= need:
            total += rates.walls_now * scoring * done + rates.slack * min(MOST_SLACK, shields - need)
        else:
            total += rates.shortage * (need - shields)
        if largest > self._outlook.largest:
            total += rates.largest * LARGEST_POINTS
        if smallest < self._outlook.smallest:
            total += rates.smallest * SMALLEST_POINTS
        return total + rates.tall if largest >= TALL else total

    def outcomes(self, draft: Draft, card: int) -> list[Outcome]:
        """Every way of `placing.ways`, in running totals."""
        standing = draft.standing
        parts, shields, cards, done, walls, towers, smallest, largest = standing
        discard = Outcome(self.total(standing), DISCARD, standing)
        if card == TOWER:
            raised = Standing(parts, shields, cards, done, walls, towers + 1, smallest, largest)
            return [Outcome(self.total(raised), RAISE, raised), discard]
        wall = Standing(parts, shields, cards, done, walls + 1, towers, smallest, largest)
        rest = [Outcome(self.total(wall), WALL, wall), discard]
        colour = COLOUR_OF[card]
        if colour not in draft.site:
            return [self._started(draft, card), *rest]
        palace = draft.site[colour]
        return [self._extended(draft, palace, card), *rest] if palace else rest

    def _started(self, draft: Draft, card: int) -> Outcome:
        parts, shields, cards, done, walls, towers, smallest, largest = draft.standing
        palace = palace_of((card,))
        standing = Standing(
            parts + self._on_site(palace), shields + palace.shields, cards + 1, done, walls, towers,
            min(smallest, card), max(largest, card),
        )  # fmt: skip
        return Outcome(self.total(standing), START, standing, palace)

    def _extended(self, draft: Draft, palace: Palace, card: int) -> Outcome:
        parts, shields, cards, done, walls, towers, smallest, largest = draft.standing
        grown, size = palace.extended(card), len(palace.cards)
        parts -= self._on_site(palace)
        if palace.address in (smallest, largest):
            shown = [address for colour, address in draft.addresses.items() if colour != palace.colour]
            smallest, largest = min(shown, default=UNKNOWN), max(shown, default=0)
        smallest, largest = min(smallest, card), max(largest, card)
        if size + 1 < self._goal:
            parts, shields, cards = parts + self._on_site(grown), shields + grown.shields - palace.shields, cards + 1
        else:
            parts += self._completed(grown) + self._rates.points * grown.windows
            shields, cards, done = shields - palace.shields, cards - size, done + 1
        standing = Standing(parts, shields, cards, done, walls, towers, smallest, largest)
        return Outcome(self.total(standing), EXTEND, standing, grown)

    def drafted(self, draft: Draft, card: int, outcome: Outcome) -> Draft:
        """The draft after the card was played so."""
        palace = outcome.palace
        if palace is None:
            return Draft(outcome.standing, draft.site, draft.addresses)
        is_done = len(palace.cards) >= self._goal
        site = {**draft.site, palace.colour: None if is_done else palace}
        return Draft(outcome.standing, site, {**draft.addresses, palace.colour: card})
