"""Conversion to and from the multivectors of other packages, and their conventions."""
