"""What moves on a street of Lucca: palaces go to their next area behind the others, drawn as they were."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.lucca.events import PalaceCompleted, PalaceExtended, PalaceStarted, WallBuilt
from game.lucca.notation import position
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.games.lucca.drawing import painting
from scenes.games.lucca.layout import tray_cards
from scenes.games.lucca.widgets.pieces import House, Triplet
from scenes.table.playback import speed
from tests.ui.lucca.drawn import drawn
from tests.ui.lucca.test_motion import LAST, changes, finish, house
from tests.ui.table.players import Sitting

LATE = LAST.replace("turn: 7", "turn: 4").replace("31 32 35", "91 92 93")
PLACED = (PalaceStarted, PalaceExtended, WallBuilt)
FULL = """
players: 4
turn: 5
site 0: 6-7-17, 11-13-24, 36, 48-54-65, 34-47-8, 19-32
walls 0: 1 9
towers 0: 1
site 1: 91, 96
completed 1: 10-14-23-25
site 2: 64, 37
opened 2: 20-28-33-39
site 3: 2, 55
deck: 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87
triplets: 50 30 22, 31 35 38, 41 42 43, 44 45 58, 49 51 52
"""
OWN_CARDS = {6, 7, 17, 11, 13, 24, 36, 48, 54, 65, 34, 47, 8, 19, 32, 50, 30, 22}
GREY = (6, 7, 17, 50)
OWN_PILED = {("card", card) for card in OWN_CARDS - {30, 22}}
SHORTEST, LONGEST, STEP = 0.5, 0.8, 0.02


@pytest.fixture
def full() -> Iterator[Sitting]:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy", "greedy"), start=position(FULL))
    sitting.stage.app.settings.reduced_motion = False
    sitting.begin("take 1")
    finish(sitting)
    yield sitting
    sitting.close()


def test_a_row_keeps_its_drawing_when_palaces_are_completed(full: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it becomes so narrow that single cards would take the bolder one."""
    bold, draw = set[bool](), painting._draw_palace
    widths = set[float]()

    def spy(canvas: Canvas, card: int, rect: Rect, small: bool, is_lit: bool) -> None:
        if card in OWN_CARDS and house_is_own(rect):
            bold.add(small)
            widths.add(rect.w * canvas.viewport.scale)
        draw(canvas, card, rect, small, is_lit)

    def house_is_own(rect: Rect) -> bool:
        return any(each.street.area.contains(rect.center) for each in own_houses(full))

    monkeypatch.setattr(painting, "_draw_palace", spy)
    for card in (50, 30, 22):
        full.begin(f"extend {card}")
        finish(full)
        full.stage.app.draw()
    assert bold == {False} and min(widths) < painting.SMALL_BELOW


def own_houses(sitting: Sitting) -> list[House]:
    return [each for each in sitting.table.widgets if isinstance(each, House) and each.id.startswith("palace-0-")]


def test_a_completed_palace_goes_behind_its_neighbours_and_nowhere_in_a_flash(full: Sitting) -> None:
    full.begin("extend 50")
    while not isinstance(full.table.playback.told_now, PalaceCompleted):
        full.stage.step(STEP)
    walk = list[Rect]()
    while full.table.playback.is_active:
        names = [name for name in drawn(full) if name in OWN_PILED]
        walk.append(drawn(full)["card", 50])
        is_walking = walk[0].x + 2 < walk[-1].x
        assert not is_walking or names.index(("card", 50)) < len(GREY), "below all its neighbours"
        full.stage.step(STEP)
    moves = [after.center[0] - before.center[0] for before, after in pairwise(walk)]
    moves = [move for move in moves if abs(move) > 0.1]
    assert SHORTEST <= len(moves) * STEP <= LONGEST
    assert max(moves) <= 2 * sum(moves) / len(moves)
    assert min(each.bottom for each in walk) < walk[-1].bottom - 5
    assert min(each.w for each in walk) < min(walk[0].w, walk[-1].w)


def test_what_stood_beside_the_totals_goes_with_what_is_taken_back(full: Sitting) -> None:
    full.begin("extend 50")
    finish(full)
    assert changes(full)
    full.table.controller.undo()
    assert not changes(full)


def test_what_is_taken_back_bares_no_glow_and_takes_its_signs_along(
    full: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A glow is whole below its palace: while the cards travel it would be a slab."""
    full.begin("extend 50")
    finish(full)
    full.stage.app.transition.is_wanted = True
    full.stage.app.draw()
    glows = count_glows(full, monkeypatch)
    full.table.controller.undo()
    full.stage.app.draw()
    travelling = {name for name, _ in full.stage.app.transition.away}
    assert {("card", 17), ("card", 50), ("signs-0", "completed")} <= travelling
    glows.clear()
    full.stage.app.draw()
    assert not [glow for glow in glows if house(full, "palace-0-grey").street.area.contains(glow.center)]
    full.rest()
    full.table.redraw()
    full.stage.app.draw()
    assert glows


def count_glows(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    found, draw = list[Rect](), Canvas.skin

    def spy(canvas: Canvas, name: str, rect: Rect) -> None:
        if name == "glow":
            found.append(rect)
        draw(canvas, name, rect)

    monkeypatch.setattr(Canvas, "skin", spy)
    return found


def test_when_it_is_late_the_line_names_each_card_as_it_leaves_a_triplet_held_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speed, "FORESEEN", 0.0)
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(LATE))
    sitting.stage.app.settings.reduced_motion = False
    telling, begun = sitting.table.playback, dict[int, str]()
    sitting.begin("wall 29")
    finish(sitting)
    sitting.table.controller.end_turn()
    held_up = set[str]()
    for _ in range(400):
        sitting.stage.step(0.02)
        event = telling.told_now
        trays = [each for each in sitting.table.widgets if isinstance(each, Triplet)]
        held_up |= {each.id for each in trays if is_raised(sitting, each)}
        if isinstance(event, PLACED) and event.seat:
            begun.setdefault(event.card, telling.last_sentence)
    assert len(begun) > 3 and [card for card, told in begun.items() if str(card) not in told] == []
    assert len(held_up) == len(sitting.match.seats) - 1
    sitting.close()


def is_raised(sitting: Sitting, tray: Triplet) -> bool:
    """Whether the cards on a tray are held up, and not the mouse over them."""
    places, shown = tray_cards(tray.rect), drawn(sitting)
    cards = [(place, shown.get(("card", card))) for place, card in zip(places, tray.cards, strict=False)]
    return not tray.leads and all(at and 6 < place.y - at.y < 16 for place, at in cards) and bool(cards)


def test_lc_4_2b_a_plate_says_how_far_a_palace_on_ones_own_site_has_come_once_its_card_is_there(full: Sitting) -> None:
    def plates() -> list[str]:
        full.stage.app.draw()
        items = [each for each in full.stage.app.canvas.things if each.name[0] == "progress"]  # type: ignore[index]
        return sorted(getattr(each.paint, "args", ("",))[0] for each in items)

    before = plates()
    assert before == ["1/4", "2/4", "3/4", "3/4", "3/4", "3/4"]
    full.begin("extend 50")
    assert plates() == before
    finish(full)
    full.stage.settle()
    assert plates() == before[:-1]
