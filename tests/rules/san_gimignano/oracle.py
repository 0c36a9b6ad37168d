"""A second reader of the rules: slow and simple answers, taken from the text of the rules and not from the program."""

from collections import Counter
from typing import Any

FINE = "fine_stone"
Plain = dict[str, Any]
Stones = tuple[tuple[int, bool], ...]
"""From the foot up: the number, and whether a fine stone stands for it."""
UNCAPPED = 99


def runs_and_repeats() -> list[tuple[int, ...]]:
    """SG 3.3, SG 8.3: plain towers of 5 to 10, banded ones from 11 down to 4."""
    plain = [(number,) * levels for number in range(5, 11) for levels in range(3, 11)]
    banded = [tuple(range(foot, top - 1, -1)) for foot in range(4, 12) for top in range(4, foot - 1)]
    return plain + banded


def with_fine_stones(numbers: tuple[int, ...]) -> list[Stones]:
    """Every choice of up to three fine stones; among equal numbers they lie last."""
    choices: list[Stones] = []
    for bits in range(1 << len(numbers)):
        marks = [bool(bits >> level & 1) for level in range(len(numbers))]
        is_plain = numbers[0] == numbers[-1]
        if sum(marks) <= 3 and (not is_plain or marks == sorted(marks)):
            choices.append(tuple(zip(numbers, marks, strict=True)))
    return choices


def builds(plain: Plain) -> set[str]:
    seat = plain["active"]
    shapes = [numbers for numbers in runs_and_repeats() if len(numbers) <= height_cap(plain, seat)]
    return {f"build {_words(stones)}" for numbers in shapes for stones in _affordable(plain, seat, numbers)}


def extensions(plain: Plain) -> set[str]:
    seat, found = plain["active"], set[str]()
    for place, tower in enumerate(plain["towers"][seat], start=1):
        if tower["complete"]:
            continue
        for count in range(1, 10):
            numbers = _numbers_above(tower, count)
            if numbers and len(tower["numbers"]) + count <= height_cap(plain, seat):
                found |= {f"extend {place} {_words(stones)}" for stones in _affordable(plain, seat, numbers)}
    return found


def _numbers_above(tower: Plain, count: int) -> tuple[int, ...]:
    """SG 3.4."""
    top: int = tower["numbers"][-1]
    if tower["kind"] == "plain":
        return (top,) * count
    lowest = top - count
    return tuple(range(top - 1, lowest - 1, -1)) if lowest >= 4 else ()


def _affordable(plain: Plain, seat: int, numbers: tuple[int, ...]) -> list[Stones]:
    hand = Counter(plain["hands"][seat])
    return [stones for stones in with_fine_stones(numbers) if _has(plain, seat, hand, stones)]


def _has(plain: Plain, seat: int, hand: Counter[str], stones: Stones) -> bool:
    needed = Counter(FINE if is_fine else str(number) for number, is_fine in stones)
    return not needed - hand and (not needed[FINE] or needed[FINE] <= allowance(plain, seat))


def allowance(plain: Plain, seat: int) -> int:
    """SG 8.2."""
    return int(plain["used"][1 - seat] + 1 - plain["used"][seat])


def height_cap(plain: Plain, seat: int) -> int:
    """SG 8.6."""
    if "rognosa" not in plain["played"][1 - seat]:
        return UNCAPPED
    heights: list[int] = [len(tower["numbers"]) for tower in plain["towers"][1 - seat]]
    return max([3, *heights])


def points(plain: Plain, seat: int) -> int:
    """SG 7.1 to 7.5 and SG 8.7, without a penalty."""
    mine, theirs = plain["towers"][seat], plain["towers"][1 - seat]
    completed: int = 5 * sum(tower["complete"] for tower in mine)
    sevens: int = 2 * sum(
        len(tower["numbers"]) for tower in mine if tower["kind"] == "plain" and tower["numbers"][0] == 7
    )
    tallest = sum(number for number in range(5, 11) if 0 < _tallest(mine, number) >= _tallest(theirs, number))
    banded: list[int] = [len(tower["numbers"]) for tower in mine if tower["kind"] == "banded"]
    high: int = sum(len(tower["numbers"]) >= 5 for tower in mine) if "santa_fina" in plain["played"][seat] else 0
    piece = 10 if plain["piece"] == seat else 0
    return completed + sevens + tallest + len(banded) * sum(banded) + piece + 5 * high


def _tallest(towers: list[Plain], number: int) -> int:
    plain = [tower["numbers"] for tower in towers if tower["kind"] == "plain"]
    return max((len(numbers) for numbers in plain if numbers[0] == number), default=0)


def cards_on_the_table(plain: Plain) -> Counter[str]:
    """Every card of a position between two actions."""
    cards = Counter[str](plain["market"] + plain["removed"])
    for pile in (*plain["hands"], *plain["played"]):
        cards.update(pile)
    for deck in ("deck", "noble_deck"):
        cards.update(card["card"] for card in plain[deck])
    for tower in (*plain["towers"][0], *plain["towers"][1]):
        for level, number in enumerate(tower["numbers"], start=1):
            cards[FINE if level in tower["fine_stones"] else str(number)] += 1
    return cards


def _words(stones: Stones) -> str:
    return " ".join(f"{FINE}={number}" if is_fine else str(number) for number, is_fine in stones)
