"""The replay: a match step by step, played on from any of its moments."""
