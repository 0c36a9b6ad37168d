"""The widgets of one seat: crest, name, who plays it, and the level of an opponent."""

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass
from functools import partial

from game.core.spec import LEVELS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.player_colours import INKS, crest, draw_badge
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, BUTTON, CREAM, FINE_PRINT, NOTE, SMALL_NOTE, SUBHEADING
from scenes.engine.widgets import Button, ChoiceBar, Label, Look, Panel, Paragraph, TextField, Widget
from scenes.engine.widgets.button import Dress
from scenes.screens.new_game.level_plate import LevelPlate
from scenes.screens.new_game.match_draft import LONGEST_NAME, Kind, MatchDraft, SeatDraft
from scenes.screens.new_game.people import name_by_kind
from scenes.screens.new_game.temper_page import TemperPage, temper_key

ROW, LEVELS_HEIGHT = 119.0, 216.0
BANNER = 152.0
ABOUT = BODY.but(size=26, valign="top", colour=CREAM, leading=1.32)
QUIET = BUTTON.but(size=23, face="body", smallest=0.55)
_WHO = SUBHEADING.centered.tightest
KINDS: tuple[Kind, ...] = ("person", "opponent", "empty")


@dataclass(frozen=True)
class SeatBanner(Button):
    """Show the crest on cloth; a press changes the colour."""

    _: KW_ONLY
    colour: str
    faded: bool
    dress: Dress = "bare"
    sound: str = "card"
    counts_every_click: bool = True

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.faded(0.45 if self.faded else 1):
            canvas.skin(f"header_{self.colour}", self.rect)
            small = self.rect.h < 160
            shield = self.rect.centered(*((66, 77) if small else (110, 128)))
            canvas.image(crest(self.colour), shield)
            disc = 34.0 if small else 44.0
            place = Rect(shield.right - disc * 0.55, shield.bottom - disc * 0.95, disc, disc)
            draw_badge(canvas, place, self.colour)


@dataclass(frozen=True)
class Cloth(Widget):
    """Show the crest of the seat whose level is chosen below the seats."""

    colour: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin(f"header_{self.colour}", self.rect)
        canvas.image(crest(self.colour), self.rect.centered(110, 128))


@dataclass(frozen=True, slots=True)
class PlaceCard:
    """Add the widgets of a seat to the scene; each change goes into the draft, then calls `changed`."""

    scene: Scene
    draft: MatchDraft
    changed: Callable[[], None]

    def add(self, number: int, rect: Rect) -> None:
        """Add crest, name and kind of a seat."""
        place, mark = self.draft.places[number], f"place-{number}"
        self.scene.add(Panel(f"{mark}-panel", rect))
        banner, rest = rect.inset(14, 12).split_left(BANNER, 22)
        self.scene.add(
            SeatBanner(
                f"{mark}-colour", banner, colour=place.colour, tooltip=self.scene.t("new-game-colour"),
                on_press=lambda: self._recolour(number), faded=not place.is_taken,
            )
        )  # fmt: skip
        left, right = rest.trimmed(right=6).split_left(274, 20)
        name, below = left.split_top(36, 8)
        colour = self.scene.t(f"colour-{place.colour}")
        style = SUBHEADING.inked(INKS[place.colour])
        self.scene.add(Label(f"{mark}-family", name, colour, style))
        self._add_name(f"{mark}-name", below.split_top(48)[0], place)
        self._add_kind(number, right, place)

    def _add_name(self, id: str, rect: Rect, place: SeatDraft) -> None:
        if not place.is_taken:
            self.scene.add(Label(f"{id}-none", rect, self.scene.t("new-game-nobody"), NOTE))
            return

        def rename(value: str) -> None:
            place.name = value
            self.changed()

        words = self.scene.t("new-game-name")
        self.scene.add(TextField(id, rect, place.name, rename, longest=LONGEST_NAME, placeholder=words, tooltip=words))

    def _add_kind(self, number: int, area: Rect, place: SeatDraft) -> None:
        bar, below = area.split_top(52, 6)
        kinds = KINDS if self.draft.may_be_empty else KINDS[:2]
        options = [(kind, self.scene.t(f"new-game-{kind}")) for kind in kinds]
        self.scene.add(
            ChoiceBar(f"place-{number}-kind", bar, options, place.kind, lambda kind: self._seat(place, kind))
        )
        words = self._rival(place) if place.kind == "opponent" else self.scene.t(f"new-game-{place.kind}-note")
        self.scene.add(Label(f"place-{number}-note", below.trimmed(right=4), words, SMALL_NOTE.to_right))

    def _rival(self, place: SeatDraft) -> str:
        """Return the level of an opponent, with the temper that it will have."""
        level, temper = self.scene.t(f"level-{place.level}"), self.draft.temper_of(place)
        return (
            self.scene.t("temper-of-level", level=level, temper=self.scene.t(temper_key(temper))) if temper else level
        )

    def add_levels(self, number: int, rect: Rect) -> None:
        """Add the choice of the seat's level below all seats, beside its crest and name."""
        place = self.draft.places[number]
        self.scene.add(Panel("levels-panel", rect))
        who, area = rect.inset(14, 14).split_left(BANNER, 22)
        cloth, name = who.split_bottom(34, 4)
        self.scene.add(Cloth("levels-cloth", cloth, place.colour))
        self.scene.add(Label("levels-name", name, place.name, _WHO))
        plates, foot = area.trimmed(right=6).split_top(132, 8)
        for rank, (level, plate) in enumerate(zip(LEVELS, plates.columns(len(LEVELS), 10), strict=True)):
            key = f"level-{level}"
            label, told, pace = (self.scene.t(words) for words in (key, f"{key}-note", f"{key}-pace"))
            self.scene.add(
                LevelPlate(
                    f"place-{number}-{level}", plate, label, rank=rank, subtitle=told, tooltip=pace,
                    chosen=level == place.level,
                    on_press=partial(self._set_level, place, level),
                )
            )  # fmt: skip
        temper, note = foot.split_left(276, 12)
        self._add_temper(number, temper, place)
        hint = self.scene.t("new-game-change-later")
        self.scene.add(Paragraph(f"place-{number}-hint", note, hint, FINE_PRINT))

    def _add_temper(self, number: int, area: Rect, place: SeatDraft) -> None:
        words = self.scene.t("temper-of-place", temper=self.scene.t(temper_key(place.temper)))
        page = partial(TemperPage, self.scene.app, self.draft.spec.id, place, self.changed)
        self.scene.add(
            Button(
                f"place-{number}-temper", area, words, lambda: self.scene.app.stack.push(page()), icon="opponent",
                dress="parchment", style=QUIET, tooltip=self.scene.t(f"{temper_key(place.temper)}-note"),
            )
        )  # fmt: skip

    def _seat(self, place: SeatDraft, kind: Kind) -> None:
        place.kind = kind
        name_by_kind(self.scene.app, self.draft, place)
        self.changed()

    def _set_level(self, place: SeatDraft, level: str) -> None:
        place.level = level
        self.changed()

    def _recolour(self, number: int) -> None:
        self.draft.next_colour(number)
        self.changed()


@dataclass(frozen=True)
class About(Widget):
    """Show what the city's game is about, if few seats leave room for it."""

    emblem: str
    heading: str
    text: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_wood", self.rect)
        side = min(self.rect.h - 30, self.rect.w * 0.36)
        picture, words = self.rect.inset(20, 15).split_left(side, 22)
        canvas.image(self.emblem, picture.centered(side, side))
        room = words.trimmed(right=16)
        height = canvas.measure(self.text, ABOUT, room.w)[1]
        head, text = room.centered(room.w, min(room.h, height + 70)).split_top(52, 8)
        canvas.text(self.heading, head, SUBHEADING.but(size=30, gilded=True, shadow=True))
        canvas.paragraph(self.text, text, ABOUT.tight)
