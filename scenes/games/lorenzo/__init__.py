"""The table of Lorenzo il Magnifico."""
