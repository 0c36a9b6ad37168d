"""Tweens and the event player, driven by hand."""

from dataclasses import dataclass

from scenes.engine.motion.event_player import EventPlayer, PlayedEntry, Told
from scenes.engine.motion.tween import Animation, Call, InTurn, Motions, Poised, Together, Tween, Wait


def test_parts_in_turn_hand_on_the_time_left() -> None:
    log: list[str] = []
    whole = InTurn([Wait(0.1), Call(lambda: log.append("middle")), Wait(0.1), Call(lambda: log.append("end"))])
    assert whole.advance(0.15) is None
    assert log == ["middle"]
    left = whole.advance(0.1)
    assert left is not None and abs(left - 0.05) < 1e-9
    assert log == ["middle", "end"]


def test_what_waits_for_another_stands_at_its_own_beginning_meanwhile() -> None:
    log: list[float] = []
    whole = Poised(Wait(0.2), Tween(1, log.append))
    assert whole.advance(0.1) is None and log == [0.0]
    assert whole.advance(0.1) is None and log[-1] == 0.0
    whole.advance(0.5)
    assert log[-1] == 0.5
    whole.finish()
    assert log[-1] == 1.0


def test_what_takes_no_time_does_not_end_what_it_waits_for() -> None:
    whole = Poised(Wait(0.2), Call(lambda: None))
    assert whole.advance(0.1) is None
    assert whole.advance(0.2) is not None


def test_together_lasts_as_long_as_its_longest_part() -> None:
    whole = Together([Wait(0.1), Wait(0.3)])
    assert whole.advance(0.2) is None
    assert whole.advance(0.2) is not None


def test_finish_ends_everything_and_calls_what_was_left() -> None:
    log: list[float] = []
    motions = Motions()
    motions.start(InTurn([Tween(1, log.append), Call(lambda: log.append(9))]))
    motions.advance(0.1)
    motions.finish()
    assert log[-2:] == [1.0, 9]
    assert not motions.active


@dataclass(frozen=True)
class Moved:
    piece: str


@dataclass(frozen=True)
class Said:
    word: str


class Stage:
    """An event player and what it told."""

    def __init__(self, speed: float = 1.0, still: bool = False) -> None:
        self.told: list[str] = []
        self.speed, self.still = speed, still
        self.player: EventPlayer[str] = EventPlayer(
            {Moved: self._walk},
            on_told=lambda told: self.told.append(f"{type(told.event).__name__} in {told.view}"),
            on_shown=lambda: self.told.append("shown"),
            speed=lambda own: self.speed,
            still=lambda: self.still,
        )

    def _walk(self, event: object, view: str) -> Animation:
        assert isinstance(event, Moved)
        return InTurn([Wait(1.0), Call(lambda: self.told.append(f"{event.piece} arrived"))])

    def act(self, view: str, *events: object) -> None:
        self.player.enqueue(PlayedEntry(lambda: [Told(event, f"{view} {place}") for place, event in enumerate(events)]))


def test_each_event_is_told_with_the_view_right_after_it() -> None:
    stage = Stage()
    stage.act("first", Said("hello"), Moved("dog"))
    stage.act("second", Moved("cat"))
    assert stage.told == ["Said in first 0", "Moved in first 1"]
    stage.player.advance(1.0)
    assert stage.told[2:] == ["dog arrived", "shown", "Moved in second 0"]
    assert stage.player.active
    stage.player.advance(1.0)
    assert stage.told[-1] == "shown"
    assert not stage.player.active


def test_any_key_finishes_the_running_animation_only() -> None:
    stage = Stage()
    stage.act("first", Moved("dog"), Moved("cat"))
    stage.player.finish_current()
    assert stage.told == ["Moved in first 0", "dog arrived", "Moved in first 1"]
    stage.player.finish_all()
    assert stage.told[-1] == "shown"


def test_speed_shortens_and_off_skips() -> None:
    fast = Stage(speed=4)
    fast.act("view", Moved("dog"))
    fast.player.advance(0.25)
    assert fast.told[-1] == "shown"
    for stage in (Stage(speed=0), Stage(still=True)):
        stage.act("view", Moved("dog"))
        assert stage.told == ["Moved in view 0", "dog arrived", "shown"]
        assert not stage.player.active
