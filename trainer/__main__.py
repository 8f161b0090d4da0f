"""`python -m trainer` is `cribbage-trainer`."""

from trainer.cli import main

main()
