"""The banner of the one person at a table who has won: against whom, the best so far, how many wins in a row."""

from dataclasses import dataclass, replace
from typing import Any, cast

import pytest

from game.core.listing import Slot
from game.core.match import Match
from game.core.reasons import Reason
from game.core.seats import Seat
from game.core.spec import COLOURS
from game.core.storage import SaveStore
from scenes.kit.seat_views import wording_of
from scenes.screens.scores.career import career_of
from scenes.screens.scores.verdict import Verdict
from tests.ui.playable import stage
from tests.ui.played import play
from tests.ui.scores.matches import SPECS

SPEC = next(spec for spec in SPECS if min(spec.seats) == 2)


def match_of(*players: str) -> Match:
    match = Match(SPEC, {}, [Seat(player, "", COLOURS[seat]) for seat, player in enumerate(players)], "4")
    play(match, SPEC.max_actions)
    return match


@pytest.fixture(scope="module")
def won() -> Match:
    """By the person."""
    winner = match_of("merchant", "merchant").result().winners[0]
    return match_of(*("human" if seat == winner else "merchant" for seat in range(2)))


@dataclass
class Shelf:
    """The match itself lies on it as the latest."""

    match: Match
    before: list[Slot]

    def slots(self) -> list[Slot]:
        own = Slot("own", "", 9.0, None, SPEC.id, seats=tuple(self.match.seats), finished=True)
        return sorted([own, *self.before], key=lambda slot: -slot.modified)

    def slot_of(self, match: Match) -> str:
        return "own"


def saved(match: Match, at: float, points: int, is_won: bool = True, **more: Any) -> Slot:
    person, options = match.humans[0], tuple(match.options.items())
    totals, winners = (points,) * 2, (person if is_won else 1 - person,)
    told: dict[str, Any] = {"seats": tuple(match.seats), "options": options, "finished": True}
    return Slot(f"{at}", "", at, None, SPEC.id, totals=totals, winners=winners, **{**told, **more})


def lines(match: Match, *before: Slot) -> list[str]:
    career = career_of(match, cast(SaveStore, Shelf(match, list(before))))
    with stage() as headless:
        return career.lines(headless.app.catalog) if career else ["nothing"]


def test_a_first_win_has_no_best_and_no_row(won: Match) -> None:
    assert lines(won) == []


def test_the_best_so_far_is_that_of_matches_alike(won: Match) -> None:
    own = won.result().totals[won.humans[0]]
    practice = tuple({**won.options, "practice": "known"}.items())
    others = [saved(won, 3.0, 900, finished=False), saved(won, 2.0, 900, options=practice), saved(won, 10.0, 900)]
    assert lines(won, saved(won, 1.0, own - 1, False), *others) == [f"your best so far (before: {own - 1})"]
    assert lines(won, saved(won, 1.0, own + 1, False), *others) == [f"your best: {own + 1}"]


@pytest.mark.parametrize("others", ["people", "opponents", "game", "handed over", "damaged", "practice"])
def test_neither_best_nor_row_counts_a_match_of_another_kind(won: Match, others: str) -> None:
    """Neither as a win that makes the row longer, nor as a loss that ends it."""
    kinds: dict[str, dict[str, Any]] = {
        "people": {"seats": tuple(replace(seat, player="human") for seat in won.seats)},
        "opponents": {"seats": tuple(replace(seat, player="merchant") for seat in won.seats)},
        "game": {"game": next(spec.id for spec in SPECS if spec is not SPEC)},
        "handed over": {"handed_over": True},
        "damaged": {"problem": Reason("save-damaged")},
        "practice": {"options": tuple({**won.options, "practice": "known"}.items())},
    }
    before = saved(won, 1.0, 900)
    told = lines(won, before)
    for is_won in (True, False):
        assert lines(won, before, replace(saved(won, 2.0, 999, is_won), **kinds[others])) == told


@pytest.mark.parametrize("by", [0, 1])
def test_a_win_by_giving_up_is_compared_with_nothing(won: Match, by: int) -> None:
    match = won.branch(len(won.entries) // 2)
    match.resign(by)
    assert lines(match, saved(won, 1.0, 900)) == ["nothing"]


@pytest.mark.parametrize("people", [(), (0,), (1,), (0, 1)])
def test_only_the_one_person_at_the_table_is_called_you_as_winner(people: tuple[int, ...]) -> None:
    match = match_of(*("human" if seat in people else "merchant" for seat in range(2)))
    winner = match.result().winners[0]
    with stage() as headless:
        wording = wording_of(headless.app.catalog, match)
        title = Verdict(match, match.result(), wording).title
        seat_is = "you" if people == (winner,) else "other"
        assert title == headless.app.catalog("scores-wins", name=wording.who(winner), seat_is=seat_is)
        assert ("You" in title) == (people == (winner,))


def test_as_many_points_as_the_best_are_no_new_best(won: Match) -> None:
    own = won.result().totals[won.humans[0]]
    assert lines(won, saved(won, 1.0, own, False)) == [f"your best: {own}"]


def test_wins_in_a_row_end_with_a_loss(won: Match) -> None:
    row = [saved(won, at, 900, is_won) for at, is_won in ((4.0, True), (3.0, True), (2.0, False), (1.0, True))]
    assert lines(won, *row)[-1] == "3 wins in a row"


def test_the_banner_says_against_whom_and_nothing_where_an_opponent_has_won(won: Match) -> None:
    rival = match_of(*("merchant" if seat in won.humans else "human" for seat in range(2)))
    with stage() as headless:
        told = []
        for match in (won, rival):
            career = career_of(match, cast(SaveStore, Shelf(match, [])))
            verdict = Verdict(match, match.result(), wording_of(headless.app.catalog, match), career)
            told.append(verdict.banner(is_beside_title=True).who)
    assert told == ["against Merchant", "Merchant"]
