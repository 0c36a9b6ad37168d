"""Everything on a street of Lucca stands on its ground, inside its rectangle, and beside each other."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.lucca.cards import COLOUR_OF, COLOURS, LAST_ADDRESS
from game.lucca.quarters import Quarter, palace_of
from scenes.engine.layout import Rect
from scenes.games.lucca.drawing.ornaments import ornaments, places_of
from scenes.games.lucca.layout import place, rival_rect, rival_street, rivals_of
from scenes.games.lucca.street_layout import AREAS, OPENED, OWN, RIVAL, TOWERS, WALLS, Street, Style

GOALS = {3: 5, 4: 4, 5: 3}
BY_COLOUR = [
    tuple(card for card in range(1, LAST_ADDRESS + 1) if COLOUR_OF[card] == colour) for colour in range(len(COLOURS))
]


@st.composite
def quarters(draw: st.DrawFn, goal: int) -> Quarter:
    """Any quarter that a match of so many cards a palace could bring, and some that it hardly could."""
    areas: dict[str, list[object]] = {"site": [], "completed": [], "opened": []}
    for cards in BY_COLOUR:
        area = draw(st.sampled_from(["none", *areas]))
        size = draw(st.integers(1, goal - 1)) if area == "site" else goal
        if area != "none":
            areas[area].append(palace_of(cards[:size]))
    walls, towers = draw(st.integers(0, 12)), draw(st.integers(0, 4))
    return Quarter(
        **{name: tuple(palaces) for name, palaces in areas.items()},  # type: ignore[arg-type]
        walls=BY_COLOUR[0][-walls:] if walls else (),
        towers=towers,
    )


def standing(street: Street) -> list[Rect]:
    quarter = street.quarter
    houses = [street.column(palace) for palace in quarter.palaces]
    piles = [street.pile(name) for name, count in ((WALLS, len(quarter.walls)), (TOWERS, quarter.towers)) if count]
    return houses + piles + [street.plaque(palace) for palace in quarter.completed if street.plaque_width]


def streets_of(seats: int) -> list[tuple[Rect, Style]]:
    rivals = [rival_street(rival_rect(0, seats, seat)) for seat in rivals_of(0, seats)]
    return [(place("street"), OWN), *((area, RIVAL) for area in rivals)]


@pytest.mark.parametrize("seats", GOALS)
@given(data=st.data())
def test_nothing_on_a_street_overlaps_or_leaves_it(seats: int, data: st.DataObject) -> None:
    quarter = data.draw(quarters(GOALS[seats]))
    for area, style in streets_of(seats):
        things = standing(Street(quarter, GOALS[seats], area, style))
        assert [thing for thing in things if thing.kept_inside(area.outset(0.01)) != thing] == []
        assert not [pair for pair in combinations(things, 2) if pair[0].inset(0.01).overlaps(pair[1].inset(0.01))]


@pytest.mark.parametrize("seats", GOALS)
@given(data=st.data())
def test_the_sign_of_an_area_stands_before_nothing_of_another(seats: int, data: st.DataObject) -> None:
    quarter = data.draw(quarters(GOALS[seats]))
    for area, style in streets_of(seats):
        street = Street(quarter, GOALS[seats], area, style)
        for name in filter(street.is_built, AREAS):
            sign = street.sign(name, 120.0)
            assert sign.w >= 50 and sign.kept_inside(area.outset(0.01)) == sign
            others = [street.column(palace) for palace in quarter.palaces if palace not in getattr(quarter, name)]
            assert not [house for house in others if house.x < sign.right - 0.01 and sign.x + 0.01 < house.right]


@pytest.mark.parametrize("seats", GOALS)
def test_a_rivals_low_palaces_stand_larger_and_show_each_missing_storey(seats: int) -> None:
    area, style = streets_of(seats)[1]
    goal = GOALS[seats]
    low, high = (Street(Quarter(site=(palace_of(BY_COLOUR[0][:storeys]),)), goal, area, style) for storeys in (1, goal))
    assert low.card_width > high.card_width
    (palace,) = low.quarter.site
    missing = low.missing(palace)
    assert len(missing) == goal - 1 and missing[-1].y == pytest.approx(low.column(palace).y)


def test_pennants_leave_when_a_plaque_needs_the_place_of_a_pole_and_hang_clear_of_open_palaces() -> None:
    palaces = [palace_of(BY_COLOUR[colour][:4]) for colour in range(6)]
    for completed, opened, hang in ((0, 0, False), (0, 1, True), (0, 4, True), (1, 1, True), (3, 1, False)):
        quarter = Quarter(completed=tuple(palaces[:completed]), opened=tuple(palaces[completed:][:opened]))
        street = Street(quarter, 4, place("street"), OWN)
        hung = [name for name in ornaments(street) if name.startswith("bunting")]
        assert bool(hung) is hang
        pennants = [places_of(street)[name][1] for name in hung]
        assert not [house for house in street.taken((OPENED,)) for each in pennants if each.overlaps(house)]


@pytest.mark.parametrize("towers", range(5))
def test_people_stand_on_ones_own_street_only_where_there_is_a_fountain(towers: int) -> None:
    site = tuple(palace_of((card,)) for card in (1, 3, 4, 5))
    quarter = Quarter(site=site, walls=(78, 79, 89), towers=towers, completed=(palace_of((2, 11, 13, 24, 30)),))
    shown = set(ornaments(Street(quarter, 5, place("street"), OWN)))
    assert "fountain" in shown or not shown & {"family", "guests"}
