"""The two forms in which whole matches of each game are played at its table; both come from what the game says."""

from game.core.registry import spec_of
from game.core.spec import HUMAN, Spec
from scenes.kit.game_uis import game_ui_ids
from tests.contract.matches import Form

RIVALS = ("greedy", "random", "greedy", "random")


def few(spec: Spec) -> Form:
    """The fewest seats, and the first option as it usually is not."""
    chosen = tuple((option.key, option.values[-1]) for option in spec.options[:1])
    return Form(spec, chosen, min(spec.seats))


def many(spec: Spec) -> Form:
    """The most seats, and the options as they usually are."""
    return Form(spec, (), max(spec.seats))


def forms_at_tables() -> list[Form]:
    """Each once: a game for two without options has one form."""
    return list(dict.fromkeys(form(spec_of(game)) for game in game_ui_ids() for form in (few, many)))


def players_of(form: Form) -> tuple[str, ...]:
    return (HUMAN, *RIVALS)[: form.seats]
