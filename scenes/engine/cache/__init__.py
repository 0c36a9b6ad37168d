"""Painted pictures that are kept: bounded caches, display lists, static layers, painting ahead of time."""
