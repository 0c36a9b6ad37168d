"""A match looked at step by step, and played on from any of its moments."""
