"""Lessons: what a teacher's file says, and how far somebody has come in it. They name no game."""
