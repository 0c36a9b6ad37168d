"""From a message to drawn letters: catalogues, languages, markup, fonts, line breaking, typesetting."""
