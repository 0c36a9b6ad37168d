"""The picture beside a save: the table as last seen, without hands where people share the screen."""

from game.core.autosave import Autosave
from scenes.engine.scene import Scene
from scenes.screens.saves.thumbnails import take_picture
from scenes.table.match_controller import MatchController
from scenes.table.playback.event_playback import EventPlayback
from scenes.table.viewpoint import Viewpoint


class Thumbnail:
    """Take pictures of a table; of the end only once, as nothing changes afterwards."""

    def __init__(
        self, scene: Scene, controller: MatchController, playback: EventPlayback, viewpoint: Viewpoint
    ) -> None:
        self._scene, self._controller = scene, controller
        self._playback, self._viewpoint = playback, viewpoint
        self._shows_end = False

    def take(self, slot: Autosave) -> None:
        """Paint a picture for the slot."""
        is_over = self._controller.match.is_over
        if is_over and self._shows_end:
            return
        if self._controller.needs_curtains:
            self._paint_for_all(slot)
        else:
            take_picture(self._scene, slot)
        self._shows_end = is_over and not self._playback.is_active

    def _paint_for_all(self, slot: Autosave) -> None:
        """Paint the picture as everybody may see it, then restore the focus."""
        self._viewpoint.is_for_all, focus = True, self._scene.input.focus_id
        self._scene.invalidate()
        take_picture(self._scene, slot)
        self._viewpoint.is_for_all, self._scene.input.focus_id = False, focus
        self._scene.invalidate()
