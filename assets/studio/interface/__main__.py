"""Writes what is not painted: the icons as SVG and the table of the skins' measures."""

from pathlib import Path

from assets.studio.interface.icons import icons
from assets.studio.interface.skins import table

COMMON = Path(__file__).parents[2] / "common"


def main() -> None:
    folder = COMMON / "icons"
    folder.mkdir(parents=True, exist_ok=True)
    for icon in icons():
        (folder / f"{icon.name}.svg").write_text(icon.markup(), encoding="utf-8")
    (COMMON / "skins.toml").write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    main()
