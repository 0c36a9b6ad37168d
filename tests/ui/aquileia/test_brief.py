"""What the side of the table tells of a turn: the deeds alone, after the name of who did them."""

from itertools import pairwise

from game.aquileia import events as e
from game.aquileia.board import PORTUS
from game.aquileia.laurels import NAMES
from game.core.registry import spec_of
from scenes.common.match_log import LogBlock, gathered, gathered_whole
from scenes.engine.text.markup import marked_up
from scenes.engine.widgets import ListView
from scenes.table.log_sidebar import BlockRow, in_chapters
from tests.contract.matches import forms_of
from tests.ui.aquileia.tables import at_table
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

FIVE = max(forms_of(spec_of("aquileia")), key=lambda form: form.seats)


def test_a_deed_is_told_in_short_after_the_name_of_a_rival() -> None:
    with at_table("seats: 3\nstep: placing\n") as sitting:
        words = sitting.table.viewpoint.wording
        rival = marked_up(f"[b]{words.who(1)}[/b]")
        laid = [e.HenchmanPlaced(1, PORTUS[0]), e.PortCoinLaid(1, 0)]
        assert words.brief(laid) == f"{rival} goes to Portus, copper; lays one copper"
        assert words.brief([e.Passed(1), e.Passed(0)]) == marked_up(f"{rival} passes\n[b]You[/b] pass")
        reshuffled = e.DeckReshuffled(True)
        assert words.brief([reshuffled]) == words.once(reshuffled)


def test_dice_are_told_by_what_they_bring_once_it_is_known() -> None:
    with at_table("seats: 3\nstep: placing\n") as sitting:
        words, rolled = sitting.table.viewpoint.wording, e.DiceRolled(0, (0, 0))
        assert words.brief([rolled]) == marked_up("[b]You[/b] roll copper, copper")
        assert words.brief([rolled, e.CoinsTaken(0, (2, 0, 0))]) == marked_up("[b]You[/b] roll at Dolus; take 2 copper")
        stolen = words.brief([rolled, e.CoinsStolen(0, (1, 0, 0))])
        assert stolen == marked_up("[b]You[/b] roll at Latro; steal 1 copper")


def test_what_comes_next_tells_is_not_told_twice() -> None:
    with at_table("seats: 3\nstep: placing\n") as sitting:
        words = sitting.table.viewpoint.wording
        stood = words.brief([e.StrengthRolled(0, (0, 0, 0), False, 5), e.FighterStood(0, 5)])
        assert stood == marked_up("[b]You[/b] stand at 5")
        bought = [e.ServiBought(0, 1, 0), e.CardDrawn(0, True, 0, witnesses=1 << 1).masked(0)]
        assert words.brief(bought) == marked_up("[b]You[/b] buy one slave card")
        assert words.brief(bought[1:]) == marked_up("[b]You[/b] draw a slave card")
        begun, decided = e.ContestBegun(True, (0, 1), (2, 3)), e.ContestDecided(True, (1, 0), (3, 2))
        assert words.brief([begun, decided]) == words.once(decided)
        assert words.once(decided).endswith(f"{words.who(1)} with 3, {words.who(0)} with 2.")
        assert words.brief([e.RowRefilled((0, 1, 2)), begun]) == ""


def test_what_four_rivals_did_is_seen_at_once() -> None:
    """Neighbouring deeds of one in one row where there is no room for each deed, in the order in which they were."""
    match = played(FIVE)
    moment = next(n for n in range(len(match.entries)) if match.decision_at(n).kind == "servi" and _crowd(n) > 2 * 4)
    with seated(Moment(FIVE, moment, "servi").match()) as sitting:
        news = sitting.table.find("log-rows")
        assert isinstance(news, ListView)
        rows = [row for row in news.children() if isinstance(row, BlockRow) and row.is_new]
        assert len({row.block.seat for row in rows}) == 4 and len(rows) < _crowd(moment)
        assert all(one.block.last < then.block.first for one, then in pairwise(rows))
        assert min(row.screen_rect().y for row in rows) >= news.rect.y
        assert rows[-1].screen_rect().bottom <= news.rect.bottom


def test_who_does_something_is_named_before_it() -> None:
    """Also after a sentence about several; what workshops and banks yield tells of no bank that there is not."""
    with at_table("seats: 3\nstep: placing\n") as sitting:
        words = sitting.table.viewpoint.wording
        name, offered = words.who(1), e.LaurelRevealed(1, NAMES.index("white_purple"))
        told = words.brief_by_chapter([("Theatrum", [offered, e.BidPassed(1)])])
        deeds = "offers the white and purple laurel for auction; leaves the auction"
        assert told == marked_up(f"[b]{name}[/b] [i]Theatrum:[/i] {deeds}")
        decided = e.ContestDecided(True, (1, 2), (3, 2))
        _, last = words.brief_by_chapter([("Arena", [decided, e.CoinsTaken(1, (3, 0, 0))])]).split("\n")
        assert last == marked_up(f"[b]{name}[/b] takes 3 copper")
        assert words.once(e.BuildingsActivated(1, 3, (0, 0, 0))) == f"The workshops and banks of {name} yield 3 points."


def test_a_name_stands_once_where_the_first_words_name_it_themselves() -> None:
    with at_table("seats: 3\nstep: placing\n") as sitting:
        words = sitting.table.viewpoint.wording
        name, laurel = words.who(1), e.LaurelTaken(1, NAMES.index("white"))
        told = words.brief_by_chapter([("Stadium", [laurel])])
        assert told == marked_up(f"[b]{name}[/b] [i]Stadium:[/i] takes the white laurel")
        begun = e.ContestBegun(False, (1, 2), (2, 1))
        assert words.brief_by_chapter([("Stadium", [begun, laurel])]).count(name) == 1
        won, passed = e.AuctionWon(1, 2, (1, 0, 0)), e.Passed(1)
        told = words.brief_by_chapter([("Theatrum", [won]), ("Forum", [passed])])
        assert told == marked_up(f"[i]Theatrum:[/i] {words.once(won)}\n[i]Forum:[/i] [b]{name}[/b] passes")


def test_what_happened_between_two_deeds_of_one_family_stands_between_them() -> None:
    """A contest is told as it went: who fought first does not take along what came after another's roll."""
    with at_table("seats: 3\nstep: placing\n") as sitting:
        words = sitting.table.viewpoint.wording
        rolls = [(1, 5), (1, 6), (2, 4), (1, 7)]
        news = [LogBlock(words, 1, seat, seat, number, number) for number, (seat, _) in enumerate(rolls)]
        for block, (seat, strength) in zip(news, rolls, strict=True):
            block.tell(e.FighterStood(seat, strength))
        assert [(row.seat, row.first, row.last) for row in gathered(news)] == [(1, 0, 1), (2, 2, 2), (1, 3, 3)]


def test_news_of_several_areas_stand_under_their_names_in_the_order_in_which_they_were() -> None:
    """One who took the blue dice and runs later stands in the market, and again in the stadium."""
    with at_table("seats: 3\nstep: placing\n") as sitting:
        words = sitting.table.viewpoint.wording
        told = [
            (e.DiceRolled(2, (0, 1)), e.CoinsTaken(2, (1, 1, 0))), (e.PotentiaTaken(1),), (e.RowRefilled((0, 1, 2)),),
            (e.ContestBegun(True, (1,), (2,)),), (e.CoinsTaken(1, (3, 0, 0)),),
            (e.ContestBegun(False, (1, 2), (2, 1)),), (e.StrengthRolled(1, (0, 0, 0), False, 2),),
        ]  # fmt: skip
        blocks = [LogBlock(words, 1, -1, -1, 0, 0)]
        for number, events in enumerate(told):
            blocks.append(LogBlock(words, 1, words.teller(events[0]), 1, number, number, chapter=blocks[-1].chapter))
            for event in events:
                blocks[-1].tell(event)
        news = [block for block in blocks if block.brief]
        rows = in_chapters(gathered(news))
        assert [row if isinstance(row, str) else row.seat for row in rows] == [
            "Mercatus", 2, 1, "Arena", 1, "Stadium", 1,
        ]  # fmt: skip
        (row,) = (block for block in gathered_whole(news) if block.seat == 1)
        market, arena, stadium = row.brief.split("\n")
        assert market == marked_up(f"[b]{words.who(1)}[/b] [i]Mercatus:[/i] takes the blue dice")
        assert arena == marked_up("[i]Arena:[/i] takes 3 copper")
        assert stadium == marked_up("[i]Stadium:[/i] rolls copper, copper, copper: strength 2")
        assert "Mercatus" not in rows[1].brief, "where its chapter stands above it"  # type: ignore[union-attr]


def _crowd(length: int) -> int:
    """How many entries others made since the one who decides there."""
    match = played(FIVE)
    seat = match.decision_at(length).seat
    return next((n for n in range(length) if match.entries[length - 1 - n].seat == seat), length)
