"""The contests of arena and stadium, shown in a dialog (AQ 4.2)."""
