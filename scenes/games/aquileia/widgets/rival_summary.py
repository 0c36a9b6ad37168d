"""A rival's holdings in short: equal things share one sign with a number, and nothing overlaps."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from game.aquileia.board import METALS, SITES
from game.aquileia.cards import UNKNOWN_GEAR
from game.aquileia.laurels import COLOURS, KINDS, NAMES, POINTS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.games.aquileia.drawing.signs import Sign, Token, cards, coin, draw_signs, grown, width_of

_LARGEST = 36.0
_SIGN, _CARD = 1.25, 1.35
_APART, _CLOSE = 12.0, 6.0
_SMALLER = 0.985
_MOST_KINDS = 2

Chip = tuple[Token, ...]
"""Signs that stay together."""


def laurels(held: Iterable[int]) -> Iterator[Chip]:
    """Yield the signs of laurels: all numbered ones together, each pair of colours, and unknown ones."""
    kinds = list(held)
    counted = Counter(kinds)
    if points := sum(POINTS[kind] for kind in kinds if kind < KINDS):
        yield Sign("wreath_points", _SIGN), str(points)
    for kind in sorted(kind for kind in counted if kind < KINDS and not POINTS[kind]):
        yield _several(Sign(f"wreath_{NAMES[kind]}", _SIGN), counted[kind])
    if unknown := sum(counted[kind] for kind in counted if kind >= KINDS):
        yield Sign("wreath_unknown", _SIGN), "?" if unknown == 1 else f"? ×{unknown}"


def buildings(sites: Sequence[int], laurels_of: Callable[[int], int]) -> Iterator[Chip]:
    """Yield the signs of buildings: what workshops and banks bring at the port, and each colour's villas.

    Villas with laurels show what they are worth now, others their number of points.
    """
    owned = [SITES[site] for site in sites]
    if points := sum(facts.yields for facts in owned):
        yield Sign("sign_workshop", _SIGN), str(points)
    paid = [sum(facts.coins[metal] for facts in owned) for metal in range(len(METALS))]
    if any(paid):
        yield Sign("sign_bank", _SIGN), *(token for metal, count in enumerate(paid) for token in _coins(metal, count))
    for colour, name in enumerate(COLOURS):
        if worth := sum(facts.points for facts in owned if facts.is_villa and facts.colour == colour):
            points = worth * laurels_of(colour)
            yield Sign(f"sign_villa_{name}", _SIGN), f"={points}" if points else str(worth)


def blue_dice(count: int) -> Iterator[Chip]:
    """Yield the sign of the blue dice that may still be thrown in this round (AQ 4.1.5)."""
    if count:
        yield _several(Sign("die_blue_gold", _SIGN), count)


def cards_seen(hand: Sequence[int], *, may_be_more: bool) -> Iterator[Chip]:
    """Yield the signs of the known cards, and a sign if there may be more."""
    position = [(kind, count) for kind, count in enumerate(hand) if count]
    for kind, count in position:
        yield _several(cards(kind, 1, _CARD)[0], count)
    if may_be_more:
        yield ("+ ?" if position else "?",)


def cards_in_short(hand: Sequence[int], *, may_be_more: bool) -> Iterator[Chip]:
    """Yield the known cards, or only their number if there are many kinds; a back means unknown ones."""
    kinds, back = sum(count > 0 for count in hand), cards(UNKNOWN_GEAR, 1, _CARD)
    if kinds > _MOST_KINDS:
        yield (*back, f"×{sum(hand)} + ?" if may_be_more else f"×{sum(hand)}")
    elif kinds:
        yield from cards_seen(hand, may_be_more=may_be_more)
    elif may_be_more:
        yield (*back, "?")


def _several(sign: Token, count: int) -> Chip:
    return (sign,) if count == 1 else (sign, f"×{count}")


def _coins(metal: int, count: int) -> list[Token]:
    """Return the signs of coins; a single coin needs no number."""
    return [coin(metal)] if count == 1 else [str(count), coin(metal)] if count else []


def draw_chips(canvas: Canvas, rows: tuple[Rect, ...], *groups: tuple[Chip, ...]) -> None:
    """Draw each group in a row of its own if there is room, else one after the other, closer and smaller."""
    area = rows[0].joined(rows[-1])
    layouts = [_laid(canvas, area.rows(count, 0), groups) for count in range(1, len(rows) + 1)]
    size, gap, places, lines = max(layouts, key=lambda layout: layout[0])
    for row, line in zip(places, lines, strict=False):
        x = row.x
        for chip in line:
            x = draw_signs(canvas, row.trimmed(left=x - row.x), chip, size, figures=grown(canvas)).right + gap


def _laid(
    canvas: Canvas, rows: Sequence[Rect], groups: Sequence[Sequence[Chip]]
) -> tuple[float, float, Sequence[Rect], list[list[Chip]]]:
    """Return the size and gap at which they fit into these rows, and who stands where."""
    size, gap = min(_LARGEST, rows[0].h / _CARD), _APART
    while (lines := _lines(canvas, groups, rows, size, gap)) is None:
        size, gap = (size, _CLOSE) if gap > _CLOSE else (size * _SMALLER, gap)
    return size, gap, rows, lines


def _lines(
    canvas: Canvas, groups: Sequence[Sequence[Chip]], rows: Sequence[Rect], size: float, gap: float
) -> list[list[Chip]] | None:
    widths = {id(chip): width_of(canvas, chip, size, grown(canvas)) + gap for group in groups for chip in group}
    room = rows[0].w + gap
    apart = [line for group in groups for line in _flowing(group, widths, room)]
    if len(apart) <= len(rows):
        return apart
    together = _flowing([chip for group in groups for chip in group], widths, room)
    return together if len(together) <= len(rows) else None


def _flowing(chips: Sequence[Chip], widths: dict[int, float], room: float) -> list[list[Chip]]:
    lines, left = list[list[Chip]](), 0.0
    for chip in chips:
        if widths[id(chip)] > left:
            lines.append([])
            left = room
        lines[-1].append(chip)
        left -= widths[id(chip)]
    return lines
