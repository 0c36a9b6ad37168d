"""What counts as one decision: an action with everything that the search plans together with it."""

from game.coach.decisions import deeds_of
from tests.coach.matches import every_game, finished


@every_game
def test_every_choice_of_a_seat_belongs_to_one_deed(game: str) -> None:
    match = finished(game)
    for seat in range(len(match.seats)):
        covered = [entry for deed in deeds_of(match, seat) for entry in range(deed.first, deed.end)]
        choices = [entry.index for entry in match.entries if entry.seat == seat and entry.legal > 1]
        assert set(choices) <= set(covered)
        assert len(covered) == len(set(covered))
        assert {match.entries[entry].seat for entry in covered} == {seat}


def test_a_triplet_of_lucca_is_one_deed_with_the_use_of_its_cards() -> None:
    match = finished("lucca")
    takes = [deed for deed in deeds_of(match, 0) if deed.actions[0].startswith("take")]
    assert takes
    assert {len(deed.actions) for deed in takes} == {4}
    assert [match.entries[deed.first + place].action.text for deed in takes for place in range(4)] == [
        action for deed in takes for action in deed.actions
    ]
