"""The features of a seat: numbers that learned weights multiply, from open information only."""

from typing import Final, NamedTuple

from game.lucca.cards import UNKNOWN
from game.lucca.limits import turns
from game.lucca.mind.outlook import Outlook, outlook_of, turns_left
from game.lucca.quarters import Palace, Quarter
from game.lucca.scoring import LARGEST_POINTS, SHIELDS_PER_WALL, SMALLEST_POINTS
from game.lucca.state import State


class Rates(NamedTuple):
    """Hold the features of one quarter; as weights, the worth of each."""

    points: float
    pending: float
    walls_now: float
    largest: float
    smallest: float
    opened: float
    completed: float
    walls: float
    towers: float
    shortage: float
    slack: float
    wall_prospects: float
    shields: float
    site_cards: float
    site_windows: float
    progress: float
    almost: float
    almost_windows: float
    site_pays: float
    gifts: float
    completed_gifts: float
    palaces: float
    tall: float


QUARTER: Final = Rates._fields
TABLE: Final = ("bias", "gap")
PHASES: Final = ("", "early ", "final ")
FEATURES: Final = (*(phase + name for phase in PHASES for name in QUARTER), *TABLE)
SIZE: Final = len(QUARTER)

_POINTS_NOW = 5
"""Number of features that are present points; the others are hopes."""
MOST_SLACK = 6
TALL = 80
"""Address from which one may well be the largest at the end."""


def phase_shares(left: int, total: int) -> tuple[float, float, float]:
    """Return the factors of the phases by the triplets that the seat still takes."""
    return 1.0, left / total, 0.0 if left else 1.0


class _Site(NamedTuple):
    """Hold sums over the palaces under construction."""

    shields: int
    cards: int
    windows: int
    progress: int
    almost: int
    almost_windows: int
    pays: int
    gifts: int


def _sums(palaces: tuple[Palace, ...], outlook: Outlook) -> _Site:
    shields = cards = windows = progress = almost = almost_windows = pays = gifts = 0
    for colour, stack, palace_windows, palace_shields in palaces:
        size = len(stack)
        shields += palace_shields
        cards += size
        windows += palace_windows
        progress += size * size
        pays += size * outlook.pays[colour]
        gifts += size * outlook.waiting[colour]
        if size == outlook.goal - 1:
            almost += 1
            almost_windows += palace_windows
    return _Site(shields, cards, windows, progress, almost, almost_windows, pays, gifts)


def numbers_of(quarter: Quarter, outlook: Outlook) -> list[float]:
    """Return the features of one quarter, in the order of QUARTER."""
    site, walls, goal = _sums(quarter.site, outlook), len(quarter.walls), outlook.goal
    addresses = [palace.cards[-1] for palace in quarter.palaces]
    largest = max(addresses, default=0)
    need, done = SHIELDS_PER_WALL * walls, len(quarter.opened) + len(quarter.completed)
    scoring = walls + quarter.towers
    return [
        quarter.points,
        sum(outlook.pays[palace.colour] for palace in quarter.completed),
        scoring * done if site.shields >= need else 0,
        LARGEST_POINTS if largest > outlook.largest else 0,
        SMALLEST_POINTS if min(addresses, default=UNKNOWN) < outlook.smallest else 0,
        len(quarter.opened),
        len(quarter.completed),
        walls,
        quarter.towers,
        max(0, need - site.shields),
        min(MOST_SLACK, max(0, site.shields - need)),
        scoring * site.cards / goal,
        site.shields,
        site.cards,
        site.windows,
        site.progress / goal,
        site.almost,
        site.almost_windows,
        site.pays / goal,
        site.gifts,
        sum(outlook.waiting[palace.colour] for palace in quarter.completed),
        len(addresses),
        largest >= TALL,
    ]


def features(view: State, seat: int) -> list[float]:
    """Return the seat's numbers minus its rivals' mean, and how far the best rival is above that mean."""
    total = turns(view)
    own: list[float] = []
    rivals = [0.0] * (SIZE * len(PHASES))
    standing: list[float] = []
    count = len(view.quarters) - 1
    for each, quarter in enumerate(view.quarters):
        numbers = numbers_of(quarter, outlook_of(view, each))
        phased = [share * number for share in phase_shares(turns_left(view, each), total) for number in numbers]
        if each == seat:
            own = phased
        else:
            rivals = [sum_so_far + number / count for sum_so_far, number in zip(rivals, phased, strict=True)]
            standing.append(sum(numbers[:_POINTS_NOW]))
    gap = max(standing) - sum(standing) / count
    return [mine - theirs for mine, theirs in zip(own, rivals, strict=True)] + [1.0, gap]
