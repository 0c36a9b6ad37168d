"""What every game must pass: each event and each reason has its words in every language."""

from functools import cache

import pytest

from game.core.spec import Spec
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import CODES
from tests.contract.matches import every_game, forms_of, random_match

every_language = pytest.mark.parametrize("language", CODES)


def keys_of_events(spec: Spec) -> list[str]:
    open_keys = [f"{spec.prefix}-event-{event.name().replace('_', '-')}" for event in spec.events]
    hidden = [f"{key}-hidden" for key, event in zip(open_keys, spec.events, strict=True) if event.secrets]
    return open_keys + hidden


@every_game
@every_language
def test_every_event_has_a_text(spec: Spec, language: str) -> None:
    catalog = Catalog(language)
    assert [key for key in keys_of_events(spec) if not catalog.has(key)] == []


@every_game
@every_language
def test_what_a_position_promises_has_a_name(spec: Spec, language: str) -> None:
    assert Catalog(language).has(f"{spec.prefix}-outlook")


@every_game
@every_language
def test_every_reason_has_a_text(spec: Spec, language: str) -> None:
    catalog = Catalog(language)
    assert [key for key in spec.reasons if not catalog.has(key)] == []


@cache
def kinds_of_decisions(spec: Spec) -> frozenset[str]:
    """Those that a random match of the first form meets."""
    match = random_match(next(forms_of(spec)), 1)
    return frozenset(decision.kind for step in match if (decision := spec.rules.decision(step.before)))


@every_game
@every_language
def test_every_decision_says_what_to_do(spec: Spec, language: str) -> None:
    catalog = Catalog(language)
    wanted = [f"{spec.prefix}-prompt-{kind}" for kind in sorted(kinds_of_decisions(spec))]
    assert [key for key in wanted if not catalog.has(key)] == []


@every_game
@every_language
def test_every_option_has_a_name_a_hint_and_its_values(spec: Spec, language: str) -> None:
    catalog = Catalog(language)
    keys = {option: f"{spec.prefix}-option-{option.key.replace('_', '-')}" for option in spec.options}
    wanted = [
        text
        for option, key in keys.items()
        for text in (key, f"{key}-hint", *(f"{key}-{value}" for value in option.values if value not in ("on", "off")))
    ]
    assert [key for key in wanted if not catalog.has(key)] == []


@every_game
def test_no_reason_and_no_event_is_named_twice(spec: Spec) -> None:
    names = [event.name() for event in spec.events]
    assert len(set(names)) == len(names)
    assert len(set(spec.reasons)) == len(spec.reasons)
