"""How it looks: regions, cards, what can be chosen and what to expect of it."""
