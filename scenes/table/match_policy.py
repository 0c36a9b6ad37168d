"""The policy of a match at the table: what may be done now, what comes next, what is told, and with which tools."""

from collections.abc import Collection
from typing import Any

from scenes.engine.layout import Rect
from scenes.engine.settings import TurnEnds
from scenes.kit.position_view import AnyPosition


class MatchPolicy:
    """Let a match run as its rules say; a lesson hands the controller a policy of its own.

    The controller asks the first two groups, the screen the others. A method returns None, an empty text or false
    where the table does as usual.
    """

    has_finale = True
    """False if the match ends without banner and finale."""
    has_preview = True
    """False if something else takes the place of the preview pane."""

    # What may be done now

    def lets_match_go_on(self) -> bool:
        """Return whether opponents may act, and forced choices make themselves."""
        return True

    def lets_person_act(self) -> bool:
        """Return whether the person may act when it is their turn."""
        return True

    def turn_ends(self, chosen: TurnEnds) -> TurnEnds:
        """Return how turns end, given the setting."""
        return chosen

    def takes_move(self) -> bool:
        """Handle a move before it is played; return whether it must not be played."""
        return False

    def takes_press(self) -> bool:
        """Handle a key or a click before anything else does; return whether it is used up."""
        return False

    # What comes next

    def begin(self) -> None:
        """React to the table having been opened."""

    def follow(self) -> None:
        """React to the match or the controller having changed."""

    def heard(self, towards: Collection[Any]) -> None:
        """React to a selection that leads to these actions only."""

    # What is told

    def prompt(self, position: AnyPosition) -> str:
        """Return the text of the ribbon."""
        return ""

    def crest(self, position: AnyPosition) -> str:
        """Return the crest of the ribbon."""
        return ""

    def keeps_told(self) -> bool:
        """Return whether the last status line stays although the person could act."""
        return False

    def details(self, usual: list[str]) -> list[str]:
        """Return the texts of the top bar after the game's name."""
        return usual

    # With which tools

    def tools(self, usual: list[Any]) -> list[Any]:
        """Return the tools of the top bar, each a `Tool`."""
        return usual

    def open_menu(self) -> bool:
        """Open a menu; return false for the usual one."""
        return False

    def leave(self) -> bool:
        """Answer Esc when nothing is selected; return false to undo the half-made turn or open the menu."""
        return False

    def add_side(self, position: AnyPosition) -> bool:
        """Add what lies beside the board; return false for log and buttons."""
        return False

    def arrange(self) -> None:
        """Change the widgets that were just built."""

    def first_focus(self) -> str | None:
        """Return where the keyboard begins."""
        return None

    def offers_focus(self) -> bool | None:
        """Return whether the keyboard has anything to press."""
        return None

    def tooltip_room(self, target: Rect) -> Rect | None:
        """Return the part of the screen in which the tooltip for `target` may lie."""
        return None

    def notice_place(self, usual: Rect) -> Rect:
        """Return where notices that need the size of `usual` hide least."""
        return usual
