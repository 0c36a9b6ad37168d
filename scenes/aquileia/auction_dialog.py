"""AQ 4.4: the auction of a theatre laurel: what everybody has and has bid, who is out, and what one keeps."""

from game.aquileia import actions as act
from game.aquileia.actions import BIDS
from game.aquileia.board import METALS, THEATRUM
from game.aquileia.laurels import COLOURS, COLOURS_OF, kind_of
from game.aquileia.limits import raised
from game.aquileia.scoring import villa_sums
from scenes.aquileia.answers import Answers
from scenes.aquileia.contest_dialog import Sheet, Veil
from scenes.aquileia.geometry import place
from scenes.aquileia.pieces import LaurelCard
from scenes.aquileia.sign_line import HOLE, SignLine, draw_sentence
from scenes.aquileia.signs import ARROW, Sign, Token, all_coins, coin, coins
from scenes.aquileia.tips import Tips
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.text import signed
from scenes.core.theme import BURGUNDY, HEADING, INK_SOFT, SMALL, TextStyle
from scenes.core.widgets import Label, Look, Panel, Widget

SHEET = Rect(250, 130, 1180, 668)
_NAME = TextStyle(face="title", size=27, smallest=0.5)
_NOTE = SMALL.but(size=22, face="italic", colour=INK_SOFT, smallest=0.5)
_TERM = SMALL.but(size=24, face="strong", colour=BURGUNDY, smallest=0.5)
_BADGE = SMALL.but(size=22, face="title", align="center", smallest=0.5)
_LAUREL = (196.0, 274.0)


class BidderLine(Widget):
    """One seat in bidding order."""

    def __init__(self, rect: Rect, seat: int, tips: Tips) -> None:
        super().__init__(f"bidder-{seat}", rect, lambda: tips.person(seat))
        self.tips, self.seat, self.person = tips, seat, tips.seen.people[seat]
        auction = tips.view.auction
        assert auction is not None
        self.auction = auction

    @property
    def is_out(self) -> bool:
        return bool(self.auction.passed >> self.seat & 1)

    def draw(self, canvas: Canvas, look: Look) -> None:
        is_now = self.auction.bidder == self.seat
        if is_now:
            canvas.skin("glow", self.rect)
        canvas.fill(self.rect, (255, 250, 232) if is_now else (247, 236, 208), 1, 10)
        canvas.outline(self.rect, (150, 110, 60), 2, 10)
        with canvas.faded(0.5 if self.is_out else 1):
            self._draw_line(canvas, self.rect.inset(14, 5))

    def _draw_line(self, canvas: Canvas, row: Rect) -> None:
        t = self.tips.t
        arms, rest = row.split_left(54, 10)
        canvas.image_fitted(self.person.crest, arms)
        who, rest = rest.split_left(230, 8)
        name, note = who.rows(2, 0)
        canvas.text(self.person.name, name, _NAME.but(colour=self.person.ink))
        canvas.text(self._status(), note, _NOTE)
        money, badge = rest.split_right(150, 8)
        has, bid = money.rows(2, 0)
        draw_sentence(canvas, has, t("aq-auction-has", coins=HOLE), all_coins(self.tips.view.coins[self.seat]), 25)
        if self.auction.leader == self.seat:
            draw_sentence(canvas, bid, t("aq-auction-bid", coins=HOLE), coins(self.auction.bid), 25)
            plate = badge.centered(150, 46)
            canvas.skin("plate_gold", plate)
            canvas.text(t("aq-auction-badge"), plate.inset(8, 2), _BADGE)

    def _status(self) -> str:
        t, auction = self.tips.t, self.auction
        if self.is_out:
            return t("aq-auction-passed")
        if auction.leader == self.seat:
            return t("aq-auction-highest")
        if auction.bidder == self.seat and self.tips.seen.can_act:
            return t("aq-auction-decides")
        return t("aq-auction-owner") if self.tips.view.spaces[THEATRUM] == self.seat else ""


class AuctionDialog:
    """Stands as long as the auction goes on, whoever bids."""

    def __init__(self, scene: Scene, tips: Tips, answers: Answers) -> None:
        assert tips.view.auction is not None
        self.scene, self.tips, self.answers = scene, tips, answers
        self.t, self.view, self.auction = tips.t, tips.view, tips.view.auction
        self.viewer = tips.seen.viewer
        self.legal = answers.offers.legal

    @property
    def bids(self) -> list[act.Bid]:
        return [action for action in self.legal if isinstance(action, act.Bid)]

    @property
    def chosen(self) -> act.Bid | None:
        """The marked bid; the first that can be made unless another is."""
        bids = self.bids
        if not bids:
            return None
        bid: act.Bid = self.answers.choosing.chosen(bids)
        return bid

    def change(self) -> tuple[int, int, int]:
        """What the marked bid would cost."""
        if self.chosen is None:
            return 0, 0, 0
        copper, silver, gold = raised(self.auction.bid, self.chosen.metal)
        return -copper, -silver, -gold

    def add(self) -> None:
        t, host = self.t, self.view.spaces[THEATRUM]
        self.scene.add(Veil("veil", place("board")))
        self.scene.add(Sheet("auction", SHEET))
        inner = SHEET.inset(34, 18)
        head, note, body = inner.stack([46, 34, inner.h - 46 - 34 - 12], 6)
        self.scene.add(Label("auction-name", head, t("aq-auction"), HEADING.but(size=34, smallest=0.5)))
        role = self.tips.wording.role(host)
        offers = t("aq-auction-offers", seat=self.tips.seen.people[host].name, seat_is=role)
        self.scene.add(Label("auction-offers", note, offers, _NOTE))
        left, right = body.split_left(_LAUREL[0], 34)
        self._add_laurel(left)
        lines, foot = right.split_bottom(178, 8)
        seats = [(host + step) % self.view.seats for step in range(self.view.seats)]
        for seat, row in zip(seats, lines.rows(max(4, len(seats)), 8), strict=False):
            self.scene.add(BidderLine(row, seat, self.tips))
        if self.tips.seen.can_act:
            self._add_bids(foot)

    def _add_laurel(self, area: Rect) -> None:
        code = self.view.theatre_deck[-1]
        kind = kind_of(code)
        self.scene.add(LaurelCard("auctioned", Rect(area.x, area.y, *_LAUREL), code, lambda: self.tips.laurel(code)))
        head, rows = area.trimmed(top=_LAUREL[1] + 12).split_top(32)
        self.scene.add(Label("auction-worth", head, self.t("aq-auction-worth"), _NOTE.but(align="center")))
        sums = villa_sums(self.view, self.viewer)
        for index, (colour, row) in enumerate(zip(COLOURS_OF[kind], rows.stack([40, 40], 4), strict=False)):
            laurels = self.tips.laurels_of_colour(self.viewer, colour)
            tokens: list[Token] = [
                Sign(f"sign_villa_{COLOURS[colour]}"), f"{sums[colour]} × {laurels}", ARROW, signed(sums[colour]),
            ]  # fmt: skip
            self.scene.add(SignLine(f"auction-worth-{index}", row, HOLE, tokens))

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
            self.scene.add(SignLine("auction-bid", signs, HOLE, coins(self.auction.bid)))
            self.scene.add(Label("auction-add", terms, self.t("aq-auction-add"), _TERM.but(align="right")))
        for metal, cell in enumerate(plates.columns(len(METALS), 10)):
            action = BIDS[metal]
            signs_of: list[Token] = ["+1", coin(metal)]
            self.answers.option(cell, action, str(metal + 1), signs_of, is_chosen=action == self.chosen)
        self._add_foot(foot)

    def _add_foot(self, foot: Rect) -> None:
        keep, buttons = foot.split_left(foot.w - 560, 10)
        if self.chosen is not None:
            left = [have + more for have, more in zip(self.view.coins[self.viewer], self.change(), strict=True)]
            self.scene.add(SignLine("auction-keep", keep, f"{self.t('aq-auction-keep')} {HOLE}", all_coins(left)))
        leave, bid = buttons.columns(2, 14)
        help_text = self.t("aq-verb-pass-for-good-help")
        words = self.t("aq-verb-pass-for-good")
        is_only = self.chosen is None
        self.answers.give(
            bid if is_only else leave, act.PASS, words, icon="cross", dress="gold" if is_only else "wood",
            rank=0 if is_only else 2, command="aquileia/pass", tooltip=help_text,
        )  # fmt: skip
        if self.chosen is not None:
            verb = "aq-verb-bid" if any(self.auction.bid) else "aq-verb-open"
            told = self.tips.wording.bid(self.chosen, self.auction.bid)
            self.answers.give(bid, self.chosen, self.t(verb), tooltip=told)
