"""The auction of a theatre laurel (AQ 4.4): what everybody has and has bid, who is out, and what one would keep."""

from dataclasses import dataclass
from functools import partial
from typing import Self

from game.aquileia import actions as act
from game.aquileia.actions import BIDS
from game.aquileia.board import METALS, THEATRUM
from game.aquileia.laurels import COLOURS, COLOURS_OF, kind_of
from game.aquileia.limits import raised
from game.aquileia.scoring import villa_sums
from game.aquileia.state import NOBODY, Auction, State
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog, signed
from scenes.engine.theme import (
    BURGUNDY,
    CAPTION,
    DIALOG_HEADING,
    INK_SOFT,
    PLAYER_NAME,
    SMALL,
    SMALL_NOTE,
    TERM,
)
from scenes.engine.widgets import Button, Fixed, Label, Look, Panel, Paragraph
from scenes.games.aquileia.choices.answers import LABEL, AquileiaAnswers
from scenes.games.aquileia.choices.confirmation import add_question
from scenes.games.aquileia.drawing.sign_line import HOLE, SignLine, draw_sentence
from scenes.games.aquileia.drawing.signs import ARROW, Sign, Token, all_coins, apart, coin, coins
from scenes.games.aquileia.drawing.turn_mark import lit
from scenes.games.aquileia.layout import place
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.pieces import LaurelCard
from scenes.kit.players import Person

SHEET = Rect(250, 130, 1180, 668)
AUCTIONED = "auctioned"
_NOTE = SMALL_NOTE.tightest
_SUM = CAPTION.inked(INK_SOFT).tightest
_TERM = TERM.inked(BURGUNDY).tightest
_BADGE = SMALL.but(size=22, face="title", align="center", smallest=0.5)
_HEAD, _OFFERS, _GAP, _FOOT = 46.0, 34.0, 6.0, 178.0
_TITLE = 400.0
_INNER = SHEET.inset(34, 18)
LAUREL = Rect(_INNER.x, _INNER.y + _HEAD + _OFFERS + 2 * _GAP, 196.0, 274.0)


def line_rects(seats: int) -> list[Rect]:
    """Return the rectangle of each seat's line, in bidding order."""
    area = Rect(LAUREL.right + 34, LAUREL.y, _INNER.right - LAUREL.right - 34, _INNER.bottom - LAUREL.y)
    return area.trimmed(bottom=_FOOT + 8).rows(max(4, seats), 8)[:seats]


@dataclass(frozen=True)
class BidderLine(Fixed):
    """Show one seat of the auction: name, coins, bid and whether it is out."""

    person: Person
    catalog: Catalog
    coins: tuple[int, ...]
    bid: tuple[int, ...]
    """Coins of the highest bid if the seat has made it; empty if another one has."""
    badge: str
    """Words on the plate of the seat that leads or has won; empty for others."""
    note: str
    is_now: bool
    is_out: bool

    @classmethod
    def of(cls, rect: Rect, seat: int, tips: AquileiaTooltips) -> Self:
        """Return the line of a seat."""
        view, t, winner = tips.view, tips.t, _winner(tips.view)
        auction = view.auction
        assert auction is not None
        badge = t("aq-auction-badge" if winner == NOBODY else "aq-auction-sold")
        return cls(
            f"bidder-{seat}", rect, tips.position.people[seat], t, tuple(view.coins[seat]),
            tuple(auction.bid) if auction.leader == seat else (),
            badge if seat in (auction.leader, winner) else "", _note(tips, seat, winner),
            seat == (lit(tips.position) if winner == NOBODY else winner), _is_out(auction, seat, winner),
            tooltip=partial(tips.person, seat),
        )  # fmt: skip

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_now:
            canvas.skin("glow", self.rect)
        canvas.fill(self.rect, (255, 250, 232) if self.is_now else (247, 236, 208), 1, 10)
        canvas.outline(self.rect, (150, 110, 60), 2, 10)
        with canvas.faded(0.5 if self.is_out else 1):
            self._draw_line(canvas, self.rect.inset(14, 5))

    def _draw_line(self, canvas: Canvas, row: Rect) -> None:
        t = self.catalog
        arms, rest = row.split_left(54, 10)
        canvas.image_fitted(self.person.crest, arms)
        who, rest = rest.split_left(230, 8)
        name, note = who.rows(2, 0)
        canvas.text(self.person.name, name, PLAYER_NAME.inked(self.person.ink))
        canvas.text(self.note, note, _NOTE)
        money, badge = rest.split_right(150, 8)
        has, bid = money.rows(2, 0)
        draw_sentence(canvas, has, t("aq-auction-has", coins=HOLE), all_coins(self.coins), 25)
        if self.bid:
            draw_sentence(canvas, bid, t("aq-auction-bid", coins=HOLE), apart(coins(self.bid)), 25)
        if self.badge:
            plate = badge.centered(150, 46)
            canvas.skin("plate_gold", plate)
            canvas.text(self.badge, plate.inset(8, 2), _BADGE)


def _is_out(auction: Auction, seat: int, winner: int) -> bool:
    return bool(auction.passed >> seat & 1) and seat != winner


def _note(tips: AquileiaTooltips, seat: int, winner: int) -> str:
    """Return how a seat stands in the auction, in a word or two."""
    t, auction = tips.t, tips.view.auction
    assert auction is not None
    if winner == seat:
        return t("aq-auction-wins")
    if _is_out(auction, seat, winner):
        return t("aq-auction-passed")
    if auction.leader == seat:
        return t("aq-auction-highest")
    if auction.bidder == seat and tips.position.can_act:
        return t("aq-auction-decides")
    return t("aq-auction-owner") if tips.view.spaces[THEATRUM] == seat else ""


def _winner(view: State) -> int:
    """Return the seat that wins once nobody else may bid, else `NOBODY` (AQ 4.4.2, AQ 4.4.3)."""
    auction = view.auction
    assert auction is not None
    bidding = {seat for seat in range(view.seats) if not auction.passed >> seat & 1}
    if bidding - {auction.leader}:
        return NOBODY
    return view.spaces[THEATRUM] if auction.leader == NOBODY else auction.leader


class AuctionDialog:
    """Add the widgets of the auction; the dialog stays open until it is over, for every viewer."""

    def __init__(self, scene: Scene, tips: AquileiaTooltips, answers: AquileiaAnswers) -> None:
        assert tips.view.auction is not None
        self.scene, self.tips, self.answers = scene, tips, answers
        self.t, self.view, self.auction = tips.t, tips.view, tips.view.auction
        self.viewer = tips.position.viewer
        self.legal = answers.offers.legal

    @property
    def bids(self) -> list[act.Bid]:
        return [action for action in self.legal if isinstance(action, act.Bid)]

    @property
    def chosen(self) -> act.Bid | None:
        """Return the marked bid, else the first legal one; None if there is none."""
        bids = self.bids
        if not bids:
            return None
        bid: act.Bid = self.answers.choosing.chosen(bids)
        return bid

    def change(self) -> tuple[int, int, int]:
        """Return the change of the own coins by the marked bid: copper, silver, gold."""
        if self.chosen is None:
            return 0, 0, 0
        copper, silver, gold = raised(self.auction.bid, self.chosen.metal)
        return -copper, -silver, -gold

    def add(self) -> None:
        t, host = self.t, self.view.spaces[THEATRUM]
        head, note = _INNER.stack([_HEAD, _OFFERS], _GAP)
        name, rule = head.split_left(_TITLE, _GAP)
        self.scene.add(Label("auction-name", name, t("aq-auction"), DIALOG_HEADING.tightest))
        self.scene.add(Label("auction-rule", rule, t("aq-auction-rule"), _NOTE.to_right))
        role = self.tips.wording.role(host)
        offers = t("aq-auction-offers", seat=self.tips.position.people[host].name, seat_is=role)
        self.scene.add(Label("auction-offers", note, offers, _NOTE))
        self._add_laurel()
        rows = line_rects(self.view.seats)
        for step, row in enumerate(rows):
            self.scene.add(BidderLine.of(row, (host + step) % self.view.seats, self.tips))
        if self.tips.position.can_act:
            self._add_bids(Rect(rows[0].x, _INNER.bottom - _FOOT, rows[0].w, _FOOT))

    def _add_laurel(self) -> None:
        code = self.view.theatre_deck[-1]
        kind = kind_of(code)
        self.scene.add(LaurelCard(AUCTIONED, LAUREL, code, tooltip=lambda: self.tips.laurel(code)))
        below = Rect(LAUREL.x, LAUREL.bottom + 12, LAUREL.w, _INNER.bottom - LAUREL.bottom - 12)
        head, told, *rows = below.stack([30, 54, 40, 28, 40], 2)
        self.scene.add(Label("auction-worth", head, self.t("aq-auction-worth"), _NOTE.centered))
        self.scene.add(Paragraph("auction-worth-help", told, self.t("aq-auction-worth-help"), _SUM.centered))
        self.scene.add(Label("auction-worth-or", rows[1], self.t("aq-auction-worth-or"), _NOTE.centered))
        sums = villa_sums(self.view, self.viewer)
        for index, (colour, row) in enumerate(zip(COLOURS_OF[kind], rows[::2], strict=True)):
            laurels = self.tips.laurels_of_colour(self.viewer, colour)
            tokens: list[Token] = [
                Sign(f"sign_villa_{COLOURS[colour]}"), f"{sums[colour]} × {laurels}", ARROW, signed(sums[colour]),
            ]  # fmt: skip
            self.scene.add(SignLine(f"auction-worth-{index}", row, HOLE, tuple(tokens)))

    def _add_bids(self, area: Rect) -> None:
        plate, foot = area.split_bottom(58, 10)
        self.scene.add(Panel("auction-plate", plate, "panel_plain"))
        inner = plate.inset(18, 12)
        match, adds = inner.split_left(inner.w - 3 * 128 - 120, 8)
        has_bid = any(self.auction.bid)
        terms, plates = adds.split_left(112, 8)
        if has_bid:
            words, signs = match.split_left(96, 8)
            self.scene.add(Label("auction-match", words, self.t("aq-auction-match"), _TERM))
            self.scene.add(SignLine("auction-bid", signs, HOLE, tuple(apart(coins(self.auction.bid)))))
        told = self.t("aq-auction-add" if has_bid else "aq-auction-open")
        self.scene.add(Label("auction-add", terms, told, _TERM.to_right))
        for metal, cell in enumerate(plates.columns(len(METALS), 10)):
            action = BIDS[metal]
            signs_of: list[Token] = ["+1", coin(metal)]
            self.answers.option(cell, action, str(metal + 1), signs_of, is_chosen=action == self.chosen)
        self._add_foot(foot)

    def _add_foot(self, foot: Rect) -> None:
        keep, buttons = foot.split_left(foot.w - 560, 10)
        if self.chosen is not None:
            left = [have + more for have, more in zip(self.view.coins[self.viewer], self.change(), strict=True)]
            self.scene.add(
                SignLine("auction-keep", keep, f"{self.t('aq-auction-keep')} {HOLE}", tuple(all_coins(left)))
            )
        leave, bid = buttons.columns(2, 14)
        if self.chosen is None:
            self.answers.give(
                bid, act.PASS, self.t("aq-verb-pass-for-good"), icon="cross", command="aquileia/pass",
                tooltip=self.t("aq-verb-pass-for-good-help"),
            )  # fmt: skip
            return
        verb = "aq-verb-bid" if any(self.auction.bid) else "aq-verb-open"
        told = self.tips.wording.bid(self.chosen, self.auction.bid)
        whole = [-coins_less for coins_less in self.change()]
        self.answers.give(bid, self.chosen, self.t(verb), tooltip=told, icon="", signs=apart(coins(whole)))
        self._add_leave(leave)

    def _add_leave(self, rect: Rect) -> None:
        """Add the button that leaves the auction; it asks for confirmation, because a seat cannot return."""
        answers, words = self.answers, self.t("aq-verb-pass-for-good")
        is_sure = answers.choosing.is_passing
        press = answers.bindings.prepare("leave", answers.ask_to_pass, [] if is_sure else [act.PASS], rank=2)
        self.scene.add(
            Button(
                "leave", rect, words, press.action, icon="cross", style=LABEL,
                command="" if is_sure else "aquileia/pass", show_key=not is_sure,
                tooltip=self.t("aq-verb-pass-for-good-help"),
            )
        )  # fmt: skip
        if is_sure:
            add_question(answers, rect, place("board"), self._consequence(), act.PASS, words)

    def _consequence(self) -> str:
        auction = self.auction
        bidding = [seat for seat in range(self.view.seats) if not auction.passed >> seat & 1]
        if auction.leader == NOBODY or set(bidding) != {self.viewer, auction.leader}:
            return self.t("aq-verb-pass-for-good-sure")
        bid = self.tips.wording.coins(auction.bid)
        return self.t("aq-verb-pass-for-good-ends", name=self.tips.position.people[auction.leader].name, bid=bid)
