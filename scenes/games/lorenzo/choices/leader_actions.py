"""The actions with a pressed leader, beside its chip, and what is missing for them (LM 3.4)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.lorenzo.actions import LorenzoAction, Named, named
from game.lorenzo.effects import TYPE_NAMES
from game.lorenzo.goods import RESOURCES
from game.lorenzo.leaders import LEADERS, Leader, Need
from game.lorenzo.limits import meets_need
from game.lorenzo.state import Player
from scenes.engine.layout import Rect
from scenes.engine.theme import PANEL_HEADING, SMALL_NOTE, TABLE_BUTTON
from scenes.engine.widgets import Button, Label, Paragraph
from scenes.engine.widgets.button import Dress
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.dialog_sheet import LorenzoSignLine
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.layout import leader_rect
from scenes.games.lorenzo.wording import LorenzoWording
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.moves.popover import Popover, place_popover
from scenes.kit.pieces import action_of

GAINS = ("play", "use")
VERBS = (*GAINS, "discard")
_SIZE = (600.0, 262.0)
_ABOVE = Rect(990, 110, 614, 960)
"""The narrow column for the sheet, so that goods and cards of the board stay visible."""
_TITLE = PANEL_HEADING.tightest
_WHY = SMALL_NOTE.inked(signs.MISSING)


def deeds_of(leader: int) -> list[Named]:
    """Return all actions with a leader."""
    return [named(verb, leader) for verb in VERBS]


def first_deed(leader: int, offers: MoveOptions) -> str:
    """Return the button that gets the focus first; empty if the leader can only be given away."""
    gains = (named(verb, leader) for verb in GAINS)
    return next((piece_ids.answer(action) for action in gains if offers.is_legal(action)), "")


@dataclass(frozen=True, slots=True)
class LeaderDeeds(BoardPart):
    """Add the actions with the leader that lies at `index` of the board."""

    leader: int
    index: int

    def add(self) -> None:
        player = self.position.view.players[self.position.viewer]
        target = leader_rect(self.index)
        sheet = self.scene.add(Popover("popover", place_popover(target, _SIZE, _ABOVE), target))
        head, rest = sheet.inner.split_top(42, 6)
        self.scene.add(Label("leader-name", head, self.position.wording.leader(self.leader), _TITLE))
        buttons, rest = rest.split_top(58, 8)
        rows, foot = rest.split_top(46, 6)
        verbs = ("play", "discard") if self.leader in player.hand else ("use",)
        cells, below = buttons.columns(2, 14), rows.columns(2, 14)
        for number, (verb, cell, row) in enumerate(zip(verbs, cells, below, strict=False), 1):
            self._add_deed(number, verb, cell)
            self.scene.add(LorenzoSignLine(f"leader-signs-{verb}", row, self._brings(verb, player), 32))
        self.scene.add(Paragraph("leader-why", foot, self._why_not(verbs[0]), _WHY))

    def _why_not(self, verb: str) -> str:
        offers = self.bindings.offers
        if verb != "play" or offers.is_legal(named(verb, self.leader)):
            return offers.why_not(named(verb, self.leader))
        return why_not_played(
            offers, self.position.wording, self.position.view.players[self.position.viewer], self.leader
        )

    def _add_deed(self, number: int, verb: str, cell: Rect) -> None:
        t, action = self.position.wording.catalog, named(verb, self.leader)
        press = action_of(self.does(piece_ids.answer(action), action, rank=number - len(VERBS)))
        dress: Dress = "gold" if number == 1 else "wood"
        self.scene.add(
            Button(
                piece_ids.answer(action), cell, t(f"lo-verb-{verb}"), press, dress=dress, style=TABLE_BUTTON.tightest,
                key=str(number), show_key=True, reason=self._why_not(verb),
                tooltip=t(f"lo-verb-{verb}-help"),
            )
        )  # fmt: skip

    def _brings(self, verb: str, player: Player) -> signs.Row:
        """Return the needs of playing compared with what one has, or what the action brings."""
        leader = LEADERS[self.leader]
        if verb == "play":
            return _met(leader, player)
        if verb == "use":
            return signs.effect_row(leader.effect)
        return [signs.Number("+1", signs.GAINED), signs.Sign("privilege")]


def lacking(leader: Leader, player: Player) -> Leader:
    """Return a copy of the leader that needs only what is missing."""
    amounts = tuple(max(0, number - have) for number, have in zip(leader.need.amounts, player.goods, strict=True))
    missing = ((kind, number - len(player.cards[kind])) for kind, number in leader.need.cards)
    return replace(leader, need=Need(amounts, tuple((kind, number) for kind, number in missing if number > 0)))


def why_not_played(offers: MoveOptions, wording: LorenzoWording, player: Player, leader: int) -> str:
    """Return all that is missing for it at once (LM R32); of cards of any one type, also how many one has."""
    facts = LEADERS[leader]
    if facts.need.alike or meets_need(player, facts):
        return offers.why_not(named("play", leader))
    return wording.still_missing(lacking(facts, player))


def _met(leader: Leader, player: Player) -> signs.Row:
    """Return each need as `2/4`, red if it is not met."""
    need = leader.need
    needs = [(RESOURCES[each], player.goods[each], number) for each, number in enumerate(need.amounts) if number]
    needs += [(TYPE_NAMES[kind], len(player.cards[kind]), number) for kind, number in need.cards]
    if need.alike:
        needs.append(("any_card", max(map(len, player.cards)), need.alike))
    return signs.parted([
        [signs.Number(f"{have}/{number}", signs.MISSING if have < number else signs.GAINED), signs.Sign(sign)]
        for sign, have, number in needs
    ])  # fmt: skip


def can_gain(legal: Sequence[LorenzoAction]) -> bool:
    """Return whether a leader can still be played or used; giving one away is no reason to keep the turn open."""
    return any(isinstance(action, Named) and action.verb in GAINS for action in legal)
