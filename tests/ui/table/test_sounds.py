"""The sounds of a table: each event is heard exactly once, and so is each press and each call."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from game.ai.opponents import choose
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from scenes.engine.audio.sound import Sound
from scenes.engine.headless import Headless
from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.table.playback.event_playback import NOBODY
from scenes.table.scene import TableScene
from tests.ui.table.players import MouseHand, Sitting
from tests.ui.tables.seated import NobodyThinks

SEED = "5"
CALLS = ("your_turn", "herald")
"""They belong to what the table says, not to one event."""
PACES: dict[str, dict[str, object]] = {
    "usual": {},
    "quick": {"own_speed": "4x", "rival_speed": "4x", "turn_ends": "at_once"},
    "off": {"own_speed": "off", "rival_speed": "off"},
    "still": {"reduced_motion": True},
}
PRESSES = 40


@dataclass(frozen=True, slots=True)
class Heard:
    effect: str
    side: float


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """Everything that is asked of the loudspeaker."""
    effects: list[Heard] = []

    def play(_sound: Sound, name: str, side: float = 0.0) -> None:
        effects.append(Heard(name, side))

    monkeypatch.setattr(Sound, "play", play)
    return effects


def sit(sittings: list[Sitting], game: str, **settings: object) -> Sitting:
    """At a table of the fewest seats, one person among opponents."""
    players = ("human", *["greedy"] * (min(spec_of(game).seats) - 1))
    sittings.append(sitting := Sitting(game, {}, SEED, players))
    for name, value in {"reduced_motion": False, **settings}.items():
        setattr(sitting.stage.app.settings, name, value)
    return sitting


def sounds_of(match: Match, first: int = 0) -> list[str]:
    """The effects of the events from that entry on, as the game names them."""
    sounds = game_ui_of(match.spec.id).sounds
    events = [event for entry in match.entries[first:] for event in entry.events]
    return [sounds[type(event)] for event in events if type(event) in sounds]


def without_calls(heard: Sequence[Heard]) -> list[str]:
    return [each.effect for each in heard if each.effect not in CALLS]


def step_on(sitting: Sitting) -> None:
    """The person does what comes next at once, without a press; time passes as it is needed."""
    match, controller = sitting.match, sitting.table.controller
    if not sitting.table.playback.is_active:
        if match.holds_turn():
            controller.end_turn()
        elif controller.is_viewer_deciding:
            sitting.table.moves.submit(choose(match.spec, "greedy", match.view(0), 0, str(len(match.entries))))
    sitting.stage.clock.now += 0.2
    sitting.stage.step()


def play_out(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """To the end of the match, undrawn."""
    monkeypatch.setattr(sitting.stage.app, "_draw_scenes", lambda: None)
    for _ in range(20_000):
        if sitting.match.is_over and not (sitting.match.holds_turn() or sitting.table.playback.is_active):
            return
        step_on(sitting)
    raise AssertionError("the match never ends")


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("game", game_ui_ids())
def test_each_event_and_each_turn_of_a_whole_match_is_heard_exactly_once(
    game: str, pace: str, sittings: list[Sitting], heard: list[Heard], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit(sittings, game, **PACES[pace])
    play_out(sitting, monkeypatch)
    assert without_calls(heard) == sounds_of(sitting.match)
    assert any(each.side for each in heard), "what moves is heard from where it goes"
    assert [each.effect for each in heard].count("your_turn") == turns_of_the_person(sitting.match)


def turns_of_the_person(match: Match) -> int:
    seats = [NOBODY, *(entry.seat for entry in match.entries)]
    own = [entry for before, entry in zip(seats, match.entries, strict=False) if before != 0 == entry.seat]
    return sum(match.decision_at(entry.index).is_turn for entry in own)


@pytest.mark.parametrize("game", game_ui_ids())
def test_each_press_is_heard_once_beside_the_events_it_brings(
    game: str, sittings: list[Sitting], heard: list[Heard]
) -> None:
    sitting = sit(sittings, game, reduced_motion=True)
    hand = ListeningHand(sitting, heard)
    sitting.play_whole_match(hand, lambda state: hand.presses >= PRESSES)
    assert hand.presses >= PRESSES


class ListeningHand(MouseHand):
    """Checks after each press that one effect more was heard than the events brought."""

    def __init__(self, sitting: Sitting, heard: list[Heard]) -> None:
        super().__init__(sitting.stage)
        self._match, self._heard = sitting.match, heard
        self.presses = 0

    def press(self, widget: str) -> None:
        self._heard.clear()
        self.presses, first = self.presses + 1, len(self._match.entries)
        super().press(widget)
        own = Counter(without_calls(self._heard)) - Counter(sounds_of(self._match, first))
        assert own.total() == 1, widget


def test_what_is_done_again_is_heard_only_as_its_press(sittings: list[Sitting], heard: list[Heard]) -> None:
    sitting = sit(sittings, "san_gimignano", reduced_motion=True)
    while not sitting.match.holds_turn():
        step_on(sitting)
    assert sounds_of(sitting.match), "there is something to be heard"
    sitting.stage.click("undo")
    heard.clear()
    sitting.stage.click("redo")
    assert [each.effect for each in heard] == ["click"]


@pytest.mark.parametrize(("form", "rolls"), [("basic", 1), ("advanced", 0)])
def test_lm_2_the_dice_of_the_first_round_are_heard_unless_a_draft_comes_first(
    form: str, rolls: int, heard: list[Heard]
) -> None:
    stage, seats = Headless((640, 360)), [Seat("human", "Anna"), Seat("greedy", "Bruno")]
    stage.show(TableScene(stage.app, Match(spec_of("lorenzo"), {"game": form}, seats, SEED), NobodyThinks()))
    stage.step(1.0)
    assert [each.effect for each in heard].count("lorenzo/dice") == rolls
    stage.close()
