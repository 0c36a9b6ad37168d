"""The flat icons of the interface, drawn on a 48 by 48 grid in white so that the game can tint them.

`python -m assets.studio.interface.icons` writes them as SVG under assets/common/icons.
"""

from dataclasses import dataclass
from pathlib import Path

from assets.studio.interface.icon_drawings import DRAWINGS, Drawing, Mark

FOLDER = Path(__file__).parents[2] / "common" / "icons"
GRID = 48
STROKE = 3


@dataclass(frozen=True, slots=True)
class Icon:
    """One file: its name and what is drawn in it."""

    name: str
    drawing: Drawing

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.svg"

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


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for icon in icons():
        icon.path.write_text(icon.markup(), encoding="utf-8")


if __name__ == "__main__":
    main()
