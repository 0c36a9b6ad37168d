"""The key that helps with a decision, shown beside the prompt."""

from game.aquileia.board import EXCHANGES, SERVI_SPACES
from scenes.engine.input.keys import Command
from scenes.engine.scene import Scene
from scenes.games.aquileia.position import AquileiaPosition

_HINTS: dict[str, tuple[str, str]] = {
    "dolus": ("decline", "aquileia/decline"), "latro": ("decline", "aquileia/decline"),
    "equi": ("decline", "aquileia/decline"), "potentia": ("decline", "aquileia/decline"),
    "port": ("decline", "aquileia/decline"), "build": ("decline", "aquileia/decline"),
    "roll": ("roll", Command.CONFIRM), "cards": ("stand", Command.CONFIRM), "bid": ("bid", Command.CONFIRM),
}  # fmt: skip
"""Key of the words, and the command whose key they name, by kind of decision."""


def key_hint(position: AquileiaPosition, scene: Scene, is_aside: bool) -> str:
    """Return a few words about the key that helps with this decision.

    The keys of a popover that is put away do nothing; then the words name the key that enlarges.
    """
    assert position.decision
    kind, seat, t = position.decision.kind, position.decision.seat, position.wording.catalog
    if is_aside:
        return t("aq-keys-enlarge", key=scene.key_label(Command.ENLARGE))
    if kind == "pecunia":
        return t("aq-keys-lines", n=len(EXCHANGES))
    if kind == "servi" and position.view.step > SERVI_SPACES.start:
        return t("aq-keys-lines", n=position.view.step - SERVI_SPACES.start + 1)
    if kind == "prize":
        return t("aq-keys-lines", n=2)
    if kind == "place" and seat not in position.view.track:
        return t("aq-keys-tiebreaker", key=scene.key_label("aquileia/tiebreaker"))
    words, command = _HINTS.get(kind, ("enlarge", Command.ENLARGE))
    return t(f"aq-keys-{words}", key=scene.key_label(command))
