"""Playback of events: order, speed, sound, banner, status line, and what the player's keys skip."""
