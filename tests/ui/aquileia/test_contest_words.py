"""What a contest, an auction and the board say to somebody who plays for the first time."""

from game.aquileia.actions import KEEP_DRAWN
from game.aquileia.board import SITE_OF
from scenes.engine.text.markup import marked_up
from scenes.engine.widgets import Label, Paragraph
from scenes.games.aquileia.areas import order_of
from scenes.games.aquileia.choices.answers import MarkableButton
from scenes.games.aquileia.contest.dialog import ContestCard
from scenes.games.aquileia.contest.fighter_line import FighterLine, columns_of, parts_of
from scenes.games.aquileia.contest.layout import fighter_rects
from scenes.games.aquileia.drawing.signs import apart, coins
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.sites import SitePiece
from tests.ui.aquileia.tables import at_table

FIGHT = """
seats: 3
step: arena_1
track: 0 1 2
spaces: arena_1=0 arena_2=1
hand 0: weapon_1
blue: 0 4
"""
RACE = """
seats: 3
step: stadium_gold_1
track: 0 1 2
spaces: stadium_gold_1=0 stadium_gold_2=1
blue: 0 4
shown: yellow
stadium: points_3 white
hand 0: gold_horse_2
"""


def test_each_column_of_a_line_has_its_word_above_it() -> None:
    with at_table(FIGHT) as sitting:
        line = fighter_rects(2)[0]
        _, base, effort, _, prize = parts_of(line)
        columns = dict(zip(("red", "cards", "blue"), columns_of(effort), strict=True))
        for name, column in {"space": base, "prize": prize, **columns}.items():
            head = sitting.table.find(f"head-{name}")
            assert isinstance(head, Label) and head.rect.x == column.x and head.rect.bottom <= line.y + 2


def test_who_is_to_roll_reads_what_counts() -> None:
    """AQ 4.2.2."""
    with at_table(FIGHT) as sitting:
        counts, coming = sitting.table.find("contest-counts"), sitting.table.find("contest-may-come")
        assert counts and coming and counts.rect.y < coming.rect.y


def test_cards_that_can_no_longer_be_played_are_pale() -> None:
    """AQ 4.2.3: whoever has stood plays no more; the blue dice are thrown afterwards."""
    with at_table(FIGHT) as sitting:
        pale = dict[str, bool]()
        for _ in ("roll", "stand", "throw"):
            assert sitting.match.decision
            card = next(widget for widget in sitting.table.widgets if isinstance(widget, ContestCard))
            pale[sitting.match.decision.kind] = card.is_pale
            sitting.stage.key("return")
            sitting.rest()
        assert pale == {"roll": False, "cards": False, "blue": True}


def test_dice_that_may_come_are_seen_as_empty_places() -> None:
    """AQ 4.2.2, AQ 4.2.4: three red ones each, the blue ones with who holds them."""
    with at_table(FIGHT) as sitting:
        lines = [line for line in sitting.table.widgets if isinstance(line, FighterLine)]
        places = {line.seat: (line.dice_to_come("red"), line.dice_to_come("blue")) for line in lines}
        assert places == {0: (3, 4), 1: (3, 0)}


def test_the_better_laurel_is_marked_first() -> None:
    """AQ 4.3.5: not one that counts for no villa beside three points."""
    with at_table(RACE) as sitting:
        while sitting.match.decision and sitting.match.decision.kind != "prize":
            sitting.stage.key("return")
            sitting.rest()
        marked = [
            plate.id for plate in sitting.table.widgets
            if isinstance(plate, MarkableButton) and plate.id.startswith("option-") and plate.chosen
        ]  # fmt: skip
        assert marked == [f"option-{KEEP_DRAWN.text}"]
        assert sitting.table.input.focus_id == f"answer-{KEEP_DRAWN.text}"


def test_dice_that_are_kept_serve_a_race_that_one_still_runs() -> None:
    """AQ 4.1.5: said in the arena, not to who runs nowhere; each button tells its chance where that is still open."""
    for race, is_told in (("", False), (" stadium_gold_1=0", True)):
        with at_table(FIGHT.replace("arena_2=1", f"arena_2=1{race}").replace("weapon_1", "servi_1")) as sitting:
            while sitting.match.decision and sitting.match.decision.kind != "blue":
                sitting.stage.key("return")
                sitting.rest()
            told = [widget.text for widget in sitting.table.widgets if isinstance(widget, Paragraph)]
            assert (sitting.table.t("aq-may-come-kept") in told) == is_told


def test_what_one_lacks_is_told_once() -> None:
    """AQ 4.5.1: beside the cost, not again as a reason."""
    with at_table("seats: 3\nstep: forum_1\nspaces: forum_1=0\ncoins 0: 1 2 0\n") as sitting:
        site = sitting.table.find("site-ferraria")
        assert isinstance(site, SitePiece) and callable(site.tooltip)
        lacks = AquileiaTooltips(sitting.table.position).lacks(SITE_OF["ferraria"])
        assert lacks and lacks[0] in site.tooltip_text() and marked_up("[c:burgundy]") not in site.tooltip_text()


def test_the_button_of_a_bid_names_the_whole_of_it() -> None:
    """AQ 4.4.1: the highest bid, and one coin more."""
    with at_table("seats: 3\nstep: theatrum\nspaces: theatrum=0\ntrack: 0 1 2\ncoins 0: 4 4 4\n") as sitting:
        for deed in ("reveal", "bid copper", "bid copper", "pass"):
            sitting.match.submit(sitting.match.spec.rules.parse_action(deed))
        sitting.stage.settle()
        button = sitting.table.find("answer-bid copper")
        assert isinstance(button, MarkableButton) and button.signs == tuple(apart(coins((3, 0, 0))))


def test_areas_are_numbered_as_they_act() -> None:
    """AQ 4."""
    assert [order_of(area) for area in ("market", "arena", "stadium", "theatre", "forum", "port")] == [1, 2, 3, 4, 5, 6]


def test_what_is_built_rests_while_a_site_is_chosen() -> None:
    """AQ 4.5.1."""
    at_forum = "seats: 3\nstep: forum_1\nspaces: forum_1=0\ncoins 0: 4 4 4\nsites: figlina=1\n"
    with at_table(at_forum) as sitting:
        closed = {site.site for site in sitting.table.widgets if isinstance(site, SitePiece) and site.is_closed}
        assert closed == {SITE_OF["figlina"]}
