"""The flat icons of the interface as SVG files: a 48 by 48 grid, white, so that the game can tint them."""

from dataclasses import dataclass

from assets.studio.interface.icon_drawings import DRAWINGS, Drawing, Mark

GRID = 48
STROKE = 3


@dataclass(frozen=True, slots=True)
class Icon:
    """One file: its name and what is drawn in it."""

    name: str
    drawing: Drawing

    def markup(self) -> str:
        marks = "".join(_element(mark) for mark in self.drawing)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {GRID} {GRID}">{marks}</svg>\n'


def icons() -> list[Icon]:
    return [Icon(name, drawing) for name, drawing in sorted(DRAWINGS.items())]


def _element(mark: Mark) -> str:
    if mark.filled:
        return f'<path d="{mark.d}" fill="#fff" fill-rule="evenodd"/>'
    pen = f'stroke-width="{mark.width or STROKE}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{mark.d}" fill="none" stroke="#fff" {pen}/>'
