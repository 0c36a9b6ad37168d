"""All skins of the interface, and the table of their measures the game reads."""

from assets.studio.interface import controls, lights, panels, ribbons, tokens
from assets.studio.interface.skin import Edges, Skin
from assets.studio.paint import Picture

MAKERS = (panels, controls, lights, ribbons, tokens)
HEAD = """\
# Written by `python -m assets.studio.interface`. Edges are left, top, right, bottom in texture pixels
# (twice the size at 1080p). `inset` never stretches; `pad` keeps content off the frame, and tells how far
# glow, shadow and focus_ring reach beyond the thing they belong to.
"""


def skins() -> list[Skin]:
    return [skin for maker in MAKERS for skin in maker.skins()]


def pictures() -> list[Picture]:
    return [skin.picture(maker.__file__) for maker in MAKERS for skin in maker.skins()]


def table() -> str:
    return HEAD + "".join(_entry(skin) for skin in sorted(skins(), key=lambda skin: skin.name))


def _entry(skin: Skin) -> str:
    lines = (
        f"\n[skin.{skin.name}]",
        f'image = "{skin.image}"',
        f"inset = {_edges(skin.inset)}",
        f"pad = {_edges(skin.pad)}",
    )
    return "\n".join(lines) + "\n"


def _edges(edges: Edges) -> str:
    return f"[{', '.join(map(str, edges))}]"
