"""The lab: commands without a window that simulate, record, replay and measure matches."""
