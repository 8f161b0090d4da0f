"""A game for two to 121, as a pure state machine: (game, action) → (game, events).

Read in this order: state (what a game is), actions (what can be done), events (what happens then), step (the rules that
lead from one to the other), view (what a player sees of it), record (a game as text, to be saved).

Nothing here deals: the shuffled packs come from outside, in the actions. So a game is its actions, and to go on with a
saved one is to take them again.
"""
