"""A costly moment tried again: a match that stands at it on the usual table, with a policy that judges tries."""

from game.coach.trying import position_of
from scenes.engine.app import App
from scenes.screens.try_again.attempts import Attempts
from scenes.screens.try_again.known_best import KnownBest
from scenes.screens.try_again.policy import TryPolicy, Weigher
from scenes.screens.try_again.series import Series
from scenes.screens.try_again.ways_out import WaysOut
from scenes.table.scene import TableScene
from scenes.table.table_parts import TableParts


class TryTable(TableScene):
    """Hand the controller the policy of a moment; everything else is the usual table."""

    name, stays = "try_again", False
    trying: TryPolicy

    def __init__(self, app: App, series: Series, weigher: Weigher) -> None:
        task = series.task
        match = position_of(task.match, task.judged)
        attempts = Attempts(task, match)

        def open_table() -> None:
            app.stack.replace(TryTable(app, series, weigher))
            app.transition.part("rise")

        def policy(parts: TableParts) -> TryPolicy:
            self.trying = TryPolicy(parts, series, attempts, weigher, WaysOut(app, series, open_table))
            return self.trying

        super().__init__(app, match, KnownBest(app, attempts), policy=policy)
        self.series, self.subject = series, task.match
