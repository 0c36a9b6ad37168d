"""The picture of a card that is added as CONTRIBUTING says is painted by its name alone."""

from pathlib import Path

import pytest

from tests.architecture.scratch import ADDED_CARDS, AddedCard, project_with_a_card, run_in


@pytest.mark.parametrize("card", ADDED_CARDS, ids=lambda card: card.game)
def test_the_picture_of_an_added_card_is_painted(card: AddedCard, tmp_path: Path) -> None:
    project = project_with_a_card(card, tmp_path / "project")
    painted = run_in(project, "assets.studio", card.picture)
    assert painted.stdout.splitlines() == [f"painting {card.game}/art/{card.picture}"], painted.stderr
    run = run_in(project, "pytest", "-q", "assets/studio/tests/test_pictures.py")
    assert run.returncode == 0, run.stdout
