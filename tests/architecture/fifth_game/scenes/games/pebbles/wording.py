"""What may be done in Pebbles, in words."""

from game.pebbles.actions import Take
from scenes.kit.wording import Wording


class PebblesWording(Wording):
    def action(self, action: Take) -> str:
        return self.catalog("pb-do-take", heap=action.heap + 1, count=action.count)
