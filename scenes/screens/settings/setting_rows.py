"""The rows of the settings, as `Settings` declares them: switch, slider or choice."""

from typing import get_args

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from scenes.engine.settings import Page, SettingRow, Settings
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.languages import LANGUAGES


def names_on(page: Page) -> list[str]:
    """Return the settings with a row on that page, from the top."""
    return [name for name, field in Settings.model_fields.items() if (row := row_of(field)) and row.page == page]


def row_of(field: FieldInfo) -> SettingRow | None:
    """Return the row that a setting declares; None if it has none."""
    return next((part for part in field.metadata if isinstance(part, SettingRow)), None)


def bounds_of(field: FieldInfo) -> tuple[int, int]:
    """Return the least and the largest value of a number."""
    low = next(part.ge for part in field.metadata if isinstance(part, Ge))
    high = next(part.le for part in field.metadata if isinstance(part, Le))
    return int(str(low)), int(str(high))


def choices_of(name: str, row: SettingRow, catalog: Catalog) -> list[tuple[str, str]]:
    """Return each possible value with its words."""
    if name == "language":
        return [(each.code, each.name) for each in LANGUAGES]
    values = get_args(Settings.model_fields[name].annotation)
    return [(value, catalog(f"settings-{_dashed(row.words or name)}-{_dashed(value)}")) for value in values]


def mark_of(name: str) -> str:
    """Return the name of the setting as it is used in ids of widgets and messages."""
    return _dashed(name)


def _dashed(name: str) -> str:
    return name.replace("_", "-")
