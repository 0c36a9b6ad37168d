"""What the side of the table tells of a turn: a sign for where, and what came in and went out."""

from collections.abc import Sequence

import pytest

from game.aquileia import events as e
from game.aquileia.board import LATRO, PORTUS
from game.core.events import Event
from scenes.aquileia.wording import AquileiaWording
from scenes.core.markup import parse
from scenes.core.text import Catalog


@pytest.fixture
def words() -> AquileiaWording:
    return AquileiaWording(Catalog("en"), "aq", [], -1)


def told(words: AquileiaWording, events: Sequence[Event]) -> str:
    """With the name of each picture in its place."""
    return "".join(piece.text or piece.icon.rpartition("/")[2] for piece in parse(words.brief(events)))


def test_a_place_is_told_with_its_sign_and_what_it_costs(words: AquileiaWording) -> None:
    laid = [e.HenchmanPlaced(1, PORTUS[0]), e.PortCoinLaid(1, 0)]
    assert told(words, laid) == "space_portus_copper Portus, copper −1coin_copper"
    assert told(words, [e.HenchmanPlaced(1, LATRO)]) == "space_latro Latro"
    assert told(words, [e.Passed(1)]) == "passed"


def test_dice_cards_and_exchanges_are_signs(words: AquileiaWording) -> None:
    assert told(words, [e.DiceRolled(1, (0, 2)), e.CoinsTaken(1, (1, 0, 1))]) == (
        "die_red_copperdie_red_gold +1coin_gold +1coin_copper"
    )
    exchanged = [e.CoinsExchanged(1, (2, 0, 0), (0, 1, 0)), e.PointsScored(1, 4, 0)]
    assert told(words, exchanged) == "2coin_copper → 1coin_silver +4 points"
    assert told(words, [e.ServiBought(1, 2, 1)]) == "2sign_servi −2coin_silver"


def test_a_card_that_others_do_not_see_stays_unseen(words: AquileiaWording) -> None:
    drawn = e.CardDrawn(1, True, 0, 1 << 1).masked(0)
    assert told(words, [drawn]) == "card_unknown_servi_small ?"
    assert told(words, [e.LaurelSeen(1, 0, 1 << 1).masked(0)]) == "eye card_unknown_stadium_small"


def test_what_has_no_short_form_is_told_whole(words: AquileiaWording) -> None:
    reshuffled = e.DeckReshuffled(True)
    assert words.brief([reshuffled]) == words.once(reshuffled)
