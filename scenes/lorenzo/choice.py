"""What the person has chosen on the way: a member, servants beyond those needed, whose board is shown."""

from game.lorenzo.state import Player, State

NOBODY = -1


class Choice:
    def __init__(self) -> None:
        self.member = NOBODY
        self.more_servants = 0
        self.is_passing = False
        """Pass was pressed and asks once more."""
        self.shown_seat = NOBODY
        """A rival's board in the place of one's own."""

    @property
    def is_open(self) -> bool:
        return self.member != NOBODY or self.is_passing or self.shown_seat != NOBODY

    def clear(self) -> None:
        self.member, self.more_servants, self.is_passing, self.shown_seat = NOBODY, 0, False, NOBODY

    def follow(self, view: State, viewer: int, is_turn: bool) -> None:
        """What cannot be placed any more is not chosen."""
        player: Player = view.players[viewer]
        if not is_turn or (self.member != NOBODY and not player.home >> self.member & 1):
            self.member, self.more_servants, self.is_passing = NOBODY, 0, False

    def toggle_member(self, member: int) -> None:
        self.member = NOBODY if self.member == member else member
        self.more_servants, self.is_passing = 0, False

    def add_servants(self, more: int) -> None:
        self.more_servants = max(0, self.more_servants + more)

    def toggle_board(self, seat: int) -> None:
        self.shown_seat = NOBODY if self.shown_seat == seat else seat
