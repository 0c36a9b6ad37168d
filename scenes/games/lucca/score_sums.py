"""The sum behind a family's projected total, with the numbers of the present position (LC 5)."""

from game.lucca.quarters import Quarter
from game.lucca.scoring import support_of
from scenes.engine.text import markup
from scenes.engine.text.catalog import numeral, signed
from scenes.games.lucca.position import LuccaPosition


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
