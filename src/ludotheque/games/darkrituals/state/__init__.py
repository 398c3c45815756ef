"""What lies on the table, and what is worked out from it and from what the card files say."""
