"""The saved matches: continue, rename, delete, export, import."""
