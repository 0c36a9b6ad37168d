"""What every game must pass: a seat sees what it may see, and imagined worlds fit it."""

import random

from tests.contract.matches import Form, every_form, samples


@every_form
def test_an_imagined_world_keeps_the_view_and_every_card(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        for seat in range(form.seats):
            view = step.rules.observe(step.before, seat)
            world = step.rules.determinise(view, seat, random.Random(step.number))
            assert step.rules.observe(world, seat) == view
            assert form.rules.missing_cards(world) == []


@every_form
def test_a_view_holds_nothing_more_when_looked_at_twice(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        for seat in range(form.seats):
            view = step.rules.observe(step.before, seat)
            assert step.rules.observe(view, seat) == view
            assert type(view) is type(step.before)


@every_form
def test_nothing_hidden_decides_what_a_seat_may_do(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        decision = step.rules.decision(step.before)
        assert decision is not None
        view = step.rules.observe(step.before, decision.seat)
        world = step.rules.determinise(view, decision.seat, random.Random(step.number))
        assert step.rules.decision(world) == decision
        assert step.rules.legal(world) == step.rules.legal(step.before)
        assert step.rules.legal(view) == step.rules.legal(step.before)


@every_form
def test_all_seats_see_whose_choice_it_is(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        for seat in range(form.seats):
            view = step.rules.observe(step.before, seat)
            assert step.rules.decision(view) == step.rules.decision(step.before)
            assert step.rules.score(view) == step.rules.score(step.before)


@every_form
def test_imagining_and_looking_change_nothing(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        looked_at = step.before.clone()
        view = step.rules.observe(looked_at, 0)
        kept = view.clone()
        world = step.rules.determinise(view, 0, random.Random(step.number))
        decision = step.rules.decision(world)
        assert decision is not None
        assert (view, looked_at) == (kept, step.before)
