"""The headings above the columns of the fighters' lines."""

from collections.abc import Iterator

from game.aquileia.state import State
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BROWN, FINE_PRINT
from scenes.engine.widgets import Label
from scenes.games.aquileia.contest.fighter_line import columns_of, has_blue, parts_of
from scenes.games.aquileia.contest.layout import heads_rect
from scenes.games.aquileia.tooltips import AquileiaTooltips

_HEAD = FINE_PRINT.inked(BROWN).tightest
_APART = 4.0


def add_heads(scene: Scene, tips: AquileiaTooltips) -> None:
    """Add the headings of the columns."""
    for name, rect in _heads(tips.view):
        scene.add(Label(f"head-{name}", rect.trimmed(right=_APART), tips.t(f"aq-head-{name}"), _HEAD))


def _heads(view: State) -> Iterator[tuple[str, Rect]]:
    _, base, effort, strength, prize = parts_of(heads_rect().outset(0, 6))
    with_blue = has_blue(view)
    dice, cards, *blue = columns_of(effort, with_blue=with_blue)
    yield from (("space", base), ("red", dice), ("cards", cards), ("strength", strength.trimmed(left=30)))
    yield "prize", prize
    yield from (("blue", column) for column in blue)
