"""Positions as plain values: choices by their names, and damage refused with what is wrong."""

from typing import Any, NamedTuple

import pytest

from game.core.plain import choice_from_plain, choice_to_plain, kinds_by_name, read


class Asking(NamedTuple):
    seat: int
    cards: tuple[int, ...] = ()


def test_a_choice_is_written_by_its_name_and_read_back() -> None:
    plain = choice_to_plain(Asking(1, (7, 7)))
    assert plain == {"choice": "Asking", "seat": 1, "cards": [7, 7]}
    assert choice_from_plain(plain, kinds_by_name(Asking)) == Asking(1, (7, 7))


@pytest.mark.parametrize("damaged", [{}, {"choice": None}, {"choice": "Asking"}, {"choice": "Asking", "seet": 1}])
def test_what_is_damaged_is_refused_with_a_reason(damaged: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="the position is damaged at "):
        read(lambda plain: choice_from_plain(plain, kinds_by_name(Asking)), damaged)
