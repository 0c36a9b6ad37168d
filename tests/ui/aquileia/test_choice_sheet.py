"""A small choice is asked on a sheet beside its space: it covers nothing asked about, in letters that can be read."""

from typing import Any

import pytest

from game.aquileia.board import SPACE_OF, VILLAS
from scenes.engine.layout import Rect
from scenes.engine.widgets import Button, Paragraph, base
from scenes.engine.widgets.tooltip import draw_tooltip
from scenes.games.aquileia.areas import area_of, asked_rect, kept_clear
from scenes.games.aquileia.choices.answers import MarkableButton
from scenes.games.aquileia.layout import ground_rect, legend_rect, place, site_rect, space_rect
from scenes.games.aquileia.widgets.spaces import standing_rect
from scenes.kit.moves.popover import GAP, Popover, place_popover
from tests.ui.aquileia.tables import match_at
from tests.ui.tables.seated import Seated, seated

STEPS = (
    "dolus", "pecunia", "equi_left", "equi_right", "servi_top", "servi_bottom", "potentia", "theatrum", "latro",
    "portus_copper", "portus_silver", "portus_gold",
)  # fmt: skip
LOOKS = [(language, scale) for language in ("en", "ja", "it") for scale in (100, 130)]
NEAR = 160.0
"""So far a sheet may lie from its space; the strip below the ribbon lay up to 500 from it."""
SMALLEST = 17
"""The height of a line of letters in pixels that can be read at 1280x720."""


def asked_at(step: str) -> str:
    """Seat 0 acts there with coins of every metal; another has gone to the port, which pays for two buildings."""
    held = {"portus_copper": 1, "equi_left": 1} | {step: 0}
    spaces = " ".join(f"{space}={seat}" for space, seat in held.items())
    return (
        f"seats: 4\nstep: {step}\nspaces: {spaces}\ncoins 0: 3 3 3\ntrack: 0 1 2 3\n"
        "row: weapon_3 gold_horse_1 weapon_1\nsites: gemmaria=0 mensa_aenea=0\n"
    )


def sheet_of(sitting: Seated) -> Popover:
    sheet = sitting.table.find("popover")
    assert isinstance(sheet, Popover)
    return sheet


def apart(one: Rect, other: Rect) -> float:
    across = max(one.x - other.right, other.x - one.right, 0)
    down = max(one.y - other.bottom, other.y - one.bottom, 0)
    return float((across**2 + down**2) ** 0.5)


@pytest.mark.parametrize(("language", "scale"), LOOKS)
@pytest.mark.parametrize("step", STEPS)
def test_the_sheet_lies_near_its_space_and_covers_nothing_asked_about(step: str, language: str, scale: int) -> None:
    space = SPACE_OF[step]
    with seated(match_at(asked_at(step)), language, text_scale=scale) as sitting:
        sheet = sheet_of(sitting).rect
        assert not sheet.overlaps(standing_rect(space_rect(space))), "the piece that acts is seen"
        assert not any(sheet.overlaps(legend_rect(name)) for name in ("board_portus", "board_mercatus"))
        assert apart(sheet, space_rect(space)) <= NEAR
        assert not any(sheet.overlaps(kept) for kept in kept_clear(space))
        board = place("board")
        assert sheet.x >= board.x and sheet.right <= board.right
        assert sheet.y >= board.y and sheet.bottom <= board.bottom


def test_what_acts_later_is_kept_clear() -> None:
    """AQ 4: prices of the forum while one exchanges, prizes of the arena while one buys a weapon."""
    forum, arena, stadium = (ground_rect(area) for area in ("forum", "arena", "stadium"))
    for step in ("dolus", "pecunia", "equi_middle", "servi_top", "potentia"):
        assert {forum, arena, stadium} <= set(kept_clear(SPACE_OF[step])), step
    assert legend_rect("stall_servi") in kept_clear(SPACE_OF["equi_left"])
    assert legend_rect("stall_equi") not in kept_clear(SPACE_OF["servi_top"])
    assert {site_rect(site) for site in VILLAS} <= set(kept_clear(SPACE_OF["theatrum"]))


@pytest.mark.parametrize("step", [step for step in STEPS if area_of(SPACE_OF[step]) == "port"])
def test_the_port_asks_with_all_its_places_in_sight(step: str) -> None:
    with seated(match_at(asked_at(step))) as sitting:
        sheet = sheet_of(sitting).rect
        assert not sheet.overlaps(ground_rect("port"))
        if step != "latro":
            assert not any(sheet.overlaps(site_rect(site)) for site in (6, 7)), "what it pays for is seen"


@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("step", [step for step in STEPS if step != "pecunia"])
def test_what_it_brings_is_told_upright_and_large(step: str, scale: int) -> None:
    with seated(match_at(asked_at(step)), text_scale=scale) as sitting:
        note = sitting.table.find("popover-note")
        assert isinstance(note, Paragraph)
        told = [box for box in sitting.texts() if box.text == note.text]
        assert told and all(box.fits and box.pixels >= SMALLEST for box in told)
        assert note.style.face != "italic"


@pytest.mark.parametrize("step", STEPS)
def test_the_sheet_holds_its_answers_clear_of_each_other(step: str) -> None:
    with seated(match_at(asked_at(step))) as sitting:
        sheet = sheet_of(sitting).rect
        buttons = [widget for widget in sitting.table.widgets if isinstance(widget, Button)]
        answers = [button for button in buttons if sheet.contains(button.rect.center)]
        assert answers and all(sheet.x <= each.rect.x and each.rect.right <= sheet.right for each in answers)
        assert all(sheet.y <= each.rect.y and each.rect.bottom <= sheet.bottom for each in answers)
        assert not any(one.rect.overlaps(other.rect) for one in answers for other in answers if one is not other)


def test_a_sheet_slides_along_a_side_to_leave_in_sight_what_is_kept_clear() -> None:
    within, target = Rect(0, 0, 1000, 600), Rect(500, 300, 60, 60)
    kept = Rect(0, 340, 1000, 260)
    sheet = place_popover(target, (200, 120), within, (kept,))
    assert not sheet.overlaps(target) and not sheet.overlaps(kept)
    assert apart(sheet, target) <= GAP


def test_a_column_is_asked_about_where_several_stand_at_one_stall() -> None:
    left, right = (asked_rect(SPACE_OF[step]) for step in ("servi_top", "servi_bottom"))
    assert left.x < right.x and left.y == right.y == legend_rect("stall_servi").y


@pytest.mark.parametrize("scale", [100, 130])
@pytest.mark.parametrize("step", STEPS)
def test_no_answer_explains_itself_over_what_is_asked(step: str, scale: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither over the words and the other answers, nor over the piece that acts."""
    drawn = list[Rect]()

    def draw(*args: Any, **more: Any) -> Rect:
        drawn.append(draw_tooltip(*args, **more))
        return drawn[-1]

    monkeypatch.setattr(base, "draw_tooltip", draw)
    with seated(match_at(asked_at(step)), text_scale=scale) as sitting:
        table, sheet = sitting.table, sheet_of(sitting).rect
        note = table.find("popover-note")
        buttons = [
            each for each in table.widgets if isinstance(each, MarkableButton) and sheet.contains(each.rect.center)
        ]
        acting = standing_rect(space_rect(SPACE_OF[step]))
        for button in buttons:
            if told := table.tooltip_for(button):
                button.draw_tooltip(sitting.stage.app.canvas, told)
                others = [each.rect for each in buttons if each is not button]
                kept = [acting, button.rect, *others, *([note.rect] if note else [])]
                assert not any(drawn[-1].overlaps(rect) for rect in kept), button.id
        assert drawn or step == "theatrum"
