"""The teacher: what to ask, what an answer shows, when to ask again. Pure, but for reading deck files."""
