"""What every game must pass: an event is emitted once its change stands, and the picture told with it is whole."""

from game.core.frames import frames
from tests.contract.matches import Form, every_form, samples


@every_form
def test_frames_tell_the_events_of_an_action_and_end_in_the_position_after_it(form: Form, random_matches: int) -> None:
    for step in samples(form, random_matches):
        before = step.before.clone()
        told = frames(step.rules, step.before, step.action, step.outcome)
        assert tuple(frame.event for frame in told) == step.events
        assert [frame.state for frame in told[-1:]] == [step.after] * bool(told)
        assert step.before == before
