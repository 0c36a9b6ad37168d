"""Lucca with high palaces, long addresses and many walls, at the smallest and the largest table."""

from tests.ui.tables.crowded import Crowded

_CROWDED = """
players: {seats}
turn: 4
site 0: 12-18, 13-24, 95
completed 0: {house0}
opened 0: {house1}
walls 0: 6 7 9 35
towers 0: 2
points 0: 19 12
site 1: 91, 96
completed 1: {house2}
walls 1: 46
site 2: 34, 37
opened 2: {house3}
walls 2: 60 61 62
towers 2: 1
deck: 65 66 67 68 69 70 71 72
"""
_FREE = _CROWDED + "triplets: 1 29 tower, 31 32 33, 41 42 43, 44 45 48\n"
_TAKEN = _CROWDED + "triplets: -, 31 32 33, 41 42 43, 44 45 48\ntakers: 0 - - -\nplacing: 1 29 tower\n"
_LAST = _CROWDED + "order: {others} 0\nactive: 0\ntriplets: -, -, -, 44 45 48\ntakers: 0 1 2 -\nplacing: 29\n"
_HOUSES = {
    3: {"house0": "15-22-26-4-54", "house1": "5-8-16-21-27", "house2": "10-14-23-25-36", "house3": "17-20-28-39-50"},
    5: {"house0": "15-22-26", "house1": "5-8-16", "house2": "10-14-23", "house3": "17-20-28"},
}
_CHOOSING = """
players: 4
stage: keep
hand 0: 1 12 58 96
hand 1: 2 3 4 5
hand 2: 6 7 8 9
hand 3: 10 11 13 14
triplets: 31 32 33, 41 42 43, 44 45 48, 51 52 53, 61 62 63
"""
CROWDED = {
    f"{name}-{seats}": Crowded(text.format(seats=seats, others=" ".join(map(str, range(1, seats))), **houses), played)
    for seats, houses in _HOUSES.items()
    for name, text, played in (("free", _FREE, ()), ("taken", _TAKEN, ()), ("last", _LAST, ("discard 29",)))
} | {"keep": Crowded(_CHOOSING)}
