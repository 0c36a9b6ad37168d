"""The table of San Gimignano."""
