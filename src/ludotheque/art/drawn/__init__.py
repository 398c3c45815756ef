"""Everything that can be drawn: people, creatures, things, places.

Points are points: the formatter leaves these files alone.
"""
