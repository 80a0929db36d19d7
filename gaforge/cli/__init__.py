"""The command line, ``gaforge``. Commands load what they need when they run, so help is quick."""

from gaforge.cli.app import main

__all__ = ["main"]
