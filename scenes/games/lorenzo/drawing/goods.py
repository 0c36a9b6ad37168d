"""The numbers of a family's goods and points, on its own board and on a rival's panel."""

from collections.abc import Hashable

from game.lorenzo.goods import RESOURCES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import TextStyle
from scenes.games.lorenzo.drawing import signs


def goods_name(seat: int, resource: int) -> Hashable:
    """Return the name of a seat's number of a resource as a tracked item."""
    return "goods", seat, resource


def good_row(resource: int, number: int) -> signs.Row:
    """Return a resource's sign with its number."""
    return [signs.Sign(RESOURCES[resource]), signs.Number(str(number))]


def write_good(resource: int, size: float, alpha: float, canvas: Canvas, rect: Rect, number: int) -> None:
    """Write a resource's sign with its number."""
    with canvas.faded(alpha):
        signs.draw_row(canvas, good_row(resource, number), rect, size)


def write_points(style: TextStyle, alpha: float, canvas: Canvas, coin: Rect, points: int) -> None:
    """Write the points of a family on a coin."""
    with canvas.faded(alpha):
        canvas.image("common/art/coin", coin)
        canvas.text(str(points), coin.inset(4), style)
