"""The chart of the scores: every line and every mark can be told apart, also where all end close together."""

from itertools import combinations
from math import dist

from game.core.spec import COLOURS
from scenes.core.layout import Rect
from scenes.kit.people import Person
from scenes.scores.causes import Passage
from scenes.scores.chart import MARK, Chart
from scenes.scores.story import Moment


def test_no_mark_of_the_chart_covers_a_line_or_another_mark() -> None:
    """Five families end within a few points, and the moments are theirs."""
    by_turn = {turn: tuple(turn * turn + seat * turn // 3 for seat in range(5)) for turn in range(7)}
    people = [Person(seat, colour, colour, False, "greedy") for seat, colour in enumerate(COLOURS)]
    story = [Moment("last", seat, turn, turn, 5, Passage(0, 0, 0), "") for seat, turn in ((1, 5), (2, 6), (3, 6))]
    chart = Chart(Rect(0, 0, 510, 290), by_turn, people, story)
    places = [place for _, place in chart.marks()]
    ends = [chart.at(turn, points) for turn, row in by_turn.items() for points in row]
    assert all(dist(place, end) > MARK / 2 for place in places for end in ends)
    assert all(dist(one, other) > MARK for one, other in combinations(places, 2))
