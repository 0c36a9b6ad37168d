"""Animations of the game's events, and the stage that holds back what they have not shown yet."""
