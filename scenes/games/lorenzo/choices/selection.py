"""The selection before an action: member, servants, space, leader, harvest, whose board is shown."""

from collections.abc import Sequence
from typing import Literal

from game.lorenzo.actions import LorenzoAction, Named, Numbered, Place
from game.lorenzo.state import State
from scenes.games.lorenzo.choices.work_draft import WorkDraft, draft_of, is_work

NOBODY = -1


class LorenzoSelection:
    """Hold the selection as long as the table lives; `follow` drops what a new position no longer offers."""

    def __init__(self) -> None:
        self.member = NOBODY
        self.servants = 0
        """Smallest number of servants that go with the member and its work."""
        self.space = NOBODY
        """Space that was pressed before a member, so that the member is asked for; `NOBODY` for none."""
        self.last: tuple[LorenzoAction, ...] = ()
        """Last action of the round, held until End turn because it cannot be taken back."""
        self._last_of: State | None = None
        self._home = 0
        """Members at home; a change of them drops the chosen member."""
        self.is_passing = False
        """True after Pass was pressed, which asks for confirmation."""
        self._round = 0
        """Round in which Pass was pressed; a new round drops it."""
        self.leader = NOBODY
        """Leader that was pressed and shows its actions; `NOBODY` for none."""
        self._done: tuple[object, ...] = ()
        self.shown_seat = NOBODY
        """Seat of the rival whose board is shown in place of the own one; `NOBODY` for none."""
        self.picked: Named | Numbered | None = None
        """Leader or bonus tile that is marked in the draft."""
        self.sheet: Literal["none", "open", "aside"] = "none"
        """State of the church report: `none`, `open`, or `aside` while the person looks at the table."""
        self.work: WorkDraft | None = None
        """The harvest or production that is being put together."""

    @property
    def has_begun(self) -> bool:
        """Return whether a press at the table has begun an action."""
        chosen = self.member, self.space, self.leader, self.shown_seat
        return self.is_passing or bool(self.last) or any(each != NOBODY for each in chosen)

    @property
    def last_place(self) -> int:
        """Return the space of the held placement; `NOBODY` if none is held."""
        return self.last[0].space if self.last and isinstance(self.last[0], Place) else NOBODY

    @property
    def touched(self) -> tuple[object, ...]:
        """Return everything that a press changes; words shown after a press stay until this changes."""
        chosen = self.member, self.servants, self.space, self.leader
        return *chosen, self.last, self.shown_seat, self.is_passing

    @property
    def is_open(self) -> bool:
        """Return whether Esc has something to drop."""
        return self.has_begun or self.picked is not None or self.sheet == "open"

    def clear(self) -> None:
        """The church's sheet is there again after a rival's board; else it is put aside."""
        is_hidden = self.shown_seat != NOBODY
        self.member, self.servants, self.is_passing, self.shown_seat = NOBODY, 0, False, NOBODY
        self.space, self.leader, self.picked = NOBODY, NOBODY, None
        if self.sheet == "open" and not (self.last or is_hidden):
            self.sheet = "aside"
        self.last = ()

    def follow(self, view: State, viewer: int, asked: str) -> None:
        """Drop what belongs to another question; keep servants chosen for a member for its work."""
        player = view.players[viewer]
        self.is_passing = self.is_passing and asked == "turn" and view.round == self._round
        self._round = view.round
        if not asked or view != self._last_of:
            self.last = ()
        if not asked:
            self.member = self.space = self.leader = NOBODY
            self.sheet = "none"
            return
        if asked != "church":
            self.sheet = "none"
        elif self.sheet == "none":
            self.sheet = "open"
        if not is_work(view):
            self.work = None
        elif self.work is None or self.work.asked != view.stack[-1]:
            self.work = draft_of(view, self.servants)
        done = player.hand, player.leaders, player.used
        if asked not in ("turn", "leaders") or done != self._done:
            self.leader = NOBODY
        self._done = done
        if asked != "turn" or player.home != self._home:
            self.member = self.space = NOBODY
            self.servants = 0
        self._home = player.home

    def toggle_member(self, member: int) -> None:
        self.member = NOBODY if self.member == member else member
        self.servants, self.is_passing, self.space, self.leader = 0, False, NOBODY, NOBODY
        self.last = ()

    def toggle_space(self, space: int) -> None:
        self.space = NOBODY if self.space == space else space
        self.is_passing, self.leader = False, NOBODY

    def hold(self, plan: Sequence[LorenzoAction], view: State) -> None:
        """Hold the actions until End turn."""
        self.last, self._last_of = tuple(plan), view
        self.is_passing, self.space, self.leader = False, NOBODY, NOBODY

    def toggle_leader(self, leader: int) -> None:
        self.leader = NOBODY if self.leader == leader else leader
        self.member, self.servants, self.is_passing, self.space = NOBODY, 0, False, NOBODY
        self.last = ()

    def send(self, servants: int) -> None:
        """Set the smallest number of servants that go along."""
        self.servants = max(0, servants)

    def toggle_board(self, seat: int) -> None:
        """Show this rival's board, or the own one again."""
        self.shown_seat = NOBODY if self.shown_seat == seat else seat

    def next_board(self, rivals: Sequence[int]) -> int:
        """Return the rival after the one whose board is shown; after the last one, `NOBODY` for the own board."""
        if self.shown_seat not in rivals:
            return rivals[0]
        following = rivals.index(self.shown_seat) + 1
        return rivals[following] if following < len(rivals) else NOBODY
