"""The laboratory: headless commands that simulate, record, replay and measure matches."""
