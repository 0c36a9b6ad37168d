"""What may be done in Pebbles, in words."""

from typing import Any

from scenes.kit.wording import Wording


class PebblesWording(Wording):
    def action(self, action: Any) -> str:
        return self.catalog("pb-do-take", heap=action.heap + 1, count=action.count)
