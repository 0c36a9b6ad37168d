"""A row of signs and numbers, such as `2 [copper] 1 [silver]`, for costs and gains."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from game.aquileia.board import METALS
from game.aquileia.cards import NAMES
from game.aquileia.laurels import NAMES as LAURELS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import INK, WHITE, Colour, TextStyle
from scenes.games.aquileia.layout import CARD_RATIO

ART = "aquileia/art/"
_FIGURE = TextStyle(face="title", smallest=0.5)
_SMALL_BELOW = 26.0
"""Width in pixels below which a sign uses a drawing with less detail."""
_RED: Colour = (176, 18, 26)
_PLATE: Colour = (255, 246, 220)
_PLATE_RIM = 3.0
GAP = 0.1
"""Gap between signs, as a share of their size."""


@dataclass(frozen=True, slots=True)
class Sign:
    """Describe a picture `share` times as high as the row's numbers, with a number on it if given."""

    picture: str
    share: float = 1.0
    number: str = ""
    aspect: float = 1.0


@dataclass(frozen=True, slots=True)
class Missing:
    """Describe a number that the viewer has too little for: red on a plate."""

    number: str


Token = str | Sign | Missing
ARROW, APART = Sign("", 0.6), Sign("", 0.35)


def coin(metal: int, share: float = 1.0) -> Sign:
    return Sign(f"coin_{METALS[metal]}", share)


def coins(counts: Sequence[int], missing: Sequence[int] = (0, 0, 0)) -> list[Token]:
    """Return the signs of the metals of which there are any: copper, silver, gold."""
    tokens: list[Token] = []
    for metal, (count, lacks) in enumerate(zip(counts, missing, strict=True)):
        if count:
            tokens += [Missing(str(count)) if lacks else str(count), coin(metal)]
    return tokens


def all_coins(counts: Sequence[int]) -> list[Token]:
    """Return the signs of a purse: every metal, gold first as in the panels."""
    return apart(token for metal in range(len(METALS) - 1, -1, -1) for token in (str(counts[metal]), coin(metal)))


def apart(amounts: Iterable[Token]) -> list[Token]:
    """Return the row with gaps that put each number nearer to its own sign than to the one before."""
    row = list(amounts)
    return row[:1] + [token for each in row[1:] for token in ((APART, each) if isinstance(each, str) else (each,))]


def servi(count: int, missing: int = 0) -> list[Token]:
    return [Missing(str(count)) if missing else str(count), Sign("sign_servi")] if count else []


def cards(kind: int, count: int, share: float = 2.1) -> list[Token]:
    """Return so many cards of a kind, side by side."""
    return [Sign(f"card_{NAMES[kind]}_small", share, "", CARD_RATIO)] * count


def small_laurel(kind: int) -> Sign:
    return Sign(f"laurel_{LAURELS[kind]}_small", 1.3, "", CARD_RATIO)


def seal(number: str, share: float = 1.2) -> Sign:
    return Sign("seal", share, number)


def draw_signs(
    canvas: Canvas,
    rect: Rect,
    tokens: Iterable[Token],
    size: float = 24,
    align: str = "left",
    colour: Colour = INK,
    figures: float = 1.0,
) -> Rect:
    """Draw a row of signs in the middle of the rectangle's height, and return the rectangle that it covers.

    It is drawn smaller if it would be too long. Numbers are `figures` times as high as the signs are meant for.
    """
    row = list(tokens)
    widths = [_token_width(canvas, token, size, colour, figures) for token in row]
    width = _with_gaps(widths, size)
    share = min(1.0, rect.w / width) if width else 1.0
    size, width = size * share, width * share
    left = {"left": rect.x, "center": rect.center[0] - width / 2, "right": rect.right - width}[align]
    x, middle = left, rect.center[1]
    for token, step in zip(row, widths, strict=True):
        _draw_token(canvas, token, Rect(x, middle - size, step * share, 2 * size), size, colour, figures)
        x += step * share + size * GAP
    return Rect(left, middle - size / 2, width, size)


def width_of(canvas: Canvas, tokens: Iterable[Token], size: float, figures: float = 1.0) -> float:
    """Return the width of the row at full size."""
    return _with_gaps([_token_width(canvas, token, size, INK, figures) for token in tokens], size)


def _with_gaps(widths: Sequence[float], size: float) -> float:
    return sum(widths) + size * GAP * max(0, len(widths) - 1)


def _token_width(canvas: Canvas, token: Token, size: float, colour: Colour, figures: float) -> float:
    if isinstance(token, Sign):
        return size * token.share * token.aspect
    if isinstance(token, Missing):
        return canvas.measure(token.number, figure_style(canvas, size, _RED))[0] + 2 * _PLATE_RIM
    return canvas.measure(token, figure_style(canvas, size * figures, colour))[0]


def grown(canvas: Canvas, most: float = 1.3) -> float:
    """Return how much larger numbers with some room may be; they follow the size of the texts."""
    return min(most, max(1.0, canvas.text_scale))


def figure_style(canvas: Canvas, size: float, colour: Colour = INK) -> TextStyle:
    """Return the style of numbers among signs; they keep the signs' size, whatever the size of the texts."""
    return _figure(size / canvas.text_scale, colour)


@lru_cache(512)
def _figure(size: float, colour: Colour) -> TextStyle:
    return _FIGURE.sized(size).inked(colour)


def _draw_token(canvas: Canvas, token: Token, box: Rect, size: float, colour: Colour, figures: float) -> None:
    if isinstance(token, Missing):
        plate = box.centered(box.w, size * 1.1)
        canvas.fill(plate, _PLATE, 1, 5)
        canvas.outline(plate, _RED, 2, 5)
        canvas.text(token.number, box, figure_style(canvas, size, _RED).centered)
    elif isinstance(token, str):
        canvas.text(token, box, figure_style(canvas, size * figures, colour))
    elif token == APART:
        return
    elif token == ARROW:
        _draw_arrow(canvas, box.centered(size * 0.42, size * 0.46))
    else:
        draw_sign(canvas, token, box.centered(size * token.share * token.aspect, size * token.share))


def coin_name(metal: int) -> Hashable:
    """Return the name of a coin as a tracked item."""
    return "coin", metal


def paint_coin(metal: int, canvas: Canvas, rect: Rect) -> None:
    draw_sign(canvas, coin(metal), rect)


def draw_sign(canvas: Canvas, sign: Sign, rect: Rect) -> None:
    is_small = rect.w * canvas.scale < _SMALL_BELOW and sign.picture.startswith(("coin_", "die_"))
    canvas.image(f"{ART}{sign.picture}{'_small' if is_small else ''}", rect)
    if sign.number:
        style = figure_style(canvas, rect.h * (0.6 if len(sign.number) < 3 else 0.52), WHITE)
        canvas.text(sign.number, rect, style.centered)


def _draw_arrow(canvas: Canvas, box: Rect) -> None:
    middle = box.center[1]
    canvas.polygon([(box.x, box.y), (box.right, middle), (box.x, box.bottom)], (150, 60, 30))
