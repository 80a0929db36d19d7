"""Bivectors as commuting parts: split, exp, log, roots, in every signature."""
