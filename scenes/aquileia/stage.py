"""What running animations hold back from Aquileia's table, and what the fighters of a contest have done."""

from scenes.aquileia.contest_log import ContestLog
from scenes.core.scene import Scene
from scenes.kit.stage import Stage


class CityStage(Stage):
    """Keeps the log of the contest while its scene lives."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.log = ContestLog()
