"""The operating system: window, folders, memory, crashes, bundled files, waiting for events."""
