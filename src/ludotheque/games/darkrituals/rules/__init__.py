"""The rulebook, a file a chapter: docs/games/darkrituals.md says which."""
