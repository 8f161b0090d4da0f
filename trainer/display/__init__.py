"""What a screen shows, as lines of text. Nothing is printed here."""
