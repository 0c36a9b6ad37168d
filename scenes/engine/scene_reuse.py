"""Tell which scenes show the same thing, so that none lies on the stack twice."""

from collections.abc import Hashable
from typing import ClassVar, Self


class ReusableScene:
    """Answer what the stack asks of a scene before it puts another one on top."""

    overlay: ClassVar[bool] = False
    stays: ClassVar[bool] = False
    """True if the scene goes on as it was when it is opened again; otherwise a new one replaces it."""
    subject: Hashable = None
    """The match or game that the scene shows."""

    def screen_key(self) -> Hashable:
        """Return a key that is equal for scenes that show the same thing; None if several may be open."""
        return None if self.overlay else (type(self), self.subject)

    def turn_to(self, asked: Self) -> bool:
        """Show what `asked`, a new scene with the same key, would show; return false to be replaced by it."""
        return self.stays
