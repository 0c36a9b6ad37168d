"""What every game must pass: an event is emitted once its change stands, and the picture told with it is whole."""

import json
import random
from collections.abc import Iterator
from typing import Any

from game.core.frames import Frame, frames
from tests.contract.matches import Form, Step, every_form, samples


def told_in(step: Step) -> tuple[Frame, ...]:
    return frames(step.rules, step.before, step.action, step.outcome)


def pictures(form: Form, matches: int) -> Iterator[Any]:
    for step in samples(form, matches):
        yield from (frame.state for frame in told_in(step))


@every_form
def test_frames_tell_the_events_of_an_action_and_end_in_the_position_after_it(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        before = step.before.clone()
        told = told_in(step)
        assert tuple(frame.event for frame in told) == step.events
        assert [frame.state for frame in told[-1:]] == [step.after] * bool(told)
        assert step.before == before


@every_form
def test_no_card_is_missing_or_in_two_places_while_an_action_is_told(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        for frame in told_in(step):
            assert form.rules.missing_cards(frame.state) == [], frame.event


@every_form
def test_each_seat_may_look_at_every_picture_and_sees_no_more_in_it(form: Form, random_matches: int) -> None:
    rules = form.rules
    for number, state in enumerate(pictures(form, random_matches)):
        for seat in range(form.seats):
            view = rules.observe(state, seat)
            assert rules.observe(view, seat) == view
            world = rules.determinise(view, seat, random.Random(number))
            assert rules.observe(world, seat) == view
            assert rules.score(view) == rules.score(state)


@every_form
def test_every_picture_is_a_position_that_can_be_written_down(form: Form, random_matches: int) -> None:
    for state in pictures(form, random_matches):
        assert form.rules.from_plain(json.loads(json.dumps(form.rules.to_plain(state)))) == state
        form.rules.result(state)
        form.rules.turn(state)
