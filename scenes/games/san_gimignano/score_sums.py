"""The sum behind the points of a row, with the numbers of the present position: `Banded: 3 towers × 12 levels = 36`."""

from game.san_gimignano.scoring import leading_numbers
from game.san_gimignano.state import State
from scenes.engine.text import markup
from scenes.engine.text.catalog import Argument, Catalog, numeral

_TALL = 5


def arithmetic(catalog: Catalog, view: State, seat: int, category: str, points: int) -> str:
    """Return the sum, and below it the rule."""
    told = catalog(f"sg-told-{category}", points=numeral(points), **_numbers(view, seat, category))
    return f"{markup.strong(catalog(f'sg-score-{category}'))}  {told}\n{catalog(f'sg-score-{category}-sum')}"


def _numbers(view: State, seat: int, category: str) -> dict[str, Argument]:
    towers = view.towers[seat]
    match category:
        case "completed":
            return {"count": sum(tower.is_complete for tower in towers)}
        case "tallest":
            led = leading_numbers(view, seat)
            return {"count": len(led), "numbers": " + ".join(map(str, led))}
        case "banded":
            banded = [tower.levels for tower in towers if not tower.is_plain]
            return {"count": len(banded), "levels": sum(banded)}
        case "grace":
            return {"count": sum(tower.levels for tower in towers if tower.is_plain and tower.top == 7)}
        case "santa_fina":
            return {"count": sum(tower.levels >= _TALL for tower in towers)}
        case "piece":
            return {"count": int(view.piece == seat)}
    return {}
