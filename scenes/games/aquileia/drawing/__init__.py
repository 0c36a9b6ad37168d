"""Functions that paint the pieces and know no widget."""
