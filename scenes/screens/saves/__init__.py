"""The matches going on: continued, named, deleted, taken elsewhere and brought back."""
