"""The canvas, and the skins, shapes and images that it draws."""
