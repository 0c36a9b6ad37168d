"""Which screens are the same, so that no screen lies on the stack twice."""

from collections.abc import Hashable
from typing import ClassVar, Self


class ReusableScene:
    """What the stack asks of a scene before it puts another one on top."""

    overlay: ClassVar[bool] = False
    stays: ClassVar[bool] = False
    """Opened again it goes on as it was left; else it gives way to the new one."""
    subject: Hashable = None
    """The match or the game that it is about."""

    def screen_key(self) -> Hashable:
        """Return what this screen is: one with the same key is not opened a second time. None for what may be."""
        return None if self.overlay else (type(self), self.subject)

    def turn_to(self, asked: Self) -> bool:
        """Show what `asked`, a new screen with the same key, would have shown; false gives way to the new one."""
        return self.stays
