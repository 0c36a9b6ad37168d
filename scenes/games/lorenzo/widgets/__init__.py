"""The pieces and panels on the table: widgets that show and are pressed, and know no rules."""
