"""Dialogs, answers and selections: how a move of several steps is put together."""
