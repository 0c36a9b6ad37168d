"""The curtain: hides the table while the screen is handed to another person."""

from collections.abc import Callable

from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.player_colours import INKS, crest, draw_badge
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, BUTTON, CREAM, HEADING, LEAD, NOTE, NOTE_ON_PICTURE
from scenes.engine.widgets import Button, Label, Panel, Paragraph

PAGE = Rect(520, 534, 880, 326)
SHIELD = Rect(840, 226, 240, 280)
LIFT = Rect(640, 872, 640, 100)
FOOT = Rect(360, 990, 1200, 40)
RAYS = SHIELD.centered(800, 800)
BELOW_VALANCE = SCREEN.trimmed(top=222)


class Curtain(Scene):
    """Cover the table until Space, Enter or the button lifts it; all other keys do nothing."""

    name = "curtain"
    parting = "rise"

    def __init__(self, app: App, name: str, colour: str, line: str, on_lift: Callable[[], None]) -> None:
        super().__init__(app)
        self.person, self.colour, self.line, self.on_lift = name, colour, line, on_lift

    def build(self) -> None:
        page = self.add(Panel("page", PAGE)).rect.inset(48, 26)
        pass_to, name, family, line = page.stack([46, 92, 42, 82], 4)
        centred = NOTE.but(size=30, align="center")
        self.add(Label("pass-to", pass_to, self.t("curtain-pass"), centred))
        ink = INKS[self.colour]
        self.add(Label("name", name, self.person, HEADING.but(size=62, align="center", colour=ink)))
        self.add(Label("family", family, self.t(f"colour-{self.colour}"), BODY.inked(ink).centered))
        self.add(Paragraph("line", line.trimmed(top=8), self.line, LEAD.centered))
        words = self.t("curtain-lift", name=self.person)
        button = BUTTON.but(size=36)
        self.add(Button("lift", LIFT, words, self.lift, icon="person", dress="gold", style=button, sound="turn"))
        covered = self.t("curtain-covered", name=self.person)
        self.add(Label("covered", FOOT, covered, NOTE_ON_PICTURE.inked(CREAM).centered))

    def lift(self) -> None:
        """Close the curtain and call `on_lift`."""
        self.app.stack.pop()
        self.on_lift()

    def intercept(self, press: KeyPress) -> bool:
        """Ignore every key but Enter and Space."""
        return press.command != Command.CONFIRM

    def draw_background(self, canvas: Canvas) -> None:
        canvas.image("common/art/curtain", SCREEN)
        with canvas.clipped(BELOW_VALANCE):
            canvas.image("common/art/rays", RAYS, 0.5)
        canvas.image(crest(self.colour), SHIELD)
        disc = Rect(SHIELD.right - 66, SHIELD.bottom - 92, 88, 88)
        draw_badge(canvas, disc, self.colour)
