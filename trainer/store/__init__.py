"""The learner's history, in one SQLite file. All the SQL there is stands here.

Read schema.sql first, then database (the file: opened, checked, never overwritten), then history (what is recorded and
read).
"""
