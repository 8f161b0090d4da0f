"""The standard streams: there, and able to take any text, whatever the program was started with."""

import os
import sys
from typing import Any


def prepare() -> None:
    """Make reading and printing never fail on a character, and have every stream there, also one that was closed."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream: Any = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (it stays open to the end)
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def forget_output() -> None:
    """Send what is still to be printed nowhere: nobody can take it, and Python would complain of that at its end."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 (it stays open to the end)
