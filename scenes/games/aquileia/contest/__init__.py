"""AQ 4.2: the contests of arena and stadium, shown in a dialog."""
