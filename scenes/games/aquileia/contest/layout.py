"""Rectangles in the dialog of a contest: the fighters' lines, and the own cards below them."""

from game.aquileia.cards import FIGHTING, KINDS
from game.aquileia.state import State
from scenes.engine.layout import Rect

_LARGEST = Rect(368, 122, 1236, 944)
"""It leaves the own points and coins visible, to which the prizes fly."""
_MARGIN = 34.0, 20.0
INNER = _LARGEST.inset(*_MARGIN)
_HEADS, _LINES_TOP = (135.0, 22.0), 158.0
"""Headings: distance below the dialog's inner edge and height; then the distance of the lines."""
_PITCHES = (176.0, 176.0, 176.0, 146.0, 114.0, 98.0)
"""Distance from line to line, by the number of fighters."""
_WATCHED, _BUTTONS, _GAP = 196.0, 58.0, 8.0
"""Height below the lines for viewers who only watch, height of a fighter's buttons, and the gap above them."""
_CARD, _APART = (140.0, 196.0), 24.0
_HEADED = 46.0
"""Room for the heading above the cards, so that a lifted card does not reach it."""


def heads_rect() -> Rect:
    top, height = _HEADS
    return Rect(INNER.x, INNER.y + top, INNER.w, height)


def fighter_rects(count: int) -> list[Rect]:
    """Return the rectangle of each fighter's line below the scale."""
    area, pitch = INNER.trimmed(top=_LINES_TOP), _PITCHES[count]
    return [Rect(area.x, area.y + pitch * fighter, area.w, pitch - 10) for fighter in range(count)]


def sheet_rect(view: State, viewer: int) -> Rect:
    """Return the rectangle of the dialog, as large as its content needs for this viewer."""
    body, foot = foot_rects(view, viewer)
    return _LARGEST.trimmed(bottom=_LARGEST.bottom - max(body.bottom, foot.bottom) - _MARGIN[1])


def foot_rects(view: State, viewer: int) -> tuple[Rect, Rect]:
    """Return the rectangles of the decision below the lines and of its buttons, which only fighters have."""
    assert view.contest is not None
    fighters = view.contest.fighters
    room = INNER.trimmed(top=fighter_rects(len(fighters))[-1].bottom + 16 - INNER.y)
    if viewer not in fighters:
        return room.split_top(min(room.h, _WATCHED))[0], room.split_top(0)[0]
    body, foot = room.split_bottom(_BUTTONS, _GAP)
    return body, foot


def card_rooms(view: State, seat: int) -> tuple[Rect, Rect]:
    """Return the rectangles of the own cards and of the words about what may come at their right."""
    assert view.contest is not None
    room = foot_rects(view, seat)[0].inset(20, 10)
    kinds = sum(count > 0 for count in view.hands[seat])
    width = min(0.56, max(0.38, kinds * (_CARD[0] + _APART) / room.w)) * room.w
    return room.split_left(width, 20)


def counting_cards(view: State, seat: int) -> list[int]:
    """Return the kinds of cards in a fighter's hand that count in this contest."""
    assert view.contest is not None
    fighting = FIGHTING[view.contest.metals[view.contest.fighters.index(seat)]]
    return [kind for kind in range(KINDS) if view.hands[seat][kind] and kind in fighting]


def own_card_rects(view: State, seat: int) -> dict[int, Rect]:
    """Return the rectangles of the own cards by kind; those that count come first."""
    good, row = counting_cards(view, seat), card_rooms(view, seat)[0].trimmed(top=_HEADED)
    kinds = [*good, *(kind for kind in range(KINDS) if view.hands[seat][kind] and kind not in good)]
    height = min(_CARD[1], row.h - 30)
    width = height * _CARD[0] / _CARD[1]
    pitch = min(width + _APART, (row.w - width) / max(1, len(kinds) - 1))
    return {kind: Rect(row.x + index * pitch, row.y, width, height) for index, kind in enumerate(kinds)}
