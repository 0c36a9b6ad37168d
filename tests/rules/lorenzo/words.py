"""Reads the short words of `printed`: `coins 1 wood 2` and what is made of such amounts."""

from collections import Counter

from game.lorenzo.goods import RESOURCES


def amounts(text: str) -> Counter[str]:
    """`coins 3 wood -1` as numbers by name; other words are left alone."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=False)
    return Counter({name: int(number) for name, number in pairs if name in RESOURCES})


def changed(text: str) -> dict[str, int]:
    return {name: number for name, number in amounts(text).items() if number}


def net(*, paid: str = "", gained: str = "") -> dict[str, int]:
    """What a seat has more, or less, afterwards."""
    total = amounts(gained)
    total.subtract(amounts(paid))
    return {name: number for name, number in total.items() if number}


def added(*texts: str) -> str:
    """Several amounts as one."""
    total: Counter[str] = Counter()
    for text in texts:
        total.update(amounts(text))
    return " ".join(f"{name} {number}" for name, number in total.items())
