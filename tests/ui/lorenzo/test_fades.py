"""Nothing flashes up in Florence: what is chosen lights up softly, and a deed's sentence stands while it goes on."""

from itertools import groupby

from game.lorenzo.events import GoodsGained, GoodsPaid, MemberPlaced, OrderRenewed, RoundBegun
from game.lorenzo.goods import FAITH, NOTHING, single
from scenes.games.lorenzo.game_ui import GAME_UI
from scenes.games.lorenzo.layout import chronicle_rect, place, rivals_rect
from tests.ui.lorenzo.tables import RICH, clicks, table_at
from tests.ui.tables.seated import Seated

FOREST = f"seats: 2\n{RICH}floor territory 3: t05\nat territory 1: 1 black"


def lively(sitting: Seated) -> None:
    """With motion, whatever that of a first picture was."""
    sitting.stage.app.settings.reduced_motion = False
    sitting.stage.app.transition.is_wanted = True
    sitting.stage.step(1.0)
    assert not sitting.stage.app.transition.moves


def renewed(sitting: Seated) -> list[tuple[int, ...]]:
    """Areas that give way, in pixels."""
    return [tuple(part.area) for part in sitting.stage.app.transition._parts]


def test_what_a_chosen_member_lights_up_comes_softly_and_stays() -> None:
    with table_at(FOREST) as sitting:
        lively(sitting)
        sitting.stage.click("member-0")
        sitting.stage.step(0.02)
        city = tuple(sitting.stage.app.canvas.pixels(place("city").outset(8)))
        assert city in renewed(sitting)
        sitting.stage.step(1.0)
        sitting.table.invalidate()
        sitting.stage.step(0.02)
        assert not renewed(sitting)


def test_with_reduced_motion_it_is_there_at_once() -> None:
    with table_at(FOREST) as sitting:
        sitting.stage.app.transition.is_wanted = True
        clicks(sitting, "member-0")
        assert not sitting.stage.app.transition.moves


def test_a_deeds_sentence_stands_while_goods_come_and_go() -> None:
    """LM 4.1.1: fee, floor bonus and what the card gives at once."""
    with table_at(FOREST) as sitting:
        lively(sitting)
        sitting.stage.click("member-0")
        sitting.stage.click("space-2")
        told = []
        while sitting.table.playback.is_active:
            told.append(sitting.table.playback.last_sentence)
            sitting.stage.step(0.05)
        card = sitting.table.t("lo-card-t05")
        sentences = [sentence for sentence, _ in groupby(told)]
        assert len(sentences) == 2 and card in sentences[1]
        news = sitting.table.playback.chronicle.blocks[-1].text
        assert "3 coins" in news and "1 wood" in news


def test_faith_that_is_lost_is_told() -> None:
    with table_at(FOREST) as sitting:
        wording = sitting.table.position.wording
        faith = single(FAITH, 1)
        assert wording.goes_along(GoodsGained(0, faith, "t05")) and wording.goes_along(GoodsPaid(0, faith, "fee"))
        assert not wording.goes_along(GoodsGained(0, NOTHING, "t05", lapsed=1))
        assert not wording.goes_along(MemberPlaced(0, "white", "territory 3"))


def test_a_round_is_told_once_and_its_members_go_home_in_peace() -> None:
    """LM 3.1, 5.3: the dice that have fallen are in the chronicle."""
    decks = " ".join(f"{kind}{number}" for kind, first in zip("tcbv", (1, 49, 25, 73), strict=True)
                     for number in (f"{first + step:02}" for step in range(4)))  # fmt: skip
    text = f"seats: 2\nround: 1\norder: 0 1\nhome 1:\npassed: 1\nhome 0: neutral\nat market 1: 0 white\ndecks: {decks}"
    with table_at(text) as sitting:
        wording, position = sitting.table.viewpoint.wording, sitting.table.position
        begun, renewed_order = RoundBegun(2, (), (1, 2, 3)), OrderRenewed((0, 1))
        assert wording.goes_along(begun) and wording.foretold(begun) != wording.once(begun)
        assert GAME_UI.quickest(renewed_order, position) == 1.0 < GAME_UI.quickest(begun, position)
        lively(sitting)
        sitting.table.moves.submit(next(action for action in sitting.table.match.legal() if action.text == "pass"))
        sitting.table.controller.end_turn()
        told = []
        while sitting.table.playback.is_active:
            told.append(sitting.table.playback.last_sentence)
            sitting.stage.step(0.05)
        assert [sentence for sentence, _ in groupby(told)][-1].startswith("Round 2 begins.")
        assert not any("Dice" in sentence for sentence in told)


def test_who_is_on_turn_lights_up_without_the_chronicle_below() -> None:
    """Else its lines would be read twice while they glide."""
    for seats in (2, 3, 4):
        assert rivals_rect(seats).outset(8).bottom - chronicle_rect(seats).y <= 8
