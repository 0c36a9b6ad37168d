"""The points on a family's medal, and the sum behind its projected total (LC 5)."""

from game.lucca.events import LargestAddressScored, LastOpeningsBegun, SmallestAddressScored, WallsScored
from game.lucca.quarters import Quarter
from game.lucca.scoring import support_of
from game.lucca.state import OVER
from scenes.engine.text import markup
from scenes.engine.text.catalog import numeral, signed
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.widgets.quarter import shown_quarter

_SCORED_AT_END = (WallsScored, LargestAddressScored, SmallestAddressScored)


def medal_points(position: LuccaPosition, seat: int) -> int:
    """Return the points on a family's medal; at the end only those that have been told (LC 5.2 to LC 5.4)."""
    view = position.view
    own, told = shown_quarter(position, seat).points, [frame.event for frame in position.past.told]
    if view.stage != OVER or position.awaits_count:
        return own
    if not any(isinstance(event, LastOpeningsBegun) for event in told):
        return position.score.totals[seat]
    scored = (event for event in told if isinstance(event, _SCORED_AT_END) and event.seat == seat)
    return own + sum(event.points for event in scored)


def arithmetic(position: LuccaPosition, seat: int) -> str:
    """Return the name with the total, then a line for each category that counts."""
    t, table = position.wording.catalog, position.score
    quarter = position.view.quarters[seat]
    points = dict(zip(table.categories, table.points[seat], strict=True))
    lines = [markup.strong(f"{position.people[seat].name}  {numeral(table.totals[seat])}"), t("lc-if-ended-help")]
    lines.append(t("lc-told-windows", points=points["windows"]))
    now = quarter.opening_points
    lines.append(t("lc-told-openings", now=now, later=points["openings"] - now, points=points["openings"]))
    lines += _walls_and_towers(position, quarter, points)
    for category in ("largest", "smallest"):
        if points[category]:
            lines.append(t(f"lc-told-{category}", points=signed(points[category])))
    return "\n".join(lines)


def _walls_and_towers(position: LuccaPosition, quarter: Quarter, points: dict[str, int]) -> list[str]:
    t, support = position.wording.catalog, support_of(quarter)
    if quarter.walls and not support.is_enough:
        return [t("lc-told-unsupported", need=support.need, shields=support.shields)]
    opened = len(quarter.opened) + len(quarter.completed)
    counts = (("walls", len(quarter.walls)), ("towers", quarter.towers))
    return [
        t(f"lc-told-{category}", count=count, opened=opened, points=points[category])
        for category, count in counts
        if count
    ]
