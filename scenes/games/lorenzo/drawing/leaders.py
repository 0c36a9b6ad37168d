"""Pictures of leaders: the card with medal, name, need and ability, its back, and the chip on a board."""

from collections.abc import Hashable

from game.lorenzo.board import LEADERS_EACH
from game.lorenzo.cards import UNKNOWN
from game.lorenzo.leaders import LEADER_OF, Leader
from game.lorenzo.state import Player
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.theme import INK, PARCHMENT_LIGHT, SMALL, TextStyle
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.painting import ART

_NAME = TextStyle(face="strong", size=34, align="center", colour=(252, 244, 224), smallest=0.4, shadow=True)
_CHIP_SIGN = 20.0
_MEDAL_ON_BACK = 0.65
_TEXT = SMALL.but(size=30, align="center", valign="top", smallest=0.5)


def leaders_of(player: Player) -> list[int]:
    """Return the leaders of a board in their fixed order, the same in hand and in play; unknown ones come last."""
    return sorted([*player.leaders, *player.hand], key=lambda leader: (leader == UNKNOWN, leader))[:LEADERS_EACH]


def leader_name(leader: Leader) -> Hashable:
    """Return the name of a leader as a tracked item, as a card and as a chip."""
    return "leader", leader.id


def draw_leader_card(canvas: Canvas, leader: Leader, text: str, rect: Rect) -> None:
    """Draw a leader card, 440 x 680; `text` has lines for name, need and ability.

    The sign ≥ shows that a need is not paid.
    """
    scale = rect.w / 440
    name, *_, ability = text.splitlines()
    canvas.image(ART + "leader_frame", rect)
    window = Rect(rect.x + 38 * scale, rect.y + 108 * scale, 364 * scale, 290 * scale)
    canvas.image(f"{ART}medal_{LEADER_OF[leader.id] + 1}", window.centered(258 * scale, 258 * scale))
    head = Rect(rect.x + 66 * scale, rect.y + 29 * scale, rect.w - 132 * scale, 48 * scale)
    size = 34 * scale / canvas.text_scale
    canvas.text(markup.plain_text(name), head, _NAME.sized(size))
    needs = Rect(rect.x + 34 * scale, rect.y + 408 * scale, rect.w - 68 * scale, 56 * scale)
    signs.draw_row(canvas, [signs.Number("≥"), signs.Gap(), *signs.need_row(leader)], needs, 48 * scale, "center")
    words = Rect(needs.x, needs.bottom + 8 * scale, needs.w, rect.bottom - needs.bottom - 40 * scale)
    canvas.paragraph(ability, words, _TEXT.sized(max(19, 30 * scale)))


def draw_leader_back(canvas: Canvas, rect: Rect) -> None:
    """Draw the back of a leader, as large as a card or a chip."""
    canvas.image(ART + "leader_chip", rect)
    medal = rect.w * _MEDAL_ON_BACK
    canvas.image(ART + "medallion_leader", rect.centered(medal, medal))


def draw_leader_chip(
    leader: Leader, canvas: Canvas, rect: Rect, *, is_played: bool = False, is_used: bool = False
) -> None:
    """Draw a leader on a board: in play its effect, before that its need, in two lines if one is too narrow."""
    canvas.image(ART + "leader_chip", rect)
    row = signs.effect_row(leader.effect) if is_played else signs.need_row(leader)
    lines = [row] if signs.width(canvas, row, _CHIP_SIGN) <= rect.w - 14 else signs.broken(row)
    head, foot = rect.inset(5, 4).split_bottom(4 + 21 * len(lines))
    medal = f"{ART}medal_{LEADER_OF[leader.id] + 1}"
    canvas.image(medal, head.centered(head.h - 2, head.h - 2), 0.55 if is_used else 1)
    canvas.fill(foot, PARCHMENT_LIGHT if is_played else (58, 20, 28), 0.95, 4)
    ink = INK if is_played else PARCHMENT_LIGHT
    for line, place in zip(lines, foot.inset(2, 1).rows(len(lines), 1), strict=True):
        signs.draw_row(canvas, line, place, _CHIP_SIGN, "center", ink)
