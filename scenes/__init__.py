"""The screens: everything that needs pygame lives below this package."""
