"""The commands, one module each, and the only place that prints, reads or tells the time.

A command imports what it needs when it runs, so that help starts at once.
"""

from trainer.cli.app import main

__all__ = ["main"]
