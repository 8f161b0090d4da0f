"""The commands, one module each, and the only place that prints, reads or tells the time.

A command imports what it needs when it runs, so that help starts at once.
"""

import sys


def main() -> None:
    """Run the command line; Ctrl-C while it is still starting ends it without a word."""
    try:
        from trainer.cli.app import run

        run()
    except KeyboardInterrupt:
        sys.exit(130)
