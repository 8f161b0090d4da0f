"""The slips: realistic mistakes, each stated as what it adds to the true count of a deal."""
