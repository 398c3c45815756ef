"""Playing many matches and measuring them."""
