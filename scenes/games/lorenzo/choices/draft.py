"""The draft (LM 2.5): bonus tiles and leaders are chosen on a page of their own, with what the choice depends on."""

from dataclasses import KW_ONLY, dataclass
from functools import partial

from game.lorenzo.actions import Named, Numbered, named, numbered
from game.lorenzo.cards import UNKNOWN
from game.lorenzo.leaders import LEADERS
from game.lorenzo.state import BONUS_TILES, DRAFT, State
from game.lorenzo.tiles import ADVANCED
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.player_colours import draw_badge
from scenes.engine.theme import HEADING_ON_WOOD, INTRO_ON_WOOD, MAIN_BUTTON
from scenes.engine.widgets import Button, Fixed, Label, Look, Paragraph
from scenes.engine.widgets.button import Dress
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.draft_panels import foot_panels, plate_name
from scenes.games.lorenzo.choices.leader_deal import LeaderCard, LeaderDeal
from scenes.games.lorenzo.drawing.leaders import draw_leader_back
from scenes.games.lorenzo.drawing.whole_tiles import paint_bonus_plate
from scenes.games.lorenzo.layout import BONUS_PLATE, LARGE_CHIP, LEADER_CARD, draft_head, draft_row, place
from scenes.kit.pieces import Piece, Press, action_of
from scenes.kit.players import Person

_KEEP = Rect(686, 694, 240, 60)
_TITLE = HEADING_ON_WOOD.but(align="center", size=34)
_INTRO = INTRO_ON_WOOD.centered.tight
_RISE = 8.0


@dataclass(frozen=True)
class DraftBackground(Fixed):
    """Draw bare walnut in place of city and board, and keep presses from what lies below."""

    is_solid = True

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.rise()
        with canvas.clipped(self.rect.outset(4)):
            canvas.image("common/art/backdrop_walnut", SCREEN)


@dataclass(frozen=True)
class BonusPlate(Piece):
    """Show a bonus tile to choose: what it gives in each harvest and production, and who has taken it."""

    _: KW_ONLY
    tile: int
    owner: Person | None

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(0, -_RISE if self.is_chosen else 0):
            if self.is_chosen or look.hovered or look.focused:
                canvas.skin("glow", self.rect)
            canvas.thing(plate_name(self.tile), self.rect, partial(paint_bonus_plate, self.tile))
            if self.owner:
                canvas.thing(("owner", self.tile), self.rect, partial(_draw_owner, self.owner))


def _draw_owner(owner: Person, canvas: Canvas, plate: Rect) -> None:
    """Draw the family that has taken a bonus tile over its darkened plate."""
    canvas.fill(plate, (22, 12, 6), 0.4, 12)
    crest = Rect(plate.x + 18, plate.y - 32, 58, 68)
    canvas.image_fitted(owner.crest, crest)
    draw_badge(canvas, Rect(crest.right - 20, crest.bottom - 28, 32, 32), owner.colour)


@dataclass(frozen=True)
class Backs(Piece):
    """Show the backs of the leaders that somebody else chooses from, or that are passed on."""

    count: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        for index, back in enumerate(draft_row(self.count, LARGE_CHIP) if self.count else ()):
            canvas.thing(("back", index), back, draw_leader_back)


@dataclass(frozen=True, slots=True)
class LeaderDraft(BoardPart):
    """Add the page of the draft for one position before the first round."""

    deal: LeaderDeal

    def add(self) -> None:
        """Add the page; if only one answer is left, it is marked already."""
        self.scene.add(DraftBackground("draft-ground", ground_rect()))
        legal = self.bindings.offers.legal
        if len(legal) == 1:
            self.choice.picked = legal[0]
        elif legal and self.choice.picked not in legal:
            self.choice.picked = None
        if self._view.stage == BONUS_TILES:
            self._add_tiles()
        elif self.position.can_act:
            self._add_leaders()
        elif self._open_pack:
            self._add_open_pack()
        else:
            self._add_waiting()
        for panel in foot_panels(self.position):
            self.scene.add(panel)

    @property
    def _chooser(self) -> int:
        """Return the seat whose choice is shown, else the seat that must choose."""
        return self.position.mover if self.position.mover >= 0 else self._view.active

    @property
    def _open_pack(self) -> list[int]:
        """Return the leaders that a watching viewer may see, until the choice is shown; empty if they are hidden."""
        chooser, pack = self._chooser, self._view.players[self._chooser].pack
        has_chosen = chooser != self._view.active
        return [] if self.position.past.told or has_chosen or UNKNOWN in pack else list(pack)

    def _add_open_pack(self) -> None:
        self._add_faces(self._open_pack)
        self._add_waits(_KEEP.centered(draft_head().w, _KEEP.h))

    def _add_waiting(self) -> None:
        """Add the backs of the hidden cards, and above them whose choice is awaited."""
        self.scene.add(Backs("draft-backs", place("city"), len(self._view.players[self._chooser].pack)))
        self._add_waits(draft_head())

    def _add_waits(self, line: Rect) -> None:
        if self._chooser != self.position.viewer:
            waits = self.position.wording.catalog("lo-draft-waits", name=self.position.people[self._chooser].name)
            self.scene.add(Label("draft-waits", line, waits, _TITLE))

    # Bonus tiles

    def _add_tiles(self) -> None:
        t = self.position.wording.catalog
        head = draft_head()
        self.scene.add(Label("draft-title", head, t("lo-draft-tiles"), _TITLE))
        below = Rect(head.x, head.bottom, head.w, 44)
        self.scene.add(Paragraph("draft-intro", below, t("lo-draft-tiles-intro"), _INTRO))
        owners = {player.bonus_tile: seat for seat, player in enumerate(self._view.players)}
        for tile, cell in zip(ADVANCED, draft_row(len(ADVANCED), BONUS_PLATE), strict=True):
            owner = self.position.people[owners[tile]] if tile in owners else None
            action, tip = numbered("tile", tile), self.position.wording.bonus_text(tile)
            press = self._pick(piece_ids.tile_choice(tile), action) if self.bindings.offers.is_legal(action) else None
            tip = f"{tip}\n{t('lo-draft-tile-of', name=owner.name)}" if owner else tip
            name, is_chosen = piece_ids.tile_choice(tile), self._is_picked(action)
            self.scene.add(
                BonusPlate(name, cell, on_press=press, tooltip=tip, is_chosen=is_chosen, tile=tile, owner=owner)
            )
        self._add_keep(t("lo-verb-tile"), "")

    # Leaders

    def _leaders(self) -> list[int]:
        return [action.index for action in self.bindings.offers.legal if isinstance(action, Named)]

    def _add_leaders(self) -> None:
        leaders = self._leaders()
        self.deal.begin(leaders)
        self._add_faces(leaders)
        self._add_keep(
            self.position.wording.catalog("lo-verb-keep"), self.position.wording.catalog("lo-verb-keep-help")
        )

    def _add_faces(self, leaders: list[int]) -> None:
        for leader, cell in zip(leaders, draft_row(len(leaders), LEADER_CARD), strict=True):
            action = named("keep", leader)
            name, is_picked = piece_ids.answer(action), self._is_picked(action)
            rect = cell.moved(dy=-_RISE) if is_picked else cell
            text = partial(self.position.wording.leader_text, leader)
            press = self._pick(name, action) if self.position.can_act else None
            self.scene.add(
                LeaderCard(
                    name, rect, on_press=press, tooltip=text, leader=LEADERS[leader], index=leader, text=text,
                    is_picked=is_picked, deal=self.deal,
                )
            )  # fmt: skip

    # Marked first, then kept

    def _is_picked(self, action: Named | Numbered) -> bool:
        return self.choice.picked == action

    def _pick(self, name: str, action: Named | Numbered) -> Press:
        def pick() -> None:
            self.choice.picked = action
            self.scene.input.focus_id = ""
            self.scene.invalidate()

        return self.bindings.prepare(name, pick, [] if self._is_picked(action) else [action])

    def _add_keep(self, label: str, help_text: str) -> None:
        if not self.position.can_act:
            return
        picked = self.choice.picked
        press = action_of(self.bindings.bind("keep", picked, rank=-1)) if picked is not None else None
        dress: Dress = "gold" if press else "parchment"
        self.scene.add(
            Button(
                "keep", _KEEP, label, press, icon="check", dress=dress, style=MAIN_BUTTON.tightest,
                reason=self.position.wording.catalog("lo-draft-first"), tooltip=help_text,
            )
        )  # fmt: skip


def ground_rect() -> Rect:
    """Return the rectangle of city and own board."""
    city, own = place("city"), place("own")
    return Rect(city.x, city.y, city.w, own.bottom - city.y)


def is_draft(view: State) -> bool:
    """Return whether bonus tiles or leaders are being chosen."""
    return view.stage in (BONUS_TILES, DRAFT)
