"""Text from catalogue to picture: languages, markup, fonts, line breaking, typesetting."""
