"""``python -m gaforge``: the command line."""

from gaforge.cli import main

if __name__ == "__main__":
    main()
