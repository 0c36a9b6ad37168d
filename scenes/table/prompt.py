"""The text of the ribbon over the board: status line, prompt, or what the table waits for."""

from scenes.kit.position_view import AnyPosition
from scenes.table import controls
from scenes.table.playback.event_playback import NOBODY
from scenes.table.playback.ribbon import Ribbon
from scenes.table.table_parts import TableParts


class TablePrompt:
    """Choose the text, crest and key note of the ribbon."""

    def __init__(self, parts: TableParts) -> None:
        self._parts = parts

    def add(self, position: AnyPosition) -> None:
        """Add the ribbon."""
        parts, crest = self._parts, self.crest(position)
        text, note = self.text(position), self._key_note(position)
        parts.scene.add(Ribbon("prompt", parts.board.prompt_place, text, crest, parts.cue.glow, note))

    def text(self, position: AnyPosition) -> str:
        """Return the text of the ribbon."""
        parts = self._parts
        if own := parts.controller.policy.prompt(position):
            return own
        last = parts.playback.last_sentence
        if parts.playback.current is not None:
            return last or parts.t("table-watch")
        if not position.can_act:
            is_told = self.is_told(position) or controls.leave_the_deed_told(parts)
            return (is_told and last) or controls.prompt(parts)
        prompt = parts.hints.thinking() or parts.board.asked or parts.board.prompt(position)
        if len(parts.match.humans) > 1:
            return parts.t("table-prompt-of", name=position.people[position.viewer].name, prompt=prompt)
        return prompt

    def is_told(self, position: AnyPosition) -> bool:
        """Return whether the last status line stays: until there is something else to say."""
        parts = self._parts
        if parts.controller.policy.keeps_told():
            return True
        return not (position.can_act or controls.are_needed(parts) or parts.playback.is_past(position.viewer))

    def crest(self, position: AnyPosition) -> str:
        """Return the crest of the ribbon: whose action is shown, or who must decide."""
        parts, match = self._parts, self._parts.match
        if own := parts.controller.policy.crest(position):
            return own
        decision, seat = match.decision, parts.playback.teller
        if seat == NOBODY or not (parts.playback.current is not None or self.is_told(position)):
            seat = position.viewer if match.holds_turn() or decision is None else decision.seat
        return position.people[seat].crest

    def _key_note(self, position: AnyPosition) -> str:
        if self._parts.playback.current is not None:
            return self._parts.t("table-any-key")
        return self._parts.board.key_hint(position) if position.can_act else ""
