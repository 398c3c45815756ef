"""A toy game that is not on the shelf: sound, or with one fault at a time, to prove that each check can fail."""
