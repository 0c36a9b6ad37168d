"""Events: frozen facts about what an action has changed, in the past tense; parts may be secret."""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, ClassVar, Self

ALL_SEATS = -1
ONLOOKER = 31
"""Viewer number of somebody at no seat, who sees no secret field."""


@dataclass(frozen=True, slots=True)
class Event:
    """Hold what has happened; `secrets` names the fields that only `witnesses` may see."""

    secrets: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    """True if something hidden became known, so that undo stops here."""
    closes: ClassVar[bool] = False
    """True if the end of the match begins with it; it is announced once nothing before can be undone."""
    unrecorded: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from the position; they are for display, and records leave them out."""

    @classmethod
    def name(cls) -> str:
        """Return the name of the event in records, such as `tower_built`."""
        return _in_words(cls.__name__)

    def reveals_now(self) -> bool:
        """Return whether this event revealed something hidden."""
        return self.reveals

    def masked(self, viewer: int) -> Self:
        """Return the event as `viewer` may know it; secret fields become None."""
        witnesses: int = getattr(self, "witnesses", ALL_SEATS)
        if not self.secrets or witnesses == ALL_SEATS or witnesses >> viewer & 1:
            return self
        return replace(self, **dict.fromkeys(self.secrets))

    def is_masked(self) -> bool:
        """Return whether a secret field is None."""
        return any(getattr(self, field) is None for field in self.secrets)

    def to_plain(self) -> dict[str, Any]:
        """Return the event as plain values for records."""
        plain: dict[str, Any] = {"event": self.name()}
        for field in fields(self):
            if field.name not in self.unrecorded:
                value = getattr(self, field.name)
                plain[field.name] = list(value) if isinstance(value, tuple) else value
        return plain


@cache
def _in_words(name: str) -> str:
    """Return `TowerBuilt` as `tower_built`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


Emit = Callable[[Event], None]
