"""How a seat stands, in numbers that learned weights multiply. Nothing hidden is asked for."""

from typing import Final, NamedTuple

from game.lucca.cards import UNKNOWN
from game.lucca.limits import turns
from game.lucca.outlook import Outlook, outlook_of, turns_left
from game.lucca.quarters import Quarter
from game.lucca.scoring import LARGEST_POINTS, SHIELDS_PER_WALL, SMALLEST_POINTS
from game.lucca.state import State


class Rates(NamedTuple):
    """The features of one quarter; as weights, what each of them is worth."""

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
"""The first features are points as they stand; the rest is hope."""
MOST_SLACK = 6
TALL = 80
"""An address from here on may well be the largest at the end."""


def phase_shares(left: int, total: int) -> tuple[float, float, float]:
    """By the triplets that the seat has still to take."""
    return 1.0, left / total, 0.0 if left else 1.0


def numbers_of(quarter: Quarter, outlook: Outlook) -> list[float]:
    """The features of one quarter, in the order of QUARTER."""
    site, completed, opened, walls, towers, windows, openings = quarter
    pays, waiting, goal, smallest, largest = outlook
    shields = cards = site_windows = almost = almost_windows = gifts = completed_gifts = pending = site_pays = 0
    progress = 0
    low, high = UNKNOWN, 0
    for colour, stack, palace_windows, palace_shields in site:
        size, address = len(stack), stack[-1]
        low, high = min(low, address), max(high, address)
        shields += palace_shields
        cards += size
        site_windows += palace_windows
        progress += size * size
        site_pays += size * pays[colour]
        gifts += size * waiting[colour]
        if size == goal - 1:
            almost += 1
            almost_windows += palace_windows
    for palace in completed:
        address = palace.cards[-1]
        low, high = min(low, address), max(high, address)
        pending += pays[palace.colour]
        completed_gifts += waiting[palace.colour]
    for palace in opened:
        address = palace.cards[-1]
        low, high = min(low, address), max(high, address)
    need, done = SHIELDS_PER_WALL * len(walls), len(opened) + len(completed)
    scoring = len(walls) + towers
    return [
        windows + openings,
        pending,
        scoring * done if shields >= need else 0,
        LARGEST_POINTS if high > largest else 0,
        SMALLEST_POINTS if low < smallest else 0,
        len(opened),
        len(completed),
        len(walls),
        towers,
        max(0, need - shields),
        min(MOST_SLACK, max(0, shields - need)),
        scoring * cards / goal,
        shields,
        cards,
        site_windows,
        progress / goal,
        almost,
        almost_windows,
        site_pays / goal,
        gifts,
        completed_gifts,
        len(site) + done,
        high >= TALL,
    ]


def features(view: State, seat: int) -> list[float]:
    """What the seat has and its rivals have not on average, and how far the best of them stands out."""
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
