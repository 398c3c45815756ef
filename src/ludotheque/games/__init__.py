"""The built-in games, one folder each: found by looking in here, never imported by name."""
