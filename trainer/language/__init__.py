"""The voice: every word that people read, in English and German, and what of a typed answer is understood."""
