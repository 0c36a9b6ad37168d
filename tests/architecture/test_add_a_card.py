"""A card is added by what CONTRIBUTING says under "Add a card", in a copy of the project: one for each of two games."""

from pathlib import Path

import pytest
from PIL import Image

from tests.architecture.scratch import ADDED_CARDS, AddedCard, project_with_a_card, run_in

FOUND_BY = ("tests/contract/test_texts.py", "tests/ui/rules/test_rule_book.py")
"""They know of no card."""


@pytest.mark.parametrize("card", ADDED_CARDS, ids=lambda card: card.game)
def test_a_card_is_added_as_contributing_says(card: AddedCard, tmp_path: Path) -> None:
    """A plain picture stands in; `assets/studio/tests/test_add_a_card.py` paints the real one."""
    project = project_with_a_card(card, tmp_path / "project")
    Image.new("RGB", (9, 16), "olive").save(project / "assets" / card.game / "art" / f"{card.picture}.webp")
    pictures = f"tests/ui/{card.game}/test_pictures.py"
    own = [file.relative_to(project).as_posix() for file in sorted((project / "tests").rglob(f"test_*{card.tests}.py"))]
    run = run_in(project, "pytest", "-q", "-rA", "-k", f"{card.game} or {card.tests}", *FOUND_BY, pictures, *own)
    assert run.returncode == 0, run.stdout
    assert [file for file in (pictures, *own) if f"PASSED {file}" not in run.stdout] == []
