"""The games themselves: rules, opponents and laboratory. Nothing here knows of a screen or a language."""
