"""What the person has chosen on the way: a member, servants, what a harvest uses, whose board is shown."""

from collections.abc import Sequence
from typing import Any, Literal

from game.lorenzo.actions import Named, Numbered, Place
from game.lorenzo.state import Player, State
from scenes.games.lorenzo.choices.work_draft import WorkDraft, draft_of, is_work

NOBODY = -1


class LorenzoSelection:
    def __init__(self) -> None:
        self.member = NOBODY
        self.servants = 0
        """So many at least go along with the member, and with its work."""
        self.space = NOBODY
        """Pressed before a member, and asks which one goes there."""
        self.last: tuple[Any, ...] = ()
        """The last deed of the round: nothing could be taken back, so End turn is asked for first."""
        self._last_of: State | None = None
        self._home = 0
        """Members at home: once one has been placed, or all are back, nothing is chosen any more."""
        self.is_passing = False
        """Pass was pressed and asks once more."""
        self._round = 0
        """A pass is asked for in the round in which it was pressed."""
        self.leader = NOBODY
        """Pressed, and asked what to do with, until something has been done with one."""
        self._done: tuple[object, ...] = ()
        self.shown_seat = NOBODY
        """A rival's board in the place of one's own."""
        self.picked: Named | Numbered | None = None
        """The leader or bonus tile that is marked in the draft."""
        self.sheet: Literal["none", "open", "aside"] = "none"
        """The church's sheet, which can be put aside to look at the table."""
        self.work: WorkDraft | None = None
        """The harvest or production that is being put together."""

    @property
    def has_begun(self) -> bool:
        """A press on the way to something has been made at the table."""
        chosen = self.member, self.space, self.leader, self.shown_seat
        return self.is_passing or bool(self.last) or any(each != NOBODY for each in chosen)

    @property
    def last_place(self) -> int:
        """Where the last member of the round would go."""
        return self.last[0].space if self.last and isinstance(self.last[0], Place) else NOBODY

    @property
    def touched(self) -> tuple[object, ...]:
        """What is said of a press stands until another one."""
        chosen = self.member, self.servants, self.space, self.leader
        return *chosen, self.last, self.shown_seat, self.is_passing

    @property
    def is_open(self) -> bool:
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
        """What belongs to another question is forgotten; servants chosen for a member are sent with its work."""
        player: Player = view.players[viewer]
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

    def hold(self, plan: Sequence[Any], view: State) -> None:
        self.last, self._last_of = tuple(plan), view
        self.is_passing, self.space, self.leader = False, NOBODY, NOBODY

    def toggle_leader(self, leader: int) -> None:
        self.leader = NOBODY if self.leader == leader else leader
        self.member, self.servants, self.is_passing, self.space = NOBODY, 0, False, NOBODY
        self.last = ()

    def send(self, servants: int) -> None:
        self.servants = max(0, servants)

    def toggle_board(self, seat: int) -> None:
        self.shown_seat = NOBODY if self.shown_seat == seat else seat

    def next_board(self, rivals: Sequence[int]) -> int:
        """The families in their order; after the last one's board one's own comes back."""
        if self.shown_seat not in rivals:
            return rivals[0]
        following = rivals.index(self.shown_seat) + 1
        return rivals[following] if following < len(rivals) else NOBODY
