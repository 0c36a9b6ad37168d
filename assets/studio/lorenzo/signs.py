"""The signs that stand among numbers on cards, tracks and boards, one for each name the game uses."""

from collections.abc import Callable

from PIL import Image

from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo import signs_goods, signs_marks, signs_places

SIZE = (96, 96)
_GRID, _MARGIN = 72, 4

SIGNS: dict[str, Callable[[Sketch], None]] = {
    "coins": signs_goods.coins,
    "wood": signs_goods.wood,
    "stone": signs_goods.stone,
    "servants": signs_goods.servants,
    "military": signs_goods.military,
    "faith": signs_goods.faith,
    "points": signs_goods.points,
    "privilege": signs_goods.privilege,
    "territory": signs_places.territory,
    "character": signs_places.character,
    "building": signs_places.building,
    "venture": signs_places.venture,
    "any_card": signs_places.any_card,
    "harvest": signs_places.harvest,
    "production": signs_places.production,
    "market": signs_places.market,
    "council": signs_places.council,
    "member": signs_marks.member,
    "neutral": signs_marks.neutral,
    "leader": signs_marks.leader,
    "at_once": signs_marks.at_once,
    "always": signs_marks.always,
    "at_end": signs_marks.at_end,
    "distinct": signs_marks.distinct,
    "banned": signs_marks.banned,
    "covered": signs_marks.covered,
}


def paint_sign(name: str) -> Image.Image:
    sketch = Sketch(_GRID, _GRID)
    with sketch.at(_MARGIN, _MARGIN):
        SIGNS[name](sketch)
    return render(sketch, *SIZE)
