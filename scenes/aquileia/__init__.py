"""The table of Aquileia."""
