"""The widgets of the table: pieces and panels that are shown and pressed, and know no rules."""
