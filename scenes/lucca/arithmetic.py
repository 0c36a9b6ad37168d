"""How a family's projected total comes about, with the numbers of the present position (LC 5)."""

from game.lucca.quarters import Quarter
from game.lucca.scoring import support_of
from scenes.core import markup
from scenes.core.text import numeral, signed
from scenes.kit.seen import Seen


def arithmetic(seen: Seen, seat: int) -> str:
    """The name with the total, then a line for each category that counts."""
    t, table = seen.wording.catalog, seen.score
    quarter: Quarter = seen.view.quarters[seat]
    points = dict(zip(table.categories, table.points[seat], strict=True))
    lines = [markup.strong(f"{seen.people[seat].name}  {numeral(table.totals[seat])}"), t("lc-if-ended-help")]
    lines.append(t("lc-told-windows", points=points["windows"]))
    now = quarter.opening_points
    lines.append(t("lc-told-openings", now=now, later=points["openings"] - now, points=points["openings"]))
    lines += _walls_and_towers(seen, quarter, points)
    for category in ("largest", "smallest"):
        if points[category]:
            lines.append(t(f"lc-told-{category}", points=signed(points[category])))
    return "\n".join(lines)


def _walls_and_towers(seen: Seen, quarter: Quarter, points: dict[str, int]) -> list[str]:
    t, support = seen.wording.catalog, support_of(quarter)
    if quarter.walls and not support.is_enough:
        return [t("lc-told-unsupported", need=support.need, shields=support.shields)]
    opened = len(quarter.opened) + len(quarter.completed)
    counts = (("walls", len(quarter.walls)), ("towers", quarter.towers))
    return [
        t(f"lc-told-{category}", count=count, opened=opened, points=points[category])
        for category, count in counts
        if count
    ]
