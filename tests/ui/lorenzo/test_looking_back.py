"""Look back tells truly how two deeds of a turn go together."""

import pytest

from game.coach.model import Judged, Way
from game.coach.summary import Moment
from game.lorenzo.board import LEADERS_EACH
from game.lorenzo.events import LeaderKept
from game.lorenzo.state import DRAFT
from scenes.common.decision_board import DecisionBoard
from scenes.engine.input.focus import every
from scenes.engine.text.catalog import Catalog
from scenes.games.lorenzo.choices.leader_deal import LeaderCard
from scenes.kit.seat_views import wording_of
from scenes.screens.coach.wording import MomentWords
from scenes.screens.replay.scene import Replay
from tests.coach.matches import finished
from tests.ui.lorenzo.tables import RICH, match_at
from tests.ui.playable import stage

HARVEST, DISCARD, MARKET = "place white harvest small", "discard l06", "place black market 1"


def test_lm_2_5_a_picture_of_the_draft_shows_the_leaders_to_choose_from() -> None:
    """The table deals them with motion; a picture does not wait for that."""
    match = finished("lorenzo")
    length = next(index for index in range(len(match.entries)) if match.state_at(index).stage == DRAFT)
    with stage() as headless:
        board = DecisionBoard(headless.app, match, length)
        board.refresh()
        cards = [widget for widget in board.widgets if isinstance(widget, LeaderCard)]
        assert len(cards) == LEADERS_EACH and all(card.live() == 1 for card in cards)


def test_lm_2_5_a_moment_of_the_draft_opens_with_the_leaders_face_up_and_plays_on_from_where_they_lie() -> None:
    match = finished("lorenzo")
    length = next(index for index in range(len(match.entries)) if match.state_at(index).stage == DRAFT)
    with stage() as headless:
        page = Replay(headless.app, match, length, match.entries[length].seat)
        headless.show(page)
        headless.step()
        cards = [widget for widget in every(page.widgets) if isinstance(widget, LeaderCard)]
        faces = {("leader", card.leader.id): card.screen_rect() for card in cards}
        assert isinstance(match.frames(length)[0].event, LeaderKept) and len(faces) == LEADERS_EACH
        page.app.settings.reduced_motion = False
        page.playing.step()
        headless.step(0.0)
        canvas = headless.app.canvas
        begun = {item.name: canvas.viewport.to_rect(item.area) for item in canvas.things if item.name in faces}
        assert begun.keys() == faces.keys()
        assert all(begun[name].center == pytest.approx(place.center, abs=4) for name, place in faces.items())
        headless.step(0.5)
        assert ("back", 0) in [item.name for item in canvas.things]


@pytest.mark.parametrize(("played", "better", "told"), [
    (HARVEST, DISCARD, "Better, before that:"),
    (HARVEST, MARKET, "Better: Black member"),
    (DISCARD, HARVEST, "Better: White member"),
])  # fmt: skip
def test_lm_3_4_what_does_not_take_the_turn_is_told_as_done_before(played: str, better: str, told: str) -> None:
    match = match_at(f"seats: 2\nround: 2\n{RICH}hand 0: l06\n")
    match.submit(match.spec.rules.parse_action(played))
    ways = [
        Way(deed=[deed], gain=gain, error=0.3, chance=0.5, parts={}) for deed, gain in ((better, 4.0), (played, 0.0))
    ]
    judged = Judged(
        entry=0, seat=0, level=0, worlds=8, ways=ways, played=1, loss=4.0, error=0.3, chances=[0.5, 0.5]
    )  # fmt: skip
    catalog = Catalog("en")
    words = MomentWords(catalog, match, wording_of(catalog, match), Moment(judged, is_praise=False, number=1))
    assert words.better.startswith(told)
