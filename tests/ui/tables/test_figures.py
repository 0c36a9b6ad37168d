"""What a table promises is what the rules bring, and no number it shows changes unless somebody wants that."""

import json
import random
from dataclasses import replace

import pytest

from game.core.preview import preview
from scenes.engine.text.catalog import Catalog, signed
from scenes.kit.game_uis import game_ui_ids
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.seat_views import seen_from, wording_of
from tests.ui.tables.figures import TABLE, Figures, figures_at, moments_of
from tests.ui.tables.moments import Moment

KNOWN: dict[str, dict[str, Figures]] = json.loads(TABLE.read_text())
ALL = [moment for game in game_ui_ids() for moment in moments_of(game)]
MOST_TRIED = 24


@pytest.mark.parametrize(
    "moment",
    [pytest.param(each, marks=() if number % 3 == 0 else pytest.mark.full) for number, each in enumerate(ALL)], ids=str,
)  # fmt: skip
def test_every_number_shown_is_the_one_that_was_looked_at(moment: Moment) -> None:
    known, found = KNOWN[moment.form.spec.id][str(moment)], figures_at(moment)
    apart = {name: (known.get(name), found.get(name)) for name in known.keys() | found.keys()}
    changed = {name: pair for name, pair in apart.items() if pair[0] != pair[1]}
    assert changed == {}, "was (known, found); if it is meant: python -m tests.ui.tables.figures"


@pytest.mark.parametrize("moment", ALL, ids=str)
def test_what_an_action_is_said_to_bring_is_what_it_brings(moment: Moment) -> None:
    """Counted by playing it, where luck and hidden cards leave that open as far as they do."""
    match = moment.match()
    viewer = match.humans[0]
    rules = match.spec.rules
    position = seen_from(match, match.state, viewer, wording_of(Catalog("en"), match, viewer), covered=False)
    offers = MoveOptions(replace(position, decision=match.decision))
    assert set(offers.legal) == set(match.legal())
    before = rules.score(match.view(viewer))
    legal = sorted(offers.legal, key=lambda action: action.text)
    for action in random.Random(str(moment)).sample(legal, min(MOST_TRIED, len(legal))):
        result = preview(rules, match.view(viewer), action)
        after = rules.score(result.after)
        assert offers.points(action) == after.totals[viewer] - before.totals[viewer]
        changes = {}
        for column, category in enumerate(before.categories):
            changes[category] = after.points[viewer][column] - before.points[viewer][column]
            assert offers.change(action, category) == changes[category]
        told = offers.brought(action)
        for category, change in changes.items():
            assert not change or signed(change) in told, (action.text, category)
        assert bool(told) == any(after.points[seat] != before.points[seat] for seat in range(len(match.seats))), (
            action.text
        )
        if result.is_complete:
            again = match.branch(len(match.entries))
            again.submit(action)
            assert rules.score(again.state).totals[viewer] == after.totals[viewer]
