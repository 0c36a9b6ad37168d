"""The result with even luck: the margin without the luck that was measured, and only where all of it was."""

import pytest

from game.ai.worth import margin_of
from game.coach.even_luck import even_luck
from game.coach.model import Luck, Notes
from game.coach.storage import no_notes
from game.core.match import Match
from tests.coach.matches import every_game, finished


def lucky(match: Match, level: int = 1) -> Notes:
    """Every piece of luck gave the first seat a point, give or take a half."""
    chances = [1 / len(match.seats)] * len(match.seats)
    entries = [entry.index for entry in match.entries if entry.barrier() is not None]
    luck = [Luck(entry=entry, seat=0, level=level, points=1.0, error=0.5, chances=chances) for entry in entries]
    return no_notes(match).model_copy(update={"luck": luck})


@every_game
def test_the_luck_is_taken_from_the_result(game: str) -> None:
    match = finished(game)
    notes = lucky(match)
    found, margin = even_luck(match, notes, 0), round(margin_of(match.result().totals, 0))
    assert found is not None
    assert (found.margin, found.even) == (margin, margin - len(notes.luck))
    assert found.error == pytest.approx(0.5 * len(notes.luck) ** 0.5)
    assert found.is_level == (abs(found.even) <= found.error)


def test_nothing_is_told_while_any_luck_is_unknown_or_only_glanced_at() -> None:
    match = finished("lucca")
    notes = lucky(match)
    assert even_luck(match, notes, 1) is None
    assert even_luck(match, lucky(match, level=0), 0) is None
    assert even_luck(match, notes.model_copy(update={"luck": notes.luck[1:]}), 0) is None
    unknown = notes.luck[-1].model_copy(update={"chances": []})
    assert even_luck(match, notes.model_copy(update={"luck": [*notes.luck[:-1], unknown]}), 0) is None


def test_what_came_to_light_in_the_first_turn_counts_as_dealt_where_it_cannot_be_measured() -> None:
    """In Lucca a rival keeps two of the cards dealt face down, which hardly any imagined world has."""
    match = finished("lucca")
    notes = lucky(match)
    first = notes.luck[0]
    assert match.turn_at(first.entry) == 1
    dealt = [first.model_copy(update={"chances": [], "points": 0.0, "error": 0.0}), *notes.luck[1:]]
    found = even_luck(match, notes.model_copy(update={"luck": dealt}), 0)
    assert found is not None and found.even == found.margin - len(notes.luck) + 1
    glanced = [dealt[0].model_copy(update={"level": 0}), *notes.luck[1:]]
    assert even_luck(match, notes.model_copy(update={"luck": glanced}), 0) is None


def test_a_resigned_match_has_no_result_to_take_it_from() -> None:
    match = finished("lucca")
    given_up = match.branch(len(match.entries) - 4)
    given_up.resign(0)
    assert even_luck(given_up, lucky(given_up), 0) is None
