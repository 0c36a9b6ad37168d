"""The pictures of Aquileia: a Roman town told as a mosaic, and the cards and pieces that come and go on it."""

from assets.studio.aquileia.catalogue import pictures

__all__ = ["pictures"]
