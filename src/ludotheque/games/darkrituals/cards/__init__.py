"""The card files, and whether they fit together."""
