"""Positions as text: `heaps: 3 0 1`, `taken: 4 4`, `active: 1`; a missing line keeps the default."""

from game.pebbles.state import State


def position(text: str) -> State:
    state = State()
    for line in filter(None, map(str.strip, text.splitlines())):
        key, _, value = line.partition(":")
        numbers = [int(word) for word in value.split()]
        setattr(state, key, numbers[0] if key in ("active", "turn", "last") else numbers)
    return state
