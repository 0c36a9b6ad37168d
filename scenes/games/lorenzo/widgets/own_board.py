"""A family's board: bonus tile, territories, buildings, characters, ventures, members and leaders."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from game.lorenzo import intents
from game.lorenzo.actions import Place, named
from game.lorenzo.board import (
    CARDS_PER_TYPE,
    CHARACTER_POINTS,
    MEMBERS,
    ROUNDS,
    SLOT_MILITARY,
    TERRITORY_POINTS,
)
from game.lorenzo.cards import CARDS, UNKNOWN
from game.lorenzo.effects import (
    BUILDING,
    CHARACTER,
    HARVEST,
    PRODUCTION,
    TERRITORY,
    TYPE_NAMES,
    VENTURE,
    EndPoints,
)
from game.lorenzo.goods import MILITARY, NOTHING, SERVANTS, Amounts
from game.lorenzo.leaders import LEADERS
from game.lorenzo.limits import meets_need, member_value
from game.lorenzo.powers import powers_of
from game.lorenzo.state import CHURCH, OVER, Player, member_code
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.widgets import Panel
from scenes.games.lorenzo import layout, piece_ids
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.dialog_sheet import LorenzoSignLine
from scenes.games.lorenzo.choices.leader_actions import GAINS, LeaderDeeds, deeds_of, first_deed, why_not_played
from scenes.games.lorenzo.choices.selection import NOBODY
from scenes.games.lorenzo.choices.stepper import Sum, add_stepper
from scenes.games.lorenzo.choices.work_draft import outcome_of
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.leaders import leaders_of
from scenes.games.lorenzo.placements import placement, sign_of_space
from scenes.games.lorenzo.tooltips import LorenzoTooltips
from scenes.games.lorenzo.widgets.own_buttons import LorenzoOwnButtons
from scenes.games.lorenzo.widgets.pieces import (
    AT_HOME,
    Ghosted,
    LeaderPiece,
    MemberPiece,
    RoundelPiece,
    SlotPiece,
    Stander,
)
from scenes.games.lorenzo.widgets.player_head import BonusTilePiece, IfEnded, PlayerHead, if_ended
from scenes.kit.board import PanelClosing
from scenes.kit.pieces import Press
from scenes.kit.scores_hidden import ScoresHidden

_END_POINTS = {TERRITORY: TERRITORY_POINTS, CHARACTER: CHARACTER_POINTS}
_NO_BACK = 56.0
"""Extra width while there is no Back button at the right."""
_SUM = Rect(890, 811, 350, 50)


def _sent(servants: int) -> signs.Row:
    return [signs.Number(f"+{servants}"), signs.Sign("servants")] if servants else []


@dataclass(frozen=True, slots=True)
class BoardView(BoardPart):
    """Add the viewer's own board, or a rival's in its place, for one position."""

    end: PanelClosing | None
    """End turn if the table has no other place for it."""

    @property
    def _seat(self) -> int:
        return self.position.viewer if self.choice.shown_seat == NOBODY else self.choice.shown_seat

    @property
    def _is_own(self) -> bool:
        return self._seat == self.position.viewer

    @property
    def _awaits_count(self) -> bool:
        """Return whether the family waits for the final count, which must not be given away.

        It does if it has nothing left to place in the last round.
        """
        view, player = self.position.view, self._player
        is_done = player.has_passed or not player.home or view.stage == CHURCH
        return self.position.awaits_count or (is_done and view.round == ROUNDS and view.stage != OVER)

    @property
    def _player(self) -> Player:
        return self.position.view.players[self._seat]

    def add(self) -> None:
        self.scene.add(Panel("own", layout.place("own"), "panel_parchment"))
        person = self.position.people[self._seat]
        is_asked = self._is_own and self.position.decision is not None
        pending = partial(self._pending, is_asked, self._last_change)
        goods = tuple(self._player.goods)
        self.scene.add(
            PlayerHead(
                "purse", PlayerHead.place, tooltip=self._purse_tip, person=person, goods=goods, pending=pending
            )
        )  # fmt: skip
        if self._is_own and self.position.decision is not None and self.choice.member != NOBODY:
            self._add_stepper()
        elif self._is_own and self.choice.space != NOBODY:
            self.scene.add(LorenzoSignLine("members-for-space", _SUM, self._members_for_space(), 30))
        elif self._is_own and self._awaits_count:
            told = self.position.wording.catalog("table-closed")
            self.scene.add(ScoresHidden("closed", IfEnded.place, told, is_bare=True))
        elif self._is_own and self.position.view.stage != OVER:
            self.scene.add(if_ended(self.position, 0 if self.choice.has_begun else _NO_BACK))
        tile = self._player.bonus_tile
        for work in (HARVEST, PRODUCTION):
            place, told = layout.bonus_rect(work == PRODUCTION), self.position.wording.bonus_text(tile)
            self.scene.add(BonusTilePiece(f"bonus-{work}", place, tooltip=told, work=work, tile=tile))
        self._add_slots()
        self._add_roundels(CHARACTER, "character")
        self._add_roundels(VENTURE, "venture")
        self._add_members()
        self._add_leaders()
        if self._open_leader_index is not None:
            return
        LorenzoOwnButtons(self.scene, self.position, self.bindings, self.choice, self.end).add()

    @property
    def _open_leader_index(self) -> int | None:
        """Return the index of the leader whose actions are shown; None for none."""
        shown, leader = self._shown_leaders, self.choice.leader
        return shown.index(leader) if self._is_own and leader in shown else None

    def add_deeds(self) -> None:
        """Add the actions of the leader that was pressed."""
        if (index := self._open_leader_index) is not None:
            LeaderDeeds(self.scene, self.position, self.bindings, self.choice, self.choice.leader, index).add()

    @property
    def _shown_leaders(self) -> Sequence[int]:
        return leaders_of(self._player)

    def _purse_tip(self) -> str:
        """Return what the family has, and the sources of its points."""
        person, amounts = self.position.people[self._seat], self.position.wording.amounts(self._player.goods)
        has = self.position.wording.catalog("lo-rival-goods", name=person.name, amounts=amounts)
        return "\n".join(line for line in (has, LorenzoTooltips(self.position).points(self._seat)) if line)

    @property
    def _last_change(self) -> Amounts:
        """Return what the held last action of the round would do to the goods."""
        if not (self._is_own and self.choice.last):
            return NOTHING
        return outcome_of(self.position.spec, self.position.view, self._seat, self.choice.last).change

    def _pending(self, is_asked: bool, chosen: Amounts) -> Amounts:
        """Return what the placement that is looked at would do to the goods, else the given change."""
        widget = self.scene.input.attended() if is_asked else None
        return widget.account.change if isinstance(widget, Ghosted) and widget.account else chosen

    # Cards

    def _add_slots(self) -> None:
        words = self.position.wording
        for kind in (TERRITORY, BUILDING):
            cards, empty = self._player.cards[kind], list[signs.Row]([[signs.Sign("building")]])
            for slot in range(CARDS_PER_TYPE):
                card = CARDS[cards[slot]] if slot < len(cards) else None
                tip = partial(words.card_text, cards[slot]) if card else partial(self._slot_tip, kind, slot)
                needs = self._needs(slot) if kind == TERRITORY else empty
                name = f"{'building' if kind == BUILDING else 'territory'}-{slot}"
                place = layout.slot_rect(kind == BUILDING, slot)
                self.scene.add(SlotPiece(name, place, tooltip=tip, card=card, needs=needs))

    def _needs(self, slot: int) -> list[signs.Row]:
        """Return the military that a territory slot needs, red if the next one lacks it, and its points at the end."""
        need, is_next = SLOT_MILITARY[slot], slot == len(self._player.cards[TERRITORY])
        is_waived = powers_of(self._player).needs_no_military
        lacks = is_next and not is_waived and self._player.goods[MILITARY] < need
        rows: list[signs.Row] = []
        if need:
            rows.append([signs.Number(str(need), signs.MISSING if lacks else None), signs.Sign("military")])
        if points := TERRITORY_POINTS[slot + 1]:
            rows.append([signs.Sign("at_end"), signs.Number(str(points)), signs.Sign("points")])
        return rows

    def _slot_tip(self, kind: int, slot: int) -> str:
        """Return the tooltip of a free slot: what it needs, and the points of so many cards at the end."""
        t, number, powers = self.position.wording.catalog, slot + 1, powers_of(self._player)
        points = _END_POINTS.get(kind, ())[number : number + 1]
        told = [self._territory_tip(slot) if kind == TERRITORY else t(f"lo-slot-{TYPE_NAMES[kind]}", n=number)]
        told += [t("lo-slot-points", n=number, points=each) for each in points if each]
        return "\n".join([*told, *([t("lo-slot-no-points")] if points and kind in powers.unscored else [])])

    def _territory_tip(self, slot: int) -> str:
        t, need = self.position.wording.catalog, SLOT_MILITARY[slot]
        if need and powers_of(self._player).needs_no_military:
            return t("lo-slot-waived", n=slot + 1)
        return t("lo-slot-territory", n=slot + 1, need=need, have=self._player.goods[MILITARY])

    def _add_roundels(self, kind: int, name: str) -> None:
        cards, words = self._player.cards[kind], self.position.wording
        for slot in range(CARDS_PER_TYPE):
            card = CARDS[cards[slot]] if slot < len(cards) else None
            tip = partial(words.card_text, cards[slot]) if card else partial(self._slot_tip, kind, slot)
            points: signs.Row = [signs.Number(str(CHARACTER_POINTS[slot + 1]))] if kind == CHARACTER else []
            lasting = card.lasting if card else ()
            shown = [each for each in lasting if isinstance(each, EndPoints)] if kind == VENTURE else lasting[:1]
            effect = [item for each in shown for item in signs.effect_row(each)]
            place = layout.roundel_rect(kind == VENTURE, slot)
            self.scene.add(
                RoundelPiece(
                    piece_ids.slot(name, slot), place, tooltip=tip, card=card, effect=effect, sign=name, points=points
                )
            )

    # Members and leaders

    def _add_members(self) -> None:
        view = self.position.view
        player, powers, colour = self._player, powers_of(self._player), self.position.people[self._seat].colour
        for member in range(len(MEMBERS)):
            is_home, value = bool(player.home >> member & 1), member_value(view, player, powers, member)
            press = self._member_press(member) if self._is_own else None
            self.scene.add(
                MemberPiece(
                    piece_ids.member(member), layout.member_rect(member), on_press=press,
                    tooltip=partial(self._member_tip, member, is_home, value),
                    stander=Stander(colour, member, value), away=AT_HOME if is_home else self._where(member),
                    is_chosen=self._is_own and self.choice.member == member,
                    command=f"lorenzo/{MEMBERS[member]}" if press and self.choice.leader == NOBODY else "",
                )
            )  # fmt: skip

    def _member_press(self, member: int) -> Press | None:
        """Return the press of a member: choose it for a space, let it go again, or raise it by a leader (LM R7)."""
        name, legal = piece_ids.member(member), self.bindings.offers.legal
        places = [action for action in legal if isinstance(action, Place) and action.member == member]
        if places:
            self.bindings.carry(name, places)
        if self.choice.member == member:
            return self.bindings.prepare(name, lambda: self._choose(member))
        there = next((action for action in places if action.space == self.choice.space), None)
        if there is not None:
            return self.place(name, there)
        if self.choice.space != NOBODY:
            return self.bindings.prepare(name, lambda: self._choose(member), places) if places else None
        if places:
            glows = self.choice.member == NOBODY
            return self.bindings.prepare(name, lambda: self._choose(member), places, glows=glows, comes_first=True)
        return self.bindings.bind(name, named("raise", member))

    def _members_for_space(self) -> signs.Row:
        """Return the value of each member that can go to the marked space, and the servants that it needs."""
        placed = [each for each in self.bindings.offers.legal if isinstance(each, Place)]
        rows: list[signs.Row] = []
        for action in placed:
            if action.space == self.choice.space:
                here = placement(self.position.view, self._seat, action, 0)
                row: signs.Row = [signs.Value(here.base + here.change, MEMBERS[action.member])]
                rows.append([*row, *_sent(here.servants)])
        return signs.parted(rows)

    def _choose(self, member: int) -> None:
        self.choice.toggle_member(member)
        self.scene.invalidate()

    def _member_tip(self, member: int, is_home: bool, value: int) -> str:
        t, view, name = self.position.wording.catalog, self.position.view, MEMBERS[member]
        if not is_home:
            space = self._space_of(member)
            return t("lo-member-rests", colour=name) if space is None else self._away(name, space)
        tip = t("lo-member-home", colour=name, value=value)
        if self._is_own and self.position.decision and self.position.decision.kind == "turn":
            reason = intents.why_not_member(view, member)
            return f"{tip}\n{markup.coloured('burgundy', self.position.wording.reason(reason))}" if reason else tip
        return tip

    def _space_of(self, member: int) -> int | None:
        code, view = member_code(self._seat, member), self.position.view
        return next((space for space, codes in enumerate(view.spaces) if code in codes), None)

    def _where(self, member: int) -> str:
        """Return the sign of the place where the member is."""
        space = self._space_of(member)
        return "member" if space is None else sign_of_space(space)

    def _away(self, member: str, space: int) -> str:
        return self.position.wording.catalog("lo-member-away", colour=member, space=self.position.wording.space(space))

    def _add_leaders(self) -> None:
        player = self._player
        for index, leader in enumerate(self._shown_leaders):
            name, is_played = piece_ids.leader(index), leader in player.leaders
            is_hidden = leader == UNKNOWN
            press = self._leader_press(name, leader) if self._is_own else None
            self.scene.add(
                LeaderPiece(
                    name, layout.leader_rect(index), on_press=press,
                    tooltip=partial(self._leader_tip, leader, is_played),
                    leader=None if is_hidden else LEADERS[leader], is_played=is_played,
                    is_used=is_played and bool(player.used >> leader & 1),
                    is_open=self._is_own and not is_hidden and self.choice.leader == leader,
                    text=partial(self.position.wording.leader_text, leader),
                    beside=partial(self._leader_state, leader, is_played),
                )
            )  # fmt: skip

    def _leader_press(self, name: str, leader: int) -> Press | None:
        """Return the press of a leader; one that can only be given away does not glow."""
        if leader == UNKNOWN:
            return Press(self.bindings.look, glows=False, leads=False) if self.bindings.look else None
        deeds = [deed for deed in deeds_of(leader) if self.bindings.offers.is_legal(deed)]
        if not deeds:
            return None
        is_open, calls = self.choice.leader == leader, any(deed.verb in GAINS for deed in deeds)
        return self.bindings.prepare(
            name, partial(self._open_leader, name, leader), [] if is_open else deeds, glows=calls, rank=2
        )

    def _open_leader(self, name: str, leader: int) -> None:
        self.choice.toggle_leader(leader)
        self.scene.input.focus_id = first_deed(leader, self.bindings.offers) or name
        self.scene.invalidate()

    def _leader_tip(self, leader: int, is_played: bool) -> str:
        t = self.position.wording.catalog
        if leader == UNKNOWN:
            return t("table-look-help" if self.bindings.look and self._is_own else "lo-unknown-leader")
        return f"{self.position.wording.leader_text(leader)}\n{self._leader_state(leader, is_played)}"

    def _leader_state(self, leader: int, is_played: bool) -> str:
        """Return whether a played leader can be used, or what is missing to play it."""
        t = self.position.wording.catalog
        if is_played:
            is_used = self._player.used >> leader & 1
            rests = "used-up" if is_used else "ready"
            return t(f"lo-leader-{rests if LEADERS[leader].is_once_per_round else 'always'}")
        lacks = self._is_own and not meets_need(self._player, LEADERS[leader])
        why = why_not_played(self.bindings.offers, self.position.wording, self._player, leader) if lacks else ""
        return "\n".join([t("lo-leader-in-hand"), *([markup.coloured("burgundy", why)] if why else [])])

    # The servants that go along

    def _add_stepper(self) -> None:
        """Add the stepper for servants; a space that needs more takes them automatically."""
        rate, sent = powers_of(self._player).rate, self.choice.servants
        sum_of = partial(self._sum_shown, self._sums(), self._sum_anywhere())
        fewer = partial(self._step, sum_of, -rate) if sent else None
        further = partial(self._step, sum_of, rate) if self._player.goods[SERVANTS] >= sent + rate else None
        add_stepper(self.scene, _SUM, sum_of, fewer, further, self.position.wording.catalog, rate)

    def _sum_shown(self, sums: Mapping[int, Sum], anywhere: Sum) -> Sum:
        """Return the value of the chosen member on the space that is looked at, else on any space.

        All values are computed when the board is built: the widgets of an older position are drawn again after Undo.
        """
        widget = self.scene.input.attended()
        return sums.get(widget.space, anywhere) if isinstance(widget, Ghosted) else anywhere

    def _sum_anywhere(self) -> Sum:
        view, member, powers = self.position.view, self.choice.member, powers_of(self._player)
        base, sent = member_value(view, self._player, powers, member), self.choice.servants
        return Sum(base, MEMBERS[member], 0, sent, sent // powers.rate)

    def _sums(self) -> dict[int, Sum]:
        """Return the value of the chosen member by each space where it can be placed."""
        placed = [each for each in self.bindings.offers.legal if isinstance(each, Place)]
        return {each.space: self._sum_on(each) for each in placed if each.member == self.choice.member}

    def _sum_on(self, action: Place) -> Sum:
        here = placement(self.position.view, self._seat, action, self.choice.servants)
        return Sum(here.base, MEMBERS[action.member], here.change, here.servants, here.raised)

    def _step(self, sum_of: Callable[[], Sum], change: int) -> None:
        """Change the number of servants, starting from the one that is shown."""
        self.choice.send(min(sum_of().servants + change, self._player.goods[SERVANTS]))
        self.scene.invalidate()
