"""Simulated learners, the policies that teach them, and what is measured of it.

Read memory first (what a learner's memory is asked), then activation and tracing (learners A and B), counting (how they
count a hand), policies and ours (who chooses the next hand), lessons (day after day), and then the measures: mastery,
breadth, blaming, naming. The table is made in goals.
"""
