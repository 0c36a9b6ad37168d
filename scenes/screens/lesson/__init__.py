"""Lessons: a match on the real table, with a teacher in the place of the log."""
