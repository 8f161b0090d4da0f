"""cribbage-trainer: learn to count cribbage hands.

Read in this order:

    cribbage    the game: cards, what they score (show; in the play pegging), how it is called (spoken), all the deals
                (census, dealing), and the positions of the play (position, plays)
    learning    the teacher: what is asked (deck, quiz), what an answer shows (diagnosis), when to ask again (schedule,
                session)
    store       the learner's history, in one SQLite file
    language    the voice: every word for people, in English and German
    display     what a screen shows
    cli         the commands: the only place that prints, reads and tells the time

Everything below cli is a function of its arguments: the time is a parameter `now` (UTC), chance a parameter `rng`.
"""
