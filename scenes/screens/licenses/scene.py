"""The page of credits: who made the games, and the list of bundled works in LICENSES/LICENSES.md."""

import re

from game.core.version import version
from scenes.common.game_catalogue import all_cities
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.platform import resources
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, SECTION, TextStyle
from scenes.engine.widgets import Paragraph, ScrollArea, Widget
from scenes.engine.widgets.top_bar import Tool, add_top_bar

PAGE = Rect(260, 92, 1400, 960)
TEXT = BODY.at_top
HEADING = SECTION.at_top


class Licenses(Scene):
    """Show the lines on one page, which scrolls with the wheel, the arrows, PgUp and PgDn."""

    name = "licenses"
    backdrop = "common/art/backdrop_walnut"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.bundled = readable(_list_of_licences())[1:]

    def build(self) -> None:
        lines = [*self._credits(), *self.bundled]
        close = Tool("close", self.t("close"), "cross", self.back)
        add_top_bar(self, self.t("title-name"), [self.t("title-licenses")], [close])
        area = PAGE.inset(64, 52)
        column = area.trimmed(right=28)
        widgets: list[Widget] = []
        y = area.y
        for number, (style, text) in enumerate(lines):
            height = self.measure(text, style, column.w)[1]
            widgets.append(Paragraph(f"line-{number}", Rect(column.x, y, column.w, height + 2), text, style))
            y += height + 10
        self.add(ScrollArea("lines", area, widgets, content_height=y - area.y))

    def _credits(self) -> list[tuple[TextStyle, str]]:
        return [
            (HEADING, self.t("credits-heading")),
            (TEXT, self.t("credits-unofficial")),
            (TEXT, self.t("credits-version", version=version())),
            (HEADING, self.t("credits-games")),
            *((TEXT, city.credit(self.app.catalog)) for city in all_cities()),
            (HEADING, self.t("credits-bundled")),
        ]

    def first_focus(self) -> str:
        return "lines"

    def draw_background(self, canvas: Canvas) -> None:
        super().draw_background(canvas)
        canvas.skin("panel_parchment", PAGE)


def _list_of_licences() -> str:
    """Return the text of the file; empty if it cannot be read."""
    try:
        return (resources.root() / "LICENSES" / "LICENSES.md").read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


def readable(markdown: str) -> list[tuple[TextStyle, str]]:
    """Return the headings, paragraphs and table rows as styled lines, without links and marks of the format."""
    lines: list[tuple[TextStyle, str]] = []
    for line in markdown.splitlines():
        plain = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", line).replace("`", "").replace("**", "").strip()
        if not plain or set(plain) <= set("|-: "):
            continue
        if plain.startswith("#"):
            lines.append((HEADING, plain.lstrip("# ")))
        elif plain.startswith("|"):
            lines.append((TEXT, "  ·  ".join(cell.strip() for cell in plain.strip("|").split("|") if cell.strip())))
        else:
            lines.append((TEXT, plain.removeprefix("- ")))
    return lines
