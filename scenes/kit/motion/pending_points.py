"""Points that are split among coins."""


def in_shares(points: int, most: int) -> list[int]:
    """Return the points split evenly among coins, at most `most` of them."""
    count = min(abs(points), most)
    return [points * (coin + 1) // count - points * coin // count for coin in range(count)]
