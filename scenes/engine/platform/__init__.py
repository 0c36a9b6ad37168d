"""The operating system: window, folders, memory, crashes, bundled files, background work, waiting for events."""
