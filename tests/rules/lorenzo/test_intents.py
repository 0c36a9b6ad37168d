"""A space or a member alone: the best reason among what it could become."""

from game.lorenzo.board import SPACE_OF
from game.lorenzo.intents import placements_of, placements_on, why_not_member, why_not_space
from tests.rules.lorenzo.table import Table


def reason_on(table: Table, space: str) -> tuple[str, int | str | None] | None:
    reason = why_not_space(table.state, SPACE_OF[space])
    return (reason.key.removeprefix("lo-why-"), dict(reason.values).get("missing")) if reason else None


def test_a_space_names_what_the_nearest_member_lacks() -> None:
    table = Table("dice: 2 3 4\nfloor territory 4: t01\ngoods 0: servants 1")
    assert reason_on(table, "territory 4") == ("value", 2)
    assert reason_on(table, "territory 1") == ("no-card", None)
    assert reason_on(table, "market 1") is None


def test_members_already_placed_are_not_the_reason() -> None:
    assert reason_on(Table("at market 1: 1 white\nhome 0: black\ndice: 6 6 6"), "market 1") == ("occupied", None)


def test_a_member_that_can_go_nowhere_says_so() -> None:
    table = Table("home 0: neutral white\ndice: 6 6 6")
    weak, away, free = (why_not_member(table.state, member) for member in (3, 1, 0))
    assert weak is not None
    assert away is not None
    assert (weak.key, away.key, free) == ("lo-why-nowhere", "lo-why-member-away", None)
    assert len(placements_of(table.state, 0)) == 5
    assert len(placements_on(table.state, SPACE_OF["council"])) == 1


def test_inside_a_choice_everything_waits() -> None:
    table = Table("goods 0: servants 3\ndice: 6 6 6").play("place white harvest small")
    assert reason_on(table, "market 1") == ("finish-first", None)
