"""What the stack asks of a scene: which scenes show the same thing, and how one comes and goes."""

from collections.abc import Hashable
from typing import ClassVar, Self

from scenes.engine.motion.scene_transition import Parting


class StackHooks:
    """Answer what the stack asks of a scene; subclasses override what they need."""

    parting: ClassVar[Parting] = "fade"
    """The transition with which the scene's picture leaves."""
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

    def enter(self) -> None:
        """React to having been put onto the stack."""

    def leave(self) -> None:
        """React to having been taken off the stack."""

    def pause(self) -> None:
        """React to another scene coming on top."""

    def resume(self) -> None:
        """React to being on top again."""

    def let_go(self) -> None:
        """End whatever is being held: the window lost the keyboard, or another scene comes on top."""
