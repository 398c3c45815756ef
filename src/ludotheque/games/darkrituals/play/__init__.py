"""What bots think of a position, and positions from a few words."""
