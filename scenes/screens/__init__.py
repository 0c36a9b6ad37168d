"""Every screen but the table, one package each; they are opened through `scenes/navigation.py`."""
