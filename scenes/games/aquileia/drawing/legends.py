"""Legends beside the spaces: names of areas, costs, prizes, decks. They have tooltips and cannot be pressed."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.aquileia.board import (
    COPPER,
    DOLUS,
    EQUI,
    EXCHANGES,
    FORUM,
    FORUM_DOUBLE,
    FORUM_SCORING,
    GOLD,
    GOLD_SIDE,
    METALS,
    PECUNIA,
    POTENTIA,
    SERVI_SPACES,
    SILVER,
    SILVER_SIDE,
)
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.markup import coloured
from scenes.engine.theme import BURGUNDY, CREAM, INK, REMARK, TERM, TextStyle
from scenes.games.aquileia.areas import order_of
from scenes.games.aquileia.drawing.signs import ARROW, ART, Sign, Token, coin, coins, draw_sign, draw_signs, seal
from scenes.games.aquileia.layout import legend_rect, space_rect
from scenes.games.aquileia.tooltips import STALLS, AquileiaTooltips
from scenes.kit.pieces import Spot

Paint = Callable[[Canvas, Rect], None]

_SIGN = TextStyle(face="title", size=22, colour=CREAM, align="center", smallest=0.5)
_NAME = TERM.tightest
_NOTE = REMARK.inked(INK).centered.tightest
_AREAS = {
    "board_portus": "port", "board_theatrum": "theatre", "board_forum": "forum", "board_mercatus": "market",
    "board_stadium": "stadium", "board_arena": "arena",
}  # fmt: skip
_STALLS = ("stall_dolus", "stall_pecunia", "stall_equi", "stall_servi")
_RANKS = ("I", "II", "III")
_RED, _BLUE = ("silver", "copper"), ("copper", "silver", "gold", "copper")
"""Faces of the dice painted beside Dolus and Potentia."""
_DOLUS = 208.0
"""Width of Dolus's part of the stall."""


def add_legends(scene: Scene, tips: AquileiaTooltips) -> None:
    """Add the tooltips of the legends; they come before the spaces, some of which lie on legends."""
    t = tips.t
    for name in _PLAQUES:
        area = name.removeprefix("plaque_").replace("latro", "portus")
        help_of = next((tips.area(_AREAS[sign]) for sign in _AREAS if sign.endswith(area)), t("aq-track-help"))
        scene.add(Spot(name, legend_rect(name), tooltip=help_of))
    for name, area in _AREAS.items():
        scene.add(Spot(name, legend_rect(name), tooltip=tips.area(area)))
    for name in ("plaque_track", "board_track"):
        scene.add(Spot(name, legend_rect(name), tooltip=t("aq-track-help")))
    for name, rect, spaces in _stalls():
        scene.add(Spot(f"stall_{name}", rect, tooltip=partial(tips.stall, spaces)))


def _stalls() -> Iterator[tuple[str, Rect, Sequence[int]]]:
    """Yield name, rectangle and spaces of each stall; Dolus and Potentia share one picture."""
    first, second = legend_rect("stall_dolus").split_left(_DOLUS, 0)
    yield "dolus", first, [DOLUS]
    yield "potentia", second, [POTENTIA]
    yield "pecunia", legend_rect("stall_pecunia"), [PECUNIA]
    yield "equi", legend_rect("stall_equi"), EQUI
    yield "servi", legend_rect("stall_servi"), SERVI_SPACES


def draw_legends(canvas: Canvas, t: Catalog) -> None:
    """Draw all legends of the board."""
    for name in _STALLS:
        canvas.image(ART + name, legend_rect(name))
    for name, paint in _PLAQUES.items():
        canvas.image(ART + name, legend_rect(name))
        paint(canvas, legend_rect(name))
    _draw_track_note(canvas, legend_rect("plaque_track"), t("aq-track-note"))
    for name, area in _AREAS.items():
        _draw_area(canvas, name, t(f"aq-area-{area}"), order_of(area))
    _draw_board(canvas, "board_track", t("aq-track"))
    _draw_market(canvas)
    _draw_forum(canvas)
    _draw_sides(canvas)


def _draw_area(canvas: Canvas, name: str, word: str, order: int) -> None:
    """Draw an area's name with its place in the order of acting (AQ 4)."""
    _draw_board(canvas, name, f"{coloured('gold', str(order))}  {word}")


def _draw_board(canvas: Canvas, name: str, word: str) -> None:
    rect = legend_rect(name)
    canvas.image(ART + name, rect)
    canvas.text(word, rect.inset(14, 3), _SIGN)


def _draw_track_note(canvas: Canvas, rect: Rect, note: str) -> None:
    canvas.image(ART + "plaque_track", rect)
    canvas.text(note, rect.inset(8, 1), _NOTE)


# Plaques


def _any_coin() -> list[Token]:
    return [coin(COPPER), "/", coin(SILVER), "/", coin(GOLD)]


def _draw_portus(canvas: Canvas, rect: Rect) -> None:
    first, second = rect.inset(6, 8).rows(2, 4)
    draw_signs(canvas, first, _any_coin(), 24, "center")
    draw_signs(canvas, second, [ARROW, Sign("sign_workshop", 1.1), Sign("sign_bank", 1.1)], 26, "center")


def _draw_theatrum(canvas: Canvas, rect: Rect) -> None:
    first, second = rect.inset(6, 8).rows(2, 2)
    draw_signs(canvas, first, _any_coin(), 22, "center")
    draw_signs(canvas, second, ["+1", ARROW, "+1"], 22, "center")


def _draw_latro(canvas: Canvas, rect: Rect) -> None:
    canvas.text("Latro", rect.trimmed(left=14, right=90, bottom=32).moved(dy=3), _NAME.inked(BURGUNDY))
    row: list[Token] = [Sign("die_red_copper"), Sign("die_red_gold"), ARROW, coin(COPPER), coin(GOLD)]
    draw_signs(canvas, rect.trimmed(left=14, top=30), row, 26)


def _draw_ranks(canvas: Canvas, rect: Rect, rows: Sequence[Sequence[Token]]) -> None:
    for rank, row, place in zip(_RANKS, rows, rect.inset(8, 6).rows(3, 2), strict=True):
        number, rest = place.split_left(36, 6)
        draw_sign(canvas, seal(rank, 1), number.centered(34, 34))
        draw_signs(canvas, rest, row, 24)


def _draw_stadium(canvas: Canvas, rect: Rect) -> None:
    laurel: list[Token] = ["+", Sign("sign_laurel", 1.2)]
    _draw_ranks(
        canvas, rect,
        [[str(3 - rank), coin(GOLD), "/", coin(SILVER), *(laurel if rank < 2 else [])] for rank in range(3)],
    )  # fmt: skip


def _draw_arena(canvas: Canvas, rect: Rect) -> None:
    prize: list[Token] = [seal("2×", 1.4), "/", Sign("sign_servi")]
    _draw_ranks(canvas, rect, [[str(3 - rank), coin(COPPER), *(prize if rank < 2 else [])] for rank in range(3)])


_PLAQUES: dict[str, Paint] = {
    "plaque_latro": _draw_latro, "plaque_portus": _draw_portus, "plaque_theatrum": _draw_theatrum,
    "plaque_stadium": _draw_stadium, "plaque_arena": _draw_arena,
}  # fmt: skip


# Market, forum, stadium


def _draw_market(canvas: Canvas) -> None:
    _draw_dice(canvas, legend_rect("stall_dolus"))
    _draw_pecunia(canvas, legend_rect("stall_pecunia"))
    equi = legend_rect("stall_equi")
    canvas.text(STALLS["equi"], Rect(equi.x + 18, equi.y + 20, 240, 32), _NAME)
    draw_signs(canvas, Rect(equi.right - 70, equi.y + 20, 56, 32), coins((1, 0, 0)), 24, "right")
    canvas.text("+", Rect(equi.x + 86, equi.y + 84, 30, 40), _NAME.but(size=34, align="center", colour=BURGUNDY))
    left, pile = equi.x + 18, legend_rect("servi_deck").x
    canvas.text(STALLS["servi"], Rect(left, legend_rect("stall_servi").y + 17, pile - left - 4, 26), _NAME)
    for index, space in enumerate(SERVI_SPACES):
        under = space_rect(space)
        tokens: list[Token] = ["1" if not index else f"1–{index + 1}", coin(index)]
        draw_signs(canvas, Rect(under.x - 20, under.bottom, 90, 26), tokens, 20, "center")


def _draw_dice(canvas: Canvas, rect: Rect) -> None:
    for left, word in ((76, "Dolus"), (274, "Potentia")):
        canvas.text(word, Rect(rect.x + left, rect.y + 20, 140, 30), _NAME)
    red = [Sign(f"die_red_{face}") for face in _RED]
    taken = [coin(METALS.index(face)) for face in _RED]
    draw_signs(canvas, Rect(rect.x + 76, rect.y + 52, 130, 34), [*red, ARROW, *taken], 26)
    blue = [Sign(f"die_blue_{face}") for face in _BLUE]
    draw_signs(canvas, Rect(rect.x + 274, rect.y + 52, 136, 34), blue, 28)


def _draw_pecunia(canvas: Canvas, rect: Rect) -> None:
    canvas.text("Pecunia", Rect(rect.x + 84, rect.y + 18, 200, 28), _NAME)
    grid = Rect(rect.x + 80, rect.y + 46, 330, 50).grid(3, 2, 2)
    for line in range(len(EXCHANGES)):
        place = grid[line // 2 + 3 * (line % 2)]
        draw_signs(canvas, place, exchange(line), 21)
    draw_sign(canvas, seal("+4", 1), Rect(rect.right - 52, rect.y + 12, 44, 44))


def exchange(line: int) -> list[Token]:
    """Return the signs of a line of Pecunia: what is given, an arrow, what is taken."""
    give, get = EXCHANGES[line]
    return [*coins(give), ARROW, *coins(get)]


def _draw_forum(canvas: Canvas) -> None:
    """Draw one house or two beside each space of the forum, and a seal if building there scores at once."""
    for space in FORUM:
        rect = space_rect(space)
        house = Rect(rect.right + 8, rect.center[1] - 17, 34, 34)
        draw_sign(canvas, Sign("sign_house"), house)
        if space == FORUM_DOUBLE:
            draw_sign(canvas, Sign("sign_house"), house.moved(20, 10))
        if space in FORUM_SCORING:
            draw_sign(canvas, seal("+", 1), Rect(house.x + 18, house.y + 14, 32, 32))


def _draw_sides(canvas: Canvas) -> None:
    for name, row in (("gold", GOLD_SIDE[0]), ("silver", SILVER_SIDE[0])):
        rect = space_rect(row)
        draw_sign(canvas, Sign(f"coin_{name}"), Rect(rect.x - 58, rect.center[1] - 20, 40, 40))
