"""The chart of the scores: every line and every mark can be told apart, also where all end close together."""

from itertools import combinations, pairwise
from math import dist

from game.core.spec import COLOURS
from scenes.engine.layout import Rect
from scenes.kit.players import Person
from scenes.screens.scores.chart import APART, MARK, Chart
from scenes.screens.scores.label_spread import apart
from scenes.screens.scores.score_causes import Passage
from scenes.screens.scores.story import StoryMoment


def test_no_mark_of_the_chart_covers_a_line_or_another_mark() -> None:
    """Five families end within a few points, and the moments are theirs."""
    by_turn = {turn: tuple(turn * turn + seat * turn // 3 for seat in range(5)) for turn in range(7)}
    people = [Person(seat, colour, colour, False, "greedy") for seat, colour in enumerate(COLOURS)]
    story = [StoryMoment("last", seat, turn, turn, 5, Passage(0, 0, 0), "") for seat, turn in ((1, 5), (2, 6), (3, 6))]
    chart = Chart("chart", Rect(0, 0, 510, 290), by_turn, people, story)
    places = [place for _, place in chart.marks()]
    ends = [end for line in chart.lines.values() for end in line]
    assert all(dist(place, end) > MARK / 2 for place in places for end in ends)
    assert all(dist(one, other) > MARK for one, other in combinations(places, 2))


def test_equal_families_have_lines_of_their_own_and_the_first_ends_on_top() -> None:
    by_turn = {0: (0, 0, 0), 1: (5, 5, 5), 2: (9, 9, 8), 3: (12, 13, 12)}
    people = [Person(seat, colour, colour, False, "greedy") for seat, colour in zip(range(3), COLOURS, strict=False)]
    lines = Chart("chart", Rect(0, 0, 510, 290), by_turn, people, []).lines
    for turn in by_turn:
        heights = sorted(line[turn][1] for line in lines.values())
        assert all(below - above >= APART - 0.01 for above, below in pairwise(heights))
    ends = [lines[seat][-1][1] for seat in (1, 0, 2)]
    assert ends == sorted(ends)


def test_what_has_room_stays_where_it_belongs() -> None:
    assert apart([10, 30, 50], 6, 100) == [10, 30, 50]
    assert apart([10, 10, 50], 6, 100) == [7, 13, 50]
    assert apart([98, 100, 100], 6, 100) == [88, 94, 100]
