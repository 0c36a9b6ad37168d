"""A development card drawn large: name, kind and period, picture, and each effect in signs and words."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.lorenzo.card import Card
from game.lorenzo.effects import TYPE_NAMES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import BURGUNDY, INK, PARCHMENT_LIGHT, SMALL_NOTE, TERM, WHITE, TextStyle
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.painting import ART
from scenes.games.lorenzo.drawing.whole_tiles import NUMERALS
from scenes.games.lorenzo.wording import LorenzoWording

_WIDTH = 440
_NAME = TextStyle(face="strong", size=34, align="center", colour=WHITE, smallest=0.4)
_KIND = SMALL_NOTE.centered.tight
_SEAL = TERM.inked(PARCHMENT_LIGHT).centered
_WORDS = TextStyle(face="body", size=24, align="center", colour=INK, valign="middle", smallest=0.75)
_LEAST = 17.0
"""Smallest size of a letter in design units: 11 px at 1280 x 720."""
_SIGNS, _ROW, _SIGNS_ALONE = 38, 44, 54
_RISE = 130
_LARGER = (1.4, 1.25, 1.1, 1.0)
"""Factors by which few words are enlarged, as long as they leave the picture whole."""
_PANEL, _PANEL_RIM = (252, 245, 226), (168, 134, 78)


@dataclass(frozen=True, slots=True)
class Effects:
    """Hold what a card does at one time: signs, a row for each option, and words if there is room for them."""

    rows: Sequence[signs.Row]
    words: str = ""


def effects_of(card: Card, wording: LorenzoWording | None) -> list[Effects]:
    """Return the effects at once and the lasting ones."""
    at_once, later = (wording.told_at_once(card.index), wording.told_later(card.index)) if wording else ("", "")
    found = [Effects([signs.at_once(card)], at_once)] if card.immediate else []
    return [*found, Effects(signs.later(card), later)] if card.lasting else found


def draw_whole_card(
    canvas: Canvas, catalog: Catalog, card: Card, rect: Rect, wording: LorenzoWording | None = None
) -> None:
    """Draw the card, 440 x 680; with a wording its effects are described in words as well."""
    scale = rect.w / _WIDTH
    arch = Rect(rect.x + 38 * scale, rect.y + 108 * scale, 364 * scale, 290 * scale)
    with canvas.clipped(arch):
        canvas.image(f"{ART}card_{card.number}", Rect(arch.center[0] - arch.h * 2 / 3, arch.y, arch.h * 4 / 3, arch.h))
    canvas.image(f"{ART}frame_{TYPE_NAMES[card.card_type]}", rect)
    _draw_head(canvas, catalog, card, rect, scale)
    _draw_costs(canvas, card, rect, scale)
    body = Rect(rect.x + 30 * scale, rect.y + 404 * scale, rect.w - 60 * scale, 252 * scale)
    _draw_effects(canvas, effects_of(card, wording), body, scale)


def _draw_head(canvas: Canvas, catalog: Catalog, card: Card, rect: Rect, scale: float) -> None:
    band = Rect(rect.x + 66 * scale, rect.y + 29 * scale, rect.w - 132 * scale, 48 * scale)
    canvas.text(catalog(f"lo-card-{card.id}"), band, _NAME.sized(34 * scale / canvas.text_scale))
    seal = Rect(rect.right - 62 * scale, rect.y + 31 * scale, 44 * scale, 44 * scale)
    canvas.circle(seal.center, seal.w / 2, BURGUNDY)
    size = max(_LEAST, 24 * scale) / canvas.text_scale
    canvas.text(NUMERALS[card.period - 1], seal, _SEAL.sized(size))
    kind = catalog("lo-card-kind", kind=catalog(f"lo-type-{TYPE_NAMES[card.card_type]}"), number=card.number)
    below = Rect(band.x, rect.y + 80 * scale, band.w, 28 * scale)
    canvas.text(kind, below, _KIND.sized(max(_LEAST, 22 * scale) / canvas.text_scale))


def _draw_costs(canvas: Canvas, card: Card, rect: Rect, scale: float) -> None:
    for index, cost in enumerate(card.costs):
        row = signs.cost(cost)
        place = Rect(rect.x + 26 * scale, rect.y + (112 + 58 * index) * scale, 0, 52 * scale)
        width = signs.width(canvas, row, 40 * scale) + 20 * scale
        canvas.fill(Rect(place.x, place.y, width, place.h), PARCHMENT_LIGHT, 0.96, 8 * scale)
        signs.draw_row(canvas, row, Rect(place.x + 10 * scale, place.y, width, place.h), 40 * scale)


def _draw_effects(canvas: Canvas, effects: Sequence[Effects], body: Rect, scale: float) -> None:
    """Draw each effect on a panel as high as it needs; long words cover the foot of the picture."""
    gap = 6 * scale
    gaps, width = gap * (len(effects) - 1), body.w - 4 * gap
    for larger in _LARGER:
        lettering = scale * larger
        style = _WORDS.sized(max(_LEAST, 24 * lettering))
        needs = [_needed(canvas, each, width, style, lettering) for each in effects]
        if sum(needs) + gaps <= body.h:
            break
    body = body.trimmed(top=-min(_RISE * scale, max(0.0, sum(needs) + gaps - body.h)))
    for each, need in zip(effects, needs, strict=True):
        panel, body = body.split_top((body.h - gaps) * need / sum(needs), gap)
        needs, gaps = needs[1:], max(0.0, gaps - gap)
        canvas.fill(panel, _PANEL, 0.96, 8 * scale)
        canvas.outline(panel, _PANEL_RIM, 2 * scale, 8 * scale)
        _draw_panel(canvas, each, panel.inset(2 * gap, gap), style, lettering)


def _needed(canvas: Canvas, effects: Effects, width: float, style: TextStyle, scale: float) -> float:
    told = canvas.measure(effects.words, style, width)[1] if effects.words else 0.0
    return (len(effects.rows) * _ROW + 12) * scale + told


def _draw_panel(canvas: Canvas, effects: Effects, panel: Rect, style: TextStyle, scale: float) -> None:
    size, count = (_SIGNS if effects.words else _SIGNS_ALONE) * scale, len(effects.rows)
    rows, words = panel.split_top(min(panel.h, count * _ROW * scale) if effects.words else panel.h)
    for row, place in zip(effects.rows, rows.rows(count, 0), strict=True):
        signs.draw_row(canvas, row, place, size, "center")
    if effects.words:
        canvas.paragraph(effects.words, words, style)
