"""Every card, laurel, site and space: a picture, a name and a text in three languages, large, with its rule."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from game.aquileia import cards, laurels
from game.aquileia.board import SITES, SPACES
from game.aquileia.events import PortCoinLaid
from game.aquileia.state import OVER
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.headless import Headless
from scenes.engine.layout import Rect
from scenes.engine.platform.resources import asset
from scenes.engine.widgets import Look
from scenes.games.aquileia.drawing import legends
from scenes.games.aquileia.drawing.painting import draw_card, draw_laurel
from scenes.games.aquileia.drawing.signs import APART, Sign, Token, all_coins, coin_name, draw_signs
from scenes.games.aquileia.layout import place
from scenes.games.aquileia.rule_links import paragraph_of
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets import rival_summary
from scenes.games.aquileia.widgets.own_parts import Badge
from scenes.games.aquileia.widgets.rival_panel import AquileiaRivalPanel
from scenes.games.aquileia.widgets.sites import SitePiece
from scenes.games.aquileia.widgets.spaces import Space, picture_of
from scenes.games.aquileia.zoom import portrait_of
from scenes.screens.rules.books import book_of_game
from tests.ui.aquileia.tables import at_table
from tests.ui.aquileia.telling import telling
from tests.ui.tables.moments import moments
from tests.ui.tables.seated import Seated, seated

RICH = """
seats: {seats}
step: placing
laurels 1: points_7 points_3 white blue blue@1 white_yellow blue_purple
sites: pistrina=1 textrina=1 ferraria=1 mensa_aenea=1 mensa_maior=1 villa_white_6=1 villa_white_10=1 villa_blue_6=1
"""
STANDING = """
laurels 0: points_5 points_10 white yellow purple
spaces: arena_1=0 arena_2=1 theatrum=2 servi_top=3 equi_left=4
track: 0 1 2
"""
STALLS = {"dolus": "dolus", "potentia": "potentia", "pecunia": "pecunia", "equi": "equi_left", "servi": "servi_top"}
LANGUAGES = ("en", "it", "ja")
CARDS = range(len(cards.NAMES))
LAURELS = range(len(laurels.NAMES))
MOMENT = next(moment for moment in moments(1) if str(moment.form).startswith("aquileia"))


@pytest.fixture(scope="module", params=LANGUAGES)
def sitting(request: pytest.FixtureRequest) -> Iterator[Seated]:
    with seated(MOMENT.match(), request.param) as sitting:
        yield sitting


def test_every_piece_has_its_name_and_text(sitting: Seated) -> None:
    """A missing message would show its key, and `seated` leaves none missing."""
    tips = AquileiaTooltips(sitting.table.position)
    told = [tips.card(kind) for kind in CARDS] + [tips.laurel(laurels.laurel(kind, 0)) for kind in LAURELS]
    told += [tips.site(site) for site in range(len(SITES))] + [tips.space(space) for space in range(SPACES)]
    told += [tips.track(step) for step in range(5)]
    assert all(text and "aq-" not in text for text in told)


def test_every_piece_on_the_table_enlarges_and_opens_its_rule(sitting: Seated) -> None:
    book = book_of_game("aquileia")
    pieces = [widget for widget in sitting.table.widgets if isinstance(widget, Space | SitePiece)]
    assert len(pieces) == SPACES + sitting.table.match.state.seats + len(SITES)
    for piece in pieces:
        assert portrait_of(piece) is not None, piece.id
        assert piece.tooltip_text(), piece.id
        assert book.find(f"{book.prefix}-{paragraph_of(piece)}") is not None, piece.id


def test_a_stall_answers_the_pointer_with_its_signs(sitting: Seated) -> None:
    """AQ 4.1: all of it tells what its spaces do, and opens the same rule; above it lies what may be pressed."""
    book, table = book_of_game("aquileia"), sitting.table
    for name, space in STALLS.items():
        stall = table.find(f"stall_{name}")
        assert stall is not None
        assert table.t(f"aq-space-{space}-text") in stall.tooltip_text()
        assert book.find(f"{book.prefix}-{paragraph_of(stall)}") is not None
        under = table.find(f"space-{space}")
        assert under is not None and paragraph_of(stall) == paragraph_of(under)
        assert table.input.widget_at(under.rect.center) is under


def test_the_sign_of_dolus_gives_a_coin_of_the_metal_of_each_die(
    sitting: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    """AQ 4.1.1."""
    rows = list[list[str]]()

    def draw(canvas: Canvas, rect: Rect, tokens: Iterable[Token], *_: object) -> Rect:
        rows.append([token.picture if isinstance(token, Sign) else str(token) for token in tokens])
        return rect

    monkeypatch.setattr(legends, "draw_signs", draw)
    legends.draw_legends(sitting.stage.app.canvas, sitting.table.app.catalog)
    (dolus,) = (row for row in rows if len(row) == 5 and row[0].startswith("die_red") and row[3] == "coin_silver")
    dice, coins = dolus[:2], dolus[3:]
    assert [die.removeprefix("die_red_") for die in dice] == [coin.removeprefix("coin_") for coin in coins]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_rival_holds_lies_side_by_side(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rich rival late in a match: numbers as large as signs, nothing over anything else, all of it in the panel."""
    taken, sizes = list[Rect](), list[float]()

    def draw(canvas: Canvas, rect: Rect, tokens: rival_summary.Chip, size: float, *, figures: float) -> Rect:
        taken.append(draw_signs(canvas, rect, tokens, size, figures=figures))
        sizes.append(size)
        return taken[-1]

    with at_table(RICH.format(seats=seats)) as sitting:
        panel = next(
            widget for widget in sitting.table.widgets if isinstance(widget, AquileiaRivalPanel) and widget.seat == 1
        )
        panel = replace(panel, hand=(2, 0, 0, 0, 1, 0, 0, 0, 1), rect=panel.rect.moved(dy=1))
        monkeypatch.setattr(rival_summary, "draw_signs", draw)
        panel.draw(sitting.stage.app.canvas, Look())
    assert min(sizes) >= 18
    within = panel.rect.inset(12, 6)
    assert all(within.contains((rect.x, rect.y)) and within.contains((rect.right, rect.bottom)) for rect in taken)
    assert not any(one.overlaps(other) for one, other in combinations(taken, 2))


def test_no_letter_or_number_is_too_small_in_the_smallest_window() -> None:
    """On the smallest pieces too, with more laurels than one row has."""
    with at_table(RICH.format(seats=5) + STANDING) as sitting:
        sitting.stage.app.draw()
        boxes = sitting.stage.app.canvas.boxes
        assert {box.text for box in boxes} >= {"L", "F", "Q", "T", "S", "2×", "III"}
        assert [(box.text, box.pixels) for box in boxes if box.pixels < 11] == []


def test_every_card_laurel_and_space_is_painted() -> None:
    names = [f"card_{cards.NAMES[kind]}" for kind in CARDS]
    names += [f"{'card' if kind >= laurels.KINDS else 'laurel'}_{laurels.NAMES[kind]}" for kind in LAURELS]
    files = [name + cut for name in names for cut in ("", "_middle", "_small")]
    files += [f"space_{picture_of(space)}" for space in range(SPACES)]
    assert [name for name in files if not asset("aquileia", f"art/{name}.webp").is_file()] == []


def test_cards_and_laurels_draw_at_every_size() -> None:
    stage = Headless((1280, 720), "en")
    for width in (24.0, 98.0, 300.0):
        rect = Rect(10, 10, width, width * 1.4)
        for kind in CARDS:
            draw_card(stage.app.canvas, kind, rect)
        for kind in LAURELS:
            draw_laurel(stage.app.canvas, kind, rect)
    stage.close()


def test_coins_fly_from_the_row_of_their_metal() -> None:
    """Of one's own purse, where the row is as high as the panel lets it be."""
    with telling() as teller:
        event, position = teller.first(PortCoinLaid, lambda event, _: event.seat == 0)
        teller.tell(event, position)
        rows = list(reversed(place("coins").rows(3, 6)))
        begins = min(teller.places(coin_name(event.metal)), key=lambda coin: abs(coin.center[1] - rows[0].center[1]))
        assert begins.center[1] == pytest.approx(rows[event.metal].center[1], abs=2)
        teller.step(0.2)
        flying = [coin for coin in teller.places(coin_name(event.metal)) if place("board").contains(coin.center)]
        assert flying


def test_the_forecast_stays_while_the_end_is_counted() -> None:
    """It is called final once all points have been counted."""
    with at_table(RICH.format(seats=3)) as sitting:
        position = sitting.table.position
        over = position.view.clone()
        over.step = OVER
        told = dict[bool, list[str]]()
        for is_over, view in ((False, position.view), (True, over)):
            sitting.stage.app.canvas.begin()
            Badge.of(AquileiaTooltips(replace(position, view=view))).draw(sitting.stage.app.canvas, Look())
            told[is_over] = [box.text for box in sitting.stage.app.canvas.boxes]
        t, total = sitting.table.t, str(AquileiaTooltips(position).total(position.viewer))
        assert t("aq-if-ended") in told[False] and t("aq-final") in told[True]
        assert total in told[False] and total in told[True]


def test_a_rival_is_told_to_hold_more_only_where_somebody_does() -> None:
    nothing = [0] * cards.KINDS
    assert list(rival_summary.cards_in_short(nothing, may_be_more=False)) == []
    assert [chip[-1] for chip in rival_summary.cards_in_short(nothing, may_be_more=True)] == ["?"]


def test_amounts_stand_apart() -> None:
    row = all_coins((1, 2, 3))
    assert [index for index, token in enumerate(row) if token == APART] == [2, 5]
