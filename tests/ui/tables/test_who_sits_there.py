"""Several people at one screen: the curtain comes before something hidden and before nothing else."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

import pytest

from game.ai.opponents import choose
from game.core.events import ONLOOKER
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS, HUMAN
from scenes.engine.timers import Cancel
from scenes.games.lorenzo.widgets.pieces import LeaderPiece
from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.kit.seat_views import shared_view
from scenes.screens.curtain import Curtain
from scenes.table.hidden_hands import TableCalls
from scenes.table.match_controller import MatchController
from scenes.table.scene import TableScene
from tests.contract.matches import forms_of
from tests.ui.table.players import NAMES
from tests.ui.tables.moments import moments, played
from tests.ui.tables.seated import NobodyThinks, seated
from tests.ui.two_worlds import Course, Showing, showing

COVERED = [game for game in game_ui_ids() if game_ui_of(game).covered_choices]
MOST_CURTAINS = {"lorenzo": 40, "aquileia": 80}
"""A match of four; with a curtain before every decision of another it was 126 and 280."""


def _nothing() -> None:
    """Nothing is shown."""


class LiftsAtOnce:
    """A screen that shows nothing, on which every person lifts the curtain at once."""

    def __init__(self, match: Match) -> None:
        self.curtains: list[tuple[int, str]] = []
        self.due: list[Callable[[], None]] = []
        self.match = match
        calls = TableCalls(
            activity=lambda: "free",
            after=self.after,
            show_curtain=self.show_curtain,
            show_end=_nothing,
            changed=_nothing,
            turn_ends=lambda: "asked",
            keeps_turn=lambda legal: True,
            covered_choices=game_ui_of(match.spec.id).covered_choices,
        )
        self.controller = MatchController(match, NobodyThinks(), calls)

    def after(self, seconds: float, action: Callable[[], None]) -> Cancel:
        self.due.append(action)
        return self.due.clear

    def show_curtain(self, seat: int) -> None:
        decision = self.match.decision
        assert decision is not None
        self.curtains.append((seat, decision.kind))
        self.controller.lift_curtain(seat)

    def play(self) -> None:
        """The whole match; who wants to do something with a hidden card looks first."""
        for number in range(10_000):
            if self.match.is_over:
                return
            if self.match.holds_turn():
                self.controller.end_turn()
            elif self.controller.is_viewer_deciding:
                self._act(number)
            elif self.due:
                self.due.pop()()
            else:
                self.controller.pump()
        raise AssertionError("the match never ends")

    def _act(self, number: int) -> None:
        match, seat = self.match, self.controller.viewer
        action = choose(match.spec, "greedy", match.view(seat), seat, str(number))
        known = shared_view(match, match.state, match.humans)
        if self.controller.acts_covered and action not in match.spec.rules.legal(known):
            self.controller.look()
        assert not self.controller.hands_covered or self.controller.acts_covered
        self.controller.submit(action)


def people(game: str, seed: str = "3") -> Match:
    spec = spec_of(game)
    count = min(4, max(spec.seats))
    return Match(spec, {}, [Seat(HUMAN, *who) for who in zip(NAMES[:count], COLOURS, strict=False)], seed)


@pytest.mark.parametrize("game", COVERED)
def test_the_curtain_seldom_comes_where_most_choices_need_no_hand(game: str) -> None:
    screen = LiftsAtOnce(people(game))
    screen.play()
    asked = {kind for _, kind in screen.curtains}
    assert 0 < len(screen.curtains) <= MOST_CURTAINS[game], asked


@pytest.mark.parametrize("game", COVERED)
def test_what_is_decided_covered_is_offered_by_what_all_people_know(game: str) -> None:
    """Nothing that is not allowed, and never nothing at all."""
    kinds = game_ui_of(game).covered_choices
    for form in forms_of(spec_of(game)):
        match = played(form)
        for length in range(len(match.entries)):
            decision, state = match.decision_at(length), match.state_at(length)
            if decision.kind not in kinds:
                continue
            offered = form.rules.legal(shared_view(match, state, range(form.seats)))
            assert offered, decision
            assert set(offered) <= set(form.rules.legal(state)), decision


# At the table

EVERYBODY = range(4)


@contextmanager
def at_a_turn(people: Sequence[int] = EVERYBODY) -> Iterator[Showing]:
    """Lorenzo, where somebody who holds leaders begins a turn; nobody has looked yet."""
    match = next(played(form) for form in forms_of(spec_of("lorenzo")) if form.seats == 4)
    index = next(index for index in range(len(match.entries)) if _has_hand(match, index))
    with showing(Course(match), index, index, people, is_still=True) as show:
        for _ in range(20):
            show.watcher.tick()
        yield show


def _has_hand(match: Match, index: int) -> bool:
    decision = match.decision_at(index)
    return decision.kind == "turn" and bool(match.state_at(index).players[decision.seat].hand)


def lift(show: Showing) -> Curtain:
    curtain = show.stage.app.stack.top
    assert isinstance(curtain, Curtain)
    curtain.lift()
    show.stage.step(0.2)
    return curtain


def names_in_hand(show: Showing) -> list[str]:
    """What the own leaders on the screen tell of themselves."""
    leaders = [widget for widget in show.table.widgets if isinstance(widget, LeaderPiece)]
    return [leader.tooltip_text() for leader in leaders if leader.leader is not None and not leader.is_played]


def test_a_turn_begins_without_a_curtain_and_with_the_hand_face_down() -> None:
    with at_a_turn() as show:
        controller, decision = show.table.controller, show.world.decision
        assert show.stage.app.stack.top is show.table
        assert decision is not None and controller.viewer == decision.seat
        assert controller.is_viewer_deciding and controller.hands_covered and show.table.position.can_act
        assert names_in_hand(show) == []


@pytest.mark.parametrize("piece", ["look", "leader-0"])
def test_a_look_at_the_hand_lets_the_curtain_fall_for_its_owner(piece: str) -> None:
    with at_a_turn() as show:
        seat = show.table.controller.viewer
        show.stage.click(piece)
        assert lift(show).person == show.world.seats[seat].name
        assert names_in_hand(show) and not show.table.controller.hands_covered
        assert show.table.find("look") is None


def test_the_hand_is_down_again_for_the_next_person_and_for_its_owner_later() -> None:
    with at_a_turn() as show:
        controller, world = show.table.controller, show.world
        owner, before = controller.viewer, len(world.entries)
        controller.look()
        lift(show)
        for _ in range(200):
            show.stage.step(0.1)
            decision = world.decision
            assert decision is not None
            assert controller.hands_covered or controller.viewer == owner == decision.seat or world.holds_turn()
            if decision.seat == owner and len(world.entries) > before + 4 and controller.hands_covered:
                break
            if world.holds_turn():
                controller.end_turn()
            elif controller.is_viewer_deciding:
                controller.submit(world.coming)
        assert controller.acts_covered and controller.viewer == owner and names_in_hand(show) == []
        assert show.stage.app.stack.top is show.table


def test_an_open_hand_stays_open_while_its_owner_goes_on() -> None:
    """One seat twice in a row."""
    with at_a_turn() as show:
        controller, owner = show.table.controller, show.table.controller.viewer
        controller.look()
        lift(show)
        controller.submit(show.world.coming)
        show.stage.step(0.5)
        decision = show.world.decision
        if decision is not None and decision.seat == owner:
            assert not controller.hands_covered and show.stage.app.stack.top is show.table
        assert not isinstance(show.stage.app.stack.top, Curtain)


def test_a_hint_may_speak_of_the_hand_and_comes_behind_the_curtain() -> None:
    with at_a_turn() as show:
        show.table.hints.ask()
        show.stage.step(0.2)
        assert show.adviser.questions == []
        lift(show)
        assert [seat for seat, _, _ in show.adviser.questions] == [show.table.controller.viewer]


def test_after_a_load_nobodys_hand_is_open() -> None:
    """Nor is a curtain in the way of what needs none."""
    with at_a_turn() as show:
        show.table.controller.look()
        lift(show)
        again = TableScene(show.stage.app, show.world, show.adviser)
        show.stage.show(again)
        show.stage.step(0.5)
        assert again.controller.hands_covered
        assert show.stage.app.stack.top is again


def test_a_seat_that_changes_hands_covers_the_hand() -> None:
    with at_a_turn() as show:
        controller = show.table.controller
        controller.look()
        lift(show)
        other = (controller.viewer + 1) % 4
        controller.set_seat(other, replace(show.world.seats[other], player="greedy"))
        assert controller.hands_covered


def test_one_person_alone_needs_neither_curtain_nor_look() -> None:
    with at_a_turn([0]) as show:
        assert not show.table.controller.hands_covered and not show.table.controller.acts_covered


def test_a_turn_that_would_end_at_once_waits_for_who_may_still_want_to_look() -> None:
    with at_a_turn() as show:
        assert show.table.controller.keeps_turn()


def test_several_people_without_secrets_are_named_and_nobody_is_spoken_to() -> None:
    """All of them read it."""
    told = 0
    for moment in moments(1):
        match = moment.match((0, 1))
        with seated(match) as sitting:
            controller, wording = sitting.table.controller, sitting.table.viewpoint.wording
            if not controller.needs_curtains:
                told += 1
                names = {wording.who(person.seat) for person in wording.people}
                assert wording.viewer == ONLOOKER and names == {person.name for person in wording.people}, str(moment)
    assert told
