"""The dialog of fight and race: stages, all strengths on one scale, the own cards, the prize."""

from collections import Counter
from dataclasses import KW_ONLY, dataclass
from functools import partial
from math import ceil

from game.aquileia import actions as act
from game.aquileia.board import ARENA, STADIUM
from game.aquileia.cards import FIGURES
from game.aquileia.laurels import kind_of
from game.aquileia.state import BLUE, PLAYING, PRIZE, ROLLING
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import KeyPress
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.text.catalog import signed
from scenes.engine.theme import (
    BURGUNDY,
    DIALOG_HEADING,
    GOLD_DARK,
    GREEN,
    INK_SOFT,
    SMALL,
    SMALL_HEADING,
    SMALL_NOTE,
    TERM,
)
from scenes.engine.widgets import Fixed, Label, Look, Panel, Paragraph
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.choices.answers import AquileiaAnswers
from scenes.games.aquileia.contest.chances import chances_of_ranks
from scenes.games.aquileia.contest.column_heads import add_heads
from scenes.games.aquileia.contest.fighter_line import FighterLine
from scenes.games.aquileia.contest.layout import (
    INNER,
    card_rooms,
    counting_cards,
    fighter_rects,
    foot_rects,
    own_card_rects,
)
from scenes.games.aquileia.contest.log import efforts, standing
from scenes.games.aquileia.contest.ranks import as_it_stands, with_card
from scenes.games.aquileia.drawing.signs import ART, Sign, figure_style
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.pieces import AquileiaHandCard, LaurelCard
from scenes.kit.players import Person

_STAGES = ("red", "cards", "blue", "prizes")
_STEPS = 12
_TERM = TERM.inked(BURGUNDY).tightest
_NOTE = SMALL_NOTE.tightest
_STAGE = SMALL_HEADING.centered.tightest
_LINE = SMALL.tightest
_LINES = 2.0, 6.0
"""Height of the line below a stage, and below the running stage."""
_LAUREL = (168.0, 236.0)
_HANGS = 20.0
"""Length by which the gain of a card hangs below it."""
_TERMS, _LEAST_GAP, _APART = 32.0, 6.0, 14.0


@dataclass(frozen=True)
class StagePlate(Fixed):
    """Show one of the four stages: the running one is underlined in gold, finished ones have a tick."""

    label: str
    is_now: bool
    is_done: bool

    def draw(self, canvas: Canvas, look: Look) -> None:
        words, line = self.rect.split_bottom(_LINES[self.is_now])
        canvas.fill(line, GOLD_DARK, 1 if self.is_now else 0.5, 2)
        label = f"{markup.icon('check')} {self.label}" if self.is_done else self.label
        canvas.text(label, words.inset(4, 2), _STAGE.inked(BURGUNDY if self.is_now else INK_SOFT))


@dataclass(frozen=True)
class Scale(Fixed):
    """Show all strengths with the fighters' arms on a scale from 1 to 12, or a multiple of 12 if one is higher."""

    fighters: tuple[Person, ...]
    strengths: tuple[int, ...]

    def draw(self, canvas: Canvas, look: Look) -> None:
        bar = self.rect.split_bottom(40)[1]
        canvas.image(ART + "scale", bar)
        steps = _STEPS * max(1, ceil(max(self.strengths) / _STEPS))
        step = bar.w / steps
        for number in range(steps):
            cell = Rect(bar.x + number * step, bar.y, step, bar.h)
            canvas.text(str(number + 1), cell, figure_style(canvas, 22).centered)
        shown = Counter[int]()
        for person, strength in zip(self.fighters, self.strengths, strict=True):
            beside = shown[strength]
            shown[strength] += 1
            x = bar.x + (max(1, strength) - 0.5) * step + (beside - 0.5 * (beside > 0)) * 24
            arms = partial(_paint_arms, person.crest)
            canvas.thing(("arms", person.seat), Rect(x - 15, bar.y - 34, 30, 34), arms)


def _paint_arms(picture: str, canvas: Canvas, rect: Rect) -> None:
    canvas.image_fitted(picture, rect)


@dataclass(frozen=True)
class ContestCard(AquileiaHandCard):
    """Show a card and what it would add to the strength; its number key plays it."""

    _: KW_ONLY
    key: str
    gain: str

    def answers_to(self, press: KeyPress) -> bool:
        return self.on_press is not None and press.name == self.key

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        with canvas.shifted(0, -self.rise(look)):
            self._draw_gain(canvas)

    def screen_rect(self) -> Rect:
        """Return the rectangle with the gain below the card, so that an arrow at the card does not cover it."""
        return super().screen_rect().trimmed(bottom=-_HANGS) if self.gain else super().screen_rect()

    def seal_rect(self) -> Rect:
        """Return the place of the number at the upper right, because the foot shows the gain."""
        return Rect(self.rect.right - 26, self.rect.y - 8, 36, 36)

    def _draw_gain(self, canvas: Canvas) -> None:
        if self.gain:
            tag = Rect(self.rect.center[0] - 24, self.rect.bottom + _HANGS - 28, 48, 28)
            canvas.skin("plate", tag)
            canvas.text(self.gain, tag, figure_style(canvas, 21, GREEN).centered)


class ContestDialog:
    """Add the widgets of a contest; the dialog stays open until it is over, for every viewer."""

    def __init__(self, scene: Scene, tips: AquileiaTooltips, answers: AquileiaAnswers) -> None:
        assert tips.view.contest is not None
        self.scene, self.tips, self.answers = scene, tips, answers
        self.t, self.view, self.contest = tips.t, tips.view, tips.view.contest
        self.viewer, self.can_act = tips.position.viewer, tips.position.can_act
        self.is_arena = self.view.step == ARENA.start

    def add(self) -> None:
        t = self.t
        name = t("aq-area-arena" if self.is_arena else "aq-area-stadium")
        head, body = INNER.split_top(54)
        self.scene.add(Label("contest-name", head.split_left(280)[0], name, DIALOG_HEADING.tightest))
        self._add_stages(head.trimmed(left=300))
        scale = body.split_top(80)[0]
        people = tuple(self.tips.position.people[seat] for seat in self.contest.fighters)
        self.scene.add(Scale("scale", scale.trimmed(left=130, right=40), people, self.contest.strengths))
        rects, told = fighter_rects(len(self.contest.fighters)), efforts(self.tips.position)
        for fighter, rect in reversed(list(enumerate(rects))):
            effort = told[self.contest.fighters[fighter]]
            self.scene.add(FighterLine.of(rect, fighter, self.tips, effort))
        add_heads(self.scene, self.tips)
        self._add_stage(*foot_rects(self.view, self.viewer))

    def _add_stages(self, rect: Rect) -> None:
        for number, (name, cell) in enumerate(zip(_STAGES, rect.columns(4, 16), strict=True)):
            stage = self.contest.stage
            label = self.t(f"aq-stage-{name}")
            self.scene.add(StagePlate(f"stage-{name}", cell, label, number == stage, number < stage))

    def _add_stage(self, body: Rect, foot: Rect) -> None:
        """Add the present decision, or the viewer's remaining cards while others decide."""
        self.scene.add(Panel("contest-foot", body, "panel_plain"))
        stage, room = self.contest.stage, body.inset(20, 10)
        shows_cards = self.viewer in self.contest.fighters and any(self.view.hands[self.viewer])
        if self.can_act and stage == PRIZE:
            self._add_prizes(room, foot)
            return
        if shows_cards and not self.tips.position.hands_covered:
            own, room = card_rooms(self.view, self.viewer)
            self._add_cards(own)
        self._add_told(room)
        if not self.can_act:
            return
        give = foot.split_right(300)[1]
        if stage == ROLLING:
            self.answers.give(give, act.ROLL, self.t("aq-verb-roll"), icon="dice")
        elif stage == PLAYING:
            keys = min(9, sum(action != act.STAND for action in self.answers.offers.legal))
            if keys:
                self.scene.add(Label("contest-keys", foot.trimmed(right=320), self.t("aq-keys-contest", n=keys), _NOTE))
            self.answers.give(give, act.STAND, self.t("aq-verb-stand"), rank=0, tooltip=self.t("aq-verb-stand-help"))
        elif stage == BLUE:
            self._add_blue(foot)

    # The own cards

    def _add_cards(self, area: Rect) -> None:
        view, viewer = self.view, self.viewer
        good = [] if self._have_cards_gone else counting_cards(view, viewer)
        words = "aq-cards-over" if self._have_cards_gone else "aq-cards-count" if good else "aq-cards-none"
        self.scene.add(Label("contest-cards", area.split_top(32)[0], self.t(words), _TERM))
        for index, (kind, rect) in enumerate(own_card_rects(view, viewer).items()):
            self._add_card(rect, kind, view.hands[viewer][kind], index, kind in good)

    @property
    def _have_cards_gone(self) -> bool:
        """Return whether the viewer can play no more cards in this contest (AQ 4.2.3)."""
        contest = self.contest
        has_stood = contest.stage == PLAYING and contest.fighters.index(self.viewer) < contest.turn
        return has_stood or contest.stage > PLAYING

    def _add_card(self, rect: Rect, kind: int, count: int, index: int, is_good: bool) -> None:
        name, action = piece_ids.contest_card(kind), act.PLAYS[kind]
        press = self.answers.bindings.bind(name, action, rank=1)
        if press:
            self.answers.bindings.fetch(name, piece_ids.fighter(self.viewer))
        self.scene.add(
            ContestCard(
                name, rect, kind, tooltip=lambda: self._card_tip(kind, is_good), on_press=press, count=count,
                is_pale=not is_good,
                key=str(index + 1), gain=signed(FIGURES[kind]) if is_good else "",
            )
        )  # fmt: skip

    def _card_tip(self, kind: int, is_good: bool) -> str:
        if is_good or self._have_cards_gone:
            return self.tips.card(kind)
        metal = self.contest.metals[self.contest.fighters.index(self.viewer)]
        reason = "aq-cards-stadium-only" if self.is_arena else "aq-cards-other-side" if metal else "aq-cards-arena-only"
        return f"{self.tips.card(kind)}\n{markup.coloured('burgundy', self.t(reason))}"

    # What may come

    @property
    def _is_to_roll(self) -> bool:
        return self.can_act and self.contest.stage == ROLLING

    def _add_told(self, area: Rect) -> None:
        """Add what may come, and below it what made the strengths if there is room.

        Before the viewer rolls, what makes a strength comes first.
        """
        told = [("may-come", self._coming()), ("counts", self._counted())]
        for name, lines in reversed(told) if self._is_to_roll else told:
            heights = [_TERMS, *(self.scene.measure(line, _LINE, area.w)[1] + 2 for line in lines)]
            needed = sum(heights) + _LEAST_GAP * len(lines)
            if not lines or (name == "counts" and needed > area.h):
                continue
            share = min(1.0, area.h / needed)
            head, *rows = area.stack([height * share for height in heights], _LEAST_GAP * share)
            self.scene.add(Label(f"contest-{name}", head, self.t(f"aq-{name}"), _TERM))
            for index, (line, row) in enumerate(zip(lines, rows, strict=True)):
                self.scene.add(Paragraph(f"{name}-{index}", row, line, _LINE))
            area = area.trimmed(top=needed * share + _APART)

    def _counted(self) -> list[str]:
        """Return the sentence about what counts: dice, cards, spaces, ties (AQ 4.2.1 to 4.2.5, AQ 4.3.2, AQ 4.3.3)."""
        is_arena = "yes" if self.is_arena else "no"
        parts = ("dice", "tie") if self._is_to_roll else ("dice", "cards", "space", "tie")
        told = (self.t(f"aq-counts-{part}", is_arena=is_arena) for part in parts)
        return [self.t("sentence-separator").join(told)]

    def _coming(self) -> list[str]:
        contest, people = self.contest, self.tips.position.people
        if self.can_act and contest.stage == BLUE:
            return self._with_blue()
        lines = self._with_cards()
        holder = self.view.blue_holder
        if holder in contest.fighters and self.view.blue_left and contest.stage != PRIZE:
            role = self.tips.wording.role(holder)
            lines.append(self.t("aq-may-come-dice", n=self.view.blue_left, holder=people[holder].name, holder_is=role))
        first = contest.turn if contest.stage == PLAYING else 0
        if contest.stage in (ROLLING, PLAYING):
            others = [seat for seat in contest.fighters[first:] if seat != self.viewer]
            if others:
                names = self.tips.wording.list(people[seat].name for seat in others)
                lines.append(self.t("aq-may-come-cards", name=names))
        return lines

    def _with_blue(self) -> list[str]:
        """Return the chances of the best two ranks for each number of blue dice; one line if none is needed.

        Some dice may be kept for the race (AQ 4.1.5).
        """
        runs_too = self.is_arena and self.viewer in self.view.spaces[STADIUM.start : STADIUM.stop]
        kept = [self.t("aq-may-come-kept")] if runs_too else []
        if self._leads:
            return [self.t("aq-may-come-safe"), *kept]
        return [*(self._with_dice(count) for count in range(self.view.blue_left, 0, -1)), *kept]

    @property
    def _leads(self) -> bool:
        """Return whether the holder of the blue dice is first without them."""
        return standing(self.view)[0] == self.contest.turn

    def _with_dice(self, count: int) -> str:
        first, second = (round(100 * chance) for chance in chances_of_ranks(self.view, self.contest.turn, count)[:2])
        return self.t("aq-may-come-chance", n=count, first=first, second=second)

    def _with_cards(self) -> list[str]:
        """Return what the strength comes to without a card, and with the strongest one."""
        if not self.can_act or self.contest.stage != PLAYING:
            return []
        plays = [action for action in self.answers.offers.legal if isinstance(action, act.Play)]
        best = [max(plays, key=lambda action: FIGURES[action.card])] if plays else []
        return [as_it_stands(self.tips), *(with_card(self.tips, action) for action in best)]

    # Blue dice and prizes

    def _add_blue(self, foot: Rect) -> None:
        counts = range(self.view.blue_left, -1, -1)
        for count, cell in zip(counts, foot.columns(len(counts), 12), strict=True):
            action = act.BLUES[count]
            signs = [Sign("die_blue_gold")] * count
            label = "" if count else self.tips.wording.action(action)
            self.answers.give(cell, action, label, icon="", dress="gold" if count == self.view.blue_left else "wood",
                              rank=self.view.blue_left - count, signs=signs, key=str(count),
                              tooltip="" if self._leads or not count else self._with_dice(count))  # fmt: skip

    def _add_prizes(self, area: Rect, foot: Rect) -> None:
        options = self.answers.offers.legal
        chosen = self.answers.choosing.chosen(options if self.is_arena else sorted(options, key=self._less_worth))
        for number, (action, cell) in enumerate(zip(options, area.columns(2, 30), strict=False), 1):
            if self.is_arena:
                self._add_arena_prize(action, cell, number, action == chosen)
            else:
                self._add_laurel(action, cell, number, action == chosen)
        self.answers.give(foot.split_right(300)[1], chosen, self.t("aq-verb-take" if self.is_arena else "aq-verb-keep"))

    def _add_arena_prize(self, action: act.AquileiaAction, cell: Rect, number: int, is_chosen: bool) -> None:
        strength = self.contest.strengths[0]
        if action == act.FOR_POINTS:
            label = self.t("aq-prize-points", strength=strength, points=2 * strength)
        else:
            label = self.t("aq-prize-card")
        rect = cell.centered(min(cell.w, 480), 72)
        self.answers.option(rect, action, str(number), (), label, is_chosen)

    def _less_worth(self, action: act.AquileiaAction) -> int:
        """Return a sort key that puts the laurel that brings more first."""
        return -self.tips.worth(kind_of(self._laurel(action)))

    def _laurel(self, action: act.AquileiaAction) -> int:
        return self.view.shown if action == act.KEEP_SHOWN else self.view.stadium_deck[-1]

    def _add_laurel(self, action: act.AquileiaAction, cell: Rect, number: int, is_chosen: bool) -> None:
        is_shown, code = action == act.KEEP_SHOWN, self._laurel(action)
        height = min(_LAUREL[1], cell.h)
        card, words = cell.split_left(height * _LAUREL[0] / _LAUREL[1], 22)
        rect = card.centered(card.w, height)
        self.scene.add(
            LaurelCard(f"prize-{number}", rect, code, tooltip=lambda: self.tips.laurel(code), is_chosen=is_chosen)
        )
        note, option = words.split_bottom(62, 6)
        origin = self.t("aq-laurel-face-up" if is_shown else "aq-laurel-of-deck")
        wording = self.tips.wording
        told = f"{markup.strong(origin)}\n{wording.laurel(kind_of(code))}\n{wording.laurel_text(kind_of(code))}"
        self.scene.add(Paragraph(f"prize-text-{number}", note, told, _LINE))
        worth = self.tips.worth(kind_of(code))
        label = self.t("aq-laurel-worth", points=worth) if worth else self.t("aq-laurel-worth-nothing")
        self.answers.option(option, action, str(number), (), label, is_chosen)
