"""LM 5.1: what the tiles say of the church reports."""

from itertools import pairwise

from game.lorenzo.notation import position
from game.lorenzo.state import CHURCH, Supporting
from scenes.games.lorenzo.church_results import is_asked_first, struck, supporters
from scenes.games.lorenzo.layout import rival_rect, rival_rows
from tests.ui.lorenzo.tables import table_at


def test_lm_5_1_who_was_heard_has_supported_the_church_or_bears_its_tile() -> None:
    view = position("seats: 3\nround: 4\n")
    first, second, last = view.order
    assert supporters(view, 1) == [first, second, last] and not supporters(view, 2)
    view.stage, view.stack = CHURCH, [Supporting(last), Supporting(second)]
    assert is_asked_first(view) and supporters(view, 2) == [first]
    view.stack = [Supporting(last)]
    view.players[second].tiles = (view.tiles[1],)
    assert (supporters(view, 2), struck(view, 2), supporters(view, 3)) == ([first], [second], [])


def test_seals_of_excommunication_stand_in_order_beside_the_leaders_of_a_rival() -> None:
    with table_at("seats: 2\nround: 6\ntiles: x14 x21 x34\nexcommunicated 1: x34 x14 x21\n") as sitting:
        panel = sitting.stage.app.canvas.pixels(rival_rect(0, 2, 1))
        texts = [box for box in sitting.texts() if panel.contains(box.taken) and box.text in ("0/0", "I", "II", "III")]
        row = sorted(texts, key=lambda box: box.taken.x)
        assert [box.text for box in row] == ["0/0", "I", "II", "III"]
        assert all(one.taken.right <= other.taken.x for one, other in pairwise(row))


def test_an_only_rivals_cards_and_members_stand_on_one_line_and_its_goods_are_larger() -> None:
    pixels = list[int]()
    for seats in (2, 4):
        with table_at(f"seats: {seats}\ndice: 6 5 4\ngoods 1: coins 77\ncards 1: t01\n") as sitting:
            foot = sitting.stage.app.canvas.pixels(rival_rows(rival_rect(0, seats, 1))[3])
            texts = sitting.texts()
            row = [box.taken.centery for box in texts if foot.contains(box.taken)]
            assert len(row) == 8 and max(row) - min(row) <= 3
            pixels += [box.pixels for box in texts if box.text == "77"]
    assert pixels[0] > pixels[1]
