"""The game, pure: it knows nothing of learners, languages, screens or clocks."""
