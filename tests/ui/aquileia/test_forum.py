"""The forum: what is missing stands red on its site, and every exact way to pay says what it leaves (AQ 4.5.1)."""

import pytest

from game.aquileia.actions import Build
from game.aquileia.board import SITE_OF, SITES, SPACE_NAMES
from game.aquileia.events import PointsScored
from scenes.games.aquileia.choices.answers import MarkableButton
from scenes.games.aquileia.drawing.signs import Missing, Sign, coins, servi
from scenes.games.aquileia.prompts import details
from scenes.games.aquileia.widgets.sites import SitePiece
from tests.ui.aquileia.tables import at_table, match_at
from tests.ui.aquileia.telling import telling
from tests.ui.table.players import Sitting

RED = (176, 18, 26)
FORUM = """
seats: 4
step: forum_2
spaces: forum_2=0
track: 0 1 2 3
coins 0: {coins}
hand 0: {hand}
"""


def forum(coins: str, hand: str) -> str:
    return FORUM.format(coins=coins, hand=hand)


def site(sitting: Sitting, name: str) -> SitePiece:
    piece = sitting.table.find(f"site-{name}")
    assert isinstance(piece, SitePiece)
    return piece


def red_pixels(sitting: Sitting, name: str) -> int:
    stage = sitting.stage
    stage.settle()
    surface, scale = stage.app.canvas.surface, stage.app.canvas.scale
    rect = site(sitting, name).rect
    xs, ys = range(int(rect.x * scale), int(rect.right * scale)), range(int(rect.y * scale), int(rect.bottom * scale))
    return sum(surface.get_at((x, y))[:3] == RED for x in xs for y in ys)


def test_what_is_missing_is_red_on_the_site_itself() -> None:
    """The blue villa costs one coin of each metal and two slaves."""
    with at_table(forum("2 0 1", "servi_1")) as sitting:
        assert site(sitting, "villa_blue_6").missing == ((0, 1, 0), 1)
        assert red_pixels(sitting, "villa_blue_6")
        assert site(sitting, "pistrina").missing is None
        assert not red_pixels(sitting, "pistrina")


def test_only_what_is_missing_is_red() -> None:
    assert [token for token in coins((1, 2, 0), (0, 1, 0)) if isinstance(token, Missing)] == [Missing("2")]
    assert servi(2, 1)[0] == Missing("2")
    assert servi(2)[0] == "2"


@pytest.mark.parametrize(
    ("hand", "ways"),
    [
        ("servi_1 servi_1 servi_2", {(2, 0): "one card of 2 slaves", (0, 1): "2 cards of 1 slave"}),
        ("servi_2", {(0, 1): "no card"}),
    ],
)
def test_every_exact_way_shows_its_cards_and_what_it_leaves(hand: str, ways: dict[tuple[int, int], str]) -> None:
    with at_table(forum("4 2 2", hand)) as sitting:
        sitting.stage.click("site-villa_blue_6")
        legal = sitting.table.moves.bindings.offers.legal
        offered = [act for act in legal if isinstance(act, Build) and act.site == SITE_OF["villa_blue_6"]]
        assert {(way.ones, way.twos) for way in offered} == set(ways)
        for way in offered:
            plate = sitting.table.find(f"option-{way.text}")
            assert isinstance(plate, MarkableButton)
            pictures = [sign.picture for sign in plate.signs if isinstance(sign, Sign)]
            assert pictures == ["card_servi_1_small"] * way.ones + ["card_servi_2_small"] * way.twos
            assert ways[way.ones, way.twos] in plate.label


@pytest.mark.parametrize("hand", ["servi_2 servi_2", "servi_1 servi_2 servi_2", "servi_1 servi_1 servi_1 servi_2"])
@pytest.mark.parametrize(
    "name", {SITES[site].servi: name for name, site in SITE_OF.items() if SITES[site].servi}.values()
)
def test_a_way_says_how_many_slaves_it_wastes_and_nothing_where_it_wastes_none(name: str, hand: str) -> None:
    with at_table(forum("9 9 9", hand)) as sitting:
        sitting.stage.click(f"site-{name}")
        legal = sitting.table.moves.bindings.offers.legal
        for way in (act for act in legal if isinstance(act, Build) and act.site == SITE_OF[name]):
            plate = sitting.table.find(f"option-{way.text}")
            assert isinstance(plate, MarkableButton)
            wasted = way.ones + 2 * way.twos - SITES[way.site].servi
            told = sitting.stage.app.catalog("aq-build-wasted", n=wasted)
            assert plate.label.split(" · ")[1:] == ([told] if wasted else []), way.text


def test_enter_on_a_site_and_enter_again_build_it() -> None:
    with at_table(forum("4 2 2", "servi_2")) as sitting:
        sitting.stage.key("return")
        assert sitting.table.input.focus_id.startswith("answer-build")
        sitting.stage.key("return")
        assert isinstance(sitting.match.entries[0].action, Build)


def test_undo_puts_an_open_choice_away_where_nothing_can_be_taken_back() -> None:
    with at_table("seats: 3\nstep: forum_2\nspaces: forum_2=0\ntrack: 0 1 2\ncoins 0: 3 2 2") as sitting:
        sitting.stage.click("site-mensa_maior")
        assert sitting.table.board.has_selection
        sitting.stage.key("ctrl+z")
        assert not sitting.table.board.has_selection


def test_the_head_line_names_the_forum_until_what_it_brought_has_landed() -> None:
    match = match_at(forum("9 9 9", "").replace("forum_2=0", "forum_2=0 portus_gold=1"))
    match.submit(next(action for action in match.legal() if isinstance(action, Build)))
    with telling(match) as teller:
        event, position = teller.first(PointsScored)
        assert position.view.step != SPACE_NAMES.index("forum_2")
        teller.tell(event, position)
        assert teller.t("aq-area-forum") in details(teller.position)
        teller.finish()
        assert teller.t("aq-area-forum") not in details(teller.position)
