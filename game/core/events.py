"""What happened: frozen facts in the past tense, made of keys and numbers; some are secret to those who did not see."""

import re
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any, ClassVar, Self

ALL_SEATS = -1
ONLOOKER = 31
"""Somebody at no seat: no field with witnesses is meant for their eyes."""


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events. `secrets` names the fields that only `witnesses` may see."""

    secrets: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False
    """Something hidden became known: undo stops here."""
    closes: ClassVar[bool] = False
    """With it the end of a match begins: it is told once nothing before it can be taken back."""
    unrecorded: ClassVar[tuple[str, ...]] = ()
    """Fields that follow from the position: they are there to be told, and records leave them out."""

    @classmethod
    def name(cls) -> str:
        return _in_words(cls.__name__)

    def reveals_now(self) -> bool:
        return self.reveals

    def masked(self, viewer: int) -> Self:
        """This event as `viewer` may know it; secret fields become None."""
        witnesses: int = getattr(self, "witnesses", ALL_SEATS)
        if not self.secrets or witnesses == ALL_SEATS or witnesses >> viewer & 1:
            return self
        return replace(self, **dict.fromkeys(self.secrets))

    def is_masked(self) -> bool:
        return any(getattr(self, field) is None for field in self.secrets)

    def to_plain(self) -> dict[str, Any]:
        plain: dict[str, Any] = {"event": self.name()}
        for field in fields(self):
            if field.name not in self.unrecorded:
                value = getattr(self, field.name)
                plain[field.name] = list(value) if isinstance(value, tuple) else value
        return plain


@cache
def _in_words(name: str) -> str:
    """`TowerBuilt` as `tower_built`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


Emit = Callable[[Event], None]
